"""Plain mode: whole games by typing alone, and what somebody who cannot see the screen is told on the way."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, new_game, parse
from engine.bots import Advice
from engine.bots.chance import decide
from engine.speicherstadt.moves import Market
from screens.speicherstadt.plain import WORDS
from screens.table.plan_words import plan_in_words
from tests.engine.speicherstadt.helpers import KAI, house, laid, play, queued

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
ROW = ["ship-1", "contract-1", "fireman-2a", "counting-office-1", "fire-4"]
KAI_ROW = "vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"


@pytest.mark.parametrize("variant", ["base", KAI])
def test_every_move_of_a_game_is_said_in_words(variant: str) -> None:
    game, rng = new_game("speicherstadt", list(NAMES[:3]), variant, 5), Random(5)
    while game.decision is not None:
        for move in game.moves():
            said = WORDS.describe(game, move)
            assert said[:1].isupper()
            assert not set("{}") & set(said)
        game.play(decide(game, rng))


def to_decide(game: Game) -> list[str]:
    """What the seat that decides is told for it."""
    assert game.decision is not None
    return list(WORDS.to_decide(game, game.decision.seat))


def described(game: Game, notation: str) -> str:
    return WORDS.describe(game, parse(game, notation))


def test_before_a_placement_each_line_is_told_with_its_prices() -> None:
    game = queued(laid(house(5), house(1), pile=ROW, bag="coffee tea tea"), "1 3 3 3 1")
    assert to_decide(game) == [
        "water-1: Ship of 3 crates with coffee, tea, tea; in line Anna at 2, Ben at 1",
        "water-2: Contract for coffee, tea, 5 points; in line nobody",
        "water-3: Fireman 2; in line Ben at 3, which is too dear, Cleo at 2, Anna at 1",
        "water-4: Counting Office; in line nobody",
    ]
    assert described(game, "queue water-2") == "Stand in line for the Contract for coffee, tea"
    ships = queued(laid(house(5), house(1), pile="ship-1 ship-2 fireman-2a contract-1", bag="coffee tea tea"), "")
    assert described(ships, "queue water-2") == "Stand in line for card 2, the Ship of 3 crates"
    assert described(ships, "queue water-3") == "Stand in line for the Fireman 2"


def test_of_cards_above_the_board_that_do_the_same_none_has_a_number() -> None:
    water = ["tea-taster", "contract-1", "spice-merchant"]
    alike = laid(house(5), house(9), pile=[*water, "fireman-2a", "fireman-2c", "theatre"], seats=2, variant=KAI)
    assert described(alike, "reserve upper-1") == described(alike, "reserve upper-2") == "Reserve the Fireman 2"
    pile = [*water, "ship-1", "ship-2", "theatre"]
    ships = laid(house(5), house(9), pile=pile, seats=2, variant=KAI, bag="coffee tea tea saffron tea tea")
    assert described(ships, "reserve upper-2") == "Reserve card 2 above, the Ship of 3 crates"


def test_in_a_narrow_list_a_worker_is_told_by_the_place_and_the_card() -> None:
    game = queued(laid(house(5), house(1), pile=ROW, bag="coffee tea tea"), "1 3 3 3 1")
    assert WORDS.listed(game, parse(game, "queue water-1")) == "Line 1: Ship of 3 crates"
    above = laid(house(5), house(9), pile=KAI_ROW, seats=2, variant=KAI)
    assert WORDS.listed(above, parse(above, "reserve upper-2")) == "Reserve 2: Fireman 1"


def test_a_question_to_buy_is_told_with_its_price() -> None:
    game = queued(laid(house(5), pile=ROW, bag="coffee tea tea"), "1 1 1 2 2 2 3 3 3")
    assert described(game, "buy") == "Buy the Ship of 3 crates for 3 coins"
    assert described(game, "decline") == "Pass on the card"


def test_in_loading_it_is_told_what_there_is_and_what_is_asked_for() -> None:
    game = queued(laid(house(5, "contract-2"), pile=ROW, bag="saffron tea tea"), "1 2 2 2 3 3 3 4 4")
    play(game, "buy")
    while game.decision is not None and game.decision.kind == "purchase":
        play(game, "decline")
    assert to_decide(game) == [
        "To load: 2 tea, 1 saffron.",
        "Your contracts: contract-2 of 8 points (lacks 1 saffron, 2 carpets).",
        "In the supply: nothing.",
    ]
    assert WORDS.ordinary(game) == parse(game, "load saffron").unanswered()
    plan = Advice((parse(game, "load saffron"), Market()), 0, 0, 1, main=Market())
    assert plan_in_words(game, plan) == (
        "Load saffron onto the Contract for saffron, carpet, carpet, then sell 2 tea in the market hall"
    )
    play(game, "load saffron")
    assert to_decide(game)[1] == "Your contracts: contract-2 of 8 points (has 1 saffron; lacks 2 carpets)."
    assert described(game, "store") == "Done: store goods, the rest goes to the supply"
    assert WORDS.ordinary(game) == parse(game, "store").unanswered()


def test_the_owner_of_the_informer_is_told_who_stands_where() -> None:
    game = queued(laid(house(5, "informer"), house(9), pile=KAI_ROW, seats=2, variant=KAI), "1 1 1 2 1 2 3 3")
    assert to_decide(game)[0] == "water-1: Vulcaniser; in line Anna at 4, Ben at 3, Anna at 2, Anna at 1"
    assert described(game, "decline") == "Leave the workers where they are"


def test_reserved_cards_are_told_with_whose_they_are_and_their_price() -> None:
    game = laid(house(5), house(9), pile=KAI_ROW, seats=2, variant=KAI)
    play(game, "reserve upper-1", "reserve upper-3")
    assert to_decide(game)[-2:] == ["reserved 1: Fireman 1; Anna at 2", "reserved 2: Theatre; Ben at 1"]
    assert not [line for line in to_decide(game) if line.startswith("upper-1")]


def test_at_the_end_the_cards_that_can_be_used_are_told() -> None:
    anna = house(0, "auction-hall", "contract-1", contracts={"contract-1": ["coffee"]})
    game = laid(anna, house(0), pile=[], seats=2, variant=KAI, supply="tea")
    assert described(game, "use auction-hall").startswith("Use the Auction Hall: once, any time")
    assert described(game, "pass") == "Use no card any more"


def test_the_forecast_tells_fires_pile_bag_and_incomes() -> None:
    said = WORDS.forecast(laid(house(5, "fireman-2a"), pile=["ship-1", "contract-1", "bank", "port", "fire-4"]), 0)
    assert said[0] == "0 rounds after this one."
    assert "Anna +4, Ben -4, Cleo -4" in " ".join(said)
    assert said[-1] == "Next income: Anna 2, Ben 2, Cleo 2"


def test_a_worker_at_a_reserved_card_is_counted() -> None:
    game = play(laid(house(5), house(5), seats=2, variant=KAI), "reserve upper-1", "queue water-1")
    assert WORDS.moment(game) == "Round 1, worker 2"
