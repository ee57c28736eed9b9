"""Playing a saved game by keyboard: choosing a move, answering it, confirming it, taking it back. Le Havre serves."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest
from textual.strip import Strip

from engine import format_move
from saves import SavedGame, moves_of
from saves.slots import path_of
from screens.menus.title import TitleScreen
from tests.engine.helpers import player as laid, table
from tests.engine.open_table import open_table
from tests.saves.disks import file_size_limited
from tests.screens.fakes import shown
from tests.screens.keyboard import ASK, FIND, HAND_OVER, MOVES, PAGE, READY, SURE, Player, playing
from tests.screens.le_havre import positions
from tests.screens.le_havre.positions import saved
from tui.app import HavreApp
from widgets.panel import Panel

TO_THE_BAKEHOUSE = ["2", "tab", "j", "j", "j", "j", "j", "j", "j", "e"]


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


def notation(player: Player) -> list[str]:
    """The moves of the game as they are written down."""
    return [format_move(move) for move in player.game.history]


# Questions one after another.


async def test_enter_alone_makes_a_move_as_it_is_proposed() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(*TO_THE_BAKEHOUSE, "enter", "enter", "enter")
        assert notation(player) == ["enter bakehouse: fee 1 fish; grain 6; energy 3 wood"]
        assert player.mode == PAGE
        assert "✓ Red enters the Bakehouse; pays 1 fish to the town" in player.desk()


async def test_each_question_says_that_the_last_answer_makes_the_move() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(*TO_THE_BAKEHOUSE)
        assert player.footer().startswith("enter answer")
        await player.press("enter", "enter")
        assert player.footer().startswith("enter do it")


async def test_the_effect_stands_below_before_the_move_is_made() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(*TO_THE_BAKEHOUSE, "enter", "2")
        assert "grain 6 → 4 bread 2 → 4" in player.desk()
        assert not player.game.history


async def test_escape_goes_back_one_question_at_a_time_and_forgets_its_answer() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(*TO_THE_BAKEHOUSE, "enter", "4", "enter")
        assert "Energy, 2" in player.page()
        await player.press("escape")
        assert "How much grain?" in player.page()
        await player.press("escape")
        assert "Entry fee of the Bakehouse" in player.page()
        await player.press("escape")
        assert player.mode == PAGE
        assert player.under_cursor == "bakehouse"


async def test_a_question_that_has_one_answer_is_not_asked() -> None:
    game = table(laid("1 franc, 2 grain, 1 wood"), town=["bakehouse"], stacks=[[], [], []])
    async with playing(saved(game)) as player:
        await player.on_row("2", "bakehouse", "e")
        assert "How much grain?" in player.page()
        await player.press("enter")
        assert notation(player) == ["enter bakehouse: grain 2"]


async def test_an_answer_that_does_not_do_is_not_taken_and_says_why() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(*TO_THE_BAKEHOUSE, "left", "enter")
        assert "That is not enough." in player.desk()
        assert player.mode == ASK


async def test_a_move_without_questions_waits_for_its_confirmation() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab", "b")
        assert player.mode == READY
        assert "─ Buy the Joinery for 8 francs ─" in player.sees()
        await player.press("escape")
        assert player.mode == PAGE
        await player.press("b", "enter")
        assert notation(player) == ["buy joinery"]


async def test_a_complete_move_tells_of_the_answers_to_which_there_was_no_other() -> None:
    game = table(laid("1 franc, 2 clay"), town=["clay-mound", "marketplace"], stacks=[[], [], []], offers="1 fish")
    async with playing(saved(game)) as player:
        await player.on_row("2", "clay-mound", "e")
        assert "Red enters the Clay Mound; pays 1 franc to the town" in player.desk()


async def test_the_only_move_of_a_decision_is_begun_at_once_and_can_be_left() -> None:
    async with playing(positions.meal_with_payment()) as player:
        assert "Your meal, 10 food" in player.page()
        await player.press("escape")
        assert player.mode == MOVES
        await player.press("escape", "2")
        assert "The town" in player.page()
        await player.press("n")
        assert "Your meal, 10 food" in player.page()


async def test_from_a_move_that_waits_pages_are_opened_and_another_move_is_typed() -> None:
    async with playing(positions.last_special_building()) as player:
        await player.press("2")
        assert player.mode == PAGE
        assert "The town" in player.page()
    async with playing(positions.last_special_building()) as player:
        await player.press(":")
        assert player.mode == FIND


async def test_the_only_move_of_a_decision_is_shown_with_what_it_is_about() -> None:
    async with playing(positions.last_special_building()) as player:
        assert player.mode == READY
        assert "1. Zoo:" in player.page()
    async with playing(positions.interest_comes()) as player:
        await player.press("enter", "enter")
        assert player.mode == READY
        assert "The interest on your loans is 1 franc" in player.page()


async def test_a_question_begun_anew_does_not_remember_the_last_visit() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(*TO_THE_BAKEHOUSE, "tab", "escape", "e")
        assert "way 1 of 4" in player.page()


# The list of all moves, and finding one.


async def test_the_list_closes_and_comes_back() -> None:
    async with playing(positions.second_build()) as player:
        assert player.mode == MOVES
        await player.press("escape")
        assert player.mode == PAGE
        await player.press("a")
        assert "What can be done" in player.page()


async def test_the_cursor_of_the_list_shows_what_the_move_would_do() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("a", "j", "j")
        assert "Take 14 wood: wood 12 → 26" in player.desk()
        await player.press("k")
        assert "Take 3 fish" in player.desk()


async def test_words_find_a_move_and_backspace_widens_the_search() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"bake")
        assert player.over()[0] == "Enter the Bakehouse (1 food)"
        await player.press("backspace", "backspace", "backspace")
        assert "Enter the Building Firm 1" in player.page()


async def test_a_move_that_was_found_is_begun_with_enter() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"buy joi", "enter")
        assert notation(player) == ["buy joinery"]


async def test_a_word_or_all_that_is_typed_is_erased_with_one_key() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"buy joinery", "ctrl+w")
        assert "Find: buy " in player.page()
        assert "joinery" not in player.page()
        await player.press("ctrl+u")
        assert player.over()[0].startswith("Take 4 francs")


async def test_words_that_no_move_has_begin_nothing() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"zzz", "enter")
        assert player.mode == FIND
        assert "Nothing here has these words." in player.page()


async def test_leaving_the_search_leads_back_to_where_one_was() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "/", *"jo", "escape")
        assert player.mode == PAGE
        assert "To build" in player.page()


# Taking back and playing again.


async def test_a_move_is_taken_back_and_played_again() -> None:
    async with playing(positions.middle_game()) as player:
        start = player.game.position
        await player.press("w", "w")
        after = player.game.position
        await player.press("u")
        assert player.game.position == start
        assert "✓ Taken back: Red takes 14 wood." in player.desk()
        assert "U redo" in player.footer()
        await player.press("U")
        assert "U redo" not in player.footer()
        assert player.game.position == after
        assert "✓ Played again: Red takes 14 wood." in player.desk()


async def test_what_was_taken_back_stays_so_on_the_disk() -> None:
    async with playing(positions.middle_game()) as player:
        slot = player.slot
        await player.press("w", "w", "u")
        assert player.game.position == opened(slot).game.position


async def test_a_move_that_turned_up_something_hidden_is_taken_back_after_a_question() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("u")
        assert player.mode == SURE
        await player.press("y")
        assert not player.game.history
        assert "│ ? ? │ ? ? │" in player.sees()


@pytest.mark.parametrize("key", ["n", "escape"])
async def test_no_to_that_question_takes_nothing_back(key: str) -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("2", "u", key)
        assert len(player.game.history) == 1
        assert player.mode == PAGE
        assert "To build" in player.page()


async def test_while_it_is_asked_no_other_key_does_anything() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("u")
        await player.press("enter", "2", "q", "w", "a")
        assert player.mode == SURE
        assert len(player.game.history) == 1


async def test_a_meal_is_paid_as_proposed_with_the_key_to_go_on() -> None:
    async with playing(positions.meal_with_payment()) as player:
        played = len(player.game.history)
        await player.press("n", "n")
        assert player.game.history[played].words == "feed"


async def test_a_key_that_does_nothing_in_a_question_says_so_each_time() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(*TO_THE_BAKEHOUSE, "x")
        assert player.footer() == "x does nothing here; ? lists the keys that do."
        await player.press("up", "x")
        assert player.footer() == "x does nothing here; ? lists the keys that do."
        await player.press("up")
        assert "does nothing here" not in player.sees()


async def test_a_supply_that_came_by_itself_is_taken_back_with_the_end_of_the_turn() -> None:
    async with playing(positions.after_main_action()) as player:
        turn = player.game.position
        await player.press("n")
        assert notation(player)[-2:] == ["end turn", "supply"]
        await player.press("u")
        assert player.game.position == turn


async def test_everything_can_be_taken_back_to_the_start_and_played_again() -> None:
    async with playing(positions.after_many_moves()) as player:
        moves, end = player.game.history, player.game.position
        await player.take_back_to(0)
        assert "Round 1" not in player.page()
        for _move in moves:
            if player.game.history != moves:
                await player.look_around()
                await player.press("U")
        assert player.game.position == end


# What follows by itself.


async def test_a_game_alone_begins_with_its_first_supply() -> None:
    async with playing(positions.first_turn()) as player:
        assert notation(player) == ["supply"]
        assert "take an offer or enter a building" in player.sees()


async def test_the_supply_follows_upon_the_end_of_the_turn() -> None:
    async with playing(positions.after_main_action()) as player:
        await player.press("n")
        assert notation(player)[-2:] == ["end turn", "supply"]


async def test_the_game_stops_before_the_supply_if_one_wants_to_buy_first() -> None:
    async with playing(positions.after_main_action()) as player:
        await player.press("N")
        assert notation(player)[-1] == "end turn"
        assert "supply comes next" in player.sees()
        await player.press("n")
        assert notation(player)[-1] == "supply"


async def test_a_supply_that_one_brought_oneself_is_taken_back_alone_and_played_again_alone() -> None:
    async with playing(positions.after_main_action()) as player:
        await player.press("N")
        stopped = player.game.position
        await player.press("n")
        brought = player.game.position
        assert brought != stopped
        await player.press("u", "y")
        assert player.game.position == stopped
        await player.press("U")
        assert player.game.position == brought


async def test_the_wish_to_stop_before_the_supply_holds_over_the_meal() -> None:
    async with playing(positions.last_turn_of_a_round()) as player:
        await player.press("N", "enter")
        assert notation(player)[-1].startswith("feed")
        assert "supply comes next" in player.sees()


async def test_the_wish_to_stop_is_forgotten_when_the_turn_is_taken_back() -> None:
    async with playing(positions.last_turn_of_a_round()) as player:
        await player.press("N", "escape", "escape", "u", "n", "enter")
        assert notation(player)[-1] == "supply"


async def test_a_game_that_goes_on_stands_where_it_was_left() -> None:
    game = positions.after_main_action()
    game.play("end turn")
    async with playing(game) as player:
        assert notation(player)[-1] == "end turn"
        assert "supply comes next" in player.sees()


# Handing over.


@pytest.mark.parametrize("seats", [2, 3])
async def test_each_player_is_called_and_goes_on_alone(seats: int) -> None:
    async with playing(positions.round_of(seats)) as player:
        for turn in range(2 * seats):
            name = ("Red", "Green", "Blue")[turn % seats]
            assert player.mode == HAND_OVER
            assert f"{name}: supply comes next" in player.page()
            assert "Hand over, then press enter." in player.page()
            await player.press("enter")
            assert player.mode == PAGE
            assert f"{name}: take an offer" in player.sees()
            key = "fcwitr"[turn]
            await player.press(key, key, "n")


async def test_the_first_player_is_called_before_anything_is_turned_up() -> None:
    async with playing(positions.round_of(2)) as player:
        assert not player.game.history
        await player.press("w", "w", "2", "n", "a")
        assert player.mode == HAND_OVER
        assert not player.game.history


async def test_the_next_player_may_stop_before_the_supply() -> None:
    async with playing(positions.round_of(2)) as player:
        await player.press("N")
        assert not player.game.history
        assert "supply comes next" in player.sees()


async def test_the_wish_of_one_player_to_stop_is_not_that_of_the_next() -> None:
    async with playing(positions.round_of(2)) as player:
        await player.press("enter", "f", "f", "N", "enter")
        assert notation(player)[-2:] == ["end turn", "supply"]


async def test_whoever_must_decide_is_called_to_a_game_that_goes_on() -> None:
    async with playing(positions.hand_over(), called=True) as player:
        played = notation(player)
        assert player.mode == HAND_OVER
        await player.press("enter")
        assert player.mode == PAGE
        assert notation(player) == played


async def test_another_players_decision_is_taken_back_after_a_question_and_a_call() -> None:
    async with playing(positions.hand_over()) as player:
        before = player.game.position
        await player.press("n", "enter", "u")
        assert player.mode == SURE
        assert "This takes back a decision of Red." in player.page()
        await player.press("y")
        assert player.game.position == before
        assert player.mode == HAND_OVER
        await player.press("enter")
        assert player.game.position == before
        assert player.mode == PAGE


async def test_a_turn_is_taken_back_at_the_hand_over() -> None:
    async with playing(positions.hand_over()) as player:
        before = player.game.position
        await player.press("n", "u")
        assert player.game.position == before
        assert player.mode == PAGE


async def test_a_player_who_owes_interest_in_the_turn_of_another_is_called() -> None:
    async with playing(positions.interest_comes()) as player:
        await player.press("enter")
        assert player.mode == HAND_OVER
        assert "Red: interest on loans" in player.page()
        await player.press("enter")
        assert "The interest on your loans is 1 franc" in player.page()
        await player.press("o", "enter")
        await player.answer_by_default(2)
        assert player.mode == HAND_OVER
        assert "Green: take an offer or enter a building" in player.page()
        await player.press("enter")
        assert player.mode == PAGE


async def test_players_feed_one_after_another() -> None:
    async with playing(positions.meal_of_three()) as player:
        called: list[str] = []
        for _seat in range(3):
            await player.sit_down()
            called.append(open_table(player.screen.game)["players"][open_table(player.game)["decider"]]["name"])
            await player.answer_by_default(len(player.game.history))
        assert called == ["Red", "Green", "Blue"]
        assert "Red: supply comes next" in player.page()


async def test_a_no_at_the_hand_over_leads_back_to_it() -> None:
    async with playing(positions.special_turned_up()) as player:
        await player.press("n")
        assert player.mode == HAND_OVER
        await player.press("u")
        assert player.mode == SURE
        await player.press("n")
        assert player.mode == HAND_OVER


async def test_an_open_game_of_several_shows_whose_decision_it_is() -> None:
    async with playing(positions.interest_of_another()) as player:
        assert "Red: interest on loans" in player.sees()


# The disk.


def opened(slot: str) -> SavedGame:
    """What the file of a game holds, while somebody plays it."""
    return SavedGame.open(slot)


@pytest.mark.usefixtures("_watched")
async def test_a_move_is_on_the_disk_before_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = positions.middle_game()
    seen: list[tuple[list[str], str]] = []
    draw = Panel.render_line

    def look(panel: Panel, row: int) -> Strip:
        strip = draw(panel, row)
        seen.append((moves_of(game.slot), strip.text))
        return strip

    monkeypatch.setattr(Panel, "render_line", look)
    async with playing(game) as player:
        for key in ("f", "f", "2", "tab", "b", "enter", "n", *TO_THE_BAKEHOUSE, "enter", "enter", "enter"):
            await player.press(key)
            await player.pilot.pause()
        for words, move in (
            ("✓ Red takes 4 francs.", "take francs"),
            ("✓ Red buys the Joinery", "buy joinery"),
            ("✓ Supply: 1 wood, 1 franc.", "supply"),
            ("✓ Red enters the Bakehouse;", "enter bakehouse: fee 1 fish; grain 6; energy 3 wood"),
        ):
            on_disk = next(moves for moves, picture in seen if words in picture)
            assert move in on_disk


async def test_a_disk_that_is_full_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    full = True

    def refuse(handle: int, data: bytes | memoryview) -> int:
        if full and b"[[moves]]" in bytes(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(handle, data)

    async with playing(positions.middle_game()) as player:
        monkeypatch.setattr(os, "write", refuse)
        await player.press("f", "f")
        assert "cannot be saved: No space left on device." in player.desk()
        assert notation(player) == ["take francs"]
        full = False
        await player.press("2", "tab", "b", "enter")
        assert "cannot be saved" not in player.desk()
        assert moves_of(player.slot) == ["take francs", "buy joinery"]


async def test_leaving_writes_what_waited_for_room() -> None:
    game = positions.middle_game()
    async with playing(game) as player:
        with file_size_limited(to=10):
            await player.press("f", "f")
            assert moves_of(game.slot) == []
        await player.press("q")
        assert moves_of(game.slot) == ["take francs"]


async def test_leaving_says_where_a_copy_is_kept_of_what_could_not_be_saved() -> None:
    async with playing(positions.middle_game()) as player:
        path_of(player.slot).unlink()
        await player.press("f", "f", "q")
        picture = " ".join(shown(player.app.screen).split())
    assert "The game could not be saved: its file was deleted. A copy is kept: `havre saves import" in picture


async def test_taking_back_says_that_it_cannot_be_saved() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("f", "f")
        with file_size_limited(to=10):
            await player.press("u")
            assert "cannot be saved" in player.desk()
            await player.press("U")
            assert "cannot be saved" in player.desk()


async def test_a_game_whose_last_entry_was_broken_off_says_so_when_it_goes_on() -> None:
    game = positions.after_main_action()
    game.close()
    with path_of(game.slot).open("ab") as file:
        file.write(b'\n[[moves]]\ndo = "end t')
    async with playing(SavedGame.open(game.slot)) as player:
        assert "was not written to its end; all before it is there." in player.desk()


async def test_leaving_gives_the_file_back() -> None:
    game = positions.middle_game()
    app = HavreApp(saved=game)
    async with app.run_test(size=(80, 24)) as pilot:
        await Player(app, pilot).press("q")
        assert isinstance(app.screen, TitleScreen)
        assert not opened(game.slot).read_only


async def test_a_game_that_was_left_in_a_question_has_lost_only_the_question(home: Path) -> None:
    game = positions.middle_game()
    app = HavreApp(saved=game)
    async with app.run_test(size=(80, 24)) as pilot:
        await Player(app, pilot).press("f", "f", "2", "tab", "b")
    game.close()
    assert [format_move(move) for move in opened(game.slot).game.history] == ["take francs"]
    assert home.exists()


async def test_the_preview_of_a_meal_counts_it_as_paid() -> None:
    game = table(*(laid(f"{n} francs") for n in (5, 9, 9)), round=4, turn=7, seat=3, offers="1 clay")
    async with playing(saved(game, "take clay", "end turn")) as person:
        assert open_table(person.game)["phase"] == "meal"
        assert "francs" in person.desk()
        assert not re.search(r"meal \d+ short", person.desk())
