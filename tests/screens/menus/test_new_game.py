from __future__ import annotations

import re

import pytest

from engine import TITLES, new_game
from engine.titles import about
from saves import SavedGame
from saves.players import OwnPlayer, allow, store
from screens.menus.about_game import at_table
from screens.menus.form import FormScreen
from screens.menus.set_up import SetUp
from screens.menus.title import TitleScreen
from screens.table.comparison import is_as_usual
from screens.table.lesson import LessonScreen
from screens.titles import TITLES as TITLE_CARDS, has_lesson
from tests.screens.fakes import GameScreen, shown
from tests.waiting import until_app
from tui.app import HavreApp
from widgets.lines import plain, text, wrap


async def begun(*keys: str) -> SavedGame:
    """The game that these keys on the new-game screen begin, closed."""
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *keys)
        assert isinstance(pilot.app.screen, GameScreen)
        saved = pilot.app.screen.saved
        saved.close()
        return saved


async def set_up(*keys: str) -> dict[str, object]:
    """Its options."""
    return (await begun(*keys)).game.options


async def test_a_game_is_offered_as_the_title_declares_it() -> None:
    game = await begun("s")
    assert game.game.options == {"players": ["You", "Red"], "variant": "short", "seed": 4711}
    assert game.bots == {"Red": "merchant"}


async def test_a_game_alone_is_one_key_away() -> None:
    assert await set_up("1", "s") == {"players": ["You"], "variant": "short", "seed": 4711}


async def test_a_rule_is_offered_where_it_makes_a_difference() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        assert "Expert loans" in shown(pilot.app.screen)
        assert "All specials" not in shown(pilot.app.screen)
        await pilot.press("1")
        assert "Expert loans" not in shown(pilot.app.screen)
        assert "All specials" in shown(pilot.app.screen)


async def test_a_rule_is_as_usual_as_it_is_suggested_for_who_plays() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "up", "right", "down", "3", "down", "down", "down", "down")
        assert "Open holdings       off [on]" in shown(pilot.app.screen)
        assert "As usual: on" in shown(pilot.app.screen)


async def test_a_rule_that_is_no_longer_offered_is_not_kept() -> None:
    keys = ["j", "j", "j", "j", "enter", "k", "k", "k", "k", "1", "s"]
    assert "expert_loans" not in await set_up(*keys)


async def test_the_length_of_a_game_and_the_strength_of_a_level_are_told() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        assert "about 10 minutes" in shown(pilot.app.screen)
        await pilot.press("j", "j")
        assert "Strength 3 of 5: plans ahead" in shown(pilot.app.screen)


async def test_the_number_of_players_is_typed_or_moved_to() -> None:
    assert (await set_up("3", "s"))["players"] == ["You", "Red", "Green"]
    assert (await set_up("right", "l", "left", "left", "s"))["players"] == ["You", "Red"]


async def test_a_name_is_typed_in_its_field() -> None:
    assert (await set_up("1", "down", "enter", "J", "o", "enter", "s"))["players"] == ["Jo"]


async def test_a_name_that_is_not_kept_stays_as_it_was() -> None:
    assert (await set_up("1", "down", "enter", "J", "o", "escape", "s"))["players"] == ["You"]


async def test_a_name_is_corrected_with_arrows_and_backspace() -> None:
    keys = ["1", "j", "enter", "right", "backspace", "left", "left", "x", "enter", "s"]
    assert (await set_up(*keys))["players"] == ["xYo"]


async def test_an_empty_name_becomes_the_usual_one() -> None:
    assert (await set_up("1", "j", "enter", "backspace", "enter", "s"))["players"] == ["You"]


async def test_keys_of_the_form_are_letters_while_a_name_is_typed() -> None:
    assert (await set_up("1", "j", "enter", "s", "q", "?", "k", "enter", "s"))["players"] == ["sq?k"]


async def test_the_seed_is_typed() -> None:
    assert (await set_up("up", "up", "up", "4", "2", "x", "enter", "s"))["seed"] == 42


async def test_variant_and_expert_loans_are_chosen() -> None:
    options = await set_up("2", "j", "j", "j", "right", "j", "enter", "s")
    assert (options["variant"], options["expert_loans"]) == ("full", True)


async def test_a_character_is_as_strong_as_the_level_that_it_is_like() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "j", "j", "right", "right", "right", "right")
        assert "computer: shipowner" in shown(pilot.app.screen)
        assert "Strength 3 of 5: a merchant who would rather have ships." in shown(pilot.app.screen)


async def test_a_head_start_is_given_on_the_line_of_a_player() -> None:
    options = await set_up("3", "j", "+", "+", "-", "j", "j", "+", "+", "+", "s")
    assert options["head_start"] == [1, 0, 3]


async def test_nobody_has_a_head_start_unless_it_is_given() -> None:
    assert "head_start" not in await set_up("3", "j", "-", "+", "-", "s")


async def test_a_head_start_stands_beside_the_player_and_says_what_of() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "j", "+", "+")
        assert "+2" in shown(pilot.app.screen)
        assert "+ and -: francs more at the start" in shown(pilot.app.screen)


async def test_the_cursor_on_start_begins_the_game() -> None:
    assert (await set_up("up", "up", "enter"))["players"] == ["You", "Red"]


@pytest.mark.parametrize("key", ["escape", "q"])
async def test_going_back_begins_no_game(key: str) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", key)
        assert "New game" in shown(pilot.app.screen)
        assert "Continue" not in shown(pilot.app.screen)


async def test_pasted_text_is_typed_without_its_line_end() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "j", "enter")
        from textual.events import Paste  # noqa: PLC0415

        pilot.app.screen.post_message(Paste("Anna\n"))
        await until_app(pilot, lambda: "Anna" in shown(pilot.app.screen))


async def test_every_hint_fits_into_the_smallest_terminal() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "5")
        for _field in range(10):
            assert "…" not in shown(pilot.app.screen)
            await pilot.press("j")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("title", TITLES)
async def test_what_a_rule_means_is_said_once_on_the_form(title: str, size: tuple[int, int]) -> None:
    declared = about(title)
    said: dict[str, int] = {}
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("n", "up", *["right"] * list(TITLES).index(title), "down", str(declared.seats[-1]))
        for rule in [rule for rule in declared.rules if rule.is_for(declared.seats[-1]) and not rule.each]:
            screen = pilot.app.screen
            assert isinstance(screen, FormScreen)
            while screen.entry.name != f"rule {rule.name}":
                await pilot.press("down")
            words = " ".join(shown(pilot.app.screen).replace("│", " ").split()).lower()
            said[rule.name] = words.count(rule.gist.template.lower()[:24])
    assert set(said.values()) <= {1}, said


async def test_the_chosen_variant_is_explained_where_not_all_of_them_have_room() -> None:
    gist = about("le-havre").variants[0].gist.template
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "5", *["down"] * 6)
        assert shown(pilot.app.screen).count(gist) == 1


async def test_who_made_the_title_is_said_once_on_its_line() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "up")
        assert shown(pilot.app.screen).lower().count("by uwe rosenberg") == 1


async def bots_of(*keys: str) -> dict[str, str]:
    """Whom the computer plays in it, and how well."""
    return dict((await begun(*keys)).bots)


async def test_opponents_are_computers_unless_changed() -> None:
    assert await bots_of("3", "s") == {"Red": "merchant", "Green": "merchant"}


async def test_left_and_right_on_a_seat_choose_who_plays_it() -> None:
    assert await bots_of("2", "j", "j", "right", "s") == {"Red": "harbourmaster"}
    assert await bots_of("2", "j", "left", "j", "left", "s") == {"Red": "trader", "Green": "deckhand"}


async def test_a_seat_can_be_given_to_a_person() -> None:
    assert await bots_of("2", "j", "j", *["right"] * 6, "s") == {}


@pytest.mark.parametrize(
    ("keys", "open_holdings"),
    [
        pytest.param("", True, id="one person against computers"),
        pytest.param("j j j j right", None, id="one person who does not want it"),
        pytest.param("j j left left left", None, id="two people"),
        pytest.param("j j left left left j j right", True, id="two people who want it"),
        pytest.param("1", None, id="alone"),
    ],
)
async def test_holdings_are_open_for_one_person_against_computers_unless_it_is_chosen_otherwise(
    keys: str, open_holdings: bool | None
) -> None:
    options = await set_up("k", "right", "j", *keys.split(), "s")
    assert options.get("open") is open_holdings


@pytest.mark.parametrize("title", [name for name in TITLES if has_lesson(name)])
async def test_the_first_game_of_the_title_that_is_chosen_is_one_key_away(title: str) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "up", *["right"] * list(TITLES).index(title))
        assert "f first game" in shown(pilot.app.screen)
        await pilot.press("f")
        assert isinstance(pilot.app.screen, LessonScreen)
        assert pilot.app.screen.game.title == title


async def test_the_first_game_of_a_variant_that_has_its_own_is_that_one() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "up", "right", "right", *["down"] * 5, "right")
        assert "[with Kaispeicher]" in shown(pilot.app.screen)
        await pilot.press("f")
        assert isinstance(pilot.app.screen, LessonScreen)
        assert pilot.app.screen.game.options["variant"] == "kaispeicher"


async def test_a_first_game_that_is_left_leads_to_the_title() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "f")
        assert isinstance(pilot.app.screen, LessonScreen)
        pilot.app.screen.do_leave_lesson()
        await until_app(pilot, lambda: isinstance(pilot.app.screen, TitleScreen))


async def test_a_title_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLE_CARDS, "le-havre", TITLE_CARDS["le-havre"]._replace(lesson=""))
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        assert "f first game" not in shown(pilot.app.screen)
        await pilot.press("f")
        assert "Le Havre has no first game." in shown(pilot.app.screen)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=str)
async def test_on_a_seat_every_level_is_named_once(size: tuple[int, int]) -> None:
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("n", "j")
        for level in ("Random", "Deckhand", "Merchant", "Harbourmaster", "Magnate", "Builder", "Shipowner", "Trader"):
            assert shown(pilot.app.screen).count(level) == 1


@pytest.fixture
def medals(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are medals for the short game alone."""
    monkeypatch.setattr("engine.medals.numbers", lambda _package, _name: {"short": {"1": [98, 121, 146]}})


@pytest.mark.usefixtures("medals")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_scale_of_medals_is_shown_for_a_set_up_that_has_one(size: tuple[int, int]) -> None:
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("n", "1")
        assert re.search("bronze 98 +silver 121 +gold 146", shown(pilot.app.screen))
        await pilot.press("2")
        assert "bronze" not in shown(pilot.app.screen)
        assert "No medals here: the levels lie too close together." in shown(pilot.app.screen)


@pytest.mark.usefixtures("medals")
@pytest.mark.parametrize(("count", "is_there"), [(1, True), (9, False)])
async def test_the_medals_give_way_to_what_is_said_of_the_field_with_the_cursor(
    monkeypatch: pytest.MonkeyPatch, count: int, is_there: bool
) -> None:
    told = [text(f" Line {n} of a level.") for n in range(count)]
    for name in ("of_levels", "levels_in_short"):
        monkeypatch.setattr(f"screens.menus.about_game.{name}", lambda *_game, **_whole: told)
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "1", "j")
        seen = shown(pilot.app.screen)
        assert f"Line {count - 1} of a level." in seen
        assert ("bronze 98" in seen) == is_there


@pytest.mark.usefixtures("medals")
async def test_with_another_rule_the_medals_say_that_they_are_those_of_the_usual_ones() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "1")
        assert "with its usual rules" not in shown(pilot.app.screen)
        await pilot.press("j", "j", "j", "right")
        assert "The medals are those of the game with its usual rules." in shown(pilot.app.screen)


def test_what_is_suggested_to_one_person_is_as_usual() -> None:
    suggested = SetUp("homesteaders")
    assert suggested.options()["open"]
    assert suggested.is_as_usual
    assert is_as_usual(new_game("homesteaders", ["A", "B", "C"], seed=3, open=True))


@pytest.mark.parametrize("title", TITLES)
def test_every_title_says_how_many_decisions_its_games_take(title: str) -> None:
    declared = about(title)
    for variant in declared.variants:
        assert len(declared.decisions[variant.name]) == len(declared.seats)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)], ids=str)
async def test_one_length_of_a_game_is_told_at_every_size_and_what_it_is_reckoned_from(size: tuple[int, int]) -> None:
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("n", "1")
        told = shown(pilot.app.screen)
        assert re.findall(r"[0-9]+ minutes", told) == ["10 minutes"]
        words = " ".join(re.sub("[│╭╮╰╯─]", " ", told).split())
        assert "99 decisions" in words


async def test_a_player_of_ones_own_that_may_start_here_is_offered_for_a_seat() -> None:
    player = OwnPlayer("steady", "exec:./steady", "/nowhere")
    store(player)
    allow(player)
    store(OwnPlayer("unasked", "exec:./other", "/nowhere"))
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "down", "down", *["right"] * 6)
        assert "your player steady" in shown(pilot.app.screen)
        assert "unasked" not in shown(pilot.app.screen)


async def test_before_a_game_has_ended_the_form_says_below_the_seats_how_the_title_is_played() -> None:
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("n")
        seen = shown(pilot.app.screen)
    assert "A turn is the supply, then exactly one main action" in seen[seen.index("None has been finished yet.") :]


async def test_in_the_largest_terminal_no_chapter_stands_on_the_form_twice() -> None:
    async with HavreApp().run_test(size=(200, 60)) as pilot:
        await pilot.press("n")
        seen = shown(pilot.app.screen)
    assert seen.count("A turn is the supply") == 1
    assert "The fee goes to the owner" in seen


@pytest.mark.parametrize("title", TITLES)
def test_the_card_of_a_seat_says_all_that_there_is_to_say_of_a_computer_player(title: str) -> None:
    for level in about(title).levels:
        game = SetUp(title)
        game.levels[1] = level.name
        words = " ".join(" ".join(map(plain, at_table(game, 82, 40))).replace("│", " ").split())
        told = [plain(line).strip() for line in wrap(level.gist.template, 38)]
        assert [part for part in told if part not in words] == []
