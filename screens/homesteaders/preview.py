"""What a move would do to the player who makes it, before it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Move, OpenGame, Plan, Refused
from engine.homesteaders import income
from engine.homesteaders.goods import GOLD, GOODS, SILVER
from engine.homesteaders.moves import Assign, Bid, Pass
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.actions import key_label
from screens.homesteaders import pieces, words
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View, table_of
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from widgets.lines import Line, join, text, width, wrap

_WORSE = ("debt",)


def lines(view: View, move: Move | Plan, what: str, cells: int, key: str = "enter") -> list[Line]:
    """The move in words with the player's changes, then the events; open questions are answered by defaults.

    Before them stands the `key` that makes it.
    """
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    if turns_up(after):
        events = ()  # what is face down stays so until the move is made
    moves = move.moves if isinstance(move, Plan) else (move,)
    events = () if isinstance(moves[0], Assign) else tuple(one for one in events if one.seat == view.seat)
    parts = changes(view, after) if not isinstance(moves[0], Assign) else brought(view, after)
    if isinstance(moves[-1], Pass) and view.table["rivals"]:
        parts += _taken_by_rival({one["auction"]: one["taken_by_rival"] for one in view.table["auctions"]})
    if isinstance(moves[-1], Bid):
        bid = next(one["bid"] for one in table_of(after)["auctions"] if one["auction"] == moves[-1].target)
        what = _("Bid {n} for {auction}").format(n=bid, auction=words.auction_name(moves[-1].target))
        parts = after_bid(view, moves[-1].target, bid or 0)
        events = ()
    before = text(key_label(key), "key") + text(" ")
    *above, first = wrap(what + (":" if parts else ""), cells - 2 - width(before))
    first_lines = [before + above[0], *above[1:]] if above else []
    found = [*first_lines, *broken([first if above else before + first, *parts], cells - 2, has_head=True)]
    if len(events) > 1 and len(moves) == 1:
        found += wrap(in_sentences(events, view.viewer), cells - 2, "dim")
    return [text(" ") + line for line in found]


def after_bid(view: View, auction: str, bid: int) -> list[Line]:
    """What a bid leaves, and what could be built with that."""
    if view.holdings is None:
        return []
    left = view.left_after(bid)
    if left is None:
        n = view.debts_for(bid)
        template = ngettext("it takes {n} debt, or sales", "it takes {n} debts, or sales", n)
        parts = [text(template.format(n=n), "short")]
    else:
        parts = [
            text(words.good_name(name) + " ") + text(f"{view.has(name)} → {left[kind]}", "short")
            for kind, name in ((SILVER, "silver"), (GOLD, "gold"))
            if left[kind] < view.has(name)
        ]
    ready, cured = buildable(view, auction, bid)
    if ready:
        names = ", ".join(words.card_name(name) for name in ready)
        parts.append(text(_("then {names}").format(names=names), "gain"))
    if cured:
        names = ", ".join(words.card_name(name) for name in cured)
        parts.append(text(_("after trades {names}").format(names=names)))
    if not ready and not cured and offered(view, auction):
        parts.append(text(_("nothing could be built"), "short"))
    tile = view.auction(auction)["tile"]
    benefits = ", ".join(words.benefits(tile))
    if benefits:
        template = _("and with it {benefits}") if tile["builds"] else _("brings {benefits}")
        parts.append(text(template.format(benefits=benefits), "gain" if ready or not tile["builds"] else "dim"))
    return [*parts, *_taken_by_rival(view.auction(auction)["taken_if_won"])]


def _taken_by_rival(taken: Mapping[str, Sequence[str | None]]) -> list[Line]:
    """What the rival of a game alone takes then."""
    buildings = words.rival_takes_from(taken)
    return [text(_("the rival takes {buildings}").format(buildings=buildings), "dim")] if taken else []


def buildable(view: View, auction: str, bid: int) -> tuple[list[str], list[str]]:
    """What could be built with what a bid leaves: at once, and after trades."""
    ready = [name for name in offered(view, auction) if view.can_pay(name, bid)]
    return ready, [name for name in offered(view, auction) if name not in ready and view.cure(name, bid)]


def offered(view: View, auction: str) -> list[str]:
    """What is on offer for the tile of an auction and not owned."""
    types = view.auction(auction)["tile"]["builds"]
    return [name for name in view.table["offer"] if words.card(name).type in types and not view.owns(name)]


def brought(view: View, after: OpenGame) -> list[Line]:
    """The income of the slots that would work, the wages, and what would be left of them."""
    position, seat = view.seen, view.seat
    brings = income.income(position, seat, after.seen(view.viewer).worked[seat])
    parts = [
        text("+", "gain") + pieces.letters(GOODS[kind].name, number) for kind, number in enumerate(brings) if number > 0
    ]
    wages, left = income.wages(position, seat), income.silver_left(position, seat, brings)
    words_left = text(f"{view.has('silver')} → {left}", "gain" if left >= 0 else "short")
    income_line = text(_("income") + " ") + join(parts, " ")
    return [income_line, text(_("wages {n}").format(n=wages)), text(_("silver") + " ") + words_left]


def changes(view: View, after: OpenGame) -> list[Line]:
    """What goes and what comes, as 'wood 2 → 6'."""
    seat = view.seat
    old, new = view.player, table_of(after, view.viewer)["players"][seat]
    found: list[Line] = []
    before, later = old["holdings"], new["holdings"]
    if before is not None and later is not None:
        for name in before:
            _add(found, name, words.good_name(name), before[name], later[name])
    _add(found, "worker", words.good_name("worker"), old["workers"], new["workers"])
    _add(found, "track", words.good_name("track"), old["tracks"], new["tracks"])
    _add(found, "rail", words.good_name("rail"), old["rail"], new["rail"])
    found += [text("+ " + words.card_name(name), "gain") for name in new["buildings"] if name not in old["buildings"]]
    if old["total"] is not None and new["total"] is not None:
        _add(found, "vp", _("score"), old["total"], new["total"])
    return found


def _add(found: list[Line], name: str, label: str, old: int, new: int) -> None:
    if old != new:
        is_gain = (new > old) != (name in _WORSE)
        found.append(text(label + " ", good(name)) + text(f"{old} → {new}", "gain" if is_gain else "short"))


def broken(parts: list[Line], cells: int, *, has_head: bool = False) -> list[Line]:
    """Parts of a sentence, broken into lines between two of them, or within one that is too long.

    `has_head`: the first part is what the others are about.
    """
    lines = parts[:1]
    for place, part in enumerate(parts[1:], start=not has_head):
        longer = join([lines[-1], part], " " if place == 0 else ", ")
        if width(longer) <= cells:
            lines[-1] = longer
        elif width(part) <= cells:
            if place and width(lines[-1]) < cells:
                lines[-1] += text(",")
            lines.append(part)
        else:
            lines += wrap("".join(piece.text for piece in part), cells, part[0].style)
    return lines
