"""Bidding: T50 to T62, the Lawyer, the neutral marker, and who is the next start player."""

from __future__ import annotations

import pytest

from engine import Game, parse
from engine.homesteaders import money
from engine.homesteaders.bidding import ROW, stepped
from tests.engine.homesteaders.helpers import begun, bids, decides, has, laid, lines, play, player, refused, tiles

ALL = [3, 4, 5, 6, 7, 9, 12, 16, 21]


def start(game: Game) -> str:
    """The start player's name."""
    return game.names[int(game.position.start)]


def neutral(game: Game) -> int:
    """The neutral bid of a game for two."""
    found: int = game.position.neutral[0]
    return found


def to_bidding(game: Game) -> Game:
    """Go on to the bidding, nobody working, wages paid in silver."""
    while (what := decides(game).split()[0]) in ("assign", "wages", "pay", "build", "hire", "exchange", "rail"):
        line = {"assign": "assign: nothing", "rail": "take chip"}.get(what, "decline")
        if what in ("wages", "pay"):
            line = "pay" if lines(game, "pay") else "borrow"
        play(game, line)
    return game


def test_the_bid_row() -> None:
    assert list(ROW) == ALL


def test_t50_a_round_of_bidding_with_four() -> None:
    game = laid(*[player("20 silver")] * 4, seats=4, window="bid")
    deciders = []
    for line in (
        "bid auction-1: 5",
        "bid auction-1: 6",
        "bid auction-2: 3",
        "bid auction-1: 7",
        "bid auction-3: 3",
        "bid auction-3: 4",
        "bid auction-3: 5",
        "pass",
        "take chip",
    ):
        deciders.append(decides(game).split()[1])
        play(game, line)
    assert deciders == ["Anna", "Ben", "Cleo", "Dora", "Anna", "Ben", "Anna", "Ben", "Ben"]
    paid = []
    while decides(game).startswith("pay"):
        paid.append((decides(game), money.due(game.position)))
        play(game, "pay", "decline")
    assert paid == [("pay Dora", 7), ("pay Cleo", 3), ("pay Anna", 5)]
    assert has(game, 1, "rail chip") == (1, 1)
    assert (start(game), decides(game)) == ("Dora", "assign Dora")


@pytest.mark.parametrize(
    ("standing", "lawyer", "legal"),
    [
        (7, False, [9, 12, 16, 21]),
        (5, True, [5, 6, 7, 9, 12, 16, 21]),
        (21, False, []),
        (21, True, [21]),
    ],
)
def test_t51_t52_t53_which_bids_are_legal(standing: int, lawyer: bool, legal: list[int]) -> None:
    game = laid(player(), player("", *["lawyer"] * lawyer), window="bid", round=9)
    play(game, f"bid auction-1: {standing}")
    assert bids(game, 1) == legal
    assert ("bid auction-1" in lines(game, "bid")) == bool(legal)


def test_t53_there_is_no_bid_above_21() -> None:
    game = play(laid(player(), window="bid"), "bid auction-1: 21")
    assert refused(game, "bid auction-1: 21") == "There is no higher bid than 21 for Auction 1."


@pytest.mark.parametrize("lawyer", [False, True])
def test_t54_any_bid_may_be_the_first(lawyer: bool) -> None:
    game = laid(player("", *["lawyer"] * lawyer), window="bid", round=9)
    assert (bids(game, 1), bids(game, 2)) == (ALL, ALL)


@pytest.mark.parametrize("wrong", [0, 1, 2, 8, 10, 22])
def test_a_bid_is_a_space_of_the_row(wrong: int) -> None:
    assert "is not possible, only 3, 4, 5," in refused(laid(window="bid"), f"bid auction-1: {wrong}")


def test_t55_the_bidding_ends_when_everybody_holds_a_bid_or_has_passed() -> None:
    game = laid(window="bid")
    play(game, "pass", "take chip", "bid auction-1: 3", "bid auction-2: 3")
    assert decides(game) == "pay Ben"
    assert decides(play(game, "pay: with 3 silver", "decline")) == "pay Cleo"
    assert has(play(game, "pay"), 2, "silver") == (3,)


def test_t56_the_winner_of_auction_2_is_start_player_where_nobody_wins_auction_1() -> None:
    game = laid(window="bid")
    play(game, "pass", "take chip", "bid auction-2: 3", "pass", "take chip", "pay", "decline")
    assert start(game) == "Ben"


def test_the_winner_of_auction_3_is_start_player_where_nobody_wins_another() -> None:
    game = laid(window="bid", seats=4)
    play(game, "pass", "take chip", "pass", "take chip", "bid auction-3: 3", "pass", "take chip", "pay", "decline")
    assert start(game) == "Cleo"


def test_t57_where_all_pass_everybody_advances_and_the_start_player_stays() -> None:
    game = laid(window="bid", start=2)
    before = tiles(game)
    play(game, *["pass", "take chip"] * 3)
    assert [has(game, seat, "rail") for seat in range(3)] == [(1,)] * 3
    assert start(game) == "Ben"
    assert not set(before) & set(tiles(game))


def two(*lines_of_a_round: str, value: int = 5, **more: bool) -> Game:
    """A game for two after a round of bidding that began with the neutral marker on an auction."""
    game = laid(player("60 silver"), player("60 silver"), window="bid", seats=2, neutral=[value], **more)
    return to_bidding(play(game, *lines_of_a_round))


BOTH_WIN = ("neutral auction-1", "bid auction-2: 3", "bid auction-1: 21")
ONE_PASSES = ("neutral auction-1", "bid auction-1: 21", "pass")
BOTH_PASS = ("neutral auction-1", "pass", "take chip", "pass")


def values(rounds: tuple[str, ...], number: int) -> list[int]:
    """The neutral bids of some rounds that all go the same way."""
    game = laid(player("300 silver"), player("300 silver"), window="bid", seats=2)
    found = [neutral(game)]
    for _round in range(number):
        found.append(neutral(to_bidding(play(game, *rounds))))
    return found


def test_t58_the_neutral_bid_rises_while_both_win() -> None:
    assert values(BOTH_WIN, 4) == [5, 6, 7, 9, 9]


def test_t59_the_neutral_bid_falls_while_one_passes() -> None:
    assert values(ONE_PASSES, 3) == [5, 4, 3, 3]


def test_t60_the_neutral_bid_falls_from_9_to_7() -> None:
    assert neutral(two(*ONE_PASSES, value=9)) == 7


def test_o2_the_neutral_bid_moves_by_spaces_of_the_row() -> None:
    assert [stepped(value, 1) for value in (3, 4, 5, 6, 7, 9)] == [4, 5, 6, 7, 9, 9]
    assert [stepped(value, -1) for value in (3, 4, 5, 6, 7, 9)] == [3, 3, 4, 5, 6, 7]


def test_t61_the_winner_of_auction_2_is_start_player_where_the_neutral_marker_keeps_auction_1() -> None:
    game = two("neutral auction-1", "pass", "take chip", "bid auction-2: 3")
    assert (start(game), neutral(game)) == ("Ben", 4)


def test_t62_where_both_pass_the_other_one_is_start_player() -> None:
    game = two(*BOTH_PASS)
    assert (start(game), neutral(game)) == ("Ben", 4)


def test_o3_a_switch_lets_the_neutral_bid_fall_twice_where_both_pass() -> None:
    assert neutral(two(*BOTH_PASS, value=6, steep=True)) == 4
    assert neutral(two(*ONE_PASSES, value=6, steep=True)) == 5
    assert neutral(two(*BOTH_PASS, value=4, steep=True)) == 3


def test_the_neutral_bid_is_5_in_the_first_round() -> None:
    assert begun(2).position.neutral == (5,)


def test_f14_the_start_player_puts_the_neutral_marker_before_the_first_bid_of_every_round() -> None:
    game = to_bidding(begun(2))
    for number in range(1, 11):
        assert (decides(game), game.position.round) == (f"neutral {start(game)}", number)
        to_bidding(play(game, *BOTH_PASS))
    assert decides(game).startswith("final")


def test_the_neutral_marker_goes_to_auction_1_or_2() -> None:
    game = to_bidding(begun(2))
    assert lines(game, "neutral") == ["neutral auction-1", "neutral auction-2"]
    assert refused(game, "neutral auction-3") == "There are only 2 auctions."


def test_o12_f14_the_start_player_may_outbid_the_neutral_marker_at_once() -> None:
    game = laid(player(), player(), window="bid", seats=2, neutral=[9])
    play(game, "neutral auction-2")
    assert (bids(game, 1), bids(game, 2)) == (ALL, [12, 16, 21])
    play(game, "bid auction-2: 12")
    assert decides(game) == "bid Ben"
    assert bids(game, 2) == [16, 21]


def test_a_neutral_bid_that_was_outbid_is_out_for_the_round() -> None:
    game = laid(player(), player(), window="bid", seats=2)
    play(game, "neutral auction-1", "bid auction-1: 6", "bid auction-1: 7")
    assert decides(game) == "bid Anna"
    play(game, "bid auction-2: 3")
    assert decides(game) == "pay Ben"


def test_an_auction_that_the_neutral_marker_keeps_is_won_by_nobody() -> None:
    game = laid(player(), player(), window="bid", seats=2)
    play(game, "neutral auction-1", "bid auction-2: 3")
    play(game, "pass", "take chip")
    assert decides(game) == "pay Anna"
    assert game.position.auction == 1


def test_o11_f13_the_lawyer_bids_as_high_as_the_neutral_marker() -> None:
    game = laid(player("", "lawyer"), player(), window="bid", seats=2, round=9)
    play(game, "neutral auction-1")
    assert bids(game, 1)[0] == 5
    play(game, "bid auction-1: 5")
    assert bids(game, 1)[0] == 6


def test_it_is_told_whether_a_bid_is_higher_or_equal() -> None:
    game = laid(player(), player("", "lawyer"), window="bid", round=9)
    play(game, "bid auction-1: 5")
    (equal,) = game.tried(parse(game, "bid auction-1: 5"))[2]
    (higher,) = game.tried(parse(game, "bid auction-1: 6"))[2]
    assert str(equal.text) == "Ben bids 5 for Auction 1, as much as Anna: the Lawyer allows it."
    assert str(higher.text) == "Ben bids 6 for Auction 1, more than Anna."


def test_f13_whoever_was_displaced_by_the_lawyer_must_go_higher() -> None:
    game = laid(player(), player("", "lawyer"), window="bid", round=9)
    play(game, "bid auction-1: 7", "bid auction-1: 7", "pass", "take chip")
    assert decides(game) == "bid Anna"
    assert bids(game, 1) == [9, 12, 16, 21]


def test_one_may_bid_more_than_one_has() -> None:
    assert decides(play(laid(player("0 silver"), window="bid"), "bid auction-1: 21")) == "bid Ben"


def test_f12_an_outbid_player_may_raise_switch_or_pass() -> None:
    game = play(laid(window="bid"), "bid auction-1: 3", "bid auction-1: 4", "pass", "take chip")
    assert lines(game, "bid", "pass") == ["bid auction-1", "bid auction-2", "pass"]


def test_whoever_holds_a_bid_does_not_move_it() -> None:
    game = play(laid(window="bid"), "bid auction-1: 3", "bid auction-2: 3", "bid auction-1: 4")
    assert decides(game) == "bid Anna"
    assert decides(play(game, "bid auction-2: 4")) == "bid Ben"


def test_with_three_there_is_no_third_auction() -> None:
    assert refused(laid(window="bid"), "bid auction-3: 3") == "There are only 2 auctions."


def test_o20_with_two_it_is_possible_that_nobody_passes() -> None:
    game = laid(player(), player(), window="bid", seats=2)
    assert decides(play(game, *BOTH_WIN)) == "pay Ben"


def test_f15_the_marker_moves_only_when_the_round_is_over() -> None:
    game = laid(window="bid")
    play(game, "pass", "take chip", "bid auction-1: 3", "bid auction-2: 3", "pay", "decline")
    assert start(game) == "Anna"
    play(game, "pay", "decline")
    assert start(game) == "Ben"
