"""A position of Homesteaders as lines of plain text, for the plain mode and for `havre replay`; nothing here draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.homesteaders.cards import TYPES, TYPES_SHOWN
from engine.homesteaders.state import FINAL
from engine.texts.language import gettext as _
from screens.homesteaders.words import (
    STAGE_NAMES,
    auction_name,
    benefits,
    card,
    card_name,
    cost,
    goods,
    place,
    rival_takes,
    some,
    tile_name,
    types,
)
from screens.words import agreed, capital, shown

Data = Mapping[str, Any]
"""Plain data of the table or of the forecast."""


def where(table: Data) -> str:
    """One line: the title and how far the game has come."""
    return _("Homesteaders, {point}").format(point=point(table))


def point(table: Data) -> str:
    """How far the game has come."""
    if table["over"]:
        return _("the game is over")
    if table["phase"] == FINAL:
        return _("last trades")
    if table["final"]:
        return _("the income after the last round")
    return _("round {round} of {rounds}, {stage}").format(
        round=table["round"], rounds=table["rounds"], stage=_(STAGE_NAMES[table["stage"]])
    )


def table_lines(table: Data) -> list[str]:
    """All that a viewer sees (`game.table()`), a line a subject; lines may be long."""
    found = [where(table), _labelled(_("Start player"), table["players"][table["start"]]["name"])]
    found += auctions(table)
    if table["passed"]:
        names = ", ".join(table["players"][seat]["name"] for seat in table["passed"])
        found.append(_labelled(_("Passed"), names))
    found += offer(table)
    for player in table["players"]:
        found += _player(player, is_deciding=player["seat"] == table["decider"])
    found += [_labelled(_("The rival has"), _cards(rival["buildings"])) for rival in table["rivals"]]
    return found


def auctions(table: Data) -> list[str]:
    """A line for each auction: its tile, and whose bid stands."""
    return [
        _labelled(auction_name(one["auction"]), "; ".join(filter(None, _auction(table, one))))
        for one in table["auctions"]
    ]


def _auction(table: Data, one: Data) -> list[str]:
    found = [tile(one["tile"]), _bid(table, one)]
    if one["taken_by_rival"]:
        template = (
            _("if you pass, the rival takes {building}") if one["taken_if_won"] else _("the rival takes {building}")
        )
        found.append(template.format(building=rival_takes(one["taken_by_rival"])))
    if one["auction"] == table["carried_out"]:
        found.append(_("carried out now"))
    return found


def tile(one: Data) -> str:
    """An auction tile: its name, what can be built with it, what else it brings."""
    build = _("builds {types}").format(types=types(one["builds"])) if one["builds"] else _("builds nothing")
    return ", ".join([_("tile {name}").format(name=tile_name(one["tile"])), build, *benefits(one)])


def _bid(table: Data, one: Data) -> str:
    if one["bid"] is None:
        return _("no bid")
    if one["neutral"]:
        template = _("the rival bids {n}") if table["rivals"] else _("the neutral marker stands at {n}")
        return template.format(n=one["bid"])
    holder = table["players"][one["holder"]]["name"]
    return agreed(_("{name} bids {n}"), name=holder).format(name=holder, n=one["bid"])


def offer(table: Data) -> list[str]:
    """The buildings on offer, a line for each type."""
    found = []
    for kind in TYPES:
        names = [name for name in table["offer"] if card(name).type == kind]
        if names:
            label = _("On offer, {type}").format(type=shown(TYPES_SHOWN[kind]))
            found.append(_labelled(label, "; ".join(_on_offer(name, table["offer"][name]) for name in names)))
    return found or [_labelled(_("On offer"), _("nothing"))]


def _on_offer(name: str, copies: int) -> str:
    template = _("{building} for {cost}") if copies == 1 else _("{building} for {cost} ({n} of them)")
    return template.format(n=copies, building=card_name(name), cost=cost(card(name)))


def _player(player: Data, *, is_deciding: bool) -> list[str]:
    open_goods = ", ".join(
        (
            some(player["workers"], "worker"),
            some(player["tracks"], "track"),
            _("rail space {n}").format(n=player["rail"]),
        )
    )
    name = _("{name} (to decide)").format(name=player["name"]) if is_deciding else player["name"]
    if player["holdings"] is None:
        holdings = _("the rest lies behind a screen")
    else:
        holdings = _("{goods}; {total} in all").format(
            goods=goods(player["holdings"]), total=_("{n} VP").format(n=player["total"])
        )
    found = [_labelled(name, _("{goods}; {holdings}").format(goods=open_goods, holdings=holdings))]
    found.append("  " + _labelled(_("Buildings"), _cards(player["buildings"])))
    if player["worked"]:
        slots = ", ".join(shown(place(one).shown) for one in player["worked"])
        found.append("  " + _labelled(_("At work"), slots))
    return found


def _cards(names: Iterable[str]) -> str:
    return ", ".join(map(card_name, names)) or _("nothing")


def _labelled(label: str, words: str) -> str:
    return _("{label}: {words}").format(label=label, words=words)


# What is coming.


def forecast_lines(table: Data, forecast: Data) -> list[str]:
    """What is coming (`game.forecast()`): incomes, tiles, the next stage, everybody's next income."""
    if table["over"]:
        return [_("Nothing more is coming: the game is over.")]
    if not forecast["incomes"]:
        last = _("No income is coming any more: trade a last time, then the score is counted.")
        return [*(_income(table, one) for one in forecast["players"] if one is not None), last]
    found = [_labelled(_("Incomes to come"), str(forecast["incomes"]))]
    for auction, rounds in forecast["tiles"].items():
        found += [_coming(auction, list(ones)) for _tiles, ones in groupby(rounds, lambda one: one["tiles"])]
    if forecast["stage"] is not None:
        found.append(_stage(forecast["stage"]))
    found += [_income(table, one) for one in forecast["players"] if one is not None]
    return found


def _coming(auction: str, rounds: Sequence[Data]) -> str:
    """The tiles of rounds that have the same ones to come."""
    first, last = rounds[0], rounds[-1]
    if len(rounds) > 1:
        template = _("Rounds {n} to {last}, {auction}, one each of: {tiles}")
    else:
        template = _("Round {n}, {auction}: {tiles}") if first["known"] else _("Round {n}, {auction}, one of: {tiles}")
    tiles = "; ".join(map(tile, first["tiles"]))
    return template.format(n=first["round"], last=last["round"], auction=auction_name(auction), tiles=tiles)


def _stage(stage: Data) -> str:
    return _("Round {n} brings {comes}; unless they are built these leave: {leaves}").format(
        n=stage["round"],
        comes="; ".join(_on_offer(name, copies) for name, copies in stage["comes"].items()),
        leaves=_cards(stage["leaves"]),
    )


def _income(table: Data, one: Data) -> str:
    name = table["players"][one["seat"]]["name"]
    if one["due"]:
        return _("Wages of {name} now: {wages}").format(name=name, wages=", ".join(_wages(one)))
    return _("Next income of {name}: {income}").format(name=name, income=income_words(one))


def income_words(one: Data) -> str:
    """What the next income of a seat would bring with the slots that worked last, and its wages."""
    brings = {name: number for name, number in one["income"].items() if number > 0}
    parts = [goods(brings), _("wages {silver}").format(silver=", ".join(_wages(one)))]
    if any(number < 0 for number in one["income"].values()):
        parts.insert(1, _("a debt is returned"))
    return ", ".join(parts)


def _wages(one: Data) -> list[str]:
    """The wages of a seat, and what would be lacking for them."""
    lacking = _("{silver} lacking for them").format(silver=some(one["lacking"], "silver"))
    return [some(one["wages"], "silver"), *([lacking] if one["lacking"] else [])]


# Before a turn.


def state(table: Data, seat: int) -> str:
    """One line before a turn: how far the game has come, what the seat has, and how those stand who are seen."""
    own = table["players"][seat]
    totals = ", ".join(
        _("{name} {n}").format(name=player["name"], n=player["total"])
        for player in table["players"]
        if player["total"] is not None
    )
    here = point(table)
    has = ", ".join(
        filter(None, (goods(own["holdings"]), some(own["workers"], "worker"), some(own["tracks"], "track")))
    )
    return agreed(_("{point}. {name} has {goods}; VP: {totals}."), name=own["name"]).format(
        point=capital(here), name=own["name"], goods=has, totals=totals
    )
