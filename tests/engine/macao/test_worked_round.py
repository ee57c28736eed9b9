"""The worked round of the rules, move by move."""

from __future__ import annotations

from engine import Game
from tests.engine.macao.helpers import (
    cargo,
    decides,
    gold,
    laid,
    moves,
    play,
    player,
    prestige,
    punishment,
    supply,
    total,
    wall,
)
from tests.engine.macao.tables import arranged

ANA, BEN = 0, 1
REVEALED = ["tannery", "charcoal-burner", "professor", "councillor"]


def begun() -> Game:
    """Round 8 of two players, its cards on offer; Ana is the first seat, Ben is ahead on the wall."""
    ana = player(
        "",
        *("envoy", "tea-warehouse"),
        tableau=["cooperage"],
        gold=4,
        rose={"1": "2 blue, 1 green, 1 violet"},
        ship="s04",
        cargo="1 tea",
        wall=2,
    )
    ben = player("", "mint", tableau=["cathedral", "smithy", "governor", "herald", "vice-governor"], wall=3)
    return laid(
        *(ana, ben),
        round=8,
        window="card",
        offices=["justice-3", "customs-2"],
        cards=REVEALED,
        tiles=["tea", "tea", "tea"],
        rolls=[[1] * 6] * 7 + [[6, 3, 1, 2, 6, 5]],
    )


def test_1_the_cards_set_the_tribute_and_two_of_them_go() -> None:
    table = arranged(begun())
    assert table["tribute"] == {"gold": 3, "prestige": 6}
    assert [card["card"] for card in table["offer"]] == ["justice-3", "customs-2", "tannery", "charcoal-burner"]
    assert table["discard"] == ["professor", "councillor"]
    assert wall(begun()) == [("Ben", 3), ("Anna", 2)]


def chosen() -> Game:
    return play(begun(), "take customs-2: discard vice-governor", "take tannery")


def test_2_a_sixth_card_brings_a_marker_and_the_rest_is_discarded() -> None:
    game = chosen()
    assert (punishment(game, BEN), punishment(game, ANA)) == (1, 0)
    assert arranged(game)["discard"] == ["professor", "councillor", "vice-governor", "justice-3", "charcoal-burner"]
    assert arranged(game)["players"][BEN]["tableau"] == ["cathedral", "smithy", "governor", "herald", "customs-2"]


def test_3_both_sixes_become_1() -> None:
    dice = arranged(chosen())["dice"]
    assert [(die["rolled"], die["value"]) for die in dice] == [(6, 1), (3, 3), (1, 1), (2, 2), (6, 1), (5, 5)]
    assert [die["usable"] for die in dice] == [8, 10, 8, 9, 8, 12]


def acting() -> Game:
    return play(chosen(), "choose: dice blue, violet", "choose: dice red, gray")


def test_4_ben_has_an_empty_supply_and_ana_five_cubes() -> None:
    game = acting()
    assert (punishment(game, BEN), supply(game, BEN)) == (2, "")
    assert supply(game, ANA) == "1 red, 2 blue, 1 green, 1 gray, 1 violet"
    rose = arranged(game)["players"][BEN]["rose"]
    assert (rose[1], rose[3]) == ({"blue": 3}, {"violet": 5})
    coming = game.forecast()["players"][BEN]["cubes"]
    assert [(one["round"], one["total"], one["empty"]) for one in coming] == [
        (9, 0, True),
        (10, 3, False),
        (11, 0, True),
        (12, 5, False),
    ]


def test_5_ben_uses_the_mint_and_buys_prestige() -> None:
    game = play(acting(), "use mint")
    assert gold(game, BEN) == 6
    play(game, "tribute", "pass")
    assert (gold(game, BEN), prestige(game, BEN)) == (3, 6)


TURN = (
    ("activate cooperage", "1 blue, 1 green, 1 gray, 1 violet", 4, 0),
    ("sail london: with green", "1 blue, 1 gray, 1 violet", 4, 0),
    ("deliver tea", "1 blue, 1 gray, 1 violet", 4, 9),
    ("tribute: cube black", "1 blue, 1 black, 1 gray, 1 violet", 1, 15),
    ("activate tannery", "1 blue, 1 gray, 1 violet", 1, 15),
    ("claim q04", "1 violet", 1, 15),
    ("deliver tea", "1 violet", 1, 22),
    ("wall", "", 1, 22),
)


def test_6_ana_makes_22_points_in_a_turn() -> None:
    game = play(acting(), "use mint", "tribute", "pass")
    for line, cubes, money, points in TURN:
        play(game, line)
        assert (supply(game, ANA), gold(game, ANA), prestige(game, ANA)) == (cubes, money, points)
    assert cargo(game, ANA) == ""
    assert moves(game) == ["pass"]
    play(game, "pass")
    assert decides(game) == "card Anna"
    assert wall(game) == [("Anna", 3), ("Ben", 3)]


def test_if_the_game_ended_then() -> None:
    game = play(acting(), "use mint", "tribute", "pass", *(line for line, *_others in TURN), "pass")
    assert (total(game, ANA), total(game, BEN)) == (24, -15)
    assert [(line["kind"], line["points"]) for line in game.scores()[BEN]["lines"]] == [
        ("prestige", 6),
        ("tableau", -15),
        ("punishment", -6),
        ("city", 0),
    ]
