"""What a move would do to the player who makes it, before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event, Move, OpenGame, Plan, Refused
from engine.macao.colours import COLOURS
from engine.macao.moves import Activate, Choose, Claim, Pass, Take, Use
from engine.macao.state import ACTION
from engine.macao.table_data import PlayerData
from engine.texts.language import gettext as _
from screens.actions import key_label
from screens.macao import pieces, words
from screens.macao.data import forecast_of, position_of, table_of
from screens.macao.pieces import cube
from screens.macao.view import View, in_short
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from widgets.lines import Line, join, text, width, wrap

_LISTED = 6
"""So many quarters are named at most."""


def lines(view: View, move: Move | Plan, what: str, cells: int, *, is_brief: bool = False) -> list[Line]:
    """The move in words with the player's changes, then what happens; open questions are answered by defaults.

    `is_brief`: without what happens, as far as the changes say it.
    """
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    last = move.moves[-1] if isinstance(move, Plan) else move
    head = text(key_label("enter"), "key") + text(" " + what)
    # What would come up only once the move is made stays face down: then what follows upon it is not told.
    is_told = not turns_up(after)
    parts = changes(view, after) if is_told and not isinstance(last, Pass | Choose) else []
    found = broken([head, *parts], cells - 2)
    if is_told and isinstance(last, Choose):
        found += _chosen(view, after, cells - 2)
    elif isinstance(last, Take):
        found += wrap(words.says(last.target), cells - 2, "dim")
    elif isinstance(last, Pass):
        found += _turn(view, cells - 2)
    elif is_told:
        found += [] if is_brief else _more(view, move, events, cells - 2)
        found += _still_open(view, after, cells - 2)
    return [text(" ") + line for line in found]


def _more(view: View, move: Move | Plan, events: Sequence[Event], cells: int) -> list[Line]:
    """What happens besides what the words of the move say already."""
    told_already = len(move.moves) if isinstance(move, Plan) else 1
    if view.phase == ACTION and len(events) <= told_already:
        return []
    return wrap(in_sentences(events, view.seat), cells, "dim")


def _still_open(view: View, after: OpenGame, cells: int) -> list[Line]:
    """What the turn could go on with after a move that gives or takes cubes: cards, their uses, quarters."""
    mine, position = view.mine, position_of(after)
    if view.phase != ACTION or position.phase != ACTION or position.seat != view.seat:
        return []
    if table_of(after)["players"][view.seat]["supply"] == mine["supply"]:
        return []
    moves = after.moves()
    cards = [words.card_name(one.target) for one in moves if isinstance(one, Activate)]
    uses = [words.card_name(one.target) for one in moves if isinstance(one, Use)]
    quarters = [one.target[1:].lstrip("0") for one in moves if isinstance(one, Claim)]
    parts = []
    if cards:
        parts.append(_("activate {cards}").format(cards=", ".join(cards)))
    if uses:
        parts.append(_("use {cards}").format(cards=", ".join(uses)))
    if len(quarters) > _LISTED:
        parts.append(_("take one of {n} quarters").format(n=len(quarters)))
    elif quarters:
        parts.append(_("take quarter {numbers}").format(numbers=_(" or ").join(quarters)))
    if not parts:
        return [text(_("Then no card and no quarter can be paid for any more."), "dim")]
    return wrap(_("Then you can still: {ways}.").format(ways="; ".join(parts)), cells, "dim")


def voyage(view: View, plan: Plan) -> str:
    """Several steps of the ship in words: how far, and which cubes they cost."""
    old, new = (table["players"][view.seat]["supply"] for table in (view.table, table_of(plan.after)))
    given = {name: number - new.get(name, 0) for name, number in old.items()}
    free = len(plan.moves) - sum(given.values())
    cost = words.cubes(given) if any(given.values()) else _("free steps")
    if free and any(given.values()):
        cost = _("{cubes} and free steps").format(cubes=cost)
    return _("Sail to {space}, {n} spaces, for {cost}").format(
        space=words.space_name(plan.moves[-1].target), n=len(plan.moves), cost=cost
    )


def _chosen(view: View, after: OpenGame, cells: int) -> list[Line]:
    """The own supply after the dice are chosen, and the cubes of the rounds to come."""
    mine = table_of(after)["players"][view.seat]
    parts = [text(_("now") + " ", "dim") + pieces.numbers(mine["supply"])]
    if not mine["supply"]:
        parts = [text(_("now nothing: a punishment marker"), "short")]
    for one in forecast_of(after)["players"][view.seat]["cubes"]:
        if one["total"]:
            parts.append(text(_("{n}:").format(n=one["round"]) + " ", "dim") + pieces.numbers(one["cubes"]))
    return pieces.flow([text(_("Your cubes then:"), "dim"), *parts], cells, 3)


def _turn(view: View, cells: int) -> list[Line]:
    """All that was done in this turn."""
    done = in_short(view)
    if not done:
        return [text(_("You have done nothing in this turn."), "dim")]
    return wrap(_("This turn: {done}.").format(done=", ".join(done)), cells, "dim")


def changes(view: View, after: OpenGame) -> list[Line]:
    """What goes and what comes, as 'gold 4 → 1'."""
    old, new = view.mine, table_of(after)["players"][view.seat]
    found: list[Line] = []
    for colour in COLOURS:
        _add(found, words.colour_name(colour), cube(colour), old["supply"].get(colour, 0), new["supply"].get(colour, 0))
    _add(found, _("gold"), "good:gold", old["gold"], new["gold"])
    _add(found, _("points"), "worth", old["prestige"], new["prestige"])
    _add(found, _("markers"), "short", old["punishment"], new["punishment"], is_bad=True)
    _add(found, _("jokers"), "plain", old["jokers"], new["jokers"])
    _goods(found, old, new)
    _add(found, _("wall"), "plain", old["wall"], new["wall"])
    _add(found, _("place"), "dim", old["place"], new["place"], is_bad=True)
    steps = (view.seen.free_steps, position_of(after).free_steps)
    _add(found, _("free steps"), "plain", *steps)
    _add(found, _("largest area"), "plain", max(old["areas"], default=0), max(new["areas"], default=0))
    _add(found, _("if it ended now"), "worth", old["total"], new["total"])
    return found


def _goods(found: list[Line], old: PlayerData, new: PlayerData) -> None:
    for good in {**old["cargo"], **new["cargo"]}:
        _add(found, words.good_name(good), "plain", old["cargo"].get(good, 0), new["cargo"].get(good, 0))


def _add(found: list[Line], label: str, style: str, old: int, new: int, *, is_bad: bool = False) -> None:
    if old != new:
        is_good = (new > old) != is_bad
        found.append(text(label + " ", style) + text(f"{old} → {new}", "gain" if is_good else "plain"))


def broken(parts: list[Line], cells: int) -> list[Line]:
    """The head and what follows it, broken into lines between two parts, or within one that is too long."""
    lines = [parts[0]] if width(parts[0]) <= cells else wrap("".join(piece.text for piece in parts[0]), cells)
    for place, part in enumerate(parts[1:]):
        longer = join([lines[-1], part], "   " if place == 0 else ", ")
        if width(longer) <= cells:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines
