"""The first games of Die Speicherstadt, alone and with Kaispeicher: how the table is laid out, and their steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import OpenGame, new_game
from engine.speicherstadt.deck import CARDS, LAST_FIRE, in_game
from engine.speicherstadt.moves import Buy, Deliver, Queue, Reserve, Store
from engine.speicherstadt.prospects import contracts
from screens.speicherstadt.actions import TITLE
from screens.table.steps import Lesson, Step, learner, played

_FIRST_ROUND, _LAST_ROUND = 4, 5
_COMES_UP = (
    *("ship-1", "fireman-2b", "counting-office-2", "contract-4"),
    *("fire-1", "contract-5", "ship-2", "fireman-1b", "fireman-3a"),
)
"""The cards of the two rounds of the lesson."""
_COMES_UP_WITH_KAI = (
    *("ship-1", "fireman-2b", "contract-4", "counting-office-2"),
    *("lighthouse", "contract-12", "fish-market", "harbour-master"),
    *("ship-2", "fire-1", "theatre", "ship-16", "fireman-1b"),
    *("contract-5", "fireman-3a", "ship-3", "warehouseman"),
)
"""The same with Kaispeicher, in each round those on the water first."""
_MINE, _MINE_WITH_KAI = ("contract-1", "coffee-roaster"), ("contract-1", "spice-store")
_RIVALS = ("tea-taster", "fireman-1a")


def _setup(comes_up: Sequence[str], own: Sequence[str], round_: int, coins: int, *, kai: bool) -> dict[str, Any]:
    """The beginning of spring against the Rival: what one has, and a ship comes that suits it."""
    winter, *later = [[CARDS[card].name for card in cards] for cards in in_game(3, kai=kai)]
    held = (*own, *_RIVALS)
    rest = [name for season in later for name in season if name not in (*comes_up, CARDS[LAST_FIRE].name)]
    return {
        "start": 1,
        "bag": ["coffee", "tea", "saffron", "tea", "coffee", "rubber"],
        "position": {
            "round": round_,
            "pile": [*comes_up, *rest],
            "discards": [name for name in winter if name not in held],
            "players": [{"coins": coins, "cards": list(own)}],
            "rival": {"coins": coins + 1, "cards": list(_RIVALS)},
        },
    }


def _is_loaded(game: OpenGame) -> bool:
    return bool(contracts(game.seen(), 0, full=True))


def _is_delivered(game: OpenGame) -> bool:
    return played(Deliver)(game) and _is_loaded(game)


_STEPS = (
    Step(is_done=played(Queue), moves=("queue water-1",)),
    Step(is_done=played(Queue, 2), moves=("queue water-2",)),
    Step(is_done=played(Queue, 3), moves=("queue water-3",)),
    Step(is_done=played(Buy), moves=("buy",)),
    Step(is_done=played(Buy, 2), moves=("buy",)),
    Step(is_done=_is_loaded, moves=("load coffee", "load tea")),
    Step(is_done=played(Store), moves=("store",)),
    Step(page="players"),
    Step(is_done=lambda game: bool(game.seen().round > _LAST_ROUND)),
    Step(),
)


LESSON = Lesson(
    TITLE,
    "screens.speicherstadt",
    _STEPS,
    lambda: new_game(
        TITLE, learner(TITLE), "base", setup=_setup(_COMES_UP, _MINE, _FIRST_ROUND, 5, kai=False), rival="clerk"
    ),
)
"""The steps of the first game of Die Speicherstadt: two rounds of spring against the Rival."""

_KAI_ROUND = 3
_STEPS_WITH_KAI = (
    Step(is_done=played(Queue), moves=("queue water-1",)),
    Step(is_done=played(Reserve), moves=("reserve upper-3",)),
    Step(is_done=played(Queue, 2), moves=("queue water-2",)),
    Step(is_done=played(Queue, 3), moves=("queue water-4",)),
    Step(is_done=played(Buy, 2), moves=("buy",)),
    Step(is_done=played(Buy, 3), moves=("buy",)),
    Step(is_done=_is_delivered, moves=("load coffee", "load tea", "deliver saffron")),
    Step(page="mine"),
    Step(is_done=lambda game: bool(game.seen().round > _KAI_ROUND + 1)),
    Step(),
)

WITH_KAI = Lesson(
    TITLE,
    "screens.speicherstadt",
    _STEPS_WITH_KAI,
    lambda: new_game(
        TITLE,
        learner(TITLE),
        "kaispeicher",
        setup=_setup(_COMES_UP_WITH_KAI, _MINE_WITH_KAI, _KAI_ROUND, 7, kai=True),
        rival="clerk",
    ),
    document="lesson-kaispeicher",
)
"""The steps of a first game with Kaispeicher, for who knows the other one: two rounds of it."""
