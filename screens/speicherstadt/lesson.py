"""The first game of Die Speicherstadt: how its table is laid out, and its steps."""

from __future__ import annotations

from typing import Any

from engine import OpenGame, new_game
from engine.speicherstadt.deck import CARDS, LAST_FIRE, in_game
from engine.speicherstadt.moves import Buy, Queue, Store
from engine.speicherstadt.prospects import contracts
from engine.texts import N_
from screens.speicherstadt.actions import TITLE
from screens.table.steps import Lesson, Step, played

_PLAYERS = [N_("Red")]
_FIRST_ROUND, _LAST_ROUND = 4, 5
_COMES_UP = (
    *("ship-1", "fireman-2b", "counting-office-2", "contract-4"),
    *("fire-1", "contract-5", "ship-2", "fireman-1b", "fireman-3a"),
)
"""The cards of the two rounds of the lesson."""
_MINE = ("contract-1", "coffee-roaster")
_RIVALS = ("tea-taster", "fireman-1a")


def _setup() -> dict[str, Any]:
    """The beginning of spring against the Rival: a contract and a merchant, and a ship comes that suits both."""
    winter, *later = [[CARDS[card].name for card in cards] for cards in in_game(3, kai=False)]
    held = (*_MINE, *_RIVALS)
    rest = [name for season in later for name in season if name not in (*_COMES_UP, CARDS[LAST_FIRE].name)]
    return {
        "start": 1,
        "bag": ["coffee", "tea", "saffron", "tea", "coffee", "rubber"],
        "position": {
            "round": _FIRST_ROUND,
            "pile": [*_COMES_UP, *rest],
            "discards": [name for name in winter if name not in held],
            "players": [{"coins": 5, "cards": list(_MINE)}],
            "rival": {"coins": 6, "cards": list(_RIVALS)},
        },
    }


def _is_loaded(game: OpenGame) -> bool:
    return bool(contracts(game.seen(), 0, full=True))


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
    lambda: new_game(TITLE, _PLAYERS, "base", setup=_setup(), rival="clerk"),
)
"""The steps of the first game of Die Speicherstadt: two rounds of spring against the Rival."""
