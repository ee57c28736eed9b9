"""Looking at a decision again and again, each time harder: the one judgement of which hints and reviews are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine.bots.followed_games import followed
from engine.bots.levels import adviser, lineup_of
from engine.bots.player import Advice, Stop, never, whose
from engine.bots.shares import Hands, Work, by_oneself
from engine.bots.sureness import Range
from engine.errors import Refused
from engine.game import Game
from engine.moves import Move
from engine.open_game import OpenGame
from engine.texts import message


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen: the best plans.

    `doubt` is the standard error of what divides two of them, in points: twice as much is clear, less is about as good.
    `is_last` says that it gets no better. In `range` the score ends, four times of five, where advice is followed from
    here to the end of the game. It holds while thought goes on; None where it would be too wide to tell anything, or as
    long as nothing is known of it.
    """

    advice: tuple[Advice, ...]
    doubt: float
    is_last: bool
    range: Range | None = None


def _glance(game: Game, n: int, seed: int, also: Sequence[Sequence[Move]], budget: int, stop: Stop) -> list[Advice]:
    """A look at the decision of a game."""
    thinker = adviser(game.title, seed, budget)
    return [] if thinker is None else list(thinker.advice(game, n, stop, also))


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
    first, *harder = lineup.looks if budgets is None else budgets
    found = look(first, stop)
    best, sureness = found[0], lineup.sureness.among(game.options["variant"], len(game.names))
    works: list[Work] = [partial(look, budget) for budget in harder] if len(found) > 1 else []
    now, within = _total(game, whose(game)), None
    if lineup.follows is None:
        within = sureness.range(best.points, now, best.left)
    elif works and best.left <= sureness.most:
        works[-1] = partial(_both, works[-1], partial(followed, game.at(game.position), best.whole, seed))
    doubt = sureness.doubt(best.left)
    yield Look(_reasoned(game, found), doubt, not works, _ended(game, best) or within)
    if not works or stop():
        return
    with closing(hands(works, stop)) as found_by_hands:
        for number, seen in enumerate(found_by_hands, start=1):
            if stop():
                return
            found, end = seen if isinstance(seen, tuple) else (seen, None)
            if end is not None:
                within = sureness.range(end.points, now, best.left, end.apart)
            yield Look(_reasoned(game, found), doubt, number == len(works), _ended(game, found[0]) or within)


def _ended(game: Game, plan: Advice) -> Range | None:
    """The score with which a plan ends the game; None where it goes on."""
    try:
        after = game.plan(plan.whole or plan.moves).after
    except Refused:  # what was imagined may not be what it is
        return None
    if after.decision is not None:
        return None
    total = _total(after, whose(game))
    return Range(total, total)


def _both(look: Work, follow: Work, stop: Stop) -> tuple[Any, Any]:
    """What comes of two pieces of thinking, one after the other."""
    return look(stop), follow(stop)


def _reasoned(game: Game, found: Sequence[Advice]) -> tuple[Advice, ...]:
    """Plans with a reason, where their title has none to give: what they count at once."""
    return tuple(_with_reason(game, one) for one in found)


def _with_reason(game: Game, advice: Advice) -> Advice:
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
