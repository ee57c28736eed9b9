"""In which language the host itself speaks to somebody: at the door, to newcomers, at a farewell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.texts.language import spoken
from engine.texts.text import ENGLISH, Language
from saves.catalogues import catalogue, meant, of_environment

_ASKING: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a client says of its language."""


def language_of(chosen: str, environment: Mapping[str, str]) -> Language:
    """What somebody has chosen at this host; or what their client asks for; or what the host itself speaks."""
    if code := meant(chosen):
        return catalogue(code)
    return catalogue(of_environment(environment)) if _asks(environment) else spoken()


def with_language(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a session, which speaks as the host does where its client asks for no language."""
    code = spoken().code
    if _asks(environment) or code == ENGLISH.code:
        return dict(environment)
    return {**environment, "LANGUAGE": code}


def _asks(environment: Mapping[str, str]) -> bool:
    return any(environment.get(name) for name in _ASKING)
