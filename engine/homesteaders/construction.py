"""Building: what is on offer for a tile, what it costs and the ways to pay that, and what happens when it stands."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from engine.errors import Refused
from engine.homesteaders import buildings as cards, goods as kinds
from engine.homesteaders.buildings import BUILDINGS, FORGE, INDEX, RIVER_PORT, TYPES, TYPES_SHOWN, Building
from engine.homesteaders.goods import (
    COPPER,
    DEBTS,
    GOLD,
    LIVESTOCK,
    NAMES,
    RESOURCES,
    SILVER,
    Bundle,
    Goods,
    several,
    some,
)
from engine.homesteaders.money import in_words
from engine.homesteaders.moves import Build
from engine.homesteaders.state import HIRE, RAIL, SECOND, Frontier
from engine.moves import Bundle as Named
from engine.payments import Due, Sum
from engine.questions import Payment, Token
from engine.texts import N_, Text, message
from engine.title import Events, Steps

REPLACED: Final = (COPPER, LIVESTOCK)
"""What the owner of a River Port may pay with gold."""
_DEARNESS: Final = (1.0, 2.0, 3.0, 5.0, 5.5, 5.5)
PHASE_OF: Final = {cards.MAY_HIRE: HIRE, cards.ADVANCE: RAIL, cards.BUILD_AGAIN: SECOND}
"""The phases in which the effects are decided that bring no good at once."""
_GAINED: Final = {
    cards.GAIN_CHIP: (kinds.CHIPS, 1),
    cards.GAIN_TRACK: (kinds.TRACKS, 1),
    cards.RETURN_A_DEBT: (SILVER, kinds.DEBT_GIVES),
}
_BUILD: Final = tuple(Build(card.name) for card in BUILDINGS)


def types_allowed(position: Frontier) -> tuple[str, ...]:
    """The types that may be built now: those of the tile, or all for a second building."""
    return TYPES if position.phase == SECOND else position.tile(position.auction).builds


@lru_cache(maxsize=32)
def of_types(types: tuple[str, ...]) -> tuple[int, ...]:
    """The kinds of some types that can be built at all, in the order of the table."""
    return tuple(kind for kind, card in enumerate(BUILDINGS) if card.type in types and card.copies[0])


def candidates(position: Frontier, seat: int, types: tuple[str, ...]) -> list[int]:
    """The kinds on offer of some types that a seat does not own yet, whatever they cost."""
    offer, town = position.offer, position.towns[seat]
    return [kind for kind in of_types(types) if offer[kind] and not town >> kind & 1]


@lru_cache(maxsize=128)
def prices(cost: Bundle, port: bool) -> tuple[Bundle, ...]:
    """The ways to pay a cost: the printed one, and for the owner of a River Port those with gold in its place."""
    found: list[Bundle] = []
    replaced = [kind for kind, _number in cost if port and kind in REPLACED]
    for instead in product((False, True), repeat=len(replaced)):
        sums = dict(cost)
        for kind, is_gold in zip(replaced, instead, strict=True):
            if is_gold:
                sums[GOLD] = sums.get(GOLD, 0) + sums.pop(kind)
        found.append(tuple(sorted(sums.items())))
    return tuple(found)


def affordable(goods: Goods, cost: Bundle, port: bool) -> bool:
    """Whether a cost can be paid with the goods at hand."""
    gold = goods[GOLD]
    for kind, number in cost:
        missing = number - goods[kind]
        if kind == GOLD:
            gold -= number
        elif missing > 0:
            if not port or kind not in REPLACED:
                return False
            gold -= missing
    return gold >= 0


def listed(position: Frontier, seat: int) -> list[Build]:
    """The buildings that a seat can build and pay now."""
    goods, port = position.goods[seat], bool(position.towns[seat] & RIVER_PORT)
    found = candidates(position, seat, types_allowed(position))
    return [_BUILD[kind] for kind in found if affordable(goods, BUILDINGS[kind].cost, port)]


@lru_cache(maxsize=128)
def _due(cost: Bundle, port: bool) -> Due:
    def part(kind: int, number: int) -> Sum:
        return Sum(tuple(int(kind == other) for other in RESOURCES), number)

    return Due(tuple(tuple(part(kind, number) for kind, number in price) for price in prices(cost, port)))


@lru_cache(maxsize=4096)
def payment(cost: Bundle, port: bool, have: tuple[int, ...], prompt: Text) -> Payment:
    """The question with what a cost is paid; `have` are the resources at hand. There is a way to pay it."""
    ways = tuple(
        tuple((NAMES[kind], number) for kind, number in price)
        for price in prices(cost, port)
        if all(number <= have[RESOURCES.index(kind)] for kind, number in price)
    )
    tokens = tuple(
        Token(kinds.GOODS[kind].name, kinds.GOODS[kind].shown, number, kinds.GOODS[kind].forms)
        for kind, number in zip(RESOURCES, have, strict=True)
    )
    return Payment("with", prompt, tokens, _due(cost, port), _DEARNESS, ways=ways)


def resources(goods: Goods) -> tuple[int, ...]:
    """The six resources of a seat."""
    return tuple(goods[RESOURCES[0] : RESOURCES[-1] + 1])


def spend(goods: Goods, way: Named) -> None:
    """Take what was paid from a seat."""
    for name, number in way:
        goods[kinds.INDEX[name]] -= number


def build(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    """Pay for a building and put it up: its effect when built comes at once. Raises `Refused`."""
    kind = INDEX[target]
    card, goods, town = BUILDINGS[kind], position.goods[seat], position.towns[seat]
    _check(position, seat, kind)
    way: Named = ()
    port = bool(town & RIVER_PORT)
    if card.cost:
        prompt = message("Pay for the {building} with what?", building=card.shown)
        way = yield payment(card.cost, port, resources(goods), prompt)
        spend(goods, way)
    if events is not None:
        if way:
            template = N_("{player} builds the {building} for {paid}.")
            position.tell(events, seat, template, building=card.shown, paid=in_words(way))
        else:
            position.tell(events, seat, N_("{player} builds the {building} for nothing."), building=card.shown)
    if town & FORGE:
        goods[kinds.VP] += 1
        position.tell(events, seat, N_("{player} gets 1 VP from the Forge."))
    position.towns[seat] |= 1 << kind
    position.offer[kind] -= 1
    position.tasks = (*_when_built(position, seat, card, events), *position.tasks)


def gain(goods: Goods, effect: str) -> tuple[int, int]:
    """Let something happen that comes at once; the kind of good that it brings, and the number, below 0 of a debt."""
    kind, number = (DEBTS, -1) if effect == cards.RETURN_A_DEBT and goods[DEBTS] else _GAINED[effect]
    goods[kind] += number
    return kind, number


def _when_built(position: Frontier, seat: int, card: Building, events: Events) -> tuple[str, ...]:
    """What happens at once; the phases of what is still to be decided."""
    tasks = []
    for effect in card.when_built:
        if effect in PHASE_OF:
            tasks.append(PHASE_OF[effect])
            continue
        kind, number = gain(position.goods[seat], effect)
        if number > 0:
            template = N_("{player} gets {goods} from the {building}.")
        else:
            template = N_("{player} returns a debt through the {building}.")
        position.tell(events, seat, template, building=card.shown, goods=some(number, kind))
    return tuple(tasks)


def _check(position: Frontier, seat: int, kind: int) -> None:
    """Raise `Refused` where a seat cannot build a kind now."""
    card, goods = BUILDINGS[kind], position.goods[seat]
    if position.towns[seat] >> kind & 1:
        raise Refused(message("You own the {building}: nobody builds it twice.", building=card.shown))
    types = types_allowed(position)
    if card.type not in types:
        template = N_("The type of the {building} is {type}: the tile allows {types}.")
        kind_of, allowed = TYPES_SHOWN[card.type], tuple(TYPES_SHOWN[one] for one in types)
        raise Refused(message(template, building=card.shown, type=kind_of, types=allowed))
    if not position.offer[kind]:
        raise Refused(message("The {building} is not on offer.", building=card.shown))
    if not affordable(goods, card.cost, bool(position.towns[seat] & RIVER_PORT)):
        have = several(tuple((kind, goods[kind]) for kind, _number in card.cost))
        template = N_("The {building} costs {cost}: you have {has}.")
        raise Refused(message(template, building=card.shown, cost=several(card.cost), has=have))
