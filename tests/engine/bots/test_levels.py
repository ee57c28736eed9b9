"""Every level: it plays whole games, chooses the same again, and knows no more than its seat."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import Game, Move, bots, new_game
from engine.bots.le_havre.levels import judge
from engine.bots.player import Stop, never
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.ships import SHIP_INDEX
from tests.engine.open_table import open_table

NAMES = ("Red", "Green", "Blue", "Yellow", "White")
BUDGET = 60
"""Nodes of a harbourmaster in these tests: little, so that they are fast."""
THINKING = ("deckhand", "merchant", "harbourmaster", "magnate")

LEVELS = bots.levels_of("le-havre")


def game_of(players: int = 2, variant: str = "short", seed: int = 1) -> Game:
    """A new game."""
    return new_game("le-havre", list(NAMES[:players]), variant, seed)


def later(game: Game, moves: int, seed: int = 0) -> Game:
    """The game after so many moves of deckhands, and on to the next main action."""
    deckhand = bots.player("le-havre", "deckhand", seed)
    while moves > 0 or (game.decision is not None and game.decision.kind != "main"):
        game.play(deckhand.choose(game))
        moves -= 1
    return game


def chosen(game: Game, level: str, seed: int = 5, stop: Stop = never) -> Move:
    """What a level chooses."""
    return bots.player("le-havre", level, seed, BUDGET).choose(game, stop)


def finished(level: str, players: int, variant: str = "short", budget: int = 1) -> Game:
    """A whole game of players of one level; fails if it does not come to an end."""
    game = game_of(players, variant)
    player = bots.player("le-havre", level, 3, budget)
    for _move in range(4000):
        if game.decision is None:
            return game
        game.play(player.choose(game))
    raise AssertionError("the game does not end")


def main_actions(game: Game) -> Counter[int]:
    """How many main actions each seat took."""
    found: Counter[int] = Counter()
    again = new_game(game.title, **game.options)
    for move in game.history:
        assert again.decision is not None
        found[again.decision.seat] += move.words.split()[0] in ("take", "enter")
        again.play(move)
    return found


@pytest.mark.parametrize(
    ("level", "players"),
    [("random", 2), ("deckhand", 1), ("deckhand", 2), ("merchant", 1), ("harbourmaster", 1)],
)
def test_every_action_of_a_whole_game_is_used(level: str, players: int) -> None:
    game = finished(level, players)
    actions = 7 * {1: 4, 2: 8}[players] // players + 1
    assert main_actions(game) == Counter(dict.fromkeys(range(players), actions))


@pytest.mark.parametrize("level", THINKING)
def test_nobody_borrows_what_is_not_needed_for_a_payment_or_keeps_a_loan_that_can_be_repaid(level: str) -> None:
    game = finished(level, 1)
    again = new_game(game.title, **game.options)
    for move in game.history:
        if move.words == "borrow":
            assert not any(other.words in ("feed", "pay interest") for other in again.moves())
        again.play(move)
    [seat] = open_table(game)["players"]
    assert not (seat["loans"] and seat["goods"].get("francs", 0) >= 5)


@pytest.mark.long
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("variant", ["short", "full"])
@pytest.mark.parametrize("level", LEVELS)
def test_games_of_every_size_come_to_an_end(level: str, variant: str, players: int) -> None:
    assert finished(level, players, variant).decision is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moves", [1, 40])
def test_the_same_seed_and_budget_choose_the_same(level: str, moves: int) -> None:
    assert chosen(later(game_of(), moves), level) == chosen(later(game_of(), moves), level)


@pytest.mark.parametrize("level", LEVELS)
def test_how_the_game_came_about_does_not_matter(level: str) -> None:
    game = later(game_of(), 31)
    without_past = Game(game.rules, game.options, game.position.copy())
    assert chosen(without_past, level) == chosen(game, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "moves"), [("short", 0), ("short", 8), ("full", 0), ("full", 90)])
def test_what_lies_face_down_does_not_change_the_choice(level: str, variant: str, moves: int) -> None:
    game = later(game_of(3, variant), moves)
    assert game.decision is not None
    dealt = [game.imagined(game.decision.seat, Random(seed)) for seed in range(3)]
    assert len({repr((other.position.tiles, other.position.specials)) for other in dealt}) > 1
    assert {chosen(other, level) for other in dealt} == {chosen(game, level)}


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_leaves_the_game_as_it_is(level: str) -> None:
    game = later(game_of(), 25)
    before = game.position.copy()
    chosen(game, level)
    assert game.position == before


@pytest.mark.parametrize("level", LEVELS)
def test_a_hurried_player_chooses_a_legal_move(level: str) -> None:
    game = later(game_of(), 25)
    game.play(bots.player("le-havre", level, 5).choose(game, lambda: True))


def test_a_hurried_harbourmaster_asks_no_second_time() -> None:
    game = later(game_of(), 25)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    bots.player("le-havre", "harbourmaster").choose(game, stop)
    assert len(asked) == 1


def test_a_harbourmaster_can_be_hurried_in_the_middle_of_thinking() -> None:
    game = later(game_of(), 25)
    questions = iter(range(100))
    move = bots.player("le-havre", "harbourmaster").choose(game, lambda: next(questions) >= 50)
    assert next(questions) == 51
    game.play(move)


def test_a_magnate_thinks_until_it_is_stopped() -> None:
    game = later(game_of(), 25)
    questions = iter(range(10**6))
    bots.player("le-havre", "magnate", 5, 1).choose(game, lambda: next(questions) >= 1000)
    assert next(questions) == 1001


def test_a_budget_of_one_node_is_enough_for_a_move() -> None:
    game = later(game_of(), 25)
    game.play(bots.player("le-havre", "harbourmaster", 0, 1).choose(game))


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_finished_game_there_is_nothing_to_choose(level: str) -> None:
    game = finished("random", 1)
    with pytest.raises(ValueError, match="the game is over"):
        chosen(game, level)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no level 'admiral'"):
        bots.player("le-havre", "admiral")


@pytest.mark.parametrize("level", ["builder", "shipowner", "trader"])
def test_a_character_thinks_otherwise_of_a_position_than_the_merchant_it_is_like(level: str) -> None:
    game = later(game_of(2, seed=4), 60)
    position = game.position
    assert judge(level).worth(position, 0) != judge("merchant").worth(position, 0)


def test_a_shipowner_would_pay_more_for_a_ship_and_a_builder_for_a_building() -> None:
    game = game_of(2, seed=4)
    before = game.position
    with_ship, with_building = before.copy(), before.copy()
    with_ship.add_ship(0, SHIP_INDEX["iron-ship-4"])
    with_building.move_card(CARD_INDEX["marketplace"], 0)

    def gains(level: str) -> tuple[float, float]:
        found = judge(level)
        return (
            found.worth(with_ship, 0) - found.worth(before, 0),
            found.worth(with_building, 0) - found.worth(before, 0),
        )

    assert gains("shipowner")[0] > gains("merchant")[0]
    assert gains("builder")[1] > gains("merchant")[1]
    assert gains("trader")[1] < gains("merchant")[1]
