"""The kinds of move of Homesteaders."""

from __future__ import annotations

from typing import ClassVar

from engine.moves import Move


class Assign(Move):
    """Put the workers into slots, for the income of this round."""

    __slots__ = ()
    words: ClassVar[str] = "assign"


class Pay(Move):
    """Pay what is due: the wages, or the bid that won."""

    __slots__ = ()
    words: ClassVar[str] = "pay"


class Neutral(Move):
    """Put the neutral marker on an auction."""

    __slots__ = ()
    words: ClassVar[str] = "neutral"
    needs_target: ClassVar[bool] = True


class Bid(Move):
    """Bid for an auction."""

    __slots__ = ()
    words: ClassVar[str] = "bid"
    needs_target: ClassVar[bool] = True


class Pass(Move):
    """Be out of the bidding of this round, and advance on the rail track."""

    __slots__ = ()
    words: ClassVar[str] = "pass"


class Take(Move):
    """Take a bonus of the rail track, or the worker that a tile or a building offers."""

    __slots__ = ()
    words: ClassVar[str] = "take"
    needs_target: ClassVar[bool] = True


class Build(Move):
    """Build a building on offer."""

    __slots__ = ()
    words: ClassVar[str] = "build"
    needs_target: ClassVar[bool] = True


class Exchange(Move):
    """Give 1 good for what the auction tile offers for it."""

    __slots__ = ()
    words: ClassVar[str] = "exchange"


class Decline(Move):
    """Do without what may be built, hired or exchanged."""

    __slots__ = ()
    words: ClassVar[str] = "decline"


class Finish(Move):
    """End the last trades."""

    __slots__ = ()
    words: ClassVar[str] = "finish"


class Buy(Move):
    """Buy 1 resource in the market, for a trade chip and its price."""

    __slots__ = ()
    words: ClassVar[str] = "buy"
    needs_target: ClassVar[bool] = True


class Sell(Move):
    """Sell 1 resource in the market with a trade chip, for its price and 1 VP."""

    __slots__ = ()
    words: ClassVar[str] = "sell"
    needs_target: ClassVar[bool] = True


class Recruit(Move):
    """Recruit a worker for a trade chip and 1 food."""

    __slots__ = ()
    words: ClassVar[str] = "recruit"


class Trade(Move):
    """Use the own Market (wood to food, food to steel) or the own Bank (a trade chip to silver)."""

    __slots__ = ()
    words: ClassVar[str] = "trade"
    needs_target: ClassVar[bool] = True


class Borrow(Move):
    """Take a debt for 2 silver."""

    __slots__ = ()
    words: ClassVar[str] = "borrow"


class Repay(Move):
    """Return a debt for 5 silver or 1 gold."""

    __slots__ = ()
    words: ClassVar[str] = "repay"


KINDS_OF_MOVE = (
    Assign,
    Pay,
    Neutral,
    Bid,
    Pass,
    Take,
    Build,
    Exchange,
    Decline,
    Finish,
    Buy,
    Sell,
    Recruit,
    Trade,
    Borrow,
    Repay,
)
