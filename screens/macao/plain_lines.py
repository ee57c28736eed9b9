"""A position of Macao line by line in plain words: what a round is about, the board, what lies open of everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.macao import city, colours, deck, lone, moves, picks, rounds, scoring, sea, state, voyages
from engine.macao.forecast import cubes_to_come
from engine.texts.language import clauses, gettext as _, listed, ngettext, paragraph
from screens.macao import market, players, timetable, turns, words
from screens.macao.view import View
from widgets.lines import Line, plain, text

_HIGHEST_DIE: Final = 6
_PAIRS: Final = 3
"""How many pairs of dice are told."""


def table(view: View) -> Iterator[str]:
    """All that there is to see, a line a subject; lines may be long."""
    seen = view.seen
    yield from _offer_and_dice(view)
    for row in range(city.ROWS):
        quarters = range(city.COLUMNS * row, city.COLUMNS * (row + 1))
        yield _labelled(_("City, row {n}").format(n=row + 1), clauses(_quarter(view, one) for one in quarters))
    for port in range(len(sea.PORTS)):
        yield _labelled(words.space_name(sea.FIRST_PORT + port), _port(seen, port))
    for seat in range(seen.terms.players):
        yield from _player(view, seat)
    if seen.terms.lone:
        yield _labelled(_("The company"), _told(players.company(view)))
    yield from _companys_choice(view)
    if seen.discard:
        yield _labelled(_("Discarded"), words.card_names(seen.discard))


def forecast(view: View) -> Iterator[str]:
    """What is coming: rounds with their office cards, cubes on the wind roses, what would be left over."""
    seen = view.seen
    if view.is_over:
        yield _("Nothing more is coming: the game is over.")
        return
    for number in range(seen.round + 1, state.LAST_ROUND + 1):
        yield _coming(seen, number)
    if seen.round == state.LAST_ROUND:
        yield _("This is the last round.")
    for seat, name in enumerate(seen.terms.names):
        yield from _on_rose(_("Cubes ({name})").format(name=name), seen, seat)
        left = scoring.left_over(seen, seat)
        if left:
            template = _("{name} would get {markers} for the cards on the tableau if the game ended now.")
            yield template.format(name=name, markers=words.markers(left))
    yield from _companys_choice(view)


def to_decide(view: View) -> Iterator[str]:
    """What whoever decides must know for it."""
    seen = view.seen
    if seen.phase == state.SAVE:
        yield _("You have {jokers}.").format(jokers=words.jokers(seen.jokers[view.seat]))
    elif seen.phase == state.ACTION:
        yield from _companys_choice(view)
        yield from _possible(view)
    elif seen.phase == state.LAY:
        yield _tableau(view)
    else:
        yield from _offer_and_dice(view)
        yield from _companys_choice(view)
        yield _tableau(view)
        yield from _on_rose(_("Cubes on your wind rose"), seen, view.seat)
        if seen.phase == state.DICE and view.game.about.advised:
            yield _("Good pairs: {pairs}.").format(pairs=clauses(_pair(view, one) for one in view.pairs[:_PAIRS]))


def _labelled(label: str, said: str) -> str:
    """A line about something."""
    return _("{label}: {words}").format(label=label, words=said)


def _told(parts: Iterable[Line]) -> str:
    """Parts of a row of a page without their styles."""
    return listed(map(plain, parts))


# What a round is about.


def _offer_and_dice(view: View) -> Iterator[str]:
    """The tribute, each card on offer in words, and the dice once they are thrown."""
    seen = view.seen
    if seen.round:
        gold, prestige = seen.tribute
        yield _("Tribute: {points} for {gold}").format(points=words.prestige(prestige), gold=words.gold(gold))
    yield from map(words.described, seen.offer)
    if any(seen.rolled):
        yield _labelled(_("Dice"), clauses(_die(view, colour) for colour in colours.EVERY))


def _die(view: View, colour: int) -> str:
    """A die: when its cubes come, who has chosen it."""
    seen = view.seen
    shown = words.die(colour, seen.dice[colour])
    if seen.rolled[colour] != seen.dice[colour]:
        shown = _("{die}, turned from {n}").format(die=shown, n=seen.rolled[colour])
    ahead = seen.dice[colour] - 1
    when = _("in round {n}").format(n=seen.round + ahead) if ahead else _("now")
    # Translators: a die and when its cubes come: "red 3 (in round 5)".
    shown = _("{die} ({when})").format(die=shown, when=when)
    names = listed(view.name(seat) for seat, chosen in enumerate(seen.picked) if colour in chosen)
    return _("{die}, chosen by {names}").format(die=shown, names=names) if names else shown


def _pair(view: View, pair: timetable.Pair) -> str:
    """Two dice with what they would bring: rounds that are filled, cards that are ready."""
    name, comes = market.pair_name(view, pair), listed(said for said, _is_good in market.pair_gains(view, pair))
    # Translators: two dice and what they would bring.
    return _("{dice} ({what})").format(dice=name, what=comes) if comes else name


def _tableau(view: View) -> str:
    """The own cards with what they cost; whether there is room for more."""
    cards = view.seen.tableau[view.seat]
    told = (
        _("{card} for {cost}").format(card=words.card_name(card), cost=words.cost_to(card, view.have)) for card in cards
    )
    found = _("Your tableau ({n} of {room}): {cards}.").format(
        n=len(cards), room=view.have.room, cards=clauses(told) or _("no card")
    )
    if len(cards) < view.have.room or view.seen.phase != state.CARD:
        return found
    return paragraph([found, _("It is full: one card more is discarded, with a punishment marker.")])


def _companys_choice(view: View) -> list[str]:
    """The quarter that the company of a game alone takes in this round."""
    if view.company_takes is None:
        return []
    template = _("The company takes {quarter} in this round, if it is still free.")
    return [template.format(quarter=words.quarter_name(view.company_takes))]


def _on_rose(label: str, position: state.Colony, seat: int) -> Iterator[str]:
    """The cubes on a wind rose, if there are some: '2 blue in round 2; none in rounds 3, 4'."""
    template, found, empty = _("{cubes} in round {n}"), [], []
    for number, cubes in cubes_to_come(position, seat).items():
        if any(cubes):
            found.append(template.format(cubes=words.cubes(cubes), n=number))
        else:
            empty.append(str(number))
    if found and empty:
        template = ngettext("none in round {numbers}", "none in rounds {numbers}", len(empty))
        found.append(template.format(numbers=listed(empty)))
    if found:
        yield _labelled(label, clauses(found))


def _possible(view: View) -> Iterator[str]:
    """What whoever acts has, and may still do in this turn."""
    seen, seat = view.seen, view.seat
    things = [words.cubes(view.supply) if any(view.supply) else _("no cubes"), words.gold(seen.gold[seat])]
    things += [words.jokers(seen.jokers[seat])] if seen.jokers[seat] else []
    yield _("You have {things}.").format(things=clauses(things))
    if any(view.supply) or seen.free_steps:
        yield _labelled(_("Your ship"), _ship(seen, seat))
    found = []
    for kind, template in ((moves.Activate, _("Activate: {cards}")), (moves.Use, _("Use: {cards}"))):
        cards = listed(words.told(deck.NUMBER[move.target]) for move in view.moves if isinstance(move, kind))
        found += [template.format(cards=cards)] if cards else []
    *others, _passing = turns.others(view, most=len(city.QUARTERS))
    found += [_labelled(one.said, one.does) for one in others]
    yield _labelled(_("Still possible"), clauses(found)) if found else _("You can do nothing more than pass.")


def _coming(position: state.Colony, number: int) -> str:
    """What is known of a round to come."""
    offices = rounds.offices_of(position, number)
    gold, prestige = rounds.tribute_of(offices)
    parts = [
        _("{cards} come up, which bring the tribute {points} for {gold}").format(
            cards=words.card_names(offices), points=words.prestige(prestige), gold=words.gold(gold)
        )
    ]
    if picks.highest(number) < _HIGHEST_DIE:
        parts.append(_("dice above {n} are turned to 1").format(n=picks.highest(number)))
    if position.terms.lone and number in lone.STEPPING:
        parts.append(_("the company moves on the wall"))
    return _labelled(_("Round {n}").format(n=number), clauses(parts))


# The board.


def _quarter(view: View, quarter: int) -> str:
    if quarter in view.owners:
        name = view.name(view.seat_of(view.owners[quarter]))
        return _("{n}: taken by {name}").format(n=quarter + 1, name=name)
    seen = view.seen
    have = deck.standing(seen.active[seen.seat] if seen.phase == state.ACTION else 0)
    can_pay = quarter in view.payable and not view.bars_quarters
    template = _("{n}: {tile} for {cost}, payable") if can_pay else _("{n}: {tile} for {cost}")
    tile = words.tile_name(seen.tiles[quarter])
    return template.format(n=quarter + 1, tile=tile, cost=words.quarter_cost_to(quarter, have))


def _port(position: state.Colony, port: int) -> str:
    """What a port takes and pays next."""
    good = words.good_name(sea.PORTS[port].good)
    left = sea.PORTS[port].values[len(position.ports[port]) :]
    if not left:
        return _("takes no more {good}").format(good=good)
    return _("takes {good}; {values} PP").format(good=good, values=listed(map(str, left)))


def _player(view: View, seat: int) -> Iterator[str]:
    """What lies open of a player: the rows of their page, cubes, goods and cards in words."""
    seen, name = view.seen, view.name(seat)
    if seat == seen.seat and not view.is_over:
        name = _("{name} (to decide)").format(name=name)
    yield _labelled(name, _told(players.holdings(view, seat)))
    if any(seen.supply[seat]):
        yield "  " + _labelled(_("Supply"), words.cubes(seen.supply[seat]))
    yield from ("  " + line for line in _on_rose(_("Wind rose"), seen, seat))
    yield from ("  " + _labelled(label, _told(said)) for label, said in players.facts(view, seat, _where))
    for card in seen.tableau[seat]:
        yield "  " + _labelled(_("Tableau"), words.described(card))
    for card in deck.cards_of(seen.active[seat]):
        yield "  " + _labelled(_("Activated"), words.described(card))


def _where(view: View, seat: int) -> list[Line]:
    """Where a ship lies and with what, and how many tiles were delivered."""
    delivered = view.seen.delivered[seat]
    return [text(_ship(view.seen, seat)), *([text(words.delivered(delivered))] if delivered else [])]


def _ship(position: state.Colony, seat: int) -> str:
    """Where the ship of a player lies, and with what."""
    space = words.space_name(position.ships[seat])
    cargo = listed(_tiles(position, seat, good) for good, number in enumerate(position.cargo[seat]) if number)
    return (_("at {space}, with {cargo}") if cargo else _("at {space}")).format(space=space, cargo=cargo)


def _tiles(position: state.Colony, seat: int, good: int) -> str:
    """Tiles of a kind with the way to their port, and what the next one brings there."""
    here, there = position.ships[seat], sea.FIRST_PORT + sea.PORT_OF[good]
    steps = sea.DISTANCE[here][there]
    template = _("{n} {good} ({points} in {port}, {steps} steps by {way})")
    if steps < 2:
        template = _("{n} {good} ({points} in {port}, 1 step away)") if steps else _("{n} {good} ({points} here)")
    return template.format(
        n=position.cargo[seat][good],
        good=words.good_name(good),
        points=words.prestige(voyages.value(position, seat, good)[0]),
        port=words.port_of(good),
        steps=steps,
        way=words.space_name(min(sea.REACHED[here], key=lambda space: sea.DISTANCE[space][there])),
    )
