"""Medals: from which score on a game earns one, by title, variant and number of seats.

The thresholds lie beside what each title declares, as data that `tests.benchmarks.thresholds` makes of many games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.numbers import numbers
from engine.titles import TITLES

NAMES: Final = ("bronze", "silver", "gold")
"""The medals, the least one first."""
FILE: Final = "medals"
"""The name of the list of a title."""


@dataclass(frozen=True, slots=True)
class Medals:
    """The lowest score for each medal."""

    bronze: int
    silver: int
    gold: int

    @property
    def rising(self) -> tuple[int, int, int]:
        """The thresholds in the order of `NAMES`."""
        return self.bronze, self.silver, self.gold

    def reached(self, score: int) -> int:
        """How many of the thresholds a score reaches."""
        return sum(score >= least for least in self.rising)

    def earned(self, score: int) -> str | None:
        """The best medal that a score earns: its name, or None."""
        reached = self.reached(score)
        return NAMES[reached - 1] if reached else None


def home(title: str) -> str:
    """The package in which the list of a title lies; raises `KeyError` for a name that is not in `TITLES`."""
    return TITLES[title].about.rpartition(".")[0]


def thresholds(title: str, variant: str, seats: int) -> Medals | None:
    """The thresholds of a set-up, whatever its rule switches and handicaps; None where there are none."""
    if title not in TITLES:
        return None
    try:
        row = numbers(home(title), FILE).get(variant, {}).get(str(seats))
    except FileNotFoundError:
        return None
    return None if row is None else Medals(*row)
