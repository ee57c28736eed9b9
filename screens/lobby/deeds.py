"""What is done with a table in the lobby besides sitting down there: leaving, voting, closing; most of it is asked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from engine.texts.language import gettext as _
from engine.titles import TITLES, about
from saves.errors import SaveError
from saves.harbour.game_files import exported as text_of
from saves.harbour.replies import Chosen, OpenTable
from saves.harbour.requests import (
    AskClose,
    AskPreferences,
    AskTable,
    Choose,
    Consent,
    GiveUp,
    Leave,
    Request,
    TakeBackSeat,
    Vote,
)
from saves.harbour.values import ASLEEP, CLOSED, FINISHED as OVER, OPEN, RUNNING, Preferences, Table
from screens.actions import Action
from screens.base import BaseScreen
from screens.host import Host
from screens.lobby.words import asked_for, level_name, seat_name, title_of

_ABOUT_TABLE = (
    *("choose_table", "leave_seat", "vote", "seat_back"),
    *("close_table", "export_table", "answer_yes", "answer_no"),
)
"""The actions that are about the table with the cursor."""


class Deeds(BaseScreen):
    """A screen with a table under its cursor."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.message = ""
        """What was refused, or what else there is to say."""
        self.asked = ""
        """What the player is asked at the table with the cursor."""
        self.questions: list[Doubt] = []
        """What must be said yes to before something is done; of several one that is said yes to is enough."""

    @property
    @abstractmethod
    def table(self) -> Table | None:
        """The table with the cursor."""

    @property
    @abstractmethod
    def shows_tables(self) -> bool:
        """Whether tables are seen."""

    @abstractmethod
    def look(self) -> None:
        """Ask the host how everything stands."""

    def look_at_table(self) -> None:
        """See what is asked of the player at the table with the cursor."""
        self.asked = ""
        table = self.table
        if table is None or table.mine is None or table.state not in (RUNNING, ASLEEP) or not self.host.is_there:
            return
        try:
            opened = self.host.ask(AskTable(table.id), OpenTable)
        except SaveError as error:
            self.message = str(error)
            return
        if opened.to_answer and opened.asked:
            self.asked = _("{question}: {yes} yes, {no} no").format(
                question=asked_for(opened.asked[0]), yes=self.label("answer_yes"), no=self.label("answer_no")
            )

    def do(self, deed: Callable[[], object]) -> None:
        """Do something that the host may refuse; then it is said why."""
        try:
            deed()
        except SaveError as error:
            self.message = str(error)

    def _request(self, request: Request) -> None:
        def ask() -> None:
            self.host.answered(request)
            self.look()

        self.do(ask)

    # What is done with a table; most of it is asked first.

    def available(self, action: Action) -> bool:
        return not self.why_unable(action)

    def why_not(self, action: Action) -> str:
        return self.why_unable(action) or super().why_not(action)

    def why_unable(self, action: Action) -> str:
        """Why an action cannot be done with the table with the cursor; nothing where it can."""
        table = self.table
        if action.name in _ABOUT_TABLE and (table is None or not self.shows_tables):
            return _("The cursor is on no table.")
        if table is None:
            return ""
        is_done = table.state in (OVER, CLOSED)
        reasons = {
            "choose_table": _why_not_chosen(table),
            "leave_seat": "" if table.mine is not None and not is_done else _("You do not sit there."),
            "vote": "" if table.can_vote else _("Nobody has run out of time there."),
            "seat_back": "" if table.can_take_back else _("No computer plays for you there."),
            "export_table": "" if is_done else _("A game can be exported after its end."),
            "close_table": "" if table.mine is not None and not is_done else _("Only who sits there can ask for it."),
        }
        return reasons.get(action.name, "")

    def called(self, action: Action) -> str:
        table = self.table
        if action.name != "choose_table" or table is None:
            return super().called(action)
        if table.state in (OVER, CLOSED):
            return _("look back")
        if table.mine is not None:
            return _("to the table")
        return _("join") if table.can_join else _("watch")

    def do_leave_seat(self) -> None:
        table = self.table
        if table is not None:
            is_open = table.state == OPEN
            self._ask(leave_question(table) if is_open else give_up_question(table))

    def do_vote(self) -> None:
        table = self.table
        if table is not None:
            self.questions = vote_questions(table)

    def do_seat_back(self) -> None:
        table = self.table
        if table is not None and table.can_take_back:
            self._request(TakeBackSeat(table.id, table.can_take_back[0]))

    def do_close_table(self) -> None:
        table = self.table
        if table is not None:
            self._ask(close_question(table))

    def _ask(self, question: Doubt) -> None:
        self.questions = [question]

    def do_say_yes(self) -> None:
        question, self.questions = self.questions[0], []
        self._request(question.request)

    def do_say_no(self) -> None:
        self.questions = self.questions[1:]

    def do_bell(self) -> None:
        def change() -> None:
            now = self.host.ask(AskPreferences(), Chosen).preferences
            wanted = Preferences(now.language, not now.bell, now.muted)
            rings = self.host.ask(Choose(wanted), Chosen).preferences.bell
            self.message = (
                _("The terminal rings when your turn has come.") if rings else _("The terminal stays silent.")
            )

        self.do(change)

    def do_export_table(self) -> None:
        """The game of a finished table as a text, which any Havre takes in as a saved game."""

        def show() -> None:
            table = self.table
            if table is not None:
                words = exported(self.host, table.id)
                hint = _("Copy this text: in the list of saved games, i takes it in.")
                self.frame.open_text([(title_of(table), [hint, "", *words.splitlines()])])

        self.do(show)

    def do_answer_yes(self) -> None:
        if self.table is not None:
            self._request(Consent(self.table.id, True))

    def do_answer_no(self) -> None:
        if self.table is not None:
            self._request(Consent(self.table.id, False))


def _why_not_chosen(table: Table) -> str:
    """Why nobody can go to a table by now; nothing where its game is there, or a seat."""
    if table.state != OPEN:
        return ""
    if table.mine is not None:
        return _("You sit there: it begins when all seats are taken.")
    return "" if table.can_join else _("No seat at this table is free for you.")


def exported(host: Host, table: str) -> str:
    """The text of the game of a table, of an earlier edition, too; raises `SaveError`, before its end as well."""
    opened = host.ask(AskTable(table), OpenTable)
    return text_of(host.tables / Path(opened.file).name, opened.table)


class Doubt(NamedTuple):
    """What is asked, and what a yes does."""

    words: str
    request: Request


def leave_question(table: Table) -> Doubt:
    """Whether a seat of a table that has not begun is given back."""
    words = _("Leave the table of {title} before it begins? (y yes, n no)")
    return Doubt(words.format(title=title_of(table)), Leave(table.id))


def give_up_question(table: Table) -> Doubt:
    """Whether a seat in a game that runs is given up for good."""
    words = _(
        "Give up your seat at {title}? Others may take it over, or vote a computer onto it; it does not come back. "
        "(y yes, n no)"
    )
    return Doubt(words.format(title=title_of(table)), GiveUp(table.id))


def close_question(table: Table) -> Doubt:
    """Whether all who sit there are asked to close a table."""
    words = _("Close the table of {title} before its end? All who sit there must agree. (y yes, n no)")
    return Doubt(words.format(title=title_of(table)), AskClose(table.id))


def vote_questions(table: Table) -> list[Doubt]:
    """Which computer player is voted onto the seats that may be: what others want first, then the strongest."""
    if table.title not in TITLES:
        return []
    words = _("Vote for a computer ({level}) on the seat of {name}? (y yes, n the next one)")
    return [
        Doubt(
            words.format(level=level_name(table.title, level), name=seat_name(table.seats[number])),
            Vote(table.id, number, level),
        )
        for number in table.can_vote
        for level in _levels(table, number)
    ]


def _levels(table: Table, number: int) -> list[str]:
    names = [level.name for level in reversed(about(table.title).levels)]
    return sorted(names, key=lambda name: name != table.seats[number].voted)
