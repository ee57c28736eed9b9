"""The page of the workers: slots to tick, what comes by itself, the income and the wages that follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Move, OpenGame
from engine.homesteaders.buildings import BUILDINGS, MOST_PER_WORKER, RETURN_A_DEBT
from engine.homesteaders.goods import DEBT_GIVES, DEBTS, GOLD, SILVER, TRACKS, WORKERS
from engine.homesteaders.income import automatic, income, incomes, owes_wages, silver_left
from engine.homesteaders.moves import Assign
from engine.homesteaders.state import ASSIGN, WAGES
from engine.homesteaders.workers import INDEX, PLACES, Place, at_work, bits_of, names_of, placed, places_of
from engine.texts.language import comma, gettext as _, ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.actions import KEYS
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View
from screens.table.page import ViewPage
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from screens.words import shown
from widgets.filled import figure, fill
from widgets.lines import EMPTY, Line, fit, join, packed, text, width


def listing(view: View, cells: int, ticked: Sequence[str]) -> Listing:
    """The slots of the town of whoever looks, then its other income, then the others."""
    worked, has = bits_of(ticked), view.goods
    rows = [_slot(place, bool(place.bit & worked), cells) for place in places_of(view.seen.towns[view.seat])]
    others = [_other(view, seat) for seat in view.order[1:]]
    rows += [
        Row(EMPTY),
        *(Row(fit(line, cells)) for line in (*_without_workers(view, cells), *_sums(view, worked), *others)),
    ]
    standing = _("{standing} of {n} at work").format(standing=placed(worked), n=has[WORKERS])
    heading = text(" " + _("Work"), "heading") + text("  " + standing, "dim")
    idle = has[WORKERS] - placed(worked)
    if idle > 0:
        heading += text("  " + _("{n} idle").format(n=idle), "short")
    return Listing(tuple(rows), heading)


def _without_workers(view: View, cells: int) -> list[Line]:
    """What comes of buildings, tracks and workers though nobody stands in a slot, each with where it comes from."""
    town, has = view.seen.towns[view.seat], view.goods
    _fixed, _returns, per_worker = automatic(town)
    owned = (kind for kind, card in enumerate(BUILDINGS) if town >> kind & 1 and card.income)
    parts = [text(f"{words.card_name(kind)} ", "dim") + pieces.bundle(BUILDINGS[kind].income) for kind in owned]
    if has[TRACKS]:
        parts.append(fill(_("{silver} of tracks"), "dim", silver=pieces.letters(SILVER, has[TRACKS])))
    if per_worker:
        number = min(has[WORKERS], MOST_PER_WORKER)
        parts.append(fill(_("{silver} of workers"), "dim", silver=pieces.letters(SILVER, number)))
    for kind, card in enumerate(BUILDINGS):
        if town >> kind & 1 and card.special_income == RETURN_A_DEBT:
            keeps_debts = not view.knows or has[DEBTS]
            gain = text(_("a debt returned"), "gain") if keeps_debts else pieces.letters(SILVER, DEBT_GIVES)
            parts.append(text(f"{words.card_name(kind)} ", "dim") + gain)
    if not parts:
        return []
    head = text(" " + _("Without workers") + "  ", "dim")
    room = cells - width(head)
    first, *more = packed(parts, room)
    return [head + first, *(text(" " * width(head)) + line for line in more)]


def _slot(place: Place, is_ticked: bool, cells: int) -> Row:
    box = text(" [") + text("x" if is_ticked else " ", "mark") + text("] ")
    workers = text("@" * place.workers, "figure" if is_ticked else "dim")
    label = text(shown(place.card.shown), "plain" if is_ticked else "dim")
    return Row(fit(box + fit(label, 20) + fit(workers, 4) + pieces.bundle(place.brings), cells), place.name)


def _other(view: View, seat: int) -> Line:
    """The workers of another player, and what they brought last."""
    slots = [pieces.bundle(place.brings) for place in at_work(view.seen.worked[seat])]
    is_yet_to_come = view.seen.round == 1 and view.phase == ASSIGN
    nobody = _("not at work yet") if is_yet_to_come else _("nobody works")
    brings = join(slots, comma()) if slots else text(nobody)
    n = view.seen.goods[seat][WORKERS]
    # Translators: a player, how many workers they have, and what those brought last.
    template = ngettext("{name} {n} worker: {brings}", "{name} {n} workers: {brings}", n)
    return text(" ") + fill(template, "dim", name=pieces.seat_name(view, seat), n=n, brings=brings)


def _sums(view: View, worked: int) -> list[Line]:
    """The income with these slots, unless it has come already, the wages, and the silver before and after them.

    Once they are paid both are those of the next round.
    """
    position = view.seen
    is_due = owes_wages(position, view.seat)
    if not is_due and not incomes(position):
        return [text(" " + _("No income and no wages to come."), "dim")]
    is_now = is_due or view.phase == ASSIGN
    heads = (_("Income"), _("Wages")) if is_now else (_("Next income"), _("Next wages"))
    heads_cells = 2 + max(10, *(width(text(one)) for one in heads))
    income_head, wages = (fit(text(f" {one}", "heading"), heads_cells) for one in heads)
    brings = (0,) * len(view.goods) if is_due else income(position, view.seat, worked)
    received = text(_("received"), "dim") if is_due else pieces.bundle(enumerate(brings))
    wages += text(f"{view.goods[WORKERS]}$", good(SILVER))
    if view.knows:
        left = silver_left(position, view.seat, brings)
        silver = text(f"{view.has(SILVER)} → {left}", "gain" if left >= 0 else "short")
        wages += figure(_("silver"), silver, before="   ")
        if left < 0:
            wages += text("  " + _("{n} short").format(n=-left), "short")
    return [income_head + received, wages]


class WorkersPage(ListPage, ViewPage[View]):
    """The slots, ticked as they would work."""

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells in so many cells what putting the ticked slots to work would do."""
        super().__init__(KEYS.pages[2])
        self._preview = preview
        self.ticked: tuple[str, ...] = ()
        """The slots that would work."""
        self._asked: tuple[int, ...] = ()
        """The round and the seat for which it was asked last which slots work."""
        self._stops: set[tuple[int, int]] = set()
        """The rounds and seats whose wages are left to the player, though silver would pay them by itself."""

    def look(self, view: View) -> None:
        """Show another position; the cursor is put on the first slot as soon as workers can be put to work."""
        super().look(view)
        self.ticked = names_of(view.seen.worked[view.seat])
        if view.phase == ASSIGN:
            if self._asked != self._turn:
                self.to_first()
            self._asked = self._turn
            self._stops.discard(self._turn)
            question = view.game.ask(Assign())
            if question is not None and isinstance(question.default, tuple):
                self.ticked = tuple(str(name) for name in question.default)

    @property
    def _turn(self) -> tuple[int, int]:
        return self._view.seen.round, self._view.seat

    def stop_before_wages(self) -> None:
        """Leave the wages of this round to whoever puts workers to work now."""
        self._stops.add(self._turn)

    def stops(self, game: OpenGame) -> bool:
        """Whether what is to be paid now was left to the player."""
        decision = game.decision
        if decision is None or decision.kind != WAGES:
            return False
        return (game.seen(decision.seat).round, decision.seat) in self._stops

    @property
    def idle(self) -> int:
        """How many workers stand in no slot that is ticked."""
        return max(0, self._view.goods[WORKERS] - placed(bits_of(self.ticked)))

    @property
    def meant(self) -> Assign:
        """The move that puts the ticked slots to work."""
        question = self._view.game.ask(Assign()) if self._view.phase == ASSIGN else None
        return Assign() if question is None else Assign().answer(names_of(bits_of(self.ticked)), question.label)

    def tick(self) -> None:
        """Put workers into the slot with the cursor, or take them away; others make room for them where they must."""
        name, workers = self.under_cursor, self._view.goods[WORKERS]
        others = [one for one in self.ticked if one != name]
        size = PLACES[INDEX[name]].workers
        if name not in self.ticked and size <= workers:
            while size + placed(bits_of(others)) > workers:
                others.pop(0)
            others.append(name)
        self.ticked = tuple(others)
        self.renew()

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("building, [x] works"), _("workers"), _("what they bring"))]

    def listing(self, cells: int) -> Listing:
        return listing(self._view, cells, self.ticked)

    def details(self, cells: int) -> list[Line]:
        view = self._view
        if view.phase != ASSIGN:
            return []
        found = self._preview(self.meant, cells)
        if view.has(GOLD) + income(view.seen, view.seat, bits_of(self.ticked))[GOLD] > 0:
            others = _("The same, but the wages wait for you: for gold in place of silver.")
            found.append(fit(text(" ") + text("N", "key") + text(f"     {others}", "dim"), cells))
        return found
