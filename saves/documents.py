"""Documents that are shipped with the program, in the language that is spoken."""

from __future__ import annotations

from functools import cache

from engine.texts.language import spoken

ENGLISH = "en"
"""The language in which every document stands."""


def document(package: str, name: str) -> str:
    """The text of a document of a package, from its folder `texts/<language>`; in English where it is in no other."""
    return _read(package, name, spoken().code)


@cache
def _read(package: str, name: str, language: str) -> str:
    from importlib.resources import files  # noqa: PLC0415  (no start reads a document)

    folder = files(package).joinpath("texts")
    for code in dict.fromkeys((language, ENGLISH)):
        found = folder.joinpath(code, f"{name}.md")
        if found.is_file():
            return found.read_text("utf-8")
    raise FileNotFoundError(f"{package} has no document {name}")
