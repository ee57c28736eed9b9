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
        title=N_("Put your worker to work"),
        words=N_(
            "Welcome to the frontier. You have a Homestead, one worker and some silver. Each round begins with an "
            "income: the worker can bring wood or a VP. Wood builds, so {go_on} puts it to work there; the lines at "
            "the foot tell what comes in, and {confirm} does it."
        ),
        is_done=_played(Assign),
        moves=("assign: homestead-1",),
        exact=True,
    ),
    Step(
        title=N_("Pay the wages"),
        words=N_(
            "Every worker takes 1 silver a round, working or not. {go_on} pays. Who has too little sells something or "
            "takes a debt ({borrow}): 2 silver now, 5 to return it. {undo} takes back what you have done, as far as "
            "you like."
        ),
        is_done=_played(Pay),
        moves=("pay",),
    ),
    Step(
        title=N_("Look at the buildings"),
        words=N_(
            "Buildings bring income and points, and who wins an auction may build one. {show_buildings} shows what is "
            "on offer and what it costs. The Farm takes the 1 wood that you have."
        ),
        page="buildings",
    ),
    Step(
        title=N_("Bid for the first auction"),
        words=N_(
            "{show_auctions} shows the auctions. Alone a rival bids 5 for each, and a higher bid wins. Auction 1 lets "
            "you build the Farm. The cursor stands on its 6 ({bid_more} would go higher), the foot tells what the bid "
            "leaves, and {bid} bids it. {all_moves} lists all that can be done."
        ),
        is_done=_played(Bid),
        moves=("bid auction-1: 6",),
        exact=True,
    ),
    Step(
        title=N_("Pay the bid"),
        words=N_(
            "The auction is yours, and nobody else bids. {go_on} pays it. The silver is gone whether you build or not, "
            "so it is as well to know before the bid what you will build."
        ),
        is_done=_played(Pay, 2),
        moves=("pay",),
    ),
    Step(
        title=N_("Build the Farm"),
        words=N_(
            "Now build: on {show_buildings} the cursor stands on the Farm, {cursor_down} would go on, and {build_card} "
            "builds it. What you cannot pay says what is lacking, and where trades would bring it, they are made with "
            "it."
        ),
        is_done=_played(Build),
        moves=("build farm",),
    ),
    Step(
        title=N_("The worker moves to the Farm"),
        words=N_(
            "The rival took a building too, and round 2 began. On {show_workers} take the worker from the wood with "
            "{toggle_slot}, and put it into the first slot of the Farm: 2 silver and a trade chip. {put_to_work} does "
            "it. Then pay the wages with {go_on}."
        ),
        is_done=_played(Pay, 3),
        moves=("assign: farm-1", "pay"),
        exact=True,
    ),
    Step(
        title=N_("Pass"),
        words=N_(
            "Nothing here is worth your last silver. {pass_bid} passes: you advance on the rail track and take a bonus "
            "at once, on the first space a trade chip. Later ones are a track, a worker, a resource and 3 VP."
        ),
        is_done=_played(Take),
        moves=("pass", "take chip"),
    ),
    Step(
        title=N_("Buy wood"),
        words=N_(
            "Trade chips open the market, at any time in your own turn: {show_market} shows the prices. {buy_wood} "
            "buys 1 wood for a chip and 1 silver. Selling takes a chip too, and brings a VP."
        ),
        is_done=_played(Buy),
        moves=("buy wood",),
    ),
    Step(
        title=N_("A round of your own"),
        words=N_(
            "The rest of round 3 is yours: put the worker to work, pay, then bid or pass. Auction 1 builds a "
            "commercial building now, and the wood is enough for a Market. {show_help} explains the screen, "
            "{show_rules} opens all the rules."
        ),
        is_done=lambda game: bool(game.table()["round"] > _ROUNDS),
    ),
    Step(
        title=N_("Three rounds are played"),
        words=N_(
            "There are ten. In round 5 the town grows and new buildings come, in round 9 the city. At the end "
            "buildings, VP, gold, copper and livestock count, and debts take off ever more. {play_lesson_on} plays "
            "this game on to its end, with {hint} for advice; {new_game} sets up another one."
        ),
    ),
)
