"""What there is to know about the building under the cursor: its card in words, and what can be done with it now."""

from __future__ import annotations

from engine.le_havre.building import cost_for, lacks
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.moves import Buy, Enter
from engine.le_havre.state import AFTER_MAIN, BEFORE_SUPPLY, FINAL, MAIN
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.le_havre.buildings import possible_keys
from screens.le_havre.goals import NOTHING_BOUGHT, goal
from screens.le_havre.view import View
from screens.le_havre.words import TYPE_NAMES, card, cost, fee, goods, price
from screens.words import shown
from widgets.lines import Line, cut, text, wrap


def details(view: View, name: str, cells: int, *, below_row: bool = False) -> list[Line]:
    """The card in words: its figures, where it can be built or why it cannot be used now, and its rule.

    Where it stands `below_row`, the row of the page says its value and what it costs or what the player pays to enter,
    and nobody asks what a building that stands has cost.
    """
    building = card(name)
    stands = view.stands(name)
    figures = [_(TYPE_NAMES[building.type])]
    figures += [] if below_row else [_("value {n}").format(n=building.value)]
    if building.price not in (building.value, None):
        figures.append(_("price {price}").format(price=price(building)))
    if not (below_row and stands):
        figures.append(_("cannot be built") if building.cost is None else _("cost {cost}").format(cost=cost(building)))
    if building.effect and not (below_row and stands and not view.owns(name)):
        figures.append(_("fee {fee}").format(fee=fee(building)))
    figures += [_("rods {n}").format(n=building.rods)] if building.rods else []
    figures += [_("hammers {n}").format(n=building.hammers)] if building.hammers else []
    name_of = _("{sign} {name}").format(sign=building.sign, name=shown(building.shown))
    first, *more = wrap(name_of + ": " + ", ".join(figures), cells - 2)
    lines = [text(" " + name_of, "figure") + cut(first, len(name_of), cells), *(text(" ") + line for line in more)]
    for words in (building_it(view, name), why_not(view, name)):
        lines += [text(" ") + line for line in wrap(words, cells - 2, "dim")] if words else []
    lines += [text(" ") + line for line in wrap(shown(building.rule), cells - 2)]
    return lines


def building_it(view: View, name: str) -> str:
    """For a card on top of a stack: where it can be built now, or what is lacking."""
    position, index = view.seen, CARD_INDEX[name]
    cost_now = cost_for(position, view.seat, index) if index in position.tops() else None
    if cost_now is None or view.phase not in (BEFORE_SUPPLY, MAIN, FINAL):
        return ""
    missing = lacks(view.goods, cost_now)
    if missing:
        return _("To build it you lack {goods}.").format(goods=goods(missing))
    ways = [way for way in goal(view, name).ways if isinstance(way.move, Enter)]
    if not ways:
        return _("You have the goods to build it.")
    first, others = ways[0], len(ways) - 1
    best = _("{firm} ({fee})").format(firm=shown(first.shown), fee=shown(first.detail))
    if not others:
        return _("You can build it with the {firm}.").format(firm=best)
    return ngettext(
        "You can build it with the {firm}, or with another firm.",
        "You can build it with the {firm}, or with {n} other firms.",
        others,
    ).format(firm=best, n=others)


def why_not(view: View, name: str) -> str:
    """Why the card can be neither entered nor bought now, if a main action or a purchase is what is decided."""
    if possible_keys(view, name) or view.phase not in (MAIN, FINAL, AFTER_MAIN, BEFORE_SUPPLY):
        return ""
    if view.stands(name) and card(name).effect and view.phase in (MAIN, FINAL):
        return view.refusal(Enter(name))
    if name in view.owners:
        return ""
    return _(NOTHING_BOUGHT) if view.phase == FINAL else view.refusal(Buy(name))
