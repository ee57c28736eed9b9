"""The rest of a round foreseen after each of one's own moves, more and more broadly, as far as the budget allows."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from engine.bots.player import Stop
from engine.bots.speicherstadt.evaluator import Evaluator
from engine.bots.speicherstadt.judge import QuarterJudge
from engine.bots.speicherstadt.memory import Memory
from engine.bots.speicherstadt.policy import chosen, placements
from engine.moves import Move
from engine.speicherstadt import phases, purchase
from engine.speicherstadt.moves import BUY, DECLINE
from engine.speicherstadt.state import DEMAND, INFORM, LOADING, OVER, PURCHASE, Quarter

FORESEEN: Final = (DEMAND, INFORM, PURCHASE)
"""The phases that are foreseen to their end."""
_SURE, _UNSURE = 0.5, 1.0
"""How much better than another a house must be to be rather sure of it, at the end and more at the beginning."""
A_NODE: Final = 10
"""So many moves that are carried out without weighing any others count as a node."""
A_TRADER: Final = 2
"""Of so many placements each trader is thought to take the better one."""
AGAINST: Final = 0.7
"""How much the best of the others counts for a trader."""


class Outlook(NamedTuple):
    """What a round leads to for a house: what that is worth, its score and by how much it is above the best other.

    `ways` is the number of ways to its end that were followed.
    """

    worth: float
    points: float
    lead: float
    ways: int = 1


class Breadth(NamedTuple):
    """How broadly a round is looked at.

    Of the own next worker so many `placements` are looked at, of the one after it so many, and so on (the last number
    for all more). `as_traders` says whether the others are thought to look to the end of the round before they place,
    or to place at once where it seems best.
    """

    placements: tuple[int, ...]
    as_traders: bool


class Foresight:
    """One round from a position on, as a seat foresees it.

    The seat finds the best of its own placements and purchases; the others do what traders do. `nodes` counts what
    was carried out for that.
    """

    def __init__(self, own: Evaluator, others: Evaluator, position: Quarter, seat: int) -> None:
        """`own` is how the seat sees positions, `others` how the others do."""
        self._own = Memory(own, position)
        self._others = Memory(others, position)
        self._judge = QuarterJudge(self._others)
        self._start = position
        self._seat = seat
        self._breadth = Breadth((), as_traders=False)
        features = self._own.features(position)
        self._is_last = not features.left
        self._unsure = _SURE + _UNSURE * features.share
        self._ends: dict[Hashable, Outlook] = {}
        self._ways = 0
        self._carried = 0

    @property
    def nodes(self) -> int:
        """See the class."""
        return self._carried // A_NODE

    def after(self, moves: Sequence[Move], breadth: Breadth) -> Outlook:
        """What the round comes to when the seat makes some moves and then the best ones."""
        self._ways, self._breadth = 0, breadth
        twin = self._start.copy()
        for move in moves:
            if twin.phase not in FORESEEN:
                break
            self._carry(twin, move)
        return self._best(twin, 0)._replace(ways=self._ways)

    def _carry(self, position: Quarter, move: Move) -> None:
        self._carried += 1
        carry(position, move)

    def _best(self, position: Quarter, placed: int) -> Outlook:
        """What comes of a position, which is used up; so many more workers have been placed in thought."""
        seat = self._seat
        while position.phase in FORESEEN and position.seat != seat:
            self._carry(position, self._expected(position))
        if position.phase not in FORESEEN:
            return self._end(position)
        moves, is_demand = self._moves(position, placed), position.phase == DEMAND
        found: list[Outlook] = []
        for move in moves:
            twin = position if move is moves[-1] else position.copy()
            self._carry(twin, move)
            found.append(self._best(twin, placed + is_demand))
        return max(found, key=lambda seen: seen.worth)

    def _moves(self, position: Quarter, placed: int) -> Sequence[Move]:
        """The own moves that are looked at."""
        if position.phase == DEMAND:
            broad = self._breadth.placements
            most = broad[min(placed, len(broad) - 1)]
            return [move for _gain, move in placements(self._own, position)[:most]]
        if position.phase == PURCHASE:
            usual = chosen(self._own, position)
            if usual not in (BUY, DECLINE):
                return (usual, DECLINE)
            return (BUY, DECLINE) if position.coins[self._seat] >= purchase.price(position) else (DECLINE,)
        return self._judge.moves(position, quick=True)

    def _expected(self, position: Quarter) -> Move:
        """What another house is expected to do."""
        if position.phase != DEMAND or not self._breadth.as_traders:
            return self._judge.moves(position, quick=True)[0]
        found = placements(self._others, position)[:A_TRADER]
        best, highest = found[0][1], 0.0
        if len(found) > 1:
            for _gain, move in found:
                worth = self._for_trader(position.copy(), move, position.seat)
                if move is best or worth > highest:
                    best, highest = move, worth
        return best

    def _for_trader(self, position: Quarter, move: Move, house: int) -> float:
        """What a trader makes of a move when everybody goes on as seems best at once."""
        self._carry(position, move)
        while position.phase in FORESEEN:
            self._carry(position, self._judge.moves(position, quick=True)[0])
        scores = [self._others.score(position, other) for other in range(position.terms.houses)]
        own = scores.pop(house)
        return own - AGAINST * max(scores)

    def _end(self, position: Quarter) -> Outlook:
        """What the end of a round is worth; the last one is played on to the end of the game."""
        self._ways += 1
        what = outcome(position)
        found = self._ends.get(what)
        if found is None:
            evaluator = self._own
            if self._is_last:
                while position.phase != OVER:
                    self._carried += 1
                    carry(position, self._judge.moves(position, quick=True)[0], OVER)
            scores = [evaluator.score(position, house) for house in range(position.terms.houses)]
            own = scores.pop(self._seat)
            highest, unsure = max(scores), self._unsure
            others = highest + unsure * log(sum(exp((score - highest) / unsure) for score in scores))
            found = self._ends[what] = Outlook(own - others, own, own - highest)
        return found


def carry(position: Quarter, move: Move, until: str = LOADING) -> None:
    """Carry a move out on a position itself, with its answers or the usual ones."""
    steps = phases.follow(phases.PHASES[position.phase].performs[type(move)], position, move, None, until)
    if steps is None:
        return
    given = iter(move.answers)
    try:
        question = next(steps)
        while True:
            value = question.only
            if value is None:
                answer = next(given, None)
                value = question.default if answer is None else answer.value
            question = steps.send(value)
    except StopIteration:
        pass


def outcome(position: Quarter) -> Hashable:
    """All by which the ends of a round differ."""
    found = (tuple(position.cards), tuple(position.coins), tuple(map(tuple, position.landed)), position.bought)
    if not position.terms.kai:
        return found
    return (
        *found,
        tuple(position.laid),
        tuple(map(tuple, position.stored)),
        tuple(position.hall),
        tuple(position.points),
        tuple(position.greys),
        tuple(position.breaks),
    )


_STAGES: Final = (
    (Breadth((2, 1), as_traders=False), 12),
    (Breadth((2, 2, 1), as_traders=True), 8),
    (Breadth((4, 3, 2), as_traders=True), 6),
    (Breadth((6, 5, 4), as_traders=True), 4),
)
"""How broadly is looked one time after the other, and how many of the best lines are looked at then."""
_DEARER: Final = 4
"""The next look may cost so many times as much as all before it."""


class Ranked(NamedTuple):
    """Moves, what was seen of them, and what they are worth beside the others: most of all lines are the first ones."""

    moves: tuple[Move, ...]
    seen: Outlook
    worth: float


def foreseen(
    foresight: Foresight,
    lines: Sequence[tuple[Move, ...]],
    budget: int,
    stop: Stop,
    always: Collection[tuple[Move, ...]] = (),
) -> list[Ranked]:
    """The lines in their order, the best first; those in `always` are never given up.

    A line that was given up never counts more than what was kept: it is worth less than the best one by as much as it
    was when both were looked at for the last time.
    """
    looks: list[dict[tuple[Move, ...], Outlook]] = []
    order = list(lines)
    for breadth, most in _STAGES:
        if looks and (foresight.nodes * _DEARER > budget or stop()):
            break
        alive = [line for place, line in enumerate(order) if place < most or line in always or not looks]
        look: dict[tuple[Move, ...], Outlook] = {}
        for line in alive:
            look[line] = foresight.after(line, breadth)
            if stop():
                break
        if looks and len(look) < len(alive):
            break
        looks.append(look)
        given_up = [line for line in order if line not in look]
        order = sorted(look, key=lambda line: -look[line].worth) + given_up
    return _ranked(order, looks)


def _ranked(order: Sequence[tuple[Move, ...]], looks: Sequence[dict[tuple[Move, ...], Outlook]]) -> list[Ranked]:
    best, less = order[0], 0.0
    highest = looks[-1][best]
    found: list[Ranked] = []
    for line in order:
        look = next((look for look in reversed(looks) if line in look), None)
        if look is None:  # there was no time for it
            found.append(Ranked(line, highest, highest.worth + less))
            continue
        less = min(less, look[line].worth - look[best].worth)
        found.append(Ranked(line, look[line], highest.worth + less))
    return found
