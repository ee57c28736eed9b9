"""In which order pieces of a picture are sent."""

from __future__ import annotations

from tui.differences import Piece
from tui.painter import brought_together, by_style


def named(pieces: list[Piece]) -> str:
    """The pieces as they follow one another."""
    return "".join(piece.sent for piece in pieces)


A, B, C, D = (Piece(0, 0, sent, style, 1) for sent, style in (("a", "31"), ("b", "32"), ("c", "31"), ("d", "32")))


def test_pieces_go_style_by_style_from_the_style_that_is_set() -> None:
    assert named(by_style([A, B, C, D], "32")) == "bdac"


def test_two_runs_of_a_style_come_together_where_either_of_them_is() -> None:
    assert [named(order) for order in brought_together([A, B, C])] == ["acb", "bac"]


def test_a_run_goes_to_the_nearest_one_of_its_style() -> None:
    assert [named(order) for order in brought_together([A, B, C, D])] == ["acbd", "bacd", "abdc", "acbd"]
