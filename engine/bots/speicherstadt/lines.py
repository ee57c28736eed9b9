"""Why to stand in a line of Die Speicherstadt, or to step back: who else is in it, and what they could pay."""

from __future__ import annotations

from collections.abc import Iterator

from engine.speicherstadt import rival
from engine.speicherstadt.goods import coins
from engine.speicherstadt.rounds import EXTRA
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.supply import rounds_left
from engine.texts import Text, counted, message


def asked_next(position: Quarter) -> Iterator[Text]:
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


def kept(position: Quarter) -> Iterator[Text]:
    """What an income gives to whoever has bought nothing."""
    if not position.bought >> position.seat & 1 and rounds_left(position):
        yield counted(
            "Whoever buys nothing in a round gets {n} coin more.",
            "Whoever buys nothing in a round gets {n} coins more.",
            EXTRA,
        )


def line(position: Quarter, queue: tuple[int, ...], card: int) -> Iterator[Text]:
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
