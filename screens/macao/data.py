"""The plain data of a game of Macao under its types, so that a wrong name is found before it is read."""

from __future__ import annotations

from typing import cast

from engine import Game
from engine.macao.state import Colony
from engine.macao.table_data import ColonyTable, Forecast


def table_of(game: Game) -> ColonyTable:
    """All that there is to see: everything lies open."""
    return cast(ColonyTable, game.table())


def forecast_of(game: Game) -> Forecast:
    """What is coming, as far as everybody may know it."""
    return cast(Forecast, game.forecast())


def position_of(game: Game) -> Colony:
    """The position itself, for sums that its data does not hold."""
    return cast(Colony, game.position)
