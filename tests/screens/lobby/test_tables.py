"""Tables of a harbour, played by the screens of several sessions: made, joined, played, watched, left."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time

import pytest

from engine import format_move, parse
from engine.bots.chance import decide
from engine.texts import message
from engine.texts.language import speak
from engine.texts.text import ENGLISH
from saves.errors import SaveError
from saves.exchange import read_text
from saves.harbour.replies import Chosen, Done, OpenTable
from saves.harbour.requests import AskPreferences, AskTable, Choose, Join, NewTable, Wrote
from saves.harbour.shared_game import SharedGame
from saves.harbour.summaries import summary_of
from saves.harbour.values import FINISHED, RUNNING, Preferences, SeatWish, Table
from saves.settings import Settings, store
from screens.host import Host
from screens.lobby.deeds import exported
from screens.lobby.lobby import LobbyScreen
from screens.table.game import GameScreen
from tests.saves.harbour.shared import step
from tests.screens.keyboard import SMALL, Size
from tests.screens.lobby.harbour import InHarbour
from tests.screens.lobby.host import ThreadedHost
from tests.screens.lobby.session import app_at_host
from tests.screens.table.test_together import Beside

NAMES = {1: "anna", 2: "ben", 3: "cleo", 4: "dora", 5: "anna"}


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here real games are played."""


@pytest.fixture(autouse=True)
def no_pause() -> None:
    store(Settings(pause=0.0, confirm=False))


class Somebody(Beside):
    """A player with a session of theirs."""

    @property
    def host(self) -> Host:
        found = self.app.host
        assert found is not None
        return found

    async def settled(self) -> None:
        with self.app._context():
            await self.pilot.pause()

    @property
    def lobby(self) -> LobbyScreen:
        assert isinstance(self.app.screen, LobbyScreen)
        return self.app.screen

    @property
    def is_at_table(self) -> bool:
        return isinstance(self.app.screen, GameScreen)

    async def sit_down_at(self, table: str) -> None:
        """Go to a table by the keys of the lobby."""
        await self.until(lambda: table in [one.id for one in self.lobby._tables])
        letter = self.lobby._letters.by_table[table]
        await self.press(letter)
        await self.press("enter")
        await self.until(lambda: self.is_at_table)


@asynccontextmanager
async def harbour(folder: Path, *sessions: int, size: Size = SMALL) -> AsyncIterator[list[Somebody]]:
    """Sessions of players in the lobby of one host."""
    answers = InHarbour(folder, NAMES)
    async with AsyncExitStack() as stack:
        host = stack.enter_context(ThreadedHost(answers))
        people = []
        for number in sessions:
            line = host.line(number)
            stack.callback(line.close)
            app = app_at_host(line, NAMES[number], answers.tables, number)
            pilot = await stack.enter_async_context(app.run_test(size=size))
            people.append(Somebody(app, pilot))
        yield people
        for one in people:
            if one.app._at_host is not None:
                one.app._at_host.end()


def made(by: Somebody, title: str, *seats: SeatWish, **how: object) -> str:
    """A new table; its id."""
    variant = {"le-havre": "short", "homesteaders": "full", "speicherstadt": "base", "macao": "full"}[title]
    return by.host.ask(NewTable(title, variant, seats, **how), Done).table  # type: ignore[arg-type]


def table_of(somebody: Somebody, id_: str) -> Table:
    return somebody.host.ask(AskTable(id_), OpenTable).table


ME, ANYBODY = SeatWish(name="anna"), SeatWish()


async def test_a_table_is_made_by_the_keys_of_the_form_and_joined_by_those_of_the_lobby(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        await anna.press("n", "s")
        assert "Le Havre" in anna.sees()
        await ben.until(lambda: "join" in ben.sees())
        await ben.press("enter")
        await ben.until(lambda: ben.is_at_table)
        await anna.until(lambda: bool(anna.lobby._lobby.my_turn or anna.lobby._lobby.others_think))
        await anna.press("enter")
        await anna.until(lambda: anna.is_at_table)
        assert anna.screen.course.elsewhere == {1}
        assert ben.screen.course.elsewhere == {0}


WHOLE = 100_000
"""More moves than any game has."""


async def play_on(people: Sequence[Somebody], seed: int, most: int = WHOLE) -> None:
    """Whoever decides plays by chance, until the game is over for all, or so many moves are made."""
    rng = Random(seed)
    while any(one.game.decision is not None and len(one.game.history) < most for one in people):
        mine = next((one for one in people if not one.screen.is_waiting and one.game.decision is not None), None)
        if mine is None:
            for one in people:
                await one.settled()
            continue
        count = len(mine.game.history)
        with mine.app._context():
            mine.screen.play_now(decide(mine.game, rng))
            mine.screen.redraw()
            await mine.pilot.pause()
        assert len(mine.game.history) > count, mine.sees()
        for one in people:
            await one.until(lambda one=one, mine=mine: one.game.history == mine.game.history)  # type: ignore[misc]


@pytest.mark.parametrize("most", [20, pytest.param(WHOLE, id="whole", marks=pytest.mark.long)])
@pytest.mark.parametrize("title", ["le-havre", "homesteaders", "speicherstadt", "macao"])
async def test_a_game_by_two_is_the_same_for_both_and_in_the_file(tmp_path: Path, title: str, most: int) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, title, ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await ben.sit_down_at(id_)
        await play_on([anna, ben], 7, most)
        with SharedGame.open(tmp_path / "tables" / f"{id_}.toml", table_of(anna, id_), ()) as replayed:
            for seat, one in enumerate((anna, ben)):
                assert one.game.table(seat) == replayed.game.table(seat)
            assert [format_move(move) for move in anna.game.history] == [
                format_move(move) for move in replayed.game.history
            ]
        assert table_of(anna, id_).state == (FINISHED if most == WHOLE else RUNNING)


async def test_no_seed_is_shown_before_the_end(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "le-havre", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        assert "seed" not in anna.game.options
        assert "seed" not in anna.sees()


async def test_a_computer_is_moved_by_the_host(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1) as (anna,):
        id_ = made(anna, "le-havre", ME, SeatWish(level="deckhand"))
        await anna.sit_down_at(id_)
        for _turn in range(3):
            await anna.until(lambda: not anna.screen.is_waiting)
            count = len(anna.game.history)
            await anna.play()
            await anna.until(lambda count=count: len(anna.game.history) > count)  # type: ignore[misc]
        assert not anna.screen.course.thinks


async def test_a_spectator_follows(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2, 3) as (anna, ben, cleo):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await ben.sit_down_at(id_)
        await cleo.sit_down_at(id_)
        assert "You watch" in cleo.sees()
        await cleo.press("T")
        assert "Only who sits at the table says a word to it." in cleo.sees()
        mine = next(one for one in (anna, ben) if not one.screen.is_waiting)
        await mine.play()
        await cleo.until(lambda: cleo.game.history == mine.game.history)


async def test_words_reach_the_others_and_those_who_mute_are_spared(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await ben.sit_down_at(id_)
        await ben.press("escape")
        await anna.press("T", *"hello", "enter")
        await ben.until(lambda: "anna: hello" in ben.sees())
        await ben.press("S")
        assert "kept from you" in ben.sees()


async def test_undo_with_a_yes_goes_through_the_host(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await ben.sit_down_at(id_)
        mine, other = (anna, ben) if not anna.screen.is_waiting else (ben, anna)
        await mine.play()
        await other.until(lambda: len(other.game.history) == 1)
        await other.play()
        await mine.until(lambda: len(mine.game.history) == 2)
        await mine.press("escape", "u", "y")
        await other.until(lambda: "asks to take back" in other.sees())
        await other.press("Y")
        await mine.until(lambda: not mine.game.history)
        await other.until(lambda: not other.game.history)


async def test_leaving_leads_back_to_the_lobby_which_shows_who_must_decide(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await anna.press("q")
        assert isinstance(anna.app.screen, LobbyScreen)
        await anna.until(lambda: bool(anna.lobby._lobby.my_turn or anna.lobby._lobby.others_think))


async def test_a_seat_is_given_up_after_a_question_and_taken_over(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2, 3) as (anna, ben, cleo):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await ben.sit_down_at(id_)
        await ben.press("q", "X")
        assert "Give up your seat" in ben.sees()
        await ben.press("y")
        await cleo.until(lambda: "join" in cleo.sees())
        await cleo.press("enter")
        await cleo.until(lambda: cleo.is_at_table)
        assert cleo.screen.course.elsewhere == {0}
        assert table_of(cleo, id_).state == RUNNING


ELSEWHERE = 130
"""So many moves are played by no screen where the end of a game is what is looked at."""


def played_elsewhere(people: Sequence[Somebody], table: str, file: Path) -> None:
    """Have the beginning of a game played by those who sit there, in other sessions."""
    all_open, rng = [SharedGame.open(file, table_of(one, table)) for one in people], Random(7)
    for _move in range(ELSEWHERE):
        step(all_open, rng)
    people[0].host.ask(Wrote(table, summary_of(all_open[0])), Done)
    for shared in all_open:
        shared.close()


async def test_a_finished_table_is_looked_back_at_and_exported_by_each_with_its_seed(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        played_elsewhere((anna, ben), id_, tmp_path / "tables" / f"{id_}.toml")
        await anna.sit_down_at(id_)
        await ben.sit_down_at(id_)
        await play_on([anna, ben], 7)
        assert table_of(anna, id_).state == FINISHED
        whole = anna.game.history
        assert len(whole) > ELSEWHERE
        for one in (anna, ben):
            await one.press("q")
            await one.until(lambda one=one: isinstance(one.app.screen, LobbyScreen))  # type: ignore[misc]
            with one.app._context():
                one.lobby.look()
            await one.press("4", "E")
            with one.app._context():
                words = one.sees()
            assert "Copy this text" in words
            found = read_text(exported(one.host, id_).encode(), "the text").whole()
            assert found.game.history == whole
            assert "seed" in found.game.options
            await one.press("escape", "enter")
            await one.until(lambda one=one: one.is_at_table)  # type: ignore[misc]
            assert "Result" in one.sees()


async def test_what_others_ask_is_answered_in_the_lobby_too(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await anna.press("q")
        await anna.until(lambda: bool(anna.lobby._tables))
        await anna.press("C", "y")
        await ben.until(lambda: "anna asks to close the table" in ben.sees())
        await ben.press("Y")
        await anna.until(lambda: not [*anna.lobby._lobby.my_turn, *anna.lobby._lobby.others_think])


async def test_a_late_seat_is_voted_to_a_computer_by_the_other_alone_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "speicherstadt", ME, ANYBODY, seconds=3_600)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await anna.until(lambda: anna.game.decision is not None)
        mine, other = (anna, ben) if not anna.screen.is_waiting else (ben, anna)
        await anna.press("q")
        seat, now = table_of(mine, id_).mine or 0, time()
        monkeypatch.setattr("tests.screens.lobby.harbour.time", lambda: now + 7_200)
        with other.app._context():
            other.lobby.look()
        await other.press("V")
        assert "Vote for a computer" in other.sees()
        await other.press("y")
        await mine.until(lambda: bool(table_of(mine, id_).seats[seat].level))
        with mine.app._context():
            mine.lobby.look()
        await mine.press("O")
        await mine.until(lambda: not table_of(mine, id_).seats[seat].level)


async def test_the_language_that_is_chosen_in_the_settings_is_told_to_the_host_and_the_bell_stays(
    tmp_path: Path,
) -> None:
    async with harbour(tmp_path, 1) as (anna,):
        chosen = anna.app.settings
        assert anna.host.ask(Choose(Preferences(bell=False)), Chosen)
        try:
            for language, told in (("de", "de"), ("auto", "")):
                anna.app.change_settings(replace(chosen, language=language))
                await anna.settled()
                assert anna.host.ask(AskPreferences(), Chosen).preferences == Preferences(told, bell=False)
        finally:
            speak(ENGLISH)


async def test_what_one_took_back_oneself_is_played_again_and_seen_by_all(tmp_path: Path) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "le-havre", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await ben.sit_down_at(id_)
        mine, other = (anna, ben) if not anna.screen.is_waiting else (ben, anna)
        with mine.app._context():
            mine.screen.play_now(parse(mine.game, "take francs"))
            mine.screen.redraw()
        played = mine.game.history
        await other.until(lambda: other.game.history == played)
        await mine.press("u")
        await other.until(lambda: len(other.game.history) < len(played))
        await other.press("U")
        assert len(other.game.history) < len(played)
        await mine.press("U")
        assert "Played again" in mine.sees()
        assert mine.game.history == played
        await other.until(lambda: other.game.history == played)
        await mine.press("U")
        assert mine.game.history == played


async def test_a_table_that_its_edition_has_closed_is_exported_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with harbour(tmp_path, 1, 2) as (anna, ben):
        id_ = made(anna, "speicherstadt", ME, ANYBODY)
        ben.host.ask(Join(id_, 1), Done)
        await anna.sit_down_at(id_)
        await ben.sit_down_at(id_)
        await play_on([anna, ben], 7, 10)
        played = anna.game.history
        for one in (anna, ben):
            await one.press("q")
            await one.until(lambda one=one: isinstance(one.app.screen, LobbyScreen))  # type: ignore[misc]
        with pytest.raises(SaveError, match="after its end"):
            exported(anna.host, id_)
        with monkeypatch.context() as later:
            later.setattr("saves.harbour.game_files.edition_of", lambda _title: 99)
            problem = message("Another edition: it can be exported.")
            anna.host.ask(Wrote(id_, replace(table_of(anna, id_).summary, problem=problem)), Done)
            with anna.app._context():
                anna.lobby.look()
            await anna.press("4", "E")
            with anna.app._context():
                assert "Copy this text" in anna.sees()
            text = exported(anna.host, id_)
        assert read_text(text.encode(), "the text").whole().game.history == played
