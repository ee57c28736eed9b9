"""Saved games of every title: files, texts, groups, looking back, records and the daily harbour."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest

from engine import Refused, new_game
from engine.about import About
from engine.playout import decide
from saves import Replay, SavedGame, SaveError, moves_of, summary
from saves.daily import day_of
from saves.daily_game import begun_or_continued
from saves.exchange import exported, imported
from saves.records import enter, records
from tests.conformance.played import Record
from tests.conformance.titles import Setting

BEGINNING = 40
"""How many steps are played where each is written by itself."""


def test_a_whole_game_is_the_same_when_it_is_opened_again(record: Record) -> None:
    SavedGame.keep(record.game, "kept").close()
    with SavedGame.open("kept") as again:
        assert again.game.options == record.game.options
        assert (again.game.position, again.game.steps) == (record.game.position, record.game.steps)
        assert again.recovered is None
    one = summary("kept")
    assert (one.moves, one.finished) == (len(record.game.history), True)
    assert len(moves_of("kept")) == one.moves


def test_a_whole_game_comes_through_a_mail(record: Record) -> None:
    SavedGame.keep(record.game, "kept").close()
    mail = "".join(f"> {line}\r\n" for line in exported("kept").splitlines())
    with imported(mail.encode(), "a mail") as again:
        assert (again.game.position, again.game.steps) == (record.game.position, record.game.steps)


def test_moves_played_together_are_there_again_as_they_were(setting: Setting) -> None:
    game, rng = setting.begun(3), Random(3)
    with SavedGame.create(game.title, game.options, "together") as saved:
        for _step in range(BEGINNING):
            moves = [] if saved.game.decision is None else [decide(saved.game, rng)]
            while moves:
                plan = saved.game.plan(moves)
                if plan.after.decision is None or len(moves) == 3:
                    break
                try:
                    saved.game.plan(longer := [*moves, decide(plan.after, rng)])
                except Refused:
                    break
                moves = longer
            saved.play(saved.game.plan(moves))
            if rng.random() < 0.3:
                saved.undo()
    with SavedGame.open("together") as again:
        assert (again.game.position, again.game.steps) == (saved.game.position, saved.game.steps)
        assert again.game.can_redo == saved.game.can_redo
        if again.game.can_redo:
            again.redo()
            saved.game.redo()
            assert again.game.steps == saved.game.steps


def test_looking_back_goes_from_turn_to_turn_and_from_round_to_round(record: Record) -> None:
    steps = Replay(record.game)
    for forwards, backwards in (
        (steps.next_turn, steps.previous_turn),
        (steps.next_round, steps.previous_round),
    ):
        places = [0]
        while places[-1] < steps.last:
            places.append(forwards(places[-1]))
        assert places == sorted(set(places))
        assert [backwards(later) for later in places[1:-1]] == places[:-2]


def test_a_finished_game_is_in_the_records_with_everybody(record: Record) -> None:
    entered = enter(record.game, "one", seen_before=False)
    assert entered is not None
    assert records() == [entered]
    assert [result.name for result in entered.results] == list(record.game.names)
    totals = {score["seat"]: score["total"] for score in record.game.scores()}
    assert [result.score for result in entered.results] == [totals[seat] for seat in range(len(totals))]
    assert len(entered.rivals) == len(record.game.rivals())
    assert len(entered.switches) == len(record.setting.rules)


def test_the_daily_harbour_can_be_begun_and_gone_on_with_where_there_is_one(about: About) -> None:
    day = date(2026, 1, 31)
    if about.daily is None:
        with pytest.raises(SaveError, match="has no daily harbour"):
            begun_or_continued(about.name, day, ["Ann"])
        return
    with begun_or_continued(about.name, day, ["Ann"]) as saved:
        assert "Ann" in saved.game.names
        assert sorted(saved.bots.values()) == sorted(about.daily.levels)
        assert day_of(about.name, saved.game.options, list(saved.bots.values())) == day
        assert new_game(about.name, **saved.game.options).position == saved.game.position
    with begun_or_continued(about.name, day, ["Bo"]) as again:
        assert again.slot == saved.slot
