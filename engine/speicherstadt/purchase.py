"""Purchase: card by card whoever stands first is asked for as many coins as there are workers in the queue."""

from __future__ import annotations

from engine.errors import Refused
from engine.speicherstadt import anytime, rival
from engine.speicherstadt.cards import SHIP
from engine.speicherstadt.deck import CARDS, COFFEE_BREAK, FISH_MARKET, SAVINGS_BANK, THIEF, WAREHOUSEMAN
from engine.speicherstadt.goods import coins
from engine.speicherstadt.state import LOADING, NOBODY, Lot, Quarter
from engine.texts import N_, message
from engine.title import Events, tell


def step(position: Quarter, events: Events) -> bool:
    """Go on card by card to the next who must decide; then Loading begins. Whether somebody is asked."""
    last = position.terms.columns + len(position.reserved)
    while position.column < last:
        house = asked(position)
        if house == NOBODY:
            _discard(position, events)
        elif position.is_rival(house) and rival.buys(position, house, lot(position)[0], price(position)):
            buy(position, house, "", events)
        elif not position.is_rival(house) and can_act(position, house):
            position.seat = house
            return True
        else:
            step_back(position, house, "", events)
    for left in position.upper:
        if left is not None:
            position.discard(*left)
    position.upper = []
    position.phase = LOADING
    return False


def laid_out(position: Quarter, target: str) -> Lot | None:
    """The card at a place (`water-2`, `upper-1`, `reserved-3`), with its goods; None where none lies any more."""
    part, _dash, number = target.rpartition("-")
    lots = {"water": position.row, "upper": position.upper, "reserved": position.reserved}[part]
    lot = lots[int(number) - 1] if int(number) <= len(lots) else None
    return None if lot is None else (lot[0], lot[1])


def place(position: Quarter) -> str:
    """The place of the card that is asked for."""
    number = position.column - position.terms.columns
    return f"water-{position.column + 1}" if number < 0 else f"reserved-{number + 1}"


def lot(position: Quarter) -> Lot:
    """The card that is asked for, with its goods."""
    number = position.column - position.terms.columns
    found = position.row[position.column] if number < 0 else position.reserved[number]
    if found is None:
        raise LookupError
    return found[0], found[1]


def asked(position: Quarter) -> int:
    """The house that is asked for the card; `NOBODY` where nobody is left."""
    columns = position.terms.columns
    if position.column < columns:
        queue = position.queues[position.column]
        return queue[0] if queue else NOBODY
    reserved = position.reserved[position.column - columns]
    return NOBODY if reserved is None else reserved[2]


def price(position: Quarter) -> int:
    """What whoever is asked would pay: the workers left in the queue, or the reserved cards left in the column."""
    columns = position.terms.columns
    if position.column < columns:
        return len(position.queues[position.column])
    return columns + len(position.reserved) - position.column


def can_act(position: Quarter, house: int) -> bool:
    """Whether a house can buy, or use a card: who can do nothing steps back unasked."""
    if position.coins[house] >= price(position):
        return True
    return position.terms.kai and (position.owns(house, FISH_MARKET) or bool(anytime.usable(position, house)))


def buy(position: Quarter, house: int, _target: str, events: Events) -> None:
    """Pay the price and take the card; raises `Refused` where the coins do not suffice."""
    due, has = price(position), position.coins[house]
    if has < due:
        raise Refused(message("The card costs {price}: you have {coins}.", price=coins(due), coins=coins(has)))
    position.coins[house] -= due
    if events is not None:
        card = CARDS[lot(position)[0]].told
        position.tell(events, house, N_("{player} buys {card} for {price}."), card=card, price=coins(due))
    take(position, house, events)


def take(position: Quarter, house: int, events: Events) -> None:
    """The card goes to a house, which has bought it, and works at once."""
    card, goods = lot(position)
    _close(position)
    position.bought |= 1 << house
    position.cards[house] += (card,)
    if CARDS[card].type == SHIP:
        for kind in goods:
            position.landed[house][kind] += 1
    elif card == SAVINGS_BANK:
        position.coins[house] += CARDS[card].coins
        position.use_up(house, card)
    elif card == THIEF:
        _steal(position, house, events)
        position.use_up(house, card)
    elif not position.is_rival(house):
        if card == COFFEE_BREAK:
            position.breaks[house] = CARDS[card].uses
        elif card == WAREHOUSEMAN:
            position.greys[house] = CARDS[card].uses


def step_back(position: Quarter, house: int, _target: str, events: Events) -> None:
    """Whoever is asked takes the worker back; the next one is asked, or the reserved card is discarded."""
    if events is not None:
        position.tell(events, house, N_("{player} passes on {card}."), card=CARDS[lot(position)[0]].told)
    if position.column < position.terms.columns:
        position.queues[position.column] = position.queues[position.column][1:]
    else:
        _discard(position, events)


def _discard(position: Quarter, events: Events) -> None:
    """Nobody buys the card."""
    card, goods = lot(position)
    position.discard(card, goods)
    _close(position)
    tell(events, None, N_("Nobody buys {card}: it is discarded."), card=CARDS[card].told)


def _close(position: Quarter) -> None:
    """The card is away, and its workers are back."""
    place = position.column - position.terms.columns
    if place < 0:
        position.row[position.column] = None
        position.queues[position.column] = ()
    else:
        position.reserved = (*position.reserved[:place], None, *position.reserved[place + 1 :])
    position.column += 1


def _steal(position: Quarter, house: int, events: Events) -> None:
    """Every other house that has a coin gives one."""
    for other in range(position.terms.houses):
        if other != house and position.coins[other]:
            position.coins[other] -= CARDS[THIEF].coins
            position.coins[house] += CARDS[THIEF].coins
            said, player = N_("{other} gives {player} a coin."), position.name(house, within=True)
            tell(events, position.seat_of(other), said, other=position.name(other), player=player)
