"""Proposals and ships are had from where they are seen: by which firm or Wharf, bought, or what is missing."""

from __future__ import annotations

import pytest

from engine import format_move
from saves import SavedGame
from tests.engine.helpers import player as laid, table
from tests.screens.keyboard import ASK, MOVES, PAGE, READY, Player, playing
from tests.screens.le_havre import positions
from tests.screens.le_havre.positions import saved


def notation(player: Player) -> list[str]:
    """The moves of the game as they are written down."""
    return [format_move(move) for move in player.game.history]


async def test_a_proposal_is_built_from_its_row_with_the_cheapest_firm() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "enter")
        assert player.over()[:3] == [
            "With which firm, or bought?",
            "1  Building Firm 1    free",
            "2  Building Firm 2    1 food",
        ]
        assert "+ Joinery" in player.desk()
        await player.press("enter")
        assert notation(player) == ["enter building-firm-1: build joinery"]


async def test_fee_and_material_are_asked_on_the_way_to_a_proposal() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "j", "j", "enter", "2")
        assert player.footer().startswith("enter answer")
        await player.press("enter")
        assert "Entry fee of the Building Firm 2, 1 food" in player.page()
        assert "+ Brickworks" in player.desk()
        await player.press("enter", "enter")
        made = notation(player)[0]
        assert made.startswith("enter building-firm-2: fee 1 fish; build brickworks")


async def test_escape_leads_back_from_the_fee_to_the_firms_and_on_to_the_row() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "enter", "2", "enter", "escape")
        assert "With which firm" in player.page()
        await player.press("escape")
        assert player.mode == PAGE
        assert player.under_cursor == "joinery"


async def test_the_only_firm_is_not_asked_for() -> None:
    game = table(laid("3 wood"), town=["building-firm-1"], stacks=[["joinery"], [], []])
    async with playing(saved(game)) as player:
        await player.press("2", "tab", "enter")
        assert player.mode == READY
        await player.press("enter")
        assert notation(player) == ["enter building-firm-1"]
        assert "+ Joinery" not in player.sees()


async def test_a_ship_is_built_or_bought_from_its_row() -> None:
    game = table(
        laid("20 francs, 9 wood, 5 coal"), town=["wharf-1", "wharf-2"], harbour=["wooden-ship-2"], stacks=[[], [], []]
    )
    async with playing(saved(game)) as player:
        await player.press("3", "enter")
        assert player.over()[0] == "At which Wharf, or bought?"
        assert "+ Wooden ship 2" in player.desk()
        await player.press("3")
        assert "Buy the Wooden ship 2" in player.desk()
        await player.press("enter")
        assert notation(player) == ["buy wooden-ship-2"]


async def test_a_ship_takes_at_most_four_keys_from_its_row_to_the_saved_move() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("3", "enter", "enter")
        assert notation(player) == ["enter wharf-1: energy 3 wood"]


def _a_market(*harbour: str) -> SavedGame:
    goods = "22 francs, 4 fish, 4 iron, 1 brick, 3 coal"
    return saved(
        table(laid(goods), town=["wharf-1", "wharf-2"], modern=["wharf-2"], harbour=harbour, stacks=[[], [], []])
    )


async def test_the_wharf_that_takes_no_brick_comes_first_for_a_ship() -> None:
    async with playing(_a_market("iron-ship-4")) as player:
        await player.press("3", "j", "enter")
        assert player.over()[1:3] == ["1  Wharf 2  2 food", "2  Wharf 1  2 food"]


async def test_the_row_of_a_ship_shows_the_keys_that_have_it() -> None:
    async with playing(_a_market("iron-ship-4")) as player:
        await player.press("3")
        assert player.page().splitlines()[2].split()[-1] == "eb"


async def test_the_cursor_stays_on_the_stack_from_which_a_ship_was_bought() -> None:
    async with playing(_a_market("iron-ship-6", "iron-ship-4")) as player:
        await player.press("3", "j", "b", "enter")
        assert notation(player) == ["buy iron-ship-4"]
        assert player.under_cursor == "iron-ship-6"


@pytest.mark.parametrize(
    ("lines", "row", "reason"),
    [
        ("2 wood", "joinery", "To build it you lack 1 wood. The Joinery costs 8 francs: you have 0."),
        ("5 wood, 2 francs", "wooden-ship-2", "To build it you lack 3 energy."),
    ],
)
async def test_what_is_missing_is_said_where_a_card_cannot_be_had(lines: str, row: str, reason: str) -> None:
    game = table(
        laid(lines), town=["building-firm-1", "wharf-1"], stacks=[["joinery"], [], []], harbour=["wooden-ship-2"]
    )
    async with playing(saved(game)) as player:
        await player.press("3" if "ship" in row else "2", "enter")
        assert reason in player.desk()


async def test_a_proposal_says_who_stands_in_the_firm() -> None:
    game = table(
        laid("9 wood"),
        laid("", person="building-firm-1"),
        town=["building-firm-1"],
        stacks=[["joinery"], [], []],
    )
    async with playing(saved(game)) as player:
        await player.sit_down()
        await player.press("2", "tab", "enter")
        assert "Green stands in the Building Firm 1." in player.desk()


async def test_builds_are_listed_with_the_moves() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("a", "up")
        assert player.mode == MOVES
        seen = ""
        for _step in range(12):
            seen += player.page()
            await player.press("up")
        assert "Build the Joinery: Building Firm 1" in seen


async def test_words_find_the_building_of_a_card_at_each_firm() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"build joinery")
        assert player.over()[:3] == [
            "Build the Joinery: Building Firm 1",
            "Build the Joinery: Building Firm 2",
            "Build the Joinery: Construction Firm",
        ]
        await player.press("down", "enter")
        assert player.mode == ASK
        await player.press("enter")
        assert notation(player) == ["enter building-firm-2: fee 1 fish; build joinery"]


async def test_a_card_under_the_top_of_its_stack_is_found_with_why_it_cannot_be_built() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"build cokery", "down")
        assert any(line.startswith("Build the Cokery: The Cokery does not lie") for line in player.over())
        assert "The Cokery does not lie on top of its stack." in player.desk()


async def test_a_reason_that_begins_with_the_name_of_the_card_does_not_say_it_twice() -> None:
    game = table(laid("5 francs"), town=["building-firm-1"], stacks=[["joinery"], [], []])
    async with playing(saved(game)) as player:
        await player.press("/", *"enter building firm")
        assert player.over()[0].startswith("Enter the Building Firm 1: You do not")


async def test_at_the_end_of_the_game_a_proposal_says_that_nothing_is_bought_any_more() -> None:
    game = table(laid("40 francs", buildings=["fishery"]), stacks=[["joinery"], [], []], window="final", round=7)
    async with playing(saved(game)) as player:
        await player.press("2", "tab", "j", "k")
        assert "Nothing can be bought any more at the end of the game." in player.desk()
        assert "is not possible now" not in player.desk()


async def test_what_can_be_entered_or_built_is_listed_from_any_page_ones_own_first() -> None:
    for keys in (["1", "e"], ["5", "e"], ["2", "E"]):
        async with playing(positions.middle_game()) as player:
            await player.press(*keys)
            first, second, *_others = player.over()
            assert player.page().count("Enter or build") == player.page().count("─ Enter or build what? ─") == 1
            assert first.startswith("1  Fishery            yours")
            assert second.startswith("2  Wharf 1            yours")
