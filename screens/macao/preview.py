"""What a move would do to the player who makes it, before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import Event, Move, OpenGame, Plan, Refused
from engine.macao import city, colours, deck, forecast, scoring, sea, wall
from engine.macao.moves import Activate, Choose, Claim, Pass, Take, Use
from engine.macao.state import ACTION, Colony
from engine.texts.language import clauses, either, gettext as _, listed, pgettext, within
from screens.actions import key_label
from screens.macao import pieces, turns, words
from screens.macao.view import View
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from widgets.filled import figure
from widgets.lines import Line, packed, sentence, text, wrap

_LISTED = 6
"""So many quarters are named at most."""


def lines(
    view: View, move: Move | Plan, what: str, cells: int, *, is_brief: bool = False, is_named: bool = False
) -> list[Line]:
    """The move in words with the player's changes, then what happens; open questions are answered by defaults.

    `is_brief`: without what happens, as far as the changes say it. `is_named`: without its words, if anything changes.
    """
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    last = move.moves[-1] if isinstance(move, Plan) else move
    # What would come up only once the move is made stays face down: then what follows upon it is not told.
    is_told = not turns_up(after)
    parts = _changes(view, after.seen()) if is_told and not isinstance(last, Pass | Choose) else []
    head = text(key_label("enter"), "key") + text(" " + what)
    found = packed(parts, cells - 2) if is_named and parts else sentence([head, *parts], cells - 2, "   ")
    if is_told and isinstance(last, Choose):
        found += _chosen(view, after, cells - 2)
    elif isinstance(last, Take):
        found += wrap(words.says(deck.NUMBER[last.target]), cells - 2, "dim")
    elif isinstance(last, Pass):
        found += [] if is_brief else _turn(view, cells - 2)
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
    position: Colony = after.seen()
    if view.phase != ACTION or position.phase != ACTION or position.seat != view.seat:
        return []
    if tuple(position.supply[view.seat]) == view.supply:
        return []
    moves = after.moves()
    cards = words.card_names(deck.NUMBER[one.target] for one in moves if isinstance(one, Activate))
    uses = words.card_names(deck.NUMBER[one.target] for one in moves if isinstance(one, Use))
    quarters = words.numbers_of(city.QUARTER[one.target] for one in moves if isinstance(one, Claim))
    parts = []
    if cards:
        parts.append(_("activate {cards}").format(cards=cards))
    if uses:
        parts.append(_("use {cards}").format(cards=uses))
    if len(quarters) > _LISTED:
        parts.append(_("take one of {n} quarters").format(n=len(quarters)))
    elif quarters:
        parts.append(_("take quarter {numbers}").format(numbers=either(quarters)))
    if not parts:
        return [text(_("Then no card and no quarter can be paid for any more."), "dim")]
    return wrap(_("Then you can still: {ways}.").format(ways=clauses(parts)), cells, "dim")


def voyage(view: View, plan: Plan) -> str:
    """Several steps of the ship in words: how far, and which cubes they cost."""
    left = plan.after.seen().supply[view.seat]
    given = [old - new for old, new in zip(view.supply, left, strict=True)]
    free = len(plan.moves) - sum(given)
    cost = words.cubes(given) if any(given) else _("free steps")
    if free and any(given):
        cost = _("{cubes} and free steps").format(cubes=cost)
    return _("Sail to {space}, {n} spaces, for {cost}").format(
        space=words.space_name(sea.SPACE[plan.moves[-1].target]), n=len(plan.moves), cost=cost
    )


def _chosen(view: View, after: OpenGame, cells: int) -> list[Line]:
    """The own supply after the dice are chosen, and the cubes of the rounds to come."""
    position: Colony = after.seen()
    supply = position.supply[view.seat]
    parts = [figure(_("now"), pieces.supply(supply))]
    if not any(supply):
        parts = [text(_("now nothing: a punishment marker"), "short")]
    for number, cubes in forecast.cubes_to_come(position, view.seat).items():
        if any(cubes):
            parts.append(figure(str(number), pieces.supply(cubes)))
    return pieces.flow([text(_("Your cubes then:"), "dim"), *parts], cells, 3)


def _turn(view: View, cells: int) -> list[Line]:
    """All that was done in this turn."""
    done = turns.in_short(view)
    if not done:
        return [text(_("You have done nothing in this turn."), "dim")]
    return wrap(_("This turn: {done}.").format(done=listed(map(within, done))), cells, "dim")


def _changes(view: View, after: Colony) -> list[Line]:
    """What goes and what comes, as 'gold 4 → 1'."""
    found: list[Line] = []
    for old, new in zip(_counted(view.seen, view.seat), _counted(after, view.seat), strict=True):
        if old.number != new.number:
            is_good = (new.number > old.number) != old.is_bad
            change = text(f"{old.number} → {new.number}", "gain" if is_good else "plain")
            found.append(text(old.label + " ", old.style) + change)
    return found


class _Count(NamedTuple):
    """Something of which a seat has so many, or where it stands; whether more of it is worse."""

    label: str
    style: str
    number: int
    is_bad: bool = False


def _counted(position: Colony, seat: int) -> Iterator[_Count]:
    """All that a move may change for a seat."""
    for colour in colours.EVERY:
        yield _Count(words.colour_name(colour), pieces.cube(colour), position.supply[seat][colour])
    yield _Count(_("gold"), "good:gold", position.gold[seat])
    yield _Count(_("PP"), "worth", position.points[seat])
    yield _Count(_("markers"), "short", position.penalties[seat], is_bad=True)
    yield _Count(_("jokers"), "plain", position.jokers[seat])
    for good, number in enumerate(position.cargo[seat]):
        yield _Count(words.good_name(good), "plain", number)
    yield _Count(_("wall"), "plain", wall.space(position, seat))
    yield _Count(pgettext("rank", "place"), "dim", 1 + position.wall.index(seat), is_bad=True)
    yield _Count(_("free steps"), "plain", position.free_steps)
    yield _Count(_("largest area"), "plain", max(city.areas(position.city[seat]), default=0))
    yield _Count(_("if it ended now"), "worth", scoring.total(position, seat))
