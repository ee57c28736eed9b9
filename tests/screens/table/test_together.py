"""Two and more screens at one table: what one does appears at the others, and nothing else changes there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from engine import Game, format_move, new_game
from saves.settings import Settings, store
from screens.table.game import GameScreen
from screens.table.keys import LOG
from screens.table.title import board_of
from tests.screens.keyboard import ASK, HAND_OVER, READY, SMALL, SURE, Player, Size
from tests.screens.table.company import AtTable, Table
from tests.screens.table.test_opponents import Slow
from tui.app import HavreApp


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


@pytest.fixture(autouse=True)
def no_pause() -> None:
    store(Settings(pause=0.0))


NAMES = ["Red", "Green", "Blue"]


def speicherstadt(seats: int = 2, seed: int = 7) -> Game:
    return new_game("speicherstadt", players=NAMES[:seats], seed=seed)


def le_havre(seats: int = 2, seed: int = 7) -> Game:
    return new_game("le-havre", players=NAMES[:seats], variant="short", seed=seed)


class AtScreen(HavreApp):
    """An app that begins at a table."""

    def __init__(self, kept: AtTable) -> None:
        super().__init__(saved=kept)  # type: ignore[arg-type]
        self._kept = kept

    def _game_screen(self, _saved: object) -> GameScreen:
        return GameScreen(self._kept, board_of(self._kept.game.title))


class Beside(Player):
    """A player whose app is one of several in the process."""

    async def press(self, *keys: str) -> None:
        with self.app._context():
            await super().press(*keys)

    async def until(self, is_so: Callable[[], bool]) -> None:
        with self.app._context():
            await super().until(is_so)

    async def play(self) -> str:
        """The first move of the decision is played, with its questions as they are proposed."""
        with self.app._context():
            _after, whole, _events = self.game.tried(self.game.moves()[0])
            self.screen.play_now(whole)
            self.screen.redraw()
            await self.pilot.pause()
        return format_move(whole)


@asynccontextmanager
async def at(table: Table, *seats: Sequence[int], size: Size = SMALL) -> AsyncIterator[list[Beside]]:
    """A screen for each of these: the seats that are moved there, none for a spectator."""
    async with at_all([AtTable(table, *mine) for mine in seats], size) as players:
        yield players


@asynccontextmanager
async def at_all(kept: Sequence[AtTable], size: Size = SMALL) -> AsyncIterator[list[Beside]]:
    """A screen for each of those who are at a table."""
    async with AsyncExitStack() as stack:
        players = []
        for one in kept:
            app = AtScreen(one)
            pilot = await stack.enter_async_context(app.run_test(size=size))
            players.append(Beside(app, pilot))
        yield players


async def alike(*players: Beside) -> None:
    """Wait until all see the same moves."""
    for player in players:
        await player.until(lambda: len({one.game.history for one in players}) == 1)


def deciding(players: Sequence[Beside]) -> tuple[Beside, Beside]:
    """Whoever decides, and the next of the others."""
    mine = next(one for one in players if not one.screen.is_waiting)
    return mine, next(one for one in players if one is not mine)


async def test_a_move_appears_on_the_other_screen() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        await mine.play()
        await other.until(lambda: len(other.game.history) == 1)
        assert other.game.table(None) == mine.game.table(None) == table.game().table(None)


async def test_nobody_is_handed_over_at_a_table_with_others() -> None:
    table = Table(le_havre())
    async with at(table, [0], [1]) as players:
        for _move in range(12):
            mine, other = deciding(players)
            await mine.play()
            await alike(mine, other)
            assert not any(one.screen.is_handed_over for one in players)


async def test_the_one_who_waits_is_told_who_decides() -> None:
    async with at(Table(speicherstadt()), [0], [1]) as players:
        mine, other = deciding(players)
        name = NAMES[mine.screen.course.deciding or 0]
        assert f"{name} decides" in other.sees()
        assert f"{name} decides" not in mine.sees()


@pytest.mark.parametrize(
    ("name", "words"),
    [("deckha~2", "deckha~2 decides"), ("Green", "Green, deckhand, decides")],
)
async def test_a_computer_that_is_called_by_its_level_is_named_once(
    name: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("screens.table.play.computers.computer", lambda _level, _game: Slow())
    game = new_game("le-havre", players=["Red", name], variant="short", seed=7)
    async with at(Table(game, {name: "deckhand"}), [0]) as (player,):
        assert f"─ {words} ─" in player.sees()


async def test_page_and_cursor_stay_where_somebody_reads() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        for _turn in range(3):
            await mine.play() if not mine.screen.is_waiting else await other.play()
            await other.until(lambda: mine.game.history == other.game.history)
            await mine.until(lambda: mine.game.history == other.game.history)
        mine, other = deciding(players)
        pages = [page.keys.name for page in other.screen.board.pages]
        await other.press(str(1 + pages.index(LOG)), "k")
        row = other.row
        await mine.play()
        await other.until(lambda: len(other.game.history) == 4)
        assert other.screen.page.keys.name == LOG
        assert other.row == row


async def test_a_word_that_is_typed_stays_open_when_somebody_moves() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        await other.press("T", "h", "e")
        await mine.play()
        await other.until(lambda: len(other.game.history) == 1)
        await other.press("y", "enter")
        await mine.until(lambda: "hey" in mine.sees())
        assert [one.words for one in table.words] == ["hey"]
        assert "hey" in mine.desk()


async def test_words_stand_in_the_log() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        await players[0].press("T", "h", "i", "enter")
        await players[1].until(lambda: "hi" in players[1].sees())
        await deciding(players)[0].play()
        pages = [page.keys.name for page in players[1].screen.board.pages]
        await players[1].press("enter", str(1 + pages.index(LOG)))
        assert "▸  Red: hi" in players[1].page()


async def test_a_question_stays_open_while_others_speak() -> None:
    table = Table(le_havre())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        await mine.press("2", "e")
        asked = mine.mode
        assert asked in (ASK, READY)
        await other.press("T", "s", "o", "enter")
        await mine.until(lambda: ": so" in mine.sees())
        assert mine.mode == asked
        await mine.press("escape")
        assert ": so" in mine.sees()


async def test_a_spectator_sees_what_lies_open_alone() -> None:
    table = Table(le_havre(3))
    async with at(table, [], [0], [1], [2]) as players:
        watcher = players[0]
        assert watcher.screen.sight().viewer is None
        assert "You watch" in watcher.sees()
        await deciding(players[1:])[0].play()
        await watcher.until(lambda: len(watcher.game.history) > 0)
        assert watcher.screen.sight().viewer is None
        await watcher.press("u")
        assert "nothing to take back" in watcher.sees()


async def test_ones_own_last_decision_is_taken_back_at_once() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        await mine.play()
        await other.until(lambda: len(other.game.history) == 1)
        await mine.press("u")
        await other.until(lambda: not other.game.history)
        assert not table.steps
        player = other.game.names[mine.screen.course.sitting]
        assert f"A decision of {player} was taken back." in other.desk()


async def test_what_others_have_decided_since_is_taken_back_with_their_yes() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        await mine.play()
        await other.until(lambda: len(other.game.history) == 1)
        if other.screen.is_waiting:
            pytest.skip("the other does not decide next")
        await other.play()
        await mine.until(lambda: len(mine.game.history) == 2)
        await mine.press("escape", "u")
        assert "shall they be asked" in mine.sees()
        await mine.press("y")
        await other.until(lambda: "asks to take back" in other.sees())
        await other.press("Y")
        await mine.until(lambda: len(mine.game.history) == 0)
        assert not table.steps


async def test_nothing_is_taken_back_after_a_no() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        await mine.play()
        await other.until(lambda: len(other.game.history) == 1)
        await other.play()
        await mine.until(lambda: len(mine.game.history) == 2)
        await mine.press("escape", "u", "y")
        await other.until(lambda: "asks to take back" in other.sees())
        await other.press("X")
        assert table.asked is None
        assert len(table.steps) == 2


async def test_a_move_that_was_kept_is_shown_when_the_turn_has_come() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        twin = table.game()
        twin.play(twin.moves()[0])
        wanted = format_move(twin.moves()[0])
        await other.press(":", *wanted.replace(" ", " "), "enter")
        assert other.screen.course.company is not None
        assert other.screen.course.company.prepared == wanted
        assert wanted in other.sees()
        await mine.play()
        await other.until(lambda: other.mode == READY)
        await other.press("enter")
        await mine.until(lambda: len(mine.game.history) == 2)
        assert format_move(mine.game.history[-1]) == wanted


async def test_a_move_that_was_kept_and_is_no_longer_possible_is_told() -> None:
    table = Table(le_havre())
    async with at(table, [0], [1]) as players:
        mine, other = deciding(players)
        await other.press(":", *"enter shipping-line", "enter")
        while not mine.screen.is_waiting:
            await mine.play()
        await other.until(lambda: not other.screen.is_waiting)
        assert "no longer possible" in other.sees()


async def test_an_unknown_move_is_not_kept() -> None:
    async with at(Table(speicherstadt()), [0], [1]) as players:
        _mine, other = deciding(players)
        await other.press(":", *"fly away", "enter")
        assert other.screen.course.company is not None
        assert other.screen.course.company.prepared == ""
        assert "not known here" in other.sees()


async def test_two_screens_of_one_player_show_the_same_and_both_work() -> None:
    table = Table(speicherstadt())
    async with at(table, [0], [0], [1]) as players:
        one, two, other = players
        while one.screen.is_waiting:
            await other.play()
            await one.until(lambda: one.game.history == other.game.history)
            await two.until(lambda: two.game.history == other.game.history)
        await one.play()
        await two.until(lambda: two.game.history == one.game.history)
        await other.until(lambda: other.game.history == one.game.history)
        while two.screen.is_waiting:
            await other.play()
            await two.until(lambda: two.game.history == other.game.history)
        await two.play()
        await one.until(lambda: two.game.history == one.game.history)


class InWindow(AtTable):
    """Another window of one's own game."""

    is_public = False


async def test_two_windows_of_ones_own_game_follow_each_other_and_both_work() -> None:
    table = Table(speicherstadt())
    async with at_all([InWindow(table, 0, 1), InWindow(table, 0, 1)]) as (one, two):
        for player in (one, two, one):
            await player.play()
            await alike(one, two)
        await two.press("u")
        while two.mode == SURE:  # at one keyboard, the decision of another is taken back with a warning
            await two.press("y")
        await alike(one, two)
        assert len(table.steps) == 2
        assert "a word" not in one.footer()
        await one.press("T", "T")  # the first may close what tells what happened
        assert "does nothing here" in one.sees()


async def test_a_question_in_one_window_is_over_when_the_other_has_answered_it() -> None:
    table = Table(le_havre())
    async with at_all([InWindow(table, 0, 1), InWindow(table, 0, 1)]) as (one, two):
        for player in (one, two):
            while player.mode == HAND_OVER:
                await player.press("enter")
        await alike(one, two)
        await one.press("2", "e")
        assert one.mode in (ASK, READY)
        await two.play()
        await alike(one, two)
        assert one.mode not in (ASK, READY)
        assert "no longer asked" in one.sees()


async def test_the_word_key_does_nothing_at_home() -> None:
    app = HavreApp()
    async with app.run_test(size=SMALL) as pilot:
        player = Player(app, pilot)
        await player.press("l")
        assert "does nothing here" in player.sees()
