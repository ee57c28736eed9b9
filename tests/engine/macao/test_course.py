"""The course of the game: draft, start cubes, cards, dice, turns in wall order, the end."""

from __future__ import annotations

import pytest

from engine import Game, format_move
from engine.macao.rounds import seats_in_order
from tests.engine.macao.helpers import (
    begun,
    decides,
    gold,
    laid,
    moves,
    play,
    player,
    punishment,
    refused,
    supply,
    wall,
)
from tests.engine.macao.tables import arranged

FULL = ["brickworks", "dye-works", "mill", "wine-press", "builders-yard"]


def first(game: Game) -> str:
    """The first move, with the usual answers."""
    return format_move(game.tried(game.moves()[0])[1])


def through(game: Game, *kinds: str) -> list[str]:
    """Who decides in phases of some kinds, one after another, each taking the first move, or passing."""
    found = []
    while decides(game).split()[0] in kinds:
        found.append(decides(game))
        play(game, "pass" if "pass" in moves(game) else first(game))
    return found


def test_everybody_begins_with_5_gold_at_the_anchor_and_nothing_else() -> None:
    for one in arranged(begun(4, seed=3))["players"]:
        assert (one["gold"], one["prestige"], one["punishment"], one["jokers"]) == (5, 0, 0, 0)
        assert (one["ship"], one["wall"], one["cargo"], one["supply"]) == ("start", 0, {}, {})


def test_the_draft_goes_against_the_wall_order() -> None:
    game = begun(4, {"wall": [3, 1, 4, 2]})
    assert through(game, "draft") == ["draft Ben", "draft Dora", "draft Anna", "draft Cleo"]


def test_the_start_cubes_are_laid_in_wall_order() -> None:
    game = begun(3, {"wall": [3, 1, 2]})
    through(game, "draft")
    assert through(game, "start-cubes") == ["start-cubes Cleo", "start-cubes Anna", "start-cubes Ben"]


def test_the_start_cubes_are_one_and_two_of_one_colour_each() -> None:
    game = begun(2)
    through(game, "draft")
    play(game, "lay: one green; two red")
    rose = arranged(game)["players"][0]["rose"]
    assert rose[:3] == [{"green": 1}, {"red": 2}, {}]


def test_the_draft_leaves_two_cards_which_are_discarded() -> None:
    game = begun(3, {"cards": ["mint", "mill", "tower", "gate", "abbot"]})
    play(game, "take tower", "take abbot", "take mint")
    assert arranged(game)["discard"] == ["mill", "gate"]
    assert [one["tableau"] for one in arranged(game)["players"]] == [["mint"], ["abbot"], ["tower"]]


@pytest.mark.parametrize("phase", ["card", "dice"])
def test_cards_and_dice_are_chosen_in_wall_order(phase: str) -> None:
    game = laid(player(wall=2), player(wall=5), player(wall=2), seats=3, window=phase, wall=[3, 1, 2])
    assert through(game, phase) == [f"{phase} Ben", f"{phase} Cleo", f"{phase} Anna"]


def test_turns_go_in_wall_order_as_it_was_when_they_began() -> None:
    game = laid(player("9 red"), player("9 red"), wall=[1, 2])
    play(game, "wall: spaces 1", "pass")
    assert decides(game) == "action Ben"
    play(game, "wall: spaces 2", "pass")
    assert wall(game) == [("Ben", 2), ("Anna", 1)]
    assert decides(game) == "card Ben"


@pytest.mark.parametrize(("seats", "gone"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_the_cards_revealed_last_go_after_the_tribute_was_set(seats: int, gone: int) -> None:
    cards = ["embassy", "mill", "healer", "juggler"]
    game = laid(window="card", seats=seats, offices=["military-2", "justice-4"], cards=cards)
    assert arranged(game)["tribute"] == {"gold": 12, "prestige": 12}
    offered = [card["card"] for card in arranged(game)["offer"]]
    assert offered == ["military-2", "justice-4", *cards[: 4 - gone]]
    assert arranged(game)["discard"] == cards[4 - gone :]


def test_everybody_must_take_a_card() -> None:
    game = laid(window="card")
    assert moves(game, "decline") == []
    assert refused(game, "decline") == "Without the Idler everybody must take a card."


@pytest.mark.parametrize("discarded", ["mill", "finance-1"])
def test_any_of_six_cards_is_discarded_the_new_one_too_and_brings_a_marker(discarded: str) -> None:
    game = laid(player(tableau=FULL), window="card", offices=["finance-1", "finance-2"])
    play(game, f"take finance-1: discard {discarded}")
    left = [card for card in [*FULL, "finance-1"] if card != discarded]
    assert arranged(game)["players"][0]["tableau"] == left
    assert (punishment(game), arranged(game)["discard"][-1]) == (1, discarded)


def test_the_refusal_of_the_idler_costs_nothing_with_a_full_tableau_too() -> None:
    game = laid(player("", "idler", tableau=FULL), window="card")
    play(game, "decline")
    assert punishment(game) == 0
    offered = [card["card"] for card in arranged(game)["offer"]]
    play(game, f"take {offered[0]}")
    assert arranged(game)["discard"][-3:] == offered[1:]


def test_two_players_may_choose_the_same_dice() -> None:
    game = play(laid(window="dice"), "choose: dice red, blue", "choose: dice red, blue")
    assert [one["dice"] for one in arranged(game)["players"]] == [["red", "blue"]] * 2
    assert arranged(game)["dice"][0]["chosen_by"] == [0, 1]


def test_the_wind_rose_is_turned_by_one_step() -> None:
    sides = {str(side): f"{side} red" for side in range(1, 7)}
    game = laid(player(rose=sides), window="dice", round=1, rolls=[[1, 6, 1, 1, 1, 1]])
    play(game, "choose: dice blue, green")
    assert supply(game) == "1 red, 1 green"
    assert [side.get("red", 0) for side in arranged(game)["players"][0]["rose"]] == [2, 3, 4, 5, 6, 0]
    assert arranged(game)["players"][0]["rose"][4] == {"red": 6, "blue": 6}


def test_an_empty_supply_brings_a_marker_and_the_turn_comes_all_the_same() -> None:
    game = play(laid(window="dice", rolls=[[2] * 6] * 12, tribute=[3, 3]), "choose: dice red, blue")
    assert punishment(game) == 1
    play(game, "choose: dice red, blue")
    assert decides(game) == "action Anna"
    assert moves(game) == ["tribute", "pass"]


def empty(*cards: str) -> Game:
    """Somebody with a joker tile has nothing to take."""
    game = laid(player("", *cards, jokers=1), window="dice", rolls=[[2] * 6] * 12)
    return play(game, "choose: dice red, blue")


def test_a_joker_tile_saves_an_empty_supply() -> None:
    game = play(empty(), "joker: for 1 gray")
    assert (supply(game), punishment(game), game.position.jokers[0], decides(game)) == ("1 gray", 0, 0, "dice Ben")


def test_whoever_does_not_save_it_takes_the_marker() -> None:
    game = play(empty(), "decline")
    assert (supply(game), punishment(game), game.position.jokers[0], decides(game)) == ("", 1, 1, "dice Ben")


def test_an_empty_supply_is_saved_by_at_least_a_cube() -> None:
    assert "of no use here" in refused(empty(), "joker: for 1 coins")
    game = play(empty("juggler"), "joker: for 1 red, 1 coins")
    assert (supply(game), gold(game)) == ("1 red", 8)
    assert refused(empty("juggler"), "joker: for 2 coins").endswith("You have 3 gold, not 2.")


def test_at_other_times_outside_the_own_turn_a_joker_tile_is_not_offered() -> None:
    for window in ("card", "dice"):
        assert refused(laid(player(jokers=1), window=window), "joker: for 1 red").startswith("'joker' is not possible")


def test_what_is_left_of_the_supply_is_lost() -> None:
    game = play(laid(player("3 red")), "pass")
    assert supply(game) == ""


def test_a_turn_ends_by_passing_only() -> None:
    game = play(laid(player("1 red")), "claim q11")
    assert decides(game) == "action Anna"
    assert "pass" in moves(game)


def test_what_a_turn_has_brought_is_forgotten_with_it() -> None:
    game = laid(player("3 red", "sailmakers-shop"), player("3 red"), tribute=[1, 1])
    play(game, "claim q11", "wall: spaces 1", "use sailmakers-shop", "sail s01: with free", "tribute", "pass")
    turn = arranged(game)["turn"]
    assert (turn["seat"], turn["quarters"], turn["purchases"], turn["wall_used"]) == (1, 0, 0, False)
    assert (turn["free_steps"], turn["moved"], turn["entered"], turn["used"]) == (0, 0, False, [])


def test_the_game_is_over_after_twelve_rounds() -> None:
    game = laid(round=12)
    through(game, "action")
    assert (decides(game), arranged(game)["round"], game.moves()) == ("over", 12, ())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_twelve_rounds_and_54_cards_at_most_come_up(seats: int) -> None:
    game = begun(seats, seed=seats)
    rounds = []
    while game.decision is not None:
        rounds.append(game.position.round)
        play(game, "pass" if "pass" in moves(game) else first(game))
    assert sorted(set(rounds)) == list(range(13))
    assert rounds == sorted(rounds)
    assert game.position.drawn == seats + 2 + 48


def test_everybody_takes_thirteen_cards() -> None:
    game = begun(3, seed=1)
    taken = [0] * 3
    while game.decision is not None:
        move = first(game)
        taken[game.decision.seat] += move.startswith("take")
        play(game, "pass" if "pass" in moves(game) else move)
    assert taken == [13] * 3


def test_something_is_turned_up_with_the_cards_and_with_the_dice() -> None:
    game = laid(window="card")
    before = game.position.revealed
    play(game, first(game))
    assert game.position.revealed == before
    play(game, first(game))
    assert (decides(game), game.position.revealed) == ("dice Anna", before + 1)
    through(game, "dice", "action")
    assert (decides(game), game.position.revealed) == ("card Anna", before + 2)


def test_of_equals_whoever_is_ahead_on_the_wall_stands_before() -> None:
    game = laid(player(prestige=9), player(prestige=9), player(prestige=9), seats=3, wall=[3, 1, 2])
    assert [score["place"] for score in game.scores()] == [2, 3, 1]


def test_gold_joker_tiles_goods_and_cubes_count_nothing_at_the_end() -> None:
    game = laid(player("5 red", gold=30, jokers=3, cargo="2 tea"))
    assert game.scores()[0]["total"] == 0


def test_seats_in_order_leaves_the_company_out() -> None:
    assert seats_in_order(begun(1, seed=1).position) == (0,)
