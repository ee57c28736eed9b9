"""Die Speicherstadt as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from typing import Final

from engine.speicherstadt import forecast, hidden, phases, scoring, setup, table
from engine.speicherstadt.about import ABOUT
from engine.speicherstadt.state import Quarter
from engine.title import Title

SPEICHERSTADT: Final = Title(
    about=ABOUT,
    position=Quarter,
    phases=phases.PHASES,
    follows=phases.follow,
    start=setup.start,
    # Everybody sees the same, and what one seat may know every seat may know.
    table=lambda position, _seat: table.table(position),
    imagined=lambda position, _seat, rng: hidden.imagined(position, rng),
    forecast=lambda position, _seat: forecast.forecast(position),
    scores=lambda position, _seat: scoring.scores(position),
    rivals=lambda position, _seat: scoring.rivals(position),
)
"""Die Speicherstadt and Kaispeicher, by Stefan Feld."""
