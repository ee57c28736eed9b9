"""What a game of Le Havre came to: wealth by round, where the francs came from and went, what the visits earned."""

from __future__ import annotations

from engine import Game
from engine.le_havre import history
from engine.le_havre.goods import INDEX
from engine.texts import N_
from engine.texts.language import gettext as _, listed, ngettext
from screens.le_havre.plain_table import where
from screens.le_havre.words import KIND_NAMES, card_name, francs, good_name, line_name, some
from screens.table.report import Curve, Earner, Report, Rows, Section, source_rows, times

SOURCE_NAMES = {
    history.AT_START: N_("at the start"),
    history.OFFERS: N_("taken from the offer"),
    history.VISITS: N_("earned in buildings"),
    history.FEES: N_("visits of others"),
    history.SALES: N_("sold"),
    history.PURCHASES: N_("bought"),
    history.LOANS: N_("loans taken"),
    history.REPAID: N_("loans repaid"),
    history.INTEREST: N_("interest"),
    history.MEALS: N_("spent on meals"),
}


def report(game: Game) -> Report:
    """The report on a game up to where it stands."""
    found = history.history(game)
    names = game.names
    return Report(
        heading=where(game.seen()),
        kinds={kind: _(name) for kind, name in KIND_NAMES.items()},
        line_name=line_name,
        curve=Curve(_("Wealth by round"), times(game, found.rounds), found.wealth),
        sections=[
            Section(
                _("Where the francs came from"), source_rows(names, SOURCE_NAMES, found.francs, _("Francs at hand"))
            ),
            *(
                Section(_("What visits earned: {name}"), visit_rows(found, seat), name, is_long=True)
                for seat, name in enumerate(names)
            ),
        ],
        earners={
            one.seat: Earner(
                # Translators: a building and how often it was visited.
                ngettext("{building}, {n} visit", "{building}, {n} visits", one.visits).format(
                    building=card_name(one.card), n=one.visits
                ),
                _sold(one),
                one.francs,
            )
            for one in sorted(found.visits, key=lambda one: one.francs)  # the last one of a seat is its best
            if one.francs > 0
        },
    )


def visit_rows(found: history.History, seat: int) -> Rows:
    """The buildings that a player visited, those that brought the most wealth first."""
    rows = [[_("Building"), _("Visits"), _("Francs"), _("Wealth"), _("Goods")]]
    earned = [one for one in found.visits if one.seat == seat]
    for one in sorted(earned, key=lambda one: (-one.wealth, -one.francs, one.card)):
        rows.append([card_name(one.card), str(one.visits), _change(one.francs), _change(one.wealth), _goods(one)])
    return rows


def _change(number: int) -> str:
    return f"{number:+}" if number else "0"


def _sold(earned: history.Earned) -> str:
    """What a building turned into francs, as far as goods were given for them."""
    given = [some(-number, INDEX[name]) for name, number in earned.goods.items() if number < 0]
    return _("{goods} for {francs}").format(goods=listed(given), francs=francs(earned.francs)) if given else ""


def _goods(earned: history.Earned) -> str:
    goods = ((INDEX[name], number) for name, number in earned.goods.items() if number)
    # Translators: a change: "+3 fish", "-1 coal".
    return listed(_("{n:+} {good}").format(n=number, good=good_name(good)) for good, number in goods)
