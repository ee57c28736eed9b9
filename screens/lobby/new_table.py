"""The form of a new table: title, variant and rules, who sits there, hints, the time for a turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from textual.widget import Widget

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _, pgettext, within
from saves.errors import SaveError
from saves.harbour.people import LONGEST_NAME
from saves.harbour.replies import Done
from saves.harbour.requests import NewTable
from saves.harbour.values import TIMES, SeatWish
from saves.names import printable
from saves.titles import title_name
from screens.games import last_title
from screens.headed_screen import TypingScreen
from screens.host import Host
from screens.lobby.words import time_for_turn
from screens.menus import about_game
from screens.menus.about_game import rule_entry, variant_entry
from screens.menus.form import Entry, FormScreen
from screens.menus.set_up import SetUp
from screens.words import shown
from widgets.lines import Line, fit, text
from widgets.panel import Panel, Panes, Stack

TITLE, SEATS, HINTS, TIME, START = "title", "seats", "hints", "time", "start"
"""The fields of every new table; "0" is that of the first seat, "rule NAME" that of a rule."""

ME, ANYBODY, NAMED = "me", "anybody", "named"
"""Who a seat can be for, besides the levels of computer players."""
_KIND_CELLS = 24


class NewTableScreen(FormScreen, TypingScreen):
    """A new table, changed in place."""

    CONTEXTS = ("new-table", "list", "typing")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    NAME = N_("New table")
    LABELS = 18

    def __init__(self, host: Host) -> None:
        """At this host."""
        super().__init__()
        self._host = host
        self._hints = False
        self._seconds = 0
        self._wanted = ""
        """The field to which the cursor goes."""
        self._played = Panel(id="played")
        self._begin(last_title() if last_title() in TITLES else next(iter(TITLES)))

    def _begin(self, title: str) -> None:
        """Everything as a title suggests it."""
        self._set_up = SetUp(title)
        most = self._set_up.about.seats[-1]
        self._set_up.seats = max(2, self._set_up.about.seats[0])
        self._who = [ME, *[ANYBODY] * (most - 1)]
        self._named = [""] * most

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("typing",) if self.field.is_open else ("new-table", "list")

    @property
    def _seat(self) -> int | None:
        """The seat under the cursor."""
        return int(self.menu.chosen) if self.menu.chosen.isdecimal() else None

    # The picture.

    def parts(self) -> Sequence[Widget]:
        return self.head, Panes(Stack(self.menu, self._played), self.below), self.field

    def tell(self) -> None:
        super().tell()
        here, is_open = self._wanted or self.menu.chosen or SEATS, self.field.is_open
        self._wanted = ""
        self.menu.fill([self.row(one, has_hint=one.name == here and not is_open) for one in self.entries()], here)
        self.below.tell(title_name(self._set_up.title), self._notes)
        self._played.show(partial(about_game.how_played, self._set_up.about))

    def laid_out(self) -> None:
        place = self.menu.cursor_place()
        if place is not None:
            self.field.styles.offset = self.menu.content_region.offset + place + (self.LABELS + 2 + _KIND_CELLS, 0)
        super().laid_out()

    def entries(self) -> list[Entry]:
        game, about = self._set_up, self._set_up.about
        titles = {name: title_name(name) for name in TITLES}
        numbers = {number: str(number) for number in about.seats if number > 1}
        times = {seconds: time_for_turn(seconds) for seconds in TIMES}
        hints = {False: _("no"), True: _("yes")}
        return [
            Entry(TITLE, pgettext("a setting", "Title"), titles, game.title, self._begin, about=about_game.of_titles),
            Entry(SEATS, _("Players"), numbers, game.seats, partial(setattr, game, "seats"), _("← → or a number")),
            *map(self._seat_entry, range(game.seats)),
            *([variant_entry(self._set_up)] if len(about.variants) > 1 else []),
            *map(partial(rule_entry, self._set_up), game.rules_offered),
            Entry(HINTS, _("Hints"), hints, self._hints, partial(setattr, self, "_hints"), about=_about_hints),
            Entry(
                TIME,
                _("Time for a turn"),
                times,
                self._seconds,
                partial(setattr, self, "_seconds"),
                value=text(f"◂ {times[self._seconds]} ▸", "key"),
                about=_about_time,
            ),
            Entry(START, _("Make the table"), hint=_("enter makes it"), value=text("")),
        ]

    def _seat_entry(self, seat: int) -> Entry:
        levels = self._set_up.about.levels
        kinds = {
            ME: _("you"),
            ANYBODY: _("anybody"),
            NAMED: _("a player by name"),
            **{level.name: _("computer: {level}").format(level=within(shown(level.shown))) for level in levels},
        }
        kind = self._who[seat]
        value = fit(text(f"◂ {kinds[kind]} ▸", "key"), _KIND_CELLS)
        if kind == NAMED:
            value += text(self._named[seat] or _("enter: name"), "plain" if self._named[seat] else "dim")
        choose = partial(self._choose, seat)
        return Entry(str(seat), _("Seat {n}").format(n=seat + 1), kinds, kind, choose, "", value, _about_seats)

    def _choose(self, seat: int, kind: str) -> None:
        """Say who a seat is for: whoever makes the table sits on one seat at most."""
        if kind == ME:
            self._who = [ANYBODY if one == ME else one for one in self._who]
        self._who[seat] = kind

    def _notes(self, columns: int, rows: int) -> list[Line]:
        """What is wrong, and what there is to know about the field with the cursor."""
        blocks: list[Sequence[Line]] = [
            about_game.said(self.problem, columns, "short"),
            self.entry.about(columns),
            *about_game.of_title(self._set_up.about, columns),
        ]
        return about_game.fitted(blocks, rows)

    # Keys.

    def typed(self, sign: str) -> bool:
        if super().typed(sign):
            return True
        if self.menu.chosen == SEATS and sign in [str(one) for one in self._set_up.about.seats if one > 1]:
            self._set_up.seats = int(sign)
            return True
        return False

    def do_edit(self) -> None:
        seat = self._seat
        if self.menu.chosen == START:
            self.do_start()
        elif seat is not None and self._who[seat] == NAMED:
            self.field.styles.width = LONGEST_NAME + 1
            self.field.open(self._named[seat], LONGEST_NAME)
        else:
            self.entry.changed(1)

    def do_accept(self) -> None:
        words, seat = self.field.close(), self._seat
        if seat is not None:
            self._named[seat] = printable(words)

    def _wish(self, seat: int) -> SeatWish:
        kind = self._who[seat]
        if kind == ME:
            return SeatWish(name=self._host.name)
        if kind == NAMED:
            return SeatWish(name=self._named[seat])
        return SeatWish() if kind == ANYBODY else SeatWish(level=kind)

    def do_start(self) -> None:
        game = self._set_up
        nameless = [n for n in range(game.seats) if self._who[n] == NAMED and not self._named[n]]
        if nameless:
            self._wanted = str(nameless[0])
            self.problem = _("Seat {n} is for a player by name: type it.").format(n=nameless[0] + 1)
            return
        options = game.options()
        rules = {rule.name: options[rule.name] for rule in game.rules_offered if rule.name in options}
        wanted = NewTable(
            game.title,
            game.variant_name,
            tuple(map(self._wish, range(game.seats))),
            rules,
            hints=self._hints,
            seconds=self._seconds,
        )
        try:
            self._host.ask(wanted, Done)
        except SaveError as error:
            self.problem = str(error)
        else:
            self.frame.leave()


def _about_seats(columns: int) -> list[Line]:
    words = _(
        "The game begins when every seat is taken. The host moves computer players, also when nobody is connected."
    )
    return about_game.said(words, columns)


def _about_hints(columns: int) -> list[Line]:
    return about_game.said(_("Whether everybody at the table may ask the adviser before the end."), columns)


def _about_time(columns: int) -> list[Line]:
    words = _("When it is over, the others may vote a computer onto the seat, and its owner may take it back.")
    return about_game.said(words, columns)
