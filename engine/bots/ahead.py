"""Looking ahead: positions followed from one of a seat's own turns to the next, the most promising ones kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bots.judge import AnyJudge
from engine.bots.weighing import played_on, weighed
from engine.moves import Move
from engine.title import Title


@dataclass(frozen=True, slots=True)
class Lane:
    """A move and what it was seen to lead to: its worth, the best position at the end, and how many ways led there."""

    move: Move
    worth: float
    end: Any
    ways: int = 1


@dataclass(frozen=True, slots=True)
class _Way:
    """A position on the way, what it seems to be worth, and the number of the lane that led there."""

    worth: float
    lane: int
    position: Any


@dataclass(frozen=True, slots=True)
class Reach:
    """How far it is looked: `width` positions of a layer are kept, `branch` ways to go on are seen from each.

    The last layer is the one with `last` own turns to come. A layer before it counts `trust` times as much as the
    next one for the worth of a lane: what comes later shows more, but less surely.
    """

    width: int
    branch: int
    last: int
    trust: float


class Outlook:
    """A seat looks ahead; the others, and it in small matters, make quick choices.

    `nodes` counts what it cost, `left_out` says whether the last time some ways were not followed.
    """

    def __init__(self, rules: Title[Any], judge: AnyJudge, seat: int, spread: float, rng: Random) -> None:
        """A seat's outlook; by up to `spread` points, as `rng` will have it, it misjudges positions on the way."""
        self._spread = spread
        self._rng = rng
        self._rules = rules
        self._judge = judge
        self._seat = seat
        self.nodes = 0
        self.left_out = False

    def follow(self, lanes: list[Lane], reach: Reach, out_of_time: Callable[[], bool]) -> list[Lane] | None:
        """The lanes followed to the last layer, the best first; None if there was no time for it.

        A layer holds at least the best way of each lane, so that in the end all can be compared.
        """
        self.left_out = False
        layer = [_Way(lane.worth, number, lane.end) for number, lane in enumerate(lanes)]
        found = [_Mean(reach.trust) for _lane in lanes]
        while True:
            reached = []
            for way in layer:
                if out_of_time():
                    return None
                reached.append(self._to_own_turn(way))
            lefts = [self._judge.actions_left(way.position, self._seat) for way in reached]
            most = max(lefts)
            if min(lefts) == most or most <= reach.last:
                _note(found, reached)
            if most <= reach.last:
                return _ranked(lanes, found, reached)
            layer = [way for way, left in zip(reached, lefts, strict=True) if left < most]
            for way, left in zip(reached, lefts, strict=True):
                if left == most:
                    if out_of_time():
                        return None
                    layer += self._ways_on(way, reach.branch)
            layer = self._kept(layer, max(reach.width, len(lanes)))

    def played_out(self, position: Any) -> Any:
        """The end of the game if everybody goes on with quick choices."""
        return played_on(self._rules, self._judge, position, lambda _position, _nodes: True)[0]

    def _to_own_turn(self, way: _Way) -> _Way:
        judge, seat = self._judge, self._seat

        def more(position: Any, _nodes: int) -> bool:
            return judge.decider(position) != seat or not judge.acts(position)

        position, nodes = played_on(self._rules, judge, way.position, more)
        self.nodes += nodes
        return _Way(judge.worth(position, seat), way.lane, position)

    def _ways_on(self, way: _Way, branch: int) -> Iterable[_Way]:
        self.nodes += 1
        others = way.worth - self._judge.score(way.position, self._seat)
        found = weighed(self._rules, self._judge, way.position, quick=True)
        return [_Way(one.worth + others + self._misjudged(), way.lane, one.after) for one in found[:branch]]

    def _misjudged(self) -> float:
        return self._spread * self._rng.uniform(-1, 1) if self._spread else 0.0

    def _kept(self, ways: list[_Way], width: int) -> list[_Way]:
        """The best of them, none twice, and of each lane at least the best."""
        ways.sort(key=lambda way: -way.worth)
        seen: set[Any] = set()
        lanes: set[int] = set()
        first: list[_Way] = []
        others: list[_Way] = []
        for way in ways:
            key = (way.lane, way.worth, self._judge.marks(way.position, self._seat))
            if key in seen:
                continue
            seen.add(key)
            (others if way.lane in lanes else first).append(way)
            lanes.add(way.lane)
        room = max(0, width - len(first))
        self.left_out = self.left_out or len(others) > room
        return first + others[:room]


class _Mean:
    """A mean in which each value counts more than the one before it."""

    def __init__(self, trust: float) -> None:
        self._trust = trust
        self._sum = 0.0
        self._weight = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self._sum = self._sum * self._trust + value
        self._weight = self._weight * self._trust + 1.0

    @property
    def value(self) -> float:
        """The mean of what was added."""
        return self._sum / self._weight


def _best_ways(layer: Iterable[_Way]) -> dict[int, _Way]:
    """The best way of each lane."""
    best: dict[int, _Way] = {}
    for way in layer:
        if way.lane not in best or way.worth > best[way.lane].worth:
            best[way.lane] = way
    return best


def _note(means: list[_Mean], layer: Iterable[_Way]) -> None:
    for lane, way in _best_ways(layer).items():
        means[lane].add(way.worth)


def _ranked(lanes: list[Lane], means: list[_Mean], layer: list[_Way]) -> list[Lane]:
    ways = Counter(way.lane for way in layer)
    ends = _best_ways(layer)
    found = [Lane(lane.move, means[n].value, ends[n].position, ways[n]) for n, lane in enumerate(lanes)]
    return sorted(found, key=lambda lane: -lane.worth)
