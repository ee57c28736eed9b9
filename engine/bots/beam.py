"""A beam search from one of a seat's own turns to the next: of each layer of positions the most promising are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from random import Random
from typing import Any, Final, NamedTuple

from engine.bots.choices import Line, best_first, played_on, weighed
from engine.bots.judge import AnyJudge
from engine.bots.replies import A_NODE, Replies
from engine.position import frozen
from engine.title import Title

_REMEMBERED: Final = 1000
"""In so many positions at most it is remembered what was found: a few megabytes. They are those of the first and
narrowest looks ahead, and each broader one comes to them again."""


_THE_SAME: Final = ("terms",)
"""What all positions of a game have in common."""


class _Reached(NamedTuple):
    """The next own turn, what it seems to be worth, and how many moves are tried on the way there once more."""

    position: Any
    worth: float
    tried: int


class _Ways(NamedTuple):
    """How many ways on there were at an own turn that scores so much, and the best of them."""

    score: float
    number: int
    best: list[Line]


@dataclass(frozen=True, slots=True)
class _Node:
    """A position that was reached, what it seems to be worth, and the number of the line that it belongs to."""

    worth: float
    line: int
    position: Any


@dataclass(frozen=True, slots=True)
class Beam:
    """How far it is searched: `width` positions of a layer are kept, `branch` ways to go on are tried from each.

    The last layer is the one with `last` own turns to come. A layer before it counts `discount` times as much as the
    next one for the worth of a line: what comes later shows more, but less surely.
    """

    width: int
    branch: int
    last: int
    discount: float
    alike: float = 1.0


@dataclass(slots=True)
class _Mean:
    """A mean of values, of which each counts less than the one after it."""

    sum: float = 0.0
    weight: float = 0.0

    def add(self, value: float, discount: float) -> None:
        """One more value; those before count `discount` times as much as they did."""
        self.sum = self.sum * discount + value
        self.weight = self.weight * discount + 1.0


class BeamSearch:
    """A seat searches; the others, and it in small matters, make quick choices.

    `left_out` says whether the last time some ways were not followed.
    """

    def __init__(self, rules: Title[Any], judge: AnyJudge, seat: int, spread: float, rng: Random) -> None:
        """A search for a seat; by up to `spread` points, as `rng` will have it, it misjudges positions on the way."""
        self._spread = spread
        self._rng = rng
        self._rules = rules
        self._judge = judge
        self._seat = seat
        self._replies = Replies(rules, judge)
        self._tried = 0
        self._reached: dict[Hashable, _Reached] = {}
        self._ways: dict[Hashable, _Ways] = {}
        self.left_out = False

    @property
    def nodes(self) -> int:
        """What it cost so far."""
        return (self._tried + self._replies.tried) // A_NODE

    def search(self, lines: list[Line], beam: Beam, out_of_time: Callable[[], bool]) -> list[Line] | None:
        """The lines followed to the last layer, the best first; None if there was no time for it.

        A layer holds at least the best position of each line, so that in the end all can be compared.
        """
        self.left_out = False
        layer = [_Node(line.worth, number, line.after) for number, line in enumerate(lines)]
        means = [_Mean() for _line in lines]
        while True:
            reached = []
            for node in layer:
                if out_of_time():
                    return None
                reached.append(self._to_own_turn(node))
            lefts = [self._judge.actions_left(node.position, self._seat) for node in reached]
            most = max(lefts)
            if min(lefts) == most or most <= beam.last:
                for line, node in _best(reached).items():
                    means[line].add(node.worth, beam.discount)
            if most <= beam.last:
                return _ranked(lines, means, reached)
            layer = [node for node, left in zip(reached, lefts, strict=True) if left < most]
            for node, left in zip(reached, lefts, strict=True):
                if left == most:
                    if out_of_time():
                        return None
                    layer += self._expanded(node, beam.branch)
            width = max(beam.width, len(lines))
            layer = self._kept(layer, width, max(1, round(width * beam.alike)))

    def played_out(self, position: Any) -> Any:
        """The end of the game if everybody goes on with quick choices."""
        return played_on(self._rules, self._judge, position, lambda _position, _nodes: True)[0]

    def ways_on(self, position: Any, most: int) -> list[tuple[Any, float]]:
        """The best ways to go on at one's own next turn: positions, and by how much each is worth more than the first.

        None where there is no such turn.
        """
        node = self._to_own_turn(_Node(0.0, 0, position))
        if self._judge.decider(node.position) < 0:
            return []
        found = list(self._expanded(node, most))
        return [(one.position, one.worth - found[0].worth) for one in found]

    def _to_own_turn(self, node: _Node) -> _Node:
        key = frozen(node.position, _THE_SAME)
        reached = self._reached.get(key)
        if reached is None:
            reached, repeats = self._played_to_own_turn(node.position)
            if repeats and len(self._reached) < _REMEMBERED:
                self._reached[key] = reached
        else:
            self._replies.tried += reached.tried
        return _Node(reached.worth, node.line, reached.position)

    def _played_to_own_turn(self, position: Any) -> tuple[_Reached, bool]:
        """The next own turn, and whether it will be the same if the same way is gone once more."""
        judge, seat = self._judge, self._seat
        is_own, repeats, tried = False, True, 0
        while (decider := judge.decider(position)) >= 0 and (decider != seat or not judge.acts(position)):
            position, again = self._replies.stepped(position, is_own=is_own)
            is_own = True  # a copy that nobody else knows
            if again is None:
                repeats = False
            else:
                tried += again
        return _Reached(position, judge.worth(position, seat), tried), repeats

    def _expanded(self, node: _Node, branch: int) -> Iterable[_Node]:
        ways = self._ways_on(node.position, branch)
        others = node.worth - ways.score
        self._tried += ways.number
        return [_Node(one.worth + others + self._misjudged(), node.line, one.after) for one in ways.best]

    def _ways_on(self, position: Any, branch: int) -> _Ways:
        key = (branch, frozen(position, _THE_SAME))
        ways = self._ways.get(key)
        if ways is None:
            found = weighed(self._rules, self._judge, position, quick=True)
            ways = _Ways(self._judge.score(position, self._seat), len(found), found[:branch])
            if len(self._ways) < _REMEMBERED:
                self._ways[key] = ways
        return ways

    def _misjudged(self) -> float:
        return self._spread * self._rng.uniform(-1, 1) if self._spread else 0.0

    def _kept(self, nodes: list[_Node], width: int, alike: int) -> list[_Node]:
        """The best of them, none twice, no more than some of those alike, and of each line at least the best."""
        nodes.sort(key=attrgetter("worth"), reverse=True)
        seen: set[Any] = set()
        lines: set[int] = set()
        numbers: Counter[Hashable] = Counter()
        first: list[_Node] = []
        others: list[_Node] = []
        for node in nodes:
            key = (node.line, node.worth, self._judge.marks(node.position, self._seat))
            if key in seen:
                continue
            seen.add(key)
            if node.line not in lines:
                lines.add(node.line)
                first.append(node)
                continue
            likeness = self._judge.likeness(node.position, self._seat)
            numbers[likeness] += 1
            if numbers[likeness] <= alike:
                others.append(node)
        room = max(0, width - len(first))
        self.left_out = self.left_out or len(others) > room
        return first + others[:room]


def _best(layer: Iterable[_Node]) -> dict[int, _Node]:
    """The best position of each line."""
    best: dict[int, _Node] = {}
    for node in layer:
        if node.line not in best or node.worth > best[node.line].worth:
            best[node.line] = node
    return best


def _ranked(lines: list[Line], means: list[_Mean], layer: list[_Node]) -> list[Line]:
    ways = Counter(node.line for node in layer)
    ends = _best(layer)
    return best_first(
        line._replace(worth=means[n].sum / means[n].weight, after=ends[n].position, ways=ways[n])
        for n, line in enumerate(lines)
    )
