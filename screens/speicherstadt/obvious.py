"""All goods that have a place: onto contracts first, then for points, and what no store would hold is sold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engine import Game, Move
from engine.questions import Choice
from engine.speicherstadt.contracts import FREE, SYMBOLS, goods_on
from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.goods import KINDS, NAMES
from engine.speicherstadt.holdings import HALL_HOLDS, holding
from engine.speicherstadt.moves import Deliver, Load, Sell
from engine.speicherstadt.state import LOADING, Quarter


def moves(game: Game) -> list[Move]:
    """The moves that put all such goods of whoever loads in their places, one after another."""
    found: list[Move] = []
    seat = game.decision.seat if game.decision is not None else None
    while game.decision is not None and (game.decision.kind, game.decision.seat) == (LOADING, seat):
        move = _next(game)
        if move is None:
            break
        found.append(move)
        game = game.tried(move)[0]
    return found


def _next(game: Game) -> Move | None:
    position = cast(Quarter, game.position)
    loaded = _onto(position)
    if loaded is not None:
        kind, place = loaded
        move: Move = Load(NAMES[kind])
        question = game.ask(move)
        return move.answer(CARDS[CONTRACTS[place]].name, question.label) if isinstance(question, Choice) else move
    stock, cards = position.landed[position.seat], holding(position.cards[position.seat])
    for kind in range(KINDS):
        if stock[kind] and cards.points[kind]:
            return Deliver(NAMES[kind])
    too_many = sum(stock) > cards.room + HALL_HOLDS
    sold = next((kind for kind in range(KINDS) if stock[kind] and cards.coins[kind]), None)
    return Sell(NAMES[sold]) if too_many and sold is not None else None


def _onto(position: Quarter) -> tuple[int, int] | None:
    """A good and the contract onto which it goes: rather one that can be filled, then one that lacks little."""
    stock = position.landed[position.seat]
    best: tuple[tuple[int, int, int], int, int] | None = None
    for place in holding(position.cards[position.seat]).contracts:
        for kind in _wanted(position, place):
            if stock[kind]:
                missing = _missing(position, place)
                rank = (-(not missing), missing, -CARDS[CONTRACTS[place]].points)
                if best is None or rank < best[0]:
                    best = (rank, kind, place)
    return None if best is None else (best[1], best[2])


def _wanted(position: Quarter, place: int) -> Iterator[int]:
    laid = position.laid[place]
    return (kind for kind in range(KINDS) if FREE[place][laid][kind])


def _missing(position: Quarter, place: int) -> int:
    """How many of the goods for which a contract still asks are not at hand."""
    stock = list(position.landed[position.seat])
    asked = list(SYMBOLS[place])
    for kind in goods_on(place, position.laid[place]):
        asked.remove(kind)
    missing = 0
    for kind in asked:
        if stock[kind]:
            stock[kind] -= 1
        else:
            missing += 1
    return missing
