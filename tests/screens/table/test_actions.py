"""The actions of every title's table: each has a key, a place and somebody who carries it out; none takes another's."""

from __future__ import annotations

import pytest

from engine.texts.language import gettext
from screens.actions import EVERYWHERE
from screens.puzzles.own import OwnScreen
from screens.puzzles.table import PuzzleScreen
from screens.table.game import GameScreen
from screens.table.keys import (
    OF_PUZZLES,
    OWN_PUZZLE,
    OWN_PUZZLE_OVER,
    PLAY_ON,
    PUZZLE,
    PUZZLE_OVER,
    RECAP,
    WHILE_READING,
    keys_of,
)
from screens.table.lesson import LessonScreen
from screens.table.look_back import LookBackScreen
from screens.table.overlays.advice import HintList
from screens.table.overlays.asides import HandOver, Recap, ShareFolder, UndoWarning
from screens.table.overlays.moves import AllMoves, RowNumber, Search, TypedMove
from screens.table.overlays.overlay import Overlay
from screens.table.overlays.question import OpenQuestion, Ready
from screens.table.picture.pages import PageBrowser
from screens.table.title import board_of
from screens.titles import TITLES
from tests.conformance.played import seated
from tui.actions import REGISTRY

EVERY_TITLE = pytest.mark.parametrize("title", TITLES)
OVERLAYS: tuple[type[Overlay], ...] = (
    *(OpenQuestion, Ready, AllMoves, Search, TypedMove, RowNumber, HintList, UndoWarning, HandOver, ShareFolder, Recap),
)

RESERVED = frozenset("0123456789anqRuU/:?") | {"escape", "space"}
"""Keys that do the same at every table, and so cannot be those of a title's own pages."""


def methods(*owners: object) -> set[str]:
    """The actions for which one of these has a method."""
    return {name.removeprefix("do_") for owner in owners for name in dir(owner) if name.startswith("do_")}


def opening(title: str) -> set[str]:
    """The actions that open the pages of a title."""
    return {f"show_{page.name}" for page in keys_of(title).pages}


def wanted(*contexts: str) -> set[str]:
    """The actions of these contexts and of those that every screen has."""
    return {action.name for context in (*contexts, EVERYWHERE) for action in REGISTRY.of(context)}


@EVERY_TITLE
def test_every_action_of_a_table_has_somebody_who_carries_it_out(title: str) -> None:
    board, own = seated(title)
    looking = {context for one in keys_of(title).together() if one[0] == "look-back" for context in one} | {PLAY_ON}
    of_screens = {
        LookBackScreen: looking,
        LessonScreen: {"lesson", "lesson-over"},
        PuzzleScreen: {PUZZLE, PUZZLE_OVER},
        OwnScreen: {OWN_PUZZLE, OWN_PUZZLE_OVER},
    }
    elsewhere = {"look-back"}.union(*(of_screens[one] for one in of_screens if one is not LookBackScreen))
    for_playing = set(keys_of(title).contexts()) - {PLAY_ON} - elsewhere
    for screen, contexts in {**of_screens, GameScreen: for_playing}.items():
        have = methods(
            screen, PageBrowser, board, *([own, *OVERLAYS] if screen is not LookBackScreen else [])
        ) | opening(title)
        assert not wanted(*contexts) - have


@EVERY_TITLE
def test_every_method_of_a_table_belongs_to_an_action(title: str) -> None:
    everything = {action.name for action in REGISTRY}
    screens = (GameScreen, LookBackScreen, LessonScreen, PuzzleScreen, OwnScreen)
    assert not methods(*screens, PageBrowser, *OVERLAYS, *seated(title)) - everything


@EVERY_TITLE
def test_what_lies_over_a_table_has_the_methods_of_its_own_contexts(title: str) -> None:
    _board, own = seated(title)
    for overlay in OVERLAYS:
        actions = {action.name for context in overlay.CONTEXTS for action in REGISTRY.of(context)}
        assert not actions - methods(overlay, GameScreen, own), overlay.__name__


@EVERY_TITLE
def test_no_key_of_a_table_hides_an_action_that_has_no_other_key(title: str) -> None:
    for contexts in keys_of(title).together():
        if contexts[0] in (RECAP, PUZZLE_OVER, OWN_PUZZLE_OVER):
            continue  # closed, or left, with keys that mean nothing beneath it then
        reached = {action.name for action, _keys in REGISTRY.active(contexts)}
        # The last answer makes the move, so that enter does both at once; and a lesson is left, not a game.
        hidden = {"answer"} if {"last-question", "ask"} <= set(contexts) else set()
        hidden |= {"leave_game"} if "lesson" in contexts and "game" in contexts else set()
        # Over a puzzle the adviser is silent, and the puzzle is left.
        silent = {"hint", "leave_game"} if OF_PUZZLES & set(contexts) else set()
        assert wanted(*contexts) - reached - silent == hidden, contexts


@EVERY_TITLE
def test_the_letters_of_every_table_are_not_taken_by_the_pages_of_one(title: str) -> None:
    keys = keys_of(title)
    own = {context for context in keys.contexts() if context.startswith(f"{title}/")}
    shared = {keys.within("pages"), keys.within("game")}
    for context in own - shared:
        for action in REGISTRY.of(context):
            assert not RESERVED & set(action.keys), f"{context}/{action.name}"
            assert "h" not in action.keys or "left" in action.keys, f"{context}/{action.name}"


@EVERY_TITLE
def test_the_contexts_of_a_title_bear_its_name(title: str) -> None:
    everywhere = {action.context for action in REGISTRY}
    others = {one for one in everywhere if "/" in one and one.partition("/")[0] not in TITLES}
    assert not others
    assert {action.context.partition("/")[0] for action in keys_of(title).actions} == {title}


@EVERY_TITLE
def test_a_board_has_the_pages_that_its_keys_open(title: str) -> None:
    assert tuple(page.keys for page in board_of(title).pages) == keys_of(title).pages
    assert len(keys_of(title).pages) <= 9
    assert all(context in keys_of(title).contexts() for context in WHILE_READING)


@EVERY_TITLE
def test_one_key_passes_one_goes_on_and_enter_does_it_at_every_table(title: str) -> None:
    found = {action.name: (action.keys[0], gettext(action.label)) for action in keys_of(title).all_actions()}
    assert found["pass"] == ("p", "pass")
    assert found["go_on"] == ("n", "go on")
    assert {label for _key, label in found.values()}.isdisjoint({"decline", "step back", "skip"})
    assert {keys[0] for name, keys in found.items() if keys[1] == "pass" and name != "pass"} == set()
