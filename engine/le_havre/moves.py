"""The kinds of move of Le Havre."""

from __future__ import annotations

from typing import ClassVar

from engine.moves import Move


class Supply(Move):
    """Move the marker to the next tile and put its two goods on their offer spaces."""

    __slots__ = ()
    words: ClassVar[str] = "supply"


class Take(Move):
    """Main action: take everything from one offer space."""

    __slots__ = ()
    words: ClassVar[str] = "take"
    needs_target: ClassVar[bool] = True


class Enter(Move):
    """Main action: move the person into a building, pay its fee and use it."""

    __slots__ = ()
    words: ClassVar[str] = "enter"
    needs_target: ClassVar[bool] = True


class Buy(Move):
    """Buy a building or a ship."""

    __slots__ = ()
    words: ClassVar[str] = "buy"
    needs_target: ClassVar[bool] = True


class Sell(Move):
    """Sell a building or a ship to the town for half its value."""

    __slots__ = ()
    words: ClassVar[str] = "sell"
    needs_target: ClassVar[bool] = True


class Repay(Move):
    """Repay a loan for 5 francs."""

    __slots__ = ()
    words: ClassVar[str] = "repay"


class EndTurn(Move):
    """End the turn."""

    __slots__ = ()
    words: ClassVar[str] = "end turn"


class PayInterest(Move):
    """Pay the interest that is due."""

    __slots__ = ()
    words: ClassVar[str] = "pay interest"


class Borrow(Move):
    """Take a loan for a payment that cannot be met."""

    __slots__ = ()
    words: ClassVar[str] = "borrow"


class Feed(Move):
    """Pay the food that is owed at the end of a round."""

    __slots__ = ()
    words: ClassVar[str] = "feed"


class Build(Move):
    """The second build of the Construction Firm."""

    __slots__ = ()
    words: ClassVar[str] = "build"
    needs_target: ClassVar[bool] = True


class StopBuilding(Move):
    """Do without the second build of the Construction Firm."""

    __slots__ = ()
    words: ClassVar[str] = "stop building"


class PutBack(Move):
    """Put the special buildings that were looked at back as they lay."""

    __slots__ = ()
    words: ClassVar[str] = "put back"


class SwapSpecials(Move):
    """Put the two special buildings that were looked at back the other way round."""

    __slots__ = ()
    words: ClassVar[str] = "swap specials"


class Pass(Move):
    """Do without the final action, where no offer and no building can be used."""

    __slots__ = ()
    words: ClassVar[str] = "pass"


KINDS_OF_MOVE = (
    Supply,
    Take,
    Enter,
    Buy,
    Sell,
    Repay,
    EndTurn,
    PayInterest,
    Borrow,
    Feed,
    Build,
    StopBuilding,
    PutBack,
    SwapSpecials,
    Pass,
)
