"""What is agreed before a game of Le Havre and stays the same to its end."""

from __future__ import annotations

from dataclasses import dataclass

from engine.le_havre.rounds import RoundCard


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same for a whole game: names by seat, variant, round cards, options."""

    names: tuple[str, ...]
    variant: str
    rounds: tuple[RoundCard, ...]
    expert_loans: bool = False
    free_sales: bool = False
    """Whether players may sell outside their turn whenever nobody is in the middle of an action (the basic rule)."""
    all_specials: bool = False
    """Alone: whether the Harbour Watch and the Zoo are among the special buildings."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return len(self.names) == 1
