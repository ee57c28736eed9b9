"""The lines above every page: the round, the auctions, and the wages that are coming."""

from __future__ import annotations

from engine.homesteaders.forecast import incomes, owes_wages
from engine.homesteaders.rail import LAST, SPACES
from engine.homesteaders.table_data import AuctionData, PlayerData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.view import View
from widgets.lines import EMPTY, Line, ends, fit, join, text

_NAME = 8
"""Cells of a name in the lines of the players."""


def lines(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is, the auctions with their bids, the wages and the rail track."""
    return [_first(view, columns), _auctions(view, columns), _wages(view, columns)]


def high_lines(view: View, columns: int) -> list[Line]:
    """The same and what everybody has, two players in a line: where several pages are seen at once no side is there."""
    half = columns // 2
    order = [view.player, *(one for one in view.players if one["seat"] != view.seat)]
    seats = [fit(_seat(view, one), half) for one in order]
    return [*lines(view, columns), *(join(seats[n : n + 2], "") for n in range(0, len(seats), 2))]


def _seat(view: View, player: PlayerData) -> Line:
    """What is seen of what a player has, in letters, then workers, tracks, the rail and the score."""
    has = player["holdings"]
    line = text(" ") + pieces.seat_name(view, player["seat"], _NAME) + text(" ")
    if has is None:
        line += text(_("behind a screen"), "dim") + text("  ")
    else:
        line += join([pieces.letters(name, number) for name, number in has.items() if number], " ") + text("  ")
    line += text(_("{n}w").format(n=player["workers"]) + " " + _("{n}t").format(n=player["tracks"]) + " ")
    line += rail_track(player["rail"])
    if player["seat"] in view.table["passed"]:
        line += text("  " + _("out"), "dim")
    if has is None:
        n = len(player["buildings"])
        return line + text("  " + ngettext("{n} building", "{n} buildings", n).format(n=n), "dim")
    return line + text("  " + _("now {n}").format(n=player["total"]), "heading")


def rail_track(space: int) -> Line:
    """The rail track with the spaces that were reached."""
    return text("●" * space, "mark") + text("○" * (LAST - space), "dim")


def _first(view: View, columns: int) -> Line:
    table = view.table
    if table["over"]:
        where, bar = text(_("the game is over")), EMPTY
    elif table["final"]:
        where, bar = text(_("the last income and trades")), EMPTY
    else:
        where = text(_("round {n}/{rounds}").format(n=table["round"], rounds=table["rounds"]))
        bar = text("━" * table["round"], "mark") + text("─" * (table["rounds"] - table["round"]), "rule")
    stage = text(_(words.STAGE_NAMES[table["stage"]]), "gain")
    left = join([text(" " + _("Homesteaders"), "title"), where, bar, stage])
    right = text(_("start") + " ", "dim") + pieces.seat_name(view, table["start"])
    coming = view.forecast["stage"]
    if coming is not None:
        stage_words = _("Town in {n}") if coming["round"] < 9 else _("City in {n}")
        right += text("  " + stage_words.format(n=coming["round"] - table["round"]), "dim")
    return ends(left, right + text(" "), columns)


def _auctions(view: View, columns: int) -> Line:
    """Each auction with what it builds and who holds it, the one that is carried out between marks."""
    parts = []
    for number, auction in enumerate(view.table["auctions"], start=1):
        line = text(str(number), "key") + text(" " + pieces.short_types(auction["tile"]) + " ") + holder(view, auction)
        if auction["auction"] == view.table["carried_out"]:
            line = text("▸", "mark") + line
        parts.append(line)
    if not parts:
        return fit(text(" " + _("No auction any more."), "dim"), columns)
    return fit(text(" ") + join(parts, " │ "), columns)


def holder(view: View, auction: AuctionData) -> Line:
    """Who holds an auction, and with which bid."""
    if auction["bid"] is None:
        return text(_("nobody"), "dim")
    bid = text(" " + str(auction["bid"]), "figure")
    if auction["holder"] is not None:
        return pieces.seat_name(view, auction["holder"]) + bid
    return text(_("rival") if view.table["rivals"] else _("neutral"), "dim") + bid


def _wages(view: View, columns: int) -> Line:
    """What the workers cost after the next income, whether that is covered, and the rail track."""
    rail = view.player["rail"]
    right = text(_("rail") + " ", "dim") + rail_track(rail)
    if rail < LAST:
        gives = _("a resource") if rail == LAST - 2 else words.several(SPACES[rail])
        right += text(" " + _("next {what}").format(what=gives), "dim")
    coming = view.forecast["players"][view.seat]
    position = view.seen
    if not incomes(position) and not owes_wages(position, view.seat):
        left = text(" " + _("No wages to come."), "dim")
        return ends(left, right + text(" "), columns)
    due = view.player["workers"]
    left = text(" " + _("Wages {n}").format(n=due) + " ", "heading")
    if coming is None:
        return ends(left, right + text(" "), columns)
    lacking = min(8, coming["lacking"])
    left += text("▰" * min(8 - lacking, due - coming["lacking"])) + text("▱" * lacking, "short")
    if not coming["due"]:
        parts = [pieces.letters(name, number) for name, number in coming["income"].items() if number > 0]
        left += text("  " + _("income") + " ", "dim") + join(parts, " ")
    if coming["lacking"]:
        n = coming["lacking"]
        left += text("  " + ngettext("{n} short", "{n} short", n).format(n=n), "short")
    else:
        left += text("  " + _("covered"), "gain")
    return ends(left, right + text(" "), columns)
