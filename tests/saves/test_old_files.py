"""Files as they were written before titles had editions and moves could be played together: they read to the same."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine import new_game
from saves import SavedGame, examined, summary
from saves.disk import read_bytes
from saves.exchange import imported
from saves.format import id_of
from saves.reader import read
from saves.records import records
from saves.settings import Settings, load, path
from saves.slots import make_folder, path_of
from tests.golden.walk import FOLDER, golden, outcome_of

OLD = Path(__file__).parent / "files"
SAME = {"finished": "short-1-seed-309", "open": "short-3-seed-10"}
"""The golden game that was played in each saved game."""


def old(slot: str) -> bytes:
    """Put an old saved game into its slot; returns what it holds."""
    make_folder()
    shutil.copy(OLD / f"{slot}.toml", path_of(slot))
    return path_of(slot).read_bytes()


def lines(name: str) -> tuple[str, ...]:
    """The moves of a golden game."""
    return golden(FOLDER / f"{name}.toml").lines


@pytest.mark.parametrize("slot", SAME)
def test_an_old_file_reads_to_the_same_game_and_stays_as_it_is(slot: str) -> None:
    before = old(slot)
    kept = golden(FOLDER / f"{SAME[slot]}.toml")
    with SavedGame.open(slot) as saved:
        done = len(saved.game.history)
        game = new_game(kept.title, **kept.options)
        for line in kept.lines[:done]:
            game.play(line)
        assert saved.game.position == game.position
        assert saved.game.history == game.history
        assert saved.recovered is None
    assert summary(slot).moves == done == {"finished": len(kept.lines), "open": 20}[slot]
    assert path_of(slot).read_bytes() == before


def test_an_old_finished_game_comes_to_the_outcome_that_was_kept() -> None:
    old("finished")
    assert summary("finished").finished
    assert outcome_of(examined("finished").game) == golden(FOLDER / f"{SAME['finished']}.toml").kept


def test_an_old_file_is_played_on_in_place() -> None:
    before = old("open")
    with SavedGame.open("open") as saved:
        saved.play(lines(SAME["open"])[20])
        assert saved.bots == {"Blue": "merchant"}
    after = path_of("open").read_bytes()
    assert after.startswith(before)
    assert len(list(path_of("open").parent.iterdir())) == 1


def test_an_old_text_reads_to_the_same_game() -> None:
    old("open")
    with imported((OLD / "open.txt").read_bytes(), "a mail") as taken, SavedGame.open("open") as saved:
        assert taken.game.history == saved.game.history
        assert taken.id == saved.id


@pytest.mark.parametrize(
    ("name", "id"), [("short-1-seed-309", "78126f5f326bd910"), ("short-3-seed-10", "b8b44b36a43b619e")]
)
def test_a_game_whose_file_names_no_id_is_known_by_the_same_as_ever(name: str, id: str) -> None:
    assert id_of(read(read_bytes(FOLDER / f"{name}.toml"), name).header) == id


def test_old_records_are_read(home: Path) -> None:
    home.mkdir()
    shutil.copy(OLD / "records.jsonl", home)
    (record,) = records()
    assert (record.title, record.best, record.setting) == ("le-havre", -4, ("le-havre", 1, "short", (), (), False))


def test_old_settings_are_read() -> None:
    path().parent.mkdir(parents=True)
    shutil.copy(OLD / "settings.toml", path())
    assert load() == (Settings(stop_between_turns=True, pause=1.5), [])
