"""Settings: kept in a file that a person can edit; what is wrong in it is named, and the rest holds."""

from __future__ import annotations

import stat
import tomllib
from dataclasses import fields, replace
from pathlib import Path

import pytest

from saves import SaveError
from saves.names import name_on_disk
from saves.settings import CHOICES, Settings, load, path, store


def written(text: str) -> tuple[Settings, list[str]]:
    """The settings of a file with this text."""
    path().parent.mkdir(parents=True, exist_ok=True)
    path().write_text(text)
    return load()


def test_without_a_file_everything_is_as_usual() -> None:
    assert load() == (Settings(), [])


def test_settings_that_are_stored_are_there_again() -> None:
    chosen = Settings(confirm=False, pause=1.5, palette="light", keys={"undo": ("z",), "game.find": ("F", "f3")})
    store(chosen)
    assert load() == (chosen, [])


@pytest.mark.parametrize("name", [one.name for one in fields(Settings) if name_on_disk(one.name) != one.name])
def test_a_setting_lies_on_the_disk_under_its_old_name(name: str) -> None:
    chosen: Settings = replace(Settings(), **{name: CHOICES[name][-1]})  # type: ignore[arg-type]  # the name is a value
    store(chosen)
    assert list(tomllib.loads(path().read_text())) == [name_on_disk(name)]
    assert load() == (chosen, [])
    store(Settings())
    assert path().read_text() == ""


def test_a_problem_names_a_setting_as_the_file_does() -> None:
    (problem,) = written("stop_before_supply = 3\n")[1]
    assert problem == "Settings: stop_before_supply cannot be 3; it is one of false, true."


def test_only_what_is_not_as_usual_is_written() -> None:
    store(Settings(glyphs="ascii"))
    assert path().read_text() == 'glyphs = "ascii"\n'


@pytest.mark.parametrize("name", CHOICES)
def test_the_first_settings_are_among_the_choices(name: str) -> None:
    assert getattr(Settings(), name) in CHOICES[name]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("confirm = 1", "Settings: confirm cannot be 1; it is one of true, false."),
        ('palette = "pink"', "Settings: palette cannot be pink; it is one of auto, dark, light, any, terminal."),
        ("pause = -1", "Settings: pause cannot be -1; it is one of 0.0, 0.3, 0.6, 1.5, 3.0."),
        ("pause = true", "Settings: pause cannot be True; it is one of 0.0, 0.3, 0.6, 1.5, 3.0."),
        ("pause = nan", "Settings: pause cannot be nan; it is one of 0.0, 0.3, 0.6, 1.5, 3.0."),
        ("colour = 1", "Settings: there is no setting 'colour'."),
        ("keys = 3", "Settings: keys is a table of actions and their keys."),
        ("keys.undo = 3", "Settings: the keys of undo are a key or a list of keys."),
        ("keys.undo = []", "Settings: the keys of undo are a key or a list of keys."),
    ],
)
def test_what_is_wrong_is_named_and_the_rest_holds(text: str, problem: str) -> None:
    settings, problems = written(text + "\nthinking = 7\n")
    if text.startswith("keys."):
        settings, problems = written("thinking = 7\n" + text)
    assert problems == [problem]
    assert settings == Settings(thinking=7.0)


@pytest.mark.parametrize(
    "text", ["confirm = ", "[" * 5000, "a" * 300_000, "\x1b[2J = 1"], ids=["torn", "deep", "huge", "esc"]
)
def test_a_file_that_cannot_be_read_is_named_in_one_clean_line(text: str) -> None:
    settings, problems = written(text)
    assert settings == Settings()
    assert len(problems) == 1
    assert problems[0].isprintable()


def test_a_file_that_could_not_be_read_is_kept_when_settings_are_stored() -> None:
    written("confirm = ")
    store(Settings(confirm=False))
    assert load()[0].confirm is False
    assert path().with_name("settings.toml.damaged").read_text() == "confirm = "


def test_entries_that_nobody_knows_are_kept() -> None:
    written('later = "yes"\n')
    store(Settings(confirm=False))
    assert path().read_text() == 'later = "yes"\nconfirm = false\n'


def test_nobody_else_can_read_the_file() -> None:
    store(Settings(confirm=False))
    assert stat.S_IMODE(path().stat().st_mode) == 0o600


def test_settings_that_cannot_be_written_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HAVRE_HOME", str(tmp_path / "file"))
    with pytest.raises(SaveError, match="The settings cannot be saved: "):
        store(Settings(confirm=False))


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ('keys.pass_bid = "z"', {"pass": ("z", "p", "-")}),
        ('keys.decline = ["x", "-"]', {"pass": ("x", "-", "p")}),
        ('keys.end_turn = "z"\nkeys.decline = "x"', {"pass": ("z", "p", "-", "x")}),
        ('keys.pass_by = "z"\nkeys.sail = "p"', {"pass": ("z", "-"), "sail": ("p",)}),
        ('keys."game.decline" = "x"', {"game.pass": ("x", "p", "-")}),
        ('keys.pass = "z"', {"pass": ("z",)}),
    ],
)
def test_keys_of_actions_that_are_one_today_go_on(text: str, keys: dict[str, tuple[str, ...]]) -> None:
    settings, problems = written(text)
    assert problems == []
    assert settings.keys == keys
