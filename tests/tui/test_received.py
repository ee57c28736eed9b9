"""What a terminal sends is turned into keys, pasted text and sizes, wherever it is cut in pieces."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from textual import events
from textual._ansi_sequences import ANSI_SEQUENCES_KEYS
from textual._xterm_parser import XTermParser
from textual.message import Message

from tests.of_each import of_each
from tests.tui.terminal_input import sequence
from tui.received import LONGEST_PASTE, PATIENCE, Feed, Received

DELAY = 0.05
PASTE, PASTED = "\x1b[200~", "\x1b[201~"
KEYS = [keys for keys in ANSI_SEQUENCES_KEYS if keys not in ("\x1b\x1b", "\n")]


def new_parser() -> Feed:
    return XTermParser().feed


def ignored(_answer: str) -> None:
    """Nobody asked for this answer."""


@pytest.fixture
def received() -> Received:
    return Received(new_parser, DELAY, ignored)


def told(messages: Iterable[Message]) -> list[object]:
    """What messages say: the name of a key, a pasted text, a size."""
    return [
        message.key
        if isinstance(message, events.Key)
        else message.text
        if isinstance(message, events.Paste)
        else message.size
        if isinstance(message, events.Resize)
        else type(message)
        for message in messages
    ]


def of_textual(keys: str) -> list[object]:
    """What Textual makes of keys that are followed by silence."""
    feed = new_parser()
    return told([*feed(keys), *feed("")])


def test_enter_that_was_pressed_while_the_program_started_is_enter(received: Received) -> None:
    """The terminal turns it into a line feed until its keys are given away one by one."""
    assert told(received.take("\n")) == ["enter"]


@of_each(KEYS, ascii)
def test_every_key_that_textual_knows_comes_at_once_and_as_textual_has_it(keys: str) -> None:
    received = Received(new_parser, DELAY, ignored)
    assert told([*received.take(keys), *(received.end() if keys == "\x1b" else [])]) == of_textual(keys)
    assert received.patience is None


@pytest.mark.parametrize(
    "keys", ["\x1ba", "\x1bZ", "\x1b[97;5u", "\x1b[1;2A", "\x1b[97;;97:98u", "\x1b[I", "\x1b[48;24;80;1;1t"]
)
def test_whatever_textual_knows_comes_as_textual_has_it(received: Received, keys: str) -> None:
    assert told(received.take(keys)) == of_textual(keys) != []


@pytest.mark.parametrize("keys", ["\x1b", "\x1b[", "\x1bO", "\x1b]"])
def test_an_escape_and_the_sign_that_begins_a_sequence_are_keys_after_the_delay(received: Received, keys: str) -> None:
    assert told(received.take(keys)) == []
    assert received.patience == DELAY
    assert told(received.end()) == of_textual(keys)


def test_an_escape_before_a_key_is_a_key(received: Received) -> None:
    assert told(received.take("\x1b\x1b[A")) == ["escape", "up"]


def test_a_sequence_that_loses_its_end_is_noise(received: Received) -> None:
    assert told(received.take("\x1b[1;2")) == []
    assert received.patience == PATIENCE
    assert told(received.end()) == []
    assert told(received.take("A")) == ["A"]


@pytest.mark.parametrize(
    ("pieces", "keys", "answers"),
    [
        (["a\x1b]11;rgb:10/14/18\x1b\\b"], ["a", "b"], ["\x1b]11;rgb:10/14/18"]),
        (["\x1b]11;rgb:ff\x07j"], ["j"], ["\x1b]11;rgb:ff"]),
        (["\x1b]11;rgb:fa", "fa\x1b", "\\k"], ["k"], ["\x1b]11;rgb:fafa"]),
        (["\x1b]11;rgb:fa\x1b[A"], ["up"], []),
        (["\x1b]11;rgb:fa\x03"], ["ctrl+c"], []),
        (["\x1bP" + "1" * 200 + "\x07"], [], ["\x1bP" + "1" * 63]),
    ],
)
def test_an_answer_of_the_terminal_is_told_and_no_key(
    pieces: list[str], keys: list[object], answers: list[str]
) -> None:
    told_answers: list[str] = []
    received = Received(new_parser, DELAY, told_answers.append)
    assert [one for piece in pieces for one in told(received.take(piece))] == keys
    assert told_answers == answers


def test_pasted_text_is_one_message_without_control_signs(received: Received) -> None:
    text = f"{PASTE}two\r\nlines\x00 of \x1b[31mred\x1b[m\x07{PASTED}n"
    assert told(received.take(text)) == ["two\r\nlines of red", "n"]


def test_pasted_text_without_an_end_comes_after_a_silence(received: Received) -> None:
    assert told(received.take(f"{PASTE}abc")) == []
    assert received.patience == PATIENCE
    assert told(received.end()) == ["abc"]
    assert told(received.take("n")) == ["n"]


def test_pasted_text_ends_where_a_key_comes_that_no_text_contains(received: Received) -> None:
    assert told(received.take(f"{PASTE}abc\x1b[110u")) == ["abc", "n"]


def test_of_pasted_text_that_is_too_long_the_rest_is_left_out(received: Received) -> None:
    (pasted,) = told(received.take(f"{PASTE}{'a' * (LONGEST_PASTE + 9)}{PASTED}"))
    assert pasted == "a" * LONGEST_PASTE


@pytest.mark.parametrize(
    "begun", [PASTE + "abc", PASTE + "\x1b[", "\x1b", "\x1b[1;", "\x1b]0;", "\x1b]\x1b", "\x1b[M!"]
)
def test_ctrl_c_comes_whatever_has_begun(received: Received, begun: str) -> None:
    assert told(received.take(begun + "\x03"))[-1] == "ctrl+c"
    assert received.patience is None


def test_a_parser_that_fails_is_replaced() -> None:
    made: list[str] = []

    def failing() -> Feed:
        made.append("parser")

        def feed(signs: str) -> Iterable[Message]:
            if signs == "x":
                raise ZeroDivisionError
            return [events.Key(signs, signs)]

        return feed

    received = Received(failing, DELAY, ignored)
    assert told(received.take("axb")) == ["a", "b"]
    assert len(made) == 2


def test_it_is_the_same_in_one_piece_and_sign_by_sign() -> None:
    rng = Random(1)
    whole, pieces = Received(new_parser, DELAY, ignored), Received(new_parser, DELAY, ignored)
    for _sequence in range(300):
        signs = sequence(rng).decode(errors="replace")
        assert told(whole.take(signs)) == [one for sign in signs for one in told(pieces.take(sign))]
