"""Buying from the town, the proposals and the ship stacks, and selling to the town."""

from __future__ import annotations

from engine.errors import Refused
from engine.le_havre.building import STADIUM, leave_stack
from engine.le_havre.cards import SHIP
from engine.le_havre.deck import CARD_INDEX, CARDS, PRICES
from engine.le_havre.goods import FRANCS, some
from engine.le_havre.money import short
from engine.le_havre.ships import KINDS, SHIP_INDEX, SHIPS
from engine.le_havre.state import INTEREST, MEAL, PROPOSED, TOWN, Havre, say
from engine.texts import N_, Text, message
from engine.title import Events

_DEAR = N_("The {card} costs {price}: you have {has}.")
_CHEAPEST = min(PRICES)
_CHEAPEST_SHIP = min(kind.price for kind in KINDS if kind.price is not None)


def cards_for_sale(position: Havre, seat: int) -> list[int]:
    """The buildings that a seat can buy now: those of the town and the tops of the stacks."""
    francs = position.goods[seat][FRANCS]
    if francs < _CHEAPEST:
        return []
    sold = position.sold
    found = [card for card in position.owned(TOWN) if PRICES[card] <= francs and card not in sold]
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
    if position.goods[seat][FRANCS] < price:
        raise Refused(message(_DEAR, card=shown, price=some(price, FRANCS), has=position.goods[seat][FRANCS]))
    position.goods[seat][FRANCS] -= price
    if place == TOWN:
        position.send_home(card)
        if CARDS[card].name == STADIUM:
            position.stadium_waits = False
    else:
        leave_stack(position, card)
    position.move_card(card, seat)
    _say_bought(position, seat, shown, price, events)


def _buy_ship(position: Havre, seat: int, ship: int, events: Events) -> None:
    kind = SHIPS[ship].kind
    price = KINDS[kind].price
    if price is None:
        raise Refused(message("Luxury liners cannot be bought."))
    if not position.harbour[kind] or position.harbour[kind][-1] != ship:
        raise Refused(message("The {ship} does not lie on top of its stack.", ship=SHIPS[ship].shown))
    if position.goods[seat][FRANCS] < price:
        raise Refused(
            message(_DEAR, card=SHIPS[ship].shown, price=some(price, FRANCS), has=position.goods[seat][FRANCS])
        )
    position.goods[seat][FRANCS] -= price
    position.add_ship(seat, position.lift_ship(kind))
    _say_bought(position, seat, SHIPS[ship].shown, price, events)


def _say_bought(position: Havre, seat: int, shown: Text, price: int, events: Events) -> None:
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
        if in_own_turn and CARDS[card].type != SHIP:
            position.sold = tuple(sorted((*position.sold, card))) if position.sold else (card,)
        value, shown = CARDS[card].value, CARDS[card].shown
    position.goods[seat][FRANCS] += value // 2
    say(
        position, seat, events, N_("{player} sells the {card} for {price}."), card=shown, price=some(value // 2, FRANCS)
    )
