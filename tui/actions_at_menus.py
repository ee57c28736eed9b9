"""What can be done on the menus and where one reads, with the usual keys."""

from __future__ import annotations

from engine.texts import N_, NC_
from screens.actions import HIDDEN, YIELDS, ActionTable

AT_MENUS: ActionTable = {
    # A list with a cursor.
    ("list", N_("Moving")): (
        ("cursor_up", "up k", N_("up"), N_("One line up."), HIDDEN),
        ("cursor_down", "down j", N_("down"), N_("One line down."), HIDDEN),
    ),
    # One that may be longer than the screen; where it has parts, they are gone through as those of the rules.
    ("long-list", N_("Moving")): (
        ("page_after", "] pagedown", N_("page down"), N_("A screen down."), YIELDS),
        ("page_before", "[ pageup", N_("page up"), N_("A screen up."), HIDDEN | YIELDS),
        ("first_row", "{ home", N_("first"), N_("To the first line."), HIDDEN | YIELDS),
        ("last_row", "} end", N_("last"), N_("To the last line."), HIDDEN | YIELDS),
    ),
    ("title", N_("Title")): (
        ("choose", "enter", N_("choose"), N_("Choose the line with the cursor.")),
        ("continue_game", "c", N_("continue"), N_("Go on with the game played last."), HIDDEN),
        ("new_game", "n", N_("new game"), N_("Set up a new game."), HIDDEN),
        ("saved_games", "s", N_("saved games"), N_("See all saved games."), HIDDEN),
        ("daily", "d", N_("daily harbour"), N_("See today's daily harbour, and play it."), HIDDEN),
        ("puzzles", "p", N_("puzzles"), N_("Five minutes each: the ends of games, with a best answer."), HIDDEN),
        ("show_records", "e", N_("records"), N_("Bests, means, seeds, streaks."), HIDDEN),
        (
            "first_game",
            "f",
            N_("first game"),
            N_("Learn a title by playing it; f in a new game chooses which."),
            HIDDEN,
        ),
        ("show_rules", "r", N_("rules"), N_("Look up rules, cards, goods."), HIDDEN),
        ("open_settings", "t", N_("settings"), N_("Change keys, colours and more."), HIDDEN),
        ("quit", "q", N_("quit"), N_("Leave Havre; every game is saved."), HIDDEN),
    ),
    ("new-game", N_("New game")): (
        ("start", "s", NC_("begin", "start"), N_("Start the game as it is set up.")),
        ("edit", "enter", N_("change"), N_("Type a name or seed, or change the field.")),
        ("less", "left h", N_("less"), N_("The value before this one."), HIDDEN),
        ("more", "right l", N_("more"), N_("The value after this one."), HIDDEN),
        ("more_at_start", "+", N_("head start"), N_("Give this player more at the start."), YIELDS),
        ("less_at_start", "-", N_("less"), N_("Give this player less at the start."), HIDDEN),
        ("new_seed", "r", N_("new seed"), N_("Draw another seed.")),
        ("first_game", "f f6", N_("first game"), N_("Learn the title by playing it."), YIELDS),
        ("back", "escape q", N_("back"), N_("Back to the title without a game.")),
    ),
    ("daily", N_("Daily harbour")): (
        ("play_daily", "enter d", N_("begin"), N_("Begin the daily harbour with the cursor, or go on with it.")),
        ("back", "escape q", N_("back"), N_("Back to the title.")),
    ),
    ("typing", N_("Typing")): (
        ("accept", "enter", N_("done"), N_("Keep what was typed.")),
        ("give_up", "escape", N_("cancel"), N_("Forget what was typed.")),
        ("cursor_left", "left", N_("left"), N_("One sign to the left."), HIDDEN),
        ("cursor_right", "right", N_("right"), N_("One sign to the right."), HIDDEN),
        ("erase", "backspace", N_("erase"), N_("Erase the sign before."), HIDDEN),
        ("erase_word", "f7 ctrl+w", N_("erase word"), N_("Erase the word before."), HIDDEN | YIELDS),
        ("erase_line", "f8 ctrl+u", N_("erase all"), N_("Erase all before the cursor."), HIDDEN | YIELDS),
    ),
    ("saves", N_("Saved games")): (
        ("open_saved", "enter o", N_("open"), N_("Go on with the game with the cursor.")),
        (
            "recall",
            "R f4",
            N_("what happened"),
            N_("How everybody stands, and what happened last."),
            YIELDS,
        ),
        ("name_saved", "n", N_("name"), N_("Give the game another name.")),
        ("export_saved", "x", N_("export"), N_("Show the game as a text for a mail.")),
        ("import_saved", "i", N_("import"), N_("Take in a game from a file or a text.")),
        ("check_saved", "c", N_("check"), N_("Play the game through and say what is damaged.")),
        ("recover_saved", "r", N_("recover"), N_("Begin a new game from what can be played.")),
        ("delete", "d", N_("delete"), N_("Delete the game; you are asked first.")),
        ("back", "escape q", N_("back"), N_("Back to the title.")),
    ),
    ("records", N_("Records")): (
        ("open_page", "1 2 3 4 5 6", N_("pages"), N_("All titles, each by itself, the daily harbour."), HIDDEN),
        ("next_page", "right l tab", N_("next page"), N_("The next page."), HIDDEN),
        ("previous_page", "left h", N_("previous page"), N_("The previous page."), HIDDEN),
        ("choose", "enter", N_("choose"), N_("The title with the cursor; there the game with the cursor.")),
        ("review_game", "v", N_("review"), N_("See where the game with the cursor could have gone better.")),
        ("next_kind", "+", N_("next kind"), N_("The next kind of games of the title.")),
        ("daily", "d", N_("daily harbour"), N_("See today's daily harbour.")),
        ("back", "escape q", N_("back"), N_("Back to the title.")),
    ),
    ("settings", N_("Settings")): (
        ("edit_setting", "enter", N_("change"), N_("The next value; for the keys: show them.")),
        ("less", "left h", N_("less"), N_("The value before this one."), HIDDEN),
        ("more", "right l", N_("more"), N_("The value after this one."), HIDDEN),
        ("back", "escape q", N_("back"), N_("Back to where you were.")),
    ),
    ("keys", N_("Settings")): (
        ("choose_key", "enter", N_("another key"), N_("Press another key for the action.")),
        ("usual_key", "backspace", N_("usual key"), N_("Give the action its usual keys.")),
        ("group_after", "right l tab", N_("next part"), N_("To the next heading.")),
        ("group_before", "left h", N_("previous part"), N_("To the previous heading."), HIDDEN),
        ("back", "escape q", N_("back"), N_("Back to the settings.")),
    ),
    ("new-key", N_("Settings")): (
        ("keep_key", "escape", N_("leave it"), N_("Leave the action the keys that it has.")),
    ),
    # A question with yes and no.
    ("confirm", N_("A question")): (
        ("say_yes", "y", N_("yes"), N_("Do it.")),
        ("say_no", "n escape", N_("no"), N_("Leave it as it is.")),
    ),
    ("pager", N_("Reading")): (
        ("line_up", "up k", N_("up"), N_("One line up."), HIDDEN),
        ("line_down", "down j", N_("down"), N_("One line down."), HIDDEN),
        ("page_down", "space f pagedown", N_("further"), N_("A screen further down.")),
        ("page_up", "backspace b pageup", N_("back up"), N_("A screen further up.")),
        ("to_top", "g home", N_("top"), N_("To the beginning."), HIDDEN),
        ("to_end", "G end", N_("end"), N_("To the end."), HIDDEN),
    ),
    ("help", N_("Reading")): (
        ("back", "escape q ? f1", N_("back"), N_("Back to where you were.")),
        ("find", "/", N_("find"), N_("Find texts of the rules by any words in them.")),
        ("next_page", "right l tab", N_("next page"), N_("The next page of the help.")),
        ("previous_page", "left h", N_("previous page"), N_("The previous page."), HIDDEN),
        ("open_page", "1 2 3 4 5 6 7 8 9", N_("pages"), N_("The page of this number."), HIDDEN),
    ),
    ("reading", N_("Reading")): (
        ("back", "escape q", N_("back"), N_("Back to where you were.")),
        ("next_page", "right l tab", N_("next page"), N_("The next page.")),
        ("previous_page", "left h", N_("previous page"), N_("The previous page.")),
    ),
    ("rules-text", N_("Rules")): (("find", "/", N_("find"), N_("Find texts by any words in them.")),),
    ("rules", N_("Rules")): (
        ("open_text", "enter o", N_("read"), N_("Read the text with the cursor.")),
        ("find", "/", N_("find"), N_("Find texts by any words in them.")),
        ("group_after", "right l tab", N_("next part"), N_("To the next heading.")),
        ("group_before", "left h", N_("previous part"), N_("To the previous heading.")),
        ("back", "escape q", N_("back"), N_("All texts again, or back to where you were.")),
    ),
}
"""The actions of every screen without a table."""
