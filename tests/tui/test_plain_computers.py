"""Plain mode: how long the computer's players think, by a clock that moves on when somebody looks at it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from engine import Game, Move
from engine.bots import Player
from engine.bots.chance import Aimless
from engine.bots.player import Stop, never
from saves import SavedGame
from saves.settings import Settings, store
from screens import by_name
from screens.table.play import computers, course
from tui.plain.session import Session

THINKING = 10.0
BOTH = {"Ann": "harbourmaster", "Bob": "harbourmaster"}


class Ponderer(Player):
    """Thinks until it is stopped, and then plays by chance."""

    level = "harbourmaster"

    def __init__(self) -> None:
        self.looks: list[int] = []
        """How often it looked whether it must stop, for each move."""

    def choose(self, game: Game, stop: Stop = never) -> Move:
        self.looks.append(next(looks for looks in count(1) if stop() or looks > 2 * THINKING))
        return Aimless(1).choose(game)


@pytest.fixture
def ponderer(home: Path, monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    """Who plays for the computer."""
    store(Settings(thinking=THINKING))
    found, seconds = Ponderer(), count(1)
    monkeypatch.setattr(by_name, "player", lambda *_arguments: found)
    for module in (computers, course):
        monkeypatch.setattr(module, "monotonic", lambda: float(next(seconds)))
    return found


def begun(bots: dict[str, str]) -> None:
    """Begin a game of two in plain mode and let the computer play."""
    options = {"players": ["Ann", "Bob"], "variant": "short", "seed": 2}
    with SavedGame.create("le-havre", options, bots=bots) as saved:
        Session(saved, lambda _line: None).greet()


def test_a_player_thinks_about_a_move_no_longer_than_the_settings_say(ponderer: Ponderer) -> None:
    begun({"Ann": "harbourmaster"})
    assert ponderer.looks
    assert max(ponderer.looks) <= THINKING


def test_in_a_game_without_people_the_computer_does_not_think_long_about_every_move(ponderer: Ponderer) -> None:
    begun(BOTH)
    assert len(ponderer.looks) > 30
    assert sum(looks > 1 for looks in ponderer.looks) <= len(BOTH) * THINKING / 2
