"""The phases: who decides in each, what about, and with which kinds of move."""

from __future__ import annotations

from typing import Final

from engine.macao.moves import (
    Activate,
    Choose,
    Claim,
    Climb,
    Craft,
    Decline,
    Deliver,
    Joker,
    Lay,
    Pass,
    Sail,
    Take,
    Tribute,
    Use,
)
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, OVER, SAVE, Colony
from engine.moves import Move
from engine.text import Text, _, text
from engine.title import Decision

ALLOWED: Final[dict[str, tuple[type[Move], ...]]] = {
    DRAFT: (Take,),
    LAY: (Lay,),
    CARD: (Take, Decline),
    DICE: (Choose,),
    SAVE: (Joker, Decline),
    ACTION: (Activate, Craft, Claim, Climb, Sail, Deliver, Tribute, Use, Joker, Pass),
    OVER: (),
}
"""The kinds of move of each phase."""

_PROMPTS: Final = {
    DRAFT: _("{name}: take a card to begin with"),
    LAY: _("{name}: lay the start cubes"),
    CARD: _("{name}: take a card"),
    DICE: _("{name}: choose two dice"),
    SAVE: _("{name}: save the empty supply with a joker tile or decline"),
    ACTION: _("{name}: act or pass"),
    OVER: _("The game is over"),
}


def prompt(position: Colony) -> Text:
    """What is to be decided, in words."""
    return text(_PROMPTS[position.phase], name=position.terms.names[position.seat])


def decision(position: Colony) -> Decision | None:
    """The decision to take; None when the game is over."""
    if position.phase == OVER:
        return None
    return Decision(position.phase, position.seat, prompt(position))
