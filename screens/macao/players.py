"""The page of the players: all that lies open of each, then the dice, the office cards and the discard pile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.macao.table import first_round
from engine.macao.table_data import PlayerData, TurnData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import pieces, words
from screens.macao.actions import KEYS, LETTERS
from screens.macao.pieces import die
from screens.macao.view import View, style_of
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from widgets.gauges import LEADER, leading
from widgets.lines import EMPTY, Line, fit, join, text, wrap

_LABEL = 12
_NAME = 21
_MANY = 99
"""So many lines as a row may take: as many as it needs."""


class PlayersPage(ListPage):
    """A list; the cursor is on a card or on what is said of somebody."""

    _view: View

    def __init__(self) -> None:
        super().__init__(KEYS.pages[4])

    def look(self, view: View) -> None:
        """Show another position."""
        self._view = view
        self.renew()

    def number_of(self, name: str) -> str:
        return words.card_name(name) if words.is_card(name) else name

    def listing(self, cells: int) -> Listing:
        view = self._view
        rows = [row for player in (*view.others, view.mine) for row in _player(view, player, cells)]
        rows += [*_company(view, cells), *_dice(view), *_offices(view, cells), *_discard(view, cells)]
        return Listing(tuple(rows), text(" " + _("Players"), "heading") + _to_come(view))

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        return [text(" ") + line for line in wrap(words.described(name), cells - 2)] if words.is_card(name) else []


def _to_come(view: View) -> Line:
    """Who is still to come in this phase, in their order."""
    queue = view.table["queue"]
    names = join([view.called(seat) for seat in queue], ", ")
    return text("  " + _("still to come:") + " ", "dim") + names if queue else EMPTY


def _said(of: str, label: str, parts: Iterable[Line], cells: int) -> Iterator[Row]:
    """What there is to say about something, in as many lines as it takes."""
    for n, line in enumerate(pieces.flow(parts, cells - _LABEL - 1, _MANY)):
        yield Row(fit(text("  " + (label if not n else ""), "dim"), _LABEL) + line, f"{of}:{label} {n}")


def _player(view: View, player: PlayerData, cells: int) -> Iterator[Row]:
    """Somebody: what they own, what is coming for them, their cards."""
    seat = player["seat"]
    leads = leading([one["total"] for one in view.table["players"]])[seat]
    has = [
        (text(LEADER, "mark") if leads else text(" ")) + view.called(seat),
        text(words.prestige(player["prestige"]), "worth"),
        text(_("now {n}").format(n=player["total"]), "figure"),
        text(words.gold(player["gold"]), "good:gold"),
    ]
    has += [text(words.jokers(player["jokers"]))] if player["jokers"] else []
    has += [text(words.markers(player["punishment"]), "short")] if player["punishment"] else []
    first, *more = pieces.flow(has, cells, _MANY)
    yield Row(first)
    yield from (Row(text(" ") + line, f"{seat}:has {n}") for n, line in enumerate(more))
    name = str(seat)
    yield from _said(name, _("cubes"), _cubes(view, player), cells)
    if player["dice"]:
        chosen = [_die(view, colour) for colour in player["dice"]]
        yield from _said(name, _("dice"), chosen, cells)
    yield from _said(name, _("ship"), _ship(player), cells)
    yield from _said(name, _("wall"), _wall(view, player), cells)
    if player["quarters"]:
        numbers = text(" ".join(one[1:].lstrip("0") for one in player["quarters"]))
        areas = text(_("areas") + " ", "dim") + text(" ".join(map(str, player["areas"])), "figure")
        yield from _said(name, _("quarters"), [numbers, areas], cells)
    turn = view.table["turn"]
    if turn is not None and turn["seat"] == seat:
        yield from _said(name, _("this turn"), map(text, _turn(turn)), cells)
    held = _("{n} of {room}").format(n=len(player["tableau"]), room=player["room"])
    yield from _said(name, _("tableau"), [text(held)], cells)
    for card in player["tableau"]:
        yield Row(_card(card, text("   "), pieces.cost(pieces.cost_of(card)), cells), f"{seat}:{card}")
    for card in player["activated"]:
        yield Row(_card(card, text("  ") + text("✓", "mark"), EMPTY, cells), f"{seat}:{card}")


def _card(name: str, sign: Line, cost: Line, cells: int) -> Line:
    line = fit(sign + text(pieces.name(name)), _NAME) + fit(cost, 5)
    return fit(line + text(words.effect(name), "dim"), cells)


def _cubes(view: View, player: PlayerData) -> list[Line]:
    """The supply and the cubes of the rounds to come, each a letter on its colour."""
    first = first_round(view.seen, player["seat"])
    parts = [(_("now"), player["supply"]), *((str(first + side), one) for side, one in enumerate(player["rose"]))]
    found = [text(label + " ", "dim") + _blocks(cubes) for label, cubes in parts if cubes]
    return found or [text(_("none"), "dim")]


def _blocks(cubes: dict[str, int]) -> Line:
    return join([text(f"{LETTERS[name]}{number}", die(name)) for name, number in cubes.items()], " ")


def _die(view: View, colour: str) -> Line:
    value = next(one["value"] for one in view.table["dice"] if one["colour"] == colour)
    return text(words.die(colour, value))


def _ship(player: PlayerData) -> list[Line]:
    parts = [text(words.space_name(player["ship"])), text(words.goods(player["cargo"]))]
    if player["delivered"]:
        delivered = ngettext("{n} tile delivered", "{n} tiles delivered", player["delivered"])
        parts.append(text(delivered.format(n=player["delivered"])))
    return parts


def _wall(view: View, player: PlayerData) -> list[Line]:
    disc = next(one for one in view.table["wall"] if one["seat"] == player["seat"])
    parts = [text(_("space {n}").format(n=disc["steps"])), text(_("place {n}").format(n=player["place"]))]
    return [*parts, text(_("always on top"))] if disc["on_top"] else parts


def _turn(turn: TurnData) -> list[str]:
    """What whoever acts has done in this turn."""
    found = [
        _("{n} of {most} quarters").format(n=turn["quarters"], most=turn["quarter_limit"]),
        _("{n} of {most} purchases").format(n=turn["purchases"], most=turn["purchase_limit"]),
    ]
    found += [_("wall action made")] if turn["wall_used"] else []
    found += [_("ship moved {spaces}").format(spaces=words.spaces(turn["moved"]))] if turn["moved"] else []
    found += [_("a port entered")] if turn["entered"] else []
    found += [_("{spaces} free").format(spaces=words.spaces(turn["free_steps"]))] if turn["free_steps"] else []
    found += [_("gold received")] if turn["earned"] else []
    return [*found, *(_("{card} used").format(card=words.card_name(name)) for name in turn["used"])]


def _company(view: View, cells: int) -> Iterator[Row]:
    company = view.table["company"]
    if company is None:
        return
    yield Row(text(" ") + view.called(None))
    numbers = " ".join(one[1:].lstrip("0") for one in company["quarters"]) or _("none")
    parts = [text(_("space {n} of the wall").format(n=company["space"])), text(_("quarters") + " " + numbers)]
    if company["colour"] is not None:
        parts.append(text(_("asks for {colour}").format(colour=words.colour_name(company["colour"]))))
    yield from _said("company", "", parts, cells)


def _dice(view: View) -> Iterator[Row]:
    """What each die shows, what it showed, and who has chosen it."""
    if view.table["dice"]:
        yield Row(text(" " + _("Dice"), "heading"))
    for one in view.table["dice"]:
        line = text("  ") + text(f"{LETTERS[one['colour']]}{one['value']}", die(one["colour"]))
        line = fit(line + text(" " + words.colour_name(one["colour"])), _LABEL)
        if one["rolled"] != one["value"]:
            line += text(_("rolled {n}").format(n=one["rolled"]) + "  ", "dim")
        names = [text(view.name(seat), style_of(seat)) for seat in one["chosen_by"]]
        yield Row(line + join(names, ", "), f"die:{one['colour']}")


def _offices(view: View, cells: int) -> Iterator[Row]:
    """The office cards of every round, with their costs."""
    yield Row(text(" " + _("Office cards of the rounds"), "heading"))
    for number, names in enumerate(view.table["offices"], start=1):
        style = "plain" if number >= view.table["round"] else "dim"
        cards = [text(words.card_name(name) + " ", style) + pieces.cost(pieces.cost_of(name)) for name in names]
        yield Row(fit(text(f"{number:>4}  ", "dim") + join(cards, ", "), cells), f"round:{number}")


def _discard(view: View, cells: int) -> Iterator[Row]:
    names = [text(words.card_name(name)) for name in view.table["discard"]]
    closed = ngettext("{n} card still closed", "{n} cards still closed", view.table["closed"])
    yield Row(text(" " + _("Discarded"), "heading") + text("  " + closed.format(n=view.table["closed"]), "dim"))
    for n, line in enumerate(pieces.flow(names, cells - 3, _MANY, ", ")):
        yield Row(text("  ") + line, f"discard:{n}")
