"""The sums of entries: a changed, lost or moved entry is told with its line, though every move of it would be legal."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from saves import Damaged, SavedGame, examined, moves_of, recovered
from saves.exchange import exported, imported
from saves.slots import path_of
from tests.sampled import changed_by_lot
from tests.saves.fakes import without_sums

MOVES = ("carry oak", "carry pine", "carry oak", "carry pine", "carry oak")
SUM = re.compile(r'^sum = "[0-9a-f]{4}"\n', re.MULTILINE)


@pytest.fixture
def played(saved: SavedGame) -> str:
    """What stands in the file of a game of five moves, closed, in the slot pile-1."""
    for move in MOVES:
        saved.play(move)
    saved.close()
    return path_of("pile-1").read_text()


def put(words: str) -> None:
    path_of("pile-1").write_text(words)


def parts(words: str) -> list[str]:
    """The header, and each entry."""
    return re.split(r"(?=\n\[\[moves\]\])", words)


def test_each_entry_carries_a_short_sum(played: str) -> None:
    assert all(len(entry["sum"]) == 4 for entry in tomllib.loads(played)["moves"])


def test_a_changed_move_that_is_legal_is_told_with_its_line(played: str) -> None:
    lines = played.split("\n")
    place = [number for number, line in enumerate(lines) if line.startswith("do")][2]
    lines[place] = lines[place].replace("oak", "pine")
    put("\n".join(lines))
    with pytest.raises(Damaged, match=f"damaged in line {place + 1}: .* is not what was written") as caught:
        SavedGame.open("pile-1")
    assert (caught.value.line, caught.value.moves_before) == (place + 1, 2)


@pytest.mark.parametrize("lost", range(1, len(MOVES)))
def test_a_lost_entry_is_told_and_what_comes_before_it_recovered(lost: int, played: str) -> None:
    entries = parts(played)
    put("".join([*entries[:lost], *entries[lost + 1 :]]))
    with pytest.raises(Damaged, match="just before"):
        SavedGame.open("pile-1")
    with recovered("pile-1", "rest") as rest:
        assert list(rest.game.position.logs) == [move.split()[1] for move in MOVES[: lost - 1]]


def test_two_entries_in_each_others_place_are_told(played: str) -> None:
    entries = parts(played)
    entries[2], entries[3] = entries[3], entries[2]
    put("".join(entries))
    with pytest.raises(Damaged, match="is not what was written"):
        SavedGame.open("pile-1")


def test_an_entry_that_stands_there_twice_is_told(played: str) -> None:
    entries = parts(played)
    put("".join([*entries[:3], entries[2], *entries[3:]]))
    with pytest.raises(Damaged, match="is not what was written"):
        SavedGame.open("pile-1")


def test_a_changed_seed_is_told_at_the_first_move(played: str) -> None:
    put(played.replace("seed = 7", "seed = 5"))
    with pytest.raises(Damaged, match="is not what was written") as caught:
        SavedGame.open("pile-1")
    assert caught.value.moves_before == 0


@pytest.mark.parametrize("each", [2, pytest.param(8, marks=pytest.mark.long)])
def test_no_bit_that_is_changed_in_a_move_goes_unseen(played: str, each: int) -> None:
    sound = "".join(parts(played)[:4]).encode()
    begin = sound.index(b"[[moves]]")
    for place, bit in changed_by_lot(range(begin, len(sound)), range(8), "a bit of a move", each):
        wrong = bytearray(sound)
        wrong[place] ^= 1 << bit
        path_of("pile-1").write_bytes(wrong)
        found = examined("pile-1")
        is_told = found.damage is not None or found.contents.sound < len(wrong)
        assert is_told or moves_of("pile-1") == list(MOVES[:3]), (place, bit)


def test_a_player_may_be_given_another_name_by_hand(played: str) -> None:
    put(played.replace('"Red"', '"Rob"'))
    with SavedGame.open("pile-1") as saved:
        assert saved.game.names[0] == "Rob"


def test_a_move_changed_by_hand_is_taken_in_when_its_sum_is_taken_out(played: str) -> None:
    entries = parts(played)
    entries[3] = SUM.sub("", entries[3].replace("oak", "pine"))
    put("".join(entries))
    with SavedGame.open("pile-1") as saved:
        saved.play("carry oak")
    assert moves_of("pile-1")[2:4] == ["carry pine", "carry pine"]
    entries = parts(path_of("pile-1").read_text())
    entries[5] = entries[5].replace("oak", "pine")
    put("".join(entries))
    with pytest.raises(Damaged):
        SavedGame.open("pile-1")


def test_a_file_without_sums_is_read_and_gets_them_with_what_is_added(played: str) -> None:
    put(without_sums(played))
    for _time in range(2):
        with SavedGame.open("pile-1") as saved:
            saved.play("carry oak")
            saved.undo()
    assert moves_of("pile-1") == list(MOVES)
    sums = ["sum" in entry for entry in tomllib.loads(path_of("pile-1").read_text())["moves"]]
    assert sums == [False] * 5 + [True] * 4


@pytest.mark.parametrize("wrong", ["3", '""', "[]", '"00000"', "true"])
def test_a_sum_that_is_none_is_damage(wrong: str, played: str) -> None:
    put(SUM.sub(f"sum = {wrong}\n", played))
    with pytest.raises(Damaged):
        SavedGame.open("pile-1")


def test_other_line_ends_comments_and_blanks_change_nothing(played: str) -> None:
    put(played.replace("\n", "\r\n").replace("do =", "# a note\r\ndo   ="))
    assert examined("pile-1").damage is None


def test_sums_stay_true_over_undo_redo_groups_and_the_end(options: dict[str, Any]) -> None:
    with SavedGame.create("pile", {**options, "logs": 3}) as saved:
        saved.play(saved.game.plan(["carry oak", "paint", "carry pine"]))
        saved.undo()
        saved.redo()
        saved.play("carry oak")
    with SavedGame.open("pile-1") as again:
        again.undo()
    with SavedGame.keep(again.game, "kept") as kept:
        kept.redo()
    for slot in ("pile-1", "kept"):
        assert examined(slot).damage is None


def test_a_text_carries_no_sums_and_what_is_taken_in_gets_its_own(played: str) -> None:
    words = exported("pile-1")
    assert "sum" not in words
    imported(words.encode(), "a mail", "again").close()
    assert len(SUM.findall(path_of("again").read_text())) == len(MOVES)
