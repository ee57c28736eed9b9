"""The phases of the game: what is asked in each, the kinds of move that answer it, and what of them is possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.errors import NotNow
from engine.le_havre import building, entry, money, moves, state, turns
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import OFFER_SPACES, OFFERED
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import Havre
from engine.moves import Move
from engine.texts import N_, message
from engine.title import Events, Performer, Phase

# Moves without answers are values: each is made once.
_TAKE = tuple(map(moves.Take, OFFER_SPACES))
_ENTER = tuple(moves.Enter(card.name) for card in CARDS)
_BUILD = tuple(moves.Build(card.name) for card in CARDS)
_BUY = tuple(moves.Buy(card.name) for card in CARDS)
_SELL = tuple(moves.Sell(card.name) for card in CARDS)
_BUY_SHIP = tuple(moves.Buy(ship.name) for ship in SHIPS)
_SELL_SHIP = tuple(moves.Sell(ship.name) for ship in SHIPS)

_Lister = Callable[[Havre, int], Sequence[Move]]


class _Kind(NamedTuple):
    """What carries a kind of move out, and what of it a seat can make."""

    performer: Performer[Havre]
    lister: _Lister


def _one(move: Move, is_possible: Callable[[Havre, int], object] | None = None) -> _Lister:
    """Lists a move without a target, where it is possible."""
    found = (move,)
    if is_possible is None:
        return lambda _position, _seat: found
    return lambda position, seat: found if is_possible(position, seat) else ()


def _one_or_other(this: Move, other: Move, is_other: Callable[[Havre, int], object]) -> _Lister:
    """Lists one of two moves without a target, of which never both are possible: what decides is asked but once."""
    usual, unusual = (this,), (other,)
    return lambda position, seat: unusual if is_other(position, seat) else usual


def _list_buy(position: Havre, seat: int) -> Sequence[Move]:
    if position.final:
        return ()
    cards, ships = money.cards_for_sale(position, seat), money.ships_for_sale(position, seat)
    return [*[_BUY[card] for card in cards], *[_BUY_SHIP[ship] for ship in ships]] if cards or ships else ()


def _list_sell(position: Havre, seat: int) -> Sequence[Move]:
    cards, fleet = position.deeds.of(seat), position.fleets[seat]
    if not (cards or fleet) or not money.may_sell(position, seat):
        return ()
    return _sales(cards, fleet)


@lru_cache(maxsize=64)
def _sales(cards: tuple[int, ...], fleet: tuple[int, ...]) -> Sequence[Move]:
    return (*(_SELL[card] for card in cards), *(_SELL_SHIP[ship] for ship in dict.fromkeys(fleet)))


def _list_build(position: Havre, seat: int) -> list[Move]:
    return [_BUILD[card] for card in building.buildable(position, seat, position.goods[seat])]


def _may_pass(position: Havre, seat: int) -> bool:
    return position.phase != state.FINAL or not entry.can_act(position, seat)


_KINDS: Final[Mapping[type[Move], _Kind]] = {
    moves.Supply: _Kind(turns.supply, _one(moves.Supply())),
    moves.Take: _Kind(turns.take, lambda position, _seat: [_TAKE[kind] for kind in OFFERED if position.offers[kind]]),
    moves.Enter: _Kind(turns.enter, lambda position, seat: [_ENTER[card] for card in entry.enterable(position, seat)]),
    moves.Buy: _Kind(money.buy, _list_buy),
    moves.Sell: _Kind(money.sell, _list_sell),
    moves.Repay: _Kind(turns.repay, _one(moves.Repay(), money.can_repay)),
    moves.EndTurn: _Kind(turns.end_turn, _one(moves.EndTurn())),
    moves.PayInterest: _Kind(turns.pay_interest, _one_or_other(moves.PayInterest(), moves.Borrow(), money.short)),
    moves.Feed: _Kind(turns.feed, _one_or_other(moves.Feed(), moves.Borrow(), money.short)),
    moves.Borrow: _Kind(money.borrow, lambda _position, _seat: ()),  # listed in place of the payment it is for
    moves.Build: _Kind(turns.second_build, _list_build),
    moves.StopBuilding: _Kind(turns.stop_building, _one(moves.StopBuilding())),
    moves.PutBack: _Kind(turns.put_back, _one(moves.PutBack())),
    moves.SwapSpecials: _Kind(
        turns.swap_specials, _one(moves.SwapSpecials(), lambda position, _seat: len(position.specials) > 1)
    ),
    moves.Pass: _Kind(turns.pass_on, _one(moves.Pass(), _may_pass)),
}

_SECOND_BUILD: Final = N_("{name}: a second building, or none")


def _buy_but_at_last(position: Havre, seat: int, target: str, events: Events) -> None:
    if position.final:
        raise NotNow(moves.Buy.words, message(_SECOND_BUILD, name=position.terms.names[seat]))
    money.buy(position, seat, target, events)


def _phase(asks: str, *kinds: type[Move], otherwise: Mapping[type[Move], Performer[Havre]] = {}) -> Phase[Havre]:
    """A phase with these kinds of move; `otherwise` are those that do something else in it than elsewhere."""
    listers = tuple(_KINDS[kind].lister for kind in kinds)

    def lists(position: Havre, seat: int) -> Sequence[Move]:
        found: list[Move] = []
        for listed in listers:
            found += listed(position, seat)
        return found

    return Phase(asks, {kind: _KINDS[kind].performer for kind in kinds} | dict(otherwise), lists)


_EXTRAS: Final = (moves.Buy, moves.Sell, moves.Repay)
PHASES: Final[Mapping[str, Phase[Havre]]] = {
    state.BEFORE_SUPPLY: _phase(N_("{name}: supply comes next"), moves.Supply, *_EXTRAS),
    state.MAIN: _phase(N_("{name}: take an offer or enter a building"), moves.Take, moves.Enter, *_EXTRAS),
    state.AFTER_MAIN: _phase(N_("{name}: buy and sell, or end the turn"), moves.EndTurn, *_EXTRAS),
    state.BETWEEN: _phase(
        N_("{name}: sell between the turns, or pass"),
        moves.Pass,
        moves.Sell,
        moves.Repay,
        otherwise={moves.Pass: turns.sell_no_more},
    ),
    state.INTEREST: _phase(N_("{name}: interest on loans"), moves.PayInterest, moves.Borrow, moves.Sell, moves.Repay),
    state.SECOND_BUILD: _phase(
        _SECOND_BUILD, moves.Build, moves.StopBuilding, *_EXTRAS, otherwise={moves.Buy: _buy_but_at_last}
    ),
    state.LOOK: _phase(N_("{name}: the next special buildings"), moves.PutBack, moves.SwapSpecials, moves.Repay),
    state.MEAL: _phase(N_("{name}: the meal"), moves.Feed, moves.Borrow, moves.Sell, moves.Repay),
    state.FINAL: _phase(N_("{name}: the final action"), moves.Take, moves.Enter, moves.Pass, moves.Sell, moves.Repay),
    state.AFTER_FINAL: _phase(N_("{name}: sell and repay, or end"), moves.EndTurn, moves.Sell, moves.Repay),
}


def listed(position: Havre, seat: int, kinds: Sequence[type[Move]]) -> list[Move]:
    """What a seat can do of some kinds of move of the phase, for whoever does not care about the others."""
    found: list[Move] = []
    for kind in kinds:
        found += _KINDS[kind].lister(position, seat)
    return found


def is_about(position: Havre, kind: type[Move]) -> bool:
    """Whether the phase is about a kind of move; in the final phase nothing is bought, not even between two builds."""
    phase = PHASES.get(position.phase)
    return phase is not None and kind in phase.performs and not (kind is moves.Buy and position.final)
