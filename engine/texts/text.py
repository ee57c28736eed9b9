"""Messages as values: templates with named values, marked for translation, rendered only when shown.

The engine never translates: it hands out `Text` values, and whoever shows them renders them in a `Language`.
`str(text)` gives English.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, Protocol


class Translations(Protocol):
    """What a catalogue of gettext offers."""

    def gettext(self, message: str, /) -> str:
        """The translation of a message."""

    def ngettext(self, singular: str, plural: str, n: int, /) -> str:
        """The translation in the form that a number asks for."""

    def pgettext(self, context: str, message: str, /) -> str:
        """The translation of a message that has another meaning in another context."""

    def npgettext(self, context: str, singular: str, plural: str, n: int, /) -> str:
        """The two of them together."""


class Language(Translations, Protocol):
    """The same, and the code of its language."""

    @property
    def code(self) -> str:
        """The language: en, de, zh."""


class English:
    """The language in which messages are written."""

    code = "en"

    def gettext(self, message: str) -> str:
        """The message."""
        return message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """The message for one, or that for any other number."""
        return singular if n == 1 else plural

    def pgettext(self, _context: str, message: str) -> str:
        """The message."""
        return message

    def npgettext(self, _context: str, singular: str, plural: str, n: int) -> str:
        """The message for one, or that for any other number."""
        return singular if n == 1 else plural


ENGLISH = English()


def N_(template: str) -> str:  # noqa: N802  (the name that the manual of gettext gives it)
    """Mark a message where it stands alone; it comes back unchanged."""
    return template


CONTEXT_ENDS = "\4"
"""What parts a context from a message where the two are kept together; catalogues part them by the same sign."""


def NC_(context: str, template: str) -> str:  # noqa: N802  (as above)
    """Mark a message with several meanings where it stands alone; `gettext` of a language knows what comes back."""
    return f"{context}{CONTEXT_ENDS}{template}"


class Text(NamedTuple):
    """A template and its named values; with `plural`, the form follows `number`.

    The `context` tells messages apart that have the same words and several meanings.
    """

    template: str
    values: Values = ()
    plural: str = ""
    number: int = 1
    context: str = ""

    def __str__(self) -> str:
        return self.render()

    def render(self, language: Language = ENGLISH) -> str:
        """The text in a language."""
        template = self.translated(language)
        if not self.values:
            return template
        shown: dict[str, str | int] = {}
        for name, value in self.values:
            if isinstance(value, Text):
                shown[name] = value.render(language)
            elif isinstance(value, tuple):
                parts = (part.render(language) if isinstance(part, Text) else str(part) for part in value)
                shown[name] = joined(parts, language)
            else:
                shown[name] = value
        return template.format(**shown)

    def translated(self, language: Language) -> str:
        """The template in a language, its values not yet filled in."""
        if self.plural and self.context:
            return language.npgettext(self.context, self.template, self.plural, self.number)
        if self.plural:
            return language.ngettext(self.template, self.plural, self.number)
        if self.context:
            return language.pgettext(self.context, self.template)
        return language.gettext(self.template) if self.template else ""  # in a catalogue "" is the name of its own page


Value = str | int | Text | tuple[Text | int, ...]
"""What can stand in a template."""

Values = tuple[tuple[str, Value], ...]
"""The values of a template, each with its name."""


# Translators: how a list goes on, {list} being all of it so far: "1 fish, 2 wood"; in Chinese with its own comma.
LIST: str = N_("{list}, {one}")


def joined(words: Iterable[str], language: Language = ENGLISH, joint: str = LIST) -> str:
    """Words one after another, parted as a list is in a language: the one place where they are."""
    so_far = ""
    for one in words:
        so_far = language.gettext(joint).format(list=so_far, one=one) if so_far else one
    return so_far


class Forms(NamedTuple):
    """How a number of something is said: templates with {n} for one of it and for any other number."""

    one: str
    many: str
    context: str = ""

    def of(self, n: int) -> Text:
        """So many of it."""
        return Text(self.one, (("n", n),), self.many, n, self.context)


def message(template: str, **values: Value) -> Text:
    """A text from a template, which is marked by standing here, and its values."""
    return Text(template, tuple(values.items())) if values else _plain(template)


@lru_cache(maxsize=4096)
def _plain(template: str) -> Text:
    return Text(template)


def only(value: Value) -> Text:
    """A text that is nothing but a value: a name, a list, a sum."""
    return Text("{value}", (("value", value),))


def several(words: Iterable[str]) -> tuple[Text, ...]:
    """Words that are the same in every language, for a list in a text."""
    return tuple(map(only, words))


def in_context(context: str, template: str, **values: Value) -> Text:
    """The same for words with several meanings: the `context` says which is meant, as 'direction' of 'left'."""
    return Text(template, tuple(values.items()), context=context)


def counted(singular: str, plural: str, n: int, **values: Value) -> Text:
    """A text whose form follows the number `n`, which the templates can show as {n}."""
    return Text(singular, (("n", n), *values.items()), plural, n)
