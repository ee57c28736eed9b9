"""What plain mode tells of any game: what happened, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterable
from gettext import gettext as _
from typing import Any

from engine import Event, Game
from screens.plain import PlainWords
from screens.words import shown


def told_to(seat: int | None, events: Iterable[Event]) -> list[str]:
    """What happened, as a seat may know it; None: as everybody may."""
    return [shown(event.told_to(seat)) for event in events]


def log_lines(game: Game, seat: int | None, count: int) -> list[str]:
    """The last moves with what happened in them."""
    log = list(enumerate(game.log, start=1))
    return [
        _("{n}. {words}").format(n=number, words=" ".join(told_to(seat, events)))
        for number, (_move, events) in log[max(0, len(log) - count) :]
    ]


def score_lines(game: Game, words: PlainWords, seat: int | None) -> list[str]:
    """How everybody stands, a line each, by kind and in sum; at the end also who has won a tie."""
    scores = game.scores(seat)
    lines = [_score(game, words, score) for score in (*scores, *game.rivals(seat))]
    best = max((score["total"] for score in scores), default=0)
    if game.decision is None and any(score["total"] == best and score["place"] > 1 for score in scores):
        winners = ", ".join(score["name"] for score in scores if score["place"] == 1)
        lines.append(_("The tie is won by {names}.").format(names=winners))
    return lines


def _score(game: Game, words: PlainWords, score: dict[str, Any]) -> str:
    sums: dict[str, int] = {}
    for line in score["lines"]:
        sums[line["kind"]] = sums.get(line["kind"], 0) + line["points"]
    parts = [
        _("{kind} {points}").format(kind=words.part(kind), points=points) for kind, points in sums.items() if points
    ]
    return _("{name}: {total} ({parts})").format(
        name=score["name"],
        total=shown(game.about.unit.points(score["total"])),
        parts=", ".join(parts) or _("nothing"),
    )
