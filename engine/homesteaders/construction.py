"""Building: what is on offer for a tile, what it costs and the ways to pay that, and what happens when it stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from engine.errors import Refused
from engine.homesteaders.buildings import BUILDINGS, FORGE, INDEX, RIVER_PORT
from engine.homesteaders.cards import (
    ADVANCE,
    BUILD_AGAIN,
    GAIN_CHIP,
    GAIN_TRACK,
    MAY_HIRE,
    RETURN_A_DEBT,
    TYPES,
    TYPES_SHOWN,
    Building,
)
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    GOLD,
    GOODS,
    LIVESTOCK,
    RESOURCES,
    TRACKS,
    VP,
    Bundle,
    Goods,
    several,
)
from engine.homesteaders.goods import INDEX as GOOD_INDEX
from engine.homesteaders.money import in_words, return_free
from engine.homesteaders.moves import Build
from engine.homesteaders.state import HIRE, RAIL, SECOND, Frontier
from engine.moves import Bundle as Named
from engine.paying import Due, Part
from engine.questions import Payment, Token
from engine.texts import N_, Text, message
from engine.title import Events, Steps, tell

REPLACED: Final = (COPPER, LIVESTOCK)
"""What the owner of a River Port may pay with gold."""
_DEARNESS: Final = (1.0, 2.0, 3.0, 5.0, 5.5, 5.5)
_PHASE_OF: Final = {MAY_HIRE: HIRE, ADVANCE: RAIL, BUILD_AGAIN: SECOND}
_GAINED: Final = {GAIN_CHIP: CHIPS, GAIN_TRACK: TRACKS}
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
    kinds = candidates(position, seat, types_allowed(position))
    return [_BUILD[kind] for kind in kinds if affordable(goods, BUILDINGS[kind].cost, port)]


@lru_cache(maxsize=128)
def _due(cost: Bundle, port: bool) -> Due:
    def part(kind: int, number: int) -> Part:
        return Part(tuple(int(kind == other) for other in RESOURCES), number)

    return Due(tuple(tuple(part(kind, number) for kind, number in price) for price in prices(cost, port)))


@lru_cache(maxsize=4096)
def payment(cost: Bundle, port: bool, have: tuple[int, ...], prompt: Text) -> Payment:
    """The question with what a cost is paid; `have` are the resources at hand. There is a way to pay it."""
    ways = tuple(
        tuple((GOODS[kind].name, number) for kind, number in price)
        for price in prices(cost, port)
        if all(number <= have[RESOURCES.index(kind)] for kind, number in price)
    )
    tokens = tuple(
        Token(GOODS[kind].name, GOODS[kind].shown, number) for kind, number in zip(RESOURCES, have, strict=True)
    )
    return Payment("with", prompt, tokens, _due(cost, port), _DEARNESS, ways=ways)


def resources(goods: Goods) -> tuple[int, ...]:
    """The six resources of a seat."""
    return tuple(goods[RESOURCES[0] : RESOURCES[-1] + 1])


def spend(goods: Goods, way: Named) -> None:
    """Take what was paid from a seat."""
    for name, number in way:
        goods[GOOD_INDEX[name]] -= number


def build(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    """Pay for a building and put it up: its effect when built comes at once. Raises `Refused`."""
    kind = INDEX[target]
    card, goods, town = BUILDINGS[kind], position.goods[seat], position.towns[seat]
    _check(position, seat, kind)
    port = bool(town & RIVER_PORT)
    if card.cost:
        prompt = message("Pay for the {building} with what?", building=card.shown)
        way: Named = yield payment(card.cost, port, resources(goods), prompt)
        spend(goods, way)
    else:
        way = ()
    if events is not None:
        name = position.name(seat)
        tell(
            events,
            seat,
            N_("{player} builds the {building} for {paid}."),
            player=name,
            building=card.shown,
            paid=in_words(way),
        )
    if town & FORGE:
        goods[VP] += 1
        tell(events, seat, N_("{player} gets 1 VP from the Forge."), player=position.name(seat))
    position.towns[seat] |= 1 << kind
    position.offer[kind] -= 1
    position.tasks = (*_when_built(position, seat, card, events), *position.tasks)


def _when_built(position: Frontier, seat: int, card: Building, events: Events) -> tuple[str, ...]:
    """What happens at once; the phases of what is still to be decided."""
    goods, tasks = position.goods[seat], []
    for effect in card.when_built:
        if effect in _PHASE_OF:
            tasks.append(_PHASE_OF[effect])
            continue
        before = tuple(goods)
        if effect == RETURN_A_DEBT:
            return_free(goods)
        else:
            goods[_GAINED[effect]] += 1
        if events is not None:
            _tell_effect(position, seat, card, before, events)
    return tuple(tasks)


def _tell_effect(position: Frontier, seat: int, card: Building, before: Sequence[int], events: Events) -> None:
    """What has come at once, or the debt that has gone."""
    goods = position.goods[seat]
    gained = tuple((kind, now - then) for kind, (then, now) in enumerate(zip(before, goods, strict=True)) if now > then)
    template = (
        N_("{player} gets {goods} from the {building}.")
        if gained
        else N_("{player} returns a debt through the {building}.")
    )
    tell(events, seat, template, building=card.shown, player=position.name(seat), goods=several(gained))


def _check(position: Frontier, seat: int, kind: int) -> None:
    """Raise `Refused` where a seat cannot build a kind now."""
    card, goods = BUILDINGS[kind], position.goods[seat]
    if position.towns[seat] >> kind & 1:
        raise Refused(message("You own the {building}: nobody builds it twice.", building=card.shown))
    types = types_allowed(position)
    if card.type not in types:
        raise Refused(
            message(
                "The {building} is {type}: the tile allows {types}.",
                building=card.shown,
                type=TYPES_SHOWN[card.type],
                types=tuple(TYPES_SHOWN[one] for one in types),
            )
        )
    if not position.offer[kind]:
        raise Refused(message("The {building} is not on offer.", building=card.shown))
    if not affordable(goods, card.cost, bool(position.towns[seat] & RIVER_PORT)):
        have = tuple((cost, goods[cost]) for cost, _number in card.cost)
        raise Refused(
            message(
                "The {building} costs {cost}: you have {has}.",
                building=card.shown,
                cost=several(card.cost),
                has=several(have),
            )
        )
