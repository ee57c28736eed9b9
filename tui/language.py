"""The language of a session: what the command line says, or else the settings, or else the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from engine.texts.language import gettext as _, listed, speak
from saves.catalogues import catalogue, codes, meant, of_environment
from saves.settings import load

OPTION = "--language"
"""Where it stands among the words of a command line, before a command or after it, is all the same."""


def in_language(arguments: Sequence[str]) -> list[str]:
    """Speak the language that these arguments ask for, or else the usual one; gives the other arguments back.

    Ends the program with status 2 where nobody speaks that language here.
    """
    rest: list[str] = []
    asked: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            asked.append(next(words, ""))
        elif word.startswith(f"{OPTION}="):
            asked.append(word.partition("=")[2])
        else:
            rest.append(word)
    speak(catalogue(usual()))
    for code in asked:
        speak_asked(code)
    return rest


def speak_asked(code: str) -> None:
    """Speak the language of a code that was typed; one that nobody speaks here ends the program with a sentence."""
    if found := meant(code):
        speak(catalogue(found))
        return
    known = listed(codes())
    if code:
        said = _("There is no language '{code}' here, only {codes}.").format(code=code, codes=known)
    else:
        said = _("{option} lacks a language: {codes}.").format(option=OPTION, codes=known)
    print(said, file=sys.stderr)
    raise SystemExit(2)


def follow(chosen: str) -> None:
    """Speak the language that the settings name from now on."""
    speak(catalogue(usual(chosen)))


def usual(chosen: str = "") -> str:
    """The code of the language that is spoken where nobody says which: that of the settings, or the environment's."""
    chosen = chosen or load()[0].language
    return of_environment(os.environ) if chosen == "auto" else chosen
