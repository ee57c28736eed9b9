"""The table of names in all languages (`saves/called.py`), and what is typed for Chinese signs: their initials."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module

from babel.messages.catalog import Message

from engine.texts.text import ENGLISH
from saves.called import NAMES, TYPED
from saves.catalogues import languages
from tests.languages.catalogues import Key, read, strings
from tests.languages.extracting import TITLES

_VALUES = re.compile(r"\{[^}]*\}")
_CONTEXTS = {title.replace("_", "-") for title in TITLES}
_HAN = re.compile("[\u3400-\u9fff]")
_FRAME = re.compile("第 .|（ ?）")
"""What Chinese puts around a number or a list that is left out: "第3场火灾", "订单（茶叶）"."""


def table(typed: dict[str, str]) -> str:
    """The table, with what is typed for names in signs."""
    codes = [one.code for one in languages()]
    lines = ["\t".join([ENGLISH.code, *codes, TYPED])]
    for names in rows():
        signs = next((name for name in names if _HAN.search(name)), "")
        lines.append("\t".join([*names, typed.get(signs, "")]))
    return "\n".join(lines) + "\n"


def rows() -> list[tuple[str, ...]]:
    """Every name in every language, English first, without the numbers in it."""
    known = [read(one.code) for one in languages()]
    found = (
        (_bare(key[1]), *(_bare(strings(one[key])[0]) for one in known)) for key in known[0] if _is_name(key, known)
    )
    return list(dict.fromkeys(names for names in found if all(names)))


def _is_name(key: Key, known: Sequence[Mapping[Key, Message]]) -> bool:
    """Whether a message is the name of something, and not of a number of it, in all languages."""
    return key[0] in _CONTEXTS and all(key in one and isinstance(one[key].id, str) for one in known)


def _bare(name: str) -> str:
    return _FRAME.sub("", " ".join(_VALUES.sub(" ", name).split())).strip(". ")


def read_typed() -> dict[str, str]:
    """What the table says is typed for names in signs."""
    found = {}
    for line in NAMES.read_text(encoding="utf-8").splitlines()[1:]:
        *names, typed = line.split("\t")
        if typed:
            found[next(name for name in names if _HAN.search(name))] = typed
    return found


def initials() -> dict[str, str]:
    """The first letters of how each name in signs is spoken; needs pypinyin, which nothing else does."""
    pypinyin = import_module("pypinyin")
    first = pypinyin.Style.FIRST_LETTER
    signs = sorted({name for names in rows() for name in names if _HAN.search(name)})
    return {name: "".join(pypinyin.lazy_pinyin("".join(_HAN.findall(name)), style=first)) for name in signs}


def write(*, with_initials: bool) -> None:
    """Write the table; what is typed for signs is kept where it is not made anew."""
    NAMES.write_text(table(initials() if with_initials else read_typed()), encoding="utf-8")
