"""The language of a session: what the command line says, or else the settings, or else the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence

from engine.texts.language import speak
from saves.catalogues import catalogue, meant, of_environment
from saves.settings import load

_OPTION = "--language"


def in_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that stands at the beginning of the arguments, or else the usual one; gives the rest back."""
    match arguments:
        case [word, code, *rest] if word == _OPTION:
            wanted = meant(code)
        case [word, *rest] if word.startswith(f"{_OPTION}="):
            wanted = meant(word.partition("=")[2])
        case _:
            wanted, rest = "", list(arguments)
    speak(catalogue(wanted or usual()))
    return rest


def usual() -> str:
    """The code of the language that is spoken where nobody says which."""
    chosen = load()[0].language
    return of_environment(os.environ) if chosen == "auto" else chosen
