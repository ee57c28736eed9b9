"""What scores are worth a medal: games are played and kept, and the list of thresholds is made of them.

    python -m tests.benchmarks.thresholds play [TITLE] [--games 100] [--jobs 2]
    python -m tests.benchmarks.thresholds list [TITLE] [--write] [--least 100]

In each game one seat is measured and the others are of the usual level. Bronze is the median of the usual level,
silver the median and gold the 90th percentile of the strongest that thinks on one processor. `play` goes on where it
was broken off; `list` prints the rows as JSON and says which it refuses: those that do not rise or have too few games.
With `--write` what it prints of a title becomes the list that ships with it (`engine/<title>/medals.json`).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

from engine.about import Character, Tireless
from engine.bots.match import match
from engine.medals import FILE, home
from engine.titles import TITLES, about

ROOT: Final = Path(__file__).parents[2]
SCORES: Final = Path(__file__).parent / "scores.jsonl"
"""A game a line, in the order in which they ended."""
SEED: Final = 5_000_000
"""Far from the seeds of ladders and of those with which players learned."""
LEAST: Final = 100
"""Games of which a row is made at least."""
Row = tuple[int, int, int]
"""Bronze, silver and gold of a set-up."""


class Series(NamedTuple):
    """Games of one set-up in which one level is measured."""

    title: str
    variant: str
    seats: int
    level: str

    def score(self, number: int) -> int:
        """Play the game of a number, from 0 on: what the measured seat has at the end; it changes from game to game."""
        others = (about(self.title).usual_level,) * (self.seats - 1)
        return match(self.title, (self.level, *others), self.variant, number, SEED).scores[0]


def strongest(title: str) -> str:
    """The strongest level that thinks on one processor."""
    levels = about(title).levels
    return [level.name for level in levels if not isinstance(level, Tireless | Character)][-1]


def series_of(title: str) -> Iterator[Series]:
    """All series of a title: each variant and number of seats, for the usual level and the strongest."""
    declared = about(title)
    for level in (declared.usual_level, strongest(title)):
        for variant in declared.variants:
            yield from (Series(title, variant.name, seats, level) for seats in declared.seats)


def kept() -> dict[Series, dict[int, int]]:
    """The scores that are there already, by number of the game."""
    found: dict[Series, dict[int, int]] = defaultdict(dict)
    for line in SCORES.read_text("utf-8").splitlines() if SCORES.exists() else ():
        *series, number, score = json.loads(line)
        found[Series(*series)][number] = score
    return found


def play(titles: list[str], games: int, jobs: int) -> None:
    """Play what is missing, the first games of all series first; each is kept as soon as it has ended."""
    have = kept()
    every = [one for title in titles for one in series_of(title)]
    missing = [(one, number) for number in range(games) for one in every if number not in have[one]]
    with ProcessPoolExecutor(jobs) as pool, SCORES.open("a", encoding="utf-8") as file:
        waiting = {pool.submit(one.score, number): (one, number) for one, number in missing}
        for done in as_completed(waiting):
            one, number = waiting.pop(done)
            file.write(json.dumps([*one, number, done.result()]) + "\n")
            file.flush()


def row(usual: Collection[int], strong: Collection[int], least: int = LEAST) -> Row:
    """Bronze, silver and gold by the scores of the usual and of the strongest level; raises `ValueError`."""
    fewest = min(len(usual), len(strong))
    if fewest < least:
        raise ValueError(f"{fewest} games are too few")
    found = (_reached(usual, 50), _reached(strong, 50), _reached(strong, 90))
    if not found[0] < found[1] < found[2]:
        raise ValueError(f"{found} does not rise")
    return found


def _reached(scores: Collection[int], percent: int) -> int:
    """The least score that at least so many of a hundred games do not exceed."""
    return sorted(scores)[math.ceil(len(scores) * percent / 100) - 1]


def rows(
    title: str, have: Mapping[Series, Mapping[int, int]], least: int = LEAST
) -> Iterator[tuple[Series, Row | str]]:
    """Each set-up of a title with its row, or with what is wrong with it."""
    every = list(series_of(title))
    for usual, strong in zip(every[: len(every) // 2], every[len(every) // 2 :], strict=True):
        try:
            yield usual, row(have.get(usual, {}).values(), have.get(strong, {}).values(), least)
        except ValueError as error:
            yield usual, str(error)


def listed(found: Iterable[tuple[Series, Row | str]]) -> str:
    """The rows that are none to refuse, as the list of a title."""
    by_variant: dict[str, dict[str, Row]] = {}
    for one, made in found:
        if not isinstance(made, str):
            by_variant.setdefault(one.variant, {})[str(one.seats)] = made
    variants = (
        f"  {json.dumps(variant)}: {{\n"
        + ",\n".join(f"    {json.dumps(seats)}: {json.dumps(made)}" for seats, made in each.items())
        + "\n  }"
        for variant, each in by_variant.items()
    )
    return "{\n" + ",\n".join(variants) + "\n}\n"


def main() -> None:
    """Play, or make the list."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "list"))
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--games", type=int, default=LEAST)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--least", type=int, default=LEAST, help="games of which a row is made at least")
    given = parser.parse_args()
    if given.what == "play":
        play(given.titles, given.games, given.jobs)
        return
    have, refused = kept(), False
    for title in given.titles:
        found = list(rows(title, have, given.least))
        made = listed(found)
        print(f"{title} {made}", end="")
        if given.write and any(not isinstance(one, str) for _series, one in found):
            (ROOT / home(title).replace(".", "/") / f"{FILE}.json").write_text(made, "utf-8")
        for one, why in found:
            if isinstance(why, str):
                refused = True
                print(f"{title} {one.variant} {one.seats}: {why}", file=sys.stderr)
    sys.exit(1 if refused else 0)


if __name__ == "__main__":
    main()
