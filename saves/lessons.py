"""How far a lesson was played: its moves as lines of notation, so that it goes on where it was left or broken off."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.texts.language import gettext as _
from saves.disk import put
from saves.errors import SaveError
from saves.slots import home, make_folder

_MOST: Final = 100_000
"""Bytes that no lesson reaches: what is longer is not one."""


def kept_moves(name: str) -> list[str]:
    """The moves of the lesson of this name; none where nobody is in the middle of it, or its file cannot be read."""
    with suppress(OSError, ValueError, SaveError), _path(name).open("rb") as file:
        return file.read(_MOST).decode().splitlines()
    return []


def is_begun(title: str) -> bool:
    """Whether somebody is in the middle of the usual lesson of a title."""
    try:
        return _path(f"{title}-lesson").exists()
    except (OSError, SaveError):
        return False


def keep_moves(name: str, moves: Sequence[str]) -> None:
    """Keep the moves of a lesson, each a line; without any it is forgotten. Raises `SaveError`."""
    try:
        if moves:
            make_folder()
            put(_path(name), "".join(f"{move}\n" for move in moves).encode())
        else:
            _path(name).unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(_("How far the first game is cannot be kept: {reason}."), reason=error) from error


def _path(name: str) -> Path:
    return home() / f"{name}.moves"
