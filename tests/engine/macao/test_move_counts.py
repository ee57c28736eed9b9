"""The complete moves of a decision are exactly those that an independent search finds, and as many to some depth."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine import Game
from engine.bots.chance import decide, play_out
from tests.engine.complete_moves import count, ours
from tests.engine.macao.brute_force import CARDS, legal
from tests.engine.macao.helpers import RULES, begun, laid, play, player
from tests.engine.macao.tables import arranged


def theirs(game: Game) -> list[str]:
    assert game.decision is not None
    return sorted(legal(arranged(game)))


FULL = ["brickworks", "palace", "school", "finance-2", "herald"]
SOME = "2 red, 1 blue, 2 black, 1 gray, 1 violet"
HELPERS = ("archive", "crane", "healer", "count", "craftsman", "scholar")
CITY = ("fountain", "carpenter", "night-watchman", "herald", "gate", "diplomat", "envoy", "juggler")
POSITIONS: dict[str, Any] = {
    "draft": lambda: begun(4, seed=1),
    "card": lambda: laid(player("", "idler", tableau=FULL), window="card"),
    "dice": lambda: laid(player("", "gambler"), window="dice", rolls=[[5, 2, 3, 4, 5, 6]] * 12),
    "empty": lambda: play(
        laid(player("", "juggler", jokers=1), window="dice", rolls=[[3] * 6] * 12), "choose: dice red, blue"
    ),
    "plain": lambda: laid(player(SOME, tableau=FULL, cargo="1 tea", ship="london", jokers=1)),
    "helped": lambda: laid(player(SOME, *HELPERS, tableau=FULL)),
    "city": lambda: laid(player(SOME, *CITY, tableau=["mill"], jokers=1, gold=9), tribute=[3, 6]),
    "alone": lambda: laid(player(SOME), seats=1, company={"quarters": ["q01", "q11"]}),
    "offices": lambda: laid(player("3 red, 3 blue, 1 green", *list(CARDS)[:20]), round=12),
    "powers": lambda: laid(
        player(
            "3 red, 3 blue, 1 green",
            *("brickworks", "dye-works", "mill", "cathedral", "nobleman", "gold-digger", "alchemist", "trader"),
            *("money-changer", "theatre", "soldier", "beggar", "court", "justice-2", "mint", "helmsman"),
            cargo="1 tea, 2 silk",
            quarters="q01 q02 q03 q04",
        )
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_the_moves_that_a_search_finds(name: str) -> None:
    game = POSITIONS[name]()
    assert ours(game) == theirs(game)


def any_position(seed: int) -> Game:
    """Somebody with some cards, cubes, tiles and gold is to act."""
    rng = Random(seed)
    names = list(CARDS)
    rng.shuffle(names)
    mine = player(
        ", ".join(f"{rng.randint(0, 2)} {colour}" for colour in ("red", "blue", "green", "black", "gray", "violet")),
        *names[:30],
        tableau=names[30:34],
        quarters=" ".join(rng.sample([f"q{n:02}" for n in range(1, 31)], 5)),
        cargo="1 tea, 1 rice, 1 silk",
        ship=rng.choice(["london", "hamburg", "marseille", "s11", "start"]),
        gold=rng.randint(0, 4),
        jokers=rng.randint(0, 1),
        wall=rng.randint(0, 1),
    )
    return laid(mine, seats=1, round=12, tribute=[rng.randint(0, 4), 5], company={"wall": rng.randint(0, 1)})


@pytest.mark.parametrize("seed", range(40))
def test_any_position_has_the_moves_that_a_search_finds(seed: int) -> None:
    game, rng = any_position(seed), Random(seed)
    while game.decision is not None and len(game.history) < 4:
        assert ours(game) == theirs(game)
        game.play(decide(game, rng))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_random_game_has_the_moves_that_a_search_finds(seats: int) -> None:
    game, rng, met = begun(seats, seed=seats), Random(seats), Counter[str]()
    while game.decision is not None:
        met[game.decision.kind] += 1
        if met[game.decision.kind] <= 60:
            assert ours(game) == theirs(game)
        game = Game(RULES, game.options, game.tried(decide(game, rng))[0].position)
    assert len(met) >= 5


@pytest.mark.parametrize(
    ("game", "depth"),
    [
        (begun(1, seed=1), 2),
        (laid(window="card"), 2),
        (laid(window="dice"), 2),
        (laid(player("1 red, 1 blue", "sailmakers-shop", "mint", tableau=["brickworks"])), 3),
        (laid(player("1 red, 2 blue", "cathedral", "fountain", tableau=["dye-works"]), round=12), 3),
    ],
)
def test_there_are_as_many_lines_as_a_search_finds(game: Game, depth: int) -> None:
    assert count(game, depth, ours) == count(game, depth, theirs) > 1


def test_the_numbers_of_lines_from_the_start() -> None:
    """Three cards, 36 ways to lay the cubes, three cards again, 15 pairs of dice."""
    game = begun(1, seed=1)
    assert [count(game, depth, ours) for depth in (1, 2, 3, 4)] == [3, 3 * 36, 3 * 36 * 3, 3 * 36 * 3 * 15]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_played_by_the_rules_alone_is_the_same_as_one_that_is_kept(seats: int) -> None:
    position, rng = begun(seats, seed=3).position, Random(5)
    assert len(play_out(RULES, position, rng)) > 60
    assert RULES.is_over(position)
