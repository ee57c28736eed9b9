"""Learning what things are worth in Le Havre from what becomes of them: the curves of `bots/le_havre/learned.json`.

    python -m tests.benchmarks.learn gather 2 short --games 20 --seed 1 > samples.txt
    python -m tests.benchmarks.learn fit samples.txt

Players search as harbourmasters do. Of each decision it is kept what they had after each of their best moves, and what
the best way on from there seems worth some turns later, or counts at the end of the game. The curves are fitted to the
differences among the moves of one decision: what all of them have in common decides nothing. As values some turns later
rest on the curves too, it pays to gather and fit several times. What `fit` prints is the file with the curves: those
for a game alone, for two seats, and for three and more.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from engine import new_game
from engine.bots.beam import Beam, BeamSearch
from engine.bots.choices import Line, chosen, weighed
from engine.bots.le_havre.estates import tokens_of
from engine.bots.le_havre.evaluator import Evaluator
from engine.bots.le_havre.judge import HavreJudge
from engine.bots.le_havre.prospects import actions_left
from engine.bots.le_havre.weights import KNOTS, MANY_SEATS, OTHER, Curve, Values, learned, weights
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import NAMES
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import FINAL, MAIN, Havre
from tests.benchmarks.dumping import dumped
from tests.benchmarks.fitting import fitted, missed, rows
from tui.cli.processors import shared

ROOTS = 10
"""So many of the moves of a decision are compared."""
WIDTHS = {1: 40, 2: 24, 3: 16}
TURNS = {1: 8, 2: 5, 3: 5}
"""For so many seats (3: or more): how broadly and how far it is searched."""
SECOND_BEST = 0.2
"""How often another move than the best is played, so that unlike positions are seen."""
LEAST = 0.05
"""What never comes to so many francs is left out."""

Figures = dict[str, float]
"""What a seat has, by the table of values and the name in it, such as "goods fish"."""

_TABLES = ("goods", "town", "own", "ships", "other")


class Gatherer:
    """Who finds out what becomes of moves."""

    def __init__(self) -> None:
        self.judge = HavreJudge(weights("harbourmaster"), learned())
        self.evaluator = Evaluator(weights("harbourmaster"), learned())
        self._more = {
            name: Evaluator(
                weights("harbourmaster"), {seats: _raised(values, name) for seats, values in learned().items()}
            )
            for name in OTHER
        }

    def figures(self, position: Havre, seat: int) -> Figures:
        """What the curves are about, as much of it as the evaluator counts."""
        found: Figures = {}
        in_all = tokens_of(weights("harbourmaster").plenty)
        for name, number in zip(NAMES, position.goods[seat], strict=True):
            found[f"goods {name}"] = in_all[min(number, len(in_all) - 1)]
        found |= {f"town {CARDS[card].name}": 1.0 for card in position.deeds.built}
        found |= {f"own {CARDS[card].name}": 1.0 for card in position.owned(seat)}
        for ship in position.fleets[seat]:
            name = f"ships {KINDS[SHIPS[ship].kind].name}"
            found[name] = found.get(name, 0.0) + 1.0
        worth = self.evaluator.score(position, seat)
        found |= {f"other {name}": more.score(position, seat) - worth for name, more in self._more.items()}
        return {name: round(value, 3) for name, value in found.items() if abs(value) > 0.0005}

    def game(self, seats: int, variant: str, seed: int) -> list[list[Any]]:
        """The decisions of a game: of each move the time, by how much it was undervalued, what was had, its worth."""
        rng = Random(seed)
        rules = new_game("le-havre", [str(seat) for seat in range(seats)], variant, seed)
        title, position = rules.rules, rules.position
        found = []
        while self.judge.decider(position) >= 0:
            if position.phase not in (MAIN, FINAL):
                position = chosen(title, self.judge, position)[1]
                continue
            seat = self.judge.decider(position)
            ways = {one.move: one for one in weighed(title, self.judge, position)[:ROOTS]}
            best = list(ways)
            if len(ways) > 1 and not position.final:
                lines = list(ways.values())
                search = _Remembering(title, self.judge, seat, 0.0, rng)
                last = max(0, actions_left(position, seat) - TURNS[min(seats, 3)])
                ranked = search.search(lines, Beam(WIDTHS[min(seats, 3)], 8, last, 0.0, 0.1), lambda: False) or lines
                best = [line.move for line in ranked]
                ends = {line.move: self.evaluator.score(line.after, seat) for line in ranked}
                found.append(self._compared(search.reached, [ends[move] for move in ways], seat))
            number = rng.randrange(1, 3) if rng.random() < SECOND_BEST else 0
            position = ways[best[min(number, len(best) - 1)]].after
        return [one for one in found if len(one) > 1]

    def _compared(self, reached: Sequence[Havre], worths: Sequence[float], seat: int) -> list[Any]:
        """What was had after each of the moves, with the same time left, and by how much its value was too low."""
        lefts = [actions_left(position, seat) for position in reached]
        return [
            [
                left,
                round(worth - self.evaluator.score(position, seat), 3),
                self.figures(position, seat),
                round(worth, 2),
            ]
            for position, left, worth in zip(reached, lefts, worths, strict=True)
            if left == min(lefts)
        ]


def _raised(values: Values, name: str) -> Values:
    """The values with one of the other curves higher by 1."""
    curve = values.other.get(name, (0.0,) * len(KNOTS))
    return replace(values, other={**values.other, name: tuple(value + 1.0 for value in curve)})


class _Remembering(BeamSearch):
    """A search that remembers where each of its lines first came to the seat's next turn."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.reached: list[Havre] = []
        self._lines = 0

    def search(self, lines: list[Line], *arguments: Any) -> list[Line] | None:
        """See `BeamSearch`."""
        self._lines = len(lines)
        return super().search(lines, *arguments)

    def _to_own_turn(self, node: Any) -> Any:
        found = super()._to_own_turn(node)
        if len(self.reached) < self._lines:
            self.reached.append(found.position)
        return found


@dataclass(frozen=True, slots=True)
class Gathering:
    """Games of so many seats; it goes to other processes as bytes."""

    seats: int
    variant: str
    seed: int

    def play(self, number: int) -> list[list[Any]]:
        """What is found in the game of a number."""
        return Gatherer().game(self.seats, self.variant, self.seed + number)


def learned_from(decisions: Sequence[list[Any]], values: Values) -> tuple[Values, str]:
    """The values corrected by decisions, and how well that does on a tenth of them that was left out."""
    if not decisions:
        return values, "nothing"
    unknowns: dict[tuple[str, int], int] = {}
    kept = rows([one for number, one in enumerate(decisions) if number % 10], unknowns)
    tried = rows(decisions[::10], dict(unknowns))
    solution = fitted(kept, unknowns)
    better = f"of {missed(tried, []):.2f} {missed(tried, solution):.2f} are left where it did not learn"
    words = f"{len(kept)} moves, {len(unknowns)} unknowns; {better}"
    tables = {table: dict(getattr(values, table)) for table in _TABLES}
    for (name, knot), unknown in unknowns.items():
        table, _, key = name.partition(" ")
        curve = list(tables[table].get(key, (0.0,) * len(KNOTS)))
        curve[knot] += solution[unknown]
        tables[table][key] = tuple(curve)
    return Values(**tables), words


def written(values: Values) -> dict[str, dict[str, list[float]]]:
    """The values as they stand in the file."""
    found: dict[str, dict[str, list[float]]] = {}
    for table in _TABLES:
        curves: Mapping[str, Curve] = getattr(values, table)
        found[table] = {
            key: [round(value, 2) + 0.0 for value in curve]
            for key, curve in sorted(curves.items())
            if max(map(abs, curve)) >= LEAST
        }
    return found


def main() -> None:
    """Gather, or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    gather = commands.add_parser("gather")
    gather.add_argument("seats", type=int)
    gather.add_argument("variant")
    gather.add_argument("--games", type=int, default=10)
    gather.add_argument("--seed", type=int, default=1)
    gather.add_argument("--jobs", type=int)
    fit = commands.add_parser("fit")
    fit.add_argument("files", nargs="+", type=Path)
    arguments = parser.parse_args()
    if arguments.command == "gather":
        seats = arguments.seats
        work = Gathering(seats, arguments.variant, arguments.seed).play
        for decisions in shared(work, arguments.games, arguments.jobs):
            for one in decisions:
                print(json.dumps([seats, one]), flush=True)
        return
    read = [json.loads(line) for file in arguments.files for line in file.read_text().splitlines()]
    kept = {}
    for seats in range(1, MANY_SEATS + 1):
        decisions = [one for number, one in read if min(number, MANY_SEATS) == seats]
        values, words = learned_from(decisions, learned()[seats])
        kept[str(seats)] = written(values)
        print(f"{seats}: {words}", file=sys.stderr)
    print(dumped(kept))


if __name__ == "__main__":
    main()
