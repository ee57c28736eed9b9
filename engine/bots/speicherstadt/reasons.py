"""Why a move of Die Speicherstadt is thought good, in a few words: what the card would do, and who stands before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.bots.choices import completed
from engine.bots.speicherstadt.evaluator import Evaluator, Features
from engine.bots.speicherstadt.policy import exchange
from engine.moves import Move
from engine.speicherstadt import anytime, purchase, rival, scoring
from engine.speicherstadt.cards import CONTRACT, FIREMAN, OFFICE, SHIP
from engine.speicherstadt.deck import CARDS, CONTRACTS, PLACE
from engine.speicherstadt.goods import INDEX, coins, counted_goods, several
from engine.speicherstadt.holdings import FREE, FULL, SYMBOLS, holding
from engine.speicherstadt.moves import UPPER, WATER, Buy, Decline, Load, Market, Queue, Reserve, Use
from engine.speicherstadt.prospects import at_hand, lapsing, uses
from engine.speicherstadt.rounds import EXTRA
from engine.speicherstadt.state import CHIEF, INFORM, INSURE, PURCHASE, Lot, Quarter
from engine.speicherstadt.supply import rounds_left
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
            said = [*_card(evaluator, position, lot), *_line(position, position.queues[column], lot[0])] if lot else []
            return tuple(said[:_MOST])
        case Reserve():
            lot = position.upper[UPPER.index(move.target)]
            return tuple(_card(evaluator, position, lot))[:_MOST] if lot else ()
        case Buy():
            return (*list(_card(evaluator, position, purchase.lot(position)))[:1], _price(evaluator, position))
        case Decline() if position.phase == PURCHASE:
            asked, kept = _asked_next(position), _kept(position)
            # That nobody else may buy it is no reason to do without: then what one keeps is told first.
            said_of_others = (*asked, *kept) if _may_be_bought(position) else (*kept, *asked)
            worth = _left(evaluator, position, purchase.lot(position))
            return (*said_of_others, worth, _price(evaluator, position))
        case Load():
            return tuple(_load(position, INDEX[move.target]))
        case Market():
            return tuple(_too_many(position))
        case Use():
            return tuple(_used(evaluator, position, move))
        case _:
            return ()


def _points(evaluator: Evaluator, position: Quarter, lot: Lot) -> int:
    """What a card is worth to the house that decides, in points at the end."""
    return round(evaluator.card(position, position.seat, lot, Features(position)))


def _left(evaluator: Evaluator, position: Quarter, lot: Lot) -> Text:
    """The same of a card from which the house steps back."""
    points = _points(evaluator, position, lot)
    if points < 1:
        return message("The card would hardly bring you anything.")
    return counted("The card would bring you about {n} point.", "The card would bring you about {n} points.", points)


def _worth(evaluator: Evaluator, position: Quarter, lot: Lot) -> Text:
    """The same of a card that the house takes, or stands in line for."""
    points = _points(evaluator, position, lot)
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
    use, laid = uses(position, position.seat, lot[1]), position.laid
    cards = holding(position.cards[position.seat])
    filled = [CARDS[CONTRACTS[one]].points for one in cards.contracts if use.laid[one] == FULL[one] != laid[one]]
    if len(filled) == 1:
        yield counted("It fills a contract of {n} point.", "It fills a contract of {n} points.", filled[0])
    elif filled:
        points = sum(filled)
        yield counted("It fills contracts of {n} point together.", "It fills contracts of {n} points together.", points)
    elif use.fitting:
        yield message("Onto your contracts: {goods}.", goods=several(counted_goods(use.fitting)))
    if use.delivered or use.sold:
        taken = several(counted_goods(use.delivered + use.sold))
        yield message("To your merchants and works: {goods}.", goods=taken)


def _contract(position: Quarter, lot: Lot) -> Iterator[Text]:
    """How much of it is at hand, and how many goods are still to come."""
    symbols, stock = SYMBOLS[PLACE[lot[0]]], at_hand(position, position.seat)
    have = [min(asked, has) for asked, has in zip(counted_goods(symbols), stock, strict=True)]
    if any(have):
        yield message("You have some of it: {goods}.", goods=several(have))
    in_bag = Features(position).bag
    if not all(in_bag[kind] for kind in symbols):
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
    number = scoring.number_of(position.cards[position.seat], OFFICE)
    points = scoring.offices(number + 1) - scoring.offices(number)
    yield counted("Your offices would count {n} point more.", "Your offices would count {n} points more.", points)


_TOLD: Final[Mapping[str, Callable[[Quarter, Lot], Iterator[Text]]]] = {
    SHIP: _ship,
    CONTRACT: _contract,
    FIREMAN: _fireman,
    OFFICE: _office,
}
"""What is said of the types of which there is something to say."""


# Who else stands in a line, and what they could pay.


def _asked_next(position: Quarter) -> Iterator[Text]:
    """Who is asked next where one steps back: one's own next worker pays less."""
    if position.column >= position.terms.columns:
        return
    house, behind = position.seat, position.queues[position.column][1:]
    if any(map(position.is_rival, behind)):
        return
    if not behind:
        yield message("Nobody else stands in line for it.")
        return
    prices = [(other, len(behind) - place) for place, other in enumerate(behind)]
    able = [(other, price) for other, price in prices if position.coins[other] >= price]
    if not able:
        yield message("Nobody else in line can pay for it.")
        return
    other, price = able[0]
    if other == house:
        yield message("Your next worker is asked for {coins}.", coins=coins(price))
        return
    yield message("Then {player} may buy it for {coins}.", player=position.name(other), coins=coins(price))
    own = next((price for other, price in able if other == house), 0)
    if own:
        yield message("If nobody before it does, your next worker is asked for {coins}.", coins=coins(own))


def _may_be_bought(position: Quarter) -> bool:
    """Whether somebody who stands behind in line can pay for the card where one steps back."""
    if position.column >= position.terms.columns:
        return False
    behind = position.queues[position.column][1:]
    return any(position.coins[house] >= len(behind) - place for place, house in enumerate(behind))


def _kept(position: Quarter) -> Iterator[Text]:
    """What an income gives to whoever has bought nothing."""
    if not position.bought >> position.seat & 1 and rounds_left(position):
        yield counted(
            "Whoever buys nothing in a round gets {n} coin more.",
            "Whoever buys nothing in a round gets {n} coins more.",
            EXTRA,
        )


def _line(position: Quarter, queue: tuple[int, ...], card: int) -> Iterator[Text]:
    """Who stands before a worker that joins a line now, and who could have bought the card but for that."""
    if not queue:
        yield message("Nobody stands there yet.")
        return
    prices = [(house, len(queue) + 1 - place) for place, house in enumerate(queue) if house != position.seat]
    able = [(house, price) for house, price in prices if _may_buy(position, house, card, price)]
    # Who stands in a line twice may be able to pay the second time.
    were = [(house, price) for house, price in prices if _may_buy(position, house, card, price - 1)]
    unable = [(house, price) for house, price in were if house not in dict(able)]
    if any(position.is_rival(house) for house, _price in prices):
        yield from _before_rival(prices[0][1], may=bool(able), might=bool(were))
    elif prices and not were:
        yield message("Nobody before you can pay for it.")
    elif unable and not able:
        yield message("Nobody before you could pay for it any more.")
    elif unable:
        house, price = unable[-1]
        yield message("{player} could not pay {coins} any more.", player=position.name(house), coins=coins(price))
    elif able:
        house, price = able[0]
        yield message(
            "It makes the card dearer for {player}: {coins}.", player=position.name(house), coins=coins(price)
        )


def _before_rival(price: int, *, may: bool, might: bool) -> Iterator[Text]:
    """The same of the Rival, which buys by a rule: whether it may buy at a price now, and might have done before."""
    if may:
        yield message("It makes the card dearer for the Rival: {coins}.", coins=coins(price))
    elif might:
        yield message("The Rival would not pay {coins} any more.", coins=coins(price))
    else:
        yield message("The Rival will not buy it.")


def _may_buy(position: Quarter, house: int, card: int, price: int) -> bool:
    """Whether a house can pay a price; the Rival, whether it would."""
    if position.is_rival(house):
        return rival.buys(position, house, card, price)
    return position.coins[house] >= price


# Loading.


def _load(position: Quarter, kind: int) -> Iterator[Text]:
    """The contract that is full with a good."""
    laid = position.laid
    for place in anytime.contracts_for(position, position.seat, kind):
        if laid[place] | FREE[place][laid[place]][kind] == FULL[place]:
            points = CARDS[CONTRACTS[place]].points
            yield counted("A contract of {n} point is full.", "A contract of {n} points is full.", points)
            return


def _too_many(position: Quarter) -> Iterator[Text]:
    """What no store would hold; in the same words as often as goods are sold."""
    if lapsing(position, position.seat):
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
