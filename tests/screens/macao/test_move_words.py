"""Moves in sentences: what each costs and brings, with and without its answers; no notation anywhere."""

from __future__ import annotations

from random import Random

import pytest

from engine import Game, parse
from engine.bots.chance import decide
from screens.macao import move_words
from tests.engine.macao.helpers import begun, laid, play, player


def described(game: Game, notation: str) -> str:
    """A move as a sentence; it may be without answers."""
    (move,) = (one for one in game.moves() if f"{one.words} {one.target}".strip() == notation)
    return move_words.move(move, game.seen())


def told(game: Game, notation: str) -> str:
    """A move with its answers as a sentence."""
    return move_words.move(parse(game, notation), game.seen())


def acting(*activated: str, supply: str = "2 red, 1 blue, 1 green, 1 violet", **more: object) -> Game:
    """Anna's turn in round 7."""
    return laid(player(supply, *activated, **more), tribute=[3, 6])  # type: ignore[arg-type]  # what `player` takes


def test_a_card_is_taken_with_its_kind_and_cost() -> None:
    game = begun()
    assert described(game, "take office-chamber") == "Take the Office Chamber (building for 1 blue, 1 violet)"


def test_of_too_many_cards_the_discarded_one_is_named() -> None:
    full = ["mint", "mill", "gate", "tower", "court"]
    game = laid(player(tableau=full), window="card", offices=["military-1"])
    assert told(game, "take military-1: discard gate") == "Take the office Military 1 (1 red), and discard the Gate"


def test_the_start_cubes_are_laid_at_their_sides() -> None:
    game = begun()
    play(game, "take office-chamber", "take archive")
    assert described(game, "lay") == "Lay the start cubes"
    assert told(game, "lay: one green; two red") == "Lay 1 green at side 1, 2 red at side 2"


def test_dice_are_chosen_with_what_they_show() -> None:
    game = laid(window="dice", rolls=[[2, 3, 1, 4, 5, 6]] * 12, round=3)
    assert described(game, "choose") == "Choose two dice"
    assert told(game, "choose: dice red, violet") == "Choose red 2, violet 6"


def test_a_third_die_is_told() -> None:
    game = laid(player("", "gambler"), window="dice", rolls=[[2, 3, 1, 4, 5, 6]] * 12, round=3)
    assert told(game, "choose: dice red, violet; third black") == "Choose red 2, violet 6, black 4"
    assert told(game, "choose: dice red, violet; third nothing") == "Choose red 2, violet 6"


@pytest.mark.parametrize(
    ("activated", "sentence"),
    [
        ((), "Activate the Fountain for 2 red, 1 blue"),
        (("crane",), "Activate the Fountain for 2 red, 1 blue (1 cube less)"),
        (("count",), "Activate the Fountain for 2 red, 1 blue (1 of any colour)"),
        (("crane", "count"), "Activate the Fountain for 2 red, 1 blue (1 cube less, 1 of any colour)"),
    ],
)
def test_activating_says_what_it_costs(activated: tuple[str, ...], sentence: str) -> None:
    assert described(acting(*activated, tableau=["fountain"]), "activate fountain") == sentence


def test_activating_says_what_was_paid_and_taken() -> None:
    game = acting("crane", "scholar", tableau=["fountain"])
    notation = "activate fountain: with 1 red, 1 blue; cube gray"
    assert told(game, notation) == "Activate the Fountain for 1 red, 1 blue, and take 1 gray"


def test_the_craftsman_keeps_the_cubes() -> None:
    game = acting("craftsman", tableau=["fountain"])
    assert described(game, "craft fountain") == "Activate the Fountain with the Craftsman, and keep 2 red, 1 blue"


def test_a_quarter_is_taken_with_its_tile() -> None:
    game = laid(player("1 green, 1 violet", "fountain", "carpenter"), tiles=["tea", "rice"])
    assert described(game, "claim q01") == "Take Quarter 1 with tea for 1 green"
    assert described(game, "claim q12") == "Take Quarter 12 with a joker tile for 1 green, 1 black (1 cube less)"
    assert told(game, "claim q01: steps 1") == "Take Quarter 1 with tea for 1 green, and move 1 space on the wall"


def test_the_wall_says_how_far_and_for_what() -> None:
    game = acting()
    assert described(game, "wall") == "Move ahead on the wall"
    sentence = "Move 2 spaces ahead on the wall for 2 red, 1 blue"
    assert told(game, "wall: spaces 2; with 2 red, 1 blue") == sentence


def test_sailing_says_where_and_for_what() -> None:
    game = acting("ships-boy", ship="s04")
    assert described(game, "sail london") == "Sail to London for 1 cube"
    assert told(game, "sail london: with red") == "Sail to London for 1 red"
    play(game, "use ships-boy")
    assert described(game, "sail s02") == "Sail to sea space 2"
    assert told(game, "sail s02: with free") == "Sail to sea space 2 with a free step"


def test_a_delivery_says_what_it_brings() -> None:
    game = acting("tea-warehouse", "cooperage", "counting-house", ship="london", cargo="1 tea")
    assert described(game, "deliver tea") == "Deliver tea in London for 9 PP, 1 gold"


def test_a_purchase_says_what_it_brings() -> None:
    assert described(acting(), "tribute") == "Buy 6 PP for 3 gold"
    game = acting("embassy", "envoy")
    assert described(game, "tribute") == "Buy 7 PP for 3 gold"
    assert told(game, "tribute: cube black") == "Buy 7 PP for 3 gold, and take 1 black"


def test_a_use_says_what_the_card_does_or_what_was_chosen_for_it() -> None:
    game = acting("military-2", "nobleman", "trader", cargo="1 tea, 1 silk")
    assert described(game, "use military-2") == "Use the office Military 2 (2 red → 1 gold)"
    assert described(game, "use nobleman") == "Use the Nobleman (per 2 gold → 1 cube)"
    assert told(game, "use nobleman: cubes 1 gray, 1 black") == "Use the Nobleman: 1 black, 1 gray"
    assert told(game, "use trader: tile silk") == "Use the Trader: silk"


def test_a_joker_tile_says_what_it_is_used_for() -> None:
    game = acting(jokers=1)
    assert described(game, "joker") == "Use a joker tile"
    assert told(game, "joker: for 1 coins") == "Use a joker tile for 3 gold"
    assert told(game, "joker: for 1 gray") == "Use a joker tile for 1 gray"


def test_an_empty_supply_is_saved_or_not() -> None:
    game = laid(player(jokers=1), window="dice", rolls=[[2, 3, 2, 4, 5, 6]] * 12, round=3)
    play(game, "choose: dice red, blue")
    assert described(game, "joker") == "Use a joker tile to fill your empty supply"
    assert described(game, "decline") == "Take the punishment marker"


def test_declining_a_card_says_so() -> None:
    assert described(laid(player("", "idler"), window="card"), "decline") == "Take no card"


def test_passing_says_what_is_lost() -> None:
    assert described(acting(), "pass") == "Pass, and lose 2 red, 1 blue, 1 green, 1 violet"
    assert described(acting(supply=""), "pass") == "Pass, and buy no PP"
    assert described(acting(supply="", gold=2), "pass") == "Pass"


@pytest.mark.parametrize("players", [1, 3])
def test_every_move_of_a_game_is_a_sentence(players: int) -> None:
    game, rng = begun(players, seed=5), Random(5)
    while game.decision is not None:
        for move in game.moves():
            sentence = move_words.move(move, game.seen())
            assert sentence[:1].isupper()
            assert not set("{}_-") & set(sentence)
        played = decide(game, rng)
        sentence = move_words.move(played, game.seen())
        assert not set("{}_-") & set(sentence), sentence
        game.play(played)


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("activate tannery", "Activate the Tannery"),
        ("claim q01", "Take Quarter 1 with lacquerware"),
        ("wall: 1; 1 red", "Move 1 space ahead on the wall"),
        ("sail s01: with red", "Sail to sea space 1"),
        ("use mint", "Use the Mint"),
    ],
)
def test_in_few_words_a_move_goes_without_what_it_costs(notation: str, said: str) -> None:
    game = acting("mint", supply="1 red, 1 green, 1 black", tableau=["tannery"])
    assert move_words.gist(parse(game, notation), game.seen()) == said
