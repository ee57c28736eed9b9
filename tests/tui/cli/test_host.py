"""The commands about a host as its keeper types them, where one runs and where none does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.harbour.people import People
from saves.harbour.store import Store
from tests.tui.host.hosting import Host
from tui.cli import main as cli


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    one = Host(tmp_path_factory.mktemp("host") / "data")
    yield one
    one.close()


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    """What a command prints, on either stream."""
    assert cli.main(["host", *arguments]) == status
    printed = capsys.readouterr()
    return printed.out + printed.err


def enlisted(folder: Path, *names: str) -> None:
    store = Store.open(folder)
    for name in names:
        People(store).enlist(name, f"SHA256:{name}", 0.0)
    store.close()


def test_without_a_host_codes_and_players_are_there_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path / "data"))
    assert "There is no host in the folder" in told(capsys, "players", "list", *data, status=1)
    code = told(capsys, "invite", *data).strip()
    assert re.fullmatch(r"\w{4}-\w{4}-\w{4}", code)
    assert told(capsys, "players", "list", *data) == "Nobody has come in yet.\n"
    enlisted(tmp_path / "data", "anna", "berta")
    assert re.fullmatch(r"\w{4}-\w{4}-\w{4}\n", told(capsys, "invite", "--for", "anna", *data))
    assert "Nobody here is called dora." in told(capsys, "invite", "--for", "dora", *data, status=1)
    assert told(capsys, "players", "keys", "berta", *data).split() == ["SHA256:berta", "1970-01-01"]
    told(capsys, "players", "take-key", "berta", "bert", *data)
    assert told(capsys, "players", "keys", "berta", *data).startswith("berta has no key; `havre host invite --for")
    told(capsys, "players", "rename", "anna", "carla", *data)
    told(capsys, "players", "remove", "berta", *data)
    (left,) = json.loads(told(capsys, "players", "list", "--json", *data))
    assert (left["name"], left["keys"]) == ("carla", 1)
    assert told(capsys, "players", "list", *data).split() == ["1", "carla", "1", "key", "1970-01-01"]
    assert "Nobody here is called berta." in told(capsys, "players", "remove", "berta", *data, status=1)
    assert "A name has 1 to 20 letters" in told(capsys, "players", "rename", "carla", "\x1b[2J", *data, status=1)


@pytest.mark.parametrize("command", ["status", "stop"])
def test_what_only_a_running_host_can_tell_says_that_none_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert "No host runs on the data folder" in told(capsys, command, "--data", str(tmp_path), status=1)


def test_a_running_host_tells_who_is_there(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(host.folder))
    assert told(capsys, "status", *data).startswith("0 sessions of at most 100.\n")
    assert json.loads(told(capsys, "status", "--json", *data))["here"] == []
    assert re.fullmatch(r"\w{4}-\w{4}-\w{4}\n", told(capsys, "invite", *data))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--open", "--invite"], "Only one of --keys, --open and --invite"),
        (["--listen", "nowhere"], "'nowhere' is no address with a port"),
        (["--listen", "1.2.3.4:99999"], "is no address with a port"),
        (["--listen", "a b:22"], "is no address with a port"),
        (["--most", "0"], "0 is too low"),
    ],
)
def test_wrong_use_is_refused_before_anything_begins(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert sentence in told(capsys, *arguments, status=2)


def test_a_file_of_keys_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no file of keys" in told(capsys, "--keys", str(tmp_path / "none"), status=1)
