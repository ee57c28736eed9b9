"""A saved game as one short text that can be pasted into a mail, and games taken in from texts and files.

As such a text a game is kept elsewhere that is left and that the disk refuses.

A text is a header, then all moves with a slash between them. Moves that were played together are joined by a plus sign;
answers to questions that had no other stand in brackets behind a move. docs/saves.md shows one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any, NamedTuple, Protocol

from platformdirs import user_state_dir

from engine import Game
from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from saves import format as form
from saves.disk import LARGEST, SUFFIX, NameTaken, draft, give_name, sync_folder
from saves.errors import Damaged, SaveError
from saves.format import Contents, Entry, Header, Step, WrittenMove
from saves.hosted import hosted
from saves.names import filled
from saves.reader import read
from saves.replay import Examined, examined, examined_bytes, examined_contents
from saves.saved_game import SavedGame
from saves.slots import cleaned

_COLUMNS = 72
_BETWEEN = "/"
_TOGETHER = " + "
_FORCED = re.compile(r"(.*?) ?\[([^][]*)\]")
_QUOTED = re.compile(r"^(?:[ \t]*[>|])+ ?")
_BEGINNING = re.compile(r"^[ \t]*format[ \t]*=", re.MULTILINE)
_MOVES = re.compile(r'^[ \t]*moves[ \t]*=[ \t]*"""', re.MULTILINE)
_SIGNATURE = re.compile(r"^-- ?$.*", re.MULTILINE | re.DOTALL)
_TYPOGRAPHY = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00a0": " "})


def exported(slot: str) -> str:
    """A saved game as a text of short lines: its header, and the moves that stand. Raises `SaveError`."""
    found = examined(slot).whole()
    header = found.header._replace(id=form.id_of(found.header), seen_before=found.seen_before, aside=False)
    if found.is_outgrown:
        return written(header, form.standing(found.contents.entries))
    header = header._replace(options=found.game.options, edition=found.game.about.edition)
    return written(header, form.steps_of(found.game))


def written(header: Header, steps: Sequence[Step]) -> str:
    """The text of a game with these steps."""
    lines = wrapped(f" {_BETWEEN} ".join(_TOGETHER.join(map(_move, step)) for step in steps), _COLUMNS)
    return "\n".join(
        [
            _("# A game of Havre. `havre saves import` takes it in."),
            _("# It holds all moves and the seed, and with them all that is hidden."),
            form.header_bytes(header).decode(),
            "[text]",
            f"count = {sum(map(len, steps))}",
            'moves = """',
            *lines,
            '"""',
            "",
        ]
    )


def _move(move: WrittenMove) -> str:
    return f"{move.do} [{'; '.join(move.forced)}]" if move.forced else move.do


def imported(data: bytes, name: str, slot: str | None = None, *, up_to_damage: bool = False) -> SavedGame:
    """Begin a saved game from a text or from the bytes of a saved game, in the slot named or in a free one.

    Raises `SaveError`; `Damaged` if not all of it can be played, unless `up_to_damage` asks for what can be.
    """
    found = read_text(data, name) if up_to_damage else read_text(data, name).whole()
    if found.is_outgrown:
        return SavedGame.keep_unfollowed(found.contents, slot)
    return _kept(found, slot)


def recovered(slot: str, into: str | None = None) -> SavedGame:
    """The moves of a damaged game up to the damage, as a new game in a slot of its own; the damaged file is kept.

    The same for a game of an earlier edition that cannot be followed to its end. Raises `SaveError` where nothing is
    damaged, where nothing can be recovered, or where `into` is taken.
    """
    slot = cleaned(slot)
    found = examined(slot)
    if found.damage is None and not found.is_outgrown:
        raise SaveError(_("The saved game {name} is not damaged."), name=slot)
    return _kept(found, into, _("{name}-recovered").format(name=slot))


def _kept(found: Examined, slot: str | None, like: str | None = None) -> SavedGame:
    """A new saved game of what can be played; whoever plays it has played what lies beyond."""
    header, seen_before = found.header, found.seen_before or found.is_outgrown
    return SavedGame.keep(
        found.game,
        slot,
        bots=header.bots,
        like=like,
        seen_before=seen_before,
        aside=bool(header.puzzle),
        first_game=header.first_game,
        puzzle=header.puzzle,
        id=header.id,
    )


def read_text(data: bytes, name: str) -> Examined:
    """What a text holds, whether it was exported, is a saved game itself, or was quoted in a mail on its way.

    Marks of quoting, blanks at line ends, what stands before and after it and typographic quotation marks are
    forgiven. Raises `SaveError` where not even the beginning can be read.
    """
    if len(data) > LARGEST:
        raise SaveError(_("{name} is too large for a saved game."), name=name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return examined_bytes(data, name)
    tries = [_unquoted(text), _unquoted(text.translate(_TYPOGRAPHY))]
    text = next(filter(_readable, tries), tries[0])
    if not text:
        raise SaveError(_("There is no saved game in {name}."), name=name)
    opening = _MOVES.search(text)
    if opening is None:
        return examined_bytes(text.encode(), name)
    return _examined_text(text, name, text.count("\n", 0, opening.end()) + 1)


def _unquoted(text: str) -> str:
    """The text without the marks of a mail, nothing if no game begins in it; its lines keep their numbers."""
    lines = [_QUOTED.sub("", line).rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    text = _SIGNATURE.sub("", "\n".join(lines))
    beginning = _BEGINNING.search(text)
    if beginning is None:
        return ""
    text = "\n" * text.count("\n", 0, beginning.start()) + text[beginning.start() :]
    moves = _MOVES.search(text)
    if moves is not None:
        end = text.find('"""', moves.end())
        text = text[: end + 3] + "\n" if end >= 0 else text + '\n"""\n'
    return text


def _readable(text: str) -> bool:
    """Whether it is TOML with anything in it."""
    try:
        return bool(tomllib.loads(text))
    except (ValueError, RecursionError):
        return False


def _examined_text(text: str, name: str, first: int) -> Examined:
    """What an exported text holds; `first` is the line in which its moves are opened."""
    contents, damage = read(text.encode(), name), None
    found: object = tomllib.loads(text).get("text")
    table: dict[str, Any] = found if isinstance(found, dict) else {}
    moves, count = table.get("moves"), table.get("count")
    entries = _entries(moves if isinstance(moves, str) else "", first + 1)
    held = sum(len(entry.step) for entry in entries)
    if held != count:
        short = _("{name} is damaged: it holds {n} of its {count} moves.")
        damage = Damaged(short, first, len(entries), name=name, n=held, count=count)
    return examined_contents(Contents(contents.header, entries, contents.sound), name, damage)


def _entries(moves: str, line: int) -> tuple[Entry, ...]:
    """The moves of a text, each with the line in which it begins."""
    found: list[Entry] = []
    for part in moves.split(_BETWEEN):
        blank = part[: len(part) - len(part.lstrip())]
        if part.strip():
            step = tuple(map(_read_move, " ".join(part.split()).split(_TOGETHER)))
            found.append(Entry(step, line + blank.count("\n")))
        line += part.count("\n")
    return tuple(found)


def _read_move(words: str) -> WrittenMove:
    found = _FORCED.fullmatch(words)
    return WrittenMove(words) if found is None else WrittenMove(found[1], tuple(found[2].split("; ")))


# Games that are left.


class Farewell(NamedTuple):
    """What is to be said of a game that could not be saved; `text` is the game itself where no copy of it was kept."""

    sentence: str
    text: str = ""


def state_folder() -> Path:
    """Where copies of games are kept that their own folder does not take; it need not exist."""
    return Path(user_state_dir("havre", appauthor=False))


class LeftGame(Protocol):
    """What must be known of a game that is left: a `SavedGame`, or something like one."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def slot(self) -> str:
        """What it is called."""

    @property
    def header(self) -> Header:
        """What it begins with."""

    @property
    def problem(self) -> str | None:
        """A sentence about what is wrong with keeping it, or None."""

    @property
    def unsaved(self) -> str | None:
        """Why something of it is on no disk, or None."""

    def save(self) -> None:
        """Try once more to write what the disk has refused."""

    def close(self) -> None:
        """Give the file back."""


def parted(saved: LeftGame) -> Farewell | None:
    """Close a game. None where all of it is saved, or else what has become of it."""
    saved.save()
    reason, problem = saved.unsaved, saved.problem
    saved.close()
    if reason is None:
        return None if problem is None else Farewell(problem)
    if not saved.game.history:
        return Farewell(_("The game could not be saved: {reason}.").format(reason=reason))
    text = written(saved.header, form.steps_of(saved.game))
    try:
        copy = None if hosted() is not None else _copied(saved.slot, text.encode())
    except OSError:
        copy = None
    if copy is None:
        kept = _(
            "The game could not be saved: {reason}. When Havre ends it is printed as a text, "
            "which `havre saves import` takes in."
        )
        return Farewell(kept.format(reason=reason), text)
    kept = _("The game could not be saved: {reason}. A copy is kept: `havre saves import {file}` takes it in.")
    return Farewell(filled(kept, reason=reason, file=quote(str(copy))))


def _copied(slot: str, text: bytes) -> Path:
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
