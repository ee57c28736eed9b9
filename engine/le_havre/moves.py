"""The kinds of move of Le Havre."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Supply(Move):
    """Move the marker to the next tile and put its two goods on their offer spaces."""

    words: ClassVar[str] = "supply"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Main action: take everything from one offer space."""

    words: ClassVar[str] = "take"
    needs_target: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Enter(Move):
    """Main action: move the person into a building, pay its fee and use it."""

    words: ClassVar[str] = "enter"
    needs_target: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buy a building or a ship."""

    words: ClassVar[str] = "buy"
    needs_target: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Sell(Move):
    """Sell a building or a ship to the town for half its value."""

    words: ClassVar[str] = "sell"
    needs_target: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Repay(Move):
    """Repay a loan for 5 francs."""

    words: ClassVar[str] = "repay"


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """End the turn."""

    words: ClassVar[str] = "end turn"


@dataclass(frozen=True, slots=True)
class PayInterest(Move):
    """Pay the interest that is due."""

    words: ClassVar[str] = "pay interest"


@dataclass(frozen=True, slots=True)
class Borrow(Move):
    """Take a loan for a payment that cannot be met."""

    words: ClassVar[str] = "borrow"


@dataclass(frozen=True, slots=True)
class Feed(Move):
    """Pay the food that is owed at the end of a round."""

    words: ClassVar[str] = "feed"


@dataclass(frozen=True, slots=True)
class Build(Move):
    """The second build of the Construction Firm."""

    words: ClassVar[str] = "build"
    needs_target: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StopBuilding(Move):
    """Do without the second build of the Construction Firm."""

    words: ClassVar[str] = "stop building"


@dataclass(frozen=True, slots=True)
class PutBack(Move):
    """Put the special buildings that were looked at back as they lay."""

    words: ClassVar[str] = "put back"


@dataclass(frozen=True, slots=True)
class SwapSpecials(Move):
    """Put the two special buildings that were looked at back the other way round."""

    words: ClassVar[str] = "swap specials"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Do without the final action, where no offer and no building can be used."""

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
