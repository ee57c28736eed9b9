"""The steps of the first game of Die Speicherstadt, and how its table is laid out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import Game, Move
from engine.speicherstadt.deck import CARDS, LAST_FIRE, in_game
from engine.speicherstadt.moves import Buy, Queue, Store
from engine.texts import N_
from screens.table.steps import Step

PLAYERS = [N_("Red")]
_FIRST_ROUND, _LAST_ROUND = 4, 5
_COMES_UP = (
    *("ship-1", "fireman-2b", "counting-office-2", "contract-4"),
    *("fire-1", "contract-5", "ship-2", "fireman-1b", "fireman-3a"),
)
"""The cards of the two rounds of the lesson."""
_MINE = ("contract-1", "coffee-roaster")
_RIVALS = ("tea-taster", "fireman-1a")


def setup() -> dict[str, Any]:
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


def _played(kind: type[Move], times: int = 1) -> Callable[[Game], bool]:
    """After so many moves of a kind."""
    return lambda game: sum(isinstance(move, kind) for move in game.history) >= times


def _is_loaded(game: Game) -> bool:
    """Whether the contract is full."""
    return any(one["full"] for one in game.table()["players"][0]["contracts"])


STEPS = (
    Step(
        title=N_("Stand in line for the ship"),
        words=N_(
            "Welcome to Hamburg's warehouses. Four cards lie on the water, and you place three workers, in turn with "
            "the Rival. The ship brings coffee and tea, and your contract asks for both: {place_1} puts the cursor "
            "there and shows what it would do, once more places a worker. {place} does it, too."
        ),
        is_done=_played(Queue),
        moves=("queue water-1",),
    ),
    Step(
        title=N_("Stand in line for the fireman"),
        words=N_(
            "The Rival stands at the Counting Office. A fire will come in spring: the greatest sum of firemen's values "
            "wins points, the least loses them. {place_2} twice places a worker at the Fireman."
        ),
        is_done=_played(Queue, 2),
        moves=("queue water-2",),
    ),
    Step(
        title=N_("Make it dearer for the Rival"),
        words=N_(
            "The Rival stands behind you at the ship: now you are asked 2 coins for it, not 1. 2→3 says that one more "
            "worker of yours would make it 3. Do the same to the Rival at the Counting Office, 1→2: {place_3} twice."
        ),
        is_done=_played(Queue, 3),
        moves=("queue water-3",),
    ),
    Step(
        title=N_("Buy the ship"),
        words=N_(
            "The cards are sold from left to right. You are asked first for the ship, at 2 coins. If you stepped back "
            "({decline}), the Rival would be asked at 1. {buy} buys it."
        ),
        is_done=_played(Buy),
        moves=("buy",),
    ),
    Step(
        title=N_("Buy the fireman"),
        words=N_("Nobody stands behind you, so the Fireman costs 1 coin. {buy} buys it. {undo} takes a move back."),
        is_done=_played(Buy, 2),
        moves=("buy",),
    ),
    Step(
        title=N_("Load the goods"),
        words=N_(
            "The Rival paid 2 for the Counting Office. Now you load: {load_obvious} puts all goods in their places, "
            "coffee and tea onto the contract, which is full then and worth 5 points. {confirm} does it."
        ),
        is_done=_is_loaded,
        moves=("load coffee", "load tea"),
    ),
    Step(
        title=N_("Store what is left"),
        words=N_(
            "Your market hall keeps one good until you need it. {go_on} ends Loading and asks what stays; what is not "
            "stored goes to the supply. Then everybody gets a coin, and one more for buying nothing."
        ),
        is_done=_played(Store),
        moves=("store",),
    ),
    Step(
        title=N_("Look at the houses"),
        words=N_(
            "The fire came, and your firemen were stronger: a point for you, one less for the Rival. {show_players} "
            "shows both houses as if the game ended now; {show_pile} what is still to come."
        ),
        page="players",
    ),
    Step(
        title=N_("A round of your own"),
        words=N_(
            "The Rival begins this round. Above every card stands what each worker is asked: place your three, "
            "buy what is worth it, and load. {all_moves} lists all that can be done, {show_help} explains the screen."
        ),
        is_done=lambda game: bool(game.table()["round"] > _LAST_ROUND),
    ),
    Step(
        title=N_("Two rounds are played"),
        words=N_(
            "There are twelve. Contracts bring most points, counting offices more the more you have, and coins are "
            "short to the end. {play_lesson_on} plays this game on to its end, with {hint} for advice; {new_game} sets "
            "up another one."
        ),
    ),
)
