"""The messages in the code, in the order in which they stand there, each for one part of the catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.messages.extract import extract_from_file

from engine.texts.names import FORMS

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui")
TITLES = ("le_havre", "homesteaders", "speicherstadt", "macao")
NAMES = "names"
"""The folder of the parts that hold names."""

Spec = tuple[int | tuple[int, int] | tuple[int, str], ...] | None
Keywords = dict[str, dict[int | None, Spec] | Spec]
"""Which arguments of a function are a message, as Babel has it."""
_MARKS: Keywords = {
    "_": None,
    "N_": None,
    "NC_": ((1, "c"), 2),
    "gettext": None,
    "message": (1,),
    "ngettext": (1, 2),
    "counted": (1, 2),
    "Forms": (1, 2),
    "Unit": (1, 2),
    "in_context": ((1, "c"), 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
_NAMING: Keywords = {"called": (1,), "forms": (1, 2), "numbered": (1, 2)}
"""What declares names in the rules of a title (`engine/texts/names.py`); the title is their context."""
_COMMENTS = ("Translators:",)


class Marked(NamedTuple):
    """A message: its words, for one and for any other number where it has both, and where it stands."""

    words: str | tuple[str, str]
    context: str
    part: str
    files: tuple[str, ...]
    comments: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """What a catalogue knows it by."""
        return self.context, self.words if isinstance(self.words, str) else self.words[0]


def messages() -> tuple[Marked, ...]:
    """All messages, each once, for the part of the first place where it stands."""
    found: dict[tuple[str, str], Marked] = {}
    for one in marked():
        before = found.get(one.key)
        if before is None:
            found[one.key] = one
            continue
        files = before.files if one.files[0] in before.files else before.files + one.files
        words = one.words if isinstance(before.words, str) else before.words
        found[one.key] = before._replace(words=words, files=files, comments=before.comments or one.comments)
    return tuple(found.values())


def marked() -> Iterator[Marked]:
    """All messages, each wherever it stands."""
    for path in _modules():
        yield from _in_module(path)


def forms(marked: tuple[Marked, ...], wanted: tuple[str, ...]) -> Iterator[Marked]:
    """The same, each name followed by those of its forms that a language asks for."""
    for one in marked:
        yield one
        if one.part.startswith(NAMES) and not _is_number_of(one):
            for form in wanted:
                yield one._replace(context=f"{one.context} {form}", comments=())


def _is_number_of(one: Marked) -> bool:
    """Whether it says how many there are of something: numbers of goods have no article."""
    return not isinstance(one.words, str) and one.words[0].startswith("{n} ")


def is_form(context: str) -> bool:
    """Whether a context is that of a form of a name."""
    return context.rpartition(" ")[2] in FORMS and context.rpartition(" ")[0].replace("-", "_") in TITLES


@cache
def _modules() -> tuple[Path, ...]:
    return tuple(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))


def _in_module(path: Path) -> Iterator[Marked]:
    file = path.relative_to(ROOT)
    found = list(_extracted(path, _MARKS, _part(file)))
    if file.parts[0] == "engine" and file.parts[1] in TITLES:
        title = file.parts[1]
        context = title.replace("_", "-")
        found += [(line, one._replace(context=context)) for line, one in _extracted(path, _NAMING, f"{NAMES}/{title}")]
    return (one for _line, one in sorted(found, key=lambda one: one[0]))


def _extracted(path: Path, keywords: Keywords, part: str) -> Iterator[tuple[int, Marked]]:
    file = str(path.relative_to(ROOT))
    for line, words, comments, context in extract_from_file("python", str(path), keywords, _COMMENTS):
        if words:  # the empty one names a catalogue's own page
            both = words if isinstance(words, str) else (str(words[0]), str(words[1]))
            yield line, Marked(both, context or "", part, (file,), tuple(comments))


def _part(file: Path) -> str:
    """The part that the messages of a module belong to: a file for each folder of a floor."""
    floor, *inner = file.parts
    return f"{floor}/{inner[0]}" if len(inner) > 1 else f"{floor}/shared"
