"""The lobby of a host in plain mode: its tables as lines, and what is done there by a word and a table's letter."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import time

from engine import TITLES, EngineError
from engine.texts.language import gettext as _, listed, ngettext
from engine.titles import about
from saves.daily import today
from saves.errors import SaveError
from saves.harbour.replies import Chosen, Done, Lobby
from saves.harbour.requests import (
    AskClose,
    AskLobby,
    AskPreferences,
    Choose,
    Consent,
    GiveUp,
    Join,
    Leave,
    NewTable,
    Request,
    TakeBackSeat,
    Vote,
)
from saves.harbour.values import OPEN, TIMES, Preferences, SeatWish, Table
from saves.hosted import Hosted
from saves.names import printable
from saves.records import own_dailies
from screens.host import Host, host_of
from screens.lobby.listed import Letters, sections
from screens.lobby.table_game import TableGame
from screens.lobby.words import is_free, seat_name, set_up, standing, state_words, title_of
from screens.words import told
from tui.plain import COLUMNS, fitted
from tui.plain.together import Lines, play_at_table
from tui.plain.typed_words import Unclear

_TIMES = {"hour": TIMES[1], "day": TIMES[2], "days": TIMES[3], "week": TIMES[4]}
"""How the time for a turn is typed."""


def run(hosted: Hosted) -> int:
    """The lobby until the lines end or somebody leaves; the exit status."""
    host = host_of(hosted)
    if host is None:
        raise SaveError(_("There is no host here."))
    lobby = PlainLobby(host, Lines(0), _print)
    lobby.run()
    return int(lobby.was_refused)


class PlainLobby:
    """A lobby of lines."""

    def __init__(self, host: Host, lines: Lines, write: Callable[[str], None]) -> None:
        """`write` is given each line to print, without its end."""
        self._host = host
        self._lines = lines
        self._write = write
        self._letters = Letters()
        self._lobby = Lobby(host.name, (), (), (), (), (), (), ())
        self.was_refused = False
        """Whether the line typed last was refused."""
        self._commands: dict[str, Callable[[str], None]] = {
            "tables": lambda _rest: self._tables(),
            "help": lambda _rest: self._help(),
            "go": self._go,
            "join": self._join,
            "new": self._new,
            "leave": self._leave,
            "vote": self._vote,
            "seat": self._seat_back,
            "close": lambda rest: self._request(AskClose(self._table(rest).id)),
            "agree": lambda rest: self._request(Consent(self._table(rest).id, True)),
            "refuse": lambda rest: self._request(Consent(self._table(rest).id, False)),
            "bell": lambda _rest: self._bell(),
        }

    def run(self) -> None:
        """Until the lines end."""
        self._tables()
        self._host.tell_missed(self._lobby, own_dailies())
        self._say(_("go LETTER: sit down, or watch. new: a new table. help: what can be typed. quit: leave."))
        while line := self._next():
            typed = " ".join(printable(line).split())
            if typed in ("quit", "q"):
                return
            word, _blank, rest = typed.partition(" ")
            try:
                self.was_refused = False
                if typed:
                    self._do(word, rest)
            except (Unclear, SaveError, EngineError) as error:
                self._say(told(error))
                self.was_refused = True

    def _next(self) -> str:
        return self._lines.wait(self._host, self._host.read)

    def _do(self, word: str, rest: str) -> None:
        if word not in self._commands:
            raise Unclear(_("'{typed}' is not known here: help says what can be typed."), typed=word)
        self._commands[word](rest)

    def _say(self, *lines: str) -> None:
        for line in fitted(lines, COLUMNS):
            indent = line[: len(line) - len(line.lstrip())]
            self._write(indent + printable(line))

    # What there is.

    def _look(self) -> None:
        self._lobby = self._host.ask(AskLobby(today().isoformat()), Lobby)
        self._letters.follow(self._all)

    @property
    def _all(self) -> list[Table]:
        lobby = self._lobby
        return [*lobby.my_turn, *lobby.others_think, *lobby.open, *lobby.running, *lobby.finished]

    def _tables(self) -> None:
        self._look()
        here = [printable(one.name) for one in self._lobby.here if one.is_here]
        self._say(_("You are {name}. Here now: {names}.").format(name=self._host.name, names=listed(here)))
        for section in (*sections(self._lobby), *sections(self._lobby, is_finished=True)):
            # Translators: a heading over a list.
            self._say(_("{heading}:").format(heading=_(section.title)))
            for table in section.tables:
                self._say("  " + self._line(table))
                told = filter(None, [standing(table), *state_words(table, time())])
                self._say(*("    " + words for words in told))
        if not self._all:
            self._say(_("There is no table here yet."))

    def _line(self, table: Table) -> str:
        letter = self._letters.by_table.get(table.id, "-")
        names = listed(seat_name(one) for one in table.seats if not is_free(one))
        free = sum(map(is_free, table.seats))
        # Translators: the letter of a table, its game, who sits there.
        parts = [_("{letter} {title}: {names}").format(letter=letter, title=title_of(table), names=names)]
        if free:
            parts.append(ngettext("{n} free seat", "{n} free seats", free).format(n=free))
        if table.summary.rounds:
            parts.append(_("round {n} of {m}").format(n=table.summary.round, m=table.summary.rounds))
        return listed(parts)

    def _table(self, letter: str) -> Table:
        self._look()
        found = self._letters.table(letter.strip())
        table = next((one for one in self._all if one.id == found), None)
        if table is None:
            raise Unclear(_("There is no table '{typed}' here: tables lists them."), typed=letter)
        return table

    def _help(self) -> None:
        self._say(
            _("tables: list them again. go LETTER: sit down at a table, or watch it. join LETTER: take a free seat"),
            _(
                "new TITLE SEAT ...: a new table; a SEAT is me, anybody, a player's name, or bot:LEVEL. Besides: "
                "variant:NAME, hints, and hour, day, days or week, the time for a turn"
            ),
            _("leave LETTER: give the seat back, or up. vote LETTER LEVEL: a computer for a seat that is late"),
            _("seat LETTER: take your seat back from the computer. close LETTER: ask all to close the table"),
            _("agree LETTER, refuse LETTER: answer what is asked there. bell: whether the terminal rings. quit: leave"),
        )

    # What is done.

    def _request(self, request: Request) -> None:
        self._host.answered(request)
        self._tables()

    def _join(self, letter: str) -> None:
        table = self._table(letter)
        if not table.can_join:
            raise Unclear(_("No seat at this table is free for you."))
        self._request(Join(table.id, table.can_join[0]))

    def _go(self, letter: str) -> None:
        table = self._table(letter)
        if table.state == OPEN:
            raise Unclear(_("It begins when all seats are taken. {set_up}"), set_up=set_up(table))
        saved = TableGame(self._host, table.id)
        self.was_refused = play_at_table(saved, saved, self._lines, self._write, lambda: None)
        self._tables()

    def _leave(self, letter: str) -> None:
        table = self._table(letter)
        self._request(Leave(table.id) if table.state == OPEN else GiveUp(table.id))

    def _vote(self, rest: str) -> None:
        letter, _blank, level = rest.partition(" ")
        table = self._table(letter)
        levels = [one.name for one in about(table.title).levels] if table.title in TITLES else []
        if not table.can_vote or level not in levels:
            raise Unclear(_("vote LETTER LEVEL, one of {levels}, where somebody is late"), levels=listed(levels))
        self._request(Vote(table.id, table.can_vote[0], level))

    def _seat_back(self, letter: str) -> None:
        table = self._table(letter)
        if not table.can_take_back:
            raise Unclear(_("No computer plays for you there."))
        self._request(TakeBackSeat(table.id, table.can_take_back[0]))

    def _bell(self) -> None:
        now = self._host.ask(AskPreferences(), Chosen).preferences
        rings = self._host.ask(Choose(Preferences(now.language, not now.bell, now.muted)), Chosen).preferences.bell
        self._say(_("The terminal rings when your turn has come.") if rings else _("The terminal stays silent."))

    def _new(self, rest: str) -> None:
        title, *words = rest.split() or [""]
        if title not in TITLES:
            raise Unclear(_("new TITLE SEAT ...: TITLE is one of {titles}"), titles=listed(TITLES))
        declared = about(title)
        seats, seconds, hints, variant = [], 0, False, declared.usual_variant
        for word in words:
            if word in _TIMES:
                seconds = _TIMES[word]
            elif word == "hints":
                hints = True
            elif word.startswith("variant:"):
                variant = word.removeprefix("variant:")
            else:
                seats.append(self._wish(word, [one.name for one in declared.levels]))
        self._host.ask(NewTable(title, variant, tuple(seats), hints=hints, seconds=seconds), Done)
        self._tables()

    def _wish(self, word: str, levels: Sequence[str]) -> SeatWish:
        if word.startswith("bot:"):
            level = word.removeprefix("bot:")
            if level not in levels:
                raise Unclear(_("bot:LEVEL, one of {levels}"), levels=listed(levels))
            return SeatWish(level=level)
        return SeatWish() if word == "anybody" else SeatWish(name=self._host.name if word == "me" else word)


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
