"""What a finished game of Macao teaches: markers, cards, gold and goods that were left over."""

from __future__ import annotations

from engine import Game
from engine.bots.macao.advice import lessons
from tests.engine.macao.helpers import laid, play, player


def taught(game: Game) -> list[str]:
    """The lessons for Anna."""
    return [str(lesson.text) for lesson in lessons(game, 0, ())]


def ended(*players: dict[str, object]) -> Game:
    """A game of which only passing is left in the last round."""
    return play(laid(*players, round=12), "pass", "pass")


def test_a_round_without_cubes_is_named() -> None:
    game = laid(player(), player(), window="dice", round=4, rolls=[[4, 4, 4, 4, 4, 4]] * 4)
    assert taught(play(game, "choose: dice red, blue")) == ["You had no cubes in round 4: a punishment marker."]


def test_a_card_that_the_tableau_did_not_hold_is_named_with_its_round() -> None:
    full = ["mint", "gate", "tower", "school", "mill"]
    game = laid(player(tableau=full), player(), window="card", round=4, cards=["abbot"])
    play(game, "take abbot: discard gate")
    assert taught(game) == ["In round 4 your tableau was full: a punishment marker, and a card for nothing."]


def test_cards_left_on_the_tableau_are_named_with_what_they_cost() -> None:
    game = ended(player(tableau=["mint", "gate"]), player())
    assert "You did not activate 2 cards, Mint, Gate: -6 PP." in taught(game)


def test_nothing_is_said_of_cards_that_the_abbot_spared() -> None:
    assert taught(ended(player("", "abbot", tableau=["mint"], gold=0), player())) == []


def test_gold_left_over_is_named() -> None:
    assert "At the end 7 gold was left, which no tribute asked for." in taught(ended(player(gold=7), player()))


def test_gold_that_counted_for_baroness_3_was_not_left_over() -> None:
    assert taught(ended(player("", "baroness-3", gold=7), player())) == []


def test_goods_left_aboard_are_named_with_what_they_would_have_brought() -> None:
    game = ended(player(cargo="2 tea, 1 rice"), player())
    assert "Your ship still carried rice, tea, tea, for 14 PP in their ports." in taught(game)
