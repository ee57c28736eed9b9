"""The log parts the rounds of every title, and a move can be looked at where it ends one."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, new_game
from screens.table.picture.log import listing
from screens.table.report import pages, report_of
from widgets.lines import plain, width

TITLES = ("le-havre", "homesteaders", "speicherstadt", "macao")


def played(title: str, rounds: int) -> Game:
    """A game played by chance until so many rounds are over."""
    game, rng = new_game(title, ["White", "Yellow", "Red"], seed=4), Random(4)
    while game.seen().round <= rounds:
        ways = [move for move in game.moves() if move.words not in ("borrow", "repay", "sell")] or game.moves()
        move = rng.choice(ways)
        while (question := game.ask(move)) is not None:
            move = move.answer(question.random(rng), question.label)
        game.play(move)
    return game


@pytest.mark.parametrize("title", TITLES)
def test_every_round_has_a_heading_and_no_sentence_says_the_same(title: str) -> None:
    rows = listing(played(title, 2).log, 80).rows
    lines = [plain(row.line) for row in rows]
    heads = [n for n, line in enumerate(lines) if line.startswith("─ Round ")]
    assert [lines[n].split()[2] for n in heads] == ["1", "2", "3"]
    assert not [row.name for n, row in enumerate(rows) if n in heads and row.name]
    assert not any("begins." in line for line in lines)
    assert {width(row.line) for row in rows} == {80}


def test_the_first_round_has_no_heading_before_another_one_begins() -> None:
    game = new_game("le-havre", ["Red", "Green"], seed=4)
    game.play("supply")
    assert [plain(row.line).split()[0] for row in listing(game.log, 80).rows] == ["1"]


@pytest.mark.parametrize("title", TITLES)
def test_below_the_curves_of_a_report_stands_what_their_columns_stand_for(title: str) -> None:
    game = played(title, 3)
    report = report_of(game)
    _title, drawn = pages(game, report)[0]
    lines = [plain(line) for line in drawn(78)]
    below = lines[lines.index("") - 1]
    assert below.endswith(report.curve.times[-1])
    assert "At the start" in below
