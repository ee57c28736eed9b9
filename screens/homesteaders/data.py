"""The plain data of a game of Homesteaders under its types, so that a wrong name in it is found before it is read."""

from __future__ import annotations

from typing import cast

from engine import Game
from engine.homesteaders.table_data import Forecast, FrontierTable


def table_of(game: Game, viewer: int | None = None) -> FrontierTable:
    """All that a viewer may see."""
    return cast(FrontierTable, game.table(viewer))


def forecast_of(game: Game, viewer: int | None = None) -> Forecast:
    """What is coming, as far as a viewer knows it."""
    return cast(Forecast, game.forecast(viewer))
