"""The end of a round: harvest, feeding, the town's building, the new ship."""

from __future__ import annotations

from functools import lru_cache

from engine.errors import Refused
from engine.le_havre.building import STADIUM, leave_stack, settle_stadium
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import CATTLE, FOOD, FRANCS, GRAIN, INDEX, NAMES, food_due, several, some
from engine.le_havre.money import short
from engine.le_havre.rounds import SPECIAL, STANDARD
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import TOWN, Havre, say
from engine.le_havre.visits import food_payment
from engine.moves import Bundle
from engine.payments import Counts
from engine.questions import Payment
from engine.texts import N_, message
from engine.title import Events, Steps, tell

PAIR = 2
"""So many cattle are needed for a harvest of cattle."""
FEEDLOT_UP_TO = 6


def harvest_of(position: Havre, seat: int) -> tuple[int, int]:
    """The grain and the cattle that a seat would harvest now."""
    goods = position.goods[seat]
    grain = 1 if goods[GRAIN] >= 1 else 0
    cattle = 1 if goods[CATTLE] >= PAIR else 0
    if cattle and goods[CATTLE] <= FEEDLOT_UP_TO and position.place[CARD_INDEX["feedlot"]] == seat:
        cattle = 2
    return grain, cattle


def harvest(position: Havre, events: Events) -> None:
    """Grain and cattle multiply, if the round card has a harvest."""
    if not position.round_card.harvest:
        return
    for seat in range(position.terms.players):
        grain, cattle = harvest_of(position, seat)
        position.goods[seat][GRAIN] += grain
        position.goods[seat][CATTLE] += cattle
        gained = tuple(some(number, good) for number, good in ((grain, GRAIN), (cattle, CATTLE)) if number)
        if gained:
            say(position, seat, events, N_("{player} harvests {goods}."), goods=gained)


def feed(position: Havre, seat: int, events: Events) -> Steps:
    """Pay the food that is owed, in any mixture of food and francs in which no token could be left out.

    After a loan taken for this meal all food goes, and the rest is paid in francs. Raises `Refused` if it is short.
    """
    owed = position.meal_owed(seat)
    missing = short(position, seat)
    if missing:
        raise Refused(
            message("You owe {owed} food and are short by {n}: sell something or take a loan.", owed=owed, n=missing)
        )
    goods = position.goods[seat]
    ways: tuple[Bundle, ...] | None = None
    if position.borrowed:
        all_food = tuple([(NAMES[kind], goods[kind]) for kind in FOOD if goods[kind] and kind != FRANCS])
        rest = owed - position.food(seat)
        ways = ((*all_food, (NAMES[FRANCS], rest)) if rest else all_food,)
    paid: Bundle = yield _payment(owed, tuple([goods[kind] for kind in FOOD]), ways)
    for name, number in paid:
        goods[INDEX[name]] -= number
    say(position, seat, events, N_("{player} pays {goods} for the meal."), goods=several(paid))


@lru_cache(maxsize=4096)
def _payment(owed: int, counts: Counts, ways: tuple[Bundle, ...] | None) -> Payment:
    return food_payment("", message("Your meal, {n} food", n=owed), counts, food_due(owed), ways)


def next_standard(position: Havre) -> int | None:
    """The proposal with the lowest number, which the town would build; None if no stack has a card left."""
    return min(position.tops(), key=lambda card: CARDS[card].number or 0, default=None)


def town_builds(position: Havre, events: Events) -> None:
    """The town builds what the round card shows: the lowest proposal, or the top special building."""
    kind = position.round_card.town
    card: int | None = None
    if kind == STANDARD:
        card = next_standard(position)
        if card is not None:
            leave_stack(position, card)
            position.move_card(card, TOWN)
    elif kind == SPECIAL and position.specials:
        card, *others = position.specials
        position.specials = tuple(others)
        position.move_card(card, TOWN)
        position.revealed += 1
        position.known = tuple(tuple(other for other in seen if other != card) for seen in position.known)
        position.unsure = (False,) * len(position.known)
        if CARDS[card].name == STADIUM:
            position.stadium_waits = True
            settle_stadium(position)
    if card is not None:
        tell(events, None, N_("The town builds the {building}."), building=CARDS[card].shown)


def new_ship(position: Havre, events: Events) -> None:
    """The round card is turned over and its ship laid on the stack of its kind."""
    new = position.round_card.ship
    position.lay_ship(new)
    tell(events, None, N_("A new ship: the {ship}."), ship=SHIPS[new].shown)
