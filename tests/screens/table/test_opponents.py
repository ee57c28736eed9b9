"""Computer players at the table: they move by themselves, can be hurried, and never stand in the way."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Generator, Sequence
from contextlib import asynccontextmanager
from time import sleep
from typing import Any

import pytest

from engine import Game, Move, format_move
from engine.bots.player import Player as Bot, Stop, never
from engine.bots.shares import Together, Work, by_oneself
from engine.le_havre.state import LOOK, SECOND_BUILD
from saves import SavedGame, moves_of
from saves.settings import Settings, load, store
from screens.helpers import HELPERS
from screens.menus.title import TitleScreen
from screens.table.overlays.asides import UndoWarning
from screens.table.play.computers import computer
from tests.engine.open_table import open_table
from tests.saves.players import next_move
from tests.screens.keyboard import LARGE, SMALL, Player
from tests.thinking import allow_any_time
from tui.app import HavreApp

RED_BEGINS = 2
"""A seed with which the person of these games is the first to decide."""


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


@pytest.fixture(autouse=True)
def no_pause() -> None:
    """Nobody waits between the moves of computers."""
    store(Settings(pause=0.0))


class Slow(Bot):
    """A computer player who thinks until it is hurried, and from then on no more."""

    level = "slow"

    def __init__(self, choice: Callable[[Game], Move] = lambda game: game.moves()[0]) -> None:
        self.has_begun = self.was_hurried = False
        self._choice = choice

    def choose(self, game: Game, stop: Stop = never) -> Move:
        self.has_begun = True
        while not (self.was_hurried or stop()):
            sleep(0.001)
        self.was_hurried = True
        return self._choice(game)


@asynccontextmanager
async def against(*levels: str, seats: int = 2, seed: int = 7) -> AsyncIterator[Player]:
    """A short game of Red and so on, in which the last seats are the computer's."""
    names = ["Red", "Green", "Blue"][:seats]
    bots = dict(zip(names[-len(levels) :], levels, strict=True))
    with SavedGame.create("le-havre", {"players": names, "variant": "short", "seed": seed}, bots=bots) as saved:
        app = HavreApp(saved=saved)
        async with app.run_test(size=SMALL) as pilot:
            yield Player(app, pilot)


async def settle(player: Player) -> None:
    """Wait until no computer player decides."""
    await player.until(lambda: not player.screen.is_waiting)
    await player.pilot.pause()


async def test_the_computer_moves_until_a_person_decides() -> None:
    async with against("deckhand") as player:
        await settle(player)
        decision = player.game.decision
        assert decision is not None
        names = [seat["name"] for seat in open_table(player.game)["players"]]
        assert names[decision.seat] == "Red"


async def test_what_the_computer_did_is_told_and_stands_on_the_disk() -> None:
    async with against("deckhand") as player:
        await settle(player)
        await player.press("w", "w", "n")
        await settle(player)
        assert "Green" in player.desk()
        assert moves_of(player.slot) == [format_move(move) for move in player.game.history]


async def test_nobody_is_called_to_the_keyboard_who_sits_there_already() -> None:
    async with against("deckhand") as player:
        await settle(player)
        assert "Hand over" not in player.sees()


async def test_computers_alone_play_to_the_end() -> None:
    async with against("random", "random") as player:
        await player.until(lambda: player.game.decision is None)
        assert player.game.decision is None
        assert "the game is over" in player.sees()


async def test_pages_can_be_read_while_the_computer_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: Slow())
    async with against("deckhand", "deckhand", seats=3) as player:
        if not player.screen.is_waiting:
            await player.press("w", "w", "n")
        assert "Green, deckhand, decides" in player.sees() or "Blue, deckhand, decides" in player.sees()
        await player.press("3")
        assert "Ship market" in player.sees()
        await player.pilot.pause()


async def test_a_computer_that_thinks_can_be_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: slow)
    async with against("deckhand") as player:
        if not player.screen.is_waiting:
            await player.press("w", "w", "n")
        moves = len(player.game.history)
        await player.press("space")
        await player.until(lambda: len(player.game.history) > moves)
        assert len(player.game.history) > moves
        assert slow.was_hurried


async def test_a_key_of_ones_own_turn_says_who_decides_until_the_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("screens.table.play.computers.computer", lambda *_level: slow)
    async with against("deckhand") as player:
        await player.until(lambda: slow.has_begun)
        await player.press("h")
        assert player.footer() == "Another player decides now."
        await player.press("space")
        await settle(player)
        assert "decides now" not in player.footer()


async def test_leaving_while_the_computer_thinks_is_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: slow)
    async with against("deckhand") as player:
        if not player.screen.is_waiting:
            await player.press("w", "w", "n")
        await player.until(lambda: slow.has_begun)
        moves = moves_of(player.slot)
        slot = player.slot
        await player.press("q")
        assert isinstance(player.app.screen, TitleScreen)
        await player.until(lambda: slow.was_hurried)
        assert slow.was_hurried
        assert moves_of(slot) == moves


async def test_taking_back_goes_to_ones_own_last_decision() -> None:
    async with against("deckhand") as player:
        await settle(player)
        before = player.game.position
        await player.press("w", "w", "n")
        await settle(player)
        await player.press("u", "y")
        await player.press("u")
        assert player.game.position == before


async def test_a_game_that_is_opened_again_knows_its_computers() -> None:
    async with against("deckhand") as player:
        await settle(player)
        slot = player.slot
    with SavedGame.open(slot) as saved:
        assert dict(saved.bots) == {"Green": "deckhand"}


def played_until(slot: str, seed: int, moves: int, *levels: str) -> SavedGame:
    """A full game of Ann and Bob in which so many moves were drawn; the computer has the seats with a level."""
    options = {"players": ["Ann", "Bob"], "variant": "full", "seed": seed}
    bots = {name: level for name, level in zip(("Ann", "Bob"), levels, strict=True) if level}
    saved = SavedGame.create("le-havre", options, slot, bots=bots)
    for _move in range(moves):
        saved.play(next_move(saved.game))
    return saved


async def test_what_a_computer_looks_at_is_hidden_from_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: Slow())
    with played_until("look", 5, 20, "deckhand", "") as saved:
        assert open_table(saved.game)["phase"] == LOOK
        app = HavreApp(saved=saved)
        async with app.run_test(size=LARGE) as pilot:
            player = Player(app, pilot)
            for page in ("1", "2", "3", "4", "5", "2"):
                await player.press(page)
                assert "Ann, deckhand, decides" in player.sees()
                assert "Leather Industry" not in player.sees()
            await player.press("q")


async def test_a_person_chooses_nothing_from_the_list_of_a_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: Slow(next_move))
    with played_until("second", 24, 27, "deckhand", "deckhand") as saved:
        app = HavreApp(saved=saved)
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot)
            await player.press("space")
            await player.until(lambda: open_table(player.game)["phase"] == SECOND_BUILD)
            before = player.game.history
            assert "What can be done" not in player.sees()
            await player.press("j", "a", "n", "1")
            assert "Offers" in player.sees()
            assert player.game.history == before
            await player.press("q")


async def test_the_computer_thinks_again_after_a_move_that_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: slow)
    async with against("deckhand", seed=RED_BEGINS) as player:
        await player.press("w", "w", "n")
        assert player.screen.is_waiting
        await player.press("u", "U")
        assert player.screen.is_waiting
        moves = len(player.game.history)
        await player.press("space")
        await player.until(lambda: len(player.game.history) > moves)
        await player.press("q")


async def test_what_was_taken_back_together_is_played_again_together() -> None:
    async with against("deckhand") as player:
        await settle(player)
        await player.press("w", "w", "n")
        await settle(player)
        before = player.game.position
        await player.press("u", "y")
        await player.press("U")
        assert player.game.position == before
        assert not player.game.can_redo


async def test_a_question_about_taking_back_stays_when_the_computer_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: slow)
    async with against("deckhand", seed=RED_BEGINS) as player:
        before = player.game.position
        await player.press("w", "w", "n")
        moves = len(player.game.history)
        player.screen.lay(UndoWarning("Sure?"))
        player.screen.do_hurry()
        await player.until(lambda: len(player.game.history) > moves)
        assert "Sure?" in player.sees()
        await player.press("x")
        assert "x is no answer: y says yes, n says no." in player.footer()
        await player.press("y", "u", "y", "u")
        assert player.game.position == before


def test_only_who_thinks_for_as_long_as_it_may_is_helped(monkeypatch: pytest.MonkeyPatch) -> None:
    with played_until("helped", 5, 3, "", "") as saved:
        monkeypatch.setattr(HELPERS, "most", 1)
        helped = [isinstance(computer(level, saved.game), Together) for level in ("harbourmaster", "magnate")]
        assert helped == [False, True]
        monkeypatch.setattr(HELPERS, "most", 0)
        assert not isinstance(computer("magnate", saved.game), Together)


async def test_what_is_thought_out_together_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    shared: list[int] = []

    def hands(works: Sequence[Work], stop: Stop) -> Generator[Any]:
        shared.append(len(works))
        yield from by_oneself(works, stop)

    allow_any_time(monkeypatch)
    store(Settings(pause=0.0, thinking=0.1))
    assert load()[0].thinking == 0.1
    monkeypatch.setattr(HELPERS, "most", 2)
    monkeypatch.setattr(HELPERS, "hands", hands)
    async with against("magnate", seed=RED_BEGINS) as player:
        await player.press("w", "w", "n")
        await player.until(lambda: bool(shared) and not player.screen.is_waiting)
        assert set(shared) == {3}
