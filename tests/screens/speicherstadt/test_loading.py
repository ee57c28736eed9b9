"""Loading on the page of one's house: what its keys are called, and what one key for all goods says before it acts."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.chance import decide
from engine.speicherstadt.deck import INDEX, PLACE
from saves import SavedGame
from screens.speicherstadt import houses, listings
from screens.speicherstadt.pages import MinePage
from screens.speicherstadt.view import View
from screens.table.picture.listing import Listing
from screens.table.viewpoint import Sight
from tests.engine.speicherstadt.helpers import house, laid, play
from tests.screens.keyboard import PAGE, READY, playing
from widgets.lines import plain, text, width


def at_loading(*contracts: str) -> SavedGame:
    """Two coffee, tea and rubber each to load; saffron in the supply."""
    game = laid(
        house(5, *contracts),
        house(1),
        pile="ship-1 ship-2 fireman-1a bank fireman-1b fireman-2a warehouse st-michaels-church port",
        bag="coffee coffee tea rubber rubber tea",
        supply="saffron",
        seats=2,
    )
    placed = [f"queue water-{place}" for place in "132333"]
    return SavedGame.keep(play(game, *placed, "buy", "buy", "decline", "decline"))


async def test_one_key_for_all_goods_says_whole_what_it_would_do() -> None:
    async with playing(at_loading("contract-3")) as player:
        await player.press("o")
        assert player.mode == READY
        assert "4 moves at once: coffee 2 → 1, tea 2 → 1, rubber 2 → 0, contract 11 full" in player.desk()


async def test_several_loads_are_headed_by_the_first_and_how_many_there_are_more() -> None:
    async with playing(at_loading("contract-3")) as player:
        await player.press("o")
        assert any("Load coffee onto a contract, and 3 more" in line for line in player.lines())


async def test_moves_that_end_the_round_are_named_one_by_one_and_nothing_that_comes_up() -> None:
    async with playing(at_loading("contract-3", "contract-5")) as player:
        await player.press("o")
        assert "Load rubber onto a contract (2 times)" in player.desk()
        assert "Bank" not in player.sees()


async def test_the_good_that_ends_the_round_says_which_contract_it_fills() -> None:
    async with playing(at_loading("contract-3", "contract-5")) as player:
        for _good in range(5):
            await player.press("2", "home", "enter")
            if player.mode != PAGE:
                await player.press("enter")
        await player.press("home", "enter")
        assert "is full" in player.desk()
        assert "Income" not in player.desk()


async def test_enter_is_called_after_what_it_would_do() -> None:
    async with playing(at_loading("contract-3")) as player:
        assert "enter load" in player.footer()
        await player.press("end")
        assert "enter exchange" in player.footer()


async def test_whoever_begins_to_load_finds_the_cursor_on_the_goods() -> None:
    saved = at_loading("contract-3")
    saved.undo()
    async with playing(saved) as player:
        await player.press("2")
        page = player.screen.page
        assert isinstance(page, MinePage)
        page.put_cursor("ship-1")
        await player.press("-", "enter")
        assert page.row == "load:coffee"


async def test_going_on_says_why_it_is_not_possible() -> None:
    async with playing(at_loading("contract-3")) as player:
        await player.press("u", "y", "n")
        assert "You go on when what is asked is decided." in player.desk()


@pytest.mark.parametrize(
    ("supply", "sold", "said"),
    [
        ("saffron", 0, "it can be stored, exchanged or sold in the market hall."),
        ("", 0, "it can be stored, or sold in the market hall with another one."),
        ("", 1, "it can be stored."),
    ],
)
async def test_of_a_good_without_a_place_no_more_is_promised_than_can_be_done(
    supply: str, sold: int, said: str
) -> None:
    game = laid(
        house(5),
        house(1),
        pile="ship-1 fireman-1b fireman-1a bank ship-2 fireman-2a warehouse st-michaels-church port",
        bag="coffee tea rubber",
        supply=supply,
        seats=2,
    )
    play(game, *(f"queue water-{place}" for place in "122333"), "buy")
    while game.decision is not None and game.decision.kind == "purchase":
        play(game, "decline")
    play(game, *["market: 1 coffee, 1 tea"] * sold)
    async with playing(SavedGame.keep(game)) as player:
        await player.press("2", "home")
        assert f"Nothing of yours takes it now: {said}" in " ".join(player.desk().split())


def rows(listing: Listing) -> tuple[str, ...]:
    return tuple(plain(row.line) for row in listing.rows)


def test_whatever_lies_on_a_contract_is_told_on_the_page_of_its_house_and_on_that_of_all() -> None:
    game = laid(house(5, "contract-3"), house(5))
    looks = {listings.mine: set[tuple[str, ...]](), listings.players: set[tuple[str, ...]]()}
    for lies in range(1 << 4):
        game.position.laid[PLACE[INDEX["contract-3"]]] = lies
        for page, seen in looks.items():
            seen.add(rows(page(View(Sight(game, 0, game.log)), 80)))
    assert [len(seen) for seen in looks.values()] == [16, 16]


@pytest.mark.parametrize("merchants", ["", "coffee-roaster", "coffee-roaster vulcaniser"])
@pytest.mark.parametrize("contracts", [[], ["contract-3"], ["contract-3", "contract-5"]])
def test_in_a_house_among_others_no_row_is_cut_while_goods_are_loaded(contracts: list[str], merchants: str) -> None:
    game = at_loading(*contracts, *merchants.split()).game
    rng = Random(1)
    while game.decision is not None and game.decision.kind == "loading":
        listing = listings.mine(View(Sight(game, 0, game.log)), houses.INSIDE)
        found = [plain(listing.heading), *rows(listing)]
        assert [row for row in found if "…" in row or width(text(row)) > houses.INSIDE] == []
        game.play(decide(game, rng))
