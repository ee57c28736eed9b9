"""What is not possible is refused in a sentence, in every decision, and changes nothing."""

from __future__ import annotations

import pytest

from engine import Game, NotationError, Refused
from engine.homesteaders.phases import PHASES
from tests.engine.homesteaders.helpers import begun, building, decides, laid, play, player, refused, won


def at(kind: str) -> Game:
    """A game at a kind of decision."""
    if kind == "assign":
        return begun()
    if kind == "wages":
        return play(begun(), *["assign: nothing"] * 3)
    if kind == "neutral":
        return laid(player(), player(), window="bid", seats=2)
    if kind in ("bid", "rail"):
        return play(laid(window="bid"), *["pass"] * (kind == "rail"))
    if kind == "pay":
        return won(player(), round=9)
    if kind == "build":
        return building(player(), round=9)
    if kind == "second-build":
        return play(building(player("6 silver, 1 wood, 1 copper"), round=9), "build train-station")
    if kind == "hire":
        return play(won(player(), round=1, auction=2, auction_2=["a2-s4"]), "pay")
    if kind == "exchange":
        return play(building(player("6 silver, 2 steel"), round=9), "build terminal")
    return laid(window="final")


@pytest.mark.parametrize("kind", PHASES)
def test_each_kind_of_decision_is_reached_and_takes_only_its_moves(kind: str) -> None:
    game = at(kind)
    assert decides(game).split()[0] == kind
    for move in begun().rules.kinds_of_move:
        if move not in PHASES[kind].performs:
            line = f"{move.words} {move.targets[0]}".strip()
            said = refused(game, line)
            assert said.startswith(f"'{move.words}' is not possible now. ")
            assert said.endswith(".")


@pytest.mark.parametrize("kind", PHASES)
def test_a_decision_says_in_its_prompt_who_decides(kind: str) -> None:
    decision = at(kind).decision
    assert decision is not None
    assert str(decision.prompt).startswith("Anna: ")


@pytest.mark.parametrize(
    ("kind", "line", "says"),
    [
        ("assign", "assign: homestead-1, homestead-2", "Which slots shall work? Choose 0 to 1, not 2."),
        ("assign", "assign: mill", "'mill' is not among homestead-1, homestead-2."),
        ("wages", "pay: with 1 gold", "You have no gold."),
        ("wages", "pay: with 2 silver", "could be left out"),
        ("wages", "pay: with nothing", "That is not enough."),
        ("neutral", "neutral auction-3", "There are only 2 auctions."),
        ("bid", "bid auction-3: 3", "There are only 2 auctions."),
        ("bid", "bid auction-1: 8", "8 is not possible, only 3, 4, 5"),
        ("rail", "take vp", "3 VP is the bonus of space 5: you are on space 1."),
        ("pay", "pay: with 4 silver", "could be left out"),
        ("build", "build farm", "The Farm is not on offer."),
        ("build", "build terminal", "The Terminal costs 2 steel: you have 0 steel."),
        ("second-build", "build forge", "The Forge is not on offer."),
        ("hire", "take chip", "Only the worker can be taken here."),
        ("exchange", "exchange", "The tile takes 1 copper: you have none."),
    ],
)
def test_a_slip_is_answered_in_a_sentence(kind: str, line: str, says: str) -> None:
    game = at(kind)
    before = game.position.copy()
    with pytest.raises((NotationError, Refused)) as caught:
        game.play(line)
    assert says in str(caught.value)
    assert game.position == before


@pytest.mark.parametrize(
    "line", ["build castle", "buy silver", "sell vp", "take silver", "trade steel", "bid auction-4"]
)
def test_what_there_is_not_is_not_known(line: str) -> None:
    with pytest.raises(NotationError, match="is not known here"):
        begun().play(line)


def test_the_last_trades_are_the_end() -> None:
    game = play(laid(window="final"), *["finish"] * 3)
    assert (game.decision, game.moves()) == (None, ())
    assert refused(game, "borrow") == "The game is over."
