"""The steps of the first game of Homesteaders, and how its table is laid out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import Game, Move
from engine.homesteaders.moves import Assign, Bid, Build, Buy, Pay, Take
from engine.texts import N_
from screens.table.steps import Step

PLAYERS = [N_("Yellow")]
SETUP: Mapping[str, Any] = {"start": 1, "auction-2": ["a2-s1", "a2-s2", "a2-s3", "a2-s4"]}
"""The game alone, its closed tiles in an order in which the steps can be done."""

_ROUNDS = 3
"""The rounds of the lesson."""


def _played(kind: type[Move], times: int = 1) -> Callable[[Game], bool]:
    """After so many moves of a kind."""
    return lambda game: sum(isinstance(move, kind) for move in game.history) >= times


STEPS = (
    Step(
        is_done=_played(Assign),
        moves=("assign: homestead-1",),
        exact=True,
    ),
    Step(
        is_done=_played(Pay),
        moves=("pay",),
    ),
    Step(
        page="buildings",
    ),
    Step(
        is_done=_played(Bid),
        moves=("bid auction-1: 6",),
        exact=True,
    ),
    Step(
        is_done=_played(Pay, 2),
        moves=("pay",),
    ),
    Step(
        is_done=_played(Build),
        moves=("build farm",),
    ),
    Step(
        is_done=_played(Pay, 3),
        moves=("assign: farm-1", "pay"),
        exact=True,
    ),
    Step(
        is_done=_played(Take),
        moves=("pass", "take chip"),
    ),
    Step(
        is_done=_played(Buy),
        moves=("buy wood",),
    ),
    Step(
        is_done=lambda game: bool(game.table()["round"] > _ROUNDS),
    ),
    Step(),
)
