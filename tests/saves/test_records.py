"""The records: each finished game once, on the disk, whatever happens to their file."""

from __future__ import annotations

import json
import os
import resource
import stat
import sys
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from engine import Game, new_game
from engine.about import head_start
from engine.texts import message
from saves import SavedGame, SaveError
from saves.exchange import exported, imported
from saves.hosted import DailyFinished, Hosted
from saves.record import Record, Result
from saves.records import damaged_lines, enter, records
from saves.slots import path_of
from tests.sampled import changed_by_lot
from tests.saves.fakes import ABOUT, PILE
from tests.saves.players import next_move
from tests.starter import launched

NOW = datetime(2026, 1, 31, 18, 0, tzinfo=UTC)
ROOT = Path(__file__).parents[2]


def pile(logs: int = 2, **more: Any) -> Game:
    game = new_game("pile", **{"players": ["Red"], "variant": "short", "seed": 7, **more}, logs=logs)
    while game.decision is not None:
        game.play("carry oak")
    return game


@pytest.fixture
def short(options: dict[str, Any]) -> SavedGame:
    """A game that two moves end."""
    return SavedGame.create("pile", {**options, "logs": 2})


def file_of(home: Path) -> Path:
    return home / "records.jsonl"


def test_a_finished_game_is_in_the_records_when_the_last_move_returns(short: SavedGame, home: Path) -> None:
    short.play("carry oak")
    assert records() == []
    short.play("carry oak")
    (record,) = records()
    assert short.record == record
    assert (record.title, record.variant, record.seed, record.moves) == ("pile", "short", 7, 2)
    assert record.results == (Result("Red", 2, 1), Result("Blue", 0, 2))
    assert record.rivals == (Result("Beaver", 1, 2),)
    assert stat.S_IMODE(file_of(home).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("rules", "switches"),
    [
        ({"logs": 2}, ("logs=2",)),
        ({"logs": 2, "soft": True}, ("logs=2", "soft")),
        ({"logs": 2, "soft": False}, ("logs=2",)),
        ({"logs": 3, "soft": True}, ("logs=3", "soft")),
    ],
    ids=str,
)
def test_rules_that_are_not_as_usual_are_a_part_of_the_setting(
    rules: dict[str, Any], switches: tuple[str, ...]
) -> None:
    record = enter(pile(**rules), "one", seen_before=False)
    assert record is not None
    assert record.switches == switches
    assert records() == [record]


def test_a_rule_that_is_usually_on_is_a_part_of_the_setting_where_it_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    soft = (ABOUT.rules[0], replace(ABOUT.rules[1], usual=True))
    monkeypatch.setattr("tests.saves.fakes.PILE", replace(PILE, about=ABOUT._replace(rules=soft)))
    on, usual, off = (enter(pile(**one), str(one), seen_before=False) for one in ({"soft": True}, {}, {"soft": False}))
    assert on is not None
    assert usual is not None
    assert off is not None
    assert on.setting == usual.setting
    assert off.switches == ("logs=2", "soft=off")


@pytest.mark.parametrize(("given", "switches"), [([0], ("logs=2",)), ([3], ("head_start=3", "logs=2"))])
def test_a_head_start_of_nothing_is_none(
    given: list[int], switches: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = head_start(range(1, 6), message("logs more"), 9)
    about = ABOUT._replace(rules=(*ABOUT.rules, rule))
    monkeypatch.setattr("tests.saves.fakes.PILE", replace(PILE, about=about))
    record = enter(pile(head_start=given), "one", seen_before=False)
    assert record is not None
    assert record.switches == switches


def test_a_daily_harbour_that_was_finished_at_a_host_is_told_to_it_once_it_stands_in_the_records(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    be_told_of_dailies(monkeypatch, lambda *daily: told.append((*daily, records()[0].id)))
    monkeypatch.setattr("saves.records.day_of", lambda *_of: date(2026, 1, 31))
    enter(pile(), "daily", seen_before=False, now=NOW)
    assert told == [("pile", date(2026, 1, 31), 2, "daily")]


def test_no_other_game_is_told_to_a_host(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    be_told_of_dailies(monkeypatch, lambda *daily: told.append(daily))
    enter(pile(), "other", seen_before=False, now=NOW)
    assert told == []


def be_told_of_dailies(monkeypatch: pytest.MonkeyPatch, told: DailyFinished) -> None:
    """Run at a host that is told of daily games."""
    here = Hosted(1, "anna", Path("/nowhere/tables"), daily_finished=told)
    monkeypatch.setattr("saves.records.hosted", lambda: here)


def test_results_are_by_seat_and_have_the_names_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    scores = Game.scores
    monkeypatch.setattr(Game, "scores", lambda game, seat=None: scores(game, seat)[::-1])
    record = enter(pile(players=["Red", "Blue"]), "one", seen_before=False)
    assert record is not None
    assert record.results == (Result("Red", 2, 1), Result("Blue", 0, 2))


def test_records_from_before_there_were_rivals_can_be_read(home: Path) -> None:
    enter(pile(), "one", seen_before=False)
    line = json.loads(file_of(home).read_text())
    assert line.pop("rivals")
    file_of(home).write_text(json.dumps(line) + "\n")
    assert [record.rivals for record in records()] == [()]


def test_a_game_finished_again_after_moves_were_taken_back_counts_once(short: SavedGame) -> None:
    for _time in range(2):
        short.play("carry oak")
    short.undo()
    short.play("carry pine")
    short.undo()
    short.close()
    with SavedGame.open(short.slot) as again:
        again.play("carry oak")
        assert again.record == short.record
    assert len(records()) == 1


def test_a_copy_of_a_finished_game_counts_once(short: SavedGame) -> None:
    short.play("carry oak")
    short.play("carry oak")
    short.close()
    with imported(exported(short.slot).encode(), "a mail") as copy:
        copy.undo()
        copy.play("carry pine")
        assert copy.record == short.record
    assert len(records()) == 1


def test_a_game_whose_file_names_no_id_counts_once_as_well(short: SavedGame) -> None:
    short.play("carry oak")
    short.close()
    path = path_of(short.slot)
    path.write_text("".join(line for line in path.read_text().splitlines(True) if not line.startswith("id")))
    for _time in range(2):
        with SavedGame.open(short.slot) as again:
            again.play("carry oak")
            again.undo()
    assert len(records()) == 1


def test_the_same_seed_tried_again_is_another_attempt() -> None:
    attempts = [enter(pile(), f"game-{number}", seen_before=False, now=NOW) for number in range(3)]
    other = enter(pile(seed=8), "other", seen_before=False, now=NOW)
    full = enter(pile(variant="full"), "full", seen_before=False, now=NOW)
    assert [found.attempt for found in [*attempts, other, full] if found] == [1, 2, 3, 1, 1]


def test_a_game_in_which_something_hidden_was_turned_up_and_taken_back_is_marked() -> None:
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}) as saved:
        saved.play("supply")
        saved.play("take wood")
        saved.undo()
        assert not saved.seen_before
        saved.undo()
        assert saved.seen_before
    with SavedGame.open(saved.slot) as again:
        assert again.seen_before


def test_the_mark_is_in_the_records() -> None:
    enter(pile(), "a", seen_before=True)
    assert [record.seen_before for record in records()] == [True]


def test_a_game_that_was_laid_out_by_hand_is_not_compared_with_others() -> None:
    assert enter(pile(setup={"logs": ["oak"]}), "a", seen_before=False) is None
    assert records() == []


def test_a_first_game_is_entered_though_it_was_laid_out_by_hand() -> None:
    begun = new_game("pile", ["Red"], "short", setup={"logs": ["oak"]}, logs=2)
    with SavedGame.keep(begun, first_game=True) as saved:
        saved.play("carry oak")
    with imported(exported(saved.slot).encode(), "a mail") as taken_in:
        taken_in.play("carry oak")
    (record,) = records()
    assert (record.first_game, record.seed, record.best) == (True, 0, 2)


DAMAGE = (b"", b"{", b"[]", b"\xff\xfe", b'{"id":"a"}', b"[" * 5000, b"9" * 5000, b"\0" * 50, b"null", b'"\x1b[2J"')


@pytest.mark.parametrize("wrong", DAMAGE, ids=[repr(wrong[:10]) for wrong in DAMAGE])
def test_a_damaged_line_is_left_out_and_stays_in_the_file(wrong: bytes, home: Path) -> None:
    enter(pile(), "before", seen_before=False)
    with file_of(home).open("ab") as file:
        file.write(wrong + b"\n")
    enter(pile(), "after", seen_before=False)
    assert [record.id for record in records()] == ["before", "after"]
    assert damaged_lines() == ([2] if wrong else [])
    assert wrong in file_of(home).read_bytes()


def test_a_line_torn_at_any_byte_costs_no_other_line(home: Path) -> None:
    enter(pile(), "one", seen_before=False)
    whole = file_of(home).read_bytes()
    for cut in range(1, len(whole)):
        file_of(home).write_bytes(whole + whole.replace(b"one", b"two")[:cut])
        enter(pile(), "three", seen_before=False)
        assert [record.id for record in records()] in (["one", "three"], ["one", "two", "three"]), cut


@pytest.mark.parametrize("each", [1, pytest.param(4, marks=pytest.mark.long)])
def test_any_changed_byte_of_a_line_gives_records_that_can_be_shown(home: Path, each: int) -> None:
    enter(pile(players=["Red"]), "one", seen_before=False)
    whole = file_of(home).read_bytes()
    for place, change in changed_by_lot(range(len(whole)), (1, 2, 32, 128), "a byte of the records", each):
        wrong = bytearray(whole)
        wrong[place] ^= change
        file_of(home).write_bytes(wrong)
        for record in records():
            assert json.dumps(record.plain).isprintable()
            assert record.title.isprintable()


def test_names_that_somebody_wrote_into_the_file_are_cleaned(home: Path) -> None:
    enter(pile(), "one", seen_before=False)
    path = file_of(home)
    path.write_text(
        path.read_text().replace('"name":"Red"', '"name":"\\u001b[2JRed"').replace("pile", "\\u001b[2Jpile")
    )
    (record,) = records()
    assert (record.title, record.results[0].name) == ("pile", "Red")


def test_a_disk_that_is_full_is_told_and_costs_nothing_that_was_there(short: SavedGame, home: Path) -> None:
    enter(pile(), "one", seen_before=False)
    before = file_of(home).read_bytes()
    short.play("carry oak")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, hard))
    try:
        short.play("carry oak")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert short.game.decision is None
    assert short.record is None
    assert short.record_problem is not None
    assert "cannot be entered" in short.record_problem
    assert file_of(home).read_bytes() == before


def test_where_the_records_are_a_folder_the_game_ends_all_the_same(short: SavedGame, home: Path) -> None:
    file_of(home).mkdir()
    short.play("carry oak")
    short.play("carry oak")
    assert short.game.decision is None
    assert short.problem is None
    assert short.record_problem is not None
    with pytest.raises(SaveError, match="records cannot be read"):
        records()


def test_a_record_is_synced_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    write, fsync = os.write, os.fsync

    def noted_write(handle: int, data: bytes) -> int:
        calls.append("write")
        return write(handle, data)

    def noted_fsync(handle: int) -> None:
        calls.append("fsync")
        fsync(handle)

    monkeypatch.setattr(os, "write", noted_write)
    monkeypatch.setattr(os, "fsync", noted_fsync)
    enter(pile(), "one", seen_before=False)
    assert calls[-3:-1] == ["write", "fsync"]


def test_two_programs_that_finish_at_once_are_both_in_the_records() -> None:
    body = (
        "from tests.saves.fakes import register; register()\n"
        "from tests.saves.test_records import pile\n"
        "from saves.records import enter\n"
        "import sys\n"
        "for number in range(20): enter(pile(), f'{sys.argv[1]}-{number}', seen_before=False)\n"
    )
    both = [launched([sys.executable, "-c", body, name], cwd=ROOT) for name in ("a", "b")]
    assert [running.wait() for running in both] == [0, 0]
    found: list[Record] = records()
    assert len({record.id for record in found}) == len(found) == 40
    assert sorted(record.attempt for record in found) == list(range(1, 41))


def against() -> Game:
    """A finished short game of two."""
    game = new_game("le-havre", ["Ann", "Bob"], "short", 3)
    while game.decision is not None:
        game.play(next_move(game))
    return game


def test_computers_are_told_from_people() -> None:
    record = enter(against(), "one", seen_before=False, bots={"Bob": "merchant"})
    assert record is not None
    assert {result.name: result.level for result in record.results} == {"Ann": "", "Bob": "merchant"}
    assert record.best == next(result.score for result in record.results if result.name == "Ann")
    assert records() == [record]


def test_games_against_other_opponents_are_another_setting() -> None:
    alone = enter(against(), "one", seen_before=False)
    helped = enter(against(), "two", seen_before=False, bots={"Bob": "merchant"})
    assert alone is not None
    assert helped is not None
    assert alone.setting != helped.setting
    assert helped.attempt == 1


def test_a_game_that_computers_played_alone_is_no_record() -> None:
    assert enter(against(), "one", seen_before=False, bots={"Ann": "random", "Bob": "random"}) is None
    assert records() == []


def test_records_from_before_there_were_computers_can_be_read(home: Path) -> None:
    enter(against(), "one", seen_before=False)
    file_of(home).write_text(file_of(home).read_text().replace(',"level":""', ""))
    assert [result.level for result in records()[0].results] == ["", ""]


def test_a_finished_game_that_is_opened_again_knows_its_record(short: SavedGame) -> None:
    short.play("carry oak")
    short.play("carry oak")
    short.close()
    with SavedGame.open(short.slot) as again:
        assert again.record == records()[0]


def test_a_finished_game_is_opened_even_where_the_records_cannot_be_read(short: SavedGame, home: Path) -> None:
    short.play("carry oak")
    short.play("carry oak")
    short.close()
    file_of(home).unlink()
    file_of(home).mkdir()
    with SavedGame.open(short.slot) as again:
        assert again.record is None
