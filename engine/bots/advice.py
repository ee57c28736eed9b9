"""Advice: plans that somebody has rated, told with what they gain, why, and what is expected after them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.bots.candidates import Candidates, carried, course, kind, without_going_on
from engine.bots.choices import Line, best_first, completed
from engine.bots.judge import AnyJudge
from engine.bots.player import Advice
from engine.game import Game
from engine.moves import Move
from engine.texts import Text

REASONS: Final = 3
"""So many reasons are told for a plan."""

A_MOVE: Final = 0.5
"""What is not worth more than so many points than a shorter plan about the same is no better."""


class Counsel:
    """What is said of the plans for a decision, whoever rates them."""

    def __init__(self, game: Game, judge: AnyJudge) -> None:
        """For whoever decides in `game`, which is as they imagine it."""
        self._game = game
        self._judge = judge
        self._seat = judge.decider(game.position)
        self._candidates = Candidates(game.rules, judge, game.position)
        self._also: list[tuple[Move, ...]] = []

    def plans(self, most: int, also: Sequence[Sequence[Move]]) -> list[Line]:
        """The plans to rate: the best at first sight, and those in `also`; of plans that come to the same, one."""
        found = self._candidates.plans(most)
        for moves in also:
            given = self._candidates.given(moves)
            place = next((place for place, one in enumerate(found) if one.after == given.after), None)
            if place is None:
                found.append(given)
            elif found[place].moves not in self._also:
                found[place] = given._replace(worth=found[place].worth)
            else:
                continue
            self._also.append(given.moves)
        return found

    def advice(self, rated: Iterable[Line], n: int, points: float, lead: float) -> list[Advice]:
        """The best plans that differ in what they are about, and those asked for; see `Adviser.advice`.

        `points` and `lead` are what is expected after the best of all.
        """
        ranked = best_first(rated)
        named = _differing(ranked)[:n]
        named += [one for one in ranked if one not in named and one.moves in self._also]
        less = [one.worth - ranked[0].worth for one in named]
        return [self._as_advice(one, points + by, lead + by) for one, by in zip(named, less, strict=True)]

    def _as_advice(self, plan: Line, points: float, lead: float) -> Advice:
        return Advice(
            without_going_on(self._judge, plan.moves),
            points,
            lead,
            max(1, plan.ways),
            tuple(self._reasons(plan)[:REASONS]),
            plan.main,
            course(self._game, self._judge, plan.after, self._seat),
            plan.moves,
            self._judge.actions_left(self._game.position, self._seat),
        )

    def _reasons(self, plan: Line) -> Sequence[Text]:
        """What speaks for a plan as a whole; else for its moves: its main action first, what only prepares it last."""
        judge, rules, position = self._judge, self._game.rules, self._game.position
        moves = without_going_on(judge, plan.moves)
        together = judge.reasons_together(position, moves, carried(rules, position, moves))
        if together is not None:
            return together
        told: dict[int, list[Text]] = {0: [], 1: [], 2: []}
        for move in moves:
            rank = 0 if move is plan.main else 1 + judge.prepares(move)
            told[rank] += judge.reasons(position, move)
            position = completed(rules, position, move)
        return tuple(dict.fromkeys(reason for reasons in told.values() for reason in reasons))


def _differing(ranked: Sequence[Line]) -> list[Line]:
    """Of plans in their order the best of each main action, the best first; all of them where there is but one.

    Of those that are nearly as good as the best the shortest is taken.
    """
    about: dict[tuple[type[Move], str], list[Line]] = {}
    for plan in ranked:
        about.setdefault(kind(plan.main or plan.move), []).append(plan)
    if len(about) == 1:
        return list(ranked)
    near = ([plan for plan in plans if plan.worth >= plans[0].worth - A_MOVE] for plans in about.values())
    return best_first(min(plans, key=lambda plan: len(plan.moves)) for plans in near)
