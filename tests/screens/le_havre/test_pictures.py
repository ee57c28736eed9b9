"""What the game screen looks like in the states that matter, at the smallest size and at a comfortable one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from textual.pilot import Pilot

from engine import Game, Move
from engine.bots import Advice, Expected
from engine.bots.looks import Look
from engine.bots.player import Reviewed
from engine.le_havre.moves import Buy, Enter, Take
from engine.medals import Medals
from engine.texts import message
from saves import SavedGame
from saves.settings import Settings, store
from saves.slots import path_of
from screens.table.adviser import Hint, Review
from screens.table.plan_words import Taught
from screens.table.play.computers import Thought
from tests.screens.keyboard import LARGE, SMALL, Player
from tests.screens.le_havre import positions
from tests.screens.pictures import ASKED, DESK, PAGE, READ, WHOLE, cut
from tui.app import HavreApp

Size = tuple[int, int]
Snap = Callable[..., bool]

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


def looks_right(
    snap: Snap,
    saved: SavedGame,
    size: Size,
    keys: str = "",
    *,
    of: tuple[str, ...] = WHOLE,
    app: HavreApp | None = None,
    shows: str = "",
    then: str = "",
) -> bool:
    """Whether the panels `of` a game look after these keys (separated by spaces) as when somebody looked at them.

    What does not come at once, but from work in the background, is known by a text that it `shows`; further keys
    wait for that.
    """
    shown = app or HavreApp(saved=saved)

    async def press(pilot: Pilot[None]) -> None:
        player = Player(shown, pilot)
        if saved.game.history and app is None:
            await player.sit_down()
        await player.press(*keys.split())
        await player.until(lambda: shows in player.sees())
        await player.press(*then.split())

    return snap(cut(shown, of), terminal_size=size, run_before=press)


# The pages.


@SIZES
def test_first_turn_shows_the_offers_and_what_taking_the_first_brings(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.first_turn(), size, of=PAGE + DESK)


@SIZES
def test_offers_with_the_cursor_on_more_wood_than_the_bar_can_show(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "w", of=PAGE + DESK)


@SIZES
def test_offers_of_five_players_name_who_supplies_when(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.five_players(), size, of=PAGE)


@SIZES
def test_buildings_in_the_first_turn_with_the_cursor_on_a_proposal(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.first_turn(), size, "2 j", of=PAGE + DESK if size == SMALL else DESK)


@SIZES
def test_buildings_late_in_the_game_scrolled_to_those_of_another_player(snap_compare: Snap, size: Size) -> None:
    of = WHOLE if size == SMALL else PAGE
    assert looks_right(snap_compare, positions.late_game(), size, "enter 2 end" + " k" * 7, of=of)


@SIZES
def test_ship_market_with_its_stacks_wharfs_and_ships_to_come(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "3", of=PAGE)


@SIZES
def test_ship_market_late_in_the_game_scrolled_to_the_end(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.late_game(), size, "enter 3 end", of=PAGE)


@SIZES
def test_storages_of_three_players_side_by_side(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.late_game(), size, "enter 4", of=PAGE)


@SIZES
def test_storages_of_five_players_side_by_side(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.final_action_of_the_fifth(), size, "4", of=PAGE)


@SIZES
def test_cards_of_another_player_with_their_score_to_its_last_line(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.late_game(), size, "enter 4 tab right end", of=PAGE)


@SIZES
def test_log_ends_with_what_happened_last(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.after_many_moves(), size, "5", of=PAGE)


def test_overview_shows_all_four_pages_at_once(snap_compare: Snap) -> None:
    assert looks_right(snap_compare, positions.late_game(), LARGE, "enter 2 j j")


@pytest.mark.parametrize(
    ("made", "of"),
    [(positions.late_game, (".page",)), (positions.final_action_of_the_fifth, ("#text",))],
    ids=["three", "five"],
)
def test_widest_terminals_show_the_text_of_a_card_beside_all_pages(
    snap_compare: Snap, made: Callable[[], SavedGame], of: tuple[str, ...]
) -> None:
    assert looks_right(snap_compare, made(), (200, 60), "enter 2 j j", of=of)


def test_large_terminal_can_show_one_page_beside_what_is_yours(snap_compare: Snap) -> None:
    assert looks_right(snap_compare, positions.late_game(), LARGE, "enter 0 2 j j", of=("#area",))


# Questions.


@SIZES
def test_question_for_an_amount_and_what_the_answer_brings(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "2 tab j j j j j j j e enter left left", of=ASKED)


@SIZES
def test_question_for_one_of_several_buildings(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "2 tab j j j e down", of=ASKED)


@SIZES
def test_question_for_several_goods_with_one_too_many_ticked(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "2 tab j j j j j j e enter 5 enter", of=ASKED)


@SIZES
def test_question_for_a_basket_of_goods(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.shipping(), size, "2 e enter enter down 2", of=ASKED)


@SIZES
def test_question_for_a_payment_stepped_to_another_way(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "2 tab j j j j j j j e tab tab", of=ASKED)


@SIZES
def test_payment_that_does_not_do_says_why(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "2 tab j j j j j j j e left", of=ASKED)


@SIZES
def test_move_that_waits_for_its_confirmation(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "2 tab b", of=ASKED)


# Lists of moves, and decisions made in them.


@SIZES
def test_list_of_all_moves_with_the_cursor_on_the_last(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "a up", of=ASKED)


@SIZES
def test_find_shows_the_moves_that_have_the_typed_words(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "/ b u space f i r m down", of=ASKED)


@SIZES
def test_find_says_that_no_move_has_the_typed_words(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "/ z z z", of=ASKED)


@SIZES
def test_meal_that_falls_short_offers_sales_and_a_loan(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.meal_short(), size, of=ASKED)


@SIZES
def test_meal_that_can_be_paid_in_many_ways(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.meal_with_payment(), size, "tab", of=ASKED)


@SIZES
def test_interest_that_cannot_be_paid(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.interest_unpaid(), size, "down", of=ASKED)


@SIZES
def test_look_at_the_next_two_special_buildings(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.look_at_specials(), size, of=ASKED)


@SIZES
def test_second_build_of_the_construction_firm(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.second_build(), size, of=ASKED)


# Between two moves.


@SIZES
def test_what_the_last_move_did_stands_above_the_keys_that_end_the_turn(snap_compare: Snap, size: Size) -> None:
    assert looks_right(
        snap_compare, positions.first_turn(), size, "w w", of=(*DESK, "#keys") if size == SMALL else DESK
    )


@SIZES
def test_turn_that_has_stopped_before_the_supply(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.before_supply(), size, "2", of=DESK)


@SIZES
def test_hand_over_to_the_next_player(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.hand_over(), size, "n", of=("#head", *ASKED))


@SIZES
def test_warning_before_taking_back_what_was_hidden(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.first_turn(), size, "u", of=ASKED)


@SIZES
def test_refusal_stands_on_the_desk(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.late_game(), size, "enter 2 j j e", of=DESK)


@SIZES
def test_game_that_cannot_be_saved_says_so(snap_compare: Snap, size: Size) -> None:
    saved = positions.middle_game()
    path_of(saved.slot).unlink()
    assert looks_right(snap_compare, saved, size, "f f", of=DESK)


# The end.


@SIZES
def test_final_action_with_nothing_on_offer_can_be_passed(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.nothing_left_to_do(), size, of=PAGE + DESK)


@SIZES
def test_final_score_of_a_game_alone(snap_compare: Snap, size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    def review(game: Game, *_: object, **__: object) -> Iterator[Reviewed]:
        yield Reviewed(1, _plan(game.history[0]), _plan(Take("wood")), 6.0)

    monkeypatch.setattr("screens.by_name.review", review)
    monkeypatch.setattr("screens.by_name.medals", lambda *_: Medals(150, 160, 190))
    of = WHOLE if size == SMALL else PAGE
    shows = "makes 150 to 190 of it."
    assert looks_right(snap_compare, positions.final_action_alone(), size, "i i n", shows=shows, of=of)


@SIZES
def test_final_score_of_three_players_two_of_whom_share_the_victory(snap_compare: Snap, size: Size) -> None:
    saved = positions.shared_victory()
    assert looks_right(snap_compare, saved, size, "enter i i n enter w w n enter c c n", of=PAGE)


@SIZES
def test_final_score_of_five_players_scrolled_to_the_last_card(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.final_action_of_the_fifth(), size, "n end", of=PAGE)


# Help, and terminals of other kinds.


@SIZES
def test_help_explains_the_card_under_the_cursor(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.middle_game(), size, "2 tab j ?", of=READ)


@SIZES
def test_help_explains_the_keys_of_the_offers(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.first_turn(), size, "? tab", of=READ)


@pytest.mark.parametrize("size", [(79, 24), (80, 23)], ids=["79x24", "80x23"])
def test_terminal_that_is_too_small_for_the_game(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.first_turn(), size)


@pytest.mark.parametrize(
    ("keys", "of"),
    [("w", ("#side", *PAGE)), ("2 tab j j j j", PAGE), ("2 tab j j j j j j j e left", ASKED), ("a", ASKED)],
    ids=["offers", "buildings", "question", "list"],
)
def test_game_without_colour(
    snap_compare: Snap, monkeypatch: pytest.MonkeyPatch, keys: str, of: tuple[str, ...]
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert looks_right(snap_compare, positions.middle_game(), SMALL, keys, of=of)


@pytest.mark.parametrize("palette", ["dark", "light"])
def test_game_in_each_palette(snap_compare: Snap, palette: str) -> None:
    store(Settings(palette=palette))
    assert looks_right(snap_compare, positions.late_game(), SMALL, "enter 2 j j", of=("#side", *PAGE, *DESK))


def test_game_in_ascii(snap_compare: Snap) -> None:
    saved = positions.middle_game()
    app = HavreApp(saved=saved)
    app.ascii_glyphs = True
    assert looks_right(snap_compare, saved, SMALL, "w", app=app, of=("#head", *PAGE, *DESK))


def test_game_of_players_with_the_longest_names(snap_compare: Snap) -> None:
    assert looks_right(snap_compare, positions.long_names(), SMALL, "enter 4", of=("#head", *PAGE))


# Looking back, and advice.


@SIZES
def test_looking_back_at_an_earlier_position(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.after_many_moves(), size, "5 enter b b b 1", of=("#head", *PAGE, *DESK))


@SIZES
def test_log_with_the_cursor_on_a_line_that_can_be_opened(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.after_many_moves(), size, "5 up up", of=PAGE + DESK)


@SIZES
def test_hints_with_what_each_move_is_expected_to_bring(
    snap_compare: Snap, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def looks(_hint: Hint) -> AsyncIterator[Look]:
        bakehouse, wood = game.game.tried(Enter("bakehouse"))[1], Take("wood")
        reasons = (
            message("It brings 4 food for the meals to come."),
            message("The Bakehouse turns 4 grain into 4 bread."),
        )
        expected = (Expected(0, wood, game.game),)
        advice = (
            Advice((bakehouse,), 131.4, 12.0, 40, reasons, expected=expected),
            Advice((Buy("joinery"), wood), 127.0, 7.6, 22, (message("The Joinery counts 8."),), wood),
            Advice((Take("clay"),), 120.2, 0.8, 9),
        )
        yield Look(advice, 1.2, is_last=True)

    monkeypatch.setattr(Hint, "looks", looks)
    game = positions.middle_game()
    assert looks_right(snap_compare, game, size, "h", shows="clearly best", of=ASKED)


@SIZES
def test_another_player_who_is_the_computer_thinks(
    snap_compare: Snap, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("screens.table.play.computers.Thought.move", forever)
    with SavedGame.create(
        "le-havre",
        {"players": ["Ann", "Bob"], "variant": "short", "seed": 7},
        bots={"Ann": "deckhand", "Bob": "merchant"},
    ) as saved:
        assert looks_right(snap_compare, saved, size, "2 j j", of=("#head", *DESK))


def _plan(move: Move) -> Advice:
    """A plan of one move."""
    return Advice((move,), 60.0, 60.0, 9, (message("Wood builds nearly everything."),))


async def forever(_thought: Thought) -> Move:
    """A thought that comes to no end."""
    await asyncio.Event().wait()
    raise AssertionError


@SIZES
def test_review_of_a_finished_game(snap_compare: Snap, size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(review: Review) -> None:
        plans = [_plan(move) for move in review._game.history]
        review.found += [Reviewed(1, plans[0], plans[-1], 14.0, 2.0), Reviewed(2, plans[1], plans[0], 3.0, 4.0)]
        review.lessons = [Taught(4.0, "Smoked fish feeds twice as long as fish.")]
        review.done = review.total = 2
        review.is_running = False

    monkeypatch.setattr(Review, "run", run)
    of = ("#head", "#list", "#below")
    assert looks_right(snap_compare, positions.final_action_alone(), size, "i i n v", of=of, shows="-14", then="down")


@SIZES
def test_report_of_a_finished_game(snap_compare: Snap, size: Size) -> None:
    of = ("#head", *READ)
    assert looks_right(snap_compare, positions.shared_victory(), size, "enter i i n enter w w n enter c c n r", of=of)


@SIZES
def test_selling_between_all_turns(snap_compare: Snap, size: Size) -> None:
    assert looks_right(snap_compare, positions.between_turns(), size, of=ASKED)
