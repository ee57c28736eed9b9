"""The page of the ship market: the four stacks, the Wharfs, and the ships of all players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.le_havre.building import YACHT, covers
from engine.le_havre.ships import KINDS, SHIPS, ShipKind
from engine.texts.language import colon, comma, gettext as _, pgettext, within
from screens.le_havre import page, pieces
from screens.le_havre.goals import WHARFS, possible_keys
from screens.le_havre.page import HavrePage
from screens.le_havre.pieces import good
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, fee, good_name, is_ship, short_ship, some
from screens.table.picture.listing import Listing, Row
from screens.words import shown
from widgets.filled import fill
from widgets.lines import EMPTY, Line, Piece, ends, fit, join, packed, plain, text, width
from widgets.styles import StyleName, seat

_NARROW = 50
"""Cells below which a stack has its figures alone, and costs their letters."""
_FIGURES = 5 + 6 + 5 + 4
"""Cells of these figures."""
_NAME = 9
"""Cells of the name of a Wharf or of a ship that somebody has there, a blank at its end."""
_OWNER = 12
"""Cells of an owner's name in such a row."""
_SCROLLS = 4
"""Cells at the end of a heading in which it says that there is more."""


def listing(view: View, cells: int) -> Listing:
    """The top ship of each stack, the ships to come, the Wharfs, and who owns what."""
    rows = [Row(_stack(view, kind, cells), name) for kind, name in enumerate(tops(view))]
    # In few cells every line is for a ship or a Wharf: who has it stands beside it.
    is_narrow = cells < _NARROW
    if not is_narrow:
        rows += [Row(text(" " + _("Wharfs (a visit builds one ship)"), "heading"))]
    rows += [Row(_wharf(view, name, cells), name) for name in WHARFS if _in_game(view, name)]
    for owner in view.own_first:
        fleet = [*view.ships(owner), *(name for name in view.buildings(owner) if name == YACHT)]
        if fleet and not is_narrow:
            called = text(view.names[owner], seat(owner))
            rows.append(Row(text(" ") + fill(_("Ships: {name}"), "heading", name=called)))
        rows += [Row(_owned(view, owner, name, cells), f"{view.names[owner]}:{name}") for name in dict.fromkeys(fleet)]
    to_come = [
        text(f"{number}{colon()}", "dim") + text(within(short_ship(SHIPS[one.ship].name)))
        for number, one in view.seen.rounds_to_come
    ]
    if to_come and not view.seen.final:
        rows.append(Row(text(" " + _("Ships to come, by round"), "heading")))
        rows += [Row(text("  ") + line) for line in packed(to_come, cells - 3, "  ")]
    return Listing(tuple(rows), _heading(cells))


def _columns(cells: int) -> list[tuple[str, int]]:
    """What stands above the name and the figures of a stack, and how many cells they take."""
    if cells < _NARROW:
        return [
            (_("Ships"), cells - _FIGURES - _SCROLLS - 1),
            (pgettext("still there", "left"), 5),
            (_("price"), 6),
            (pgettext("what a ship gives", "food"), 5),
        ]
    return [
        (_("Ship market"), 18),
        (pgettext("still there", "left"), 5),
        (_("price"), 6),
        (_("feeds"), 6),
        (_("carries"), 8),
    ]


def _heading(cells: int) -> Line:
    first, *others = (plain(fit(text(words), size)) for words, size in _columns(cells))
    return fit(text(" " + first, "heading") + text("".join(others) + _("cost"), "dim"), cells)


def _in_game(view: View, name: str) -> bool:
    return view.stands(name) or any(name in stack for stack in view.stacks)


def tops(view: View) -> list[str]:
    """What the cursor stands for on each stack: its top ship, or the kind where the stack is empty."""
    return [pile[0] if pile else form.name for form, pile in zip(KINDS, view.piles, strict=True)]


def _stack(view: View, kind: int, cells: int) -> Line:
    form, stack = KINDS[kind], view.piles[kind]
    is_narrow = cells < _NARROW
    style: StyleName = "plain" if stack else "dim"
    if is_narrow:
        name = short_ship(stack[0] if stack else form.name + "-").strip()
        cost = fit(pieces.letter(*form.cost, not covers(view.goods, (form.cost,))), 4)
    else:
        name = card_name(stack[0]) if stack else shown(form.shown)
        cost = fit(_cost(view, form), pieces.cost_cells())
    price = text("-") if form.price is None else text(form.price, "worth")
    figures = (text(len(stack) or "-", style), price, text(form.food[len(view.names) - 1]), text(form.capacity))
    (_called, room), *columns = _columns(cells)
    line = text(" ") + fit(text(name, style), room) if is_narrow else text("  ") + fit(text(name, style), room - 1)
    for figure, (_called, size) in zip(figures, columns, strict=False):
        line += fit(figure, size)
    return fit(line + cost + text(_keys(view, stack[0]) if stack else "", "key"), cells)


def _keys(view: View, name: str) -> str:
    """The keys that have the top ship of a stack; one like it that the player owns is sold in its own row."""
    return possible_keys(view, name).replace("s", "")


def _cost(view: View, form: ShipKind) -> Line:
    """What a ship costs besides energy, underlined where the player lacks it."""
    kind, number = form.cost
    if not covers(view.goods, (form.cost,)):
        return text(some(number, kind), "lack")
    return text(f"{number} ") + text(good_name(kind), good(kind))


def _wharf(view: View, name: str, cells: int) -> Line:
    stands, is_modern = view.stands(name), name in view.modern
    where = (
        view.names[view.owners[name]]
        if name in view.owners
        else pgettext("owner", "town")
        if stands
        else _("not built")
    )
    style = seat(view.owners[name]) if name in view.owners else "plain" if stands else "dim"
    modern = _("modern") if is_modern else _("not modern")
    keys = text(possible_keys(view, name), "key")
    guests = tuple(Piece("@", seat(number)) for number in view.visitor_seats.get(name, ()))
    if cells < _NARROW:
        shown_modern = text(comma() + modern) if is_modern else EMPTY
        at = fit(text(where, style), min(width(text(where)), _OWNER))
        people = join([one for one in (guests, keys) if one], " ")
        return ends(text(" ") + fit(text(card_name(name)), _NAME) + at + shown_modern, people + text(" "), cells)
    said = text(_("fee {fee}").format(fee=fee(card(name))))
    line = (
        text("  ")
        + fit(text(card_name(name), "plain" if stands else "dim"), 10)
        + fit(text(where, style), 12)
        + fit(text(modern, "plain" if is_modern else "dim"), 12)
        + fit(guests or said, max(12, 1 + width(said)))
    )
    return fit(line + keys, cells)


def _owned(view: View, owner: int, name: str, cells: int) -> Line:
    number = view.ships(owner).count(name) if is_ship(name) else 1
    keys = "s" if owner == view.seat and view.move("sell", name) else ""
    if cells < _NARROW:
        called = (short_ship(name).strip() if is_ship(name) else card_name(name)) + (f" x{number}" * (number > 1))
        line = fit(text(called), max(_NAME, width(text(called)) + 1)) + text(view.names[owner], seat(owner))
        return ends(text(" ") + line, text(keys + " ", "key"), cells)
    words = card_name(name) + (f" (x{number})" if number > 1 else "")
    return fit(text("  ") + fit(text(words), 30) + text(keys, "key"), cells)


class ShipsPage(HavrePage):
    """The ship market."""

    def __init__(self) -> None:
        super().__init__(page.SHIPS)
        self._tops: list[str] = []

    def look(self, view: View) -> None:
        super().look(view)
        before, self._tops = self._tops, tops(view)
        if self._cursor in before:
            # The ship is gone: the cursor stays on its stack.
            self.put_cursor(self._tops[before.index(self._cursor)])

    def listing(self, cells: int) -> Listing:
        return listing(self._view, cells)

    def captions(self) -> Sequence[Sequence[str]]:
        figures = pgettext("still there", "left"), _("price"), _("feeds"), _("carries")
        return [(_("ship"), *figures, _("cost at a Wharf"), _("key")), (_("ship"), *figures, _("cost at a Wharf"))]
