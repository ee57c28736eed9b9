"""The first game of Macao: its steps, what it is played on, and what goes on where a step wishes nothing."""

from __future__ import annotations

from typing import Any

from engine import new_game
from engine.macao.moves import Activate, Choose, Claim, Climb, Deliver, Pass, Take, Tribute
from screens.macao.actions import TITLE, YOURS
from screens.table.steps import Lesson, Step, learner, played

_FIRST_ROUND, _LAST_ROUND = 4, 5
_ROLLS = (
    *((2, 5, 1, 3, 6, 4), (1, 3, 5, 2, 4, 6), (4, 2, 6, 1, 3, 5)),
    (3, 2, 4, 5, 1, 2),
    *((2, 1, 3, 4, 5, 1), (6, 3, 2, 1, 4, 4), (1, 4, 5, 2, 3, 6), (5, 2, 1, 6, 3, 4)),
    *((3, 6, 2, 4, 1, 5), (2, 4, 3, 5, 6, 1), (4, 1, 6, 2, 5, 3), (6, 5, 4, 3, 2, 1)),
)
"""What the dice show in each round; in the first one of the lesson a gray 1 and a green 4."""
_TILES = (
    *("rice", "paper", "tea", "jade", "silk", "spices", "tea", "porcelain", "jade", "rice", "silk", "paper"),
    *("lacquerware", "jade", "porcelain", "tea", "spices", "paper", "rice", "silk", "lacquerware", "spices"),
    *("porcelain", "lacquerware"),
)
"""What lies on the light quarters: tea on quarter 8, spices on quarter 7."""


def setup() -> dict[str, Any]:
    """Round 4 beside the company: tea on board, London a step away, cubes for a turn, and a gap in the wind rose."""
    return {
        "cards": ["tea-warehouse", "juggler", "tannery", "beggar", "captain", "lighthouse", "gate", "professor"],
        "offices": ["justice-3", "customs-2", "military-2", "finance-1"],
        "tiles": list(_TILES),
        "rolls": [list(roll) for roll in _ROLLS],
        "position": {
            "round": _FIRST_ROUND,
            "window": "card",
            "ports": {"hamburg": 1, "marseille": 1, "antwerp": 1},
            "company": {"wall": 1, "quarters": ["q01", "q06", "q11"]},
            "players": [
                {
                    "gold": 3,
                    "prestige": 5,
                    "tableau": ["ships-boy"],
                    "activated": ["mint"],
                    "quarters": ["q08"],
                    "ship": "s04",
                    "cargo": {"tea": 1},
                    "rose": {"1": {"red": 1, "blue": 2, "violet": 1}, "2": {"red": 2, "green": 1}, "3": {"black": 3}},
                }
            ],
        },
    }


STEPS = (
    Step(is_done=played(Take), moves=("take tea-warehouse",)),
    Step(is_done=played(Choose), moves=("choose: dice green, gray",), exact=True),
    Step(is_done=played(Activate), moves=("activate tea-warehouse",)),
    Step(is_done=played(Claim), moves=("claim q07",)),
    Step(is_done=played(Deliver), moves=("sail london", "deliver tea")),
    Step(is_done=played(Tribute), moves=("use mint", "tribute")),
    Step(is_done=played(Climb), moves=("wall",)),
    Step(is_done=played(Pass), moves=("pass",)),
    Step(page=YOURS),
    Step(is_done=lambda game: bool(game.table()["round"] > _LAST_ROUND)),
    Step(),
)


LESSON = Lesson(TITLE, "screens.macao", STEPS, lambda: new_game(TITLE, learner(TITLE), "full", setup=setup()))
"""The steps of the first game of Macao: a round beside the company, and one of one's own."""
