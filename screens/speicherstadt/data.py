"""The plain data of a game of Die Speicherstadt under its types, so that a wrong name is found before it is read."""

from __future__ import annotations

from typing import cast

from engine import Game
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.table_data import Forecast, QuarterTable


def table_of(game: Game) -> QuarterTable:
    """All that there is to see: everything lies open."""
    return cast(QuarterTable, game.table())


def forecast_of(game: Game) -> Forecast:
    """What is coming, as far as everybody may know it."""
    return cast(Forecast, game.forecast())


def position_of(game: Game) -> Quarter:
    """The position itself, for sums that its data does not hold."""
    return cast(Quarter, game.position)
