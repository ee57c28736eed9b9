"""Somebody at the keyboard of a game that is shown without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import pytest
from textual.events import Key
from textual.pilot import Pilot

from engine import Game, Move
from saves import SavedGame
from screens.base import BaseScreen
from screens.table.game import GameScreen
from screens.table.keys import RECAP
from screens.table.picture.layout import DESK
from screens.table.picture.pages import ListPage
from screens.table.play.windows import WindowGame
from screens.table.table_screen import TableScreen
from tests import sampled
from tests.screens.fakes import shown
from tests.screens.pictures import WHOLE, cut
from tests.settling import drawn
from tests.waiting import until_app
from tui.app import HavreApp
from widgets.lines import plain

PAGE, ASK, READY, MOVES, FIND = "", "ask", "ready", "moves", "find"
HINT, SURE, HAND_OVER = "hint", "confirm", "hand-over"
"""What lies over the page, as `Player.mode` has it."""
SMALL, LARGE = (80, 24), (120, 40)
Size = tuple[int, int]
Snap = Callable[..., bool]
_MOST_ROWS = 120
_SIGNS = {"enter": "\r", "escape": "\x1b", "tab": "\t", "backspace": "\x7f", "space": " "}


class Player:
    """A player who presses keys and looks at the screen."""

    def __init__(self, app: HavreApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> GameScreen:
        """The game screen, which must be the one that is open."""
        assert isinstance(self.app.screen, GameScreen)
        return self.app.screen

    @property
    def game(self) -> Game:
        return self.screen.saved.game

    @property
    def mode(self) -> str:
        """What lies over the page, by its name."""
        return PAGE if self.screen.overlay is None else self.screen.overlay.name

    @property
    def under_cursor(self) -> str:
        """What the cursor of the page is on."""
        return self.screen.page.under_cursor

    @property
    def row(self) -> str:
        """The row of a list on which the cursor of the page is, by its name."""
        page = self.screen.page
        return page.row if isinstance(page, ListPage) else ""

    @property
    def slot(self) -> str:
        """Where the game is saved."""
        kept = self.screen.saved
        assert isinstance(kept, SavedGame | WindowGame)
        return kept.slot

    async def press(self, *keys: str) -> None:
        """Press keys, one after another; a key is over when its picture is drawn."""
        for key in keys:
            screen = self.app.screen
            assert isinstance(screen, BaseScreen)
            screen.on_key(Key(key, _SIGNS.get(key, key if len(key) == 1 else None)))
            while self.app.screen is not screen or not screen.is_mounted:
                screen = self.app.screen
                assert isinstance(screen, BaseScreen)
                await self.pilot.pause()
            await self._settled()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so that another thread brings about, and its picture is drawn."""
        await until_app(self.pilot, is_so, self.sees)
        await self._settled()

    async def _settled(self) -> None:
        while isinstance(self.app.screen, TableScreen) and not self.app.screen.is_settled:
            drawn(self.app.screen)
            await asyncio.sleep(0)

    async def resize(self, columns: int, rows: int) -> None:
        await self.pilot.resize_terminal(columns, rows)
        await self.pilot.pause()

    # What is seen.

    def sees(self) -> str:
        """The whole picture."""
        return shown(self.app.screen)

    def lines(self) -> list[str]:
        return self.sees().splitlines()

    def desk(self) -> str:
        """What stands between the prompt and the keys, as one text."""
        return " ".join(" ".join(self.lines()[-1 - self._foot : -1]).split())

    @property
    def _foot(self) -> int:
        """How many rows the foot has, or would have on a page that leaves none to it."""
        rows: int = getattr(self.screen, "_foot_rows", 0)
        return rows or DESK

    def footer(self) -> str:
        return self.lines()[-1].strip()

    def page(self) -> str:
        """What stands on the left between the tabs and the prompt."""
        return "\n".join(line.partition("│")[0].rstrip() for line in self.lines()[4 : -2 - self._foot])

    def over(self) -> list[str]:
        """The lines of what lies over the page, below its title."""
        overlay = self.screen.overlay
        assert overlay is not None
        title = plain(overlay.title).strip()
        lines = [line.partition("│")[0].strip() for line in self.lines()[4 : -2 - self._foot]]
        return lines[next(n for n, line in enumerate(lines) if title in line) + 1 :]

    # Things done with several keys.

    async def look_around(self) -> None:
        """Leave questions and lists for the page."""
        while self.mode in (ASK, READY, MOVES, FIND):
            await self.press("escape")

    async def on_row(self, page: str, name: str, key: str) -> None:
        """Go to a page, down to a row about `name`, and press a key there that begins or makes a move."""
        await self.press(page)
        played = len(self.game.history)
        for _row in range(_MOST_ROWS):
            if self.under_cursor == name:
                await self.press(key)
                if self.mode in (ASK, READY) or len(self.game.history) > played:
                    return
            row = self.row
            await self.press("down")
            if row and self.row == row:  # the end of a list that does not go round
                await self.press("home")
        raise AssertionError(f"no row about {name} takes {key}:\n{self.sees()}")

    async def choose(self, move: Move) -> None:
        """Begin a legal move from the list of all moves."""
        await self.press("a")
        await self._down_to(move)

    async def find(self, move: Move) -> None:
        """Begin a legal move by typing the first word of what it is about."""
        word = move.target.partition("-")[0] or self.screen.board.describe(move).partition(" ")[0]
        await self.press("/", *word)
        assert self.mode == FIND
        await self._down_to(move)

    async def _down_to(self, move: Move) -> None:
        key = "down" if self.game.moves().index(move) * 2 < len(self.game.moves()) else "up"
        for _row in range(_MOST_ROWS):
            candidate = self.screen.candidate
            if isinstance(candidate, Move) and (candidate.words, candidate.target) == (move.words, move.target):
                await self.press("enter")
                return
            await self.press(key)
        raise AssertionError(f"{move} is not in the list:\n{self.sees()}")

    async def answer_by_default(self, played: int) -> None:
        """Confirm what is proposed until more than `played` moves have been played."""
        for _question in range(20):
            if len(self.game.history) > played:
                return
            await self.press("enter")
        raise AssertionError(f"enter does not make the move:\n{self.sees()}")

    async def take_back_to(self, played: int) -> None:
        """Take moves back until `played` are left, whatever the screen asks."""
        while (now := len(self.game.history)) > played:
            await self.look_around()
            await self.press("u")
            if self.mode == SURE:
                await self.press("y")
            assert len(self.game.history) < now, self.sees()
        while len(self.game.history) < played:  # the supply goes with the end of the turn before it
            await self.press("U")

    async def sit_down(self) -> None:
        """Go on at the hand-over, if that is where the game is, past what the others did."""
        if self.mode == HAND_OVER:
            await self.press("enter")
            if self.screen.contexts[0] == RECAP:
                await self.press("escape")


class Counting:
    """Somebody whose keys are counted."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.pressed = 0

    @property
    def game(self) -> Game:
        return self.player.game

    async def press(self, *keys: str) -> None:
        self.pressed += len(keys)
        await self.player.press(*keys)


def some(moves: Sequence[Move]) -> list[Move]:
    """One move of each kind: another one wherever there are other moves."""
    return sampled.drawn(moves, " ".join(map(str, moves)), lambda move: (move.words,))


CHOSEN = pytest.mark.parametrize(
    "chosen", [pytest.param(some, id="some"), pytest.param(tuple, id="all", marks=pytest.mark.long)]
)
"""Which moves of a position are made: some of each kind, and all of them where they are asked for."""
Chosen = Callable[[Sequence[Move]], Sequence[Move]]


def steps(here: int, there: int, count: int, *, goes_round: bool) -> list[str]:
    """The fewest keys from one row of a list of `count` to another."""
    if goes_round:
        down, up = (there - here) % count, (here - there) % count
        return ["down"] * down if down <= up else ["up"] * up
    ways = [["down"] * (there - here) or ["up"] * (here - there)]
    ways += [["home", *["down"] * there], ["end", *["up"] * (count - 1 - there)]]
    return min(ways, key=len)


@asynccontextmanager
async def playing(saved: SavedGame, size: tuple[int, int] = SMALL, *, called: bool = False) -> AsyncIterator[Player]:
    """The game screen of a saved game in a terminal of so many columns and rows.

    Whoever must decide in a game that goes on has sat down already, unless they are still to be `called`.
    """
    app = HavreApp(saved=saved)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        if saved.game.history and not called:
            await player.sit_down()
        yield player


@asynccontextmanager
async def made_and_taken_back(player: Player, move: Move) -> AsyncIterator[None]:
    """Confirm the move that is begun in here, look whether it was the right one, and take it back."""
    played, before = len(player.game.history), player.game.position
    yield
    await player.answer_by_default(played)
    made = player.game.history[played]
    assert (made.words, made.target) == (move.words, move.target)
    await player.take_back_to(played)
    assert player.game.position == before


async def make_and_take_back(
    player: Player, move: Move, where_one_would_look: Callable[[Player, Move], Awaitable[None]], *, from_list: bool
) -> None:
    """Make a move from the list of all moves, or where one would look for it, and take it back."""
    async with made_and_taken_back(player, move):
        if from_list:
            await player.look_around()
            await player.choose(move)
        else:
            await where_one_would_look(player, move)


def looks_right(snap_compare: Snap, saved: SavedGame, keys: str, size: Size, of: tuple[str, ...] = WHOLE) -> bool:
    """Whether the panels `of` a game look as in their stored picture once its player has pressed some keys."""
    app = HavreApp(saved=saved)

    async def press(pilot: Pilot[None]) -> None:
        player = Player(app, pilot)
        await player.sit_down()
        await player.press(*keys.split())

    return snap_compare(cut(app, of), terminal_size=size, run_before=press)
