"""Whatever was played, all that looks at the past of a game works at every move of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest
from typer.testing import CliRunner

from engine import Game
from engine.bots.review import deeds, lessons, review
from saves import Replay, SavedGame
from saves.exchange import exported, imported
from saves.slots import path_of
from screens.menus.glimpse import glimpse
from screens.plain import words_of
from screens.table.keys import LOG, RESULT, keys_of
from screens.table.picture.log import listing
from screens.table.play.recap import since
from screens.table.report import pages, report_of, to_share
from screens.table.report_markdown import markdown
from screens.table.scores import swing_lines
from tests.conformance.pasts import PASTS
from tests.conformance.titles import CONFORMING, SETTINGS, Setting, settings_of
from tests.sampled import sampled
from tests.screens.keyboard import playing
from tui.cli.main import app

FEW, MANY = 2, 4
"""Games of a title with each past, of which some are drawn, and of a set-up where time does not matter."""
DRAWN = 6
"""So many of those are looked at, with each past and each title among them."""
SOME, MORE, EVERY = 3, 24, 10_000
"""So many moments of a game are reported, at most, besides its ends: one of each title at every move behind `long`."""
REVIEWED = 2
"""So many decisions are reviewed: to think takes its time."""
COLUMNS = 80
SIZES = ((80, 24), (120, 40), (200, 60))


def _games() -> Iterator[tuple[str, Setting, int, int]]:
    """Some set-ups of each title, drawn by a seed, with each past."""
    rng = Random(25)
    for past, title in product(PASTS, CONFORMING):
        own = [setting for setting in SETTINGS if setting.title == title]
        for number, setting in enumerate(rng.sample(own, min(FEW, len(own)))):
            yield past, setting, number, SOME


def _more() -> Iterator[object]:
    """The first set-up of each title at every move, and each set-up with several seeds."""
    for past in PASTS:
        for title in CONFORMING:
            first = next(settings_of(title))
            yield pytest.param(past, first, 0, EVERY, id=f"{past}-{title}-every", marks=pytest.mark.long)
        for setting, seed in product(SETTINGS, range(MANY)):
            name = f"{past}-{setting}-{seed}-long"
            yield pytest.param(past, setting, seed, MORE, id=name, marks=pytest.mark.long)


def _kinds(game: tuple[str, Setting, int, int]) -> tuple[str, str]:
    """What such a game is a case of: its past and its title."""
    return game[0], game[1].title


@pytest.mark.parametrize(("past", "setting", "seed", "moments"), [*sampled(_games(), "pasts", _kinds, DRAWN), *_more()])
def test_all_that_looks_at_the_past_works_at_every_move(past: str, setting: Setting, seed: int, moments: int) -> None:
    game = PASTS[past](setting, seed)
    last = len(game.history)
    numbers = range(last + 1)
    reported = {0, last, *Random(seed).sample(numbers, min(moments, last))}
    again = Replay(game)
    assert again.last == last
    for number in numbers if moments > SOME else sorted(reported):
        moment = game.up_to(number)
        assert moment.history == game.history[:number]
        check_replay(moment, again, number)
        if number in reported:
            check_report(moment)
            check_review(moment, number % len(game.names))
            check_words(moment)
    check_files(game)


def check_replay(moment: Game, again: Replay, number: int) -> None:
    """An earlier position is the one in which the game stood."""
    there = again.game(number)
    assert there.position == moment.position
    assert again.previous_round(number) <= again.previous_turn(number) <= number
    assert number <= again.next_turn(number) <= again.next_round(number)
    if number:
        assert (again.move(number), again.events(number)) == moment.log[-1]
    assert words_of(there.title).table(there, None)
    words_of(there.title).forecast(there, None)


def check_report(moment: Game) -> None:
    """The report can be made and drawn; once the game is over its curve ends at the score."""
    report = report_of(moment)
    if moment.decision is None:
        totals = [score["total"] for score in moment.scores()]
        assert [values[-1] for values in report.curve.values] == totals
    assert all(len(values) == len(report.curve.times) for values in report.curve.values)
    for name in moment.names:
        assert name in markdown(moment, report)
    for _title, drawn in pages(moment, report):
        assert drawn(COLUMNS)


def check_review(moment: Game, seat: int) -> None:
    """What was done is told by decisions, without thinking about them."""
    assert tuple(move for deed in deeds(moment) for move in deed.moves) == moment.history
    lessons(moment, seat, ())
    swing_lines(moment, seat)
    since(moment, seat, seat)


def check_words(moment: Game) -> None:
    """The log, the glimpse in the list of games, and the words for friends."""
    listing(moment.log, COLUMNS)
    assert glimpse(moment, moment.names).lines(COLUMNS, 40)
    assert to_share(moment, "", [[score["total"]] for score in moment.scores()], "")


def check_files(game: Game) -> None:
    """The game as a file and as a text: checked, reported, replayed, sent, taken in, and opened again."""
    run = CliRunner().invoke
    with SavedGame.keep(game) as saved:
        pass
    for line in (["check"], ["export"], ["export", "--report"]):
        found = run(app, ["saves", line[0], saved.slot, *line[1:]])
        assert found.exit_code == 0, found.output
    assert run(app, ["replay", saved.slot]).exit_code == 0
    with imported(exported(saved.slot).encode(), "a mail") as taken_in, SavedGame.open(saved.slot) as opened:
        for one in (taken_in, opened):
            assert (one.game.position, one.game.steps) == (game.position, game.steps)
        path_of(taken_in.slot).unlink()
    path_of(saved.slot).unlink()


@pytest.mark.parametrize(("past", "title"), sampled(product(PASTS, CONFORMING), "reviewed"))
def test_a_review_looks_at_decisions_of_any_past(past: str, title: str) -> None:
    about, setting = CONFORMING[title].about, next(settings_of(title))
    game = PASTS[past](setting, 1)
    if about.advised:
        assert len(list(islice(review(game, 0, budgets=(1,)), REVIEWED))) == REVIEWED


@pytest.mark.parametrize(("past", "title", "size"), sampled(product(PASTS, CONFORMING, SIZES), "finished"))
async def test_a_finished_game_is_opened_and_read_and_looked_back_at(
    past: str, title: str, size: tuple[int, int]
) -> None:
    about = CONFORMING[title].about
    setting = [setting for setting in SETTINGS if setting.title == about.name][-1]
    names = [page.name for page in keys_of(about.name).pages]
    with SavedGame.keep(PASTS[past](setting, 2)) as saved:
        curve = report_of(saved.game).curve
        async with playing(saved, size) as player:
            result = player.app.screen
            await player.press("r")
            assert curve.title in player.sees()
            await player.press("escape", str(1 + names.index(LOG)), "up", "enter")
            assert f"of {len(saved.game.history)}" in player.sees()
            await player.press("escape", str(1 + names.index(RESULT)))
            if about.advised:
                await player.press("v")
                assert player.app.screen is not result
                await player.press("escape")
            assert player.app.screen is result
