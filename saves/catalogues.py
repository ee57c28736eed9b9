"""The languages of the program: which there are, which one is meant, the catalogue of one, beside this module.

A catalogue is read when its language is spoken: English needs none. A document that is shipped is read in it, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from engine.texts.language import spoken
from engine.texts.names import Catalogue
from engine.texts.text import ENGLISH, Language

LANGUAGES: Final = Path(__file__).parent / "languages"
"""A folder a language: its catalogue, and the files that it is compiled from."""
DOMAIN: Final = "havre"
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that says something is heeded."""


class Spoken(NamedTuple):
    """A language: its code, what it calls itself, how a number chooses a form, and the forms of names that it bends.

    Where it is not `whole`, texts are still lacking: it is spoken where somebody asks for it, not for a locale alone.
    """

    code: str
    name: str
    plural: str
    forms: tuple[str, ...] = ()
    whole: bool = True


@cache
def languages() -> tuple[Spoken, ...]:
    """Those beside English."""
    import tomllib  # noqa: PLC0415  (English needs it not)

    told = tomllib.loads((LANGUAGES / "languages.toml").read_text(encoding="utf-8"))
    return tuple(
        Spoken(code, one["name"], one["plural"], tuple(one["forms"]), one["whole"]) for code, one in told.items()
    )


def codes() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    return ENGLISH.code, *(one.code for one in languages())


def names() -> dict[str, str]:
    """What each language calls itself, by its code."""
    return {ENGLISH.code: "English", **{one.code: one.name for one in languages()}}


def compiled(code: str) -> Path:
    """The catalogue of a language as it is read."""
    return LANGUAGES / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def meant(words: str) -> str:
    """The code of the language that a locale means, as 'de_AT.UTF-8' means German; empty where there is none."""
    code = words.partition(".")[0].partition("@")[0].partition("_")[0].partition("-")[0].lower()
    if code in ("c", "posix", ENGLISH.code):
        return ENGLISH.code
    return code if code.isalpha() and compiled(code).exists() else ""


def of_environment(variables: Mapping[str, str]) -> str:
    """The code of the language that the variables of an environment ask for; English where they ask for no other."""
    wanted = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    return _first(wanted.split(":"))


def _first(wanted: Iterable[str]) -> str:
    known = (code for one in wanted if (code := meant(one)))
    return next((code for code in known if code == ENGLISH.code or _is_whole(code)), ENGLISH.code)


def _is_whole(code: str) -> bool:
    return any(one.code == code and one.whole for one in languages())


@cache
def catalogue(code: str) -> Language:
    """The texts of a language; of one that has no catalogue the English ones."""
    if code == ENGLISH.code:
        return ENGLISH
    from gettext import GNUTranslations  # noqa: PLC0415  (English needs it not)

    try:
        with compiled(code).open("rb") as file:
            return Catalogue(code, GNUTranslations(file))
    except OSError:
        return ENGLISH


def document(package: str, name: str) -> str:
    """The text of a document of a package, from its folder `texts/<language>`; in English where it is in no other."""
    return _read(package, name, spoken().code)


@cache
def _read(package: str, name: str, language: str) -> str:
    from importlib.resources import files  # noqa: PLC0415  (no start reads a document)

    folder = files(package).joinpath("texts")
    for code in dict.fromkeys((language, ENGLISH.code)):
        found = folder.joinpath(code, f"{name}.md")
        if found.is_file():
            return found.read_text("utf-8")
    raise FileNotFoundError(f"{package} has no document {name}")
