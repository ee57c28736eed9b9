"""What is agreed before a game of Macao and stays the same to its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Terms:
    """What stays the same for a whole game: names by seat."""

    names: tuple[str, ...]

    @cached_property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @cached_property
    def lone(self) -> bool:
        """Whether it is the solitaire, beside the company."""
        return len(self.names) == 1

    @cached_property
    def discs(self) -> int:
        """How many discs are on the wall: one a seat, and alone that of the company, which comes last."""
        return max(2, len(self.names))

    @cached_property
    def removed(self) -> int:
        """How many of the four building and person cards of a round go before anybody takes one."""
        return 4 - len(self.names)
