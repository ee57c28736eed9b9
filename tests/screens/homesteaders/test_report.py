"""After the game: points by round, where the silver came from, what the auctions brought."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, new_game
from engine.homesteaders.goods import SILVER, VP
from engine.playout import decide
from screens.homesteaders.report import report
from screens.table.report import pages
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


def test_an_auction_is_told_with_its_winner_its_bid_and_what_was_built() -> None:
    game = laid(window="bid", auction_2=["a2-s2"])
    play(game, "bid auction-2: 3", "pass", "take chip", "pass", "take chip", "pay", "build foundry")
    auctions = report(game).sections[2].rows
    assert auctions[1:] == [["1", "Auction 2", "A2-S2", "Anna", "3", "Foundry"]]


def test_alone_the_grade_of_the_score_is_told() -> None:
    game = laid(player("47 vp"), window="final", seats=1)
    grades = report(game).sections[-1].rows
    assert [row[1] for row in grades[1:]] == ["47", "2", "55"]
    assert len(report(laid()).sections) == 3
