"""How saved games stood when they were last played through."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.texts.language import speak, spoken
from saves import SavedGame
from saves.catalogues import catalogue
from saves.files import delete
from saves.listing import Stands, stamp_of

OPTIONS = {"players": ["Ann"], "variant": "short", "seed": 7}
WORDS = ("round 1/4", "you 7")


@pytest.fixture
def slot() -> str:
    """A saved game of which it is known how it stands."""
    with SavedGame.create("le-havre", OPTIONS) as saved:
        pass
    stamp = stamp_of(saved.slot)
    assert stamp is not None
    stands = Stands()
    stands.learn(saved.slot, stamp, WORDS)
    stands.keep()
    return saved.slot


def test_what_was_learnt_is_known_later(slot: str) -> None:
    assert Stands().of(slot) == WORDS


def test_of_a_game_that_was_played_on_nothing_is_known(slot: str) -> None:
    with SavedGame.open(slot) as saved:
        saved.play("supply")
    assert Stands().of(slot) is None


def test_words_in_another_language_are_not_known(slot: str) -> None:
    stands, before = Stands(), spoken()
    try:
        speak(catalogue("de"))
        assert stands.of(slot) is None
        assert Stands().of(slot) is None
    finally:
        speak(before)


def test_a_game_that_is_gone_is_forgotten(slot: str, home: Path) -> None:
    other = SavedGame.create("le-havre", OPTIONS)
    other.close()
    delete(slot)
    stands = Stands()
    stands.learn(other.slot, (0, 0), ())
    stands.keep()
    assert slot not in (home / "stands.json").read_text()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no json",
        b"[]",
        b'{"version": 3, "language": "en"}',
        b'{"version": 3, "language": "en", "games": {"x": 3}}',
        b'{"version": 3, "language": "en", "games": {"x": [1e400, 2, ["y"]]}}',
        b'{"version": 3, "language": "en", "games": []}',
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_damaged_holds_nothing(slot: str, home: Path, data: bytes) -> None:
    (home / "stands.json").write_bytes(data)
    assert Stands().of(slot) is None


def test_a_pipe_in_its_place_holds_nothing(slot: str, home: Path) -> None:
    (home / "stands.json").unlink()
    os.mkfifo(home / "stands.json")
    assert Stands().of(slot) is None


def test_words_lose_what_a_terminal_would_obey(slot: str) -> None:
    stamp = stamp_of(slot)
    assert stamp is not None
    stands = Stands()
    stands.learn(slot, stamp, ["you\x1b[2J 5"])
    assert stands.of(slot) == ("you 5",)
