"""New files where a player wants them: in the folder that the program was started in, never over another file."""

from __future__ import annotations

import os
from pathlib import Path

from saves.errors import SaveError
from saves.names import printable
from texts.translation import gettext as _

_MOST = 1000


def write_new(stem: str, contents: dict[str, str]) -> list[Path]:
    """Write files beside each other, by suffix what stands in them, under a name that none of them has yet.

    Gives their paths. Raises `SaveError` where the folder takes none.
    """
    folder = Path.cwd()
    for number in range(1, _MOST):
        name = stem if number == 1 else f"{stem}-{number}"
        paths = [folder / (name + suffix) for suffix in contents]
        if any(os.path.lexists(path) for path in paths):
            continue
        for path, words in zip(paths, contents.values(), strict=True):
            _write(path, words)
        return paths
    raise SaveError(_("There are too many files that are called {name}.").format(name=printable(stem)))


def _write(path: Path, words: str) -> None:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o644)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(words)
    except OSError as error:
        raise SaveError(
            _("{name} cannot be written: {reason}.").format(name=printable(str(path)), reason=error.strerror)
        ) from error
