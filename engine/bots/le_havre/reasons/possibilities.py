"""What a turn makes possible: ships, buildings, goods turned over, voyages; and what others do not get by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.bots.le_havre import prospects
from engine.bots.le_havre.prospects import CONVERSIONS, WHARFS, ByThePiece, launch_now
from engine.bots.le_havre.reasons.gains import missing
from engine.bots.le_havre.reasons.turn import Reason, Turn
from engine.le_havre.building import lacks
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import FISH, GOODS, energy_of, some
from engine.le_havre.moves import Take
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import AT_HOME, TOWN, Havre
from engine.texts import N_, Text, message

_A_SHIP_LATER: Final = 2.0
"""So many francs it counts that another must wait for a ship."""
_MANY: Final = 3
"""So many of a good are worth turning over."""
_NEARLY: Final = 2
"""Where no more than this is missing, it is named."""


def possible(turn: Turn) -> Iterator[Reason]:
    """Nothing after one's last action."""
    if turn.left:
        yield from _ship(turn)
        yield from _building(turn)
        yield from _turned_over(turn)
        yield from _voyage(turn)


def _ship(turn: Turn) -> Iterator[Reason]:
    """A ship for which there is all then, or nearly all."""
    before, after, seat = turn.before, turn.after, turn.seat
    if len(after.fleets[seat]) != len(before.fleets[seat]) or all(after.place[card] < TOWN for card in WHARFS):
        return
    best: tuple[int, int, int] | None = None
    for kind, form in enumerate(KINDS):
        if not after.harbour[kind]:
            continue
        was, now = (_lacks(turn, kind, form.cost[0], goods) for goods in (before.goods[seat], after.goods[seat]))
        if now < was and now <= _NEARLY:
            best = max(best or (-_NEARLY, 0, 0), (-now, SHIPS[after.harbour[kind][-1]].value, kind))
    if best is None:
        return
    less, value, kind = best
    ship = SHIPS[after.harbour[kind][-1]].shown
    if not less:
        yield Reason(max(1.0, turn.weights.launch * value), message("Then you have all for the {ship}.", ship=ship))
    else:
        goods = some(-less, KINDS[kind].cost[0])
        yield Reason(1.0, message("Then you lack only {goods} for the {ship}.", goods=goods, ship=ship))


def _lacks(turn: Turn, kind: int, material: int, goods: list[int]) -> int:
    """How many more of its material a ship would take; more than `_NEARLY` where that would not do."""
    more = goods[:]
    for lacking in range(_NEARLY + 1):
        more[material] = goods[material] + lacking
        if any(one == kind for one, *_ in launch_now(turn.after, more)):
            return lacking
    return _NEARLY + 1


def _building(turn: Turn) -> Iterator[Reason]:
    """A building for which there is the material then, or nearly all of it."""
    had, have = turn.before.goods[turn.seat], turn.after.goods[turn.seat]
    best: tuple[int, int, Card, tuple[Text, ...]] | None = None
    for index in turn.after.tops():
        card = CARDS[index]
        if index not in turn.before.tops() or card.cost is None:
            continue
        was, now = lacks(had, card.cost), lacks(have, card.cost)
        number = sum(lacking for _kind, lacking in now)
        if number < sum(lacking for _kind, lacking in was) and number <= _NEARLY:
            goods = tuple(some(lacking, kind) for kind, lacking in now)
            if best is None or (-number, card.value) > (-best[0], best[1]):
                best = number, card.value, card, goods
    if best is None:
        return
    number, value, card, goods = best
    if not number:
        yield Reason(1.0 + value / 8, message("Then you have the material for the {building}.", building=card.shown))
    else:
        yield Reason(1.0, message("Then you lack only {goods} for the {building}.", goods=goods, building=card.shown))


def _turned_over(turn: Turn) -> Iterator[Reason]:
    """More goods than before that a building turns over; not the one in which the person stands for that already."""
    before, after, seat = turn.before, turn.after, turn.seat
    for one in CONVERSIONS:
        number, less = (_possible(one, position.goods[seat]) for position in (after, before))
        if after.place[one.card] < TOWN or number < _MANY or number <= less:
            continue
        if after.persons[seat] == one.card and before.persons[seat] != one.card:
            continue
        if GOODS[one.into].food and turn.meals <= 1:
            continue
        food = GOODS[one.into].food
        gained = number - less
        worth = gained * (one.francs + one.food * turn.weights.meal_later) if food else gained * 0.5
        yield Reason(max(0.6, 0.25 * worth), _would_become(one, number, less))


_BECOMES: Final = {
    (True, True): N_("At the {building} {goods} would then become {into}, not {less}: {food} food."),
    (True, False): N_("At the {building} {goods} would then become {into}: {food} food."),
    (False, True): N_("At the {building} {goods} would then become {into}, not {less}."),
    (False, False): N_("At the {building} {goods} would then become {into}."),
}
"""By whether it is food, and whether some could be turned over before."""


def _would_become(one: ByThePiece, number: int, less: int) -> Text:
    """How many can be turned over then, and how many now."""
    good = GOODS[one.into]
    return message(
        _BECOMES[good.food > 0, less > 0],
        building=CARDS[one.card].shown,
        goods=some(number, one.good),
        into=good.shown,
        less=less,
        food=number * good.food,
    )


def _possible(one: ByThePiece, goods: Sequence[int]) -> int:
    """How many can be turned over with the energy that there is."""
    number = min(goods[one.good], one.most)
    return min(number, int(energy_of(list(goods)) / one.energy)) if one.energy else number


def _voyage(turn: Turn) -> Iterator[Reason]:
    """What the ships would bring in."""
    before, after, seat = turn.before, turn.after, turn.seat
    holds = sum(KINDS[SHIPS[ship].kind].capacity for ship in after.fleets[seat])
    if not holds or after.place[prospects.SHIPPING_LINE] < TOWN:
        return
    ships = len(after.fleets[seat])
    was, now = (prospects.cargo_now(position.goods[seat], holds, ships)[0] for position in (before, after))
    if now > was:
        more = N_("With the Shipping Line a voyage would bring {n} francs then, not {less}.")
        first = N_("With the Shipping Line a voyage would bring {n} francs then.")
        yield Reason(turn.weights.sail * (now - was), message(more if was else first, n=now, less=was))


def denied(turn: Turn) -> Iterator[Reason]:
    """Fish that somebody needs, the only Wharf."""
    others = [seat for seat in range(turn.before.terms.players) if seat != turn.seat]
    if turn.meals and others:
        yield from _fish(turn, others)
        yield from _wharf(turn, others)


def _fish(turn: Turn, others: list[int]) -> Iterator[Reason]:
    before = turn.before
    if Take(GOODS[FISH].name) not in turn.moves:
        return
    taken = before.offers[FISH]
    hungry = [
        (missing(before, other), other) for other in others if prospects.actions_before_the_meal(turn.after, other)
    ]
    lacks, other = max(hungry, default=(0, 0))
    if lacks > 1 and taken > 1:
        yield Reason(
            0.4 * min(lacks, taken),
            message(
                "{player} has {food} of the {owed} food for the next meal, and does not get these {goods}.",
                player=before.terms.names[other],
                food=before.food(other),
                owed=before.meal_owed(other),
                goods=some(taken, FISH),
            ),
        )


def _wharf(turn: Turn, others: list[int]) -> Iterator[Reason]:
    before, after = turn.before, turn.after
    card = after.persons[turn.seat]
    if card == before.persons[turn.seat] or card not in WHARFS or _stands_free(after):
        return
    for other in others:
        if any(True for _ship in launch_now(after, before.goods[other])):
            words = message(
                "{player} has the material for a ship, and no Wharf to enter while you stand there.",
                player=before.terms.names[other],
            )
            yield Reason(_A_SHIP_LATER, words)
            return


def _stands_free(position: Havre) -> bool:
    """Whether nobody stands in one of the Wharfs that are there."""
    taken = {at for at in position.persons if at != AT_HOME}
    return any(position.place[card] >= TOWN and card not in taken for card in WHARFS)
