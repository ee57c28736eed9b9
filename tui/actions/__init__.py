"""The one registry of what a player can do: keys, footers, help and key settings all come from here."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import EVERYWHERE, Action, Registry
from screens.table.keys import keys_of
from screens.titles import TITLES
from tui.actions.menus import MENUS
from tui.actions.reading import READING
from tui.actions.table import ADVICE, GOING_ON, RECALL, TABLE

_EVERYWHERE = N_("Everywhere")

_ALWAYS: tuple[Action, ...] = (
    # The footer always keeps its last lines: the whole of what is cut off, and the help.
    Action(
        "redraw_terminal",
        EVERYWHERE,
        ("f5",),
        N_("draw anew"),
        N_("Draw the whole terminal anew, if something has disturbed it."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "suspend",
        EVERYWHERE,
        ("ctrl+z",),
        N_("suspend"),
        N_("To the shell; its command fg comes back."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "quit_now",
        EVERYWHERE,
        ("ctrl+c",),
        N_("quit"),
        N_("Leave Havre at once; every confirmed move is saved."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "open_settings",
        EVERYWHERE,
        ("f2",),
        N_("settings"),
        N_("Change keys, colours and how moves are made."),
        _EVERYWHERE,
        in_footer=False,
    ),
    Action(
        "show_rules",
        EVERYWHERE,
        ("f3", "="),
        N_("rules"),
        N_("Look up the rules, and every card and good."),
        _EVERYWHERE,
        in_footer=False,
        yields=True,
    ),
    Action(
        "show_whole",
        EVERYWHERE,
        (".", "f9"),
        N_("whole text"),
        N_("Show all of the texts that are cut off on the screen."),
        _EVERYWHERE,
        yields=True,
    ),
    Action("show_help", EVERYWHERE, ("?", "f1"), N_("help"), N_("Explain the screen and its keys."), _EVERYWHERE),
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
        (
            *MENUS,
            *READING,
            *TABLE,
            *GOING_ON,
            *ADVICE,
            *RECALL,
            *(action for keys in tables for action in keys.all_actions()),
            *_ALWAYS,
        ),
        (*_TOGETHER, *(contexts for keys in tables for contexts in keys.together())),
    )


REGISTRY = registry()
"""The registry of the program."""
