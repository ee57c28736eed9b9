"""The error log: what is told of an error that nobody foresaw, and what is written down."""

from __future__ import annotations

import stat
from pathlib import Path

from saves.error_log import NAME, logged


def raised(words: str = "brick") -> KeyError:
    """An error that was raised."""
    try:
        raise KeyError(words)
    except KeyError as error:
        return error


def test_the_sentence_names_the_error_and_the_file(home: Path) -> None:
    sentence = logged(raised())
    assert "KeyError('brick')" in sentence
    assert str(home / NAME) in sentence
    assert "\n" not in sentence


def test_the_file_holds_every_error_with_its_place_in_the_code(home: Path) -> None:
    logged(raised("brick"))
    logged(raised("coke"))
    words = (home / NAME).read_text()
    assert words.index("KeyError: 'brick'") < words.index("KeyError: 'coke'")
    assert "in raised" in words


def test_nobody_else_may_read_the_file(home: Path) -> None:
    logged(raised())
    assert stat.S_IMODE((home / NAME).stat().st_mode) == 0o600


def test_a_file_that_has_grown_large_is_begun_anew(home: Path) -> None:
    home.mkdir()
    (home / NAME).write_text("x" * 300_000)
    logged(raised())
    assert "x" not in (home / NAME).read_text()[:5]
    assert (home / NAME).stat().st_size < 10_000


def test_where_nothing_can_be_written_the_sentence_stands_alone(home: Path) -> None:
    home.write_text("no folder")
    assert logged(raised()) == (
        "Something went wrong that nobody foresaw: KeyError('brick'). What was saved stays saved."
    )


def test_what_the_error_says_cannot_reach_the_terminal_as_it_is(home: Path) -> None:
    assert "\x1b" not in logged(ValueError("\x1b[2J"))
