"""How a list is arranged: only some of its rows, or another order than that of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.texts import N_
from engine.texts.language import gettext as _
from screens.table.listing import Listing, Row, target
from widgets.lines import text

BOARD_ORDER = N_("as on the board")
EVERYTHING = N_("everything")


class Filter(NamedTuple):
    """Rows of one kind alone."""

    label: str
    keeps: Callable[[str], bool]
    """Whether something of this name is of that kind."""


class Order(NamedTuple):
    """Rows in an order of their own, without the headings of the board."""

    label: str
    key: Callable[[str], Any]
    """By what something of this name is sorted."""


def arranged(listing: Listing, kept: Filter | None, order: Order | None) -> Listing:
    """A listing with the rows that are kept, in an order; below its heading stands what was chosen."""
    if kept is None and order is None:
        return listing
    rows = [row for row in listing.rows if not row.name or kept is None or kept.keeps(target(row.name))]
    if order is None:
        rows = [row for place, row in enumerate(rows) if row.name or _has_rows(rows, place)]
    else:
        named = {target(row.name): row for row in rows if row.name}
        rows = [named[name] for name in sorted(named, key=order.key)]
    words = _("{filter}, {order}").format(
        filter=_(EVERYTHING) if kept is None else kept.label, order=_(BOARD_ORDER) if order is None else order.label
    )
    chosen = Row(text(" " + _("Shown: {what}").format(what=words), "dim"))
    nothing = [] if any(row.name for row in rows) else [Row(text(" " + _("There is nothing of this kind now."), "dim"))]
    return listing._replace(rows=(chosen, *rows, *nothing))


def _has_rows(rows: list[Row], place: int) -> bool:
    """Whether a row of its own follows upon a heading."""
    return place + 1 < len(rows) and bool(rows[place + 1].name)
