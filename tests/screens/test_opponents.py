"""Computer players at the table: they move by themselves, can be hurried, and never stand in the way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from engine import Game, Move, format_move
from engine.bots.player import Player as Bot
from engine.bots.player import Stop, never
from saves import SavedGame, moves_of
from saves.settings import Settings, store
from screens.title import TitleScreen
from tests.screens.le_havre.keyboard import SMALL, Player
from tui.app import HavreApp


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


@pytest.fixture(autouse=True)
def no_pause() -> None:
    """Nobody waits between the moves of computers."""
    store(Settings(pause=0.0))


class Slow(Bot):
    """A computer player who thinks until it is hurried."""

    level = "slow"

    def __init__(self) -> None:
        self.was_hurried = False

    def choose(self, game: Game, stop: Stop = never) -> Move:
        while not stop():
            pass
        self.was_hurried = True
        return game.moves()[0]


@asynccontextmanager
async def against(*levels: str, seats: int = 2, seed: int = 7) -> AsyncIterator[tuple[Player, Pilot[None]]]:
    """A short game of Red and so on, in which the last seats are the computer's."""
    names = ["Red", "Green", "Blue"][:seats]
    bots = dict(zip(names[-len(levels) :], levels, strict=True))
    with SavedGame.create("le-havre", {"players": names, "variant": "short", "seed": seed}, bots=bots) as saved:
        app = HavreApp(saved=saved)
        async with app.run_test(size=SMALL) as pilot:
            yield Player(app, pilot), pilot


async def settle(player: Player, pilot: Pilot[None]) -> None:
    """Wait until no computer player decides."""
    for _pause in range(400):
        if not player.screen.is_waiting:
            return
        await pilot.pause(0.02)
    raise AssertionError("the computer does not move")


async def test_the_computer_moves_until_a_person_decides() -> None:
    async with against("deckhand") as (player, pilot):
        await settle(player, pilot)
        decision = player.game.decision
        assert decision is not None
        names = [seat["name"] for seat in player.game.table()["players"]]
        assert names[decision.seat] == "Red"


async def test_what_the_computer_did_is_told_and_stands_on_the_disk() -> None:
    async with against("deckhand") as (player, pilot):
        await settle(player, pilot)
        await player.press("w", "w", "n")
        await settle(player, pilot)
        assert "Green" in player.desk()
        assert moves_of(player.slot) == [format_move(move) for move in player.game.history]


async def test_nobody_is_called_to_the_keyboard_who_sits_there_already() -> None:
    async with against("deckhand") as (player, pilot):
        await settle(player, pilot)
        assert "Hand over" not in player.sees()


async def test_computers_alone_play_to_the_end() -> None:
    async with against("random", "random") as (player, pilot):
        for _pause in range(2000):
            if player.game.decision is None:
                break
            await pilot.pause(0.01)
        assert player.game.decision is None
        assert "The game is over" in player.sees()


async def test_pages_can_be_read_while_the_computer_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.play.computer", lambda _level, _game: Slow())
    async with against("deckhand", "deckhand", seats=3) as (player, pilot):
        if not player.screen.is_waiting:
            await player.press("w", "w", "n")
        assert "Green, deckhand, decides" in player.sees() or "Blue, deckhand, decides" in player.sees()
        await player.press("3")
        assert "Ship market" in player.sees()
        await pilot.pause()


async def test_a_computer_that_thinks_can_be_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("screens.play.computer", lambda _level, _game: slow)
    async with against("deckhand") as (player, pilot):
        if not player.screen.is_waiting:
            await player.press("w", "w", "n")
        moves = len(player.game.history)
        await player.press("space")
        for _pause in range(100):
            if len(player.game.history) > moves:
                break
            await pilot.pause(0.02)
        assert len(player.game.history) > moves
        assert slow.was_hurried


async def test_leaving_while_the_computer_thinks_is_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("screens.play.computer", lambda _level, _game: slow)
    async with against("deckhand") as (player, pilot):
        if not player.screen.is_waiting:
            await player.press("w", "w", "n")
        moves = moves_of(player.slot)
        slot = player.slot
        await player.press("q")
        assert isinstance(pilot.app.screen, TitleScreen)
        for _pause in range(100):
            if slow.was_hurried:
                break
            await pilot.pause(0.02)
        assert slow.was_hurried
        assert moves_of(slot) == moves


async def test_taking_back_goes_to_ones_own_last_decision() -> None:
    async with against("deckhand") as (player, pilot):
        await settle(player, pilot)
        before = player.game.position
        await player.press("w", "w", "n")
        await settle(player, pilot)
        await player.press("u", "y")
        await player.press("u")
        assert player.game.position == before


async def test_a_game_that_is_opened_again_knows_its_computers() -> None:
    async with against("deckhand") as (player, pilot):
        await settle(player, pilot)
        slot = player.slot
    with SavedGame.open(slot) as saved:
        assert dict(saved.bots) == {"Green": "deckhand"}
