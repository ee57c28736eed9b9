"""What is not possible is refused in a sentence, in every decision, and changes nothing."""

from __future__ import annotations

import pytest

from engine import Game, NotationError, Refused
from engine.macao.phases import PHASES
from tests.engine.macao.helpers import begun, decides, laid, play, player, refused
from tests.of_each import of_each

FULL = ["brickworks", "dye-works", "mill", "wine-press", "builders-yard"]


def at(kind: str) -> Game:
    """A game at a kind of decision of Anna."""
    if kind == "draft":
        return begun(2, {"wall": [2, 1]})
    if kind == "start-cubes":
        return play(begun(2), "take office-chamber", "take archive")
    if kind == "card":
        return laid(player(tableau=FULL), window="card", offices=["finance-1", "finance-2"])
    if kind == "dice":
        return laid(window="dice")
    if kind == "empty-supply":
        game = laid(player(jokers=1), window="dice", rolls=[[3] * 6] * 12)
        return play(game, "choose: dice red, blue")
    return laid(
        player("2 red, 1 blue, 1 green", "nobleman", "cathedral", "gold-digger", "fountain", tableau=["palace"]),
        tribute=[3, 6],
    )


kinds = pytest.mark.parametrize("kind", PHASES)


@kinds
def test_each_kind_of_decision_is_reached_and_takes_only_its_moves(kind: str) -> None:
    game = at(kind)
    assert decides(game) == f"{kind} Anna"
    for move in begun().rules.kinds_of_move:
        if move not in PHASES[kind].performs:
            line = f"{move.words} {move.targets[0]}".strip()
            said = refused(game, line)
            assert said.startswith(f"'{move.words}' is not possible now. Anna: ")
            assert said.endswith(".")


@kinds
def test_a_decision_says_in_its_prompt_who_decides(kind: str) -> None:
    decision = at(kind).decision
    assert decision is not None
    assert str(decision.prompt).startswith("Anna: ")


SLIPS = [
    ("draft", "take mint", "You cannot take the Mint: it is not on offer."),
    ("draft", "take military-1", "You cannot take the office Military 1: it is not on offer."),
    ("draft", "take", "'take' what?"),
    ("start-cubes", "lay: one pink", "'pink' is not among"),
    ("start-cubes", "lay: one red; two 2 blue", "'2 blue' is not among"),
    ("card", "take mint", "You cannot take the Mint: it is not on offer."),
    ("card", "decline", "Without the Idler everybody must take a card."),
    ("card", "take finance-1: discard mint", "'mint' is not among"),
    ("dice", "choose: dice red", "Choose exactly 2, not 1."),
    ("dice", "choose: dice red, blue, green", "Choose exactly 2, not 3."),
    ("dice", "choose: dice red, red", "All must be different."),
    ("dice", "choose: dice red, pink", "'pink' is not among"),
    ("dice", "choose: dice red, blue; third green", "answers no question"),
    ("empty-supply", "joker: for 2 red", "You have 1 red, not 2"),
    ("empty-supply", "joker: for 1 coins", "'coins' is of no use here."),
    ("empty-supply", "joker: for nothing", "1 in all, not 0."),
    ("action", "activate mint", "You do not have the Mint on your tableau."),
    ("action", "activate nobleman", "You have activated the Nobleman already."),
    ("action", "activate palace: with 1 red, 1 blue", "That is not enough."),
    ("action", "activate palace: with 2 red, 1 blue, 1 green", "1 red could be left out."),
    ("action", "activate palace: with 1 red, 1 violet", "You have no violet."),
    ("action", "craft palace", "You have not activated the Craftsman."),
    ("action", "claim q22", "Quarter 22 costs 1 black: you have none of that."),
    ("action", "claim q11: with 1 blue", "That is not enough."),
    ("action", "claim q11: steps 2", "2 is not possible, only 0, 1."),
    ("action", "wall: spaces 0", "0 is not possible, only 1, 2."),
    ("action", "wall: spaces 3", "3 is not possible, only 1, 2."),
    ("action", "wall: spaces two", "'two' is not a number."),
    ("action", "wall: spaces 2; with 2 red", "3 in all, not 2."),
    ("action", "wall: spaces 2; with 3 red", "You have 2 red, not 3."),
    ("action", "sail london", "From the anchor the ship reaches sea space 1, sea space 2."),
    ("action", "sail s01: with gray", "'gray' is not among"),
    ("action", "sail s01: with free", "'free' is not among"),
    ("action", "deliver tea", "tea goes to London: your ship is at the anchor."),
    ("action", "use mint", "You have not activated the Mint."),
    (
        "action",
        "use fountain",
        "You need not use the Fountain, you choose when it comes to it: Each time you take a quarter",
    ),
    ("action", "use nobleman: cubes 3 red", "You have 2 red, not 3."),
    ("action", "use nobleman: cubes 2 red, 1 blue", "1 to 2 in all, not 3."),
    ("action", "use gold-digger: with 2 red", "3 in all, not 2."),
    ("action", "use cathedral: cubes red, gray", "'gray' is not among red, blue, green."),
    ("action", "use cathedral: cubes nothing", "Choose 1 to 3, not 0."),
    ("action", "joker: for 1 red", "You have no joker tile."),
    ("action", "tribute: cube red", "answers no question"),
]


@of_each(SLIPS)
def test_a_slip_is_answered_in_a_sentence(kind: str, line: str, says: str) -> None:
    game = at(kind)
    before = game.position.copy()
    with pytest.raises((NotationError, Refused)) as caught:
        game.play(line)
    assert says in str(caught.value)
    assert game.position == before


@pytest.mark.parametrize(
    "line", ["take bakery", "claim q31", "claim 4", "sail paris", "deliver rum", "use bakery", "choose red", "bid 3"]
)
def test_what_there_is_not_is_not_known(line: str) -> None:
    with pytest.raises(NotationError):
        at("action").play(line)


def test_after_the_last_turn_nothing_is_possible() -> None:
    game = play(laid(round=12), "pass", "pass")
    assert (game.decision, game.moves()) == (None, ())
    assert refused(game, "pass") == "The game is over."


@pytest.mark.parametrize(
    ("supply", "activated", "line", "says"),
    [
        ("1 red", ["crane"], "activate palace", "It costs 1 red, 1 blue, 1 green (1 cube less) to activate the Palace"),
        ("1 red", ["healer"], "activate palace", "It costs 1 red, 1 blue, 1 green to activate the Palace"),
        ("1 red", ["count"], "activate palace", "1 red, 1 blue, 1 green (1 of any colour) to activate the Palace"),
        ("1 violet", ["crane", "count"], "activate palace", "(1 cube less, 1 of any colour) to activate the Palace"),
        ("1 red", ["crane", "craftsman"], "craft palace", "It costs 1 red, 1 blue, 1 green to activate the Palace"),
        ("1 red", ["carpenter"], "claim q06", "Quarter 6 costs 1 red, 1 blue, 1 violet (1 cube less): you have 1 red."),
        ("1 green", ["carpenter"], "claim q07", "Quarter 7 costs 1 blue: you have none of that."),
        ("1 gray", ["night-watchman"], "claim q04", "1 blue, 1 gray (1 of any colour): you have 1 gray."),
        ("1 red", ["night-watchman"], "claim q04", "1 blue, 1 gray (1 of any colour): you have 1 red."),
    ],
)
def test_a_cost_that_cards_change_is_told_as_it_is_for_who_is_refused(
    supply: str, activated: list[str], line: str, says: str
) -> None:
    assert says in refused(laid(player(supply, *activated, tableau=["palace"])), line)


@pytest.mark.parametrize("card", ["count", "idler", "craftsman", "fountain", "gambler", "night-watchman"])
def test_a_card_that_is_a_choice_is_not_said_to_act_by_itself(card: str) -> None:
    assert "you choose when it comes to it: " in refused(laid(player("", card)), f"use {card}")


def test_gold_in_groups_of_three_cubes() -> None:
    game = laid(player("7 red", "gold-digger"))
    assert refused(game, "use gold-digger: with 5 red") == ("Which cubes do you give? Give cubes in groups of 3.")
