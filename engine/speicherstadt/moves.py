"""The kinds of move of Die Speicherstadt."""

from __future__ import annotations

from typing import ClassVar

from engine.moves import Move


class Queue(Move):
    """Place a worker at a card on the water."""

    __slots__ = ()
    words: ClassVar[str] = "queue"
    needs_target: ClassVar[bool] = True


class Reserve(Move):
    """Reserve a card of the upper row with a worker."""

    __slots__ = ()
    words: ClassVar[str] = "reserve"
    needs_target: ClassVar[bool] = True


class Break(Move):
    """Take a break in place of a placement."""

    __slots__ = ()
    words: ClassVar[str] = "break"


class Pass(Move):
    """Place no more grey workers in this round; do without what may be done now."""

    __slots__ = ()
    words: ClassVar[str] = "pass"


class Buy(Move):
    """Buy the card for as many coins as there are workers in the queue."""

    __slots__ = ()
    words: ClassVar[str] = "buy"


class Decline(Move):
    """Step back from the card."""

    __slots__ = ()
    words: ClassVar[str] = "decline"


class Load(Move):
    """Put a good onto an own contract."""

    __slots__ = ()
    words: ClassVar[str] = "load"
    needs_target: ClassVar[bool] = True


class Sell(Move):
    """Sell a good to the own merchant of its kind."""

    __slots__ = ()
    words: ClassVar[str] = "sell"
    needs_target: ClassVar[bool] = True


class Deliver(Move):
    """Give a good to the own card that takes its kind for points."""

    __slots__ = ()
    words: ClassVar[str] = "deliver"
    needs_target: ClassVar[bool] = True


class Exchange(Move):
    """Give 3 goods (with the Harbour Master 2) for another one of the supply."""

    __slots__ = ()
    words: ClassVar[str] = "exchange"
    needs_target: ClassVar[bool] = True


class Market(Move):
    """Sell 2 goods in the market hall for a coin."""

    __slots__ = ()
    words: ClassVar[str] = "market"


class Store(Move):
    """End Loading: keep what the Warehouse and the market hall hold, the rest goes to the supply."""

    __slots__ = ()
    words: ClassVar[str] = "store"


class Use(Move):
    """Use an own card that can be used once, or against a fire."""

    __slots__ = ()
    words: ClassVar[str] = "use"
    needs_target: ClassVar[bool] = True


KINDS_OF_MOVE = (
    Queue,
    Reserve,
    Break,
    Pass,
    Buy,
    Decline,
    Load,
    Sell,
    Deliver,
    Exchange,
    Market,
    Store,
    Use,
)
