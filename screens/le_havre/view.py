"""A position of Le Havre as its pages see it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from engine import Move, Refused
from engine.le_havre.table_data import Forecast, LeHavreTable, PlayerData, Private
from screens.le_havre.data import forecast_of, private_of, table_of
from screens.table.title import Sight
from screens.table.ways import Goal
from screens.words import shown

_NOTHING_PRIVATE: Private = {"seat": 0, "looking_at": [], "known": [], "in_order": False}
_ANOTHERS = "another's"


class View:
    """The open data of one position, read once, and the legal moves by what they are about."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen; what is private to the one who decides is seen by that player alone."""
        self.game = sight.game
        self.table: LeHavreTable = table_of(sight.game)
        self.forecast: Forecast = forecast_of(sight.game, None if sight.is_open else sight.seat)
        self.seat = sight.seat
        """The seat by which the game is seen."""
        self.is_mine = sight.is_mine
        """Whether that seat decides."""
        self.private: Private = private_of(sight.game, sight.seat) if self.is_mine else _NOTHING_PRIVATE
        self.moves: tuple[Move, ...] = sight.game.moves() if self.is_mine else ()
        self.goals: dict[str, Goal] = {}
        """What may be wanted, as far as somebody has asked for it."""
        self._by_text = {(move.words, move.target): move for move in self.moves}

    @property
    def phase(self) -> str:
        """What is being decided, or that somebody else decides."""
        return self.table["phase"] if self.is_mine or self.table["over"] else _ANOTHERS

    @property
    def player(self) -> PlayerData:
        """The player by whom the game is seen."""
        return self.table["players"][self.seat]

    @property
    def players(self) -> list[PlayerData]:
        """All players by seat."""
        return self.table["players"]

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
    def visitor_seats(self) -> dict[str, list[int]]:
        """The seats of those who stand on each building."""
        found: dict[str, list[int]] = {}
        for player in self.players:
            if player["person"]:
                found.setdefault(player["person"], []).append(player["seat"])
        return found
