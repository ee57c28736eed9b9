"""Looking back at a game: what the adviser would have played instead, and what that would have been worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.bots.levels import adviser
from engine.bots.medals import Progress, unseen
from engine.bots.player import Stop, never
from engine.game import Game, new_game
from engine.moves import Move

BUDGET: Final = 600
"""Nodes for each move that is looked at: a game has up to two hundred of them."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A move that was played, the one that seems best, and what was lost.

    `number` counts the moves of all players from 1 on; `points` is how much more is expected of the best move at the
    end of the game, 0 where the played one is the best.
    """

    number: int
    played: Move
    best: Move
    points: float


def review(
    game: Game,
    seat: int,
    stop: Stop = never,
    progress: Progress = unseen,
    *,
    budget: int = BUDGET,
    seed: int = 0,
) -> Iterator[Reviewed]:
    """Each move that a seat made in `game`, in their order, as it looks to an adviser who knew no more.

    It ends early once `stop` says so. Nothing is yielded for moves without a choice, such as to go on; `progress`
    is told of all the seat's moves. `game` stays as it is; where the title has no adviser there is nothing to say.
    """
    thinker = adviser(game.title, seed, budget)
    if thinker is None:
        return
    again = new_game(game.title, **game.options)
    deciders: list[int] = []
    for move in game.history:
        deciders.append(again.decision.seat if again.decision is not None else -1)
        again.play(move)
    total, done = deciders.count(seat), 0
    again = new_game(game.title, **game.options)
    for number, (move, decider) in enumerate(zip(game.history, deciders, strict=True), start=1):
        if decider == seat:
            if stop():
                return
            advice = thinker.advice(again, 1, stop, also=[move])
            if stop():
                return
            mine = next(one for one in advice if one.move == move)
            if len(again.moves()) > 1 or move.answers:
                yield Reviewed(number, move, advice[0].move, advice[0].points - mine.points)
            done += 1
            progress(done, total)
        again.play(move)
