"""The page of the pile: fires to come, the bag, what is left of every season, what was discarded."""

from __future__ import annotations

from collections.abc import Iterator

from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.fires import changes
from engine.speicherstadt.supply import bagged, by_season, fires_to_come
from engine.texts.language import gettext as _, ngettext
from screens.speicherstadt import briefly, pieces, words
from screens.speicherstadt.view import View
from screens.table.picture.listing import Listing, Row
from widgets.filled import figure
from widgets.lines import EMPTY, Line, fit, text, width


def listed(view: View, cells: int) -> Listing:
    """Fires, then the seasons from the next one on, then the bag and the discard pile."""
    rounds = ngettext("{n} round after this one", "{n} rounds after this one", view.left).format(n=view.left)
    return Listing(tuple(_pile(view, cells)), pieces.heading(_("The pile"), rounds))


def _pile(view: View, cells: int) -> Iterator[Row]:
    for fire in fires_to_come(view.seen):
        yield Row(fit(_fire(view, fire), cells), fire.name)
    goods = bagged(view.seen)
    bag = [text(_("In the bag {n}:").format(n=sum(goods)), "dim"), *pieces.each(goods)]
    yield from (Row(text(" ") + line) for line in pieces.flow(bag, cells - 1, 2, between=" "))
    for season, left in by_season(view.seen).items():
        number = len(left)
        count = ngettext("{n} card", "{n} cards", number)
        if number > 1:
            count = ngettext("{n} card in unknown order", "{n} cards in unknown order", number)
        yield Row(pieces.heading(words.season(season), count.format(n=number)))
        alike: dict[object, list[Card]] = {}
        for card in left:
            alike.setdefault((CARDS[card].type, CARDS[card].shown), []).append(CARDS[card])
        for first, *more in alike.values():
            yield Row(_left(first, cells, 1 + len(more)), first.name)
    gone = [CARDS[card] for card in view.seen.discards]
    if gone:
        count = ngettext("Discarded: {n} card", "Discarded: {n} cards", len(gone)).format(n=len(gone))
        yield Row(pieces.heading(count))
    yield from (Row(_left(card, cells), f"discarded:{card.name}") for card in gone)


def _fire(view: View, fire: Card) -> Line:
    """A fire to come, and what it would do now to whoever looks."""
    label = fit(text(" " + words.fire_of(fire.season), "short"), 19)
    now = pieces.change(changes(view.seen, fire.points)[view.seat])
    return label + fit(text(words.points(fire.points), "figure"), 10) + figure(_("you now"), now)


def fire_details(view: View, name: str, cells: int) -> list[Line]:
    """What a fire to come would do now to every house."""
    fire = next((one for one in fires_to_come(view.seen) if one.name == name), None)
    if fire is None:
        return []
    parts = [text(" " + _("If it broke out now:"), "dim")]
    for house, change in enumerate(changes(view.seen, fire.points)):
        parts.append(view.called(house) + pieces.change(change, " "))
    return pieces.flow(parts, cells - 1, 3)


def _left(card: Card, cells: int, number: int = 1) -> Line:
    """A card of the pile, or so many that are alike."""
    many = text(f"  ×{number}", "dim") if number > 1 else EMPTY
    label = fit(text("   ") + pieces.label(card, 13), 17)
    return fit(label + briefly.in_line(card, cells - width(label) - width(many)) + many, cells)
