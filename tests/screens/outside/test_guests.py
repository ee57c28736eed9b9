"""Guests of a host start no program of anybody: not by a command, not by a name, not by a saved game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.bots.protocol import Foul
from saves import SaveError
from saves.hosted import Hosted, be_hosted
from saves.players import OwnPlayer, allow, named, store, typed
from screens.outside import HERE
from screens.outside.child import Child


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[None]:
    """This process runs for somebody at a host, in whose folder a player was written down and allowed before."""
    player = OwnPlayer("ann", "exec:touch started", str(tmp_path))
    store(player)
    allow(player)
    HERE.is_own_keyboard()
    be_hosted(Hosted(1, "anna", tmp_path / "tables"))
    yield
    be_hosted(None)


def test_a_command_is_refused_in_a_sentence(guest: None) -> None:
    with pytest.raises(SaveError, match="No programs are started for the guests of a host"):
        typed("exec:./player")


def test_a_name_that_was_written_down_stands_for_nobody(guest: None) -> None:
    assert named("ann") is None
    assert not HERE.may_start


def test_no_process_is_begun(guest: None, tmp_path: Path) -> None:
    with pytest.raises(Foul, match="cannot be started"):
        Child(OwnPlayer("ann", "exec:touch started", str(tmp_path)))
    assert not (tmp_path / "started").exists()
