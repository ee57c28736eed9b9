"""Quick choices in Die Speicherstadt: one move for each decision, by sums."""

from __future__ import annotations

from typing import Final

from engine.bots.speicherstadt.evaluator import Evaluator
from engine.moves import Move
from engine.speicherstadt import purchase
from engine.speicherstadt.deck import CARDS, FIRE_CHIEF, FISH_MARKET, INSURANCE, NAMES
from engine.speicherstadt.goods import NAMES as GOODS
from engine.speicherstadt.holdings import HALL_HOLDS, SYMBOLS, goods_on, holding
from engine.speicherstadt.moves import UPPER, WATER, Buy, Decline, Exchange, Market, Pass, Queue, Reserve, Store, Use
from engine.speicherstadt.prospects import missing, obvious
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INSURE, LOADING, PURCHASE, SPACES, Quarter

_QUEUE: Final = tuple(map(Queue, WATER))
_RESERVE: Final = tuple(map(Reserve, UPPER))
_EXCHANGE: Final = tuple(map(Exchange, GOODS))
DECLINE: Final = Decline()
BUY: Final = Buy()
_PASS, _STORE, _MARKET = Pass(), Store(), Market()
_FISH: Final = Use(NAMES[FISH_MARKET])
_CHIEF: Final = Use(NAMES[FIRE_CHIEF])
_INSURANCE: Final = Use(NAMES[INSURANCE])

_BUYS: Final = 0.7
"""How likely somebody who can pay for a card is to buy it."""


def chosen(evaluator: Evaluator, position: Quarter) -> Move:
    """The move of a quick choice, its answers aside."""
    phase = position.phase
    if phase == DEMAND:
        return placements(evaluator, position)[0][1]
    if phase == PURCHASE:
        return _purchase(evaluator, position)
    if phase == LOADING:
        return load(position)
    if phase == CHIEF:
        return _CHIEF
    if phase == INSURE:
        pays = 2 * evaluator.coin(evaluator.features(position)) < -position.asked[0][2]
        return _INSURANCE if pays else DECLINE
    return _PASS if phase == FINAL else DECLINE


def placements(evaluator: Evaluator, position: Quarter) -> list[tuple[float, Move]]:
    """Every placement with what one may hope to gain by it, the best first."""
    house = position.seat
    coin = evaluator.coin(evaluator.features(position))
    water, upper = evaluator.gains(position, house)
    found: list[tuple[float, Move]] = []
    to_come = sum(position.workers) - 1
    for column, queue in enumerate(position.queues):
        worth = water[column]
        if worth is not None and len(queue) < SPACES:
            found.append((_in_line(position, house, queue, worth, coin, to_come), _QUEUE[column]))
    for place, worth in enumerate(upper):
        if worth is not None:
            price = 1 + min(3.0, to_come * 0.25)
            found.append((max(0.05, worth - price * coin), _RESERVE[place]))
    if not found or not position.workers[house]:
        found.append((0.6, _PASS))
    found.sort(key=lambda one: -one[0])
    return found


def _in_line(position: Quarter, house: int, queue: tuple[int, ...], worth: float, coin: float, to_come: int) -> float:
    """What standing at the end of a line may bring: the card if those before step back, and a dearer card for them."""
    size = len(queue) + 1
    free, spoilt = 1.0, 0.0
    own = 0
    for place, other in enumerate(queue):
        price = size - place
        if other == house:
            own += 1
            continue
        if position.coins[other] >= price:
            free *= 1 - _BUYS * (0.6 if price > 3 else 1.0)
            spoilt += 0.25 * coin
    cost = (1 + min(2.0, to_come / max(1, len(position.queues)) * (0.8 if worth > 4 else 0.4))) * coin
    if own:
        # Another worker of one's own makes the first one dearer; it helps only where one stands behind others.
        return 0.2 * max(0.0, worth - cost) * free + spoilt - own * coin
    if position.coins[house] < 1:
        free *= 0.2
    return max(0.0, worth - cost) * free + spoilt


def _purchase(evaluator: Evaluator, position: Quarter) -> Move:
    house, features = position.seat, evaluator.features(position)
    card, goods = purchase.lot(position)
    price = purchase.price(position)
    worth = evaluator.card(position, house, card, goods, features)
    cost = price * evaluator.coin(features)
    can_pay = position.coins[house] >= price
    if position.owns(house, FISH_MARKET) and worth > 3 and (not can_pay or cost > 3):
        return _FISH
    return BUY if can_pay and worth > cost + 0.1 else DECLINE


def load(position: Quarter) -> Move:
    """The obvious, then an exchange that a contract needs, then the sale of what would lapse."""
    move = obvious(position)
    if move is not None:
        return move
    house = position.seat
    cards = holding(position.cards[house])
    stock = position.landed[house]
    number = sum(stock)
    loose = number - cards.room - HALL_HOLDS
    if number >= cards.rate:
        wanted = _wanted(position, house)
        if wanted is not None and number - stock[wanted] >= cards.rate:
            return _EXCHANGE[wanted]
    if loose > 0 and number >= 2:
        return _MARKET
    return _STORE


def _wanted(position: Quarter, house: int) -> int | None:
    """A good of the supply for which the contract of the most points asks that lacks no more than two."""
    best, most = None, 0
    for place in holding(position.cards[house]).contracts:
        lacking = missing(position, house, place)
        if not 1 <= lacking <= 2:
            continue
        asked = list(SYMBOLS[place])
        for kind in goods_on(place, position.laid[place]):
            asked.remove(kind)
        for kind in asked:
            points = _POINTS[place] // lacking
            if position.supply[kind] and not position.landed[house][kind] and points > most:
                best, most = kind, points
    return best


_POINTS: Final = tuple(card.points for card in CARDS if card.type == "contract")
"""The points of each contract."""
