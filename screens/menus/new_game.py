"""The screen that sets up a new game: who plays, which variant, which seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial, partialmethod
from pathlib import Path

from textual.widget import Widget

from engine import TITLES, SetupError
from engine.texts.language import gettext as _, pgettext, within
from saves import SavedGame, SaveError
from saves.names import PLAYER_CELLS, player_name
from saves.record import Record
from saves.records import records
from saves.titles import title_name
from screens.actions import Action
from screens.games import drawn_seed, last_title
from screens.headed_screen import TypingScreen
from screens.menus import about_game
from screens.menus.about_game import VARIANT, rule_entry, variant_entry
from screens.menus.form import Entry, FormScreen
from screens.menus.set_up import PERSON, SetUp
from screens.titles import has_lesson
from screens.words import shown
from widgets.lines import EMPTY, Line, block, fit, text
from widgets.panel import Aside, Panel, Panes, Stack
from widgets.styles import seat_hues

TITLE, SEATS, SEED, START = "title", "seats", "seed", "start"
"""The fields that every new game has, by name; "0" is that of the first seat, "rule NAME" that of a rule."""
_SEED_DIGITS = 9
"""How many digits a seed has at most."""
_KIND_CELLS = 23
_AROUND = 3
"""Rows of a heading and of what parts it from the rest."""


class NewGameScreen(FormScreen, TypingScreen):
    """Title, seats, names, variant, rules and seed, changed in place."""

    CONTEXTS = ("new-game", "list", "typing")
    CSS_PATH = Path(__file__).with_name("form.tcss")
    LABELS = 18

    def __init__(self, title: str = "") -> None:
        """Of a title; where none is named, of the one that was played last."""
        super().__init__()
        self._set_up = SetUp(title or last_title())
        self._seats = Panel(id="seats")
        self._played = Aside(id="played", classes="aside further")

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("typing",) if self.field.is_open else ("new-game", "list")

    @property
    def heading(self) -> Line:
        return text(" " + _("New game: {title}").format(title=title_name(self._set_up.title)), "title")

    @property
    def _seat(self) -> int | None:
        """The seat whose name is under the cursor."""
        return int(self.menu.chosen) if self.menu.chosen.isdecimal() else None

    # The picture.

    def parts(self) -> Sequence[Widget]:
        return self.head, Panes(Stack(self.menu, self._seats), self.below, self._played), self.field

    def tell(self) -> None:
        super().tell()
        here, is_open = self.menu.chosen or SEATS, self.field.is_open
        # What a rule or a variant means stands below the form or beside it.
        self.menu.fill([self.row(one, has_hint=one.name == here and not is_open) for one in self.entries()], here)
        self.below.tell(title_name(self._set_up.title), self._notes)
        self._seats.show(self._table)
        self._played.tell(_("How it is played"), partial(about_game.how_played, self._set_up.about))
        self.hues = seat_hues(self._set_up.names)

    def laid_out(self) -> None:
        place = self.menu.cursor_place()
        if place is not None:
            self.field.styles.offset = self.menu.content_region.offset + place + (self.LABELS + 2, 0)
        super().laid_out()

    def entries(self) -> list[Entry]:
        game, about = self._set_up, self._set_up.about
        titles = {name: title_name(name) for name in TITLES}
        title = Entry(TITLE, pgettext("a setting", "Title"), titles, game.title, game.begin, about=about_game.of_titles)
        hint = _("← → or a number; 1 is a game alone") if 1 in about.seats else _("← → or a number")
        numbers = {number: str(number) for number in about.seats}
        seats = Entry(SEATS, _("Players"), numbers, game.seats, partial(setattr, game, "seats"), hint)
        seed = fit(text(game.seed), _SEED_DIGITS + 1)
        told = partial(
            about_game.said,
            _("It decides all that chance does. The same seed deals the same game again: once more, or for a friend."),
        )
        return [
            *([title] if len(titles) > 1 else []),
            seats,
            *map(self._seat_entry, range(game.seats)),
            *([variant_entry(self._set_up)] if len(about.variants) > 1 else []),
            *map(partial(rule_entry, self._set_up), game.rules_offered),
            Entry(SEED, _("Seed"), hint=_("type a number, or r draws another one"), value=seed, about=told),
            Entry(START, _("Start"), hint=_("enter begins the game"), value=text(about_game.duration(game), "dim")),
        ]

    def _seat_entry(self, seat: int) -> Entry:
        game, chosen, more = self._set_up, self._set_up.levels[seat], self._set_up.starts[seat]
        levels = {PERSON: pgettext("player", "person")}
        for level in game.computers:
            words = within(shown(level.shown))
            is_own = level not in game.about.levels
            levels[level.name] = words if is_own else _("computer: {level}").format(level=words)
        value = fit(text(game.names[seat]), PLAYER_CELLS + 2) + fit(text(levels[chosen]), _KIND_CELLS)
        hint, about = _("← → who, enter: name"), partial(about_game.of_levels, game, seat)
        if game.start is not None and more:
            hint, value = "", value + text(f"  +{more}", "gain")
        choose = partial(game.levels.__setitem__, seat)
        return Entry(str(seat), _("Seat {n}").format(n=seat + 1), levels, chosen, choose, hint, value, about)

    def _table(self, columns: int, rows: int) -> list[Line]:
        """Who sits at the table, the medals of the game, how games of the title went, and how it is played."""
        game = self._set_up
        blocks = [
            about_game.at_table(game, columns, rows),
            about_game.medals(game, self._records, columns),
            about_game.so_far(game.title, self._records, columns),
        ]
        lines = about_game.fitted(blocks, rows)
        return [*lines, EMPTY, *about_game.played_on(game.about, columns, rows - len(lines) - 1, self._played.inside)]

    @cached_property
    def _records(self) -> Sequence[Record]:
        """The finished games; nothing where they cannot be read, which the title screen says."""
        try:
            return records()
        except SaveError:
            return ()

    def _notes(self, columns: int, rows: int) -> list[Line]:
        """What there is to know about the field with the cursor and the title; below the form the medals, too."""
        game, seat = self._set_up, self._seat
        problem, remark = (
            about_game.said(self.problem, columns, "short"),
            about_game.said(self._remark_on, columns, "dim"),
        )
        about, known = self.entry.about(columns), about_game.of_title(game.about, columns)
        if self.menu.chosen == TITLE and not self.below.is_beside:
            known = known[1:]  # the first line stands in the list of titles
        if self.below.is_beside:
            all_told = [] if seat is None else about_game.of_levels(game, seat, columns, whole=True)
            if sum(map(len, known)) + len(known) + len(all_told) + len(remark) + _AROUND <= rows:
                about = all_told or about
            heading = [text(" " + self.entry.label, "heading")] if about else []
            below = about_game.fitted([problem, [*heading, *about], remark], rows)
            return about_game.fitted([about_game.fitted(known, rows - len(below) - 1), below], rows)
        medals = about_game.medals(game, self._records, columns)
        room = rows - len(medals) - bool(medals)
        if room <= len(problem) + len(remark):
            medals, room = [], rows
        if seat is not None and len(about) > room - len(remark) - 1:
            about = about_game.levels_in_short(game, seat, columns)
        if self.menu.chosen == VARIANT and len(about) > room:
            about = about_game.variant_in_short(game, columns)
        if len(about) > room:  # what stands under the cursor is told before what stands there in any case
            medals, room = [], rows
        lines = about_game.fitted([problem, about, remark, *known], room)
        return [*block(lines, rows - len(medals)), *medals]

    @property
    def _remark_on(self) -> str:
        """What is to be said of the field with the cursor, and what its keys do."""
        game = self._set_up
        if self._seat is None:
            return about_game.length(game) if self.menu.chosen in (SEATS, START) else ""
        if game.start is None or self.field.is_open:
            return ""
        return _("+ and -: {gist}, for a close game.").format(gist=within(shown(game.start.gist)))

    # Keys.

    def typed(self, sign: str) -> bool:
        if super().typed(sign):
            return True
        if self.menu.chosen == SEATS and sign in map(str, self._set_up.about.seats):
            self._set_up.seats = int(sign)
            return True
        if self.menu.chosen != SEED or not "0" <= sign <= "9":
            return False
        self._type("", _SEED_DIGITS, digits_only=True)
        self.field.put(sign)
        return True

    def _type(self, words: str, limit: int, *, digits_only: bool = False) -> None:
        """Let the value of the field with the cursor be typed."""
        self.field.styles.width = limit + 1
        self.field.open(words, limit, digits_only=digits_only)

    def change(self, step: int) -> None:
        game, one = self._set_up, self.entry
        if one.name == SEED:
            game.seed = max(0, game.seed + step)
        elif one.name != SEATS or game.seats + step in game.about.seats:  # after the most seats no fewer follow
            one.changed(step)

    def do_edit(self) -> None:
        seat = self._seat
        if self.menu.chosen == START:
            self.do_start()
        elif self.menu.chosen == SEED:
            self._type(str(self._set_up.seed), _SEED_DIGITS, digits_only=True)
        elif seat is not None:
            self._type(self._set_up.names[seat], PLAYER_CELLS)
        else:
            self.entry.changed(1)

    def _change_start(self, step: int) -> None:
        self._set_up.change_start(int(self.menu.chosen), step)

    do_more_at_start = partialmethod(_change_start, 1)
    do_less_at_start = partialmethod(_change_start, -1)

    def do_new_seed(self) -> None:
        self._set_up.seed = drawn_seed()

    def do_accept(self) -> None:
        words, seat = self.field.close(), self._seat
        if seat is None:
            self._set_up.seed = int(words) if words else drawn_seed()
        else:
            self._set_up.rename(seat, player_name(words))
        self.do_cursor_down()

    def available(self, action: Action) -> bool:
        if action.name in ("more_at_start", "less_at_start"):
            return self._seat is not None and self._set_up.start is not None
        return action.name != "first_game" or has_lesson(self._set_up.title)

    def explain(self, action: Action) -> None:
        if action.name == "first_game":
            self.problem = _("{title} has no first game.").format(title=title_name(self._set_up.title))
        elif self._set_up.start is None:
            self.problem = _("Here nobody can have a head start.")
        else:
            self.problem = _("A head start is given on the line of a seat.")

    def do_first_game(self) -> None:
        self.frame.open_lesson(self._set_up.title, self._set_up.about.variants[self._set_up.variant].name)

    def do_start(self) -> None:
        try:
            saved = SavedGame.create(self._set_up.title, self._set_up.options(), bots=self._set_up.bots())
        except SetupError as error:
            self.problem = shown(error.sentence)
        except SaveError as error:
            self.problem = str(error)
        else:
            self.frame.open_game(saved)
