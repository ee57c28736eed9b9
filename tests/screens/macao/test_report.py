"""After the game: points by round, where prestige and gold came from, what became of each card, the rank alone."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game
from engine.bots.chance import decide
from engine.macao.title import MACAO
from screens.macao.report import report
from screens.table.picture.sources import line_by_line
from screens.table.report import pages
from tests.engine.macao.helpers import laid, play, player
from tests.screens.table.ends import end_of
from widgets.lines import plain, width

NAMES = ["Maximilian A", "Bartholomew", "Christophora", "Wilhelmina Z"]


def played(players: int) -> Game:
    """A whole game, played by chance."""
    game = Game(MACAO, {"players": NAMES[:players], "variant": "full", "seed": 9})
    rng = Random(9)
    while game.decision is not None:
        game.play(decide(game, rng))
    return game


def rows_of(game: Game, title: str) -> dict[str, list[str]]:
    """The rows of a section by their first cells."""
    (section,) = (one for one in report(game).sections if one.title == title)
    return {first: rest for first, *rest in section.rows}


@pytest.mark.parametrize("players", [1, 4])
def test_no_line_of_a_report_is_too_long(players: int) -> None:
    game = played(players)
    for _title, lines in pages(game, report(game)):
        assert [line for line in lines(78) if width(line) > 78] == []


@pytest.mark.parametrize("players", [1, 4])
def test_the_sources_add_up_to_what_everybody_has_at_the_end(players: int) -> None:
    game = played(players)
    assert rows_of(game, "Gold")["In all"] == list(map(str, game.position.gold))
    assert rows_of(game, "PP before the end")["In all"] == list(map(str, game.position.points))


@pytest.mark.parametrize("players", [1, 4])
def test_a_result_says_where_the_points_before_the_end_came_from(players: int) -> None:
    end = end_of(played(players))
    assert list(end.kinds.values())[:4] == ["At the start", "Tribute", "Deliveries", "Cards used"]
    assert "During the game" not in end.kinds.values()
    assert [sum(line["points"] for line in one["lines"]) for one in end.scores] == [one["total"] for one in end.scores]
    shown = "\n".join(plain(line) for line in line_by_line(end, 60))
    assert "Tribute" in shown


def test_the_curve_has_the_score_after_every_round_and_at_the_end() -> None:
    game = played(2)
    curve = report(game).curve
    assert list(curve.times)[:2] == ["At the start", "Round 1"]
    assert curve.times[-1] == "At the end"
    assert len(curve.times) == 13
    assert [values[-1] for values in curve.values] == [score["total"] for score in game.scores()]


def test_a_game_that_is_not_over_is_told_up_to_now() -> None:
    assert list(report(laid()).curve.times) == ["Now"]


def test_tribute_and_deliveries_are_told_apart() -> None:
    game = laid(player("", ship="london", cargo="1 tea", gold=5), tribute=[3, 6])
    play(game, "deliver tea", "tribute")
    assert rows_of(game, "PP before the end") == {
        "": ["Anna", "Ben"],
        "tribute": ["6", "0"],
        "deliveries": ["4", "0"],
        "In all": ["10", "0"],
    }
    assert rows_of(game, "Gold")["tribute"] == ["-3", "0"]


def test_a_card_is_told_with_its_rounds_and_its_uses() -> None:
    game = laid(player("1 red, 1 blue, 1 green, 1 violet", tableau=["mint"]))
    play(game, "activate mint", "use mint")
    (section,) = (one for one in report(game).sections if one.title == "Cards")
    assert section.rows[1:] == [["before", "7", "1", "Anna", "Mint"]]


def test_the_board_is_told_by_player() -> None:
    game = laid(player(quarters="q01 q02 q30", cargo="2 tea", wall=4, punishment=2, tableau=["mint"]))
    told = rows_of(game, "City, sea and wall")
    assert [told[row][0] for row in told] == ["Anna", "3", "2", "0", "2", "4", "0", "1", "2"]


@pytest.mark.parametrize(
    ("points", "row"),
    [
        (49, ["Ship's Boy", "Soldier", "50"]),
        (50, ["Soldier", "Captain", "65"]),
        (94, ["Diplomat", "Councillor", "95"]),
        (110, ["Governor", "", ""]),
    ],
)
def test_alone_the_rank_of_the_score_is_told(points: int, row: list[str]) -> None:
    game = laid(player(prestige=points), seats=1)
    assert rows_of(game, "Rank")[str(points)] == row


def test_only_a_game_alone_has_a_rank() -> None:
    assert "Rank" not in [section.title for section in report(laid()).sections]
