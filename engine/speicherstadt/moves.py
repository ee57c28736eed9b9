"""The kinds of move of Die Speicherstadt."""

from __future__ import annotations

from typing import Final

from engine.moves import Move
from engine.speicherstadt import deck
from engine.speicherstadt.goods import NAMES as GOODS

USABLE: Final = (*deck.ANY_TIME, deck.FISH_MARKET, deck.INFORMER, deck.FIRE_CHIEF, deck.INSURANCE)
"""The cards that are used by a move."""
MOST_COLUMNS: Final = 6
WATER: Final = tuple(f"water-{number}" for number in range(1, MOST_COLUMNS + 1))
"""The places on the water, from the left."""
UPPER: Final = tuple(f"upper-{number}" for number in range(1, MOST_COLUMNS + 1))
"""The places above the board, from the left."""


class Queue(Move, words="queue", targets=WATER):
    """Place a worker at a card on the water."""


class Reserve(Move, words="reserve", targets=UPPER):
    """Reserve a card of the upper row with a worker."""


class Break(Move, words="break"):
    """Take a break in place of a placement."""


class Pass(Move, words="pass"):
    """Place no more grey workers in this round; do without what may be done now."""


class Buy(Move, words="buy"):
    """Buy the card for as many coins as there are workers in the queue."""


class Decline(Move, words="decline"):
    """Step back from the card."""


class Load(Move, words="load", targets=GOODS):
    """Put a good onto an own contract."""


class Sell(Move, words="sell", targets=GOODS):
    """Sell a good to the own merchant of its kind."""


class Deliver(Move, words="deliver", targets=GOODS):
    """Give a good to the own card that takes its kind for points."""


class Exchange(Move, words="exchange", targets=GOODS):
    """Give 3 goods (with the Harbour Master 2) for another one of the supply."""


class Market(Move, words="market"):
    """Sell 2 goods in the market hall for a coin."""


class Store(Move, words="store"):
    """End Loading: keep what the Warehouse and the market hall hold, the rest goes to the supply."""


class Use(Move, words="use", targets=(deck.NAMES[card] for card in USABLE)):
    """Use an own card that can be used once, or against a fire."""


# Moves without answers are values: each is made once, those about a place or a good in the order of these.
QUEUE: Final = tuple(map(Queue, WATER))
RESERVE: Final = tuple(map(Reserve, UPPER))
LOAD: Final = tuple(map(Load, GOODS))
SELL: Final = tuple(map(Sell, GOODS))
DELIVER: Final = tuple(map(Deliver, GOODS))
EXCHANGE: Final = tuple(map(Exchange, GOODS))
USE: Final = {card: Use(deck.NAMES[card]) for card in USABLE}
BREAK, PASS, BUY, DECLINE, MARKET, STORE = Break(), Pass(), Buy(), Decline(), Market(), Store()
