"""Each kind of decision: how it is reached, what may be done in it, and what a slip is answered with."""

from __future__ import annotations

import pytest

from engine import Game, NotationError, Refused
from engine.speicherstadt.phases import PHASES
from tests.engine.speicherstadt.helpers import KAI, begun, decides, house, laid, play, queued, refused

ROW = "ship-1 bank spice-merchant fireman-1a fireman-1b theatre"


def at(kind: str) -> Game:
    """A game at a kind of decision of Anna's."""
    anna = house(5, "fire-chief", "insurance", "fireman-2a")
    if kind == "demand":
        return laid(pile=ROW, seats=2, variant=KAI)
    if kind == "informer":
        return queued(laid(house(5, "informer"), pile=ROW, seats=2, variant=KAI), "1 1 1 1 2 2 3 3")
    if kind == "purchase":
        return queued(laid(pile=ROW, seats=2, variant=KAI), "1 2 2 2 2 2 3 3")
    if kind == "loading":
        game = laid(
            house(5, "contract-1"), house(0), pile=ROW, seats=2, variant=KAI, supply="tea", bag="coffee coffee tea"
        )
        play(queued(game, "1 2 2 2 3 3 3 3"), "buy")
        while decides(game).startswith("purchase"):
            play(game, "decline")
        return game
    if kind == "fire-chief":
        return laid(anna, pile=f"fire-1 {ROW}", seats=2, variant=KAI)
    if kind == "insurance":
        return laid(house(5, "insurance"), house(5, "fireman-2a"), pile=f"fire-2 {ROW}", seats=2, variant=KAI)
    return laid(house(5, "auction-hall"), pile=[], supply="tea", seats=2, variant=KAI)


KINDS = list(PHASES)
kinds = pytest.mark.parametrize("kind", KINDS)


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


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("demand", "Anna: place a worker, 4 left"),
        ("informer", "Anna: use the Informer or wait"),
        ("purchase", "Anna: buy the Ship of 3 crates for 1 coin or pass"),
        ("loading", "Anna: load goods, then store what is left"),
        ("fire-chief", "Anna: double the 1 point just won with the Fire Chief, or pass"),
        ("insurance", "Anna: pay 2 coins to cancel the loss of 2 points, or pass"),
        ("final", "Anna: use a last card or pass"),
    ],
)
def test_a_decision_says_in_its_prompt_what_it_is_about(kind: str, says: str) -> None:
    decision = at(kind).decision
    assert decision is not None
    assert str(decision.prompt) == says


def test_the_last_worker_and_the_grey_ones_are_said() -> None:
    game = laid(house(5, "warehouseman"), pile=ROW, seats=2, variant=KAI)
    queued(game, "1 1 1 1 2 2")
    assert str(game.decision and game.decision.prompt) == "Anna: place a worker, the last one"
    queued(game, "2 2")
    assert str(game.decision and game.decision.prompt) == "Anna: place a grey worker or pass"
    queued(game, "3")
    assert str(game.decision and game.decision.prompt) == "Anna: place the grey worker or pass"


@pytest.mark.parametrize(
    ("kind", "line", "says"),
    [
        ("demand", "queue water-4", "There are only 3 cards on the water."),
        ("demand", "reserve upper-4", "There are only 3 cards above the board."),
        ("demand", "break", "You have no break to take."),
        ("demand", "pass", "You have a worker to place."),
        ("demand", "use truck", "You do not have the Truck."),
        ("informer", "use informer: mine water-9-1", "'water-9-1' is not among"),
        ("informer", "use truck", "You do not have the Truck."),
        ("purchase", "use fish-market", "You do not have the Fish Market."),
        ("purchase", "buy: 3", "'3' answers no question of this move."),
        ("loading", "load coffee: on contract-2", "'contract-2' is not among contract-1."),
        ("loading", "load saffron", "You have no saffron to load, but 2 coffee, 1 tea."),
        ("loading", "sell tea", "You have no Tea Taster to sell to."),
        ("loading", "deliver tea", "You have no Tea Room to deliver to."),
        ("loading", "exchange carpet", "There is no carpet in the supply."),
        ("loading", "exchange tea", "An exchange takes 3 other goods: you have 2 goods."),
        ("loading", "market: 2 tea", "You have 1 tea, not 2."),
        ("loading", "store: hall 2 coffee", "0 to 1 in all, not 2."),
        ("loading", "store: cellar 1 coffee", "is not an amount such as"),
        ("fire-chief", "use insurance", "The Insurance can only be used when you have just lost points at a fire."),
        ("insurance", "use fire-chief", "You do not have the Fire Chief."),
        ("final", "use auction-hall: good coffee", "'coffee' is not among tea."),
        ("final", "use auction-hall: to warehouse", "'warehouse' is not among market-hall."),
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
    "line", ["queue water-7", "reserve water-1", "load gold", "sell wood", "exchange coin", "use bank", "use mayor"]
)
def test_what_there_is_not_is_not_known(line: str) -> None:
    with pytest.raises(NotationError, match="is not known here"):
        begun().play(line)


def test_after_the_end_nothing_can_be_played() -> None:
    game = laid(pile=[])
    assert (game.decision, game.moves()) == (None, ())
    assert refused(game, "pass") == "The game is over."


def test_every_placement_and_every_question_is_a_turn() -> None:
    game = begun(2)
    turns = []
    for column in "112233":
        turns.append(game.position.turn)
        queued(game, column)
    while decides(game).startswith("purchase"):
        turns.append(game.position.turn)
        play(game, "decline")
    assert turns == sorted(set(turns))


def test_all_that_a_seat_does_in_its_loading_is_one_turn() -> None:
    game = at("loading")
    turn = game.position.turn
    play(game, "load coffee")
    assert game.position.turn == turn
