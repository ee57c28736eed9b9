"""A bid is made knowing what is bid for: blocks of rows with what could be built, what it does, and the score then."""

from __future__ import annotations

import pytest

from engine import Game
from engine.homesteaders import cures
from engine.homesteaders.buildings import BUILDINGS, INDEX
from engine.homesteaders.moves import Bid, Borrow
from saves import SavedGame
from saves.puzzles.begun import begun
from saves.puzzles.shelf import numbered
from screens.homesteaders import blocks, chances, effects, preview
from screens.homesteaders.auctions import AuctionsPage
from screens.homesteaders.blocks import Cursor
from screens.homesteaders.view import View
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import laid, play, player
from tests.screens.homesteaders import positions
from tests.screens.keyboard import playing
from widgets.lines import cut, plain


def view(game: Game) -> View:
    return View(Sight(game, 0, ()))


def block(goods: str, rows: int = 30, cells: int = 80) -> list[str]:
    """The rows of the only auction of residential buildings in the first round, the cursor on its bid of 3."""
    game = laid(player(goods), seats=2, window="bid", auction_2=["a2-s1"], open=True)
    lines = blocks.blocks(view(game), Cursor(1, 3), cells, rows, frozenset())
    found = [" ".join(plain(line).split()) for line in lines]
    first = next(n for n, line in enumerate(found) if line.startswith("▌ 2"))
    return found[first : first + 8]


def test_what_a_building_does_stands_beside_its_name_with_the_score_then() -> None:
    assert "▌ ✓ Grain Mill WS 2 VP, F a round 0 → 2" in block("9 silver, 1 wood, 1 steel")


def test_what_trades_bring_names_the_trades() -> None:
    assert "▌ ⇄ Grain Mill WS 2 VP, F a round buy S 0 → 2" in block("9 silver, 1 wood, 1 chip")


def test_what_cannot_be_had_says_what_is_lacking() -> None:
    assert "▌ ✗ Grain Mill WS 2 VP, F a round lacks wood, steel" in block("9 silver")


def test_what_can_be_built_comes_first_and_of_that_what_brings_most() -> None:
    names = [line.split()[2] for line in block("9 silver, 2 wood, 1 steel")[1:5]]
    assert names[0] == "Grain"
    assert names.index("Farm") < names.index("Railworkers")


def test_what_has_no_row_is_named_in_the_last_one() -> None:
    whole, short = block("9 silver, 1 wood"), block("9 silver, 1 wood", rows=6)
    last = next(line for line in short if "also" in line)
    missing = [line.split("  ")[0].split()[2] for line in whole[1:6] if line not in short]
    assert missing
    assert all(name in last for name in missing)


def test_the_bid_that_stands_is_in_brackets_and_the_own_one_is_pointed_at() -> None:
    game = positions.outbid().game
    head = plain(blocks.blocks(view(game), Cursor(0, 9), 80, 20, frozenset())[0])
    assert "6 [7]▸9  12" in head
    assert head.rstrip().endswith("Cleo holds 7")


def test_the_bar_of_the_cursor_lies_on_the_head_before_the_bids_and_a_mark_on_the_rows_below() -> None:
    game = positions.outbid().game
    lines = blocks.blocks(view(game), Cursor(0, 9), 80, 20, frozenset())
    marked = [plain(line).startswith("▌") for line in lines]
    assert marked[:2] == [True, True]
    assert [piece.selected for piece in cut(lines[0], 0, blocks.BESIDE)].count(False) == 0
    assert not any(piece.selected for piece in cut(lines[0], blocks.BESIDE, 80))
    assert not any(piece.selected for line in lines[1:] for piece in line)


@pytest.mark.parametrize("name", [card.name for card in BUILDINGS])
def test_what_any_building_does_is_whole_in_the_cells_of_a_row(name: str) -> None:
    line = effects.told(BUILDINGS[INDEX[name]], 34)
    assert "…" not in plain(line)


def test_what_a_building_does_keeps_two_blanks_from_what_stands_behind_it() -> None:
    rows = blocks.blocks(view(positions.outbid().game), None, 80, 30, frozenset())
    (told,) = [plain(row) for row in rows if "Railworkers" in plain(row)]
    assert "1$ T a round, 1/w, 1/t  " in told


def test_words_give_way_to_short_forms_with_commas_before_signs_alone() -> None:
    workshop = BUILDINGS[INDEX["workshop"]]
    assert plain(effects.told(workshop, 32)) == "2 VP, 1 VP a round, a worker now"
    assert plain(effects.told(workshop, 31)) == "2 VP, 1 VP a round, +w"
    assert plain(effects.told(workshop, 21)) == "2 VP 1 VP +w"


def test_with_an_auction_that_one_cannot_get_any_more_nothing_is_planned() -> None:
    game = play(laid(player("9 silver, 9 wood"), player("9 silver"), seats=3, window="bid", open=True), "pass")
    lines = [plain(line) for line in blocks.blocks(view(game), None, 80, 30, frozenset())]
    assert any(line.startswith("  its winner may build  · Grain Mill · Farm") for line in lines)
    assert not any("✓" in line or "⇄" in line or "✗" in line for line in lines)


def test_alone_nothing_is_planned_with_what_the_rival_took() -> None:
    game = play(laid(player("9 silver"), seats=1, window="bid", auction_2=["a2-s1"]), "bid auction-2: 9")
    first, second, *_rest = [plain(line).strip() for line in blocks.blocks(view(game), None, 80, 30, frozenset())]
    assert first.endswith("the rival holds 5")
    assert not second


def test_what_a_worker_brings_together_is_in_brackets_where_signs_are_used() -> None:
    assert plain(effects.told(BUILDINGS[INDEX["farm"]], 14)) == "@(2$ T), @F"


def test_of_holdings_that_are_not_seen_no_sign_and_no_score_is_told() -> None:
    game = positions.hidden().game
    found = chances.ranked(View(Sight(game, 0, (), is_open=True)), [INDEX["church"]])
    assert found == [chances.Chance(INDEX["church"], chances.UNKNOWN, None)]


def bid(goods: str, number: int) -> str:
    game = positions.outbid().game
    lines = preview.bid_lines(view(game), Bid("auction-1").answer(number), 80)
    return " ".join(" ".join(map(plain, lines)).split())


def test_who_is_outbid_is_said_to_answer_and_with_what() -> None:
    told = bid("", 9)
    assert "Bid 9 for Auction 1: silver 14 → 5, then Church 14 → 20" in told
    assert "Cleo can answer with 12 only by taking debts." in told


async def test_pass_is_a_row_of_the_page() -> None:
    async with playing(positions.bidding()) as seated:
        await seated.press("up")
        assert any(line.startswith("▌p Pass") for line in seated.lines())


def test_what_could_be_built_has_rows_before_what_the_rival_takes_is_noted() -> None:
    game = laid(seats=1, window="bid", auction_2=["a2-s1"])
    short, whole = (
        [" ".join(plain(line).split()) for line in blocks.blocks(view(game), None, 80, rows, frozenset())]
        for rows in (6, 11)
    )
    assert sum("also" in line for line in short) == 2
    assert not any("the rival takes" in line for line in short)
    assert sum("the rival takes" in line for line in whole) == 4


def test_of_a_tile_that_builds_nothing_it_is_not_said_that_the_rival_takes_nothing() -> None:
    game = laid(player("9 silver"), seats=1, window="bid", auction_2=["a2-s4"])
    lines = [plain(line) for line in blocks.blocks(view(game), None, 80, 30, frozenset())]
    assert [line.strip() for line in lines if "the rival takes" in line] == [
        "if not won, the rival takes: Grain Mill",
        "if won, the rival takes from auction 1: Grain Mill",
    ]
    told = " ".join(map(plain, preview.bid_lines(view(game), Bid("auction-1").answer(6), 80)))
    assert "the rival takes" not in told


def test_before_the_bidding_the_least_bid_counts_as_paid() -> None:
    game = laid(player("1 silver"), seats=2, round=2, window="bid", open=True)
    lines = [" ".join(plain(line).split()) for line in blocks.blocks(view(game), None, 80, 30, frozenset())]
    assert "⇄ Foundry - S by 1 worker 1 debt 0 → -1" in lines


def test_no_debt_is_proposed_where_the_task_of_a_puzzle_bars_debts() -> None:
    barred = view(begun(numbered("homesteaders", 28)).game)
    kinds = range(len(BUILDINGS))
    with_debts = [kind for kind in kinds if Borrow() in (cures.cure(barred.seen, barred.seat, kind) or ())]
    assert with_debts
    assert [kind for kind in kinds if Borrow() in (barred.cure(kind) or ())] == []


@pytest.mark.parametrize("rail", range(6))
async def test_what_passing_brings_is_whole_in_the_smallest_terminal(rail: int) -> None:
    rich = player(f"9 silver, {rail} rail, 45 vp") if rail else player("9 silver, 45 vp")
    game = laid(rich, player(), player(), round=6, window="bid", open=True)
    async with playing(SavedGame.keep(game)) as seen:
        (line,) = [line for line in seen.lines() if line.startswith(" p Pass")]
        assert "…" not in line
        assert (f"rail {rail} → {rail + 1}: a chip" if rail < 5 else "rail 5: a chip") in line
        assert "  45 → " in line
        assert line.index("rail") <= line.index("Pass") + 24


def test_the_tiles_of_the_next_round_are_told_whole_where_one_line_is_too_short_for_them() -> None:
    page = AuctionsPage(lambda _move, _cells: [])
    page.look(view(laid(seats=4, round=4, window="bid", open=True)))
    lines = [plain(line).rstrip() for line in page.lines(56, 16, active=False)]
    place = next(n for n, line in enumerate(lines) if line.startswith("   next  1 "))
    assert "…" not in lines[place] + lines[place + 1]
    assert lines[place + 1].startswith("         3 ")


def test_the_tiles_of_the_next_round_are_told_in_words_where_two_lines_have_room() -> None:
    page = AuctionsPage(lambda _move, _cells: [])
    page.look(view(laid(seats=4, round=4, window="bid", open=True)))
    high, low = (" ".join(plain(line) for line in page.lines(79, rows, active=False)) for rows in (24, 16))
    assert "1 Com +worker" in high
    assert "1 C +w" in low


def test_towns_stay_below_a_bid_below_passing_and_where_no_bid_is_possible() -> None:
    bids = ("bid auction-1: 4", "bid auction-1: 6", "bid auction-2: 21")
    rich = player("30 silver, 1 worker", "foundry")
    page = AuctionsPage(lambda _move, _cells: [])
    page.look(view(play(laid(*[rich] * 3, seats=3, round=6, window="bid", open=True), *bids)))
    feet = []
    for _place in range(3):
        feet.append([plain(line).strip() for line in page.details(80)])
        page.step(1)
    assert [len(foot) for foot in feet] == [3, 3, 3]
    assert [foot[2][:1] for foot in feet] == ["A", "A", "A"]
    assert feet[1][:2] == ["", ""]
