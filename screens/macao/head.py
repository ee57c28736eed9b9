"""The lines above every page: the round and its tribute, the order on the wall, what presses."""

from __future__ import annotations

from engine.macao.scoring import PUNISHMENT
from engine.texts.language import gettext as _
from screens.macao import pieces, words
from screens.macao.view import View
from widgets.gauges import LEADER, leading, progress
from widgets.lines import EMPTY, Line, ends, fit, join, text, width

_BAR = 12


def lines(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is, the order on the wall with the scores, what presses."""
    return [_first(view, columns), _wall(view, columns), _presses(view, columns)]


def _first(view: View, columns: int) -> Line:
    table = view.table
    if table["over"]:
        where, bar = text(_("the game is over")), EMPTY
    elif not table["round"]:
        where, bar = text(_("before the first round")), EMPTY
    else:
        where = text(_("round {n}/{rounds}").format(n=table["round"], rounds=table["rounds"]))
        bar = progress(table["round"], table["rounds"], _BAR)
    left = [text(" " + _("Macao"), "title"), where, bar]
    if not table["over"]:
        left.append(text(_(words.PHASES[table["phase"]]), "gain"))
        if table["decider"] is not None and not view.is_mine:
            left.append(view.called(table["decider"]))
    right: Line = EMPTY
    tribute = table["tribute"]
    if tribute is not None and not table["over"]:
        right = text(_("tribute") + " ", "dim") + text(str(tribute["gold"]), "good:gold")
        right += text(" " + _("gold") + " → ", "dim") + text(str(tribute["prestige"]), "worth")
        right += text(" " + _("PP") + " ", "dim")
    return ends(join([part for part in left if part]), right, columns)


def _wall(view: View, columns: int) -> Line:
    """The discs in wall order, each with its space; the scores if the game ended now at the right."""
    line = text(" " + _("Wall"), "heading")
    for place, disc in enumerate(view.table["wall"], 1):
        line += text(f"  {place} ", "dim") + view.called(disc["seat"]) + text(f" {disc['space']}", "figure")
        if disc["on_top"]:
            line += text("▲", "mark")
    totals = [player["total"] for player in view.table["players"]]
    parts = []
    for player, leads in zip(view.table["players"], leading(totals), strict=True):
        mark = text(LEADER, "mark") if leads else EMPTY
        parts.append(mark + view.token(player["seat"]) + text(" ") + text(str(player["total"]), "figure"))
    right = text(_("now") + " ", "dim") + join(parts) + text(" ")
    return ends(line, right if width(right) + width(line) <= columns else EMPTY, columns)


def _presses(view: View, columns: int) -> Line:
    """The cubes of the coming rounds, empty ones flagged, and the markers that threaten."""
    if view.table["over"]:
        return fit(EMPTY, columns)
    line = text(" " + _("Cubes"), "heading")
    if any(view.mine["supply"].values()):
        line += text("  " + _("now") + " ", "dim") + pieces.numbers(view.mine["supply"])
    for one in view.forecast["players"][view.seat]["cubes"]:
        is_present = one["round"] == view.table["round"]
        label = _("now") if is_present else _("{n}:").format(n=one["round"])
        line += text(f"  {label} ", "dim") + pieces.total_of(view, one["round"], one["total"])
    held = len(view.mine["tableau"])
    style = "short" if held >= view.mine["room"] else "dim"
    parts = [text(_("tableau {n}/{room}").format(n=held, room=view.mine["room"]), style)]
    if view.mine["punishment"]:
        parts.append(text(_("markers {n}").format(n=PUNISHMENT * view.mine["punishment"]), "short"))
    while parts and width(join(parts)) + width(line) + 3 > columns:
        parts = parts[1:]
    return ends(line, join(parts[::-1]) + text(" "), columns)
