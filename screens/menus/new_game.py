"""The screen that sets up a new game: who plays, which variant, which seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from gettext import gettext as _
from pathlib import Path
from typing import Any

from textual.widget import Widget

from engine import SetupError
from saves import SavedGame, SaveError
from saves.names import PLAYER_CELLS, player_name
from screens.menus.typing import TypingScreen
from screens.seeds import drawn_seed
from screens.table.opponents import LEVEL_NAMES, USUAL_LEVEL
from screens.titles import TITLES
from widgets.choices import Choices, Row
from widgets.form import choice, form_line
from widgets.lines import EMPTY, Line, fit, rule, text, wrap
from widgets.menu import moved
from widgets.panel import Panel

_LABEL_CELLS = 18
_KIND_CELLS = 23
_SEED_DIGITS = 9
SEATS, SEED, START = "seats", "seed", "start"

_PERSON = ""
_KINDS = (_PERSON, *LEVEL_NAMES)


class NewGameScreen(TypingScreen):
    """Seats, names, variant, switches and seed, changed in place."""

    CONTEXTS = ("new-game", "list", "typing")
    CSS_PATH = Path(__file__).with_name("form.tcss")

    def __init__(self, title: str = "le-havre") -> None:
        super().__init__()
        self._title = title
        self._card = TITLES[title]
        self._seats = 1
        self._names = list(self._card.names)
        self._levels = [_PERSON] + [USUAL_LEVEL] * (self._card.most_seats - 1)
        """Who plays a seat: the level of a computer player, or a person."""
        self._variant = 0
        self._switched: set[str] = set()
        self._seed = drawn_seed()
        self._problem = ""
        self._form = Choices(id="form")
        self._below = Panel(id="below")

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("new-game", "list") if not self.field.is_open else ("typing",)

    def _fields(self) -> list[str]:
        """The names of the fields from top to bottom; "name 0" is the name of the first seat."""
        names = [f"name {seat}" for seat in range(self._seats)]
        return [SEATS, *names, "variant", *(switch.name for switch in self._card.switches), SEED, START]

    @property
    def _field(self) -> str:
        return self._form.chosen

    def _seat(self) -> int | None:
        """The seat whose name is under the cursor."""
        return int(self._field.removeprefix("name ")) if self._field.startswith("name ") else None

    def parts(self) -> Sequence[Widget]:
        title = text(" " + _("New game: {title}").format(title=self._card.name), "title")
        return Panel(lambda columns, _rows: [title, rule(columns)], id="head"), self._form, self._below, self.field

    def tell(self) -> None:
        self._form.show([Row(name, partial(self._line, name)) for name in self._fields()])
        self._below.show(lambda columns, _rows: wrap(self._problem, columns - 1, "bad", " ", " "))

    def laid_out(self) -> None:
        place = self._form.cursor_place()
        if place is not None:
            self.field.styles.offset = self._form.region.offset + place + (_LABEL_CELLS + 2, 0)
        super().laid_out()

    def _line(self, name: str, _columns: int) -> Line:
        label, value, hint = self._shown(name)
        here = name == self._field and not self.field.is_open
        return form_line(label, value, hint if here else "", _LABEL_CELLS, 16)

    def _shown(self, name: str) -> tuple[str, Line, str]:
        """A field as it looks now: what it is called, its value, and what the keys do with it."""
        if name == SEATS:
            counts = [str(count) for count in range(1, self._card.most_seats + 1)]
            return _("Players"), choice(counts, self._seats - 1), _("← → or a number")
        if name == "variant":
            variants = self._card.variants
            labels = [variant.label for variant in variants]
            return _("Game"), choice(labels, self._variant), variants[self._variant].hint
        if name == SEED:
            return _("Seed"), fit(text(self._seed), _SEED_DIGITS + 1), _("type a number, or r draws another one")
        if name == START:
            return _("Start"), EMPTY, _("enter begins the game")
        for switch in self._card.switches:
            if switch.name == name:
                return switch.label, choice([_("off"), _("on")], int(name in self._switched)), switch.hint
        seat = int(name.removeprefix("name "))
        level = self._levels[seat]
        kind = _("computer: {level}").format(level=LEVEL_NAMES[level]) if level else _("person")
        value = fit(text(self._names[seat]), PLAYER_CELLS + 2) + fit(text(kind), _KIND_CELLS)
        return _("Seat {n}").format(n=seat + 1), value, _("← → who, enter: name")

    def typed(self, sign: str) -> bool:
        if super().typed(sign):
            return True
        if self._field == SEATS and sign in "12345"[: self._card.most_seats]:
            self._seats = int(sign)
            return True
        if self._field != SEED or not "0" <= sign <= "9":
            return False
        self._type("", _SEED_DIGITS, digits_only=True)
        self.field.put(sign)
        return True

    def _type(self, words: str, limit: int, *, digits_only: bool = False) -> None:
        """Let the value of the field with the cursor be typed."""
        self.field.styles.width = limit + 1
        self.field.open(words, limit, digits_only=digits_only)

    def do_cursor_up(self) -> None:
        self._form.move(-1)

    def do_cursor_down(self) -> None:
        self._form.move(1)

    def do_less(self) -> None:
        self._change(-1)

    def do_more(self) -> None:
        self._change(1)

    def _change(self, step: int) -> None:
        """Give the field under the cursor the value before or after its own."""
        name = self._field
        if name == SEATS:
            self._seats = min(max(1, self._seats + step), self._card.most_seats)
        elif name == "variant":
            self._variant = moved(self._variant, step, len(self._card.variants))
        elif name == SEED:
            self._seed = max(0, self._seed + step)
        elif (seat := self._seat()) is not None:
            self._levels[seat] = _KINDS[moved(_KINDS.index(self._levels[seat]), step, len(_KINDS))]
        elif name != START:
            self._switched ^= {name}

    def do_edit(self) -> None:
        seat = self._seat()
        if self._field == START:
            self.do_start()
        elif self._field == SEED:
            self._type(str(self._seed), _SEED_DIGITS, digits_only=True)
        elif seat is not None:
            self._type(self._names[seat], PLAYER_CELLS)
        elif self._field == SEATS:
            self._seats = self._seats % self._card.most_seats + 1
        else:
            self._change(1)

    def do_new_seed(self) -> None:
        self._seed = drawn_seed()

    def do_accept(self) -> None:
        words, seat = self.field.close(), self._seat()
        if seat is None:
            self._seed = int(words) if words else drawn_seed()
        else:
            self._names[seat] = player_name(words) or self._card.names[seat]
        self.do_cursor_down()

    def do_start(self) -> None:
        options: dict[str, Any] = {
            "players": self._names[: self._seats],
            "variant": self._card.variants[self._variant].name,
            "seed": self._seed,
        }
        options |= dict.fromkeys(sorted(self._switched), True)
        bots = {self._names[seat]: level for seat, level in enumerate(self._levels[: self._seats]) if level}
        try:
            saved = SavedGame.create(self._title, options, bots=bots)
        except (SetupError, SaveError) as error:
            self._problem = str(error)
            return
        self.frame.open_game(saved)

    def do_back(self) -> None:
        self.frame.leave()
