from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from gettext import GNUTranslations
from io import BytesIO

import pytest

from engine.texts import Language
from engine.texts.language import speak, spoken
from engine.texts.names import Catalogue
from tests.languages.catalogues import chosen, translated


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here the real screens of the titles are tested."""


@pytest.fixture(autouse=True)
def _chinese() -> Iterator[None]:
    before = spoken()
    speak(_as_written())
    yield
    speak(before)


@cache
def _as_written() -> Language:
    """Chinese as its catalogues say now, compiled or not."""
    (chinese,) = chosen(["zh"])
    return Catalogue(chinese.code, GNUTranslations(BytesIO(translated(chinese))))
