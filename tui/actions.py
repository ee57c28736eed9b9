"""The one registry of what a player can do: keys, footers, help and key settings all come from here."""

from __future__ import annotations

from screens.actions import EVERYWHERE, Action, Registry
from screens.actions import marked as _
from screens.table.keys import ARRANGED, ROWS
from screens.table.keys import GAME as _GAME
from screens.table.keys import PAGES as _PAGES
from screens.titles import TITLES, keys_of

_EVERYWHERE = _("Everywhere")
_MOVING = _("Moving")
_TITLE = _("Title")
_NEW_GAME = _("New game")
_TYPING = _("Typing")
_SAVES = _("Saved games")
_RECORDS = _("Records")
_SETTINGS = _("Settings")
_QUESTION = _("A question")
_READING = _("Reading")
_RULES = _("Rules")
_MOVES = _("Finding a move")
_FINDING = _("Finding")
_LOOKING = _("Looking back")
_LESSON = _("First game")

_ACTIONS: tuple[Action, ...] = (
    # A list with a cursor.
    Action("cursor_up", "list", ("up", "k"), _("up"), _("One line up."), _MOVING, in_footer=False),
    Action("cursor_down", "list", ("down", "j"), _("down"), _("One line down."), _MOVING, in_footer=False),
    # The title.
    Action("choose", "title", ("enter",), _("choose"), _("Choose the line with the cursor."), _TITLE),
    Action(
        "continue_game", "title", ("c",), _("continue"), _("Go on with the game played last."), _TITLE, in_footer=False
    ),
    Action("new_game", "title", ("n",), _("new game"), _("Set up a new game."), _TITLE, in_footer=False),
    Action("saved_games", "title", ("s",), _("saved games"), _("See all saved games."), _TITLE, in_footer=False),
    Action("daily", "title", ("d",), _("daily harbour"), _("Play today's daily harbour."), _TITLE, in_footer=False),
    Action("show_records", "title", ("e",), _("records"), _("Bests, means, seeds, streaks."), _TITLE, in_footer=False),
    Action(
        "first_game",
        "title",
        ("f",),
        _("first game"),
        _("Learn a title by playing it; f in a new game chooses which."),
        _TITLE,
        in_footer=False,
    ),
    Action("show_rules", "title", ("r",), _("rules"), _("Look up rules, cards, goods."), _TITLE, in_footer=False),
    Action(
        "open_settings", "title", ("t",), _("settings"), _("Change keys, colours and more."), _TITLE, in_footer=False
    ),
    Action("quit", "title", ("q",), _("quit"), _("Leave Havre; every game is saved."), _TITLE, in_footer=False),
    # Setting up a new game.
    Action("start", "new-game", ("s",), _("start"), _("Start the game as it is set up."), _NEW_GAME),
    Action("edit", "new-game", ("enter",), _("change"), _("Type a name or seed, or change the field."), _NEW_GAME),
    Action("less", "new-game", ("left", "h"), _("less"), _("The value before this one."), _NEW_GAME, in_footer=False),
    Action("more", "new-game", ("right", "l"), _("more"), _("The value after this one."), _NEW_GAME, in_footer=False),
    Action(
        "more_at_start",
        "new-game",
        ("+",),
        _("head start"),
        _("Give this player more at the start."),
        _NEW_GAME,
        yields=True,
    ),
    Action(
        "less_at_start",
        "new-game",
        ("-",),
        _("less"),
        _("Give this player less at the start."),
        _NEW_GAME,
        in_footer=False,
    ),
    Action("new_seed", "new-game", ("r",), _("new seed"), _("Draw another seed."), _NEW_GAME),
    Action(
        "first_game",
        "new-game",
        ("f", "f6"),
        _("first game"),
        _("Learn the title by playing it."),
        _NEW_GAME,
        yields=True,
    ),
    Action("back", "new-game", ("escape", "q"), _("back"), _("Back to the title without a game."), _NEW_GAME),
    # Text being typed.
    Action("accept", "typing", ("enter",), _("done"), _("Keep what was typed."), _TYPING),
    Action("give_up", "typing", ("escape",), _("cancel"), _("Forget what was typed."), _TYPING),
    Action("cursor_left", "typing", ("left",), _("left"), _("One sign to the left."), _TYPING, in_footer=False),
    Action("cursor_right", "typing", ("right",), _("right"), _("One sign to the right."), _TYPING, in_footer=False),
    Action("erase", "typing", ("backspace",), _("erase"), _("Erase the sign before."), _TYPING, in_footer=False),
    Action(
        "erase_word",
        "typing",
        ("f7", "ctrl+w"),
        _("erase word"),
        _("Erase the word before."),
        _TYPING,
        in_footer=False,
        yields=True,
    ),
    Action(
        "erase_line",
        "typing",
        ("f8", "ctrl+u"),
        _("erase all"),
        _("Erase all before the cursor."),
        _TYPING,
        in_footer=False,
        yields=True,
    ),
    # Saved games.
    Action("open_saved", "saves", ("enter", "o"), _("open"), _("Go on with the game with the cursor."), _SAVES),
    Action("name_saved", "saves", ("n",), _("name"), _("Give the game another name."), _SAVES),
    Action("export_saved", "saves", ("x",), _("export"), _("Show the game as a text for a mail."), _SAVES),
    Action("import_saved", "saves", ("i",), _("import"), _("Take in a game from a file or a text."), _SAVES),
    Action("check_saved", "saves", ("c",), _("check"), _("Play the game through and say what is damaged."), _SAVES),
    Action("recover_saved", "saves", ("r",), _("recover"), _("Begin a new game from what can be played."), _SAVES),
    Action("delete", "saves", ("d",), _("delete"), _("Delete the game; you are asked first."), _SAVES),
    Action("back", "saves", ("escape", "q"), _("back"), _("Back to the title."), _SAVES),
    # Records.
    Action("back", "records", ("escape", "q"), _("back"), _("Back to the title."), _RECORDS),
    # Settings and keys.
    Action(
        "edit_setting", "settings", ("enter",), _("change"), _("The next value; for the keys: show them."), _SETTINGS
    ),
    Action("less", "settings", ("left", "h"), _("less"), _("The value before this one."), _SETTINGS, in_footer=False),
    Action("more", "settings", ("right", "l"), _("more"), _("The value after this one."), _SETTINGS, in_footer=False),
    Action("back", "settings", ("escape", "q"), _("back"), _("Back to where you were."), _SETTINGS),
    Action("choose_key", "keys", ("enter",), _("another key"), _("Press another key for the action."), _SETTINGS),
    Action("usual_key", "keys", ("backspace",), _("usual key"), _("Give the action its usual keys."), _SETTINGS),
    Action("back", "keys", ("escape", "q"), _("back"), _("Back to the settings."), _SETTINGS),
    Action("keep_key", "new-key", ("escape",), _("leave it"), _("Leave the action the keys that it has."), _SETTINGS),
    # A question with yes and no.
    Action("say_yes", "confirm", ("y",), _("yes"), _("Do it."), _QUESTION),
    Action("say_no", "confirm", ("n", "escape"), _("no"), _("Leave it as it is."), _QUESTION),
    # Text in a window.
    Action("line_up", "pager", ("up", "k"), _("up"), _("One line up."), _READING, in_footer=False),
    Action("line_down", "pager", ("down", "j"), _("down"), _("One line down."), _READING, in_footer=False),
    Action("page_down", "pager", ("space", "f", "pagedown"), _("further"), _("A screen further down."), _READING),
    Action("page_up", "pager", ("backspace", "b", "pageup"), _("back up"), _("A screen further up."), _READING),
    Action("to_top", "pager", ("g", "home"), _("top"), _("To the beginning."), _READING, in_footer=False),
    Action("to_end", "pager", ("G", "end"), _("end"), _("To the end."), _READING, in_footer=False),
    Action("back", "help", ("escape", "q", "?", "f1"), _("back"), _("Back to where you were."), _READING),
    Action("next_page", "help", ("right", "l", "tab"), _("next page"), _("The next page of the help."), _READING),
    Action("previous_page", "help", ("left", "h"), _("previous page"), _("The previous page."), _READING),
    Action("back", "reading", ("escape", "q"), _("back"), _("Back to where you were."), _READING),
    Action("next_page", "reading", ("right", "l", "tab"), _("next page"), _("The next page."), _READING),
    Action("previous_page", "reading", ("left", "h"), _("previous page"), _("The previous page."), _READING),
    # The rules.
    Action("open_text", "rules", ("enter", "o"), _("read"), _("Read the text with the cursor."), _RULES),
    Action("find", "rules", ("/",), _("find"), _("Find texts by any words in them."), _RULES),
    Action("group_after", "rules", ("right", "l", "tab"), _("next part"), _("To the next heading."), _RULES),
    Action("group_before", "rules", ("left", "h"), _("previous part"), _("To the previous heading."), _RULES),
    Action("back", "rules", ("escape", "q"), _("back"), _("All texts again, or back to where you were."), _RULES),
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
        _("Write the result into new files: a picture, a text."),
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

_RECALL: tuple[Action, ...] = tuple(
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

_ADVICE: tuple[Action, ...] = tuple(
    Action("hint", context, ("h", "H"), _("hint"), _("Ask for the best moves; esc leads back."), _QUESTION, yields=True)
    for context in ("ask", "ready")
)

_ALWAYS: tuple[Action, ...] = (
    # The footer always keeps its last line, which is the help.
    Action(
        "redraw_terminal",
        EVERYWHERE,
        ("f5",),
        _("draw anew"),
        _("Draw the whole terminal anew, if something has disturbed it."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "suspend",
        EVERYWHERE,
        ("ctrl+z",),
        _("suspend"),
        _("To the shell; its command fg comes back."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "quit_now",
        EVERYWHERE,
        ("ctrl+c",),
        _("quit"),
        _("Leave Havre at once; every confirmed move is saved."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "open_settings",
        EVERYWHERE,
        ("f2",),
        _("settings"),
        _("Change keys, colours and how moves are made."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "show_rules",
        EVERYWHERE,
        ("f3", "="),
        _("rules"),
        _("Look up the rules, and every card and good."),
        _EVERYWHERE,
        in_footer=False,
        yields=True,
    ),
    Action("show_help", EVERYWHERE, ("?", "f1"), _("help"), _("Explain the screen and its keys."), _EVERYWHERE),
)

_TOGETHER: tuple[tuple[str, ...], ...] = (
    ("title", "list"),
    ("new-game", "list"),
    ("typing",),
    ("saves", "list"),
    ("records", "list"),
    ("settings", "list"),
    ("keys", "list"),
    ("new-key",),
    ("help", "pager"),
    ("reading", "pager"),
    ("review", "list"),
    ("rules", "list"),
)
"""The contexts that a screen without a table can be in at once, the innermost first."""


def registry() -> Registry:
    """The actions of every screen and of every title that there is."""
    tables = [keys_of(title) for title in TITLES]
    return Registry(
        (*_ACTIONS, *_ADVICE, *_RECALL, *(action for keys in tables for action in keys.all_actions()), *_ALWAYS),
        (*_TOGETHER, *(contexts for keys in tables for contexts in keys.together())),
    )


REGISTRY = registry()
"""The registry of the program."""
