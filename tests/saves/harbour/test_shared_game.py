"""The file of a table: played by several, torn, cut off, full, moved, killed and raced for."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import Refused, new_game
from saves import SavedGame, SaveError
from saves.errors import ReadOnly
from saves.exchange import imported
from saves.format import SHARED_FORMAT
from saves.harbour.game_files import Outgrown, exported
from saves.harbour.shared_game import Overtaken, SharedGame
from saves.harbour.summaries import attend, read_anew, summary_of
from saves.harbour.values import CLOSED, FINISHED, Table
from saves.slots import make_folder
from tests.saves.disks import file_size_limited
from tests.saves.harbour.shared import drawn, is_refused, sat_down, sitting, step, table_of
from tests.starter import launched

ROOT = Path(__file__).parents[3]
TITLES = ("le-havre", "homesteaders", "speicherstadt", "macao")


def at_once() -> Callable[[], bool]:
    """A computer plays what it finds at first sight."""
    return lambda: True


@pytest.fixture
def table() -> Table:
    return table_of("le-havre", "", "", variant="short")


@pytest.fixture
def both(tmp_path: Path, table: Table) -> list[SharedGame]:
    return sat_down(tmp_path, table)


def file_of(folder: Path, table: Table) -> Path:
    return folder / f"{table.id}.toml"


def test_both_see_what_one_has_played(both: list[SharedGame]) -> None:
    anna, ben = both
    events = anna.play("supply")
    assert ben.catch_up() == events
    assert ben.game.position == anna.game.position
    assert ben.catch_up() == ()


def test_only_whoever_must_decide_plays(both: list[SharedGame], tmp_path: Path, table: Table) -> None:
    anna, ben = both
    before = file_of(tmp_path, table).read_bytes()
    assert is_refused(ben, "supply") == "It is not your turn."
    with sitting(tmp_path, table, None) as watching:
        assert watching.read_only
        with pytest.raises(ReadOnly, match="You watch this table"):
            watching.play("supply")
    assert file_of(tmp_path, table).read_bytes() == before
    assert not anna.read_only


def test_a_move_sent_twice_is_refused_not_doubled(tmp_path: Path, table: Table) -> None:
    first, second = sitting(tmp_path, table, 0), sitting(tmp_path, table, 0)
    move = first.game.moves()[0]
    first.play(drawn(first.game, Random(1)))
    with pytest.raises(Overtaken):
        second.play(move)
    assert second.game.position == first.game.position
    assert second.entries == 1
    assert len(second.catch_up()) > 0


def test_a_move_that_the_rules_refuse_writes_nothing(both: list[SharedGame], tmp_path: Path, table: Table) -> None:
    before = file_of(tmp_path, table).read_bytes()
    assert is_refused(both[0], "enter bakehouse")
    assert file_of(tmp_path, table).read_bytes() == before


def test_two_who_begin_a_game_at_once_play_the_same_one(tmp_path: Path, table: Table) -> None:
    anna, ben = (sitting(tmp_path, table, seat) for seat in (0, 1))
    assert anna.seed == ben.seed
    assert anna.game.position == ben.game.position


def test_the_seed_has_sixty_bits_and_is_shown_at_the_end_alone(tmp_path: Path) -> None:
    seeds = [sitting(tmp_path, table_of("speicherstadt", "", "", id=f"t{n}"), 0).seed for n in range(8)]
    assert len(set(seeds)) == 8
    assert 2**56 < max(seeds) < 2**60
    table = table_of("speicherstadt", "", "", id="t0")
    both, rng = sat_down(tmp_path, table), Random(2)
    while step(both, rng):
        assert ("seed" in both[0].game.options) == (both[0].game.decision is None)
        assert both[0].is_private == (both[0].game.decision is not None)
    assert [one.game.options["seed"] for one in both] == [both[0].seed] * 2


def test_a_program_that_knows_no_shared_games_does_not_play_one(tmp_path: Path, table: Table) -> None:
    sitting(tmp_path, table, 0).close()
    data = file_of(tmp_path, table).read_bytes()
    assert data.startswith(f"format = {SHARED_FORMAT}\n".encode())
    (make_folder() / "stolen.toml").write_bytes(data)
    with pytest.raises(SaveError, match=f"of format {SHARED_FORMAT}"):
        SavedGame.open("stolen")


def test_the_file_names_the_players_and_levels_of_its_seats(tmp_path: Path) -> None:
    table = table_of("macao", "", "merchant")
    with sitting(tmp_path, table, 0) as shared:
        assert shared.header.seats == ("player 1", "level merchant")
        assert shared.bots == {"merchant 2": "merchant"}
        shared.seats_changed([replace(shared_seat, level="captain") for shared_seat in table.seats], None)
        assert shared.bots == {"p1": "captain", "merchant 2": "captain"}
        assert shared.read_only


# What is torn, cut off, full or gone.


@pytest.mark.parametrize("left", [1, 8, 20, 45])
def test_a_torn_entry_is_left_out_and_cut_off_by_whoever_writes_next(tmp_path: Path, table: Table, left: int) -> None:
    both, path = sat_down(tmp_path, table), file_of(tmp_path, table)
    step(both, Random(1))
    sound = path.read_bytes()
    step(both, Random(2))
    for one in both:
        one.close()
    path.write_bytes(path.read_bytes()[: len(sound) + left])
    again = sat_down(tmp_path, table)
    assert [one.entries for one in again] == [1, 1]
    assert path.read_bytes().startswith(sound)
    assert step(again, Random(3))
    written = path.read_bytes()
    assert written.startswith(sound)
    assert [sitting(tmp_path, table, seat).entries for seat in (0, 1)] == [2, 2]


def test_whoever_looks_while_another_is_writing_sees_whole_entries_only(tmp_path: Path, table: Table) -> None:
    both, path = sat_down(tmp_path, table), file_of(tmp_path, table)
    sound = path.read_bytes()
    step(both[:1] * 2, Random(1))
    entry = path.read_bytes()[len(sound) :]
    for size in range(0, len(entry), 7):
        path.write_bytes(sound + entry[:size])
        with sitting(tmp_path, table, 1) as late:
            assert late.entries == 0
            path.write_bytes(sound + entry)
            late.catch_up()
            assert (late.entries, late.problem) == (1, None)


def test_what_was_cut_off_again_is_read_anew(tmp_path: Path, table: Table) -> None:
    both, path = sat_down(tmp_path, table), file_of(tmp_path, table)
    step(both, Random(1))
    before, position = path.read_bytes(), both[1].game.position
    step(both, Random(2))
    os.truncate(path, len(before))
    both[1].has_gone_back = False
    both[1].catch_up()
    assert (both[1].entries, both[1].game.position, both[1].has_gone_back) == (1, position, True)


def test_damage_in_the_middle_is_told_and_nothing_is_overwritten(tmp_path: Path, table: Table) -> None:
    both, path = sat_down(tmp_path, table), file_of(tmp_path, table)
    beginning = len(path.read_bytes())
    for number in range(6):
        step(both, Random(number))
    data = path.read_bytes()
    place = data.index(b"do = ", beginning) + 6
    path.write_bytes(data[:place] + b"X" + data[place + 1 :])
    with pytest.raises(SaveError, match="damaged at entry 1"):
        sitting(tmp_path, table, 0)
    assert path.read_bytes()[:place] == data[:place]
    assert len(path.read_bytes()) == len(data)


def test_a_full_disk_refuses_a_move_with_a_sentence_and_changes_nothing(tmp_path: Path, table: Table) -> None:
    both, path = sat_down(tmp_path, table), file_of(tmp_path, table)
    step(both, Random(1))
    writer = both[writing(both)]
    data, position = path.read_bytes(), writer.game.position
    move = drawn(writer.game, Random(2))
    with file_size_limited(len(data) + 10), pytest.raises(ReadOnly, match="the disk of this host refuses it"):
        writer.play(move)
    assert (path.read_bytes(), writer.game.position, writer.game.can_redo) == (data, position, False)
    writer.play(drawn(writer.game, Random(2)))
    for one in both:
        one.catch_up()
        assert (one.entries, one.problem) == (2, None)


def writing(all_open: list[SharedGame]) -> int:
    """The seat that must decide."""
    decision = all_open[0].game.decision
    assert decision is not None
    return decision.seat


def test_nothing_is_played_into_a_folder_that_was_moved_away(tmp_path: Path, table: Table) -> None:
    (tmp_path / "tables").mkdir()
    shared = sitting(tmp_path / "tables", table, 0)
    (tmp_path / "tables").rename(tmp_path / "elsewhere")
    with pytest.raises(ReadOnly, match="was moved or deleted"):
        shared.play("supply")
    (tmp_path / "elsewhere").rename(tmp_path / "tables")
    shared.play("supply")
    assert shared.problem is None


def test_a_game_that_is_gone_is_not_begun_anew(tmp_path: Path, table: Table) -> None:
    with sitting(tmp_path, table, 0) as shared:
        told = summary_of(shared)
    file_of(tmp_path, table).unlink()
    with pytest.raises(SaveError, match="is not where it was"):
        sitting(tmp_path, replace(table, summary=told), 0)
    assert not file_of(tmp_path, table).exists()


def test_a_table_of_an_earlier_edition_is_closed_with_a_sentence_and_can_be_exported(
    tmp_path: Path, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, path = sat_down(tmp_path, table), file_of(tmp_path, table)
    step(both, Random(1))
    monkeypatch.setattr("saves.harbour.game_files.edition_of", lambda _title: 99)
    with pytest.raises(Outgrown, match="it can be exported"):
        sitting(tmp_path, table, 0)
    told = attend(tmp_path, table, at_once)
    assert "cannot be played on under edition 99" in str(told.problem)
    seats = (*table.seats[:-1], replace(table.seats[-1], level="deckhand"))
    closed = replace(table, state=CLOSED, seats=seats, summary=replace(told, seen_before=True))
    text = exported(path, closed)
    assert "count = 1\n" in text
    assert "seen_before = true" in text
    assert f'{seats[-1].shown} = "deckhand"' in text


def test_a_game_is_exported_at_its_end_alone_and_can_be_taken_in_then(tmp_path: Path) -> None:
    table = table_of("speicherstadt", "", "")
    both, path, rng = sat_down(tmp_path, table), file_of(tmp_path, table), Random(1)
    with pytest.raises(SaveError, match="after its end"):
        exported(path, table)
    while step(both, rng):
        pass
    text = exported(path, replace(table, state=FINISHED))
    with imported(text.encode(), "mail") as home:
        assert home.game.position == both[0].game.position
        assert home.game.options["seed"] == both[0].seed


# Taking back.


def quietly(all_open: list[SharedGame], rng: Random) -> SharedGame:
    """Play until a move has turned nothing up; who played it."""
    while True:
        mover = all_open[writing(all_open)]
        assert step(all_open, rng)
        if not mover.game.undo_reveals:
            return mover


def test_ones_own_last_decision_is_taken_back_while_nobody_has_decided_since(both: list[SharedGame]) -> None:
    mover = quietly(both, Random(1))
    (other,) = (one for one in both if one is not mover)
    before = mover.game.up_to(len(mover.game.history) - len(mover.game.last)).position
    assert (mover.own_steps(), mover.undo_asks()) == (1, ())
    mover.undo()
    assert mover.game.position == before
    other.has_gone_back = False
    other.catch_up()
    assert (other.game.position, other.has_gone_back) == (before, True)


def test_whoever_has_decided_since_must_agree(tmp_path: Path) -> None:
    table = table_of("le-havre", "", "", "", variant="short")
    all_open, rng = sat_down(tmp_path, table), Random(5)
    while writing(all_open) != 2:
        step(all_open, rng)
    anna = all_open[0]
    steps = anna.own_steps()
    revealed = anna.game.reveals(sum(map(len, anna.game.steps[-steps:])))
    assert anna.undo_asks(steps) == ((1, 2) if revealed else (1,))
    with pytest.raises(Refused, match="The others must agree"):
        anna.undo(steps=steps)
    at = anna.entries
    all_open[1].undo(steps=steps, agreed_at=at)  # whoever said yes last carries it out
    anna.catch_up()
    assert anna.entries == at + steps
    assert writing(all_open) == 0


def test_what_was_agreed_before_the_next_move_is_void_after_it(tmp_path: Path, table: Table) -> None:
    both = sat_down(tmp_path, table)
    step(both, Random(1))
    at = both[0].entries
    step(both, Random(2))
    with pytest.raises(Overtaken):
        both[1].undo(steps=1, agreed_at=at)


def test_after_something_was_turned_up_all_others_must_agree(tmp_path: Path) -> None:
    found = 0
    for number in range(4):
        table = table_of("le-havre", "", "", "", id=f"t{number}", variant="short")
        all_open, rng = sat_down(tmp_path, table), Random(number)
        for _move in range(40):
            if not step(all_open, rng):
                break
            for seat, one in enumerate(all_open):
                if (steps := one.own_steps()) and one.game.reveals(sum(map(len, one.game.steps[-steps:]))):
                    assert one.undo_asks(steps) == tuple(other for other in range(3) if other != seat)
                    found += 1
    assert found


def test_only_ones_own_decision_is_taken_back_and_nothing_of_a_game_that_is_over(tmp_path: Path) -> None:
    table = table_of("speicherstadt", "", "")
    both, rng = sat_down(tmp_path, table), Random(1)
    mover = writing(both)
    step(both, rng)
    with pytest.raises(Refused, match="Only one's own"):
        both[1 - mover].undo()
    while step(both, rng):
        pass
    with pytest.raises(Refused, match="The game is over"):
        both[mover].undo()


def test_what_was_taken_back_can_be_played_again(both: list[SharedGame]) -> None:
    mover = quietly(both, Random(1))
    after = mover.game.position
    mover.undo()
    mover.redo()
    for one in both:
        one.catch_up()
        assert one.game.position == after
    with pytest.raises(Refused, match="nothing to play again"):
        mover.redo()


def test_taking_back_what_was_turned_up_is_remembered(tmp_path: Path) -> None:
    table = table_of("le-havre", "", "", variant="short")
    both, rng = sat_down(tmp_path, table), Random(3)
    while not both[0].game.undo_reveals:
        step(both, rng)
    both[0].undo(agreed_at=both[0].entries)
    both[1].catch_up()
    assert both[0].seen_before
    assert both[1].seen_before
    assert sitting(tmp_path, table, 0).seen_before
    assert summary_of(both[0]).seen_before


# Computers, and how a table stands.


def test_computers_are_moved_until_a_person_must_decide(tmp_path: Path) -> None:
    table = table_of("speicherstadt", "apprentice", "", "apprentice")
    told = attend(tmp_path, table, at_once)
    assert told.to_move == (1,)
    with sitting(tmp_path, table, 1) as shared:
        assert told == summary_of(shared)
        assert shared.game.decision is None or shared.game.decision.seat == 1  # who begins is drawn
        if shared.game.decision is not None:
            shared.play(drawn(shared.game, Random(1)))
    assert attend(tmp_path, table, at_once).to_move in ((1,), ())


def test_computers_alone_come_to_the_end_of_a_game(tmp_path: Path) -> None:
    told = attend(tmp_path, table_of("speicherstadt", "random", "random"), at_once)
    assert told.to_move == ()
    assert sorted(told.places)[0] == 1
    assert None not in told.totals


def test_how_tables_stand_is_read_anew_from_their_files(tmp_path: Path) -> None:
    tables = [table_of(title, "", "", id=title) for title in TITLES]
    told = {}
    for table in tables:
        both = sat_down(tmp_path, table)
        for number in range(9):
            step(both, Random(number))
        told[table.id] = summary_of(both[0])
    assert dict(read_anew(tmp_path, tables)) == told
    (tmp_path / "macao.toml").write_bytes(b"nonsense")
    assert set(dict(read_anew(tmp_path, tables))) == set(TITLES) - {"macao"}


# Several programs.


def started(folder: Path, seed: int, seats: int) -> subprocess.Popen[str]:
    program = [sys.executable, "-m", "tests.saves.harbour.playing", str(folder), str(seed), str(seats)]
    return launched(program, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_three_programs_race_through_a_whole_game_and_end_equal(tmp_path: Path) -> None:
    running = [started(tmp_path, seed, 3) for seed in range(3)]
    told = [process.communicate(timeout=240)[0].split("\n") for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    written = [int(line) for lines in told for line in lines if line.isdigit()]
    shared = sitting(tmp_path, table_of("le-havre", "", "", "", variant="short"), 0)
    assert shared.game.decision is None
    assert sorted(written) == list(range(1, shared.entries + 1))
    again = new_game("le-havre", **shared.header.options)
    for move in shared.game.history:
        again.play(move)
    assert again.position == shared.game.position


def kill_at_random(folder: Path, seed: int) -> None:
    """Kill a program that plays after some of its moves; all that it told is there, and at most one move more."""
    rng, table = Random(seed), table_of("le-havre", "", "", variant="short")
    with sitting(folder, table, 0) as shared:
        told = shared.entries
        if shared.game.decision is None:
            file_of(folder, table).unlink()
            told = 0
    running = started(folder, seed, 2)
    assert running.stdout is not None
    for _line in range(rng.randint(1, 12)):
        line = running.stdout.readline()
        if not line.strip().isdigit():
            break
        told = int(line)
    running.kill()
    rest = [int(line) for line in running.communicate()[0].split("\n") if line.isdigit()]
    told = max([told, *rest])
    with sitting(folder, table, 0) as shared:
        assert shared.entries in (told, told + 1)


@pytest.mark.parametrize("count", [8, pytest.param(60, marks=pytest.mark.long)])
def test_a_program_that_is_killed_in_the_middle_loses_nothing_that_it_told(tmp_path: Path, count: int) -> None:
    for seed in range(count):
        kill_at_random(tmp_path, seed)


def test_a_program_killed_within_a_write_leaves_what_the_next_writer_heals(tmp_path: Path, table: Table) -> None:
    both, path = sat_down(tmp_path, table), file_of(tmp_path, table)
    step(both, Random(1))
    sound = path.read_bytes()
    child = os.fork()
    if child == 0:
        write = os.write

        def dies(handle: int, data: bytes) -> int:
            if len(data) > 20:
                write(handle, bytes(data)[:17])
                os.kill(os.getpid(), 9)
            return write(handle, data)

        os.write = dies  # type: ignore[assignment]
        with sitting(tmp_path, table, writing(both)) as shared:
            shared.play(drawn(shared.game, Random(2)))
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -9
    assert path.read_bytes()[: len(sound)] == sound
    assert len(path.read_bytes()) == len(sound) + 17
    for one in both:
        one.catch_up()
        assert (one.entries, one.problem) == (1, None)
    assert step(both, Random(3))
    assert sitting(tmp_path, table, 0).entries == 2


@pytest.mark.parametrize("title", TITLES)
def test_everybody_plays_under_their_own_name_whoever_is_drawn_to_begin(tmp_path: Path, title: str) -> None:
    for number in range(8):
        table = table_of(title, "", "random", "", id=f"t{number}")
        with sitting(tmp_path, table, 0) as shared:
            assert shared.game.names == tuple(seat.shown for seat in table.seats)
            assert shared.bots == {"random 2": "random"}
