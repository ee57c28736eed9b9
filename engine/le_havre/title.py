"""Le Havre as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from engine.codec import plain
from engine.le_havre import forecast, hidden, phases, scoring, setup
from engine.le_havre.about import ABOUT
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import GOODS
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.special_buildings import ADJACENT
from engine.le_havre.state import Havre
from engine.title import Title

LE_HAVRE: Final = Title(
    about=ABOUT,
    position=Havre,
    phases=phases.PHASES,
    decider_of=attrgetter("decider"),
    # The final actions are a round of their own; a turn has its supply, or is somebody's final action.
    round_of=lambda position: (position.round, position.final),
    rounds=lambda position: len(position.terms.rounds),
    turn_of=lambda position: (position.round, position.turn, position.final, position.seat),
    # Two may look at different special buildings.
    has_secrets=lambda position: position.terms.players > 1,
    start=setup.start,
    seen=hidden.seen,
    imagined=hidden.imagined,
    forecast=lambda position: plain(forecast.forecast(position)),
    # All that is scored lies open.
    scores=scoring.scores,
    answers=(
        *(one.name for things in (GOODS, KINDS, CARDS, SHIPS) for one in things),
        *ADJACENT,
        *("one", "two", "both", "no", "yes"),
        *(f"{card.name}/{seat}" for card in CARDS for seat in ABOUT.seats),
    ),
)
"""Le Havre, by Uwe Rosenberg."""
