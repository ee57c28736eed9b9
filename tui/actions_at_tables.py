"""What can be done at a table of any title, with the usual keys."""

from __future__ import annotations

from engine.texts import N_, NC_
from screens.actions import HIDDEN, LAST, SPARE, YIELDS, ActionTable
from screens.table.keys import ARRANGED, GAME, PAGES, ROWS

AT_TABLES: ActionTable = {
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
        ("find", "/", N_("find"), N_("Find moves, cards, rules, keys by their words."), HIDDEN),
        ("type_move", ": f9", N_("type"), N_("Type a move as it is written down."), HIDDEN | YIELDS),
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
        ("why_plan", "w", N_("why"), N_("All that there is to say of the plan with the cursor.")),
        ("think_longer", "m", N_("think longer"), N_("Think four times as hard about these plans.")),
        ("leave_hint", "escape", N_("back"), N_("Leave the hints.")),
    ),
    ("review", N_("Looking back")): (
        ("open_reviewed", "enter", N_("look at it"), N_("Show the position before the move.")),
        ("why_plan", "w", N_("why"), N_("All that there is to say of the decision with the cursor.")),
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
        ("find", "/", N_("find"), N_("Find moves, cards, rules, keys by their words."), SPARE),
        ("type_move", ": f9", N_("type"), N_("Type a move as it is written down."), HIDDEN | YIELDS),
        ("hint", "h H", N_("hint"), N_("Ask for the best moves.")),
        ("undo", "u", N_("undo"), N_("Take the last move back.")),
        ("redo", "U", N_("redo"), N_("Play again what was taken back."), SPARE),
        ("leave_game", "q", N_("leave"), N_("To the title; the game is saved."), SPARE),
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
"""The actions of every table; a title adds its own."""
