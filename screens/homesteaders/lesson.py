"""The first game of Homesteaders: its steps, how its table is laid out, what goes on where a step wishes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import new_game
from engine.homesteaders.moves import Assign, Bid, Build, Buy, Pay, Take
from screens.homesteaders.actions import TITLE
from screens.table.steps import Lesson, Step, learner, played

SETUP: Mapping[str, Any] = {"start": 1, "auction-2": ["a2-s1", "a2-s2", "a2-s3", "a2-s4"]}
"""The game alone, its closed tiles in an order in which the steps can be done."""

_ROUNDS = 3
"""The rounds of the lesson."""


STEPS = (
    Step(is_done=played(Assign), moves=("assign: homestead-1",), exact=True),
    Step(is_done=played(Pay), moves=("pay",)),
    Step(page="buildings"),
    Step(is_done=played(Bid), moves=("bid auction-1: 6",), exact=True),
    Step(is_done=played(Pay, 2), moves=("pay",)),
    Step(is_done=played(Build), moves=("build farm",)),
    Step(is_done=played(Pay, 3), moves=("assign: farm-1", "pay"), exact=True),
    Step(is_done=played(Take), moves=("pass", "take chip")),
    Step(is_done=played(Buy), moves=("buy wood",)),
    Step(is_done=lambda game: bool(game.seen().round > _ROUNDS)),
    Step(),
)


LESSON = Lesson(TITLE, "screens.homesteaders", STEPS, lambda: new_game(TITLE, learner(TITLE), "full", setup=SETUP))
"""The steps of the first game of Homesteaders: three rounds alone against the bids of the rival."""
