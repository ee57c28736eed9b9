"""After the game: points by round, where the silver came from, what the auctions brought."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine import Game, new_game
from engine.bots.chance import decide
from engine.homesteaders.goods import SILVER, VP
from screens.homesteaders.report import report
from screens.table.report import pages
from screens.table.report_markdown import markdown
from tests.engine.homesteaders.helpers import laid, play, player
from widgets.lines import width

NAMES = ["Maximilian A", "Bartholomew", "Christophora", "Wilhelmina Z"]


def played(players: int) -> Game:
    """A whole game, played by chance."""
    game, rng = new_game("homesteaders", NAMES[:players], "full", 9), Random(9)
    while game.decision is not None:
        game.play(decide(game, rng))
    return game


@pytest.mark.parametrize("players", [1, 4])
def test_no_line_of_a_report_is_too_long(players: int) -> None:
    game = played(players)
    for _title, lines in pages(game, report(game)):
        assert [line for line in lines(78) if width(line) > 78] == []


def test_the_sources_add_up_to_what_everybody_has_at_the_end() -> None:
    game = played(3)
    silver, tokens = (section.rows for section in report(game).sections[:2])
    for rows, kind in ((silver, SILVER), (tokens, VP)):
        assert rows[-1][1:] == [str(goods[kind]) for goods in game.position.goods]
        sums = [sum(int(row[column]) for row in rows[1:-1]) for column in range(1, 4)]
        assert list(map(str, sums)) == rows[-1][1:]


def test_the_curve_has_the_score_after_every_round_and_at_the_end() -> None:
    game = played(2)
    curve = report(game).curve
    assert list(curve.times)[:2] == ["At the start", "Round 1"]
    assert curve.times[-1] == "At the end"
    assert [values[-1] for values in curve.values] == [score["total"] for score in game.scores()]


def test_rounds_are_parted_where_there_can_be_several_auctions_in_one() -> None:
    parted = {n: [""] * 6 in report(played(n)).sections[2].rows for n in (1, 3)}
    assert parted == {1: False, 3: True}


def test_an_auction_is_told_with_its_winner_its_bid_and_what_was_built() -> None:
    game = laid(window="bid", auction_2=["a2-s2"])
    play(game, "bid auction-2: 3", "pass", "take chip", "pass", "take chip", "pay", "build foundry")
    auctions = report(game).sections[2].rows
    assert auctions[1:] == [["1", "2", "Ind", "Anna", "3", "Foundry"]]


def test_of_a_tile_with_which_nothing_is_built_the_table_tells_what_it_brought() -> None:
    game = laid(window="bid", auction_2=["a2-s4"])
    play(game, "bid auction-2: 3", "pass", "take chip", "pass", "take chip", "pay", "take worker", "take chip")
    assert report(game).sections[2].rows[1:] == [["1", "2", "+worker +rail", "Anna", "3", "-"]]


def test_alone_the_score_is_set_against_no_scale_of_the_title() -> None:
    game = laid(player("47 vp"), window="final", seats=1)
    assert len(report(game).sections) == len(report(laid()).sections) == 3


def test_a_round_is_named_once_and_parted_from_the_next() -> None:
    rows = report(played(2)).sections[2].rows
    firsts = [row[0] for row in rows[1:] if row[0]]
    assert firsts == sorted(set(firsts), key=int)
    assert all(not any(before) for before, row in pairwise(rows[1:]) if row[0])


def behind_screens() -> Game:
    """Anna and Ben after four rounds behind screens, played by chance; in the fifth they go on."""
    game, rng = new_game("homesteaders", ["Anna", "Ben"], "full", 9), Random(9)
    while game.position.round < 5:
        game.play(decide(game, rng))
    return game


def table_below(words: str, heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without the rule under its first row; nothing where there is none."""
    _before, found, after = words.partition(f"## {heading}\n\n")
    rows = [line[2:-2].split(" | ") for line in after.partition("\n\n")[0].splitlines()] if found else []
    return [row for row in rows if "---" not in row[0]]


def test_what_lies_behind_screens_is_in_no_report_while_the_game_goes_on() -> None:
    game = behind_screens()
    words = markdown(game, report(game))
    assert table_below(words, "Score")[1:8] == [
        ["VP tokens", "?", "?"],
        ["Buildings", *(str(score["total"]) for score in game.scores())],
        ["Bonuses", "0", "0"],
        ["Resources", "?", "?"],
        ["Debts", "?", "?"],
        ["Score", "?", "?"],
        ["Place", "?", "?"],
    ]
    for heading in ("VP by round", "Where the silver came from", "Where the VP tokens came from"):
        assert table_below(words, heading) == []
    assert len(table_below(words, "The auctions")) > 1
    assert "What is hidden from others is left out." in words


def test_who_asks_for_a_report_is_told_what_lies_behind_the_own_screen() -> None:
    game = behind_screens()
    words = markdown(game, report(game), 1)
    assert table_below(words, "VP by round")[0] == ["", "Ben"]
    assert table_below(words, "VP by round")[-1][1] == str(game.scores(1)[1]["total"])
    assert table_below(words, "Where the silver came from")[-1] == [
        "Silver at hand",
        str(game.position.goods[1][SILVER]),
    ]
    score = {row[0]: row[1:] for row in table_below(words, "Score")}
    assert score["Score"] == ["?", str(game.scores(1)[1]["total"])]
    assert score["Place"] == ["?", "?"]


def test_a_report_of_a_finished_game_tells_all_and_its_seed() -> None:
    game = played(2)
    words = markdown(game, report(game))
    assert "?" not in words
    assert "Seed 9" in words
    assert len(table_below(words, "VP by round")[0]) == 3
