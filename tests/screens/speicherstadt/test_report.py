"""After the game: points by round, where coins came from and went, what was bought, how the Rival did."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, new_game
from engine.bots.chance import decide
from saves import SavedGame
from screens.speicherstadt.report import report
from screens.table.report import pages
from tests.engine.speicherstadt.helpers import KAI, coins, house, laid, play, queued
from tests.screens.keyboard import playing
from widgets.lines import width

NAMES = ["Maximilian A", "Bartholomew", "Christophora", "Wilhelmina Z", "Emilie"]


def played(players: int, variant: str = "base") -> Game:
    """A whole game, played by chance."""
    game, rng = new_game("speicherstadt", NAMES[:players], variant, 9), Random(9)
    while game.decision is not None:
        game.play(decide(game, rng))
    return game


@pytest.mark.parametrize(("players", "variant"), [(1, "base"), (5, KAI)])
def test_no_line_of_a_report_is_too_long(players: int, variant: str) -> None:
    game = played(players, variant)
    for _title, lines in pages(game, report(game)):
        assert [line for line in lines(78) if width(line) > 78] == []


@pytest.mark.parametrize("variant", ["base", KAI])
def test_the_sources_of_coins_add_up_to_what_everybody_has_left(variant: str) -> None:
    game = played(3, variant)
    rows = report(game).sections[0].rows[1:]
    sums = [sum(int(row[seat + 1]) for row in rows) for seat in range(3)]
    start = new_game("speicherstadt", NAMES[:3], variant, 9).position.coins
    assert [had + change for had, change in zip(start, sums, strict=True)] == coins(game)


def test_the_curve_has_the_score_after_every_round_and_at_the_end() -> None:
    game = played(4)
    curve = report(game).curve
    assert list(curve.times)[:2] == ["At the start", "Round 1"]
    assert curve.times[-1] == "At the end"
    assert [values[-1] for values in curve.values] == [score["total"] for score in game.scores()]


def test_a_card_is_told_with_its_round_its_buyer_and_its_price() -> None:
    game = laid(house(5), house(5), pile=["ship-1", "contract-1", "bank", "port", "fire-4"], bag="tea tea tea")
    play(queued(game, "1 1 1 2 2 2 3 3 3"), "buy")
    assert report(game).sections[1].rows[1:] == [["1", "Anna", "3", "Ship of 3 crates"]]


def test_what_the_fish_market_takes_costs_nothing() -> None:
    row = "vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"
    game = laid(house(5, "fish-market"), house(9), pile=row, seats=2, variant=KAI)
    play(queued(game, "1 1 1 2 1 2 3 3"), "use fish-market")
    assert report(game).sections[1].rows[1][1:] == ["Anna", "0", "Vulcaniser"]


def test_alone_the_rival_stands_beside_oneself() -> None:
    game = played(1)
    (rival,) = game.rivals()
    rows = report(game).sections[-1].rows
    assert rows[1] == ["Points", str(game.scores()[0]["total"]), str(rival["total"])]
    assert rows[0][2] == "the Rival, merchant"


def test_with_several_there_is_no_rival() -> None:
    assert len(report(played(2)).sections) == 2


@pytest.mark.parametrize(
    ("points", "has", "said"),
    [
        (6, 5, "Rival stands first with 7 points, before Anna with 6 points."),
        (7, 10, "Rival wins the tie with 7 points: 8 coins against 7 coins."),
        (7, 6, "Anna wins the tie with 7 points: 7 coins against 4 coins."),
        (7, 9, "A shared victory with 7 points: Anna, Rival."),
    ],
)
async def test_the_result_alone_counts_the_rival_and_says_how_coins_decide(points: int, has: int, said: str) -> None:
    """The Rival buys three cards of worth 1 for a coin each, and its last income is 1 coin, or 2 for Anna."""
    pile = "coffee-roaster tea-taster vulcaniser spice-merchant"
    game = laid(house(5, points=points), pile=pile, seats=1, rival_has=house(has, points=4))
    game.play("queue water-1")
    while game.decision is not None:
        game.play(game.moves()[-1])
    async with playing(SavedGame.keep(game), (100, 30)) as player:
        assert said in " ".join(player.sees().split())


async def test_how_a_game_was_set_up_stands_apart_from_what_it_is_called() -> None:

    async with playing(SavedGame.keep(played(5, KAI))) as player:
        head = player.lines()[0]
        assert head.startswith(" Die Speicherstadt   ")
        assert "   With Kaispeicher · 5 players" in head
