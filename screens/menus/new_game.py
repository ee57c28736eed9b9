"""The screen that sets up a new game: who plays, which variant, which seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path

from textual.widget import Widget

from engine import TITLES, SetupError
from engine.about import Rule
from engine.texts.language import gettext as _
from saves import SavedGame, SaveError
from saves.names import PLAYER_CELLS, player_name
from saves.records import records
from saves.statistics import Standing, standings
from screens.actions import Action
from screens.field_screen import TypingScreen
from screens.menus import about_game
from screens.menus.fields import SEED_DIGITS, field
from screens.menus.set_up import SEATS, SEED, START, TITLE, VARIANT, SetUp
from screens.opening import last_title
from screens.seeds import drawn_seed
from screens.titles import has_lesson
from screens.words import shown
from widgets.choices import Choices, Row
from widgets.form import form_line
from widgets.lines import EMPTY, Line, rule, text, wrap
from widgets.panel import Aside, Panel, Panes, Stack
from widgets.styles import seat_hues

_LABEL_CELLS = 18


class NewGameScreen(TypingScreen):
    """Title, seats, names, variant, rules and seed, changed in place."""

    CONTEXTS = ("new-game", "list", "typing")
    CSS_PATH = Path(__file__).with_name("form.tcss")

    def __init__(self, title: str = "") -> None:
        """Of a title; where none is named, of the one that was played last."""
        super().__init__()
        self._set_up = SetUp(title or last_title())
        self._problem = ""
        self._head = Panel(id="head")
        self._form = Choices(id="form", classes="listed")
        self._below = Aside(id="below", ruled=False)
        self._seats = Panel(id="seats")
        self._played = Aside(id="played", classes="aside further")

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("new-game", "list") if not self.field.is_open else ("typing",)

    def _fields(self) -> list[str]:
        """The names of the fields from top to bottom; "name 0" is the name of the first seat."""
        titles = [TITLE] if len(TITLES) > 1 else []
        names = [f"name {seat}" for seat in range(self._set_up.seats)]
        variants = [VARIANT] if len(self._set_up.about.variants) > 1 else []
        rules = [f"rule {rule.name}" for rule in self._set_up.rules_offered]
        return [*titles, SEATS, *names, *variants, *rules, SEED, START]

    @property
    def _rule(self) -> Rule | None:
        """The rule under the cursor."""
        return self._set_up.about.rule(self._field.removeprefix("rule "))

    @property
    def _field(self) -> str:
        return self._form.chosen

    def _seat(self) -> int | None:
        """The seat whose name is under the cursor."""
        return int(self._field.removeprefix("name ")) if self._field.startswith("name ") else None

    def parts(self) -> Sequence[Widget]:
        return self._head, Panes(Stack(self._form, self._seats), self._below, self._played), self.field

    def tell(self) -> None:
        self._head.show(self._heading)
        rows = [Row(name, partial(self._line, name)) for name in self._fields()]
        self._form.show(rows, chosen=None if self._form.names else SEATS)
        self._below.tell(shown(self._set_up.about.shown), self._notes)
        self._seats.show(self._table)
        self._played.tell(_("How it is played"), partial(about_game.how_played, self._set_up.about))
        self.hues = seat_hues(self._set_up.names)

    def _table(self, columns: int, rows: int) -> list[Line]:
        """Who sits at the table, how games of the title went until now, and who else could sit there."""
        cards = about_game.at_table(self._set_up, columns, rows)
        lines = [*cards, EMPTY, *about_game.so_far(self._set_up, self._records, columns)]
        return [*lines, *about_game.computers(self._set_up, columns, rows - len(lines))][:rows]

    @cached_property
    def _records(self) -> Sequence[Standing]:
        """What the records add up to; nothing where they cannot be read, which the title screen says."""
        try:
            return standings(records())
        except SaveError:
            return ()

    def _notes(self, columns: int, rows: int) -> list[Line]:
        """Remarks; beside the form all that there is to know about the title and the field with the cursor, too."""
        if not self._below.is_beside:
            return self._remarks(columns)
        remarks = [line for line in self._remarks(columns) if line]
        known = about_game.of_title(self._set_up.about, columns)
        below = [*about_game.of_field(self._set_up, self._field, columns), EMPTY, *remarks]
        heading = [text(" " + field(self._set_up, self._field).label, "heading")] if any(below) else []
        return [*known, *heading, *below][:rows]

    def _remarks(self, columns: int) -> list[Line]:
        """What went wrong, or else what is to be said of the player under the cursor."""
        if self._problem:
            return wrap(self._problem, columns - 1, "short", " ", " ")
        seat = self._seat()
        if seat is None:
            basis = about_game.length(self._set_up) if self._field in (SEATS, START) else ""
            return wrap(basis, columns - 1, "dim", " ", " ") if basis else [EMPTY]
        words = [*(() if self._below.is_beside else self._strength(seat)), *self._head_start()]
        return [line for one in words for line in wrap(one, columns - 1, "dim", " ", " ")] or [EMPTY]

    def _strength(self, seat: int) -> Iterator[str]:
        """How good the computer player in a seat is."""
        level = self._set_up.about.level(self._set_up.levels[seat])
        if level is not None:
            n, most = self._set_up.about.strength(level.name)
            strength = _("Strength {n} of {most}").format(n=n, most=most)
            gist = shown(level.gist)
            yield _("{strength}: {gist}.").format(strength=strength, gist=gist) if gist else strength

    def _head_start(self) -> Iterator[str]:
        """What the keys for a head start do."""
        if self._set_up.start is not None and not self.field.is_open:
            yield _("+ and -: {gist}, for a close game.").format(gist=shown(self._set_up.start.gist))

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        words = _("New game: {title}").format(title=shown(self._set_up.about.shown))
        return [text(" " + words, "title"), rule(columns)]

    def laid_out(self) -> None:
        place = self._form.cursor_place()
        if place is not None:
            self.field.styles.offset = self._form.content_region.offset + place + (_LABEL_CELLS + 2, 0)
        super().laid_out()

    def _line(self, name: str, columns: int) -> Line:
        label, value, hint = field(self._set_up, name, columns - _LABEL_CELLS - 4)
        here = name == self._field and not self.field.is_open
        return form_line(label, value, hint if here else "", _LABEL_CELLS, 16)

    def typed(self, sign: str) -> bool:
        if super().typed(sign):
            return True
        if self._field == SEATS and sign in map(str, self._set_up.about.seats):
            self._set_up.seats = int(sign)
            return True
        if self._field != SEED or not "0" <= sign <= "9":
            return False
        self._type("", SEED_DIGITS, digits_only=True)
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
        game, name, seat, found = self._set_up, self._field, self._seat(), self._rule
        if name == TITLE:
            game.change_title(step)
        elif name == SEATS:
            game.change_seats(step)
        elif name == VARIANT:
            game.change_variant(step)
        elif name == SEED:
            game.seed = max(0, game.seed + step)
        elif seat is not None:
            game.change_level(seat, step)
        elif found is not None:
            game.change_rule(found, step)

    def do_more_at_start(self) -> None:
        self._change_start(1)

    def do_less_at_start(self) -> None:
        self._change_start(-1)

    def _change_start(self, step: int) -> None:
        """Give the player under the cursor a head start, or less of it."""
        seat = self._seat()
        if seat is not None:
            self._set_up.change_start(seat, step)

    def do_edit(self) -> None:
        seat = self._seat()
        if self._field == START:
            self.do_start()
        elif self._field == SEED:
            self._type(str(self._set_up.seed), SEED_DIGITS, digits_only=True)
        elif seat is not None:
            self._type(self._set_up.names[seat], PLAYER_CELLS)
        elif self._field == SEATS:
            self._set_up.more_seats()
        else:
            self._change(1)

    def do_new_seed(self) -> None:
        self._set_up.seed = drawn_seed()

    def do_accept(self) -> None:
        words, seat = self.field.close(), self._seat()
        if seat is None:
            self._set_up.seed = int(words) if words else drawn_seed()
        else:
            self._set_up.rename(seat, player_name(words))
        self.do_cursor_down()

    def perform(self, action: Action) -> None:
        self._problem = ""
        super().perform(action)

    def available(self, action: Action) -> bool:
        if action.name in ("more_at_start", "less_at_start"):
            return self._seat() is not None and self._set_up.start is not None
        return action.name != "first_game" or has_lesson(self._set_up.title)

    def explain(self, action: Action) -> None:
        title = shown(self._set_up.about.shown)
        if action.name == "first_game":
            self._problem = _("{title} has no first game.").format(title=title)
        elif self._set_up.start is None:
            self._problem = _("Here nobody can have a head start.")
        else:
            self._problem = _("A head start is given on the line of a seat.")

    def do_first_game(self) -> None:
        self.frame.open_lesson(self._set_up.title)

    def do_start(self) -> None:
        try:
            saved = SavedGame.create(self._set_up.title, self._set_up.options(), bots=self._set_up.bots())
        except (SetupError, SaveError) as error:
            self._problem = str(error)
            return
        self.frame.open_game(saved)

    def do_back(self) -> None:
        self.frame.leave()
