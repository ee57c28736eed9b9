"""The screen of settings: each is changed in place, kept at once, and holds from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from textual.widget import Widget

from engine.texts import N_
from engine.texts.language import comma, gettext as _
from saves.catalogues import names
from saves.settings import CHOICES
from screens.actions import Action
from screens.menus.about_game import fitted
from screens.menus.form import Entry, FormScreen
from screens.menus.set_up import choice_name
from screens.reading.help import key_lines
from widgets.choices import MenuLine
from widgets.gauges import gauge, pieces, progress
from widgets.lines import EMPTY, Line, block, packed, text, wrap
from widgets.palettes import THINGS
from widgets.panel import Aside, Panes
from widgets.styles import ORDER, Hues, StyleName, seat

_KEYS = "keys"

_SETTINGS: Mapping[str, tuple[str, str]] = {
    "confirm": (
        N_("Confirm moves"),
        N_("A complete move can show its preview and wait for enter."),
    ),
    "end_turn": (N_("End turns"), N_("A turn in which nothing more can be done can end by itself.")),
    "stop_between_turns": (N_("Stop between turns"), N_("Before a turn begins by itself there can be a stop.")),
    "pause": (N_("Pause"), N_("How many seconds each move of the computer is shown before its next one.")),
    "thinking": (N_("Thinking"), N_("How many seconds the computer may think about a move.")),
    "palette": (N_("Colours"), N_("Colours can be those for a dark ground, for a light one, or for any.")),
    "glyphs": (N_("Signs"), N_("Frames, bars and marks can be drawn in Unicode or in ASCII.")),
    "key_set": (N_("Key set"), N_("The cursor can be moved with arrows alone, or with h j k l too.")),
    "language": (
        N_("Language"),
        N_("Every text is in this language, and in English where it has none."),
    ),
    _KEYS: (N_("Keys"), N_("Enter shows every key, and there each of them can be changed.")),
}
"""The settings, each with what it is called and what it is about, in a sentence."""

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
_OWN_MEANINGS: Mapping[str, Mapping[object, str]] = {
    "confirm": {
        True: N_("you see what a move does, then enter makes it and escape leaves it"),
        False: N_("a move is made as soon as it is complete; it can be taken back"),
    },
    "end_turn": {
        True: N_("it goes on by itself, unless your move has brought something within reach"),
        False: N_("you end every turn yourself"),
    },
    "stop_between_turns": {
        True: N_("something can still be done before the turn, which you begin yourself"),
        False: N_("the turn begins at once"),
    },
    "language": {"auto": N_("what your system speaks")},
}
"""What values mean that mean something else in another setting, or are on and off."""
_SEEN = ("palette", "glyphs")
"""The settings of which samples are shown below the form."""
_SPACIOUS = 3
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
        self.menu.fill(self._rows())
        self.below.tell(self.entry.label, self._about)
        self._keys.tell(_("Keys at every table"), self._key_lines)

    def laid_out(self) -> None:
        self.menu.fill(self._rows())
        super().laid_out()

    @property
    def _says_all(self) -> bool:
        """Whether the list has room for what each setting means."""
        # In a narrow terminal the list is as high as its rows: its height says nothing of how many there can be.
        return not self.has_class("-narrow") and self.menu.size.height >= len(_SETTINGS) * _SPACIOUS

    def _rows(self) -> list[MenuLine]:
        """A line for each setting, and where there is room what it means below it."""
        rows = []
        for one in self.entries():
            rows.append(self.row(one))
            if self._says_all:
                rows += [MenuLine("", partial(_meant, one.name, row)) for row in range(1, _SPACIOUS)]
        return rows

    def available(self, action: Action) -> bool:
        return action.name != "open_settings"

    def _about(self, columns: int, rows: int) -> list[Line]:
        """What is wrong, what the setting with the cursor means, and its values; as rows allow, samples."""
        here = self.entry
        problems = [line for one in self.frame.settings_problems for line in wrap(one, columns - 2, "short", " ", " ")]
        values = here.about(columns)
        is_said = self._says_all and bool(values)  # in the list
        meaning = [] if is_said else wrap(_(_SETTINGS[here.name][1]), columns - 2, "dim", " ", " ")
        lines = fitted([meaning, values, problems], rows)
        if self.below.is_beside:
            shown = samples(columns)
            return [*block(lines, rows - len(shown)), *shown] if rows > len(lines) + len(shown) else lines
        room = rows - len(lines) - 1 if here.name in _SEEN else 0
        return [*lines, EMPTY, *samples(columns, spaced=False)[-room:]] if room > 2 else lines

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
        about = partial(_meanings, choices, now, _OWN_MEANINGS.get(name, {}))
        return Entry(name, label, choices, now, partial(self._set, name), about=about)

    def _set(self, name: str, value: Any) -> None:
        self.frame.change_settings(replace(self.frame.settings, **{name: value}))

    def do_edit_setting(self) -> None:
        if self.menu.chosen == _KEYS:
            self.frame.open_screen("keys")
        else:
            self.change(1)


def _meant(name: str, row: int, columns: int) -> Line:
    """What a setting means, in a row below it; the last one is empty where that takes no more."""
    lines = wrap(_(_SETTINGS[name][1]), columns - 1, "dim", "   ", "   ")
    return lines[row - 1] if row <= len(lines) else EMPTY


def _in_words(value: object) -> str:
    """A value as it is shown; a language calls itself."""
    if value in names():
        return names()[str(value)]
    return _(_VALUES[value][0]) if value in _VALUES else choice_name(value)


def _meanings(choices: Mapping[object, str], now: object, own: Mapping[object, str], columns: int) -> list[Line]:
    """The values of a setting that mean something, each with that; numbers say themselves what they are."""
    lines = []
    for value, words in choices.items():
        meaning = own[value] if value in own else _VALUES.get(value, ("", ""))[1]
        if meaning:
            # Translators: the value of a setting and what it means.
            said = _("{value}: {meaning}").format(value=words, meaning=_(meaning))
            lines += wrap(said, columns - 2, "key" if value == now else "plain", " ", "   ")
    return lines


def samples(columns: int, *, spaced: bool = True) -> list[Line]:
    """What colours and signs look like as the settings have them now, in so many cells; `spaced` between the lines."""
    bars = [progress(5, 12, 18), gauge(12, [(7, "good:straw"), (3, "good:gold")]), text("● ○ ▸ ✓ ✗ ½ → ▲", "mark")]
    samples: Sequence[tuple[str, Sequence[Line]]] = (
        ("  ", [text(_("Player {n}").format(n=number + 1), seat(number)) for number in range(len(ORDER))]),
        (" ", [pieces(3, f"good:{hue}", 3) for hue in THINGS]),
        (" ", [text(f" {hue[0].upper()} ", f"type:{hue}") for hue in THINGS]),
        (comma(), [text(_(words), style) for words, style in _MEANINGS]),
        ("  ", bars),
    )
    lines = [text(_("What it looks like"), "heading")]
    for between, parts in samples:
        lines += [*([EMPTY] if spaced else []), *packed(parts, columns - 2, between)]
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
