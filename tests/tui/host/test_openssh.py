"""The client that friends have: OpenSSH's own, in a terminal."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.emulated import Emulated
from tests.tui.host.hosting import PICTURE, Host
from tests.tui.line import Program

pytestmark = pytest.mark.openssh

QUIET = ["-F", "none", "-o", "UserKnownHostsFile=/dev/null", "-o", "StrictHostKeyChecking=no"]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host with an open door."""
    assert shutil.which("ssh"), "OpenSSH's client is needed for these tests"
    one = Host(tmp_path / "data")
    yield one
    one.close()


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """A key as `ssh-keygen` makes it."""
    path = tmp_path / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(path)], check=True)
    return path


def arguments(host: Host, key: Path, *more: str, name: str = "anna") -> list[str]:
    own = ["-p", str(host.port), "-i", str(key), "-o", "IdentitiesOnly=yes"]
    return ["ssh", *QUIET, *own, f"{name}@127.0.0.1", *more]


class Ssh(Emulated):
    """The client in a terminal."""

    def __init__(self, home: Path, command: list[str], size: tuple[int, int] = (80, 24)) -> None:
        super().__init__(home, program=f"import os; os.execvp('ssh', {command!r})", size=size)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_somebody_new_comes_in_plays_and_goes(
    host: Host, key: Path, home: Path, programs: list[Program], size: tuple[int, int]
) -> None:
    client = Ssh(home, arguments(host, key), size)
    programs.append(client)
    client.until_text("Your name (enter: anna):")
    client.type("\r")
    client.until_text(PICTURE)
    client.resize(100, 30)
    client.drawn_anew()
    client.type("\x03")
    assert client.ended() == 0


def test_commands_run_and_others_do_not(host: Host, key: Path, home: Path, programs: list[Program]) -> None:
    first = Ssh(home, arguments(host, key))
    programs.append(first)
    first.until_text("Your name")
    first.type("\r")
    first.until_text(PICTURE)
    first.type("\x03")
    first.ended()
    done = subprocess.run(arguments(host, key, "scores"), check=True, capture_output=True, stdin=subprocess.DEVNULL)
    assert done.stdout
    refused = subprocess.run(
        arguments(host, key, "ls", "/"), check=False, capture_output=True, stdin=subprocess.DEVNULL
    )
    assert (refused.returncode, refused.stdout) == (1, b"There are no commands here but `plain` and `scores`.\r\n")
    played = subprocess.run(
        arguments(host, key, "plain", "le-havre", "--solo"), check=False, capture_output=True, input=b"moves\nquit\n"
    )
    assert b"1. supply: go to the next tile" in played.stdout.lower()


def test_nobody_comes_in_without_a_key_and_a_sentence_says_how_to_make_one(host: Host, tmp_path: Path) -> None:
    command = [
        "ssh",
        *QUIET,
        "-o",
        "LogLevel=INFO",
        "-o",
        "IdentitiesOnly=yes",
        "-i",
        str(tmp_path / "none"),
        "-p",
        str(host.port),
    ]
    told = subprocess.run(
        [*command, "127.0.0.1"], check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert told.returncode == 255
    assert told.stderr.count("`ssh-keygen -t ed25519` makes one") == 1


def test_files_and_forwarding_are_refused(host: Host, key: Path, tmp_path: Path) -> None:
    own = ["-P", str(host.port), "-i", str(key), "-o", "IdentitiesOnly=yes"]
    for way in (["scp", "-O"], ["scp", "-s"]):
        target = tmp_path / "stolen"
        subprocess.run(
            [*way, *QUIET, *own, "anna@127.0.0.1:/etc/passwd", str(target)],
            check=False,
            capture_output=True,
            stdin=subprocess.DEVNULL,
        )
        assert not target.exists()
    forwarded = subprocess.run(
        arguments(host, key, "-o", "ExitOnForwardFailure=yes", "-N", "-R", "0:127.0.0.1:1"),
        check=False,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=60,
    )
    assert forwarded.returncode != 0


def test_a_host_that_ends_gives_the_terminal_back(host: Host, key: Path, home: Path, programs: list[Program]) -> None:
    client = Ssh(home, arguments(host, key))
    programs.append(client)
    client.until_text("Your name")
    client.type("\r")
    client.until_text(PICTURE)
    host.ask(ask="stop")
    assert client.ended() == 0
    assert b"\x1b[?1049l" in client.sent
    assert b"The host has ended" in client.sent
