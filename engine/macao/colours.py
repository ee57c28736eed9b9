"""The six colours of cubes, sets of cubes, and how they are said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.moves import Bundle
from engine.questions import Token
from engine.texts import Names, Text, message

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
GRAY: Final = 4
VIOLET: Final = 5

COLOURS: Final = ("red", "blue", "green", "black", "gray", "violet")
"""By these indices; dice and cubes have the same colours."""
COLOUR: Final = {name: colour for colour, name in enumerate(COLOURS)}
EVERY: Final = range(6)

called: Final = Names("macao")
"""Names of this title."""

SHOWN: Final = (called("red"), called("blue"), called("green"), called("black"), called("gray"), called("violet"))
FORMS: Final = (
    called.forms("{n} red", "{n} red"),
    called.forms("{n} blue", "{n} blue"),
    called.forms("{n} green", "{n} green"),
    called.forms("{n} black", "{n} black"),
    called.forms("{n} gray", "{n} gray"),
    called.forms("{n} violet", "{n} violet"),
)
CUBES: Final = called.forms("{n} cube", "{n} cubes")
GOLD: Final = called.forms("{n} gold", "{n} gold")
PRESTIGE: Final = called.forms("{n} PP", "{n} PP")
SPACES: Final = called.forms("{n} space", "{n} spaces")

Cubes = tuple[int, ...]
"""How many of each colour, by these indices."""
NO_CUBES: Final[Cubes] = (0,) * 6

_DEAREST: Final = 4
"""No card and no quarter costs more cubes of a colour."""
_ROW: Final = tuple((1 << n) - 1 for n in range(_DEAREST + 1))


def marks(cubes: Sequence[int]) -> int:
    """A set of cubes as bits, four a colour: what a cost asks for and this has not are the bits missing here."""
    found = 0
    for colour, number in enumerate(cubes):
        if number:
            found |= _ROW[number if number < _DEAREST else _DEAREST] << 4 * colour
    return found


def counted(colours: Iterable[int]) -> Cubes:
    """How many there are of each colour in a row of colours."""
    found = [0] * 6
    for colour in colours:
        found[colour] += 1
    return tuple(found)


@lru_cache(maxsize=4096)
def in_words(cubes: Cubes) -> tuple[Text, ...]:
    """A set of cubes in words, a text a colour: '2 red', '1 blue'; 'nothing' where there is none."""
    return tuple(FORMS[colour].of(number) for colour, number in enumerate(cubes) if number) or (message("nothing"),)


@lru_cache(maxsize=4096)
def tokens(cubes: Cubes) -> tuple[Token, ...]:
    """A set of cubes as the tokens of a question."""
    return tuple(Token(COLOURS[colour], SHOWN[colour], cubes[colour], FORMS[colour]) for colour in EVERY)


@lru_cache(maxsize=4096)
def named(cubes: Cubes) -> Bundle:
    """A set of cubes by name, as a payment has it."""
    return tuple((COLOURS[colour], number) for colour, number in enumerate(cubes) if number)


def read(bundle: Bundle) -> Cubes:
    """The cubes of a payment."""
    found = [0] * 6
    for name, number in bundle:
        found[COLOUR[name]] += number
    return tuple(found)
