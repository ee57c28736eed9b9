"""Players of one's own: the file of their names, and which of them may be started on this machine."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from engine.bots.protocol import Limits
from saves import SaveError
from saves.players import (
    OwnPlayer,
    allow,
    checked_name,
    is_allowed,
    is_there,
    load,
    named,
    path,
    remove,
    store,
    typed,
)

ANN = OwnPlayer("ann", "exec:./ann --deep 'a b'", "/home/ann")


def write(words: str) -> None:
    path().parent.mkdir(parents=True, exist_ok=True)
    path().write_text(words)


def test_nobody_is_there_before_somebody_is_written() -> None:
    assert load() == {}
    assert named("ann") is None


def test_a_player_is_read_back_as_it_was_written() -> None:
    bob = OwnPlayer("bob", "module:wise.Owl", "/home/bob", Limits(30.0, 2048))
    store(ANN)
    store(bob)
    assert load() == {"ann": ANN, "bob": bob}
    assert ANN.words == ["./ann", "--deep", "a b"]


def test_a_player_that_is_removed_is_gone() -> None:
    store(ANN)
    assert remove("ann")
    assert not remove("ann")
    assert load() == {}


def test_what_is_typed_starts_in_the_folder_where_it_is_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert typed("./x -y") == OwnPlayer("", "exec:./x -y", str(tmp_path))


@pytest.mark.parametrize("command", ["exec:", "exec:  ", "exec:a 'b", "module:Owl", "module:a.B c", "module:a-b.C", ""])
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(SaveError):
        typed(command)


@pytest.mark.parametrize("name", ["", "Ann", "a b", "a,b", "-a", "a" * 31, "random", "merchant", "exec:x", "ä"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(SaveError):
        checked_name(name)


@pytest.mark.parametrize(
    "words",
    [
        "[ann",
        "ann = 3",
        "[ann]\ncommand = 3\nfolder = '/'",
        "[ann]\ncommand = './ann'\nfolder = 'here'",
        "[ann]\ncommand = 'exec:./ann'\nfolder = '/'\nseconds = -1",
        "[ann]\ncommand = 'exec:./ann'\nfolder = '/'\nmegabytes = 'all'",
        "[merchant]\ncommand = 'exec:./ann'\nfolder = '/'",
    ],
)
def test_a_file_that_cannot_be_followed_is_refused_in_a_sentence(words: str) -> None:
    write(words)
    with pytest.raises(SaveError) as error:
        load()
    assert str(error.value).endswith(".")


def test_a_player_may_be_started_once_its_owner_has_said_so() -> None:
    store(ANN)
    assert not is_allowed(ANN)
    allow(ANN)
    allow(ANN)
    assert is_allowed(ANN)


def test_another_command_behind_the_name_may_not() -> None:
    allow(ANN)
    assert not is_allowed(ANN._replace(command="exec:rm -rf"))
    assert not is_allowed(ANN._replace(folder="/tmp"))


def test_what_was_said_on_one_machine_counts_on_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    allow(ANN)
    monkeypatch.setattr(platform, "node", lambda: "elsewhere")
    assert not is_allowed(ANN)


def test_a_program_is_looked_for_in_the_folder_of_its_player_and_on_the_path(tmp_path: Path) -> None:
    program = tmp_path / "mine"
    program.touch(0o700)
    (tmp_path / "unmarked").touch(0o600)
    commands = (
        "exec:./mine --deep",
        f"exec:{program}",
        "exec:sh x",
        "exec:./other",
        "exec:./unmarked",
        "exec:no-such-one",
    )
    there = [one for one in commands if is_there(OwnPlayer("", one, str(tmp_path)))]
    assert there == list(commands[:3])


def test_the_module_of_a_class_is_looked_for_and_not_imported(tmp_path: Path) -> None:
    (tmp_path / "wise").mkdir()
    for name in ("wise/__init__.py", "wise/owls.py", "alone.py"):
        (tmp_path / name).write_text("1 / 0")
    modules = ("wise", "wise.owls", "alone", "json", "json.decoder", "nothing", "wise.cats", "alone.inner", "__main__")
    there = [one for one in modules if is_there(OwnPlayer("", f"module:{one}.Player", str(tmp_path)))]
    assert there == list(modules[:5])
