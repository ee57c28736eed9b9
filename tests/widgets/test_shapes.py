from __future__ import annotations

from collections.abc import Sequence

import pytest

from widgets.filled import tinted
from widgets.gauges import Standing, gauge, leading, pieces, progress, standings
from widgets.lines import Line, plain, text, width


@pytest.mark.parametrize(("number", "seen"), [(0, ""), (3, "■■■"), (5, "■■■■■"), (6, "■■■■■+")])
def test_a_bar_of_pieces_says_when_there_are_more(number: int, seen: str) -> None:
    assert plain(pieces(number, "good:fish", 5)) == seen


@pytest.mark.parametrize(
    ("total", "parts", "seen"),
    [
        (0, [4], ""),
        (4, [4], "▰▰▰▰"),
        (4, [1, 2], "▰▰▰▱"),
        (4, [9, 9], "▰▰▰▰"),
        (40, [39], "▰▰▰▰▰▰▰▰▰▱"),
        (40, [40], "▰▰▰▰▰▰▰▰▰▰"),
    ],
)
def test_a_gauge_is_full_only_where_all_is_covered(total: int, parts: Sequence[int], seen: str) -> None:
    assert plain(gauge(total, [(number, "good:grain") for number in parts], 10)) == seen


@pytest.mark.parametrize(("done", "length"), [(0, 0), (1, 1), (9, 5), (18, 10)])
def test_a_bar_of_progress_grows_from_the_first_step_to_the_last(done: int, length: int) -> None:
    assert plain(progress(done, 18, 10)) == "━" * length + "─" * (10 - length)


def four(names: Sequence[str] = ("White", "Red", "Green", "Bo")) -> list[Standing]:
    note = text("-12", "short")
    return [Standing(name, f"seat:{n}", 100 + n, note, text("@ B1"), leads=n == 3) for n, name in enumerate(names)]


def seen(lines: Sequence[Line]) -> list[str]:
    return [plain(line) for line in lines]


def test_the_others_stand_in_a_line_each() -> None:
    assert seen(standings(four(), 25, 4)) == [
        " White 100 -12 @ B1      ",
        " Red   101 -12 @ B1      ",
        " Green 102 -12 @ B1      ",
        "▸Bo    103 -12 @ B1      ",
    ]


def test_where_there_are_more_of_them_than_lines_two_share_one_and_no_figure_is_cut() -> None:
    lines = seen(standings(four(), 25, 2))
    assert len(lines) == 2
    assert all(str(100 + number) in lines[number // 2] for number in range(4))
    assert all(len(line) == 25 for line in lines)


@pytest.mark.parametrize(
    ("points", "leads"), [([3, 5, 5], [False, True, True]), ([4, 4], [False, False]), ([2, 1], [True, False])]
)
def test_nobody_leads_where_all_have_the_same(points: list[int], leads: list[bool]) -> None:
    assert leading(points) == leads


def test_words_are_tinted_in_running_text_alone_and_only_whole() -> None:
    words = {"fish": "good:fish", "fr": "good:francs", "smoked fish": "good:smoked-fish"}
    line = text("2 fish, fishery, smoked fish, ½fr from") + text("fish", "short")
    found = tinted(line, words)
    assert plain(found) == plain(line)
    assert width(found) == width(line)
    styled = [(piece.text, piece.style) for piece in found if piece.style != "plain"]
    assert styled == [
        ("fish", "good:fish"),
        ("smoked fish", "good:smoked-fish"),
        ("fr", "good:francs"),
        ("fish", "short"),
    ]


def test_no_figure_is_tinted_where_a_player_is_called_after_a_number() -> None:
    line = text("1 takes 21 wood and 2w of 12w; 2w goes on")
    found = tinted(line, {"1": "seat:0", "2w": "seat:1", "wood": "good:wood"})
    styled = [(piece.text, piece.style) for piece in found if piece.style != "plain"]
    assert styled == [("wood", "good:wood"), ("2w", "seat:1"), ("2w", "seat:1")]


def test_words_without_blanks_between_them_are_tinted_too() -> None:
    found = tinted(text("拿取3个木材。建造Pier"), {"木材": "good:wood", "er": "mark"})
    assert [(piece.text, piece.style) for piece in found] == [
        ("拿取3个", "plain"),
        ("木材", "good:wood"),
        ("。建造Pier", "plain"),
    ]
