"""What a turn counts in the score, brings at once, and does for the meals: food, loans spared or taken, harvests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.bots.le_havre.prospects import harvests_to_come
from engine.bots.le_havre.reasons.turn import LEAST, Reason, Turn
from engine.le_havre import meal, scoring
from engine.le_havre.building import YACHT
from engine.le_havre.cards import Card, fee_text
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import CATTLE, FRANCS, GOODS, GRAIN, some
from engine.le_havre.money import LOAN, REPAYMENT, UNPAID_AT_END
from engine.le_havre.moves import Buy, Enter, Repay, Take
from engine.le_havre.rounds import STANDARD
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import MEAL, Havre
from engine.texts import Text, counted, message

_ONLY_FOR_FRANCS = 1.5
"""So many francs it is worth to build what could soon only be bought."""
_MANY_KINDS: Final = 3
"""More kinds of goods than this are counted together."""


def scored(turn: Turn) -> Iterator[Reason]:
    """Loans first, then cards and ships."""
    if any(isinstance(move, Repay) for move in turn.moves):
        yield Reason(
            UNPAID_AT_END - REPAYMENT,
            message(
                "A loan costs {now} now, and {later} in the score if it is still there at the end.",
                now=REPAYMENT,
                later=UNPAID_AT_END,
            ),
        )
    for index in sorted(set(turn.after.owned(turn.seat)) - set(turn.before.owned(turn.seat))):
        yield from _card(turn, CARDS[index], index)
    yield from _bonuses(turn)
    yield from _ships(turn)


def _card(turn: Turn, card: Card, index: int) -> Iterator[Reason]:
    before = turn.before
    value = card.value + scoring.bonus(turn.after, turn.seat, card.name)
    if turn.buys(card):
        paid = card.price or 0
        yield Reason(max(LEAST, value - paid), _counts(card.shown, value, paid))
    elif card.name == YACHT:
        given = sum(SHIPS[ship].value for ship in _gone(turn))
        words = message(
            "The {building} counts {value} at the end, the ship that is given for it {given}.",
            building=card.shown,
            value=value,
            given=given,
        )
        yield Reason(value - given, words)
    elif value:
        yield Reason(value, _counts(card.shown, value))
    if before.terms.players > 1 and turn.left and (card.fee.food or card.fee.francs):
        yield Reason(
            turn.left * turn.weights.own * (card.fee.food or card.fee.francs),
            message("Whoever else enters the {building} pays you {fee}.", building=card.shown, fee=fee_text(card.fee)),
        )
    town_builds = not before.final and before.round_card.town == STANDARD
    if town_builds and not turn.buys(card) and meal.next_standard(before) == index:
        yield Reason(
            _ONLY_FOR_FRANCS,
            message(
                "As things stand the town builds the {building} after this round: then it can only be bought.",
                building=card.shown,
            ),
        )


def _counts(shown: Text, value: int, paid: int | None = None) -> Text:
    """What a card counts, and costs where it is bought."""
    if paid is None:
        return message("The {card} counts {value} at the end.", card=shown, value=value)
    return message("The {card} costs {paid} and counts {value} at the end.", card=shown, paid=paid, value=value)


def _bonuses(turn: Turn) -> Iterator[Reason]:
    """What more the cards with a bonus count that the seat owned before; goods may still be spent until the end."""
    for index in turn.before.owned(turn.seat):
        card = CARDS[index]
        if card.name not in scoring.WITH_BONUS or (card.name == scoring.STOREHOUSE and turn.left):
            continue
        more = scoring.bonus(turn.after, turn.seat, card.name) - scoring.bonus(turn.before, turn.seat, card.name)
        if more > 0:
            words = counted(
                "Your {building} counts {n} franc more.",
                "Your {building} counts {n} francs more.",
                more,
                building=card.shown,
            )
            yield Reason(more, words)


def _gone(turn: Turn) -> Iterator[int]:
    """The ships that the seat has no more."""
    return (Counter(turn.before.fleets[turn.seat]) - Counter(turn.after.fleets[turn.seat])).elements()


def _ships(turn: Turn) -> Iterator[Reason]:
    fed = turn.before.ships_feed(turn.seat)
    for number in (Counter(turn.after.fleets[turn.seat]) - Counter(turn.before.fleets[turn.seat])).elements():
        ship, kind = SHIPS[number], KINDS[SHIPS[number].kind]
        paid = (kind.price or 0) if Buy(ship.name) in turn.moves else None
        yield Reason(ship.value, _counts(ship.shown, ship.value, paid))
        feeds = kind.food[turn.before.terms.players - 1]
        yield from _feeding(turn, feeds, fed)
        fed += feeds


def _feeding(turn: Turn, feeds: int, fed: int) -> Iterator[Reason]:
    """What a new ship saves at the meals to come, at each of which others feed so many."""
    if not turn.meals or not feeds:
        return
    cards = turn.before.terms.rounds[-turn.meals :]
    saved = [max(0, card.food - fed) - max(0, card.food - fed - feeds) for card in cards]
    total = sum(saved)
    if all(one == feeds for one in saved):
        words = counted(
            "It feeds {food} at the last meal.", "It feeds {food} at each of {n} meals.", turn.meals, food=feeds
        )
    else:
        words = counted(
            "It saves {food} food at the last meal.",
            "It saves {food} food at the {n} meals to come.",
            turn.meals,
            food=total,
        )
    yield Reason(total * turn.weights.meal_later, words)


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
        words = counted(
            "As things stand it keeps you from {n} loan at the next meal.",
            "As things stand it keeps you from {n} loans at the next meal.",
            before - after,
        )
        yield Reason((before - after) * turn.weights.loan, words)
    elif after > before:
        words = (
            counted(
                "As things stand the next meal then takes {n} loan, not {less}.",
                "As things stand the next meal then takes {n} loans, not {less}.",
                after,
                less=before,
            )
            if before
            else counted(
                "As things stand the next meal then takes {n} loan.",
                "As things stand the next meal then takes {n} loans.",
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
