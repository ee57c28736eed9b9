"""The legal moves of each kind, without their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.le_havre import building, money, moves, trade
from engine.le_havre.deck import CARDS
from engine.le_havre.entry import enterable
from engine.le_havre.goods import NAMES, OFFERED
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import FINAL, Havre
from engine.moves import Move

# Moves without answers are values: each is made once.
_TAKE = {kind: moves.Take(NAMES[kind]) for kind in OFFERED}
_ENTER = tuple(moves.Enter(card.name) for card in CARDS)
_BUILD = tuple(moves.Build(card.name) for card in CARDS)
_BUY = tuple(moves.Buy(card.name) for card in CARDS)
_SELL = tuple(moves.Sell(card.name) for card in CARDS)
_END_TURN = moves.EndTurn()
_FEED = moves.Feed()
_PASS = moves.Pass()
_PAY_INTEREST = moves.PayInterest()
_BORROW = moves.Borrow()
_PUT_BACK = moves.PutBack()
_REPAY = moves.Repay()
_STOP_BUILDING = moves.StopBuilding()
_SUPPLY = moves.Supply()
_SWAP_SPECIALS = moves.SwapSpecials()
_BUY_SHIP = tuple(moves.Buy(ship.name) for ship in SHIPS)
_SELL_SHIP = tuple(moves.Sell(ship.name) for ship in SHIPS)


def _list_take(position: Havre, _seat: int) -> list[Move]:
    return [_TAKE[kind] for kind in OFFERED if position.offers[kind]]


def _list_enter(position: Havre, seat: int) -> list[Move]:
    return [_ENTER[card] for card in enterable(position, seat)]


def _list_buy(position: Havre, seat: int) -> Sequence[Move]:
    if position.final:
        return ()
    cards, ships = trade.cards_for_sale(position, seat), trade.ships_for_sale(position, seat)
    return [*[_BUY[card] for card in cards], *[_BUY_SHIP[ship] for ship in ships]] if cards or ships else ()


def _list_sell(position: Havre, seat: int) -> Sequence[Move]:
    cards, fleet = position.deeds.of(seat), position.fleets[seat]
    if not (cards or fleet) or not trade.may_sell(position, seat):
        return ()
    return _sales(cards, fleet)


@lru_cache(maxsize=64)
def _sales(cards: tuple[int, ...], fleet: tuple[int, ...]) -> Sequence[Move]:
    return (*(_SELL[card] for card in cards), *(_SELL_SHIP[ship] for ship in dict.fromkeys(fleet)))


def _list_repay(position: Havre, seat: int) -> Sequence[Move]:
    return (_REPAY,) if position.loans[seat] and money.can_repay(position, seat) else ()


def _list_build(position: Havre, seat: int) -> list[Move]:
    return [_BUILD[card] for card in building.buildable(position, seat, position.goods[seat])]


def _list_pay_interest(position: Havre, seat: int) -> list[Move]:
    return [] if money.short(position, seat) else [_PAY_INTEREST]


def _list_borrow(position: Havre, seat: int) -> list[Move]:
    return [_BORROW] if money.short(position, seat) else []


def _list_feed(position: Havre, seat: int) -> list[Move]:
    return [] if money.short(position, seat) else [_FEED]


def _list_swap(position: Havre, _seat: int) -> list[Move]:
    return [_SWAP_SPECIALS] if len(position.specials) > 1 else []


def _list_pass(position: Havre, seat: int) -> list[Move]:
    return [] if position.phase == FINAL and can_act(position, seat) else [_PASS]


def can_act(position: Havre, seat: int) -> bool:
    """Whether a seat can take an offer or enter a building."""
    return bool(_list_take(position, seat) or _list_enter(position, seat))


Lister = Callable[[Havre, int], Sequence[Move]]
LISTED: Final[Mapping[type[Move], Lister]] = {
    moves.Supply: lambda _position, _seat: [_SUPPLY],
    moves.Take: _list_take,
    moves.Enter: _list_enter,
    moves.Buy: _list_buy,
    moves.Sell: _list_sell,
    moves.Repay: _list_repay,
    moves.EndTurn: lambda _position, _seat: [_END_TURN],
    moves.PayInterest: _list_pay_interest,
    moves.Borrow: _list_borrow,
    moves.Feed: _list_feed,
    moves.Build: _list_build,
    moves.StopBuilding: lambda _position, _seat: [_STOP_BUILDING],
    moves.PutBack: lambda _position, _seat: [_PUT_BACK],
    moves.SwapSpecials: _list_swap,
    moves.Pass: _list_pass,
}
"""What of each kind of move a seat can make."""
