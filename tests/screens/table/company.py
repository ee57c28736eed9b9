"""A table in memory at which several play, each with a screen of their own: what one writes the others hear."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from engine import Event, Game, Move, Plan, Refused
from engine.texts import message
from saves.errors import SaveError
from saves.record import Record
from screens.table.play.company import Said


class Table:
    """What stands in the file of a table, and who hears of it."""

    def __init__(self, game: Game, bots: Mapping[str, str] | None = None) -> None:
        self.steps: list[tuple[Move, ...]] = [tuple(one.move for one in step) for step in game.steps]
        self.start = game.up_to(0)
        self.start.options.pop("seed", None)  # as at a host: nobody is told before the end
        self.bots = dict(bots or {})
        self.words: list[Said] = []
        self.asked: tuple[str, frozenset[int], int] | None = None
        self.at: list[AtTable] = []

    def changed(self, by: AtTable | None = None) -> None:
        """Wake everybody else."""
        for one in self.at:
            if one is not by:
                os.write(one.write, b"x")

    def game(self) -> Game:
        """The game replayed from what stands there."""
        found = self.start.copy()
        for step in self.steps:
            found.play(found.plan(step) if len(step) > 1 else step[0])
        return found

    def play(self, move: Move | str | Plan) -> None:
        """Somebody plays who has no screen."""
        game = self.game()
        game.play(move)
        self.steps.append(tuple(one.move for one in game.last))
        self.changed()


class AtTable:
    """Somebody at the table: a kept game and its company."""

    read_only = False
    puzzle = ""
    recovered: str | None = None
    problem: str | None = None
    record: Record | None = None
    record_problem: str | None = None
    is_public = True
    has_hints = False
    told = ""
    closed = ""

    def __init__(self, table: Table, *mine: int) -> None:
        self.table = table
        self.mine = frozenset(mine)
        self.game = table.game()
        self.prepared = ""
        self.is_muted = False
        self.read, self.write = os.pipe()
        os.set_blocking(self.read, False)
        table.at.append(self)

    @property
    def bots(self) -> Mapping[str, str]:
        return self.table.bots

    @property
    def may_speak(self) -> bool:
        return bool(self.mine)

    @property
    def company(self) -> AtTable:
        return self

    def _check(self) -> None:
        if [tuple(one.move for one in step) for step in self.game.steps] != self.table.steps:
            raise Refused(message("Somebody has moved meanwhile."))

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        self._check()
        events = self.game.play(move)
        self.table.steps.append(tuple(one.move for one in self.game.last))
        self.table.changed(self)
        return events

    def undo(self) -> Move:
        return self.take_back(1)

    def take_back(self, steps: int) -> Move:
        self._check()
        for _step in range(steps):
            move = self.game.undo()
        del self.table.steps[-steps:]
        self.table.changed(self)
        return move

    def redo(self) -> Move:
        return self.play_again(1)

    def play_again(self, steps: int) -> Move:
        self._check()
        before = len(self.game.steps)
        for _step in range(steps):
            self.game.redo()
        self.table.steps += [tuple(one.move for one in step) for step in self.game.steps[before:]]
        self.table.changed(self)
        return self.game.steps[before][0].move

    @property
    def said(self) -> Sequence[Said]:
        return self.table.words[: self._heard_words]

    _heard_words = 0

    @property
    def asked(self) -> str:
        return self.table.asked[0] if self.table.asked is not None else ""

    @property
    def unanswered(self) -> Sequence[str]:
        return [self.game.names[seat] for seat in self.table.asked[1]] if self.table.asked is not None else ()

    @property
    def must_answer(self) -> bool:
        return self.table.asked is not None and bool(self.mine & self.table.asked[1])

    def fileno(self) -> int:
        return self.read

    def listen(self, heard: Callable[[], None]) -> Callable[[], None]:
        loop = asyncio.get_running_loop()

        def drained() -> None:
            with suppress(BlockingIOError):
                os.read(self.read, 4096)
            heard()

        loop.add_reader(self.read, drained)
        return lambda: self._deaf(loop)

    def _deaf(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self.read)

    def hear(self) -> None:
        self._heard_words = len(self.table.words)
        own = [tuple(one.move for one in step) for step in self.game.steps]
        same = next((n for n, (old, new) in enumerate(zip(own, self.table.steps, strict=False)) if old != new), None)
        same = min(len(own), len(self.table.steps)) if same is None else same
        while len(self.game.steps) > same:
            self.game.undo()
        for step in self.table.steps[same:]:
            self.game.play(self.game.plan(step) if len(step) > 1 else step[0])

    def say(self, words: str) -> None:
        if not words.isprintable():
            raise SaveError("That cannot be shown.")
        self.table.words.append(Said(len(self.table.steps), self.game.names[min(self.mine)], words))
        self._heard_words = len(self.table.words)
        self.table.changed(self)

    def mute(self, is_muted: bool) -> None:
        self.is_muted = is_muted

    def ask_to_take_back(self, steps: int, seats: frozenset[int]) -> None:
        name = self.game.names[min(self.mine)]
        self.table.asked = (f"{name} asks to take back", seats, steps)
        self.table.changed(self)

    def answer(self, agrees: bool) -> None:
        assert self.table.asked is not None
        words, seats, steps = self.table.asked
        left = seats - self.mine
        self.table.asked = (words, left, steps) if agrees and left else None
        if agrees and not left:
            del self.table.steps[-steps:]
            self.hear()
        self.table.changed(self)

    def prepare(self, notation: str) -> None:
        self.prepared = notation

    def leave(self) -> None:
        self.table.at.remove(self)
        os.close(self.write)
        os.close(self.read)
