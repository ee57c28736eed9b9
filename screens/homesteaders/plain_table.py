"""A position of Homesteaders as lines of plain text, for the plain mode and for `havre replay`; nothing here draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from engine.homesteaders.buildings import BUILDINGS, TYPES, TYPES_SHOWN
from engine.homesteaders.forecast import ComingTiles, NextIncome, StageChange, coming_tiles, next_income, stage_change
from engine.homesteaders.goods import RAIL, SILVER, TRACKS, WORKERS
from engine.homesteaders.income import incomes
from engine.homesteaders.lone import taken, taken_if_won
from engine.homesteaders.scoring import total, town_of
from engine.homesteaders.state import FINAL, FINAL_INCOME, NEUTRAL, OVER, Frontier
from engine.homesteaders.tiles import LAST_ROUND, TILES, Tile, stage_of
from engine.homesteaders.workers import at_work
from engine.texts.language import clauses, gettext as _, listed, phrases, within
from screens.homesteaders import words
from screens.homesteaders.words import several, some
from screens.words import agreed, shown


def where(position: Frontier) -> str:
    """One line: the title and how far the game has come."""
    return _("Homesteaders, {point}").format(point=within(point(position)))


def point(position: Frontier) -> str:
    """How far the game has come."""
    if position.phase == OVER:
        return _("The game is over")
    if position.phase == FINAL:
        return _("Last trades")
    if position.round == FINAL_INCOME:
        return _("The income after the last round")
    stage = _(words.STAGE_NAMES[stage_of(position.round)])
    return _("Round {round} of {rounds}, {stage}").format(round=position.round, rounds=LAST_ROUND, stage=stage)


def table_lines(position: Frontier) -> list[str]:
    """All that is seen, a line a subject; lines may be long."""
    found = [where(position), _labelled(_("Start player"), position.name(position.start)), *auctions(position)]
    seats = range(position.terms.players)
    passed = listed(position.name(seat) for seat in seats if position.has_passed(seat))
    if passed:
        found.append(_labelled(_("Passed"), passed))
    found += _offer(position)
    for seat in seats:
        found += _player(position, seat)
    if position.terms.lone:
        found.append(_labelled(_("The rival has"), _cards(position.rival)))
    return found


def auctions(position: Frontier) -> list[str]:
    """A line for each auction: its tile, and whose bid stands."""
    return [
        _labelled(words.auction_name(auction), clauses(_auction(position, auction))) for auction in position.auctions
    ]


def _auction(position: Frontier, auction: int) -> list[str]:
    found = [_tile(position.tile(auction)), _bid(position, auction)]
    kinds = taken(position).get(auction)
    if kinds:
        is_open = taken_if_won(position, auction)
        template = _("if you pass, the rival takes {building}") if is_open else _("the rival takes {building}")
        found.append(template.format(building=words.rival_takes(kinds)))
    if auction == position.auction:
        found.append(_("carried out now"))
    return found


def _tile(tile: Tile) -> str:
    """An auction tile: its name, what can be built with it, what else it brings."""
    build = _("builds {types}").format(types=words.types(tile.builds)) if tile.builds else _("builds nothing")
    return phrases([_("tile {name}").format(name=words.tile_name(tile)), build, *words.benefits(tile)])


def _bid(position: Frontier, auction: int) -> str:
    bid, holder = position.bids[auction], position.holders[auction]
    if not bid:
        return _("no bid")
    if holder == NEUTRAL:
        template = _("the rival bids {n}") if position.terms.lone else _("the neutral marker stands at {n}")
        return template.format(n=bid)
    name = position.name(holder)
    return agreed(_("{name} bids {n}"), name=name).format(name=name, n=bid)


def _offer(position: Frontier) -> list[str]:
    """The buildings on offer, a line for each type."""
    found = []
    for one in TYPES:
        offered = [(kind, n) for kind, n in enumerate(position.offer) if n and BUILDINGS[kind].type == one]
        if offered:
            label = _("On offer, {type}").format(type=shown(TYPES_SHOWN[one]))
            found.append(_labelled(label, _on_offer(offered)))
    return found or [_labelled(_("On offer"), _("nothing"))]


def _on_offer(offered: Iterable[tuple[int, int]]) -> str:
    """Buildings with what they cost, and how many there are of each."""
    found = []
    for kind, n in offered:
        template = _("{building} for {cost}") if n == 1 else _("{building} for {cost} ({n} of them)")
        found.append(template.format(n=n, building=words.card_name(kind), cost=words.cost(BUILDINGS[kind])))
    return clauses(found)


def _player(position: Frontier, seat: int) -> list[str]:
    has, name = position.goods[seat], position.name(seat)
    rail = _("rail space {n}").format(n=has[RAIL])
    open_goods = listed((some(has[WORKERS], WORKERS), some(has[TRACKS], TRACKS), rail))
    if seat == position.seat and position.phase != OVER:
        name = _("{name} (to decide)").format(name=name)
    holdings = _("the rest lies behind a screen")
    if position.shows(seat):
        points = _("{n} VP").format(n=total(position, seat))
        holdings = _("{goods}; {total} in all").format(goods=words.holdings(has), total=points)
    # Translators: two lists of what a player has, open and hidden.
    found = [_labelled(name, _("{goods}; {holdings}").format(goods=open_goods, holdings=holdings))]
    found.append("  " + _labelled(_("Buildings"), _cards(town_of(position.towns[seat]))))
    slots = listed(shown(place.shown) for place in at_work(position.worked[seat]))
    return [*found, "  " + _labelled(_("At work"), slots)] if slots else found


def _cards(kinds: Iterable[int]) -> str:
    return words.card_names(kinds) or _("nothing")


def _labelled(label: str, said: str) -> str:
    # Translators: a heading and what belongs to it, in one line.
    return _("{label}: {words}").format(label=label, words=said)


# What is coming.


def forecast_lines(position: Frontier) -> list[str]:
    """What is coming: incomes, tiles, the next stage, everybody's next income."""
    if position.phase == OVER:
        return [_("Nothing more is coming: the game is over.")]
    coming = [next_income(position, seat) for seat in range(position.terms.players)]
    own = [_income(position, one) for one in coming if one is not None]
    if not incomes(position):
        return [*own, _("No income is coming any more: trade a last time, then the score is counted.")]
    found = [_labelled(_("Incomes to come"), str(incomes(position)))]
    for auction in range(position.terms.auctions):
        rounds = groupby(coming_tiles(position, auction), lambda one: one.tiles)
        found += [_coming(auction, list(ones)) for _tiles, ones in rounds]
    stage = stage_change(position)
    return [*found, *([_stage(stage)] if stage is not None else []), *own]


def _coming(auction: int, rounds: Sequence[ComingTiles]) -> str:
    """The tiles of rounds that have the same ones to come."""
    first, last = rounds[0], rounds[-1]
    if len(rounds) > 1:
        template = _("Rounds {n} to {last}, {auction}, one each of: {tiles}")
    elif len(first.tiles) == 1:
        template = _("Round {n}, {auction}: {tiles}")
    else:
        template = _("Round {n}, {auction}, one of: {tiles}")
    tiles = clauses(_tile(TILES[tile]) for tile in first.tiles)
    return template.format(n=first.round, last=last.round, auction=words.auction_name(auction), tiles=tiles)


def _stage(stage: StageChange) -> str:
    template = _("Round {n} brings {comes}; unless they are built these leave: {leaves}")
    return template.format(n=stage.round, comes=_on_offer(stage.comes), leaves=_cards(stage.leaves))


def _income(position: Frontier, one: NextIncome) -> str:
    """What the next income of a seat would bring with the slots that worked last, and its wages."""
    name, dues = position.name(one.seat), [some(one.wages, SILVER)]
    if one.lacking:
        dues.append(_("{silver} lacking for them").format(silver=some(one.lacking, SILVER)))
    wages = listed(dues)
    if one.is_due:
        return _("Wages now ({name}): {wages}").format(name=name, wages=wages)
    parts = [several((kind, number) for kind, number in enumerate(one.income) if number > 0)]
    parts += [_("a debt is returned")] if min(one.income) < 0 else []
    parts.append(_("wages {silver}").format(silver=wages))
    return _("Next income ({name}): {income}").format(name=name, income=listed(parts))


# Before a turn.


def state(position: Frontier, seat: int) -> str:
    """One line before a turn: how far the game has come, what the seat has, and how those stand who are seen."""
    seats, name, has = range(position.terms.players), position.name(seat), position.goods[seat]
    totals = listed(
        # Translators: a player and a number: "Anna 5".
        _("{name} {n}").format(name=position.name(one), n=total(position, one))
        for one in seats
        if position.shows(one)
    )
    goods = listed((words.holdings(has), some(has[WORKERS], WORKERS), some(has[TRACKS], TRACKS)))
    return agreed(_("{point}. {name} has {goods}; VP: {totals}."), name=name).format(
        point=point(position), name=name, goods=goods, totals=totals
    )
