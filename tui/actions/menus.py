"""What can be done on the title, in forms and lists, and while text is typed."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _

_MOVING = _("Moving")
_TITLE = _("Title")
_NEW_GAME = _("New game")
_TYPING = _("Typing")
_SAVES = _("Saved games")
_RECORDS = _("Records")
_SETTINGS = _("Settings")
_QUESTION = _("A question")

MENUS: tuple[Action, ...] = (
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
)
