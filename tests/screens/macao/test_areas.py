"""What a quarter of Macao would join, and that its page says so."""

from __future__ import annotations

from engine import new_game
from engine.macao import city
from saves import SavedGame
from screens.macao.areas import joined
from screens.macao.city import CityPage
from tests.screens.macao.positions import NAMES
from tests.screens.macao.test_pages import board_of
from widgets.lines import plain


def _bits(*numbers: int) -> int:
    return sum(1 << number - 1 for number in numbers)


def _joined(own: int, number: int, taken: int = 0) -> tuple[int, int, int | None, int, bool]:
    one = joined(own, city.EVERYWHERE & ~own & ~taken, number - 1)
    return one.size, one.after, one.link and one.link + 1, one.linked, one.is_all


def test_a_quarter_joins_the_area_beside_it_and_another_one_would_join_all() -> None:
    assert _joined(_bits(1, 2, 7, 5), 4) == (2, 3, 3, 6, True)


def test_of_a_quarter_that_is_taken_it_is_said_whose_it_is_and_how_large_its_area() -> None:
    players = [{"quarters": ["q18", "q23"]}, {"quarters": ["q24", "q02"]}]
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2], "players": players}}
    board = board_of(SavedGame.keep(new_game("macao", NAMES[:2], "full", 1, setup=setup)))
    page = board.pages[1]
    assert isinstance(page, CityPage)
    told = []
    for number in ("18", "2"):
        page.jump(number)
        told.append(" ".join(" ".join(map(plain, page.details(80))).split()))
    assert told[0].startswith("Quarter 18 is yours, in an area of 2. L lacquerware")
    assert told[1].startswith("Quarter 2: Bo, in an area of 1. L lacquerware")


def test_a_quarter_that_others_have_joins_nothing() -> None:
    assert _joined(_bits(1, 2, 7, 5), 4, taken=_bits(3)) == (2, 3, None, 0, False)


def test_what_makes_an_area_larger_by_itself_alone_is_not_named() -> None:
    assert _joined(_bits(1), 2) == (2, 2, None, 0, False)


def test_of_several_that_join_more_the_one_is_named_that_makes_most_of_it() -> None:
    assert _joined(_bits(11, 21, 22, 14, 30), 12) == (2, 2, 16, 5, False)


def test_the_page_says_which_own_quarters_a_free_one_joins_and_how_large_that_is() -> None:
    board = board_of(SavedGame.keep(new_game("macao", NAMES[:2], "full", 7)))
    page, position = board.pages[1], board.view.seen
    assert isinstance(page, CityPage)
    position.city[board.view.seat] = _bits(1, 2, 7, 5)
    page.jump("4")
    said = " ".join(" ".join(plain(line) for line in page.details(120)).split())
    assert "joins 05: area 2 largest stays 3 with 03 all: 6" in said
    page.jump("6")
    said = " ".join(" ".join(plain(line) for line in page.details(120)).split())
    assert "joins 01, 07: area 4 largest 3 → 4: +2 PP" in said
    page.jump("28")
    assert "joins none of yours" in " ".join(plain(line) for line in page.details(120))


def test_where_a_quarter_has_two_lines_it_says_what_the_port_of_its_tile_pays() -> None:
    setup = {"position": {"round": 8, "window": "action", "players": [{"ship": "s01"}], "ports": {"london": 1}}}
    board = board_of(SavedGame.keep(new_game("macao", NAMES[:2], "full", 1, setup=setup)))
    high = [plain(line) for line in board.pages[1].lines(58, 18, active=False)]
    low = [plain(line) for line in board.pages[1].lines(54, 13, active=False)]
    pays = {"T": 3, "s": 4, "p": 5, "J": 5, "S": 6, "P": 6, "L": 7, "R": 7}
    first, second = high[1], high[2]
    quarters = [(place, sign) for place, sign in enumerate(first) if sign in pays]
    assert len(quarters) == 4
    for place, sign in quarters:
        assert second[place + 3] == str(pays[sign]), (first, second)
    assert not any(sign.isdecimal() for sign in low[2][6:])


def test_of_a_free_quarter_it_is_said_how_far_its_port_is_and_which_later_round_pays_for_it() -> None:
    first = {"supply": {"red": 1}, "rose": {"2": {"green": 2}}, "ship": "london"}
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2], "players": [first]}}
    board = board_of(SavedGame.keep(new_game("macao", NAMES[:2], "full", 1, setup=setup)))
    page = board.pages[1]
    assert isinstance(page, CityPage)
    told = {}
    for number in ("1", "11"):  # 1 green; 1 red
        page.jump(number)
        told[number] = " ".join(" ".join(map(plain, page.details(120))).split())
    assert "Genoa pays 7 PP, 8 spaces away can be paid in round 10" in told["1"]
    assert "can be paid in round" not in told["11"]
