"""The keys of the game screen: what they do on each page, and why they do not."""

from __future__ import annotations

import re

import pytest

from engine import format_move
from screens.actions import EVERYWHERE
from screens.le_havre.actions import KEYS, OFFER_KEYS
from tests.screens.keyboard import ASK, LARGE, READY, playing
from tests.screens.le_havre import positions
from tests.screens.le_havre.positions import Position
from tui.actions import REGISTRY
from widgets.panel import Panel

ALWAYS = [page.name for page in KEYS.pages[:5]]
"""The pages that can be opened at any time."""

# The registry and the screen.


def test_the_keys_on_the_offers_page_are_those_of_the_registry() -> None:
    assert {name: (key,) for name, key in OFFER_KEYS.items()} == {
        name: REGISTRY.keys_of(f"take_{name}") for name in OFFER_KEYS
    }


EVERY_STATE = pytest.mark.parametrize(
    ("position", "keys"),
    [
        (positions.first_turn, "1"),
        (positions.first_turn, "2"),
        (positions.first_turn, "3"),
        (positions.first_turn, "4"),
        (positions.first_turn, "5"),
        (positions.final_action_alone, "i i n 6"),
        (positions.middle_game, "2 tab j j j j j j j e"),
        (positions.middle_game, "2 tab j j j j j j j e enter enter"),
        (positions.middle_game, "2 tab b"),
        (positions.middle_game, "a"),
        (positions.middle_game, "/"),
        (positions.first_turn, "u"),
        (positions.hand_over, "n"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)


@EVERY_STATE
async def test_no_key_hides_another_action_that_has_no_other_key(position: Position, keys: str) -> None:
    async with playing(position()) as player:
        await player.press(*keys.split())
        contexts = player.screen.contexts
        active = {action.name for action, _keys in REGISTRY.active(contexts, player.screen.is_typing)}
        wanted = {action.name for context in (*contexts, EVERYWHERE) for action in REGISTRY.of(context)}
        # The last answer makes the move: then enter does both at once.
        assert wanted - active == ({"answer"} if "confirm" in active and "answer" in wanted else set())


@EVERY_STATE
async def test_every_key_in_the_footer_does_something(position: Position, keys: str) -> None:
    async with playing(position()) as player:
        await player.press(*keys.split())
        screen = player.screen
        for action, found in REGISTRY.active(screen.contexts, screen.is_typing):
            if action.in_footer and f" {action.label} " in f" {player.footer()} ":
                assert screen.available(action)
                assert REGISTRY.find(screen.contexts, found[0]) is action


# Why a key cannot be used.


@pytest.mark.parametrize(
    ("position", "keys", "reason"),
    [
        (positions.middle_game, "c", "There is no clay on offer."),
        (positions.middle_game, "down down down enter", "There is no clay on offer."),
        (positions.first_turn, "n", "First the main action: take an offer or enter a building."),
        (positions.first_turn, "space", "First the main action: take an offer or enter a building."),
        (positions.first_turn, "N", "First the main action: take an offer or enter a building."),
        (positions.first_turn, "D", "You have no loan to repay."),
        (positions.first_turn, "o", "Loans are only for interest or a meal that cannot be paid."),
        (positions.middle_game, "3 j j j e", "Luxury liners cannot be bought."),
        (positions.after_main_action, "w", "You have had your main action: n ends the turn."),
        (positions.before_supply, "w", "First comes the supply: n brings it."),
        (positions.middle_game, "2 tab s", "The Joinery is not yours."),
        (positions.middle_game, "2 tab j j b", "The Brickworks costs 14 francs: you have 9."),
        (positions.late_game, "enter 2 tab j j e", "Blue stands in the Building Firm 1."),
        (positions.late_game, "enter 2 tab j b", "The Town Hall costs 30 francs: you have 21."),
        (positions.middle_game, "3 b", "The Wooden ship 4 costs 14 francs: you have 9."),
        (positions.middle_game, "3 j j j b", "Luxury liners cannot be bought."),
        (positions.middle_game, "3 k e", "Ships are bought from the stacks, built at a Wharf, and sold from your own."),
        (positions.middle_game, "3 k b", "Ships are bought from the stacks, built at a Wharf, and sold from your own."),
        (positions.five_players, "3 b", "No ship of this kind lies here."),
        (positions.first_turn, "4 b", "There is no card under the cursor."),
        (positions.first_turn, "4 left", "You play alone."),
        (positions.first_turn, "6", "The result is shown when the game is over."),
        (positions.first_turn, "U", "There is nothing to play again."),
        (positions.middle_game, "u", "There is nothing to take back."),
        (positions.first_turn, "0", "The overview needs a terminal of 120 columns and 40 rows."),
        (positions.meal_short, "n", "You owe 10 food and are short by 7: sell something or take a loan."),
        (positions.meal_with_payment, "escape o", "You can pay: loans are only for those who cannot."),
        (positions.meal_short, "escape 2 e", "First comes the meal."),
        (positions.interest_unpaid, "n", "The interest is 1 franc: you have 0. Sell something or take a loan."),
        (positions.middle_game, "2 tab j j j e right", "One of these is chosen: go up and down."),
        (positions.middle_game, "2 tab j j j e space", "There is nothing to tick here."),
        (positions.middle_game, "2 tab j j j j j j j e enter tab", "There is no other way to step to."),
        (positions.final_action_alone, "2 tab b", "Nothing can be bought any more at the end of the game."),
        (positions.after_the_final_action, "1 enter", "You have had your final action: n ends your game."),
        (positions.final_action_alone, "i i n a", "The game is over."),
        (positions.final_action_alone, "i i n /", "The game is over."),
    ],
)
async def test_a_key_that_cannot_be_used_says_why(position: Position, keys: str, reason: str) -> None:
    async with playing(position()) as player:
        *before, last = keys.split()
        await player.press(*before)
        played = player.game.history
        await player.press(last)
        assert reason in player.desk()
        assert player.game.history == played


@pytest.mark.parametrize(("keys", "mode"), [("2 tab j j j e", ASK), ("3 k s", READY)])
async def test_taking_back_is_possible_from_a_question_and_from_a_move_that_waits(keys: str, mode: str) -> None:
    async with playing(positions.first_turn()) as player:
        await player.press(*keys.split())
        assert player.mode == mode
        await player.press("u", "y")
        assert player.game.history == ()


async def test_a_ship_is_sold_from_its_own_row_and_not_from_the_stack() -> None:
    async with playing(positions.before_supply()) as player:
        await player.press("3")
        assert "s sell" not in player.sees().splitlines()[-1]
        played = player.game.history
        await player.press("s", "enter")
        assert player.game.history == played


async def test_a_reason_stands_until_the_next_key() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("D")
        assert "You have no loan to repay." in player.desk()
        await player.press("j")
        assert "You have no loan to repay." not in player.desk()


# Pages.


@pytest.mark.parametrize(("key", "page"), enumerate(ALWAYS, start=1))
async def test_each_page_is_one_key_away_from_every_other(key: int, page: str) -> None:
    async with playing(positions.middle_game()) as player:
        for other in range(1, len(ALWAYS) + 1):
            await player.press(str(other), str(key))
            assert player.screen.page.keys.name == page


async def test_arrows_and_letters_move_the_cursor_alike_and_round_the_end() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("down", "j")
        assert player.under_cursor == "wood"
        await player.press("up", "k", "k")
        assert player.under_cursor == "cattle"
        await player.press("j")
        assert player.under_cursor == "francs"


async def test_each_page_keeps_its_cursor_while_another_is_looked_at() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "j", "j", "3", "j", "1", "2")
        assert player.under_cursor == "brickworks"
        await player.press("3")
        assert player.under_cursor == "iron-ship-4"


async def test_a_letter_on_the_offers_page_first_shows_what_it_brings_and_then_takes_it() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("w")
        assert "Take 14 wood: wood 12 → 26" in player.desk()
        assert not player.game.history
        await player.press("w")
        assert "✓ Red takes 14 wood." in player.desk()


async def test_a_letter_of_an_offer_works_on_the_other_pages_where_it_means_nothing_else() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "w")
        assert "Take 14 wood: wood 12 → 26" in player.desk()
        assert player.screen.page.keys.name == "buildings"
        assert not player.game.history
        await player.press("w")
        assert [move.target for move in player.game.history] == ["wood"]


async def test_h_is_the_hint_on_the_page_of_the_storage_too() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("4", "h")
        assert "advice" in player.sees()


async def test_moving_on_between_the_two_presses_takes_nothing() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("w", "i", "w")
        assert not player.game.history
        await player.press("w")
        assert [move.target for move in player.game.history] == ["wood"]


async def test_the_first_press_takes_nothing_even_where_the_cursor_stands_at_the_start() -> None:
    async with playing(positions.middle_game()) as player:
        assert player.under_cursor == "francs"
        await player.press("f")
        assert not player.game.history
        assert "f once more takes what lies there." in player.footer()
        assert "Take 4 francs: francs 9 → 13" in player.desk()
        await player.press("f")
        assert [move.target for move in player.game.history] == ["francs"]


async def test_the_keys_of_a_row_stand_beside_it() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2")
        rows = {row[:18].strip(): row[51:].strip() for row in player.page().splitlines()}
        assert rows["Joinery"] == "eb"
        assert rows["Brickworks"] == "e"
        assert rows["Building Firm 1"] == "eb"


async def test_the_storage_turns_to_one_players_cards_and_on_to_the_next_player() -> None:
    async with playing(positions.late_game()) as player:
        await player.press("enter", "4")
        assert "Player storage" in player.page()
        await player.press("tab")
        assert "Cards and score: Red" in player.page()
        await player.press("right")
        assert "Cards and score: Green" in player.page()
        await player.press("left", "left")
        assert "Cards and score: Blue" in player.page()
        await player.press("tab")
        assert "Player storage" in player.page()


async def test_a_card_of_ones_own_is_sold_from_the_list_of_cards_too() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("4", "tab")
        await player.on_row("4", "fishery", "s")
        await player.press("enter")
        assert "✓ Red sells the Fishery for 5 francs." in player.desk()


async def test_every_line_of_a_long_page_can_be_seen() -> None:
    async with playing(positions.late_game()) as player:
        await player.press("enter", "4", "tab", "right")
        seen = set(player.page().splitlines())
        for _row in range(20):
            await player.press("down")
            seen |= set(player.page().splitlines())
        text = "\n".join(seen)
        assert all(words in text for words in ("Francs", "Dock, for what", "Loans, 7 each", "Score if the game ended"))


async def test_the_log_opens_at_its_end_at_every_width() -> None:
    for size in ((80, 24), LARGE, (200, 60)):
        async with playing(positions.after_many_moves(), size) as player:
            await player.press("5")
            last = next(line for line in reversed(player.lines()) if "Red takes" in line)
            assert "40  Red takes 2 clay." in last


async def test_the_log_has_columns_in_place_of_the_side_where_two_of_them_have_room() -> None:
    async with playing(positions.after_many_moves(), LARGE) as player:
        await player.press("5", "0")
        assert player.sees().count("the number of each move") == 1
        assert re.search(r"^.{59}   40  Red takes 2 clay\.", player.sees(), re.MULTILINE)
        await player.resize(110, 40)
        assert re.search(r"^ +40  Red takes 2 clay\. +│", player.sees(), re.MULTILINE)


# The overview.


async def test_the_overview_shows_all_four_pages_and_the_cursor_on_the_open_one() -> None:
    async with playing(positions.middle_game(), LARGE) as player:
        for heading in ("1 Offers ─", "2 Buildings ─", "3 Ships ─", "4 Storage ─", "5 Log ─"):
            assert heading in player.sees()
        await player.press("3", "j")
        assert "Iron ship 4: value 4" in player.desk()
        await player.press("0")
        assert "Player storage" not in player.sees()


@pytest.mark.parametrize("title", ["Offers", "Buildings", "Storage", "Log"])
async def test_a_frame_alone_says_the_title_of_its_page(title: str) -> None:
    async with playing(positions.middle_game(), LARGE) as player:
        assert len(re.findall(rf"\b{title}\b", player.sees())) == 1


async def test_a_terminal_that_shrinks_shows_one_page_until_it_is_large_again() -> None:
    async with playing(positions.middle_game(), LARGE) as player:
        await player.resize(80, 24)
        assert "Offers  take all of one space" in player.page()
        assert "╭─ 3 Ships" not in player.sees()
        await player.resize(*LARGE)
        assert "╭─ 3 Ships" in player.sees()


async def test_a_complete_move_waits_at_the_foot_and_every_page_stays_in_sight() -> None:
    async with playing(positions.middle_game(), LARGE) as player:
        await player.press("2", "tab", "b")
        assert "enter do it" in player.footer()
        pages = ("1 Offers", "2 Buildings", "3 Ships", "4 Storage", "5 Log")
        assert [name for name in pages if f"─ {name} ─" not in player.sees()] == []
        await player.press("escape")
        assert "╭─ 5 Log" in player.sees()


async def test_the_three_stacks_lie_side_by_side_and_the_cursor_steps_from_card_to_card() -> None:
    async with playing(positions.middle_game(), LARGE) as player:
        await player.press("2", "tab")
        cards = next(line for line in player.lines() if "04 Joinery" in line)
        assert "10 Clay Mound" in cards
        assert "14 Brickworks" in cards
        await player.press("j", "j")
        assert player.under_cursor == "brickworks"
        await player.press("j")
        assert player.under_cursor == "building-firm-1"


async def test_of_what_can_be_done_and_the_rule_what_can_be_done_comes_first() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "j", "j")
        desk = player.desk()
        assert desk.index("You can build it with the") < desk.index("Turn any number of clay into brick")


async def test_only_the_open_page_has_a_cursor() -> None:
    async with playing(positions.late_game(), LARGE) as player:
        await player.sit_down()
        await player.press("2")
        bars = [panel for panel in player.screen.query(Panel) if panel.region and panel.cursor_place() is not None]
        assert len(bars) == 1


async def test_the_line_of_keys_keeps_hint_and_undo_where_filters_find_no_room() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("w", "w", "2")
        assert "h hint  u undo  q leave" in player.footer()


async def test_each_card_names_the_next_one_of_its_stack() -> None:
    async with playing(positions.middle_game(), LARGE) as player:
        assert "╰ then Cokery, +1 ─" in player.sees()


async def test_the_widest_terminals_show_the_whole_text_of_what_the_cursor_is_on() -> None:
    async with playing(positions.middle_game(), (200, 60)) as player:
        assert "Money, and no good: francs are never" in player.sees()
        await player.press("2", "tab", "j", "j", "j")
        assert "- Only the top card of a stack can" in player.sees()


# Help.


async def test_the_help_opens_over_a_list_whose_filter_finds_nothing() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("w", "w", "2", "F")  # who has made both actions of a turn can enter nothing
        assert player.row == ""
        await player.press("?")
        assert "Help: This screen" in player.sees()


async def test_the_help_explains_the_card_under_the_cursor_and_comes_back_to_it() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "j", "j", "?")
        assert "Help: This screen" in player.sees()
        assert "Cost and fee" in player.sees()
        await player.press("tab", "tab")
        assert "14 Brickworks: standard building, industrial" in player.sees()
        await player.press("escape")
        assert player.under_cursor == "brickworks"


async def test_the_help_over_a_question_leads_back_to_the_question() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "j", "j", "j", "j", "j", "j", "j", "e", "enter", "left")
        before = player.sees()
        await player.press("?", "escape")
        assert player.sees() == before


async def test_the_help_is_opened_while_words_are_typed_with_f1_alone() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", "?")
        assert "Find: ?" in player.page()
        await player.press("f1")
        assert "Help: This screen" in player.sees()


async def test_p_does_without_what_is_asked_and_says_so_where_nothing_is() -> None:
    async with playing(positions.between_turns()) as player:
        played = len(player.game.history)
        await player.press("p")
        assert [format_move(move) for move in player.game.history[played:]] == ["pass"]
    async with playing(positions.middle_game()) as player:
        await player.press("p")
        assert "There is nothing to pass or to decline now." in player.sees()
