"""What francs do: loans and the interest on them, buying from the town, the proposals and the ship stacks, selling."""

from __future__ import annotations

from engine.errors import Refused
from engine.le_havre.building import STADIUM, leave_stack
from engine.le_havre.deck import CARD_INDEX, CARDS, PRICES
from engine.le_havre.goods import FRANCS, food_of, some
from engine.le_havre.ships import KINDS, SHIP_INDEX, SHIPS
from engine.le_havre.state import INTEREST, MEAL, PROPOSED, TOWN, Havre, say
from engine.texts import N_, Text, message
from engine.title import Events

LOAN = 4
REPAYMENT = 5
UNPAID_AT_END = 7
INTEREST_DUE = 1
EXPENSIVE_EXTRA = 1
CHEAPEST = min(PRICES)
"""The lowest price of a card; ships cost more."""
_CHEAPEST_SHIP = min(kind.price for kind in KINDS if kind.price is not None)


def interest_due(position: Havre, seat: int) -> int:
    """The interest a seat owes on the interest tile, in francs; 0 without a loan.

    Expensive loans (an option, not alone): 1 more from as many loans on as there are players, counted after
    repaying and before loans taken for this interest.
    """
    is_asked = position.phase == INTEREST and seat == position.decider
    loans = position.loans[seat] - (position.borrowed if is_asked else 0)
    if position.loans[seat] == 0:
        return 0
    terms = position.terms
    if terms.expert_loans and not terms.solo and loans >= terms.players:
        return INTEREST_DUE + EXPENSIVE_EXTRA
    return INTEREST_DUE


def short(position: Havre, seat: int) -> int:
    """How much a seat lacks for the payment that is due, in francs or food; 0 if it can be met."""
    goods = position.goods[seat]
    if position.phase == MEAL:
        missing = position.round_card.food - food_of(goods) - goods[FRANCS]
        return max(0, missing - position.ships_feed(seat)) if missing > 0 else 0
    if position.phase == INTEREST:
        return max(0, interest_due(position, seat) - goods[FRANCS])
    return 0


def can_repay(position: Havre, seat: int) -> bool:
    """Whether a loan can be repaid now: not after a loan taken for the payment that is due."""
    return position.loans[seat] > 0 and position.goods[seat][FRANCS] >= REPAYMENT and not position.borrowed


def repay(position: Havre, seat: int, events: Events) -> None:
    """Repay one loan; raises `Refused`."""
    if not position.loans[seat]:
        raise Refused(message("You have no loan to repay."))
    if position.borrowed:
        raise Refused(message("You have just borrowed for this payment: loans are repaid later."))
    price, has = some(REPAYMENT, FRANCS), position.francs(seat)
    if has < REPAYMENT:
        raise Refused(message("Repaying a loan costs {price}: you have {has}.", price=price, has=has))
    position.goods[seat][FRANCS] -= REPAYMENT
    position.loans[seat] -= 1
    say(position, seat, events, N_("{player} repays a loan for {price}."), price=price)


def borrow(position: Havre, seat: int, _target: str, events: Events) -> None:
    """Take one loan; raises `Refused` unless the payment that is due cannot be met."""
    if not short(position, seat):
        raise Refused(message("You can pay: loans are only for those who cannot."))
    position.goods[seat][FRANCS] += LOAN
    position.loans[seat] += 1
    position.borrowed += 1
    say(position, seat, events, N_("{player} takes a loan of {price}."), price=some(LOAN, FRANCS))


def pay_interest(position: Havre, seat: int, events: Events) -> None:
    """Pay the interest; raises `Refused` where the francs are not there."""
    due = interest_due(position, seat)
    owed, has = some(due, FRANCS), position.francs(seat)
    if has < due:
        raise Refused(
            message("The interest is {due}: you have {has}. Sell something or take a loan.", due=owed, has=has)
        )
    position.goods[seat][FRANCS] -= due
    say(position, seat, events, N_("{player} pays {due} of interest."), due=owed)


def settle_loans(position: Havre, events: Events) -> None:
    """At the very end everybody repays loans as far as the francs go: 5 francs now are less than 7 in the score."""
    for seat in range(position.terms.players):
        while position.loans[seat] and position.goods[seat][FRANCS] >= REPAYMENT:
            repay(position, seat, events)


def cards_for_sale(position: Havre, seat: int) -> list[int]:
    """The buildings that a seat can buy now: those of the town and the tops of the stacks."""
    francs = position.goods[seat][FRANCS]
    if francs < CHEAPEST:
        return []
    found = [card for card in position.deeds.holdings[0] if PRICES[card] <= francs]
    if position.sold:
        found = [card for card in found if card not in position.sold]
    for stack in position.stacks:
        if stack and PRICES[stack[0]] <= francs:
            found.append(stack[0])
    return found


def ships_for_sale(position: Havre, seat: int) -> list[int]:
    """The top ships that a seat can buy now."""
    francs = position.goods[seat][FRANCS]
    found: list[int] = []
    if francs < _CHEAPEST_SHIP:
        return found
    for kind, stack in enumerate(position.harbour):
        price = KINDS[kind].price
        if stack and price is not None and price <= francs:
            found.append(stack[-1])
    return found


def buy(position: Havre, seat: int, name: str, events: Events) -> None:
    """Buy a card or a ship by its name in notation; raises `Refused`."""
    if name in SHIP_INDEX:
        _buy_ship(position, seat, SHIP_INDEX[name], events)
    else:
        _buy_card(position, seat, CARD_INDEX[name], events)


def _buy_card(position: Havre, seat: int, card: int, events: Events) -> None:
    shown = CARDS[card].shown
    price = CARDS[card].price
    place = position.place[card]
    if price is None:
        raise Refused(message("The {card} cannot be bought.", card=shown))
    if place >= 0:
        raise Refused(message("The {card} belongs to {player}.", card=shown, player=position.terms.names[place]))
    if place == PROPOSED and card not in position.tops():
        raise Refused(message("The {card} does not lie on top of its stack.", card=shown))
    if place not in (TOWN, PROPOSED):
        raise Refused(message("The {card} is not for sale.", card=shown))
    if card in position.sold:
        raise Refused(message("You sold the {card} in this turn: it cannot be bought back.", card=shown))
    _pay(position, seat, shown, price, events)
    if place == TOWN:
        position.send_home(card)
        if CARDS[card].name == STADIUM:
            position.stadium_waits = False
    else:
        leave_stack(position, card)
    position.move_card(card, seat)


def _buy_ship(position: Havre, seat: int, ship: int, events: Events) -> None:
    kind = SHIPS[ship].kind
    price = KINDS[kind].price
    if price is None:
        raise Refused(message("Luxury liners cannot be bought."))
    if not position.harbour[kind] or position.harbour[kind][-1] != ship:
        raise Refused(message("The {ship} does not lie on top of its stack.", ship=SHIPS[ship].shown))
    _pay(position, seat, SHIPS[ship].shown, price, events)
    position.add_ship(seat, position.lift_ship(kind))


def _pay(position: Havre, seat: int, shown: Text, price: int, events: Events) -> None:
    """Pay for a card or a ship; raises `Refused` where the francs are not there."""
    has = position.francs(seat)
    if has < price:
        raise Refused(
            message("The {card} costs {price}: you have {has}.", card=shown, price=some(price, FRANCS), has=has)
        )
    position.goods[seat][FRANCS] -= price
    say(position, seat, events, N_("{player} buys the {card} for {price}."), card=shown, price=some(price, FRANCS))


def may_sell(position: Havre, seat: int) -> bool:
    """Whether a seat may sell at all: in its own turn, or while a payment that is due cannot be met.

    That is the expert rule, and the normal one here; with `free_sales` every decision of one's own will do.
    """
    if position.terms.free_sales:
        return True
    if position.phase == MEAL or (position.phase == INTEREST and seat != position.seat):
        return short(position, seat) > 0
    return True


def sell(position: Havre, seat: int, name: str, events: Events) -> None:
    """Sell a card or a ship for half its value; the persons on a card go home. Raises `Refused`."""
    if not may_sell(position, seat):
        raise Refused(message("You can pay: outside your turn you may sell only while you cannot."))
    if name in SHIP_INDEX:
        ship = SHIP_INDEX[name]
        if ship not in position.fleets[seat]:
            raise Refused(message("You have no {ship}.", ship=SHIPS[ship].shown))
        position.remove_ship(seat, ship)
        position.lay_ship(ship)
        value, shown = SHIPS[ship].value, SHIPS[ship].shown
    else:
        card = CARD_INDEX[name]
        if position.place[card] != seat:
            raise Refused(message("The {card} is not yours.", card=CARDS[card].shown))
        position.move_card(card, TOWN)
        position.send_home(card)
        in_own_turn = position.phase != MEAL and seat == position.seat
        if in_own_turn and CARDS[card].type != "ship":
            position.sold = tuple(sorted((*position.sold, card))) if position.sold else (card,)
        value, shown = CARDS[card].value, CARDS[card].shown
    position.goods[seat][FRANCS] += value // 2
    price = some(value // 2, FRANCS)
    say(position, seat, events, N_("{player} sells the {card} for {price}."), card=shown, price=price)
