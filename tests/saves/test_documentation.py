"""What docs/saves.md shows is what the program reads and writes."""

from __future__ import annotations

import dataclasses
import json
import re
import tomllib
from pathlib import Path

import pytest

from saves import SavedGame
from saves.exchange import exported, imported
from saves.format import Header, header_bytes, whole_file
from saves.reader import read
from saves.record import Record, Result
from saves.records import records
from saves.slots import make_folder, path_of
from tests.saves.fakes import without_sums

PAGE = (Path(__file__).parents[2] / "docs" / "saves.md").read_text(encoding="utf-8")
SAVED, SENT = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
(RECORD,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def test_the_game_on_the_page_can_be_played_on() -> None:
    path = make_folder() / "page.toml"
    path.write_text(SAVED, encoding="utf-8")
    with SavedGame.open("page") as saved:
        assert saved.bots == {"Green": "merchant"}
        assert saved.game.can_redo
        saved.redo()
    assert without_sums(path.read_text(encoding="utf-8")) == without_sums(SAVED) + '\n[[moves]]\ndo = "redo"\n'


def test_the_sums_on_the_page_are_those_of_its_entries() -> None:
    contents = read(SAVED.encode(), "page")
    assert whole_file(contents.header, contents.entries).data.decode() == SAVED


def test_the_header_on_the_page_is_one_that_is_written() -> None:
    header = read(SAVED.encode(), "page").header
    assert SAVED.startswith(header_bytes(header).decode())


def test_each_part_of_a_header_is_explained() -> None:
    explained = re.findall(r"^\| `(\w+)`", PAGE, re.MULTILINE)
    assert set(Header._fields) < set(explained)
    assert set(tomllib.loads(SAVED)) <= set(explained)


def test_the_text_on_the_page_is_taken_in_and_sent_again() -> None:
    with imported(SENT.encode(), "the page", "page") as saved:
        assert len(saved.game.history) == 3
    assert exported("page").partition("[text]")[2] == SENT.partition("[text]")[2]


def test_the_record_on_the_page_is_read(home: Path) -> None:
    home.mkdir()
    (home / "records.jsonl").write_text(RECORD, encoding="utf-8")
    (record,) = records()
    assert record.levels == ("merchant",)
    assert set(json.loads(RECORD)) == {field.name for field in dataclasses.fields(Record)}
    assert set(json.loads(RECORD)["results"][0]) == {field.name for field in dataclasses.fields(Result)}


@pytest.mark.parametrize("name", re.findall(r"`(\w+/\w+\.py)`", PAGE))
def test_each_module_on_the_page_exists(name: str) -> None:
    assert (Path(__file__).parents[2] / name).is_file()


def test_the_copy_of_a_torn_file_is_called_as_the_page_says() -> None:
    make_folder()
    path_of("page").write_text(SAVED + "\n[[moves]]\ndo =", encoding="utf-8")
    with SavedGame.open("page") as saved:
        saved.redo()
    assert path_of("page").with_name("page.toml.damaged").is_file()
