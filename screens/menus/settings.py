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
from screens.menus.form import Entry, FormScreen
from screens.menus.set_up import choice_name
from screens.reading.pages import key_lines
from widgets.choices import Row
from widgets.gauges import gauge, pieces, progress
from widgets.lines import EMPTY, Line, block, packed, text, wrap
from widgets.palettes import THINGS
from widgets.panel import Aside, Panes
from widgets.styles import ORDER, Hues, StyleName, seat

_KEYS = "keys"

_SETTINGS: Mapping[str, tuple[str, str]] = {
    "confirm": (N_("Confirm moves"), N_("A move that is complete waits for enter before it is made.")),
    "end_turn": (N_("End turns"), N_("The turn ends by itself unless it brought something within reach.")),
    "stop_between_turns": (N_("Stop between turns"), N_("To do something before the next turn begins by itself.")),
    "pause": (N_("Pause"), N_("How many seconds each move of the computer is shown before its next one.")),
    "thinking": (N_("Thinking"), N_("How many seconds the computer may think about a move.")),
    "palette": (N_("Colours"), N_("For a dark or a light ground, or any; auto asks the terminal which it is.")),
    "glyphs": (N_("Signs"), N_("Unicode or ASCII; auto follows the locale and the encoding of the terminal.")),
    "key_set": (N_("Key set"), N_("With arrows alone, h j k l do not move.")),
    _KEYS: (N_("Keys"), N_("Enter shows all keys, and changes them.")),
}
"""The settings, each with what it is called and what it means."""

_VALUES: Mapping[object, tuple[str, str]] = {
    "auto": (N_("auto"), N_("finds out what your terminal can show")),
    "dark": (N_("dark"), N_("for a dark ground")),
    "light": (N_("light"), N_("for a light ground")),
    "any": (N_("any"), N_("can be read on both")),
    "terminal": (N_("the terminal's own"), N_("sixteen colours, as your terminal has them")),
    "unicode": (N_("Unicode"), N_("frames, bars and half-blocks")),
    "ascii": (N_("ASCII"), N_("look-alikes that every terminal has")),
    "standard": (N_("standard"), N_("arrows, and h j k l beside them")),
    "arrows": (N_("arrows"), N_("arrows alone")),
}
"""The values that have a name, and what they mean."""
_SPACIOUS = 4
"""From so many rows for each setting on, what it means stands below it."""
_AT_TABLES = ("list", "rows", "game")
"""What is done at every table: its keys are shown beside the settings."""


class SettingsScreen(FormScreen):
    """A form of all settings, and the way to the keys."""

    CONTEXTS = ("settings", "list")
    CSS_PATH = Path(__file__).with_name("form.tcss")
    NAME = N_("Settings")
    LABELS = 21
    hues: Hues = (
        *((f"{family}:{hue}", hue) for family in ("good", "type") for hue in THINGS),
        *((seat(number), hue) for number, hue in enumerate(ORDER)),
    )

    def __init__(self) -> None:
        super().__init__()
        self._keys = Aside(id="table-keys", classes="aside further")

    def parts(self) -> Sequence[Widget]:
        return self.head, Panes(self.menu, self.below, self._keys)

    def tell(self) -> None:
        super().tell()
        self.menu.show(self._rows())
        self.below.tell(self.entry.label, self._about)
        self._keys.tell(_("Keys at every table"), self._key_lines)

    def laid_out(self) -> None:
        self.menu.show(self._rows())
        super().laid_out()

    def _rows(self) -> list[Row]:
        """A line for each setting, and where there is room what it means below it."""
        rows = []
        for one in self.entries():
            rows.append(self.row(one))
            if self.menu.size.height >= len(_SETTINGS) * _SPACIOUS:
                rows += [Row("", text("   " + _(_SETTINGS[one.name][1]), "dim")), Row("", EMPTY)]
        return rows

    def available(self, action: Action) -> bool:
        return action.name != "open_settings"

    def _about(self, columns: int, rows: int) -> list[Line]:
        """What the setting with the cursor means, and what is wrong; where there is room, its values and samples."""
        here = self.entry
        lines = [*wrap(_(_SETTINGS[here.name][1]), columns - 2, "dim", " ", " "), EMPTY]
        for sentence in self.frame.settings_problems:
            lines += wrap(sentence, columns - 2, "short", " ", " ")
        if not self.below.is_beside:
            return lines
        shown = samples(columns)
        lines += here.about(columns)
        return [*block(lines, rows - len(shown)), *shown] if rows > len(lines) + len(shown) else lines

    def _key_lines(self, columns: int, rows: int) -> list[Line]:
        """The keys of every table."""
        return key_lines(self.frame.registry.help(_AT_TABLES), columns)[:rows]

    def entries(self) -> list[Entry]:
        return [self._entry(name, _(label)) for name, (label, _help) in _SETTINGS.items()]

    def _entry(self, name: str, label: str) -> Entry:
        if name == _KEYS:
            count = len(self.frame.settings.keys)
            return Entry(name, label, value=text(_("{n} changed").format(n=count) if count else _("as usual")))
        now = getattr(self.frame.settings, name)
        choices = {value: _in_words(value) for value in dict.fromkeys((*CHOICES[name], now))}
        return Entry(name, label, choices, now, partial(self._set, name), about=partial(_meanings, choices, now))

    def _set(self, name: str, value: Any) -> None:
        self.frame.change_settings(replace(self.frame.settings, **{name: value}))

    def do_edit_setting(self) -> None:
        if self.menu.chosen == _KEYS:
            self.frame.open_screen("keys")
        else:
            self.change(1)


def _in_words(value: object) -> str:
    """A value as it is shown."""
    return _(_VALUES[value][0]) if value in _VALUES else choice_name(value)


def _meanings(choices: Mapping[object, str], now: object, columns: int) -> list[Line]:
    """The values of a setting, each with what it means if it does not say so."""
    lines = []
    for value, words in choices.items():
        meaning = _VALUES.get(value)
        said = _("{value}: {meaning}").format(value=words, meaning=_(meaning[1])) if meaning else words
        lines += wrap(said, columns - 2, "key" if value == now else "plain", " ", "   ")
    return lines


def samples(columns: int) -> list[Line]:
    """What colours and signs look like as the settings have them now, in so many cells."""
    bars = [progress(5, 12, 18), gauge(12, [(7, "good:straw"), (3, "good:gold")]), text("● ○ ▸ ✓ ✗ ½ → ▲", "mark")]
    samples: Sequence[tuple[str, Sequence[Line]]] = (
        ("  ", [text(_("Player {n}").format(n=number + 1), seat(number)) for number in range(len(ORDER))]),
        (" ", [pieces(3, f"good:{hue}", 3) for hue in THINGS]),
        (" ", [text(f" {hue[0].upper()} ", f"type:{hue}") for hue in THINGS]),
        (", ", [text(_(words), style) for words, style in _MEANINGS]),
        ("  ", bars),
    )
    lines = [text(_("What it looks like"), "heading")]
    for between, parts in samples:
        lines += [EMPTY, *packed(parts, columns - 2, between)]
    return [text(" ") + line if line else line for line in lines]


_MEANINGS: Sequence[tuple[str, StyleName]] = (
    (N_("a gain"), "gain"),
    (N_("a loss"), "short"),
    (N_("what is lacking"), "lack"),
    (N_("look here"), "mark"),
    (N_("a value"), "worth"),
    (N_("a key"), "key"),
    (N_("what matters little"), "dim"),
)
"""Words in the styles of every screen."""
