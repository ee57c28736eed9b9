"""Games of every title on the disk: written, read back, looked back at, sent as texts, of an earlier edition."""

from __future__ import annotations

from pkgutil import resolve_name
from random import Random

import pytest

from engine import Game, Refused, format_move
from engine.about import About
from engine.bots.chance import decide
from engine.titles import TITLES
from saves import Replay, SavedGame, examined, moves_of, summary
from saves.exchange import exported, imported
from saves.records import record_of
from saves.slots import path_of
from tests.conformance.played import recorded, together
from tests.conformance.titles import CONFORMING, Setting, settings_of

FEW = [setting for title in CONFORMING for setting in list(settings_of(title))[::4]]


@pytest.fixture(params=FEW, ids=str)
def few(request: pytest.FixtureRequest) -> Setting:
    """A set-up; some of each title."""
    found: Setting = request.param
    return found


def at_random(saved: SavedGame, steps: int, rng: Random) -> None:
    """Play moves and plans, take some back, and play some of them again."""
    for _step in range(steps):
        what = rng.choice(("move", "move", "plan", "plan", "undo", "redo"))
        if what == "undo" and saved.game.can_undo:
            saved.undo()
        elif what == "redo" and saved.game.can_redo:
            saved.redo()
        elif saved.game.decision is None:
            return
        elif what == "plan":
            saved.play(saved.game.plan(together(saved.game, rng)))
        else:
            saved.play(decide(saved.game, rng))


def same(one: Game, other: Game) -> bool:
    """Whether two games stand at the same point after the same steps."""
    return (one.position, one.steps, one.options) == (other.position, other.steps, other.options)


def test_a_saved_game_is_read_back_as_it_was_left(few: Setting) -> None:
    game = few.begun(3)
    with SavedGame.create(few.title, game.options) as saved:
        at_random(saved, 40, Random(3))
    with SavedGame.open(saved.slot) as again:
        assert same(again.game, saved.game)
        assert (again.problem, again.recovered) == (None, None)
        at_random(again, 20, Random(4))
    with SavedGame.open(saved.slot) as at_last:
        assert same(at_last.game, again.game)


def test_what_was_taken_back_can_be_played_again_after_a_break(few: Setting) -> None:
    with SavedGame.create(few.title, few.begun(3).options) as saved:
        at_random(saved, 20, Random(5))
        saved.undo()
        before = saved.game.copy()
    with SavedGame.open(saved.slot) as again:
        again.redo()
        before.redo()
        assert same(again.game, before)


def test_a_refused_move_is_not_written(few: Setting) -> None:
    with SavedGame.create(few.title, few.begun(3).options) as saved:
        at_random(saved, 10, Random(6))
        before = path_of(saved.slot).read_bytes()
        for line in ("juggle", "", *(f"{format_move(move)}: nonsense" for move in saved.game.moves()[:3])):
            with pytest.raises(Refused):
                saved.play(line)
        assert path_of(saved.slot).read_bytes() == before


def test_a_whole_game_enters_the_records(few: Setting) -> None:
    game = recorded(few, 1, 1).game
    with SavedGame.create(few.title, game.options) as saved:
        while saved.game.decision is not None:
            saved.play(decide(saved.game, Random(len(saved.game.history))))
        record = record_of(saved.id)
    assert record is not None
    scores = saved.game.scores()
    assert [(one.name, one.score, one.place) for one in record.results] == [
        (score["name"], score["total"], score["place"]) for score in scores
    ]
    assert len(record.rivals) == len(saved.game.rivals())


def test_a_game_is_listed_with_its_title_and_its_moves(few: Setting) -> None:
    with SavedGame.keep(recorded(few, 1, 1).game) as saved:
        pass
    listed = summary(saved.slot)
    assert (listed.title, listed.moves) == (few.title, len(recorded(few, 1, 1).game.history))


def test_a_game_is_looked_back_at_by_moves_turns_and_rounds(few: Setting) -> None:
    record = recorded(few, 1, 1)
    steps = Replay(record.game)
    assert steps.last == len(record.game.history)
    for game, (number, played) in zip(steps.games(), enumerate(record.stages()), strict=False):
        assert game.position == played[1].before
        assert steps.previous_round(number) <= steps.previous_turn(number) <= number
        assert number <= steps.next_turn(number) <= steps.next_round(number)


def test_playing_on_from_an_earlier_position_begins_a_game_of_its_own(few: Setting) -> None:
    record = recorded(few, 1, 1)
    middle = len(record.game.history) // 2
    with Replay(record.game).branch(middle) as branch:
        assert branch.game.history == record.game.history[:middle]
        branch.play(decide(branch.game, Random(1)))
    assert len(moves_of(branch.slot)) == middle + 1


def test_a_game_goes_through_a_text(few: Setting) -> None:
    with SavedGame.create(few.title, few.begun(3).options) as saved:
        at_random(saved, 30, Random(7))
    sent = "".join(f"> {line}\r\n" for line in exported(saved.slot).splitlines())
    with imported(sent.encode(), "a mail") as taken_in:
        assert same(taken_in.game, saved.game)


def test_a_torn_file_is_recovered_to_its_last_whole_move(few: Setting) -> None:
    with SavedGame.create(few.title, few.begun(3).options) as saved:
        for _move in range(6):
            saved.play(decide(saved.game, Random(8)))
    path = path_of(saved.slot)
    path.write_bytes(path.read_bytes()[:-3])
    with SavedGame.open(saved.slot) as again:
        assert again.was_torn
        assert again.game.history == saved.game.history[:5]


def test_a_game_of_the_edition_before_is_followed_and_not_called_damaged(
    few: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    with SavedGame.create(few.title, few.begun(3).options) as saved:
        at_random(saved, 30, Random(9))
    _a_new_edition(few.title, monkeypatch)
    with SavedGame.open(saved.slot) as again:
        assert same(again.game, saved.game)
        assert again.recovered is not None
        assert "edition" in again.recovered
    assert examined(saved.slot).damage is None


def test_a_game_whose_moves_do_not_fit_a_new_edition_is_followed_as_far_as_they_do(
    few: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    with SavedGame.create(few.title, few.begun(3).options) as saved:
        for _move in range(5):
            saved.play(decide(saved.game, Random(9)))
    path = path_of(saved.slot)
    path.write_bytes(path.read_bytes() + b'\n[[moves]]\ndo = "juggle"\n')
    _a_new_edition(few.title, monkeypatch)
    with SavedGame.open(saved.slot) as again:
        assert again.game.history == saved.game.history
        assert "up to move 5" in str(again.recovered)
    assert examined(saved.slot).damage is None


def _a_new_edition(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    about: About = resolve_name(TITLES[title].about)
    module, _colon, name = TITLES[title].about.partition(":")
    monkeypatch.setattr(f"{module}.{name}", about._replace(edition=about.edition + 1))
