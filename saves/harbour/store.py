"""The database of a host: the only module that speaks to SQLite.

It is one file in WAL mode, with foreign keys, brought up to date by numbered migrations. Rows are read and written as
the named tuples of `rows.py`; whatever belongs together is written in one transaction, all of it or nothing.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.harbour.rows import KEYS, NAMES, AnyRow

R = TypeVar("R")

FILE: Final = "harbour.sqlite3"
TABLES: Final = "tables"
"""The folder of the games of tables."""
PLAYERS: Final = "players"
"""The folder with a folder for each player, called by the number."""

_PATIENCE: Final = 1.0
"""Seconds for which another program, such as one that makes an invitation, is waited for: all sessions stand still."""

MIGRATIONS: Final = (
    """
    CREATE TABLE players (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE,
        likeness TEXT NOT NULL UNIQUE, made REAL NOT NULL, seen REAL NOT NULL, preferences TEXT NOT NULL,
        is_removed INTEGER NOT NULL
    );
    CREATE TABLE keys (
        fingerprint TEXT PRIMARY KEY, player INTEGER NOT NULL REFERENCES players, made REAL NOT NULL
    );
    CREATE INDEX keys_of_player ON keys (player);
    CREATE TABLE invitations (
        digest TEXT PRIMARY KEY, made REAL NOT NULL, expires REAL NOT NULL, used_by INTEGER REFERENCES players
    );
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, title TEXT NOT NULL, variant TEXT NOT NULL, rules TEXT NOT NULL, hints INTEGER NOT NULL,
        seconds INTEGER NOT NULL, by INTEGER NOT NULL REFERENCES players, state TEXT NOT NULL, made REAL NOT NULL,
        moved REAL NOT NULL, deadline REAL NOT NULL, is_told INTEGER NOT NULL, summary TEXT NOT NULL
    );
    CREATE INDEX tables_by_state ON tables (state, moved);
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        player INTEGER REFERENCES players, level TEXT NOT NULL, shown TEXT NOT NULL,
        kept_for INTEGER REFERENCES players, owner INTEGER REFERENCES players, first INTEGER REFERENCES players,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX seats_of_player ON seats (player);
    CREATE TABLE votes (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        voter INTEGER NOT NULL REFERENCES players, level TEXT NOT NULL, PRIMARY KEY (table_id, seat, voter)
    );
    CREATE TABLE asked (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, what TEXT NOT NULL,
        by INTEGER NOT NULL REFERENCES players, entries INTEGER NOT NULL, steps INTEGER NOT NULL
    );
    CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES asked ON DELETE CASCADE, player INTEGER NOT NULL REFERENCES players,
        yes INTEGER NOT NULL, PRIMARY KEY (table_id, player)
    );
    CREATE TABLE words (
        id INTEGER PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        player INTEGER NOT NULL REFERENCES players, at REAL NOT NULL, entries INTEGER NOT NULL, words TEXT NOT NULL
    );
    CREATE INDEX words_of_table ON words (table_id);
    CREATE TABLE prepared (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, player INTEGER NOT NULL REFERENCES players,
        moves TEXT NOT NULL, PRIMARY KEY (table_id, player)
    );
    CREATE TABLE results (
        table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, title TEXT NOT NULL, finished REAL NOT NULL,
        player INTEGER REFERENCES players, level TEXT NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL,
        has_left INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE ratings (
        title TEXT NOT NULL, with_computers INTEGER NOT NULL, player INTEGER NOT NULL, level TEXT NOT NULL,
        points REAL NOT NULL, tables INTEGER NOT NULL, wins INTEGER NOT NULL,
        PRIMARY KEY (title, with_computers, player, level)
    );
    CREATE TABLE daily (
        title TEXT NOT NULL, day TEXT NOT NULL, player INTEGER NOT NULL REFERENCES players, score INTEGER NOT NULL,
        at REAL NOT NULL, PRIMARY KEY (title, day, player)
    );
    """,
    "ALTER TABLE invitations ADD COLUMN player INTEGER REFERENCES players",
)
"""What leads from each version of the database to the next; one that has been in a release is never changed."""


class StoreError(SaveError):
    """The database cannot be opened, read or written; `str()` gives a sentence."""


class Taken(Exception):
    """There is such a row already: nothing has been written."""


class Store:
    """What a host keeps, in the file of a data folder that also has `tables/` and `players/`."""

    def __init__(self, folder: Path, connection: sqlite3.Connection) -> None:
        """See `open`."""
        self.folder = folder
        self._connection = connection

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The database of a data folder, made (0600, the folder 0700) or brought up to date where need be.

        Raises `StoreError`.
        """
        try:
            for wanted in (folder, folder / TABLES, folder / PLAYERS):
                wanted.mkdir(mode=0o700, parents=True, exist_ok=True)
            path = folder / FILE
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600))
            connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise _unusable(error) from error
        store = cls(folder, connection)
        try:
            store._bring_up_to_date()
        except BaseException:
            connection.close()
            raise
        return store

    def _bring_up_to_date(self) -> None:
        with _told():
            run = self._connection.execute
            run("PRAGMA journal_mode = WAL")
            run("PRAGMA foreign_keys = ON")
        with self.writing():
            (found,) = run("PRAGMA user_version").fetchone()
            if found > len(MIGRATIONS):
                raise StoreError(
                    _("The database of this host is of version {found}: this version of Havre knows version {known}."),
                    found=found,
                    known=len(MIGRATIONS),
                )
            for migration in MIGRATIONS[found:]:
                for statement in filter(str.strip, migration.split(";")):
                    run(statement)
            run(f"PRAGMA user_version = {len(MIGRATIONS)}")

    @contextmanager
    def writing(self, *, waits: bool = True) -> Iterator[None]:
        """What is written within is written together, or not at all; raises `StoreError`.

        `waits`: it is on the disk afterwards, whatever happens to the machine; else it only outlives this program.
        """
        if self._is_writing():  # a part of something greater
            yield
            return
        with _told():
            self._connection.execute("PRAGMA synchronous = FULL" if waits else "PRAGMA synchronous = NORMAL")
            self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            with _told():
                self._connection.execute("COMMIT")
        except BaseException:
            if self._is_writing():
                self._connection.execute("ROLLBACK")
            raise

    def _is_writing(self) -> bool:
        return self._connection.in_transaction

    def find(self, kind: type[R], **equal: object) -> list[R]:
        """All rows with these values, in the order of their keys; a tuple stands for any of its values."""
        where, values = _where(equal)
        columns, name, order = ", ".join(_columns(kind)), NAMES[kind], ", ".join(KEYS[kind])
        return self._rows(kind, f"SELECT {columns} FROM {name}{where} ORDER BY {order}", values)  # noqa: S608

    def latest(self, kind: type[R], by: str, count: int, **equal: object) -> list[R]:
        """The last so many rows by a column, the last one first."""
        where, values = _where(equal)
        columns, name = ", ".join(_columns(kind)), NAMES[kind]
        query = f"SELECT {columns} FROM {name}{where} ORDER BY {by} DESC, rowid DESC LIMIT {count}"  # noqa: S608
        return self._rows(kind, query, values)

    def one(self, kind: type[R], **equal: object) -> R | None:
        """The one row with these values, or None."""
        return next(iter(self.find(kind, **equal)), None)

    def count(self, kind: type[AnyRow], **equal: object) -> int:
        """How many rows have these values."""
        where, values = _where(equal)
        with _told():
            found = self._connection.execute(f"SELECT count(*) FROM {NAMES[kind]}{where}", values)  # noqa: S608
            return int(found.fetchone()[0])

    def lowest(self, kind: type[AnyRow], column: str, **equal: object) -> float | None:
        """The lowest value above 0 in a column of the rows with these values; None where there is none."""
        where, values = _where(equal)
        query = f"SELECT min({column}) FROM {NAMES[kind]}{where} AND {column} > 0"  # noqa: S608
        with _told():
            found: float | None = self._connection.execute(query, values).fetchone()[0]
            return found

    def add(self, row: AnyRow) -> int:
        """Write a new row; its number where it has one. Raises `Taken` where there is one already."""
        with self.writing():
            return self._insert(row, "")

    def put(self, row: AnyRow) -> None:
        """Write a row in place of the one with the same key, if there is one."""
        kind = type(row)
        others = [name for name in _columns(kind) if name not in KEYS[kind]]
        changed = ", ".join(f"{name} = excluded.{name}" for name in others)
        with self.writing():
            self._insert(row, f" ON CONFLICT ({', '.join(KEYS[kind])}) DO UPDATE SET {changed}")

    def delete(self, kind: type[AnyRow], **equal: object) -> int:
        """Delete all rows with these values, with what hangs on them; how many there were."""
        where, values = _where(equal)
        with self.writing(), _told():
            return self._connection.execute(f"DELETE FROM {NAMES[kind]}{where}", values).rowcount  # noqa: S608

    def close(self) -> None:
        """Write all into the one file and give it back."""
        with _told():
            self._connection.close()

    def _insert(self, row: AnyRow, conflict: str) -> int:
        columns = _columns(type(row))
        marks = ", ".join("?" * len(columns))
        query = f"INSERT INTO {NAMES[type(row)]} ({', '.join(columns)}) VALUES ({marks}){conflict}"  # noqa: S608
        with _told():
            return int(self._connection.execute(query, tuple(row)).lastrowid or 0)

    def _rows(self, kind: type[R], query: str, values: list[Any]) -> list[R]:
        with _told():
            return [kind(*row) for row in self._connection.execute(query, values)]


def _columns(kind: Any) -> tuple[str, ...]:
    columns: tuple[str, ...] = kind._fields
    return columns


def _where(equal: dict[str, object]) -> tuple[str, list[Any]]:
    parts: list[str] = []
    values: list[Any] = []
    for name, value in equal.items():
        if isinstance(value, tuple):
            parts.append(f"{name} IN ({', '.join('?' * len(value))})")
            values += value
        else:
            parts.append(f"{name} IS ?")
            values.append(value)
    return (f" WHERE {' AND '.join(parts)}" if parts else ""), values


@contextmanager
def _told() -> Iterator[None]:
    """Errors of SQLite as ours."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Taken(str(error)) from error
    except sqlite3.Error as error:
        raise _unusable(error) from error


def _unusable(error: OSError | sqlite3.Error) -> StoreError:
    return StoreError(_("The database of this host cannot be used: {reason}."), reason=error)
