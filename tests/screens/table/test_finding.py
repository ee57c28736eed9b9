"""Finding a move by words, and the list it is found in."""

from __future__ import annotations

from engine.le_havre.moves import Buy, Enter, Sell, Take
from engine.moves import Move
from screens.table.finding import found, move_list
from widgets.lines import plain, text, width

SENTENCES: dict[Move, str] = {
    Take("wood"): "Take 3 wood",
    Take("fish"): "Take 2 fish",
    Enter("marketplace"): "Enter the Marketplace (2 food)",
    Enter("fish-market"): "Enter the Fish Market (1 franc)",
    Buy("patisserie"): "Buy the Pâtisserie for 6 francs",
    Sell("wooden-ship-2"): "Sell the Wooden ship 2 for 1 franc",
}
HEAD = text("Find")


def hits(words: str) -> list[str]:
    """The sentences of the moves that words find."""
    return [SENTENCES[move] for move in found(list(SENTENCES), SENTENCES.__getitem__, words)]


def test_no_words_find_every_move_in_its_order() -> None:
    assert hits("") == hits("  ") == list(SENTENCES.values())


def test_capital_letters_make_no_difference() -> None:
    assert hits("MARKETPLACE") == hits("marketplace") == ["Enter the Marketplace (2 food)"]


def test_letters_with_accents_are_found_as_they_stand() -> None:
    assert hits("pâtis") == ["Buy the Pâtisserie for 6 francs"]


def test_every_word_must_be_there_in_any_order_and_any_part() -> None:
    assert hits("market fish") == ["Enter the Fish Market (1 franc)"]
    assert hits("ood ake") == ["Take 3 wood"]
    assert hits("wood marketplace") == []


def test_moves_in_which_a_word_begins_so_come_first() -> None:
    assert hits("market") == ["Enter the Marketplace (2 food)", "Enter the Fish Market (1 franc)"]
    assert hits("ship") == ["Sell the Wooden ship 2 for 1 franc"]
    assert hits("f")[0] == "Take 2 fish"


def lines(place: int, rows: int, count: int = 9) -> list[str]:
    shown = move_list(HEAD, [f"move {n}" for n in range(count)], place, rows, 30)
    assert all(width(line) <= 30 for line in shown)
    return [plain(line).strip() for line in shown]


def test_a_list_that_fits_is_shown_whole() -> None:
    assert lines(0, 10) == ["Find", *(f"move {n}" for n in range(9))]


def test_a_long_list_follows_the_cursor_to_its_end_and_back() -> None:
    assert lines(8, 4)[1:] == ["move 6", "move 7", "move 8"]
    assert lines(0, 4)[1:] == ["move 0", "move 1", "move 2"]


def test_signs_beside_the_heading_tell_that_there_is_more_above_and_below() -> None:
    assert lines(8, 4)[0].split() == ["Find", "▲"]
    assert lines(0, 4)[0].split() == ["Find", "▼"]
    assert lines(4, 4)[0].split() == ["Find", "▲▼"]


def test_the_cursor_stands_on_one_line() -> None:
    shown = move_list(HEAD, ["a", "b", "c"], 1, 10, 30)
    assert [plain(line).strip() for line in shown if line and line[0].selected] == ["b"]


def test_an_empty_list_says_so() -> None:
    shown = [plain(line).strip() for line in move_list(HEAD, [], 0, 10, 60)]
    assert shown == ["Find", "", "Nothing that can be done now has these words."]
