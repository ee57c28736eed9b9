"""What a move would do to the player who makes it, before it is made."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from engine import Move, OpenGame, Plan, Refused
from engine.speicherstadt.cards import SHIP
from engine.speicherstadt.goods import NAMES
from engine.speicherstadt.moves import Buy, Decline, Queue, Reserve, Use
from engine.speicherstadt.prospects import at_hand, bought
from engine.speicherstadt.state import LOADING
from engine.speicherstadt.table_data import ColumnData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.actions import key_label
from screens.speicherstadt import card_text, pieces, words
from screens.speicherstadt.data import position_of, table_of
from screens.speicherstadt.hues import good
from screens.speicherstadt.view import View
from screens.ways import outcome, turns_up
from screens.words import capital, in_sentences, shown
from widgets.lines import Line, fill, join, text, width, wrap

_KEYS = {Buy: "b", Decline: "-"}


def lines(view: View, move: Move | Plan, what: str, cells: int) -> list[Line]:
    """The move in words with the player's changes, then what happens; open questions are answered by defaults."""
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    last = move.moves[-1] if isinstance(move, Plan) else move
    key = text(key_label(_KEYS.get(type(last), "enter")), "key")
    if isinstance(last, Queue | Reserve):
        found = _placing(view, last, key, cells - 2)
    else:
        # What would come up only once the move is made stays face down: then what follows upon it is not told.
        is_told = not turns_up(after)
        parts = changes(view, after) if is_told else _bought(view) if isinstance(last, Buy) else []
        if isinstance(last, Decline):
            parts += _next_asked(view)
        if isinstance(move, Plan) and parts:
            what = ngettext("{n} move at once", "{n} moves at once", len(move.moves)).format(n=len(move.moves))
        head = key + text(" " + what + (":" if parts else ""))
        if width(head) <= cells - 2:
            found = broken([head, *parts], cells - 2)
        else:
            first, *rest = wrap(what, cells - 3 - width(key))
            found = [join([key, first], " "), *rest]
        if isinstance(last, Use):
            effect = words.effect(last.target)
            found += wrap(_("{effect}.").format(effect=capital(effect)), cells - 2, "dim")
        if is_told and not isinstance(last, Buy | Decline) and (len(events) > 1 or isinstance(last, Use)):
            found += wrap(in_sentences(events, view.seat), cells - 2, "dim")
        elif not is_told and view.phase == LOADING:
            own = tuple(takewhile(lambda event: event.seat == view.seat, events))
            found += wrap(in_sentences(own, view.seat), cells - 2, "dim")
    return [text(" ") + line for line in found]


def _placing(view: View, move: Move, key: Line, cells: int) -> list[Line]:
    """Standing in line or reserving: what one would be asked, who is asked before, what the card would do."""
    name = words.at(view.table, move.target)
    goods: list[str] = []
    if isinstance(move, Queue):
        column = next(one for one in view.table["columns"] if one["place"] == move.target)
        goods = column["goods"]
        head = key + text(" " + _("Stand in line for {card}").format(card=words.told(name)) + ":")
        parts = _line(view, column)
    else:
        reserved = view.table["reserved"]
        upper = next(one for one in view.table["upper"] if one["place"] == move.target)
        goods = upper["goods"]
        head = key + text(" " + _("Reserve {card}").format(card=words.told(name)) + ":")
        parts = [text(_("at 1 coin, 1 more for each card reserved later"))]
        if reserved:
            parts.append(text(_("those reserved before cost 1 more"), "dim"))
    found = broken([head, *parts], cells)
    return [*found, *_if_bought(view, name, goods, cells)]


def _line(view: View, column: ColumnData) -> list[Line]:
    """Where one would stand, and what those who are asked before are asked now and would be then."""
    before = column["queue"]
    if not before:
        return [text(_("first, asked at 1 coin"), "gain")]
    place = len(before) + 1
    parts = [view.called(one["seat"]) + text(" ") + view.asked(one, joins=True) for one in before]
    return [
        text(_("number {n} in line, asked at 1 coin if all before step back").format(n=place)),
        text(_("before you:") + " ", "dim") + parts[0],
        *parts[1:],
    ]


def _if_bought(view: View, name: str, goods: list[str], cells: int) -> list[Line]:
    """What one could do with the card."""
    card = words.card(name)
    if card.type != SHIP:
        return wrap(card_text.effect(card), cells, "dim")
    use = view.use_of(goods)
    parts = []
    if use.fitting:
        parts.append(_named(use.fitting) + text(" " + _("onto your contracts"), "gain"))
    if use.delivered:
        parts.append(_named(use.delivered) + text(" " + _("for points")))
    if use.sold:
        parts.append(_named(use.sold) + text(" " + _("to your merchants")))
    if not parts:
        return [text(_("You have no use for its goods yet."), "dim")]
    return broken([text(_("Its goods:"), "dim"), *parts], cells)


def _named(kinds: Iterable[int]) -> Line:
    return pieces.goods(NAMES[kind] for kind in kinds)


def _bought(view: View) -> list[Line]:
    """What buying alone does, whatever follows."""
    asked = view.table["asked"]
    if asked is None:
        return []
    after, found = bought(view.seen), list[Line]()
    _add(found, _("coins"), "good:coin", view.mine["coins"], after.coins)
    if after.is_kept:
        found.append(text("+ " + words.card_name(asked["card"]), "gain"))
    _add(found, _("score"), "worth", view.mine["total"], after.total)
    return found


def _next_asked(view: View) -> list[Line]:
    """Who is asked for the card after one steps back; nothing where it is no card that one declines."""
    asked = view.table["asked"]
    if asked is None:
        return []
    column = view.column(asked["place"])
    if column is None or len(column["queue"]) < 2:
        return [text(_("the card is discarded"), "dim")]
    one = column["queue"][1]
    template = _("then {name} is asked at {n}") if one["can_pay"] else _("then {name}, who cannot pay {n}")
    return [fill(template, name=view.called(one["seat"]), n=one["price"])]


def changes(view: View, after: OpenGame) -> list[Line]:
    """What goes and what comes, as 'coins 4 → 1'."""
    old, new = view.mine, table_of(after)["players"][view.seat]
    found: list[Line] = []
    _add(found, _("coins"), "good:coin", old["coins"], new["coins"])
    stocks = (at_hand(position, view.seat) for position in (view.seen, position_of(after)))
    for name, before, later in zip(NAMES, *stocks, strict=True):
        _add(found, words.good_name(name), good(name), before, later)
    found += [text("+ " + words.card_name(name), "gain") for name in new["cards"] if name not in old["cards"]]
    filled = {one["contract"] for one in old["contracts"] if one["full"]}
    found += [
        text(_("contract {points} full").format(points=one["points"]), "gain")
        for one in new["contracts"]
        if one["full"] and one["contract"] not in filled
    ]
    _add(found, _("score"), "worth", old["total"], new["total"])
    return found


def _add(found: list[Line], label: str, style: str, old: int, new: int) -> None:
    if old != new:
        found.append(text(label + " ", style) + text(f"{old} → {new}", "gain" if new > old else "plain"))


def broken(parts: list[Line], cells: int) -> list[Line]:
    """The head and what follows it, broken into lines between two parts, or within one that is too long."""
    lines = [parts[0]]
    for place, part in enumerate(parts[1:]):
        longer = join([lines[-1], part], " " if place == 0 else ", ")
        if width(longer) <= cells:
            lines[-1] = longer
        elif width(part) <= cells:
            lines.append(part)
        else:
            lines += wrap("".join(piece.text for piece in part), cells, part[0].style)
    return lines
