"""The end of a game in a few words."""

from __future__ import annotations

from typing import Any

import pytest

from engine import new_game
from engine.about import Unit
from engine.le_havre.about import ABOUT
from engine.texts import message
from engine.title import Score
from screens.table.picture.sources import bar_signs
from screens.table.report import sparkline, to_share
from screens.table.scores import headline, swings
from tests.saves.players import next_move

COINS = ABOUT._replace(tie=Unit("{n} coin", "{n} coins", message("coins")))
"""A title in which coins decide between equals."""


def score(name: str, total: int, place: int, tie: int = 0) -> Score:
    return {"seat": place - 1, "name": name, "lines": [], "total": total, "tie": tie, "place": place}


def rival(total: int, place: int, tie: int = 0) -> dict[str, Any]:
    return {"name": "gull", "shown": "The gull", "lines": [], "total": total, "tie": tie, "place": place}


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        ([score("Ann", 43, 1)], "Ann scores 43 francs."),
        ([score("Ann", 43, 1), score("Ben", 38, 2)], "Ann wins with 43 francs, 5 ahead."),
        ([score("Ann", 43, 1), score("Ben", 43, 1)], "A shared victory with 43 francs: Ann, Ben."),
        (
            [score("Ann", 43, 2, 5), score("Ben", 43, 1, 8)],
            "Ben wins the tie with 43 francs: 8 coins against 5 coins.",
        ),
    ],
)
def test_the_headline_says_who_won_and_by_how_much(scores: list[Score], words: str) -> None:
    assert headline(scores, [], COINS) == words


@pytest.mark.parametrize(
    ("you", "gull", "words"),
    [
        (score("Ann", 43, 2), rival(50, 1), "The gull stands first with 50 francs, before Ann with 43 francs."),
        (score("Ann", 43, 2, 5), rival(43, 1, 8), "The gull wins the tie with 43 francs: 8 coins against 5 coins."),
        (score("Ann", 43, 1, 8), rival(43, 2, 5), "Ann wins the tie with 43 francs: 8 coins against 5 coins."),
        (score("Ann", 43, 1, 5), rival(43, 1, 5), "A shared victory with 43 francs: Ann, The gull."),
        (score("Ann", 43, 1), rival(40, 2), "Ann wins with 43 francs, 3 ahead."),
        (score("Ann", -3, 2), rival(0, 1), "The gull stands first with 0 francs, before Ann with -3 francs."),
        (score("Ann", 43, 1), rival(0, 2), "Ann scores 43 francs."),
    ],
    ids=["ahead", "ahead by coins", "behind by coins", "equal in all", "behind", "ahead with nothing", "no rival"],
)
def test_alone_one_is_compared_with_a_rival_that_scores(you: Score, gull: dict[str, Any], words: str) -> None:
    assert headline([you], [gull], COINS) == words


def test_the_moves_that_brought_and_cost_most_are_found() -> None:
    game = new_game("le-havre", ["Red"], "short", 3)
    while game.decision is not None:
        game.play(next_move(game))
    best, worst = swings(game, 0)
    assert best is None or best.points > 0
    assert worst is not None
    assert worst.points < 0
    assert worst.happened.startswith("Red ")
    told = swings(game, 0, "Red")[1]
    assert told is not None
    assert told.happened.startswith("You ")


@pytest.mark.parametrize(("values", "drawn"), [([0, 7], "▁█"), ([3, 3], "▁▁"), ([0, 3, 7], "▁▄█")])
def test_a_line_of_values_is_drawn_with_a_sign_each(values: list[int], drawn: str) -> None:
    assert sparkline(values) == drawn


def test_what_is_shared_names_no_card() -> None:
    game = new_game("le-havre", ["Red"], "short", 3)
    while game.decision is not None:
        game.play(next_move(game))
    words = to_share(game, "Le Havre", [[0, 1, 2]], "A gold medal")
    first, second, third = words.splitlines()
    assert first == "Le Havre"
    assert second.startswith("1. Red  ▁▄█  ")
    assert third.startswith("A gold medal, seed 3, ")


def test_every_source_of_points_has_a_letter_of_its_own_in_the_bars() -> None:
    signs = bar_signs({"francs": "Francs", "building": "Buildings", "bonus": "Bonuses", "loans": "Loans"})
    assert [sign.letter for sign in signs.values()] == ["F", "B", "O", "L"]
    assert len({sign.style for sign in signs.values()}) == len(signs)
