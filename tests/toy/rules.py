"""The rules of Flotsam, a game for 2 to 4 players: its document `texts/en/rules.md` tells them."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from engine.chance import deck, throw
from engine.errors import Refused, SetupError
from engine.moves import Move
from engine.questions import Number
from engine.texts import N_, counted, message
from engine.title import Event, Events, Phase, Steps, Title, tell
from tests.toy import seen
from tests.toy.about import ABOUT
from tests.toy.position import (
    AUCTION,
    CHARTS_AT_START,
    COVES,
    FOUND,
    PILE,
    PRICE,
    PURSES,
    THINGS,
    Beach,
    Bid,
    Draw,
    Hand,
    Sell,
    Show,
    bids_left,
    changed,
    secret,
    without,
)


def start(options: Mapping[str, Any]) -> Beach:
    """`setup` may lay out the pile: {"pile": the charts, top first}."""
    by_hand: Mapping[str, Any] = options.get("setup") or {}
    seed, names = options.get("seed", 0), tuple(options["players"])
    pile = tuple(map(str, by_hand.get("pile", deck(seed, "charts").shuffled(PILE))))
    if set(by_hand) - {"pile"} or sorted(pile) != sorted(PILE):
        raise SetupError(message("Only the pile can be laid out by hand, with all of its charts."))
    dealt = [pile[first :: len(names)][:CHARTS_AT_START] for first in range(len(names))]
    none: tuple[Hand, ...] = ((),) * len(names)
    position = Beach(
        names,
        options["variant"] == "spring",
        options.get("tides", 4),
        options.get("gull", False),
        seed,
        pile[CHARTS_AT_START * len(names) :],
        tuple(tuple(sorted(hand)) for hand in dealt),
        none,
        none,
        (PURSES[options.get("purse", "thin")],) * len(names),
    )
    _next_tide(position, None)
    return position


def _moves(position: Beach, seat: int) -> tuple[Move, ...]:
    """Drawing is always possible, even if there is nothing to be had."""
    bids = [Bid(COVES[cove]) for cove in range(len(position.coves)) if bids_left(position, cove)]
    shows, sales = sorted(set(secret(position, seat))), sorted(set(position.things[seat]))
    return (*bids, Draw(), *map(Show, shows), *map(Sell, sales))


def _bid(position: Beach, seat: int, target: str, events: Events) -> Steps:
    cove = COVES.index(target)
    if cove >= len(position.coves):
        raise Refused(counted("There is only {n} cove.", "There are only {n} coves.", len(position.coves)))
    standing, numbers = position.bids[cove], bids_left(position, cove)
    if not numbers:
        has = position.shells[seat]
        shells = counted("{n} shell", "{n} shells", has)
        raise Refused(message("You have {shells}: that is no higher bid.", shells=shells))
    thing = THINGS[position.coves[cove]]
    bid = yield Number("shells", message("How many shells for the {thing}?", thing=thing), numbers, numbers[0])
    position.bids = changed(position.bids, cove, (seat, bid))
    tell(events, seat, N_("{name} bids {n} for the {thing}."), name=position.names[seat], n=bid, thing=thing)
    outbid = () if standing is None else standing[:1]
    _next_turn(position, (*outbid, *position.waiting[1:]), events)


def _sell(position: Beach, seat: int, thing: str, events: Events) -> None:
    if thing not in position.things[seat]:
        raise Refused(message("You have no {thing} to sell.", thing=THINGS[thing]))
    position.things = changed(position.things, seat, without(position.things[seat], (thing,)))
    position.shells = changed(position.shells, seat, position.shells[seat] + PRICE)
    tell(events, seat, N_("{name} sells the {thing}."), name=position.names[seat], thing=THINGS[thing])


def _show(position: Beach, seat: int, chart: str, events: Events) -> None:
    if chart not in secret(position, seat):
        raise Refused(message("You have no chart of the {thing} that nobody has seen.", thing=THINGS[chart]))
    position.shown = changed(position.shown, seat, tuple(sorted((*position.shown[seat], chart))))
    position.shells = changed(position.shells, seat, position.shells[seat] + FOUND)
    position.revealed += 1
    tell(events, seat, N_("{name} shows a chart: {thing}."), name=position.names[seat], thing=THINGS[chart])
    _next_turn(position, position.waiting[1:], events)


def _draw(position: Beach, seat: int, _target: str, events: Events) -> None:
    _draw_chart(position, seat, events)
    _next_turn(position, position.waiting[1:], events)


def _draw_chart(position: Beach, seat: int, events: Events) -> None:
    name = position.names[seat]
    if not position.pile:
        tell(events, seat, N_("{name} finds no chart."), name=name)
        return
    chart, *pile = position.pile
    position.pile = tuple(pile)
    position.hands = changed(position.hands, seat, tuple(sorted((*position.hands[seat], chart))))
    position.revealed += 1
    if events is not None:
        own = message("You draw a chart: {thing}.", thing=THINGS[chart])
        events.append(Event.of(seat, message("{name} draws a chart.", name=name), own))


def _next_turn(position: Beach, waiting: tuple[int, ...], events: Events) -> None:
    position.turns += 1
    position.waiting = waiting
    if not waiting:
        _settle(position, events)
        _next_tide(position, events)


def _settle(position: Beach, events: Events) -> None:
    for thing, standing in zip(position.coves, position.bids, strict=True):
        if standing is not None:
            seat, bid = standing
            position.shells = changed(position.shells, seat, position.shells[seat] - bid)
            position.things = changed(position.things, seat, tuple(sorted((*position.things[seat], thing))))
            tell(events, seat, N_("{name} takes the {thing}."), name=position.names[seat], thing=THINGS[thing])
        elif position.gull:
            position.snatched += (thing,)
            tell(events, None, N_("The gull snatches the {thing}."), thing=THINGS[thing])


def _next_tide(position: Beach, events: Events) -> None:
    position.tide += 1
    position.revealed += 1
    if position.is_over:
        position.coves = position.bids = ()
        position.shown = position.hands
        tell(events, None, N_("The last tide is over: all charts are laid open."))
        return
    seats = len(position.names)
    number = seats if position.spring else seats - 1
    thrown = [throw(position.seed, "tide", position.throws + n, len(THINGS)) for n in range(1, number + 1)]
    position.throws += number
    position.coves = tuple(tuple(THINGS)[face - 1] for face in thrown)
    position.bids = (None,) * number
    position.shells = tuple(shells + FOUND for shells in position.shells)
    position.waiting = tuple((position.tide - 1 + step) % seats for step in range(seats))
    washed = tuple(THINGS[thing] for thing in position.coves)
    tell(events, None, N_("Tide {n} brings: {things}."), n=position.tide, things=washed)


FLOTSAM = Title(
    about=ABOUT,
    position=Beach,
    phases={
        AUCTION: Phase(
            N_("{name}: bid for a cove, draw a chart or show one."),
            {Bid: _bid, Draw: _draw, Show: _show, Sell: _sell},
            _moves,
        )
    },
    names=attrgetter("names"),
    # Whoever was outbid decides before those who wait for their turn.
    decider_of=lambda position: position.waiting[0],
    round_of=attrgetter("tide"),
    turn_of=attrgetter("turns"),
    # Everybody has charts of their own.
    has_secrets=lambda _position: True,
    start=start,
    seen=seen.seen,
    imagined=seen.imagined,
    forecast=seen.forecast,
    scores=seen.scores,
    rivals=seen.rivals,
)
