"""Each building and each tile in play: what it costs, brings and allows, seen from outside."""

from __future__ import annotations

import pytest

from engine import Game
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.tiles import STAGES, TILES
from tests.engine.homesteaders import printed
from tests.engine.homesteaders.helpers import decides, has, laid, lines, offer, play, player, total, won

HELD = "silver wood food steel gold copper livestock chip debt vp worker track rail"
EVERYTHING = "9 silver, 9 wood, 9 food, 9 steel, 9 gold, 9 copper, 9 livestock, 9 debt"
ROUND_OF = {"settlement": 4, "settlement-town": 8, "town": 8, "city": 9}
CARDS = [line.split(" | ") for line in printed.BUILDINGS[1:]]
ON_TILES = [line.split(" | ") for line in printed.TILES]

PLAIN = (
    *("farm", "market", "foundry", "general-store", "gold-mine", "rodeo", "church", "stables"),
    *("dude-ranch", "terminal", "town-hall", "restaurant", "circus"),
)
"""Buildings after which nothing is decided, at least one for almost every tile."""


def name_of(shown: str) -> str:
    return shown.lower().replace(" ", "-")


def numbers(words: str) -> dict[str, int]:
    """'1 wood, 1 steel' by name; nothing for '-'."""
    return {part.split()[1]: int(part.split()[0]) for part in words.split(", ")} if words != "-" else {}


def tile_for(kind: str, stage: str) -> dict[str, object]:
    """Which auction to win for a building: the first tile of its stage that allows its type."""
    wanted = {"settlement-town": "town"}.get(stage, stage)
    tile = next(tile for tile in TILES if tile.stage == wanted and kind in tile.builds)
    rounds = STAGES[tile.stage]
    if tile.auction == 0:
        return {"round": 1 + [one.name for one in TILES].index(tile.name), "auction": 1}
    return {"round": rounds[0], "auction": tile.auction + 1, f"auction_{tile.auction + 1}": [tile.name]}


def change(game: Game, *moves: str) -> dict[str, int]:
    """By how much the holdings of the first player change."""
    before = has(game, 0, HELD)
    after = has(play(game, *moves), 0, HELD)
    pairs = zip(HELD.split(), before, after, strict=True)
    return {name: new - old for name, old, new in pairs if new != old}


def at_building(kind: str, stage: str) -> Game:
    """Somebody with plenty of everything is to build."""
    tile = tile_for(kind, stage)
    return play(won(player(EVERYTHING), seats=4, **tile), "pay: with 3 silver")  # type: ignore[arg-type]  # by name


def test_buildings_cost_what_is_printed_and_have_their_effects() -> None:
    assert [card[0] for card in CARDS if not has_its_effect(card)] == []


def has_its_effect(card: list[str]) -> bool:
    """Whether building something takes its cost and brings what happens at once, and nothing else."""
    shown, kind, stage, _copies, cost, _points, _income, _slots, effects, _bonus = card
    game = at_building(kind, stage)
    expected = {good: -number for good, number in numbers(cost).items()}
    direct = {
        "return-a-debt": ("debt", -1),
        "gain-chip": ("chip", 1),
        "gain-track": ("track", 1),
        "advance": ("rail", 1),
    }
    for effect in effects.split(", "):
        if effect in direct:
            good, number = direct[effect]
            expected[good] = expected.get(good, 0) + number
    changed = change(game, f"build {name_of(shown)}")
    asked = {"may-hire": "hire Anna", "advance": "rail Anna", "build-again": "second-build Anna"}
    follows = [asked[effect] for effect in effects.split(", ") if effect in asked]
    return changed == expected and follows in ([], [decides(game)])


def test_without_any_one_good_of_its_cost_nothing_can_be_built() -> None:
    found = []
    for shown, kind, stage, _copies, cost, *_others in CARDS:
        for good, number in numbers(cost).items():
            game = at_building(kind, stage)
            game.position.goods[0][HELD.split().index(good)] = number - 1
            fresh = Game(game.rules, game.options, game.position)
            found += [(shown, good)] if f"build {name_of(shown)}" in lines(fresh, "build") else []
    assert found == []


def test_buildings_bring_their_income_to_those_who_own_them() -> None:
    assert [card[0] for card in CARDS if not brings_its_income(card)] == []


def brings_its_income(card: list[str]) -> bool:
    """Whether a building and its slots bring what is printed beside what everybody gets."""
    shown, _kind, _stage, _copies, _cost, _points, income, slots, _effects, _bonus = card
    name = name_of(shown)
    workers = sum(int(slot.split(":")[0]) for slot in slots.split("; ")) if slots != "-" else 0
    with_it = laid(player(f"{workers} worker, 3 debt", name))
    worked = (
        ", ".join(f"{name}-{number}" for number, _slot in enumerate(slots.split("; "), 1)) if workers else "nothing"
    )
    special = {"return-a-debt": {"debt": -1}, "silver-per-worker": {"silver": 0}}
    expected = change(laid(player(f"{workers} worker, 3 debt")), *["assign: nothing"] * 3)
    for bundle in (
        special.get(income) or numbers(income),
        *(numbers(slot[3:]) for slot in slots.split("; ") if workers),
    ):
        for good, number in bundle.items():
            expected[good] = expected.get(good, 0) + number
    return change(with_it, f"assign: {worked}", "assign: nothing", "assign: nothing") == expected


def test_buildings_count_their_points_and_their_bonus() -> None:
    found, expected = {}, {}
    for shown, kind, _stage, _copies, _cost, points, _income, _slots, _effects, bonus in CARDS:
        types, counted = [kind, "residential"], {"worker": 3, "track": 2, "building": 2}
        more = sum(counted.get(what, types.count(what)) for what in bonus.split(", ") if bonus != "-")
        found[shown], expected[shown] = total(laid(player("3 worker, 2 track", name_of(shown)))), int(points) + more
    assert found == expected


@pytest.mark.parametrize("line", ON_TILES, ids=lambda line: line[0])
def test_a_tile_allows_its_types_and_brings_its_benefits(line: list[str]) -> None:
    name, rounds, types, benefits = line
    auction = int(name[1])
    number = int(name[3:]) if auction == 1 else int(rounds.split("-")[0])
    piles = {} if auction == 1 else {f"auction_{auction}": [name]}
    owner = player(EVERYTHING, "railworkers-house")
    game = play(won(owner, round=number, seats=4, auction=auction, **piles), "pay: with 3 silver")  # type: ignore[arg-type]
    if types != "-":
        allowed = {card.type for card in BUILDINGS if f"build {card.name}" in lines(game, "build")}
        on_offer = {card.type for card in BUILDINGS if card.name in offer(game)}
        assert allowed == set(types.split()) & on_offer
        build = next((one for one in PLAIN if f"build {one}" in lines(game, "build")), "")
        if build:
            play(game, f"build {build}")
        else:
            assert set(types.split()) == {"industrial"}
            play(game, "build meatpacking-plant")
    check_benefits(game, benefits)
    assert decides(game).split()[0] in ("assign",)


def check_benefits(game: Game, benefits: str) -> None:
    """Take every benefit that a tile is said to bring, in its order."""
    for benefit in benefits.split("; ") if benefits != "-" else ():
        if benefit == "worker":
            assert change(game, "take worker").get("worker") == 1
        elif benefit == "advance":
            assert decides(game) == "rail Anna"
            play(game, "take chip")
        elif benefit == "6 vp":
            assert has(game, 0, "vp") == (6,)
        else:
            give, get = benefit.split(": ")
            expected = {give.split()[1]: -1, get.split()[1]: int(get.split()[0])}
            assert {good: n for good, n in change(game, "exchange").items() if good in expected} == expected
