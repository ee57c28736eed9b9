"""The one registry of what a player can do: keys, footers, help and key settings all come from here."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import EVERYWHERE, HIDDEN, YIELDS, ActionTable, Registry, in_table
from screens.lobby.keys import AT_HOST
from screens.puzzles.actions import PUZZLES
from screens.table.keys import IN_LESSON, keys_of
from screens.titles import TITLES
from tui.actions_at_menus import AT_MENUS
from tui.actions_at_tables import AT_TABLES

_ALWAYS: ActionTable = {
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

_LISTS = ("puzzles", "saves", "records", "keys", "rules")
"""The contexts of screens whose lists may be longer than they are, or not."""

_TOGETHER = (
    *("title list", "title list at-host", "new-table list", "new-game list", "daily list", "typing", "settings list"),
    *(f"{context} {contexts}" for context in _LISTS for contexts in ("long-list list", "list")),
    *("new-key", "lobby list", "help pager", "reading pager", "rules-text reading pager", "review list"),
)
"""The contexts that a screen without a table can be in at once, the innermost first."""


def registry() -> Registry:
    """The actions of every screen and of every title that there is."""
    tables = [keys_of(title) for title in TITLES]
    return Registry(
        (
            *in_table(AT_MENUS),
            *in_table(AT_TABLES),
            *in_table(AT_HOST),
            *in_table(IN_LESSON),
            *in_table(PUZZLES),
            *(action for keys in tables for action in keys.all_actions()),
            *in_table(_ALWAYS),
        ),
        (*(one.split() for one in _TOGETHER), *(contexts for keys in tables for contexts in keys.together())),
    )


REGISTRY = registry()
"""The registry of the program."""
