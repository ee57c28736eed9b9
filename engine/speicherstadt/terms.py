"""What is agreed before a game of Die Speicherstadt and stays the same to its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Final

from engine.position import Named, SeatTerms

_START_COINS: Final = 5
_RIVAL_COINS: Final = {"clerk": 8, "merchant": 12, "senator": 16, "baron": 20}
_RIVAL_COINS_MORE: Final = 4
"""With Kaispeicher, at each level."""
_WORKERS: Final = (3, 4)
"""In the base game, with Kaispeicher."""
_INCOME: Final = (1, 2)

TradeCard = Annotated[int, Named("engine.speicherstadt.deck:NAMES")]
"""A card, by its place among all of them."""


@dataclass(frozen=True)
class Terms(SeatTerms):
    """What stays the same for a whole game: names by seat, the variant, the level of the Rival, what is dealt.

    A house is whoever places workers: every seat, and after them the Rival of a game alone.
    """

    kai: bool = False
    """Whether it is played with Kaispeicher."""
    rival: str = "merchant"
    """The level of the Rival, who is there in a game alone."""
    cards: tuple[TradeCard, ...] = ()
    """The cards of the pile: season by season, and in each of them in the order of their list."""
    goods: Annotated[tuple[int, ...], Named("engine.speicherstadt.goods:NAMES")] = ()
    """How many of each kind of good are in the bag before any is drawn."""

    @cached_property
    def houses(self) -> int:
        """The number of seats, with the Rival."""
        return len(self.names) + self.lone

    @cached_property
    def sized_for(self) -> int:
        """For how many players cards are laid out and taken out: a game alone is one for three."""
        return 3 if self.lone else self.players

    @cached_property
    def columns(self) -> int:
        """The cards on the water in a round, and with Kaispeicher as many above the board."""
        return self.sized_for + 1

    @cached_property
    def shown(self) -> int:
        """All cards that are laid out in a round."""
        return self.columns * (1 + self.kai)

    @cached_property
    def workers(self) -> int:
        """The workers that every house places in a round."""
        return _WORKERS[self.kai]

    @cached_property
    def income(self) -> int:
        """The coins that everybody gets in a round."""
        return _INCOME[self.kai]

    def coins(self, house: int) -> int:
        """The coins with which a house begins."""
        if house < self.players:
            return _START_COINS
        return _RIVAL_COINS[self.rival] + _RIVAL_COINS_MORE * self.kai
