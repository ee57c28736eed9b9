"""The page of the ship market: the four stacks, the Wharfs, and the ships of all players."""

from __future__ import annotations

from engine.le_havre.goods import BRICK, GOODS
from engine.le_havre.moves import Buy
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS, ShipKind
from engine.le_havre.table_data import PlayerData
from engine.le_havre.visits import WIND_FARM, WIND_FARM_WAIVES
from engine.texts.language import gettext as _
from screens.le_havre import building_details, buildings
from screens.le_havre.hues import good
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, fee, francs, good_name, is_ship, ship, short_ship, some
from screens.table.picture.listing import Listing, Row
from screens.words import shown
from widgets.lines import EMPTY, Line, Piece, ends, fill, fit, join, packed, text, width, wrap
from widgets.styles import seat

WHARFS = ("wharf-1", "wharf-2")
YACHT = "luxury-yacht"
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
    for player in [view.player, *(other for other in view.players if other is not view.player)]:
        fleet = [*player["ships"], *(name for name in player["buildings"] if name == YACHT)]
        if fleet:
            owner = text(player["name"], seat(player["seat"]))
            rows.append(Row(text(" ") + fill(_("Ships of {name}"), "heading", name=owner)))
            rows += [
                Row(_owned(view, player, name, cells), f"{player['name']}:{name}") for name in dict.fromkeys(fleet)
            ]
    to_come = [
        text(f"{entry['round']}: ", "dim") + text(short_ship(entry["ship"])) for entry in view.table["rounds_to_come"]
    ]
    if to_come and not view.table["final"]:
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
    table = view.table
    return name in table["town"] or name in view.owners or any(name in stack for stack in table["stacks"])


def tops(view: View) -> list[str]:
    """What the cursor stands for on each stack: its top ship, or the kind where the stack is empty."""
    stacks = view.table["harbour"]
    return [stacks[form.name][0] if stacks[form.name] else form.name for form in KINDS]


def _stack(view: View, kind: int, cells: int) -> Line:
    form = KINDS[kind]
    stack = view.table["harbour"][form.name]
    material, number = form.cost
    is_narrow = cells < _NARROW
    name = card_name(stack[0]) if stack else shown(form.shown)
    if is_narrow:
        name = short_ship(stack[0] if stack else form.name + "-").strip().capitalize()
    needed = GOODS[material].name
    line = (
        text(" " if is_narrow else "  ")
        + fit(text(name, "plain" if stack else "dim"), cells - _FIGURES - _SCROLLS - 1 if is_narrow else 17)
        + fit(text(str(len(stack)) if stack else "-", "plain" if stack else "dim"), 5)
        + fit(_price(form), 3 if is_narrow else 6)
        + fit(text(str(form.food[len(view.players) - 1])), 5 if is_narrow else 6)
        + (EMPTY if is_narrow else fit(text(str(form.capacity)), 8))
        + (buildings.letter(needed, number, _lacks(view, needed, number)) if is_narrow else EMPTY)
        + (EMPTY if is_narrow else fit(_cost(view, needed, number), 8))
    )
    line += text("  ") if is_narrow else EMPTY
    return fit(line + text(_keys(view, stack[0]) if stack else "", "key"), cells)


def _keys(view: View, name: str) -> str:
    """The keys that have the top ship of a stack; one like it that the player owns is sold in its own row."""
    return buildings.possible_keys(view, name).replace("s", "")


def _price(form: ShipKind) -> Line:
    return text("-") if form.price is None else text(form.price, "worth")


def _lacks(view: View, name: str, number: int) -> bool:
    """Whether the player lacks so many of a good: steel stands in for iron."""
    goods_of = view.player["goods"]
    return goods_of[name] + (goods_of["steel"] if name == "iron" else 0) < number


def _cost(view: View, name: str, number: int) -> Line:
    """What a ship costs besides energy, underlined where the player lacks it."""
    if _lacks(view, name, number):
        return text(some(number, name), "lack")
    return text(f"{number} ") + text(good_name(name), good(name))


def _wharf(view: View, name: str, cells: int) -> Line:
    if name in view.table["town"]:
        where = _("town")
    elif name in view.owners:
        where = view.players[view.owners[name]]["name"]
    else:
        where = _("not built")
    modern = _("modern") if name in view.table["modern"] else _("not modern")
    keys = text(buildings.possible_keys(view, name), "key")
    guests = tuple(Piece("@", seat(number)) for number in view.visitor_seats.get(name, ()))
    if cells < _NARROW:
        shown_modern = text(", " + modern) if name in view.table["modern"] else EMPTY
        at = fit(text(where, "dim" if where == _("not built") else "plain"), min(width(text(where)), _OWNER))
        people = join([one for one in (guests, keys) if one], " ")
        return ends(text(" ") + fit(text(card_name(name)), 9) + at + shown_modern, people + text(" "), cells)
    line = (
        text("  ")
        + fit(text(card_name(name), "dim" if where == _("not built") else "plain"), 10)
        + fit(text(where), 12)
        + fit(text(modern, "plain" if name in view.table["modern"] else "dim"), 12)
        + fit(guests or text(_fee_of(name)), 12)
    )
    return fit(line + keys, cells)


def _fee_of(name: str) -> str:
    return _("fee {fee}").format(fee=fee(card(name)))


def _owned(view: View, owner: PlayerData, name: str, cells: int) -> Line:
    number = owner["ships"].count(name) if is_ship(name) else 1
    words = card_name(name) + (_(" (x{n})").format(n=number) if number > 1 else "")
    keys = "s" if owner is view.player and view.move("sell", name) else ""
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
        _("feeds {n} a round").format(n=form.food[len(view.players) - 1]) if form.capacity else _("feeds nobody"),
        _("carries {n} goods").format(n=form.capacity) if form.capacity else _("cannot sail"),
        _("price {price}").format(price=francs(form.price)) if form.price is not None else _("not for sale"),
    ]
    lines = [text(" " + card_name(name), "figure") + text(": " + ", ".join(figures))]
    owned = any(name in player["ships"] for player in view.players)
    if name in view.table["harbour"][form.name]:
        lines += [text(" ") + line for line in wrap(_to_build(view, name), cells - 2)]
        if view.move("buy", name) is None and view.phase in ("before-supply", "main", "after-main"):
            lines += [text(" ") + line for line in wrap(view.refusal(Buy(name)), cells - 2, "dim")]
    elif owned:
        lines.append(text(" " + _("Sold, it brings {price}.").format(price=francs(ship(name).value // 2)), "dim"))
    return lines


def _to_build(view: View, name: str) -> str:
    """What building the ship takes at a Wharf, what of it is lacking, and at which Wharf it can be built now."""
    form = KINDS[ship(name).kind]
    good, number = form.cost
    wharf, is_open = _best_wharf(view, form.needs_modern_wharf)
    need = [(GOODS[good].name, number)]
    if form.needs_modern_wharf and wharf not in view.table["modern"]:
        need.append((GOODS[BRICK].name, 1))
    energy = ENERGY_OF_BUILDING - (WIND_FARM_WAIVES if WIND_FARM in view.player["buildings"] else 0)
    words = _("At a Wharf: {cost} and {n} energy.").format(
        cost=", ".join(some(n, one) for one, n in need), n=max(0, energy)
    )
    lacking = _lacking(view, need, energy)
    if lacking:
        return words + " " + _("You lack {goods}.").format(goods=", ".join(lacking))
    return words + (" " + _("Enter the {building} to build it.").format(building=card_name(wharf)) if is_open else "")


def _best_wharf(view: View, needs_modern: bool) -> tuple[str, bool]:
    """A Wharf at which a ship takes least, and whether it can be entered now; "" if none has been built."""
    built = [one for one in WHARFS if one in view.table["town"] or one in view.owners]
    enterable = [one for one in built if view.move("enter", one) is not None]
    best = sorted(enterable or built, key=lambda one: needs_modern and one not in view.table["modern"])
    return (best[0] if best else ""), bool(enterable)


def _lacking(view: View, need: list[tuple[str, int]], energy: int) -> list[str]:
    """What the player lacks: steel can stand in for iron, and wood that is built in gives no energy."""
    have = dict(view.player["goods"])
    have["iron"] += have["steel"] if need[0][0] == "iron" else 0
    lacking = [some(n - have[one], one) for one, n in need if have[one] < n]
    left = view.player["energy"] - sum(min(n, have[one]) for one, n in need if one == "wood")
    if left < energy:
        lacking.append(_("{n} energy").format(n=energy - left))
    return lacking
