"""A position as the pages of the game screen see it, and what a page is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from engine import Decision, Event, Game, Move, Refused
from screens.words import shown
from widgets.lines import EMPTY, Line

Log = tuple[tuple[Move, tuple[Event, ...]], ...]
"""Moves, each with what happened."""


class Row(NamedTuple):
    """A line of a page. With a `name` the cursor stops at it; the name says what it is about.

    Where a name could stand twice on a page, something before a colon tells the two apart.
    """

    line: Line
    name: str = ""


def target(name: str) -> str:
    """The card, ship or good that a row is about, by the name of the row."""
    return name.rpartition(":")[2]


_NOTHING_PRIVATE = {"looking_at": [], "known": [], "in_order": False}
_ANOTHERS = "another's"


def _decider(game: Game) -> int:
    decider: int = game.table()["decider"]
    return decider


class View:
    """The open data of one position, read once, and the legal moves by what they are about."""

    def __init__(self, game: Game, seat: int | None = None, log: Log | None = None, *, is_past: bool = False) -> None:
        """A view of the game as it stands now, by the player on a seat, or by the one who decides.

        What is private to the one who decides is seen by that player alone. `log` is what led here, where the game
        itself does not know; where it `is_past` nobody decides any more.
        """
        self.game = game
        self.log: Log = game.log if log is None else log
        self.decision: Decision | None = game.decision
        self.seat: int = _decider(game) if seat is None else seat
        """The seat by which the game is seen."""
        self.table: dict[str, Any] = game.table(self.seat)
        self.forecast: dict[str, Any] = game.forecast(self.seat)
        self.is_mine = self.seat == self.table["decider"] and not is_past
        """Whether that seat decides."""
        self.private: dict[str, Any] = self.table["private"] if self.is_mine else _NOTHING_PRIVATE
        self.moves: tuple[Move, ...] = game.moves() if self.is_mine else ()
        self._by_text = {(move.words, move.target): move for move in self.moves}

    @property
    def phase(self) -> str:
        """What is being decided, or that somebody else decides."""
        phase: str = self.table["phase"] if self.is_mine or self.table["over"] else _ANOTHERS
        return phase

    @property
    def player(self) -> dict[str, Any]:
        """The player by whom the game is seen."""
        player: dict[str, Any] = self.table["players"][self.seat]
        return player

    @property
    def players(self) -> list[dict[str, Any]]:
        """All players by seat."""
        players: list[dict[str, Any]] = self.table["players"]
        return players

    def move(self, words: str, target: str = "") -> Move | None:
        """The legal move of these words about this target, if there is one."""
        return self._by_text.get((words, target))

    def first(self, words: Iterable[str]) -> Move | None:
        """The first legal move without a target among these."""
        return next((move for one in words if (move := self.move(one)) is not None), None)

    def refusal(self, move: Move) -> str:
        """Why a move is not possible, in a sentence; nothing if it is."""
        try:
            self.game.ask(move)
        except Refused as refusal:
            return shown(refusal.sentence)
        return ""

    @cached_property
    def owners(self) -> dict[str, int]:
        """The seat that owns each building."""
        return {name: player["seat"] for player in self.players for name in player["buildings"]}

    @cached_property
    def visitors(self) -> dict[str, list[str]]:
        """Who stands on each building."""
        found: dict[str, list[str]] = {}
        for player in self.players:
            if player["person"]:
                found.setdefault(player["person"], []).append(player["name"])
        return found


@dataclass(frozen=True, slots=True)
class Listing:
    """A page as rows, the heading above them (it does not scroll), and what to say when it is empty."""

    rows: tuple[Row, ...]
    heading: Line = EMPTY
    mark: int = 27
    """How many cells of its row the cursor covers: a shorter bar is less to send over a line."""
