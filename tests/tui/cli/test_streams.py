"""What the command line makes of streams that are missing, full, broken or of another encoding."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves import SavedGame, moves_of

ROOT = Path(__file__).parents[3]
HAVRE = f"{sys.executable} -c 'import sys; from tui.cli.main import main; sys.exit(main())'"


def shell(line: str, given: bytes | None = None, **environment: str) -> tuple[int, bytes, str]:
    """The status, the output and the errors of a line of shell in which `havre` is the program."""
    done = subprocess.run(
        ["bash", "-c", f'set -o pipefail; havre() {{ {HAVRE} "$@"; }}; {line}'],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        input=given,
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.decode()


@pytest.fixture
def begun() -> str:
    """A short game alone."""
    SavedGame.create("le-havre", {"players": ["Ren\u6e2fe"], "variant": "short", "seed": 7}).close()
    return "le-havre-1"


def test_a_plain_game_without_any_input_ends_at_once(begun: str) -> None:
    status, printed, error = shell("havre resume --plain <&-")
    assert (status, error) == (0, "")
    assert b"supply comes next" in printed


def test_a_game_on_the_screen_without_any_input_is_refused_in_one_line() -> None:
    assert shell("havre play --solo <&-") == (
        1,
        b"",
        "havre: Havre needs a terminal to play in; `havre play --plain` needs none.\n",
    )


@pytest.mark.parametrize(
    "line", ["havre saves list >&-", "havre saves list 2>&-", "havre resume --plain >&- </dev/null"]
)
def test_a_closed_output_is_no_failure(begun: str, line: str) -> None:
    status, _printed, error = shell(line)
    assert (status, error) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="macOS has no file that is always full")
@pytest.mark.parametrize("line", ["havre saves list >/dev/full", "havre resume --plain >/dev/full"])
def test_an_output_that_is_full_is_told_in_one_line(begun: str, line: str) -> None:
    assert shell(line) == (1, b"", "havre: The output cannot be written: No space left on device.\n")


@pytest.mark.parametrize("line", ["havre replay le-havre-1", "havre resume --plain"])
def test_signs_that_a_terminal_does_not_know_are_question_marks(begun: str, line: str) -> None:
    status, printed, error = shell(line, b"", PYTHONIOENCODING="iso-8859-1")
    assert (status, error) == (0, "")
    assert b"Ren?e" in printed


def test_bytes_that_are_no_text_are_refused_like_any_wrong_line(begun: str) -> None:
    status, _printed, error = shell("havre resume --plain --keep-going", b"supply\n\xff\xfe\ntake wood\n")
    assert (status, error.count("\n")) == (1, 1)
    assert error.startswith("havre: line 2: ")
    assert moves_of(begun) == ["supply", "take wood"]


def test_a_reader_that_leaves_in_the_middle_of_a_game_costs_no_move(begun: str) -> None:
    _status, _printed, error = shell("havre resume --plain | true", b"supply\ntake wood\n")
    assert error == ""
    assert moves_of(begun) in ([], ["supply"], ["supply", "take wood"])
