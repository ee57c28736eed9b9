"""What the shell completes: it asks the command itself, by a variable, and nothing is run."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import TITLES
from engine.titles import about
from saves import SavedGame
from tui import start
from tui.cli.main import main

Completed = Callable[[str], list[str]]


@pytest.fixture
def completed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Completed:
    """What the shell is told that the last word of a line could be."""

    def run(line: str) -> list[str]:
        words = line.split(" ")
        monkeypatch.setenv("_HAVRE_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
        with pytest.raises(SystemExit):
            main([])
        return capfd.readouterr().out.split()

    return run


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("havre pl", "play"),
        ("havre play l", "le-havre"),
        ("havre play --see", "--seed"),
        ("havre play le-havre --variant sh", "short"),
        ("havre play --rule ex", "expert-loans"),
        ("havre play --bot m", "merchant"),
        ("havre rules le-h", "le-havre"),
        ("havre rules bakeh", "bakehouse"),
        ("havre rules le-havre smo", "smokehouse"),
        ("havre rules le-havre smo", "smoked-fish"),
        ("havre rules le-havre loans", "loans-and-interest"),
        ("havre simulate --bots me", "merchant"),
        ("havre simulate --bots merchant,d", "merchant,deckhand"),
        ("havre simulate homesteaders --bots set", "settler"),
        ("havre play speicherstadt --variant ka", "kaispeicher"),
        ("havre rules --la", "--language"),
        ("havre play --language d", "de"),
    ],
)
def test_a_word_is_completed(completed: Completed, line: str, word: str) -> None:
    assert word in completed(line)


@pytest.mark.parametrize("command", ["resume", "replay", "saves show", "saves check", "saves export"])
def test_saved_games_are_completed_by_their_names(completed: Completed, command: str) -> None:
    SavedGame.create("le-havre", {"players": ["Red"], "seed": 7}).close()
    assert completed(f"havre {command} le") == ["le-havre-1"]


@pytest.mark.parametrize("title", TITLES)
def test_levels_are_those_of_the_title(completed: Completed, title: str) -> None:
    assert completed(f"havre play {title} --bot ") == [level.name for level in about(title).levels]


def test_a_shell_that_asks_in_a_terminal_opens_no_game(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "has_terminal", lambda: True)
    monkeypatch.setattr("sys.argv", ["havre"])
    for name, value in {"_HAVRE_COMPLETE": "complete_bash", "COMP_WORDS": "havre re", "COMP_CWORD": "1"}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        start.main()
    assert capfd.readouterr().out.split() == ["resume", "replay"]
