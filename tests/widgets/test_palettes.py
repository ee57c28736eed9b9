"""The contrasts of the palettes, computed; and that every meaning has its looks."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from rich.style import Style

from engine import TITLES
from engine.texts.language import speak, spoken
from engine.titles import about
from saves.catalogues import catalogue
from tests.widgets.colours import ciede2000, contrast, lab
from widgets.lines import text
from widgets.paint import Looks, strip_of
from widgets.palettes import (
    ANY,
    DARK,
    LIGHT,
    NONE,
    PALETTES,
    SEATS,
    SIXTEEN,
    GroundName,
    Hue,
    Palette,
    apart,
    of_ground,
    rgb,
)
from widgets.styles import FAMILIES, MEANINGS, ORDER, on, seat_hues

BLACK, WHITE = 16, 231
HUES: tuple[Hue, ...] = get_args(Hue)
ROOT = Path(__file__).parents[2]

GROUNDS = pytest.mark.parametrize(("palette", "ground"), [(DARK, BLACK), (LIGHT, WHITE)], ids=["dark", "light"])


@GROUNDS
def test_text_has_four_and_a_half_to_one_on_its_ground(palette: Palette, ground: int) -> None:
    wrong = {hue: contrast(palette.colours[hue], ground) for hue in HUES if hue != "rule"}
    assert {hue: ratio for hue, ratio in wrong.items() if ratio < 4.5} == {}


@GROUNDS
def test_text_has_three_to_one_on_the_bar_of_the_cursor(palette: Palette, ground: int) -> None:
    bar = palette.bar
    assert bar is not None
    ratios = {hue: contrast(palette.on_bar.get(hue, palette.colours[hue]), bar) for hue in HUES if hue != "dim"}
    wrong = {hue: ratio for hue, ratio in ratios.items() if ratio < (2 if hue == "rule" else 3)}
    assert wrong == {}
    assert contrast(bar, ground) < 2  # a bar, and no shout


@GROUNDS
def test_nothing_is_dim_on_the_bar_of_the_cursor(palette: Palette, ground: int) -> None:
    looks = Looks(palette)
    assert looks.look("dim", under_cursor=True) == looks.look("plain", under_cursor=True)


@GROUNDS
def test_rules_have_two_to_one_on_their_ground(palette: Palette, ground: int) -> None:
    assert contrast(palette.colours["rule"], ground) >= 2


@GROUNDS
def test_text_on_the_ground_of_a_hue_has_three_to_one(palette: Palette, ground: int) -> None:
    assert palette.on_hue is not None
    assert min(contrast(palette.on_hue, palette.colours[hue]) for hue in HUES if hue != "rule") >= 3


COLOURED_MAPS = pytest.mark.parametrize("palette", [DARK, LIGHT, ANY], ids=lambda one: one.name)
DECORATION: Hue = "blue"
"""The hue of waves, which say nothing."""


@COLOURED_MAPS
def test_text_on_a_map_has_four_and_a_half_to_one(palette: Palette) -> None:
    assert set(palette.grounds) == set(get_args(GroundName))
    wrong = {
        (name, colour): ratio
        for name, ground in palette.grounds.items()
        for colour in (ground.text, *(colour for hue, colour in ground.hues.items() if hue != DECORATION))
        if (ratio := contrast(colour, ground.colour)) < 4.5
    }
    assert wrong == {}


@COLOURED_MAPS
def test_text_on_a_chosen_place_of_a_map_has_three_to_one(palette: Palette) -> None:
    assert set(palette.chosen) == set(palette.grounds)
    ratios = {
        (name, colour): contrast(colour, chosen.colour)
        for name, chosen in palette.chosen.items()
        for colour in (chosen.text, *chosen.hues.values())
    }
    assert {what: ratio for what, ratio in ratios.items() if ratio < 3} == {}


@COLOURED_MAPS
def test_a_chosen_place_of_a_map_is_told_from_the_others(palette: Palette) -> None:
    assert min(contrast(palette.chosen[name].colour, one.colour) for name, one in palette.grounds.items()) >= 1.1


def test_text_on_a_map_keeps_its_meaning_and_its_ground() -> None:
    on_water = Looks(DARK).look("worth", ground="water")
    assert on_water == Style(color="color(221)", bgcolor="color(24)")


def test_a_hue_that_a_map_does_not_know_is_that_of_its_text() -> None:
    looks = Looks(DARK, (("good:fish", "violet"),))
    assert looks.look("good:fish", ground="free") == looks.look("plain", ground="free")


@pytest.mark.parametrize("palette", [SIXTEEN, NONE], ids=lambda one: one.name)
def test_in_few_colours_a_map_has_the_ground_of_everything_else(palette: Palette) -> None:
    assert Looks(palette).look("gain", ground="water") == Looks(palette)["gain"]


def test_a_block_has_the_colour_of_its_seat_as_its_ground() -> None:
    looks = Looks(DARK, seat_hues(["Red"]))
    assert looks[on("seat:0")].bgcolor == looks["seat:0"].color


def test_a_cube_that_is_missing_is_underlined_on_its_colour() -> None:
    looks = Looks(DARK, (("type:red", "red"), ("missing:red", "red")))
    assert looks["missing:red"] == Style.combine([looks["type:red"], Style(underline=True)])


@GROUNDS
def test_seats_differ_in_lightness(palette: Palette, ground: int) -> None:
    seats = [palette.colours[hue] for hue in ORDER]
    assert min(contrast(one, other) for one, other in combinations(seats, 2)) >= 1.1


@pytest.mark.parametrize("ground", [BLACK, WHITE])
def test_mid_tones_have_four_to_one_on_black_and_on_white(ground: int) -> None:
    assert min(contrast(colour, ground) for colour in ANY.colours.values()) >= 4


def test_every_palette_of_256_colours_has_every_hue() -> None:
    assert {name: set(HUES) - set(one.colours) for name, one in PALETTES.items() if one not in (SIXTEEN, NONE)} == {
        "dark": set(),
        "light": set(),
        "any": set(),
    }


def test_the_terminals_own_colours_are_its_first_sixteen() -> None:
    assert set(SIXTEEN.colours.values()) < set(range(16))


@pytest.mark.parametrize("style", [*MEANINGS, *(f"{family}:1" for family in FAMILIES)])
def test_without_colour_no_style_has_one(style: str) -> None:
    for look in (Looks(NONE).look(style), Looks(NONE).look(style, under_cursor=True)):
        assert look.color is look.bgcolor is None


def test_without_colour_the_cursor_a_type_and_the_open_page_are_reversed() -> None:
    looks = Looks(NONE)
    found = looks.look("plain", under_cursor=True), looks["type:craftsman"], looks["tab"]
    assert all(look.reverse for look in found)


def test_a_good_has_the_hue_that_its_title_says() -> None:
    looks = Looks(DARK, (("good:fish", "blue"),))
    assert looks["good:fish"] == Style(color="color(74)")


def test_a_seat_that_nobody_gave_a_hue_is_plain_but_bold() -> None:
    assert Looks(DARK)["seat:0"] == Style(bold=True)


def test_the_bar_of_the_cursor_goes_on_beyond_the_text() -> None:
    strip = strip_of(text("fish"), 8, Looks(DARK), under_cursor=True)
    assert {segment.style.bgcolor.number for segment in strip if segment.style and segment.style.bgcolor} == {237}
    assert sum(len(segment.text) for segment in strip if segment.style) == 8


def test_a_player_called_after_a_colour_has_it() -> None:
    assert dict(seat_hues(["Ann", "RED", "blue"])) == {
        "seat:0": "green seat",
        "seat:1": "red seat",
        "seat:2": "blue seat",
    }


def test_names_of_a_game_that_was_begun_in_english_keep_their_hues_in_german() -> None:
    before = spoken()
    speak(catalogue("de"))
    try:
        hues = [hue for _seat, hue in seat_hues(["Blau", "Green", "Rot"])]
    finally:
        speak(before)
    assert hues == ["blue seat", "green seat", "red seat"]


def test_two_players_never_have_the_same_hue() -> None:
    names = ["Green", "green", "Ann", "Bob", "Cid"]
    assert len({hue for _seat, hue in seat_hues(names)}) == len(names)


@pytest.mark.parametrize(
    ("colour", "palette"),
    [((16, 20, 24), DARK), ((0, 43, 54), DARK), ((253, 246, 227), LIGHT), ((255, 255, 255), LIGHT)],
)
def test_the_palette_follows_the_lightness_of_the_ground(colour: tuple[int, int, int], palette: Palette) -> None:
    assert of_ground(*colour) is palette


def test_every_style_that_is_written_anywhere_is_a_meaning() -> None:
    known = {*MEANINGS, *FAMILIES}
    wrong = [
        f"{path.relative_to(ROOT)}:{line} {style}"
        for folder in ("widgets", "screens")
        for path in (ROOT / folder).rglob("*.py")
        for line, style in styles_in(ast.parse(path.read_text()))
        if style.partition(":")[0] not in known
    ]
    assert wrong == []


def styles_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The styles that are given to `text` and `Piece` as they stand, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("text", "Piece"):
            style = node.args[1] if len(node.args) > 1 else None
            for one in (style.body, style.orelse) if isinstance(style, ast.IfExp) else (style,):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield node.lineno, one.value


XTERM = (
    *((0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229)),
    *((127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255)),
    (255, 255, 255),
)
"""The sixteen colours of xterm."""
NEAREST = 20
"""By CIEDE2000 at least: colours of seats that are nearer to each other are taken for one."""
COLOURED = pytest.mark.parametrize("palette", [DARK, LIGHT, ANY, SIXTEEN], ids=lambda one: one.name)


def colours_of(number: int | None) -> list[tuple[float, float, float]]:
    """What a colour may look like: the terminal's own for text is black or white."""
    shown = [XTERM[0], XTERM[7]] if number is None else [XTERM[number] if number < len(XTERM) else rgb(number)]
    return [lab(*one) for one in shown]


def nearest(colours: Iterable[int | None]) -> float:
    """How far those of some colours are apart that are nearest to each other."""
    apart = [
        ciede2000(one, other)
        for first, second in combinations(colours, 2)
        for one in colours_of(first)
        for other in colours_of(second)
    ]
    return min(apart)


@COLOURED
def test_seats_that_have_not_the_same_colour_differ_at_a_glance(palette: Palette) -> None:
    colours = dict.fromkeys(map(palette.colours.get, SEATS))
    assert len(colours) >= 5
    assert nearest(colours) >= NEAREST


@COLOURED
@pytest.mark.parametrize("title", TITLES)
def test_five_seats_of_every_title_differ_at_a_glance(title: str, palette: Palette) -> None:
    called = [str(name) for name in about(title).names]
    for names in combinations([*called, "Ann", "Bob", "Cid", "Dot", "Brown", "Black"][:8], 5):
        hues = seat_hues(names)
        colours = apart(palette, dict(hues))
        assert len(set(colours.values())) == len(names), names
        assert nearest(colours.values()) >= NEAREST, names


@pytest.mark.parametrize("first", ["Yellow", "Brown"])
def test_of_two_seats_of_one_colour_that_has_it_which_is_called_after_it(first: str) -> None:
    hues = seat_hues([first, "Brown" if first == "Yellow" else "Yellow"])
    assert apart(SIXTEEN, dict(hues))[{hue: seat for seat, hue in hues}["yellow seat"]] == 3


def test_seats_of_one_colour_have_those_that_are_left() -> None:
    hues = seat_hues(["White", "Yellow", "Brown", "Orange"])
    assert apart(SIXTEEN, dict(hues)) == {"seat:0": None, "seat:1": 3, "seat:2": 5, "seat:3": 1}


@pytest.mark.parametrize(
    ("others", "colour"),
    [(("White", "Yellow", "Brown"), 1), (("Red", "Green"), 3), (("Red", "Yellow"), 5)],
    ids=str,
)
def test_orange_has_a_warm_colour_where_there_are_few(others: tuple[str, ...], colour: int) -> None:
    hues = seat_hues([*others, "Orange"])
    assert apart(SIXTEEN, dict(hues))[f"seat:{len(others)}"] == colour


def test_seats_are_painted_in_different_colours() -> None:
    looks = Looks(LIGHT, seat_hues(["Yellow", "Brown"]))
    assert looks["seat:0"].color != looks["seat:1"].color
