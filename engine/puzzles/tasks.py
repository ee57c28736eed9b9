"""What is asked of a player in a puzzle, and what counts there: more points, or fewer moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST: Final = "most"
"""The most points by the end."""
UNDER: Final = "under"
"""The most points by the end under a condition."""
FEWEST: Final = "fewest"
"""Something is to be reached in the fewest moves."""
KINDS: Final = (MOST, UNDER, FEWEST)

REACHED: Final = 999
"""More moves than any puzzle takes: who reaches the aim at all has taken fewer."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked: one of `KINDS`, and `what` the condition or the aim is, a name that the title knows.

    A name may say what it is about after a colon: "own:liner-2".
    """

    kind: str = MOST
    what: str = ""

    @property
    def fewest(self) -> bool:
        """Whether moves are counted, and not points."""
        return self.kind == FEWEST

    def worth(self, value: int) -> int:
        """A result so that the better one is the higher one."""
        return -value if self.fewest else value

    def thresholds(self, best: int, usual: int | None) -> tuple[int, int, int]:
        """The results from which on there are one, two and three stars; where moves count, the most for each.

        Points: the usual level's result, half of the way from there to the best, the best; half of a way that is no
        whole number is rounded up, and without a usual result nothing less than the best counts. Moves: reached at all,
        one more than the fewest, the fewest.
        """
        if self.fewest:
            return REACHED, best + 1, best
        least = best if usual is None else usual
        return least, least + (best - least + 1) // 2, best
