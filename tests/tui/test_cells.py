from __future__ import annotations

import re

import pytest
from hypothesis import given, strategies as st

from tui.cells import CellScreen
from tui.differences import BLANK
from tui.painter import Painter

WIDTH, HEIGHT = 40, 5
STYLES = ["", "1", "31", "1;32", "7", "7;33", "39;49", "4", "44", "38;5;120", "48;2;1;2;3", "1;39;49"]


class Terminal:
    """As much of a terminal as a drawing needs: the cells it shows, in the words of its manual."""

    def __init__(self) -> None:
        self.cells = [[("#", "noise")] * WIDTH for _ in range(HEIGHT)]
        self.x = self.y = 0
        self.style: dict[str, str] = {}
        self.region = 0, HEIGHT

    def receive(self, sent: str) -> None:
        for controls, final, text in re.findall(r"\x1b\[([?\d;]*)([A-Za-z@])|([^\x1b])", sent):
            number = int(controls) if controls.isdigit() else 1
            if final == "m":
                self._restyle(controls)
            elif final in ("H", "r"):
                self._go(final, controls)
            elif final == "G":
                self.x = number - 1
            elif final in ("A", "B", "C"):
                self.y += number * {"A": -1, "B": 1, "C": 0}[final]
                self.x += number * (final == "C")
            elif final in ("J", "K", "X"):
                self._erase(final, number)
            elif final in ("P", "@"):
                self._shift(number, left=final == "P")
            elif final in ("M", "L"):
                self._scroll(number, up=final == "M")
            elif text:
                self._show(text)

    def _go(self, final: str, controls: str) -> None:
        """To a place, or home as a region is set."""
        first, _, second = controls.partition(";")
        if final == "r":
            self.region = int(first or 1) - 1, int(second or HEIGHT)
            self.x = self.y = 0
        else:
            self.x, self.y = int(second or 1) - 1, int(first or 1) - 1

    def _erase(self, final: str, number: int) -> None:
        """Everything, the rest of the row, or so many cells of it."""
        if final == "J":
            self.cells = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]
        else:
            number = WIDTH - self.x if final == "K" else number
            self.cells[self.y][self.x : self.x + number] = [(" ", self._look(" "))] * number

    def _scroll(self, number: int, *, up: bool) -> None:
        """From the row of the cursor to the end of the region, with blank rows in the place of those that go."""
        start, end = self.y, self.region[1]
        rows, blank = self.cells[start:end], [[(" ", self._look(" "))] * WIDTH for _ in range(number)]
        self.cells[start:end] = [*rows[number:], *blank] if up else [*blank, *rows[:-number]]

    def _shift(self, number: int, *, left: bool) -> None:
        """The end of the row goes to the left over the cells of the cursor, or to the right behind blanks."""
        row, blank = self.cells[self.y], [(" ", self._look(" "))] * number
        if left:
            self.cells[self.y] = [*row[: self.x], *row[self.x + number :], *blank]
        else:
            assert {sign for sign, _ in row[-number:]} == {" "}  # some emulators keep what is pushed over the edge
            self.cells[self.y] = [*row[: self.x], *blank, *row[self.x : -number]]

    def _show(self, sign: str) -> None:
        if sign == "\b":
            assert self.x < WIDTH  # after the last cell of a row terminals differ
        if sign in "\r\n\b":
            self.x, self.y = {"\r": (0, self.y), "\n": (self.x, self.y + 1), "\b": (self.x - 1, self.y)}[sign]
            return
        size = 2 if sign == "日" else 1
        row = self.cells[self.y]
        if row[self.x][0] == "":
            row[self.x - 1] = (" ", "")
        if self.x + size < WIDTH and row[self.x + size][0] == "":
            row[self.x + size] = (" ", "")
        row[self.x : self.x + size] = [(sign, self._look(sign)), ("", self._look(sign))][:size]
        self.x += size

    def _restyle(self, parameters: str) -> None:
        numbers = (parameters or "0").split(";")
        while numbers:
            number = numbers.pop(0)
            if number == "0":
                self.style = {}
            elif number in ("38", "48"):
                size = 4 if numbers[0] == "2" else 2
                self.style[number[0]] = ";".join([number, *numbers[:size]])
                del numbers[:size]
            elif number in ("39", "49"):
                self.style.pop(number[0], None)
            else:
                self.style[number if len(number) == 1 else number[0]] = number

    def _look(self, sign: str) -> str:
        """What is seen of the style; the colour of the text is not seen on a blank unless it is reversed."""
        seen = dict(self.style)
        if sign == " " and "7" not in seen:
            seen = {name: value for name, value in seen.items() if value == "4" or value.startswith("4")}
        if sign == " ":
            seen.pop("1", None)
        return ";".join(sorted(seen.values()))


PIECES = ("the harbour of the town", " " * 15, "a sawmill, and a kiln")
"""Long enough to be shifted, or erased in one go."""


@st.composite
def drawings(draw: st.DrawFn) -> str:
    """A drawing as Textual makes it: runs of styled text, each at a place, each with a reset behind it."""
    parts = []
    for _ in range(draw(st.integers(1, 5))):
        row, column = draw(st.integers(0, HEIGHT - 1)), draw(st.integers(0, WIDTH - 1))
        parts.append(f"\x1b[{row + 1};{column + 1}H")
        room = WIDTH - column
        for words in draw(
            st.lists(st.one_of(st.text(alphabet="ab é日", min_size=1, max_size=6), st.sampled_from(PIECES)), max_size=5)
        ):
            kept = ""
            for sign in words:
                size = 2 if sign == "日" else 1
                if size <= room:
                    kept, room = kept + sign, room - size
            style = draw(st.sampled_from(STYLES))
            parts.append(f"\x1b[{style}m{kept}\x1b[0m" if style else kept)
    return "".join(parts)


@given(st.lists(drawings(), min_size=1, max_size=6))
def test_the_terminal_shows_what_was_drawn_whatever_was_drawn_before(drawn: list[str]) -> None:
    plain, saving, screen = Terminal(), Terminal(), CellScreen(WIDTH, HEIGHT)
    plain.receive("\x1b[2J")
    for drawing in drawn:
        plain.receive(drawing)
        saving.receive(screen.feed(drawing))
        assert saving.cells == plain.cells


@given(st.lists(st.text(alphabet="abc ", max_size=17), min_size=2, max_size=6))
def test_the_terminal_shows_what_was_drawn_where_the_ends_of_rows_move(names: list[str]) -> None:
    plain, saving, screen = Terminal(), Terminal(), CellScreen(WIDTH, HEIGHT)
    plain.receive("\x1b[2J")
    for name in names:
        row = f"{name} pays 14 of all your francs"
        drawing = "".join(f"\x1b[{y};1H{row[y - 1 :]:{WIDTH}.{WIDTH}}" for y in range(1, HEIGHT + 1))
        plain.receive(drawing)
        saving.receive(screen.feed(drawing))
        assert saving.cells == plain.cells


def drawn_once(drawing: str) -> CellScreen:
    """A terminal that shows a drawing."""
    screen = CellScreen(12, 4)
    screen.feed(drawing)
    return screen


def test_what_is_there_already_is_not_sent_again() -> None:
    assert drawn_once("\x1b[2;1HFish 3").feed("\x1b[2;1HFish 3") == ""


def test_only_the_cell_that_changed_is_sent() -> None:
    assert drawn_once("\x1b[2;1HFish 3\x1b[H").feed("\x1b[2;1HFish 4\x1b[H") == "\x1b[2;6H4\x1b[H"


def test_a_short_way_between_two_changes_is_sent_and_a_long_one_is_jumped_over() -> None:
    assert drawn_once("\x1b[1;1H1-2\x1b[H").feed("\x1b[1;1H3-4\x1b[H") == "3-4\r"
    assert drawn_once("\x1b[1;1H1-----2\x1b[H").feed("\x1b[1;1H3-----4\x1b[H") == "3\x1b[5C4\r"


def test_a_place_to_the_left_in_the_same_row_is_reached_by_its_column() -> None:
    screen = CellScreen(40, 2)
    screen.feed(f"\x1b[2;1H{'12':38}\x1b[2;31H")
    assert screen.feed("\x1b[2;15H3\x1b[2;9H") == "\x1b[15G3\x1b[9G"


def test_the_rest_of_a_line_is_erased_in_one_go() -> None:
    assert drawn_once("\x1b[1;1Habcdefghijkl\x1b[H").feed("\x1b[1;1H" + " " * 12 + "\x1b[H") == "\x1b[K"


LIST = ["the marketplace", "a sawmill", "bread of the bakehouse", "old fishery of the town", "smokehouse", "clay mound"]


def test_rows_that_have_only_moved_are_scrolled() -> None:
    screen = CellScreen(40, 6)
    screen.feed("\x1b[1;1Hits title" + "".join(f"\x1b[{row};1H{one:40}" for row, one in enumerate(LIST[:4], start=2)))
    sent = screen.feed("".join(f"\x1b[{row};1H{one:40}" for row, one in enumerate(LIST[2:6], start=2)) + "\x1b[H")
    assert sent == "\x1b[2;5r\x1b[2H\x1b[2M\x1b[r\x1b[4Hsmokehouse\r\nclay mound\x1b[H"
    sent = screen.feed("".join(f"\x1b[{row};1H{one:40}" for row, one in enumerate(LIST[1:5], start=2)) + "\x1b[H")
    assert sent == "\x1b[2;5r\x1b[2H\x1b[1L\x1b[r\x1b[2Ha sawmill\x1b[H"


def test_the_end_of_a_row_that_has_only_moved_is_shifted() -> None:
    screen = CellScreen(60, 2)
    screen.feed("\x1b[1;1HThe Wharf costs 14 francs: you have 2.\x1b[H")
    sent = screen.feed("\x1b[1;1HThe Sawmill costs 14 francs: you have 2.\x1b[H")
    assert sent == "\x1b[9C\x1b[2@\x1b[5GSawmill\r"
    assert screen.feed("\x1b[1;1HThe Wharf costs 14 francs: you have 2.  \x1b[H") == "\x1b[9C\x1b[2P\x1b[5GWharf\r"


def test_nothing_is_pushed_over_the_edge_that_was_not_erased() -> None:
    screen = CellScreen(50, 1)
    screen.feed("\x1b[1;1H" + f"{'n go on  a all moves  / find a move  h hint':44}F all\x1b[H")
    sent = screen.feed("\x1b[1;1H" + f"{'sell  n go on  a all moves  / find a move  h hint':49}\x1b[H")
    assert sent == "\x1b[44C\x1b[K\r\x1b[6@sell\r"


def test_a_long_gap_in_a_row_is_erased_in_one_go() -> None:
    screen = CellScreen(40, 1)
    screen.feed("\x1b[1;1H" + "x" * 40 + "\x1b[H")
    assert screen.feed("\x1b[1;1Hx" + " " * 20 + "x" * 19 + "\x1b[H") == "x\x1b[20X\b"


def test_words_that_stood_in_a_long_gap_are_erased_together() -> None:
    screen = CellScreen(40, 1)
    screen.feed("\x1b[1;1H" + "x a sawmill, and a kiln" + "x" * 17 + "\x1b[H")
    assert screen.feed("\x1b[1;1Hx" + " " * 22 + "x" * 17 + "\x1b[H") == "x \x1b[21X\r"


def test_a_column_of_another_style_is_sent_from_top_to_bottom() -> None:
    screen = CellScreen(40, 5)
    screen.feed("\x1b[H")
    rows = "".join(f"\x1b[{row};1H{name:25}\x1b[38;5;221m{row}\x1b[0m" for row, name in enumerate(LIST[:5], start=1))
    assert "\x1b[38;5;221m1\x1b[B\b2\x1b[B\b3\x1b[B\b4\x1b[B\b5\x1b[m" in screen.feed(rows)


def test_a_blank_between_two_alike_keeps_the_colour_that_is_not_seen_on_it() -> None:
    painter = Painter(3)
    painter.state = (0, 0), ""
    wanted, shown = [[("a", "4;31"), BLANK, ("b", "4;31")]], [[("x", "")] * 3]
    assert painter.paint(wanted, shown, [0], at_once=True) == "\x1b[4;31ma\x1b[24m \x1b[4mb"


def test_rows_with_others_beside_them_are_sent_where_that_is_shorter() -> None:
    screen = CellScreen(40, 6)
    screen.feed("".join(f"\x1b[{row};1H{row}{row + 4:>30}" for row in range(1, 5)))
    assert screen.feed("".join(f"\x1b[{row};1H{row + 1}" for row in range(1, 5)) + "\x1b[H").count("r") == 0


def test_a_style_is_changed_by_what_differs() -> None:
    drawing = "\x1b[1;1H\x1b[1ma\x1b[0m\x1b[1;31mb\x1b[0m\x1b[32mc\x1b[0md"
    assert drawn_once("\x1b[1;1H").feed(drawing).startswith("\x1b[1ma\x1b[31mb\x1b[0;32mc\x1b[md")


def test_the_first_drawing_clears_the_terminal() -> None:
    assert CellScreen(12, 4).feed("\x1b[1;1Ha").startswith("\x1b[m\x1b[H\x1b[2Ja")


def test_a_terminal_that_was_disturbed_gets_everything_again() -> None:
    screen = drawn_once("\x1b[1;1Habc\x1b[2;1Hdef")
    screen.forget()
    assert screen.feed("\x1b[1;1Ha") == "\x1b[m\x1b[H\x1b[2Jabc\r\ndef\x1b[A\b\b"


def test_a_terminal_of_another_size_is_cleared_and_drawn_anew() -> None:
    screen = drawn_once("\x1b[1;1Habc")
    screen.resize(14, 4)
    assert screen.feed("\x1b[2;1Hx") == "\x1b[m\x1b[H\x1b[2J\r\nx"


def test_modes_of_the_terminal_are_passed_on() -> None:
    assert CellScreen(12, 4).feed("\x1b[?25l\x1b[?2004h\x1b[>25u") == "\x1b[?25l\x1b[?2004h\x1b[>25u"


@pytest.mark.parametrize(("rows", "bracketed"), [(1, False), (40, True)])
def test_only_a_long_drawing_is_bracketed_as_one_picture(rows: int, bracketed: bool) -> None:
    screen = CellScreen(80, 40)
    sent = screen.feed("\x1b[?2026h")
    sent += screen.feed("".join(f"\x1b[{row + 1};1H{'x' * 60}" for row in range(rows)))
    sent += screen.feed("\x1b[?2026l")
    assert ("\x1b[?2026h" in sent, "\x1b[?2026l" in sent) == (bracketed, bracketed)


def test_the_cursor_goes_where_the_drawing_leaves_it() -> None:
    assert drawn_once("\x1b[1;1Ha\x1b[H").feed("\x1b[1;1Hb\x1b[3;4H") == "b\x1b[3;4H"
