"""Macao as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from typing import Final

from engine.macao import (
    about,
    actions,
    colours,
    deck,
    forecast,
    hidden,
    phases,
    proposals,
    scoring,
    sea,
    setup,
    state,
    voyages,
)
from engine.questions import NOTHING
from engine.title import Title

MACAO: Final = Title(
    about=about.ABOUT,
    position=state.Colony,
    phases=phases.PHASES,
    start=setup.start,
    # Everybody sees the same, and what one seat may know every seat may know.
    seen=lambda position, _seat: hidden.seen(position),
    imagined=lambda position, _seat, rng: hidden.imagined(position, rng),
    rounds=lambda _position: state.LAST_ROUND,
    forecast=forecast.forecast,
    scores=scoring.scores,
    rivals=scoring.rivals,
    proposing=proposals.proposing,
    answers=(
        *colours.COLOURS,
        *sea.GOODS,
        *(card.name for card in deck.CARDS),
        *(actions.COINS, voyages.FREE, NOTHING),
    ),
)
"""Macao, by Stefan Feld."""
