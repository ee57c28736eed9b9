"""The error log: errors that nobody foresaw, for those who can mend them, and a sentence about each for the player."""

from __future__ import annotations

import os
import traceback
from datetime import UTC, datetime
from pathlib import Path

from engine.texts.language import gettext as _
from saves.hosted import hosted
from saves.names import filled, printable
from saves.slots import home

NAME = "errors.txt"
_LARGEST = 256 * 1024


def logged(error: BaseException) -> str:
    """Write an error that nobody foresaw into the log; returns a sentence about it for the player."""
    what = named(error) if hosted() is None else type(error).__name__  # what it says may name a file
    file = _appended(error)
    words = _("Something went wrong that nobody foresaw: {error}. What was saved stays saved.")
    if file is not None and hosted() is None:
        words = _(
            "Something went wrong that nobody foresaw: {error}. What was saved stays saved. How it came about stands "
            "in {file}."
        )
    return filled(words, error=what, file=file)


def named(error: BaseException) -> str:
    """What an error says of itself, safe to show, or its kind alone where it cannot even say that."""
    try:
        return printable(repr(error))
    except Exception:
        return type(error).__name__


def _appended(error: BaseException) -> Path | None:
    """The file in which an error now stands below those before it; None if it cannot be written."""
    try:
        path = home() / NAME
        words = "".join([f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC\n", *traceback.format_exception(error), "\n"])
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        is_full = path.exists() and path.stat().st_size > _LARGEST
        how = os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC | (os.O_TRUNC if is_full else os.O_APPEND)
        with os.fdopen(os.open(path, how, 0o600), "w", encoding="utf-8", errors="replace") as file:
            file.write(words)
    except Exception:  # a mishap on the way must not hide the first one
        return None
    return path
