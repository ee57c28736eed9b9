"""Whole games as they were played once: played again they must come to the same table and scores, to the last token."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine import Game, new_game
from engine.le_havre.deck import CARDS
from engine.le_havre.ships import KINDS
from saves.reader import read
from tests.engine.forms import ONE_OF, misread
from tests.golden.add import add, main
from tests.golden.compared import differences
from tests.golden.covered import covered
from tests.golden.walk import FILES, golden
from tests.printed import as_printed
from tests.sampled import drawn

SETUPS = [(variant, players) for variant in ("full", "short") for players in range(1, 6)]
PLACES = [
    "borrow at interest",
    "borrow at meal",
    "build",
    "feed after borrow",
    "final enter",
    "final enter occupied",
    "interest outside the turn",
    "pay interest of 2",
    "put back",
    "buy football-stadium",
    "gain football-stadium",
    "buy luxury-yacht",
    "gain luxury-yacht",
    "repay at interest",
    "repay at meal",
    "stop building",
    "swap specials",
]
"""What should have come to pass somewhere, apart from the cards and the ships."""
WITHOUT_ACTION = [
    *("use wind-farm", "use masons-guild", "use feedlot"),
    *("bonus storehouse", "bonus dock", "bonus town-hall", "bonus bank", "bonus business-park", "bonus guildhouse"),
]
"""What the buildings do that nobody enters."""


def setup(path: Path) -> tuple[str, int]:
    """The variant of a golden game, and how many play it."""
    options = golden(path).options
    return options["variant"], len(options["players"])


def replayed(path: Path) -> Game:
    game = new_game(golden(path).title, **golden(path).options)
    for line in golden(path).lines:
        game.play(line)
    return game


@pytest.mark.parametrize("players", range(1, 6))
def test_the_golden_games_of_so_many_players_come_to_what_was_kept_of_them(players: int) -> None:
    played = [path for path in FILES if setup(path)[1] == players]
    with as_printed():
        found = [difference for path in played for difference in differences(path)]
    assert not found, "\n".join(found)


@ONE_OF
def test_positions_of_golden_games_are_the_same_after_their_json_form(one_of: int) -> None:
    files = FILES if one_of == 1 else drawn(FILES, "read back", setup)
    assert misread(map(replayed, files), one_of) == []


def test_there_are_forty_golden_games_at_least() -> None:
    assert len(FILES) >= 40


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_every_set_up_has_three_golden_games_at_least(variant: str, players: int) -> None:
    assert Counter(map(setup, FILES))[variant, players] >= 3


def test_the_list_of_what_is_covered_names_golden_games() -> None:
    assert set(covered().values()) <= {path.stem for path in FILES}


def uncovered(needed: Iterable[str]) -> list[str]:
    """What no golden game shows of all that one of them must."""
    known = covered()
    return [one for one in needed if one not in known]


def test_every_building_with_an_action_is_entered_in_a_golden_game() -> None:
    assert uncovered(f"enter {card.name}" for card in CARDS if card.effect) == []


def test_every_card_that_can_be_owned_has_an_owner_in_a_golden_game() -> None:
    owned = [card for card in CARDS if card.price is not None or card.cost is not None]
    assert uncovered(f"own {card.name}" for card in owned) == []


def test_every_building_without_an_action_helps_its_owner_in_a_golden_game() -> None:
    assert uncovered(WITHOUT_ACTION) == []


def test_every_kind_of_ship_is_built_in_a_golden_game() -> None:
    assert uncovered(f"build {kind.name}" for kind in KINDS) == []


def test_every_turn_that_a_game_can_take_is_taken_in_a_golden_game() -> None:
    assert uncovered(PLACES) == []


def test_a_golden_game_cannot_be_written_over() -> None:
    kept = FILES[0].read_bytes()
    with pytest.raises(FileExistsError):
        add(read(kept, "").header, [], {}, FILES[0].stem)
    assert FILES[0].read_bytes() == kept


def test_a_game_that_is_not_over_cannot_become_golden(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = tmp_path / "begun.toml"
    begun.write_text(FILES[0].read_text(encoding="utf-8").partition("[[moves]]")[0], encoding="utf-8")
    assert main([str(begun)]) == 1
    assert "is not finished" in capsys.readouterr().err
