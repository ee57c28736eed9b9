"""What every title tells of a score: its lines and their sum."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ScoreLine(TypedDict):
    """A line of a score."""

    kind: str
    """What it counts for; a title has a few kinds."""
    name: str
    """The card or thing that it counts for, or nothing where the kind says all."""
    points: int


class Score(TypedDict):
    """The score of a seat."""

    seat: int
    name: str
    lines: list[ScoreLine]
    total: int
    tie: NotRequired[int]
    """The number of what decides between equals, where the title has such a thing (`About.tie`)."""
    place: int
    """1 for the highest, whether on a seat or playing by a fixed rule; who is equal in all shares a place."""
