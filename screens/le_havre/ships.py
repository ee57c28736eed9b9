"""The page of the ship market: the four stacks, the Wharfs, and the ships of all players."""

from __future__ import annotations

from engine.le_havre.building import YACHT, covers, ship_cost
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.moves import Buy
from engine.le_havre.ships import KINDS, SHIPS, ShipKind
from engine.le_havre.state import AFTER_MAIN, BEFORE_SUPPLY, MAIN
from engine.texts.language import gettext as _
from screens.le_havre import building_details, buildings
from screens.le_havre.goals import WHARFS, energy_of_a_ship, ship_lacks
from screens.le_havre.hues import good
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, fee, francs, good_name, is_ship, ship, short_ship, some
from screens.table.picture.listing import Listing, Row
from screens.words import shown
from widgets.lines import EMPTY, Line, Piece, ends, fill, fit, join, packed, text, width, wrap
from widgets.seats import seat

_NARROW = 50
"""Cells below which a stack has its figures alone, and costs their letters."""
_FIGURES = 5 + 3 + 5 + 4
"""Cells of these figures."""
_OWNER = 12
"""Cells of an owner's name in such a row."""
_SCROLLS = 4
"""Cells at the end of a heading in which it says that there is more."""


def listing(view: View, cells: int) -> Listing:
    """The top ship of each stack, the ships to come, the Wharfs, and who owns what."""
    rows = [Row(_stack(view, kind, cells), name) for kind, name in enumerate(tops(view))]
    rows += [Row(text(" " + _("Wharfs (a visit builds one ship)"), "heading"))]
    rows += [Row(_wharf(view, name, cells), name) for name in WHARFS if _in_game(view, name)]
    for owner in view.own_first:
        fleet = [*view.ships(owner), *(name for name in view.buildings(owner) if name == YACHT)]
        if fleet:
            called = text(view.names[owner], seat(owner))
            rows.append(Row(text(" ") + fill(_("Ships of {name}"), "heading", name=called)))
            rows += [
                Row(_owned(view, owner, name, cells), f"{view.names[owner]}:{name}") for name in dict.fromkeys(fleet)
            ]
    to_come = [
        text(f"{number}: ", "dim") + text(short_ship(SHIPS[one.ship].name)) for number, one in view.seen.rounds_to_come
    ]
    if to_come and not view.seen.final:
        rows.append(Row(text(" " + _("Ships to come, by round"), "heading")))
        rows += [Row(text("  ") + line) for line in packed(to_come, cells - 3, "  ")]
    return Listing(tuple(rows), _heading(cells))


def _heading(cells: int) -> Line:
    words = buildings.fit_words
    if cells < _NARROW:
        head = text(" " + words(_("Ships"), cells - _FIGURES - _SCROLLS - 1), "heading")
        figures = words(_("left"), 5) + words(_("fr"), 3) + words(_("food"), 5) + _("cost")
        return fit(head + text(figures, "dim"), cells)
    return fit(
        text(" " + words(_("Ship market"), 18), "heading")
        + text(
            words(_("left"), 5) + words(_("price"), 6) + words(_("feeds"), 6) + words(_("carries"), 8) + _("cost"),
            "dim",
        ),
        cells,
    )


def _in_game(view: View, name: str) -> bool:
    return view.stands(name) or any(name in stack for stack in view.stacks)


def tops(view: View) -> list[str]:
    """What the cursor stands for on each stack: its top ship, or the kind where the stack is empty."""
    return [pile[0] if pile else form.name for form, pile in zip(KINDS, view.piles, strict=True)]


def _stack(view: View, kind: int, cells: int) -> Line:
    form, stack = KINDS[kind], view.piles[kind]
    is_narrow = cells < _NARROW
    name = card_name(stack[0]) if stack else shown(form.shown)
    if is_narrow:
        name = short_ship(stack[0] if stack else form.name + "-").strip().capitalize()
    line = (
        text(" " if is_narrow else "  ")
        + fit(text(name, "plain" if stack else "dim"), cells - _FIGURES - _SCROLLS - 1 if is_narrow else 17)
        + fit(text(str(len(stack)) if stack else "-", "plain" if stack else "dim"), 5)
        + fit(_price(form), 3 if is_narrow else 6)
        + fit(text(str(form.food[len(view.names) - 1])), 5 if is_narrow else 6)
        + (EMPTY if is_narrow else fit(text(str(form.capacity)), 8))
        + (buildings.letter(*form.cost, not covers(view.goods, (form.cost,))) if is_narrow else EMPTY)
        + (EMPTY if is_narrow else fit(_cost(view, form), 8))
    )
    line += text("  ") if is_narrow else EMPTY
    return fit(line + text(_keys(view, stack[0]) if stack else "", "key"), cells)


def _keys(view: View, name: str) -> str:
    """The keys that have the top ship of a stack; one like it that the player owns is sold in its own row."""
    return buildings.possible_keys(view, name).replace("s", "")


def _price(form: ShipKind) -> Line:
    return text("-") if form.price is None else text(form.price, "worth")


def _cost(view: View, form: ShipKind) -> Line:
    """What a ship costs besides energy, underlined where the player lacks it."""
    kind, number = form.cost
    if not covers(view.goods, (form.cost,)):
        return text(some(number, kind), "lack")
    return text(f"{number} ") + text(good_name(kind), good(kind))


def _wharf(view: View, name: str, cells: int) -> Line:
    stands, is_modern = view.stands(name), name in view.modern
    where = view.names[view.owners[name]] if name in view.owners else _("town") if stands else _("not built")
    modern = _("modern") if is_modern else _("not modern")
    keys = text(buildings.possible_keys(view, name), "key")
    guests = tuple(Piece("@", seat(number)) for number in view.visitor_seats.get(name, ()))
    if cells < _NARROW:
        shown_modern = text(", " + modern) if is_modern else EMPTY
        at = fit(text(where, "plain" if stands else "dim"), min(width(text(where)), _OWNER))
        people = join([one for one in (guests, keys) if one], " ")
        return ends(text(" ") + fit(text(card_name(name)), 9) + at + shown_modern, people + text(" "), cells)
    line = (
        text("  ")
        + fit(text(card_name(name), "plain" if stands else "dim"), 10)
        + fit(text(where), 12)
        + fit(text(modern, "plain" if is_modern else "dim"), 12)
        + fit(guests or text(_fee_of(name)), 12)
    )
    return fit(line + keys, cells)


def _fee_of(name: str) -> str:
    return _("fee {fee}").format(fee=fee(card(name)))


def _owned(view: View, owner: int, name: str, cells: int) -> Line:
    number = view.ships(owner).count(name) if is_ship(name) else 1
    words = card_name(name) + (_(" (x{n})").format(n=number) if number > 1 else "")
    keys = "s" if owner == view.seat and view.move("sell", name) else ""
    return fit(text("  ") + fit(text(words), 30) + text(keys, "key"), cells)


def details(view: View, name: str, cells: int) -> list[Line]:
    """What a ship costs, gives and lacks; for a Wharf its card."""
    if name in {form.name for form in KINDS}:
        return [text(" " + _("No ship of this kind lies here."), "dim")]
    if not is_ship(name):
        return building_details.details(view, name, cells)
    form = KINDS[ship(name).kind]
    figures = [
        _("value {n}").format(n=ship(name).value),
        _("feeds {n} a round").format(n=form.food[len(view.names) - 1]) if form.capacity else _("feeds nobody"),
        _("carries {n} goods").format(n=form.capacity) if form.capacity else _("cannot sail"),
        _("price {price}").format(price=francs(form.price)) if form.price is not None else _("not for sale"),
    ]
    lines = [text(" " + card_name(name), "figure") + text(": " + ", ".join(figures))]
    if name in view.piles[ship(name).kind]:
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
        cost=", ".join(some(number, kind) for kind, number in cost), n=energy_of_a_ship(view)
    )
    lacking = ship_lacks(view, cost)
    if lacking:
        return words + " " + _("You lack {goods}.").format(goods=", ".join(lacking))
    return words + (" " + _("Enter the {building} to build it.").format(building=card_name(wharf)) if is_open else "")


def _best_wharf(view: View, needs_modern: bool) -> tuple[str, bool]:
    """A Wharf at which a ship takes least, and whether it can be entered now; "" if none has been built."""
    built = [one for one in WHARFS if view.stands(one)]
    enterable = [one for one in built if view.move("enter", one) is not None]
    best = sorted(enterable or built, key=lambda one: needs_modern and one not in view.modern)
    return (best[0] if best else ""), bool(enterable)
