"""What a game of Homesteaders came to: points by round, where silver and VP came from, what each auction brought."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine import Game
from engine.homesteaders.history import SOURCES, History, history
from engine.texts.language import gettext as _
from screens.homesteaders.pieces import short_types
from screens.homesteaders.plain_table import where
from screens.homesteaders.words import KIND_NAMES, card_names, line_name
from screens.table.report import Curve, Report, Rows, Section, source_rows, times

_HIDDEN = frozenset(("vp", "resources", "debts"))
"""What of a score lies behind a screen."""


def report(game: Game) -> Report:
    """The report on a game up to where it stands."""
    found = history(game)
    names = list(game.names)
    return Report(
        heading=where(game.seen()),
        kinds={kind: _(name) for kind, name in KIND_NAMES.items()},
        line_name=line_name,
        curve=Curve(_("VP by round"), times(game, found.rounds), found.points),
        sections=[
            Section(
                _("Where the silver came from"),
                source_rows(names, SOURCES, found.silver, _("Silver at hand")),
                by_seat=True,
            ),
            Section(
                _("Where the VP tokens came from"), source_rows(names, SOURCES, found.vp, _("VP tokens")), by_seat=True
            ),
            Section(_("The auctions"), auction_rows(names, found), is_long=True, is_open=True),
        ],
        hidden_kinds=_HIDDEN,
    )


def auction_rows(names: Sequence[str], found: History) -> Rows:
    """Every auction that somebody won: what the tile allowed and brought, the bid, and what was built.

    A round is named once, and parted from the next.

    Alone each round has one at most: nothing needs to be parted.
    """
    rows = [[_("Round"), _("Auction"), _("Tile"), _("Winner"), _("Bid"), _("Built")]]
    for number, auctions in groupby(found.auctions, lambda won: won.round):
        rows += [[""] * len(rows[0])] if len(rows) > 1 and len(names) > 1 else []
        for n, won in enumerate(auctions):
            none = _("nothing") if won.tile.builds else "-"
            where = ["" if n else str(number), str(won.auction + 1), short_types(won.tile)]
            rows.append([*where, names[won.seat], str(won.bid), card_names(won.built) or none])
    return rows
