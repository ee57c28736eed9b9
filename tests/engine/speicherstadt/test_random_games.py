"""Whole games played at random: what holds in every position of every one of them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from random import Random

import pytest

from engine import Game, Move, format_move, parse
from engine.bots.chance import decide
from engine.speicherstadt.deck import CARDS, CONTRACTS, LAST_FIRE, WAREHOUSE, in_game
from engine.speicherstadt.goods import GOODS, KINDS, NOTHING, kinds_of
from engine.speicherstadt.holdings import FULL, goods_on
from engine.speicherstadt.scoring import score_lines, total
from engine.speicherstadt.state import DEMAND, LOADING, OVER, PURCHASE, SPACES, Quarter
from tests.engine.speicherstadt.helpers import KAI, RULES, begun
from tests.engine.stages import Stage, stages

FEW, MANY = 10, 200
WHOLE = 10
"""Two in so many games are looked at in every position."""
SETUPS = [
    *((seats, variant, "merchant") for variant in ("base", KAI) for seats in (2, 3, 4, 5)),
    *((1, variant, level) for variant in ("base", KAI) for level in ("clerk", "merchant", "senator", "baron")),
]
setups = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)))
games = pytest.mark.parametrize("seeds", [range(FEW), pytest.param(range(FEW, MANY), marks=pytest.mark.long)], ids=str)
Setup = tuple[int, str, str]


@lru_cache(maxsize=2 * len(SETUPS))
def played(setup: Setup, seed: int) -> tuple[Stage, ...]:
    """Every step of a random game, and its end."""
    seats, variant, level = setup
    game, rng = begun(seats, variant, seed=seed, rival=level), Random(seed)
    while game.decision is not None:
        game.play(decide(game, rng))
    return tuple(stages(game))


def check_cards(position: Quarter) -> None:
    """Every card is in one place."""
    laid = [lot[0] for lot in (*position.row, *position.upper, *position.reserved) if lot is not None]
    owned = [card for cards in position.cards for card in cards]
    found = Counter([*position.pile[position.drawn :], *laid, *owned, *position.discards])
    terms = position.terms
    assert found == Counter(card for season in in_game(terms.sized_for, terms.kai) for card in season)
    assert position.pile[-1] == LAST_FIRE


def check_goods(position: Quarter) -> None:
    """Every good is in one place, and no more of them than fit."""
    found = Counter[int](position.bag[position.taken :])
    for lot in (*position.row, *position.upper, *position.reserved):
        if lot is not None:
            found.update(lot[1])
    for counts in (*position.landed, *position.stored, position.supply):
        assert min(counts) >= 0
        found.update({kind: number for kind, number in enumerate(counts) if number})
    found.update(kind for kind in position.hall if kind != NOTHING)
    for place, laid in enumerate(position.laid):
        found.update(goods_on(place, laid))
        assert 0 <= laid <= FULL[place]
        if laid:
            assert any(CONTRACTS[place] in cards for cards in position.cards)
    assert found == Counter({kind: GOODS[kind].count for kind in kinds_of(position.terms.kai)})
    for house, stored in enumerate(position.stored):
        assert len(stored) == KINDS
        assert sum(stored) <= 4 * (WAREHOUSE in position.cards[house])


def check_workers(position: Quarter) -> None:
    """Nobody places more workers than there are, and no column holds more than it can."""
    terms = position.terms
    assert min(position.coins) >= 0
    assert all(len(queue) <= SPACES for queue in position.queues)
    if position.phase == DEMAND:
        standing = Counter(house for queue in position.queues for house in queue)
        standing.update(one[2] for one in position.reserved if one is not None)
        for house in range(terms.houses):
            extra = standing[house] + position.workers[house] - terms.workers
            assert 0 <= extra <= 2
    if position.phase not in (PURCHASE, LOADING, OVER):
        assert position.bought == 0 or position.ending


def check_points(before: Quarter, move: Move, after: Quarter) -> None:
    """Points are won and lost at fires and for deliveries alone."""
    if before.points != after.points:
        assert move.words in ("deliver", "use", "decline") or before.discards != after.discards


def check_end(position: Quarter) -> None:
    """All rounds were played, all cards and goods have come up, and all four fires."""
    assert position.round == {2: 16, 3: 12, 4: 10, 5: 8}[position.terms.sized_for]
    assert (position.phase, position.taken, position.drawn) == (OVER, len(position.bag), len(position.pile))
    assert sum(CARDS[card].type == "fire" for card in position.discards) == 4
    assert not any(map(sum, position.landed))
    for seat in range(position.terms.players):
        assert sum(line["points"] for line in score_lines(position, seat)) == total(position, seat)


@games
@setups
def test_what_always_holds_holds_in_every_game(setup: Setup, seeds: range) -> None:
    """In most games every seventh position is looked at, in some all."""
    for seed in seeds:
        found = played(setup, seed)
        for number, (one, after) in enumerate(pairwise(found)):
            check_points(one.before, one.move, after.before)
            if not (number + seed) % 7 or seed % WHOLE < 2:
                check_cards(one.before)
                check_goods(one.before)
                check_workers(one.before)
        check_cards(found[-1].before)
        check_goods(found[-1].before)
        check_end(found[-1].before)


@pytest.mark.parametrize("seed", range(2))
@setups
def test_every_move_is_read_back_from_its_line(setup: Setup, seed: int) -> None:
    for one in played(setup, seed)[:-1]:
        assert parse(Game(RULES, {}, one.before), format_move(one.move)) == one.move


@pytest.mark.parametrize("seed", range(2))
@setups
def test_what_is_listed_can_be_done_and_what_is_not_listed_is_refused(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    for one in rng.sample(played(setup, seed)[:-1], 12):
        game = Game(RULES, {}, one.before)
        for move in game.moves():
            game.tried(move)
        listed = set(game.moves())
        for kind in RULES.kinds_of_move:
            for target in kind.targets:
                if kind(target) not in listed:
                    with pytest.raises(ValueError, match=r"\.$"):
                        game.play(kind(target))


@setups
def test_only_real_choices_are_asked(setup: Setup) -> None:
    for one in played(setup, 1)[:-1]:
        assert len(RULES.moves(one.before)) > 1 or Game(RULES, {}, one.before).ask(RULES.moves(one.before)[0])
