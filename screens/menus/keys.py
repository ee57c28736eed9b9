"""The screen of keys: every action with its keys, and another key for any of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from gettext import gettext as _

from screens.actions import Action, key_label
from screens.canvas import CanvasScreen
from widgets.lines import EMPTY, Line, block, ends, fit, rule, selected, text, wrap
from widgets.menu import first_shown, moved
from widgets.pager import position

_BELOW = 3
"""Rows below the list, for the help of the action with the cursor and for what is wrong."""


class KeysScreen(CanvasScreen):
    """The actions of the registry, each once, under the headings of the help."""

    CONTEXTS = ("keys", "list", "new-key")

    def __init__(self) -> None:
        super().__init__()
        self._place = 0
        self._first = 0
        self._asks = False
        self._problem = ""

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("new-key",) if self._asks else ("keys", "list")

    def available(self, action: Action) -> bool:
        if action.name == "usual_key":
            return self._action.name in self.frame.settings.keys
        return action.name != "open_settings"

    def _actions(self) -> list[Action]:
        """Every action once, whatever its contexts, those of a heading together."""
        once: dict[str, Action] = {}
        for action in self.frame.registry:
            once.setdefault(action.name, action)
        headings = list(dict.fromkeys(action.group for action in once.values()))
        return sorted(once.values(), key=lambda action: headings.index(action.group))

    @property
    def _action(self) -> Action:
        return self._actions()[self._place]

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        actions = self._actions()
        height = rows - 4 - _BELOW
        lines, places = self._list(actions, columns)
        here = places[self._place]
        self._first = first_shown(self._first, here, len(lines), height)
        if self._place == 0:
            self._first = 0
        where = text(position(self._first, len(lines), height) + " ", "dim")
        top = [ends(text(" " + _("Keys"), "title"), where, columns), rule(columns)]
        body = block(lines[self._first : self._first + height], height)
        return [*top, *body, rule(columns), *block(self._below(columns), _BELOW), self.footer(columns)]

    def _list(self, actions: Sequence[Action], columns: int) -> tuple[list[Line], list[int]]:
        """The lines of the list, and in which of them each action stands."""
        lines: list[Line] = []
        places: list[int] = []
        heading = ""
        for number, action in enumerate(actions):
            if action.group != heading:
                heading = action.group
                lines.append(text(" " + _(heading), "heading"))
            keys = "  ".join(key_label(key) for key in action.keys)
            mark = _("changed") if action.name in self.frame.settings.keys else ""
            line = fit(text("   ") + text(_(action.label)), 30)
            row = (
                (selected(line) if number == self._place else line)
                + fit(text(" " + keys, "key"), 20)
                + text(mark, "dim")
            )
            places.append(len(lines))
            lines.append(fit(row, columns))
        return lines, places

    def _below(self, columns: int) -> list[Line]:
        if self._asks:
            words = _("Press the new key for '{action}', or esc to leave it.").format(action=_(self._action.label))
            return wrap(words, columns - 2, "warn", " ", " ")
        if self._problem:
            return wrap(self._problem, columns - 2, "bad", " ", " ")
        return wrap(_(self._action.help), columns - 2, "plain", " ", " ") or [EMPTY]

    def captures(self, key: str) -> bool:
        if not self._asks or key in ("escape", "ctrl+c", "ctrl+z"):
            return False
        self._asks = False
        self._give({**self.frame.settings.keys, self._action.name: (key,)})
        return True

    def _give(self, keys: dict[str, tuple[str, ...]]) -> None:
        """Change to these keys; what cannot be is said and left as it was."""
        before = self.frame.settings
        self.frame.change_settings(replace(before, keys=keys))
        self._problem = " ".join(self.frame.settings_problems)
        if self._problem:
            self.frame.change_settings(before)

    def do_choose_key(self) -> None:
        self._asks = True
        self._problem = ""

    def do_keep_key(self) -> None:
        self._asks = False

    def do_usual_key(self) -> None:
        self._give({name: keys for name, keys in self.frame.settings.keys.items() if name != self._action.name})

    def do_cursor_up(self) -> None:
        self._step(-1)

    def do_cursor_down(self) -> None:
        self._step(1)

    def _step(self, step: int) -> None:
        self._problem = ""
        self._place = moved(self._place, step, len(self._actions()))

    def do_back(self) -> None:
        self.frame.leave()
