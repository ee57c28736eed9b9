"""What a list of saved games shows of each, read without playing it again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime

from saves.editions import refuse_later
from saves.errors import Damaged, SaveError
from saves.files import read_bytes
from saves.format import ENTRY, REDO, UNDO, Header
from saves.names import player_names, printable
from saves.reading import read, read_header
from saves.slots import cleaned, existing, path_of
from saves.steps import standing

_STEP = re.compile(rb'^do = (?:"(.*)"\r?$|\[((?:\s*"(?:[^"\\\n]|\\.)*",?)*)\s*\])', re.MULTILINE)
_MOVE = re.compile(rb'"(?:[^"\\\n]|\\.)*"')
_OVER = re.compile(rb"^over = true\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Summary:
    """A saved game at a glance. `moves` leaves out what was taken back; `modified` is in UTC.

    `problem` says why a game cannot be read; then only the slot and the time are known.
    """

    slot: str
    modified: datetime
    title: str = ""
    players: tuple[str, ...] = ()
    variant: str = ""
    seed: int | None = None
    moves: int = 0
    finished: bool = False
    created: datetime | None = None
    problem: str | None = None


def summary(slot: str) -> Summary:
    """The summary of one saved game; raises `SaveError` if there is none, or if it cannot be opened."""
    slot = cleaned(slot)
    path = path_of(slot)
    data = read_bytes(path)
    try:
        modified = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:  # it went away just now
        modified = datetime.fromtimestamp(0, UTC)
    try:
        header = _header(data, slot)
        refuse_later(header, slot)
    except SaveError as error:
        return Summary(slot, modified, problem=str(error))
    seed = header.options.get("seed")
    players = header.options.get("players")
    return Summary(
        slot=slot,
        modified=modified,
        title=printable(header.title),
        players=tuple(player_names(players)) if isinstance(players, list) else (),
        variant=printable(str(header.options.get("variant", ""))),
        seed=seed if isinstance(seed, int) else None,
        moves=_moves(data),
        finished=_OVER.search(data, data.rfind(ENTRY)) is not None,
        created=header.created,
    )


def summaries() -> list[Summary]:
    """All saved games, the one played last first; raises `SaveError` if the folder cannot be read."""
    found: list[Summary] = []
    for slot in existing():
        try:
            found.append(summary(slot))
        except SaveError as error:
            found.append(Summary(slot, datetime.fromtimestamp(0, UTC), problem=str(error)))
    return sorted(found, key=lambda one: (one.modified, one.slot), reverse=True)


def latest() -> Summary | None:
    """The game to continue: the one played last of those that can be read and are not finished."""
    return next((one for one in summaries() if one.problem is None and not one.finished), None)


def moves_of(slot: str) -> list[str]:
    """The moves of a saved game in notation, without those taken back; raises `SaveError`."""
    slot = cleaned(slot)
    steps = standing(read(read_bytes(path_of(slot)), slot).entries)
    return [move.do for step in steps for move in step]


def _header(data: bytes, slot: str) -> Header:
    try:
        return read_header(data, slot)
    except Damaged:
        return read(data, slot).header  # an entry torn at its first bytes looks like a part of the header


def _moves(data: bytes) -> int:
    """How many moves stand, by the lines of a file as they are written."""
    done: list[int] = []
    undone: list[int] = []
    for one, several in _STEP.findall(data):
        if one == UNDO.encode():
            undone += done[-1:]
            del done[-1:]
        elif one == REDO.encode():
            done += undone[-1:]
            del undone[-1:]
        else:
            done.append(len(_MOVE.findall(several)) if several else 1)
            undone.clear()
    return sum(done)
