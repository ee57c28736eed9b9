"""A game and its file: what has been played is on the disk before anybody sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from gettext import gettext as _
from types import TracebackType
from typing import Any, Self

from engine import Event, Game, Move, format_move
from saves.atomic import NameTaken
from saves.errors import ReadOnly, SaveError
from saves.files import SaveFile
from saves.format import REDO, UNDO, Entry, Header, entry_bytes, game_bytes, id_of, new_id, read
from saves.names import printable
from saves.records import Record, enter, record_of
from saves.replay import begun, replayed
from saves.slots import cleaned, new_slots, path_of


class SavedGame:
    """A game that writes each confirmed move to its file before the call that played it returns.

    `game` may be looked at freely, but only played through here. Close it when it is left: until then no
    other program can play it.
    """

    def __init__(
        self, game: Game, slot: str, file: SaveFile, header: Header, *, torn: bool = False, seen_before: bool = False
    ) -> None:
        """A game that stands where its file ends; see `create`, `keep` and `open`."""
        self.game = game
        self.slot = slot
        self._file = file
        self.id = id_of(header)
        """What the records know the game by."""
        self.bots = dict(header.bots)
        """The players whom the computer plays, by name, with their levels; a level may be unknown to this version."""
        self.was_torn = torn
        """Whether the writing of the last entry had been broken off; all before it has been recovered."""
        self.seen_before = seen_before
        """Whether a move was taken back that had turned up something hidden: the records mark such a game."""
        self.record: Record | None = None
        """What the records say of this game once it is over."""
        self.record_problem: str | None = None
        """A sentence about why the game could not be entered into the records, or None."""

    @classmethod
    def create(
        cls,
        title: str,
        options: Mapping[str, Any],
        slot: str | None = None,
        *,
        bots: Mapping[str, str] | None = None,
        like: str | None = None,
        now: datetime | None = None,
    ) -> Self:
        """Begin `engine.new_game(title, **options)` and its file, in the slot named or in a free one.

        A free slot is named after the title, or `like` something else. Raises `engine.SetupError`, or `SaveError` if
        the slot is taken. A disk that cannot be written keeps nobody from playing: then `problem` is set.
        """
        return cls.keep(begun(title, options), slot, bots=bots, like=like, now=now)

    @classmethod
    def keep(
        cls,
        game: Game,
        slot: str | None = None,
        *,
        bots: Mapping[str, str] | None = None,
        like: str | None = None,
        seen_before: bool = False,
        id: str = "",
        now: datetime | None = None,
    ) -> Self:
        """Begin a file for a game that has been played somewhere else, its moves included, all in one write.

        The slot and the errors are those of `create`; `bots` are the levels of those whom the computer plays, by
        name. `id` is for a game that has one already; `seen_before` as in `Header`.
        """
        created = (now or datetime.now(UTC)).replace(microsecond=0)
        header = Header(game.title, game.options, created, id or new_id(), seen_before, bots or {})
        data = game_bytes(header, [format_move(move) for move in game.history], over=game.decision is None)
        base = cleaned(slot or like or game.title)
        for wanted in (base,) if slot else new_slots(base):
            try:
                file = SaveFile.create(path_of(wanted), data)
            except NameTaken:  # for a free slot: another program was faster
                continue
            return cls(game, wanted, file, header, seen_before=seen_before)
        raise SaveError(_("There is a saved game {name} already.").format(name=base))

    @classmethod
    def open(cls, slot: str) -> Self:
        """The game in a slot, at exactly the position after its last confirmed move.

        Raises `SaveError`; `Damaged` names the line. Opening changes no byte on the disk.
        """
        slot = cleaned(slot)
        file, data = SaveFile.open(path_of(slot))
        try:
            contents = read(data, slot)
            found = replayed(contents, slot)
        except BaseException:
            file.close()
            raise
        if contents.is_older:
            file.write_anew(_rewritten(contents.header, contents.entries))
        elif contents.sound < len(data):
            file.write_anew(data[: contents.sound])
        torn = contents.sound < len(data) and not file.in_use
        saved = cls(found.game, slot, file, contents.header, torn=torn, seen_before=found.seen_before)
        if found.game.decision is None:
            saved.record = record_of(saved.id)
        return saved

    @property
    def read_only(self) -> bool:
        """Whether another program has this game open, so that it can be looked at but not played."""
        return self._file.in_use

    @property
    def problem(self) -> str | None:
        """A sentence about what is wrong with the saving of this game now, or None."""
        return self._in_use() if self.read_only else self._file.problem

    @property
    def recovered(self) -> str | None:
        """A sentence about what was recovered when the game was opened, or None."""
        if not self.was_torn:
            return None
        if self._file.set_aside is None:
            return _("The last entry of {name} was not written to its end; all before it is there.").format(
                name=self.slot
            )
        return _("The last entry of {name} was not written to its end; its bytes are kept in {file}.").format(
            name=self.slot, file=printable(self._file.set_aside.name)
        )

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Play a complete move; it is on the disk when this returns.

        Raises `engine.Refused`, of which `ReadOnly` is one; then nothing has changed.
        """
        self._check()
        events = self.game.play(move)
        if self.game.decision is None:  # before the file says that it is over: then nothing could enter it any more
            self._enter_into_records()
        self._record(format_move(self.game.history[-1]))
        return events

    def undo(self) -> Move:
        """Take the last move back; raises `engine.Refused`."""
        self._check()
        self.seen_before |= self.game.undo_reveals
        move = self.game.undo()
        self._record(UNDO)
        return move

    def redo(self) -> Move:
        """Play the move again that was taken back last; raises `engine.Refused`."""
        self._check()
        move = self.game.redo()
        self._record(REDO)
        return move

    def close(self) -> None:
        """Give the file back, so that another program may play the game."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check(self) -> None:
        if self.read_only:
            raise ReadOnly(self._in_use())

    def _in_use(self) -> str:
        return _("{name} is open in another program: it can be looked at here, but not played.").format(name=self.slot)

    def _record(self, do: str) -> None:
        self._file.append(entry_bytes(do, over=self.game.decision is None))

    def _enter_into_records(self) -> None:
        """Note the end of the game where records are kept, at its first end only."""
        try:
            self.record = enter(self.game, self.id, seen_before=self.seen_before, bots=self.bots)
            self.record_problem = None
        except SaveError as error:
            self.record_problem = str(error)


def _rewritten(header: Header, entries: Iterable[Entry]) -> bytes:
    """A whole file in the present format."""
    return game_bytes(header, ()) + b"".join(entry_bytes(entry.do, over=entry.over) for entry in entries)
