"""Towns are strips of blocks, with workers, tracks and the rail track; what would be built is among them."""

from __future__ import annotations

from engine.homesteaders.buildings import BUILDINGS, INDEX
from screens.homesteaders import towns
from screens.homesteaders.towns import TownsPage
from screens.homesteaders.view import View
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import laid, player
from tests.screens.homesteaders import positions
from tests.screens.keyboard import LARGE, playing
from widgets.lines import plain, width


def view_of(*own: str, worked: tuple[str, ...] = ()) -> View:
    game = laid(player("2 worker, 2 track, 3 rail", *own, worked=list(worked)), player(""), seats=2, open=True)
    return View(Sight(game, 0, ()))


def test_each_building_is_a_block_in_the_colour_of_its_type_with_its_workers() -> None:
    (line,) = towns.strip(view_of("farm", "foundry", worked=("farm-1", "farm-2")), 0, 80)
    blocks = [(piece.text.strip(), piece.style) for piece in line if piece.text.strip()]
    assert blocks == [
        ("Homestead", "type:residential"),
        ("Farm@@", "type:residential"),
        ("Foundry", "type:industrial"),
    ]


def test_names_are_shortened_before_a_town_is_cut() -> None:
    every = [card.name for card in BUILDINGS[1:14]]
    lines = towns.strip(view_of(*every), 0, 78, rows=2)
    assert len(lines) == 2
    assert max(map(width, lines)) <= 78
    assert "…" not in "".join(map(plain, lines))


def test_workers_tracks_and_the_rail_track_are_drawn() -> None:
    line = plain(towns.work_line(view_of("farm", worked=("farm-1",)), 0))
    assert line == "1 of 2 at work  ══  ●●●○○"


def test_everybody_has_a_strip_on_the_page() -> None:
    page = TownsPage(lambda: INDEX["market"])
    page.look(view_of("farm"))
    rows = [plain(row.line) for row in page.listing(80).rows]
    assert any("Homestead" in row and "Farm" in row and "+ Market" in row for row in rows)
    assert sum("Homestead" in row for row in rows) == 2


async def test_where_pages_are_seen_at_once_the_towns_stand_below_the_open_one() -> None:
    async with playing(positions.bidding(), LARGE) as player:
        for number in "1234":
            await player.press(number)
            assert any("5 Towns" in line for line in player.lines()[20:])


async def test_in_a_small_terminal_the_towns_stand_at_the_foot_of_the_auctions() -> None:
    async with playing(positions.bidding()) as player:
        assert "Homestead Farm Market Ranch + Church" in player.desk()
