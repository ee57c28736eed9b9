"""The kinds of move of Macao."""

from __future__ import annotations

from typing import Final

from engine.macao import city, deck, sea
from engine.moves import Move

_CARDS: Final = tuple(card.name for card in deck.CARDS)


class Take(Move, words="take", targets=_CARDS):
    """Take an open card onto the tableau."""


class Decline(Move, words="decline"):
    """Do without a card, or without saving an empty supply."""


class Lay(Move, words="lay"):
    """Lay the start cubes at the sides 1 and 2 of the own wind rose."""


class Choose(Move, words="choose"):
    """Choose two dice, lay their cubes and turn the own wind rose."""


class Joker(Move, words="joker"):
    """Use a joker tile."""


class Activate(Move, words="activate", targets=_CARDS):
    """Activate a card of the own tableau."""


class Craft(Move, words="craft", targets=_CARDS):
    """Activate a card with the Craftsman, who keeps the cubes."""


class Claim(Move, words="claim", targets=(quarter.name for quarter in city.QUARTERS)):
    """Take a quarter of the city and its tile."""


class Climb(Move, words="wall"):
    """Move the own disc forward on the wall."""


class Sail(Move, words="sail", targets=sea.SPACES):
    """Move the own ship a step."""


class Deliver(Move, words="deliver", targets=sea.GOODS):
    """Deliver a goods tile in the port where the own ship lies."""


class Tribute(Move, words="tribute"):
    """Buy prestige for the tribute value of the round."""


class Use(Move, words="use", targets=_CARDS):
    """Use an activated card."""


class Pass(Move, words="pass"):
    """End the own turn; cubes that are left are lost."""
