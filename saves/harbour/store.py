"""The database of a host: the only module that speaks to SQLite."""

from __future__ import annotations

from pathlib import Path
from typing import Self


class StoreError(Exception):
    """The database cannot be opened, read or written; `str()` gives a sentence."""


class Store:
    """What a host keeps of players, keys, invitations, tables, seats, results and daily attempts, in one file."""

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The database of a data folder, made (0600, the folder 0700) or brought up to date where need be.

        `folder` holds `harbour.sqlite3`, `tables/` and `players/<id>/`. Raises `StoreError`.
        """
        raise NotImplementedError

    def close(self) -> None:
        """Write all to the one file and give it back."""
        raise NotImplementedError
