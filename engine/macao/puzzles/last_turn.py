"""The end of the last turn, exactly: the most that a seat can still make of its cubes, gold and joker tiles.

Cards and quarters aside, which come before (see `steps`), what is left to do asks for colours in the cards alone that
take cubes of one colour or of different ones. All else takes any cubes, so that only their number counts, and whatever
brings gold comes before what gold is paid for. So the end is a choice of a few numbers: which of those cards are used,
how many spaces the disc and the ship move, how often the other cards are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.macao import deck, powers, wall
from engine.macao.actions import GOLD_OF_A_JOKER
from engine.macao.effects import DEPARTMENT_BITS, NUMBERS, OFFICE
from engine.macao.puzzles.means import Give, Means, means_of
from engine.macao.puzzles.voyages import Voyage, voyages
from engine.macao.scoring import total
from engine.macao.state import Colony

_OFFICES: Final = frozenset(NUMBERS[OFFICE])


class Given(NamedTuple):
    """What is made of cubes and joker tiles before the ship sails: what is left, what it brought, and how."""

    left: int
    gold: int
    points: int
    cubes: int
    """Cubes of joker tiles; what else they give is gold."""
    gives: tuple[int, ...]
    """The cards that are used of those that take cubes of one colour."""
    different: int
    """How many cubes of different colours are given."""
    groups: int
    """How many groups of cubes the Gold Digger takes."""
    pair: bool
    """Whether the Alchemist is used."""
    climbs: int
    """The spaces of the wall action."""


class Closing(NamedTuple):
    """How a turn is closed, and the points that this brings."""

    points: int
    given: Given
    helmsman: bool
    """Whether the Helmsman is paid."""
    sold: int
    """The kind of tile that the Trader takes, or -1."""
    voyage: Voyage
    purchases: int
    theatre: bool


def closed(position: Colony, seat: int) -> tuple[int, Closing]:
    """The total of the best end of the turn of a seat from a position in it, and that end."""
    found = best(means_of(position, seat))
    return total(position, seat) + _sure(position, seat) + found.points, found


def _sure(position: Colony, seat: int) -> int:
    """Points of cards that are used for nothing at the end of the turn."""
    points = 0
    for bit, _number, power in deck.standing(position.active[seat]).powers:
        if not position.used & bit:
            if isinstance(power, powers.PrestigePerOffice) and power.possible(position, seat):
                offices = position.active[seat] & DEPARTMENT_BITS[power.department]
                points += offices.bit_count() * power.prestige
            elif isinstance(power, powers.PrestigeIfEntered | powers.PrestigeIfSailed):
                points += power.prestige * power.possible(position, seat)
    return points


@lru_cache(maxsize=1 << 16)
def best(means: Means) -> Closing:
    """The best of all ends."""
    sales = [(-1, voyages(means.sailing))]
    if means.trader:
        for good, number in enumerate(means.sailing.cargo):
            if number:
                cargo = (*means.sailing.cargo[:good], number - 1, *means.sailing.cargo[good + 1 :])
                sales.append((good, voyages(means.sailing._replace(cargo=cargo))))
    return max(_closings(means, sales), key=lambda one: one.points)


def _closings(means: Means, sales: list[tuple[int, tuple[Voyage, ...]]]) -> Iterator[Closing]:
    counted = _counted(means, means.gold)
    for given in _most(_given(means)):
        for sold, possible in sales:
            gold = given.gold + (means.trader if sold >= 0 else 0)
            pawned = means.pawnshop if means.earned or gold > means.gold else 0
            for helmsman in (False, True) if means.helmsman[1] and gold + pawned >= means.helmsman[0] else (False,):
                reach = given.left + means.free_steps + (means.helmsman[1] if helmsman else 0)
                for voyage in possible:
                    if voyage.steps > reach:
                        break
                    there = gold + voyage.gold - (means.helmsman[0] if helmsman else 0)
                    there += pawned or (means.pawnshop if voyage.gold else 0)
                    worth, purchases, theatre = spent(there, means.tribute, means.theatre, means.per_gold)
                    points = given.points + voyage.points + worth - counted
                    yield Closing(points, given, helmsman, sold, voyage, purchases, theatre)


def _counted(means: Means, gold: int) -> int:
    """What gold that is left counts at the end."""
    return gold // means.per_gold if means.per_gold else 0


def _most(found: Iterable[Given]) -> list[Given]:
    """Those beside which no other leaves as many cubes with as much gold and as many points."""
    kept: list[Given] = []
    for one in sorted(dict.fromkeys(found), key=lambda given: (-given.left, -given.gold, -given.points, given[3:])):
        if not any(other.gold >= one.gold and other.points >= one.points for other in kept):
            kept.append(one)
    return kept


def _given(means: Means) -> Iterator[Given]:
    for cubes, gives in product(range(means.units + 1), _subsets(means.gives)):
        left = list(means.supply)
        for give in gives:
            left[give.colour] -= give.cubes
        wild = cubes + sum(one for one in left if one < 0)
        if wild < 0:
            continue
        gold = means.gold + GOLD_OF_A_JOKER * (means.units - cubes) + means.free_gold + sum(one.gold for one in gives)
        points = sum(one.points for one in gives)
        if means.office_used or any(one.card in _OFFICES for one in gives):
            points += means.chamber
        cards = tuple(one.card for one in gives)
        kinds = min(sum(1 for one in left if one > 0) + wild, len(left), means.different[0])
        there = sum(one for one in left if one > 0) + wild
        for different in range(kinds + 1):
            before = Given(
                there - different, gold, points + different * means.different[1], cubes, cards, different, 0, False, 0
            )
            for dug in _dug(means, before):
                yield from _climbed(means, dug)


def _subsets(gives: tuple[Give, ...]) -> Iterator[tuple[Give, ...]]:
    for chosen in product((False, True), repeat=len(gives)):
        yield tuple(one for one, is_used in zip(gives, chosen, strict=True) if is_used)


def _dug(means: Means, given: Given) -> Iterator[Given]:
    """Cubes given for gold."""
    (dug, brings), (pair, gold) = means.digger, means.alchemist
    for groups in range(given.left // dug + 1 if dug else 1):
        after = given._replace(left=given.left - groups * dug, gold=given.gold + groups * brings, groups=groups)
        yield after
        if pair and after.left >= pair:
            yield after._replace(left=after.left - pair, gold=after.gold + gold, pair=True)


def _climbed(means: Means, given: Given) -> Iterator[Given]:
    """Spaces on the wall, as far as they bring anything, with the gold for being first."""
    space, per_space = means.spaces
    most = wall.reach(given.left, means.wall_each) if means.can_climb else 0
    useful = max(wall.LAST_SPACE - space if per_space else 0, means.first[1])
    counted = min(means.space_before, wall.LAST_SPACE) // per_space if per_space else 0
    for climbs in range(max(0, min(most, useful)) + 1):
        there = min(space + climbs, wall.LAST_SPACE) // per_space if per_space else 0
        yield given._replace(
            left=given.left - (wall.cost(climbs, means.wall_each) if climbs else 0),
            gold=given.gold + (means.first[0] if 0 <= means.first[1] <= climbs else 0),
            points=given.points + there - counted,
            climbs=climbs,
        )


@lru_cache(maxsize=1 << 14)
def spent(gold: int, tribute: tuple[int, int, int], theatre: tuple[int, int], per_gold: int) -> tuple[int, int, bool]:
    """The most points for gold, how often prestige is bought for it, and whether the Theatre is used."""
    price, points, times = tribute
    found = (-1, 0, False)
    for purchases in range(times + 1):
        for used in (False, True) if theatre[0] else (False,):
            left = gold - purchases * price - used * theatre[0]
            if left >= 0:
                worth = purchases * points + used * theatre[1] + (left // per_gold if per_gold else 0)
                if worth > found[0]:
                    found = worth, purchases, used
    return found
