"""How a position is written as numbers: which number stands for what follows from the annotations of its title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from engine.position import UNKNOWN, Named, Room, fields_of
from engine.title import OVER, Title

NUMBER = "number"
"""A number as it is."""
TRUTH = "truth"
"""1 where it is true, else 0."""
NAME = "name"
"""The place of a name in a list of names, from 1 on; 0 for none."""
PLACE = "place"
"""At which place of a sequence something of that name stands, from 1 on; 0 where it does not."""
LENGTH = "length"
"""How many there are; what the numbers after it say of more than that is 0."""
KNOWN = "known"
"""1 where what follows is known, else 0, and what follows is 0, too."""
THERE = "there"
"""1 where what follows exists, else 0, and what follows is 0, too."""


WORTH_REMEMBERING = 4
"""What is written as fewer numbers is written as fast as it is looked up."""


class Cell(NamedTuple):
    """What a number of an observation stands for."""

    label: str
    """Where it stands in the plain table, such as "goods.0.fish"."""
    kind: str
    """One of the kinds above."""
    names: tuple[str, ...] = ()
    """The names whose place it is, of a `NAME`."""


Write = Callable[[Any, list[int]], None]
"""Adds a value to numbers: always the same number of them."""


class Writer(NamedTuple):
    """How a part of a position is written, and what its numbers stand for."""

    cells: tuple[Cell, ...]
    write: Write


@dataclass(frozen=True)
class Layout:
    """The layout of the positions of a set-up."""

    words: tuple[str, ...]
    """What a word of a position can be: phases, variants, values of rules, targets of moves, answers."""

    @classmethod
    def of(cls, rules: Title[Any]) -> Layout:
        """The layout of a title."""
        about = rules.about
        words = (
            *(*rules.phases, OVER),
            *(one.name for one in about.variants),
            *(value.name for rule in about.rules for value in rule.values),
            *(target for kind in rules.kinds_of_move for target in kind.targets if target),
            *rules.answers,
        )
        return cls(tuple(dict.fromkeys(words)))

    def writer(self, position: Any) -> Writer:
        """What writes positions of the set-up whose start this one is."""
        return self._record("", type(position), [position])

    def _record(self, label: str, kind: Any, samples: Sequence[Any]) -> Writer:
        """A dataclass or a named tuple; what the players are called is left out."""
        parts = []
        for name, part in fields_of(kind).items():
            if name != "names":
                found = [getattr(one, name) for one in samples]
                writer = self._of(f"{label}.{name}" if label else name, part, found)
                parts.append((name, writer if get_origin(_unfolded(part)[0]) is list else _remembering(writer)))
        cells = tuple(cell for _name, writer in parts for cell in writer.cells)
        writes = [(name, writer.write) for name, writer in parts if writer.cells]

        def write(value: Any, out: list[int]) -> None:
            for name, write_one in writes:
                write_one(getattr(value, name), out)

        return Writer(cells, write)

    def _of(self, label: str, kind: Any, samples: Sequence[Any]) -> Writer:
        """A value of an annotation; the samples are what stands there at the start of a game."""
        kind, extras = _unfolded(kind)
        samples = [one for one in samples if one is not UNKNOWN and one is not None]
        if UNKNOWN in extras:
            return _or_nothing(label, KNOWN, self._known(label, kind, extras, samples))
        return self._known(label, kind, extras, samples)

    def _known(self, label: str, kind: Any, extras: Sequence[Any], samples: Sequence[Any]) -> Writer:
        origin, parts = get_origin(kind), get_args(kind)
        named = next((one for one in extras if isinstance(one, Named)), None)
        room = next((one for one in extras if isinstance(one, Room)), None)
        if origin in (Union, UnionType):
            there = next(part for part in parts if part is not NoneType)
            return _or_nothing(label, THERE, self._of(label, there, samples))
        if named is not None:
            return _bits(label, named) if named.in_bits else self._named(label, kind, named)
        if origin is tuple and parts[-1] is not Ellipsis:
            writers = [self._of(f"{label}.{n}", part, [one[n] for one in samples]) for n, part in enumerate(parts)]
            return _each(writers)
        if origin in (list, tuple):
            return self._sequence(label, parts[0], room, samples)
        if fields_of(kind):
            return self._record(label, kind, samples)
        return self._single(label, kind, samples)

    def _single(self, label: str, kind: Any, samples: Sequence[Any]) -> Writer:
        if kind is str:
            words = tuple(dict.fromkeys((*self.words, *samples)))  # those of what stays the same for a whole game, too
            places = {word: place for place, word in enumerate(words, start=1)}
            return Writer((Cell(label, NAME, words),), lambda value, out: out.append(places.get(value, 0)))
        return Writer((Cell(label, TRUTH if kind is bool else NUMBER),), lambda value, out: out.append(int(value)))

    def _named(self, label: str, kind: Any, named: Named) -> Writer:
        """A number that stands for a name, or a number for each of the names."""
        if kind is int:
            return Writer((Cell(label, NAME, named.names),), lambda value, out: out.append(value + 1))
        return _each([self._of(f"{label}.{name}", get_args(kind)[0], []) for name in named.names])

    def _sequence(self, label: str, kind: Any, room: Room | None, samples: Sequence[Any]) -> Writer:
        items = [item for one in samples for item in one]
        if room is not None and room.most is None:
            return _by_place(label, next(one for one in _unfolded(kind)[1] if isinstance(one, Named)))
        if room is None:
            length = max(map(len, samples), default=0)
            return _each([self._of(f"{label}.{n}", kind, items) for n in range(length)])
        writers = [self._of(f"{label}.{n}", kind, items) for n in range(room.most or 0)]
        cells = (Cell(f"{label}.length", LENGTH), *_cells(writers))
        writes = [writer.write for writer in writers]
        size = len(writers[0].cells)

        def write(value: Any, out: list[int]) -> None:
            number = len(value)
            out.append(number)
            for write_one, one in zip(writes, value, strict=False):
                write_one(one, out)
            if number > len(writes):
                raise ValueError(f"there is no room for {number} in {label}")
            out.extend((0,) * (size * (len(writes) - number)))

        return Writer(cells, write)


def _unfolded(kind: Any) -> tuple[Any, list[Any]]:
    """An annotation without what is said of it, and all of that."""
    extras: list[Any] = []
    while get_origin(kind) is Annotated:
        kind, *more = get_args(kind)
        extras += more
    return kind, extras


def _cells(writers: Iterable[Writer]) -> tuple[Cell, ...]:
    return tuple(cell for writer in writers for cell in writer.cells)


def _each(writers: Sequence[Writer]) -> Writer:
    """Values that stand side by side, always as many; of several at once where each is a number as it is."""
    cells = _cells(writers)
    if all(len(writer.cells) == 1 and writer.cells[0].kind in (NUMBER, TRUTH) for writer in writers):
        size = len(writers)

        def extend(value: Any, out: list[int]) -> None:
            if len(value) != size:
                raise ValueError(f"{len(value)} in place of {size} at {cells[0].label if cells else ''}")
            out.extend(value)

        return Writer(cells, extend)
    writes = [writer.write for writer in writers]

    def write(value: Any, out: list[int]) -> None:
        for write_one, one in zip(writes, value, strict=True):
            write_one(one, out)

    return Writer(cells, write)


def _remembering(writer: Writer) -> Writer:
    """What writes a value that positions share until it is replaced: it is written anew when it is another one."""
    if len(writer.cells) < WORTH_REMEMBERING:
        return writer
    cells, write_anew = writer
    last: Any = None
    numbers: list[int] = []

    def write(value: Any, out: list[int]) -> None:
        nonlocal last, numbers
        if value is not last:
            numbers = []
            write_anew(value, numbers)
            last = value
        out.extend(numbers)

    return Writer(cells, write)


def _or_nothing(label: str, kind: str, writer: Writer) -> Writer:
    """A value that may be unknown, or missing."""
    cells = (Cell(f"{label}.{kind}", kind), *writer.cells)
    nothing, write_known = (0,) * len(cells), writer.write

    def write(value: Any, out: list[int]) -> None:
        if value is UNKNOWN or value is None:
            out.extend(nothing)
        else:
            out.append(1)
            write_known(value, out)

    return Writer(cells, write)


def _bits(label: str, named: Named) -> Writer:
    """A set of names that is kept in the bits of a number."""
    names = named.names

    @lru_cache(maxsize=1024)
    def split(value: int) -> tuple[int, ...]:
        return tuple(value >> place & 1 for place in range(len(names)))

    return Writer(tuple(Cell(f"{label}.{name}", TRUTH) for name in names), lambda value, out: out.extend(split(value)))


def _by_place(label: str, named: Named) -> Writer:
    """A sequence in which each name stands at most once: for each of them its place."""
    names = named.names

    @lru_cache(maxsize=1024)
    def placed(value: tuple[int, ...]) -> tuple[int, ...]:
        found = [0] * len(names)
        for place, one in enumerate(value, start=1):
            found[one] = place
        return tuple(found)

    return Writer(tuple(Cell(f"{label}.{name}", PLACE) for name in names), lambda value, out: out.extend(placed(value)))


def by_label(cells: Iterable[Cell]) -> Mapping[str, int]:
    """Where in an observation each label stands."""
    return {cell.label: number for number, cell in enumerate(cells)}
