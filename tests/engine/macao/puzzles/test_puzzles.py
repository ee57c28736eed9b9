"""Puzzles of Macao: the fast search, what it leaves out, its bounds, the end of a turn, voyages, and tasks."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import new_game
from engine.bots.choices import completed
from engine.bots.levels import lineup_of
from engine.macao.city import QUARTERS
from engine.macao.deck import CARDS
from engine.macao.moves import Claim
from engine.macao.puzzles import NO_QUARTER, PUZZLES
from engine.macao.puzzles.carried import carried
from engine.macao.puzzles.last_turn import closed
from engine.macao.puzzles.means import means_of
from engine.macao.puzzles.steps import is_plain
from engine.macao.puzzles.voyages import Sailing, voyages
from engine.macao.scoring import total
from engine.macao.sea import SPACE
from engine.macao.state import Colony
from engine.puzzles import UNDER, Task, TooMany, proven
from engine.puzzles.puzzles import every_step
from engine.puzzles.slow import walked
from engine.texts.language import shown
from tests.engine.macao.helpers import laid, player
from tests.engine.macao.puzzles.small import positions

CLOSING = (
    "cathedral",
    "gold-digger",
    "alchemist",
    "theatre",
    "mint",
    "soldier",
    "trader",
    "messenger",
    "pilgrim",
    "captain",
)
"""Cards that are used at the end of a turn."""
HELPING = ("brickworks", "mill", "juggler", "scholar", "crane", "count", "craftsman", "fountain", "potter", "gunner")
"""Cards that help to pay, or bring cubes."""


def plain(seed: int, number: int, among: tuple[str, ...] = ()) -> list[Colony]:
    """Small positions in which something is left out."""
    return [one for one in positions(seed, number, among) if is_plain(one.active[0], one.tableau[0])]


@pytest.mark.parametrize(("drawn", "least"), [(8, 6), pytest.param(24, 20, marks=pytest.mark.long)])
def test_the_slow_search_proves_small_positions(drawn: int, least: int) -> None:
    proved, differing = 0, []
    for position in (*plain(1, drawn), *plain(2, drawn, CLOSING), *plain(3, drawn, HELPING)):
        task = Task(UNDER, NO_QUARTER) if proved % 3 == 0 else Task()
        try:
            slow = walked(PUZZLES, task, position, limit=2_500, remembers=True).best
        except TooMany:
            continue
        proved += 1
        if proven(PUZZLES, task, position).best != slow:
            differing.append((position, task, slow))
    assert differing == []
    assert proved >= least


@pytest.mark.parametrize("among", [(), CLOSING, HELPING], ids=["any", "closing", "helping"])
def test_no_move_that_is_left_out_leads_to_more(among: tuple[str, ...]) -> None:
    better = []
    for position in plain(13, 6, among):
        most = proven(PUZZLES, Task(), position).best
        for step in every_step(PUZZLES.title, position):
            if not PUZZLES.is_over(step.after) and proven(PUZZLES, Task(), step.after).best > most:
                better.append((position, step.moves))
    assert better == []


def test_cubes_that_are_given_for_prestige_are_bounded_by_what_they_bring() -> None:
    quarters = [quarter.name for quarter in QUARTERS]  # none is free, so that cubes are good for nothing else
    player = {"supply": {"red": 1, "black": 1}, "activated": ["knight", "nun"], "quarters": quarters[:15]}
    laid = {"round": 12, "window": "action", "players": [player], "company": {"wall": 0, "quarters": quarters[15:]}}
    position = new_game("macao", players=["Red"], setup={"position": laid}).position
    assert PUZZLES.bound(position, 0) == proven(PUZZLES, Task(), position).best == total(position, 0) + 2


@pytest.mark.parametrize("among", [(), CLOSING, HELPING], ids=["any", "closing", "helping"])
def test_no_bound_is_below_what_is_reached(among: tuple[str, ...]) -> None:
    below = []
    for position in positions(5, 20, among):
        try:
            found = proven(PUZZLES, Task(), position, limit=300)
        except TooMany:
            continue
        there = position
        for move in found.line:
            if PUZZLES.bound(there, 0) < found.best:
                below.append((position, move))
            there = completed(PUZZLES.title, there, move)
        assert total(there, 0) == found.best
    assert below == []


def test_a_turn_is_closed_for_what_was_reckoned() -> None:
    wrong = []
    with_one = (position for card in CLOSING for position in plain(23, 20, (card,)))
    for position in (*plain(21, 40, CLOSING), *plain(22, 40), *with_one):
        reckoned, closing = closed(position, 0)
        _moves, end = carried(position, 0, closing)
        if not PUZZLES.is_over(end) or total(end, 0) != reckoned:
            wrong.append((position, reckoned))
    assert wrong == []


def test_a_step_for_nothing_to_the_front_of_the_wall_needs_no_other() -> None:
    with_a_step = laid(player("1 red", "toll-collector", "messenger"), player("1 red", wall=1)).position
    without = laid(player("1 red", "toll-collector"), player("1 red", wall=1)).position
    assert [means_of(position, 0).first for position in (with_a_step, without)] == [(1, 0), (1, 1)]


def test_voyages_call_at_the_ports_in_the_best_order_and_leave_out_what_brings_less() -> None:
    cargo = tuple(int(good in (0, 1)) for good in range(8))
    sailing = Sailing(0, cargo, (0,) * 8, frozenset(), 1, 0, 0, 2, (2, 1))
    found = voyages(sailing)
    assert [(one.steps, one.points) for one in found] == sorted((one.steps, one.points) for one in found)
    assert all(nearer.points < farther.points for nearer, farther in pairwise(found))
    assert found[0] == (0, 0, 0, ())
    assert found[1] == (2, 1, 0, ())


def test_a_tile_is_delivered_where_the_ship_lies_already() -> None:
    tea = next(number for number in range(8) if voyages(_with_one(number, "london"))[0].points)
    assert voyages(_with_one(tea, "london"))[0] == (0, 4, 0, ())


def _with_one(good: int, space: str) -> Sailing:
    cargo = tuple(int(number == good) for number in range(8))
    return Sailing(SPACE[space], cargo, (0,) * 8, frozenset(), 0, 0, 0, 0, (0, 0))


def test_the_order_is_free_unless_gold_becomes_cubes_or_an_empty_purse_is_asked_for() -> None:
    ordered = [card.name for number, card in enumerate(CARDS) if not is_plain(1 << number, ())]
    assert ordered == ["nobleman", "envoy", "beggar", "money-changer"]
    assert not is_plain(0, (next(number for number, card in enumerate(CARDS) if card.name == "beggar"),))


def test_a_puzzle_begins_alone_with_the_last_dice_and_with_others_with_the_last_turn() -> None:
    found = set()
    for players in (("Red",), ("Red", "Blue")):
        for number in (11, 12):
            for window in ("card", "dice", "action"):
                laid = {"round": number, "window": window, "players": [{"supply": {"red": 2}}] * len(players)}
                game = new_game("macao", players=players, setup={"position": laid})
                if PUZZLES.begins(game.position):
                    found.add((len(players), number, window))
                if window == "action" and len(players) == 2:
                    game.play("pass")
                    if PUZZLES.begins(game.position):
                        found.add((len(players), number, "last turn"))
    assert found == {(1, 12, "dice"), (2, 12, "last turn")}


def test_other_dice_are_another_beginning() -> None:
    laid = {"round": 12, "window": "dice", "players": [{"gold": 2}]}
    position = new_game("macao", players=["Red"], setup={"position": laid}).position
    choices = [step.moves[0] for step in every_step(PUZZLES.title, position)]
    assert len({PUZZLES.differs(move) for move in choices}) == len(choices) > 1
    assert all(PUZZLES.is_main(position, move) for move in choices)


def test_a_puzzle_tells_what_is_asked_in_its_own_words() -> None:
    laid = {"round": 12, "window": "dice", "players": [{"gold": 2}]}
    position = new_game("macao", players=["Red"], setup={"position": laid}).position
    told = {shown(PUZZLES.told(task, position)) for task in PUZZLES.tasks(position)}
    assert told == {
        "The last dice and your last turn: make the most of it.",
        "Your last turn without a further quarter: make the most of it.",
    }
    assert shown(PUZZLES.left(position)) == "the dice and the last turn"


def test_no_quarter_is_taken_where_that_is_the_condition() -> None:
    for position in plain(31, 6):
        held = proven(PUZZLES, Task(UNDER, NO_QUARTER), position)
        assert not any(isinstance(move, Claim) for move in held.line)
        assert held.best <= proven(PUZZLES, Task(), position).best


def test_at_first_sight_every_move_has_a_worth() -> None:
    glance = lineup_of("macao").glance
    assert glance is not None
    position = plain(2, 4)[0]
    seen = {move.unanswered() for move, _worth in glance(position)}
    assert seen == set(PUZZLES.title.moves(position))
