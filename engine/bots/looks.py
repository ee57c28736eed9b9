"""Looking at a decision again and again, each time harder: the one judgement of which hints and reviews are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial

from engine.bots.levels import adviser, lineup_of
from engine.bots.player import Advice, Stop, never
from engine.bots.shares import Hands, by_oneself
from engine.errors import Refused
from engine.game import Game
from engine.moves import Move
from engine.open_game import OpenGame
from engine.texts import message


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen: the best plans, and by how many points the last harder look changed what divides them.

    `doubt` is None where there was no look before it to compare with. `is_last` says that it gets no better.
    """

    advice: tuple[Advice, ...]
    doubt: float | None
    is_last: bool


def _glance(game: Game, n: int, seed: int, also: Sequence[Sequence[Move]], budget: int, stop: Stop) -> Sequence[Advice]:
    """A look at the decision of a game."""
    thinker = adviser(game.title, seed, budget)
    return () if thinker is None else thinker.advice(game, n, stop, also)


def looks(
    game: Game,
    n: int,
    stop: Stop = never,
    *,
    seed: int = 0,
    budgets: Sequence[int] | None = None,
    also: Sequence[Sequence[Move]] = (),
    hands: Hands = by_oneself,
) -> Iterator[Look]:
    """The `n` best plans for the decision of `game`, seen harder and harder, as far as there is time.

    The first look is there even if `stop` says at once that time is up; a later one that was broken off is not. Without
    `budgets` (nodes for each look) they are those of the title. Nothing where the title has no adviser. `hands` take
    the looks after the first one.
    """
    lineup = lineup_of(game.title)
    if lineup.adviser is None:
        return
    look = partial(_glance, game.at(game.position), n, seed, also)
    works = [partial(look, budget) for budget in (lineup.looks if budgets is None else budgets)]
    before = works[0](stop)
    is_last = len(works) == 1 or len(before) == 1
    yield Look(tuple(_reasoned(game, one) for one in before), None, is_last)
    if is_last or stop():
        return
    with closing(hands(works[1:], stop)) as found_by_hands:
        for number, found in enumerate(found_by_hands, start=2):
            if stop():
                return
            is_last = number == len(works) or len(found) == 1
            yield Look(tuple(_reasoned(game, one) for one in found), doubt(before, found), is_last)
            if is_last:
                return
            before = found


def _reasoned(game: Game, advice: Advice) -> Advice:
    """A plan with a reason, where its title has none to give: what it counts at once."""
    decision = game.decision
    if advice.reasons or decision is None:
        return advice
    seat = decision.seat
    try:
        after = game.plan(advice.moves).after
    except Refused:  # what was imagined may not be what it is
        return advice
    now, then = (_total(one, seat) for one in (game, after))
    if then <= now:
        return advice
    points = game.about.unit.points(then - now)
    return replace(advice, reasons=(message("It counts {points} at once.", points=points),))


def _total(game: OpenGame, seat: int) -> int:
    """The score of a seat if the game ended now."""
    total: int = next(score["total"] for score in game.scores(seat) if score["seat"] == seat)
    return total


def doubt(before: Sequence[Advice], now: Sequence[Advice]) -> float | None:
    """By how many points two looks differ in what they say divides plans that both know; None where they know none."""
    known = {one.whole or one.moves: one.points for one in before}
    both = [(known[moves], one.points) for one in now if (moves := one.whole or one.moves) in known]
    if len(both) < 2:  # it takes two plans for a difference
        return None
    (first_before, first_now), *others = both
    changes = [abs((first_before - was) - (first_now - now_is)) for was, now_is in others]
    return sum(changes) / len(changes)
