"""The plain words of a title that says no more than it must, and of all titles."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import OpenGame, new_game
from screens.documents import RulesText
from screens.plain import PlainWords


class Few(PlainWords):
    """The least that a title says."""

    def where(self, game: OpenGame) -> str:
        return "Somewhere"

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return []

    def texts(self) -> Sequence[RulesText]:
        return (
            RulesText("Rules", "A turn", "Whose turn it is moves.", "move"),
            RulesText("Cards", "Red Barn", "It holds hay.", "hay", "red-barn"),
            RulesText("Cards", "Well", "It holds water.", "water", "well"),
        )


@pytest.fixture
def few() -> Few:
    return Few()


def test_cards_are_the_texts_that_have_a_name(few: Few) -> None:
    assert few.names() == ("red-barn", "well")


@pytest.mark.parametrize("words", ["red-barn", "Red Barn", "red  barn"])
def test_a_card_is_found_by_its_name_and_by_what_it_is_called(few: Few, words: str) -> None:
    assert few.found(words) == "red-barn"


def test_a_card_that_there_is_not_is_not_found(few: Few) -> None:
    assert few.found("A turn") is None


def test_a_page_is_the_text_under_its_heading(few: Few) -> None:
    assert few.page("well") == "Well\n\nIt holds water."


def test_cards_are_listed_under_their_groups_with_their_gist(few: Few) -> None:
    (table,) = few.tables()
    assert (table.headings[0], table.rows) == ("Cards", (("Red Barn", "hay"), ("Well", "water")))


def test_a_program_reads_every_card(few: Few) -> None:
    assert few.all_data() == {"cards": [few.data("red-barn"), few.data("well")]}


def test_a_decision_with_one_move_simply_goes_on(few: Few) -> None:
    game = new_game("le-havre", ["Red"], "short", 7)
    while len(game.moves()) > 1:
        game.play(game.tried(game.moves()[0])[1])
    assert few.ordinary(game) == game.moves()[0]


def test_a_decision_with_several_moves_is_for_the_player(few: Few) -> None:
    game = new_game("le-havre", ["Red"], "short", 7)
    while len(game.moves()) == 1:
        game.play(game.tried(game.moves()[0])[1])
    assert few.ordinary(game) is None


def test_a_kind_of_points_is_called_by_its_name_without_dashes(few: Few) -> None:
    assert few.part("end-bonus") == "end bonus"
