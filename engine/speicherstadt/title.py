"""Die Speicherstadt as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from typing import Final

from engine.speicherstadt import anytime, deck, goods, hidden, informer, phases, prospects, scoring, setup, supply
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
    seen=lambda position, _seat: hidden.seen(position),
    imagined=lambda position, _seat, rng: hidden.imagined(position, rng),
    rounds=lambda position: position.round + supply.rounds_left(position),
    forecast=prospects.forecast,
    scores=scoring.scores,
    rivals=scoring.rivals,
    answers=(*goods.NAMES, *deck.NAMES, *anytime.PLACES, *informer.PLACES),
)
"""Die Speicherstadt and Kaispeicher, by Stefan Feld."""
