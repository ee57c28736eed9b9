"""What the power of a card works with: the holdings of its owner, and the questions that several powers ask."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.macao import colours, state, wall
from engine.macao.colours import COLOUR, COLOURS, EVERY, SHOWN, Cubes
from engine.moves import Bundle
from engine.questions import Basket, Choice, Option, Question
from engine.texts import Text, message

_CUBE: Final = message("Which colour do you take?")
_CUBES: Final = message("Which colours do you take?")
_GIVEN: Final = message("Which cubes do you give?")
_IN_GROUPS: Final = message("cubes")
OPTIONS: Final = tuple(Option(name, shown) for name, shown in zip(COLOURS, SHOWN, strict=True))


class Visit(NamedTuple):
    """One use of a card by its owner; `wanted` are the colours, those that its owner needs most first."""

    position: state.Colony
    seat: int
    wanted: Cubes

    @property
    def supply(self) -> list[int]:
        """The cubes that the owner has."""
        return self.position.supply[self.seat]

    def earn(self, gold: int) -> None:
        """Receive gold."""
        earn(self.position, self.seat, gold)

    def pay(self, gold: int) -> None:
        """Pay gold."""
        self.position.gold[self.seat] -= gold

    def score(self, points: int) -> None:
        """Gain prestige."""
        self.position.points[self.seat] += points

    def climb(self, spaces: int) -> None:
        """Move the own disc on the wall."""
        wall.advance(self.position, self.seat, spaces)

    def take_cube(self) -> Generator[Question, Any, None]:
        """Take a cube of a colour of choice."""
        self.supply[COLOUR[(yield colour_question(self.wanted))]] += 1

    def take_cubes(self, low: int, high: int, without: int = -1) -> Generator[Question, Any, int]:
        """Take cubes of colours of choice, but not of one of them; returns how many."""
        bundle: Bundle = yield _taking(low, high, without, self.wanted)
        for name, number in bundle:
            self.supply[COLOUR[name]] += number
        return sum(number for _name, number in bundle)

    def give_cubes(self, low: int, high: int, multiple: int = 1) -> Generator[Question, Any, int]:
        """Give cubes of any colours, so many or a multiple of it; returns how many."""
        bundle = yield giving(tuple(self.supply), low, high, self.wanted, _GIVEN, multiple)
        return spend(self.supply, bundle)


def earn(position: state.Colony, seat: int, gold: int) -> None:
    """Somebody receives gold: the round remembers it."""
    position.gold[seat] += gold
    position.earned |= 1 << seat


def spend(supply: list[int], bundle: Bundle) -> int:
    """Take cubes that were given out of a supply; returns how many they were."""
    total = 0
    for name, number in bundle:
        supply[COLOUR[name]] -= number
        total += number
    return total


@lru_cache(maxsize=1024)
def colour_question(wanted: Cubes, label: str = "cube", prompt: Text = _CUBE) -> Choice:
    """The question for a colour, the first one wanted most."""
    return Choice(label, prompt, tuple(OPTIONS[colour] for colour in wanted))


@lru_cache(maxsize=1024)
def _taking(low: int, high: int, without: int, wanted: Cubes) -> Basket:
    there = tuple(0 if colour == without else high for colour in EVERY)
    tokens = tuple(token for token in colours.tokens(there) if token.have)
    return Basket("cubes", _CUBES, tokens, low, high, high, tuple(COLOURS[colour] for colour in wanted))


def giving(
    supply: Cubes, low: int, high: int, wanted: Sequence[int], prompt: Text, multiple: int = 1, label: str = "with"
) -> Basket:
    """The question for cubes of any colours out of a supply; those that are wanted least go first."""
    groups = ((COLOURS, multiple),) if multiple > 1 and low < high else ()
    best_first = tuple(COLOURS[colour] for colour in reversed(wanted))
    return Basket(label, prompt, colours.tokens(supply), low, high, low, best_first, groups, _IN_GROUPS)
