"""A kept game alone, played again through the screen by the fewest keys that somebody would press."""

from __future__ import annotations

import tomllib
from typing import Any

from engine import Move, NotationError, Refused, parse
from engine.homesteaders.bidding import bids
from engine.homesteaders.moves import AUCTIONS
from saves import SavedGame
from screens.homesteaders.actions import LETTERS
from screens.homesteaders.workers import WorkersPage
from screens.table.overlays.overlay import Overlay
from screens.table.picture.pages import ListPage
from tests.engine.homesteaders.helpers import begun
from tests.engine.homesteaders.keep import FOLDER
from tests.screens.keyboard import ASK, MOVES, PAGE, READY, Counting, steps

PAGE_KEYS = {"auctions": "1", "buildings": "2", "workers": "3", "market": "4"}
ANYWHERE = {"pay": "n", "finish": "n", "pass": "p", "decline": "p", "borrow": "d", "repay": "D"}
_CELLS = 60
_WAYS = 4
TURNED = {"wood": "m", "food": "M", "chip": "B"}


def kept(name: str) -> dict[str, Any]:
    """A kept game: its seed, its moves, what it came to."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def started(game: dict[str, Any]) -> SavedGame:
    """The game at its start."""
    return SavedGame.keep(begun(game["seats"], seed=game["seed"]))


def chosen(move: Move) -> tuple[str, ...]:
    """The slots that a move puts to work."""
    (answer,) = move.answers
    assert isinstance(answer.value, tuple)
    return tuple(str(name) for name in answer.value)


def _waits(after: list[str]) -> bool:
    """Whether something was done before the wages that come next, or they were paid with gold."""
    wages = next(number for number, line in enumerate(after) if line.startswith("pay"))
    return wages > 0 or "gold" in after[wages]


class Thrifty(Counting):
    """Somebody who knows the keys."""

    async def replay(self, lines: list[str]) -> None:
        """Make the moves of a kept game; those that follow by themselves take no key.

        Where a bid was paid by itself before a trade that needs the silver, it waits for the trades after it.
        """
        waiting: list[str] = []
        for number, line in enumerate(lines):
            if line.startswith("assign") and _waits(lines[number + 1 :]):
                await self.assign(parse(self.game, line), "N")
                continue
            if line.split(":")[0] in ("pay", "take chip") and not self.can(line):
                continue
            if not self.can(line):
                waiting.append(line)
                continue
            await self.make(parse(self.game, line))
            for one in list(waiting):
                if self.can(one):
                    waiting.remove(one)
                    await self.make(parse(self.game, one))
        assert not waiting

    def can(self, line: str) -> bool:
        """Whether a line can be played now."""
        try:
            self.game.tried(parse(self.game, line))
        except (Refused, NotationError):
            return False
        return True

    async def make(self, move: Move) -> None:
        """Make a move, whatever is asked on the way answered as it was."""
        played = len(self.game.history)
        if self.player.mode == MOVES and move.words not in ("take", "exchange", "decline"):
            await self.press("escape")
        await self.begin(move)
        for _question in range(4):
            if len(self.game.history) > played:
                break
            await self.answer(move)
        made = self.game.history[played]
        assert (made.words, made.target) == (move.words, move.target), self.player.sees()

    async def begin(self, move: Move) -> None:
        if move.words in ANYWHERE:
            await self.press(ANYWHERE[move.words])
        elif move.words == "assign":
            await self.assign(move)
        elif move.words == "bid":
            await self.bid(move)
        elif move.words == "build":
            await self.on_row("buildings", move.target, "enter")
        elif move.words == "buy":
            await self.on_page("market")
            await self.press(LETTERS[move.target])
        elif move.words == "sell":
            await self.on_row("market", move.target, "x")
        elif move.words == "trade":
            await self.on_page("market")
            await self.press(TURNED[move.target])
        elif move.words == "recruit":
            await self.on_page("market")
            await self.press("r")
        else:
            await self.from_list(move)

    async def answer(self, move: Move) -> None:
        """Confirm, or first put the cursor on the answer that was given."""
        if self.player.mode == ASK and move.answers:
            for _way in range(_WAYS):
                if self.candidate == move:
                    break
                await self.press("tab")
        assert self.player.mode in (ASK, READY), self.player.sees()
        await self.press("enter")

    @property
    def candidate(self) -> object:
        overlay = self.player.screen.overlay
        assert isinstance(overlay, Overlay)
        return overlay.candidate

    async def on_page(self, name: str) -> None:
        if self.player.screen.page.keys.name != name:
            await self.press(PAGE_KEYS[name])

    async def on_row(self, page: str, name: str, key: str) -> None:
        """To a row by the shorter way, and the key that begins a move there."""
        await self.on_page(page)
        await self.to_row(name)
        await self.press(key)

    async def to_row(self, name: str) -> None:
        page = self.player.screen.page
        assert isinstance(page, ListPage)
        names = [row.name for row in page.listing(_CELLS).rows if row.name]
        here, there = names.index(page.row), names.index(name)
        await self.press(*steps(here, there, len(names), goes_round=page.goes_round))

    async def assign(self, move: Move, key: str = "enter") -> None:
        """Tick the slots; `key` puts them to work."""
        await self.on_page("workers")
        page = self.player.screen.page
        assert isinstance(page, WorkersPage)
        wanted = set(chosen(move))
        for name in (*sorted(set(page.ticked) - wanted), *sorted(wanted - set(page.ticked))):
            if (name in page.ticked) != (name in wanted):
                await self.to_row(name)
                await self.press("x")
        await self.press(key)

    async def bid(self, move: Move) -> None:
        await self.on_page("auctions")
        here, there = AUCTIONS.index(self.player.under_cursor), AUCTIONS.index(move.target)
        await self.press(*(["down"] * (there - here) if there >= here else ["up"] * (here - there)))
        possible = bids(self.game.position, there)
        await self.press(*["right"] * possible.index(move.answers[0].value), "enter")

    async def from_list(self, move: Move) -> None:
        if self.player.mode == PAGE:
            await self.press("a")
        for _row in range(20):
            candidate = self.candidate
            if isinstance(candidate, Move) and (candidate.words, candidate.target) == (move.words, move.target):
                break
            await self.press("down")
        await self.press("enter")
