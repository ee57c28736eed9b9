"""What stands around the pages: everybody's goods where several pages are seen at once, and who is out."""

from __future__ import annotations

from tests.screens.homesteaders import positions
from tests.screens.le_havre.keyboard import LARGE, playing


async def test_where_several_pages_are_seen_ones_own_goods_and_the_score_are_in_sight() -> None:
    async with playing(positions.bidding(), LARGE) as player:
        own = next(line for line in player.lines() if line.startswith(" Anna"))
        assert "14$ WWW FF S G C 3T D 9VP  3w 2t ●●○○○  now 14" in own


async def test_of_holdings_behind_screens_what_lies_open_is_in_sight() -> None:
    async with playing(positions.hidden(), LARGE) as player:
        head = "\n".join(player.lines()[:5])
        assert "Ben      behind a screen  2w 0t ●○○○○  3 buildings" in head
        assert "Cleo     behind a screen  4w 1t ●●●○○  4 buildings" in head


async def test_whoever_has_passed_is_out() -> None:
    async with playing(positions.passed()) as player:
        await player.press("enter")
        assert any(line.split("│")[-1].split() == ["Anna", "14$", "4T", "out", "14"] for line in player.lines())


async def test_the_rival_is_not_said_to_take_a_building_of_an_auction_that_was_won() -> None:
    async with playing(positions.building()) as player:
        await player.press("1")
        bidders = next(line for line in player.lines()[4:] if "Anna 9" in line)
        assert [part.strip() for part in bidders.split("│")[:2]] == ["Anna 9", "rival 5 → Boarding House"]
