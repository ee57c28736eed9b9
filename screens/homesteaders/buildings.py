"""The page of the buildings: what is on offer by its type, what comes later, and everybody's town."""

from __future__ import annotations

from engine.homesteaders.cards import TYPES, TYPES_SHOWN
from engine.homesteaders.state import BID, BUILD, SECOND
from engine.texts.language import gettext as _
from screens.homesteaders import card_text, goals, move_words, pieces, words
from screens.homesteaders.pieces import type_of
from screens.homesteaders.view import View
from screens.table.picture.listing import Listing, Row
from screens.words import shown
from widgets.lines import Line, fit, text, wrap


def listing(view: View, cells: int) -> Listing:
    """What can be built, first the types that can be built now; what comes later; the towns."""
    rows: list[Row] = []
    offer = view.table["offer"]
    now = view.types_now
    for kind in sorted(TYPES, key=lambda kind: (kind not in now, TYPES.index(kind))):
        names = [name for name in offer if words.card(name).type == kind]
        if names:
            heading = text(f" {_(words.SHORT_TYPES[kind])} ", type_of(kind)) + text(" " + shown(TYPES_SHOWN[kind]))
            if now and kind not in now:
                heading += text("  " + _("not now"), "dim")
            rows.append(Row(text(" ") + heading))
            rows += [Row(_line(view, name, offer[name], cells), name) for name in names]
    stage = view.forecast["stage"]
    if stage is not None:
        rows.append(Row(text(" " + _("Comes in round {n}").format(n=stage["round"]), "heading")))
        rows += [Row(_line(view, name, n, cells), f"later:{name}") for name, n in stage["comes"].items()]
        if stage["leaves"]:
            names_left = ", ".join(map(words.card_name, stage["leaves"]))
            leaving = _("Leaves in round {n}: {names}").format(n=stage["round"], names=names_left)
            rows += [Row(text(" ") + line) for line in wrap(leaving, cells - 2, "dim")]
    for player in (view.player, *(one for one in view.players if one["seat"] != view.seat)):
        heading = text(" " + _("The town of") + " ", "heading") + pieces.seat_name(view, player["seat"])
        heading += text(
            "  " + _("{n}w").format(n=player["workers"]) + " " + _("{n}t").format(n=player["tracks"]), "dim"
        )
        heading += text(f" r{player['rail']}", "dim")
        rows.append(Row(heading))
        rows += [Row(_line(view, name, 1, cells), f"{player['seat']}:{name}") for name in player["buildings"]]
    for rival in view.table["rivals"]:
        if rival["buildings"]:
            rows.append(Row(text(" " + _("Taken by the rival"), "heading")))
            rows += [Row(_line(view, name, 1, cells), f"rival{n}:{name}") for n, name in enumerate(rival["buildings"])]
    return Listing(tuple(rows), _heading(cells))


def _heading(cells: int) -> Line:
    return fit(
        text(" ")
        + fit(text(_("Buildings"), "heading"), 19)
        + fit(text(_("cost"), "dim"), 6)
        + fit(text(_("VP"), "dim"), 5, "right")
        + text("  " + _("what it does"), "dim"),
        cells,
    )


def _line(view: View, name: str, number: int, cells: int) -> Line:
    card = words.card(name)
    is_offered = name in view.table["offer"]
    many = text(_(" ×{n}").format(n=number), "dim") if number > 1 else text("")
    sign = pieces.sign(view, name) if is_offered else text(" ")
    return fit(
        text(" ")
        + fit(text(words.card_name(name), "dim" if is_offered and view.owns(name) else "plain") + many, 19)
        + fit(pieces.cost(card, view) if is_offered else pieces.cost_plain(card), 6)
        + sign
        + fit(text(str(card.points) if card.points else "·", "figure" if card.points else "dim"), 4, "right")
        + text("  ")
        + pieces.brings(card),
        cells,
    )


def details(view: View, name: str, cells: int) -> list[Line]:
    """What a building does in words, beyond what its row says, and what building it would take now."""
    does = "; ".join(card_text.does(words.card(name)))
    told = _("{name}: {what}").format(name=words.card_name(name), what=does)
    found = [text(" ") + line for line in wrap(told, cells - 2)]
    for line in wrap(_building_it(view, name), cells - 2, "dim"):
        found.append(text(" ") + line)
    return found


def _building_it(view: View, name: str) -> str:
    """Whether it can be built now, how, and what stands in the way."""
    if name not in view.table["offer"] or view.holdings is None:
        return ""
    wanted = goals.goal(view, name)
    if view.phase == BID and wanted.ways:
        return " ".join(
            _("{auction}: {detail}.").format(auction=shown(way.shown), detail=shown(way.detail)) for way in wanted.ways
        )
    if view.phase in (BUILD, SECOND, BID) and not wanted.ways:
        return wanted.reason
    if view.owns(name):
        return _("You own it: nobody builds it twice.")
    cure = view.cure(name)
    if cure is None:
        return _("No trades help to build it now.")
    return _("First {trades}.").format(trades=move_words.trades(cure)) if cure else _("You have what it takes.")
