"""Every title as lines of text: played to its end, with words for all that it has, and no secret said aloud."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from datetime import date
from itertools import cycle
from random import Random
from typing import Any

import pytest

from engine import EngineError, format_move, parse
from engine.about import About
from engine.questions import answer_in_words
from engine.texts.cells import cells
from engine.titles import rules_of
from saves import SavedGame, moves_of, summaries
from saves.daily import begun_or_continued
from screens.plain import PlainWords, words_of
from tests.conformance.played import Record, deciding, recorded, seats
from tests.conformance.titles import CONFORMING, Setting, settings_of
from tests.sampled import sampled
from tui.cli.main import main
from tui.plain.session import Session
from tui.plain.typed_moves import MOST_WORDS, line_meant
from tui.plain.typed_words import Unclear, meant

ASKED = ("moves", "table", "forecast", "scores", "log 5", "help", "save")
FEW = [setting for title in CONFORMING for setting in list(settings_of(title))[::4]]
TYPED = sampled(zip(FEW, cycle((True, False)), strict=False), "typed", lambda one: {(one[0].title, one[1])}, least=10)
"""Set-ups that are played to their end, and whether the game is handed over."""


class Typist:
    """Somebody who plays a game by typing, and reads what is printed."""

    def __init__(self, saved: SavedGame, rng: Random, *, hands_over: bool) -> None:
        self.saved = saved
        self.rng = rng
        self.printed: list[str] = []
        self.session = Session(saved, self.printed.append, hands_over=hands_over)
        self.session.greet()

    def type(self, line: str) -> list[str]:
        """What is printed in answer to a line."""
        before = len(self.printed)
        self.session.take(line)
        return self.printed[before:]

    def to_the_end(self) -> None:
        """Hand over, choose moves by their number or their line, and answer what is asked."""
        while not self.session.is_over:
            if self.session.takes_empty_lines:
                self.type("")
            elif self.rng.random() < 0.1:
                self.type(self.rng.choice(ASKED))
            else:
                moves = self.saved.game.moves()
                place = self.rng.randrange(len(moves))
                self.type(self.rng.choice((str(place + 1), format_move(moves[place]))))


@pytest.fixture(params=FEW, ids=str)
def few(request: pytest.FixtureRequest) -> Setting:
    """A set-up; some of each title."""
    found: Setting = request.param
    return found


@pytest.fixture
def words(about: About) -> PlainWords:
    """The plain words of a title."""
    return words_of(about.name)


@pytest.mark.parametrize(("setting", "hands_over"), TYPED)
def test_a_game_is_played_to_its_end_by_typing(setting: Setting, hands_over: bool) -> None:
    with SavedGame.create(setting.title, setting.begun(4).options) as saved:
        typist = Typist(saved, Random(4), hands_over=hands_over)
        typist.to_the_end()
        assert moves_of(saved.slot) == [format_move(move) for move in saved.game.history]
        assert "The game is over." in typist.printed
        for score in saved.game.scores():
            assert [line for line in typist.printed if line.startswith(f"{score['name']}: {score['total']} ")]
        assert [line for line in typist.printed if cells(line) > 79 or not line.isprintable()] == []


def test_a_game_is_played_to_its_end_against_the_computer(about: About) -> None:
    setting = next(one for one in settings_of(about.name) if one.seats > 1)
    options = setting.begun(4).options
    others = dict.fromkeys(options["players"][1:], about.levels[0].name)
    with SavedGame.create(about.name, options, bots=others) as saved:
        Typist(saved, Random(5), hands_over=True).to_the_end()
        assert saved.record is not None
        assert [result.name for result in saved.record.people] == [options["players"][0]]


def test_what_is_said_agrees_with_a_player_who_is_called_you(about: About) -> None:
    setting = next(iter(settings_of(about.name)))
    options = setting.begun(6).options
    with SavedGame.create(about.name, {**options, "players": ["You", *options["players"][1:]]}) as saved:
        typist = Typist(saved, Random(6), hands_over=False)
        typist.to_the_end()
        told = " ".join(" ".join(typist.printed).split())
        assert "You " in told
        assert not re.findall(r"\bYou [a-z]*(?:[^s]s|sses)\b", told)


def test_all_that_is_typed_is_taken_back_and_played_again(few: Setting) -> None:
    with SavedGame.create(few.title, few.begun(4).options) as saved:
        typist = Typist(saved, Random(6), hands_over=False)
        for _line in range(12):
            if not typist.session.is_over:
                typist.type("" if typist.session.takes_empty_lines else "1")
        while typist.session.takes_empty_lines:
            typist.type("")
        played = saved.game.copy()
        while saved.game.can_undo:
            printed = typist.type("undo")
            if "yes or no" in printed[-1]:
                typist.type("yes")
        while saved.game.can_redo:
            typist.type("redo")
        assert (saved.game.position, saved.game.history) == (played.position, played.history)


def test_what_makes_no_sense_is_answered_in_a_sentence(few: Setting) -> None:
    with SavedGame.create(few.title, few.begun(4).options) as saved:
        typist = Typist(saved, Random(7), hands_over=False)
        for line in ("juggle", "9999", ":", "help xyzzy", "log juggle", "redo", "back", "z" * 5000):
            with pytest.raises((Unclear, EngineError)) as caught:
                typist.type(line)
            assert str(caught.value).isprintable()
        assert saved.game.history == ()


def test_an_answer_is_typed_as_it_is_shown(few: Setting) -> None:
    with SavedGame.create(few.title, few.begun(4).options) as saved:
        typist = Typist(saved, Random(8), hands_over=False)
        for move in saved.game.moves():
            question = saved.game.ask(move)
            if question is not None:
                typist.type(format_move(move))
                for answer in (question.answers(20) or ())[:3]:
                    done = saved.game.history
                    typist.type(answer_in_words(answer))
                    if saved.game.history == done:
                        typist.type("back")
                    else:
                        saved.undo()
                        typist.type(format_move(move))
                typist.type("back")


def test_a_whole_move_is_taken_while_it_is_asked_whether_another_is_meant(record: Record) -> None:
    for game in record.moments[::15]:
        half = {move.words for move in game.moves() if move.target}
        for words in half:
            with SavedGame.keep(game.copy()) as saved:
                typist = Typist(saved, Random(9), hands_over=False)
                try:
                    doubted = "yes or no" in typist.type(words)[-1]
                except (Unclear, EngineError):
                    doubted = False
                if doubted:
                    assert "yes or no" not in typist.type(format_move(game.moves()[-1]))[-1]


def test_an_answer_is_typed_right_behind_its_move(record: Record) -> None:
    words = words_of(record.game.title)
    for game in record.moments[::5]:
        for move in game.moves():
            question = game.ask(move)
            for answer in (question.answers(20) or ())[:2] if question is not None else ():
                typed = f"{format_move(move)} {answer_in_words(answer)}"
                found = line_meant(game, words, typed, {})
                assert found.move == parse(game, f"{format_move(move)}: {answer_in_words(answer)}"), typed


def test_every_position_is_told_in_full_lines(record: Record) -> None:
    words = words_of(record.game.title)
    for game in record.moments[::3]:
        for seat in (None, *seats(game)):
            told = [words.where(game), *words.table(game, seat), *words.forecast(game, seat)]
            told += [] if seat is None else [words.state(game, seat)]
            assert [line for line in told if not line.strip() or not line.isprintable()] == []


def test_what_is_said_to_a_seat_is_what_it_may_know(record: Record) -> None:
    words = words_of(record.game.title)
    for game in record.moments[::3]:
        decision = game.decision
        for seat in seats(game):
            for world in [game.imagined(seat, Random(1))]:
                assert words.where(world) == words.where(game)
                for eyes in (None, seat):
                    assert words.table(world, eyes) == words.table(game, eyes)
                    assert words.forecast(world, eyes) == words.forecast(game, eyes)
                if decision is not None and decision.seat == seat:
                    assert words.to_decide(world, seat) == words.to_decide(game, seat)
                    assert words.state(world, seat) == words.state(game, seat)


def test_what_a_move_is_called_gives_nothing_away(record: Record) -> None:
    words = words_of(record.game.title)
    for game in record.moments[1:-1:3]:
        seat = deciding(game)
        assert seat is not None
        world = game.imagined(seat, Random(1))
        for move in game.moves():
            assert words.describe(world, move) == words.describe(game, move)


def test_what_simply_goes_on_is_a_legal_move(record: Record) -> None:
    words = words_of(record.game.title)
    for game in record.moments:
        assert words.ordinary(game) in (None, *game.moves())
        assert words.opening(game) in (None, *game.moves())


def test_every_kind_of_points_has_a_name(record: Record) -> None:
    words = words_of(record.game.title)
    kinds = {line["kind"] for score in record.game.scores() for line in score["lines"]}
    assert [kind for kind in kinds if not words.part(kind).strip()] == []


def test_every_text_says_what_it_is_about(words: PlainWords) -> None:
    texts = words.texts()
    assert texts
    assert [text for text in texts if not (text.group and text.title and text.words.strip() and text.gist)] == []


def test_every_card_is_found_by_its_name_and_has_a_page(words: PlainWords, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = words.texts()  # which are made anew whenever a single one is asked for
    monkeypatch.setattr(words, "texts", lambda: texts)
    for name in words.names():
        found = words.found(name)
        assert found is not None
        assert words.page(found).strip()
        assert words.data(found)["name"]
    assert words.found("juggle") is None


def test_every_card_stands_in_a_table_and_in_what_a_program_reads(words: PlainWords) -> None:
    rows = [row for table in words.tables() for row in table.rows]
    assert len(rows) >= len(words.names()) / 2
    assert [table for table in words.tables() if {len(row) for row in table.rows} != {len(table.headings)}] == []
    assert words.all_data()


def test_no_move_is_called_by_more_words_than_are_looked_for(about: About) -> None:
    words = words_of(about.name)
    for game, _played in recorded(next(settings_of(about.name)), 1, 1).stages()[::5]:
        assert [move for move in game.moves() if len(words.describe(game, move).split()) > MOST_WORDS] == []


def test_words_without_end_are_not_all_tried_as_names(about: About, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def meant_by(typed: str, things: Mapping[str, Any]) -> Any:
        tried.append(typed)
        return meant(typed, things)

    monkeypatch.setattr("tui.plain.typed_moves.meant", meant_by)
    with SavedGame.keep(next(settings_of(about.name)).begun(1)) as saved:
        typist = Typist(saved, Random(1), hands_over=False)
        with pytest.raises((Unclear, EngineError)):
            typist.session.take("1 " * 490)
    assert len(tried) <= 3 * (MOST_WORDS + 1)


def test_how_a_move_is_typed_is_said(words: PlainWords) -> None:
    assert words.typing().strip()
    assert words.going_on().startswith("next: ")


def test_a_hint_is_a_move_or_says_that_nobody_advises(about: About, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.bots.levels.BUDGET", 20)
    with SavedGame.create(about.name, next(settings_of(about.name)).begun(1).options) as saved:
        typist = Typist(saved, Random(9), hands_over=False)
        if about.advised:
            words = words_of(about.name)
            phrases = (words.phrase(saved.game, saved.game.tried(move)[1]) for move in saved.game.moves())
            heads = {phrase.partition(":")[0].casefold() for phrase in phrases}
            assert any(head in line.casefold() for line in typist.type("hint") for head in heads)
        else:
            with pytest.raises(Unclear, match=f"There is no adviser for {about.shown}"):
                typist.type("hint")


def test_the_daily_game_is_begun_once_and_continued(about: About) -> None:
    if about.daily is not None:
        names = [str(about.names[0])]
        with begun_or_continued(about.name, date(2026, 1, 31), names) as saved:
            typist = Typist(saved, Random(1), hands_over=False)
            typist.type("1")
            while typist.session.takes_empty_lines:
                typist.type("")
        with begun_or_continued(about.name, date(2026, 1, 31), names) as again:
            assert (again.slot, again.game.history) == (saved.slot, saved.game.history)


def test_a_game_is_begun_and_played_from_the_command_line(
    about: About, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = recorded(next(settings_of(about.name)), 1, 1).game
    lines = [format_move(move) for move in game.history]
    names = [argument for name in game.options["players"] for argument in ("--name", name)]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    variant = ["--variant", game.options["variant"]]
    assert main(["play", about.name, "--plain", "--seed", "1", *variant, *names]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    (found,) = summaries()
    assert (found.finished, moves_of(found.slot)) == (True, lines)
    assert main(["replay", found.slot]) == 0
    assert main(["saves"]) == 0
    assert main(["scores"]) == 0


@pytest.mark.parametrize("wrong", ["--players 99", "--variant juggle", "--rule juggle", "--bot juggle"])
def test_what_a_title_has_not_is_refused_before_anything_is_written(
    about: About, wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", about.name, "--plain", *wrong.split()]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert summaries() == []


def test_the_cards_of_a_title_are_listed_and_explained(about: About, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", about.name]) == 0
    assert main(["rules", about.name, words_of(about.name).names()[0]]) == 0
    assert capsys.readouterr().out.strip()


def test_whatever_can_be_the_target_of_a_move_is_written_as_the_cards_are(about: About) -> None:
    """So that what is read in a list of moves is what is looked up."""
    names = set(words_of(about.name).names())
    rules = rules_of(about.name)
    targets = {target for kind in rules.kinds_of_move if kind.needs_target for target in kind.targets}
    assert names & targets
