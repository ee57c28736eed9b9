"""The screen of settings: each is changed in place, kept at once, and holds from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from gettext import gettext as _
from typing import Any

from saves.settings import CHOICES
from screens.actions import Action
from screens.canvas import CanvasScreen
from widgets.form import Field, choice, form
from widgets.lines import EMPTY, Line, block, rule, text, wrap
from widgets.menu import moved

_KEYS = "keys"

_LABELS: Mapping[str, tuple[str, str]] = {
    "confirm": (_("Confirm moves"), _("A move that is complete waits for enter before it is made.")),
    "end_turn": (_("End turns"), _("The turn ends by itself when nothing else can be done.")),
    "stop_before_supply": (_("Stop before supply"), _("To buy and sell before the supply of every turn.")),
    "pause": (_("Pause"), _("How many seconds each move of the computer is shown before its next one.")),
    "thinking": (_("Thinking"), _("How many seconds the computer may think about a move.")),
    "palette": (_("Colours"), _("Colours for a dark or a light background, or those that do on any.")),
    "glyphs": (_("Signs"), _("Unicode or ASCII; auto follows the locale and the encoding of the terminal.")),
    "key_set": (_("Key set"), _("With arrows alone, h j k l do not move.")),
    _KEYS: (_("Keys"), _("Enter shows all keys, and changes them.")),
}


class SettingsScreen(CanvasScreen):
    """A form of all settings, and the way to the keys."""

    CONTEXTS = ("settings", "list")

    def __init__(self) -> None:
        super().__init__()
        self._place = 0

    @property
    def _field(self) -> str:
        return list(_LABELS)[self._place]

    def available(self, action: Action) -> bool:
        return action.name != "open_settings"

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        problems = [
            line for sentence in self.frame.settings_problems for line in wrap(sentence, columns - 2, "bad", " ", " ")
        ]
        lines = [
            text(" " + _("Settings"), "title"),
            rule(columns),
            EMPTY,
            *form([self._shown(name) for name in _LABELS], self._place, 21, 16, columns),
            EMPTY,
            *wrap(_LABELS[self._field][1], columns - 2, "dim", " ", " "),
            EMPTY,
            *problems,
        ]
        return [*block(lines, rows - 1), self.footer(columns)]

    def _shown(self, name: str) -> Field:
        label = _LABELS[name][0]
        if name == _KEYS:
            count = len(self.frame.settings.keys)
            changed = _("{n} changed").format(n=count) if count else _("as usual")
            return Field(label, text(changed))
        choices = CHOICES[name]
        value = getattr(self.frame.settings, name)
        shown = choices if value in choices else (*choices, value)
        return Field(label, choice([_in_words(one) for one in shown], shown.index(value)))

    def do_cursor_up(self) -> None:
        self._place = moved(self._place, -1, len(_LABELS))

    def do_cursor_down(self) -> None:
        self._place = moved(self._place, 1, len(_LABELS))

    def do_less(self) -> None:
        self._change(-1)

    def do_more(self) -> None:
        self._change(1)

    def do_edit_setting(self) -> None:
        if self._field == _KEYS:
            self.frame.open_screen("keys")
        else:
            self._change(1)

    def _change(self, step: int) -> None:
        name = self._field
        if name == _KEYS:
            return
        choices = CHOICES[name]
        value = getattr(self.frame.settings, name)
        place = choices.index(value) if value in choices else 0
        changed = choices[moved(place, step, len(choices))]
        change: dict[str, Any] = {name: changed}
        self.frame.change_settings(replace(self.frame.settings, **change))

    def do_back(self) -> None:
        self.frame.leave()


def _in_words(value: object) -> str:
    """A value as it is shown."""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if isinstance(value, float):
        return f"{value:g}"
    words = {
        "terminal": _("any"),
        "dark": _("dark"),
        "light": _("light"),
        "auto": _("auto"),
        "unicode": _("Unicode"),
        "ascii": _("ASCII"),
        "standard": _("standard"),
        "arrows": _("arrows"),
    }
    return words[str(value)]
