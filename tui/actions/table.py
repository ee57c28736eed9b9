"""What can be done at a table of any title: questions, lists over it, looking back, the first game, moves."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _
from screens.table.keys import ARRANGED, ROWS
from screens.table.keys import GAME as _GAME
from screens.table.keys import PAGES as _PAGES

_QUESTION = _("A question")
_MOVES = _("Finding a move")
_FINDING = _("Finding")
_LOOKING = _("Looking back")
_LESSON = _("First game")

TABLE: tuple[Action, ...] = (
    # A question of a move.
    Action("answer", "ask", ("enter",), _("answer"), _("Give the answer that is shown."), _QUESTION),
    Action("ask_up", "ask", ("up", "k"), _("up"), _("One line up; more of an amount."), _QUESTION, in_footer=False),
    Action("ask_down", "ask", ("down", "j"), _("down"), _("One line down; less of it."), _QUESTION, in_footer=False),
    Action("ask_less", "ask", ("left",), _("less"), _("One less; numbers can be typed."), _QUESTION),
    Action("ask_more", "ask", ("right",), _("more"), _("One more; numbers can be typed."), _QUESTION),
    Action("tick", "ask", ("space",), _("tick"), _("Tick or untick the line with the cursor."), _QUESTION),
    Action("next_way", "ask", ("tab",), _("another way"), _("Another way to pay."), _QUESTION),
    Action("step_back", "ask", ("escape",), _("back"), _("Back to the question before, or leave it."), _QUESTION),
    Action("confirm", "last-question", ("enter",), _("do it"), _("Give the answer and make the move."), _QUESTION),
    Action(
        "undo",
        "ask",
        ("u",),
        _("undo"),
        _("Leave the question and take the last move back."),
        _QUESTION,
        in_footer=False,
    ),
    Action("confirm", "ready", ("enter",), _("do it"), _("Make the move; it is saved at once."), _QUESTION),
    Action("undo", "ready", ("u",), _("undo"), _("Leave it and take the last move back."), _QUESTION),
    Action("step_back", "ready", ("escape",), _("back"), _("Back to the question before, or leave it."), _QUESTION),
    Action(
        "close_recap",
        "recap",
        ("enter", "space", "escape"),
        _("go on"),
        _("Back to the table; so does any other key."),
        _GAME,
    ),
    Action("pick", "moves", ("enter",), _("choose"), _("Choose the move with the cursor."), _MOVES),
    Action("leave_list", "moves", ("escape",), _("look around"), _("Close the list; a brings it back."), _MOVES),
    Action("pick_found", "find", ("enter",), _("choose"), _("Choose the line with the cursor."), _FINDING),
    Action("find_up", "find", ("up",), _("up"), _("One line up."), _FINDING, in_footer=False),
    Action("find_down", "find", ("down",), _("down"), _("One line down."), _FINDING, in_footer=False),
    Action("erase_find", "find", ("backspace",), _("erase"), _("Erase the last sign."), _FINDING),
    Action(
        "erase_word",
        "find",
        ("f7", "ctrl+w"),
        _("erase word"),
        _("Erase the last word."),
        _FINDING,
        in_footer=False,
        yields=True,
    ),
    Action(
        "erase_line",
        "find",
        ("f8", "ctrl+u"),
        _("erase all"),
        _("Erase all of it."),
        _FINDING,
        in_footer=False,
        yields=True,
    ),
    Action("leave_find", "find", ("escape",), _("back"), _("Leave the search."), _FINDING),
    Action("sit_down", "hand-over", ("enter",), _("go on"), _("The next player goes on."), _GAME),
    Action("undo", "hand-over", ("u",), _("undo"), _("Take the last move back."), _GAME),
    Action("leave_game", "hand-over", ("q",), _("leave"), _("To the title; the game is saved."), _GAME),
    Action("choose_hint", "hint", ("enter",), _("choose"), _("Take the move; or enough thought."), _GAME),
    Action("leave_hint", "hint", ("escape",), _("back"), _("Leave the hints."), _GAME),
    Action("open_reviewed", "review", ("enter",), _("look at it"), _("Show the position before the move."), _LOOKING),
    Action("player_before", "review", ("left", "h"), _("player"), _("The previous player's moves."), _LOOKING),
    Action(
        "player_after", "review", ("right", "l"), _("player"), _("The next player's moves."), _LOOKING, in_footer=False
    ),
    Action("stop_review", "review", ("s",), _("stop"), _("Look at no further moves."), _LOOKING),
    Action("back", "review", ("escape", "q"), _("back"), _("Back to the result."), _LOOKING),
    Action("show_review", "result", ("v",), _("review"), _("See where a better move was to be had."), _PAGES),
    Action(
        "share",
        "result",
        ("x", "f10"),
        _("share"),
        _("Write the result as a picture and a text; it asks where."),
        _PAGES,
        yields=True,
    ),
    Action("show_medals", "result", ("m",), _("medals"), _("Compare with the computer on this seed."), _PAGES),
    Action("open_position", "log", ("enter",), _("look at it"), _("Show the position after this move."), _PAGES),
    # The computer decides.
    Action("hurry", "waiting", ("space", "enter"), _("hurry"), _("Let the best move found so far do."), _GAME),
    Action("undo", "waiting", ("u",), _("undo"), _("Take your last move back."), _GAME),
    Action("leave_game", "waiting", ("q",), _("leave"), _("To the title; the game is saved."), _GAME),
    # Looking back.
    Action("move_after", "look-back", ("n", "space"), _("next move"), _("One move further."), _LOOKING),
    Action("move_before", "look-back", ("b", "backspace"), _("previous move"), _("One move back."), _LOOKING),
    Action("turn_after", "look-back", ("t",), _("turn"), _("To the beginning of the next turn."), _LOOKING),
    Action(
        "turn_before",
        "look-back",
        ("T",),
        _("previous turn"),
        _("To the beginning of the turn."),
        _LOOKING,
        in_footer=False,
    ),
    Action("round_after", "look-back", ("r",), _("round"), _("To the next round."), _LOOKING),
    Action(
        "round_before",
        "look-back",
        ("R",),
        _("previous round"),
        _("To the beginning of the round."),
        _LOOKING,
        in_footer=False,
    ),
    Action("to_start", "look-back", ("g",), _("start"), _("To the start of the game."), _LOOKING, in_footer=False),
    Action("to_now", "look-back", ("G",), _("end"), _("To the last move."), _LOOKING, in_footer=False),
    Action("play_on", "look-back", ("p",), _("play on"), _("Play on from here, as a new game."), _LOOKING),
    Action("back", "look-back", ("escape", "q"), _("back"), _("Back to the game."), _LOOKING),
    Action(
        "continue_with_it",
        "play-on",
        ("y",),
        _("continue with it"),
        _("Play on; Continue leads to the new game."),
        _LOOKING,
    ),
    Action("play_beside", "play-on", ("n",), _("leave it"), _("Play on; Continue stays as it is."), _LOOKING),
    Action("keep_looking", "play-on", ("escape",), _("back"), _("Do not play on."), _LOOKING),
    # The first game.
    Action("skip_step", "lesson", (">",), _("skip step"), _("Play this step of the lesson for you."), _LESSON),
    Action("leave_lesson", "lesson", ("q",), _("leave lesson"), _("To the title; nothing is saved."), _LESSON),
    Action(
        "play_lesson_on",
        "lesson-over",
        ("enter", "n"),
        _("play on"),
        _("Play on to the end; it is saved."),
        _LESSON,
    ),
    Action("new_game", "lesson-over", ("g",), _("new game"), _("Set up a real game."), _LESSON),
    Action("leave_lesson", "lesson-over", ("q",), _("to the title"), _("Leave the lesson; it is not saved."), _LESSON),
    # The pages of a table that are lists.
    Action("page_before", ROWS, ("[", "pageup"), _("page up"), _("A screen up."), _PAGES, in_footer=False, yields=True),
    Action(
        "page_after",
        ROWS,
        ("]", "pagedown"),
        _("page down"),
        _("A screen down."),
        _PAGES,
        in_footer=False,
        yields=True,
    ),
    Action("first_row", ROWS, ("{", "home"), _("first"), _("To the first line."), _PAGES, in_footer=False, yields=True),
    Action("last_row", ROWS, ("}", "end"), _("last"), _("To the last line."), _PAGES, in_footer=False, yields=True),
    Action(
        "group_after", ROWS, ("tab", "+"), _("group"), _("To the next heading."), _PAGES, in_footer=False, yields=True
    ),
    Action(
        "next_filter",
        ARRANGED,
        ("F", "f7"),
        _("filter"),
        _("Only what can be entered, built, bought; or all."),
        _PAGES,
        last=True,
        yields=True,
    ),
    Action(
        "next_order",
        ARRANGED,
        ("O", "f8"),
        _("order"),
        _("By value, by name, or as on the board."),
        _PAGES,
        last=True,
        yields=True,
    ),
    # The game.
    Action("all_moves", "game", ("a",), _("moves"), _("List everything that can be done now."), _GAME),
    Action("find", "game", ("/",), _("find"), _("Find moves, cards, rules, keys by their words."), _GAME),
    Action(
        "to_number",
        "game",
        ("#", "f6"),
        _("go to"),
        _("Jump to a row by its number or name."),
        _PAGES,
        in_footer=False,
        yields=True,
    ),
    Action(
        "type_move",
        "game",
        (":", "f9"),
        _("type"),
        _("Type a move as it is written down."),
        _GAME,
        in_footer=False,
        yields=True,
    ),
    Action("hint", "game", ("h", "H"), _("hint"), _("Ask for the best moves."), _GAME),
    Action("undo", "game", ("u",), _("undo"), _("Take the last move back."), _GAME),
    Action("redo", "game", ("U",), _("redo"), _("Play again what was taken back."), _GAME, in_footer=False),
    Action("leave_game", "game", ("q",), _("leave"), _("To the title; the game is saved."), _GAME),
)

RECALL: tuple[Action, ...] = tuple(
    Action(
        "recall",
        context,
        ("R", "f4"),
        _("what happened"),
        _("What the others did since your last turn; › marks what they changed."),
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
        _("go on"),
        _("Go on with what is proposed."),
        _QUESTION,
        in_footer=False,
        yields=True,
    )
    for context in ("ask", "ready")
)

ADVICE: tuple[Action, ...] = tuple(
    Action("hint", context, ("h", "H"), _("hint"), _("Ask for the best moves; esc leads back."), _QUESTION, yields=True)
    for context in ("ask", "ready")
)
