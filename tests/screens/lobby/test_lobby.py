"""The lobby of a host: what stands where, which keys lead on, and what comes from others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from engine.texts import message
from saves.harbour.replies import (
    Chosen,
    Done,
    Lobby,
    LobbyChanged,
    News,
    OpenTable,
    Ranking,
    Refusal,
    Reply,
    Told,
    YourTurn,
)
from saves.harbour.requests import (
    AskLobby,
    AskPreferences,
    AskRanking,
    AskTable,
    Choose,
    Join,
    NewTable,
    Request,
    WroteDaily,
)
from saves.harbour.values import CLOSED, OPEN, FirstAttempt, Preferences, SeatWish
from saves.record import Record, Result
from screens.lobby.lobby import LobbyScreen
from screens.menus.title import TitleScreen
from tests.screens.keyboard import LARGE, SMALL, Player, Size, Snap
from tests.screens.lobby import sample
from tests.screens.lobby.host import ThreadedHost
from tests.screens.lobby.session import app_at_host, session
from tui.app import HavreApp


class Answering:
    """It tells the same lobby to all, and keeps what it was asked."""

    def __init__(self) -> None:
        self.lobby: Lobby = sample.lobby()
        self.asked: list[Request] = []
        self.preferences = Preferences()

    def __call__(self, session: int, request: Request) -> tuple[Reply, list[tuple[int, News]]]:
        self.asked.append(request)
        match request:
            case AskLobby():
                return self.lobby, []
            case AskRanking(title):
                found: Ranking = sample.ranking(title)
                return found, []
            case AskPreferences():
                return Chosen(self.preferences), []
            case Choose(wanted):
                self.preferences = wanted
                return Chosen(wanted), []
            case AskTable(table):
                every = (*self.lobby.my_turn, *self.lobby.others_think, *self.lobby.open, *self.lobby.running)
                return OpenTable(next(one for one in every if one.id == table), ""), []
            case Join():
                return Refusal(message("Somebody was faster.")), []
            case _:
                return Done(), []


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.lobby.lobby.time", lambda: sample.NOW)


@pytest.fixture
def answering() -> Answering:
    return Answering()


@pytest.fixture
def host(answering: Answering) -> Iterator[ThreadedHost]:
    with ThreadedHost(answering) as found:
        yield found


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_lobby_looks_like_this(host: ThreadedHost, tmp_path: Path, snap_compare: Snap, size: Size) -> None:
    assert snap_compare(app_at_host(host.line(1), "anna", tmp_path), terminal_size=size)


async def test_tables_stand_in_the_order_in_which_they_press(host: ThreadedHost, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        lines = player.lines()
        heads = [next(n for n, line in enumerate(lines) if words in line) for words in HEADS]
        assert heads == sorted(heads)
        assert next(n for n, line in enumerate(lines) if " a Macao" in line) < next(
            n for n, line in enumerate(lines) if " b Le Havre" in line
        )


HEADS = ("Your turn", "The others think", "Open: take a seat", "Running: watch")


async def test_a_letter_puts_the_cursor_on_its_table(host: ThreadedHost, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("c")
        assert "─ Homesteaders with ben, cleo" in player.sees()
        await player.press("tab")
        assert "─ Macao with dora, ben, eli" in player.sees()


@pytest.mark.parametrize(
    ("letter", "does"), [("b", "to the table"), ("c", "to the table"), ("f", "join"), ("i", "watch")]
)
async def test_the_line_of_keys_says_what_enter_does_at_the_table(
    host: ThreadedHost, tmp_path: Path, letter: str, does: str
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press(letter)
        assert f"enter {does}" in player.lines()[-1]


async def test_whoever_sits_at_an_open_table_is_told_that_it_has_not_begun(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    mine = sample.table("t5", "le-havre", "cleo anna \N{WHITE CIRCLE}", state=OPEN)
    answering.lobby = replace(answering.lobby, open=(mine,))
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("f")
        assert "enter" not in player.lines()[-1]
        await player.press("enter")
        assert "it begins when all seats are taken" in player.lines()[-1]


async def test_tab_is_offered_while_somebody_waits_for_one_alone(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        assert "tab next turn" in player.lines()[-1]
        answering.lobby = replace(answering.lobby, my_turn=())
        host.tell(1, LobbyChanged())
        await player.until(lambda: "next turn" not in player.lines()[-1])
        await player.press("tab")
        assert "They wait for you at no table." in player.lines()[-1]


async def test_letters_stay_with_their_tables(host: ThreadedHost, answering: Answering, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        found = answering.lobby
        answering.lobby = replace(found, my_turn=found.my_turn[1:])
        host.tell(1, LobbyChanged())
        await player.until(lambda: "dora ben eli" not in player.sees().partition("Running")[0])
        assert " b Le Havre" in player.sees()


async def test_somebody_elses_move_renews_what_is_shown(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        answering.lobby = replace(answering.lobby, tables=99)
        host.tell(1, LobbyChanged())
        await player.until(lambda: "99 tables" in player.sees())


async def test_a_seat_that_was_taken_meanwhile_is_refused_with_a_sentence(host: ThreadedHost, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("f", "enter")
        assert "Somebody was faster." in player.sees()


async def test_the_bell_can_be_silenced(host: ThreadedHost, answering: Answering, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("B")
        assert not answering.preferences.bell
        assert "stays silent" in player.sees()


async def test_it_rings_when_ones_turn_has_come_wherever_one_is(
    host: ThreadedHost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        rung: list[bool] = []
        monkeypatch.setattr(player.app, "bell", lambda: rung.append(True))
        await player.press("q")
        host.tell(1, YourTurn("t1", "macao", bell=False))
        await player.until(lambda: "your turn at a table of Macao" in player.sees())
        assert not rung
        host.tell(1, YourTurn("t1", "macao", bell=True))
        await player.until(lambda: bool(rung))


async def test_a_sentence_of_the_host_is_shown(host: ThreadedHost, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        host.tell(1, Told(message("The host stops."), ends=True))
        await player.until(lambda: "The host stops." in player.sees())


async def test_a_host_that_has_gone_is_told_and_everything_else_goes_on(host: ThreadedHost, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        host.hang_up(1)
        await player.press("enter")
        await player.until(lambda: "The host has gone" in player.sees())
        await player.press("q")
        assert isinstance(player.app.screen, TitleScreen)
        await player.press("n")
        assert "New game" in player.sees()


async def test_l_leads_from_the_title_to_the_lobby(host: ThreadedHost, tmp_path: Path) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("q")
        assert isinstance(player.app.screen, TitleScreen)
        assert "l  Lobby" in player.sees()
        await player.press("l")
        assert isinstance(player.app.screen, LobbyScreen)
        await player.press("q")
        assert isinstance(player.app.screen, TitleScreen)


async def test_at_home_nothing_of_a_lobby_shows() -> None:
    app = HavreApp()
    async with app.run_test(size=SMALL) as pilot:
        player = Player(app, pilot)
        assert "obby" not in player.sees()
        await player.press("l")
        assert "does nothing here" in player.sees()
        await player.press("?")
        assert "obby" not in player.sees()


async def test_what_is_set_up_is_what_the_host_is_asked_for(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("n", "down", "down", "right", "enter", *"Ben", "enter")
        await player.press("s")
        wanted = next(one for one in answering.asked if isinstance(one, NewTable))
        assert wanted == NewTable("le-havre", wanted.variant, (SeatWish(name="anna"), SeatWish(name="Ben")))
        assert isinstance(player.app.screen, LobbyScreen)


async def test_a_seat_for_a_player_by_name_wants_a_name(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("n", "down", "down", "right", "end", "s")
        assert "type it" in player.sees()
        assert not any(isinstance(one, NewTable) for one in answering.asked)
        await player.press("enter", *"Ben", "enter", "s")  # the cursor went there
        assert any(isinstance(one, NewTable) for one in answering.asked)


async def test_a_seat_can_be_for_whoever_has_the_longest_name_of_a_host(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("n", "down", "down", "right", "enter", *"abcdefghij-klmnopqrs", "enter", "s")
        wanted = next(one for one in answering.asked if isinstance(one, NewTable))
        assert wanted.seats[1] == SeatWish(name="abcdefghij-klmnopqrs")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_form_of_a_new_table_looks_like_this(
    host: ThreadedHost, tmp_path: Path, snap_compare: Snap, size: Size
) -> None:
    assert snap_compare(app_at_host(host.line(1), "anna", tmp_path), terminal_size=size, press=["n", "down", "down"])


async def test_a_computer_in_a_ranking_is_called_by_its_level(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("3")
        assert "computer: harbourmaster" in player.sees(), player.sees()


async def test_the_page_of_the_daily_game_is_explained_and_has_the_ladder_at_its_side(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("2")
        seen = player.sees()
        assert "Le Havre   ← →" in seen
        assert "├─ Ladder ─" in seen
        assert "├─ Daily harbour ─" not in seen
        assert seen.count("eli") == 3  # who is here, their attempt, their place among all
        assert "Everybody's first attempt of today." in seen
        await player.press("1")
        assert "├─ Daily harbour ─" in player.sees()
        assert "Everybody's first attempt of today." not in player.sees()


@pytest.mark.parametrize("words", ["look back", "nachschauen", "nachschauen, wie es war"])
async def test_what_can_be_done_with_a_table_is_told_whole(
    host: ThreadedHost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.setattr("screens.lobby.listed._", lambda told: words if told == "look back" else told)
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("4")
        assert f"{words} │" in player.sees()


async def test_what_one_has_done_oneself_is_told_as_such(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    line = message("{player} takes {n} clay from {other}.", player="anna", n=3, other="ben")
    mine = sample.table("t2", "le-havre", "anna ben", "ben", at=(5, 12), line=line)
    answering.lobby = replace(answering.lobby, my_turn=(), others_think=(mine,), open=(), running=())
    async with session(host.line(1), "anna", tmp_path) as player:
        assert "You take 3 clay from ben." in player.sees()
    answering.lobby = replace(answering.lobby, others_think=(), running=(replace(mine, mine=None),))
    async with session(host.line(2), "eli", tmp_path) as player:
        assert "anna takes 3 clay from ben." in player.sees()


async def test_what_others_have_voted_for_is_told_and_asked_first(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    late = sample.table("t2", "le-havre", "anna ben cleo", "anna", at=(5, 12))
    seats = (late.seats[0], replace(late.seats[1], votes=1, voted="merchant"), late.seats[2])
    answering.lobby = replace(answering.lobby, others_think=(replace(late, seats=seats, can_vote=(1,)),), my_turn=())
    async with session(host.line(1), "anna", tmp_path) as player:
        assert "(merchant) on the seat of ben: 1 of 2" in player.sees()
        assert "V vote" in player.sees()
        await player.press("V")
        assert "Vote for a computer (merchant) on the seat of ben?" in player.sees()


async def test_a_host_is_told_of_todays_games_that_it_has_not_heard_of(
    host: ThreadedHost, answering: Answering, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def finished(title: str, day: date, score: int, attempt: int = 1) -> Record:
        results = (Result("anna", score, 1),)
        when = datetime(2026, 11, 22, 12, tzinfo=UTC)
        return Record(f"{title} {score}", title, "", 7, (), results, 80, when, attempt=attempt, day=day)

    day = date(2026, 11, 22)
    own = [
        finished("le-havre", day, 90),
        finished("le-havre", day, 130, 2),
        finished("macao", day, 40),
        finished("speicherstadt", day - timedelta(1), 20),
    ]
    monkeypatch.setattr("screens.lobby.lobby.own_dailies", lambda: own)
    monkeypatch.setattr("screens.host.today", lambda: day)
    known = (FirstAttempt("le-havre", "ben", 128), FirstAttempt("macao", "anna", 40))
    answering.lobby = replace(answering.lobby, daily=known)
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("3")
        told = [one for one in answering.asked if isinstance(one, WroteDaily)]
        assert told == [WroteDaily("le-havre", "2026-11-22", 90)]


@pytest.mark.parametrize(
    ("at", "says"), [((5, 12), "7 rounds left after this"), ((11, 12), "1 round left"), ((12, 12), "last round")]
)
async def test_the_foot_tells_how_many_rounds_are_left(
    host: ThreadedHost, answering: Answering, tmp_path: Path, at: tuple[int, int], says: str
) -> None:
    mine = sample.table("t2", "le-havre", "anna ben cleo", "anna", at=at, totals=(7, 8, 9))
    answering.lobby = replace(answering.lobby, my_turn=(mine,))
    async with session(host.line(1), "anna", tmp_path) as player:
        assert says in player.sees()
        assert "cleo 9" in player.sees()


@pytest.mark.parametrize("at", [(0, 0), (3, 0), (0, 12)])
async def test_where_nobody_knows_how_many_rounds_there_are_nothing_is_told_of_them(
    host: ThreadedHost, answering: Answering, tmp_path: Path, at: tuple[int, int]
) -> None:
    mine = sample.table("t2", "le-havre", "anna ben cleo", "anna", at=at)
    answering.lobby = replace(answering.lobby, my_turn=(mine,))
    async with session(host.line(1), "anna", tmp_path) as player:
        assert "left after this" not in player.sees()
        assert "last round" not in player.sees()


async def test_a_table_that_was_closed_says_so_and_can_be_exported(
    host: ThreadedHost, answering: Answering, tmp_path: Path
) -> None:
    over = sample.table("t9", "le-havre", "anna ben cleo", state=CLOSED, at=(3, 12))
    answering.lobby = replace(answering.lobby, finished=(over,))
    async with session(host.line(1), "anna", tmp_path) as player:
        await player.press("4")
        assert "closed" in player.sees()
        assert "This table was closed." in player.sees()
        assert "left after this" not in player.sees()
        assert "enter look back" in player.lines()[-1]
        await player.press("C")
        assert "Only who sits there can ask for it." in player.sees()
