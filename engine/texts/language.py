"""The language in which this process speaks to its player: every text is looked up here, where it is shown.

It is a value that can be set at any time (`speak`); nothing is translated before. A catalogue is handed in by whoever
reads it from the disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from engine.texts.text import CONTEXT_ENDS, ENGLISH, LIST, N_, Language, Text, joined


class _Session:
    """What this process has been told: there is a process for every player."""

    language: Language = ENGLISH


def speak(language: Language) -> None:
    """Show all texts in a language from now on."""
    _Session.language = language


def spoken() -> Language:
    """The language that is spoken now."""
    return _Session.language


def gettext(message: str) -> str:
    """A message in the player's language; of nothing nothing, which in a catalogue is the name of its own page.

    One that was marked with a context (`NC_`) is looked up in that.
    """
    context, is_apart, words = message.rpartition(CONTEXT_ENDS)
    if is_apart:
        return _Session.language.pgettext(context, words)
    return _Session.language.gettext(message) if message else ""


def ngettext(singular: str, plural: str, n: int) -> str:
    """A message in the player's language, in the form that a number asks for."""
    return _Session.language.ngettext(singular, plural, n)


def pgettext(context: str, message: str) -> str:
    """A message with several meanings in the player's language."""
    return _Session.language.pgettext(context, message)


def shown(text: Text) -> str:
    """A text of the engine in the player's language."""
    return text.render(_Session.language)


def listed(words: Iterable[str]) -> str:
    """Words as a list in the player's language: 'apples, nuts, plums'."""
    return joined(words, _Session.language)


def comma() -> str:
    """What parts two things of a list, where they are set side by side with looks of their own."""
    return gettext(LIST).format(list="", one="")


def colon() -> str:
    """The same of a word and what is said of it."""
    return gettext(N_("{name}: {words}")).format(name="", words="")


def phrases(words: Iterable[str]) -> str:
    """What is said of one thing, of which a part may be a list: 'industrial, cost 2 wood, 1 clay, fee 1 food'."""
    # Translators: how phrases go on that may be lists; in Chinese with another comma than those.
    joint = pgettext("phrases", "{list}, {one}")
    first, *more = [*words] or [""]
    return reduce(lambda so_far, one: joint.format(list=so_far, one=one), more, first)


def clauses(words: Iterable[str]) -> str:
    """Longer words in a row, which may be lists themselves: 'apples, nuts; plums'."""
    # Translators: several longer things in a row, {list} being all of it so far; in Chinese with its own semicolon.
    return joined(words, _Session.language, N_("{list}; {one}"))


def paragraph(sentences: Iterable[str]) -> str:
    """Whole sentences one after another, empty ones left out: with blanks between them where a language has them."""
    # Translators: a sentence after others ({list}); in Chinese without the blank.
    return joined(filter(None, sentences), _Session.language, N_("{list} {one}"))


def decimal(number: float, digits: int | None = None) -> str:
    """A number with so many decimals (None: as many as it has) as a language writes it: '0.5', '0,5'."""
    written = f"{number:g}" if digits is None else f"{number:.{digits}f}"
    # Translators: what stands before the decimals of a number, as in 0.5.
    return written.replace(".", pgettext("before decimals", "."))


def percent(share: float, digits: int = 0) -> str:
    """A share of 1 in percent: '81%', '81 %'."""
    number = f"{share:.{digits}%}".removesuffix("%").replace(".", pgettext("before decimals", "."))
    # Translators: in some languages with a blank before the sign.
    return gettext("{n}%").format(n=number)


def either(words: Sequence[str]) -> str:
    """One of several: 'apples, nuts or plums'."""
    if len(words) < 2:
        return "".join(words)
    # Translators: the end of a list of alternatives.
    return gettext("{list} or {last}").format(list=listed(words[:-1]), last=words[-1])


def within(words: str) -> str:
    """A sentence or a heading as a part of a sentence: in English without its capital, elsewhere as it is."""
    is_lowered = _Session.language.code == ENGLISH.code and not words[1:2].isupper()  # 'PP' are letters, no word
    return words[:1].lower() + words[1:] if is_lowered else words
