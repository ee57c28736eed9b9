"""A game and its file: what has been played is on the disk before anybody sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Self

from engine import Event, Game, Move, Plan
from engine.texts.language import gettext as _
from saves import format as form
from saves.errors import ReadOnly, SaveError
from saves.files import SaveFile, new_file
from saves.format import REDO, UNDO, Contents, Entry, Header, WrittenMove
from saves.names import filled
from saves.reader import read
from saves.replay import begun, examined_contents
from saves.slots import cleaned, path_of
from saves.titles import Earlier, edition_of

if TYPE_CHECKING:
    from saves.record import Record


_TRIES = "saves.puzzles.tries:Tries"
"""What the tries of a puzzle are opened as: a kind of saved game itself, which is found by its name."""


class SavedGame:
    """A game that writes each confirmed move to its file before the call that played it returns.

    `game` may be looked at freely, but only played through here. Close it when it is left: until then no
    other program can play it.
    """

    company: None = None
    """Nobody plays it from elsewhere."""

    def __init__(self, game: Game, slot: str, file: SaveFile, header: Header, last_sum: str) -> None:
        """A game that stands where its file ends, with the sum of its last entry; see `create`, `keep` and `open`."""
        self.game = game
        self.slot = slot
        self._file = file
        self._sum = last_sum
        self.id = form.id_of(header)
        """What the records know the game by."""
        self.puzzle = header.puzzle
        """The id of the puzzle of which it holds the tries."""
        self.first_game = header.first_game
        """Whether it goes on from a lesson: it stands in the records, but is compared with none."""
        self.bots = dict(header.bots)
        """The players whom the computer plays, by name, with their levels; a level may be unknown to this version."""
        self.was_torn = False
        """Whether the writing of the last entry had been broken off; all before it has been recovered."""
        self.seen_before = header.seen_before
        """Whether a move was taken back that had turned up something hidden: the records mark such a game."""
        self.record: Record | None = None
        """What the records say of this game once it is over."""
        self.record_problem: str | None = None
        """A sentence about why the game could not be entered into the records, or None."""
        self.can_be_followed = True
        """Whether what stands in the file is what goes on, so that another window can read along."""
        self.at_close: Callable[[], None] | None = None
        """What ends when the file is given back."""
        self._earlier: Earlier | None = None
        self._copy: bytes | None = None

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
        aside: bool = False,
        first_game: bool = False,
        puzzle: str = "",
        id: str = "",
        now: datetime | None = None,
    ) -> Self:
        """Begin a file for a game that has been played somewhere else, its moves included, all in one write.

        The slot and the errors are those of `create`; `bots` are the levels of those whom the computer plays, by
        name. `id` is for a game that has one already; `seen_before`, `aside`, `first_game` and `puzzle` as in `Header`.
        The game itself stays as it is.
        """
        created = (now or datetime.now(UTC)).replace(microsecond=0)
        edition = game.about.edition
        flags = seen_before, bots or {}, edition, aside, first_game, puzzle
        header = Header(game.title, game.options, created, id or form.new_id(), *flags)
        whole = form.file_of(header, game)
        wanted, file = new_file(whole.data, like or game.title, slot)
        return cls(game.copy(), wanted, file, header, whole.sum)

    @classmethod
    def keep_unfollowed(cls, contents: Contents, slot: str | None = None) -> Self:
        """Begin a file for a game of an earlier edition with all that was read of it, and open it.

        The slot is that of `create`; raises `SaveError`.
        """
        header = contents.header
        wanted, file = new_file(form.whole_file(header, contents.entries).data, header.title, slot)
        file.close()
        if file.problem is not None:
            raise SaveError(file.problem)
        return cls.open(wanted)

    @classmethod
    def open(cls, slot: str) -> Self:
        """The game in a slot, at exactly the position after its last confirmed move.

        Where it was begun under an earlier edition of its title, it stands as far as its moves can be followed; if that
        is not to its end, what is played goes into a copy. `recovered` says so. Raises `SaveError`; `Damaged` names the
        line. Opening changes no byte on the disk.
        """
        slot = cleaned(slot)
        file, data = SaveFile.open(path_of(slot))
        try:
            contents = read(data, slot)
            found = examined_contents(contents, slot).whole()
        except BaseException:
            file.close()
            raise
        header = contents.header._replace(edition=edition_of(contents.header.title))
        last_sum = contents.sum
        if contents.is_older or found.earlier is not None:
            whole = form.whole_file(header, contents.entries)
            last_sum = whole.sum
            file.write_anew(whole.data, "damaged" if contents.is_older else f"edition-{contents.header.edition}")
        elif contents.sound < len(data):
            file.write_anew(data[: contents.sound])
        own = contents.header._replace(id=form.id_of(contents.header), seen_before=found.seen_before)
        saved = cls._of(header)(found.game, slot, file, own, last_sum)
        saved._opened(found.entries)
        saved.was_torn = contents.sound < len(data) and not file.in_use
        saved._earlier = found.earlier
        saved.can_be_followed = found.earlier is None and not contents.is_older
        if found.earlier is not None and not found.earlier.is_whole:
            saved.seen_before = True  # what lies beyond has been played
            copy = form.whole_file(header._replace(id=saved.id, seen_before=True), found.entries)
            saved._copy, saved._sum = copy.data, copy.sum
        if found.game.decision is None:
            from saves.records import record_of  # noqa: PLC0415  (9 ms of a start that has 30 to spare)

            saved.record = record_of(saved.id)
        return saved

    @property
    def header(self) -> Header:
        """What the game begins with, as it stands now."""
        game, edition = self.game, self.game.about.edition
        flags = self.seen_before, self.bots, edition, False, self.first_game, self.puzzle
        return Header(game.title, game.options, None, self.id, *flags)

    @property
    def read_only(self) -> bool:
        """Whether another program has this game open, so that it can be looked at but not played."""
        return self._file.in_use

    @property
    def problem(self) -> str | None:
        """A sentence about what is wrong with the saving of this game now, or None."""
        if not self.read_only:
            return self._file.problem
        return _("{name} is open in another program: it can be looked at here, but not played.").format(name=self.slot)

    @property
    def unsaved(self) -> str | None:
        """Why what was played last is in memory alone; None where all of it is on the disk."""
        return self._file.reason if self._file.is_waiting else None

    @property
    def mark(self) -> str:
        """What changes with every entry of the file: the same mark, the same game."""
        return f"{len(self.game.history)} {self._sum}"

    def save(self) -> None:
        """Try once more to write what the disk has refused, if it has refused anything; `unsaved` says how it went."""
        self._file.try_again()

    @property
    def recovered(self) -> str | None:
        """A sentence about what was recovered when the game was opened, or None."""
        earlier, kept = self._earlier, self._file.set_aside
        if earlier is not None and earlier.is_whole:
            return earlier.sentence
        if earlier is not None:
            words = _("{sentence} It goes on as {slot}; its file stays as it is.")
            if self._copy is not None:
                words = _("{sentence} It goes on as a copy; its file stays as it is.")
            return words.format(sentence=earlier.sentence, slot=self.slot)
        if not self.was_torn:
            return None
        words = _("The last entry of {name} was not written to its end; all before it is there.")
        if kept is not None:
            words = _("The last entry of {name} was not written to its end; its bytes are kept in {file}.")
        return filled(words, name=self.slot, file=kept and kept.name)

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        """Play a complete move, or all moves of a plan; it is on the disk when this returns, all of it or nothing.

        Raises `engine.Refused`, of which `ReadOnly` is one; then nothing has changed.
        """
        self._check()
        if isinstance(move, Plan) and not move.moves:
            return ()
        events = self.game.play(move)
        if self.game.decision is None:  # before the file says that it is over: then nothing could enter it any more
            self._enter_into_records()
        self._record(*form.written(self.game.last))
        return events

    def undo(self) -> Move:
        """Take back the last move, with all that were played together with it; raises `engine.Refused`."""
        self._check()
        self.seen_before |= self.game.undo_reveals
        move = self.game.undo()
        self._record(UNDO)
        return move

    def redo(self) -> Move:
        """Play again what was taken back last; raises `engine.Refused`."""
        self._check()
        move = self.game.redo()
        self._record(REDO)
        return move

    def close(self) -> None:
        """Give the file back, so that another program may play the game."""
        self._file.close()
        ends, self.at_close = self.at_close, None
        if ends is not None:
            ends()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @classmethod
    def _of(cls, header: Header) -> type[Self]:
        """What a game with this header is opened as."""
        kind: type[Self] = cls if not header.puzzle else resolve_name(_TRIES)
        return kind

    def _opened(self, entries: Sequence[Entry]) -> None:
        """All that was read of the file has been followed up to here."""

    def _check(self) -> None:
        if self.read_only:
            raise ReadOnly(self.problem or "")

    def _record(self, *moves: WrittenMove | str) -> None:
        over = self.game.decision is None
        entry = form.entry_bytes(*moves, over=over, after=self._sum)
        self._sum = form.next_sum(self._sum, form.step_of(*moves), over=over)
        if self._copy is None:
            self._file.append(entry)
            return
        original = self._file
        self.slot, self._file = new_file(self._copy + entry, _("{name}-copy").format(name=self.slot))
        self._copy = None
        original.close()

    def _enter_into_records(self) -> None:
        """Note the end of the game where records are kept, at its first end only."""
        from saves.records import enter  # noqa: PLC0415  (as above)

        try:
            self.record = enter(
                self.game, self.id, seen_before=self.seen_before, bots=self.bots, first_game=self.first_game
            )
            self.record_problem = None
        except SaveError as error:
            self.record_problem = str(error)
