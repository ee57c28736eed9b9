"""The folders of Havre: that of saved games with its slots, none of which can lead out of it, and that of exports."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_dir

from engine.texts.language import gettext as _
from saves.disk import SUFFIX, sync_folder, write_text
from saves.errors import SaveError
from saves.names import printable, shortened

_LONGEST = 60
_NUMBER = 10
_MOST_ALIKE = 1000
"""So many files at most are called alike, but for a number."""
_LONGEST_BYTES = 200  # file systems allow 255, and a copy of a damaged file has a longer name
_TRIES = re.compile(r"puzzle-[a-z-]+-[0-9]{6}-[0-9a-f]{6}")
"""The slots in which the tries of puzzles are kept."""
_NOT_PORTABLE = re.compile(r'[/\\:*?"<>|]+')


def home() -> Path:
    """The folder of everything that Havre keeps; the environment variable HAVRE_HOME names another one.

    Raises `SaveError` where that is the folder of a user whom nobody knows.
    """
    chosen = os.environ.get("HAVRE_HOME")
    return at_home(chosen) if chosen else Path(user_data_dir("havre", appauthor=False))


def at_home(chosen: str) -> Path:
    """The folder that HAVRE_HOME names; raises `SaveError` where it is that of a user whom nobody knows."""
    try:
        return Path(chosen).expanduser()
    except RuntimeError as error:
        raise SaveError(_("HAVRE_HOME names the folder of a user whom nobody knows: {name}."), name=chosen) from error


def folder() -> Path:
    """The folder of saved games, which need not exist yet."""
    return home() / "saves"


def make_folder() -> Path:
    """The folder of saved games, made if need be; nobody but its owner can look into it. Raises OSError."""
    wanted = folder()
    missing = [path for path in (wanted, *wanted.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)
        sync_folder(path.parent)
    return wanted


def cleaned(name: str) -> str:
    """The slot that a name stands for: no path, nothing invisible, not long, not hidden, not like an option.

    Cleaning a slot gives the same slot. Raises `SaveError` if nothing is left.
    """
    slot = printable(name)
    if slot.endswith(SUFFIX):
        slot = slot[: -len(SUFFIX)]
    slot = shortened(_NOT_PORTABLE.sub("-", slot).lstrip(".- "), _LONGEST)
    while len(slot.encode()) > _LONGEST_BYTES:
        slot = slot[:-1]
    slot = slot.rstrip(". ")
    if slot.endswith(SUFFIX):
        return cleaned(slot)
    if not slot:
        raise SaveError(_("A saved game needs a name with a letter or a digit in it."))
    return slot


def path_of(slot: str) -> Path:
    """The file of a slot, whether it exists or not; the name is cleaned. Raises `SaveError`."""
    return folder() / (cleaned(slot) + SUFFIX)


def existing() -> list[str]:
    """The slots that there are, in no order. A folder that cannot be read raises `SaveError`."""
    try:
        with os.scandir(folder()) as entries:
            stems = [entry.name[: -len(SUFFIX)] for entry in entries if entry.name.endswith(SUFFIX)]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveError(_("The folder of saved games cannot be read: {reason}."), reason=error) from error
    return [stem for stem in stems if _is_slot(stem)]


def games() -> list[str]:
    """The same without those of puzzles, of which nobody keeps a list. Raises `SaveError`."""
    return [slot for slot in existing() if _TRIES.fullmatch(slot) is None]


def new_slots(name: str) -> Iterator[str]:
    """Numbered names like this one, in the order in which to try them: NAME-1, NAME-2, ..."""
    base = cleaned(shortened(cleaned(name), _LONGEST - _NUMBER))
    numbered = re.compile(re.escape(base) + r"-([1-9][0-9]{0,8})")
    try:
        numbers = [int(match[1]) for slot in existing() if (match := numbered.fullmatch(slot))]
    except SaveError:
        numbers = []
    number = max(numbers, default=0)
    while True:
        number += 1
        yield f"{base}-{number}"


def _is_slot(stem: str) -> bool:
    try:
        return cleaned(stem) == stem
    except SaveError:
        return False


# The folder of exports.


def exports() -> Path:
    """The folder that is proposed, beside that of the saved games; it need not exist yet. Raises `SaveError`."""
    return home() / "exports"


def write_new(folder: Path, stem: str, contents: dict[str, str]) -> list[Path]:
    """Write files beside each other, by suffix what stands in them, under a name that none of them has yet.

    Gives their paths. The folder must exist, but for that of exports, which is made. Raises `SaveError` where it takes
    none.
    """
    if folder == exports():
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(_("{name} cannot be made: {reason}."), name=folder, reason=error) from error
    for number in range(1, _MOST_ALIKE):
        name = stem if number == 1 else f"{stem}-{number}"
        paths = [folder / (name + suffix) for suffix in contents]
        if any(os.path.lexists(path) for path in paths):
            continue
        for path, words in zip(paths, contents.values(), strict=True):
            write_text(path, words)
        return paths
    raise SaveError(_("There are too many files that are called {name}."), name=stem)
