"""What one has, and how the others stand, in the lines below the row of cards and at the side of the other pages."""

from __future__ import annotations

from engine.speicherstadt.cards import MERCHANT, OFFICE
from engine.speicherstadt.table_data import HouseData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.speicherstadt import pieces, words
from screens.speicherstadt.view import View, style_of
from widgets.gauges import LEADER, leading
from widgets.lines import EMPTY, Line, fit, rule, text, width

NARROW, WIDE = 25, 38
_WIDE_FROM = 110


def side_width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def own(view: View, cells: int, rows: int) -> list[Line]:
    """What one has, in at most so many lines."""
    parts = [view.called(view.seat), *parts_of(view, view.mine, cells - 2)]
    return [text(" ") + line for line in pieces.flow(parts, cells - 2, max(1, rows))]


def parts_of(view: View, house: HouseData, cells: int) -> list[Line]:
    """What a house has, piece by piece, none wider than so many cells: coins, score, firemen, contracts, stores."""
    found = [
        text(str(house["coins"]), "figure") + text(" " + ngettext("coin", "coins", house["coins"]), "good:coin"),
        text(_("now") + " ", "dim") + text(str(house["total"]), "figure"),
        text(_("firemen") + " ", "dim") + text(str(house["strength"]), "figure") + text(" " + standing(house), "dim"),
    ]
    if house["workers"]:
        found.append(text("@" * min(house["workers"], 5), style_of(house["seat"])))
    found += [pieces.contract(one, cells) for one in house["contracts"] if not one["full"]]
    full = [one["points"] for one in house["contracts"] if one["full"]]
    if full:
        found.append(text(_("full {points}").format(points="+".join(map(str, full))), "gain"))
    if house["goods"]:
        found += pieces.each(_("to load"), "mark", house["goods"])
    if "warehouse" in house["cards"]:
        found += pieces.each(_("Warehouse"), "dim", house["warehouse"])
    hall = text(_("hall") + " ", "dim")
    found.append(hall + (pieces.goods([house["hall"]]) if house["hall"] else text(_("empty"), "dim")))
    offices = sum(words.card(name).type == OFFICE for name in house["cards"])
    if offices:
        found.append(text(ngettext("{n} office", "{n} offices", offices).format(n=offices)))
    for name in house["cards"]:
        card = words.card(name)
        if card.type == MERCHANT:
            found.append(
                pieces.goods([words.good_of(name)]) + text(" " + _("for") + " ", "dim") + pieces.coins(card.coins)
            )
    found += [text(words.card_name(name)) for name in house["cards"] if words.card(name).type in words.NAMED_TYPES]
    return found


def standing(house: HouseData) -> str:
    """Where the sum of its firemen stands."""
    return {
        "high": _("high"),
        "low": _("low"),
        "middle": _("between"),
        "equal": _("equal"),
    }[house["fire"]]


def others(view: View, cells: int) -> list[Line]:
    """The other houses in one line, or in two where one is too short."""
    found = [_other(view, house) for house in view.others]
    lines = pieces.flow(found, cells - 1, 2, between="   ")
    return [text(" ") + line for line in lines]


def _other(view: View, house: HouseData) -> Line:
    leads = leading([one["total"] for one in view.houses])[view.houses.index(house)]
    line = text(LEADER, "mark") if leads else EMPTY
    line += fit(view.called(house["seat"]), min(8, len(view.name(house["seat"])))) + text(" ")
    line += text(str(house["total"]), "figure") + text(" ") + pieces.coins(house["coins"])
    line += text(_(" F{n}").format(n=house["strength"]), "good:carpet")
    if house["workers"]:
        line += text(" " + "@" * min(house["workers"], 5), style_of(house["seat"]))
    return line


# The side of the other pages.


def title(view: View, cells: int) -> Line:
    """Who has it, and the score if the game ended now."""
    score = text("  " + _("now {n}").format(n=view.mine["total"]), "heading")
    return fit(view.called(view.seat), min(cells - width(score), len(view.name(view.seat)))) + score


def side(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    mine = view.mine
    found = [
        _row(_("coins"), text(str(mine["coins"]), "figure"), cells),
        _row(_("next income"), text(f"+{mine['income']}", "gain"), cells),
        _row(_("fires and works"), text(str(mine["points"]), "figure"), cells),
        _row(_("firemen"), text(f"{mine['strength']} ", "figure") + text(standing(mine), "dim"), cells),
        _row(_("supply"), pieces.numbers(view.table["supply"]), cells)
        if len(view.table["supply"]) < 3
        else _row(_("supply"), EMPTY, cells),
    ]
    if len(view.table["supply"]) >= 3:
        found += [
            text(" ") + line
            for line in pieces.flow(
                [pieces.numbers({name: number}) for name, number in view.table["supply"].items()], cells - 2, 3, " "
            )
        ]
    found.append(rule(cells))
    found += [fit(text(" ") + _other(view, house), cells) for house in view.others]
    if height > len(found) + 2:
        found.append(rule(cells))
        found += [
            text(" ") + line
            for line in pieces.flow(parts_of(view, mine, cells - 2)[3:], cells - 2, height - len(found))
        ]
    return [fit(line, cells) for line in found[:height]]


def _row(label: str, value: Line, cells: int) -> Line:
    room = cells - width(value) - 2
    return text(" ") + fit(text(label, "dim"), room) + value + text(" ")
