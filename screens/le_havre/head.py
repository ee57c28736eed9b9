"""The lines above every page: the round, the tiles, and the meal that is coming."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from engine.le_havre.table_data import Meal
from screens.le_havre.view import View
from screens.le_havre.words import card_name, short_ship, tile
from widgets.lines import EMPTY, Line, ends, fill, fit, join, text


def lines(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is and what the end of the round brings, the tiles, the meal."""
    return [_first(view, columns), _tiles(view, columns), _meal_line(view, columns)]


def _first(view: View, columns: int) -> Line:
    table = view.table
    if table["over"]:
        where = _("the game is over")
    elif table["final"]:
        where = _("final actions")
    else:
        where = _("round {round}/{rounds}, turn {turn}/{turns}").format(
            round=table["round"], rounds=table["rounds"], turn=table["turn"], turns=table["turns"]
        )
    left = text(" " + _("Le Havre"), "title") + text(", " + where + "  ")
    return ends(left, _round_end(view) + text(" "), columns)


def _round_end(view: View) -> Line:
    """Harvest, the town's building and the ship that the end of the round brings."""
    end = view.forecast["round_end"]
    if end is None:
        return EMPTY
    parts: list[Line] = [text(_("harvest"), "gain") if end["harvest"] else text(_("no harvest"), "dim")]
    if end["town"] != "none":
        special = _("special") if end["town"] == "special" else _("nothing")
        parts.append(text(_("town: {what}").format(what=card_name(end["builds"]) if end["builds"] else special)))
    parts.append(text(short_ship(end["ship"])))
    return join(parts, ", ")


def _tiles(view: View, columns: int) -> Line:
    """The seven tiles in their order, the one that the marker has reached in brackets."""
    pieces: list[Line] = []
    for place, found in enumerate(view.table["tiles"]):
        name = tile(found["brings"], found["interest"]) if found else tile(None)
        if place == view.table["marker"]:
            pieces.append(text("[" + name + "]", "heading"))
        else:
            pieces.append(text(name, "plain" if found else "dim"))
    line = join(pieces, " ")
    titled = text(" " + _("Supply") + " ", "dim") + line
    return fit(titled if sum(len(piece.text) for piece in titled) <= columns else text(" ") + line, columns)


def _meal_line(view: View, columns: int) -> Line:
    """What the meal takes and whether it is covered."""
    if view.table["over"]:
        return fit(text(" " + _("Every loan that could be repaid has been repaid."), "dim"), columns)
    if not view.forecast["meals"]:
        return fit(text(" " + _("No supply, no purchases: one action each, then the score."), "dim"), columns)
    line = text(" ") + _meal(view.forecast["meals"][view.seat])
    interest = view.forecast["interest_in"]
    if view.player["loans"] and interest is not None:
        when = _("interest in {n}").format(n=interest) if interest else _("interest now")
        line += text("  ") + text(when, "mark")
    return fit(line, columns)


def _meal(meal: Meal) -> Line:
    due = text(_("Meal {due}").format(due=meal["due"]), "heading")
    if not meal["due"]:
        return due + text(_(": nothing is due"), "gain")
    if not meal["owed"] and meal["ships"] < meal["due"]:
        return due + text(_(": you have eaten"), "gain")
    if not meal["owed"]:
        return due + text(_(": the ships feed you"), "gain")
    have = [_("food {n}").format(n=meal["food"]), _("francs {n}").format(n=meal["francs"])]
    if meal["ships"]:
        have.insert(1, _("ships {n}").format(n=meal["ships"]))
    line = due + text(": " + ", ".join(have) + ", ")
    if not meal["short"]:
        return line + text(_("covered"), "gain")
    loans = ngettext("{n} loan", "{n} loans", meal["loans"]).format(n=meal["loans"])
    return line + fill(
        _("{short} ({loans})"),
        short=text(_("short by {n}").format(n=meal["short"]), "short"),
        loans=text(loans, "short"),
    )
