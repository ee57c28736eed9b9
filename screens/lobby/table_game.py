"""A game at a table of a host, as one of those who sit there or watch it has it on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from engine import Event, Game, Move, Plan, Refused
from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.harbour.replies import (
    Agreed,
    Chosen,
    Done,
    Moved,
    News,
    OpenTable,
    Reply,
    Said as SaidNews,
    TableChanged,
    Told,
    YourTurn,
)
from saves.harbour.requests import (
    AskPreferences,
    AskTable,
    AskUndo,
    Choose,
    Consent,
    Prepare,
    SayWord,
    SitDown,
    StandUp,
    Wrote,
)
from saves.harbour.shared_game import SharedGame
from saves.harbour.summaries import summary_of
from saves.harbour.values import ASLEEP, FINISHED, RUNNING, Asked, Preferences, Table, Word
from saves.names import printable
from saves.record import Record
from screens.host import Host
from screens.lobby.words import asked_for
from screens.table.play.company import Said
from screens.words import shown


class TableGame:
    """A `KeptGame`, and the `Company` of those who are at the table."""

    puzzle = ""

    def __init__(self, host: Host, table: str) -> None:
        """The session goes to a table; the first who does begins its game. Raises `SaveError`."""
        self._host = host
        opened = host.ask(SitDown(table), OpenTable)
        self._preferences = host.ask(AskPreferences(), Chosen).preferences
        self.table: Table = opened.table
        """The table as the host told it last."""
        self._shared = SharedGame.open(host.tables / Path(opened.file).name, opened.table)
        self.prepared = "; then ".join(opened.prepared)
        self._asked: Sequence[Asked] = ()
        self.must_answer = False
        self._took(opened)
        self.said: list[Said] = [self._word(word) for word in opened.words]
        self.told = ""
        self._news: list[News] = []
        self._heard: Callable[[], None] = lambda: None
        host.listen(self._listen)
        if not opened.table.summary.to_move and self.game.decision is not None:
            self._wrote()  # the host does not know yet who begins

    def _took(self, opened: OpenTable) -> None:
        """Follow what the host says of the table."""
        self.table = opened.table
        self._asked = [one for one in opened.asked if one.open]
        self.must_answer = opened.to_answer
        self._shared.seats_changed(opened.table.seats, opened.table.mine)

    def _word(self, word: Word, after: int | None = None) -> Said:
        if after is None:
            after = sum(map(len, self.game.steps[: word.entries]))
        return Said(after, printable(word.name), printable(word.words))

    # A game that is kept.

    @property
    def game(self) -> Game:
        return self._shared.game

    @property
    def bots(self) -> Mapping[str, str]:
        return self._shared.bots

    @property
    def read_only(self) -> bool:
        return self._shared.read_only

    @property
    def recovered(self) -> str | None:
        return self._shared.recovered

    @property
    def problem(self) -> str | None:
        return self._shared.problem

    @property
    def record(self) -> Record | None:
        return self._shared.record

    @property
    def record_problem(self) -> str | None:
        return self._shared.record_problem

    @property
    def company(self) -> TableGame:
        return self

    @property
    def slot(self) -> str:
        """None: a table is called by those who sit there."""
        return ""

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        """Play for one's own seat; see `KeptGame`."""
        events = self._shared.play(move)
        self._wrote()
        return events

    def undo(self) -> Move:
        """Take back what nobody need agree to; see `KeptGame`."""
        return self.take_back(1)

    def take_back(self, steps: int) -> Move:
        """Take back so many steps at once; see `Company`."""
        move = self._shared.undo(steps=steps)
        self._wrote()
        return move

    def redo(self) -> Move:
        """Play one's own step that was taken back once more; see `KeptGame`."""
        return self.play_again(1)

    def play_again(self, steps: int) -> Move:
        """Play so many steps of one's own again; see `Company`."""
        move = self._shared.redo(steps=steps)
        self._wrote()
        return move

    def save(self) -> None:
        """Nothing waits: a move that cannot be written is refused."""

    def close(self) -> None:
        """Give the file back."""
        self._shared.close()

    def _wrote(self) -> None:
        """Tell the host how the game stands."""
        self._host.tell(Wrote(self.table.id, summary_of(self._shared)))

    # The others.

    is_public = True

    @property
    def mine(self) -> frozenset[int]:
        seat = self.table.mine
        can_play = seat is not None and not self.table.seats[seat].level
        return frozenset({seat}) if seat is not None and can_play else frozenset()

    @property
    def has_hints(self) -> bool:
        return self.table.hints

    @property
    def may_speak(self) -> bool:
        return self.table.mine is not None

    @property
    def is_muted(self) -> bool:
        return self._preferences.muted

    @property
    def asked(self) -> str:
        return asked_for(self._asked[0]) if self._asked else ""

    @property
    def unanswered(self) -> Sequence[str]:
        return [printable(name) for name in self._asked[0].open] if self._asked else ()

    @property
    def closed(self) -> str:
        if not self._host.is_there:
            return _("The host has gone: what is on the disk stays there.")
        state = self.table.state
        return "" if state in (RUNNING, ASLEEP, FINISHED) else _("This table was closed.")

    def fileno(self) -> int:
        return self._host.fileno()

    def listen(self, heard: Callable[[], None]) -> Callable[[], None]:
        self._heard = heard
        return self._deaf

    def _deaf(self) -> None:
        self._heard = lambda: None

    def _listen(self, one: News) -> None:
        self._news.append(one)
        self._heard()

    def hear(self) -> None:
        self._host.read()
        self.told = ""
        while self._news:  # more come while the host is asked about some of them
            one = self._news.pop(0)
            match one:
                case Moved(table, _entries) if table == self.table.id:
                    self._shared.catch_up()
                case SaidNews(table, word) if table == self.table.id:
                    self.said.append(self._word(word, len(self.game.history)))
                case TableChanged(table) if table == self.table.id:
                    self._look_again()
                case YourTurn(table, _title, _bell) if table != self.table.id:
                    self.told = _("They wait for you at another table, too: the lobby shows which.")
                case Told(sentence, _ends):
                    self.told = shown(sentence)
                case _:
                    pass

    def _look_again(self) -> None:
        """Ask the host how the table stands."""
        try:
            self._took(self._host.ask(AskTable(self.table.id), OpenTable))
        except SaveError as error:
            self.told = str(error)

    def say(self, words: str) -> None:
        self._host.ask(SayWord(self.table.id, words), Done)

    def mute(self, is_muted: bool) -> None:
        wanted = Preferences(self._preferences.language, self._preferences.bell, is_muted)
        self._preferences = self._host.ask(Choose(wanted), Chosen).preferences

    def ask_to_take_back(self, steps: int, seats: frozenset[int]) -> None:
        request = AskUndo(self.table.id, self._shared.entries, steps, tuple(sorted(seats)))
        self._carry_out(self._host.answered(request))

    def answer(self, agrees: bool) -> None:
        self._carry_out(self._host.answered(Consent(self.table.id, agrees)))

    def _carry_out(self, reply: Reply) -> None:
        """Do what all have agreed to, if they have."""
        if isinstance(reply, Agreed) and reply.asked.what == "undo":
            try:
                self._shared.undo(steps=reply.asked.steps, agreed_at=reply.asked.entries)
            except Refused as refusal:
                raise SaveError(shown(refusal.sentence)) from refusal
            self._wrote()
        self._look_again()

    def prepare(self, notation: str) -> None:
        self._host.ask(Prepare(self.table.id, (notation,) if notation else ()), Done)
        self.prepared = notation

    def leave(self) -> None:
        self._host.stop(self._listen)
        self._host.tell(StandUp())
        self.close()
