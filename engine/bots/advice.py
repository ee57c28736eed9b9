"""Advice: plans that somebody has rated, told with what they gain, why, and what is expected after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.bots.candidates import Candidate, Candidates, Step, alike, carried, course, without_going_on
from engine.bots.choices import completed
from engine.bots.judge import AnyJudge
from engine.bots.player import Advice, Expected
from engine.game import Game
from engine.moves import Move
from engine.texts import Text

REASONS: Final = 3
"""So many reasons are told for a plan."""

A_MOVE: Final = 0.5
"""What is not worth more than so many points than a shorter plan about the same is no better."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A plan, what it is worth beside the others, and how many ways to go on after it were followed."""

    plan: Candidate
    worth: float
    ways: int


class Counsel:
    """What is said of the plans for a decision, whoever rates them."""

    def __init__(self, game: Game, judge: AnyJudge, position: Any) -> None:
        """For whoever decides in `game`; `position` is how it imagines that to be."""
        self._game = game
        self._judge = judge
        self._start = position
        self._seat = judge.decider(position)
        self._candidates = Candidates(game.rules, judge, position)
        self._also: list[Candidate] = []

    def plans(self, most: int, also: Sequence[Sequence[Move]]) -> list[Candidate]:
        """The plans to rate: the best at first sight, and those in `also`; of plans that come to the same, one."""
        found = self._candidates.plans(most)
        for moves in also:
            given = self._candidates.given(moves)
            place = next((place for place, one in enumerate(found) if one.after == given.after), None)
            if place is None:
                found.append(given)
            elif found[place] not in self._also:
                given = found[place] = replace(given, worth=found[place].worth)
            else:
                continue
            self._also.append(given)
        return found

    def advice(self, rated: Sequence[Rated], n: int, points: float, lead: float) -> list[Advice]:
        """The best plans that differ in what they are about, and those asked for; see `Adviser.advice`.

        `points` and `lead` are what is expected after the best of all.
        """
        ranked = sorted(rated, key=lambda one: -one.worth)
        chosen = _differing(ranked)
        named = chosen[:n]
        named += [one for one in ranked if one not in named and one.plan in self._also]
        found: list[Advice] = []
        for one in named:
            less = one.worth - ranked[0].worth
            beneath = next((other for other in chosen if other.worth <= one.worth and other is not one), None)
            gain = one.worth - beneath.worth if beneath is not None else 0.0
            found.append(self._as_advice(one, points + less, lead + less, gain))
        return found

    def _as_advice(self, one: Rated, points: float, lead: float, gain: float) -> Advice:
        plan, rules = one.plan, self._game.rules
        steps = course(rules, self._judge, plan.after, self._seat, self._start.revealed)
        return Advice(
            without_going_on(self._judge, plan.moves),
            points,
            lead,
            gain,
            max(1, one.ways),
            tuple(self._reasons(plan)[:REASONS]),
            plan.main,
            expected(self._game, steps),
            plan.moves,
        )

    def _reasons(self, plan: Candidate) -> Sequence[Text]:
        """What speaks for a plan as a whole; else for its moves, that of its main action first."""
        moves, rules, judge = without_going_on(self._judge, plan.moves), self._game.rules, self._judge
        together = judge.reasons_together(self._start, moves, carried(rules, self._start, moves))
        if together is not None:
            return together
        told: list[tuple[Text, ...]] = []
        position = self._start
        for move in moves:
            told.insert(0 if move is plan.main else len(told), judge.reasons(position, move))
            position = completed(rules, position, move)
        return tuple(dict.fromkeys(reason for reasons in told for reason in reasons))


def expected(game: Game, steps: Sequence[Step]) -> tuple[Expected, ...]:
    """What is expected in a game, each move with the game as it would then be."""
    options = {name: value for name, value in game.options.items() if name not in ("seed", "setup")}
    return tuple(Expected(step.seat, step.move, Game(game.rules, options, step.before)) for step in steps)


def _differing(ranked: Sequence[Rated]) -> list[Rated]:
    """Of plans in their order the best of each main action, the best first; all of them where there is but one.

    Of those that are nearly as good as the best the shortest is taken.
    """
    found: list[Rated] = []
    for one in ranked:
        if all(not alike(one.plan.main, other.plan.main) for other in found):
            near = [
                other for other in ranked if alike(one.plan.main, other.plan.main) and other.worth >= one.worth - A_MOVE
            ]
            found.append(min(near, key=lambda other: len(other.plan.moves)))
    return sorted(found, key=lambda one: -one.worth) if len(found) > 1 else list(ranked)
