"""The one registry of what a player can do: keys, footers, help and key settings all come from here."""

from __future__ import annotations

from engine.texts import N_, NC_
from screens.actions import EVERYWHERE, HIDDEN, LAST, YIELDS, Registry, Table, in_table
from screens.lobby.keys import AT_HOST
from screens.puzzles.actions import PUZZLES
from screens.table.keys import ARRANGED, GAME, PAGES, ROWS, keys_of
from screens.table.lesson_actions import LESSON
from screens.titles import TITLES

_SHARED: Table = {
    # A list with a cursor.
    ("list", N_("Moving")): (
        ("cursor_up", "up k", N_("up"), N_("One line up."), HIDDEN),
        ("cursor_down", "down j", N_("down"), N_("One line down."), HIDDEN),
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
        ("page_after", "right l tab", N_("next page"), N_("The next page."), HIDDEN),
        ("page_before", "left h", N_("previous page"), N_("The previous page."), HIDDEN),
        ("choose", "enter", N_("choose"), N_("The title with the cursor; there its next kind of game.")),
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
        ("previous_page", "left h", N_("previous page"), N_("The previous page.")),
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
    ("ask", N_("A question")): (
        ("answer", "enter", N_("answer"), N_("Give the answer that is shown.")),
        ("ask_up", "up k", N_("up"), N_("One line up; more of an amount."), HIDDEN),
        ("ask_down", "down j", N_("down"), N_("One line down; less of it."), HIDDEN),
        ("ask_less", "left", N_("less"), N_("One less; numbers can be typed.")),
        ("ask_more", "right", N_("more"), N_("One more; numbers can be typed.")),
        ("tick", "space", N_("tick"), N_("Tick or untick the line with the cursor.")),
        ("next_way", "tab", N_("another way"), N_("Another way to pay.")),
        ("step_back", "escape", N_("back"), N_("Back to the question before, or leave it.")),
        ("undo", "u", N_("undo"), N_("Leave the question and take the last move back."), HIDDEN),
    ),
    ("last-question", N_("A question")): (("confirm", "enter", N_("do it"), N_("Give the answer and make the move.")),),
    ("ready", N_("A question")): (
        ("confirm", "enter", N_("do it"), N_("Make the move; it is saved at once.")),
        ("undo", "u", N_("undo"), N_("Leave it and take the last move back.")),
        ("step_back", "escape", N_("back"), N_("Back to the question before, or leave it.")),
    ),
    ("recap", GAME): (
        ("close_recap", "enter space escape", N_("go on"), N_("Back to the table; so does any other key.")),
    ),
    ("moves", N_("Finding a move")): (
        ("pick", "enter", N_("choose"), N_("Choose the move with the cursor.")),
        ("leave_list", "escape", N_("look around"), N_("Close the list; a brings it back.")),
    ),
    ("find", N_("Finding")): (
        ("pick_found", "enter", N_("choose"), N_("Choose the line with the cursor.")),
        ("find_up", "up", N_("up"), N_("One line up."), HIDDEN),
        ("find_down", "down", N_("down"), N_("One line down."), HIDDEN),
        ("erase_find", "backspace", N_("erase"), N_("Erase the last sign.")),
        ("erase_word", "f7 ctrl+w", N_("erase word"), N_("Erase the last word."), HIDDEN | YIELDS),
        ("erase_line", "f8 ctrl+u", N_("erase all"), N_("Erase all of it."), HIDDEN | YIELDS),
        ("leave_find", "escape", N_("back"), N_("Leave the search.")),
    ),
    ("hand-over", GAME): (
        ("sit_down", "enter", N_("go on"), N_("The next player goes on.")),
        ("undo", "u", N_("undo"), N_("Take the last move back.")),
        ("leave_game", "q", N_("leave"), N_("To the title; the game is saved.")),
    ),
    ("hint", GAME): (
        ("choose_hint", "enter", N_("play it"), N_("Play the whole plan; undo takes it back whole.")),
        ("first_plan", "1", N_("first plan"), N_("The cursor on the first plan."), HIDDEN),
        ("second_plan", "2", N_("second plan"), N_("The cursor on the second plan."), HIDDEN),
        ("third_plan", "3", N_("third plan"), N_("The cursor on the third plan."), HIDDEN),
        ("leave_hint", "escape", N_("back"), N_("Leave the hints.")),
    ),
    ("review", N_("Looking back")): (
        ("open_reviewed", "enter", N_("look at it"), N_("Show the position before the move.")),
        ("find_better", "t", N_("find better"), N_("Make the decision again: what you do is judged as it was.")),
        ("player_before", "left h", N_("player"), N_("The previous player's moves.")),
        ("player_after", "right l", N_("player"), N_("The next player's moves."), HIDDEN),
        ("stop_review", "s", N_("stop"), N_("Look at no further moves.")),
        ("back", "escape q", N_("back"), N_("Back to the result.")),
    ),
    ("result", PAGES): (
        ("show_review", "v", N_("review"), N_("See where a better move was to be had."), HIDDEN),
        ("share", "x f10", N_("share"), N_("Write the result as a picture and a text; it asks where."), YIELDS),
        ("show_medals", "m", N_("medals"), N_("Compare with the computer on this seed.")),
        ("again", "g", N_("once more"), N_("Play the same deal once more."), HIDDEN | YIELDS),
        ("daily", "d", N_("daily harbour"), N_("See today's daily harbour of this title."), HIDDEN | YIELDS),
    ),
    ("log", PAGES): (("open_position", "enter", N_("look at it"), N_("Show the position after this move.")),),
    # The computer decides.
    ("waiting", GAME): (
        ("hurry", "space enter", N_("hurry"), N_("Let the best move found so far do.")),
        ("undo", "u", N_("undo"), N_("Take your last move back.")),
        ("leave_game", "q", N_("leave"), N_("To the title; the game is saved.")),
    ),
    ("look-back", N_("Looking back")): (
        ("move_after", "n space", N_("next move"), N_("One move further.")),
        ("move_before", "b backspace", N_("previous move"), N_("One move back.")),
        ("turn_after", "t", N_("turn"), N_("To the beginning of the next turn.")),
        ("turn_before", "T", N_("previous turn"), N_("To the beginning of the turn."), HIDDEN),
        ("round_after", "r", N_("round"), N_("To the next round.")),
        ("round_before", "R", N_("previous round"), N_("To the beginning of the round."), HIDDEN),
        ("to_start", "g", NC_("beginning", "start"), N_("To the start of the game."), HIDDEN),
        ("to_now", "G", N_("end"), N_("To the last move."), HIDDEN),
        ("play_on", "p", N_("play on"), N_("Play on from here, as a new game.")),
        ("back", "escape q", N_("back"), N_("Back to the game.")),
    ),
    ("play-on", N_("Looking back")): (
        ("continue_with_it", "y", N_("continue with it"), N_("Play on; Continue leads to the new game.")),
        ("play_beside", "n", N_("leave it"), N_("Play on; Continue stays as it is.")),
        ("keep_looking", "escape", N_("back"), N_("Do not play on.")),
    ),
    # The pages of a table that are lists.
    (ROWS, PAGES): (
        ("page_before", "[ pageup", N_("page up"), N_("A screen up."), HIDDEN | YIELDS),
        ("page_after", "] pagedown", N_("page down"), N_("A screen down."), HIDDEN | YIELDS),
        ("first_row", "{ home", N_("first"), N_("To the first line."), HIDDEN | YIELDS),
        ("last_row", "} end", N_("last"), N_("To the last line."), HIDDEN | YIELDS),
        ("group_after", "tab +", N_("group"), N_("To the next heading."), HIDDEN | YIELDS),
    ),
    (ARRANGED, PAGES): (
        ("next_filter", "F f7", N_("filter"), N_("Only what can be entered, built, bought; or all."), LAST | YIELDS),
        ("next_order", "O f8", N_("order"), N_("By value, by name, or as on the board."), LAST | YIELDS),
    ),
    ("game", GAME): (
        ("all_moves", "a", N_("moves"), N_("List everything that can be done now.")),
        ("find", "/", N_("find"), N_("Find moves, cards, rules, keys by their words.")),
        ("type_move", ": f9", N_("type"), N_("Type a move as it is written down."), HIDDEN | YIELDS),
        ("hint", "h H", N_("hint"), N_("Ask for the best moves.")),
        ("undo", "u", N_("undo"), N_("Take the last move back.")),
        ("redo", "U", N_("redo"), N_("Play again what was taken back."), HIDDEN),
        ("leave_game", "q", N_("leave"), N_("To the title; the game is saved.")),
    ),
    ("game", PAGES): (("to_number", "# f6", N_("go to"), N_("Jump to a row by its number or name."), HIDDEN | YIELDS),),
    ("ask ready", N_("A question")): (
        ("go_on", "n", N_("go on"), N_("Go on with what is proposed."), HIDDEN | YIELDS),
        ("hint", "h H", N_("hint"), N_("Ask for the best moves; esc leads back."), YIELDS),
    ),
    ("game ask ready hint waiting", GAME): (
        (
            "recall",
            "R f4",
            N_("what happened"),
            N_("What the others did since your last turn; › marks what they changed."),
            HIDDEN | YIELDS,
        ),
    ),
}
"""What can be done on the menus, where one reads, and at a table of any title."""

_ALWAYS: Table = {
    # The footer always keeps its last lines: the whole of what is cut off, and the help.
    (EVERYWHERE, N_("Everywhere")): (
        (
            "redraw_terminal",
            "f5",
            N_("draw anew"),
            N_("Draw the whole terminal anew, if something has disturbed it."),
            HIDDEN,
        ),
        ("suspend", "ctrl+z", N_("suspend"), N_("To the shell; its command fg comes back."), HIDDEN),
        ("quit_now", "ctrl+c", N_("quit"), N_("Leave Havre at once; every confirmed move is saved."), HIDDEN),
        ("open_settings", "f2", N_("settings"), N_("Change keys, colours and how moves are made."), HIDDEN),
        ("show_rules", "f3 =", N_("rules"), N_("Look up the rules, and every card and good."), HIDDEN | YIELDS),
        ("show_whole", ". f9", N_("whole text"), N_("Show all of the texts that are cut off on the screen."), YIELDS),
        ("show_help", "? f1", N_("help"), N_("Explain the screen and its keys.")),
    )
}
"""What can be done everywhere: the footer always keeps these lines."""

_TOGETHER = (
    *(
        "title list",
        "title list at-host",
        "new-table list",
        "new-game list",
        "daily list",
        "puzzles list",
        "typing",
        "saves list",
        "records list",
        "settings list",
    ),
    *("keys list", "new-key", "lobby list"),
    *("help pager", "reading pager", "rules-text reading pager", "review list", "rules list"),
)
"""The contexts that a screen without a table can be in at once, the innermost first."""


def registry() -> Registry:
    """The actions of every screen and of every title that there is."""
    tables = [keys_of(title) for title in TITLES]
    return Registry(
        (
            *in_table(_SHARED),
            *in_table(AT_HOST),
            *in_table(LESSON),
            *in_table(PUZZLES),
            *(action for keys in tables for action in keys.all_actions()),
            *in_table(_ALWAYS),
        ),
        (*(one.split() for one in _TOGETHER), *(contexts for keys in tables for contexts in keys.together())),
    )


REGISTRY = registry()
"""The registry of the program."""
