"""The screen of settings: each is changed in place, kept at once, and holds from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from gettext import gettext as _
from typing import Any

from saves.settings import CHOICES
from screens.actions import Action
from screens.base import BaseScreen
from widgets.form import Field, choice, form
from widgets.lines import EMPTY, Line, block, rule, text, wrap
from widgets.menu import moved

_KEYS = "keys"

_LABELS: Mapping[str, tuple[str, str]] = {
    "confirm": (_("Confirm moves"), _("a move that is complete waits for enter")),
    "end_turn": (_("End turns"), _("by itself when nothing else can be done")),
    "stop_before_supply": (_("Stop before supply"), _("to buy and sell before each turn's supply")),
    "pause": (_("Pause"), _("seconds after a move of the computer")),
    "thinking": (_("Thinking"), _("seconds at most for a move of the computer")),
    "palette": (_("Colours"), _("for a dark or light background, or any")),
    "glyphs": (_("Signs"), _("auto follows your locale")),
    "key_set": (_("Key set"), _("arrows: h j k l do not move")),
    _KEYS: (_("Keys"), _("enter shows and changes them")),
}


class SettingsScreen(BaseScreen):
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
            *problems,
        ]
        return [*block(lines, rows - 1), self.footer(columns)]

    def _shown(self, name: str) -> Field:
        label, hint = _LABELS[name]
        if name == _KEYS:
            count = len(self.frame.settings.keys)
            changed = _("{n} changed").format(n=count) if count else _("as usual")
            return Field(label, text(changed), hint)
        choices = CHOICES[name]
        value = getattr(self.frame.settings, name)
        shown = choices if value in choices else (*choices, value)
        return Field(label, choice([_in_words(one) for one in shown], shown.index(value)), hint)

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
