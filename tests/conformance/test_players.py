"""The computer players of every title: they play whole games, know no more than their seat, and may advise."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine import Game, bots
from engine.about import About
from engine.bots.chance import decide
from engine.bots.looks import looks
from engine.bots.match import match
from engine.bots.player import Advice, Reviewed
from engine.bots.review import Deed, judged, review
from screens.table.plan_words import course_in_words, lessons_of, plan_in_words, reasons_in_words
from tests.conformance.played import Record, deciding, recorded
from tests.conformance.titles import CONFORMING, settings_of
from tui.cli.main import main

LEVELS = [(title, level.name) for title in CONFORMING for level in CONFORMING[title].about.levels]
NODES, FEW_NODES = 12, 4
"""Enough to think, and too few to think long: in one decision, in a whole game."""


def moments(title: str) -> list[Game]:
    """Games in which somebody decides, for the fewest and for the most seats."""
    fewest, *_others, most = list(settings_of(title))
    return [game for setting in (fewest, most) for game in recorded(setting, 1, 3).moments[:-1]]


@pytest.fixture(params=LEVELS, ids="-".join)
def level(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A title and the name of one of its levels."""
    found: tuple[str, str] = request.param
    return found


def test_a_player_makes_a_legal_move_and_leaves_the_game_as_it_is(level: tuple[str, str]) -> None:
    title, name = level
    for game in moments(title):
        before = (game.position.copy(), game.history)
        move = bots.player(title, name, 1, NODES).choose(game)
        assert (game.position, game.history) == before
        Game(game.rules, game.options, game.position).play(move)


def test_a_player_chooses_the_same_in_worlds_that_look_the_same_to_it(level: tuple[str, str]) -> None:
    title, name = level
    for game in moments(title):
        seat = deciding(game)
        assert seat is not None
        worlds = [game, *(game.imagined(seat, Random(number)) for number in range(2))]
        assert len({bots.player(title, name, 1, NODES).choose(world) for world in worlds}) == 1


def test_nobody_chooses_when_the_game_is_over(level: tuple[str, str]) -> None:
    title, name = level
    with pytest.raises(ValueError, match="over"):
        bots.player(title, name, 1, NODES).choose(recorded(next(settings_of(title)), 1, 3).game)


def test_a_level_says_what_it_is_called(level: tuple[str, str]) -> None:
    title, name = level
    assert bots.player(title, name).level == name


def test_a_level_that_there_is_not_cannot_play(about: About) -> None:
    with pytest.raises(ValueError, match="unheard-of"):
        bots.player(about.name, "unheard-of")


def test_the_weakest_levels_play_whole_games(record: Record) -> None:
    setting = record.setting
    about = CONFORMING[setting.title].about
    levels = [one.name for one in about.levels[:2]]
    seated = [levels[seat % len(levels)] for seat in range(setting.seats)]
    outcome = match(setting.title, seated, setting.variant, 1, 1, FEW_NODES, dict(setting.rules))
    assert len(outcome.scores) == setting.seats
    assert sum((*outcome.wins, *(rival.wins for rival in outcome.rivals))) == pytest.approx(1)
    assert outcome.decisions > 0


def test_games_by_chance_are_simulated(about: About, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", about.name, "--bots", "random", "--games", "3", "--seed", "1", "--jobs", "1", "--json"]
    assert main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["title"], found["players"], found["games"]) == (about.name, about.seats[0], 3)
    assert [bot["level"] for bot in found["bots"]] == ["random"] * about.seats[0]


def test_advice_is_plans_that_can_be_played_best_first(about: About) -> None:
    adviser = bots.adviser(about.name, 1, NODES)
    for game in moments(about.name) if adviser is not None else ():
        assert adviser is not None
        found = adviser.advice(game, 3)
        assert found
        for advice in found:
            game.plan(advice.moves)


def test_nothing_is_expected_of_what_nobody_has_seen_yet(about: About) -> None:
    adviser = bots.adviser(about.name, 1, NODES)
    for game in moments(about.name) if adviser is not None else ():
        assert adviser is not None
        steps = [step for advice in adviser.advice(game, 3) for step in advice.expected]
        assert all(step.before.position.revealed == game.position.revealed for step in steps)


def test_a_move_that_somebody_made_is_weighed_with_the_others(about: About) -> None:
    adviser = bots.adviser(about.name, 1, NODES)
    for game in moments(about.name) if adviser is not None else ():
        assert adviser is not None
        move = decide(game, Random(1))
        assert (move,) in [advice.whole for advice in adviser.advice(game, 1, also=[(move,)])]


def test_a_game_is_reviewed_only_where_somebody_advises(about: About) -> None:
    start = next(settings_of(about.name)).begun(1)
    for number in range(8):
        start.play(decide(start, Random(number)))
    found = list(review(start, deciding(start) or 0, budgets=(NODES,)))
    assert bool(found) == about.advised


def test_what_a_hint_puts_first_is_no_loss_in_a_review(about: About) -> None:
    budgets = (NODES, 3 * NODES)
    for game in moments(about.name)[1::2] if about.advised else ():
        for budget in budgets:
            (look,) = looks(game, 3, seed=1, budgets=(budget,))
            seat = deciding(game)
            assert seat is not None
            assert judged(game, Deed(1, seat, look.advice[0].whole), budgets, seed=1).points == 0


def test_plans_and_what_is_expected_after_them_are_told_in_words(about: About) -> None:
    for game in moments(about.name) if about.advised else ():
        (look,) = looks(game, 3, seed=1, budgets=(NODES,))
        for advice in look.advice:
            assert plan_in_words(game, advice)[0].isupper()
            assert len(course_in_words(advice)) == len(advice.expected)
            assert "{" not in reasons_in_words(advice)


def test_a_game_that_was_reviewed_teaches_three_lessons_at_most(about: About) -> None:
    game = recorded(next(settings_of(about.name)), 1, 3).game
    plan = Advice(game.history[:1], 0.0, 0.0, 1)
    found = [Reviewed(1, plan, plan, 9.0), Reviewed(2, plan, plan, 4.0), Reviewed(2, plan, plan, 3.0, 5.0)]
    lessons = lessons_of(game, 0, found)
    assert 1 <= len(lessons) <= 3
