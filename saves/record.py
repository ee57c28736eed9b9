"""What is kept of a finished game: how each seat ended, and what games must have in common to be compared."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat ended."""

    name: str
    score: int
    place: int
    level: str = ""
    """The level of the computer's player; nothing for a person."""


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game. `results` are by seat; `finished` is in UTC.

    `switches` are the rules that were chosen otherwise than as usual: NAME for one that was on, NAME=VALUE for another.
    `attempt` counts the finished games of the same `setting` and seed, this one included. `seen_before` marks a game in
    which moves were taken back that had turned up something hidden, or that began with such knowledge. `rivals` play by
    a fixed rule and sit on no seat. `first_game` is one that goes on from a lesson: laid out by hand, with no seed
    (0), and no part of bests, means and streaks.
    """

    id: str
    title: str
    variant: str
    seed: int
    switches: tuple[str, ...]
    results: tuple[Result, ...]
    moves: int
    finished: datetime
    attempt: int = 1
    seen_before: bool = False
    day: date | None = None
    """The day whose daily harbour it was."""
    rivals: tuple[Result, ...] = ()
    first_game: bool = False

    @property
    def people(self) -> tuple[Result, ...]:
        """How the people ended."""
        return tuple(result for result in self.results if not result.level)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer's players, sorted."""
        return tuple(sorted(result.level for result in self.results if result.level))

    @property
    def setting(self) -> tuple[str, int, str, tuple[str, ...], tuple[str, ...], bool]:
        """What games must have in common to be compared: title, seats, variant, rules, opponents; first games."""
        return (self.title, len(self.results), self.variant, self.switches, self.levels, self.first_game)

    @property
    def best(self) -> int:
        """The highest score of a person in it."""
        return max(result.score for result in self.people)
