"""What a title declares of itself: all that shared code may ask without knowing its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.texts import Text, counted, message

NO_TEXT = message("")

Chosen = bool | int | str | tuple[int, ...]
"""How a rule of the set-up is chosen: on or off, a number or one for each player, or the name of one of its values."""


@dataclass(frozen=True, slots=True)
class Named:
    """Something to choose at set-up: its name for the engine, its name for the player, and a few words about it."""

    name: str
    shown: Text
    gist: Text = NO_TEXT


@dataclass(frozen=True, slots=True)
class Character(Named):
    """A computer player with likings of its own, about as strong as the level that it is `like`."""

    like: str = ""


@dataclass(frozen=True, slots=True)
class Tireless(Named):
    """A computer player that thinks for as long as it may, on all processors, and gives no advice: the strongest."""


@dataclass(frozen=True, slots=True)
class Rule(Named):
    """A rule that can be chosen: on or off, or one of `values` where there are some, or one of `numbers`.

    With `each` every player has one of the numbers, in the order in which the players are named, or nobody any.
    """

    values: tuple[Named, ...] = ()
    numbers: range | None = None
    each: bool = False
    usual: Chosen = False
    """How it is where nobody chooses."""
    for_one: Chosen | None = None
    """How it is suggested to one person against computer players, if not as usual."""
    seats: range | None = None
    """For how many seats it makes a difference, if not for all: it is offered for these alone."""

    def is_for(self, seats: int) -> bool:
        """Whether it makes a difference for so many seats."""
        return self.seats is None or seats in self.seats

    def suggested(self, seats: int, people: int) -> Chosen:
        """How it is suggested for so many seats, so many of them people."""
        if self.for_one is None or people != 1 or seats == 1 or not self.is_for(seats):
            return self.usual
        return self.for_one

    def allows(self, chosen: object, seats: int) -> bool:
        """Whether it can be chosen like this for so many seats."""
        if self.values:
            return chosen in [one.name for one in self.values]
        if self.numbers is None:
            return isinstance(chosen, bool)
        if self.each:
            return isinstance(chosen, tuple | list) and len(chosen) in (0, seats) and all(map(self._has, chosen))
        return self._has(chosen)

    def _has(self, number: object) -> bool:
        is_number = isinstance(number, int) and not isinstance(number, bool)
        return is_number and self.numbers is not None and number in self.numbers


class Unit(NamedTuple):
    """What a title counts, as its points: `one` and `many` are templates with {n}, `noun` is the word alone."""

    one: str
    many: str
    noun: Text

    def points(self, n: int) -> Text:
        """So many of them."""
        return counted(self.one, self.many, n)


class Opening(NamedTuple):
    """A set-up that has a name of its own: so many seats, of which the last ones are `levels` of computer players."""

    seats: int
    variant: str
    rules: Mapping[str, Chosen] = MappingProxyType({})
    levels: tuple[str, ...] = ()

    @property
    def alone(self) -> int | None:
        """The seat of the only person; None where several people play."""
        return 0 if self.seats - len(self.levels) == 1 else None


class About(NamedTuple):
    """A title in one place: what it is called, who plays it, and which set-ups it has."""

    name: str
    """Its name in notation, on the command line and on the disk."""
    shown: Text
    designer: str
    seats: range
    """For how many seats it is; a game alone is one for 1."""
    names: tuple[Text, ...]
    """What the seats are called where nobody says, one for each."""
    variants: tuple[Named, ...]
    """In the order in which they are offered."""
    usual_variant: str
    unit: Unit
    tie: Unit | None = None
    """What decides between equals, where something does; each score tells its number of it."""
    rules: tuple[Rule, ...] = ()
    levels: tuple[Named, ...] = ()
    """The computer players that it has, the weakest first; characters come after them all."""
    usual_level: str = ""
    opponents: int = 0
    """How many computer players are suggested to somebody who plays by themselves."""
    decisions: Mapping[str, Sequence[int]] = MappingProxyType({})
    """How many decisions each seat makes in a game, by variant and then by number of seats, from the fewest on.

    They are means of games among computer players of the usual level, see `tests.benchmarks.decisions`.
    """
    advised: bool = False
    """Whether somebody can be asked for advice."""
    medals: bool = False
    """Whether games alone earn medals."""
    quick: Opening | None = None
    """The game that `--solo` begins."""
    daily: Opening | None = None
    """The game of the day."""
    edition: int = 1
    """It grows when a card, a figure or the dealing changes: games of an earlier edition may not play on."""

    def decided(self, variant: str, seats: int, people: int) -> int | None:
        """About how many decisions so many people make in a game together; None where the title does not say."""
        each = self.decisions.get(variant)
        return None if each is None else people * each[seats - self.seats[0]]

    def variant(self, name: str) -> Named | None:
        """The variant of a name, if there is one."""
        return next((one for one in self.variants if one.name == name), None)

    def rule(self, name: str) -> Rule | None:
        """The rule of a name, if there is one."""
        return next((one for one in self.rules if one.name == name), None)

    def strength(self, name: str) -> tuple[int, int]:
        """The strength of a level from 1 on, and the highest there is."""
        level = self.level(name)
        names = [one.name for one in self.by_strength]
        return names.index(level.like if isinstance(level, Character) else name) + 1, len(names)

    @property
    def by_strength(self) -> tuple[Named, ...]:
        """The levels without characters, the weakest first."""
        return tuple(one for one in self.levels if not isinstance(one, Character))

    @property
    def adviser(self) -> Named | None:
        """The level of whoever gives advice: the strongest but those who think for as long as they may."""
        return next((one for one in reversed(self.by_strength) if not isinstance(one, Tireless)), None)

    def level(self, name: str) -> Named | None:
        """The level of a name, if there is one."""
        return next((one for one in self.levels if one.name == name), None)


HEAD_START: Final = "head_start"


def head_start(seats: range, gist: Text, most: int) -> Rule:
    """A handicap, so that any two can have a close game: for each up to `most` at the start; `gist` says of what."""
    return Rule(HEAD_START, message("Head start"), gist, numbers=range(most + 1), each=True, usual=(), seats=seats)


def head_starts(options: Mapping[str, Any], names: Sequence[str]) -> list[int]:
    """What each seat has more at the start; `names` are those by seat, the options give numbers by their `players`."""
    given = dict(zip(map(str, options["players"]), options.get(HEAD_START, ()), strict=False))
    return [given.get(name, 0) for name in names]
