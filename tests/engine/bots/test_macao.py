"""The computer players of Macao: what they think of positions, whole games, and advice with its reasons."""

from __future__ import annotations

import pytest

from engine import Game, bots, format_move, new_game, parse
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.weights import weights
from engine.bots.macao.worth import ENDING, WAREHOUSES, Seen, each_round, of_gold
from engine.bots.medals import medals
from engine.bots.player import Adviser
from engine.bots.review import review
from engine.macao.deck import CARDS
from tests.engine.macao.helpers import PLAYERS, begun, laid, player

BUDGET = 30
"""Nodes of these tests: little, so that they are fast."""
THINKING = ("deckhand", "factor", "viceroy")
EVALUATOR = Evaluator(weights("sound"))


def finished(*levels: str, seed: int = 1) -> Game:
    """A whole game of players of these levels."""
    game = new_game("macao", PLAYERS[: len(levels)], "full", seed)
    players = [bots.player("macao", level, 3, BUDGET) for level in levels]
    while game.decision is not None:
        game.play(players[game.decision.seat].choose(game))
    return game


def points(game: Game) -> list[int]:
    """The totals of a finished game."""
    return [score["total"] for score in game.scores()]


def worth(game: Game) -> float:
    """What Anna makes of a position."""
    return EVALUATOR.score(game.position, 0)


@pytest.fixture
def adviser() -> Adviser:
    """A viceroy with little time."""
    found = bots.adviser("macao", seed=5, budget=BUDGET)
    assert found is not None
    return found


@pytest.mark.parametrize("level", THINKING[:2])
def test_a_level_is_far_above_one_who_plays_by_chance(level: str) -> None:
    own, other = points(finished(level, "random"))
    assert own > other + 30


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_factors_play_games_of_every_size_to_their_end(seats: int) -> None:
    assert min(points(finished(*["factor"] * seats))) > 0


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", THINKING)
def test_every_level_plays_games_of_every_size_to_their_end(level: str, seats: int) -> None:
    assert max(points(finished(*[level] * seats))) > 0


@pytest.mark.parametrize("level", THINKING)
def test_a_level_chooses_the_same_again(level: str) -> None:
    game = begun(2, seed=4)
    chosen = [bots.player("macao", level, 9, BUDGET).choose(game) for _time in range(2)]
    assert chosen[0] == chosen[1]


def test_tribute_is_bought_at_once_where_gold_is_of_no_use_any_more() -> None:
    game = laid(player(gold=9), player(), round=12)
    game.position.tribute = (4, 7)
    assert format_move(bots.player("macao", "factor", 1, BUDGET).choose(game)) == "tribute"


def test_goods_are_delivered_in_the_port_where_the_ship_lies() -> None:
    game = laid(player("1 red", cargo="1 tea", ship="london"), player(), round=12)
    assert format_move(bots.player("macao", "factor", 1, BUDGET).choose(game)) == "deliver tea"


def test_the_last_cubes_bring_the_ship_to_its_port() -> None:
    game = laid(player("2 red", cargo="1 tea", ship="s02"), player(), round=12)
    viceroy = bots.player("macao", "viceroy", 1, 300)
    played = []
    while game.decision is not None and game.decision.seat == 0:
        move = viceroy.choose(game)
        played.append(format_move(move))
        game.play(move)
    assert "deliver tea" in played


def test_gold_is_worth_less_the_later_it_is() -> None:
    position = begun(2, seed=1).position
    assert of_gold(position, 2, 5, 0.0) > of_gold(position, 12, 5, 0.0) > 0


def test_gold_is_worth_nothing_after_the_last_round() -> None:
    assert of_gold(begun(2, seed=1).position, 13, 40, 2.0) == 0


def test_a_card_whose_cubes_lie_ready_is_worth_more_than_one_without() -> None:
    ready = laid(player(tableau=["mint"], rose={"2": "1 red, 1 blue, 1 green, 1 violet"}), player(), round=4)
    without = laid(player(tableau=["mint"], rose={"2": "4 gray"}), player(), round=4)
    assert worth(ready) > worth(without) + 3


def test_a_round_without_cubes_ahead_is_feared() -> None:
    empty = laid(player(rose={"2": "2 red"}), player(), round=4)
    shared = laid(player(rose={"1": "1 red", "2": "1 red"}), player(), round=4)
    assert worth(shared) > worth(empty)


def test_a_ship_is_worth_more_nearer_to_the_port_of_its_cargo() -> None:
    far = laid(player(cargo="1 rice", ship="start"), player(), round=10)
    near = laid(player(cargo="1 rice", ship="s10"), player(), round=10)
    assert worth(near) > worth(far)


def test_a_finished_game_is_worth_what_it_scored() -> None:
    game = finished("deckhand", "deckhand")
    assert EVALUATOR.score(game.position, 0) == points(game)[0]


def test_advice_is_whole_turns_of_which_the_first_is_what_a_viceroy_begins(adviser: Adviser) -> None:
    game = laid(player("2 blue, 1 gray, 1 violet", tableau=["dye-works"], gold=5), player(), round=5)
    advice = adviser.advice(game, 3)
    assert advice[0].move == bots.player("macao", "viceroy", 5, BUDGET).choose(game)
    assert len({one.move for one in advice}) == len(advice) > 1
    assert [one.points for one in advice] == sorted((one.points for one in advice), reverse=True)


def expected(adviser: Adviser, game: Game) -> list[tuple[int, str]]:
    """Who is expected to do what after the best plan, by the words of the moves."""
    return [(step.seat, step.move.words) for step in adviser.advice(game, 1)[0].expected]


def test_after_a_card_the_others_are_expected_to_take_theirs_and_no_die_is_foretold(adviser: Adviser) -> None:
    game = begun(3, seed=4)
    while game.decision is None or game.decision.kind != "card" or game.decision.seat != 0:
        game.play(bots.player("macao", "deckhand", 1, BUDGET).choose(game))
    then = expected(adviser, game)
    assert then == [(step, "take") for step in [seat for seat in game.position.queue if seat != 0][: len(then)]]
    assert len(then) == len(game.position.queue)


def test_after_the_last_card_nothing_is_expected_for_the_dice_are_not_thrown_yet(adviser: Adviser) -> None:
    game = begun(2, seed=4)
    while game.decision is None or game.decision.kind != "card" or game.position.queue:
        game.play(bots.player("macao", "deckhand", 1, BUDGET).choose(game))
    assert expected(adviser, game) == []


def test_after_dice_everybody_is_expected_to_choose_and_to_act_up_to_the_own_turn(adviser: Adviser) -> None:
    game = begun(2, seed=4)
    while game.decision is None or game.decision.kind != "dice" or game.position.round < 3:
        game.play(bots.player("macao", "deckhand", 1, BUDGET).choose(game))
    seat = game.decision.seat
    then = expected(adviser, game)
    assert then[0] == (1 - seat, "choose")
    assert then[-1][0] == seat
    assert [who for who, _words in then].count(seat) == 1


def test_after_a_turn_one_action_of_each_of_the_others_is_expected_and_no_new_card(adviser: Adviser) -> None:
    game = laid(player("1 red"), player("1 green, 1 gray", tableau=["idler"]), round=5)
    assert [seat for seat, _words in expected(adviser, game)] == [1]


def test_nothing_is_expected_after_the_last_turn(adviser: Adviser) -> None:
    assert expected(adviser, laid(player("1 red"), round=12, seats=1)) == []


def test_advised_turns_do_not_do_the_same_in_another_order(adviser: Adviser) -> None:
    game = laid(player("1 blue, 1 gray", tableau=["dye-works"], gold=0), player(), round=12)
    done = [frozenset(map(format_move, one.moves)) for one in adviser.advice(game, 6)]
    assert len(set(done)) == len(done)


def test_a_move_that_does_the_same_in_another_order_is_as_good(adviser: Adviser) -> None:
    game = laid(player("1 blue, 1 gray", tableau=["dye-works", "gate"], gold=0), player(), round=12)
    points = []
    for line in ("activate gate", "activate dye-works"):
        move = next(move for move in game.moves() if format_move(move) == line)
        points += [one.points for one in adviser.advice(game, 1, also=[(move,)]) if one.move == move]
    assert points[0] == points[1]


def test_dice_are_advised_with_the_cards_that_become_ready(adviser: Adviser) -> None:
    game = laid(player(tableau=["gate"]), player(), window="dice", round=4, rolls=[[4, 4, 4, 4, 1, 4]] * 4)
    told = [str(reason) for one in adviser.advice(game, 15) for reason in one.reasons]
    assert "Ready in round 4: Gate." in told


def test_a_quarter_is_advised_with_what_its_tile_brings(adviser: Adviser) -> None:
    game = laid(player("1 blue", gold=0), player(), round=5)
    told = {format_move(one.move): [str(reason) for reason in one.reasons] for one in adviser.advice(game, 9)}
    assert told["claim q07"][0].startswith("Its tile brings ")


def test_a_card_that_is_discarded_at_once_is_not_praised(adviser: Adviser) -> None:
    full = ["brickworks", "dye-works", "mill", "wine-press", "builders-yard"]
    game = laid(player(tableau=full), window="card", offices=["finance-1", "finance-2"])
    move = parse(game, "take finance-1: discard finance-1")
    told = next(one for one in adviser.advice(game, 1, also=[(move,)]) if one.move == move)
    assert [str(reason) for reason in told.reasons] == ["All cards on your tableau stay."]


@pytest.mark.parametrize("games", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_game_alone_has_medals(games: int) -> None:
    found = medals("macao", {"variant": "full", "seed": 3}, games=games)
    assert found is not None
    assert 30 < found.bronze <= found.silver <= found.gold


def test_a_game_by_chance_is_reviewed_with_what_was_lost() -> None:
    game = begun(1, seed=5)
    by_chance = bots.player("macao", "random", 1)
    for _move in range(12):
        game.play(by_chance.choose(game))
    found = list(review(game, 0, budgets=(BUDGET,)))
    assert found
    assert min(one.points for one in found) >= 0
    assert max(one.points for one in found) > 1


def test_cards_that_need_the_same_cubes_are_not_both_called_ready(adviser: Adviser) -> None:
    game = laid(
        player(tableau=["gate", "builders-yard"]), player(), window="dice", round=4, rolls=[[4, 4, 4, 4, 1, 4]] * 4
    )
    told = [str(reason) for one in adviser.advice(game, 15) for reason in one.reasons]
    assert any(line.startswith("Ready in round 4: ") for line in told)
    assert not any("Gate" in line and "Builders" in line for line in told)


def test_a_turn_without_a_purchase_says_that_gold_is_kept(adviser: Adviser) -> None:
    game = laid(player("1 blue", gold=3), player(), round=5)
    game.position.tribute = (3, 0)
    told = [str(reason) for one in adviser.advice(game, 3) for reason in one.reasons]
    assert "3 gold is kept for the tributes to come." in told


def test_what_every_card_brings_is_known() -> None:
    seen = Seen(active=0, tableau=0, markers=0, jokers=0, cargo=(0,) * 8, first=True, last=False)
    silent = [
        card.name
        for number, card in enumerate(CARDS)
        if not any(each_round(number, seen)) and number not in WAREHOUSES and not ENDING >> number & 1
    ]
    assert silent == []
