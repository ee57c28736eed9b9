"""Hints while thought goes on: where the cursor is, and what a key does there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf

import pytest

from engine import Move, format_move
from engine.bots import Advice
from engine.bots.looks import Look
from engine.bots.sureness import Range
from engine.le_havre.moves import Borrow, Buy, EndTurn, PutBack, Take
from engine.texts import message
from screens.table.adviser import Hint
from screens.table.overlays import plans
from screens.table.overlays.advice import HintList
from tests.screens.fakes import shown
from tests.screens.keyboard import HINT, Player, playing
from tests.screens.le_havre import positions
from widgets.lines import plain
from widgets.panel import Panel

WOOD, FRANCS, FISH = Take("wood"), Take("francs"), Take("fish")


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


@pytest.fixture
def at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses a key has seen what is shown."""
    monkeypatch.setattr(plans, "NOTICED", -inf)


def plan(move: Move, points: float) -> Advice:
    """A plan of one move."""
    return Advice((move,), points, points, 9)


@contextmanager
def looking(*looks: tuple[Advice, ...], ends: Range | None = None) -> Iterator[list[asyncio.Event]]:
    """Have hints show these looks, each as soon as its event is set."""
    events = [asyncio.Event() for _look in looks]

    async def found(_hint: Hint) -> AsyncIterator[Look]:
        for event, advice in zip(events, looks, strict=True):
            await event.wait()
            yield Look(advice, 1.0, advice is looks[-1], ends)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hint, "looks", found)
        yield events


def rows(player: Player) -> list[str]:
    """The plans that are shown, and which of them has the cursor."""
    overlay = player.screen.overlay
    assert isinstance(overlay, HintList)
    return [("> " if place == overlay.place else "") + one.words for place, one in enumerate(overlay._found)]


async def test_a_cursor_that_nobody_moved_follows_the_best_plan_when_thought_orders_them_anew(at_leisure: None) -> None:
    first = (plan(WOOD, 61), plan(FRANCS, 60))
    with looking(first, (plan(FRANCS, 64), plan(WOOD, 62))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            events[1].set()
            await player.until(lambda: rows(player) == ["> Take 3 francs", "Take 4 wood"])
            await player.until(lambda: "a new plan is first" in player.sees())
            await player.press("enter")
            assert [format_move(move) for move in player.game.history] == ["supply", "take francs"]


async def test_a_cursor_that_was_moved_stays_with_its_plan_when_thought_orders_them_anew(at_leisure: None) -> None:
    first = (plan(WOOD, 61), plan(FRANCS, 60))
    with looking(first, (plan(FISH, 64), plan(WOOD, 63), plan(FRANCS, 62))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            await player.press("down")
            events[1].set()
            await player.until(lambda: rows(player) == ["Take 4 fish", "Take 4 wood", "> Take 3 francs"])
            await player.press("enter")
            assert [format_move(move) for move in player.game.history] == ["supply", "take francs"]


async def test_a_plan_on_which_the_cursor_was_put_stays_when_thought_has_better_ones(at_leisure: None) -> None:
    with looking((plan(FRANCS, 61), plan(WOOD, 60)), (plan(FISH, 64), plan(FRANCS, 63))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            await player.press("2")
            events[1].set()
            await player.until(lambda: rows(player) == ["Take 4 fish", "Take 3 francs", "> Take 4 wood"])
            assert "fallen behind" in player.page()
            await player.press("enter")
            assert [format_move(move) for move in player.game.history] == ["supply", "take wood"]


async def test_enter_in_the_moment_in_which_plans_change_places_plays_the_one_that_was_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plans, "NOTICED", inf)
    with looking((plan(WOOD, 61), plan(FRANCS, 60)), (plan(FISH, 64), plan(FRANCS, 63))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            events[1].set()
            await player.until(lambda: rows(player) == ["> Take 4 fish", "Take 3 francs"])
            await player.press("enter")
            assert [format_move(move) for move in player.game.history] == ["supply", "take wood"]


async def test_a_number_in_that_moment_puts_the_cursor_on_the_plan_that_bore_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plans, "NOTICED", inf)
    with looking((plan(WOOD, 61), plan(FRANCS, 60)), (plan(FISH, 64), plan(FRANCS, 63))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            events[1].set()
            await player.until(lambda: rows(player) == ["> Take 4 fish", "Take 3 francs"])
            await player.press("1")
            assert rows(player) == ["Take 4 fish", "Take 3 francs", "> Take 4 wood"]


async def test_enter_before_there_is_a_plan_plays_nothing_and_says_so() -> None:
    with looking((plan(WOOD, 61),)) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h", "enter")
            assert "There is no plan yet: nothing was played." in player.desk()
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            assert player.mode == HINT
            assert [format_move(move) for move in player.game.history] == ["supply"]


async def test_n_in_a_hint_says_which_keys_play_the_plan_and_go_back() -> None:
    with looking((plan(WOOD, 61),)) as events:
        async with playing(positions.first_turn()) as player:
            events[0].set()
            await player.press("h", "n")
            assert player.footer() == "n does nothing here: enter plays the plan with the cursor, esc goes back."
            assert player.mode == HINT


async def test_a_number_puts_the_cursor_on_its_plan_and_enter_plays_it() -> None:
    with looking((plan(WOOD, 61), plan(FRANCS, 60), plan(FISH, 50))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            await player.press("3")
            assert rows(player)[2].startswith("> ")
            assert "If you follow 3" in player.sees()
            await player.press("enter")
            assert [format_move(move) for move in player.game.history] == ["supply", "take fish"]


async def test_plans_in_the_same_words_are_named_once() -> None:
    with looking((plan(WOOD, 61), plan(WOOD, 60), plan(FISH, 50))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            assert rows(player) == ["> Take 4 wood", "Take 4 fish"]


async def test_it_is_said_with_what_the_game_ends_for_whoever_follows_advice() -> None:
    with looking((plan(WOOD, 61), plan(FRANCS, 60)), ends=Range(58, 71)) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            assert "you end with 58 to 71 francs, four times out of five" in " ".join(player.sees().split())
            await player.press("down")
            assert "Following advice you end with" in " ".join(player.desk().split())


async def test_why_tells_all_that_there_is_to_say_of_a_plan() -> None:
    with looking((plan(WOOD, 61), plan(FRANCS, 53)), ends=Range(58, 71)) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            await player.press("w")
            told = " ".join(shown(player.app.screen).split())
            assert "It is clearly the best plan: the next one brings about 8 francs less." in told


async def test_think_longer_judges_the_same_plans_again() -> None:
    with looking((plan(WOOD, 61), plan(FRANCS, 60))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 4 wood" in player.page())
            await player.until(lambda: "think longer" in player.footer())
            await player.press("m")
            assert rows(player) == ["> Take 4 wood", "Take 3 francs"]
            overlay = player.screen.overlay
            assert isinstance(overlay, HintList)
            assert overlay._hint.also == ((WOOD,), (FRANCS,))


async def test_at_the_foot_what_a_plan_changes_is_told_and_not_its_moves_again() -> None:
    whole = Advice((Buy("building-firm-1"), WOOD), 61, 61, 9)
    with looking((whole, plan(FRANCS, 60))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "If you follow 1" in player.sees())
            assert "Buy the Building Firm 1" not in player.desk()
            assert "Red buys" not in player.desk()
            assert "wood 2 → 6" in player.desk()


async def test_three_plans_of_three_lines_each_are_seen_whole_in_the_smallest_terminal() -> None:
    reason = message("A long reason, {words}.", words=" ".join(["longer"] * 11))
    found = [Advice((move,), points, points, 9, (reason,)) for points, move in ((61, WOOD), (60, FRANCS), (59, FISH))]
    with looking(tuple(found)) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "If you follow 1" in player.sees())
            page = player.page()
            assert page.count("longer.") == 3, page


async def test_what_a_plan_does_several_times_is_told_once_with_how_often() -> None:
    loans = Advice((Borrow(), Borrow()), 61, 61, 9)
    with looking((loans,)) as events:
        async with playing(positions.meal_short()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "If you follow 1" in player.sees())
            assert rows(player) == ["> Take a loan of 4 francs (2 times)"]
            assert "loans 0 → 2" in player.desk()


async def test_what_does_not_fit_into_the_title_of_a_hint_is_left_out() -> None:
    with looking((plan(WOOD, 61),)):
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            overlay = player.screen.overlay
            assert isinstance(overlay, HintList)
            told = [plain(overlay.title_within(cells)).rpartition("  ")[2] for cells in (50, 80)]
            assert told == ["▱", "a key ends its thinking"]


async def test_a_plan_without_a_reason_has_no_empty_line_and_the_best_one_says_why_nothing_else_is_done() -> None:
    with looking((plan(WOOD, 61), plan(FRANCS, 60))) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "Take 3 francs" in player.page())
            overlay = player.screen.overlay
            assert isinstance(overlay, HintList)
            assert overlay.height(80) == 3
            assert "Nothing else that you can do now brings more." in player.page()


async def test_in_however_few_lines_what_is_said_of_a_plan_is_not_cut() -> None:
    reason = message("A long reason, {words}.", words=" ".join(["longer"] * 11))
    found = [Advice((move,), points, points, 9, (reason,)) for points, move in ((61, WOOD), (60, FRANCS), (59, FISH))]
    with looking(tuple(found)) as events:
        async with playing(positions.first_turn()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "If you follow 1" in player.sees())
            overlay = player.screen.overlay
            assert isinstance(overlay, HintList)
            for rows_seen in range(4, 9):
                heads = [line for line in map(plain, overlay.lines(56, rows_seen)) if "Take" in line]
                assert [line for line in heads if "…" in line] == []


async def test_among_several_players_it_is_said_how_one_would_stand() -> None:
    with looking((plan(WOOD, 61), plan(FRANCS, 60))) as events:
        async with playing(positions.five_players()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "If you follow 1" in player.sees())
            await player.press("w")
            assert "In the end you would be ahead of the others." in " ".join(player.sees().split())


async def test_a_plan_that_simply_goes_on_says_so() -> None:
    goes_on = Advice((PutBack(),), 61, 61, 9, main=EndTurn())
    with looking((goes_on,)) as events:
        async with playing(positions.look_at_specials()) as player:
            await player.press("h")
            events[0].set()
            await player.until(lambda: "If you follow 1" in player.sees())
            assert rows(player) == ["> Put them back as they lay"]


async def test_plans_have_bars_on_one_scale_where_there_is_room() -> None:
    best = tuple(replace(plan(*one), reasons=(message("Why."),)) for one in ((WOOD, 61), (FRANCS, 56), (FISH, 21)))
    with looking(best) as (event,):
        async with playing(positions.first_turn(), size=(120, 40)) as player:
            await player.press("h")
            event.set()
            await player.until(lambda: "If you follow 1" in player.sees())
            overlay = player.screen.overlay
            assert isinstance(overlay, HintList)
            found = [plain(line).partition("▰")[1:] for line in overlay.lines(60, 12) if "▰" in plain(line)]
            assert ["".join(bar).strip() for bar in found] == [
                "▰▰▰▰▰▰▰▰▰▰▰▰",
                "▰▰▰▰▰▰▰▰▰▰▰▱",
                "▰▰▱▱▱▱▱▱▱▱▱▱",
            ]
            assert not any("▰" in plain(line) for line in overlay.lines(60, 5))
            assert not any("▰" in plain(line) for line in overlay.lines(40, 20))


def lit(player: Player) -> list[str]:
    """The panels on which a row is lit, by what they are."""
    panels = [one for one in player.screen.query(Panel) if one.region]
    found = [one for one in panels if any(piece.selected for line in one.lines for piece in line)]
    return [one.id or "page" for one in found]


async def test_the_cursor_of_the_page_is_not_lit_beside_that_of_a_hint() -> None:
    with looking((plan(WOOD, 61), plan(FRANCS, 60))) as (event,):
        async with playing(positions.first_turn()) as player:
            assert lit(player) == ["page"]
            await player.press("h")
            event.set()
            await player.until(lambda: "If you follow 1" in player.sees())
            assert lit(player) == ["over"]
            await player.press("escape")
            assert lit(player) == ["page"]


async def test_what_surely_brings_less_than_the_plans_is_named_below_them_and_among_the_reasons() -> None:
    beyond = [plan(Take(good), points) for good, points in (("clay", 49), ("grain", 38), ("cattle", 39))]
    advice = (plan(WOOD, 50), plan(FRANCS, 49), plan(FISH, 48), *beyond)
    told = "Not worth it: take the grain (about 12 less), take the cattle (about 11 less)."
    with looking(advice) as (seen,):
        async with playing(positions.alone(), (120, 40)) as player:
            await player.press("h")
            seen.set()
            await player.until(lambda: "Not worth it" in player.sees())
            overlay = player.screen.overlay
            assert isinstance(overlay, HintList)
            assert told in " ".join(" ".join(map(plain, overlay.lines(60, 20))).split())
            await player.press("w")
            assert told in " ".join(player.sees().split())


@pytest.mark.parametrize(("size", "shows_all"), [((120, 40), False), ((200, 60), True)])
async def test_the_sentences_of_a_hint_lie_below_the_pages_as_wide_as_these(
    size: tuple[int, int], shows_all: bool
) -> None:
    with looking((plan(WOOD, 50), plan(FRANCS, 49), plan(FISH, 48))) as (seen,):
        async with playing(positions.alone(), size) as player:
            await player.press("h")
            seen.set()
            await player.until(lambda: "about 2 less" in player.sees())
            area = player.screen._area.arrangement
            assert area.takes_side
            assert not area.covered
            assert {"offers", "ships", "storage"} <= set(area.shown)
            assert ("buildings" in area.shown) == shows_all
            overlay = player.screen.overlay
            assert isinstance(overlay, HintList)
            assert overlay.height(size[0]) < area.over
            await player.press("escape", "2", "h")
            assert "buildings" in player.screen._area.arrangement.shown
