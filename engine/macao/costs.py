"""The ways to pay a cost in cubes: some may be left out, some may have any colour, nothing is paid too much."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.errors import Refused
from engine.macao import colours
from engine.macao.colours import CUBES, EVERY, Cubes, counted, in_words
from engine.payments import Due, Sum
from engine.questions import Payment
from engine.texts import N_, Text, message

_ALIKE: Final = (1.0,) * 6


@lru_cache(maxsize=1024)
def prices(cost: tuple[int, ...], less: int, any_colour: int) -> tuple[Cubes, ...]:
    """Every set of cubes that pays a cost: `less` of it are left out, but for one, then some have any colour."""
    found = {counted(kept) for kept in combinations(cost, max(1, len(cost) - less))}
    for _one in range(any_colour):
        found |= {
            _with(price, instead, colour) for price in found for instead in EVERY if price[instead] for colour in EVERY
        }
    return tuple(sorted(found, reverse=True))


def _with(price: Cubes, instead: int, colour: int) -> Cubes:
    found = list(price)
    found[instead] -= 1
    found[colour] += 1
    return tuple(found)


def payable(cost: int, size: int, supply: int, total: int, less: int, any_colour: int) -> bool:
    """Whether a cost (as `colours.marks`, of so many cubes) can be paid with a supply (the same)."""
    saved = min(less, size - 1)
    return (cost & ~supply).bit_count() - saved <= any_colour and total >= size - saved


@lru_cache(maxsize=1024)
def told(cost: tuple[int, ...], less: int, any_colour: int) -> Text:
    """A cost in words: as it is printed, and what cards change of it."""
    less = min(less, len(cost) - 1)
    if less and any_colour:
        changed = N_("{cost} ({cubes} less, {n} of any colour)")
    elif less:
        changed = N_("{cost} ({cubes} less)")
    else:
        changed = N_("{cost} ({n} of any colour)") if any_colour else "{cost}"
    return message(changed, cost=in_words(counted(cost)), cubes=CUBES.of(less), n=any_colour)


def lacking(says: str, what: Text, cost: tuple[int, ...], less: int, any_colour: int, supply: Cubes) -> Refused:
    """What is said where a supply does not pay a cost: the template has `{what}`, `{cost}` and `{has}`."""
    has = supply if any_colour else tuple(n if colour in cost else 0 for colour, n in enumerate(supply))
    there = in_words(has) if any(has) or not any(supply) else message("none of that")
    return Refused(message(says, what=what, cost=told(cost, less, any_colour), has=there))


@lru_cache(maxsize=8192)
def ways(cost: tuple[int, ...], less: int, any_colour: int, supply: Cubes, wanted: Cubes) -> tuple[Cubes, ...]:
    """The ways to pay a cost with a supply, first those that spare the colours that are wanted most."""
    found = [price for price in prices(cost, less, any_colour) if all(map(int.__le__, price, supply))]
    if len(found) > 1:
        dear = [0] * 6
        for place, colour in enumerate(wanted):
            dear[colour] = len(wanted) - place
        found.sort(key=lambda price: sum(map(int.__mul__, price, dear)))
    return tuple(found)


@lru_cache(maxsize=4096)
def _due(prices: tuple[Cubes, ...]) -> Due:
    def part(colour: int, number: int) -> Sum:
        return Sum(tuple(int(colour == other) for other in EVERY), number)

    return Due(tuple(tuple(part(colour, n) for colour, n in enumerate(price) if n) for price in prices))


@lru_cache(maxsize=4096)
def question(cost: tuple[int, ...], less: int, any_colour: int, supply: Cubes, wanted: Cubes, prompt: Text) -> Payment:
    """The question with what a cost is paid; it can be paid."""
    found = ways(cost, less, any_colour, supply, wanted)
    named = tuple(map(colours.named, found))
    return Payment("with", prompt, colours.tokens(supply), _due(prices(cost, less, any_colour)), _ALIKE, ways=named)
