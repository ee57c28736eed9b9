"""What a seat is shown of a position, what is coming, and what it may imagine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import GOODS, NAMES
from engine.homesteaders.tiles import stage_of
from engine.homesteaders.workers import INDEX, PLACES, by_building
from engine.position import UNKNOWN
from tests.engine.homesteaders.helpers import begun, laid, offer, play, player, won

SCREENED = {"silver", "wood", "food", "steel", "gold", "copper", "livestock", "chip", "debt", "vp"}


def holdings(game: Game, viewer: int | None) -> list[bool]:
    """Whose holdings a viewer sees."""
    return [one["silver"] is not None for one in game.table(viewer)["goods"]]


def test_everybody_sees_their_own_holdings_alone_unless_all_are_open() -> None:
    hidden, shown = begun(), begun(open=True)
    assert [holdings(hidden, viewer) for viewer in (None, 0, 2)] == [
        [False, False, False],
        [True, False, False],
        [False, False, True],
    ]
    assert [holdings(shown, viewer) for viewer in (None, 0)] == [[True] * 3] * 2
    assert (hidden.has_secrets, shown.has_secrets) == (True, False)


def test_behind_the_screen_are_resources_silver_chips_debts_and_vp() -> None:
    mine, other, _third = begun().table(0)["goods"]
    assert mine == dict.fromkeys(NAMES, 0) | {"silver": 6, "worker": 1}
    assert {name for name, number in other.items() if number is None} == SCREENED
    assert {name: number for name, number in other.items() if number is not None} == {
        "worker": 1,
        "track": 0,
        "rail": 0,
    }


def test_the_table_of_a_bidding() -> None:
    game = play(laid(player(), player(), window="bid", round=3, seats=2), "neutral auction-2", "bid auction-1: 4")
    table = game.table()
    assert (table["title"], table["terms"]["names"]) == ("homesteaders", ["Anna", "Ben"])
    assert [pile[2] for pile in table["piles"]] == ["a1-03", "a2-s3"]
    assert (table["bids"], table["holders"], table["auction"]) == ([4, 5], [0, -2], None)
    assert (table["round"], table["phase"], table["start"], table["seat"]) == (3, "bid", 0, 1)
    assert (table["passed"], table["neutral"]) == (0, [5])


def test_the_table_tells_buildings_slots_and_copies_by_name() -> None:
    game = laid(player("3 worker", "farm", worked=["farm-2"]), player("", "bank"), seats=2)
    table = game.table()
    assert (table["towns"], table["worked"]) == ([["homestead", "farm"], ["homestead", "bank"]], [["farm-2"], []])
    assert {name: number for name, number in table["offer"].items() if number} == offer(game)
    assert laid(seats=1, rival=["farm"]).table()["rival"] == ["farm"]


@pytest.mark.parametrize(
    ("number", "stage"), [(1, "settlement"), (4, "settlement"), (5, "town"), (8, "town"), (9, "city"), (11, "city")]
)
def test_the_stage_follows_the_round(number: int, stage: str) -> None:
    assert stage_of(number) == stage


def test_the_table_of_a_bid_that_won() -> None:
    assert won(player(), round=3).table()["auction"] == "auction-1"


def test_the_forecast_tells_the_next_change_of_stages() -> None:
    stage = laid(player("", "grain-mill"), round=3).forecast()["stage"]
    assert stage["round"] == 5
    assert stage["leaves"] == ["farm", "market", "foundry", "steel-mill"]
    assert (len(stage["comes"]), dict(stage["comes"])["forge"]) == (11, 2)
    assert laid(round=9).forecast()["stage"] is None


@pytest.mark.parametrize(
    ("window", "first", "left"), [("assign", 1, 11), ("bid", 1, 10), ("assign", 11, 1), ("final", 11, 0)]
)
def test_the_forecast_counts_the_incomes_to_come(window: str, first: int, left: int) -> None:
    assert laid(window=window, round=first).forecast()["incomes"] == left


def test_the_forecast_tells_income_wages_and_what_is_lacking() -> None:
    mine = laid(player("0 silver, 7 worker, 2 track", "farm", worked=["farm-1"])).forecast(0)["players"][0]
    income = dict.fromkeys(NAMES, 0) | {"silver": 6, "chip": 1}
    assert mine == {"seat": 0, "is_due": False, "income": income, "wages": 7, "lacking": 1}
    assert laid().forecast(0)["players"][1] is None


def dues(game: Game) -> list[tuple[bool, int] | None]:
    """For each seat whether wages are due now, and the silver of the income before them; None where none are."""
    players = game.forecast()["players"]
    return [None if one is None else (one["is_due"], one["income"]["silver"]) for one in players]


def test_an_income_that_was_received_is_not_forecast_again_before_its_wages() -> None:
    game = play(begun(2, open=True), "assign: nothing")
    assert dues(game) == [(False, 2), (False, 2)]
    assert dues(play(game, "assign: nothing")) == [(True, 0), (True, 0)]
    assert dues(play(game, "pay")) == [(False, 2), (True, 0)]
    assert dues(play(game, "pay")) == [(False, 2), (False, 2)]


def test_after_the_last_wages_nothing_is_forecast() -> None:
    game = play(laid(seats=2, round=11, open=True), "assign: nothing", "assign: nothing")
    assert dues(game) == [(True, 0), (True, 0)]
    assert dues(play(game, "pay")) == [None, (True, 0)]
    assert dues(play(game, "pay")) == [None, None]


def behind(game: Game, viewer: int | None, seat: int) -> set[str]:
    """What a viewer cannot know of what a seat has."""
    return {GOODS[kind].name for kind, number in enumerate(game.seen(viewer).goods[seat]) if number is UNKNOWN}


def test_behind_the_screens_of_others_nothing_is_seen() -> None:
    game = begun()
    assert [behind(game, 1, seat) for seat in range(3)] == [SCREENED, set(), SCREENED]
    assert [behind(game, None, seat) for seat in range(3)] == [SCREENED] * 3


@pytest.mark.parametrize("game", [begun(open=True), begun(1)], ids=["open", "alone"])
def test_where_holdings_are_open_a_spectator_sees_them(game: Game) -> None:
    assert not any(behind(game, None, seat) for seat in range(len(game.names)))


def test_of_the_closed_auctions_the_tiles_that_have_come_up_are_seen() -> None:
    piles = laid(round=3, seats=4).seen(0).piles
    assert [sum(tile is UNKNOWN for tile in pile) for pile in piles] == [0, 7, 7]
    assert [pile.index(UNKNOWN) for pile in piles[1:]] == [3, 3]


def known(game: Game, auction: int) -> list[tuple[int, int]]:
    """The coming rounds of an auction, each with how many tiles there may be."""
    found: list[dict[str, Any]] = game.forecast()["tiles"][auction - 1]
    return [(one["round"], len(one["tiles"])) for one in found]


def test_the_open_auction_is_known_and_the_closed_one_by_elimination() -> None:
    game = laid(round=3)
    assert known(game, 1) == [(number, 1) for number in range(4, 11)]
    assert known(game, 2) == [(4, 1), *((n, 4) for n in range(5, 9)), *((n, 2) for n in (9, 10))]
    assert game.forecast()["tiles"][0][0]["tiles"] == ["a1-04"]


def tiles(game: Game) -> list[tuple[int, ...]]:
    """The piles of a position."""
    found: list[tuple[int, ...]] = list(game.position.piles)
    return found


def test_only_closed_tiles_are_imagined_anew_within_their_stages() -> None:
    game = laid(round=2, seats=4)
    worlds = [tiles(game.imagined(0, Random(number))) for number in range(40)]
    for world in worlds:
        assert world[0] == tiles(game)[0]
        for mine, true in zip(world[1:], tiles(game)[1:], strict=True):
            assert mine[:2] == true[:2]
            assert (sorted(mine[:4]), sorted(mine[4:8])) == (sorted(true[:4]), sorted(true[4:8]))
    assert len({world[1] for world in worlds}) > 20


def test_f23_something_is_turned_up_at_the_start_of_all_rounds_but_4_8_and_10() -> None:
    game, turned = laid(window="bid"), []
    while game.position.round < 11:
        before = game.position.revealed
        number = game.position.round
        while game.position.round == number:
            kind = game.decision.kind if game.decision else ""
            play(game, {"bid": "pass", "rail": "take chip", "wages": "pay: with 1 silver"}.get(kind, "assign: nothing"))
        if game.position.revealed > before:
            turned.append(game.position.round)
    assert turned == [2, 3, 5, 6, 7, 9]


def test_what_happens_is_said_in_plain_words() -> None:
    game = begun(open=True)
    play(game, *["assign: homestead-1"] * 2)
    events = [str(event.text) for event in game.play("assign: homestead-2")]
    assert events == [
        "Cleo puts workers to work: Homestead (1 VP).",
        "Anna has an income of 2 silver, 1 wood.",
        "Ben has an income of 2 silver, 1 wood.",
        "Cleo has an income of 2 silver, 1 VP.",
    ]
    assert [str(event.text) for event in game.play("pay")] == ["Anna pays 1 silver of wages."]


def test_of_slots_that_all_work_the_building_alone_is_named() -> None:
    assert max(len(card.slots) for card in BUILDINGS) == 2
    slots = {name: PLACES[INDEX[name]].bit for name in INDEX}
    worked = sum(slots[name] for name in ("homestead-2", "farm-1", "farm-2", "foundry-1"))
    assert list(map(str, by_building(worked))) == ["Homestead (1 VP)", "Farm (both)", "Foundry"]
