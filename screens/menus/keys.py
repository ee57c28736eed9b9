"""The screen of keys: every action with its keys, and another key for any of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from textual.widget import Widget

from engine.texts import N_
from engine.texts.language import gettext as _, paragraph
from screens.actions import Action, key_label
from screens.headed_screen import LONG_LIST, ListScreen, PartedScreen
from screens.reading.help import key_lines
from widgets.choices import Choices, MenuLine
from widgets.lines import EMPTY, Line, fit, text, width, wrap
from widgets.panel import Panes

_WITH_HELP = 110
"""Cells from which a line of the list says what the action does, too."""
_KEYS = 27
"""Cells of the keys of an action."""
_SENTENCE = 4
"""Rows for what is said of an action before its group."""


class KeysScreen(PartedScreen, ListScreen):
    """The actions of the registry, each once, under the headings of the help."""

    CONTEXTS = ("keys", *LONG_LIST, "new-key")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    NAME = N_("Keys")
    menu: Choices

    def __init__(self) -> None:
        super().__init__()
        self._asks = False
        self.menu = Choices(id="list", classes="listed")

    def parts(self) -> Sequence[Widget]:
        return self.head, Panes(self.menu, self.below)

    def tell(self) -> None:
        self.menu.fill(self._rows())
        self.below.tell(_(self._action.label), self._about)
        super().tell()

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("new-key",) if self._asks else ("keys", *self.of_list)

    @property
    def where(self) -> str:
        return self.menu.position

    def available(self, action: Action) -> bool:
        if action.name == "usual_key":
            return self._action.name in self.frame.settings.keys
        return action.name != "open_settings"

    def _groups(self) -> dict[str, dict[str, Action]]:
        """Every action once by its name, whatever its contexts, under the headings of the help."""
        groups: dict[str, dict[str, Action]] = {}
        heading_of: dict[str, str] = {}
        for action in self.frame.registry:
            heading = heading_of.setdefault(action.name, action.group)
            groups.setdefault(heading, {}).setdefault(action.name, action)
        return groups

    @property
    def _action(self) -> Action:
        return next(action for action in self.frame.registry if action.name == self.menu.chosen)

    def _rows(self) -> list[MenuLine]:
        """The lines of the list."""
        rows: list[MenuLine] = []
        for heading, actions in self._groups().items():
            rows.append(MenuLine("", text(" " + _(heading), "heading")))
            rows += [MenuLine(name, partial(self._line, action)) for name, action in actions.items()]
        return rows

    def _line(self, action: Action, columns: int) -> Line:
        keys = "  ".join(map(key_label, action.keys))
        changed = self.frame.settings.keys
        mark = _("changed") if action.name in changed else ""
        line = fit(text("   " + _(action.label)), 28) + fit(text(" " + keys, "key"), _KEYS) + text(mark, "dim")
        if columns < _WITH_HELP:
            return line
        marks = width(text(_("changed"))) + 2 if changed else 0  # what is changed has no column where nothing is
        return fit(line, _KEYS + 28 + marks) + text(_(action.help), "dim")

    def _about(self, columns: int, rows: int) -> list[Line]:
        """What the action with the cursor does, what is asked, or what is wrong; beside the list its group, too."""
        lines = self._sentence(columns - 2)
        if not self.below.is_beside:
            return lines
        group = self._action.group
        entries = [(" ".join(map(key_label, one.keys)), _(one.help)) for one in self._groups()[group].values()]
        return [*lines, *[EMPTY] * max(1, _SENTENCE - len(lines)), *key_lines({_(group): entries}, columns)][:rows]

    def _sentence(self, cells: int) -> list[Line]:
        action = self._action
        if self._asks:
            words = _("Press the new key for '{action}', or esc to leave it.").format(action=_(action.label))
            return wrap(words, cells, "mark", " ", " ")
        return wrap(self.problem or _(action.help), cells, "short" if self.problem else "plain", " ", " ")

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
        self.problem = paragraph(self.frame.settings_problems)
        if self.problem:
            self.frame.change_settings(before)

    def do_choose_key(self) -> None:
        self._asks = True

    def do_keep_key(self) -> None:
        self._asks = False

    def do_usual_key(self) -> None:
        self._give({name: keys for name, keys in self.frame.settings.keys.items() if name != self._action.name})
