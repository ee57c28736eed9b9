"""What the activated cards of a seat and its gold are worth: what they bring in each round to come, and at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.macao import effects, powers, rounds, sea, state
from engine.macao.deck import CARDS, OFFICES_IN_ALL

CUBE: Final = 0.55
"""A cube of a colour of choice, in points."""
GOLD: Final = 1.6
"""A gold coin, in points."""
_COLOUR: Final = (0.0, 0.62, 0.38, 0.2)
"""How likely one is to have so many cubes of a colour to spare in a round."""
_ACTIVATIONS: Final = {effects.OFFICE: 0.14, effects.BUILDING: 0.34, effects.PERSON: 0.38}
"""How many cards of each kind are activated in a round."""
_ALL_ACTIVATIONS: Final = sum(_ACTIVATIONS.values())
_QUARTERS: Final = 0.7
_DELIVERIES: Final = 0.55
_PURCHASES: Final = 0.8


class Seen(NamedTuple):
    """What of a seat has a say in what its cards bring."""

    active: int
    tableau: int
    """Its cards that are not activated, a bit a card."""
    markers: int
    jokers: int
    cargo: tuple[int, ...]
    first: bool
    last: bool


Brought = tuple[float, float]
"""Gold and points of a round."""
_NOTHING: Final[Brought] = (0.0, 0.0)


def _give_colour(effect: powers.GiveColour, _seen: Seen) -> Brought:
    likely = _COLOUR[effect.cubes]
    return likely * effect.gold, likely * (effect.prestige - effect.cubes * CUBE * 0.8)


def _give_cubes(effect: powers.GiveCubes, _seen: Seen) -> Brought:
    return (0.55, -0.55 * 2 * CUBE * 0.6) if effect.most else (0.5, -0.5 * 3 * CUBE * 0.6)


def _pay_for_cubes(effect: powers.PayForCubes, _seen: Seen) -> Brought:
    return 0.0, 0.3 if effect.gold == 1 else 0.2


def _per_office(effect: powers.PrestigePerOffice, seen: Seen) -> Brought:
    offices = effects.DEPARTMENT_BITS[effect.department]
    return 0.0, (seen.active & offices).bit_count() + 0.7 * (seen.tableau & offices).bit_count() + 0.15


def _if_office_used(_effect: powers.PrestigeIfOfficeUsed, seen: Seen) -> Brought:
    offices = (seen.active & effects.BITS[effects.OFFICE]).bit_count()
    return 0.0, (0.15, 0.6, 0.8, 0.9)[min(3, offices)]


def _by_wall(effect: powers.GainByWall, seen: Seen) -> Brought:
    now = seen.first if effect.place == powers.FIRST else seen.last
    likely = 0.65 if now else 0.35
    return likely * effect.gold, likely * effect.cubes * 1.3 * CUBE


def _ship_steps(effect: powers.ShipSteps, _seen: Seen) -> Brought:
    return (-0.35, 0.35 * effect.spaces * CUBE * 1.2) if effect.gold else (0.0, 0.75 * effect.spaces * CUBE)


def _reward(effect: effects.ActivationReward, _seen: Seen) -> Brought:
    often = _ALL_ACTIVATIONS if effect.kind == effects.ANY else _ACTIVATIONS[effect.kind]
    return often * effect.gold, often * (effect.prestige + effect.cubes * 1.3 * CUBE)


def _delivery(effect: effects.DeliveryBonus, seen: Seen) -> Brought:
    often = _DELIVERIES + 0.05 * sum(seen.cargo)
    return often * effect.gold, often * effect.prestige


def _tribute(effect: effects.TributeBonus, _seen: Seen) -> Brought:
    return 0.0, _PURCHASES * (effect.prestige + effect.cubes * 1.4 * CUBE)


_EACH_ROUND: Final[dict[type[effects.Effect], Callable[[Any, Seen], Brought]]] = {
    powers.GiveColour: _give_colour,
    powers.GiveCubes: _give_cubes,
    powers.GiveDifferent: lambda effect, seen: (0.0, 1.4),
    powers.ExchangeColour: lambda effect, seen: (0.0, 0.5),
    powers.PayForCubes: _pay_for_cubes,
    powers.PayForPrestige: lambda effect, seen: (0.0, 0.35),
    powers.SellTile: lambda effect, seen: (0.0, 0.6),
    powers.PrestigeIfOfficeUsed: _if_office_used,
    powers.PrestigePerOffice: _per_office,
    powers.PrestigeIfSailed: lambda effect, seen: (0.0, 0.6),
    powers.PrestigeIfEntered: lambda effect, seen: (0.0, 0.45 * effect.prestige),
    powers.TakeGold: lambda effect, seen: (effect.gold, 0.0),
    powers.TakeCube: lambda effect, seen: (0.0, 1.4 * CUBE),
    powers.GoldIfEarned: lambda effect, seen: (0.7, 0.0),
    powers.GoldIfPoor: lambda effect, seen: (0.4, 0.0),
    powers.GoldPerMarkers: lambda effect, seen: ((seen.markers + 1.0) / effect.markers, 0.0),
    powers.GainByWall: _by_wall,
    powers.ShipSteps: _ship_steps,
    powers.WallSteps: lambda effect, seen: (0.0, 0.5 * effect.spaces),
    effects.GoldOnEntering: lambda effect, seen: (0.45, 0.0),
    effects.QuarterLimit: lambda effect, seen: (0.0, 0.7),
    effects.QuarterAnyColour: lambda effect, seen: (0.0, 0.45),
    effects.QuarterLess: lambda effect, seen: (0.0, _QUARTERS * 1.2 * CUBE),
    effects.QuarterReward: lambda effect, seen: (_QUARTERS, 0.0),
    effects.StepsAfterQuarter: lambda effect, seen: (0.0, 0.3),
    effects.WallFlat: lambda effect, seen: (0.0, 0.15),
    effects.WallTop: lambda effect, seen: (0.0, 0.25),
    effects.DeliveryBonus: _delivery,
    effects.ActivationLess: lambda effect, seen: (0.0, 1.3 * CUBE * _ACTIVATIONS[effect.kind] * 1.1),
    effects.ActivationAnyColour: lambda effect, seen: (0.0, 0.6),
    effects.ActivationFree: lambda effect, seen: (0.0, 1.1),
    effects.ActivationReward: _reward,
    effects.TributeBonus: _tribute,
    effects.TributeLimit: lambda effect, seen: (0.0, 0.35),
    effects.JokerTwice: lambda effect, seen: (0.0, 0.4 + 0.2 * seen.jokers),
    effects.MayDecline: lambda effect, seen: (0.0, 0.2),
    effects.TableauSize: lambda effect, seen: (0.0, 0.1),
    effects.GoldPerOne: lambda effect, seen: (0.45, 0.0),
    effects.ExtraDie: lambda effect, seen: (0.0, 1.4),
    effects.NoEmptyPenalty: lambda effect, seen: (0.0, 0.4),
}
"""What cards bring in a round; those that are not here bring nothing but at the end."""


ENDING: Final = sum(
    1 << number
    for number, card in enumerate(CARDS)
    if isinstance(card.effect, effects.Ending | effects.NoTableauPenalty)
)
"""The cards that bring something at the end."""
WAREHOUSES: Final = {
    number: card.effect.good for number, card in enumerate(CARDS) if isinstance(card.effect, effects.DeliveryDouble)
}
"""The good of each warehouse."""


@lru_cache(maxsize=65536)
def each_round(number: int, seen: Seen) -> Brought:
    """The gold and the points that a card brings in a round."""
    effect = CARDS[number].effect
    found = _EACH_ROUND.get(type(effect))
    return found(effect, seen) if found is not None else _NOTHING


@lru_cache(maxsize=65536)
def income(seen: Seen) -> Brought:
    """The gold and the points that all activated cards of a seat bring in a round."""
    gold = points = 0.0
    bits = seen.active
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        more, better = each_round(lowest.bit_length() - 1, seen)
        gold += more
        points += better
    return gold, points


def at_the_end(number: int, expected: effects.Counted, tableau: int) -> float:
    """The points that a card brings at the end if things come as expected."""
    effect = CARDS[number].effect
    if isinstance(effect, effects.Ending):
        return effect.number(expected) * effect.prestige
    if isinstance(effect, effects.NoTableauPenalty):
        return 3.0 * tableau
    return 0.0


def doubling(number: int, cargo: tuple[int, ...], ports: list[tuple[int, ...]], share: float) -> float:
    """What a warehouse adds to the deliveries to come; `ports` are the covered spaces."""
    good = WAREHOUSES[number]
    port = sea.PORT_OF[good]
    free = sea.PORTS[port].values[len(ports[port]) :]
    aboard = cargo[good]
    return 0.85 * sum(free[:aboard]) + 0.55 * share * sum(free[aboard:])


# Gold: the prestige that it can be expected to buy in the rounds to come.

MOST: Final = 45
"""More gold than this is worth no more."""

Tribute = tuple[int, int]
Purses = tuple[tuple[float, ...], ...]
"""What each sum of gold is worth at the beginning of each round; the one after the last round is worth nothing."""


def _tributes() -> tuple[tuple[int, int, float], ...]:
    """How likely the cards that come up in a round are to add so much gold and so much prestige to the tribute."""
    pairs = Counter(card.tribute for card in CARDS[OFFICES_IN_ALL:])
    all_cards = sum(pairs.values())
    found: dict[Tribute, float] = {(0, 0): 1.0}
    for _card in range(rounds.REVEALED):
        after: dict[Tribute, float] = {}
        for (gold, prestige), likely in found.items():
            for (more, better), number in pairs.items():
                key = gold + more, prestige + better
                after[key] = after.get(key, 0.0) + likely * number / all_cards
        found = after
    return tuple((gold, prestige, likely) for (gold, prestige), likely in found.items())


_TRIBUTES: Final = _tributes()


@lru_cache(maxsize=256)
def _purses(offices: tuple[Tribute, ...], income: int) -> Purses:
    """With so much gold coming in each round, if one buys whenever that is better than to wait."""
    found: list[tuple[float, ...]] = [(0.0,) * (MOST + 1)]
    for base, better in reversed(offices):
        later = found[-1]
        row = []
        for gold in range(MOST + 1):
            have = min(MOST, gold + income)
            waits, hope = later[have], 0.0
            for cost, prestige, likely in _TRIBUTES:
                left = have - cost - base
                if left >= 0:
                    buys = prestige + better + later[left]
                    hope += likely * (buys if buys > waits else waits)
                else:
                    hope += likely * waits
            row.append(hope)
        found.append(tuple(row))
    return tuple(reversed(found))


@lru_cache(maxsize=256)
def _tributes_of(offices: tuple[int, ...]) -> tuple[Tribute, ...]:
    """What the office cards of each round add to the tribute."""
    per_round = len(offices) // state.LAST_ROUND
    return tuple(rounds.tribute_of(offices[n * per_round : (n + 1) * per_round]) for n in range(state.LAST_ROUND))


_MOST_INCOME: Final = 8


def of_gold(position: state.Colony, number: int, gold: int, income: float) -> float:
    """What gold is worth at the beginning of a round, with so much coming in each round from then on."""
    if number > state.LAST_ROUND:
        return 0.0
    tributes = _tributes_of(position.offices)
    income = min(income, _MOST_INCOME)
    low, gold = int(income), min(gold, MOST)
    found = _purses(tributes, low)[number - 1][gold]
    part = income - low
    return found + part * (_purses(tributes, low + 1)[number - 1][gold] - found) if part else found
