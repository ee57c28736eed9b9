"""Houses on the water, below the cards of a large terminal."""

from __future__ import annotations

import pytest

from saves import SavedGame
from screens.speicherstadt import houses
from screens.speicherstadt.board import SpeicherstadtBoard
from screens.speicherstadt.standing import side
from screens.speicherstadt.view import View
from screens.table.viewpoint import Sight
from tests.engine.speicherstadt.helpers import KAI, house, laid
from tests.languages.catalogues import said_now
from tests.languages.pseudo import spoken_here
from tests.screens.keyboard import LARGE, playing
from tests.screens.speicherstadt import positions
from tests.screens.speicherstadt.positions import Position
from widgets.lines import plain, width


@pytest.mark.parametrize("position", [positions.demand, positions.crowded, positions.alone])
async def test_every_house_stands_there_with_its_coins_and_its_points(position: Position) -> None:
    async with playing(position(), LARGE) as player:
        lines = player.lines()
        (roofs,) = [line for line in lines if line.startswith("▄")]
        named = [name for name in roofs.replace("▄", " ").split() if name]
        purses = lines[lines.index(roofs) + 1]
        assert len(named) == player.game.position.terms.houses
        assert purses.count("coin") == purses.count(" now ") == len(named)


async def test_a_good_that_lies_on_a_contract_is_a_crate_there_and_one_that_is_missing_a_place() -> None:
    async with playing(positions.loading(), LARGE) as player:
        (row,) = [line for line in player.lines() if line.startswith("▐  contract 8 ")]
        assert row.split("▌")[0].split() == ["▐", "contract", "8", "[saf]", "car", "car"]


async def test_while_goods_are_loaded_the_cards_leave_their_lines_to_the_houses() -> None:
    async with playing(positions.loading(), LARGE) as player:
        assert "All cards of this round are sold or gone." in player.sees()
        assert "▼" not in player.sees()


async def test_ones_own_house_says_what_the_others_say_workers_and_firemen() -> None:
    async with playing(positions.first_round(), LARGE) as player:
        own = [line.split("▌")[0] for line in player.lines() if line.startswith("▐ ")]
        assert "@@@" in own[0]
        assert [line for line in own if "firemen" in line and "0" in line]


async def test_what_a_card_of_ones_own_is_worth_is_said_with_its_unit() -> None:
    async with playing(positions.demand(), LARGE) as player:
        own = [line.split("▌")[0].rstrip() for line in player.lines() if line.startswith("▐  Coffee Roaster")]
        assert own
        assert all(line.endswith("1p") and "…" not in line for line in own)


def test_in_a_high_terminal_what_the_houses_would_not_fill_shows_the_pile() -> None:
    board = SpeicherstadtBoard.overview._replace(above=20)
    assert board.within(40, 30).names == board.at(40).names == ("row", "mine")
    assert (board.within(40, 31).first, board.within(40, 31).last) == (20, 11)
    high = board.within(60, 50)
    assert high.names == ("row", "mine", "pile")
    assert (high.first, 50 - high.first - high.last, high.last) == (20, 14, 16)


FULL_HOUSE = (
    *("contract-2", "contract-8", "contract-11", "spice-merchant", "coffee-roaster"),
    *("dressmaker", "rubber-factory", "carpet-store", "insurance", "town-hall", "deichtor-halls", "fireman-1a"),
    *("fireman-3a", "counting-office-1", "counting-office-2", "ship-3"),
)
"""The cards of a house in which much has been bought."""


async def test_ones_own_house_is_seen_whole_before_free_places_in_line_are() -> None:
    rest = "harbour-tour music-hall fireman-5a counting-office-3 ship-21 boatmens-church"
    game = laid(house(3, *FULL_HOUSE), house(3), pile=[*rest.split(), "fire-4"], bag="tea cloth", seats=2, variant=KAI)
    async with playing(SavedGame.keep(game), LARGE) as player:
        assert "▼" not in player.sees()
        assert [line for line in player.lines() if line.startswith("▐  offices ")]
        assert "insurance" in player.sees().casefold()


async def test_full_contracts_are_told_whole_in_the_narrow_houses_of_five() -> None:
    filled = {"contract-1": ["coffee", "tea"], "contract-2": ["saffron", "carpet", "carpet"]}
    owner = house(3, "contract-1", "contract-2", contracts=filled)
    game = laid(house(3), owner, house(3), house(3), house(3), seats=5)
    async with playing(SavedGame.keep(game), LARGE) as player:
        assert "full 5 + 8" in player.sees()


async def test_merchants_of_ones_own_stand_in_one_row_with_what_they_pay() -> None:
    game = laid(house(3, "coffee-roaster", "spice-merchant", "dressmaker"), house(3), seats=2, variant=KAI)
    async with playing(SavedGame.keep(game)) as player:
        await player.press("2")
        (row,) = [line for line in player.lines() if line.startswith(" merchants ")]
        assert "cof saf for 1c, clo for 3c" in row
        assert "2 points" in row


@pytest.mark.parametrize("code", ["en", "de", "zh"])
def test_coins_points_and_firemen_are_told_whole_in_the_narrow_houses_of_five(code: str) -> None:
    saved = positions.crowded()
    view = View(Sight(saved.game, 0, ()))
    with spoken_here(said_now(code)):
        for cells in range(14, 40):
            told = [houses.purse(view, house, cells) for house in view.houses]
            told += [line for house in view.houses for line in houses.firemen(view, house, cells)]
            assert [plain(line) for line in told if "…" in plain(line) or width(line) > cells] == []


def test_beside_ones_own_house_no_line_is_blank_below_a_house_that_has_nothing() -> None:
    game = laid(
        house(5), house(9), house(9, "counting-office-1"), pile=["ship-1", "fireman-2a", "contract-1", "bank", "fire-4"]
    )
    lines = [plain(line).strip() for line in side(View(Sight(game, 0, ())), 25, 14, is_own=True)]
    others = lines[next(n for n, line in enumerate(lines) if "─" in line) + 1 :]
    assert [line.split()[0] for line in others] == ["Ben", "▸Cleo", "1"]
