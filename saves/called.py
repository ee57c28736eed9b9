"""What cards and goods are called in every language, for whoever looks for one by another name than is shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from engine.texts.language import spoken
from engine.texts.text import ENGLISH
from saves.catalogues import LANGUAGES

NAMES: Final = LANGUAGES / "names.tsv"
"""A column for each language and one for what is typed in place of Chinese signs, a line for each name; made by
`python -m tests.languages names`."""
TYPED: Final = "typed"
_NUMBER: Final = re.compile(r"[a-z]*[0-9]+ ")
"""What may stand before a name, as on a card."""
_LEAST: Final = 3
"""So many Latin letters must be typed before names of other languages are looked through: fewer begin too many."""


def plainly(words: str) -> str:
    """Words without capitals and accents, as they are typed to find something."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def labels_like(word: str) -> tuple[str, ...]:
    """What is called by a word, or by its beginning, in another language than is shown: the names that are shown."""
    return _labels_like(word, spoken().code)


@lru_cache(256)
def _labels_like(word: str, code: str) -> tuple[str, ...]:
    wanted = plainly(word)
    if wanted.isascii() and len(wanted) < _LEAST:
        return ()
    return tuple(dict.fromkeys(shown for shown, names in _others(code) if any(_has(one, wanted) for one in names)))


def also_called(label: str) -> tuple[str, ...]:
    """What the thing with this name, or with a number before it, is called in all languages, and how it is typed."""
    wanted = _NUMBER.sub("", plainly(label), count=1)
    rows = ((shown, *names) for shown, names in _others(spoken().code) if shown == wanted)
    return tuple(dict.fromkeys(name for row in rows for name in row))


def _has(name: str, wanted: str) -> bool:
    """Whether a name holds what is wanted, in a language with blanks as the beginning of a word."""
    return wanted in name if not wanted.isascii() else any(part.startswith(wanted) for part in (name, *name.split()))


@lru_cache(4)
def _others(code: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each name as it is shown in a language, and what else the thing is called; all of them plainly."""
    return tuple(
        (shown, tuple({plainly(name) for name in row.values() if name} - {shown}))
        for row in _rows()
        if (shown := plainly(row.get(code, "") or row[ENGLISH.code]))
    )


@cache
def _rows() -> tuple[dict[str, str], ...]:
    try:
        heading, *lines = NAMES.read_text(encoding="utf-8").splitlines()
    except OSError:
        return ()
    return tuple(_read(heading.split("\t"), lines))


def _read(columns: list[str], lines: list[str]) -> Iterator[dict[str, str]]:
    for line in lines:
        yield dict(zip(columns, line.split("\t"), strict=True))
