"""The text of a saved game: a header in TOML, then one entry a step, each written behind the last.

A step is one move, or several that were played together; the entry after which the game was over says so. A changed or
a lost entry is told by short sums: each is of the entry itself and of the sum before it. docs/saves.md shows a file and
describes the whole format.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import tomli_w

from engine import Game, format_move
from engine.chance import digest
from engine.notation import format_forced
from engine.past import Played

FORMAT: Final = 1
"""The format that is written (`saves.reader.MIGRATIONS`)."""

SHARED_FORMAT: Final = 1001
"""The format of games that several programs write (`saves.harbour.shared_game`): a saved game but for its seats.

It is far above the others, so that a version that knows none of them does not play one as a game at one keyboard.
"""

UNDO = "undo"
REDO = "redo"
AGAIN = "again"
"""Back to the start of a puzzle, for another try."""
HELP = "help"
"""A step of help in a try of a puzzle."""
ENTRY = b"[[moves]]"

_TOLD = ("created", "id", "seen_before", "aside", "first_game", "seats", "puzzle", "bots")
"""What a header tells where it is not as usual, in the order in which it stands there."""

_COLUMNS = 120
"""In how many bytes a list is written on one line."""

_BYTES = 2
"""One change in 65,536 goes unseen; the file of a full game of four, 28 KB without sums, has 39 with them."""


class Header(NamedTuple):
    """What a game begins with: `engine.new_game(title, **options)`.

    `created` is None and `id` is empty if nobody wrote them. `id` tells the game from another of the same seed;
    `seen_before` says that whoever plays it may have seen what lies hidden in it; `bots` are the players whom the
    computer plays, by name, with their levels; `edition` is that of the title under which it is played. `aside` is a
    game that is played beside another, which stays the one to continue; `first_game` is one that goes on from a lesson.
    `seats` are those of a shared game, as it began: "player 3", by the number at the host, or "level merchant".
    `puzzle` is the id of the puzzle of which it holds the tries: it begins with that.
    """

    title: str
    options: Mapping[str, Any]
    created: datetime | None = None
    id: str = ""
    seen_before: bool = False
    bots: Mapping[str, str] = MappingProxyType({})
    edition: int = 1
    aside: bool = False
    first_game: bool = False
    puzzle: str = ""
    seats: tuple[str, ...] = ()


class WrittenMove(NamedTuple):
    """A move in notation, with its answers to questions that had no other (`engine.notation.format_forced`)."""

    do: str
    forced: tuple[str, ...] = ()


Step = tuple[WrittenMove, ...]
"""Moves that were played together and are taken back together; nearly always there is one."""


class Entry(NamedTuple):
    """One confirmed step, or a word such as `undo` in place of a move; `line` is its line in the file, from 1."""

    step: Step
    line: int
    over: bool = False

    @property
    def is_undo(self) -> bool:
        """Whether the step before it was taken back."""
        return self._is(UNDO)

    @property
    def is_redo(self) -> bool:
        """Whether the step that was taken back last was played again."""
        return self._is(REDO)

    @property
    def is_again(self) -> bool:
        """Whether all steps were taken back at once, to try a puzzle again."""
        return self._is(AGAIN)

    @property
    def is_help(self) -> bool:
        """Whether somebody was helped with a puzzle: nothing was played."""
        return self._is(HELP)

    def _is(self, word: str) -> bool:
        return self.step[0].do == word and len(self.step) == 1


class Contents(NamedTuple):
    """What a saved game holds. `sound` is the number of bytes it was read from.

    Bytes after those belong to an entry whose writing was broken off. `is_older` says that the file is of an older
    format: nothing can be added to it before it has been written anew. `sum` is that of the last entry.
    """

    header: Header
    entries: tuple[Entry, ...]
    sound: int
    is_older: bool = False
    sum: str = ""


class Written(NamedTuple):
    """A whole file, and the sum of its last entry, from which that of the next one goes on."""

    data: bytes
    sum: str


def header_bytes(header: Header) -> bytes:
    """The beginning of a file."""
    number = SHARED_FORMAT if header.seats else FORMAT
    first = {"format": number, "title": header.title, "edition": header.edition}
    return tomli_w.dumps({**first, **_table(header), **first}).encode()


def _table(header: Header) -> dict[str, Any]:
    """The header as it was before titles had editions; what is as usual is left out."""
    fields = header._asdict() | {"bots": dict(header.bots)}
    told = {name: fields[name] for name in _TOLD if fields[name]}
    return {"format": FORMAT, "title": header.title, **told, "options": header.options}


def entry_bytes(*moves: WrittenMove | str, over: bool = False, after: str | None = None) -> bytes:
    """What a step adds to the file: one move, or several that are played together.

    `after` is the sum of the entry before it; without it the entry carries no sum.
    """
    step = step_of(*moves)
    is_group = len(step) > 1
    lines = [_line("do", [move.do for move in step] if is_group else step[0].do)]
    if any(move.forced for move in step):
        forced = [list(move.forced) for move in step]
        lines.append(_line("forced", forced if is_group else forced[0]))
    if over:
        lines.append(_line("over", True))
    if after is not None:
        lines.append(_line("sum", next_sum(after, step, over=over)))
    return b"\n" + ENTRY + b"\n" + "".join(lines).encode()


def step_of(*moves: WrittenMove | str) -> Step:
    """Moves that are written together; one without answers may be given as its text."""
    return tuple(WrittenMove(move) if isinstance(move, str) else move for move in moves)


def _line(key: str, value: object) -> str:
    line = f"{key} = {_inline(value)}\n"
    return line if len(line.encode()) <= _COLUMNS or not isinstance(value, list) else tomli_w.dumps({key: value})


def _inline(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    return tomli_w.dumps({"x": value})[len("x = ") : -1]


def whole_file(header: Header, entries: Iterable[Entry]) -> Written:
    """A whole file: the beginning, and these very entries."""
    parts, last = [header_bytes(header)], first_sum(header.options)
    for entry in entries:
        parts.append(entry_bytes(*entry.step, over=entry.over, after=last))
        last = next_sum(last, entry.step, over=entry.over)
    return Written(b"".join(parts), last)


def entries_of(steps: Sequence[Step], *, over: bool = False) -> list[Entry]:
    """The entries of steps that stand in no file yet; `over` after the last."""
    return [Entry(step, 0, over and number == len(steps)) for number, step in enumerate(steps, start=1)]


def new_id() -> str:
    """An id that no other game has."""
    return os.urandom(8).hex()


def id_of(header: Header) -> str:
    """The id of a game; where its file names none, one that its header gives."""
    if header.id:
        return header.id
    import hashlib  # noqa: PLC0415  (only games of the first formats have no id)

    return hashlib.sha256(tomli_w.dumps(_table(header)).encode()).hexdigest()[:16]


# Sums.


def first_sum(options: Mapping[str, Any]) -> str:
    """What the sum of the first entry goes on from: all that the game is set up from, but the names of the players."""
    return _sum_of(tomli_w.dumps({name: value for name, value in options.items() if name != "players"}))


def next_sum(before: str, step: Step, *, over: bool) -> str:
    """The sum of an entry after one with the sum `before`."""
    return _sum_of(json.dumps([before, [[move.do, *move.forced] for move in step], over]))


def _sum_of(words: str) -> str:
    return digest(words, _BYTES).hex()


# The steps of a game.


def written(step: Iterable[Played]) -> Step:
    """Moves that were played together, in notation."""
    return tuple(WrittenMove(format_move(played.move), tuple(format_forced(played.forced))) for played in step)


def steps_of(game: Game) -> list[Step]:
    """All that was played in a game, in notation."""
    return [written(step) for step in game.steps]


def file_of(header: Header, game: Game) -> Written:
    """A whole file for a game, with what was taken back in it and can be played again."""
    ahead, taken_back = game.copy(), 0
    while ahead.can_redo:
        ahead.redo()
        taken_back += 1
    entries = entries_of(steps_of(ahead), over=ahead.decision is None)
    return whole_file(header, [*entries, *entries_of([step_of(UNDO)] * taken_back)])


def standing(entries: Iterable[Entry]) -> list[Step]:
    """What stands after some of it was taken back and played again."""
    done: list[Step] = []
    undone: list[Step] = []
    for entry in entries:
        if entry.is_undo:
            undone += done[-1:]
            del done[-1:]
        elif entry.is_redo:
            done += undone[-1:]
            del undone[-1:]
        elif entry.is_again:
            undone += reversed(done)
            done.clear()
        elif not entry.is_help:
            done.append(entry.step)
            undone.clear()
    return done
