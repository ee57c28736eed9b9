"""A page of Le Havre, and what stands below it about the card or ship under its cursor."""

from __future__ import annotations

from engine.le_havre.building import ship_cost
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.moves import Buy, Enter
from engine.le_havre.ships import KINDS
from engine.le_havre.state import AFTER_MAIN, BEFORE_SUPPLY, FINAL, MAIN
from engine.texts.language import colon, gettext as _, listed, ngettext, paragraph, phrases
from screens.le_havre import goals
from screens.le_havre.actions import KEYS
from screens.le_havre.view import View
from screens.le_havre.words import TYPE_NAMES, card, card_name, cost, fee, francs, is_ship, price, ship, some
from screens.table.page import ViewPage
from screens.table.picture.pages import ListPage
from screens.words import shown
from widgets.lines import Line, broken, cut, text, width, wrap

OFFERS, BUILDINGS, SHIPS, STORAGE, LOG, RESULT = KEYS.pages


class HavrePage(ListPage, ViewPage[View]):
    """A page about a position of Le Havre."""

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        return self._about(name, cells) if name else []

    def _about(self, name: str, cells: int) -> list[Line]:
        """About what the cursor is on."""
        if name in [form.name for form in KINDS]:
            return [text(" " + _("No ship of this kind lies here."), "dim")]
        if not is_ship(name):
            return about_card(self._view, name, cells)
        return about_ship(self._view, name, cells, is_owned=":" in self.row)


def about_card(view: View, name: str, cells: int, *, below_row: bool = False) -> list[Line]:
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
        is_own = view.owns(name) and (building.fee.food or building.fee.francs)
        if not is_own:
            figures.append(_("fee {fee}").format(fee=fee(building)))
        elif len(view.names) > 1:
            figures.append(_("fee for others {fee}").format(fee=fee(building)))
    figures += [_("rods {n}").format(n=building.rods)] if building.rods else []
    figures += [_("hammers {n}").format(n=building.hammers)] if building.hammers else []
    name_of = f"{building.sign} {shown(building.shown)}"
    first, *more = wrap(name_of + colon() + phrases(figures), cells - 2)
    lines = [
        text(" " + name_of, "figure") + cut(first, width(text(name_of)), cells),
        *(text(" ") + line for line in more),
    ]
    for words in (_building_it(view, name), _why_not(view, name)):
        lines += [text(" ") + line for line in wrap(words, cells - 2, "dim")] if words else []
    lines += [text(" ") + line for line in wrap(shown(building.rule), cells - 2)]
    return lines


def _building_it(view: View, name: str) -> str:
    """For a card on top of a stack: where it can be built now, or what is lacking."""
    if name not in view.tops or card(name).cost is None or view.phase not in (BEFORE_SUPPLY, MAIN, FINAL):
        return ""
    lacking = goals.lacking(view, name)
    if lacking:
        return lacking
    ways = [way for way in goals.goal(view, name).ways if isinstance(way.move, Enter)]
    if not ways:
        return _("You have the goods to build it.")
    first, others = ways[0], len(ways) - 1
    # Translators: a building and its entry fee.
    best = _("{firm} ({fee})").format(firm=shown(first.shown), fee=shown(first.detail))
    if not others:
        return _("You can build it with the {firm}.").format(firm=best)
    return ngettext(
        "You can build it with the {firm}, or with another firm.",
        "You can build it with the {firm}, or with {n} other firms.",
        others,
    ).format(firm=best, n=others)


def _why_not(view: View, name: str) -> str:
    """Why the card can be neither entered nor bought now, if a main action or a purchase is what is decided."""
    if goals.possible_keys(view, name) or view.phase not in (MAIN, FINAL, AFTER_MAIN, BEFORE_SUPPLY):
        return ""
    if view.stands(name) and card(name).effect and view.phase in (MAIN, FINAL):
        return view.refusal(Enter(name))
    if name in view.owners:
        return ""
    return goals.why_not(view, Buy(name))


def about_ship(view: View, name: str, cells: int, *, is_owned: bool = False) -> list[Line]:
    """What a ship costs, gives and lacks; of one that somebody has what it would be sold for in place of its price."""
    form = KINDS[ship(name).kind]
    is_on_offer = not is_owned and name in view.piles[ship(name).kind]
    price_told = _("price {price}").format(price=francs(form.price)) if form.price is not None else _("not for sale")
    figures = [
        _("value {n}").format(n=ship(name).value),
        _("feeds {n} a round").format(n=form.food[len(view.names) - 1]) if form.capacity else _("feeds nobody"),
        _("carries {n} goods").format(n=form.capacity) if form.capacity else _("cannot sail"),
        *([] if is_owned else [price_told]),
    ]
    told = text(card_name(name), "figure") + text(colon() + phrases(figures))
    lines = [text(" ") + line for line in broken(told, cells - 2)]
    if is_on_offer:
        lines += [text(" ") + line for line in wrap(_to_build(view, name), cells - 2)]
        if view.move("buy", name) is None and view.phase in (BEFORE_SUPPLY, MAIN, AFTER_MAIN):
            lines += [text(" ") + line for line in wrap(view.refusal(Buy(name)), cells - 2, "dim")]
    elif any(name in view.ships(owner) for owner in view.own_first):
        lines.append(text(" " + _("Sold, it brings {price}.").format(price=francs(ship(name).value // 2)), "dim"))
    return lines


def _to_build(view: View, name: str) -> str:
    """What building the ship takes at a Wharf, what of it is lacking, and at which Wharf it can be built now."""
    wharf, is_open = _best_wharf(view, KINDS[ship(name).kind].needs_modern_wharf)
    cost = ship_cost(view.seen, CARD_INDEX.get(wharf, -1), ship(name).kind)
    words = _("At a Wharf: {cost} and {n} energy.").format(
        cost=listed(some(number, kind) for kind, number in cost), n=goals.energy_of_a_ship(view)
    )
    lacking = goals.ship_lacks(view, cost)
    if lacking:
        return paragraph([words, _("You lack {goods}.").format(goods=listed(lacking))])
    return paragraph(
        [words, _("Enter the {building} to build it.").format(building=card_name(wharf)) if is_open else ""]
    )


def _best_wharf(view: View, needs_modern: bool) -> tuple[str, bool]:
    """A Wharf at which a ship takes least, and whether it can be entered now; "" if none has been built."""
    built = [one for one in goals.WHARFS if view.stands(one)]
    enterable = [one for one in built if view.move("enter", one) is not None]
    best = sorted(enterable or built, key=lambda one: needs_modern and one not in view.modern)
    return (best[0] if best else ""), bool(enterable)
