"""Laying out a position by hand: for tests, puzzles, and a table at home that is to be played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import setup
from engine.errors import SetupError
from engine.homesteaders import lone
from engine.homesteaders.about import ABOUT
from engine.homesteaders.bidding import NEUTRAL_ROW
from engine.homesteaders.buildings import BUILDINGS, HOMESTEAD
from engine.homesteaders.buildings import INDEX as BUILDING_INDEX
from engine.homesteaders.goods import INDEX, RAIL, WORKERS
from engine.homesteaders.rail import LAST
from engine.homesteaders.rounds import on_offer, unbuilt
from engine.homesteaders.state import ASSIGN, BID, FINAL, FINAL_INCOME, LAST_ROUND, NEUTRAL_BID, Frontier
from engine.homesteaders.workers import PLACES, placed
from engine.setup import listed, mapping, unknown, within
from engine.texts import N_, counted, message

_MOST = 10**6
_WINDOWS = (ASSIGN, BID, FINAL)
_POSITION = ("round", "window", "neutral", "rival", "players")
_PLAYER = ("goods", "buildings", "worked")
_SLOTS = {place.name: place.bit for place in PLACES}


def lay_position(position: Frontier, given: object) -> None:
    """Lay out a position by hand; raises `SetupError`.

    `round` (11: the income after the last one), `window` ('assign', 'bid' or 'final'), `neutral` (the neutral bids: one
    with two, alone that of each auction), `rival` (the buildings that it has taken), `players`: for each seat `goods`
    (numbers by name: silver, the resources, chip, debt, vp, worker, track, rail), `buildings` beside the Homestead,
    `worked` (the slots of these that worked last). What is not given stays as at the start. On offer is what can be at
    this stage and is not owned.
    """
    table = mapping(given, _POSITION)
    terms = position.terms
    window = table.get("window", ASSIGN)
    if window not in _WINDOWS:
        raise unknown(window, ABOUT.shown)
    usual = FINAL_INCOME if window == FINAL else 1
    last = LAST_ROUND if window == BID else FINAL_INCOME
    position.round = within(table.get("round", usual), usual, last)
    if "neutral" in table:
        neutral = listed(table["neutral"])
        if len(neutral) != len(position.neutral) or any(value not in NEUTRAL_ROW for value in neutral):
            raise SetupError(message("A neutral bid is one of {row}.", row=", ".join(map(str, NEUTRAL_ROW))))
        position.neutral = tuple(neutral)
    rival = named_list(BUILDING_INDEX, table.get("rival", ()))
    if rival and not terms.lone:
        raise SetupError(message("Only the Lone homesteader has a rival."))
    position.rival = tuple(rival)
    players = listed(table.get("players", ()))
    if len(players) > terms.players:
        raise SetupError(message("There are more players laid out than there are names."))
    for seat, player in enumerate(players):
        _lay_player(position, seat, mapping(player, _PLAYER))
    _lay_offer(position)
    position.phase = window
    if window == BID and terms.lone:
        lone.stand(position)
    elif window == BID and terms.players == 2:
        position.phase = NEUTRAL_BID


def _lay_player(position: Frontier, seat: int, player: Mapping[str, Any]) -> None:
    goods = player.get("goods", {})
    if not isinstance(goods, Mapping):
        raise SetupError(message("Names and numbers are needed in place of '{value}'.", value=str(goods)))
    for name, number in goods.items():
        kind = _named(INDEX, name)
        position.goods[seat][kind] = within(number, 0, LAST if kind == RAIL else _MOST)
    for kind in named_list(BUILDING_INDEX, player.get("buildings", ())):
        if position.owns(seat, kind) and kind != HOMESTEAD:
            raise SetupError(message("The {building} is laid out twice.", building=BUILDINGS[kind].shown))
        position.towns[seat] |= 1 << kind
    position.worked[seat] = _worked(position, seat, player.get("worked", ()))


def _lay_offer(position: Frontier) -> None:
    """What can be built at the stage of the round, but for what is owned."""
    stages = on_offer(position.round)
    for kind, card in enumerate(BUILDINGS):
        left = unbuilt(position, kind) + (position.terms.players if kind == HOMESTEAD else 0)
        if left < 0:
            raise SetupError(message("There are not so many of {building}.", building=card.shown))
        position.offer[kind] = left if card.stage in stages else 0


def _worked(position: Frontier, seat: int, names: object) -> int:
    """The slots that worked last, a bit a slot: those of the own buildings, with no more workers than there are."""
    slots = sum(set(named_list(_SLOTS, names)))
    for place in PLACES:
        if place.bit & slots and not place.building & position.towns[seat]:
            building = BUILDINGS[place.building.bit_length() - 1].shown
            template = N_("{name} has no {building}: nobody can work there.")
            raise SetupError(message(template, name=position.name(seat), building=building))
    workers = position.goods[seat][WORKERS]
    if placed(slots) > workers:
        raise SetupError(
            counted(
                "{name} has {n} worker: the slots that worked take {slots}.",
                "{name} has {n} workers: the slots that worked take {slots}.",
                workers,
                name=position.name(seat),
                slots=placed(slots),
            )
        )
    return slots


def named_list(index: Mapping[str, int], given: object) -> list[int]:
    """The indices of the names in a list; raises `SetupError`."""
    return setup.named_list(index, given, ABOUT.shown)


def _named(index: Mapping[str, int], name: object) -> int:
    return setup.numbered(index, name, ABOUT.shown)
