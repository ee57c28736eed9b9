"""Whole games played at random: what holds in every position of every one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from engine import Game, Move, format_move, parse
from engine.bots.chance import decide
from engine.homesteaders.buildings import BUILDINGS, HOMESTEAD
from engine.homesteaders.goods import KINDS, RAIL, WORKERS
from engine.homesteaders.moves import Assign
from engine.homesteaders.rounds import ON_OFFER
from engine.homesteaders.scoring import score_lines, total
from engine.homesteaders.state import BID, BIDDING, FINAL_INCOME, NEUTRAL, NOBODY, Frontier
from engine.homesteaders.tiles import TILES
from engine.homesteaders.workers import placed
from tests.engine.homesteaders.helpers import begun
from tests.engine.stages import Stage, stages

SETUPS = [(1, False), (2, False), (2, True), (3, False), (4, False)]
FEW, MANY = 10, 200

games = pytest.mark.parametrize("seeds", [range(FEW), pytest.param(range(FEW, MANY), marks=pytest.mark.long)], ids=str)
setups = pytest.mark.parametrize(("seats", "steep"), SETUPS)

_played: dict[tuple[int, bool, int], list[Stage]] = {}


def played(seats: int, steep: bool, seed: int) -> list[Stage]:
    """Every step of a random game; the last games are kept for the next test."""
    key = (seats, steep, seed)
    if key not in _played:
        game, rng = begun(seats, seed=seed, steep=steep), Random(seed)
        while game.decision is not None:
            game.play(decide(game, rng))
        if len(_played) > FEW * len(SETUPS):
            _played.clear()
        _played[key] = stages(game)
    return _played[key]


def positions(seats: int, steep: bool, seeds: range) -> Iterator[Frontier]:
    """Every position of some games."""
    for seed in seeds:
        yield from (one.before for one in played(seats, steep, seed))


def steps(seats: int, steep: bool, seeds: range) -> Iterator[tuple[Frontier, Move, Frontier]]:
    """Every move of some games with the position before it and the one after it."""
    for seed in seeds:
        for one, after in pairwise(played(seats, steep, seed)):
            yield one.before, one.move, after.before


def check_amounts(position: Frontier) -> None:
    for goods in position.goods:
        assert len(goods) == KINDS
        assert min(goods) >= 0
        assert 0 <= goods[RAIL] <= 5
        assert goods[WORKERS] >= 1


def check_places(position: Frontier) -> None:
    """Every building is on offer, owned or out of the game, every tile in its pile."""
    few = position.terms.few
    first = max(number for number in ON_OFFER if number <= position.round)
    for kind, card in enumerate(BUILDINGS):
        owned = sum(town >> kind & 1 for town in position.towns)
        taken = owned + position.rival.count(kind)
        if kind == HOMESTEAD:
            assert owned == position.terms.players
        elif card.stage in ON_OFFER[first]:
            assert position.offer[kind] + taken == card.copies[few]
        else:
            assert position.offer[kind] == 0
            assert taken <= card.copies[few]
    laid = Counter(tile for pile in position.piles for tile in pile)
    assert laid == Counter(number for number, tile in enumerate(TILES) if tile.auction < position.terms.auctions)


@games
@setups
def test_no_amount_is_below_0_and_everything_has_one_place(seats: int, steep: bool, seeds: range) -> None:
    for position in positions(seats, steep, seeds):
        check_amounts(position)
        check_places(position)


@games
@setups
def test_no_more_workers_work_than_there_are(seats: int, steep: bool, seeds: range) -> None:
    for before, move, after in steps(seats, steep, seeds):
        if isinstance(move, Assign):
            assert placed(after.worked[before.seat]) <= before.goods[before.seat][WORKERS]


@games
@setups
def test_auctions_won_and_passes_are_as_many_as_players(seats: int, steep: bool, seeds: range) -> None:
    for position in positions(seats, steep, seeds):
        if position.auction != BIDDING:
            won = sum(holder >= 0 for holder in position.holders)
            assert won + position.passed.bit_count() == seats


@games
@setups
def test_ten_rounds_end(seats: int, steep: bool, seeds: range) -> None:
    ended = 0
    for before, _move, after in steps(seats, steep, seeds):
        ended += before.round < after.round
    assert ended == 10 * len(seeds)


@games
@setups
def test_a_score_is_the_sum_of_its_five_parts(seats: int, steep: bool, seeds: range) -> None:
    for number, position in enumerate(positions(seats, steep, seeds)):
        seat = number % seats
        if not number % 7:
            lines = score_lines(position, seat)
            assert {line["kind"] for line in lines} <= {"vp", "building", "bonus", "resources", "debts"}
            assert sum(line["points"] for line in lines) == total(position, seat)


@games
@setups
def test_a_standing_bid_belongs_to_somebody(seats: int, steep: bool, seeds: range) -> None:
    for position in positions(seats, steep, seeds):
        for bid, holder in zip(position.bids, position.holders, strict=True):
            assert (bid > 0) == (holder != NOBODY)
            assert holder != NEUTRAL or seats < 3
        held = [holder for holder in position.holders if holder >= 0]
        assert len(set(held)) == len(held)
        if position.phase == BID:
            assert position.seat not in held


@games
@setups
def test_the_course_goes_through_ten_rounds_and_a_last_income(seats: int, steep: bool, seeds: range) -> None:
    for seed in seeds:
        rounds = [one.before.round for one in played(seats, steep, seed)]
        assert rounds == sorted(rounds)
        assert set(rounds) == set(range(1, FINAL_INCOME + 1))


@pytest.mark.parametrize("seed", range(2))
@setups
def test_every_move_is_read_back_from_its_line(seats: int, steep: bool, seed: int) -> None:
    rules = begun().rules
    for one in played(seats, steep, seed)[:-1]:
        game = Game(rules, {}, one.before)
        assert parse(game, format_move(one.move)) == one.move


@pytest.mark.parametrize("seed", range(2))
@setups
def test_what_is_listed_can_be_done_and_what_is_not_listed_is_refused(seats: int, steep: bool, seed: int) -> None:
    rules, rng = begun().rules, Random(seed)
    for one in rng.sample(played(seats, steep, seed)[:-1], 12):
        game = Game(rules, {}, one.before)
        for move in game.moves():
            game.tried(move)
        listed = set(game.moves())
        for kind in rules.kinds_of_move:
            for target in kind.targets:
                if kind(target) not in listed:
                    with pytest.raises(ValueError, match=r"\.$"):
                        game.play(kind(target))
