"""The page of the buildings: what is on offer by its type, and what comes later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.homesteaders.buildings import BUILDINGS, INDEX, TYPES, TYPES_SHOWN
from engine.homesteaders.moves import Build
from engine.homesteaders.state import BID, BUILD, SECOND
from engine.texts.language import clauses, gettext as _, paragraph
from screens.homesteaders import card_text, effects, goals, move_words, pieces, words
from screens.homesteaders.actions import KEYS
from screens.homesteaders.chances import chance, row
from screens.homesteaders.pieces import type_of
from screens.homesteaders.view import View
from screens.table.page import ViewPage
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from screens.words import shown
from widgets.lines import EMPTY, Line, ends, fit, text, width, wrap

_WIDE = 120
"""Columns from which rows say in words what a building does."""
_WIDEST = 120
"""Cells of a row at most: its ends are read together."""

_BEFORE = "    "
"""What stands before the name of a building where no sign does."""


def listing(view: View, cells: int) -> Listing:
    """What can be built, first the types that can be built now; what comes later, and what the rival has taken."""
    rows: list[Row] = []
    cells = min(cells, _WIDEST)
    name = max(width(text(words.card_name(kind))) for kind in range(len(BUILDINGS))) + 4

    end = len(_BEFORE) + name + pieces.cost_cells()

    def add(kinds: Iterable[tuple[int, int]], group: str = "") -> None:
        line_of = _line if group else _on_offer
        rows.extend(Row(line_of(view, kind, n, name, cells), group + BUILDINGS[kind].name, end) for kind, n in kinds)

    now = view.types_now
    barred = _("not with {auction}").format(auction=words.auction_name(view.seen.auction)) if now else ""
    for one in sorted(TYPES, key=lambda one: one not in now):
        offered = [(kind, n) for kind, n in enumerate(view.seen.offer) if n and BUILDINGS[kind].type == one]
        if offered:
            heading = text(f" {_(words.SHORT_TYPES[one])} ", type_of(one)) + text(" " + shown(TYPES_SHOWN[one]))
            if barred and one not in now:
                heading += text("  " + barred, "dim")
            rows.append(Row(text(" ") + heading))
            add(offered)
    if view.stage is not None:
        rows.append(Row(text(" " + _("Comes in round {n}").format(n=view.stage.round), "heading")))
        add(view.stage.comes, "later:")
        if view.stage.leaves:
            names_left = words.card_names(view.stage.leaves)
            leaving = _("Leaves in round {n}: {names}").format(n=view.stage.round, names=names_left)
            rows += [Row(text(" ") + line) for line in wrap(leaving, cells - 2, "dim")]
    if view.seen.rival:
        rows.append(Row(text(" " + _("Taken by the rival"), "heading")))
        for n, kind in enumerate(view.seen.rival):
            add([(kind, 1)], f"rival{n}:")
    return Listing(tuple(rows), _heading(cells, name, is_over=view.is_over))


def _heading(cells: int, name: int, *, is_over: bool) -> Line:
    line = text(" ") + fit(text(_("Build"), "heading"), name + 3) + fit(text(_("cost"), "dim"), pieces.cost_cells())
    end = EMPTY if is_over else text(_("now → then") + "    ", "dim")
    return ends(line + text(_("what it does"), "dim"), end, cells)


def _on_offer(view: View, kind: int, number: int, name: int, cells: int) -> Line:
    """A building on offer as it could be built now; of one that is owned nothing is said but that."""
    if view.owns(kind):
        return _line(view, kind, number, name, cells)
    return row(view, chance(view, kind), 0, name, cells, _copies(number))


def _copies(number: int) -> Line:
    return text(f" ×{number}", "dim") if number > 1 else EMPTY


def _line(view: View, kind: int, number: int, name: int, cells: int) -> Line:
    """A building as it is, whether or not it can be built."""
    card, is_owned = BUILDINGS[kind], view.owns(kind)
    called = text(words.card_name(kind), "dim" if is_owned else "plain") + _copies(number)
    left = text(_BEFORE) + fit(called, name) + fit(pieces.cost(card), pieces.cost_cells())
    end = text(_("yours"), "dim") if is_owned else EMPTY
    return ends(left + effects.told(card, cells - width(left) - width(end) - 3, is_dim=is_owned), end, cells - 1)


def details(view: View, kind: int, cells: int) -> list[Line]:
    """What a building does in words, beyond what its row says, and what building it would take now."""
    lines = wrap(_building_it(view, kind), cells - 2)
    if cells < _WIDE:  # in which the row says less of it
        does = clauses(card_text.does(BUILDINGS[kind]))
        # Translators: a building and what it does.
        told = _("{name}: {what}").format(name=words.card_name(kind), what=does)
        lines = [*wrap(told, cells - 2), *lines]
    return [text(" ") + line for line in lines]


def _building_it(view: View, kind: int) -> str:
    """Whether it can be built now, how, and what stands in the way."""
    if view.is_over or not view.seen.offer[kind] or not view.knows:
        return ""
    wanted = goals.goal(view, kind)
    if view.phase == BID and wanted.ways:
        return paragraph(
            # Translators: an auction and what bidding there would take.
            _("{auction}: {detail}.").format(auction=shown(way.shown), detail=shown(way.detail))
            for way in wanted.ways
        )
    if view.owns(kind) or (view.phase in (BUILD, SECOND, BID) and not wanted.ways):
        return wanted.reason
    cure = view.cure(kind)
    if cure is None:
        return _("No trades help to build it now.")
    return _("First {trades}.").format(trades=move_words.trades(cure)) if cure else _("You have what it takes.")


class BuildingsPage(ListPage, ViewPage[View]):
    """What can be built, and what comes later."""

    follows = 4

    def __init__(self) -> None:
        super().__init__(KEYS.pages[1])
        self._decision: tuple[object, ...] = ()
        self._bid_for: dict[int, tuple[int, str]] = {}
        """For each seat the round of its last bid, and the building that the bid was for."""

    def look(self, view: View) -> None:
        """Show another position.

        The cursor is put on what a bid was for, or else on what can be built, as soon as something can be.
        """
        super().look(view)
        decision = (view.phase, view.seen.round, view.seen.auction, view.seat)
        if decision != self._decision and view.phase in (BUILD, SECOND):
            possible = {move.target for move in view.moves if isinstance(move, Build)}
            bid_for = self._bid_for.get(view.seat) if view.phase == BUILD else None
            if bid_for is not None and bid_for[0] == view.seen.round and bid_for[1] in self._names():
                self.put_cursor(bid_for[1])
            else:
                self.put_cursor(next((name for name in self._names() if name in possible), ""))
        self._decision = decision

    @property
    def is_wide(self) -> bool:
        return True

    def captions(self) -> Sequence[Sequence[str]]:
        what = _("building, ✓ now"), _("cost"), _("what it does")
        points = _("VP, now → then")
        return [(*what, _("trades first"), points), (*what, points), what]

    def aimed(self, name: str) -> None:
        """Remember what a bid is for that is made now."""
        if self._view.phase == BID:
            self._bid_for[self._view.seat] = (self._view.seen.round, name)

    def listing(self, cells: int) -> Listing:
        return listing(self._view, cells)

    def number_of(self, name: str) -> str:
        return words.card_name(INDEX[name])

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        return details(self._view, INDEX[name], cells) if name else []
