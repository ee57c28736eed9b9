"""Catalogues on the disk: a file of translations for each part of the program, all of them compiled into one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from engine.texts import Language
from engine.texts.names import Catalogue
from engine.texts.text import ENGLISH
from saves.catalogues import LANGUAGES, Spoken, compiled, languages
from tests.languages.extracting import Marked, forms, messages

WIDTH = 120
_FORMATS = {"python-format", "python-brace-format"}
"""What Babel makes of braces: what a translation may do with them is ours to check (`checks.py`)."""
Key = tuple[str, str]


class Plain(Catalog):
    """A catalogue whose head says nothing that changes from day to day."""

    def __init__(self, spoken: Spoken) -> None:
        super().__init__(locale=spoken.code, header_comment="", fuzzy=False)
        self.spoken = spoken

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """Its language, and the forms of its plurals."""
        return [
            ("Language", self.spoken.code),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", f"{self.spoken.plural};"),
        ]

    @mime_headers.setter
    def mime_headers(self, value: Iterable[tuple[str, str]]) -> None:
        raise AttributeError("a catalogue that is made is told its head by its language")


def chosen(codes: Iterable[str]) -> list[Spoken]:
    """The languages of some codes; all of them if there is none."""
    wanted = set(codes)
    return [one for one in languages() if not wanted or one.code in wanted]


def files(code: str) -> list[Path]:
    """The parts of a language."""
    return sorted(path for path in (LANGUAGES / code).rglob("*.po"))


def read(code: str) -> dict[Key, Message]:
    """All translations of a language, by context and words."""
    found: dict[Key, Message] = {}
    for path in files(code):
        with path.open("rb") as file:
            for message in read_po(file, locale=code, abort_invalid=True):
                if message.id:
                    found[key(message)] = message
    return found


def strings(message: Message) -> tuple[str, ...]:
    """The translation of a message in all its forms; empty where there is none."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def key(message: Message) -> Key:
    """What a message is known by."""
    return message.context or "", message.id if isinstance(message.id, str) else message.id[0]


def merged(spoken: Spoken, known: Mapping[Key, Message], marked: Iterable[Marked]) -> Iterator[tuple[str, Plain]]:
    """The parts of a language: the messages of the code, with the translations that are known."""
    parts: dict[str, Plain] = {}
    for one in marked:
        part = parts.setdefault(one.part, Plain(spoken))
        before = known.get(one.key)
        message = part.add(
            one.words,
            string=_translation(one, before, part.num_plurals),
            locations=[(file, 1) for file in one.files],
            flags=before.flags if before else (),
            auto_comments=one.comments,
            user_comments=before.user_comments if before else (),
            context=one.context or None,
        )
        message.flags -= _FORMATS
    yield from parts.items()


def _translation(one: Marked, before: Message | None, plurals: int) -> str | tuple[str, ...]:
    """What a message was translated with, if it has as many forms as before."""
    given = strings(before) if before else ("",)
    if isinstance(one.words, str):
        return given[0]
    return given if len(given) == plurals else given[:1] * plurals


def written(part: Catalog) -> bytes:
    """A part as a file."""
    file = BytesIO()
    write_po(file, part, width=WIDTH, include_lineno=False)
    return file.getvalue().lstrip()


def update(spoken: Spoken) -> None:
    """Bring the parts of a language up to date with the code; what is translated moves with its message."""
    known = read(spoken.code)
    folder = LANGUAGES / spoken.code
    parts = {folder / f"{name}.po": part for name, part in merged(spoken, known, forms(messages(), spoken.forms))}
    for path in {*files(spoken.code)} - set(parts):
        path.unlink()
    for path, part in parts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written(part))


def translated(spoken: Spoken) -> bytes:
    """All parts of a language as the one catalogue that the program reads; what is fuzzy or empty is left out."""
    whole = Plain(spoken)
    for (context, _words), message in sorted(read(spoken.code).items()):
        if not message.fuzzy and all(strings(message)):
            whole.add(message.id, string=message.string, context=context or None)
    file = BytesIO()
    write_mo(file, whole)
    return file.getvalue()


@cache
def said_now(code: str) -> Language:
    """A language as its files have it, whether or not they have been compiled since."""
    if code == ENGLISH.code:
        return ENGLISH
    return Catalogue(code, GNUTranslations(BytesIO(translated(*chosen([code])))))


def compile_(spoken: Spoken) -> None:
    """Write what the program reads."""
    path = compiled(spoken.code)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(translated(spoken))
