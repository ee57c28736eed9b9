"""Data that nobody would write: each gives a sentence or is passed over, and never hides what is sound beside it."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from saves import SavedGame, SaveError, latest, summaries, summary
from saves.error_log import logged
from saves.listing import Listed, newest
from saves.records import damaged_lines, records
from saves.settings import load
from saves.slots import existing, make_folder, path_of
from saves.statistics import dailies, standings
from screens.dates import moment
from screens.menus.words import record_lines

RECORD: dict[str, Any] = {
    "id": "5f0c3a9e41d27b68",
    "title": "pile",
    "variant": "short",
    "seed": 7,
    "switches": [],
    "results": [{"name": "Ann", "score": 98, "place": 1}],
    "moves": 203,
    "finished": "2026-01-31T19:02:11+00:00",
    "attempt": 1,
    "seen_before": False,
    "day": None,
}
HUGE = 10**400
LONG = "a" * 5000
ODD_TIMES = (
    *("0001-01-01 00:00:00+14:00", "0001-01-01 00:00:00-14:00", "0001-01-01 00:00:00"),
    *("9999-12-31 23:59:59+14:00", "9999-12-31 23:59:59-14:00", "9999-12-31 23:59:59"),
)
ZONES = ("Etc/GMT+12", "UTC", "Etc/GMT-14")


@pytest.fixture(params=ZONES)
def _zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine in this zone of the world."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def recorded(home: Path, *changes: dict[str, Any]) -> None:
    """Write records, each with something odd in it, and one sound one behind them."""
    home.mkdir(exist_ok=True)
    lines = [json.dumps({**RECORD, **change}) for change in (*changes, {"id": "sound"})]
    (home / "records.jsonl").write_text("\n".join(lines) + "\n")


def all_told() -> list[str]:
    """What is said of the records."""
    found = records()
    standings(found)
    return record_lines(found, dailies(found, date(2026, 2, 1)))


# Records.


@pytest.mark.parametrize("part", ["score", "place"])
@pytest.mark.parametrize("number", [HUGE, -HUGE])
def test_a_number_that_no_game_gives_hides_no_other_record(part: str, number: int, home: Path) -> None:
    recorded(home, {"results": [{**RECORD["results"][0], part: number}]})
    assert records()[-1].id == "sound"
    assert re.search(r" 98 +98  Ann ", " ".join(all_told()))


def test_a_score_that_no_game_gives_is_a_damaged_line(home: Path) -> None:
    recorded(home, {"results": [{"name": "Ann", "score": HUGE, "place": 1}]})
    assert damaged_lines() == [1]


@pytest.mark.parametrize("part", ["seed", "moves", "attempt"])
def test_a_huge_number_of_a_record_is_told_or_passed_over(part: str, home: Path) -> None:
    recorded(home, {part: HUGE})
    assert all_told()


@pytest.mark.usefixtures("_zone")
@pytest.mark.parametrize("when", ODD_TIMES)
def test_a_time_at_the_ends_of_the_calendar_hides_no_other_record(when: str, home: Path) -> None:
    recorded(home, {"finished": when.replace(" ", "T"), "day": when[:10]})
    assert records()[-1].id == "sound"
    assert all_told()


def test_a_daily_harbour_of_the_first_of_all_days_is_counted(home: Path) -> None:
    recorded(home, {"finished": "0001-01-01T12:00:00+00:00", "day": "0001-01-01"})
    assert dailies(records(), date(1, 1, 1)).streak == 1


def test_a_record_of_a_name_of_5000_letters_is_told_in_short(home: Path) -> None:
    recorded(home, {"results": [{"name": LONG, "score": 99, "place": 1}]})
    assert "  aaaaaaaaaaaa  7 " in " ".join(all_told())


@pytest.mark.parametrize("change", [{"title": LONG}, {"variant": LONG}, {"switches": [LONG]}])
def test_a_record_of_a_kind_of_game_with_a_name_of_5000_letters_makes_no_line_longer_than_that_of_a_game(
    change: dict[str, Any], home: Path
) -> None:
    recorded(home, change)
    assert max(map(len, all_told())) < 200


def test_records_that_are_a_pipe_are_not_waited_for(home: Path, options: dict[str, Any]) -> None:
    home.mkdir()
    os.mkfifo(home / "records.jsonl")
    with pytest.raises(SaveError, match="The records cannot be read"):
        records()
    with SavedGame.create("pile", {**options, "logs": 1}) as saved:
        saved.play("carry oak")
        assert saved.record_problem is not None


def test_settings_that_are_a_pipe_are_not_waited_for(home: Path) -> None:
    home.mkdir()
    os.mkfifo(home / "settings.toml")
    assert "cannot be read" in load()[1][0]


# Saved games.


@pytest.mark.usefixtures("_zone")
@pytest.mark.parametrize("when", ODD_TIMES)
def test_a_game_begun_at_the_ends_of_the_calendar_is_listed(when: str, saved: SavedGame) -> None:
    path = path_of("pile-1")
    lines = path.read_text().split("\n")
    lines = [f"created = {when}" if line.startswith("created") else line for line in lines]
    path.write_text("\n".join(lines))
    one = summary("pile-1")
    assert one.created is not None
    assert moment(one.created)


@pytest.mark.parametrize("seconds", [0, 10**11, 10**13, -(10**11), -(10**13)])
def test_a_file_of_a_time_beyond_all_years_is_listed(seconds: int) -> None:
    assert moment(Listed("x", seconds * 10**9, 0).unread.modified)


@pytest.mark.parametrize("title", ["", "\\u001b", "chess", "\\u200b"])
def test_a_game_of_an_unknown_title_is_listed_with_the_reason_and_not_to_be_continued(
    title: str, saved: SavedGame
) -> None:
    path = path_of("pile-1")
    path.write_text(path.read_text().replace('"pile"', f'"{title}"'))
    (one,) = summaries()
    assert one.problem is not None
    assert "There is no title" in one.problem
    assert latest() is None
    assert newest() is None


@pytest.mark.parametrize("line", ["seed = {n}", "edition = {n}", "format = {n}", "format = -{n}"])
@pytest.mark.parametrize("number", ["0x" + "f" * 3900, "9" * 3900, "0b" + "1" * 3900])
def test_a_number_too_large_to_be_shown_gives_a_sentence(line: str, number: str, saved: SavedGame) -> None:
    saved.close()
    path = path_of("pile-1")
    name = line.split(maxsplit=1)[0]
    lines = [line.format(n=number) if one.startswith(f"{name} =") else one for one in path.read_text().split("\n")]
    path.write_text("\n".join(lines))
    (one,) = summaries()
    assert one.problem is not None or str(one.seed)
    try:
        SavedGame.open("pile-1").close()
    except SaveError as error:
        assert str(error).isprintable()


def test_a_file_that_makes_for_an_error_nobody_foresaw_hides_no_other(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for slot in ("sound", "odd"):
        SavedGame.create("pile", options, slot).close()

    def read(slot: str) -> object:
        if slot == "odd":
            raise KeyError("brick")
        return summary(slot)

    monkeypatch.setattr("saves.listing.summary", read)
    problems = {one.slot: one.problem for one in summaries()}
    assert problems["sound"] is None
    assert "KeyError('brick')" in str(problems["odd"])


# Folders.


@pytest.mark.parametrize("look", [existing, records, summaries, make_folder], ids=lambda look: look.__name__)
@pytest.mark.parametrize("name", ["~nosuchuser", "~nosuchuser/x"])
def test_a_home_of_a_user_whom_nobody_knows_is_said(
    look: Callable[[], object], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAVRE_HOME", name)
    with pytest.raises(SaveError, match=re.escape(f"a user whom nobody knows: {name}.")):
        look()
    assert "whom nobody knows" in load()[1][0]
    assert newest() is None


# Mishaps.


class Speechless(Exception):
    """An error that cannot even say what it is."""

    def __repr__(self) -> str:
        raise ValueError


def test_a_mishap_that_cannot_be_named_is_told_by_its_kind(home: Path) -> None:
    assert "Speechless" in logged(Speechless())


def test_a_mishap_is_told_where_there_is_no_folder_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAVRE_HOME", "~nosuchuser")
    assert "KeyError('brick')" in logged(KeyError("brick"))
