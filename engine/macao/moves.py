"""The kinds of move of Macao."""

from __future__ import annotations

from typing import ClassVar

from engine.moves import Move


class Take(Move):
    """Take an open card onto the tableau."""

    __slots__ = ()
    words: ClassVar[str] = "take"
    needs_target: ClassVar[bool] = True


class Decline(Move):
    """Do without a card, or without saving an empty supply."""

    __slots__ = ()
    words: ClassVar[str] = "decline"


class Lay(Move):
    """Lay the start cubes at the sides 1 and 2 of the own wind rose."""

    __slots__ = ()
    words: ClassVar[str] = "lay"


class Choose(Move):
    """Choose two dice, lay their cubes and turn the own wind rose."""

    __slots__ = ()
    words: ClassVar[str] = "choose"


class Joker(Move):
    """Use a joker tile."""

    __slots__ = ()
    words: ClassVar[str] = "joker"


class Activate(Move):
    """Activate a card of the own tableau."""

    __slots__ = ()
    words: ClassVar[str] = "activate"
    needs_target: ClassVar[bool] = True


class Craft(Move):
    """Activate a card with the Craftsman, who keeps the cubes."""

    __slots__ = ()
    words: ClassVar[str] = "craft"
    needs_target: ClassVar[bool] = True


class Claim(Move):
    """Take a quarter of the city and its tile."""

    __slots__ = ()
    words: ClassVar[str] = "claim"
    needs_target: ClassVar[bool] = True


class Climb(Move):
    """Move the own disc forward on the wall."""

    __slots__ = ()
    words: ClassVar[str] = "wall"


class Sail(Move):
    """Move the own ship a step."""

    __slots__ = ()
    words: ClassVar[str] = "sail"
    needs_target: ClassVar[bool] = True


class Deliver(Move):
    """Deliver a goods tile in the port where the own ship lies."""

    __slots__ = ()
    words: ClassVar[str] = "deliver"
    needs_target: ClassVar[bool] = True


class Tribute(Move):
    """Buy prestige for the tribute value of the round."""

    __slots__ = ()
    words: ClassVar[str] = "tribute"


class Use(Move):
    """Use an activated card."""

    __slots__ = ()
    words: ClassVar[str] = "use"
    needs_target: ClassVar[bool] = True


class Pass(Move):
    """End the own turn; cubes that are left are lost."""

    __slots__ = ()
    words: ClassVar[str] = "pass"


KINDS_OF_MOVE = (
    Take,
    Decline,
    Lay,
    Choose,
    Joker,
    Activate,
    Craft,
    Claim,
    Climb,
    Sail,
    Deliver,
    Tribute,
    Use,
    Pass,
)
