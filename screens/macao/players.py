"""The page of the players: all that lies open of each, then the dice, the office cards and the discard pile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.macao import city, colours, deck, forecast, lone, state, wall
from engine.texts.language import comma, gettext as _, ngettext, within
from screens.macao import actions, market_lines, pieces, words
from screens.macao.view import View, style_of
from screens.table.page import ViewPage, prose_columns
from screens.table.picture.listing import Listing, Row, column_cells, in_whole_groups
from screens.table.picture.pages import ListPage
from widgets.filled import figure
from widgets.gauges import LEADER
from widgets.lines import EMPTY, Line, fit, join, text, wrap

_LABEL = 13
_NAME = 25
_MANY = 99
"""So many lines as a row may take: as many as it needs."""

Fact = tuple[str, list[Line]]
"""What something is about, and what there is to say of it."""


class PlayersPage(ListPage, ViewPage[View]):
    """A list; the cursor is on a card or on what is said of somebody.

    It tells all that the side does, and more: in its place as well it has columns.
    """

    follows = 5

    def __init__(self) -> None:
        super().__init__(actions.KEYS.pages[4])

    @property
    def is_wide(self) -> bool:
        return True

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        columns = prose_columns(cells)
        listing = in_whole_groups(self._listed(column_cells(cells, columns)), height, columns)
        return self._seen(listing, cells, height, active=active, columns=columns)

    def number_of(self, name: str) -> str:
        return words.card_name(deck.NUMBER[name]) if name in deck.NUMBER else name

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("what is told"), _("of this player"))]

    def listing(self, cells: int) -> Listing:
        view = self._view
        rows = [row for seat in (*view.others, view.seat) for row in _player(view, seat, cells)]
        if view.seen.terms.lone:
            rows += [Row(text(" ") + view.called(None)), *_said("company", ("", company(view)), cells)]
        rows += [*_dice(view), *_offices(view, cells), *_discard(view, cells)]
        return Listing(tuple(rows), text(" " + _("Players"), "heading") + _to_come(view), is_table=False)

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        said = wrap(words.described(deck.NUMBER[name]), cells - 2) if name in deck.NUMBER else []
        return [text(" ") + line for line in said]


def _to_come(view: View) -> Line:
    """Who is still to come in this phase, in their order."""
    queue = view.seen.queue
    names = join([view.called(view.seat_of(disc)) for disc in queue], comma())
    return figure(_("still to come:"), names, before="  ") if queue else EMPTY


def _said(of: str, fact: Fact, cells: int) -> Iterator[Row]:
    """What there is to say about something, in as many lines as it takes."""
    label, parts = fact
    for n, line in enumerate(pieces.flow(parts, cells - _LABEL - 1, _MANY)):
        yield Row(fit(text("  " + (within(label) if not n else ""), "dim"), _LABEL) + line, f"{of}:{label} {n}")


def _player(view: View, seat: int, cells: int) -> Iterator[Row]:
    """Somebody: what they own, what is coming for them, their cards."""
    seen = view.seen
    sign = text(LEADER, "mark") if view.leads[seat] else text(" ")
    first, *more = pieces.flow([sign + view.called(seat), *holdings(view, seat)], cells, _MANY)
    yield Row(first)
    yield from (Row(text(" ") + line, f"{seat}:has {n}") for n, line in enumerate(more))
    tableau, active = seen.tableau[seat], seen.active[seat]
    held = _("{n} of {room}").format(n=len(tableau), room=deck.standing(active).room)
    for fact in ((_("Cubes"), _cubes(view, seat)), *facts(view, seat, _ship), (_("Tableau"), [text(held)])):
        yield from _said(str(seat), fact, cells)
    for card in tableau:
        yield Row(
            _card(card, text("   "), _cost(card), cells),
            f"{seat}:{deck.CARDS[card].name}",
        )
    for card in deck.cards_of(active):
        yield Row(_card(card, text("  ") + text("✓", "mark"), EMPTY, cells), f"{seat}:{deck.CARDS[card].name}")


def holdings(view: View, seat: int) -> list[Line]:
    """What somebody owns, and the score if the game ended now."""
    seen = view.seen
    return [
        text(words.prestige(seen.points[seat]), "worth"),
        text(_("now {n}").format(n=view.totals[seat]), "figure"),
        text(words.gold(seen.gold[seat]), "good:gold"),
        *([text(words.jokers(seen.jokers[seat]))] if seen.jokers[seat] else []),
        *([text(words.markers(seen.penalties[seat]), "short")] if seen.penalties[seat] else []),
    ]


def facts(view: View, seat: int, ship: Callable[[View, int], list[Line]]) -> Iterator[Fact]:
    """Where somebody stands: dice, ship, wall, quarters, and what was done in this turn."""
    seen = view.seen
    if seen.picked[seat]:
        yield _("Dice"), [text(words.die(colour, seen.dice[colour])) for colour in seen.picked[seat]]
    yield _("Ship"), ship(view, seat)
    place = [text(_("space {n}").format(n=seen.steps[seat])), text(_("place {n}").format(n=1 + seen.wall.index(seat)))]
    yield _("Wall"), [*place, *([text(_("always on top"))] if seat == seen.top else [])]
    if seen.city[seat]:
        numbers = text(" ".join(words.numbers_of(city.quarters_of(seen.city[seat]))))
        sizes = figure(_("areas"), text(" ".join(map(str, city.areas(seen.city[seat]))), "figure"))
        yield _("Quarters"), [numbers, sizes]
    if seen.phase == state.ACTION and seat == seen.seat:
        yield _("This turn"), list(map(text, _turn(view)))


def _card(card: int, sign: Line, cost: Line, cells: int) -> Line:
    line = fit(sign + text(words.card_name(card)), _NAME) + fit(cost, pieces.cost_cells())
    return fit(line + text(words.effect(card), "dim"), cells)


def _cost(card: int) -> Line:
    """What a card costs, in letters: on this page, which is long, cubes would take too many bytes."""
    return tuple(piece for c in deck.CARDS[card].cost for piece in text(pieces.sign(c), pieces.cube(c)))


def _cubes(view: View, seat: int) -> list[Line]:
    """The supply and the cubes of the rounds to come, each its letter on its colour."""
    first = forecast.first_round(view.seen, seat)
    parts = [(_("now"), view.seen.supply[seat])]
    parts += [(str(first + side), list(cubes)) for side, cubes in enumerate(view.seen.rose[seat])]
    found = [figure(label, pieces.cubes(cubes)) for label, cubes in parts if any(cubes)]
    return found or [text(_("none"), "dim")]


def _ship(view: View, seat: int) -> list[Line]:
    seen = view.seen
    parts = [text(words.space_name(seen.ships[seat])), text(words.goods(seen.cargo[seat]))]
    return [*parts, text(words.delivered(seen.delivered[seat]))] if seen.delivered[seat] else parts


def _turn(view: View) -> Iterator[str]:
    """What whoever acts has done in this turn."""
    seen, have = view.seen, deck.standing(view.seen.active[view.seen.seat])
    yield _("{n} of {most} quarters").format(n=seen.taken, most=have.quarters)
    yield _("{n} of {most} purchases").format(n=seen.bought, most=have.purchases)
    if seen.walled:
        yield _("wall action made")
    if seen.moved:
        yield _("ship moved {spaces}").format(spaces=words.spaces(seen.moved))
    if seen.entered:
        yield _("a port entered")
    if seen.free_steps:
        yield _("{spaces} free").format(spaces=words.spaces(seen.free_steps))
    if seen.earned >> seen.seat & 1:
        yield _("gold received")
    yield from (_("{card} used").format(card=words.card_name(card)) for card in deck.cards_of(seen.used))


def company(view: View) -> list[Line]:
    """What the company of a game alone has, and asks for in this round."""
    seen, wanted = view.seen, lone.colour(view.seen)
    numbers = " ".join(words.numbers_of(city.quarters_of(seen.city[state.COMPANY]))) or _("none")
    place = _("space {n} of the wall").format(n=wall.space(seen, state.COMPANY))
    parts = [text(place), figure(_("quarters"), text(numbers), "plain")]
    if wanted is not None:
        parts.append(text(_("asks for {colour}").format(colour=words.colour_name(wanted))))
    return parts


def _dice(view: View) -> Iterator[Row]:
    """What each die shows, what it showed, and who has chosen it."""
    seen = view.seen
    if not any(seen.rolled):
        return
    yield Row(text(" " + _("Dice"), "heading"))
    for colour in colours.EVERY:
        line = text("  ") + text(f"{pieces.sign(colour)}{seen.dice[colour]}", pieces.die(colour))
        line = fit(line + text(" " + words.colour_name(colour)), _LABEL)
        if seen.rolled[colour] != seen.dice[colour]:
            line += text(_("rolled {n}").format(n=seen.rolled[colour]) + "  ", "dim")
        names = [text(view.name(seat), style_of(seat)) for seat, dice in enumerate(seen.picked) if colour in dice]
        yield Row(line + join(names, comma()), f"die:{colours.COLOURS[colour]}")


def _offices(view: View, cells: int) -> Iterator[Row]:
    """The office cards of every round, with their costs."""
    yield Row(text(" " + _("Office cards of the rounds"), "heading"))
    for number in range(1, state.LAST_ROUND + 1):
        cards = market_lines.offices(view, number, "plain" if number >= view.seen.round else "dim")
        yield Row(fit(text(f"{number:>4}  ", "dim") + cards, cells), f"round:{number}")


def _discard(view: View, cells: int) -> Iterator[Row]:
    closed = len(view.seen.deck) - view.seen.drawn
    said = ngettext("{n} card still closed", "{n} cards still closed", closed).format(n=closed)
    yield Row(text(" " + _("Discarded"), "heading") + text("  " + said, "dim"))
    names = [text(words.card_name(card)) for card in view.seen.discard]
    for n, line in enumerate(pieces.flow(names, cells - 3, _MANY, ", ")):
        yield Row(text("  ") + line, f"discard:{n}")
