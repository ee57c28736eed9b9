"""What a list of saved games shows of each, read without playing it again.

How games stood when they were last played through is kept in words, so that lists need not play them again for that:
how far each had come, and a player after the other, so that a line that is too short can leave out the last ones.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from engine import TITLES
from engine.texts.language import gettext as _, spoken
from saves.disk import open_file, put, read_bytes
from saves.error_log import named
from saves.errors import SaveError
from saves.format import AGAIN, ENTRY, HELP, REDO, UNDO, id_of, standing
from saves.names import player_names, printable, shortened
from saves.reader import LONGEST_HEADER, read, read_header
from saves.slots import cleaned, existing, games, home, path_of
from saves.titles import refuse_later

_MOVE = re.compile(rb'"(?:[^"\\\n]|\\.)*"')
_EPOCH = datetime.fromtimestamp(0, UTC)
_END_OF_LIST = re.compile(rb"\][\r\n]")
_UNDO, _REDO, _AGAIN, _HELP = (f'"{word}"'.encode() for word in (UNDO, REDO, AGAIN, HELP))
_OVER = re.compile(rb"^over = true\s*$", re.MULTILINE)

_VERSION = 3
"""Grows when the words are made otherwise: then they are made anew."""

_LARGEST = 1024 * 1024
_CELLS = 200
_MOST = 16
"""So many parts of words are kept of a game at most."""

Stamp = tuple[int, int]
"""When a file was written, in nanoseconds, and how many bytes it had."""


class Summary(NamedTuple):
    """A saved game at a glance. `moves` leaves out what was taken back; `modified` is in UTC.

    `problem` says why a game cannot be read; then only the slot and the time are known. `aside` as in `Header`.
    """

    slot: str
    modified: datetime
    title: str = ""
    players: tuple[str, ...] = ()
    variant: str = ""
    seed: int | None = None
    moves: int = 0
    finished: bool = False
    aside: bool = False
    created: datetime | None = None
    problem: str | None = None


class Listed(NamedTuple):
    """A file of the folder, not read yet: its slot, when it was written, in nanoseconds, and how many bytes it has."""

    slot: str
    written: int
    size: int

    @property
    def unread(self) -> Summary:
        """What can be shown of it before it is read."""
        return Summary(self.slot, moment_of(self.written))


def listed() -> list[Listed]:
    """The files of all saved games but tries of puzzles, the one played last first.

    Raises `SaveError` if the folder cannot be read.
    """
    return sorted(map(_listed, games()), key=lambda one: (one.written, one.slot), reverse=True)


def summary(slot: str) -> Summary:
    """The summary of one saved game; raises `SaveError` if there is none, or if it cannot be opened."""
    slot = cleaned(slot)
    path = path_of(slot)
    data = read_bytes(path, LONGEST_HEADER)
    modified = moment_of(_listed(slot).written)
    try:
        header = read_header(data, slot)
        refuse_later(header, slot)
        if header.title not in TITLES:
            raise SaveError(_("There is no title '{name}'."), name=header.title)
    except SaveError as error:
        return Summary(slot, modified, problem=str(error))
    data = data if len(data) < LONGEST_HEADER else read_bytes(path)
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
        finished=_OVER.search(data, max(0, data.rfind(ENTRY))) is not None,
        aside=header.aside,
        created=header.created,
    )


def glanced(one: Listed) -> Summary:
    """The summary of a saved game, whatever is wrong with it."""
    try:
        return summary(one.slot)
    except SaveError as error:
        problem = str(error)
    except Exception as error:  # whatever is in a file, the others are listed
        problem = _("The saved game {name} cannot be read: {reason}.").format(name=one.slot, reason=named(error))
    return Summary(one.slot, one.unread.modified, problem=problem)


def summaries() -> list[Summary]:
    """All saved games, the one played last first; raises `SaveError` if the folder cannot be read."""
    return [glanced(one) for one in listed()]


def latest() -> Summary | None:
    """The game to continue: the one played last of those that can be read and are not finished.

    One that is played aside comes after all others. Those played before it are not read. Raises `SaveError` if the
    folder cannot be read.
    """
    beside: Summary | None = None
    for one in map(glanced, listed()):
        if one.problem is None and not one.finished:
            if not one.aside:
                return one
            beside = beside or one
    return beside


def newest() -> Summary | None:
    """The newest saved game that can be read; None if there is none, or if the folder cannot be read."""
    try:
        return next((one for one in map(glanced, listed()) if one.problem is None), None)
    except SaveError:
        return None


def slot_of(id: str) -> str | None:
    """The slot of the game with that id, the one played last of several; None where it is kept no longer.

    Raises `SaveError` if the folder cannot be read.
    """
    for one in listed():
        with suppress(SaveError):
            if id_of(read_header(read_bytes(path_of(one.slot), LONGEST_HEADER), one.slot)) == id:
                return one.slot
    return None


def moves_of(slot: str) -> list[str]:
    """The moves of a saved game in notation, without those taken back; raises `SaveError`."""
    slot = cleaned(slot)
    steps = standing(read(read_bytes(path_of(slot)), slot).entries)
    return [move.do for step in steps for move in step]


def _listed(slot: str) -> Listed:
    try:
        found = path_of(slot).lstat()
    except OSError:  # it went away just now
        return Listed(slot, 0, 0)
    return Listed(slot, found.st_mtime_ns, found.st_size)


def _moves(data: bytes) -> int:
    """How many moves stand, by the lines of a file as they are written."""
    done: list[int] = []
    undone: list[int] = []
    for entry in data.split(b"\ndo = ")[1:]:
        if entry.startswith(_UNDO):
            if done:
                undone.append(done.pop())
        elif entry.startswith(_REDO):
            if undone:
                done.append(undone.pop())
        elif entry.startswith(_AGAIN):
            undone += reversed(done)
            done.clear()
        elif not entry.startswith(_HELP) and (count := _written(entry)):
            done.append(count)
            undone.clear()
    return sum(done)


def _written(entry: bytes) -> int:
    """How many moves an entry holds, which begins with the one or with a list of them; none if it was broken off."""
    if not entry.startswith(b"["):
        return int(b"\n" in entry or entry.endswith(b'"'))
    end = _END_OF_LIST.search(entry)
    moves = entry[: end.start()] if end else b""
    return len(_MOVE.findall(moves)) if b"\\" in moves else moves.count(b'"') // 2


def moment_of(nanoseconds: int) -> datetime:
    """The moment so long after the beginning of 1970, in UTC; what is beyond the calendar is its end, or its start."""
    try:
        return _EPOCH + timedelta(microseconds=nanoseconds // 1000)
    except OverflowError:
        return (datetime.max if nanoseconds > 0 else datetime.min).replace(tzinfo=UTC)


def local(when: datetime) -> datetime:
    """The moment in the zone of this machine; as it is where that would be beyond the calendar."""
    try:
        return when.astimezone()
    except (OverflowError, ValueError, OSError):
        return when


# How games stood.


def stamp_of(slot: str) -> Stamp | None:
    """What tells a saved game from what it was before it was played on; None where there is none."""
    try:
        found = path_of(slot).lstat()
    except (OSError, SaveError):
        return None
    return found.st_mtime_ns, found.st_size


class Stands:
    """The words of all saved games that have not changed since, in the language that is spoken.

    A file that cannot be read, or is in another language, holds none.
    """

    def __init__(self) -> None:
        """What the file holds now."""
        self._language = ""
        self._kept: dict[str, tuple[Stamp, tuple[str, ...]]] = {}
        self._has_more = False
        self._follow()

    def _follow(self) -> None:
        """Forget words in a language that is spoken no longer."""
        if self._language != spoken().code:
            self._language = spoken().code
            self._kept, self._has_more = _read(self._language), False

    def of(self, slot: str) -> Sequence[str] | None:
        """The words about a saved game, part by part; None where they have to be found, () where there are none."""
        self._follow()
        kept = self._kept.get(slot)
        return kept[1] if kept is not None and kept[0] == stamp_of(slot) else None

    def learn(self, slot: str, stamp: Stamp, words: Sequence[str]) -> None:
        """These are the words about a saved game whose file had this stamp when it was played through."""
        self._follow()
        self._kept[slot] = stamp, _shown(words)
        self._has_more = True

    def keep(self) -> None:
        """Write what was learnt, unless the disk refuses: then it is found out again some time."""
        if not self._has_more:
            return
        with suppress(OSError, SaveError):
            slots = set(existing())
            games = {slot: [*stamp, words] for slot, (stamp, words) in self._kept.items() if slot in slots}
            found = {"version": _VERSION, "language": self._language, "games": games}
            put(_path(), json.dumps(found, ensure_ascii=False).encode())
            self._has_more = False


def _path() -> Path:
    return home() / "stands.json"


def _shown(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(shortened(printable(part), _CELLS) for part in words[:_MOST])


def _read(language: str) -> dict[str, tuple[Stamp, tuple[str, ...]]]:
    try:
        with open_file(_path()) as file:
            found = json.loads(file.read(_LARGEST))
        if (found["version"], found["language"]) != (_VERSION, language):
            return {}
        games = found["games"].items()
        return {str(slot): ((int(at), int(size)), _shown([*map(str, words)])) for slot, (at, size, words) in games}
    except (OSError, SaveError, ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        return {}
