"""How an alderman foresees traders who play by figures that were learned."""

from __future__ import annotations

import pytest

from engine import Game, bots
from engine.bots.speicherstadt.estimator import estimator
from engine.bots.speicherstadt.foresight import FORESEEN, Breadth
from engine.bots.speicherstadt.traders import AmongTraders
from engine.speicherstadt.state import Quarter
from tests.engine.speicherstadt.helpers import begun, house, laid, queued

BROAD = Breadth((3, 2), as_traders=True)
DECISIONS = 40


def among_traders(game: Game, seat: int) -> AmongTraders:
    """The round as a seat foresees it."""
    position: Quarter = game.position
    return AmongTraders(estimator(position.terms), position, seat)


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (3, "base"), (2, "kaispeicher"), (5, "kaispeicher")])
def test_what_a_trader_does_is_known_before(seats: int, variant: str) -> None:
    game = begun(seats, variant, seed=4)
    known: list[bool] = []
    while len(known) < DECISIONS:
        move = bots.player("speicherstadt", "trader", 9).choose(game)
        if game.position.phase in FORESEEN:
            position: Quarter = game.position
            known.append(among_traders(game, (position.seat + 1) % seats).reply(position.copy()) == move)
        game.play(move)
    assert sum(known) > DECISIONS * 0.95


def test_what_is_foreseen_of_a_last_round_among_traders_is_the_score_at_its_end() -> None:
    anna = house(4, "contract-1", hall="tea")
    pile = "ship-11 boatmens-church st-michaels-church fire-4"
    game = laid(anna, house(3), pile=pile, bag="coffee rubber tea", seats=2)
    seen = among_traders(game, 0).after((), Breadth((9,), as_traders=True))
    alderman, other = (bots.player("speicherstadt", level, 3) for level in ("alderman", "trader"))
    while (decision := game.decision) is not None:
        game.play((other if decision.seat else alderman).choose(game))
    assert seen.points == pytest.approx(game.scores()[0]["total"], abs=0.2)


def test_what_lies_in_a_market_hall_is_still_there_after_a_round_that_was_foreseen() -> None:
    pile = "vulcaniser spice-merchant carpet-trader bank coffee-roaster tea-taster fire-4"
    worth = []
    for goods in ({"hall": "rubber"}, {}):
        game = laid(house(5, **goods), house(5), pile=pile, seats=2)
        queued(game, "1 2 3 1 2 3")
        worth.append(among_traders(game, 0).after((), BROAD).points)
    assert worth[0] > worth[1]


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (3, "base"), (4, "kaispeicher")])
def test_a_position_stays_as_it_is_when_traders_are_foreseen(seats: int, variant: str) -> None:
    game = begun(seats, variant, seed=2)
    before = game.position.copy()
    among_traders(game, game.position.seat).after(game.moves()[:1], BROAD)
    assert game.position == before


@pytest.mark.parametrize("variant", ["base", "kaispeicher"])
def test_who_has_seen_a_position_before_says_the_same_of_it(variant: str) -> None:
    game = begun(3, variant, seed=2)
    foresight = among_traders(game, game.position.seat)
    for _time in range(2):
        for move in game.moves():
            fresh = among_traders(game, game.position.seat).after((move,), BROAD)
            assert foresight.after((move,), BROAD) == fresh
