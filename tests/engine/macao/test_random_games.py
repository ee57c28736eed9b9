"""Whole games played at random: what holds in every position of every one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine import Game, Move, format_move, parse
from engine.bots.chance import decide
from engine.macao.city import EVERYWHERE
from engine.macao.deck import CARDS, NUMBER, cards_of, standing
from engine.macao.forecast import first_round
from engine.macao.moves import Pass
from engine.macao.scoring import score_lines, total
from engine.macao.sea import JOKER, PORTS
from engine.macao.state import ACTION, CARD, DRAFT, LAST_ROUND, OVER, Colony
from tests.engine.macao.helpers import begun
from tests.engine.stages import Stage, stages

SEATS = (1, 2, 3, 4)
FEW, MANY = 5, 200
seats_of = pytest.mark.parametrize("seats", SEATS)


def eager(game: Game, rng: Random) -> Move:
    """A move by chance, but one that ends the turn only seldom while something else is possible."""
    move = decide(game, rng)
    while isinstance(move, Pass) and len(game.moves()) > 1 and rng.random() < 0.9:
        move = decide(game, rng)
    return move


def played(seats: int, seed: int) -> list[Stage]:
    """Every step of a random game, and its end."""
    game, rng = begun(seats, seed=seed), Random(seed)
    while game.decision is not None:
        game.play(eager(game, rng))
    return stages(game)


def positions(game: list[Stage]) -> Iterator[Colony]:
    """Every position of a game."""
    return (one.before for one in game)


def steps(game: list[Stage]) -> Iterator[tuple[Colony, Move, Colony]]:
    """Every move of a game with the position before it and the one after it."""
    return ((one.before, one.move, after.before) for one, after in pairwise(game))


def no_number_is_below_0(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        for numbers in (position.gold, position.points, position.penalties, position.jokers, position.delivered):
            assert min(numbers) >= 0
        assert min(map(min, position.supply)) >= 0
        assert min(map(min, position.cargo)) >= 0
        assert position.free_steps >= 0


def every_card_is_in_one_place(seats: int, game: list[Stage]) -> None:
    """What has come up lies on offer, on a tableau, before somebody, or on the discard pile."""
    for position in positions(game):
        shown = Counter(position.deck[: position.drawn]) + Counter(position.offices[: 2 * position.round])
        found = Counter(position.discard) + Counter(position.offer)
        for tableau, active in zip(position.tableau, position.active, strict=True):
            found += Counter(tableau) + Counter(cards_of(active))
        assert found == shown
        assert max(found.values(), default=0) <= 1


def no_tableau_holds_more_cards_than_it_has_room_for(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        for tableau, active in zip(position.tableau, position.active, strict=True):
            assert len(tableau) <= standing(active).room


def every_quarter_has_one_owner_at_most_and_every_tile_one_place(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        assert sum(quarters.bit_count() for quarters in position.city) + position.free_quarters().bit_count() == 30
        left = Counter(tile for n, tile in enumerate(position.tiles) if position.free_quarters() >> n & 1)
        for port in PORTS:
            there = left[port.good] + len(position.ports[PORTS.index(port)])
            there += sum(cargo[port.good] for cargo in position.cargo)
            assert there <= 3
            if not any(active >> NUMBER["trader"] & 1 for active in position.active):
                assert there == 3
        assert left[JOKER] + sum(position.jokers) <= 6
        assert position.free_quarters() & ~EVERYWHERE == 0


def deliveries_are_those_that_cover_the_ports(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        covered = Counter(seat for port in position.ports for seat in port)
        assert [covered[seat] for seat in range(seats)] == position.delivered
        assert seats == 1 or -1 not in covered


def the_wall_order_follows_the_spaces(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        ahead = [position.steps[disc] for disc in position.wall]
        assert ahead == sorted(ahead, reverse=True)
        assert sorted(position.wall) == list(range(max(2, seats)))
        if position.top >= 0:
            stack = [d for d in position.wall if position.steps[d] == position.steps[position.top]]
            assert stack[0] == position.top


def cubes_of_a_wind_rose_reach_the_arrow_before_the_game_ends(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        for seat in range(seats):
            first = first_round(position, seat)
            for side, cubes in enumerate(position.rose[seat]):
                assert not any(cubes) or first + side <= LAST_ROUND


def outside_the_turns_nobody_has_cubes_at_the_arrow(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        waiting = set(position.queue) | {position.seat}
        for seat in range(seats):
            if position.phase == OVER or (position.phase == ACTION and seat not in waiting):
                assert not any(position.supply[seat])


def limits_of_a_turn_are_kept(seats: int, game: list[Stage]) -> None:
    for position in positions(game):
        have = standing(position.active[position.seat])
        if position.phase == ACTION:
            assert position.taken <= have.quarters
            assert position.bought <= have.purchases
            assert position.used & ~position.active[position.seat] == 0
        else:
            assert (position.used, position.taken, position.bought, position.moved) == (0, 0, 0, 0)


def points_are_never_lost_and_markers_never_given_back(seats: int, game: list[Stage]) -> None:
    for before, _move, after in steps(game):
        for seat in range(seats):
            assert after.points[seat] >= before.points[seat]
            assert after.penalties[seat] >= before.penalties[seat]
            assert after.active[seat] & before.active[seat] == before.active[seat]


def only_the_acting_player_changes_in_a_turn(seats: int, game: list[Stage]) -> None:
    for before, _move, after in steps(game):
        if before.phase == ACTION:
            for seat in range(seats):
                if seat != before.seat:
                    assert before.gold[seat] == after.gold[seat]
                    assert before.supply[seat] == after.supply[seat]
                    assert before.steps[seat] == after.steps[seat]


def the_course_goes_through_the_draft_and_twelve_rounds(seats: int, game: list[Stage]) -> None:
    rounds = [one.before.round for one in game]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(LAST_ROUND + 1))
    taken = sum(one.move.words == "take" for one in game[:-1])
    declined = sum(one.move.words == "decline" and one.before.phase == CARD for one in game[:-1])
    assert taken + declined == 13 * seats
    assert game[0].before.phase == DRAFT


def a_score_is_the_sum_of_its_parts(seats: int, game: list[Stage]) -> None:
    for number, position in enumerate(positions(game)):
        if not number % 5:
            lines = score_lines(position, number % seats)
            assert {line["kind"] for line in lines} <= {"prestige", "tableau", "punishment", "ending", "city"}
            assert sum(line["points"] for line in lines) == total(position, number % seats)


HOLDING: tuple[Callable[[int, list[Stage]], None], ...] = (
    no_number_is_below_0,
    every_card_is_in_one_place,
    no_tableau_holds_more_cards_than_it_has_room_for,
    every_quarter_has_one_owner_at_most_and_every_tile_one_place,
    deliveries_are_those_that_cover_the_ports,
    the_wall_order_follows_the_spaces,
    cubes_of_a_wind_rose_reach_the_arrow_before_the_game_ends,
    outside_the_turns_nobody_has_cubes_at_the_arrow,
    limits_of_a_turn_are_kept,
    points_are_never_lost_and_markers_never_given_back,
    only_the_acting_player_changes_in_a_turn,
    the_course_goes_through_the_draft_and_twelve_rounds,
    a_score_is_the_sum_of_its_parts,
)
"""What holds in every game."""

few_games = cache(played)


@seats_of
def test_in_every_random_game(seats: int) -> None:
    for holds in HOLDING:
        for seed in range(FEW):
            holds(seats, few_games(seats, seed))


@pytest.mark.long
@seats_of
def test_in_many_random_games_everything_holds(seats: int) -> None:
    for seed in range(FEW, MANY):
        game = played(seats, seed)
        for holds in HOLDING:
            holds(seats, game)


@pytest.mark.parametrize("seed", range(2))
@seats_of
def test_every_move_is_read_back_from_its_line(seats: int, seed: int) -> None:
    rules = begun().rules
    for one in few_games(seats, seed)[:-1]:
        game = Game(rules, {}, one.before)
        assert parse(game, format_move(one.move)) == one.move


@pytest.mark.parametrize("seed", range(2))
@seats_of
def test_what_is_listed_can_be_done_and_what_is_not_listed_is_refused(seats: int, seed: int) -> None:
    rules, rng = begun().rules, Random(seed)
    for one in rng.sample(few_games(seats, seed)[:-1], 8):
        game = Game(rules, {}, one.before)
        for move in game.moves():
            game.tried(move)
        listed = set(game.moves())
        for kind in rules.kinds_of_move:
            for target in kind.targets:
                if kind(target) not in listed:
                    with pytest.raises(ValueError, match=r"[.]$"):
                        game.play(kind(target))


def test_in_random_games_many_cards_are_activated() -> None:
    active = 0
    for seats in SEATS:
        for position in (few_games(seats, seed)[-1].before for seed in range(FEW)):
            for cards in position.active:
                active |= cards
    assert active.bit_count() > len(CARDS) // 4
