"""The kinds of move of Homesteaders."""

from __future__ import annotations

from typing import Final

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import CHIPS, FOOD, NAMES, RESOURCES, TRACKS, VP, WOOD, WORKERS
from engine.moves import Move
from engine.texts import message

AUCTIONS: Final = ("auction-1", "auction-2", "auction-3")
AUCTIONS_SHOWN: Final = (message("Auction 1"), message("Auction 2"), message("Auction 3"))
SOLD: Final = tuple(NAMES[kind] for kind in RESOURCES)
"""What the market buys and sells."""
TRADABLE: Final = tuple(NAMES[kind] for kind in (WOOD, FOOD, CHIPS))
"""What the own Market and the own Bank take."""
BONUSES: Final = tuple(NAMES[kind] for kind in (CHIPS, TRACKS, WORKERS, *RESOURCES, VP))
"""The bonuses of the rail track."""


class Assign(Move, words="assign"):
    """Put the workers into slots, for the income of this round."""


class Pay(Move, words="pay"):
    """Pay what is due: the wages, or the bid that won."""


class Neutral(Move, words="neutral", targets=AUCTIONS):
    """Put the neutral marker on an auction."""


class Bid(Move, words="bid", targets=AUCTIONS):
    """Bid for an auction."""


class Pass(Move, words="pass"):
    """Be out of the bidding of this round, and advance on the rail track."""


class Take(Move, words="take", targets=BONUSES):
    """Take a bonus of the rail track, or the worker that a tile or a building offers."""


class Build(Move, words="build", targets=(card.name for card in BUILDINGS)):
    """Build a building on offer."""


class Exchange(Move, words="exchange"):
    """Give 1 good for what the auction tile offers for it."""


class Decline(Move, words="decline"):
    """Do without what may be built, hired or exchanged."""


class Finish(Move, words="finish"):
    """End the last trades."""


class Buy(Move, words="buy", targets=SOLD):
    """Buy 1 resource in the market, for a trade chip and its price."""


class Sell(Move, words="sell", targets=SOLD):
    """Sell 1 resource in the market with a trade chip, for its price and 1 VP."""


class Recruit(Move, words="recruit"):
    """Recruit a worker for a trade chip and 1 food."""


class Trade(Move, words="trade", targets=TRADABLE):
    """Use the own Market (wood to food, food to steel) or the own Bank (a trade chip to silver)."""


class Borrow(Move, words="borrow"):
    """Take a debt for 2 silver."""


class Repay(Move, words="repay"):
    """Return a debt for 5 silver or 1 gold."""
