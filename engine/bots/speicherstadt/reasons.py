"""Why a move of Die Speicherstadt is thought good, in a few words: what the card would do, and who stands before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.bots.choices import completed
from engine.bots.speicherstadt import lines
from engine.bots.speicherstadt.evaluator import Evaluator, Features
from engine.bots.speicherstadt.uses import exchange
from engine.moves import Move
from engine.speicherstadt import anytime, purchase, scoring
from engine.speicherstadt.cards import CONTRACT, FIREMAN, OFFICE, SHIP
from engine.speicherstadt.deck import CARDS, CONTRACTS, PLACE
from engine.speicherstadt.goods import INDEX, KINDS, NOTHING, counted_goods, several
from engine.speicherstadt.holdings import FREE, FULL, HALL_HOLDS, SYMBOLS, holding
from engine.speicherstadt.moves import UPPER, WATER, Buy, Decline, Load, Market, Queue, Reserve, Use
from engine.speicherstadt.state import CHIEF, INFORM, INSURE, PURCHASE, Lot, Quarter
from engine.speicherstadt.title import SPEICHERSTADT
from engine.texts import Text, counted, message

_MOST: Final = 3
"""At most so many sentences are said of a placement."""


def reasons(evaluator: Evaluator, position: Quarter, move: Move) -> tuple[Text, ...]:
    """What speaks for a complete move of the house that decides; nothing where the move says it all."""
    match move:
        case Queue():
            column = WATER.index(move.target)
            lot = position.row[column]
            said = (
                [*_card(evaluator, position, lot), *lines.line(position, position.queues[column], lot[0])]
                if lot
                else []
            )
            return tuple(said[:_MOST])
        case Reserve():
            lot = position.upper[UPPER.index(move.target)]
            return tuple(_card(evaluator, position, lot))[:_MOST] if lot else ()
        case Buy():
            return (*list(_card(evaluator, position, purchase.lot(position)))[:1], _price(evaluator, position))
        case Decline() if position.phase == PURCHASE:
            return (
                *lines.asked_next(position),
                *lines.kept(position),
                _worth(evaluator, position, purchase.lot(position)),
                _price(evaluator, position),
            )
        case Load():
            return tuple(_load(position, INDEX[move.target]))
        case Market():
            return tuple(_too_many(position))
        case Use():
            return tuple(_used(evaluator, position, move))
        case _:
            return ()


def _worth(evaluator: Evaluator, position: Quarter, lot: Lot) -> Text:
    """What a card is worth to the house that decides, in points at the end."""
    points = round(evaluator.card(position, position.seat, *lot, Features(position)))
    if points < 1:
        return message("It hardly brings you anything.")
    return counted(
        "With it you may hope for about {n} point more.", "With it you may hope for about {n} points more.", points
    )


def _price(evaluator: Evaluator, position: Quarter) -> Text:
    """What the price of the card that is asked for is worth at this time of the game."""
    price = purchase.price(position)
    points = round(price * evaluator.coin(Features(position)))
    if points < 1:
        return counted(
            "{n} coin counts for less than a point now.", "{n} coins count for less than a point now.", price
        )
    shown = counted("{n} point", "{n} points", points)
    return counted(
        "{n} coin counts for about {points} now.", "{n} coins count for about {points} now.", price, points=shown
    )


def _card(evaluator: Evaluator, position: Quarter, lot: Lot) -> Iterator[Text]:
    """What the card would do for the house that decides, the most telling first."""
    kind = CARDS[lot[0]].type
    if kind in _TOLD:
        yield from _TOLD[kind](position, lot)
    yield _worth(evaluator, position, lot)


def _ship(position: Quarter, lot: Lot) -> Iterator[Text]:
    """Which of its goods fit onto contracts, and which are sold or delivered."""
    cards, laid = holding(position.cards[position.seat]), list(position.laid)
    fitting, taken = [0] * KINDS, [0] * KINDS
    for kind in lot[1]:
        place = next((one for one in cards.contracts if FREE[one][laid[one]][kind]), None)
        if place is not None:
            laid[place] |= FREE[place][laid[place]][kind]
            fitting[kind] += 1
        elif cards.points[kind] or cards.coins[kind]:
            taken[kind] += 1
    filled = [CARDS[CONTRACTS[one]].points for one in cards.contracts if laid[one] == FULL[one] != position.laid[one]]
    if len(filled) == 1:
        yield counted("It fills a contract of {n} point.", "It fills a contract of {n} points.", filled[0])
    elif filled:
        points = sum(filled)
        yield counted("It fills contracts of {n} point together.", "It fills contracts of {n} points together.", points)
    elif any(fitting):
        yield message("Onto your contracts: {goods}.", goods=several(fitting))
    if any(taken):
        yield message("To your merchants and works: {goods}.", goods=several(taken))


def _contract(position: Quarter, lot: Lot) -> Iterator[Text]:
    """How much of it is at hand, and how many goods are still to come."""
    house, place = position.seat, PLACE[lot[0]]
    stock = [loose + stored for loose, stored in zip(position.landed[house], position.stored[house], strict=True)]
    if position.hall[house] != NOTHING:
        stock[position.hall[house]] += 1
    have = [min(asked, has) for asked, has in zip(counted_goods(SYMBOLS[place]), stock, strict=True)]
    if any(have):
        yield message("You have some of it: {goods}.", goods=several(have))
    in_bag = Features(position).bag
    to_come = min(in_bag[kind] for kind in SYMBOLS[place])
    if not to_come:
        yield message("Not all that it asks for is still to come.")


def _fireman(position: Quarter, lot: Lot) -> Iterator[Text]:
    """Where one would stand at the fires to come."""
    house = position.seat
    strengths = [holding(cards).strength for cards in position.cards]
    after = holding((*position.cards[house], lot[0])).strength
    others = [strength for other, strength in enumerate(strengths) if other != house]
    fires = sum(Features(position).fires)
    if not fires:
        yield message("No fire is to come any more.")
    elif after > max(others):
        yield counted(
            "Your firemen would be the strongest; {n} point is at stake in fires to come.",
            "Your firemen would be the strongest; {n} points are at stake in fires to come.",
            fires,
        )
    elif strengths[house] == min(strengths) and after > min(others):
        yield message("Your firemen would not be the weakest any more.")


def _office(position: Quarter, lot: Lot) -> Iterator[Text]:
    """What one more of them counts."""
    number = sum(CARDS[one].type == OFFICE for one in position.cards[position.seat])
    points = scoring.offices(number + 1) - scoring.offices(number)
    yield counted("Your offices would count {n} point more.", "Your offices would count {n} points more.", points)


_TOLD: Final[Mapping[str, Callable[[Quarter, Lot], Iterator[Text]]]] = {
    SHIP: _ship,
    CONTRACT: _contract,
    FIREMAN: _fireman,
    OFFICE: _office,
}
"""What is said of the types of which there is something to say."""


# Loading.


def _load(position: Quarter, kind: int) -> Iterator[Text]:
    """The contract that is full with a good."""
    for place in anytime.contracts_for(position, position.seat, kind):
        laid = position.laid[place]
        if laid | FREE[place][laid][kind] == FULL[place]:
            points = CARDS[CONTRACTS[place]].points
            yield counted("A contract of {n} point is full.", "A contract of {n} points is full.", points)
            return


def _too_many(position: Quarter) -> Iterator[Text]:
    """What no store would hold; in the same words as often as goods are sold."""
    house = position.seat
    if sum(position.landed[house]) > holding(position.cards[house]).room + HALL_HOLDS:
        yield message("Goods that no store holds would lapse.")


# Cards that are used.


def _used(evaluator: Evaluator, position: Quarter, move: Move) -> Iterator[Text]:
    """What a card brings that is used now."""
    house = position.seat
    if position.phase in (CHIEF, INSURE):
        yield counted("That is {n} point.", "That is {n} points.", abs(position.asked[0][2]))
    elif position.phase == INFORM:
        best = exchange(evaluator, position)
        if best is not None and best.move == move:
            yield counted(
                "By what everybody can pay it brings about {n} point.",
                "By what everybody can pay it brings about {n} points.",
                max(1, round(best.points)),
            )
    else:
        gained = scoring.total(completed(SPEICHERSTADT, position, move), house) - scoring.total(position, house)
        if gained > 0:
            yield counted("It brings {n} point.", "It brings {n} points.", gained)
