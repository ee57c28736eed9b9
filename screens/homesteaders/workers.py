"""The page of the workers: slots to tick, what comes by itself, the income and the wages that follow."""

from __future__ import annotations

from collections.abc import Sequence

from engine.homesteaders import income
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.cards import MOST_PER_WORKER
from engine.homesteaders.forecast import incomes, owes_wages
from engine.homesteaders.goods import DEBT_GIVES, GOLD, GOODS
from engine.homesteaders.workers import Place, bits_of, places_of
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View
from screens.table.picture.listing import Listing, Row
from screens.words import shown
from widgets.lines import Line, fit, join, text


def listing(view: View, cells: int, ticked: Sequence[str]) -> Listing:
    """The slots of the town of whoever looks, then its other income, then the others."""
    rows = [_slot(place.name, ticked, cells) for place in places_of(view.seen.towns[view.seat])]
    rows.append(Row(text("")))
    fixed, returns, per_worker = income.automatic(view.seen.towns[view.seat])
    parts = [pieces.bundle(((kind, number),)) for kind, number in fixed]
    if view.player["tracks"]:
        parts.append(pieces.letters("silver", view.player["tracks"]) + text(" " + _("of tracks"), "dim"))
    if per_worker:
        n = min(view.player["workers"], MOST_PER_WORKER)
        parts.append(pieces.letters("silver", n) + text(" " + _("of workers"), "dim"))
    if returns:
        has_debt = view.holdings is None or view.has("debt")
        parts.append(text(_("a debt returned"), "gain") if has_debt else pieces.letters("silver", DEBT_GIVES))
    rows.append(Row(fit(text(" " + _("By itself") + "  ", "dim") + join(parts, " "), cells)))
    rows += [Row(fit(line, cells)) for line in _sums(view, ticked)]
    others = [one for one in view.players if one["seat"] != view.seat]
    for other in others:
        slots = [pieces.bundle(words.place(name).brings) for name in other["worked"]]
        brings = join(slots, ", ") if slots else text(_("nobody works"))
        line = text(" ") + pieces.seat_name(view, other["seat"]) + text(" ")
        count = ngettext("{n} worker", "{n} workers", other["workers"]).format(n=other["workers"])
        rows.append(Row(fit(line + text(count + ": ", "dim") + brings, cells)))
    standing = sum(words.place(name).workers for name in ticked)
    heading = text(" " + _("Workers"), "heading") + text(
        "  " + _("{standing} of {n} at work").format(standing=standing, n=view.player["workers"]), "dim"
    )
    return Listing(tuple(rows), heading)


def _slot(name: str, ticked: Sequence[str], cells: int) -> Row:
    place = words.place(name)
    is_ticked = name in ticked
    box = text(" [") + text("x" if is_ticked else " ", "mark") + text("] ")
    workers = text("@" * place.workers, "figure" if is_ticked else "dim")
    label = text(_building(place), "plain" if is_ticked else "dim")
    return Row(fit(box + fit(label, 20) + fit(workers, 4) + pieces.bundle(place.brings), cells), name)


def _sums(view: View, ticked: Sequence[str]) -> list[Line]:
    """The income with these slots, unless it has come already, the wages, and the silver before and after them."""
    position = view.seen
    is_due = owes_wages(position, view.seat)
    if not is_due and not incomes(position):
        return [text(" " + _("No income and no wages to come."), "dim")]
    brings = (0,) * len(GOODS) if is_due else _brought(view, ticked)
    parts = [pieces.letters(GOODS[kind].name, number) for kind, number in enumerate(brings) if number > 0]
    received = text(_("received"), "dim") if is_due else join(parts, " ")
    first = text(" " + _("Income") + "     ", "heading") + received
    wages = view.player["workers"]
    second = text(" " + _("Wages") + "      ", "heading") + text(f"{wages}$", good("silver"))
    if view.holdings is not None:
        now, left = view.has("silver"), income.silver_left(position, view.seat, brings)
        second += text("   " + _("silver") + " ", "dim") + text(f"{now} → {left}", "gain" if left >= 0 else "short")
        if left < 0:
            second += text("  " + _("{n} short").format(n=-left), "short")
    return [first, second]


def _brought(view: View, ticked: Sequence[str]) -> tuple[int, ...]:
    """The income with these slots, a number for each kind of good."""
    return income.income(view.seen, view.seat, bits_of(ticked))


def will_have_gold(view: View, ticked: Sequence[str]) -> bool:
    """Whether there will be gold when the wages are due."""
    return view.has("gold") + _brought(view, ticked)[GOLD] > 0


def _building(place: Place) -> str:
    """The building that a slot belongs to."""
    return shown(BUILDINGS[place.building.bit_length() - 1].shown)
