"""The rules of Flotsam: who decides, what a bid wins, what is seen, and who stands before whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game, Refused, SetupError
from engine.setup import check
from tests.toy.about import ABOUT
from tests.toy.position import PILE, Beach
from tests.toy.rules import FLOTSAM

PLAYERS = ("Ada", "Bo", "Cy")


def begun(players: int = 3, variant: str = "neap", **options: Any) -> Game:
    """A game whose pile lies in the order of the things: Ada has amber and amber, Bo too, Cy bottles."""
    chosen = {"players": PLAYERS[:players], "variant": variant, "setup": {"pile": list(PILE)}, **options}
    check(ABOUT, chosen)
    return Game(FLOTSAM, chosen)


def seats(game: Game, *lines: str) -> list[int]:
    """Who decided about each of the lines."""
    found = []
    for line in lines:
        assert game.decision is not None
        found.append(game.decision.seat)
        game.play(line)
    return found


def player(game: Game, seat: int) -> dict[str, Any]:
    seen: Beach = game.seen(seat)
    return {"shells": seen.shells[seat], "things": list(seen.things[seat])}


def test_whoever_is_outbid_decides_next() -> None:
    lines = ("bid cove-1: shells 1", "bid cove-1: shells 2", "bid cove-1: shells 4", "draw", "draw")
    assert seats(begun(), *lines) == [0, 1, 0, 1, 2]


def test_the_next_tide_begins_with_the_next_player() -> None:
    assert seats(begun(), *["draw"] * 9) == [0, 1, 2, 1, 2, 0, 2, 0, 1]


@pytest.mark.parametrize(("variant", "coves"), [("neap", 2), ("spring", 3)])
def test_there_is_a_cove_fewer_than_players_but_at_spring_tides(variant: str, coves: int) -> None:
    assert len(begun(variant=variant).table()["coves"]) == coves


@pytest.mark.parametrize(("purse", "shells"), [("thin", 8), ("heavy", 13)])
def test_players_begin_with_a_purse_and_what_the_first_tide_brings(purse: str, shells: int) -> None:
    assert player(begun(purse=purse), 0)["shells"] == shells


def test_a_bid_wins_what_lies_there_and_is_paid_when_nobody_is_left_to_decide() -> None:
    game = begun()
    thing = game.table()["coves"][1]
    game.play("bid cove-2: shells 4")
    assert (player(game, 0)["shells"], player(game, 0)["things"]) == (8, [])
    seats(game, "draw", "draw")
    assert (player(game, 0)["shells"], player(game, 0)["things"]) == (8 - 4 + 2, [thing])


def test_a_bid_is_higher_than_the_one_before_and_one_of_those_that_there_are() -> None:
    game = begun()
    game.play("bid cove-1: shells 2")
    for wrong in (1, 2, 3, 11):
        with pytest.raises(Refused, match="only 4, 7"):
            game.play(f"bid cove-1: shells {wrong}")


def test_a_cove_that_is_not_there_can_not_be_bid_for() -> None:
    with pytest.raises(Refused, match="only 2 coves"):
        begun().play("bid cove-3: shells 1")


def test_only_one_knows_which_chart_was_drawn() -> None:
    events = begun().play("draw")
    assert [str(events[0].text_for(seat)) for seat in (None, 0, 1)] == [
        "Ada draws a chart.",
        "You draw a chart: bottle.",
        "Ada draws a chart.",
    ]


def test_a_shown_chart_brings_two_shells() -> None:
    game = begun()
    game.play("show amber")
    assert player(game, 0)["shells"] == 8 + 2


def test_no_chart_is_shown_twice() -> None:
    game = begun(2)
    seats(game, "show amber", "draw", "draw", "show amber")
    with pytest.raises(Refused, match="no chart of the amber that nobody has seen"):
        game.play("show amber")


def test_whoever_sells_a_thing_still_decides() -> None:
    game = begun(2)
    game.position.things = (("amber", "cask"), ())
    assert seats(game, "sell cask", "draw") == [0, 0]
    assert (player(game, 0)["things"], player(game, 0)["shells"]) == (["amber"], 8 + 1)


def test_nobody_sells_what_they_have_not() -> None:
    with pytest.raises(Refused, match="no amber to sell"):
        begun().play("sell amber")


def test_the_charts_of_the_others_are_not_on_the_table() -> None:
    game = begun()
    assert game.table(0)["hands"] == [["amber", "amber"], [None, None], [None, None]]
    assert game.table()["hands"] == [[None, None]] * 3


def test_what_somebody_showed_is_remembered_where_the_rest_is_dealt_anew() -> None:
    game = begun()
    game.play("show amber")
    for seat in (1, 2):
        hands = {game.imagined(seat, Random(number)).position.hands[0] for number in range(50)}
        assert all("amber" in hand for hand in hands)
        assert len(hands) > 3


def test_the_tides_to_come_are_imagined_in_many_ways() -> None:
    game = begun(tides=2)
    seats(game, "draw", "draw")
    tides = set()
    for number in range(20):
        imagined = game.imagined(2, Random(number))
        imagined.play("draw")
        tides.add(str(imagined.table()["coves"]))
    assert len(tides) > 5


def test_a_thing_counts_one_and_two_for_each_of_its_charts() -> None:
    game = begun(tides=2)
    game.position.things = (("amber", "cask"), (), ())
    assert [score["total"] for score in game.scores(0)] == [6, 0, 0]
    assert [score["total"] for score in game.scores(1)] == [2, 0, 0]


def test_of_two_with_the_same_points_the_one_with_more_shells_stands_before_the_other() -> None:
    game = begun()
    game.position.shells = (1, 3, 3)
    assert [score["place"] for score in game.scores()] == [3, 1, 1]


def test_the_gull_snatches_what_nobody_bids_for() -> None:
    game = begun(gull=True, tides=2)
    seats(game, "bid cove-1: shells 1", "draw", "draw", "draw", "draw", "draw")
    assert [(rival["name"], rival["total"], rival["place"]) for rival in game.rivals()] == [("gull", 6, 1)]
    assert len(game.position.snatched) == 3


def test_without_the_gull_there_is_no_rival() -> None:
    assert begun().rivals() == []


def test_at_the_end_all_charts_are_open() -> None:
    game = begun(2, tides=2)
    seats(game, *["draw"] * 4)
    assert game.decision is None
    assert [len(hand) for hand in game.table()["hands"] if None not in hand] == [4, 4]


def test_only_the_whole_pile_can_be_laid_out_by_hand() -> None:
    with pytest.raises(SetupError, match="with all of its charts"):
        begun(setup={"pile": ["amber"]})
