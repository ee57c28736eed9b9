"""Names of cards, goods and places: labels with their title for a context, and the forms that a sentence asks them for.

English writes {building} and its own article. In other languages a template may ask a name for one of its forms, which
are messages of that language alone: {building.acc} is the message of the name in the context 'macao acc'. A form that
the catalogue lacks is the label, and so is each form of words that are no name, as those that a player typed.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from engine.texts.text import ENGLISH, Forms, Language, Text, Translations, Value

FORMS: Final = ("nom", "acc", "dat", "at")
"""The cases with their article, and where somebody stands; with a capital they begin a sentence."""


class Name(Text):
    """What something is called; rendered in a language that bends names it can be asked for its forms."""

    __slots__ = ()

    def render(self, language: Language = ENGLISH) -> str:
        """The label in a language."""
        label = super().render(language)
        return label if language is ENGLISH else _Label.of(label, self, language)

    def form(self, form: str, language: Language) -> str:
        """One of its forms in a language; the label where there is none."""
        bent = Text(self.template, self.values, self.plural, self.number, f"{self.context} {form}".strip())
        is_known = bent.translated(language) not in {self.template, self.plural}
        return bent.render(language) if is_known else super().render(language)


class _Words(str):
    """Words that can be asked for forms; those that are no name have but themselves."""

    __slots__ = ()

    def __getattr__(self, form: str) -> str:
        if form in FORMS:
            return self.bent(form)
        if form.lower() in FORMS:
            words = self.bent(form.lower())
            return words[:1].upper() + words[1:]
        raise AttributeError(form)

    def bent(self, _form: str) -> str:
        """The words in a form."""
        return str(self)


class _Label(_Words):
    """The label of a name."""

    __slots__ = ("language", "name")
    name: Name
    language: Language

    @classmethod
    def of(cls, label: str, name: Name, language: Language) -> _Label:
        """A label of a name in a language."""
        found = cls(label)
        found.name, found.language = name, language
        return found

    def bent(self, form: str) -> str:
        """The name in a form."""
        return self.name.form(form, self.language)


class Bending(str):
    """A template that asks its values for forms; a catalogue makes its translations of it that do."""

    __slots__ = ()

    def format(self, *args: object, **values: object) -> str:
        """The template, its values filled in; those that are no names have the form that they have."""
        return super().format(*args, **{name: _with_forms(value) for name, value in values.items()})


def _with_forms(value: object) -> object:
    return value if isinstance(value, _Words | int) else _Words(value)


def the(name: Text) -> Text:
    """What is called by a name as it stands within an English sentence; elsewhere the template asks for the form."""
    return _Told("the {name}", (("name", name),))


class _Told(Text):
    __slots__ = ()

    def render(self, language: Language = ENGLISH) -> str:
        """The name with its article in English, and the name in another language."""
        if language is ENGLISH:
            return super().render(language)
        ((_key, name),) = self.values
        return name.render(language) if isinstance(name, Text) else str(name)


class Names(NamedTuple):
    """Declares the names of a title, which is their context: another title may translate the same words otherwise."""

    title: str

    def __call__(self, template: str, **values: Value) -> Name:
        """A name, marked by standing here."""
        return Name(template, tuple(values.items()), context=self.title)

    def numbered(self, singular: str, plural: str, n: int, **values: Value) -> Name:
        """A name whose form follows a number."""
        return Name(singular, (("n", n), *values.items()), plural, n, self.title)

    def forms(self, one: str, many: str) -> Forms:
        """How a number of something is said."""
        return Forms(one, many, self.title)


class Catalogue(NamedTuple):
    """A language that has a catalogue; its templates can ask names for forms."""

    code: str
    translations: Translations

    def gettext(self, message: str) -> str:
        """The translation of a message."""
        return _bending(self.translations.gettext(message))

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """The translation in the form that a number asks for."""
        return _bending(self.translations.ngettext(singular, plural, n))

    def pgettext(self, context: str, message: str) -> str:
        """The translation of a message that has another meaning in another context."""
        return _bending(self.translations.pgettext(context, message))

    def npgettext(self, context: str, singular: str, plural: str, n: int) -> str:
        """The two of them together."""
        return _bending(self.translations.npgettext(context, singular, plural, n))


_ASKS: Final = re.compile(r"\{\w+\.\w")


@lru_cache(4096)
def _bending(words: str) -> str:
    return Bending(words) if _ASKS.search(words) else words
