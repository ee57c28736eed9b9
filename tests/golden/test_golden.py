"""Whole games as they were played once: played again they must come to the same table and scores, to the last token."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.le_havre.deck import CARDS
from engine.le_havre.ships import KINDS
from tests.golden.add import main
from tests.golden.walk import FILES, golden, walked

EVERY = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
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


def seen() -> frozenset[str]:
    """Everything that came to pass in any of the games."""
    return frozenset[str]().union(*(walked(path).seen for path in FILES))


@EVERY
def test_a_golden_game_comes_to_the_table_and_the_scores_that_were_kept(path: Path) -> None:
    assert walked(path).outcome == golden(path).kept


@EVERY
def test_a_golden_game_is_written_as_the_notation_writes_it_today(path: Path) -> None:
    assert walked(path).lines == golden(path).lines


@EVERY
def test_a_golden_game_is_over_at_its_last_line_and_not_before(path: Path) -> None:
    assert golden(path).last_is_over
    assert walked(path).game.decision is None


def test_there_are_forty_golden_games_at_least() -> None:
    assert len(FILES) >= 40


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_every_set_up_has_three_golden_games_at_least(variant: str, players: int) -> None:
    options = [golden(path).options for path in FILES]
    found = Counter((one["variant"], len(one["players"])) for one in options)
    assert found[variant, players] >= 3


@pytest.mark.parametrize("name", [card.name for card in CARDS if card.effect])
def test_every_building_with_an_action_is_entered_in_a_golden_game(name: str) -> None:
    assert f"enter {name}" in seen()


@pytest.mark.parametrize("name", [card.name for card in CARDS if card.price is not None or card.cost is not None])
def test_every_card_that_can_be_owned_has_an_owner_in_a_golden_game(name: str) -> None:
    assert f"own {name}" in seen()


@pytest.mark.parametrize("service", WITHOUT_ACTION)
def test_every_building_without_an_action_helps_its_owner_in_a_golden_game(service: str) -> None:
    assert service in seen()


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS])
def test_every_kind_of_ship_is_built_in_a_golden_game(kind: str) -> None:
    assert f"build {kind}" in seen()


@pytest.mark.parametrize("place", PLACES)
def test_every_turn_that_a_game_can_take_is_taken_in_a_golden_game(place: str) -> None:
    assert place in seen()


def test_a_golden_game_cannot_be_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(FileExistsError):
        main([str(FILES[0])])
    assert not capsys.readouterr().out


def test_a_game_that_is_not_over_cannot_become_golden(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = tmp_path / "begun.toml"
    begun.write_text(FILES[0].read_text(encoding="utf-8").partition("[[moves]]")[0], encoding="utf-8")
    assert main([str(begun)]) == 1
    assert "is not finished" in capsys.readouterr().err
