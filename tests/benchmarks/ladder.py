"""The ladder of the computer players of a title, level against level, as a part of docs/ladders.md.

    python -m tests.benchmarks.ladder --games 40
    python -m tests.benchmarks.ladder homesteaders --games 200
    python -m tests.benchmarks.ladder speicherstadt --games 200
    python -m tests.benchmarks.ladder macao --games 200
    python -m tests.benchmarks.ladder --ratings --games 30

Ratings are those by the duels; the last one adds those of all levels and characters, which play all against all.

Games are those of `havre simulate`: every deal is played once from each seat. The interval is Wilson's for 95 %; a
shared victory counts as half.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import mean

from engine import bots
from engine.bots.levels import lineup_of
from engine.bots.match import Outcome, match
from engine.bots.ratings import LIKELY, wilson
from tests.benchmarks.ratings import by_duels, pairs, played, section
from tui.cli.processors import shared

SEED = 1


@dataclass(frozen=True, slots=True)
class Series:
    """Games of the same levels: `share` of the full number of games is played; a `note` says what is unlike others."""

    title: str
    levels: tuple[str, ...]
    variant: str
    share: float = 1.0
    note: str = ""

    def play(self, number: int) -> tuple[int, Outcome]:
        """Play the game of a number."""
        return number, match(self.title, self.levels, self.variant, number, SEED)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The series of a title: level against level, one among weaker ones, and levels among themselves.

    `unrated` are levels that take too long to play all against all. The other fields are for the words of its page.
    """

    command: str
    heading: str
    strongest: str
    game: str
    duels: tuple[Series, ...]
    among: tuple[Series, ...]
    scores: tuple[Series, ...]
    unrated: tuple[str, ...] = ()


def _havre(*levels: str, variant: str = "short", share: float = 1.0) -> Series:
    return Series("le-havre", levels, variant, share)


def _frontier(*levels: str, share: float = 1.0) -> Series:
    return Series("homesteaders", levels, "full", share)


def _quarter(*levels: str, share: float = 1.0) -> Series:
    return Series("speicherstadt", levels, "base", share)


def _kai(*levels: str, share: float = 1.0) -> Series:
    return Series("speicherstadt", levels, "kaispeicher", share, ", with Kaispeicher")


def _colony(*levels: str, share: float = 1.0) -> Series:
    return Series("macao", levels, "full", share)


LADDERS = {
    "le-havre": Ladder(
        "",
        "Le Havre",
        "harbourmaster",
        ", short game",
        (_havre("deckhand", "random"), _havre("merchant", "deckhand"), _havre("harbourmaster", "merchant")),
        (),
        (
            _havre("deckhand"),
            _havre("merchant"),
            _havre("harbourmaster", share=0.5),
            _havre("harbourmaster", "harbourmaster", share=0.25),
            _havre("harbourmaster", "harbourmaster", "harbourmaster", variant="full", share=0.1),
        ),
        unrated=("magnate",),
    ),
    "homesteaders": Ladder(
        " homesteaders",
        "Homesteaders",
        "homesteader",
        "",
        (_frontier("newcomer", "random"), _frontier("settler", "newcomer"), _frontier("homesteader", "settler")),
        (
            _frontier("newcomer", *["random"] * 2),
            _frontier("newcomer", *["random"] * 3),
            _frontier("settler", *["newcomer"] * 2),
            _frontier("settler", *["newcomer"] * 3),
            _frontier("homesteader", *["settler"] * 2),
            _frontier("homesteader", *["settler"] * 3),
        ),
        (
            _frontier("newcomer"),
            _frontier("settler"),
            _frontier("homesteader", share=0.25),
            *(_frontier(*["homesteader"] * seats, share=0.5) for seats in (2, 3, 4)),
        ),
    ),
    "speicherstadt": Ladder(
        " speicherstadt",
        "Die Speicherstadt",
        "alderman",
        "",
        (
            _quarter("apprentice", "random"),
            _quarter("trader", "apprentice"),
            _quarter("alderman", "trader"),
            _kai("apprentice", "random"),
            _kai("trader", "apprentice"),
            _kai("alderman", "trader", share=0.1),
        ),
        (
            *(_quarter("apprentice", *["random"] * others) for others in (2, 3, 4)),
            *(_quarter("trader", *["apprentice"] * others) for others in (2, 3, 4)),
            *(_quarter("alderman", *["trader"] * others) for others in (2, 3, 4)),
            _kai("trader", *["apprentice"] * 2),
            _kai("trader", *["apprentice"] * 4),
            *(_kai("alderman", *["trader"] * others, share=0.1) for others in (2, 4)),
        ),
        (
            _quarter("apprentice", "apprentice", share=0.3),
            _quarter("trader", "trader", share=0.3),
            _quarter("alderman", "alderman", share=0.03),
        ),
    ),
    "macao": Ladder(
        " macao",
        "Macao",
        "viceroy",
        "",
        (_colony("deckhand", "random"), _colony("factor", "deckhand"), _colony("viceroy", "factor")),
        (
            _colony("factor", *["deckhand"] * 2),
            _colony("factor", *["deckhand"] * 3),
            _colony("viceroy", *["factor"] * 2),
            _colony("viceroy", *["factor"] * 3),
        ),
        (
            _colony("deckhand"),
            _colony("factor"),
            _colony("viceroy", share=0.4),
        ),
    ),
}

HEAD = """## {heading}

How strong the levels of computer players are. `python -m tests.benchmarks.ladder{command} --games {games}` \
makes this part again
(seed {seed}, {budget} nodes a choice for the {strongest}); every deal is played once from each seat.

### Level against level, two seats{game}

| | wins | 95 % interval | mean scores | games |
|---|---|---|---|---|"""

AMONG = """
### One among weaker ones

| | wins | 95 % interval | mean scores | games |
|---|---|---|---|---|"""

SECOND = """
### Levels among themselves

| | mean score | 95 % interval | games |
|---|---|---|---|"""


def duel(series: Series, outcomes: list[Outcome]) -> str:
    """One line of a table of wins: those of the first level, its mean score and that of the others."""
    wins = sum(outcome.wins[0] for outcome in outcomes)
    low, high = wilson(wins, len(outcomes))
    own, others = mean(outcome.scores[0] for outcome in outcomes), mean(mean(one.scores[1:]) for one in outcomes)
    share = wins / len(outcomes)
    first, *rest = series.levels
    who = f"{first} against {'' if len(rest) == 1 else f'{len(rest)} of '}{rest[0]}{series.note}"
    return f"| {who} | {share:.1%} | {low:.0%} to {high:.0%} | {own:.0f} : {others:.0f} | {len(outcomes)} |"


def among_themselves(series: Series, outcomes: list[Outcome]) -> str:
    """One line of the second table. A game gives one score, the mean of its seats: they are not independent."""
    scores = [mean(outcome.scores) for outcome in outcomes]
    middle = mean(scores)
    error = math.sqrt(sum((score - middle) ** 2 for score in scores) / max(1, len(scores) - 1) / len(scores))
    seats = len(series.levels)
    who = f"{series.levels[0]} alone" if seats == 1 else f"{seats} of {series.levels[0]}"
    low, high = middle - LIKELY * error, middle + LIKELY * error
    game = f", {series.variant} game" if series.title == "le-havre" else ""
    return f"| {who}{game} | {middle:.1f} | {low:.0f} to {high:.0f} | {len(scores)} |"


def _rate(ladder: Ladder, arguments: argparse.Namespace, words: Mapping[str, str]) -> None:
    """Let all levels play against all, and print the ratings."""
    first = ladder.duels[0]

    def play(pair: tuple[str, str], games: int) -> list[Outcome]:
        series = Series(first.title, pair, first.variant)
        outcomes = dict(shared(series.play, games, arguments.jobs, arguments.cluster))
        print(series, file=sys.stderr, flush=True)
        return list(outcomes.values())

    rated = [name for name in bots.levels_of(arguments.title)[1:] if name not in ladder.unrated]
    all_pairs = list(pairs(rated, ladder.strongest, arguments.games))
    left_out = " and ".join((bots.levels_of(arguments.title)[0], *ladder.unrated))
    for line in section(rated[1], played(all_pairs, play), arguments.games, {**words, "left_out": left_out}):
        print(line, flush=True)


def main() -> None:
    """Play all series and print the part of a title."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="le-havre", choices=list(LADDERS))
    parser.add_argument("--games", type=int, default=40, help="games of a duel; some series have fewer")
    parser.add_argument("--jobs", type=int, help="games at a time; as many as there are processors")
    parser.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster: tcp://host:8786")
    parser.add_argument("--ratings", action="store_true", help="all against all, and nothing else")
    arguments = parser.parse_args()
    ladder = LADDERS[arguments.title]
    named = {"heading": ladder.heading, "command": ladder.command, "strongest": ladder.strongest, "game": ladder.game}
    named["budget"] = str(lineup_of(arguments.title).budget)
    if arguments.ratings:
        _rate(ladder, arguments, named)
        return
    head = HEAD.format(games=arguments.games, seed=SEED, **named)
    tables: tuple[tuple[str, Callable[[Series, list[Outcome]], str], tuple[Series, ...]], ...] = (
        (head, duel, ladder.duels),
        (AMONG, duel, ladder.among),
        (SECOND, among_themselves, ladder.scores),
    )
    won: dict[str, dict[tuple[str, str], tuple[float, int]]] = defaultdict(dict)
    for heading, line, all_series in tables:
        if all_series:
            print(heading, flush=True)
        for series in all_series:
            seats = len(series.levels)
            games = max(seats, round(arguments.games * series.share / seats) * seats)
            outcomes = dict(shared(series.play, games, arguments.jobs, arguments.cluster))
            print(line(series, [outcomes[number] for number in range(games)]), flush=True)
            print(series, file=sys.stderr, flush=True)
            if series in ladder.duels:
                first, second = series.levels
                won[series.note][first, second] = sum(one.wins[0] for one in outcomes.values()), games
    for told in by_duels(bots.levels_of(arguments.title)[2], won):
        print(told, flush=True)


if __name__ == "__main__":
    main()
