"""The text of a saved game: what is written is read again, and what is wrong is named with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings, strategies as st

from saves import Damaged, SaveError
from saves.format import Contents, Header, Step, WrittenMove, entry_bytes, header_bytes
from saves.reader import read, read_header, read_sound

HEADER = Header(
    "le-havre",
    {"players": ["Red"], "variant": "short", "seed": 7, "setup": {"stacks": [["bakehouse"], []]}},
    datetime(2026, 1, 31, 18, 0, tzinfo=UTC),
)


def done(contents: Contents) -> tuple[str, ...]:
    """What stands in the entries, in notation."""
    return tuple(move.do for entry in contents.entries for move in entry.step)


MOVES = ("take wood", "enter bakehouse: fee 1 fish; grain 4", "undo", "redo")
WHOLE = header_bytes(HEADER) + b"".join(map(entry_bytes, MOVES))


def test_a_file_is_toml_that_a_person_can_read() -> None:
    table = tomllib.loads(WHOLE.decode())
    assert list(table) == ["format", "title", "edition", "created", "options", "moves"]
    assert table["moves"] == [{"do": do} for do in MOVES]


def test_what_was_written_is_read() -> None:
    contents = read(WHOLE, "x")
    assert contents.header == HEADER
    assert done(contents) == MOVES
    assert contents.sound == len(WHOLE)


def test_each_entry_knows_its_line() -> None:
    lines = WHOLE.decode().splitlines()
    for entry in read(WHOLE, "x").entries:
        assert entry.step[0].do in lines[entry.line - 1]


def test_the_last_entry_of_a_finished_game_says_so() -> None:
    entries = read(WHOLE + entry_bytes("buy dunny", over=True), "x").entries
    assert [entry.over for entry in entries] == [False, False, False, False, True]


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@given(TEXTS)
def test_any_text_of_a_move_comes_back_as_it_was(do: str) -> None:
    contents = read(WHOLE + entry_bytes(do), "x")
    assert contents.entries[-1].step == (WrittenMove(do),)
    assert len(contents.entries) == len(MOVES) + 1


GROUPS = (
    (WrittenMove("buy wharf-1", ("1: price 3 francs",)),),
    (WrittenMove("take wood"), WrittenMove("buy wharf-1")),
    (WrittenMove("take wood"), WrittenMove("enter wharf-1: energy 3 coal", ("1: fee 2 fish", "3: build ferry"))),
    tuple(WrittenMove(f"buy building-firm-{number}", ("1: price 1 francs",)) for number in range(9)),
)
"""Steps with answers that had no choice, and of several moves, short and long."""


@given(st.lists(st.builds(WrittenMove, TEXTS, st.lists(TEXTS, max_size=3).map(tuple)), min_size=2, max_size=5))
def test_any_group_of_moves_comes_back_as_it_was(step: list[WrittenMove]) -> None:
    contents = read(WHOLE + entry_bytes(*step), "x")
    assert contents.entries[-1].step == tuple(step)
    assert len(contents.entries) == len(MOVES) + 1


@pytest.mark.parametrize("step", GROUPS, ids=lambda step: step[-1].do)
@pytest.mark.parametrize("over", [False, True])
def test_a_group_torn_at_any_byte_is_there_whole_or_not_at_all(step: Step, over: bool) -> None:
    entry = entry_bytes(*step, over=over)
    for cut in range(len(entry)):
        contents = read(WHOLE + entry[:cut], "x")
        found = [[move.do for move in one.step] for one in contents.entries[len(MOVES) :]]
        assert found in ([], [[move.do for move in step]]), cut
        assert (WHOLE + entry[:cut])[: contents.sound].startswith(WHOLE), cut


def test_a_group_is_written_on_one_line_as_long_as_that_is_short() -> None:
    assert entry_bytes(*GROUPS[1]) == b'\n[[moves]]\ndo = ["take wood", "buy wharf-1"]\n'
    assert max(map(len, entry_bytes(*GROUPS[3] * 100).splitlines())) < 100


@pytest.mark.parametrize("wrong", [b"[]", b'["take wood", 3]', b'[["take wood"]]', b"{}"])
def test_a_group_that_holds_no_moves_is_damaged(wrong: bytes) -> None:
    with pytest.raises(Damaged, match="holds no move"):
        read(WHOLE + b"\n[[moves]]\ndo = " + wrong + b"\n", "x")


@pytest.mark.parametrize("wrong", [b"3", b'"1: fish"', b"[3, 4]", b"[[1], 2]", b"{}", b"[]"])
def test_answers_without_a_choice_that_are_none_are_passed_over(wrong: bytes) -> None:
    for do in (b'"take wood"', b'["take wood", "take clay"]'):
        entry = b"\n[[moves]]\ndo = " + do + b"\nforced = " + wrong + b"\n"
        assert all(not move.forced for move in read(WHOLE + entry, "x").entries[-1].step)


@pytest.mark.parametrize("wrong", [b"0", b"-1", b"true", b'"1"', b"1.5"])
def test_an_edition_that_is_no_number_is_damaged(wrong: bytes) -> None:
    with pytest.raises(Damaged, match="'edition'"):
        read(WHOLE.replace(b"edition = 1", b"edition = " + wrong), "x")


@pytest.mark.parametrize(
    ("key", "wrong", "said"),
    [
        ("format", '"x"', "damaged in line 1: 'format' cannot be 'x'."),
        ("format", "true", "damaged in line 1: 'format' cannot be 'True'."),
        ("title", "3", "damaged in line 2: 'title' cannot be '3'."),
        ("edition", '"x"', "damaged in line 3: 'edition' cannot be 'x'."),
        ("edition", f'"{"x" * 90}"', f"damaged in line 3: 'edition' cannot be '{'x' * 40}'."),
    ],
)
@pytest.mark.parametrize("reader", [read, read_header, read_sound])
def test_what_cannot_stand_in_a_header_is_named_with_its_line_and_what_stands_there(
    reader: Callable[[bytes, str], object], key: str, wrong: str, said: str
) -> None:
    line = re.compile(rf"^{key} = .*$".encode(), re.MULTILINE)
    with pytest.raises(Damaged) as caught:
        reader(line.sub(f"{key} = {wrong}".encode(), WHOLE), "x")
    assert str(caught.value) == f"The saved game x is {said}"
    assert not caught.value.recoverable


@pytest.mark.parametrize("key", ["format", "title"])
@pytest.mark.parametrize("reader", [read, read_header, read_sound])
def test_what_is_missing_in_a_header_is_said_to_be_missing(reader: Callable[[bytes, str], object], key: str) -> None:
    line = re.compile(rf"^{key} = .*\n".encode(), re.MULTILINE)
    with pytest.raises(Damaged, match=f"'{key}' is missing in its header"):
        reader(line.sub(b"", WHOLE), "x")


def test_the_header_can_be_read_without_the_moves() -> None:
    assert read_header(WHOLE, "x") == HEADER


def test_a_file_without_a_date_can_be_read() -> None:
    assert read(b'format = 1\ntitle = "pile"\n[options]\n', "x").header.created is None


def test_a_file_with_the_line_ends_of_another_system_can_be_read() -> None:
    assert done(read(WHOLE.replace(b"\n", b"\r\n"), "x")) == MOVES


@pytest.mark.parametrize("last", ["buy marketplace", "take \u6e2f", 'say "\\"', "undo"])
@pytest.mark.parametrize("over", [False, True])
def test_an_entry_torn_at_any_byte_is_left_out_and_all_before_it_is_there(last: str, over: bool) -> None:
    entry = entry_bytes(last, over=over)
    for cut in range(len(entry)):
        contents = read(WHOLE + entry[:cut], "x")
        assert done(contents) in (MOVES, (*MOVES, last)), cut
        assert (WHOLE + entry[:cut])[: contents.sound].startswith(WHOLE), cut


def test_the_first_entry_torn_at_any_byte_leaves_a_game_without_moves() -> None:
    entry = entry_bytes("take wood")
    for cut in range(len(entry) - 1):
        data = header_bytes(HEADER) + entry[:cut]
        assert done(read(data, "x")) in ((), ("take wood",)), cut
        assert read(data, "x").header == HEADER


def test_zeros_in_place_of_the_last_entry_are_left_out() -> None:
    assert read(WHOLE + b"\0" * 30, "x").sound == len(WHOLE)
    assert read(WHOLE + b"\n[[mov" + b"\0" * 30, "x").sound <= len(WHOLE) + 1
    assert read(WHOLE + b"\n[[moves]]\n" + b"\0" * 9 + b"d\n", "x").sound == len(WHOLE) + 1


def test_a_header_cut_off_at_any_byte_gives_a_sentence_or_a_game_without_moves() -> None:
    whole = header_bytes(HEADER)
    for cut in range(len(whole)):
        try:
            assert not read(whole[:cut], "x").entries
        except Damaged as damage:
            assert f"line {damage.line}" in str(damage)


@pytest.mark.parametrize(
    ("sound", "wrong", "moves_before"),
    [
        (b'do = "undo"', b"do = undo", 2),
        (b'do = "undo"', b"do = 3", 2),
        (b'do = "undo"', b"did = 'undo'", 2),
        (b'do = "take wood"', b'do = "take \xff\xfe"', 0),
        (b'do = "redo"', b'do = "re\x1bdo"', 3),
        (b"format = 1", b"format = one", 0),
        (b"seed = 7", b"seed = = 7", 0),
    ],
)
def test_a_damaged_file_is_refused_with_the_line_of_the_damage(sound: bytes, wrong: bytes, moves_before: int) -> None:
    line = WHOLE.split(b"\n").index(sound) + 1
    with pytest.raises(Damaged, match=f"line {line}\\b") as caught:
        read(WHOLE.replace(sound, wrong), "x")
    assert (caught.value.line, caught.value.moves_before) == (line, moves_before)


@pytest.mark.parametrize(
    "wrong", [b"", b"\0" * 100, b"[" * 5000, b"format = " + b"9" * 5000, b"moves = 3", b"format = true"]
)
def test_what_never_was_a_saved_game_is_refused_in_its_first_line(wrong: bytes) -> None:
    with pytest.raises(Damaged, match="line 1"):
        read(wrong, "x")


def test_a_file_of_a_later_version_says_so() -> None:
    with pytest.raises(SaveError, match="later version"):
        read(WHOLE.replace(b"format = 1", b"format = 2"), "x")


@settings(max_examples=300)
@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 255))
def test_a_changed_byte_never_gives_anything_but_a_sentence(place: int, change: int) -> None:
    wrong = bytearray(WHOLE)
    wrong[place] ^= change
    try:
        read(bytes(wrong), "x")
    except SaveError as error:
        assert str(error).isprintable()


@given(st.binary(max_size=200))
def test_any_bytes_at_all_give_nothing_but_a_sentence(data: bytes) -> None:
    try:
        read(data, "\x1b[2J")
    except SaveError as error:
        assert str(error).isprintable()
