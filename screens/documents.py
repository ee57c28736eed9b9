"""The documents of a title as they are shown: chapters with their figures filled in."""

from __future__ import annotations

from collections.abc import Mapping

from engine.texts.documents import Section, sections
from saves.documents import document


def filled(package: str, name: str, values: Mapping[str, object]) -> tuple[Section, ...]:
    """The sections of a document of a package, in the language that is spoken, `values` filled in."""
    return tuple(section.filled(values) for section in sections(document(package, name)))
