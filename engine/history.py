"""What every title's history of a game begins with: the score of each seat, round by round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.game import Game
from engine.past import Stage


class ByRound(NamedTuple):
    """Scores at the start, at the end of each round, and last where the game stands."""

    rounds: tuple[int | None, ...]
    """The round that each of them closes: 0 for the start, None for the last if no round ends with it."""
    scores: tuple[tuple[int, ...], ...]
    """By seat from 0."""


def by_round(game: Game, stages: Sequence[Stage], score: Callable[[Any, int], int]) -> ByRound:
    """The scores of a game with these stages, by what a position is worth to a seat."""
    round_of, now = game.rules.round_of, game.position
    closed: list[tuple[int | None, Any]] = [(0, stages[0].before if stages else now)]
    closed += [(before.round, after) for before, _played, after in stages if round_of(before) != round_of(after)]
    if stages and round_of(stages[-1].before) == round_of(now):
        closed.append((None, now))
    scores = (tuple(score(position, seat) for _number, position in closed) for seat in range(len(game.names)))
    return ByRound(tuple(number for number, _position in closed), tuple(scores))
