"""A dear decision of one's own game is made again in plain mode, and judged by the look of the review."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, format_move
from engine.bots import Advice
from engine.bots.player import Reviewed
from saves import SavedGame
from tests.conformance.played import recorded
from tests.conformance.titles import settings_of
from tui.plain.session import Session
from tui.plain.typed_words import Unclear


@pytest.fixture
def game() -> Game:
    return recorded(next(iter(settings_of("speicherstadt"))), 1, 1).game


def reviewed(game: Game, monkeypatch: pytest.MonkeyPatch, then: float) -> tuple[Session, list[str]]:
    """A session in which the move in the middle was told to have cost 8, and all else costs `then`."""
    number = len(game.history) // 2
    played = Advice((game.history[number - 1],), 20.0, 20.0, 1)
    monkeypatch.setattr("screens.by_name.review", lambda *_, **__: iter([Reviewed(number, played, played, 8.0)]))
    monkeypatch.setattr("screens.table.adviser.lessons_of", lambda *_: [])

    def look(_game: Game, deed: Any, *_: object) -> Reviewed:
        now = Advice(tuple(deed.moves), 20.0, 20.0, 1)
        return Reviewed(1, now, now, then)

    monkeypatch.setattr("screens.by_name.judged", look)
    lines: list[str] = []
    session = Session(SavedGame.keep(game), lines.append)
    session.take("review")
    return session, lines


def test_the_decision_is_shown_with_its_moves(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    session, lines = reviewed(game, monkeypatch, 0)
    assert any(line.startswith("1. ") and "about 8 points lost" in line for line in lines)
    lines.clear()
    session.take("better 1")
    assert lines[0] == "Here you lost about 8 points. Find better."
    before = game.at(list(game.stages)[len(game.history) // 2 - 1].before)
    assert sum(line[:1].isdigit() for line in lines) >= len(before.moves())


@pytest.mark.parametrize(
    ("then", "words"),
    [(0.0, "as good as anything"), (3.0, "Better: about 3 points"), (8.0, "No better: about 8 points")],
)
@pytest.mark.parametrize("by_number", [False, True])
def test_another_move_is_judged(
    game: Game, then: float, words: str, by_number: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, lines = reviewed(game, monkeypatch, then)
    session.take("better 1 1" if by_number else f"better 1 {format_move(game.history[len(game.history) // 2 - 1])}")
    assert words in lines[-1]


@pytest.mark.parametrize("typed", ["better", "better 2", "better x"])
def test_a_line_that_there_is_not_is_refused(game: Game, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _lines = reviewed(game, monkeypatch, 0)
    with pytest.raises(Unclear, match="number of a line of the review"):
        session.take(typed)
