"""Flotsam at the table: its pages, what stands around them, its words and the way of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine import Move, OpenGame, Plan, Refused
from engine.texts import N_
from engine.texts.language import gettext as _
from saves.settings import Settings
from screens.actions import Action
from screens.table.keys import PageKeys
from screens.table.picture.listing import Listing, Row
from screens.table.picture.log import LogPage
from screens.table.picture.pages import ListPage
from screens.table.picture.result import ResultPage
from screens.table.requests import Begin, Request
from screens.table.title import Board, Page, ShownKeys, Sight, TitleActions
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from tests.toy.keys import KEYS
from tests.toy.plain import WORDS
from tests.toy.position import COVES as COVE_NAMES, THINGS, Beach, Bid, Draw, Sell, Show
from widgets.lines import Line, broken, ends, fit, text, wrap

COVES, HANDS, LOG, RESULT = KEYS.pages
SIDE = 24


class _Lines(ListPage):
    """A page of lines that are made of what is seen; where the cursor has nothing to stop at they are wrapped."""

    def __init__(self, keys: PageKeys, rows: Callable[[], list[Row]]) -> None:
        super().__init__(keys)
        self._rows = rows

    def listing(self, cells: int) -> Listing:
        rows: list[Row] = []
        for row in self._rows():
            rows += [Row(fit(row.line, cells), row.name)] if row.name else map(Row, broken(row.line, cells))
        return Listing((*rows,), text(" " + _(self.keys.title), "heading"))


class OwnActions(TitleActions):
    """Somebody who bids, draws, shows and sells."""

    def __init__(self, game: OpenGame, page: Page) -> None:
        self._game = game
        self._page = page

    def _meant(self, action: Action) -> Move | None:
        name = self._page.under_cursor
        kinds = {"bid": Bid, "show_chart": Show, "sell_thing": Sell}
        return Draw() if action.name == "draw" else kinds[action.name](name) if action.name in kinds else None

    def available(self, action: Action) -> bool:
        return self._meant(action) in (None, *self._game.moves())

    def why_not(self, action: Action) -> str:
        move = self._meant(action)
        try:
            if move is not None:
                self._game.ask(move)
        except Refused as refusal:
            return shown(refusal.sentence)
        return ""

    def do_bid(self) -> Request:
        return Begin(Bid(self._page.under_cursor))

    def do_show_chart(self) -> Request:
        return Begin(Show(self._page.under_cursor))

    def do_sell_thing(self) -> Request:
        return Begin(Sell(self._page.under_cursor))

    def do_draw(self) -> Request:
        return Begin(Draw())


class FlotsamBoard(Board):
    """The table of one game of Flotsam."""

    keys = KEYS

    def __init__(self) -> None:
        self._coves, self._hands = _Lines(COVES, self._cove_rows), _Lines(HANDS, self._hand_rows)
        self._log = LogPage(LOG, lambda: self._sight)
        self._result = ResultPage(RESULT, self, lambda: self._sight)
        self.pages = (self._coves, self._hands, self._log, self._result)

    def look(self, sight: Sight) -> None:
        self._sight = sight
        for page in (self._coves, self._hands, self._log, self._result):
            page.renew()

    def actions(self, page: Page, keys: ShownKeys) -> OwnActions:
        return OwnActions(self._sight.game, page)

    def _cove_rows(self) -> list[Row]:
        beach: Beach = self._sight.seen
        words = WORDS.table(self._sight.game, self._sight.viewer)[: len(beach.coves)]
        return [Row(text(f" {line}"), cove) for cove, line in zip(COVE_NAMES, words, strict=False)]

    def _hand_rows(self) -> list[Row]:
        beach: Beach = self._sight.seen
        lines = WORDS.table(self._sight.game, None)[len(beach.coves) :]
        rows = [Row(text(f" {line}")) for line in lines]
        rows.append(Row(text(" " + _("{n} charts in the pile").format(n=len(beach.pile)))))
        if self._sight.viewer is not None:
            rows += [_row(_("chart"), thing, n) for n, thing in enumerate(beach.hands[self._sight.viewer])]
            rows += [_row(_("thing"), thing, n) for n, thing in enumerate(beach.things[self._sight.viewer])]
        return rows

    # Around the pages.

    def head(self, columns: int) -> list[Line]:
        left = text(f" {WORDS.where(self._sight.game)}", "title")
        unseen = self._sight.game.forecast(self._sight.viewer)["unseen"]
        return [ends(left, text(_("{n} charts unseen ").format(n=sum(unseen.values()))), columns)]

    def note(self) -> str:
        return str(self._sight.game.options["variant"])

    def side_width(self, columns: int) -> int:
        return SIDE

    def side(self, page: Page, cells: int, height: int) -> list[Line]:
        beach: Beach = self._sight.seen
        held = zip(beach.names, beach.shells, strict=True)
        lines = [_("{name} {shells}").format(name=name, shells=shells) for name, shells in held]
        return [fit(text(line), cells) for line in (_("Shells"), *lines)][:height]

    # Words.

    def describe(self, move: Move) -> str:
        return {
            Bid: _("Bid for {what}"),
            Draw: _("Draw a chart"),
            Show: _("Show a chart: {what}"),
            Sell: _("Sell the {what}"),
        }[type(move)].format(what=shown(THINGS[move.target]) if move.target in THINGS else move.target)

    def preview(self, move: Move | Plan, cells: int, *, is_named: bool = False) -> list[Line]:
        try:
            after, events = outcome(self._sight.game, move)
        except Refused as refusal:
            return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2, "short")]
        hidden = turns_up(after)
        moves = move.moves if isinstance(move, Plan) else (move,)
        words = "; ".join(map(self.describe, moves)) if hidden else in_sentences(events)
        return [text(" ") + line for line in wrap(words, cells - 2)]

    def about_decision(self, cells: int) -> list[Line]:
        return []

    def hint(self) -> str:
        return ""

    def help_pages(self, page: Page) -> Sequence[tuple[str, str]]:
        return [(one.title, one.words) for one in WORDS.texts()[:1]]

    def rules_name(self, name: str) -> str:
        return name if name in THINGS else ""

    # The way of the game.

    def wants_list(self) -> bool:
        return False

    def ordinary(self) -> Move | None:
        return None

    def is_plain(self, move: Move) -> bool:
        return False

    def follows(self, game: OpenGame, played: Move | None, settings: Settings) -> Move | None:
        return None

    def belongs_together(self, played: Move, after: Move) -> bool:
        return False

    # The end.

    def kinds(self) -> Mapping[str, str]:
        return {kind: _(name) for kind, name in KINDS.items()}

    def line_name(self, kind: str, name: str) -> str:
        return line_name(kind, name)


KINDS: Mapping[str, str] = {"thing": N_("Things"), "chart": N_("Charts")}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""


def line_name(kind: str, name: str) -> str:
    """What a line of a score is called."""
    words = _("{thing}, chart") if kind == "chart" else "{thing}"
    return words.format(thing=shown(THINGS[name]).capitalize())


def _row(kind: str, thing: str, number: int) -> Row:
    words = _("Your {kind}: {thing}").format(kind=kind, thing=shown(THINGS[thing]))
    return Row(text(f" {words}"), f"{kind} {number}:{thing}")
