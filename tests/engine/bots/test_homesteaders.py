"""What the computer players of Homesteaders think of positions and of moves."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, Move, new_game
from engine.bots import choices
from engine.bots.chance import decide
from engine.bots.greedy import Greedy
from engine.bots.homesteaders.evaluator import Evaluator
from engine.bots.homesteaders.judge import FrontierJudge
from engine.bots.homesteaders.trades import last_trades
from engine.bots.homesteaders.values import plain
from engine.bots.levels import player as player_of
from engine.homesteaders.buildings import HOMESTEAD, INDEX
from engine.homesteaders.construction import candidates
from engine.homesteaders.goods import INDEX as GOOD, KINDS, WORKERS
from engine.homesteaders.moves import Borrow
from engine.homesteaders.scoring import total
from tests.engine.homesteaders.helpers import begun, building, laid, play, player

JUDGE = FrontierJudge()
EVALUATOR = Evaluator(plain())


def goods(**numbers: int) -> list[int]:
    """What a seat has, by name."""
    found = [0] * KINDS
    for name, number in numbers.items():
        found[GOOD[name]] = number
    return found


def town(*names: str) -> int:
    """A town with these buildings."""
    return sum(1 << INDEX[name] for name in ("homestead", *names))


def chosen(game: Game) -> Move:
    return Greedy("greedy", JUDGE, 1).choose(game)


def played(*greedy: bool, seed: int) -> list[int]:
    """The scores of a game of greedy and of aimless players."""
    game, rng = begun(len(greedy), seed=seed, open=True), Random(seed)
    while game.decision is not None:
        game.play(chosen(game) if greedy[game.decision.seat] else decide(game, rng))
    return [score["total"] for score in game.scores()]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_greedy_player_plays_whole_games_to_a_sound_score(seats: int, seed: int) -> None:
    assert max(played(*[True] * seats, seed=seed)) > 30


@pytest.mark.parametrize("seat", [0, 1])
def test_a_greedy_player_beats_one_who_plays_by_chance(seat: int) -> None:
    scores = played(seat == 0, seat == 1, seed=5)
    assert scores[seat] > scores[1 - seat] + 20


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_always_a_move_worth_a_thought(seats: int) -> None:
    game, rng = begun(seats, seed=seats), Random(seats)
    while game.decision is not None:
        for quick in (False, True):
            assert set(JUDGE.moves(game.position, quick=quick)) <= set(game.moves())
            assert JUDGE.moves(game.position, quick=quick)
        game.play(decide(game, rng))
    assert JUDGE.decider(game.position) == -1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_quick_choices_are_legal_and_come_to_a_sound_score(seats: int) -> None:
    game = new_game("homesteaders", [str(seat) for seat in range(seats)], "full", seats)
    position = game.position
    while JUDGE.decider(position) >= 0:
        moves = JUDGE.moves(position, quick=True)
        assert set(moves) <= set(game.rules.moves(position))
        position = choices.chosen(game.rules, JUDGE, position)[1]
    assert max(total(position, seat) for seat in range(seats)) > 40


def test_at_the_end_a_position_is_worth_its_score() -> None:
    game = play(laid(player("9 vp, 2 gold", "market"), window="final"), *["finish"] * 3)
    assert EVALUATOR.score(game.position, 0) == pytest.approx(total(game.position, 0), abs=0.2)


def test_the_last_trades_come_to_what_was_expected_of_them() -> None:
    game = laid(player("7 silver, 2 wood, 1 gold, 1 copper, 1 livestock, 4 chip, 2 debt"), window="final")
    expected = last_trades(game.position.goods[0], game.position.towns[0])
    while game.decision is not None and game.decision.seat == 0:
        game.play(chosen(game))
    assert total(game.position, 0) == pytest.approx(expected, abs=0.1)
    assert expected > 9


@pytest.mark.parametrize(
    ("before", "points"),
    [
        (goods(chip=1, steel=1), 1),
        (goods(chip=1, silver=4), 2),
        (goods(chip=2, silver=1), 1),
        (goods(silver=5, debt=2), -1),
        (goods(gold=1, debt=2), -1),
        (goods(gold=1, debt=3), -3),
    ],
)
def test_chips_and_silver_and_debts_are_worth_what_the_rules_say_of_the_end(before: list[int], points: int) -> None:
    assert last_trades(before, town()) == pytest.approx(points, abs=0.1)


def test_a_worker_counts_in_the_last_trades_where_bonuses_count_workers() -> None:
    before = goods(chip=1, food=1)
    assert last_trades(before, town("circus", "dude-ranch")) == pytest.approx(2, abs=0.1)


def test_a_slot_is_worth_something_to_those_with_a_worker_for_it() -> None:
    idle, working = goods(), goods(worker=2)
    assert working[WORKERS] == 2
    gained = [
        EVALUATOR.worth(has, town("foundry"), 8) - EVALUATOR.worth(has, 1 << HOMESTEAD, 8) for has in (idle, working)
    ]
    assert gained[1] > gained[0]


def test_what_is_won_is_built() -> None:
    game = building(player("9 silver, 2 steel"), round=9)
    assert chosen(game).target == "terminal"


def test_a_debt_is_not_taken_where_silver_is_there() -> None:
    game = play(laid(player("9 silver")), *["assign: nothing"] * 3)
    assert chosen(game).words == "pay"


def test_the_last_trades_sell_what_is_worth_nothing() -> None:
    game = laid(player("0 silver, 2 chip, 1 wood, 1 steel"), window="final")
    while game.decision is not None and game.decision.seat == 0:
        game.play(chosen(game))
    assert total(game.position, 0) == 2


def bid_of(level: str, game: Game) -> Move:
    """What a level does in the bidding."""
    return player_of("homesteaders", level, 1).choose(game)


@pytest.mark.parametrize("seed", range(4))
def test_a_settler_takes_no_debt_in_the_first_round(seed: int) -> None:
    game = begun(4, seed=seed)
    while game.decision is not None and game.position.round == 1:
        move = bid_of("settler", game)
        assert not isinstance(move, Borrow)
        game.play(move)


@pytest.mark.parametrize("level", ["settler", "homesteader"])
def test_nobody_who_knows_the_game_lets_what_costs_nothing_go_for_the_least_bid(level: str) -> None:
    poor = player("4 silver, 1 chip, 1 worker", "farm")
    game = laid(poor, poor, seats=2, round=2, window="bid", open=True)
    play(game, "neutral auction-2")
    assert INDEX["foundry"] in candidates(game.position, 0, game.position.tile(0).builds)
    assert bid_of(level, game).target == "auction-1"
