"""What is agreed before a game of Homesteaders and stays the same to its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Terms:
    """What stays the same for a whole game: names by seat, rules that were chosen."""

    names: tuple[str, ...]
    open: bool = False
    """Whether everybody sees what everybody has."""
    steep: bool = False
    """Whether the neutral bid falls twice where both of two players pass."""

    @cached_property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @cached_property
    def lone(self) -> bool:
        """Whether it is the Lone homesteader, who bids against a rival."""
        return len(self.names) == 1

    @cached_property
    def auctions(self) -> int:
        """How many auctions there are in a round."""
        return 3 if len(self.names) == 4 else 2

    @cached_property
    def few(self) -> bool:
        """Whether there are only as many copies of a building as for two players."""
        return len(self.names) < 3
