"""What somebody means who types the beginnings of words, or the number of a line in a list."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar
from unicodedata import combining, normalize

from engine.texts.language import clauses, comma, gettext as _, listed
from saves.names import filled

T = TypeVar("T")

_BETWEEN = re.compile(r"[\s,:;/()-]+")
_UNSAID = "'\N{RIGHT SINGLE QUOTATION MARK}."
_MOST_SHOWN = 5
_DIGITS = 9


class Unclear(Exception):
    """What was typed means nothing here, or more than one thing; the text is a sentence for the player.

    With `values` the sentence is a template (`saves.names.filled`).
    """

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(filled(sentence, **values))


def meant(typed: str, things: Mapping[str, T]) -> T | None:
    """The one thing whose name begins like `typed`, word by word; None if there is none.

    'g no' is 'go north' where no other name begins with words that begin so. A name that is typed in full is that one,
    and so is the only one whose first words are those typed. Raises `Unclear` where several are meant.
    """
    wanted = _parts(typed)
    if not wanted:
        return None
    exact = [name for name in things if _parts(name) == wanted]
    hits = exact or [name for name in things if _begins(_parts(name), wanted)]
    first = [name for name in hits if _parts(name)[: len(wanted)] == wanted]
    if len(first) == 1:
        hits = first
    if len(hits) > 1:
        more, all_ = _("'{typed}' could be {names}, and more."), _("'{typed}' could be {names}.")
        could = more if len(hits) > _MOST_SHOWN else all_
        several = clauses if any(comma() in hit for hit in hits) else listed
        raise Unclear(could, typed=typed, names=several(hits[:_MOST_SHOWN]))
    return things[hits[0]] if hits else None


def is_yes(typed: str) -> bool | None:
    """What an answer by yes or no means, in the language that is spoken or in English; None where it is neither."""
    own = meant(typed, {_("yes"): True, _("no"): False})
    return meant(typed, {"yes": True, "no": False}) if own is None else own


def is_same(typed: str, name: str) -> bool:
    """Whether a name is typed in full, with whatever case, hyphens and signs."""
    return _parts(typed) == _parts(name)


def is_begun(typed: str, name: str) -> bool:
    """Whether all that is typed begins words of a name."""
    return _begins(_parts(name), _parts(typed) or [""])


def is_opened(typed: str, name: str) -> bool:
    """Whether the first word that is typed begins a name: without it nothing that follows can."""
    return _begins(_parts(name), _parts(typed)[:1] or [""])


def numbered(typed: str, count: int) -> int | None:
    """The place, from 0, of a line that is typed as its number from 1; None if it is not a number. Raises `Unclear`."""
    number = numeral(typed)
    if number is not None and not 1 <= number <= count:
        raise Unclear(_("There is no line {n}: the list has {count}."), n=typed[:_DIGITS], count=count)
    return None if number is None else number - 1


def numeral(typed: str) -> int | None:
    """The whole number that is typed, of a very long one the beginning; None if it is none."""
    return int(typed[:_DIGITS]) if typed.isascii() and typed.isdigit() else None


def _parts(words: str) -> list[str]:
    plain = "".join(sign for sign in normalize("NFKD", words.casefold()) if not combining(sign) and sign not in _UNSAID)
    return [part for part in _BETWEEN.split(plain) if part]


def _begins(name: list[str], wanted: list[str]) -> bool:
    """Whether the wanted words begin words of the name, in their order, the first one the first."""
    if not name[:1] or not name[0].startswith(wanted[0]):
        return False
    rest = iter(name[1:])
    return all(any(word.startswith(part) for word in rest) for part in wanted[1:])
