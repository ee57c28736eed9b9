"""Finding a move by words."""

from __future__ import annotations

from engine.le_havre.moves import Buy, Enter, Sell, Take
from engine.moves import Move
from screens.words import found

SENTENCES: dict[Move, str] = {
    Take("wood"): "Take 3 wood",
    Take("fish"): "Take 2 fish",
    Enter("marketplace"): "Enter the Marketplace (2 food)",
    Enter("fish-market"): "Enter the Fish Market (1 franc)",
    Buy("patisserie"): "Buy the Pâtisserie for 6 francs",
    Sell("wooden-ship-2"): "Sell the Wooden ship 2 for 1 franc",
}


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


def test_names_of_other_languages_find_a_card_after_all_that_has_the_word_itself() -> None:
    assert hits("fischmarkt") == ["Enter the Fish Market (1 franc)"]
    assert hits("鱼市") == ["Enter the Fish Market (1 franc)"]
