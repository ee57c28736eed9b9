"""What is wrong in a catalogue: values that are lost, forms that nobody knows, blanks, terms of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from engine.texts.names import FORMS
from saves.catalogues import LANGUAGES, Spoken
from tests.languages.catalogues import files, key, strings

_VALUE = re.compile(r"\{[^{}]*\}")
_JAMMED = re.compile(r"[,.;:!?](?=[^\W\d_])")
"""A stop with a letter right after it."""
_ASKED = {*FORMS, *(form.capitalize() for form in FORMS)}


def values(template: str) -> dict[str, set[str]]:
    """The values of a template, and the forms that it asks each for."""
    found: dict[str, set[str]] = {}
    for _text, name, spec, conversion in Formatter().parse(template):
        if name is None:
            continue
        value, _dot, form = name.partition(".")
        asked = found.setdefault(value, set())
        if form or spec or conversion:
            asked.add(form + (f"!{conversion}" if conversion else "") + (f":{spec}" if spec else ""))
    return found


def faults(spoken: Spoken, part: str = "", *, is_whole: bool = False) -> Iterator[str]:
    """What is wrong, a line each; with `is_whole` what is not translated, too."""
    for path in files(spoken.code):
        name = str(path.relative_to(LANGUAGES / spoken.code).with_suffix(""))
        if not name.startswith(part):
            continue
        with path.open("rb") as file:
            for message in read_po(file, locale=spoken.code):
                if message.id:
                    context, words = key(message)
                    shown = f"[{context}] {words}" if context else words
                    yield from (
                        f"{spoken.code}/{name}: {shown!r}: {fault}" for fault in wrong(message, spoken, is_whole)
                    )


def wrong(message: Message, spoken: Spoken, is_whole: bool) -> Iterator[str]:
    """What is wrong with one message."""
    originals = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    given = strings(message)
    if not all(given):
        if any(given):
            yield "a plural form is missing"
        elif is_whole and not (message.context or "").endswith(" at"):
            yield "not translated"
        return
    if message.fuzzy and is_whole:
        yield "fuzzy"
    known = {value for one in originals for value in values_of(one)}
    for string in given:
        try:
            asked = values(string)
        except ValueError as error:
            yield f"{error}: {string!r}"
            continue
        yield from _wrong_values(string, asked, known, originals, spoken)
        yield from _wrong_blanks(string, originals[0])


def values_of(template: str) -> set[str]:
    """The names of the values of a template; none where its braces are no template."""
    try:
        return set(values(template))
    except ValueError:
        return set()


def _wrong_values(
    string: str, asked: dict[str, set[str]], known: set[str], originals: tuple[str, ...], spoken: Spoken
) -> Iterator[str]:
    if unknown := set(asked) - known:
        yield f"no such value: {', '.join(sorted(unknown))}"
    needed = set.intersection(*(values_of(one) for one in originals))
    if lost := needed - set(asked) - {"n"}:
        yield f"lacks {', '.join(sorted(lost))}"
    if "n" in needed and "n" not in asked and len(originals) == 1:
        yield "lacks n"
    allowed = _ASKED if spoken.forms else set()
    if strange := {form for forms in asked.values() for form in forms if form not in allowed and ":" not in form}:
        yield f"no such form: {', '.join(sorted(strange))}"


def _wrong_blanks(string: str, original: str) -> Iterator[str]:
    if "  " in string and "  " not in original:
        yield "two blanks"
    if (string != string.strip()) and original == original.strip():
        yield "begins or ends with a blank"
    if _JAMMED.search(_VALUE.sub("", string)) and not _JAMMED.search(_VALUE.sub("", original)):
        yield "no blank after a stop"
