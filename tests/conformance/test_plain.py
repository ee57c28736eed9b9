"""Plain mode and the command line play every title: from the first line to the last, for every number of seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import EngineError, Game
from engine.about import About
from engine.notation import format_move
from engine.questions import answer_in_words
from saves import SavedGame, examined, summaries
from saves.names import cells
from screens.titles import TITLES
from tests.conformance.titles import SETTINGS, Setting
from tui.cli.main import main
from tui.plain.matching import Unclear
from tui.plain.session import Session
from tui.plain.titles import words_of

PLAIN = [setting for setting in SETTINGS if not setting.rules]
QUICK = [
    next(setting for setting in PLAIN if (setting.title, setting.seats) == one)
    for one in dict.fromkeys((setting.title, setting.seats) for setting in PLAIN)
]
"""Every number of seats of each title, in its first variant."""

COMMANDS = ("help", "moves", "table", "forecast", "scores", "log", "save")


@pytest.fixture(autouse=True, scope="module")
def in_words() -> Iterator[None]:
    """The title of the tests has its words here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(TITLES, "flotsam", replace(TITLES["le-havre"], plain="tests.toy.words"))
        yield


class Typist:
    """Whoever types into a game, whose every line is printable and fits."""

    def __init__(self, game: Game, *, hands_over: bool = False, bots: dict[str, str] | None = None) -> None:
        self.saved = SavedGame.keep(game, bots=bots)
        self.lines: list[str] = []
        self.session = Session(self.saved, self._print, hands_over=hands_over)
        self.session.greet()

    def _print(self, line: str) -> None:
        assert cells(line) < 80
        assert not line or line.isprintable()
        self.lines.append(line)

    def types(self, *lines: str) -> list[str]:
        """What is printed in answer to the last of the lines."""
        for line in lines:
            self.lines = []
            self.session.take(line)
        return self.lines

    def moves(self, rng: Random) -> None:
        """Type some move, in one line or question by question."""
        game = self.saved.game
        number = rng.randrange(len(game.moves()))
        move, lines = game.moves()[number], [str(number + 1)]
        while (question := game.ask(move)) is not None:
            answer = question.random(rng)
            lines.append(answer_in_words(answer))
            move = move.answer(answer, question.label)
        before = len(game.history)
        self.types(*rng.choice(([format_move(move)], lines)))
        assert game.history[before] == move


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_a_game_is_played_to_its_end(setting: Setting) -> None:
    rng = Random(5)
    typist = Typist(setting.begun(5))
    while not typist.session.is_over:
        typist.moves(rng)
    game = typist.saved.game
    for score in (*game.scores(), *game.rivals()):
        total = str(game.about.unit.points(score["total"]))
        assert any(line.startswith(f"{score['name']}: {total} (") for line in typist.lines)
    typist.saved.close()


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_everything_can_be_asked_at_the_start_and_later(setting: Setting) -> None:
    rng = Random(6)
    typist = Typist(setting.begun(6))
    for _move in range(4):
        for command in COMMANDS:
            assert typist.types(command) or command == "log"
        typist.moves(rng)
    typist.saved.close()


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_taking_back_and_playing_again_leads_to_the_same_position(setting: Setting) -> None:
    rng = Random(7)
    typist = Typist(setting.begun(7))
    for _move in range(6):
        typist.moves(rng)
    after = typist.saved.game.position
    typist.types("undo")
    if "yes or no" in typist.lines[-1]:
        typist.types("yes")
    assert typist.saved.game.position != after
    typist.types("redo")
    assert typist.saved.game.position == after
    typist.saved.close()


@pytest.mark.parametrize("setting", [one for one in QUICK if one.seats > 1], ids=str)
def test_while_a_game_is_handed_over_only_what_lies_open_is_shown(setting: Setting) -> None:
    rng = Random(8)
    typist = Typist(setting.begun(8), hands_over=True)
    game, words = typist.saved.game, words_of(setting.title)
    handed = 0
    while handed < 6 and not typist.session.is_over:
        if "press enter to hide this" in " ".join(typist.lines[-2:]):
            typist.types("")
        if "press enter when nobody else looks" in " ".join(typist.lines[-2:]):
            handed += 1
            with pytest.raises(Unclear, match="Press enter first"):
                typist.types("moves")
            told = typist.types("table")
            assert " ".join(" ".join(told).split()) == " ".join(" ".join(words.table(game, None)).split())
            typist.types("")
        typist.moves(rng)
    assert handed
    typist.saved.close()


def test_advice_is_given_or_it_is_said_that_there_is_nobody(about: About, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.plain.telling.advice_lines", lambda _game, _seconds: ["Do this."])
    typist = Typist(next(one for one in PLAIN if one.title == about.name).begun(9))
    if about.advised:
        assert typist.types("hint")[-1] == "Do this."
    else:
        with pytest.raises(Unclear, match=f"There is no adviser for {about.shown}"):
            typist.types("hint")
    typist.saved.close()


def test_every_card_is_explained_in_the_game_and_on_the_command_line(
    about: About, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = Typist(next(one for one in PLAIN if one.title == about.name).begun(9))
    for name in words_of(about.name).names():
        words = " ".join(" ".join(typist.types(f"help {name}")).split())
        assert main(["rules", about.name, name]) == 0
        assert " ".join(capsys.readouterr().out.split()) == words
    typist.saved.close()


def test_all_cards_are_listed(about: About, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", about.name]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(cells(line) <= 80 for line in lines)
    assert main(["rules", about.name, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.pop("title") == about.name
    assert sum(map(len, found.values())) == len(words_of(about.name).names())


def test_computers_play_it_without_end_or_error(about: About, capsys: pytest.CaptureFixture[str]) -> None:
    for level in about.levels[:2]:
        line = f"simulate {about.name} --players {about.seats[-1]} --bots {level.name} --games 2 --seed 1 --jobs 1"
        assert main(line.split()) == 0
        assert capsys.readouterr().out.startswith(f"{about.name}, {about.usual_variant} game")


def test_a_game_is_begun_replayed_and_gone_on_with(about: About, capsys: pytest.CaptureFixture[str]) -> None:
    seats = about.seats[-1]
    assert main(["play", about.name, "--plain", "--players", str(seats), "--seed", "3"]) == 0
    assert main(["resume", "--plain"]) == 0
    capsys.readouterr()
    slot = f"{about.name}-1"
    assert len(examined(slot).game.names) == seats
    assert main(["replay", slot]) == 0
    assert capsys.readouterr().out.startswith("Move 0 of 0")
    assert main(["replay", slot, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["table"] == json.loads(json.dumps(examined(slot).game.table()))


@pytest.mark.parametrize("outside", [-1, 1])
def test_no_game_is_begun_for_more_or_fewer_than_it_is_for(
    about: About, outside: int, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = about.seats[0] - 1 if outside < 0 else about.seats[-1] + 1
    assert main(["play", about.name, "--plain", "--players", str(seats)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_nonsense_is_answered_in_a_sentence(about: About) -> None:
    typist = Typist(next(one for one in PLAIN if one.title == about.name).begun(9))
    for line in ("xyzzy", "99", "log x", "help xyzzy", "back", ": ;", "-1"):
        with pytest.raises((Unclear, EngineError)) as caught:
            typist.types(line)
        assert str(caught.value).isprintable()
    typist.saved.close()


def test_the_game_of_the_day_is_begun_and_gone_on_with_where_there_is_one(
    about: About, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["play", about.name, "--daily", "--plain"]
    if about.daily is None:
        assert main(line) == 2
        assert capsys.readouterr().err == f"havre: {about.shown} has no daily harbour.\n"
        return
    assert main(line) == main(line) == 0
    (slot,) = (one.slot for one in summaries())
    game = examined(slot).game
    assert (game.title, len(game.names), game.options["variant"]) == (
        about.name,
        about.daily.seats,
        about.daily.variant,
    )


def test_the_quick_game_is_begun_where_there_is_one(about: About, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["play", about.name, "--solo", "--plain"]
    if about.quick is None:
        assert main(line) == 2
        assert capsys.readouterr().err == f"havre: {about.shown} has no quick game.\n"
        return
    assert main(line) == 0
    (one,) = summaries()
    assert (one.title, len(one.players), one.variant) == (about.name, about.quick.seats, about.quick.variant)


def test_somebody_who_says_nothing_sits_there_alone_with_as_many_computers_as_it_needs(about: About) -> None:
    assert main(["play", about.name, "--plain"]) == 0
    (one,) = summaries()
    with SavedGame.open(one.slot) as saved:
        assert len(saved.game.names) == about.seats[0]
        assert len(saved.bots) == about.seats[0] - 1
