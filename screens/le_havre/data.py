"""The plain data of a game of Le Havre under its types, so that a wrong name in it is found before it is read."""

from __future__ import annotations

from typing import cast

from engine import Game
from engine.le_havre.table_data import Forecast, LeHavreTable, Private


def table_of(game: Game, seat: int | None = None) -> LeHavreTable:
    """All that lies open."""
    return cast(LeHavreTable, game.table(seat))


def forecast_of(game: Game, seat: int | None = None) -> Forecast:
    """What is coming."""
    return cast(Forecast, game.forecast(seat))


def private_of(game: Game, seat: int) -> Private:
    """What a seat alone knows."""
    return cast(Private, game.table(seat)["private"])
