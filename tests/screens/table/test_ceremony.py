"""The picture of a result: what stands in its first lines at each size, and that nothing is wider than its place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

import pytest

from engine import TITLES
from engine.about import About
from engine.medals import Medals
from engine.title import ScoreLine
from engine.titles import about
from screens.table.comparison import Own, own_words
from screens.table.picture.ceremony import ceremony
from screens.table.picture.dearest import dear_title, dearest
from screens.table.picture.end import Attempt, Attempts, Dear, End, Known, Looked, Offer
from screens.table.picture.sources import bar_signs, line_by_line
from tests.engine.helpers import player, table
from tests.of_each import of_each
from tests.screens.table.ends import end_of, laid_out
from widgets.lines import plain, width

SIZES = [(80, 21), (120, 37), (200, 57)]
OFFERS = [Offer(key, key * 12, "a few words") for key in "gdvr"]
LONG = "Enter the Building Firm, then build the Bakehouse, then sell the Marketplace"
DEAREST = [Dear("Round 2, turn 3", LONG, LONG, 11 - n, "Enter the Firm", "Enter the Wharf") for n in range(3)]
KNOWN = Known(
    own=Own([40, 60, 98, 110, 151] * 5),
    adviser="harbourmaster",
    looking=Looked(18, 18),
    dearest=DEAREST,
    is_reviewed=True,
    told=["Attempt 2 with this seed.", "Brought most, 12 francs: Anna builds the Bakehouse and pays nothing for it."],
    offers=OFFERS,
)
TOTALS = [(134,), (134, 181), (214, 181, -14), (90, 80, 70, 60), (90, 80, 70, 60, -350)]


@pytest.fixture(autouse=True)
def thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of medals is the same in every test."""
    monkeypatch.setattr("screens.table.comparison.thresholds", lambda *_set_up: Medals(98, 121, 146))


def drawn(end: End, size: tuple[int, int]) -> list[str]:
    """The lines of the picture that are seen at first."""
    return [plain(line) for line in ceremony(end, *size)][: size[1]]


def fitting(declared: About, totals: Sequence[int]) -> bool:
    """Whether a title is for so many seats."""
    return len(totals) in declared.seats


@of_each(product(TITLES, TOTALS, SIZES))
def test_no_line_is_wider_than_its_place_and_what_next_stands_in_the_picture(
    title: str, totals: tuple[int, ...], size: tuple[int, int]
) -> None:
    if not fitting(about(title), totals):
        return
    end = laid_out(title, *totals, known=KNOWN._replace(people=[0]))
    assert max(width(line) for line in ceremony(end, *size)) <= size[0]
    told = "\n".join(drawn(end, size))
    assert "What next?" in told
    assert all(offer.label in told for offer in OFFERS)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_alone_the_medal_the_next_one_and_ones_own_games_are_told(size: tuple[int, int]) -> None:
    told = "\n".join(drawn(laid_out("le-havre", 134, known=KNOWN), size))
    assert "You made 134 francs.  Silver!" in told
    assert "12 francs more would have been gold (from 146)." in told
    assert "5 of your 26 games were better: best 151" in told
    assert "▲" in told


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_three_dearest_decisions_are_told_with_their_round_and_the_sum_without_them(size: tuple[int, int]) -> None:
    told = "\n".join(drawn(laid_out("le-havre", 134, known=KNOWN), size))
    assert told.count("Round 2, turn 3") == len(DEAREST)
    assert told.count("→ Enter the") == len(DEAREST)
    assert "Without these about 164 francs. Gold!" in told


def test_what_is_still_found_out_says_how_far_it_is() -> None:
    known = KNOWN._replace(dearest=(), is_reviewed=False, looking=Looked(5, 18), playing=Looked(3, 10))
    told = "\n".join(drawn(laid_out("le-havre", 134, known=known), (120, 37)))
    assert "The harbourmaster looks ━━━───────── 5/18" in told
    assert "This deal: the harbourmaster plays it ━━━───────── 3/10" in told


@pytest.mark.parametrize("adviser", ["harbourmaster", "harbourmaster at the quay"])
def test_how_far_an_adviser_has_looked_is_told_whole_at_every_size(adviser: str) -> None:
    known = KNOWN._replace(dearest=(), is_reviewed=False, looking=Looked(5, 18), adviser=adviser)
    told = "\n".join(drawn(laid_out("le-havre", 134, known=known), (80, 21)))
    assert re.search(f"The {adviser} looks [━─]* ?5/18", told)


def test_the_range_of_the_deal_changes_no_medal() -> None:
    known = KNOWN._replace(deal=Medals(10, 20, 30))
    told = "\n".join(drawn(laid_out("le-havre", 134, known=known), (120, 37)))
    assert "Silver!" in told
    assert "This deal: the harbourmaster makes 10 to 30 of it." in told


def test_there_is_one_scale() -> None:
    for title in TITLES:
        totals = [134] * max(1, about(title).seats[0])
        told = "\n".join(drawn(laid_out(title, *totals, known=KNOWN._replace(people=[0])), (80, 21)))
        assert sum("●" in line for line in told.splitlines()) == 1


def test_several_people_have_no_scale_and_the_winners_points_in_large_digits() -> None:
    end = laid_out("le-havre", 134, 181, known=KNOWN._replace(people=[0, 1], own=None))
    told = "\n".join(drawn(end, (80, 21)))
    assert "bronze" not in told
    assert "P1 wins with 181 francs, 47 ahead." in told


@pytest.mark.parametrize(
    ("scores", "mine", "words"),
    [
        ([], 5, "This is your first game of this kind."),
        ([3, 4], 5, "Your best of 3 games: before 4, mean 4."),
        ([3, 6], 5, "1 of your 3 games was better: best 6, mean 5."),
        ([7, 6], 5, "2 of your 3 games were better: best 7, mean 6."),
    ],
)
def test_a_score_is_told_among_ones_own_games(scores: list[int], mine: int, words: str) -> None:
    assert own_words(Own(scores), mine) == words


@pytest.mark.parametrize("title", TITLES)
def test_no_source_of_points_is_cut_where_bars_leave_room(title: str) -> None:
    end = laid_out(title, 80, known=KNOWN)
    end.scores = [{**end.mine, "lines": [{"kind": kind, "name": "", "points": 9} for kind in end.kinds]}]
    bars = [line for line in drawn(end, SIZES[0]) if "█" in line]
    assert [label for label in end.kinds.values() if not any(label in line for line in bars)] == []


def test_each_column_of_what_next_is_as_wide_as_its_own_words() -> None:
    words = {"g": "Once more", "d": "Daily harbour", "v": "Review", "r": "Report"}
    offers = [Offer(key, label, "how it grew, by round") for key, label in words.items()]
    end = laid_out("le-havre", 134, known=KNOWN._replace(offers=offers))
    lines = [line.rstrip() for line in drawn(end, SIZES[0]) if "by round" in line]
    assert max(map(len, lines)) < SIZES[0][0]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_of_several_players_the_medal_is_not_told_of_who_has_won(size: tuple[int, int]) -> None:
    end = laid_out("le-havre", 134, 181, known=KNOWN._replace(people=[0]))
    told = drawn(end, size)
    assert [line for line in told if "wins" in line and "Silver!" in line] == []
    assert [line for line in told if "Silver!  12 francs more would have been gold" in line]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_brought_most_by_being_visited_is_named_with_its_visits(size: tuple[int, int]) -> None:
    game = table(player("3 wood, 2 steel", buildings=["shipping-line"], ships=["iron-ship-4"]), round=5)
    game.play("enter shipping-line: energy 3 wood; ships 1 iron-ship; cargo 2 steel")
    told = drawn(end_of(game), size)
    assert any("Best earner" in line and "+16" in line for line in told)
    assert any("Shipping Line, 1 visit" in line for line in told)


@pytest.mark.parametrize("cells", [47, 58])
def test_five_names_stand_whole_above_narrow_columns(cells: int) -> None:
    end = laid_out("speicherstadt", 30, 20, 10, 9, 8)
    names = ["Benjamin", "Theodora", "Wilhelmi", "Annabell", "Emil"]
    for score, name in zip(end.scores, names, strict=True):
        score["name"] = name
    rows = line_by_line(end, cells)
    above = " ".join(plain(line) for line in rows[:2]).split()
    assert sorted(above[-5:]) == sorted(names)
    assert max(map(width, rows)) <= cells


def test_a_game_that_has_none_of_its_kind_beside_it_shows_no_empty_panel() -> None:
    told = drawn(laid_out("le-havre", 134, known=KNOWN._replace(own=None)), (120, 37))
    assert not any("Your games of this kind" in line for line in told)
    (curve,) = [line for line in told if "How it grew" in line]
    assert curve.startswith("╭─")
    assert len(curve) == 120


@pytest.mark.parametrize("totals", [(134,), (134, 181)], ids=str)
def test_a_first_game_is_told_beside_what_computer_players_make(totals: tuple[int, ...]) -> None:
    first = KNOWN._replace(own=Own([]), people=[0])
    told = drawn(laid_out("le-havre", *totals, known=first), (120, 37))
    shown = next(n for n, line in enumerate(told) if "What computer players make" in line)
    beside = [" ".join(line[62:].split(" █")[0].strip("│ ").split()) for line in told[shown + 1 : shown + 5]]
    assert [line.removeprefix("│").strip() for line in beside] == [
        "Merchant, 5 of 10 games 98",
        "Harbourmaster, 5 of 10 games 121",
        "P0 134",
        "Harbourmaster, 1 of 10 games 146",
    ]


def test_what_a_game_teaches_stands_below_the_dearest_decisions() -> None:
    known = KNOWN._replace(dearest=(), lessons=["Lesson: You took 5 loans for meals."])
    assert "Lesson: You took 5 loans for meals." in "\n".join(drawn(laid_out("le-havre", 134, known=known), (120, 37)))


def test_the_mean_below_ones_games_is_that_of_all_that_are_drawn() -> None:
    known = KNOWN._replace(own=Own([35]), people=[0])
    assert "best 43, mean 39, 2 games" in "\n".join(drawn(laid_out("le-havre", 43, known=known), (200, 57)))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_who_has_won_is_said_in_a_whole_sentence(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    long = "Blue wins the tie with 21 PP: place 1 in wall order against place 3 and place 4, then everybody."
    monkeypatch.setattr(End, "headline", property(lambda _end: long))
    told = " ".join(drawn(laid_out("macao", 21, 21, 21, 21), size))
    assert "everybody." in told


@pytest.mark.parametrize("long", [False, True])
def test_no_name_of_what_counts_most_is_cut(long: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [("Contract for saffron, carpet, carpet" if long else "Press", 9 - n) for n in range(9)]
    monkeypatch.setattr("screens.table.picture.sources._named", lambda _end: names)
    told = drawn(laid_out("speicherstadt", 50, known=KNOWN), (120, 37))
    assert sum(line.count(f"{names[0][0]} ") for line in told) >= (3 if long else 9)


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "The dearest decisions"), (1, "The dearest decision"), (2, "The two dearest decisions")],
)
def test_the_heading_says_how_many_decisions_stand_below_it(count: int, words: str) -> None:
    assert dear_title(laid_out("le-havre", 134, known=KNOWN._replace(dearest=DEAREST[:count]))) == words


def test_the_heading_says_no_number_while_decisions_are_looked_at() -> None:
    assert dear_title(laid_out("le-havre", 134, known=KNOWN._replace(is_reviewed=False))) == "The dearest decisions"


@pytest.mark.parametrize("cells", [42, 79])
def test_few_words_of_the_dearest_decisions_stand_whole_where_rows_are_few(cells: int) -> None:
    done, missed = "Line 3: Ship of one crate, then the Town Hall", "Move three spaces ahead on the ring"
    told = [Dear("Round 10, turns", LONG, LONG, 8, done, missed)]
    lines = dearest(laid_out("macao", 50, known=KNOWN._replace(dearest=told)), cells, 5)
    seen = " ".join(" ".join(map(plain, lines)).split())
    assert done in seen
    assert missed in seen


@of_each(product(TITLES, range(2, 6)))
def test_a_small_terminal_shows_the_dearest_decision_and_all_that_can_be_done_next(title: str, seats: int) -> None:
    if seats not in about(title).seats:
        return
    end = laid_out(title, *range(90, 90 - seats, -1), known=KNOWN._replace(people=[0]))
    every = list(end.kinds)
    lines: list[ScoreLine] = [{"kind": kind, "name": "", "points": 9 if kind != every[-1] else -9} for kind in every]
    end.scores = [{**score, "lines": lines} for score in end.scores]
    told = "\n".join(drawn(end, SIZES[0]))
    assert "Enter the Firm" in told
    assert all(offer.label in told for offer in OFFERS)


FRIENDS = [Attempt("eli", 141), Attempt("you", 134, is_this=True), Attempt("ben", 88)]


def test_what_friends_made_of_the_same_day_stands_beside_how_it_grew() -> None:
    known = KNOWN._replace(attempts=Attempts(True, FRIENDS, "3 h 12 left"))
    told = drawn(laid_out("le-havre", 134, known=known), (120, 37))
    assert any("Today, among friends, 3 h 12 left" in line for line in told)
    rows = [line[60:].split("█")[0].strip("│ ") for line in told if re.search(r"│ +[123] (eli|you|ben) ", line)]
    assert [row.split()[:2] for row in rows] == [["1", "eli"], ["2", "you"], ["3", "ben"]]
    assert [line.rstrip("│ ")[-1] for line in told if re.search(r"│ +[123] (eli|you|ben) ", line)] == ["■", "■", "·"]
    assert any("place 2 of 3, eli is 7 ahead" in line for line in told)


def test_in_a_small_terminal_the_place_among_friends_is_a_sentence() -> None:
    known = KNOWN._replace(attempts=Attempts(True, FRIENDS, "3 h 12 left"), dearest=())
    lines = drawn(laid_out("le-havre", 134, known=known), (80, 21))
    told = " ".join(" ".join(line.split("│")[-1] for line in lines).split())
    assert "Today, among friends, 3 h 12 left: place 2 of 3, eli is 7 ahead." in told


@pytest.mark.parametrize("totals", [(134,), (134, 181)], ids=str)
def test_ones_own_attempts_at_the_same_deal_stand_below_each_other(totals: tuple[int, ...]) -> None:
    found = [Attempt(f"attempt {n}", score, score == 134) for n, score in ((2, 140), (3, 134), (1, 90))]
    known = KNOWN._replace(attempts=Attempts(False, found), people=[0])
    told = drawn(laid_out("le-havre", *totals, known=known), (120, 37))
    assert any("Your attempts at this deal" in line for line in told)
    assert [n for line in told for n in re.findall(r"attempt (\d) +█", line)] == ["2", "3", "1"]


def test_parts_of_a_bar_have_signs_of_their_own_in_chinese() -> None:
    signs = bar_signs({"a": "终局计分牌", "b": "终点", "c": "交付"})
    assert [one.letter for one in signs.values()] == ["终", "点", "交"]
