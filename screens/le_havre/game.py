"""The game screen of Le Havre: its pages, its cursor, and the picture put together."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from pkgutil import resolve_name
from typing import ClassVar

from engine import Game, Move
from engine.le_havre.moves import Borrow, Buy, EndTurn, Enter, Feed, Pass, PayInterest, Repay, Sell, Supply, Take
from engine.le_havre.state import (
    AFTER_FINAL,
    AFTER_MAIN,
    BEFORE_SUPPLY,
    BETWEEN,
    FINAL,
    INTEREST,
    LOOK,
    MAIN,
    MEAL,
    SECOND_BUILD,
)
from screens.actions import Action, key_label
from screens.le_havre import about, buildings, head, words
from screens.le_havre import preview as effects
from screens.le_havre.help import card_page, pages
from screens.le_havre.layout import desk, rule_with, tab_line
from screens.le_havre.pages import (
    ALWAYS,
    BUILDINGS,
    FOR_FOUR,
    LOG,
    OFFERS,
    RESULT,
    SHIPS,
    STORAGE,
    Pages,
    beside_storage,
    holds_four,
)
from screens.le_havre.view import View
from screens.reading.reader import ReadingScreen
from screens.table.at_table import PAGE
from screens.table.play import MOVES, PlayScreen
from screens.table.played import Played
from screens.words import shown
from widgets.lines import Line, text, whole, wrap
from widgets.menu import moved

DESK = 5
"""Rows at the foot for what is under the cursor and for what a move would do."""
ABOVE = 4
"""Rows above the pages."""
_PASSES = Pass.words
_TOO_LATE = {
    BEFORE_SUPPLY: _("First comes the supply: {key} brings it."),
    AFTER_MAIN: _("You have had your main action: {key} ends the turn."),
}
_ORDINARY = ("supply", "end turn", "pay interest", "feed", "stop building", "put back", "pass")


class GameScreen(PlayScreen):
    """Four pages, the log and the result; what you own and what is coming is always in sight."""

    CONTEXTS: ClassVar[tuple[str, ...]] = (*ALWAYS, RESULT, *PlayScreen.CONTEXTS, "storage-views", "pages")

    def __init__(self, saved: Played) -> None:
        """The screen of a saved game of Le Havre."""
        super().__init__(saved)
        self._view = self.view_of(self.game)
        self.pages = Pages(self._view)
        self.refresh_view()
        self.start_playing()

    def view_of(self, game: Game) -> View:
        """The game as the pages see it."""
        return View(game, self.sitting)

    # What playing asks of a title.

    def describe(self, move: Move) -> str:
        return words.move(move, self._view.table)

    def preview(self, move: Move, cells: int) -> list[Line]:
        return effects.lines(self._view, move, self.describe(move.unanswered()), cells)

    def page_contexts(self) -> tuple[str, ...]:
        views = ("storage-views",) if self.page == STORAGE else ()
        return (self.page, *views, "list", "pages")

    def reading_contexts(self) -> tuple[str, ...]:
        return (*(("storage-views",) if self.page == STORAGE else ()), "list", "pages")

    def is_plain(self, move: Move) -> bool:
        return move.words in _ORDINARY

    def refresh_view(self) -> None:
        self._view = self.view_of(self.game)
        self.pages.look(self._view)

    def ordinary(self) -> Move | None:
        return self._view.first(_ORDINARY)

    def follows_by_itself(self, played: Move | None) -> Move | None:
        settings = self.frame.settings
        if self.game.table()["phase"] == BEFORE_SUPPLY and not settings.stop_between_turns:
            return Supply() if played is None or self.belongs_together(played, Supply()) else None
        moves = self.game.moves()
        return moves[0] if settings.end_turn and len(moves) == 1 and isinstance(moves[0], EndTurn) else None

    def belongs_together(self, played: Move, after: Move) -> bool:
        return isinstance(after, Supply) and isinstance(played, EndTurn | Feed)

    def about_decision(self, cells: int) -> list[Line]:
        return about.lines(self._view, cells)

    def wants_list(self) -> bool:
        return self._view.phase in (BETWEEN, INTEREST, MEAL, SECOND_BUILD, LOOK)

    # The picture.

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        view = self._view
        height = rows - ABOVE - 1 - DESK - 1
        lines = [*head.lines(view, columns), self._tabs(columns)]
        if self.mode != PAGE:
            lines += self.pages.with_storage(self.overlay(beside_storage(columns), height), columns, height)
        elif self.pages.shows_four(columns, rows):
            lines += self.pages.four(columns, height)
        else:
            lines += self.pages.one(columns, height)
        lines.append(rule_with(self.prompt(), columns))
        lines += whole(self._desk(columns), DESK, columns)
        return [*lines, self.footer(columns)]

    def _tabs(self, columns: int) -> Line:
        names = {
            OFFERS: _("Offers"),
            BUILDINGS: _("Buildings"),
            SHIPS: _("Ships"),
            STORAGE: _("Storage"),
            LOG: _("Log"),
        }
        if self._view.table["over"]:
            names[RESULT] = _("Result")
        tabs = [(str(n), name, page == self.page) for n, (page, name) in enumerate(names.items(), 1)]
        seed = self.game.options.get("seed")
        variant = _("short") if self._view.table["variant"] == "short" else _("full")
        note = variant if seed is None else _("{variant}, seed {seed}").format(variant=variant, seed=seed)
        return tab_line(tabs, note, columns)

    @property
    def page(self) -> str:
        """The page that is open."""
        return self.pages.page

    @property
    def under_cursor(self) -> str:
        """The card, ship, good or move under the cursor of the page, or nothing."""
        return self.pages.under_cursor

    def prompt(self) -> str:
        """What is to be decided, and the key that goes on where one does."""
        decision = self._view.decision
        if decision is None:
            return _("The game is over")
        if self.is_waiting:
            return _("{player}, {level}, decides").format(
                player=self._view.players[decision.seat]["name"], level=self._computers[decision.seat]
            )
        hints = {
            BEFORE_SUPPLY: _("{key} brings the supply"),
            AFTER_MAIN: _("{key} ends the turn"),
            AFTER_FINAL: _("{key} ends your game"),
            _PASSES: _("{key} passes"),
        }
        move = self.ordinary()
        hint = hints.get(_PASSES if isinstance(move, Pass) else self._view.phase)
        if hint is None or self.mode not in (PAGE, MOVES):
            return shown(decision.prompt)
        key = key_label(self.frame.registry.keys_of("go_on")[0])
        return _("{prompt}: {hint}").format(prompt=shown(decision.prompt), hint=hint.format(key=key))

    def _desk(self, columns: int) -> list[Line]:
        """A refusal, the effect of the move being chosen, or what happened and what is under the cursor."""
        if self.message:
            return [text(" ") + line for line in wrap(self.message, columns - 2, "bad")]
        candidate = self.candidate
        if candidate is not None:
            return self.preview(candidate, columns)
        if self.mode != PAGE:
            return self._objection(columns)
        return desk(self.happened, self._details(columns), columns, DESK)

    def _result_words(self) -> list[str]:
        """What the records and the medals say of the result."""
        return [*self.record_lines, *self.medal_lines]

    def _objection(self, columns: int) -> list[Line]:
        if self._panel is None:
            return []
        return [text(" ") + line for line in wrap(self._panel.objection, columns - 2, "warn")]

    def _details(self, columns: int) -> list[Line]:
        name = self.under_cursor
        if self.page == OFFERS and name:
            move = self._view.move("take", name)
            return self.preview(move, columns) if move is not None else []
        if self.page == RESULT:
            return [text(" ") + line for words in self._result_words() for line in wrap(words, columns - 2)]
        return self.pages.details(columns)

    def help_pages(self) -> Sequence[tuple[str, str]]:
        name = self.under_cursor if self.page in (BUILDINGS, SHIPS, STORAGE) else ""
        return [*([card_page(name)] if words.is_card(name) or words.is_ship(name) else []), *pages()]

    def rules_about(self) -> tuple[str, str]:
        return self.game.title, words.rules_name(self.under_cursor)

    # Keys of the pages.

    def available(self, action: Action) -> bool:
        move = self._meant(action)
        if move is not None:
            return self._view.move(move.words, move.target) is not None and not self._is_elsewhere(move)
        if action.name in ("player_before", "player_after"):
            return len(self._view.players) > 1
        if action.name == "repay":
            return self._view.move("repay") is not None
        if action.name == "borrow":
            return self._view.move("borrow") is not None
        if action.name == "go_on_and_stop":
            return self._view.phase == AFTER_MAIN
        if action.name == "sit_down_and_stop":
            return self._view.phase == BEFORE_SUPPLY
        if action.name == "show_medals":
            return len(self._view.players) == 1 and not self._computers
        if action.name == "show_result":
            return bool(self._view.table["over"])
        return super().available(action)

    def _meant(self, action: Action) -> Move | None:
        """The move that an action on a page would make with what is under the cursor."""
        name = self.under_cursor
        if action.name.startswith("take_") and action.name != "take_over":
            return Take(action.name.removeprefix("take_"))
        if action.name == "take":
            return Take(name)
        if action.name == "enter_card":
            return self._view.move("build", name) or Enter(name)
        if action.name == "buy_card":
            return Buy(name)
        return Sell(name) if action.name == "sell_card" else None

    def _is_elsewhere(self, move: Move) -> bool:
        """Whether it is a ship that is to be had, or to be sold, on another row of the page."""
        is_own_row = ":" in self.pages.row
        return words.is_ship(move.target) and (move.words == "enter" or is_own_row != (move.words == "sell"))

    def _why_not(self, move: Move) -> str:
        """Why a move with what is under the cursor is not possible."""
        if not move.target:
            return _("There is no card under the cursor.")
        if isinstance(move, Take | Enter) and self._view.phase in _TOO_LATE:
            return _TOO_LATE[self._view.phase].format(key=key_label(self.frame.registry.keys_of("go_on")[0]))
        if not words.is_card(move.target) and not words.is_ship(move.target) and not isinstance(move, Take):
            return _("No ship of this kind lies here.")
        if self._is_elsewhere(move):
            return _("Ships are bought from the stacks, built at a Wharf, and sold from your own.")
        how_to_build = buildings.building_it(self._view, move.target) if isinstance(move, Enter) else ""
        return how_to_build or self._view.refusal(move)

    def why_not(self, action: Action) -> str:
        move = self._meant(action)
        if move is not None:
            return self._why_not(move)
        if action.name == "go_on" and self._view.phase in (MEAL, INTEREST):
            return self._view.refusal(Feed() if self._view.phase == MEAL else PayInterest())
        if action.name in ("go_on", "go_on_and_stop") and self._view.phase in (MAIN, FINAL):
            return _("First the main action: take an offer or enter a building.")
        if action.name == "borrow" and self._view.phase not in (MEAL, INTEREST):
            return _("Loans are only for interest or a meal that cannot be paid.")
        if action.name in ("repay", "borrow"):
            return self._view.refusal(Repay() if action.name == "repay" else Borrow())
        if action.name == "show_medals":
            return _("There are medals for games alone.")
        if action.name == "show_result" and not self._view.table["over"]:
            return _("The result is shown when the game is over.")
        if action.name in ("player_before", "player_after"):
            return _("You play alone.")
        return super().why_not(action)

    def _show(self, page: str) -> None:
        self.pages.page = page
        self.mode = PAGE

    def do_show_offers(self) -> None:
        self._show(OFFERS)

    def do_show_buildings(self) -> None:
        self._show(BUILDINGS)

    def do_show_ships(self) -> None:
        self._show(SHIPS)

    def do_show_storage(self) -> None:
        self._show(STORAGE)

    def do_show_log(self) -> None:
        self._show(LOG)
        self.pages.to_last()

    def do_show_result(self) -> None:
        self._show(RESULT)

    def do_toggle_overview(self) -> None:
        if holds_four(*self.app.size):
            self.pages.overview = not self.pages.overview
        else:
            self.message = _("The overview needs a terminal of {columns} columns and {rows} rows.").format(
                columns=FOR_FOUR[0], rows=FOR_FOUR[1]
            )

    def do_cursor_up(self) -> None:
        self._step(-1)

    def do_cursor_down(self) -> None:
        self._step(1)

    def _step(self, step: int) -> None:
        if self.mode != PAGE:
            self._place = moved(self._place, step, len(self._listed()))
            return
        self.happened = ""
        self.pages.step(step)

    def do_show_report(self) -> None:
        pages = resolve_name("screens.le_havre.report:pages")(self.game, ascii_only=self.frame.ascii_glyphs)
        self.frame.open_over(ReadingScreen(pages))

    def do_show_review(self) -> None:
        everybody = [player["seat"] for player in self._view.players]
        people = [seat for seat in everybody if seat not in self._computers] or everybody
        first = self.sitting if self.sitting in people else people[0]
        review = resolve_name("screens.table.review:ReviewScreen")(self.game, people, first, self._look_back_at)
        self.frame.open_over(review)

    def _look_back_at(self, number: int) -> None:
        self.frame.open_over(resolve_name("screens.le_havre.look_back:LookBackScreen")(self.game, number))

    def do_open_position(self) -> None:
        number = int(self.under_cursor) if self.under_cursor else 0
        self._look_back_at(number)

    def do_take(self) -> None:
        self.play_now(Take(self.under_cursor))

    def _take_from(self, name: str) -> None:
        """The first press goes to the space and shows the effect, the second one takes."""
        self.happened = ""
        if self.pages.is_put_on(name):
            self.play_now(Take(name))
        else:
            self.pages.put_cursor(name)

    def do_take_francs(self) -> None:
        self._take_from("francs")

    def do_take_fish(self) -> None:
        self._take_from("fish")

    def do_take_wood(self) -> None:
        self._take_from("wood")

    def do_take_clay(self) -> None:
        self._take_from("clay")

    def do_take_iron(self) -> None:
        self._take_from("iron")

    def do_take_grain(self) -> None:
        self._take_from("grain")

    def do_take_cattle(self) -> None:
        self._take_from("cattle")

    def do_enter_card(self) -> None:
        name = self.under_cursor
        self.begin(self._view.move("build", name) or Enter(name))

    def do_buy_card(self) -> None:
        self.begin(Buy(self.under_cursor))

    def do_sell_card(self) -> None:
        self.begin(Sell(self.under_cursor))

    def do_repay(self) -> None:
        self.begin(Repay())

    def do_borrow(self) -> None:
        self.begin(Borrow())

    def do_player_before(self) -> None:
        self.pages.turn_to(-1)

    def do_player_after(self) -> None:
        self.pages.turn_to(1)

    def do_turn_storage(self) -> None:
        self.pages.shows_cards = not self.pages.shows_cards
