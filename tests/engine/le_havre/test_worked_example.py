"""The first round of a full game with three players as the rulebooks tell it, figure by figure."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine import Game, new_game
from tests.engine.helpers import NAMES, TILES, at_table, goods, offer, play, stacks, storage, town
from tests.engine.open_table import open_table

STACKS = (
    ("marketplace", "fishery", "smokehouse", "black-market", "local-court", "tannery", "ironworks", "cokery", "bank"),
    ("joinery", "charcoal-kiln", "clay-mound", "wharf-1", "colliery", "wharf-2", "steel-mill", "town-hall", "church"),
    (
        "sawmill",
        "bakehouse",
        "hardware-store",
        "abattoir",
        "brickworks",
        "shipping-line",
        "grocery-market",
        "business-office",
        "bridge-over-the-seine",
    ),
)
SPECIALS = ("farm", "zoo", "diner", "tavern", "kiln", "feedlot")


@dataclass(frozen=True)
class Turn:
    """A turn of the example: who, what is played, the offer before and after the main action, what the player has."""

    player: str
    main: tuple[str, ...]
    before: list[int]
    after: list[int]
    has: str
    buildings: tuple[str, ...] = ()
    person: str | None = None


ROUND = (
    Turn("Red", ("take francs",), [3, 2, 2, 1, 1, 0, 0], [0, 2, 2, 1, 1, 0, 0], "8 francs, 1 coal"),
    Turn("Green", ("take wood",), [0, 3, 3, 1, 1, 0, 0], [0, 3, 0, 1, 1, 0, 0], "5 francs, 1 coal, 3 wood"),
    Turn("Blue", ("take fish",), [0, 4, 0, 1, 1, 1, 0], [0, 0, 0, 1, 1, 1, 0], "5 francs, 1 coal, 4 fish"),
    Turn(
        "Red",
        ("buy marketplace", "enter marketplace: take grain, coal", "put back"),
        [0, 0, 1, 1, 1, 1, 1],
        [0, 0, 1, 1, 1, 1, 1],
        "2 francs, 2 coal, 1 grain",
        ("marketplace",),
        "marketplace",
    ),
    Turn(
        "Green",
        ("enter building-firm-1: build joinery; material 3 wood",),
        [1, 0, 2, 1, 1, 1, 1],
        [1, 0, 2, 1, 1, 1, 1],
        "5 francs, 1 coal",
        ("joinery",),
        "building-firm-1",
    ),
    Turn("Blue", ("take wood",), [1, 1, 2, 2, 1, 1, 1], [1, 1, 0, 2, 1, 1, 1], "5 francs, 1 coal, 4 fish, 2 wood"),
    Turn(
        "Red",
        ("take clay",),
        [1, 1, 1, 3, 1, 1, 1],
        [1, 1, 1, 0, 1, 1, 1],
        "2 francs, 2 coal, 1 grain, 3 clay",
        ("marketplace",),
        "marketplace",
    ),
)
MEALS = ("feed: 2 francs", "feed: 2 fish", "feed: 2 francs")  # Green, Blue, Red: from the one who starts round 2


def the_table() -> Game:
    return new_game(
        "le-havre", NAMES[:3], "full", setup={"tiles": TILES, "stacks": [list(s) for s in STACKS], "specials": SPECIALS}
    )


def before_turn(number: int) -> Game:
    """The table before the supply of a turn from 1 on."""
    game = the_table()
    for turn in ROUND[: number - 1]:
        play(game, "supply", *turn.main, "end turn")
    return game


def test_the_offer_at_set_up_is_that_of_the_example() -> None:
    assert offer(the_table()) == [2, 2, 2, 1, 0, 0, 0]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_each_player_begins_the_example_with_five_francs_and_one_coal(seat: int) -> None:
    assert storage(the_table(), seat) == goods("5 francs, 1 coal")


def test_each_turn_of_the_round_goes_as_in_the_example() -> None:
    game = the_table()
    for number, turn in enumerate(ROUND, start=1):
        decision = game.decision
        assert decision is not None
        assert NAMES[decision.seat] == turn.player
        play(game, "supply")
        table = open_table(game)
        assert (table["marker"], sum(tile is not None for tile in table["tiles"])) == (number - 1, number)
        assert offer(game) == turn.before
        play(game, *turn.main)
        assert offer(game) == turn.after
        play(game, "end turn")
        laid = at_table(game, decision.seat + 1)
        assert storage(game, decision.seat + 1) == goods(turn.has)
        assert (laid["buildings"], laid["person"]) == (list(turn.buildings), turn.person)


def test_nobody_is_asked_for_interest_in_the_example_because_nobody_has_a_loan() -> None:
    game = before_turn(2)
    play(game, "supply")
    decision = game.decision
    assert decision is not None
    assert decision.kind == "main"


def test_the_bought_marketplace_uncovers_the_next_card_and_shows_its_visitor_the_top_two_special_cards() -> None:
    game = before_turn(4)
    play(game, "buy marketplace", "supply", "enter marketplace ...")
    assert [stack[0] for stack in stacks(game)] == ["fishery", "joinery", "sawmill"]
    decision = game.decision
    assert decision is not None
    assert decision.kind == "look"


def test_the_round_ends_and_the_next_one_begins_as_in_the_example() -> None:
    game = before_turn(8)
    decision = game.decision
    assert decision is not None
    assert (decision.kind, NAMES[decision.seat]) == ("meal", "Green")
    assert at_table(game, 1)["goods"]["grain"] == 1, "there is no harvest in the first round with three players"
    play(game, *MEALS)
    left = ["2 coal, 1 grain, 3 clay", "3 francs, 1 coal", "5 francs, 1 coal, 2 fish, 2 wood"]
    assert [storage(game, seat) for seat in (1, 2, 3)] == [goods(words) for words in left]
    assert [at_table(game, seat)["person"] for seat in (1, 2, 3)] == ["marketplace", "building-firm-1", None]
    assert town(game) == ["building-firm-1", "building-firm-2", "construction-firm"]
    assert open_table(game)["harbour"] == {
        "wooden-ship": ["wooden-ship-2"],
        "iron-ship": [],
        "steel-ship": [],
        "luxury-liner": [],
    }
    assert offer(game) == [1, 1, 1, 0, 1, 1, 1]
    decision = game.decision
    assert decision is not None
    assert (open_table(game)["round"], NAMES[decision.seat], open_table(game)["marker"]) == (2, "Green", 6)
    play(game, "supply")
    assert (open_table(game)["marker"], offer(game)) == (0, [2, 1, 1, 0, 2, 1, 1])
