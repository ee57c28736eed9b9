"""What a turn does for the meals: food, loans that it spares or takes, harvests."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bots.le_havre.prospects import harvests_to_come
from engine.bots.le_havre.reasons.turn import Reason, Turn
from engine.le_havre import meal
from engine.le_havre.goods import CATTLE, GRAIN, some
from engine.le_havre.money import LOAN
from engine.le_havre.state import MEAL, Havre
from engine.texts import counted, message


def fed(turn: Turn) -> Iterator[Reason]:
    """The next meal first, then those after it, then harvests; nothing where no meal is to come."""
    if not turn.meals:
        return
    if turn.before.phase != MEAL:
        yield from _loans(turn)
        yield from _next_meal(turn)
        yield from _later_meals(turn)
    yield from _harvests(turn)


def missing(position: Havre, seat: int) -> int:
    """The food that a seat lacks for the next meal, its francs not counted."""
    return max(0, position.meal_owed(seat) - position.food(seat))


def _loans_for_the_meal(position: Havre, seat: int) -> int:
    return -(-max(0, missing(position, seat) - position.francs(seat)) // LOAN)


def _loans(turn: Turn) -> Iterator[Reason]:
    before, after = (_loans_for_the_meal(position, turn.seat) for position in (turn.before, turn.after))
    if after < before:
        yield Reason(
            (before - after) * turn.weights.loan,
            counted(
                "As things stand it keeps you from {n} loan at the next meal.",
                "As things stand it keeps you from {n} loans at the next meal.",
                before - after,
            ),
        )
    elif after > before:
        words = (
            counted(
                "But as things stand the next meal then takes {n} loan, not {less}.",
                "But as things stand the next meal then takes {n} loans, not {less}.",
                after,
                less=before,
            )
            if before
            else counted(
                "But as things stand the next meal then takes {n} loan.",
                "But as things stand the next meal then takes {n} loans.",
                after,
            )
        )
        yield Reason((after - before) * turn.weights.loan, words, against=True)


def _next_meal(turn: Turn) -> Iterator[Reason]:
    """What becomes of the next meal; what a new ship feeds of it is said with the ship."""
    before, after, seat = turn.before, turn.after, turn.seat
    had, have, owed = before.food(seat), after.food(seat), before.meal_owed(seat)
    spared = missing(before, seat) - missing(after, seat)
    if spared > 0 and have > had and after.meal_owed(seat) == owed:
        words = message(
            "For the next meal you need {owed} food: you have {had} now, {have} then.", owed=owed, had=had, have=have
        )
        yield Reason(spared * turn.weights.meal_now, words)


def _later_meals(turn: Turn) -> Iterator[Reason]:
    """What food is left for the meals after the next one, as far as they need it."""
    before, after, seat = turn.before, turn.after, turn.seat
    needed = sum(max(0, card.food - after.ships_feed(seat)) for card in after.terms.rounds[-turn.meals :])
    had, have = (min(needed, position.food(seat)) for position in (before, after))
    at_once = max(0, missing(before, seat) - missing(after, seat))
    more = have - had - at_once
    if more <= 0 or turn.meals < 2:
        return
    francs = 0.9 * more * turn.weights.meal_later
    if have == needed:
        yield Reason(francs, message("Then you have the food for all meals to come."))
    elif at_once:
        yield Reason(francs, message("It leaves {n} food more for the meals after that.", n=more))
    else:
        yield Reason(francs, message("It brings {n} food for the meals to come.", n=more))


def _harvests(turn: Turn) -> Iterator[Reason]:
    before, after = turn.before.goods[turn.seat], turn.after.goods[turn.seat]
    terms = turn.before.terms
    number = harvests_to_come(terms.variant, terms.players, turn.before.round + (turn.before.phase == MEAL))
    for kind, least, each in ((GRAIN, 1, turn.weights.grain_harvest), (CATTLE, meal.PAIR, turn.weights.cattle_harvest)):
        if number and before[kind] < least <= after[kind]:
            yield Reason(
                each * number,
                counted(
                    "It gives you {good} at each harvest: {n} is to come.",
                    "It gives you {good} at each harvest: {n} are to come.",
                    number,
                    good=some(1, kind),
                ),
            )
