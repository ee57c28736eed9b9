"""A game that is left: what the disk has refused is tried once more, and kept somewhere else where it refuses again."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import NamedTuple

from platformdirs import user_state_dir

from engine.texts.language import gettext as _
from saves.disk import SUFFIX, NameTaken, draft, give_name, sync_folder
from saves.exchange import written
from saves.format import steps_of
from saves.names import printable
from saves.saved_game import SavedGame


class Farewell(NamedTuple):
    """What is to be said of a game that could not be saved; `text` is the game itself where no copy of it was kept."""

    sentence: str
    text: str = ""


def state_folder() -> Path:
    """Where copies of games are kept that their own folder does not take; it need not exist."""
    return Path(user_state_dir("havre", appauthor=False))


def parted(saved: SavedGame) -> Farewell | None:
    """Close a game. None where all of it is saved, or else what has become of it."""
    saved.save()
    reason, problem = saved.unsaved, saved.problem
    saved.close()
    if reason is None:
        return None if problem is None else Farewell(problem)
    if not saved.game.history:
        return Farewell(_("The game could not be saved: {reason}.").format(reason=reason))
    text = written(saved.header, steps_of(saved.game))
    try:
        path = printable(quote(str(_kept(saved.slot, text.encode()))))
    except OSError:
        sentence = _(
            "The game could not be saved: {reason}. When Havre ends it is printed as a text, "
            "which `havre saves import` takes in."
        )
        return Farewell(sentence.format(reason=reason), text)
    sentence = _("The game could not be saved: {reason}. A copy is kept: `havre saves import {file}` takes it in.")
    return Farewell(sentence.format(reason=reason, file=path))


def _kept(slot: str, text: bytes) -> Path:
    """The file that holds a copy, safely on the disk, under a name that was free. Raises OSError."""
    folder = state_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with draft(folder, text) as (new, _handle):
        for name in (slot, *(f"{slot}-{number}" for number in range(2, 1000))):
            path = folder / f"{name}{SUFFIX}"
            try:
                give_name(new, path)
            except NameTaken:
                continue
            sync_folder(folder)
            return path
    raise OSError
