"""What docs/moves.md lists are the decisions and moves of every title; what docs/players.md says of a table holds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from engine import new_game
from engine.le_havre.deck import CARDS
from engine.le_havre.state import FACE_DOWN, PROPOSED, TOWN, UNUSED
from engine.titles import TITLES, rules_of
from tui.cli.main import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "moves.md").read_text(encoding="utf-8")
GOLDEN = {"le-havre": ROOT / "tests" / "golden" / "games"}


class Listed(NamedTuple):
    """What the page says of a title."""

    asked: Mapping[str, str]
    """What is asked, by the kind of decision."""
    answered_by: Mapping[str, frozenset[str]]
    """The beginnings of its moves."""
    names: Mapping[str, bool]
    """Whether a name follows, by the beginning of a move."""
    lines: Mapping[str, str]
    """The line of each beginning."""


def listed(title: str) -> Listed:
    """What stands in the section of a title."""
    section = PAGE.partition(f"(`{title}`)\n")[2].partition("\n## ")[0]
    decisions, moves = (list(rows(table)) for table in re.findall(r"\|---\|---\|---\|\n((?:\|.*\n)+)", section))
    always = re.search(r"^At every decision: (.*)\.$", section, re.MULTILINE)
    begins = {form: re.sub(r" [A-Z]+$", "", form.strip("`")) for form, _what, _line in moves}
    return Listed(
        {kind.strip("`"): asked for kind, asked, _moves in decisions},
        {
            kind.strip("`"): frozenset(re.findall("`(.*?)`", words + (always[1] if always else "")))
            for kind, _asked, words in decisions
        },
        {begins[form]: form.strip("`") != begins[form] for form, _what, _line in moves},
        {begins[form]: line.strip("`") for form, _what, line in moves},
    )


def rows(table: str) -> Iterator[tuple[str, str, str]]:
    """The cells of each row."""
    for row in table.splitlines():
        first, second, third = row.strip("| ").split(" | ")
        yield first, second, third


def played(title: str) -> str:
    """The golden games of a title."""
    folder = GOLDEN.get(title, ROOT / "tests" / "engine" / title / "golden")
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.toml"))


each_title = pytest.mark.parametrize("title", TITLES)


@each_title
def test_every_decision_is_listed_with_the_moves_that_answer_it(title: str) -> None:
    phases = rules_of(title).phases
    declared = {kind: {move.words for move in phase.performs} for kind, phase in phases.items()}
    assert listed(title).answered_by == declared


@each_title
def test_what_is_asked_is_what_the_player_reads(title: str) -> None:
    asked = listed(title).asked
    assert all(asked.values())
    always_alike = {kind: phase.asks for kind, phase in rules_of(title).phases.items() if isinstance(phase.asks, str)}
    assert {kind: "{name}: " + asked[kind] for kind in always_alike} == always_alike


@each_title
def test_every_move_is_listed_once_with_a_name_where_it_needs_one(title: str) -> None:
    assert listed(title).names == {kind.words: kind.needs_target for kind in rules_of(title).kinds_of_move}


@each_title
def test_the_line_of_a_move_was_played_in_a_golden_game(title: str) -> None:
    games = played(title)
    lines = {words: line for words, line in listed(title).lines.items() if f'"{line}"' not in games}
    assert lines == ({"pass": "pass"} if title == "le-havre" else {})  # there nothing but that word can be said
    assert all(line.startswith(words) for words, line in listed(title).lines.items())


def test_the_places_of_cards_are_numbered_as_the_page_says() -> None:
    page = " ".join((ROOT / "docs" / "players.md").read_text(encoding="utf-8").split())
    told = re.search(
        r"owner, (-\d) for the town, (-\d) for a stack .*?, (-\d) for the special .*?, (-\d) for none", page
    )
    assert told is not None
    assert [int(number) for number in told.groups()] == [TOWN, PROPOSED, FACE_DOWN, UNUSED]


def test_the_places_of_cards_follow_the_list_of_the_rules(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "le-havre", "--json"]) == 0
    told = json.loads(capfd.readouterr().out)
    assert [card["name"] for card in told["cards"]] == [card.name for card in CARDS]


def test_the_deeds_of_a_table_name_the_cards_of_the_town_and_of_each_seat() -> None:
    game = new_game("le-havre", ["Ann", "Ben"], seed=7)
    game.play("buy building-firm-1")
    deeds = game.table(0)["deeds"]
    assert deeds["place"][:2] == [0, -1]
    assert deeds["holdings"] == [["building-firm-2", "construction-firm"], ["building-firm-1"], []]
    assert deeds["built"] == ["building-firm-1", "building-firm-2", "construction-firm"]
