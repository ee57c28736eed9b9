"""What can be done at a table of any title: questions, lists over it, looking back, the first game, moves."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action
from screens.table.keys import ARRANGED, ROWS
from screens.table.keys import GAME as _GAME
from screens.table.keys import PAGES as _PAGES

_QUESTION = N_("A question")
_MOVES = N_("Finding a move")
_FINDING = N_("Finding")
_LOOKING = N_("Looking back")
_LESSON = N_("First game")

TABLE: tuple[Action, ...] = (
    # A question of a move.
    Action("answer", "ask", ("enter",), N_("answer"), N_("Give the answer that is shown."), _QUESTION),
    Action("ask_up", "ask", ("up", "k"), N_("up"), N_("One line up; more of an amount."), _QUESTION, in_footer=False),
    Action("ask_down", "ask", ("down", "j"), N_("down"), N_("One line down; less of it."), _QUESTION, in_footer=False),
    Action("ask_less", "ask", ("left",), N_("less"), N_("One less; numbers can be typed."), _QUESTION),
    Action("ask_more", "ask", ("right",), N_("more"), N_("One more; numbers can be typed."), _QUESTION),
    Action("tick", "ask", ("space",), N_("tick"), N_("Tick or untick the line with the cursor."), _QUESTION),
    Action("next_way", "ask", ("tab",), N_("another way"), N_("Another way to pay."), _QUESTION),
    Action("step_back", "ask", ("escape",), N_("back"), N_("Back to the question before, or leave it."), _QUESTION),
    Action("confirm", "last-question", ("enter",), N_("do it"), N_("Give the answer and make the move."), _QUESTION),
    Action(
        "undo",
        "ask",
        ("u",),
        N_("undo"),
        N_("Leave the question and take the last move back."),
        _QUESTION,
        in_footer=False,
    ),
    Action("confirm", "ready", ("enter",), N_("do it"), N_("Make the move; it is saved at once."), _QUESTION),
    Action("undo", "ready", ("u",), N_("undo"), N_("Leave it and take the last move back."), _QUESTION),
    Action("step_back", "ready", ("escape",), N_("back"), N_("Back to the question before, or leave it."), _QUESTION),
    Action(
        "close_recap",
        "recap",
        ("enter", "space", "escape"),
        N_("go on"),
        N_("Back to the table; so does any other key."),
        _GAME,
    ),
    Action("pick", "moves", ("enter",), N_("choose"), N_("Choose the move with the cursor."), _MOVES),
    Action("leave_list", "moves", ("escape",), N_("look around"), N_("Close the list; a brings it back."), _MOVES),
    Action("pick_found", "find", ("enter",), N_("choose"), N_("Choose the line with the cursor."), _FINDING),
    Action("find_up", "find", ("up",), N_("up"), N_("One line up."), _FINDING, in_footer=False),
    Action("find_down", "find", ("down",), N_("down"), N_("One line down."), _FINDING, in_footer=False),
    Action("erase_find", "find", ("backspace",), N_("erase"), N_("Erase the last sign."), _FINDING),
    Action(
        "erase_word",
        "find",
        ("f7", "ctrl+w"),
        N_("erase word"),
        N_("Erase the last word."),
        _FINDING,
        in_footer=False,
        yields=True,
    ),
    Action(
        "erase_line",
        "find",
        ("f8", "ctrl+u"),
        N_("erase all"),
        N_("Erase all of it."),
        _FINDING,
        in_footer=False,
        yields=True,
    ),
    Action("leave_find", "find", ("escape",), N_("back"), N_("Leave the search."), _FINDING),
    Action("sit_down", "hand-over", ("enter",), N_("go on"), N_("The next player goes on."), _GAME),
    Action("undo", "hand-over", ("u",), N_("undo"), N_("Take the last move back."), _GAME),
    Action("leave_game", "hand-over", ("q",), N_("leave"), N_("To the title; the game is saved."), _GAME),
    Action("choose_hint", "hint", ("enter",), N_("choose"), N_("Take the move; or enough thought."), _GAME),
    Action("leave_hint", "hint", ("escape",), N_("back"), N_("Leave the hints."), _GAME),
    Action("open_reviewed", "review", ("enter",), N_("look at it"), N_("Show the position before the move."), _LOOKING),
    Action("player_before", "review", ("left", "h"), N_("player"), N_("The previous player's moves."), _LOOKING),
    Action(
        "player_after",
        "review",
        ("right", "l"),
        N_("player"),
        N_("The next player's moves."),
        _LOOKING,
        in_footer=False,
    ),
    Action("stop_review", "review", ("s",), N_("stop"), N_("Look at no further moves."), _LOOKING),
    Action("back", "review", ("escape", "q"), N_("back"), N_("Back to the result."), _LOOKING),
    Action("show_review", "result", ("v",), N_("review"), N_("See where a better move was to be had."), _PAGES),
    Action(
        "share",
        "result",
        ("x", "f10"),
        N_("share"),
        N_("Write the result as a picture and a text; it asks where."),
        _PAGES,
        yields=True,
    ),
    Action("show_medals", "result", ("m",), N_("medals"), N_("Compare with the computer on this seed."), _PAGES),
    Action("open_position", "log", ("enter",), N_("look at it"), N_("Show the position after this move."), _PAGES),
    # The computer decides.
    Action("hurry", "waiting", ("space", "enter"), N_("hurry"), N_("Let the best move found so far do."), _GAME),
    Action("undo", "waiting", ("u",), N_("undo"), N_("Take your last move back."), _GAME),
    Action("leave_game", "waiting", ("q",), N_("leave"), N_("To the title; the game is saved."), _GAME),
    # Looking back.
    Action("move_after", "look-back", ("n", "space"), N_("next move"), N_("One move further."), _LOOKING),
    Action("move_before", "look-back", ("b", "backspace"), N_("previous move"), N_("One move back."), _LOOKING),
    Action("turn_after", "look-back", ("t",), N_("turn"), N_("To the beginning of the next turn."), _LOOKING),
    Action(
        "turn_before",
        "look-back",
        ("T",),
        N_("previous turn"),
        N_("To the beginning of the turn."),
        _LOOKING,
        in_footer=False,
    ),
    Action("round_after", "look-back", ("r",), N_("round"), N_("To the next round."), _LOOKING),
    Action(
        "round_before",
        "look-back",
        ("R",),
        N_("previous round"),
        N_("To the beginning of the round."),
        _LOOKING,
        in_footer=False,
    ),
    Action("to_start", "look-back", ("g",), N_("start"), N_("To the start of the game."), _LOOKING, in_footer=False),
    Action("to_now", "look-back", ("G",), N_("end"), N_("To the last move."), _LOOKING, in_footer=False),
    Action("play_on", "look-back", ("p",), N_("play on"), N_("Play on from here, as a new game."), _LOOKING),
    Action("back", "look-back", ("escape", "q"), N_("back"), N_("Back to the game."), _LOOKING),
    Action(
        "continue_with_it",
        "play-on",
        ("y",),
        N_("continue with it"),
        N_("Play on; Continue leads to the new game."),
        _LOOKING,
    ),
    Action("play_beside", "play-on", ("n",), N_("leave it"), N_("Play on; Continue stays as it is."), _LOOKING),
    Action("keep_looking", "play-on", ("escape",), N_("back"), N_("Do not play on."), _LOOKING),
    # The first game.
    Action("skip_step", "lesson", (">",), N_("skip step"), N_("Play this step of the lesson for you."), _LESSON),
    Action("leave_lesson", "lesson", ("q",), N_("leave lesson"), N_("To the title; nothing is saved."), _LESSON),
    Action(
        "play_lesson_on",
        "lesson-over",
        ("enter", "n"),
        N_("play on"),
        N_("Play on to the end; it is saved."),
        _LESSON,
    ),
    Action("new_game", "lesson-over", ("g",), N_("new game"), N_("Set up a real game."), _LESSON),
    Action(
        "leave_lesson", "lesson-over", ("q",), N_("to the title"), N_("Leave the lesson; it is not saved."), _LESSON
    ),
    # The pages of a table that are lists.
    Action(
        "page_before", ROWS, ("[", "pageup"), N_("page up"), N_("A screen up."), _PAGES, in_footer=False, yields=True
    ),
    Action(
        "page_after",
        ROWS,
        ("]", "pagedown"),
        N_("page down"),
        N_("A screen down."),
        _PAGES,
        in_footer=False,
        yields=True,
    ),
    Action(
        "first_row", ROWS, ("{", "home"), N_("first"), N_("To the first line."), _PAGES, in_footer=False, yields=True
    ),
    Action("last_row", ROWS, ("}", "end"), N_("last"), N_("To the last line."), _PAGES, in_footer=False, yields=True),
    Action(
        "group_after", ROWS, ("tab", "+"), N_("group"), N_("To the next heading."), _PAGES, in_footer=False, yields=True
    ),
    Action(
        "next_filter",
        ARRANGED,
        ("F", "f7"),
        N_("filter"),
        N_("Only what can be entered, built, bought; or all."),
        _PAGES,
        last=True,
        yields=True,
    ),
    Action(
        "next_order",
        ARRANGED,
        ("O", "f8"),
        N_("order"),
        N_("By value, by name, or as on the board."),
        _PAGES,
        last=True,
        yields=True,
    ),
    # The game.
    Action("all_moves", "game", ("a",), N_("moves"), N_("List everything that can be done now."), _GAME),
    Action("find", "game", ("/",), N_("find"), N_("Find moves, cards, rules, keys by their words."), _GAME),
    Action(
        "to_number",
        "game",
        ("#", "f6"),
        N_("go to"),
        N_("Jump to a row by its number or name."),
        _PAGES,
        in_footer=False,
        yields=True,
    ),
    Action(
        "type_move",
        "game",
        (":", "f9"),
        N_("type"),
        N_("Type a move as it is written down."),
        _GAME,
        in_footer=False,
        yields=True,
    ),
    Action("hint", "game", ("h", "H"), N_("hint"), N_("Ask for the best moves."), _GAME),
    Action("undo", "game", ("u",), N_("undo"), N_("Take the last move back."), _GAME),
    Action("redo", "game", ("U",), N_("redo"), N_("Play again what was taken back."), _GAME, in_footer=False),
    Action("leave_game", "game", ("q",), N_("leave"), N_("To the title; the game is saved."), _GAME),
)

RECALL: tuple[Action, ...] = tuple(
    Action(
        "recall",
        context,
        ("R", "f4"),
        N_("what happened"),
        N_("What the others did since your last turn; › marks what they changed."),
        _GAME,
        in_footer=False,
        yields=True,
    )
    for context in ("game", "ask", "ready", "hint", "waiting")
)

GOING_ON: tuple[Action, ...] = tuple(
    Action(
        "go_on",
        context,
        ("n",),
        N_("go on"),
        N_("Go on with what is proposed."),
        _QUESTION,
        in_footer=False,
        yields=True,
    )
    for context in ("ask", "ready")
)

ADVICE: tuple[Action, ...] = tuple(
    Action(
        "hint", context, ("h", "H"), N_("hint"), N_("Ask for the best moves; esc leads back."), _QUESTION, yields=True
    )
    for context in ("ask", "ready")
)
