"""A kept game played again through the screens by the fewest keys that somebody would press."""

from __future__ import annotations

from typing import Any, TypeVar

from engine import Choice, Move, format_move, parse
from saves import SavedGame
from screens.speicherstadt.actions import LETTERS
from screens.speicherstadt.deeds import obvious_moves
from screens.speicherstadt.pages import MinePage, RowPage
from screens.table.move.panel import AnswerPanel
from screens.table.overlays.question import OpenQuestion
from tests.engine.speicherstadt.keep import started
from tests.screens.keyboard import ASK, HAND_OVER, MOVES, PAGE, READY, Counting, steps

ANYWHERE = {"buy": "b", "decline": "p", "break": "t", "pass": "p"}
ON_GOODS = {"load": "enter", "sell": "s", "deliver": "d"}
_MOST_QUESTIONS = 6
_CELLS = 54

P = TypeVar("P", RowPage, MinePage)


def begun(game: dict[str, Any]) -> SavedGame:
    """A kept game at its start."""
    return SavedGame.keep(started(game["seats"], game["variant"], game["level"], game["seed"]))


class Thrifty(Counting):
    """Somebody who knows the keys."""

    async def replay(self, lines: list[str]) -> None:
        """Make the moves of a kept game; goods that all have a place are loaded with one key."""
        while (played := len(self.game.history)) < len(lines):
            if self.player.mode == HAND_OVER:
                await self.press("enter")
            at_once = [format_move(move) for move in obvious_moves(self.game)]
            if len(at_once) > 1 and at_once == lines[played : played + len(at_once)]:
                await self.press("o", "enter")
            else:
                await self.make(parse(self.game, lines[played]))
            made = [format_move(move) for move in self.game.history[played:]]
            assert made, self.player.sees()
            assert made == lines[played : played + len(made)], self.player.sees()

    async def make(self, move: Move) -> None:
        """Make a move, whatever is asked on the way answered as it was."""
        played = len(self.game.history)
        await self.begin(move)
        for _question in range(_MOST_QUESTIONS):
            if len(self.game.history) > played:
                return
            await self.answer(move)

    async def begin(self, move: Move) -> None:
        if self.player.mode == MOVES and move.words in ("use", "decline", "pass"):
            await self.from_list(move)
            return
        if self.player.mode != PAGE:
            await self.press("escape")
        if move.words in ANYWHERE:
            await self.press(ANYWHERE[move.words])
        elif move.words == "store" and self.player.screen.board.ordinary() in (move, move.unanswered()):
            await self.store(move)
        elif move.words in ("queue", "reserve"):
            await self.place(move)
        elif move.words in ON_GOODS:
            await self.on_row(f"load:{move.target}", ON_GOODS[move.words])
        elif move.words == "exchange":
            await self.on_row(f"supply:{move.target}", "enter")
        elif move.words == "market":
            await self.on_page(MinePage, "2")
            await self.press("m")
        else:
            await self.press("a")
            await self.from_list(move)

    async def place(self, move: Move) -> None:
        """Where the cursor stands, or by the letter of the place, once to go there and once more."""
        page = await self.on_page(RowPage, "1")
        part, _dash, number = move.target.partition("-")
        while page.target.partition("-")[0] != part:
            await self.press("tab")
        if page.target != move.target:
            await self.press(LETTERS[int(number) - 1])
        assert page.target == move.target
        await self.press("enter")

    async def store(self, move: Move) -> None:
        """By the list of what goes to the supply, or question by question where more is let go than must be."""
        goal = self.player.screen.title_actions.onward()
        if goal is None:
            await self.press("n")
            return
        wanted = {answer.label: answer.value for answer in move.answers}
        ways = [dict(way.wishes) for way in goal.ways]
        found = next((n for n, way in enumerate(ways) if wanted.items() <= way.items()), None)
        if found is None:
            await self.press("a")
            await self.from_list(move)
        else:
            await self.press("n", *["down"] * found, "enter")

    async def on_page(self, kind: type[P], key: str) -> P:
        if not isinstance(self.player.screen.page, kind):
            await self.press(key)
        page = self.player.screen.page
        assert isinstance(page, kind)
        return page

    async def on_row(self, name: str, key: str) -> None:
        """To a row of one's house by the shorter way, and the key that begins a move there."""
        page = await self.on_page(MinePage, "2")
        names = [row.name for row in page.listing(_CELLS).rows if row.name]
        here, there = names.index(page.row), names.index(name)
        await self.press(*steps(here, there, len(names), goes_round=page.goes_round), key)

    async def from_list(self, move: Move) -> None:
        """To a move in the list that is open."""
        for _row in self.game.moves():
            candidate = self.player.screen.candidate
            if isinstance(candidate, Move) and (candidate.words, candidate.target) == (move.words, move.target):
                break
            await self.press("down")
        await self.press("enter")

    async def answer(self, move: Move) -> None:
        """Answer what is asked as it was answered, or confirm."""
        overlay = self.player.screen.overlay
        assert self.player.mode in (ASK, READY), self.player.sees()
        if isinstance(overlay, OpenQuestion):
            given = len(overlay.draft.answers)
            if given < len(move.answers):
                await self.put(overlay.panel, move.answers[given].value)
        await self.press("enter")

    async def put(self, panel: AnswerPanel, value: Any) -> None:
        """Change what a panel proposes into an answer."""
        if panel.value == value:
            return
        if isinstance(panel.question, Choice):
            names = [option.name for option in panel.question.options]
            await self.press(*["down"] * names.index(str(value)))
            return
        shown, wanted = dict(panel.value), dict(value)  # type: ignore[arg-type]  # a bundle of goods
        tokens = [token for token in panel.question.tokens if token.have]  # type: ignore[attr-defined]  # a basket
        place = 0
        for number, token in enumerate(tokens):
            if shown.get(token.name, 0) != wanted.get(token.name, 0):
                await self.press(*["down"] * (number - place), str(wanted.get(token.name, 0)))
                place = number
