"""A position of Le Havre as its pages see it, and its plain data under their types."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from engine import OpenGame
from engine.le_havre.state import Havre
from engine.le_havre.table_data import Forecast, LeHavreTable, PlayerData, Private
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from screens.ways import Goal

_NOTHING_PRIVATE: Private = {"seat": 0, "looking_at": [], "known": [], "in_order": False}
_ANOTHERS = "another's"


class View(PositionView):
    """The open data of one position, read once."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen; what is private to the one who decides is seen by that player alone."""
        super().__init__(sight)
        self.seen: Havre = sight.seen
        self.table: LeHavreTable = table_of(sight.game)
        self.forecast: Forecast = forecast_of(sight.game, None if sight.is_open else sight.seat)
        self.private: Private = private_of(sight.game, sight.seat) if self.is_mine else _NOTHING_PRIVATE
        self.goals: dict[str, Goal] = {}
        """What may be wanted, as far as somebody has asked for it."""

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


def table_of(game: OpenGame, seat: int | None = None) -> LeHavreTable:
    """All that lies open."""
    return cast(LeHavreTable, game.table(seat))


def forecast_of(game: OpenGame, seat: int | None = None) -> Forecast:
    """What is coming."""
    return cast(Forecast, game.forecast(seat))


def private_of(game: OpenGame, seat: int) -> Private:
    """What a seat alone knows."""
    return cast(Private, game.table(seat)["private"])
