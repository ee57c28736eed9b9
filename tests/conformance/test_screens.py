"""Every title on the screen: played to its end by keyboard, every page shown, every action carried out."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine import format_move
from engine.about import About
from engine.texts.language import gettext as _
from saves import SavedGame, moves_of
from saves.settings import Settings, store
from screens.actions import EVERYWHERE, Registry
from screens.reading.rules import RulesScreen
from screens.table.game import GameScreen
from screens.table.keys import OF_PUZZLES, OWN_PUZZLE_OVER, PUZZLE_OVER, RECAP, keys_of
from screens.table.report import pages, report_of
from screens.table.report_markdown import as_seen, markdown
from screens.table.scores import hidden_seats
from screens.table.title import Sight, board_of
from screens.titles import rules_of
from tests.conformance.played import Record, deciding, recorded, seated, seats
from tests.conformance.titles import CONFORMING, Setting, settings_of
from tests.sampled import Asked, sampled
from tests.screens.keyboard import ASK, HAND_OVER, LARGE, MOVES, READY, SMALL, SURE, Player, playing
from tests.screens.registries import problems
from tui.actions import registry
from widgets.lines import plain, width

LOWEST = 13
"""Lines that the side has on the smallest terminal, below a head of three."""
MOST_KEYS = 4000
MOMENTS = 7
"""So many moments of a game there are, from one of which it is played on."""
FEWEST = {title: next(settings_of(title)) for title in CONFORMING}
GAMES = [
    *(pytest.param(one, -3, SMALL, id=title) for title, one in FEWEST.items()),
    *(pytest.param(one, 1, SMALL, id=f"{title}-later", marks=pytest.mark.long) for title, one in FEWEST.items()),
    *(pytest.param(one, 0, SMALL, id=f"{title}-whole", marks=pytest.mark.long) for title, one in FEWEST.items()),
    *(
        pytest.param(list(settings_of(title))[2], 0, LARGE, id=f"{title}-more", marks=pytest.mark.long)
        for title in CONFORMING
    ),
]
"""Set-ups, from which moment on they are played, and the size of the terminal."""


@pytest.fixture(scope="module")
def keys(registered: None) -> Registry:
    """The actions of every title."""
    return registry()


async def to_the_end(player: Player, saved: SavedGame, rng: Random) -> None:
    """Play by the list of moves and by what is proposed, until the game is over."""
    for _key in range(MOST_KEYS):
        decision = saved.game.decision
        if decision is None:
            return
        if decision.seat in player.screen.course.computers:
            await player.pilot.pause()
        elif player.mode in (ASK, READY, HAND_OVER):
            await player.press("enter")
        elif player.mode == MOVES:
            for _row in range(rng.randrange(len(saved.game.moves()))):
                await player.press("down")
            await player.press("enter")
        else:
            await player.press("a")
    raise AssertionError(f"the game does not come to its end:\n{player.sees()}")


@pytest.mark.parametrize(("setting", "moment", "size"), GAMES)
async def test_a_game_is_played_to_its_end_by_keyboard(setting: Setting, moment: int, size: tuple[int, int]) -> None:
    with SavedGame.keep(recorded(setting, 3, MOMENTS).moments[moment]) as saved:
        async with playing(saved, size) as player:
            await to_the_end(player, saved, Random(4))
            # The only person of a game is spoken to.
            for name in saved.game.names if setting.seats > 1 else (_("You"),):
                assert name in player.sees()
            assert moves_of(saved.slot) == [format_move(move) for move in saved.game.history]
            assert all(len(line.rstrip()) <= size[0] for line in player.lines())


async def test_a_game_is_played_to_its_end_against_the_computer(about: About) -> None:
    store(Settings(pause=0.0, thinking=0.1))
    setting = next(one for one in settings_of(about.name) if one.seats > 1)
    game = recorded(setting, 2, 24).moments[-3]
    bots = dict.fromkeys(game.options["players"][1:], about.levels[0].name)
    with SavedGame.keep(game, bots=bots) as saved:
        async with playing(saved) as player:
            await to_the_end(player, saved, Random(4))
            await player.until(lambda: saved.record is not None)


@pytest.mark.parametrize(("title", "size"), sampled(product(CONFORMING, [SMALL, LARGE]), "pages"))
async def test_every_page_is_opened_by_its_key_and_explained(title: str, size: tuple[int, int]) -> None:
    moments = recorded(next(settings_of(title)), 1, 3).moments[2::2]
    for game in moments if Asked.long else moments[size == LARGE :][:1]:
        with SavedGame.keep(game) as saved:
            async with playing(saved, size) as player:
                await player.sit_down()
                await player.look_around()
                for number, page in enumerate(player.screen.board.pages, start=1):
                    await player.press(str(number))
                    assert (player.screen.page is page) == page.is_there
                    if page.is_there:
                        assert _(page.keys.title) in player.sees()
                    await player.press("down", "up", "?")
                    assert _("Help") in player.lines()[0]
                    await player.press("escape")


async def test_everything_is_taken_back_and_played_again_by_keys(about: About) -> None:
    setting = next(settings_of(about.name))
    with SavedGame.keep(recorded(setting, 1, 3).moments[1]) as saved:
        moves = saved.game.history
        async with playing(saved) as player:
            for _key in range(3 * len(moves) + 9):
                if player.mode == SURE:
                    await player.press("y")
                elif saved.game.history:
                    await player.look_around()
                    await player.press("u")
            assert len(saved.game.history) <= 1
            for _key in range(2 * len(moves) + 9):
                if player.mode in (HAND_OVER, MOVES, ASK, READY):
                    await player.press("enter" if player.mode == HAND_OVER else "escape")
                elif saved.game.can_redo:
                    await player.press("U")
            assert saved.game.history == moves


async def test_a_finished_game_is_looked_back_at_reported_and_its_rules_are_read(about: About) -> None:
    game = recorded(next(settings_of(about.name)), 1, 3).game
    with SavedGame.keep(game) as saved:
        async with playing(saved, LARGE) as player:
            result = player.sees()
            for score in game.scores():
                assert str(score["total"]) in result
            await player.press("r")
            assert player.sees() != result
            await player.press("escape")
            log = next(n for n, page in enumerate(player.screen.board.pages, start=1) if page.keys.name == "log")
            await player.press(str(log), "enter")
            past = player.app.screen
            for key in ("b", "b", "t", "r", "g", "n", "G", "escape"):
                await player.press(key)
            assert player.app.screen is not past
            await player.press("f3")
            assert isinstance(player.app.screen, RulesScreen)


async def test_a_hint_is_shown_or_it_is_said_that_nobody_advises(about: About) -> None:
    store(Settings(thinking=0.2))
    with SavedGame.keep(recorded(next(settings_of(about.name)), 1, 3).moments[1]) as saved:
        async with playing(saved) as player:
            await player.sit_down()
            await player.look_around()
            await player.press("h")
            words = _("best") if about.advised else _("There is no adviser for {title}.").partition("{")[0]
            await player.until(lambda: words in player.sees())


async def test_the_key_to_go_on_takes_what_a_question_proposes(about: About) -> None:
    games = (game for setting in settings_of(about.name) for game in recorded(setting, 1, 12).moments)
    game, move = next((game, move) for game in games for move in game.moves() if game.ask(move) is not None)
    with SavedGame.keep(game) as saved:
        async with playing(saved) as player:
            await player.look_around()
            player.screen.begin(move)
            played = len(saved.game.history)
            for _question in range(20):
                if len(saved.game.history) == played:
                    await player.press("n")
            assert saved.game.history[played].words == move.words


# What a table is made of.


def test_nothing_is_wrong_with_the_keys_of_all_titles_together(keys: Registry) -> None:
    assert problems(keys) == []


def test_what_a_title_does_upon_its_keys_belongs_to_it_alone(keys: Registry) -> None:
    owners: dict[str, set[str]] = {}
    for action in keys:
        title, stroke, _context = action.context.partition("/")
        if stroke:
            owners.setdefault(title, set()).add(action.context)
    assert set(owners) == set(CONFORMING)


def test_every_action_of_a_title_says_what_it_does_and_does_it(about: About) -> None:
    have = {name for owner in (*seated(about.name), GameScreen) for name in dir(owner)}
    for action in keys_of(about.name).actions:
        assert f"do_{action.name}" in have, action.name
        assert action.keys
        assert action.label.strip()
        assert action.help.strip()


def test_no_key_of_a_title_takes_the_last_key_of_another_action(about: About, keys: Registry) -> None:
    for contexts in keys_of(about.name).together():
        if contexts[0] in (RECAP, PUZZLE_OVER, OWN_PUZZLE_OVER):
            continue  # closed, or left, with keys that mean nothing beneath it then
        everything = {one.name for context in (*contexts, EVERYWHERE) for one in keys.of(context)}
        reached = {action.name for action, _keys in keys.active(contexts)}
        # The last answer makes the move, so that enter does both at once; and a lesson is left, not a game.
        hidden = {"answer"} if {"last-question", "ask"} <= set(contexts) else set()
        hidden |= {"leave_game"} if "lesson" in contexts and "game" in contexts else set()
        # Over a puzzle the adviser is silent, and the puzzle is left.
        silent = {"hint", "leave_game"} if OF_PUZZLES & set(contexts) else set()
        assert everything - reached - silent == hidden, contexts


def test_a_table_has_the_pages_that_its_keys_open(about: About) -> None:
    assert tuple(page.keys for page in board_of(about.name).pages) == keys_of(about.name).pages
    assert 1 <= len(keys_of(about.name).pages) <= 9


@pytest.mark.dear
def test_what_a_table_shows_to_a_seat_is_what_it_may_know(record: Record) -> None:
    for game in record.moments[3::20]:
        for seat in range(2 if len(game.names) > 1 else 1):
            world = game.imagined(seat, Random(1))
            assert _shown(Sight(world, seat, game.log)) == _shown(Sight(game, seat, game.log))


def _shown(sight: Sight) -> list[str]:
    """The head, the side and the pages of a position."""
    board = board_of(sight.game.title)
    board.look(sight)
    lines = [*board.head(120), *board.side(board.pages[0], board.side_width(120), 30)]
    for page in board.pages:
        if page.is_there:
            lines += [*page.lines(90, 60, active=True), *page.details(90)]
    return list(map(plain, lines))


def test_head_and_side_stay_in_their_place(record: Record) -> None:
    for game in record.moments[::3]:
        board = board_of(game.title)
        board.look(Sight(game, deciding(game) or 0, game.log))
        for columns in (80, 120, 160):
            assert all(width(line) <= columns for line in board.head(columns))
            side = board.side_width(columns)
            assert all(width(line) <= side for line in board.side(board.pages[0], side, LOWEST))
            assert len(board.side(board.pages[0], side, LOWEST)) <= LOWEST


def test_every_kind_of_points_and_every_line_of_a_score_begins_with_a_capital(record: Record) -> None:
    board = board_of(record.game.title)
    called = set(board.kinds().values())
    for score in [*record.game.scores(), *record.game.rivals()]:
        for line in score["lines"]:
            called.add(board.kinds()[line["kind"]])
            called |= {board.line_name(line["kind"], line["name"])} if line["name"] else set()
    assert [name for name in called if name[:1].islower()] == []


def test_every_move_is_called_something_on_the_screen(record: Record) -> None:
    board = board_of(record.game.title)
    for game in record.moments[:-1:3]:
        board.look(Sight(game, deciding(game) or 0, game.log))
        for move in game.moves():
            assert board.describe(move).strip()
        ordinary = board.ordinary()
        assert ordinary is None or ordinary.unanswered() in game.moves()


def test_a_report_has_pages_and_can_be_written_down(record: Record) -> None:
    report = report_of(record.game)
    assert all(title.strip() and lines for title, lines in pages(record.game, report))
    assert markdown(record.game, report).startswith("# ")


def test_a_report_on_a_game_that_goes_on_tells_what_lies_open_alone(record: Record) -> None:
    for game in record.moments[:-1]:
        report, hidden = as_seen(report_of(game), game, None), hidden_seats(game, None)
        assert bool(hidden) == (game.scores() != [game.scores(seat)[seat] for seat in seats(game)])
        assert [seat for seat, values in enumerate(report.curve.values) if bool(values) == (seat in hidden)] == []
        assert not hidden or all(one.is_open or one.by_seat for one in report.sections)
        assert str(record.seed) not in markdown(game, report)


def test_every_text_of_the_rules_says_what_it_is_about(about: About) -> None:
    texts = rules_of(about.name)
    assert texts
    assert [text for text in texts if not (text.group and text.title and text.words.strip() and text.gist)] == []
