"""What can be done next with a finished game, below all else that is drawn of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.table.picture.end import End, Offer
from screens.table.picture.layout import rule_with
from widgets.lines import Line, beside, fit, text, width


def before_offers(cells: int, tee: int = -1) -> Line:
    """The rule above what can be done next, with where there is more; a line between columns ends at `tee`."""
    return rule_with(text(_("What next?"), "heading"), cells, text(_("↓ line by line"), "dim"), tee=tee)


def offers_of(end: End, cells: int) -> list[Line]:
    """What can be done next, in two columns."""
    offers = end.known.offers
    half = -(-len(offers) // 2)
    return beside((_offered(offers[:half]), cells // 2), (_offered(offers[half:]), cells - cells // 2))


def _offered(offers: Sequence[Offer]) -> list[Line]:
    """One column of it: keys, labels and words below each other."""
    keys = max((width(text(one.key)) for one in offers), default=0) + 1
    labels = max((width(text(one.label)) for one in offers), default=0) + 2
    return [
        text("  ") + fit(text(one.key, "key"), keys) + fit(text(one.label, "figure"), labels) + text(one.words, "dim")
        for one in offers
    ]
