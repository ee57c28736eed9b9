"""What the computer players know of Le Havre is what the rules say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import bots, new_game
from engine.bots.beam import Beam, BeamSearch
from engine.bots.choices import Line
from engine.bots.le_havre.levels import judge
from engine.bots.le_havre.prospects import actions_before_the_meal, actions_left, cargo_now, launch_now
from engine.bots.levels import lineup_of
from engine.le_havre.goods import COAL, COKE, INDEX, LEATHER, WOOD
from engine.le_havre.moves import Enter
from engine.le_havre.scoring import wealth
from engine.le_havre.ships import SHIPS
from tests.engine.bots.test_levels import NAMES, finished
from tests.engine.helpers import player, table


@pytest.mark.parametrize(("players", "variant"), [(1, "short"), (2, "short"), (3, "full"), (5, "short")])
def test_the_actions_to_come_are_counted_as_they_come(players: int, variant: str) -> None:
    game = new_game("le-havre", list(NAMES[:players]), variant, 1)
    aimless = bots.player("le-havre", "random", 1)
    left: list[list[int]] = []
    done: list[list[int]] = []
    taken = [0] * players
    while game.decision is not None:
        left.append([actions_left(game.position, seat) for seat in range(players)])
        done.append(taken.copy())
        move = aimless.choose(game)
        taken[game.decision.seat] += move.words.split()[0] in ("take", "enter")
        game.play(move)
    for lefts, before in zip(left, done, strict=True):
        assert [to_come + past for to_come, past in zip(lefts, before, strict=True)] == taken


def test_before_the_meal_there_are_the_turns_of_the_round() -> None:
    game = new_game("le-havre", ["Red", "Green"], "short", 1)
    assert [actions_before_the_meal(game.position, seat) for seat in range(2)] == [4, 3]


def test_after_the_end_a_position_is_worth_its_score() -> None:
    game = finished("random", 2)
    evaluator = judge("harbourmaster")
    assert [evaluator.score(game.position, seat) for seat in range(2)] == [
        wealth(game.position, seat) for seat in range(2)
    ]


def test_a_voyage_brings_the_best_cargo_that_the_energy_leaves() -> None:
    goods = [0] * len(INDEX)
    goods[LEATHER], goods[WOOD], goods[COAL] = 1, 3, 1
    income, left = cargo_now(goods, 2, 1)
    assert income == 4 + 3
    assert sum(left) == 0


def test_there_is_no_voyage_without_energy() -> None:
    goods = [0] * len(INDEX)
    goods[LEATHER] = 3
    assert cargo_now(goods, 2, 1) == (0, goods)


@pytest.mark.parametrize(
    ("has", "ship"),
    [
        ("8 wood", "wooden-ship-2"),
        ("5 wood, 1 coal", "wooden-ship-4"),
        ("4 iron, 1 brick, 1 coke", "iron-ship-4"),
        ("2 steel, 1 brick, 1 charcoal", "steel-ship-16"),
        ("3 steel, 1 brick, 3 wood", "luxury-liner-38"),
    ],
)
def test_a_ship_that_could_be_built_can_be_built(has: str, ship: str) -> None:
    game = table(player(f"{has}, 2 fish"), player(), town=["wharf-1"], harbour=[ship])
    found = [value for _kind, value, _feeds, _left in launch_now(game.position, game.position.goods[0])]
    after, _move, _events = game.tried(Enter("wharf-1"))
    assert [SHIPS[built].value for built in after.position.fleets[0]] == found
    assert [SHIPS[built].name for built in after.position.fleets[0]] == [ship]


def test_without_material_or_energy_no_ship_could_be_built() -> None:
    game = table(player("5 wood, 3 iron, 1 steel"), player(), town=["wharf-1"], harbour=["wooden-ship-2"])
    assert list(launch_now(game.position, game.position.goods[0])) == []


def test_coke_that_could_be_sold_is_not_burnt_while_wood_is_there() -> None:
    goods = [0] * len(INDEX)
    goods[COKE], goods[WOOD] = 1, 3
    income, left = cargo_now(goods, 2, 1)
    assert income == 5
    assert left[COKE] == 0


def test_an_adviser_that_thinks_longer_looks_as_far_ahead_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    lasts: list[int] = []

    def search(found: BeamSearch, lines: list[Line], beam: Beam, out_of_time: Callable[[], bool]) -> list[Line]:
        lasts.append(beam.last)
        found.left_out = False
        return lines

    monkeypatch.setattr(BeamSearch, "search", search)
    game = new_game("le-havre", ["Red"], "short", 3)
    game.play("supply")
    lineup = lineup_of("le-havre")
    for budget in (lineup.looks[-1], 4 * lineup.looks[-1], 16 * lineup.looks[-1]):
        assert lineup.adviser is not None
        lineup.adviser(1, budget).advice(game, 3)
    assert lasts == [lasts[0]] * 3
    assert lasts[0] > 0
