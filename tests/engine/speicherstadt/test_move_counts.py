"""The complete moves of a decision are exactly those that an independent search finds, and as many to some depth."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import Game
from engine.bots.chance import decide
from tests.engine.complete_moves import count, ours
from tests.engine.speicherstadt.brute_force import legal
from tests.engine.speicherstadt.helpers import KAI, RULES, begun, decides, house, laid, play, queued
from tests.engine.speicherstadt.told import told


def theirs(game: Game) -> list[str]:
    return sorted(legal(told(game)))


ROW = "ship-1 bank spice-merchant fireman-1a fireman-1b theatre"
CARDS = ("auction-hall", "smuggler", "truck", "harbour-master", "warehouse", "fish-market")
CONTRACTS = ("contract-1", "contract-3", "contract-5", "contract-9")
ON_THEM = {"contract-1": ["coffee"], "contract-3": ["tea", "rubber"], "contract-5": ["coffee"]}
BENS = house(9, "contract-2", "contract-6", contracts={"contract-2": ["carpet"], "contract-6": ["saffron", "tea"]})


def rich(*more: str, **other: object) -> Game:
    anna = house(5, *CARDS, *CONTRACTS, *more, contracts=ON_THEM, warehouse=["rubber", "tea"], **other)
    return laid(anna, BENS, pile=ROW, seats=2, variant=KAI, supply="coffee hemp saffron", bag="coffee glass tea")


def purchasing(game: Game) -> Game:
    return queued(game, "1 2 2 2 3 3 3 3")


def loading(game: Game) -> Game:
    game = play(purchasing(game), "buy")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    return game


FIREMEN = f"fire-2 {ROW}"
POSITIONS = {
    "demand": lambda: rich("coffee-break"),
    "grey": lambda: purchasing(rich("warehouseman", breaks=2)),
    "informer": lambda: play(rich("informer"), "reserve upper-1", "queue water-2", *["queue water-1"] * 6),
    "purchase": lambda: purchasing(rich()),
    "loading": lambda: loading(rich("tea-taster", "tea-room")),
    "chief": lambda: laid(house(5, "fire-chief", "fireman-2a"), pile=FIREMEN, seats=2, variant=KAI),
    "insurance": lambda: laid(house(5, "insurance"), house(0, "fireman-2a"), pile=FIREMEN, seats=2, variant=KAI),
    "final": lambda: laid(
        house(5, *CARDS, *CONTRACTS, contracts=ON_THEM), BENS, pile=[], seats=2, variant=KAI, supply="coffee tea"
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_the_moves_that_a_search_finds(name: str) -> None:
    game = POSITIONS[name]()
    assert ours(game) == theirs(game)


@pytest.mark.parametrize(("seats", "variant"), [(seats, variant) for variant in ("base", KAI) for seats in range(1, 6)])
def test_every_position_of_a_random_game_has_the_moves_that_a_search_finds(seats: int, variant: str) -> None:
    game, rng, met = begun(seats, variant, seed=seats), Random(seats), Counter[str]()
    while game.decision is not None:
        met[game.decision.kind] += 1
        if met[game.decision.kind] <= 12 or "use" in {move.words for move in game.moves()}:
            assert ours(game) == theirs(game)
        game = Game(RULES, game.options, game.tried(decide(game, rng))[0].position)
    assert len(met) >= 3


@pytest.mark.parametrize(
    ("game", "depth"),
    [
        (lambda: begun(3), 4),
        (lambda: begun(1), 3),
        (lambda: begun(2, KAI), 3),
        (lambda: purchasing(rich()), 2),
        (lambda: loading(laid(house(5, "contract-1"), pile=ROW, seats=2, variant=KAI, bag="coffee glass tea")), 3),
    ],
)
def test_there_are_as_many_lines_as_a_search_finds(game: object, depth: int) -> None:
    begin = game() if callable(game) else game
    assert isinstance(begin, Game)
    assert count(begin, depth, ours) == count(begin, depth, theirs) > 1


def lines_to(depth: int, upper: int) -> int:
    """How many ways there are to place so many workers at three cards on the water and so many above the board."""
    if not depth:
        return 1
    return 3 * lines_to(depth - 1, upper) + (upper * lines_to(depth - 1, upper - 1) if upper else 0)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_numbers_of_lines_from_the_start(depth: int) -> None:
    assert count(begun(3), depth, ours) == 4**depth
    assert count(begun(2, KAI), depth, ours) == lines_to(depth, 3)
