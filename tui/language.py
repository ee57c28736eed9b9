"""The language of a session: what the command line says, or else the settings, or else the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from engine.texts.language import gettext as _, listed, speak
from saves.catalogues import catalogue, codes, meant, of_environment
from saves.settings import load

_OPTION = "--language"


def in_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that stands at the beginning of the arguments, or else the usual one; gives the rest back.

    Ends the program with status 2 where nobody speaks that language here.
    """
    match arguments:
        case [word, code, *rest] if word == _OPTION:
            wanted = _asked(code)
        case [word, *rest] if word.startswith(f"{_OPTION}="):
            wanted = _asked(word.partition("=")[2])
        case _:
            wanted, rest = "", list(arguments)
    speak(catalogue(wanted or usual()))
    return rest


def _asked(code: str) -> str:
    """The language of a code that was typed; one that nobody speaks here ends the program with a sentence."""
    if found := meant(code):
        return found
    said = _("There is no language '{code}' here, only {codes}.").format(code=code, codes=listed(codes()))
    print(said, file=sys.stderr)
    raise SystemExit(2)


def usual() -> str:
    """The code of the language that is spoken where nobody says which."""
    chosen = load()[0].language
    return of_environment(os.environ) if chosen == "auto" else chosen
