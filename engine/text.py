"""Texts for the player: templates with named values, marked for translation, rendered only when shown.

The engine never translates: it hands out `Text` values, and whoever shows them renders them with the
functions of a gettext catalogue. `str(text)` gives English. Extract with `-k _ -k counted:1,2 -k Forms:1,2`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


def _(template: str) -> str:
    """Mark a template for translation; it comes back unchanged."""
    return template


def _same(template: str) -> str:
    return template


def _english(singular: str, plural: str, count: int) -> str:
    return singular if count == 1 else plural


class Text(NamedTuple):
    """A template and its named values; with `plural`, the form follows `number`."""

    template: str
    values: Values = ()
    plural: str = ""
    number: int = 1

    def __str__(self) -> str:
        return self.render()

    def render(
        self,
        translate: Callable[[str], str] = _same,
        translate_counted: Callable[[str, str, int], str] = _english,
    ) -> str:
        """The text in the language of the two functions (gettext and ngettext of a catalogue)."""
        if self.plural:
            template = translate_counted(self.template, self.plural, self.number)
        else:
            template = translate(self.template)
        if not self.values:
            return template
        shown: dict[str, str | int] = {}
        for name, value in self.values:
            if isinstance(value, Text):
                shown[name] = value.render(translate, translate_counted)
            elif isinstance(value, tuple):
                shown[name] = ", ".join(part.render(translate, translate_counted) for part in value)
            else:
                shown[name] = value
        return template.format(**shown)


Value = str | int | Text | tuple[Text, ...]
"""What can stand in a template."""

Values = tuple[tuple[str, Value], ...]
"""The values of a template, each with its name."""


class Forms(NamedTuple):
    """How a number of something is said: templates with {n} for one of it and for any other number."""

    one: str
    many: str

    def of(self, n: int) -> Text:
        """So many of it."""
        return counted(self.one, self.many, n)


def text(template: str, **values: Value) -> Text:
    """A text from a marked template and its values."""
    return Text(template, tuple(values.items()))


def the(name: Text) -> Text:
    """What is called by a name as it stands within a sentence."""
    return text(_("the {name}"), name=name)


def counted(singular: str, plural: str, n: int, **values: Value) -> Text:
    """A text whose form follows the number `n`, which the templates can show as {n}."""
    return Text(singular, (("n", n), *values.items()), plural, n)
