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

    def stars(self, value: int | None, best: int, usual: int | None) -> int:
        """How many stars a result deserves; None is one that does not do what is asked, `usual` the usual level's.

        Points: the best is worth three, at least half of the way from the usual level's to the best two, at least the
        usual level's one. Moves: the fewest three, one more two, to reach it at all one.
        """
        if value is None:
            return 0
        if self.fewest:
            return max(1, 3 - max(0, value - best))
        two, one = thresholds(best, usual)
        return 3 if value >= best else 2 if value >= two else int(value >= one)


def thresholds(best: int, usual: int | None) -> tuple[int, int]:
    """The points from which on a result has two stars, and one; without a usual result nothing has one less than best.

    Half of the way that is no whole number is rounded up.
    """
    if usual is None:
        return best, best
    return usual + (best - usual + 1) // 2, usual
