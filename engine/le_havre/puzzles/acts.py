"""What each main action of the last turns could come to, taken to be better than it is: the material of the bound.

An action is told by what it brings and by what it takes for certain. Where tokens may stand in for others, or some of
a good may be turned over, several forms of it are told, each of which is at least as good as what it stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from engine.le_havre.building import YACHT, cost_for, covers, lacks, ship_cost
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.entry import VisitAtTable
from engine.le_havre.exchanges import Conversion, Firing, Sale, SaleByShowing
from engine.le_havre.goods import (
    ANY_GOOD,
    BREAD,
    BRICK,
    CATTLE,
    CHARCOAL,
    COAL,
    FISH,
    FRANCS,
    HIDES,
    INSTEAD,
    IRON,
    LEATHER,
    OFFERED,
    STANDARD,
    STEEL,
    TILES,
    UPGRADED,
    WOOD,
    energy_of,
)
from engine.le_havre.money import REPAYMENT
from engine.le_havre.puzzles.exchanged import Act, Storage, fired, shown, sold, spent, turned
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS, SHIPS
from engine.le_havre.state import BEFORE_SUPPLY, TOWN, Havre
from engine.le_havre.visits import WIND_FARM, WIND_FARM_WAIVES


class Unit(NamedTuple):
    """An offer to be taken, or a building to be entered.

    `acts` tells what it comes to with a storage, `uses` the kinds of goods on which that depends. The fee is owed by
    whoever has not the `price` to buy the building of the town first, and can then enter it twice in a row. Whoever has
    not the price of a `proposed` one must have built it.
    """

    name: str
    acts: Callable[[Storage], Sequence[Act]]
    uses: tuple[int, ...] = ()
    food: int = 0
    francs: int = 0
    price: int | None = None
    proposed: bool = False
    builds: bool = False
    takes: int = -1


SAIL: Final = "shipping-line"


class _Table(NamedTuple):
    """What the units of a position have in common."""

    position: Havre
    stacks: tuple[int, ...]
    to_build: tuple[int, ...]
    ships: tuple[tuple[int, ...], ...]
    """The values of the ships that could be built, by kind, the highest first."""
    waived: int


def units(position: Havre, *, last: bool) -> tuple[Unit, ...]:
    """The offers and buildings of the final action (`last`), or of the actions before it."""
    stacks = tuple(card for stack in position.stacks for card in stack)
    ships = [[SHIPS[ship].value for ship in stack] for stack in position.harbour]
    if last and not position.final:
        ship = SHIPS[position.round_card.ship]
        ships[ship.kind].append(ship.value)
    to_build = stacks + ((CARD_INDEX["football-stadium"],) if position.stadium_waits else ())
    in_play = (*position.deeds.built, *stacks)
    waived = WIND_FARM_WAIVES if CARD_INDEX[WIND_FARM] in in_play else 0
    table = _Table(position, stacks, to_build, tuple(tuple(sorted(one, reverse=True)) for one in ships), waived)
    found = [_taken(kind, number) for kind, number in enumerate(on_offer(position)) if number]
    found += [_entered(table, card) for card in in_play if CARDS[card].effect is not None]
    return tuple(found)


def on_offer(position: Havre) -> Storage:
    """All that lies on offer at the end of the round if nothing of it is taken."""
    offers = position.offers.copy()
    if not position.final:
        first = position.turn - (position.phase == BEFORE_SUPPLY)
        for tile in position.tiles[first:]:
            for kind in TILES[tile].brings:
                offers[kind] += 1
    return offers


def _taken(kind: int, number: int) -> Unit:
    acts = (Act(number) if kind == FRANCS else Act(change=((kind, number),)),)
    name = f"take {kind}"
    return Unit(name, lambda _goods: acts, takes=kind)


def _entered(table: _Table, card: int) -> Unit:
    """A building: whoever owns it pays no fee, and what lies on a stack must be bought or built before."""
    one, position = CARDS[card], table.position
    acts, uses = _acts_of(table, card)
    name, builds = one.name, one.name in BUILDERS
    if position.place[card] != TOWN:
        proposed = position.place[card] < TOWN
        return Unit(name, acts, uses, price=one.price if proposed else None, proposed=proposed, builds=builds)
    # Of two prices that in francs is the lower one, but food may be there to spare.
    food = min(one.fee.food, one.fee.francs) if one.fee.francs else one.fee.food
    francs = 0 if one.fee.food else one.fee.francs
    return Unit(name, acts, uses, food, francs, one.price, builds=builds)


_Acts = tuple[Callable[[Storage], Sequence[Act]], tuple[int, ...]]


def _acts_of(table: _Table, card: int) -> _Acts:
    one, does = CARDS[card], CARDS[card].does
    if isinstance(does, Conversion):
        return lambda goods: turned(does, table.waived, goods), (does.good, *(_FUEL if does.energy_for(1) else ()))
    if isinstance(does, Sale):
        return lambda goods: sold(does, goods), does.goods
    if isinstance(does, SaleByShowing):
        return lambda goods: shown(does, goods), (does.good,)
    if isinstance(does, Firing):
        return lambda goods: fired(does, table.waived, goods), (does.good, INSTEAD[does.good], *_FUEL)
    name = one.name
    if name in BUILDERS:
        return lambda goods: _built(table, name, goods), _MATERIAL
    if name.startswith("wharf"):
        return lambda goods: _launched(table, card, goods), (*_MATERIAL, *_FUEL)
    if name in _OWN:
        acts, uses = _OWN[name]
        return lambda goods: acts(table, goods), uses
    brought = (_brought(table, card),)
    return lambda _goods: brought, ()


_FUEL: Final = (WOOD, COAL, CHARCOAL, UPGRADED[6])
_MATERIAL: Final = tuple(ANY_GOOD)
BUILDERS: Final = {"building-firm-1": 1, "building-firm-2": 1, "construction-firm": 2, "sawmill": 1}


def _built(table: _Table, name: str, goods: Storage) -> list[Act]:
    """Each building for which there is the material; of two the dearest, as if the second cost nothing."""
    less = int(name == "sawmill")
    found: list[Act] = []
    for card in table.to_build:
        cost = cost_for(table.position, 0, card, less)
        if covers(goods, cost):
            found.append(Act(0, CARDS[card].value, spent(goods, cost or ())))
    if BUILDERS[name] > 1 and len(found) > 1:
        values = sorted((act.value for act in found), reverse=True)
        found.append(Act(0, sum(values[:2])))
    return found


def _launched(table: _Table, wharf: int, goods: Storage) -> list[Act]:
    """The best ship of each kind for which there is the material, or the Luxury Yacht for nothing."""
    found: list[Act] = []
    if energy_of(goods) + table.waived >= ENERGY_OF_BUILDING:
        for kind, values in enumerate(table.ships):
            if values and not lacks(goods, ship_cost(table.position, wharf, kind)[:1]):
                ship, change = KINDS[kind], spent(goods, ship_cost(table.position, wharf, kind)[:1])
                energy = ENERGY_OF_BUILDING - min(table.waived, ENERGY_OF_BUILDING)
                found.append(Act(0, values[0], change, energy, ship.food[0], ship.capacity))
    if table.position.place[CARD_INDEX[YACHT]] == TOWN:
        found.append(Act(0, CARDS[CARD_INDEX[YACHT]].value))
    return found


def _brought(table: _Table, card: int) -> Act:
    """What a building brings that asks nothing: it is tried out with all symbols that there could be."""
    position, name = table.position, CARDS[card].name
    storage = [0] * len(position.goods[0])
    effect = CARDS[card].effect
    if effect is not None and effect(VisitAtTable(position, 0, card, storage, None)) is not None:
        raise LookupError(name)
    change = {kind: storage[kind] for kind in ANY_GOOD if storage[kind]}
    if name in _BY_SYMBOLS:
        others = {*position.deeds.built, *table.to_build} - set(position.owned(0))
        symbols = sum(CARDS[other].rods + CARDS[other].hammers for other in others)
        change = {kind: number + symbols for kind, number in change.items()}
    return Act(storage[FRANCS], 0, tuple(change.items()))


_BY_SYMBOLS: Final = ("fishery", "clay-mound", "labour-exchange")
"""What brings more the more rods and hammers there are."""


_OfGoods = tuple[Callable[[_Table, Storage], Sequence[Act]], tuple[int, ...]]
"""What an action comes to, and the kinds of goods on which that depends."""


def _adding(*kinds: int, number: int = 1, gain: int = 0) -> _OfGoods:
    """An action that brings at most so many of each of these goods, and so many francs."""
    acts = (Act(gain, 0, tuple((kind, number) for kind in kinds)),)
    return lambda _table, _goods: acts, ()


def _joined(_table: _Table, goods: Storage) -> list[Act]:
    return [Act(4 + wood, 0, ((WOOD, -wood),)) for wood in range(1, min(3, goods[WOOD]) + 1)]


def _hauled(table: _Table, _goods: Storage) -> list[Act]:
    offers = on_offer(table.position)
    return [Act(0, 0, tuple((kind, offers[kind]) for kind in OFFERED if kind != FRANCS))]


def _furred(_table: _Table, goods: Storage) -> list[Act]:
    return [Act(5 * min(2, goods[LEATHER]), 0, ((BREAD, goods[HIDES]),))]


def _bridged(_table: _Table, goods: Storage) -> list[Act]:
    threes = sum(goods[kind] for kind in STANDARD) // 3
    return [Act(threes + sum(goods[kind] for kind in UPGRADED))]


def _zoo(_table: _Table, goods: Storage) -> list[Act]:
    return [Act(ceil((goods[CATTLE] + goods[FISH]) / 3))]


_OWN: Final[Mapping[str, _OfGoods]] = {
    "marketplace": _adding(*STANDARD),
    "joinery": (_joined, (WOOD,)),
    "arts-centre": _adding(),
    "harbour-watch": _adding(),
    "black-market": _adding(*(kind for kind in OFFERED if kind != FRANCS), number=2, gain=2),
    SAIL: _adding(),
    "business-office": _adding(STEEL, LEATHER, BRICK, CHARCOAL),
    "ironworks": _adding(IRON, number=4),
    "bridge-over-the-seine": (_bridged, tuple(ANY_GOOD)),
    "local-court": _adding(gain=2 * REPAYMENT + 2),
    "coal-trader": _adding(COAL, CHARCOAL, number=5),
    "furriery": (_furred, (HIDES, LEATHER)),
    "haulage-firm": (_hauled, ()),
    "town-square": _adding(*(kind for kind in UPGRADED if kind != STEEL)),
    "colliery": _adding(COAL, number=4),
    "church": _adding(BREAD, FISH, number=5),
    "zoo": (_zoo, (CATTLE, FISH)),
}
"""What the buildings that ask something, or ask for more than goods, come to at most."""
