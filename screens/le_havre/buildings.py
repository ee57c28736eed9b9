"""The page of the building rows: proposals, the town, what is yours and what is theirs."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from engine.le_havre.building import cost_for, lacks
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import GOODS
from engine.le_havre.moves import Buy, Enter
from engine.le_havre.state import AFTER_MAIN, BEFORE_SUPPLY, FINAL, MAIN
from screens.le_havre.view import View
from screens.le_havre.words import TYPE_LETTERS, TYPE_NAMES, card, card_name, cost, fee, goods, price, shortest_fee
from screens.table.listing import Listing, Row
from screens.words import shown
from widgets.lines import Line, cut, fit, text, wrap
from widgets.styles import StyleName

BUILDING_FIRMS = ("building-firm-1", "building-firm-2", "construction-firm")
_WITH_RULES = 90
"""Cells from which a row tells what the card does."""
_LETTERS = {"wood": _("w"), "clay": _("c"), "iron": _("i"), "brick": _("b"), "steel": _("s")}


def listing(view: View, cells: int) -> Listing:
    """Every card in play by where it lies; the tops of the stacks first, the cards under them last."""
    rows: list[Row] = []
    stacks = view.table["stacks"]
    _group(view, rows, cells, _("Proposals, the top of each stack"), [stack[0] for stack in stacks if stack], "mark")
    _group(view, rows, cells, _("The town's"), view.table["town"], "plain")
    for player in [view.player, *(other for other in view.players if other is not view.player)]:
        mine = player is view.player
        title = _("Yours, {name}") if mine else _("{name}'s")
        _group(view, rows, cells, title.format(name=player["name"]), player["buildings"], "plain")
    for number, stack in enumerate(stacks, start=1):
        _group(view, rows, cells, _("Under the top of stack {n}").format(n=number), stack[1:], "dim")
    _face_down(view, rows, cells)
    return Listing(tuple(rows), _heading(cells))


def _face_down(view: View, rows: list[Row], cells: int) -> None:
    """How many special buildings lie face down, and those of them that this player has seen."""
    left = view.table["specials_left"]
    if not left:
        return
    count = ngettext("{n} special building face down", "{n} special buildings face down", left).format(n=left)
    rows.append(Row(text(" " + count, "heading")))
    known = view.private["known"]
    if not known:
        return
    title = _("You have seen the next one") if len(known) == 1 else _("You have seen the next two, in this order")
    if not view.private["in_order"]:
        title = _("You have seen among the next two (in an order that may have changed)")
    _group(view, rows, cells, title, known, "dim")


def _heading(cells: int) -> Line:
    return fit(
        text(" " + fit_words(_("Buildings"), 26), "heading")
        + text(fit_words(_("type"), 5) + fit_words(_("value"), 6) + fit_words(_("fee or cost"), 14), "dim")
        + text(_("what it does") if cells >= _WITH_RULES else "", "dim"),
        cells,
    )


def fit_words(words: str, cells: int) -> str:
    """Words in exactly so many cells."""
    return "".join(piece.text for piece in fit(text(words), cells))


def _group(view: View, rows: list[Row], cells: int, title: str, names: list[str], style: StyleName) -> None:
    if names:
        rows.append(Row(text(" " + title, "heading")))
        rows += [Row(_line(view, name, cells, style), name) for name in names]


def _line(view: View, name: str, cells: int, style: StyleName) -> Line:
    building = card(name)
    value = str(building.value) if building.price == building.value else f"{building.value}/{price(building)}"
    proposed = style in ("mark", "dim")
    kind = TYPE_LETTERS[building.type] + " " + _("r") * building.rods + _("h") * building.hammers
    what = _short_cost(name) if proposed else shortest_fee(building) if building.effect else _("no action")
    keys = possible_keys(view, name)
    guests = ", ".join(view.visitors.get(name, ()))
    line = (
        text(" ")
        + fit(text(building.sign, "dim"), 4)
        + fit(text(shown(building.shown), "dim" if style == "dim" else "plain"), 22)
        + fit(text(kind, "dim"), 5)
        + fit(text(value), 5)
        + text(" ")
    )
    if guests and not view.table["final"]:
        what = _("({name})").format(name=guests)
    elif guests:
        what = _("{fee} ({name})").format(fee=what, name=guests)
    line += fit(text(what, "dim" if style == "dim" else "dim" if guests else "plain"), 12)
    line += text("✓" if style == "mark" and has_goods(view, name) else " ", "gain") + fit(text(keys, "key"), 3)
    if cells >= _WITH_RULES:
        line += text(" " + shown(building.rule), "dim")
    return fit(line, cells)


def has_goods(view: View, name: str) -> bool:
    """Whether the deciding player has the goods to build a proposal."""
    position, index = view.game.position, CARD_INDEX[name]
    cost_now = cost_for(position, view.seat, index)
    return cost_now is not None and not lacks(position.goods[view.seat], cost_now)


def _short_cost(name: str) -> str:
    building = card(name)
    if building.cost is None:
        return _("only bought")
    return " ".join(f"{number}{_LETTERS[GOODS[good].name]}" for good, number in building.cost) or "-"


def possible_keys(view: View, name: str) -> str:
    """The keys that do something with a card now."""
    keys = [("e", "enter"), ("e", "build"), ("b", "buy"), ("s", "sell")]
    return "".join(key for key, words in keys if view.move(words, name) is not None)


def details(view: View, name: str, cells: int) -> list[Line]:
    """The card in words: its figures, its rule, and why it cannot be used now."""
    building = card(name)
    figures = [
        TYPE_NAMES[building.type],
        _("value {n}").format(n=building.value),
        *([_("price {price}").format(price=price(building))] if building.price != building.value else []),
        _("cannot be built") if building.cost is None else _("cost {cost}").format(cost=cost(building)),
    ]
    if building.effect:
        figures.append(_("fee {fee}").format(fee=fee(building)))
    figures += [_("rods {n}").format(n=building.rods)] if building.rods else []
    figures += [_("hammers {n}").format(n=building.hammers)] if building.hammers else []
    name_of = shown(building.shown)
    first, *more = wrap(name_of + ": " + ", ".join(figures), cells - 2)
    lines = [
        text(" " + name_of, "heading") + cut(first, len(name_of), cells),
        *(text(" ") + line for line in more),
        *(text(" ") + line for line in wrap(shown(building.rule), cells - 2)),
    ]
    for words in (building_it(view, name), why_not(view, name)):
        lines += [text(" ") + line for line in wrap(words, cells - 2, "dim")] if words else []
    return lines


def building_it(view: View, name: str) -> str:
    """For a card on top of a stack: where it can be built now, or what is lacking."""
    position, index = view.game.position, CARD_INDEX[name]
    cost_now = cost_for(position, view.seat, index) if index in position.tops() else None
    if cost_now is None or view.phase not in (BEFORE_SUPPLY, MAIN, FINAL):
        return ""
    missing = lacks(position.goods[view.seat], cost_now)
    if missing:
        return _("To build it you lack {goods}.").format(goods=goods((GOODS[good].name, n) for good, n in missing))
    firms = [card_name(firm) for firm in BUILDING_FIRMS if view.move("enter", firm)]
    if not firms:
        return _("You have the goods to build it.")
    return _("You can build it: enter {firms}.").format(firms=", ".join(firms))


def why_not(view: View, name: str) -> str:
    """Why the card can be neither entered nor bought now, if a main action or a purchase is what is decided."""
    if possible_keys(view, name) or view.phase not in (MAIN, FINAL, AFTER_MAIN, BEFORE_SUPPLY):
        return ""
    built = name in view.table["town"] or name in view.owners
    if built and card(name).effect and view.phase in (MAIN, FINAL):
        return view.refusal(Enter(name))
    return "" if name in view.owners else view.refusal(Buy(name))
