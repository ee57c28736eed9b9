"""What lies face down is on no picture: games that differ in it alone look the same until it is turned up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import Game, new_game
from tests.engine.helpers import goods, player
from tests.screens.keyboard import LARGE, SMALL, playing
from tests.screens.le_havre.positions import saved

TILES = ("iron+francs", "fish+grain", "wood+fish", "wood+cattle", "wood+francs", "fish+clay", "wood+clay")
OTHER_TILES = (*TILES[:3], *reversed(TILES[3:]))
SPECIALS = ("zoo", "diner", "bakery", "farm", "tavern", "kiln")
OTHER_SPECIALS = ("bakery", "kiln", "zoo", "tavern", "diner", "farm")

EVERY_PAGE = ["1", "2", "3", "4", "tab", "tab", "5", "a", "up", "up", "escape"]


def game(tiles: Sequence[str], specials: Sequence[str], round: int = 1, turn: int = 3) -> Game:
    """A full game alone before its third supply, or at another turn."""
    laid = {
        "round": round,
        "turn": turn,
        "window": "main",
        "offers": goods("3 wood, 2 fish, 4 clay"),
        "town": ["marketplace"],
        "players": [player("30 francs, 6 fish, 5 bread")],
    }
    by_hand = {
        "tiles": list(tiles),
        "stacks": [["joinery"], ["sawmill"], ["brickworks"]],
        "specials": list(specials),
        "position": laid,
    }
    return new_game("le-havre", ["Red"], "full", setup=by_hand)


async def pictures(game: Game, lines: Sequence[str], keys: Sequence[str], size: tuple[int, int] = SMALL) -> list[str]:
    """What is seen after these lines of notation and then after each of these keys."""
    async with playing(saved(game, *lines), size) as player:
        seen = [player.sees()]
        for key in keys:
            await player.press(key)
            seen.append(player.sees())
    return seen


async def compared(
    one: Game, two: Game, lines: Sequence[str], keys: Sequence[str], size: tuple[int, int] = SMALL
) -> tuple[str, str]:
    """The last pictures of two games, all those before which must be the same."""
    first, second = await pictures(one, lines, keys, size), await pictures(two, lines, keys, size)
    for key, (of_one, of_two) in zip(["the start", *keys], list(zip(first, second, strict=True))[:-1], strict=False):
        assert of_one == of_two, key
    return first[-1], second[-1]


@pytest.mark.parametrize("size", [SMALL, pytest.param(LARGE, marks=pytest.mark.long)], ids=["80x24", "120x40"])
async def test_a_tile_is_seen_when_the_supply_is_made_and_not_before(size: tuple[int, int]) -> None:
    # The supply in the list of all moves and found by its words: the nearest looks at it.
    look = [*EVERY_PAGE, "1", "w", "w", *EVERY_PAGE, "N", *EVERY_PAGE, "a", "enter", "escape", "escape"]
    one, two = await compared(
        game(TILES, SPECIALS), game(OTHER_TILES, SPECIALS), [], [*look, "/", *"supply", "enter", "enter"], size
    )
    assert "wood cattle" in one
    assert "wood clay" in two


async def test_a_tile_that_follows_the_end_of_the_turn_by_itself_is_not_previewed() -> None:
    keys = ["a", "escape", "/", *"end", "enter"]
    one, two = await compared(game(TILES, SPECIALS), game(OTHER_TILES, SPECIALS), ["take wood"], keys)
    assert "wood cattle" in one
    assert "wood clay" in two


async def test_the_special_building_that_the_town_will_build_is_not_previewed() -> None:
    # Round 1 alone: the town builds a special building after the meal.
    lines = ["take wood", "end turn"]
    keys = ["tab", "tab", "escape", "escape", *EVERY_PAGE, "/", *"meal", "enter", "enter"]
    first, second = game(TILES, SPECIALS, turn=7), game(TILES, OTHER_SPECIALS, turn=7)
    assert "town special" in (await pictures(first, lines, []))[0]
    one, two = await compared(first, second, lines, keys)
    assert "The town builds the Zoo." in one
    assert "The town builds the Bakery." in two


async def test_special_buildings_to_look_at_are_not_seen_before_the_visit_is_made() -> None:
    keys = ["/", *"enter the marketplace", "enter", "tab", "enter", "1", "8", "enter"]
    one, two = await compared(game(TILES, SPECIALS), game(TILES, OTHER_SPECIALS), [], keys)
    assert "1. Zoo:" in one
    assert "1. Bakery:" in two


async def test_special_buildings_put_back_are_known_alone_and_no_others() -> None:
    same_top = ("zoo", "diner", *reversed(SPECIALS[2:]))
    lines = ["enter marketplace: fee 1 franc; take cattle, coal"]
    one, two = await compared(game(TILES, SPECIALS), game(TILES, same_top), lines, ["enter", "enter", *EVERY_PAGE, "2"])
    assert one == two
    assert "town Zoo" in one


async def test_what_one_player_knows_is_not_on_the_page_while_the_game_is_handed_over() -> None:
    two = new_game(
        "le-havre",
        ["Red", "Green"],
        "full",
        setup={
            "tiles": list(TILES),
            "stacks": [["joinery"], ["sawmill"], ["brickworks"]],
            "specials": list(SPECIALS),
            "position": {
                "round": 1,
                "turn": 3,
                "window": "main",
                "town": ["marketplace"],
                "players": [player("30 francs, 6 fish"), player("30 francs, 6 fish")],
            },
        },
    )
    lines = ["enter marketplace: fee 1 franc; cattle, coal", "put back"]
    async with playing(saved(two, *lines)) as person:
        await person.press("2", "up")
        assert "You have seen" in person.sees()
        await person.press("n")
        assert "Hand over" in person.sees()
        assert "You have seen" not in person.sees()
        await person.press("enter", "2", "up")
        assert "You have seen" not in person.sees()
