"""What can be done on the title, in forms and lists, and while text is typed."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action

_MOVING = N_("Moving")
_TITLE = N_("Title")
_NEW_GAME = N_("New game")
_TYPING = N_("Typing")
_SAVES = N_("Saved games")
_RECORDS = N_("Records")
_SETTINGS = N_("Settings")
_QUESTION = N_("A question")

MENUS: tuple[Action, ...] = (
    # A list with a cursor.
    Action("cursor_up", "list", ("up", "k"), N_("up"), N_("One line up."), _MOVING, in_footer=False),
    Action("cursor_down", "list", ("down", "j"), N_("down"), N_("One line down."), _MOVING, in_footer=False),
    # The title.
    Action("choose", "title", ("enter",), N_("choose"), N_("Choose the line with the cursor."), _TITLE),
    Action(
        "continue_game",
        "title",
        ("c",),
        N_("continue"),
        N_("Go on with the game played last."),
        _TITLE,
        in_footer=False,
    ),
    Action("new_game", "title", ("n",), N_("new game"), N_("Set up a new game."), _TITLE, in_footer=False),
    Action("saved_games", "title", ("s",), N_("saved games"), N_("See all saved games."), _TITLE, in_footer=False),
    Action("daily", "title", ("d",), N_("daily harbour"), N_("Play today's daily harbour."), _TITLE, in_footer=False),
    Action(
        "show_records", "title", ("e",), N_("records"), N_("Bests, means, seeds, streaks."), _TITLE, in_footer=False
    ),
    Action(
        "first_game",
        "title",
        ("f",),
        N_("first game"),
        N_("Learn a title by playing it; f in a new game chooses which."),
        _TITLE,
        in_footer=False,
    ),
    Action("show_rules", "title", ("r",), N_("rules"), N_("Look up rules, cards, goods."), _TITLE, in_footer=False),
    Action(
        "open_settings", "title", ("t",), N_("settings"), N_("Change keys, colours and more."), _TITLE, in_footer=False
    ),
    Action("quit", "title", ("q",), N_("quit"), N_("Leave Havre; every game is saved."), _TITLE, in_footer=False),
    # Setting up a new game.
    Action("start", "new-game", ("s",), N_("start"), N_("Start the game as it is set up."), _NEW_GAME),
    Action("edit", "new-game", ("enter",), N_("change"), N_("Type a name or seed, or change the field."), _NEW_GAME),
    Action("less", "new-game", ("left", "h"), N_("less"), N_("The value before this one."), _NEW_GAME, in_footer=False),
    Action("more", "new-game", ("right", "l"), N_("more"), N_("The value after this one."), _NEW_GAME, in_footer=False),
    Action(
        "more_at_start",
        "new-game",
        ("+",),
        N_("head start"),
        N_("Give this player more at the start."),
        _NEW_GAME,
        yields=True,
    ),
    Action(
        "less_at_start",
        "new-game",
        ("-",),
        N_("less"),
        N_("Give this player less at the start."),
        _NEW_GAME,
        in_footer=False,
    ),
    Action("new_seed", "new-game", ("r",), N_("new seed"), N_("Draw another seed."), _NEW_GAME),
    Action(
        "first_game",
        "new-game",
        ("f", "f6"),
        N_("first game"),
        N_("Learn the title by playing it."),
        _NEW_GAME,
        yields=True,
    ),
    Action("back", "new-game", ("escape", "q"), N_("back"), N_("Back to the title without a game."), _NEW_GAME),
    # Text being typed.
    Action("accept", "typing", ("enter",), N_("done"), N_("Keep what was typed."), _TYPING),
    Action("give_up", "typing", ("escape",), N_("cancel"), N_("Forget what was typed."), _TYPING),
    Action("cursor_left", "typing", ("left",), N_("left"), N_("One sign to the left."), _TYPING, in_footer=False),
    Action("cursor_right", "typing", ("right",), N_("right"), N_("One sign to the right."), _TYPING, in_footer=False),
    Action("erase", "typing", ("backspace",), N_("erase"), N_("Erase the sign before."), _TYPING, in_footer=False),
    Action(
        "erase_word",
        "typing",
        ("f7", "ctrl+w"),
        N_("erase word"),
        N_("Erase the word before."),
        _TYPING,
        in_footer=False,
        yields=True,
    ),
    Action(
        "erase_line",
        "typing",
        ("f8", "ctrl+u"),
        N_("erase all"),
        N_("Erase all before the cursor."),
        _TYPING,
        in_footer=False,
        yields=True,
    ),
    # Saved games.
    Action("open_saved", "saves", ("enter", "o"), N_("open"), N_("Go on with the game with the cursor."), _SAVES),
    Action("name_saved", "saves", ("n",), N_("name"), N_("Give the game another name."), _SAVES),
    Action("export_saved", "saves", ("x",), N_("export"), N_("Show the game as a text for a mail."), _SAVES),
    Action("import_saved", "saves", ("i",), N_("import"), N_("Take in a game from a file or a text."), _SAVES),
    Action("check_saved", "saves", ("c",), N_("check"), N_("Play the game through and say what is damaged."), _SAVES),
    Action("recover_saved", "saves", ("r",), N_("recover"), N_("Begin a new game from what can be played."), _SAVES),
    Action("delete", "saves", ("d",), N_("delete"), N_("Delete the game; you are asked first."), _SAVES),
    Action("back", "saves", ("escape", "q"), N_("back"), N_("Back to the title."), _SAVES),
    # Records.
    Action("back", "records", ("escape", "q"), N_("back"), N_("Back to the title."), _RECORDS),
    # Settings and keys.
    Action(
        "edit_setting", "settings", ("enter",), N_("change"), N_("The next value; for the keys: show them."), _SETTINGS
    ),
    Action("less", "settings", ("left", "h"), N_("less"), N_("The value before this one."), _SETTINGS, in_footer=False),
    Action("more", "settings", ("right", "l"), N_("more"), N_("The value after this one."), _SETTINGS, in_footer=False),
    Action("back", "settings", ("escape", "q"), N_("back"), N_("Back to where you were."), _SETTINGS),
    Action("choose_key", "keys", ("enter",), N_("another key"), N_("Press another key for the action."), _SETTINGS),
    Action("usual_key", "keys", ("backspace",), N_("usual key"), N_("Give the action its usual keys."), _SETTINGS),
    Action("back", "keys", ("escape", "q"), N_("back"), N_("Back to the settings."), _SETTINGS),
    Action("keep_key", "new-key", ("escape",), N_("leave it"), N_("Leave the action the keys that it has."), _SETTINGS),
    # A question with yes and no.
    Action("say_yes", "confirm", ("y",), N_("yes"), N_("Do it."), _QUESTION),
    Action("say_no", "confirm", ("n", "escape"), N_("no"), N_("Leave it as it is."), _QUESTION),
)
