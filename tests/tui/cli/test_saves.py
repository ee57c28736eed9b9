"""The commands about saved games, replays and records, as somebody types them into a shell."""

from __future__ import annotations

import io
import json
import os
from datetime import date
from pathlib import Path

import pytest

from engine import TITLES, format_move, new_game
from saves import SavedGame, examined, moves_of, summaries
from saves.files import renamed
from saves.records import records
from saves.slots import path_of
from saves.statistics import dailies
from screens.menus.words import record_lines
from tests.saves.fakes import HOME, LATER_HOME
from tests.saves.pipes import pausing
from tests.saves.players import next_move
from tui.cli import main as cli
from tui.cli.scores import _painted

OPENING = ["supply", "take wood", "end turn", "supply", "take fish", "end turn"]


@pytest.fixture
def begun() -> str:
    """The slot of a short game alone, six moves old."""
    with SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 7}) as saved:
        for move in OPENING:
            saved.play(move)
        return saved.slot


@pytest.fixture
def finished() -> str:
    """The slot of a finished short game of two."""
    with SavedGame.create("le-havre", {"players": ["Ann", "Bob"], "variant": "short", "seed": 3}) as saved:
        while saved.game.decision is not None:
            saved.play(next_move(saved.game))
        return saved.slot


def typed(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Put something into the standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(words.encode())))


def damage(slot: str) -> None:
    path = path_of(slot)
    path.write_text(path.read_text().replace("take fish", "take gold"))


# Export and import.


def test_an_exported_game_is_a_short_text_that_can_be_imported(
    begun: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["saves", "export", begun]) == 0
    mail = capsys.readouterr().out
    assert len(mail) < 600
    assert all(len(line) <= 80 for line in mail.splitlines())
    typed(monkeypatch, "> Hello, look at this:\n" + "".join(f"> {line}\n" for line in mail.splitlines()))
    assert cli.main(["saves", "import", "-", "--name", "from a mail"]) == 0
    assert "The game is saved as from a mail, with 6 moves." in capsys.readouterr().out
    assert moves_of("from a mail") == OPENING


def test_a_file_is_written_and_taken_in(begun: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    assert cli.main(["saves", "export", begun, "--output", str(file)]) == 0
    assert cli.main(["saves", "import", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"slot": "le-havre-2", "title": "le-havre", "moves": 6}


def test_export_writes_over_no_file(begun: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text("dear")
    assert cli.main(["saves", "export", begun, "--output", str(file)]) == 1
    assert "cannot be written: File exists." in capsys.readouterr().err
    assert file.read_text() == "dear"


def test_a_report_is_markdown_with_score_plot_and_visits(finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["saves", "export", finished, "--report"]) == 0
    report = capsys.readouterr().out
    for heading in ("# Le Havre, short game", "## Score", "## Wealth by round", "## Where the francs came from"):
        assert heading in report
    total = {score["name"]: score["total"] for score in examined(finished).game.scores()}
    row = next(line for line in report.splitlines() if line.startswith("| Score"))
    assert all(str(points) in row for points in total.values())


def test_the_only_person_of_a_game_that_goes_on_is_told_no_more_than_they_may_know(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = {"players": ["Ann", "Bob"], "variant": "full", "seed": 4_711_000}
    with SavedGame.create("homesteaders", options, bots={"Bob": "settler"}) as saved:
        slot = saved.slot
    assert cli.main(["saves", "export", slot, "--report"]) == 0
    report = capsys.readouterr().out
    score = next(line for line in report.splitlines() if line.startswith("| Score"))
    assert score == "| Score | 0 | ? |"
    assert "4711000" not in report
    assert cli.main(["saves", "export", slot]) == 0
    assert "It holds all moves and the seed" in capsys.readouterr().out


def test_a_damaged_text_is_taken_in_up_to_its_damage_if_asked(
    begun: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli.main(["saves", "export", begun])
    mail = capsys.readouterr().out.replace("take fish", "take gold")
    typed(monkeypatch, mail)
    assert cli.main(["saves", "import", "-"]) == 1
    assert "--recover takes in what comes before it." in capsys.readouterr().err
    typed(monkeypatch, mail)
    assert cli.main(["saves", "import", "-", "--recover", "--name", "rest"]) == 0
    assert moves_of("rest") == OPENING[:4]


def test_a_game_is_taken_in_whole_from_a_writer_that_pauses(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["saves", "export", begun])
    mail = capsys.readouterr().out.encode()
    reading, writing = os.pipe()
    with pausing(writing, mail[:-40], mail[-40:]):
        assert cli.main(["saves", "import", f"/dev/fd/{reading}", "--name", "whole"]) == 0
        os.close(reading)
    assert moves_of("whole") == OPENING


@pytest.mark.parametrize("words", ["", "hello", "\x00\xff", "format = 1\n", "[" * 9000])
def test_what_is_no_game_is_refused_in_one_line(
    words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, words)
    assert cli.main(["saves", "import", "-"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("havre: ")
    assert not summaries()


# Check, recover, name, delete.


def test_sound_games_are_checked_with_their_moves(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["saves", "check"]) == 0
    assert capsys.readouterr().out == f"{begun}: sound, 6 moves\n"


def test_a_damaged_game_is_found_and_recovered_and_the_file_kept(
    begun: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(begun)
    kept = path_of(begun).read_bytes()
    assert cli.main(["saves", "check", begun]) == 1
    assert "4 moves before it can be recovered: havre saves recover" in capsys.readouterr().out
    assert cli.main(["saves", "recover", begun]) == 0
    assert moves_of("le-havre-1-recovered-1") == OPENING[:4]
    assert path_of(begun).read_bytes() == kept


def test_a_game_gets_another_name(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["saves", "name", begun, "harbour"]) == 0
    assert capsys.readouterr().out == f"{begun} is now called harbour.\n"
    assert moves_of("harbour") == OPENING


def test_a_name_that_is_taken_is_refused(begun: str, finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["saves", "name", begun, finished]) == 1
    assert capsys.readouterr().err.startswith("havre: ")
    assert {one.slot for one in summaries()} == {begun, finished}


def test_a_game_is_deleted_only_after_a_yes(begun: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "n\n")
    assert cli.main(["saves", "delete", begun]) == 1
    assert summaries()
    assert cli.main(["saves", "delete", begun, "--yes"]) == 0
    assert not summaries()


def test_a_game_is_kept_where_nobody_answers_whether_to_delete_it(
    begun: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "")
    assert cli.main(["saves", "delete", begun]) == 1
    assert "Traceback" not in capsys.readouterr().err
    assert summaries()


def test_a_check_for_a_program_names_the_line(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    damage(begun)
    assert cli.main(["saves", "check", "--json"]) == 1
    (found,) = json.loads(capsys.readouterr().out)
    line = path_of(begun).read_text().splitlines().index('do = "take gold"') + 1
    assert (found["slot"], found["moves"], found["line"], found["recoverable"]) == (begun, 4, line, True)


def test_a_game_of_an_earlier_edition_is_checked_and_recovered_without_being_called_damaged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(TITLES, "pile", HOME)
    with SavedGame.create("pile", {"players": ["Ann"], "variant": "short", "seed": 7}) as saved:
        for _move in range(2):
            saved.play("carry pine")
    monkeypatch.setitem(TITLES, "pile", LATER_HOME)
    sentence = "pile-1 was begun under edition 1 of Pile; under edition 2 it can be followed up to move 1.\n"
    assert cli.main(["saves", "check"]) == 0
    assert capsys.readouterr().out == sentence
    assert cli.main(["saves", "recover", "pile-1"]) == 0
    assert "pile-1-recovered-1, with 1 move." in capsys.readouterr().out


def test_a_game_that_another_program_plays_can_be_looked_at_but_not_touched(
    begun: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with SavedGame.open(begun):
        for look in (
            ["replay", begun],
            ["saves", "show", begun],
            ["saves", "check", begun],
            ["saves", "export", begun],
        ):
            assert cli.main(look) == 0
        capsys.readouterr()
        for touch in (["resume", begun, "--plain"], ["saves", "delete", begun, "--yes"], ["saves", "name", begun, "x"]):
            assert cli.main(touch) == 1
            assert f"{begun} is open in another program" in capsys.readouterr().err


def test_a_damaged_game_is_refused_with_the_way_to_go_on(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    damage(begun)
    assert cli.main(["resume", begun, "--plain"]) == 1
    assert capsys.readouterr().err.endswith(f"`havre saves recover {begun}` goes on before that.\n")


def test_a_name_that_is_not_there_is_told_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["saves", "check", "nope"]) == 1
    assert capsys.readouterr() == ("", "havre: There is no saved game nope.\n")


def test_a_command_that_is_proposed_for_a_name_with_a_space_can_be_typed(
    begun: str, capsys: pytest.CaptureFixture[str]
) -> None:
    renamed(begun, "two words")
    with path_of("two words").open("a") as file:
        file.write('\n[[moves]]\ndo = "take gold"\n')
    assert cli.main(["resume", "two words"]) == 1
    assert "`havre saves recover 'two words'`" in capsys.readouterr().err


def test_an_exported_file_is_open_to_its_owner_alone(begun: str, tmp_path: Path) -> None:
    for more in ([], ["--report"]):
        file = tmp_path / f"game{len(more)}"
        assert cli.main(["saves", "export", begun, "--output", str(file), *more]) == 0
        assert file.stat().st_mode & 0o777 == 0o600


def test_a_huge_file_is_not_taken_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    for command in (["saves", "import", str(huge)], ["replay", str(huge)]):
        assert cli.main(command) == 1
        assert "too large for a saved game" in capsys.readouterr().err


# Replay.


def test_replay_prints_the_position_after_a_move(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", begun, "--move", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Move 2 of 6: take wood", "Ann takes 4 wood."]
    assert "Le Havre, short game, round 1 of 4, turn 1 of 7" in lines


def test_replay_prints_where_the_game_stands_without_a_number(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(path_of(begun)), "--json"]) == 0
    position = json.loads(capsys.readouterr().out)
    assert (position["move"], position["moves"]) == (6, 6)
    assert position["table"] == examined(begun).game.table()


def test_replay_refuses_a_move_that_there_is_not(begun: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", begun, "--move", "7"]) == 2
    assert "The game has 6 moves." in capsys.readouterr().err


def test_replay_of_a_game_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", "nothing"]) == 1
    assert capsys.readouterr().err.startswith("havre: ")


# Scores and the daily harbour.


def test_the_list_says_how_each_game_stands(begun: str, finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["saves", "list", "--json"]) == 0
    stands = {one["slot"]: one["stands"] for one in json.loads(capsys.readouterr().out)}
    assert stands[begun].startswith("round 1/")
    assert stands[finished].startswith("over: ")
    assert cli.main(["saves"]) == 0
    assert stands[begun] in capsys.readouterr().out


def test_scores_without_a_finished_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["scores"]) == 0
    assert capsys.readouterr().out == "No game has been finished yet.\n"


def test_scores_show_the_best_the_mean_and_who_won(finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    totals = {score["name"]: score["total"] for score in examined(finished).game.scores()}
    assert cli.main(["scores"]) == 0
    lines = capsys.readouterr().out.splitlines()
    best = max(totals, key=lambda name: totals[name])
    assert lines[0].split() == ["Game", "Players", "Games", "Best", "Mean", "By", "Seed", "Day"]
    row = next(line for line in lines if line.startswith("Le Havre, short  "))
    assert row.split()[3:6] == ["2", "people", "1"]
    assert row.split()[6] == str(totals[best])
    assert row.split()[8:10] == [best, "3"]
    assert "Homesteaders: no game yet" in lines


def test_scores_are_in_colour_where_a_terminal_shows_them(finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert finished
    found = records()
    days = dailies(found, date(2026, 1, 1))
    assert "\x1b[33m" in "\n".join(record_lines(found, days, _painted))
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in "\n".join(record_lines(found, days, _painted))


def test_scores_for_a_program(finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["scores", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [game["seed"] for game in found["games"]] == [3]
    assert found["standings"][0]["played"] == 1
    assert found["damaged_lines"] == []


def test_todays_harbour_is_begun_once_and_gone_on_with(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setattr("tui.cli.play.today", lambda: date(2026, 1, 31))
    typed(monkeypatch, "supply\n")
    assert cli.main(["play", "--daily", "--plain"]) == 0
    typed(monkeypatch, "take wood\n")
    assert cli.main(["play", "--daily", "--plain"]) == 0
    (one,) = summaries()
    assert (one.seed, one.variant, len(one.players)) == (20260131, "short", 1)
    assert moves_of(one.slot) == ["supply", "take wood"]


def test_the_result_of_the_daily_harbour_is_shared_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tui.cli.play.today", lambda: date(2026, 1, 31))
    game = new_game("le-havre", ["Red"], "short", 20260131)
    while game.decision is not None:
        game.play(next_move(game))
    lines = [format_move(move) for move in game.history]
    typed(monkeypatch, "\n".join(lines) + "\n")
    assert cli.main(["play", "--daily", "--plain"]) == 0
    capsys.readouterr()
    assert cli.main(["scores", "--share"]) == 0
    score = game.scores()[0]["total"]
    assert capsys.readouterr().out == f"Le Havre, daily harbour of 31 Jan 2026: {score} francs (attempt 1)\n"


@pytest.mark.parametrize("arguments", [["--full"], ["--seed", "3"], ["--players", "2"], ["--expert-loans"]])
def test_the_daily_harbour_has_no_other_rules(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--daily", "--plain", *arguments]) == 2
    assert "--daily is a short game of Le Havre for one player" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["saves", "export", "nothing"],
        ["saves", "name", "nothing", "new"],
        ["saves", "recover", "nothing"],
        ["saves", "delete", "nothing", "--yes"],
        ["saves", "check", "nothing"],
        ["saves", "import", "/nothing/at/all"],
        ["resume", "nothing", "--plain"],
        ["scores", "--share"],
    ],
    ids=" ".join,
)
def test_what_there_is_not_is_said_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 1
    said = capsys.readouterr()
    assert (said.out + said.err).count("\n") == 1
