"""Puzzles of Le Havre alone: where they begin, and that nothing is lost by what is left out of their search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from engine import new_game
from engine.bots import player
from engine.le_havre import puzzles as stated
from engine.le_havre.deck import CARDS
from engine.le_havre.exchanges import Firing
from engine.le_havre.goods import BRICK, CLAY, COKE, FRANCS, MEAT, STEEL, WOOD
from engine.le_havre.moves import Repay, Sell
from engine.le_havre.puzzles import NO_SALE, PUZZLES, HavrePuzzles
from engine.le_havre.puzzles.acts import _OWN
from engine.le_havre.puzzles.aims import aims
from engine.le_havre.puzzles.bounds import reach
from engine.le_havre.puzzles.exchanged import fired
from engine.le_havre.state import BEFORE_SUPPLY, Havre
from engine.moves import AnswerValue, Move
from engine.puzzles import UNDER, Step, Task, TooMany, Unreached, proven
from engine.puzzles.puzzles import every_step
from engine.questions import Question

SELL_NOTHING = Task(UNDER, NO_SALE)


@cache
def beginnings() -> tuple[Havre, ...]:
    """Where puzzles can begin in some games of merchants."""
    found: list[Havre] = []
    for seed in range(3):
        game = new_game("le-havre", players=["Red"], variant="short", seed=seed)
        merchant = player("le-havre", "merchant", seed)
        while game.decision is not None:
            if PUZZLES.begins(game.position):
                found.append(game.position)
            game.play(merchant.choose(game))
    return tuple(found)


@cache
def late_ones() -> tuple[Havre, ...]:
    """Positions soon after such beginnings, as chance plays on: before the last meal, at it, in the final action."""
    found: list[Havre] = []
    rng = Random(7)
    for start in [one for one in beginnings() if one.turn == 7] * 4:
        position = start
        for _step in range(rng.randrange(2, 5)):
            steps = list(PUZZLES.steps(position))
            position = rng.choice(steps).after if steps else position
        if not PUZZLES.is_over(position):
            found.append(position)
    return tuple(found)


class AllMoves(HavrePuzzles):
    """Every move but sales with every answer, one by one; bounds and keys as they are."""

    def steps(self, position: Havre) -> Iterator[Step]:
        return (step for step in every_step(self.title, position) if not isinstance(step.moves[0], Sell))


def best(puzzles: HavrePuzzles, position: Havre, task: Task = SELL_NOTHING, limit: int = 4000) -> int | None:
    """What the search finds, 0 where it cannot be done; None where it would take too long for a test."""
    try:
        return proven(puzzles, task, position, limit=limit).best
    except TooMany:
        return None
    except Unreached:
        return 0


def test_puzzles_begin_in_the_last_three_turns_before_the_supply() -> None:
    assert {(position.phase, position.turn) for position in beginnings()} == {(BEFORE_SUPPLY, n) for n in (5, 6, 7)}
    assert all(position.round == len(position.terms.rounds) for position in beginnings())


def test_every_action_of_a_building_is_bounded_by_what_is_known_of_it() -> None:
    with_questions = {card.name for card in CARDS if card.effect is not None and card.does is None}
    assert set(_OWN) <= with_questions
    for position in [one for one in beginnings() if one.turn == 7][:1]:
        for card, one in enumerate(CARDS):
            if one.effect is None:
                continue
            twin = position.copy()
            twin.move_card(card, 0)
            assert reach(twin, 0) > 0, one.name  # it knows each, and asks none that has a question


def test_what_is_fired_takes_no_more_energy_than_it_takes() -> None:
    goods = [0] * len(beginnings()[0].goods[0])
    goods[CLAY], goods[WOOD] = 1, 1
    assert fired(Firing(CLAY, energy=1, into=BRICK, number=3), 0, goods) != []
    assert fired(Firing(CLAY, energy=2, into=BRICK, number=3), 0, goods) == []


def test_nothing_is_lost_by_all_that_is_left_out() -> None:
    pairs = [(best(PUZZLES, position), best(AllMoves(), position)) for position in late_ones()]
    compared = [(found, of_all) for found, of_all in pairs if found is not None and of_all is not None]
    assert len(compared) >= 6
    assert [pair for pair in compared if pair[0] != pair[1]] == []


@cache
def near_ships() -> tuple[tuple[Havre, Task], ...]:
    """Positions with little but steel, energy, francs and meat, with what may be aimed at in them."""
    found = []
    starts = [one for one in beginnings() if one.turn >= 6]
    for number, position in enumerate((*starts, *late_ones()[::3])):
        twin = position.copy()
        goods = [0] * len(twin.goods[0])
        goods[STEEL], goods[FRANCS], goods[COKE], goods[BRICK], goods[MEAT] = (
            number % 4,
            31 * (number % 4 == 1),
            1,
            1,
            12,
        )
        twin.goods = [goods]
        found += [(twin, task) for task in aims(twin) if not PUZZLES.is_reached(task, twin, 0)]
    return tuple(found)


def test_the_fewest_moves_to_a_ship_are_found_by_what_is_worth_a_search() -> None:
    ways = PUZZLES, AllMoves()
    pairs = [tuple(best(way, position, task, 900) for way in ways) for position, task in near_ships()]
    compared = [pair for pair in pairs if None not in pair]
    assert len({found for found, _of_all in compared}) >= 3
    assert [pair for pair in compared if pair[0] != pair[1]] == []


def test_no_ship_is_reached_in_fewer_moves_than_are_said_to_be_needed() -> None:
    found = [(PUZZLES.least(task, position, 0), best(PUZZLES, position, task, 900)) for position, task in near_ships()]
    assert [pair for pair in found if pair[1] and pair[0] > pair[1]] == []


class _AllAnswers:
    """Each answer that a question has."""

    def answers(self, position: Havre, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        return question.answers(10**6) or ()


def _all_moves(position: Havre) -> list[Move]:
    return [move for move in PUZZLES.title.moves(position) if not isinstance(move, Sell)]


_worth_a_search = stated._moves


def _with_repaying(position: Havre) -> list[Move]:
    """What is worth a search, and every loan that could be repaid."""
    kept = _worth_a_search(position)
    return kept + [move for move in PUZZLES.title.moves(position) if isinstance(move, Repay) and move not in kept]


RULES = {
    "loans are repaid in the end, or to save interest": ("_moves", _with_repaying),
    "small matters before the supply and after the action wait": ("_moves", _all_moves),
    "what is bought from the town is used at once": ("_needs_a_use", lambda _position, _move: False),
    "answers of the final action": ("_ANSWERS", _AllAnswers()),
    "cargo that is of no use otherwise sails": ("cargoes", lambda question, _position, _most: question.answers(10**6)),
}


@pytest.mark.parametrize("rule", list(RULES))
def test_each_rule_of_what_is_left_out_costs_nothing(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_rule = [best(PUZZLES, position) for position in late_ones()]
    monkeypatch.setattr(stated, *RULES[rule])
    without = [best(PUZZLES, position) for position in late_ones()]
    pairs = [pair for pair in zip(with_rule, without, strict=True) if None not in pair]
    assert len(pairs) >= 6
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def test_no_bound_is_lower_than_what_is_found() -> None:
    found = [(reach(position, 0), best(PUZZLES, position)) for position in late_ones()]
    assert [pair for pair in found if pair[1] is not None and pair[0] < pair[1]] == []
