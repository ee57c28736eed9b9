"""What one has, and how the others stand, at the side of the pages."""

from __future__ import annotations

from engine.macao.table_data import PlayerData
from engine.texts.language import gettext as _
from screens.macao import pieces, words
from screens.macao.city import short_tile
from screens.macao.view import View
from widgets.gauges import LEADER, leading
from widgets.lines import EMPTY, Line, fit, rule, text, width

NARROW, WIDE = 25, 38
_WIDE_FROM = 110


def side_width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def title(view: View, cells: int) -> Line:
    """Who has it, and the score if the game ended now."""
    score = text("  " + _("now {n}").format(n=view.mine["total"]), "heading")
    return fit(view.called(view.seat), min(cells - width(score), len(view.name(view.seat)))) + score


def side(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    found = [fit(text(" ") + line, cells) for line in own(view, cells - 1, max(4, height - 2 * len(view.others) - 1))]
    found.append(rule(cells))
    for player in view.others:
        found += [fit(text(" ") + line, cells) for line in other(view, player)]
    company = view.table["company"]
    if company is not None:
        found += [fit(text(" ") + line, cells) for line in _company(view)]
    room = height - len(found) - 1
    if room > 0 and view.mine["activated"]:
        found.append(rule(cells))
        names = [text(words.card_name(name), "dim") for name in view.mine["activated"]]
        found += [fit(text(" ") + line, cells) for line in pieces.flow(names, cells - 2, room, ", ")]
    return found[:height]


def own(view: View, cells: int, rows: int) -> list[Line]:
    """What one has, in at most so many lines."""
    mine = view.mine
    parts = [
        text(str(mine["gold"]), "figure") + text(" " + _("gold"), "good:gold"),
        text(str(mine["prestige"]), "figure") + text(" " + _("points"), "worth"),
        text(_("has") + " ", "dim") + pieces.numbers(mine["supply"]),
    ]
    if mine["jokers"]:
        parts.append(text(words.jokers(mine["jokers"])))
    if mine["punishment"]:
        parts.append(text(words.markers(mine["punishment"]), "short"))
    if mine["cargo"]:
        tiles = [f"{number} {short_tile(good)}" for good, number in mine["cargo"].items()]
        parts += [text(_("aboard") + " ", "dim") + text(tiles[0]), *map(text, tiles[1:])]
    if view.seen.free_steps and view.is_mine:
        parts.append(text(_("free steps") + " ", "dim") + text(str(view.seen.free_steps), "figure"))
    if mine["areas"]:
        parts.append(text(_("area") + " ", "dim") + text(str(mine["areas"][0]), "figure"))
    parts.append(text(_("cards") + " ", "dim") + text(str(len(mine["activated"])), "figure"))
    return pieces.flow(parts, cells, rows)


def other(view: View, player: PlayerData) -> list[Line]:
    """Another player in two lines: the score, gold and cubes; what there is besides."""
    leads = leading([one["total"] for one in view.table["players"]])[player["seat"]]
    line = (text(LEADER, "mark") if leads else text(" ")) + fit(view.called(player["seat"]), 7)
    line += text(f" {player['total']:>3}", "figure") + text(f" {player['gold']}", "figure") + text("g", "good:gold")
    line += text(" " + words.number_of_cubes(sum(player["supply"].values())), "dim")
    said = _("cards {n}+{more} area {area}").format(
        n=len(player["activated"]), more=len(player["tableau"]), area=max(player["areas"], default=0)
    )
    if player["cargo"]:
        said += _(" tiles {n}").format(n=sum(player["cargo"].values()))
    second = text(said, "dim")
    return [line, second]


def _company(view: View) -> list[Line]:
    company = view.table["company"]
    if company is None:
        return []
    takes = company["takes"] or view.forecast["company"]
    line = view.called(None) + text("  " + _("{n} quarters").format(n=len(company["quarters"])), "dim")
    if takes is None:
        return [line]
    said = _("takes {quarter}").format(quarter=words.quarter_name(takes))
    return [line, text("  " + said, "mark")]


def line_of(view: View, player: PlayerData, *, is_own: bool = False) -> Line:
    """A player in one line."""
    leads = leading([one["total"] for one in view.table["players"]])[player["seat"]]
    line = (text(LEADER, "mark") if leads else text(" ")) + fit(view.called(player["seat"]), 8)
    line += text(f" {player['total']:>3}", "figure")
    line += text(f" {player['gold']:>2}", "figure") + text("g ", "good:gold")
    return line + (EMPTY if is_own else pieces.numbers(player["supply"]))
