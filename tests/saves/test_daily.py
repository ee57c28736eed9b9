"""The daily harbour: the same for everybody, another one each day, of any title that has one."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from saves import SavedGame, SaveError, summaries
from saves.daily import begun_or_continued, daily_options, daily_titles, shared
from saves.record import Record, Result
from saves.records import records
from saves.titles import day_of
from tests.saves.fakes import ABOUT

DAY = date(2026, 1, 31)


def test_titles_with_a_daily_harbour_are_listed() -> None:
    assert {"le-havre", "pile"} <= set(daily_titles())


@pytest.mark.parametrize("title", ["le-havre", "pile"])
def test_a_daily_harbour_is_the_same_for_everybody_and_another_one_each_day(title: str) -> None:
    mine, yours = (daily_options(title, DAY, [name]) for name in ("Red", "Ann"))
    assert mine["seed"] == yours["seed"] == 20260131
    assert daily_options(title, DAY + timedelta(days=1), ["Red"])["seed"] == 20260201
    assert mine | {"players": []} == yours | {"players": []}


def test_a_daily_harbour_is_known_by_its_options() -> None:
    assert day_of("le-havre", daily_options("le-havre", DAY, ["Ann"])) == DAY
    assert day_of("pile", daily_options("pile", DAY, ["Ann"]), ["beaver"]) == DAY


def test_seats_that_nobody_takes_have_the_names_of_the_title() -> None:
    assert daily_options("pile", DAY, ["Red"])["players"] == ["Red", "Blue"]
    assert daily_options("pile", DAY, ["Blue"])["players"] == ["Blue", "Red"]
    assert daily_options("le-havre", DAY, ["Ann"])["players"] == ["Ann"]


@pytest.mark.parametrize(
    "other",
    [
        {"players": ["Red", "Blue"]},
        {"variant": "full"},
        {"seed": 20260132},
        {"seed": 7},
        {"expert_loans": True},
        {"setup": {"tiles": []}},
    ],
    ids=str,
)
def test_a_game_set_up_otherwise_is_no_daily_harbour(other: dict[str, Any]) -> None:
    assert day_of("le-havre", daily_options("le-havre", DAY, ["Red"]) | other) is None
    assert day_of("chess", daily_options("le-havre", DAY, ["Red"])) is None


@pytest.mark.parametrize(
    ("other", "levels"),
    [({}, []), ({}, ["beaver", "beaver"]), ({"logs": 6}, ["beaver"]), ({"soft": True}, ["beaver"])],
    ids=str,
)
def test_a_game_by_other_rules_or_against_others_is_no_daily_harbour(other: dict[str, Any], levels: list[str]) -> None:
    assert day_of("pile", daily_options("pile", DAY, ["Red"]) | other, levels) is None


def test_a_rule_that_is_chosen_as_usual_makes_no_difference() -> None:
    assert day_of("pile", daily_options("pile", DAY, ["Red"]) | {"soft": False}, ["beaver"]) == DAY


def test_a_title_without_a_daily_harbour_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.saves.fakes.ABOUT", ABOUT._replace(daily=None))
    with pytest.raises(SaveError, match=r"^Pile has no daily harbour\.$"):
        begun_or_continued("pile", DAY, ["Red"])
    assert not summaries()


def test_the_daily_harbour_goes_on_where_it_was_left_and_then_begins_again() -> None:
    with begun_or_continued("le-havre", DAY, ["Red"]) as first:
        assert first.slot == "daily-2026-01-31-1"
        first.play("supply")
    with begun_or_continued("le-havre", DAY, ["Ann"]) as again:
        assert again.slot == first.slot
        assert again.game.history == first.game.history
    with begun_or_continued("le-havre", DAY + timedelta(days=1), ["Red"]) as other:
        assert other.slot == "daily-2026-02-01-1"
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "full", "seed": 3}, "daily-2026-02-02-1"):
        pass
    with begun_or_continued("le-havre", DAY + timedelta(days=2), ["Red"]) as third:
        assert third.slot == "daily-2026-02-02-2"


def test_the_daily_harbours_of_two_titles_lie_side_by_side() -> None:
    begun_or_continued("le-havre", DAY, ["Red"]).close()
    with begun_or_continued("pile", DAY, ["Red"]) as first:
        assert (first.slot, first.bots) == ("daily-pile-2026-01-31-1", {"Blue": "beaver"})
        first.play("carry oak")
    with begun_or_continued("pile", DAY, ["Red"]) as again:
        assert again.slot == first.slot
        for _log in range(4):
            again.play("carry oak")
    (record,) = records()
    assert (record.day, record.best, record.levels) == (DAY, 5, ("beaver",))
    with begun_or_continued("pile", DAY, ["Red"]) as second:
        assert second.slot == "daily-pile-2026-01-31-2"


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ("pile", "Pile, daily harbour of 31 Jan 2026: 87 logs (attempt 2, with moves taken back)"),
        ("le-havre", "Le Havre, daily harbour of 31 Jan 2026: 87 francs (attempt 2, with moves taken back)"),
        ("chess", "chess, daily harbour of 31 Jan 2026: 87 (attempt 2, with moves taken back)"),
    ],
)
def test_a_result_is_shared_as_one_line_with_its_title_and_its_unit(title: str, line: str) -> None:
    finished = datetime(2026, 1, 31, 12, tzinfo=UTC)
    record = Record("a", title, "short", 7, (), (Result("Red", 87, 1),), 2, finished, 2, seen_before=True, day=DAY)
    assert shared(record, "31 Jan 2026") == line
