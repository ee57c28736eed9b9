"""Cards as frames, side by side."""

from __future__ import annotations

from widgets.frames import Card, card, card_row
from widgets.lines import plain, text, width

FISHERY = Card(text("03 Fishery"), [text("3 fish")], text("then Dock"))


def test_a_card_has_its_name_and_what_lies_beneath_in_its_edges() -> None:
    assert [plain(line) for line in card(FISHERY, 16, 4)] == [
        "╭ 03 Fishery ─╮".replace("─╮", "──╮"),
        "│3 fish        │",
        "│              │",
        "╰ then Dock ───╯",
    ]


def test_a_name_that_is_too_long_gives_way_and_the_frame_stays() -> None:
    assert plain(card(Card(text("The Bridge over the Seine"), []), 16, 3)[0]) == "╭ The Bridge … ╮"


def test_cards_side_by_side_share_the_cells() -> None:
    lines = card_row([FISHERY, FISHERY, FISHERY], 60, 4)
    assert {width(line) for line in lines} == {60}


def test_the_bar_of_the_cursor_lies_on_the_chosen_card_alone() -> None:
    upper = card_row([FISHERY, FISHERY], 40, 4, chosen=1)[0]
    assert width(tuple(piece for piece in upper if piece.selected)) == 20
