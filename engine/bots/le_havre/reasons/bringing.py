"""What a turn brings at once: francs, and goods that are worth something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.bots.le_havre.reasons.turn import LEAST, Reason, Turn
from engine.le_havre.goods import FRANCS, GOODS, some
from engine.le_havre.moves import Enter, Take
from engine.texts import Text, counted, message

_MANY_KINDS: Final = 3
"""More kinds of goods than this are counted together."""


def brought(turn: Turn) -> Iterator[Reason]:
    """Francs first, then goods as long as there is something to do with them."""
    yield from _francs(turn)
    if turn.left:
        yield from _goods(turn)


def _francs(turn: Turn) -> Iterator[Reason]:
    """What the main action brings, whatever is bought beside it."""
    steps = [step for step in turn.steps if isinstance(step.move, Enter | Take)]
    francs = sum(step.after.francs(turn.seat) - step.before.francs(turn.seat) for step in steps)
    if francs > 0:
        yield Reason(francs, counted("It brings {n} franc.", "It brings {n} francs.", francs))


def _goods(turn: Turn) -> Iterator[Reason]:
    before, after = turn.before.goods[turn.seat], turn.after.goods[turn.seat]
    values = turn.evaluator.token_values(turn.before, turn.seat)
    changed = [(after[kind] - before[kind], kind) for kind in range(len(GOODS)) if kind != FRANCS]
    gained = [(number, kind) for number, kind in changed if number > 0]
    spent = [(-number, kind) for number, kind in changed if number < 0]
    worth = round(sum(values[kind] * number for number, kind in changed))
    if not gained or worth < 2 or (turn.meals and not spent and all(GOODS[kind].food for _number, kind in gained)):
        return
    yield Reason(max(LEAST, worth / 2), _worth(gained, spent, worth))


def _worth(gained: Sequence[tuple[int, int]], spent: Sequence[tuple[int, int]], worth: int) -> Text:
    """What goods are worth together, less those that are given for them: numbers and kinds."""
    if len(gained) > _MANY_KINDS:
        number = sum(number for number, _kind in gained)
        if spent:
            return message(
                "The {n} goods are worth about {worth} francs more than what you give.", n=number, worth=worth
            )
        return message("The {n} goods are worth about {worth} francs to you.", n=number, worth=worth)
    goods = tuple(some(number, kind) for number, kind in gained)
    if not spent:
        return message("You get {goods}, worth about {n} francs to you.", goods=goods, n=worth)
    given = tuple(some(number, kind) for number, kind in spent)
    return message(
        "For {spent} you get {goods}, worth about {n} francs more to you.", spent=given, goods=goods, n=worth
    )
