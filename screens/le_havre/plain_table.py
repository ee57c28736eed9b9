"""A position of Le Havre as lines of plain text, for the plain mode and for `havre replay`; Textual is not imported."""

from __future__ import annotations

from collections.abc import Iterable

from engine.le_havre.goods import GOODS
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS
from engine.le_havre.table_data import ComingTile, Forecast, LeHavreTable, Meal, PlayerData, RoundData, RoundEnd
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.le_havre.words import card, card_name, cost, fee, francs, goods, some, tile
from screens.words import agreed, capital


def table_lines(table: LeHavreTable) -> list[str]:
    """All that lies open (`game.table()`), a line a subject; lines may be long."""
    found = [where(table), _tiles(table), offers(table)]
    for player in table["players"]:
        found += _player(player, is_deciding=player["seat"] == table["decider"] and not table["over"])
    found.append(_labelled(_("Town"), _listed(_for_sale(name) for name in table["town"])))
    found += [
        _("Proposals {n}, the top one first: {cards}").format(n=number, cards=_listed(map(_to_build, stack)))
        for number, stack in enumerate(table["stacks"], start=1)
    ]
    found.append(_labelled(_("Ship market"), _market(table["harbour"], len(table["players"]))))
    if table["modern"]:
        found.append(_labelled(_("Modern"), _cards(table["modern"])))
    if table["specials_left"]:
        found.append(_("Special buildings face down: {n}").format(n=table["specials_left"]))
    return found


def forecast_lines(table: LeHavreTable, forecast: Forecast) -> list[str]:
    """What is coming (`game.forecast()`): the next tiles, the end of the round, each player's meal, the rounds."""
    if table["over"]:
        return [_("Nothing more is coming: the game is over.")]
    end = forecast["round_end"]
    if end is None:
        return [_("No supply, no purchases: one action each, then the score.")]
    found = [_labelled(_("Next tiles"), ", ".join(map(_coming_tile, forecast["tiles"])) or _("none"))]
    found.append(_round_end(end, forecast["turns_left"]))
    found += [_meal(table, meal) for meal in forecast["meals"]]
    found += [_coming_round(card) for card in table["rounds_to_come"] if card["round"] != end["round"]]
    return found


def where(table: LeHavreTable) -> str:
    """One line: the title, the variant and how far the game has come."""
    variant = _("short game") if table["variant"] == "short" else _("full game")
    return _("Le Havre, {variant}, {point}").format(variant=variant, point=point(table))


def point(table: LeHavreTable) -> str:
    """How far the game has come."""
    if table["over"]:
        return _("the game is over")
    if table["final"]:
        return _("final actions")
    return _("round {round} of {rounds}, turn {turn} of {turns}").format(
        round=table["round"], rounds=table["rounds"], turn=table["turn"], turns=table["turns"]
    )


def _labelled(label: str, words: str) -> str:
    return _("{label}: {words}").format(label=label, words=words)


def state(table: LeHavreTable, forecast: Forecast, seat: int) -> str:
    """One line before a turn: how far the game has come, what the seat has, the meal, and everybody's wealth."""
    own = table["players"][seat]
    said = [
        agreed(_("{name} has {goods}"), name=own["name"]).format(
            name=own["name"], goods=goods([("francs", own["francs"]), *own["goods"].items()])
        ),
        *(_due(meal) for meal in forecast["meals"] if meal["seat"] == seat),
        _("wealth: {everybody}").format(
            everybody=", ".join(
                _("{name} {n}").format(name=player["name"], n=player["wealth"]) for player in table["players"]
            )
        ),
    ]
    here = point(table)
    return _("{point}. {said}.").format(point=capital(here), said="; ".join(said))


def _due(meal: Meal) -> str:
    """What the next meal takes, and whether there is enough for it."""
    if not meal["owed"]:
        return _("the next meal is covered by ships") if meal["due"] else _("no meal is due")
    if meal["short"]:
        return _("the next meal takes {n} food, {short} more than there is").format(n=meal["owed"], short=meal["short"])
    if meal["food"] < meal["owed"]:
        paid = francs(meal["owed"] - meal["food"])
        return _("the next meal takes {n} food, {francs} of it").format(n=meal["owed"], francs=paid)
    return _("the next meal takes {n} food, which is there").format(n=meal["owed"])


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or _("none")


def _for_sale(name: str) -> str:
    """A building of the town, what it costs to buy and to enter."""
    building = card(name)
    if building.price is None:
        return _("{card} (not for sale, {fee})").format(card=card_name(name), fee=_entry(name))
    return _("{card} ({price}, {fee})").format(card=card_name(name), price=francs(building.price), fee=_entry(name))


def _owned(name: str) -> str:
    """A building of a player, and what it costs the others to enter."""
    return _("{card} ({fee})").format(card=card_name(name), fee=_entry(name))


def _to_build(name: str) -> str:
    """A building proposal, what it costs to build and to buy."""
    building = card(name)
    if building.price is None:
        return _("{card} ({cost})").format(card=card_name(name), cost=cost(building))
    template = _("{card} (only bought, for {price})") if building.cost is None else _("{card} ({cost}, or {price})")
    return template.format(card=card_name(name), cost=cost(building), price=francs(building.price))


def _entry(name: str) -> str:
    building = card(name)
    return _("entry {fee}").format(fee=fee(building)) if building.effect else _("no entry")


def _cards(names: list[str]) -> str:
    return ", ".join(map(card_name, names)) or _("none")


def _tiles(table: LeHavreTable) -> str:
    """The seven tiles in their order; a word says which one the last supply came from."""
    found = []
    for place, one in enumerate(table["tiles"]):
        words = _tile(one["brings"], one["interest"]) if one else _("face down")
        found.append(_("{tile} (reached)").format(tile=words) if place == table["marker"] else words)
    return _labelled(_("Tiles"), ", ".join(found))


def _tile(brings: list[str] | None, interest: bool | None) -> str:
    if brings is None:
        return _("face down")
    return _("{tile} with interest").format(tile=tile(brings)) if interest else tile(brings)


def offers(table: LeHavreTable) -> str:
    """One line: what can be taken."""
    return _labelled(_("Offers"), goods(table["offers"].items()))


def _player(player: PlayerData, is_deciding: bool) -> list[str]:
    has = [francs(player["francs"])]
    if player["loans"]:
        has.append(ngettext("{n} loan", "{n} loans", player["loans"]).format(n=player["loans"]))
    has += [
        _("food {n}").format(n=player["food"]),
        _("energy {n}").format(n=player["energy"]),
        _("wealth {n}").format(n=player["wealth"]),
    ]
    name = _("{name} (to decide)").format(name=player["name"]) if is_deciding else player["name"]
    found = [_labelled(name, ", ".join(has)), "  " + _labelled(_("Goods"), goods(player["goods"].items()))]
    if player["buildings"]:
        found.append("  " + _labelled(_("Buildings"), _listed(map(_owned, player["buildings"]))))
    if player["ships"]:
        feed = _("{ships}; they give {n} food a round").format(ships=_cards(player["ships"]), n=player["ships_feed"])
        found.append("  " + _labelled(_("Ships"), feed))
    if player["rods"] or player["hammers"]:
        found.append("  " + _("Rods {rods}, hammers {hammers}").format(rods=player["rods"], hammers=player["hammers"]))
    if player["person"]:
        found.append("  " + _("Person in the {building}").format(building=card_name(player["person"])))
    return found


def _market(harbour: dict[str, list[str]], seats: int) -> str:
    """The ships of each stack, the top one first, with what the next one costs to build and to buy, and feeds."""
    found = []
    for kind in KINDS:
        stack = harbour[kind.name]
        if not stack:
            continue
        good, number = kind.cost
        said = [_("{material} and {n} energy").format(material=some(number, GOODS[good].name), n=ENERGY_OF_BUILDING)]
        if kind.price is not None:
            said.append(_("or {price}").format(price=francs(kind.price)))
        if kind.food[seats - 1]:
            said.append(_("feeds {n}").format(n=kind.food[seats - 1]))
        found.append(_("{ships} ({figures})").format(ships=_cards(stack), figures=", ".join(said)))
    return "; ".join(found) or _("no ships yet")


def _coming_tile(coming: ComingTile) -> str:
    words = _tile(coming["brings"], coming["interest"])
    if not coming["in_turns"]:
        return _("{tile} now").format(tile=words)
    return _("{tile} in {n}").format(tile=words, n=coming["in_turns"])


def _round_end(end: RoundEnd, turns_left: int) -> str:
    parts = [_("{food} food each").format(food=end["food"]), *_events_of(end)]
    if end["builds"]:
        parts.append(_("the town builds the {building}").format(building=card_name(end["builds"])))
    elif end["town"] == "special":
        parts.append(_("the town builds a special building"))
    if not turns_left:
        return _("Round {round} ends now: {what}").format(round=end["round"], what=", ".join(parts))
    return ngettext(
        "Round {round} ends in {n} turn: {what}", "Round {round} ends in {n} turns: {what}", turns_left
    ).format(round=end["round"], n=turns_left, what=", ".join(parts))


def _events_of(card: RoundData) -> list[str]:
    return [
        _("harvest") if card["harvest"] else _("no harvest"),
        _("then {ship}").format(ship=card_name(card["ship"])),
    ]


def _coming_round(card: RoundData) -> str:
    parts = [_("{food} food each").format(food=card["food"]), *_events_of(card)]
    if card["town"] != "none":
        kind = _("a special building") if card["town"] == "special" else _("a building")
        parts.append(_("the town builds {what}").format(what=kind))
    return _("Round {n}: {what}").format(n=card["round"], what=", ".join(parts))


def _meal(table: LeHavreTable, meal: Meal) -> str:
    """What a player's meal takes, what is there for it, and whether that is enough."""
    name = table["players"][meal["seat"]]["name"]
    if not meal["owed"]:
        parts = [_("the ships feed everybody") if meal["due"] else _("no food is due")]
    else:
        parts = [_("{n} food due").format(n=meal["due"])]
        if meal["ships"]:
            parts.append(_("the ships give {n}").format(n=meal["ships"]))
        parts.append(_("{n} food and {francs} are there").format(n=meal["food"], francs=francs(meal["francs"])))
        loans = ngettext("{n} loan", "{n} loans", meal["loans"]).format(n=meal["loans"])
        parts.append(
            _("short by {n} ({loans})").format(n=meal["short"], loans=loans) if meal["short"] else _("covered")
        )
    grown = [some(number, name) for name, number in meal["harvest"].items() if number]
    if grown:
        parts.append(_("the harvest brings {goods}").format(goods=", ".join(grown)))
    if meal["interest"]:
        parts.append(_("interest {francs}").format(francs=francs(meal["interest"])))
    return _("Meal of {name}: {what}").format(name=name, what=", ".join(parts))
