"""All goods that have a place of their own, put there one after another."""

from __future__ import annotations

from engine import Game, Move
from engine.speicherstadt.obvious import obvious
from engine.speicherstadt.state import LOADING
from screens.speicherstadt.data import position_of


def moves(game: Game) -> list[Move]:
    """The moves that put all such goods of whoever loads in their places."""
    found: list[Move] = []
    seat = game.decision.seat if game.decision is not None else None
    while game.decision is not None and (game.decision.kind, game.decision.seat) == (LOADING, seat):
        move = obvious(position_of(game))
        if move is None:
            break
        found.append(move)
        game = game.tried(move)[0]
    return found
