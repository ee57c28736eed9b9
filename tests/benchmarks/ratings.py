"""All levels and characters of a title against all, and the ratings that come of it: a part of a ladder's page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from engine.bots.match import Outcome
from engine.bots.ratings import ANCHOR, Results, ratings

OF_THE_STRONGEST = 0.3
"""The share of the games of a pair that is played where the strongest takes part, who takes long."""

HEAD = """
### Ratings

All levels and characters but {left_out} against each other, two seats{game}: {games} games a pair,
{few} with the {strongest} ({budget} nodes a choice), every deal once from each seat.
The {anchor} has {points}; the intervals are those of the difference from the {anchor}, from games drawn anew by these
ratings.
`python -m tests.benchmarks.ladder{command} --ratings --games {games}` makes this part again.

| | rating | 95 % interval | wins | games |
|---|---|---|---|---|"""

DUELS: Final = """
### Ratings

By the games of two above. The {anchor} has {points}; the intervals are those of the difference from the {anchor}, \
from games drawn anew by
these ratings.

| | rating | 95 % interval |
|---|---|---|"""


def pairs(levels: Sequence[str], strongest: str, games: int) -> Iterator[tuple[tuple[str, str], int]]:
    """The pairs of levels with the number of games that each plays, an even one."""
    for pair in combinations(levels, 2):
        share = OF_THE_STRONGEST if strongest in pair else 1.0
        yield pair, max(1, round(games * share / 2)) * 2


def played(
    all_pairs: Sequence[tuple[tuple[str, str], int]], play: Callable[[tuple[str, str], int], Sequence[Outcome]]
) -> Results:
    """What came of the games of all pairs."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for pair, games in all_pairs:
        found[pair] = sum(outcome.wins[0] for outcome in play(pair, games)), games
    return found


def section(anchor: str, results: Results, games: int, words: Mapping[str, str]) -> Iterator[str]:
    """The lines of the part of the page, in which all are compared with `anchor`; `words` are those of the ladder."""
    few = min(number for _wins, number in results.values())
    yield HEAD.format(games=games, few=few, anchor=anchor, points=ANCHOR, **words)
    found = ratings(results, anchor, Random(1))
    for name, one in found.items():
        wins, number = _total(results, name)
        interval = "" if name == anchor else f"{one.low:.0f} to {one.high:.0f}"
        yield f"| {name} | {one.points:.0f} | {interval} | {wins / number:.1%} | {number} |"
    yield ""
    yield "Share of the wins of each (line) against each (column):"
    yield ""
    yield f"| | {' | '.join(found)} |"
    yield f"|---|{'---|' * len(found)}"
    for name in found:
        yield f"| {name} | {' | '.join(_share(results, name, other) for other in found)} |"


def by_duels(anchor: str, results: Mapping[str, Results]) -> Iterator[str]:
    """The lines of ratings by the duels of a ladder; those of each variant stand under the words that note it."""
    yield DUELS.format(anchor=anchor, points=ANCHOR)
    for note, found in results.items():
        for name, one in ratings(found, anchor, Random(1)).items():
            interval = "" if name == anchor else f"{one.low:.0f} to {one.high:.0f}"
            yield f"| {name}{note} | {one.points:.0f} | {interval} |"


def _total(results: Results, name: str) -> tuple[float, int]:
    """The wins and the games of one against all."""
    wins = sum(won if pair[0] == name else number - won for pair, (won, number) in results.items() if name in pair)
    return wins, sum(number for pair, (_won, number) in results.items() if name in pair)


def _share(results: Results, name: str, other: str) -> str:
    if (name, other) in results:
        won, number = results[name, other]
        return f"{won / number:.0%}"
    if (other, name) in results:
        won, number = results[other, name]
        return f"{1 - won / number:.0%}"
    return ""
