"""Saved games that were changed by chance: a game or a sentence comes of each of them, and no original is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from engine import Refused
from engine.le_havre.about import ABOUT
from engine.le_havre.title import LE_HAVRE
from saves import SavedGame, SaveError, examined, moves_of, recovered, summary
from saves.exchange import exported, read_text
from saves.format import entry_bytes
from saves.slots import existing, make_folder, path_of
from tests.sampled import sampled
from tests.saves.players import next_move

SLOT = "le-havre-1"
WORDS = (
    *(b'"', b"'", b'"""', b"=", b"[", b"]", b"[[moves]]\n", b"[options]\n", b"#"),
    *(b"\n", b"\r\n", b"\0", b"\xff", b"\xe2"),
    *(b"\x1b[2J", b"\\u001b[2J", b"[" * 2000, b"9" * 5000, b"-1", b"true", b"inf", b"1e9", b"{}", b"\xef\xbb\xbf"),
    *(b'do = ["take wood", "end turn"]\n', b'["', b'", "', b'"]', b'forced = ["1: fee 1 fish"]\n', b"edition = 2\n"),
    *(b"forced = [[], []]\n", b"edition = 0\n", b" + ", b"[1: fee 1 fish]", b"edition = 1\n"),
    *(b"undo", b"redo", b"over = true\n", b"format = 0\n", b"format = 2\n", b"do = 3\n", b"take wood", b"supply"),
    *(b"le-havre", b"chess", b"full", b"short", b"seed = 8\n", b"setup = {}\n", b"players = []\n", b"x" * 3000),
)
ENTRIES = (b"", entry_bytes("supply")[:-1])
"""What stands before such a word: nothing, or an entry whose line is not over."""


def flipped(data: bytearray, rng: Random) -> None:
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def cut(data: bytearray, rng: Random) -> None:
    first = rng.randrange(len(data))
    del data[first : first + rng.choice([1, 2, 10, 100, len(data)])]


def inserted(data: bytearray, rng: Random) -> None:
    first = rng.randrange(len(data) + 1)
    data[first:first] = rng.choice(WORDS)


def replaced(data: bytearray, rng: Random) -> None:
    first = rng.randrange(len(data))
    word = rng.choice(WORDS)
    data[first : first + len(word)] = word


def lines_swapped(data: bytearray, rng: Random) -> None:
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    data[:] = b"\n".join(lines)


def line_changed(data: bytearray, rng: Random) -> None:
    lines = data.split(b"\n")
    place = rng.randrange(len(lines))
    others: list[list[bytearray]] = [[], [lines[place]] * 2, [bytearray(rng.choice(WORDS))]]
    lines[place : place + 1] = rng.choice(others)
    data[:] = b"\n".join(lines)


def zeroed(data: bytearray, rng: Random) -> None:
    first = rng.randrange(len(data))
    data[first:] = bytes(len(data) - first)


CHANGES: tuple[Callable[[bytearray, Random], None], ...] = (
    *(flipped, flipped, cut, inserted, replaced),
    *(lines_swapped, line_changed, zeroed),
)


@pytest.fixture
def sound() -> bytes:
    """A short game that was played for a while, saved; see `played`."""
    make_folder()
    data = played(ABOUT.edition)
    path_of(SLOT).write_bytes(data)
    return data


@cache
def played(_edition: int) -> bytes:
    """A short game that was played for a while, with moves taken back in it, and moves played together."""
    with SavedGame.create("le-havre", {"players": ["Red", "Blue"], "variant": "short", "seed": 7}) as saved:
        for step in range(40):
            if step % 5 == 2:
                together(saved)
            else:
                saved.play(next_move(saved.game))
            if step % 7 == 3:
                saved.undo()
                saved.redo()
    data = path_of(SLOT).read_bytes()
    path_of(SLOT).unlink()
    return data


def together(saved: SavedGame) -> None:
    """Play two moves as one, or one where the second is not to be played with it."""
    first = next_move(saved.game)
    after = saved.game.plan([first]).after
    try:
        saved.play(saved.game.plan([first, next_move(after)]))
    except Refused:
        saved.play(first)


def changed(sound: bytes, rng: Random) -> bytes:
    data = bytearray(sound)
    for _change in range(rng.choice([1, 1, 1, 2, 5])):
        rng.choice(CHANGES)(data, rng)
        data = data or bytearray(b"\n")
    return bytes(data)


def kept(original: bytes) -> bool:
    """Whether every byte of a file is still there: in it, with more behind it perhaps, or in a copy beside it."""
    path = path_of(SLOT)
    return path.read_bytes().startswith(original) or any(
        copy.read_bytes() == original for copy in path.parent.glob(f"{path.name}.*")
    )


def tried(act: Callable[[], object]) -> None:
    """Do it, and allow nothing but a sentence that can be shown."""
    try:
        act()
    except SaveError as error:
        assert str(error)
        assert str(error).isprintable()
        assert len(str(error)) < 5000


def played_on() -> None:
    with SavedGame.open(SLOT) as saved:
        try:
            saved.play("supply")
        except Refused:
            if saved.game.can_undo:
                saved.undo()


def taken_in(original: bytes) -> None:
    """A game that was recovered is sound and holds a beginning of what was played."""
    with recovered(SLOT) as saved:
        slot, position = saved.slot, saved.game.position
    with SavedGame.open(slot) as again:
        assert again.game.position == position
    assert path_of(SLOT).read_bytes() == original
    path_of(slot).unlink()


def survived(original: bytes) -> None:
    """A changed file is looked at, checked, recovered and played on, and is never lost."""
    path = path_of(SLOT)
    for copy in path.parent.glob(f"{path.name}.damaged*"):
        copy.unlink()
    path.write_bytes(original)
    for look in (summary, moves_of, examined, exported):
        tried(lambda look=look: look(SLOT))  # type: ignore[misc]  # mypy cannot infer a lambda with a default
    tried(lambda: read_text(original, "a mail"))
    tried(lambda: taken_in(original))
    assert path.read_bytes() == original
    tried(played_on)
    assert kept(original)
    assert existing() == [SLOT]


def survived_under_a_later_edition(original: bytes) -> None:
    """The same while there is a later edition: what cannot be followed is never damaged by playing on."""
    for slot in existing():
        path_of(slot).unlink()
    path_of(SLOT).write_bytes(original)
    try:
        is_outgrown = examined(SLOT).is_outgrown
    except SaveError:
        is_outgrown = False
    tried(played_on)
    assert kept(original)
    assert not is_outgrown or path_of(SLOT).read_bytes() == original


def test_what_is_changed_holds_groups_and_answers_without_a_choice(sound: bytes) -> None:
    assert sound.count(b"do = [") > 3
    assert b"\nforced = [" in sound


def test_a_saved_game_changed_by_chance_gives_a_game_or_a_sentence_and_is_never_lost(sound: bytes) -> None:
    rng = Random(1)
    for _file in range(60):
        survived(changed(sound, rng))


@pytest.fixture
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    later = ABOUT._replace(edition=2)
    monkeypatch.setattr("engine.le_havre.title.LE_HAVRE", replace(LE_HAVRE, about=later))
    monkeypatch.setattr("engine.le_havre.about.ABOUT", later)


@pytest.mark.usefixtures("_later")
def test_a_saved_game_of_an_earlier_edition_changed_by_chance_is_never_lost(sound: bytes) -> None:
    sound = sound.replace(b"edition = 2", b"edition = 1")
    rng = Random(3)
    for _file in range(60):
        survived_under_a_later_edition(changed(sound, rng))


@pytest.mark.long
@pytest.mark.usefixtures("_later")
def test_three_thousand_saved_games_of_an_earlier_edition_changed_by_chance_are_never_lost(sound: bytes) -> None:
    sound = sound.replace(b"edition = 2", b"edition = 1")
    rng = Random(4)
    for _file in range(3_000):
        survived_under_a_later_edition(changed(sound, rng))


@pytest.mark.long
def test_six_thousand_saved_games_changed_by_chance_give_a_game_or_a_sentence_and_are_never_lost(sound: bytes) -> None:
    rng = Random(2)
    for _file in range(6_000):
        survived(changed(sound, rng))


def called(case: tuple[bytes, bytes]) -> str:
    return f"{case[0][:12]!r} {'after an entry' if case[1] else 'alone'}"


@pytest.mark.parametrize(("word", "before"), sampled(product(WORDS, ENTRIES), "words", name=called))
def test_a_word_at_the_end_of_a_saved_game_gives_a_game_or_a_sentence(sound: bytes, word: bytes, before: bytes) -> None:
    survived(sound + before + word)
