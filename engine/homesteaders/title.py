"""Homesteaders as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from typing import Final

from engine.homesteaders import forecast, hidden, phases, scoring, setup
from engine.homesteaders.about import ABOUT
from engine.homesteaders.goods import NAMES
from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import LAST_ROUND
from engine.homesteaders.workers import PLACES
from engine.title import Title

HOMESTEADERS: Final = Title(
    about=ABOUT,
    position=Frontier,
    phases=phases.PHASES,
    start=setup.start,
    seen=hidden.seen,
    recalled=hidden.recalled,
    # What one seat may know every seat may know.
    imagined=lambda position, _seat, rng: hidden.imagined(position, rng),
    rounds=lambda _position: LAST_ROUND,
    forecast=forecast.forecast,
    scores=scoring.scores,
    rivals=scoring.rivals,
    # Holdings lie behind screens, unless they were agreed to be open.
    has_secrets=lambda position: not position.terms.open and position.terms.players > 1,
    drawn=phases.drawn,
    answers=(*NAMES, *(place.name for place in PLACES)),
)
"""Homesteaders, by Alex Rockwell."""
