"""The numbers of actions: the same in every position of an edition, and a name for all that can be answered."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from engine import Move, parse
from engine.titles import TITLES, about
from havre.environments.actions import AMOUNTS, actions_of
from havre.environments.episode import Episode
from saves.reader import read

TESTS = Path(__file__).parents[2]
GAMES = sorted(file for file in TESTS.glob("**/golden/**/*.toml") if file.stem != "covered")
"""The golden games of all titles: together every card acts in them."""


def begun(file: Path) -> tuple[Episode, list[str]]:
    """The start of a golden game, and its moves in notation."""
    if file.parent.name == "games":
        kept = read(file.read_bytes(), file.stem)
        lines = [move.do for entry in kept.entries for move in entry.step]
        return Episode(kept.header.title, dict(kept.header.options), kept.header.options["seed"]), lines
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    known = about(file.parents[1].name)
    options = {
        "players": list(map(str, known.names[: table["seats"]])),
        "variant": table.get("variant", known.usual_variant),
    }
    if table.get("level", "-") != "-":
        options["rival"] = table["level"]
    return Episode(known.name, options, table["seed"]), table["moves"]


def follow(episode: Episode, move: Move) -> None:
    """Make a complete move number by number."""
    actions, before = episode.actions, len(episode.moves)
    assert episode.take(actions.of_moves[move.unanswered()])
    while len(episode.moves) == before:
        value = move.answers[len(episode.answers)].value
        if isinstance(value, int):
            number = actions.zero + value
        elif isinstance(value, str):
            number = actions.of_names[value]
        else:
            assert episode.answering is not None
            wanted = Counter(dict((part, 1) if isinstance(part, str) else part for part in value))
            left = wanted - Counter(actions.names[place] for place in episode.answering.put)
            number = next((n for n in episode.legal if n in [actions.of_names[name] for name in left]), actions.done)
        assert episode.take(number)
    assert episode.moves[-1][1] == move


@pytest.mark.parametrize("title", TITLES)
def test_every_number_means_something_else(title: str) -> None:
    actions = actions_of(title)
    meanings = [actions.meaning(number) for number in range(actions.size)]
    assert len(set(meanings)) == len(meanings)


@pytest.mark.parametrize("number", [-1, 10**6])
def test_no_other_number_means_anything(number: int) -> None:
    with pytest.raises(IndexError):
        actions_of("macao").meaning(number)


def test_an_amount_is_its_number_from_zero_on() -> None:
    actions = actions_of("le-havre")
    assert [actions.meaning(actions.zero + amount) for amount in (0, 4, AMOUNTS - 1)] == [
        "amount 0",
        "amount 4",
        "amount 255",
    ]


def strangers(file: Path) -> list[str]:
    """Where the numbers do not lead to a move of a golden game."""
    episode, lines = begun(file)
    for line in lines:
        move = parse(episode.game(), line)
        try:
            follow(episode, move)
        except (AssertionError, KeyError) as failed:
            return [f"{file.stem}: {line}: {failed!r}"]
    return []


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No episode is cut: some golden games were played by chance, and went deep into debt."""
    monkeypatch.setattr("havre.environments.episode.FEWEST_POINTS", -(10**9))


@pytest.mark.usefixtures("endless")
def test_golden_games_can_be_played_by_numbers() -> None:
    assert [wrong for file in GAMES[::6] for wrong in strangers(file)] == []


@pytest.mark.long
@pytest.mark.usefixtures("endless")
def test_every_golden_game_can_be_played_by_numbers() -> None:
    assert [wrong for file in GAMES for wrong in strangers(file)] == []
