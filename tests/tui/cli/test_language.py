"""The command line in any language: which one is asked for, and that nothing of it stays in English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
import typer

from engine import TITLES
from engine.texts.language import speak, spoken
from engine.texts.text import ENGLISH
from engine.titles import about
from tests.languages.pseudo import Pseudo, english, spoken_here
from tests.tui.cli.own_players import Said
from tui.cli.main import app
from tui.language import in_language

_NOTATION = re.compile(
    r"(?<![\w-])--?[\w-]+|`[^`]*`|\{[A-Z]+\}|\S*[|=:/]\S*|\[?[A-Z.]{3,}\]?|Havre|Le Havre|havre|authorized_keys"
)
"""What is typed as it stands, in every language."""


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak(ENGLISH)


def pages(command: Any, *words: str) -> Iterator[tuple[str, ...]]:
    """Every command, and those below it."""
    yield words
    for name, one in getattr(command, "commands", {}).items():
        yield from pages(one, *words, name)


@pytest.mark.parametrize(
    "words",
    [
        ["--language", "de", "rules", "macao"],
        ["rules", "--language", "de", "macao"],
        ["rules", "macao", "--language=de"],
        ["rules", "--language", "zh", "macao", "--language", "de_AT.UTF-8"],
    ],
)
def test_the_language_stands_before_a_command_or_after_it(words: Sequence[str]) -> None:
    assert (in_language(words), spoken().code) == (["rules", "macao"], "de")


def test_what_stands_behind_two_dashes_asks_for_no_language() -> None:
    assert (in_language(["rules", "--", "--language", "de"]), spoken().code) == (
        ["rules", "--", "--language", "de"],
        "en",
    )


@pytest.mark.parametrize("words", [["play", "--language", "xx"], ["rules", "--language="], ["--language"]])
def test_no_command_runs_in_a_language_that_is_not_there(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        in_language(words)
    assert (end.value.code, capsys.readouterr().err.count("\n")) == (2, 1)


@pytest.mark.parametrize("words", list(pages(typer.main.get_command(app))), ids=" ".join)
def test_help_is_told_in_the_language_of_the_session(words: Sequence[str], said: Said) -> None:
    with spoken_here(Pseudo()):
        status, told, _err = said(*words, "--help")
    declared = [about(title) for title in TITLES]
    typed = {word for one in declared for word in (*(level.name for level in one.levels), *_names(one))}
    assert status == 0
    assert english([_NOTATION.sub("", line) for line in told.splitlines()], {*typed, *_below(words)}) == {}


def _names(one: Any) -> Iterator[str]:
    for named in (*one.variants, *one.rules):
        yield named.name.replace("_", "-")


def _below(words: Sequence[str]) -> Iterator[str]:
    yield from (name for page in pages(typer.main.get_command(app)) for name in page)
    yield from words


@pytest.mark.parametrize(
    "words",
    [
        "ply",
        "saves sho",
        "play --seeed 4",
        "play --seed",
        "play --solo=yes",
        "play --seed many",
        "saves show",
        "rules --qqq",
        "scores a b",
        "arena add a exec:b --seconds many",
    ],
)
def test_a_refusal_is_told_in_the_language_of_the_session(words: str, said: Said) -> None:
    with spoken_here(Pseudo()):
        status, _out, told = said(*words.split())
    quoted = re.sub(r"'[^']*'|--[a-z]+|\([a-z ]*\)", "", told)
    assert status == 2
    assert english([quoted], ["havre"]) == {}


def test_the_words_of_the_parser_are_german(said: Said) -> None:
    _status, told, _err = said("saves", "show", "--language", "de", "--help")
    assert "Aufruf: havre saves show [OPTIONS] {SLOT}" in told
    assert "Diese Hilfe zeigen." in told
