"""The scores of a game as its pages and its report read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine import OpenGame
from engine.title import Score

UNKNOWN = "?"
"""What stands for a figure that is hidden."""


def scores_of(game: OpenGame, seat: int | None = None) -> list[Score]:
    """The score of each seat, as far as `seat` may see it."""
    return cast("list[Score]", game.scores(seat))


def hidden_seats(game: OpenGame, viewer: int | None) -> frozenset[int]:
    """The seats of whose score somebody sees less than they see themselves; `viewer` is None for what lies open."""
    seen = scores_of(game, viewer)
    return frozenset(
        seat for seat in range(len(game.names)) if seen[seat]["lines"] != scores_of(game, seat)[seat]["lines"]
    )


def points(score: Score, kind: str, name: str | None = None) -> int:
    """What a seat has of a kind, or of one line of it."""
    return sum(line["points"] for line in score["lines"] if line["kind"] == kind and name in (None, line["name"]))


def named_lines(scores: Sequence[Score]) -> list[tuple[str, str]]:
    """The kind and the name of every line that has a name, each once."""
    return list(dict.fromkeys((line["kind"], line["name"]) for one in scores for line in one["lines"] if line["name"]))
