"""The reading of a game that several write: what stands in its file is followed, entry by entry, as it comes."""

from __future__ import annotations

from engine import Event, Game
from saves import format as form
from saves.errors import SaveError
from saves.format import Entry, Header
from saves.harbour.game_files import begun_again, damaged
from saves.harbour.shared_file import SharedFile
from saves.replay import repeat
from saves.tail import beginning_of, is_broken_off, tail_of


class SharedReading:
    """A game at a table as its file has it, up to where it was read."""

    def __init__(self, file: SharedFile, header: Header, game: Game) -> None:
        """The `game` is the one that is begun with the header: nothing has been read behind that."""
        self.id = form.id_of(header)
        self.game = game
        self.header = header
        """What the game begins with, its seed included: it is not shown before the end."""
        self.entries = 0
        """How many entries have been read."""
        self.seen_before = False
        """Whether a move was taken back that had turned something up."""
        self.has_gone_back = False
        """Whether something that had been shown was taken back, or the game was read anew: all is to be looked at."""
        self.problem: str | None = None
        """A sentence about what was wrong with the file when it was used last, or None."""
        self._file = file
        self._sum = form.first_sum(header.options)
        self._news: list[Event] = []

    def catch_up(self) -> tuple[Event, ...]:
        """Read what others have written: what happened since this was called last. Raises nothing; see `problem`.

        What was read on the way to a refusal is told here, too.
        """
        try:
            if self._file.size != self._file.sound:
                with self._file.held(only_to_read=True):
                    self._read()
            self.problem = None
        except SaveError as error:
            self.problem = str(error)
        news, self._news = tuple(self._news), []
        return news

    def _read(self) -> bool:
        """Take in what stands behind what was read; whether there was anything. The lock is held."""
        if self._file.size < self._file.sound:  # cut off by a writer whose disk refused, or by hand
            self._read_all()
            return True
        rest = self._file.rest()
        tail = tail_of(rest, self._sum)
        if not is_broken_off(rest[tail.size :]):
            raise damaged(self.entries + len(tail.entries) + 1)
        for entry in tail.entries:
            self._follow(entry)
        self._file.sound += tail.size
        self._sum = tail.sum
        return bool(tail.entries)

    def _read_all(self) -> None:
        """Read the file from its beginning. The lock is held."""
        self.entries, self.seen_before, self.has_gone_back, self._news = 0, False, True, []
        self.game = begun_again(self.header)
        self._sum = form.first_sum(self.header.options)
        self._file.sound = 0
        data = self._file.rest()
        self._file.sound = beginning_of(data)
        self._read()
        self._news.clear()

    def _follow(self, entry: Entry) -> None:
        reveals = entry.is_undo and self.game.undo_reveals
        try:
            repeat(self.game, entry)
        except Exception as error:  # whatever stands there, the player is owed a sentence
            raise damaged(self.entries + 1) from error
        self.seen_before |= reveals
        self._entered(1)
        if entry.is_undo or entry.is_redo:
            self.has_gone_back = True
        else:
            self._news += [event for played in self.game.last for event in played.events]

    def _entered(self, count: int) -> None:
        self.entries += count
        if self.game.decision is None:
            self.game.options = dict(self.header.options)  # now everybody may see all
