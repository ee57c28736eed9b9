"""The kinds of move of Le Havre."""

from __future__ import annotations

from typing import Final

from engine.le_havre.deck import CARDS
from engine.le_havre.goods import OFFER_SPACES
from engine.le_havre.ships import SHIPS
from engine.moves import Move
from engine.texts import N_

_CARDS: Final = tuple(card.name for card in CARDS)
_CARDS_AND_SHIPS: Final = (*_CARDS, *(ship.name for ship in SHIPS))


class Supply(Move, words="supply"):
    """Move the marker to the next tile and put its two goods on their offer spaces."""


class Take(Move, words="take", targets=OFFER_SPACES):
    """Main action: take everything from one offer space."""


class Enter(Move, words="enter", targets=_CARDS):
    """Main action: move the person into a building, pay its fee and use it."""


class Buy(Move, words="buy", targets=_CARDS_AND_SHIPS):
    """Buy a building or a ship."""


class Sell(Move, words="sell", targets=_CARDS_AND_SHIPS):
    """Sell a building or a ship to the town for half its value."""


class Repay(Move, words="repay"):
    """Repay a loan for 5 francs."""


class EndTurn(Move, words="end turn"):
    """End the turn."""


class PayInterest(Move, words="pay interest"):
    """Pay the interest that is due."""


class Borrow(
    Move,
    words="borrow",
    not_now=N_("'{words}' is not possible now: loans are only for those who cannot pay food or interest. {prompt}."),
):
    """Take a loan for a payment that cannot be met."""


class Feed(Move, words="feed"):
    """Pay the food that is owed at the end of a round."""


class Build(Move, words="build", targets=_CARDS):
    """The second build of the Construction Firm."""


class StopBuilding(Move, words="stop building"):
    """Do without the second build of the Construction Firm."""


class PutBack(Move, words="put back"):
    """Put the special buildings that were looked at back as they lay."""


class SwapSpecials(Move, words="swap specials"):
    """Put the two special buildings that were looked at back the other way round."""


class Pass(Move, words="pass"):
    """Sell nothing more between the turns; do without the final action where no offer and no building can be used."""
