"""Which cards that can be used at any time are worth using now, and how; for the Informer Purchase is foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from engine.bots.choices import branches
from engine.bots.judge import AnyJudge
from engine.bots.speicherstadt.evaluator import Evaluator, Features
from engine.moves import Answer, Move
from engine.speicherstadt import anytime, rival
from engine.speicherstadt.deck import INFORMER, NAMES
from engine.speicherstadt.moves import WATER, Use
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.title import SPEICHERSTADT

_MOST: Final = 250
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
        ways = islice(branches(SPEICHERSTADT, judge, position, Use(NAMES[card]), quick=False), _MOST)
        gain, move = max(((judge.worth(after, house), move) for move, after in ways), key=lambda way: way[0])
        found.append(Gain(gain - before, move))
    found.sort(key=lambda one: -one.points)
    return found


Lines = Sequence[Sequence[int]]
"""The houses that are asked for each card, one after another; whoever reserved a card is alone."""


class Spot(NamedTuple):
    """A worker: its line, its place there, the name of the spot in notation, whose it is."""

    line: int
    place: int
    name: str
    house: int


def exchange(evaluator: Evaluator, position: Quarter) -> Gain | None:
    """The two workers whose exchange brings the owner of the Informer most; None where none brings anything."""
    house, sale = position.seat, Sale(evaluator, position)
    spots = sale.spots()
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


def _answer(spot: Spot, label: str, options: int) -> tuple[Answer, ...]:
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

    def spots(self) -> list[Spot]:
        """All workers that stand at cards."""
        found = []
        for number, line in enumerate(self.lines):
            for place, house in enumerate(line):
                is_water = number < self._columns
                name = f"{WATER[number]}-{place + 1}" if is_water else f"reserved-{number - self._columns + 1}"
                found.append(Spot(number, place, name, house))
        return found

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
            self._worths[house, number] = self._evaluator.card(position, house, *lot, self._features)
        return self._worths[house, number] - price * self._coin
