"""Games as texts: short lines for a mail, taken in again however the mail has treated them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine import TITLES, format_move
from engine.notation import format_forced
from engine.titles import rules_of
from saves import Damaged, SavedGame, SaveError
from saves.exchange import exported, imported, read_text
from saves.slots import path_of
from tests.saves.players import next_move

OPTIONS: dict[str, Any] = {"players": ["Red", "\u6e2f > Blue"], "variant": "short", "seed": 7}


@pytest.fixture
def played() -> SavedGame:
    """A game of Le Havre in the slot le-havre-1, played for a while and closed."""
    with SavedGame.create("le-havre", OPTIONS) as saved:
        for _move in range(60):
            saved.play(next_move(saved.game))
    return saved


def test_a_text_holds_the_setup_and_the_moves_in_short_lines(played: SavedGame) -> None:
    words = exported("le-havre-1")
    assert max(map(len, words.splitlines())) <= 72
    assert 'title = "le-havre"' in words
    assert "seed = 7" in words
    assert "supply / take" in words


def test_a_whole_game_is_one_short_text(played: SavedGame) -> None:
    with SavedGame.open("le-havre-1") as saved:
        while saved.game.decision is not None:
            saved.play(next_move(saved.game))
    assert len(exported("le-havre-1")) < path_of("le-havre-1").stat().st_size < 20_000


@pytest.mark.parametrize(
    "sent",
    [
        lambda text: text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\n".join("> " + line for line in text.split("\n")),
        lambda text: "\n".join(">> " + line for line in text.split("\n")),
        lambda text: "\n".join("> > | " + line + "  \t" for line in text.split("\n")),
        lambda text: "\n".join("    " + line for line in text.split("\n")),
        lambda text: 'Hello,\n\nhere is my game = "fun":\n\n' + text + "\nBye\n-- \nRed\n",
        lambda text: text.replace('"', "\u201d"),
        lambda text: text.replace(" ", "\u00a0"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace(" / ", " /\n\n"),
        lambda text: text.rstrip().removesuffix('"""'),
    ],
    ids=[
        *("as it is", "other line ends", "quoted", "quoted twice", "quoted by another program", "set in"),
        *("in a letter", "typographic", "fixed blanks", "marked", "wrapped anew", "without its last line"),
    ],
)
def test_a_text_is_taken_in_however_a_mail_has_treated_it(played: SavedGame, sent: Callable[[str], str]) -> None:
    with imported(sent(exported("le-havre-1")).encode(), "a mail") as again:
        assert again.slot == "le-havre-2"
        assert again.game.position == played.game.position
        assert again.game.options == played.game.options
        assert again.id == played.id
    with SavedGame.open("le-havre-2") as again:
        assert again.game.history == played.game.history


@pytest.mark.parametrize("quote", ["", "> "])
def test_a_saved_game_itself_is_taken_in(played: SavedGame, quote: str) -> None:
    lines = path_of("le-havre-1").read_text().split("\n")
    data = "\n".join(quote + line for line in lines).encode()
    with imported(data, "a file", "copy") as again:
        assert again.slot == "copy"
        assert again.game.position == played.game.position


def test_moves_that_were_taken_back_are_left_out_but_what_they_turned_up_is_not_forgotten() -> None:
    with SavedGame.create("le-havre", OPTIONS) as saved:
        saved.play("supply")
        saved.undo()
        assert saved.seen_before
    words = exported("le-havre-1")
    assert "count = 0" in words
    with imported(words.encode(), "a mail") as again:
        assert again.seen_before
        assert not again.game.history


def test_a_text_with_a_wrong_move_is_refused_with_its_line_or_taken_in_up_to_there(played: SavedGame) -> None:
    lines = exported("le-havre-1").split("\n")
    first = lines.index('moves = """') + 3
    place = next(place for place in range(first, len(lines)) if lines[place].startswith("supply"))
    lines[place] = lines[place].replace("supply", "suply", 1)
    data = "\n".join(lines).encode()
    with pytest.raises(Damaged, match=f"line {place + 1}: 'suply' is not known here"):
        imported(data, "a mail")
    with imported(data, "a mail", up_to_damage=True) as found:
        done = len(found.game.history)
        assert 0 < done < 60
        assert found.game.history == played.game.history[:done]


def test_a_text_of_which_lines_were_lost_says_how_many_moves_are_missing(played: SavedGame) -> None:
    lines = exported("le-havre-1").split("\n")
    cut = "\n".join(lines[: lines.index('moves = """') + 4])
    with pytest.raises(Damaged, match=r"of its 60 moves|line"):
        imported(cut.encode(), "a mail")


@pytest.mark.parametrize("text", ["", "Hello", "> nothing\n> here", "format = 1", "format = 1\nmoves = 3\n[options]\n"])
def test_what_holds_no_game_is_answered_by_a_sentence_that_names_it(text: str, home: Path) -> None:
    with pytest.raises(SaveError, match="a mail"):
        imported(text.encode(), "a mail")
    assert not home.exists()


def test_a_text_of_another_title_is_refused(played: SavedGame) -> None:
    words = exported("le-havre-1").replace("le-havre", "chess")
    with pytest.raises(SaveError, match="There is no title 'chess'"):
        imported(words.encode(), "a mail")


def test_a_game_is_never_taken_in_over_another(played: SavedGame) -> None:
    with pytest.raises(SaveError, match="already"):
        imported(exported("le-havre-1").encode(), "a mail", "le-havre-1")


def test_no_move_of_any_title_holds_the_signs_around_moves() -> None:
    for title in TITLES:
        rules = rules_of(title)
        for kind in rules.kinds_of_move:
            for name in (kind.words, *kind.targets):
                assert not set("/[]") & set(name), name
                assert " + " not in name, name


def test_a_text_carries_the_answers_that_had_no_choice(played: SavedGame) -> None:
    words = " ".join(exported("le-havre-1").split())
    forced = [move for step in played.game.steps for move in step if move.forced]
    assert forced
    for move in forced:
        assert f"{format_move(move.move)} [{'; '.join(format_forced(move.forced))}]" in words


def test_a_text_that_carries_no_answers_without_a_choice_is_taken_in_as_well(played: SavedGame) -> None:
    words = re.sub(r"\s*\[\d+:\s[^]]*\]", "", exported("le-havre-1"))
    assert "[1:" not in words
    with imported(words.encode(), "a mail") as again:
        assert again.game.history == played.game.history


@given(st.text(max_size=300))
def test_any_text_at_all_gives_nothing_but_a_sentence(text: str) -> None:
    for data in (text, "format = 1\n" + text, 'format = 1\ntitle = "le-havre"\n' + text):
        try:
            read_text(data.encode(errors="surrogatepass"), "\x1b[2J")
        except SaveError as error:
            assert str(error).isprintable()


def test_computers_keep_their_seats_in_a_game_that_is_taken_in() -> None:
    SavedGame.create("le-havre", OPTIONS, bots={"Red": "merchant"}).close()
    with imported(exported("le-havre-1").encode(), "a mail") as again:
        assert again.bots == {"Red": "merchant"}
