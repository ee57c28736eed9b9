"""The rules: what stands in them, finding a text by any words, reading it, and the ways there and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import TITLES
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import NAMES
from engine.le_havre.rounds import round_cards
from engine.le_havre.ships import KINDS
from screens.documents import RulesText, chapters
from screens.le_havre import figures
from screens.menus.new_game import NewGameScreen
from screens.menus.title import TitleScreen
from screens.reading.help import HelpScreen
from screens.reading.rules import RulesScreen, RulesTextScreen, extract, marked, matching
from screens.titles import rules_of
from tests.screens.fakes import shown
from tests.screens.pictures import READ, cut
from tui.app import HavreApp
from widgets.lines import EMPTY, plain, text, uncut

Snap = Callable[..., bool]

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
LOANS = RulesText("Rules", "Loans", "A loan brings 4 francs.", "Loans.")
MEAL = RulesText("Rules", "The meal", "Pay the food, or take loans.\n\nIt grows.", "Pay the food.")
CAKES = RulesText("Cards", "Pâtisserie", "Sell grain and bread.", "Sell grain and bread.")
EVERY = [MEAL, LOANS, CAKES]


# What stands in them.


def test_every_card_ship_and_good_has_a_text() -> None:
    names = {one.name for one in rules_of("le-havre") if one.name}
    assert names == {*(card.name for card in CARDS), *(kind.name for kind in KINDS), *NAMES}


def test_no_two_texts_have_the_same_title() -> None:
    titles = [one.title for one in rules_of("le-havre")]
    assert len(set(titles)) == len(titles)


def chapter(title: str) -> str:
    return next(one.words for one in chapters(figures.PACKAGE, figures.values()) if one.title == title)


@pytest.mark.parametrize("variant", ["full", "short"])
def test_the_rules_give_the_rounds_of_each_number_of_players(variant: str) -> None:
    *first, last = (str(len(round_cards(variant, players))) for players in range(1, 6))
    assert f"the {variant} game {', '.join(first)} or {last}" in chapter("Full game and short game").replace(
        f"the {variant} game has", f"the {variant} game"
    )


def test_the_rules_give_the_meals_of_the_short_game_alone() -> None:
    *first, last = (str(card.food) for card in round_cards("short", 1))
    assert f"in the short game {', '.join(first)} and {last} food" in chapter("Playing alone")


def test_the_rules_give_the_prices_of_ships() -> None:
    wooden, iron, steel, _liner = KINDS
    assert f"cost {wooden.price} francs, iron ships {iron.price}, steel ships {steel.price}" in chapter("Ships")


# Finding.


def test_texts_with_the_words_in_their_title_come_first() -> None:
    assert matching(EVERY, "loan") == [LOANS, MEAL]


def test_all_the_words_must_be_in_a_text() -> None:
    assert matching(EVERY, "loans food") == [MEAL]


def test_words_are_found_without_their_capitals_and_accents() -> None:
    assert matching(EVERY, "patisserie") == [CAKES]


def test_a_text_is_shown_from_where_it_has_the_word() -> None:
    text_of = RulesText("", "Title", "One two three four five six seven loans.", "Gist.")
    assert plain(extract(text_of, "loans")) == "… four five six seven loans."


def test_what_stands_before_the_word_can_be_read_too() -> None:
    text_of = RulesText("", "Title", "One two three four five six seven loans.", "Gist.")
    assert [plain(line) for line in uncut([extract(text_of, "loans")])] == ["One two three four five six seven loans."]


def test_a_text_found_by_its_title_is_shown_by_its_gist() -> None:
    assert plain(extract(LOANS, "loan")) == LOANS.gist


def test_the_words_are_set_off_where_they_stand() -> None:
    line = marked(text("A loan, two Loans."), "LOAN")
    assert [piece.text for piece in line if piece.style == "key"] == ["loan", "Loan"]
    assert plain(line) == "A loan, two Loans."


def test_nothing_is_set_off_where_nothing_was_looked_for() -> None:
    assert marked(text("A loan."), "") == text("A loan.")
    assert marked(EMPTY, "loan") == EMPTY


# With keys.


async def test_the_rules_open_from_the_title_and_lead_back_to_it() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        assert "Rules of Le Havre" in shown(pilot.app.screen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TitleScreen)


@pytest.mark.parametrize(("keys", "screen"), [(["n"], NewGameScreen), (["?"], HelpScreen)])
@pytest.mark.parametrize("key", ["=", "f3"])
async def test_the_rules_open_over_any_screen(keys: list[str], screen: type, key: str) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys, key)
        assert isinstance(pilot.app.screen, RulesScreen)
        await pilot.press("q")
        assert isinstance(pilot.app.screen, screen)


async def test_typed_words_find_a_card_and_enter_reads_it() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "/", *"bakeh", "enter")
        assert isinstance(pilot.app.screen, RulesTextScreen)
        assert "Standard buildings: 05 Bakehouse" in shown(pilot.app.screen)
        assert "grain into bread" in shown(pilot.app.screen)


async def test_letters_that_move_elsewhere_are_typed_while_finding() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "/", *"jqkR")
        assert "Find: jqkR" in shown(pilot.app.screen)
        assert "No text of the rules has these words." in shown(pilot.app.screen)


async def test_nothing_found_leads_back_to_all_texts() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        before = shown(pilot.app.screen)
        await pilot.press("/", *"xyz", "enter")
        assert shown(pilot.app.screen) == before


async def test_what_was_found_stays_until_one_goes_back() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "/", *"coke", "down", "enter", "escape")
        assert "Found: coke" in shown(pilot.app.screen)
        await pilot.press("escape")
        assert "Rules of Le Havre" in shown(pilot.app.screen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TitleScreen)


async def test_leaving_the_search_keeps_the_cursor_on_what_was_found() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "/", *"wind farm", "escape", "enter")
        assert "Special buildings: 033 Wind Farm" in shown(pilot.app.screen)


async def test_the_sign_typed_last_can_be_erased() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "/", *"zoox")
        await pilot.press("backspace", "enter")
        assert "Special buildings: 035 Zoo" in shown(pilot.app.screen)


async def test_the_cursor_follows_the_text_that_was_turned_to() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "enter", "right", "right", "escape", "enter")
        assert "Rules: The supply" in shown(pilot.app.screen)


async def test_one_goes_from_heading_to_heading_and_around() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "right", "enter")
        assert "Goods: Francs" in shown(pilot.app.screen)
        await pilot.press("escape", "left", "left", "enter")
        assert "Ports: Lisbon" in shown(pilot.app.screen)
        await pilot.press("escape", "l", "k", "enter")
        assert "Ports: Hamburg" in shown(pilot.app.screen)


async def test_the_rules_of_a_title_open_at_what_they_are_asked_about() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(RulesScreen("le-havre", "iron-ship"))
        await pilot.press("enter")
        assert "Ships: Iron ship" in shown(pilot.app.screen)


# What they look like.


@SIZES
def test_rules_as_they_open(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), ("#head", "#panes")), terminal_size=size, press=["r"])


@SIZES
def test_rules_while_words_are_typed(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), ("#field", "#list")), terminal_size=size, press=["r", "/", *"loan"])


@SIZES
def test_rules_when_no_text_has_the_words(snap_compare: Snap, size: tuple[int, int]) -> None:
    keys = ["r", "/", *"harbor", "enter", "/", *"harborx"]
    assert snap_compare(cut(HavreApp(), ("#field", "#nothing", "#list")), terminal_size=size, press=keys)


@SIZES
def test_rules_open_at_a_card_with_the_words_set_off(snap_compare: Snap, size: tuple[int, int]) -> None:
    app = cut(HavreApp(), READ)
    assert snap_compare(app, terminal_size=size, press=["r", "/", *"shipping line", "enter"])


def test_rules_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(cut(HavreApp(), ("#list",)), terminal_size=(80, 24), press=["r", "j", "j"])


def test_rules_in_ascii(snap_compare: Snap) -> None:
    app = HavreApp()
    app.ascii_glyphs = True
    assert snap_compare(cut(app, ("#list",)), terminal_size=(80, 24), press=["r", "/", *"loan"])


@pytest.mark.parametrize(("size", "is_there"), [((120, 40), False), ((160, 45), True)], ids=["120x40", "160x45"])
async def test_in_the_widest_terminals_the_text_stands_beside_the_list(size: tuple[int, int], is_there: bool) -> None:
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("r", "j")
        assert ("Before, between and after" in shown(pilot.app.screen)) == is_there


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("cells", [107, 119])
def test_in_a_wide_list_no_text_is_called_by_a_part_of_its_name(title: str, cells: int) -> None:
    screen = RulesScreen(title)
    assert [one.title for one in rules_of(title) if one.title not in plain(screen._line(one, cells))] == []


async def test_beside_the_list_the_words_that_were_found_are_read_too() -> None:
    async with HavreApp().run_test(size=(160, 45)) as pilot:
        await pilot.press("r", "/", *"loan interest")
        assert "with a loan pays 1 franc" in shown(pilot.app.screen)


async def test_from_an_open_text_of_the_rules_others_are_found_by_their_words() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "enter", "/", *"hammer")
        assert "Find: hammer" in shown(pilot.app.screen)
        await pilot.press("escape")
        assert "Find: " not in shown(pilot.app.screen)


def test_only_cards_with_hammers_are_found_by_that_word() -> None:
    cards = [text for text in rules_of("le-havre") if text.group in ("Standard buildings", "Special buildings")]
    found = matching(cards, "hammers")
    assert 0 < len(found) < len(cards) // 2


async def test_words_are_looked_up_in_the_rules_from_the_help() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("?", "/", *"bread")
        assert "Find: bread" in shown(pilot.app.screen)


async def test_a_text_says_which_page_of_its_chapter_it_is() -> None:
    first = next(n for n, one in enumerate(rules_of("le-havre")) if one.group == "Goods")
    of = sum(one.group == "Goods" for one in rules_of("le-havre"))
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(RulesTextScreen(rules_of("le-havre"), first + 1))
        assert f"page 2 of {of}" in shown(pilot.app.screen)


async def test_texts_that_were_found_are_counted_together() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(RulesTextScreen(EVERY, 2, "pay"))
        assert "page 3 of 3" in shown(pilot.app.screen)


async def test_among_the_rules_of_all_titles_a_chapter_says_whose_it_is() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "left")
        assert "Macao: Ports" in shown(pilot.app.screen)
        await pilot.press("enter")
        assert "Macao: Ports: Lisbon  page 1 of 8" in shown(pilot.app.screen)
