"""Looking ahead once more: what was found before is remembered, and counts as if it had been found anew."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots import beam
from engine.bots.beam import Beam, BeamSearch
from engine.bots.choices import Line, weighed
from engine.bots.le_havre.judge import HavreJudge
from engine.bots.le_havre.weights import weights
from engine.le_havre.state import Havre
from tests.engine.bots.test_levels import game_of, later


class _Counting(HavreJudge):
    """Counts the positions that it judges."""

    judged = 0

    def score(self, position: Havre, seat: int) -> float:
        self.judged += 1
        return super().score(position, seat)


def _looks(widths: tuple[int, ...]) -> list[tuple[list[tuple[float, int]], int, int]]:
    """For each look ahead so broad: what the lines are worth with the ways to their ends, its nodes, what it judged."""
    game = later(game_of(), 25)
    judge = _Counting(weights("harbourmaster"))
    lines: list[Line] = weighed(game.rules, judge, game.position)[:4]
    seat = judge.decider(game.position)
    search = BeamSearch(game.rules, judge, seat, 1.0, Random(1))
    last = judge.actions_left(game.position, seat) - 3
    looks = []
    for width in widths:
        nodes, judged = search.nodes, judge.judged
        found = search.search(lines, Beam(width, 4, last, 0.8), lambda: False)
        assert found is not None
        looks.append(([(line.worth, line.ways) for line in found], search.nodes - nodes, judge.judged - judged))
    return looks


def test_memory_changes_neither_what_is_found_nor_what_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    with_memory = [look[:2] for look in _looks((4, 8, 8))]
    monkeypatch.setattr(beam, "_REMEMBERED", 0)
    assert [look[:2] for look in _looks((4, 8, 8))] == with_memory


def test_what_was_judged_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with_memory = sum(look[2] for look in _looks((4, 8, 16)))
    monkeypatch.setattr(beam, "_REMEMBERED", 0)
    assert with_memory < 0.8 * sum(look[2] for look in _looks((4, 8, 16)))
