"""Plain mode: whole games by typing alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine import Move, Refused
from saves import SavedGame
from tests.conformance.test_plain import Typist
from tui.plain.typed_words import Unclear

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def options(players: int, **chosen: object) -> dict[str, object]:
    return {"players": list(NAMES[:players]), "variant": "full", "seed": 3, **chosen}


def typed(saved: SavedGame, *lines: str) -> list[str]:
    """What is printed in answer to the last of some lines."""
    typist = Typist(saved, Random(1), hands_over=False)
    for line in lines[:-1]:
        typist.type(line)
    return typist.type(lines[-1])


def test_cards_are_taken_by_their_names_as_they_are_typed() -> None:
    with SavedGame.create("macao", options(2)) as saved:
        first = saved.game.moves()[0]
        assert isinstance(first, Move)
        typed(saved, f"take {first.target.replace('-', ' ')}")
        assert saved.game.history == (first,)


def test_a_card_that_is_not_named_in_full_is_asked_about_no_more_than_needed() -> None:
    with SavedGame.create("macao", options(2)) as saved, pytest.raises(Unclear, match="could be"):
        typed(saved, "take")


def test_a_card_that_is_named_by_its_number_alone_is_asked_about() -> None:
    setup = {"wall": [1, 2], "cards": ["mint", "gate", "mill", "tower"], "offices": ["justice-3", "customs-2"]}
    with SavedGame.create("macao", {**options(2), "seed": None, "setup": setup}) as saved:
        lines = ("take mint", "take gate", "lay: one red; two red", "lay: one red; two red", "take 3")
        assert "Did you mean this: Take the office Justice 3" in " ".join(typed(saved, *lines))
        assert len(saved.game.history) == len(lines) - 1


@pytest.mark.parametrize("line", ["take quarter 11", "claim q11", "claim 11", "quarter 11", "claim quarter 11"])
def test_a_quarter_is_taken_by_its_number(line: str) -> None:
    setup = {"position": {"window": "action", "players": [{"supply": {"red": 1}}]}}
    with SavedGame.create("macao", {**options(2), "seed": None, "setup": setup}) as saved:
        assert "Anna takes Quarter 11 with tea for 1 red." in typed(saved, line)


@pytest.mark.parametrize("line", ["take quarter 7", "claim 7", "quarter 7"])
def test_a_quarter_that_cannot_be_taken_is_refused_with_the_reason(line: str) -> None:
    setup = {"position": {"window": "action", "players": [{"supply": {"red": 1}}]}}
    with (
        SavedGame.create("macao", {**options(2), "seed": None, "setup": setup}) as saved,
        pytest.raises(Refused, match="Quarter 7 costs 1 blue"),
    ):
        typed(saved, line)


def test_a_card_that_cannot_be_activated_is_refused_with_the_reason_where_it_is_named_by_half() -> None:
    setup = {"position": {"window": "action", "players": [{"supply": {"red": 1}, "tableau": ["professor"]}]}}
    with (
        SavedGame.create("macao", {**options(2), "seed": None, "setup": setup}) as saved,
        pytest.raises(Refused, match="It costs 1 black, 1 gray to activate the Professor: you have none of that"),
    ):
        typed(saved, "act prof")


def test_neither_textual_nor_rich_is_loaded_to_play_in_plain_words() -> None:
    program = (
        "import sys; from tui.cli.main import main; main(['play', 'macao', '--plain', '--players', '1']);"
        "main(['rules', 'macao', 'mint']); main(['replay', 'macao-1']);"
        "sys.exit(any(name.partition('.')[0] in ('textual', 'rich') for name in sys.modules))"
    )
    lines = "1\ntable\nforecast\nhelp mint\nmoves\n"
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", program], cwd=root, input=lines, text=True, check=False)
    assert done.returncode == 0
