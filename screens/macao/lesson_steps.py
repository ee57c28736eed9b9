"""The steps of the first game of Macao, and how its table is laid out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import Game, Move
from engine.macao.moves import Activate, Choose, Claim, Climb, Deliver, Pass, Take, Tribute
from engine.texts import N_
from screens.macao.actions import YOURS
from screens.table.steps import Step

PLAYERS = [N_("White")]
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
                    "rose": {
                        "1": {"red": 1, "blue": 2, "violet": 1},
                        "2": {"red": 2, "green": 1},
                        "3": {"black": 3},
                    },
                }
            ],
        },
    }


def _played(kind: type[Move]) -> Callable[[Game], bool]:
    """After a move of a kind."""
    return lambda game: any(isinstance(move, kind) for move in game.history)


STEPS = (
    Step(
        title=N_("Take the Tea Warehouse"),
        words=N_(
            "Welcome to Macao, round 4 of 12. Three cards are on offer, and you must take one. It lies on your tableau "
            "and does nothing before you activate it with cubes. You have tea on board, and the Tea Warehouse doubles "
            "what it brings: put the cursor on it, {choose_here} and once more {choose_here} takes it."
        ),
        is_done=_played(Take),
        moves=("take tea-warehouse",),
    ),
    Step(
        title=N_("Choose the gray 1 and the green 4"),
        words=N_(
            "A die brings as many cubes as it shows, but the more, the later: gray 1 brings a cube now, green 4 brings "
            "four in round 7. Nothing comes in round 7 yet, and a round without cubes costs 3 PP. {tick_green} and "
            "{tick_gray} tick these dice, {choose_here} takes both."
        ),
        is_done=_played(Choose),
        moves=("choose: dice green, gray",),
        exact=True,
    ),
    Step(
        title=N_("Activate the Tea Warehouse"),
        words=N_(
            "The wind rose has turned: 1 red, 2 blue, 1 gray and 1 violet are your supply. What is left of it when you "
            "pass is lost. The Tea Warehouse costs 1 blue and 1 gray: {activate} activates it. It stays with you and "
            "acts to the end of the game."
        ),
        is_done=_played(Activate),
        moves=("activate tea-warehouse",),
    ),
    Step(
        title=N_("Take quarter 7"),
        words=N_(
            "Once in a turn you may take a quarter of the city ({show_city}). Quarter 7 costs 1 blue; its spices come "
            "onto your ship at once, and it lies beside your quarter 8. At the end your largest area brings 2 PP for "
            "each quarter. {claim} lists those that you can pay."
        ),
        is_done=_played(Claim),
        moves=("claim q07",),
    ),
    Step(
        title=N_("Bring the tea to London"),
        words=N_(
            "A cube of any colour moves your ship a step ({show_sea} shows the route), and London is one step away. "
            "{sail} sails, {deliver} delivers in the port. The first tea in London brings 4 PP, with your Tea "
            "Warehouse 8."
        ),
        is_done=_played(Deliver),
        moves=("sail london", "deliver tea"),
    ),
    Step(
        title=N_("Buy prestige with the tribute"),
        words=N_(
            "The tribute of this round is 7 PP for 4 gold, once in a turn. You have 3 gold, and the Mint brings 1 gold "
            "each round: {use_card} uses a card, then {tribute} buys the prestige."
        ),
        is_done=_played(Tribute),
        moves=("use mint", "tribute"),
    ),
    Step(
        title=N_("Step ahead on the wall"),
        words=N_(
            "Who is further ahead on the wall takes cards and dice and has the turn first; in a stack who lies higher. "
            "A space costs 1 cube of any colour: {wall} puts your disc onto the company's, so you are first now."
        ),
        is_done=_played(Climb),
        moves=("wall",),
    ),
    Step(
        title=N_("Pass"),
        words=N_(
            "All cubes are spent, so nothing is lost. {end_turn} ends your turn; {undo} would take moves back one by "
            "one, up to what was turned up or rolled."
        ),
        is_done=_played(Pass),
        moves=("pass",),
    ),
    Step(
        title=N_("Look at what you have"),
        words=N_(
            "Before your turn the company took quarter 3: the highest die names its colour. Round 5 begins, and it "
            "moved ahead on the wall again. {show_yours} shows your cards, what each can do, and your score if the "
            "game ended now: a card left on the tableau at the end costs 3 PP."
        ),
        page=YOURS,
    ),
    Step(
        title=N_("A round of your own"),
        words=N_(
            "Take a card, choose two dice, act and pass. The Ship's Boy costs 1 red and 1 green, which come now, and "
            "spices go to Lisbon, two steps from London. {all_moves} lists all that can be done, {show_help} explains "
            "the screen."
        ),
        is_done=lambda game: bool(game.table()["round"] > _LAST_ROUND),
    ),
    Step(
        title=N_("Two rounds are played"),
        words=N_(
            "There are twelve. Fill every round of your wind rose, take few cards that you cannot pay for, and save "
            "gold for a good tribute. {play_lesson_on} plays this game on to its end, with {hint} for advice; "
            "{new_game} sets up another one."
        ),
    ),
)
