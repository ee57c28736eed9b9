"""New files where a player wants them, never over another file; the folder of exports is proposed for them."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.names import printable
from saves.slots import home

_MOST = 1000


def exports() -> Path:
    """The folder that is proposed, beside that of the saved games; it need not exist yet. Raises `SaveError`."""
    return home() / "exports"


def write_new(folder: Path, stem: str, contents: dict[str, str]) -> list[Path]:
    """Write files beside each other, by suffix what stands in them, under a name that none of them has yet.

    Gives their paths. The folder must exist, but for that of exports, which is made. Raises `SaveError` where it takes
    none.
    """
    if folder == exports():
        _make(folder)
    for number in range(1, _MOST):
        name = stem if number == 1 else f"{stem}-{number}"
        paths = [folder / (name + suffix) for suffix in contents]
        if any(os.path.lexists(path) for path in paths):
            continue
        for path, words in zip(paths, contents.values(), strict=True):
            _write(path, words)
        return paths
    raise SaveError(_("There are too many files that are called {name}.").format(name=printable(stem)))


def _make(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(
            _("{name} cannot be made: {reason}.").format(name=printable(str(folder)), reason=error.strerror)
        ) from error


def _write(path: Path, words: str) -> None:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o644)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(words)
    except (OSError, ValueError) as error:  # of a name that no file can have it is a ValueError
        reason = error.strerror if isinstance(error, OSError) else os.strerror(errno.EINVAL)
        raise SaveError(
            _("{name} cannot be written: {reason}.").format(name=printable(str(path)), reason=reason)
        ) from error
