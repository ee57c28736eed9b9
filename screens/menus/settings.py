"""The screen of settings: each is changed in place, kept at once, and holds from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from textual.widget import Widget

from engine.texts import N_
from engine.texts.language import gettext as _
from saves.settings import CHOICES
from screens.actions import Action
from screens.base import BaseScreen
from screens.menus.samples import HUES, samples
from screens.reading.pages import key_lines
from widgets.choices import Choices, Row
from widgets.form import choice, form_line
from widgets.lines import EMPTY, Line, block, fit, rule, text, wrap
from widgets.menu import moved
from widgets.panel import Aside, Panel, Panes
from widgets.styles import StyleName

_KEYS = "keys"

_LABELS: Mapping[str, tuple[str, str]] = {
    "confirm": (N_("Confirm moves"), N_("A move that is complete waits for enter before it is made.")),
    "end_turn": (
        N_("End turns"),
        N_("The turn ends by itself unless it brought something within reach."),
    ),
    "stop_between_turns": (
        N_("Stop between turns"),
        N_("To do something before the next turn begins by itself."),
    ),
    "pause": (N_("Pause"), N_("How many seconds each move of the computer is shown before its next one.")),
    "thinking": (N_("Thinking"), N_("How many seconds the computer may think about a move.")),
    "palette": (
        N_("Colours"),
        N_("For a dark or a light ground, or any; auto asks the terminal which it is."),
    ),
    "glyphs": (N_("Signs"), N_("Unicode or ASCII; auto follows the locale and the encoding of the terminal.")),
    "key_set": (N_("Key set"), N_("With arrows alone, h j k l do not move.")),
    _KEYS: (N_("Keys"), N_("Enter shows all keys, and changes them.")),
}

_VALUES: Mapping[object, str] = {
    "auto": N_("finds out what your terminal can show"),
    "dark": N_("for a dark ground"),
    "light": N_("for a light ground"),
    "any": N_("can be read on both"),
    "terminal": N_("sixteen colours, as your terminal has them"),
    "unicode": N_("frames, bars and half-blocks"),
    "ascii": N_("look-alikes that every terminal has"),
    "standard": N_("arrows, and h j k l beside them"),
    "arrows": N_("arrows alone"),
}
"""What a value means that does not say so by itself."""
_SPACIOUS = 4
"""From so many rows for each setting on, what it means stands below it."""
_AT_TABLES = ("list", "rows", "game")
"""What is done at every table: its keys are shown beside the settings."""


class SettingsScreen(BaseScreen):
    """A form of all settings, and the way to the keys."""

    CONTEXTS = ("settings", "list")
    CSS_PATH = Path(__file__).with_name("form.tcss")
    hues = HUES

    def __init__(self) -> None:
        super().__init__()
        self._form = Choices(id="form", classes="listed")
        self._about = Aside(id="below", ruled=False)
        self._keys = Aside(id="table-keys", classes="aside further")

    def parts(self) -> Sequence[Widget]:
        return (
            Panel(lambda columns, _rows: [text(" " + _("Settings"), "title"), rule(columns)], id="head"),
            Panes(self._form, self._about, self._keys),
        )

    def tell(self) -> None:
        self._form.show(self._rows())
        self._about.tell(_(_LABELS[self._field][0]), self._below)
        self._keys.tell(_("Keys at every table"), self._key_lines)

    def laid_out(self) -> None:
        self._form.show(self._rows())
        super().laid_out()

    def _rows(self) -> list[Row]:
        """A line for each setting, and where there is room what it means below it."""
        rows = []
        for name, (_label, words) in _LABELS.items():
            rows.append(Row(name, partial(self._line, name)))
            if self._form.size.height >= len(_LABELS) * _SPACIOUS:
                rows += [Row("", partial(_said, words)), Row("", _blank)]
        return rows

    @property
    def _field(self) -> str:
        return self._form.chosen

    def available(self, action: Action) -> bool:
        return action.name != "open_settings"

    def _below(self, columns: int, rows: int) -> list[Line]:
        """What the setting with the cursor means, and what is wrong; where there is room, its values and samples."""
        wrong = [
            line for sentence in self.frame.settings_problems for line in wrap(sentence, columns - 2, "short", " ", " ")
        ]
        lines = [*wrap(_(_LABELS[self._field][1]), columns - 2, "dim", " ", " "), EMPTY, *wrong]
        if not self._about.is_beside:
            return lines
        shown = samples(columns)
        lines += self._meanings(columns)
        return [*block(lines, rows - len(shown)), *shown] if rows > len(lines) + len(shown) else lines

    def _meanings(self, columns: int) -> list[Line]:
        """The values of the setting with the cursor, each with what it means if it does not say so."""
        now = getattr(self.frame.settings, self._field, None)
        lines = []
        for value in CHOICES.get(self._field, ()):
            words = _("{value}: {meaning}") if value in _VALUES else _("{value}")
            style: StyleName = "key" if value == now else "plain"
            said = words.format(value=_in_words(value), meaning=_(_VALUES.get(value, "")))
            lines += wrap(said, columns - 2, style, " ", "   ")
        return lines

    def _key_lines(self, columns: int, rows: int) -> list[Line]:
        """The keys of every table."""
        return key_lines(self.frame.registry.help(_AT_TABLES), columns)[:rows]

    def _line(self, name: str, _columns: int) -> Line:
        return form_line(_(_LABELS[name][0]), self._value(name), "", 21, 16)

    def _value(self, name: str) -> Line:
        if name == _KEYS:
            count = len(self.frame.settings.keys)
            return text(_("{n} changed").format(n=count) if count else _("as usual"))
        choices = CHOICES[name]
        value = getattr(self.frame.settings, name)
        shown = choices if value in choices else (*choices, value)
        return choice([_in_words(one) for one in shown], shown.index(value))

    def do_cursor_up(self) -> None:
        self._form.move(-1)

    def do_cursor_down(self) -> None:
        self._form.move(1)

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


def _said(words: str, columns: int) -> Line:
    """What a setting means, below its line."""
    return fit(text("   " + words, "dim"), columns)


def _blank(_columns: int) -> Line:
    return EMPTY


def _in_words(value: object) -> str:
    """A value as it is shown."""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if isinstance(value, float):
        return f"{value:g}"
    words = {
        "any": _("any"),
        "terminal": _("the terminal's own"),
        "dark": _("dark"),
        "light": _("light"),
        "auto": _("auto"),
        "unicode": _("Unicode"),
        "ascii": _("ASCII"),
        "standard": _("standard"),
        "arrows": _("arrows"),
    }
    return words[str(value)]
