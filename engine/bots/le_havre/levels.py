"""The computer players of Le Havre, the weakest first."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from engine.bots import sureness
from engine.bots.choices import weighed
from engine.bots.greedy import Greedy
from engine.bots.le_havre.judge import HavreJudge
from engine.bots.le_havre.lessons import lessons
from engine.bots.le_havre.weights import learned, weights
from engine.bots.levels import Lineup
from engine.bots.search import Effort, Searcher
from engine.le_havre.moves import Supply
from engine.le_havre.state import FINAL, MAIN, Havre
from engine.le_havre.title import LE_HAVRE
from engine.moves import Move

_CHARACTERS: Final = ("builder", "shipowner", "trader")

_LOOKS_AHEAD: Final = 8
"""At how many of its best moves a merchant looks twice."""

_ALONE: Final = Effort(400, spread=1.0)
"""How hard a harbourmaster thinks whose games set medals: less than at the table, and never twice the same."""

_BUDGET: Final = 6000
"""The nodes of a harbourmaster's choice: one to four seconds."""

_LOOKS: Final = (400, 1600, 6400)
"""The nodes of each look at a decision on which a harbourmaster is asked for advice."""

_MORE_TIME: Final = 4
"""So many times as long as a harbourmaster a magnate thinks where nobody stops it."""


@cache
def judge(level: str) -> HavreJudge:
    """A judge for each level that thinks: each has weights of its own."""
    if level == "harbourmaster":
        return HavreJudge(weights(level), learned())
    return HavreJudge(weights(level))


def _greedy(seed: int, _budget: int, level: str, looks_ahead: int = _LOOKS_AHEAD) -> Greedy:
    """A deckhand, a merchant, or one of the characters that play like merchants with likings of their own."""
    return Greedy(level, judge(level), seed, looks_ahead)


def harbourmaster(seed: int, effort: Effort) -> Searcher:
    """A harbourmaster that thinks so hard."""
    return Searcher("harbourmaster", judge("harbourmaster"), seed, effort)


def _at_the_table(seed: int, budget: int) -> Searcher:
    return harbourmaster(seed, Effort(budget))


def _adviser(seed: int, budget: int) -> Searcher:
    """A harbourmaster that looks no further ahead when it is asked to think longer: only so can plans be compared."""
    return harbourmaster(seed, Effort(budget, deepest=_LOOKS[-1]))


def _magnate(seed: int, budget: int) -> Searcher:
    """Plays as a harbourmaster would who had more time: all the time there is."""
    effort = Effort(_MORE_TIME * budget, roots=12, branch=10, horizon=6, alone=12, tireless=True)
    return Searcher("magnate", judge("harbourmaster"), seed, effort)


def _glance(position: Havre) -> list[tuple[Move, float]]:
    """What main actions are worth to a merchant right after them; nothing is said of small matters."""
    if position.phase not in (MAIN, FINAL):
        return []
    return [(line.move, line.worth) for line in weighed(LE_HAVRE, judge("merchant"), position, deepest=1)]


LINEUP = Lineup(
    players={
        "deckhand": partial(_greedy, level="deckhand", looks_ahead=0),
        "merchant": partial(_greedy, level="merchant"),
        "harbourmaster": _at_the_table,
        "magnate": _magnate,
        **{name: partial(_greedy, level=name) for name in _CHARACTERS},
    },
    budget=_BUDGET,
    adviser=_adviser,
    sureness=sureness.learned(__package__),
    looks=_LOOKS,
    opens=lambda move: isinstance(move, Supply),
    lessons=lessons,
    soloist=lambda seed: harbourmaster(seed, _ALONE),
    glance=_glance,
)
