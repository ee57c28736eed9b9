"""The solitaire: the company on the wall and in the city, its colour, and the ranks."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.macao import lone
from engine.macao.colours import COLOURS
from engine.macao.lone import grade, rank
from tests.engine.macao.helpers import PLAYERS, begun, decides, laid, moves, play, player, wall
from tests.engine.macao.tables import arranged

EXAMPLE = [3, 5, 5, 2, 1, 4]


def alone(first: dict[str, Any] | None = None, **more: Any) -> Game:
    """The turn of a game alone, the dice of every round as in the example."""
    more.setdefault("rolls", [EXAMPLE] * 12)
    return laid(first or player(), seats=1, **more)


def company(game: Game) -> dict[str, Any]:
    """The company on the table, and what is known of its turn."""
    wanted = lone.colour(game.position)
    return {
        **arranged(game)["company"],
        "colour": None if wanted is None else COLOURS[wanted],
        "takes": game.forecast()["company"],
        "to_come": lone.to_come(game.position),
    }


def to_action(game: Game) -> Game:
    """On to the next turn."""
    while not decides(game).startswith("action"):
        move = game.tried(game.moves()[0])[1]
        game.play(move)
    return game


def test_both_discs_begin_on_the_first_space_yours_on_top() -> None:
    assert wall(begun(1, seed=1)) == [("Anna", 0), ("company", 0)]


def test_one_of_three_cards_is_kept() -> None:
    game = begun(1, seed=1)
    assert len(moves(game, "take")) == 3
    play(game, moves(game, "take")[0])
    assert (len(arranged(game)["discard"]), decides(game)) == (2, "start-cubes Anna")


def test_a_round_offers_one_of_three_cards() -> None:
    game = laid(
        window="card", seats=1, offices=["military-2", "justice-4"], cards=["embassy", "mill", "healer", "gate"]
    )
    assert [card["card"] for card in arranged(game)["offer"]] == ["military-2", "justice-4", "embassy"]
    assert arranged(game)["discard"] == ["mill", "healer", "gate"]
    assert arranged(game)["tribute"] == {"gold": 10, "prestige": 10}


def test_the_company_moves_at_the_start_of_rounds_3_5_7_9_and_11() -> None:
    game, found = begun(1, seed=4), []
    while game.decision is not None:
        if decides(game).startswith("card"):
            found.append(company(game)["space"])
        game.play("pass" if "pass" in moves(game) else game.tried(game.moves()[0])[1])
    assert found == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_the_company_comes_on_top_of_a_stack_but_under_the_tower() -> None:
    for cards, expected in (((), ["company", "Anna"]), (("tower",), ["Anna", "company"])):
        game = play(alone(player("", *cards, wall=1), round=2), "pass")
        assert [name for name, _space in wall(game)] == expected


def test_the_highest_die_as_rolled_names_the_colour() -> None:
    assert company(alone())["colour"] == "blue"
    late = alone(round=12, rolls=[[1, 2, 3, 4, 6, 6]] * 12)
    assert [die["value"] for die in arranged(late)["dice"]] == [1] * 6
    assert company(late)["colour"] == "gray"


def test_the_company_takes_the_first_quarter_of_its_colour_and_pays_nothing() -> None:
    game = alone(round=1)
    for number, expected in enumerate(["q02", "q04", "q06", "q07"], 1):
        if not company(game)["first"]:
            assert company(game)["takes"] == game.forecast()["company"] == expected
        to_action(play(game, "pass"))
        assert company(game)["quarters"][:number][-1] == expected


def test_it_takes_its_turn_after_or_before_yours_by_the_wall() -> None:
    game = alone(round=1)
    assert (company(game)["to_come"], company(game)["first"], company(game)["quarters"]) == (True, False, [])
    game = alone(round=1, company={"wall": 1})
    assert (company(game)["to_come"], company(game)["first"], company(game)["quarters"]) == (False, True, ["q02"])


def test_you_may_take_its_quarter_first() -> None:
    game = play(alone(player("1 blue, 1 green, 1 gray"), round=1), "claim q02")
    assert company(game)["takes"] == "q04"


def test_a_goods_tile_covers_the_highest_free_space_of_its_port_for_nobody() -> None:
    game = play(alone(player(cargo="1 silk"), round=1, tiles=["tea", "silk"]), "pass")
    port = next(one for one in arranged(game)["ports"] if one["good"] == "silk")
    assert (port["covered"], port["next"]) == ([None], 5)


def test_its_joker_tile_leaves_the_game() -> None:
    game = play(alone(round=1, rolls=[[1, 1, 1, 6, 1, 1]] * 12), "pass")
    assert company(game)["quarters"] == ["q03"]
    assert arranged(game)["players"][0]["jokers"] == 0


def test_where_no_quarter_has_its_colour_nothing_happens() -> None:
    blue = "q02 q04 q06 q07 q09 q10 q13 q20 q24 q29"
    game = alone(round=1, company={"quarters": blue.split()})
    assert company(game)["takes"] is None
    events = [str(event.text) for event in game.play("pass")]
    assert "The company takes no quarter." in events


def test_what_it_will_take_is_known_when_the_dice_are_thrown() -> None:
    game = alone(window="dice", round=1)
    assert game.forecast()["company"] == "q02"
    assert laid(seats=1, window="card").forecast()["company"] is None


@pytest.mark.parametrize(("space", "card"), [(0, "toll-collector"), (1, "sentry")])
def test_first_and_last_count_the_company(space: int, card: str) -> None:
    game = alone(player("", card), company={"wall": space})
    assert moves(game, "use") == [f"use {card}"]


def test_it_scores_nothing_and_has_no_seat() -> None:
    game = play(alone(round=1), "pass")
    assert game.rivals() == [
        {
            "name": "company",
            "shown": "Company",
            "lines": [{"kind": "quarter", "name": "q02", "points": 0}],
            "total": 0,
            "place": 2,
        }
    ]
    assert (len(game.scores()), game.names, game.scores()[0]["place"]) == (1, PLAYERS[:1], 1)


def test_with_others_there_is_no_company() -> None:
    game = begun(2, seed=1)
    assert (game.rivals(), arranged(game)["company"]) == ([], None)


def test_its_markers_make_no_area_of_yours() -> None:
    game = alone(player(quarters="q01"), company={"quarters": ["q02", "q06"]})
    assert arranged(game)["players"][0]["areas"] == [1]


@pytest.mark.parametrize(
    ("total", "expected", "shown"),
    [
        (-5, 0, "Ship's Boy"),
        (49, 0, "Ship's Boy"),
        (50, 1, "Soldier"),
        (64, 1, "Soldier"),
        (65, 2, "Captain"),
        (79, 2, "Captain"),
        (80, 3, "Diplomat"),
        (94, 3, "Diplomat"),
        (95, 4, "Councillor"),
        (109, 4, "Councillor"),
        (110, 5, "Governor"),
    ],
)
def test_the_ranks(total: int, expected: int, shown: str) -> None:
    assert (grade(total), str(rank(total))) == (expected, shown)


def test_the_daily_game_is_the_solitaire() -> None:
    daily = begun(1, seed=1).about.daily
    assert daily is not None
    assert (daily.seats, daily.levels) == (1, ())


def test_what_the_company_takes_is_forecast_until_it_has_had_its_turn() -> None:
    game = alone(window="dice", company={"wall": 2})
    assert game.forecast()["company"] == "q02"
    play(game, "choose: dice red, gray")
    assert arranged(game)["company"]["quarters"] == ["q02"]
    assert game.forecast()["company"] is None


@pytest.mark.parametrize(("points", "rank"), [(49, "Ship's Boy"), (50, "Soldier"), (80, "Diplomat"), (110, "Governor")])
def test_the_end_of_a_game_alone_tells_the_rank(points: int, rank: str) -> None:
    game = laid(player(prestige=points), seats=1, round=12)
    told = [str(event.text) for event in game.play("pass")]
    if game.decision is not None:
        told += [str(event.text) for event in game.play("pass")]
    assert told[-2:] == ["The game is over.", f"Anna ends with {points} PP: the rank is {rank}."]


def test_the_end_of_a_game_of_two_tells_no_rank() -> None:
    game = play(laid(round=12), "pass")
    assert [str(event.text) for event in game.play("pass")][-1] == "The game is over."
