"""Quick choices in Die Speicherstadt: one move for each decision, by sums; which cards are worth using now, and how."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from engine.bots.choices import branches
from engine.bots.judge import AnyJudge
from engine.bots.speicherstadt.evaluator import Evaluator, Features
from engine.moves import Answer, Move
from engine.speicherstadt import anytime, informer, moves, purchase, rival
from engine.speicherstadt.deck import CARDS, CONTRACTS, FIRE_CHIEF, FISH_MARKET, INFORMER, INSURANCE, NAMES
from engine.speicherstadt.holdings import holding, lacked
from engine.speicherstadt.moves import BUY, DECLINE, USE, Use
from engine.speicherstadt.prospects import lapsing, missing, obvious
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INSURE, LOADING, PURCHASE, SPACES, Quarter
from engine.speicherstadt.title import SPEICHERSTADT

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
        return USE[FIRE_CHIEF]
    if phase == INSURE:
        pays = 2 * evaluator.coin(evaluator.features(position)) < -position.asked[0][2]
        return USE[INSURANCE] if pays else DECLINE
    return moves.PASS if phase == FINAL else DECLINE


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
            found.append((_in_line(position, house, queue, worth, coin, to_come), moves.QUEUE[column]))
    for place, worth in enumerate(upper):
        if worth is not None:
            price = 1 + min(3.0, to_come * 0.25)
            found.append((max(0.05, worth - price * coin), moves.RESERVE[place]))
    if not found or not position.workers[house]:
        found.append((0.6, moves.PASS))
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
    price = purchase.price(position)
    worth = evaluator.card(position, house, purchase.lot(position), features)
    cost = price * evaluator.coin(features)
    can_pay = position.coins[house] >= price
    if position.owns(house, FISH_MARKET) and worth > 3 and (not can_pay or cost > 3):
        return USE[FISH_MARKET]
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
    if number >= cards.rate:
        wanted = _wanted(position, house)
        if wanted is not None and number - stock[wanted] >= cards.rate:
            return moves.EXCHANGE[wanted]
    if lapsing(position, house) and number >= 2:
        return moves.MARKET
    return moves.STORE


def _wanted(position: Quarter, house: int) -> int | None:
    """A good of the supply for which the contract of the most points asks that lacks no more than two."""
    best, most = None, 0
    for place in holding(position.cards[house]).contracts:
        lacking = missing(position, house, place)
        if not 1 <= lacking <= 2:
            continue
        points = CARDS[CONTRACTS[place]].points // lacking
        for kind in lacked(place, position.laid[place]):
            if position.supply[kind] and not position.landed[house][kind] and points > most:
                best, most = kind, points
    return best


# Cards that can be used at any time; for the Informer Purchase is foreseen.

_MOST_WAYS: Final = 250
"""So many ways to use a card are looked at."""


class Gain(NamedTuple):
    """A complete move that uses a card, and what is gained by it."""

    points: float
    move: Move


def uses(judge: AnyJudge, position: Quarter) -> list[Gain]:
    """Each card of whoever decides that can be used at any time, used as well as can be; the best first."""
    if not position.terms.kai:
        return []
    house = position.seat
    cards = anytime.usable(position, house)
    if not cards:
        return []
    before = judge.worth(position, house)
    found = []
    for card in cards:
        ways = islice(branches(SPEICHERSTADT, judge, position, Use(NAMES[card]), quick=False), _MOST_WAYS)
        gain, move = max(((judge.worth(after, house), move) for move, after in ways), key=lambda way: way[0])
        found.append(Gain(gain - before, move))
    found.sort(key=lambda one: -one.points)
    return found


Lines = Sequence[Sequence[int]]
"""The houses that are asked for each card, one after another; whoever reserved a card is alone."""


def exchange(evaluator: Evaluator, position: Quarter) -> Gain | None:
    """The two workers whose exchange brings the owner of the Informer most; None where none brings anything."""
    house, sale = position.seat, Sale(evaluator, position)
    spots = list(informer.spots(position))
    mine = [spot for spot in spots if spot.house == house]
    theirs = [spot for spot in spots if spot.house != house]
    before = sale.outcome(sale.lines, house)
    best, most = None, 0.0
    for own in mine:
        for other in theirs:
            lines = [list(line) for line in sale.lines]
            lines[own.line][own.place], lines[other.line][other.place] = other.house, house
            gain = sale.outcome(lines, house) - before
            if gain > most:
                best, most = (own, other), gain
    if best is None:
        return None
    # A question with one answer is not asked.
    own, other = best
    answers = (*_answer(own, "mine", len(mine)), *_answer(other, "theirs", len(theirs)))
    return Gain(most, Use(NAMES[INFORMER], answers))


def _answer(spot: informer.Spot, label: str, options: int) -> tuple[Answer, ...]:
    return (Answer(spot.name, label),) if options > 1 else ()


class Sale:
    """A Purchase that is foreseen: everybody buys what is worth more than it costs, with the coins at hand."""

    def __init__(self, evaluator: Evaluator, position: Quarter) -> None:
        """The cards that are laid out, and the lines as they are."""
        self._evaluator = evaluator
        self._position = position
        self._features = Features(position)
        self._coin = evaluator.coin(self._features)
        self._columns = len(position.queues)
        self._lots = [*position.row, *(one and one[:2] for one in position.reserved)]
        self.lines: Lines = [*position.queues, *((one[2],) if one else () for one in position.reserved)]
        self._worths: dict[tuple[int, int], float] = {}

    def outcome(self, lines: Lines, house: int) -> float:
        """What a house would gain by the cards that it would buy, less what the others would gain on average."""
        coins = list(self._position.coins)
        gains = [0.0] * len(coins)
        for number, line in enumerate(lines):
            dearest = len(line) if number < self._columns else len(lines) - number
            for place, asked in enumerate(line):
                price = dearest - place
                gain = self._gain(asked, number, price) if coins[asked] >= price else 0.0
                if gain > 0:
                    coins[asked] -= price
                    gains[asked] += gain
                    break
        others = [gain for other, gain in enumerate(gains) if other != house]
        return gains[house] - self._evaluator.weights.against * sum(others) / len(others)

    def _gain(self, house: int, number: int, price: int) -> float:
        """What a card brings above its price; nothing to a house that would not buy it."""
        lot, position = self._lots[number], self._position
        if lot is None:
            return 0.0
        if position.is_rival(house) and not rival.buys(position, house, lot[0], price):
            return 0.0
        if (house, number) not in self._worths:
            self._worths[house, number] = self._evaluator.card(position, house, lot, self._features)
        return self._worths[house, number] - price * self._coin
