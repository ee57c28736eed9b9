"""The end of a game in a few words."""

from __future__ import annotations

import pytest

from engine import new_game
from engine.le_havre.about import ABOUT
from engine.scores import Score
from screens.table.ending import headline, swings, to_share
from screens.table.plot import sparkline
from screens.table.result import bar_signs
from tests.saves.players import next_move


def score(name: str, total: int, place: int) -> Score:
    return {"seat": place - 1, "name": name, "lines": [], "total": total, "place": place}


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        ([score("Ann", 43, 1)], "Ann scores 43 francs."),
        ([score("Ann", 43, 1), score("Ben", 38, 2)], "Ann wins with 43 francs, 5 ahead."),
        ([score("Ann", 43, 1), score("Ben", 43, 1)], "A shared victory with 43 francs: Ann, Ben."),
        ([score("Ann", 43, 1), score("Ben", 43, 2)], "Ann wins the tie with 43 francs."),
    ],
)
def test_the_headline_says_who_won_and_by_how_much(scores: list[Score], words: str) -> None:
    assert headline(scores, [], ABOUT.unit) == words


def test_a_rival_may_stand_first() -> None:
    rivals = [{"name": "the gull", "total": 50, "place": 1}]
    found = headline([score("Ann", 43, 2)], rivals, ABOUT.unit)
    assert found.startswith("The gull stands first with 50 francs")


@pytest.mark.parametrize(
    ("total", "words"),
    [(40, "Ann wins with 43 francs, 3 ahead."), (0, "Ann scores 43 francs.")],
    ids=["a rival that scores", "one that does not"],
)
def test_alone_one_is_ahead_of_a_rival_that_scores(total: int, words: str) -> None:
    rivals = [{"name": "the gull", "total": total, "place": 2}]
    assert headline([score("Ann", 43, 1)], rivals, ABOUT.unit) == words


def test_the_moves_that_brought_and_cost_most_are_found() -> None:
    game = new_game("le-havre", ["Red"], "short", 3)
    while game.decision is not None:
        game.play(next_move(game))
    best, worst = swings(game, 0)
    assert best is None or best.points > 0
    assert worst is not None
    assert worst.points < 0
    assert worst.happened.startswith("Red ")


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
