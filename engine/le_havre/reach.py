"""What a seat alone can still reach in its last turns: never less than it will.

Each main action that is left is taken to be the best there is, for goods of which nothing was used up before: neither
fees nor energy cost anything, and what one action brings is there for the next. The last two actions are looked at
together with the meal between them, those before them each for itself. These two are not the same where one's person
stands in the way: it leaves a building that is bought from the town. Nothing is sold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.le_havre.building import YACHT, cost_for, covers
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.entry import VisitAtTable
from engine.le_havre.exchanges import Conversion, Firing, Sale, SaleByShowing
from engine.le_havre.goods import (
    ANY_GOOD,
    BREAD,
    BRICK,
    CHARCOAL,
    COAL,
    FRANCS,
    GOODS,
    HIDES,
    IRON,
    LEATHER,
    OFFERED,
    STANDARD,
    STEEL,
    TILES,
    UPGRADED,
    energy_of,
    food_of,
)
from engine.le_havre.money import LOAN, REPAYMENT
from engine.le_havre.rounds import TURNS_IN_A_ROUND
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import BEFORE_SUPPLY, FINAL, INTEREST, MAIN, MEAL, SECOND_BUILD, TOWN, Havre
from engine.le_havre.visits import WIND_FARM_WAIVES

Storage = list[int]


class Act(NamedTuple):
    """What an action could come to: francs or worth gained at once, and how many more of each good there are then."""

    unit: str
    gain: int
    adds: Mapping[int, int]
    feeds: int = 0
    """The food of a ship that is built."""


_NOTHING_DONE: Final = Act("", 0, {})


class _View(NamedTuple):
    """What the actions of a position have in common."""

    position: Havre
    offers: Storage
    """All that may come to lie on offer."""
    cards: tuple[int, ...]
    """The buildings that can be entered, or could once they are built or bought."""
    to_build: tuple[int, ...]
    ships: tuple[tuple[int, ...], ...]
    """The values of the ships that could be built, by kind, the highest first."""
    left: int
    again: frozenset[str]
    """The buildings that can be entered twice in a row, for whoever buys them from the town between."""


def acts_left(position: Havre) -> int:
    """How many main actions are to come, the final one included."""
    if position.final:
        return int(position.phase == FINAL)
    to_come = position.phase in (BEFORE_SUPPLY, INTEREST, MAIN)
    return (0 if position.phase == MEAL else TURNS_IN_A_ROUND - position.turn) + to_come + 1


def reach(position: Havre, seat: int) -> int:
    """So many francs at most a seat alone, in the last round of a game, has at its end."""
    left = acts_left(position)
    view = _viewed(position, left, last=False)
    last = _viewed(position, left, last=True)
    goods = list(position.goods[seat])
    worth = goods[FRANCS] - REPAYMENT * position.loans[seat]
    worth += sum(CARDS[card].value for card in position.owned(seat))
    worth += sum(SHIPS[ship].value for ship in position.fleets[seat])
    if position.phase == SECOND_BUILD:
        worth += max((CARDS[card].value for card in view.to_build), default=0)
    owed = 0 if position.final else position.meal_owed(seat) - _saved_by_ships(view)
    for _stage in range(left, 2, -1):
        acts = list(_acts(view, goods))
        worth += max((act.gain for act in acts), default=0)
        for kind in ANY_GOOD:
            goods[kind] += max((act.adds.get(kind, 0) for act in acts), default=0)
        owed -= max((act.feeds for act in acts), default=0)
    if left > 1:
        return worth + _last_two(view, last, goods, owed)
    missing = max(0, owed - food_of(goods))
    if missing:  # nothing brings francs before the meal any more
        worth -= missing - (-max(0, missing - goods[FRANCS]) // LOAN) * (REPAYMENT - LOAN)
    return worth + max((act.gain for act in _acts(last, goods)), default=0) if left else worth


def _saved_by_ships(view: _View) -> int:
    """The food that ships would save which could be bought, above what is lost by buying them."""
    saved = 0
    for kind, values in enumerate(view.ships):
        price = KINDS[kind].price
        if price is not None:
            saved += sum(max(0, KINDS[kind].food[0] - price + value) for value in values)
    return saved


def _with(goods: Storage, adds: Mapping[int, int]) -> Storage:
    found = goods.copy()
    for kind, number in adds.items():
        found[kind] += number
    return found


def _last_two(view: _View, last: _View, goods: Storage, owed: int) -> int:
    """The most that the last two actions gain, less what the meal between them costs.

    So much food is `owed`; what is missing is paid in francs.
    """
    best: int | None = None
    for act in (*_acts(view, goods), _NOTHING_DONE):
        after = _with(goods, act.adds) if act.adds else goods
        finals = (one.gain for one in _acts(last, after) if one.unit != act.unit or one.unit in view.again)
        gain = act.gain + max(finals, default=0) - max(0, owed - act.feeds - food_of(after))
        best = gain if best is None else max(best, gain)
    return best or 0


def _viewed(position: Havre, left: int, *, last: bool) -> _View:
    """What the last action has, or those before it: only the last one comes after the ship of the round."""
    offers = position.offers.copy()
    if not position.final:
        first = position.turn - (position.phase == BEFORE_SUPPLY)
        for tile in position.tiles[first:]:
            for kind in TILES[tile].brings:
                offers[kind] += 1
    stacks = tuple(card for stack in position.stacks for card in stack)
    ships = [[SHIPS[ship].value for ship in stack] for stack in position.harbour]
    if last and not position.final:
        ships[SHIPS[position.round_card.ship].kind].append(SHIPS[position.round_card.ship].value)
    by_value = tuple(tuple(sorted(values, reverse=True)) for values in ships)
    to_build = stacks + ((CARD_INDEX["football-stadium"],) if position.stadium_waits else ())
    cards = tuple(card for card in (*position.deeds.built, *stacks) if CARDS[card].effect is not None)
    again = frozenset(CARDS[card].name for card in position.owned(TOWN))
    return _View(position, offers, cards, to_build, by_value, left, again)


def _acts(view: _View, goods: Storage) -> Iterator[Act]:
    """Each action that there could be with such goods."""
    for kind in OFFERED:
        number = view.offers[kind]
        if number:
            yield Act(f"take {kind}", number, {}) if kind == FRANCS else Act(f"take {kind}", 0, {kind: number})
    for card in view.cards:
        yield from _entered(view, card, goods)


def _entered(view: _View, card: int, goods: Storage) -> Iterator[Act]:
    one = CARDS[card]
    name, does = one.name, one.does
    if does is not None:
        act = _exchanged(name, does, goods)
        if act is not None:
            yield act
    elif name in _OWN:
        yield from _OWN[name](view, name, goods)
    else:
        yield _brought(view, card, goods)


def _exchanged(name: str, does: Conversion | Sale | SaleByShowing | Firing, goods: Storage) -> Act | None:
    if isinstance(does, Conversion):
        number = min(goods[does.good], does.at_most)
        energy = energy_of(goods) + WIND_FARM_WAIVES
        while number and does.energy_for(number) > energy:
            number -= 1
        if not number:
            return None
        adds = {does.into: number}
        for kind, more in does.brought_by(number):
            adds[kind] = adds.get(kind, 0) + more
        return Act(name, adds.pop(FRANCS, 0), adds)
    if isinstance(does, Sale):
        number = min(does.at_most, *(goods[good] for good in does.goods))
        return Act(name, number * does.price, {}) if number else None
    if isinstance(does, SaleByShowing):
        return Act(name, does.price, {}) if goods[does.good] >= does.number else None
    return Act(name, 0, {does.into: does.number})


def _brought(view: _View, card: int, goods: Storage) -> Act:
    """What a building brings that asks nothing: it is tried out with all symbols that there could be."""
    storage = goods.copy()
    visit = VisitAtTable(view.position, 0, card, storage, None)
    effect = CARDS[card].effect
    if effect is not None and effect(visit) is not None:
        raise LookupError(CARDS[card].name)
    adds = {kind: storage[kind] - goods[kind] for kind in ANY_GOOD if storage[kind] != goods[kind]}
    if CARDS[card].name in _BY_SYMBOLS:
        others = {*view.position.deeds.built, *view.to_build} - set(view.position.owned(0))
        symbols = sum(CARDS[other].rods + CARDS[other].hammers for other in others)
        adds = {kind: number + symbols for kind, number in adds.items()}
    return Act(CARDS[card].name, storage[FRANCS] - goods[FRANCS], adds)


_BY_SYMBOLS: Final = ("fishery", "clay-mound", "labour-exchange")
"""What brings more the more rods and hammers there are."""


def _built(view: _View, name: str, goods: Storage) -> Iterator[Act]:
    """The building that is worth most, with the Construction Firm two."""
    number = 2 if name == "construction-firm" else 1
    less = int(name == "sawmill")
    payable = [card for card in view.to_build if covers(goods, cost_for(view.position, 0, card, less))]
    values = sorted((CARDS[card].value for card in payable), reverse=True)
    if values:
        yield Act(name, sum(values[:number]), {})


def _launched(view: _View, name: str, goods: Storage) -> Iterator[Act]:
    """The best ship of each kind for which there is material, or the Luxury Yacht for an iron ship."""
    for kind, values in enumerate(view.ships):
        good, number = KINDS[kind].cost
        if values and covers(goods, ((good, number),)):
            yield Act(name, values[0], {}, KINDS[kind].food[0])
    if view.position.place[CARD_INDEX[YACHT]] == TOWN:
        yield Act(name, CARDS[CARD_INDEX[YACHT]].value, {})


def _sailed(view: _View, name: str, goods: Storage) -> Iterator[Act]:
    """The dearest goods that all ships can carry, those too that may be built before."""
    fleet = view.position.fleets[0]
    room = sum(KINDS[SHIPS[ship].kind].capacity for ship in fleet)
    room += max((KINDS[kind].capacity for kind, values in enumerate(view.ships) if values), default=0) * (view.left - 1)
    francs = 0
    for kind in _DEAREST_CARGO:
        number = min(room, goods[kind])
        francs += number * GOODS[kind].ship_price
        room -= number
    if francs:
        yield Act(name, francs, {})


_DEAREST_CARGO: Final = tuple(sorted(ANY_GOOD, key=lambda kind: -GOODS[kind].ship_price))


def _adding(*kinds: int, number: int = 1, gain: int = 0) -> Callable[[_View, str, Storage], Iterator[Act]]:
    """An action that brings at most so many of each of these goods, and so many francs."""
    adds = dict.fromkeys(kinds, number)
    return lambda _view, name, _goods: iter((Act(name, gain, adds),))


def _hauled(view: _View, name: str, _goods: Storage) -> Iterator[Act]:
    yield Act(name, 0, {kind: view.offers[kind] for kind in OFFERED if kind != FRANCS})


def _furred(_view: _View, name: str, goods: Storage) -> Iterator[Act]:
    yield Act(name, 5 * min(2, goods[LEATHER]), {BREAD: goods[HIDES]})


def _bridged(_view: _View, name: str, goods: Storage) -> Iterator[Act]:
    threes = sum(goods[kind] for kind in STANDARD) // 3
    yield Act(name, threes + sum(goods[kind] for kind in UPGRADED), {})


_OWN: Final[Mapping[str, Callable[[_View, str, Storage], Iterator[Act]]]] = {
    "building-firm-1": _built,
    "building-firm-2": _built,
    "construction-firm": _built,
    "sawmill": _built,
    "marketplace": _adding(*STANDARD),
    "joinery": _adding(gain=7),
    "arts-centre": _adding(),
    "harbour-watch": _adding(),
    "wharf-1": _launched,
    "wharf-2": _launched,
    "black-market": _adding(*(kind for kind in OFFERED if kind != FRANCS), number=2, gain=2),
    "shipping-line": _sailed,
    "business-office": _adding(STEEL, LEATHER, BRICK, CHARCOAL),
    "ironworks": _adding(IRON, number=4),
    "bridge-over-the-seine": _bridged,
    "local-court": _adding(gain=2 * REPAYMENT + 2),
    "coal-trader": _adding(COAL, CHARCOAL, number=5),
    "furriery": _furred,
    "haulage-firm": _hauled,
    "town-square": _adding(*(kind for kind in UPGRADED if kind != STEEL)),
    "colliery": _adding(COAL, number=4),
}
"""What the buildings that ask something, or ask for more than goods, come to at most."""
