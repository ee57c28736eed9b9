"""Damaged games: what comes before the damage is offered as a new game, and the damaged file stays as it is."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from saves import SavedGame, SaveError, examined, recovered, summaries
from saves.slots import make_folder, path_of


@pytest.fixture
def played(saved: SavedGame) -> SavedGame:
    """A game of four moves in the slot pile-1, closed."""
    for move in ("carry oak", "carry pine", "carry smoked-herring", "carry oak"):
        saved.play(move)
    saved.close()
    return saved


def damage(old: str, new: str) -> bytes:
    path = path_of("pile-1")
    path.write_text(path.read_text().replace(old, new))
    return path.read_bytes()


@pytest.mark.parametrize(
    "wrong",
    ['"carry smoked-herring', "carry smoked-herring", '"carry coal"', '"redo"', "3", '"carry \\u001b[2J"'],
    ids=["torn", "bare", "unknown", "impossible", "number", "escape"],
)
def test_a_game_is_recovered_up_to_its_damage(played: SavedGame, wrong: str) -> None:
    before = damage('"carry smoked-herring"', wrong)
    with pytest.raises(SaveError):
        SavedGame.open("pile-1")
    with recovered("pile-1") as found:
        assert found.slot == "pile-1-recovered-1"
        assert found.game.position.logs == ("oak", "pine")
        found.play("carry oak")
    assert path_of("pile-1").read_bytes() == before


def test_what_can_be_recovered_is_told_before_anything_is_written(played: SavedGame) -> None:
    damage('"carry smoked-herring"', '"carry coal"')
    found = examined("pile-1")
    assert found.moves == 2
    assert found.damage is not None
    assert found.damage.line == path_of("pile-1").read_text().splitlines().index('do = "carry coal"') + 1
    assert [one.slot for one in summaries()] == ["pile-1"]


def test_a_game_is_recovered_into_the_slot_that_was_named_and_never_over_another(played: SavedGame) -> None:
    damage('"carry oak"', '"carry coal"')
    recovered("pile-1", "again").close()
    with pytest.raises(SaveError, match="There is a saved game again already"):
        recovered("pile-1", "again")


def test_a_recovered_game_keeps_what_the_records_know_it_by(played: SavedGame) -> None:
    damage('"carry smoked-herring"', "3")
    with recovered("pile-1") as found:
        assert found.id == played.id


def test_a_sound_game_is_not_recovered(played: SavedGame) -> None:
    with pytest.raises(SaveError, match="is not damaged"):
        recovered("pile-1")


@pytest.mark.parametrize("text", ["", "nonsense", "format = 1\ntitle = 3\n", 'format = 1\ntitle = "x"\n[options]\n'])
def test_where_not_even_the_beginning_can_be_read_a_sentence_says_so(text: str) -> None:
    path = make_folder() / "odd.toml"
    path.write_text(text)
    with pytest.raises(SaveError, match="odd"):
        recovered("odd")
    assert path.read_text() == text


def test_a_long_game_damaged_at_its_end_is_recovered_quickly(saved: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    for _move in range(300):
        saved.play("carry oak")
    saved.close()
    path = path_of("pile-1")
    path.write_bytes(path.read_bytes() + b"]]]\n")
    parsed: list[int] = []
    loads = tomllib.loads

    def counted(text: str) -> object:
        parsed.append(len(text))
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", counted)
    assert examined("pile-1").moves >= 299
    assert len(parsed) < 50


def test_computers_keep_their_seats_in_a_recovered_game(options: dict[str, Any]) -> None:
    with SavedGame.create("pile", options, bots={"Blue": "merchant"}) as saved:
        saved.play("carry oak")
    with path_of(saved.slot).open("a") as file:
        file.write("]]]\n")
    with recovered(saved.slot) as again:
        assert again.bots == {"Blue": "merchant"}
