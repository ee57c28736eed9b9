"""Laying the game out: by seed, or by hand (piles, start player, a whole position for puzzles and tests)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import setup
from engine.about import head_starts
from engine.chance import deck
from engine.errors import SetupError
from engine.homesteaders import buildings, goods, lone, rounds, state, tiles, workers
from engine.homesteaders.about import ABOUT
from engine.homesteaders.benefits import LAST
from engine.homesteaders.bidding import NEUTRAL_AT_START, NEUTRAL_ROW
from engine.homesteaders.buildings import BUILDINGS, HOMESTEAD
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.state import FINAL_INCOME, Frontier, Terms
from engine.setup import laid_out, listed, mapping, within
from engine.texts import N_, counted, message

_CLOSED = AUCTIONS[1:]
_BY_HAND = (*_CLOSED, "start", "position")
_MOST = 10**6
_WINDOWS = (state.ASSIGN, state.BID, state.FINAL)
_POSITION = ("round", "window", "neutral", "rival", "players")
_PLAYER = ("goods", "buildings", "worked")


def start(options: Mapping[str, Any]) -> Frontier:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names in clockwise order), `seed` or `setup`, `open`, `steep`, `head_start` (silver more for
    each of the players). The seed draws the start player and the order of the closed piles. `setup` lays out by hand:
    `auction-2` and `auction-3` (tiles in the order in which they come up within each stage; those that are not named
    follow), `start` (the seat of the start player, from 1), `position` (see `_lay_position`).
    """
    given = laid_out(options, _BY_HAND)
    names = tuple(str(name) for name in options["players"])
    terms = Terms(names, options.get("open", False), options.get("steep", False))
    seed = int(options.get("seed") or 0)
    first = within(given.get("start", 1), 1, len(names)) - 1 if given else deck(seed, "start").below(len(names))
    laid = [_named_list(tiles.INDEX, given.get(name, ())) for name in _CLOSED]
    closed = [_laid(place, laid[place - 1]) if given else _shuffled(place, seed) for place in range(1, terms.auctions)]
    position = Frontier(
        terms=terms,
        piles=(_in_order(0), *closed),
        start=first,
        seat=first,
        goods=[[0] * goods.KINDS for _name in names],
        towns=[1 << HOMESTEAD for _name in names],
        worked=[0 for _name in names],
        offer=[0 for _card in BUILDINGS],
        bids=[],
        holders=[],
    )
    for has, more in zip(position.goods, head_starts(options, names), strict=True):
        has[goods.SILVER], has[goods.WORKERS] = goods.SILVER_AT_START + more, goods.WORKERS_AT_START
    if terms.few:
        position.neutral = (NEUTRAL_AT_START,) * (terms.auctions if terms.lone else 1)
    rounds.begin_round(position, None)
    if "position" in given:
        _lay_position(position, given["position"])
    return position


def _in_order(auction: int) -> tuple[int, ...]:
    return tuple(tile for stage in tiles.STAGES for tile in tiles.pile(auction, stage))


def _shuffled(auction: int, seed: int) -> tuple[int, ...]:
    """A closed pile: the tiles of each stage in an order of their own."""
    groups = (deck(seed, f"{AUCTIONS[auction]}/{stage}").shuffled(tiles.pile(auction, stage)) for stage in tiles.STAGES)
    return tuple(tile for group in groups for tile in group)


def _laid(auction: int, laid: Sequence[int]) -> tuple[int, ...]:
    """A closed pile with some tiles in an order that was given."""
    if len(set(laid)) < len(laid) or set(laid) - set(_in_order(auction)):
        raise SetupError(message("{auction} has ten tiles, each of them once.", auction=AUCTIONS[auction]))
    found: list[int] = []
    for stage in tiles.STAGES:
        of_stage = tiles.pile(auction, stage)
        first = [tile for tile in laid if tile in of_stage]
        found += [*first, *(tile for tile in of_stage if tile not in first)]
    return tuple(found)


def _lay_position(position: Frontier, given: object) -> None:
    """Lay out a position by hand; raises `SetupError`.

    `round` (11: the income after the last one), `window` ('assign', 'bid' or 'final'), `neutral` (the neutral bids: one
    with two, alone that of each auction), `rival` (the buildings that it has taken), `players`: for each seat `goods`
    (numbers by name: silver, the resources, chip, debt, vp, worker, track, rail), `buildings` beside the Homestead,
    `worked` (the slots of these that worked last). What is not given stays as at the start. On offer is what can be at
    this stage and is not owned.
    """
    table = mapping(given, _POSITION)
    terms = position.terms
    window = table.get("window", state.ASSIGN)
    if window not in _WINDOWS:
        raise setup.unknown(window, ABOUT.shown)
    usual = FINAL_INCOME if window == state.FINAL else 1
    last = tiles.LAST_ROUND if window == state.BID else FINAL_INCOME
    position.round = within(table.get("round", usual), usual, last)
    if "neutral" in table:
        neutral = listed(table["neutral"])
        if len(neutral) != len(position.neutral) or any(value not in NEUTRAL_ROW for value in neutral):
            raise SetupError(message("A neutral bid is one of {row}.", row=tuple(NEUTRAL_ROW)))
        position.neutral = tuple(neutral)
    rival = _named_list(buildings.INDEX, table.get("rival", ()))
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
    if window == state.BID and terms.lone:
        lone.stand(position)
    elif window == state.BID and terms.players == 2:
        position.phase = state.NEUTRAL_BID


def _lay_player(position: Frontier, seat: int, player: Mapping[str, Any]) -> None:
    has = player.get("goods", {})
    if not isinstance(has, Mapping):
        raise SetupError(message("Names and numbers are needed in place of '{value}'.", value=str(has)))
    for name, number in has.items():
        kind = setup.numbered(goods.INDEX, name, ABOUT.shown)
        position.goods[seat][kind] = within(number, 0, LAST if kind == goods.RAIL else _MOST)
    for kind in _named_list(buildings.INDEX, player.get("buildings", ())):
        if position.owns(seat, kind) and kind != HOMESTEAD:
            raise SetupError(message("The {building} is laid out twice.", building=BUILDINGS[kind].shown))
        position.towns[seat] |= 1 << kind
    position.worked[seat] = _worked(position, seat, player.get("worked", ()))


def _lay_offer(position: Frontier) -> None:
    """What can be built at the stage of the round, but for what is owned."""
    stages = rounds.on_offer(position.round)
    for kind, card in enumerate(BUILDINGS):
        left = rounds.unbuilt(position, kind) + (position.terms.players if kind == HOMESTEAD else 0)
        if left < 0:
            raise SetupError(message("There are not so many of {building}.", building=card.shown))
        position.offer[kind] = left if card.stage in stages else 0


def _worked(position: Frontier, seat: int, names: object) -> int:
    """The slots that worked last, a bit a slot: those of the own buildings, with no more workers than there are."""
    slots = sum(workers.PLACES[place].bit for place in set(_named_list(workers.INDEX, names)))
    for place in workers.at_work(slots):
        if not place.building & position.towns[seat]:
            template = N_("{name} has no {building}: nobody can work there.")
            raise SetupError(message(template, name=position.name(seat), building=place.card.shown))
    has = position.goods[seat][goods.WORKERS]
    if workers.placed(slots) > has:
        raise SetupError(
            counted(
                "{name} has {n} worker: the slots that worked take {slots}.",
                "{name} has {n} workers: the slots that worked take {slots}.",
                has,
                name=position.name(seat),
                slots=workers.placed(slots),
            )
        )
    return slots


def _named_list(index: Mapping[str, int], given: object) -> list[int]:
    """The places of the names in a list; raises `SetupError`."""
    return setup.named_list(index, given, ABOUT.shown)
