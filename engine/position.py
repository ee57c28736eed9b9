"""The kit of positions: what a title declares with annotations is copied and frozen by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, cached_property
from itertools import repeat
from pkgutil import resolve_name
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    NoReturn,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

if TYPE_CHECKING:
    from random import Random

PLAIN: Final = (int, str, bool, NoneType)
"""What a position is made of in the end."""


class Unknown:
    """What `UNKNOWN` is: equal to itself alone, and nothing to reckon with, to count, to order or to decide by."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNKNOWN"

    def __bool__(self) -> NoReturn:
        raise TypeError("what a seat cannot know is neither true nor false")

    def __reduce__(self) -> str:
        return "UNKNOWN"  # there is but one, however it travels


UNKNOWN: Final[Any] = Unknown()
"""What stands in the position that somebody sees in place of a value that they cannot know."""

T = TypeVar("T")
Secret = Annotated[T, UNKNOWN]
"""The annotation of a value in place of which `UNKNOWN` may stand in a position that is seen.

In a position that is played it never does, so the rules read the value. Whoever reads positions that are seen asks
whether it `is UNKNOWN` before: to reckon with that fails at once.
"""


@dataclass(frozen=True)
class Named:
    """What the numbers in an annotation stand for, as programs are told: `Annotated[int, Named("module:CARDS")]`.

    A number is a place in that sequence, and a list of numbers counts what stands at each place; -1 is nothing.
    """

    where: str
    """A module and a sequence in it, of names or of what has a `name`; it is read when it is first needed."""
    in_bits: bool = False
    """Whether a number is a set of places, the sum of 1 << place."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that stand there, in their order."""
        return _names(self.where)


@cache
def _names(where: str) -> tuple[str, ...]:
    return tuple(one if isinstance(one, str) else one.name for one in resolve_name(where))


@dataclass(frozen=True)
class Room:
    """How many there are at most in a sequence that grows and shrinks: `Annotated[tuple[int, ...], Room(8)]`.

    Where it says no number the sequence is one of `Named` numbers, each of which stands in it at most once. A sequence
    without it is as long as at the start of its game.
    """

    most: int | None = None


@dataclass(frozen=True)
class SeatTerms:
    """What stays the same for a whole game: the names by seat, and what a title adds to them."""

    names: tuple[str, ...]

    @cached_property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @cached_property
    def lone(self) -> bool:
        """Whether one player plays alone."""
        return len(self.names) == 1


class Position:
    """The plain data of a game between two moves: cheap to copy, equal when equal.

    A title's is a dataclass with slots. Its fields are whole numbers, truths, words, None, tuples, named tuples and
    frozen dataclasses of such, which copies share and which are replaced when they change; and lists of all these or of
    lists, of which a copy has its own. What a seat may have to do without is annotated as `Secret`.
    """

    __slots__ = ()

    revealed: int
    """How often something hidden has been turned up; undo warns where this grew."""

    def copy(self) -> Self:
        """An independent copy."""
        kind = type(self)
        type.__setattr__(kind, "copy", _copier(kind))  # when first needed, for it takes a moment
        return kind.copy(self)


P = TypeVar("P", bound=Position)


def frozen(position: Position, without: tuple[str, ...] = ()) -> tuple[Any, ...]:
    """The position as a tuple that can be kept in a set: equal where all but some of its fields are equal."""
    kind: Any = type(position)
    return _freezer(kind, without)(position)


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    """The annotations of a dataclass or a named tuple by the names of its fields; none for anything else."""
    names = (
        kind._fields if hasattr(kind, "_fields") else [one.name for one in fields(kind)] if is_dataclass(kind) else ()
    )
    hints = get_type_hints(kind, include_extras=True) if names else {}
    return {name: hints[name] for name in names}


def _copier(kind: Any) -> Callable[[Any], Any]:
    """What copies positions of a kind field by field, as fast as if somebody had written it by hand."""
    lines = [f" twin.{name} = {_copy_of(part, f'self.{name}')}\n" for name, part in fields_of(kind).items()]
    known: dict[str, Any] = {"new": object.__new__, "kind": kind, "copied": list.copy}
    exec("".join(("def copy(self):\n twin = new(kind)\n", *lines, " return twin\n")), known)
    made: Callable[[Any], Any] = known["copy"]
    return made


def _copy_of(kind: Any, value: str) -> str:
    """The expression for a copy of what the expression `value` gives: the same where nothing in it can change."""
    if get_origin(kind) is Annotated:
        return _copy_of(get_args(kind)[0], value)
    if get_origin(kind) is list:
        one = _copy_of(get_args(kind)[0], "one")
        if one in ("one", "one.copy()"):
            return f"{value}.copy()" if one == "one" else f"[*map(copied, {value})]"
        return f"[{one} for one in {value}]"
    if not _is_constant(kind):
        raise TypeError(f"a position cannot hold {kind}: see `Position`")
    return value


@cache
def _freezer(kind: Any, without: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What makes tuples of positions of a kind, written as `_copier` writes what copies them."""
    parts = (_frozen_of(part, f"self.{name}") for name, part in fields_of(kind).items() if name not in without)
    known: dict[str, Any] = {}
    exec(f"def freeze(self):\n return ({''.join(f'{part}, ' for part in parts)})\n", known)
    made: Callable[[Any], tuple[Any, ...]] = known["freeze"]
    return made


def _frozen_of(kind: Any, value: str) -> str:
    """The expression for what the expression `value` gives with tuples in place of lists."""
    if get_origin(kind) is Annotated:
        return _frozen_of(get_args(kind)[0], value)
    if get_origin(kind) is not list:
        return value
    one = _frozen_of(get_args(kind)[0], "one")
    return f"tuple({value})" if one == "one" else f"tuple([{one} for one in {value}])"


def _is_constant(kind: Any) -> bool:
    if get_origin(kind) is Annotated:
        return _is_constant(get_args(kind)[0])
    if get_origin(kind) in (tuple, Union, UnionType):
        return all(part is Ellipsis or _is_constant(part) for part in get_args(kind))
    parameters = getattr(kind, "__dataclass_params__", None)
    is_frozen = hasattr(kind, "_fields") if parameters is None else parameters.frozen
    return kind in PLAIN or (is_frozen and all(map(_is_constant, fields_of(kind).values())))


def covered(cards: tuple[T, ...], known: int) -> tuple[T, ...]:
    """As many cards, of which only the first so many can be seen."""
    return (*cards[:known], *repeat(UNKNOWN, len(cards) - known))


def dealt(cards: tuple[int, ...], known: int, rng: Random, ends: Iterable[int] = ()) -> tuple[int, ...]:
    """The cards with those after the first so many dealt anew, within the parts of the pile that end at `ends`."""
    found = list(cards[:known])
    for end in (*ends, len(cards)):
        closed = sorted(cards[len(found) : end])  # what is dealt must not depend on how they really lie
        rng.shuffle(closed)
        found += closed
    return tuple(found)
