"""The screen of keys: every action with its keys, and another key for any of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from textual.widget import Widget

from engine.texts.language import gettext as _
from screens.actions import Action, key_label
from screens.base import BaseScreen
from screens.reading.pages import key_lines
from widgets.choices import Choices, Row
from widgets.lines import EMPTY, Line, ends, fit, rule, text, wrap
from widgets.panel import Aside, Panel, Panes

_WITH_HELP = 110
"""Cells from which a line of the list says what the action does, too."""
_SENTENCE = 4
"""Rows for what is said of an action before its group."""


class KeysScreen(BaseScreen):
    """The actions of the registry, each once, under the headings of the help."""

    CONTEXTS = ("keys", "list", "new-key")
    CSS_PATH = Path(__file__).with_suffix(".tcss")

    def __init__(self) -> None:
        super().__init__()
        self._asks = False
        self._problem = ""
        self._head = Panel(self._heading, id="head")
        self._list = Choices(id="list", classes="listed")
        self._below = Aside(id="below")

    def parts(self) -> Sequence[Widget]:
        return self._head, Panes(self._list, self._below)

    def tell(self) -> None:
        self._list.show(self._rows())
        self._below.tell(_(self._action.label), self._about)
        self._head.show(self._heading)

    def laid_out(self) -> None:
        self._head.show(self._heading)
        super().laid_out()

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("new-key",) if self._asks else ("keys", "list")

    def available(self, action: Action) -> bool:
        if action.name == "usual_key":
            return self._action.name in self.frame.settings.keys
        return action.name != "open_settings"

    def _actions(self) -> dict[str, Action]:
        """Every action once by its name, whatever its contexts, those of a heading together."""
        once: dict[str, Action] = {}
        for action in self.frame.registry:
            once.setdefault(action.name, action)
        headings = list(dict.fromkeys(action.group for action in once.values()))
        return dict(sorted(once.items(), key=lambda item: headings.index(item[1].group)))

    @property
    def _action(self) -> Action:
        return next(action for action in self.frame.registry if action.name == self._list.chosen)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        where = text(self._list.position + " ", "dim")
        return [ends(text(" " + _("Keys"), "title"), where, columns), rule(columns)]

    def _rows(self) -> list[Row]:
        """The lines of the list."""
        rows: list[Row] = []
        heading = ""
        for name, action in self._actions().items():
            if action.group != heading:
                heading = action.group
                rows.append(Row("", partial(_heading_line, heading)))
            rows.append(Row(name, partial(self._line, action)))
        return rows

    def _line(self, action: Action, columns: int) -> Line:
        keys = "  ".join(key_label(key) for key in action.keys)
        mark = _("changed") if action.name in self.frame.settings.keys else ""
        line = fit(text("   " + _(action.label)), 30) + fit(text(" " + keys, "key"), 20) + text(mark, "dim")
        return line if columns < _WITH_HELP else fit(line, 62) + text(_(action.help), "dim")

    def _about(self, columns: int, rows: int) -> list[Line]:
        """What the action with the cursor does, what is asked, or what is wrong; beside the list its group, too."""
        lines = self._sentence(columns)
        if not self._below.is_beside:
            return lines
        group = self._action.group
        others = [one for one in self._actions().values() if one.group == group]
        entries = [(" ".join(map(key_label, one.keys)), _(one.help)) for one in others]
        return [*lines, *[EMPTY] * max(1, _SENTENCE - len(lines)), *key_lines({_(group): entries}, columns)][:rows]

    def _sentence(self, columns: int) -> list[Line]:
        if self._asks:
            words = _("Press the new key for '{action}', or esc to leave it.").format(action=_(self._action.label))
            return wrap(words, columns - 2, "mark", " ", " ")
        if self._problem:
            return wrap(self._problem, columns - 2, "short", " ", " ")
        return wrap(_(self._action.help), columns - 2, "plain", " ", " ")

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
        self._list.move(step)

    def do_back(self) -> None:
        self.frame.leave()


def _heading_line(heading: str, _columns: int) -> Line:
    return text(" " + _(heading), "heading")
