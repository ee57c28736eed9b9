"""Slots: a name never leads out of the folder of saved games, and nobody else can look into it."""

from __future__ import annotations

import os
import stat
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from saves import SaveError
from saves.slots import cleaned, existing, folder, make_folder, new_slots, path_of


@pytest.mark.parametrize(
    ("name", "slot"),
    [
        ("le-havre-1", "le-havre-1"),
        ("le-havre-1.toml", "le-havre-1"),
        ("le-havre-1.toml.toml", "le-havre-1"),
        ("../../etc/passwd", "-etc-passwd".lstrip("-")),
        ("/etc/passwd", "etc-passwd"),
        ("..", None),
        (".", None),
        ("", None),
        ("  \x1b[2J ", None),
        (".toml", None),
        (".hidden", "hidden"),
        ("--json", "json"),
        ("a\\b:c", "a-b-c"),
        ("a/../b", "a-..-b"),
        ("a\nb\0c", "a bc"),
        ("\x1b[31mred", "red"),
        ("Sunday with Ann ", "Sunday with Ann"),
        ("x" * 300, "x" * 60),
        ("\u6e2f" * 300, "\u6e2f" * 30),
    ],
)
def test_a_name_is_cleaned_into_a_slot(name: str, slot: str | None) -> None:
    if slot is None:
        with pytest.raises(SaveError, match="needs a name"):
            cleaned(name)
    else:
        assert cleaned(name) == slot


@given(st.text(st.characters(), max_size=300) | st.text("./\\ -.toml\x1b\u0301\U0001f6a2", max_size=300))
def test_no_name_leads_out_of_the_folder(name: str) -> None:
    try:
        path = path_of(name)
    except SaveError:
        return
    assert path.parent == folder()
    assert Path(os.path.normpath(path)).parent == Path(os.path.normpath(folder()))
    assert path.name.isprintable()
    assert not path.name.startswith((".", "-"))
    assert len(os.fsencode(path.name + ".damaged-99")) <= 255
    assert cleaned(cleaned(name)) == cleaned(name)


def test_the_environment_names_the_folder(home: Path) -> None:
    assert folder() == home / "saves"


def test_without_it_the_folder_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("HAVRE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert folder().is_relative_to(tmp_path)
    assert folder().parts[-2:] == ("havre", "saves")


def test_the_folder_is_open_to_its_owner_alone() -> None:
    for path in (make_folder(), make_folder().parent):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700


def test_only_files_whose_names_are_slots_are_listed() -> None:
    for name in ("b.toml", "a.toml", ".c.toml", "d.toml.damaged", "e\x1b[2J.toml", ".0a.new", "f.txt"):
        (make_folder() / name).touch()
    assert sorted(existing()) == ["a", "b"]


def test_there_are_no_slots_where_there_is_no_folder() -> None:
    assert existing() == []


def test_new_slots_count_on_from_the_highest_number() -> None:
    for name in ("le-havre-1.toml", "le-havre-9.toml", "le-havre-007.toml", "macao-40.toml"):
        (make_folder() / name).touch()
    assert list(islice(new_slots("le-havre"), 2)) == ["le-havre-10", "le-havre-11"]
