"""Which of one's own cards that can be used at any time are worth using now, and how."""

from __future__ import annotations

from itertools import islice
from typing import Final, NamedTuple

from engine.bots.carrying import branches
from engine.bots.judge import AnyJudge
from engine.moves import Move
from engine.speicherstadt import anytime
from engine.speicherstadt.deck import NAMES
from engine.speicherstadt.moves import Use
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.title import SPEICHERSTADT

_MOST: Final = 250
"""So many ways to use a card are looked at."""


class Gain(NamedTuple):
    """A complete move that uses a card, and what is gained by it."""

    points: float
    move: Move


def uses(judge: AnyJudge, position: Quarter) -> list[Gain]:
    """Each card of whoever decides that can be used at any time, used as well as can be; the best first."""
    if not position.terms.kai:
        return []
    house = position.seat
    cards = anytime.usable(position, house)
    if not cards:
        return []
    before = judge.worth(position, house)
    found = []
    for card in cards:
        ways = islice(branches(SPEICHERSTADT, judge, position, Use(NAMES[card]), quick=False), _MOST)
        gain, move = max(((judge.worth(after, house), move) for move, after in ways), key=lambda way: way[0])
        found.append(Gain(gain - before, move))
    found.sort(key=lambda one: -one.points)
    return found
