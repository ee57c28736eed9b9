"""What a round of Macao is about, in plain words: its cards and dice, what can be done, what is coming."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.macao.sea import DISTANCE, FIRST_PORT, GOOD, PORT_OF, REACHED, SPACE, SPACES
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, SAVE
from engine.macao.table_data import CardData, ColonyTable, ComingRound, DieData, Forecast, PlayerData, QuarterData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import words
from screens.macao.data import can_buy, card_cost, delivery, have

_HIGHEST_DIE: Final = 6


def labelled(label: str, said: str) -> str:
    """A line about something."""
    return _("{label}: {words}").format(label=label, words=said)


def names(cards: Sequence[str]) -> str:
    """Cards as they are called."""
    return ", ".join(map(words.card_name, cards)) or _("none")


def name(table: ColonyTable, seat: int | None) -> str:
    """The name of a player by their seat; None is the company."""
    return _(words.COMPANY) if seat is None else table["players"][seat]["name"]


def to_decide(table: ColonyTable, forecast: Forecast, seat: int) -> list[str]:
    """What whoever decides must know for it."""
    phase, own = table["phase"], table["players"][seat]
    if phase in (DRAFT, CARD):
        return [*filter(None, (tribute(table),)), *offer(table), _room(own), *cubes_to_come(forecast, seat)]
    if phase == LAY:
        return [tableau(own)]
    if phase == DICE:
        return [*dice(table), *companys_choice(forecast), tableau(own), *cubes_to_come(forecast, seat)]
    if phase == SAVE:
        return [_("You have {jokers}.").format(jokers=words.jokers(own["jokers"]))]
    return [*companys_choice(forecast), *_possible(table, own)] if phase == ACTION else []


def companys_choice(forecast: Forecast) -> list[str]:
    """The quarter that the company of a game alone takes in this round."""
    if forecast["company"] is None:
        return []
    template = _("The company takes {quarter} in this round, if it is still free.")
    return [template.format(quarter=words.quarter_name(forecast["company"]))]


def tribute(table: ColonyTable) -> str:
    """The tribute of the round; nothing before the first one."""
    value = table["tribute"]
    if value is None:
        return ""
    return _("Tribute: {points} for {gold}").format(
        points=words.prestige(value["prestige"]), gold=words.gold(value["gold"])
    )


def offer(table: ColonyTable) -> list[str]:
    """The cards that may be taken, each with its cost and what it does."""
    return [card(one) for one in table["offer"]]


def card(one: CardData) -> str:
    """A card with its kind, its cost and what it does."""
    return _("{card}: {kind}, costs {cost}; {does}").format(
        card=words.card_name(one["card"]),
        kind=words.kind_name(one["card"]),
        cost=words.colours(one["cost"]),
        does=words.does(one["card"]),
    )


def _room(own: PlayerData) -> str:
    held = len(own["tableau"])
    if held >= own["room"]:
        return _("{tableau} It is full: one card more is discarded, with a punishment marker.").format(
            tableau=tableau(own)
        )
    return tableau(own)


def tableau(own: PlayerData) -> str:
    """The cards of a tableau with what they cost."""
    cards = "; ".join(
        _("{card} for {cost}").format(card=words.card_name(one), cost=card_cost(words.card(one), have(own)))
        for one in own["tableau"]
    )
    return _("Your tableau ({n} of {room}): {cards}.").format(
        n=len(own["tableau"]), room=own["room"], cards=cards or _("no card")
    )


def dice(table: ColonyTable) -> list[str]:
    """The dice: when the cubes of each come, who has chosen them."""
    if not table["dice"]:
        return []
    return [labelled(_("Dice"), "; ".join(_die(table, one) for one in table["dice"]))]


def _die(table: ColonyTable, die: DieData) -> str:
    shown = words.die(die["colour"], die["value"])
    if die["rolled"] != die["value"]:
        shown = _("{die}, turned from {n}").format(die=shown, n=die["rolled"])
    when = _("now") if die["usable"] == table["round"] else _("in round {n}").format(n=die["usable"])
    shown = _("{die} ({when})").format(die=shown, when=when)
    if die["chosen_by"]:
        return _("{die}, chosen by {names}").format(
            die=shown, names=", ".join(name(table, seat) for seat in die["chosen_by"])
        )
    return shown


def cubes_to_come(forecast: Forecast, seat: int) -> list[str]:
    """The cubes of whoever decides, round by round."""
    coming = coming_cubes(forecast, seat)
    return [labelled(_("Cubes on your wind rose"), coming)] if coming else []


def coming_cubes(forecast: Forecast, seat: int) -> str:
    """The cubes on the wind rose of a seat, round by round: '2 blue in round 2; none in rounds 3, 4'."""
    cubes = forecast["players"][seat]["cubes"]
    found = [
        _("{cubes} in round {n}").format(cubes=words.cubes(one["cubes"]), n=one["round"])
        for one in cubes
        if not one["empty"]
    ]
    empty = [str(one["round"]) for one in cubes if one["empty"]]
    if not found:
        return ""
    if empty:
        template = ngettext("none in round {numbers}", "none in rounds {numbers}", len(empty))
        found.append(template.format(numbers=", ".join(empty)))
    return "; ".join(found)


def _possible(table: ColonyTable, own: PlayerData) -> Iterator[str]:
    """What whoever acts has, and may still do in this turn."""
    turn = table["turn"]
    if turn is None:
        return
    holdings = [words.cubes(own["supply"]) if own["supply"] else _("no cubes"), words.gold(own["gold"])]
    holdings += [words.jokers(own["jokers"])] if own["jokers"] else []
    yield _("You have {things}.").format(things="; ".join(holdings))
    if own["supply"] or turn["free_steps"]:
        yield _("Your ship is {where}.").format(where=ship(table, own))
    parts = [
        _("activate {cards}").format(cards=_told(turn["activatable"])) if turn["activatable"] else "",
        _("use {cards}").format(cards=_told(turn["usable"])) if turn["usable"] else "",
        _quarters_to_take(table),
        _("deliver in {port}").format(port=words.space_name(own["ship"])) if _can_deliver(table, own) else "",
        _purchase(table, own),
        _("move on the wall") if own["supply"] and not turn["wall_used"] else "",
        _("sail") if own["supply"] and not turn["free_steps"] else "",
        _("sail {spaces} for nothing").format(spaces=words.spaces(turn["free_steps"])) if turn["free_steps"] else "",
    ]
    found = "; ".join(part for part in parts if part)
    yield _("You can {things}.").format(things=found) if found else _("You can do nothing more than pass.")


def _told(cards: Sequence[str]) -> str:
    return ", ".join(map(words.told, cards))


def _quarters_to_take(table: ColonyTable) -> str:
    turn = table["turn"]
    numbers = [str(number_of(one)) for one in table["city"] if one["payable"]]
    if turn is None or not numbers or turn["quarters"] >= turn["quarter_limit"]:
        return ""
    return ngettext("take quarter {numbers}", "take one of the quarters {numbers}", len(numbers)).format(
        numbers=", ".join(numbers)
    )


def _can_deliver(table: ColonyTable, own: PlayerData) -> bool:
    return any(
        port["port"] == own["ship"] and port["next"] is not None and own["cargo"].get(port["good"])
        for port in table["ports"]
    )


def _purchase(table: ColonyTable, own: PlayerData) -> str:
    value = table["tribute"]
    if value is None or not can_buy(table):
        return ""
    return _("buy {points} for {gold}").format(
        points=words.prestige(value["prestige"] + have(own).tribute_prestige), gold=words.gold(value["gold"])
    )


def number_of(one: QuarterData) -> int:
    """The number of a quarter."""
    return int(one["quarter"][1:])


def forecast_lines(table: ColonyTable, forecast: Forecast) -> list[str]:
    """What is coming: rounds with their office cards, cubes on the wind roses, what would be left over."""
    if table["over"]:
        return [_("Nothing more is coming: the game is over.")]
    found = [_coming(one) for one in forecast["coming"]] or [_("This is the last round.")]
    for player in forecast["players"]:
        whose = name(table, player["seat"])
        cubes = coming_cubes(forecast, player["seat"])
        if cubes:
            found.append(labelled(_("Cubes of {name}").format(name=whose), cubes))
        if player["left_over"]:
            template = _("{name} would get {markers} for the cards on the tableau if the game ended now.")
            found.append(template.format(name=whose, markers=words.markers(player["left_over"])))
    found += companys_choice(forecast)
    return found


def _coming(one: ComingRound) -> str:
    parts = [
        _("{cards} come up, which bring the tribute {points} for {gold}").format(
            cards=names(one["offices"]),
            points=words.prestige(one["tribute"]["prestige"]),
            gold=words.gold(one["tribute"]["gold"]),
        ),
        _("dice above {n} are turned to 1").format(n=one["highest"]) if one["highest"] < _HIGHEST_DIE else "",
        _("the company moves on the wall") if one["company_steps"] else "",
    ]
    return labelled(_("Round {n}").format(n=one["round"]), "; ".join(filter(None, parts)))


def ship(table: ColonyTable, player: PlayerData) -> str:
    """Where the ship of a player lies, and with what."""
    said = _("at {space}").format(space=words.space_name(player["ship"]))
    if player["cargo"]:
        cargo = ", ".join(_tiles(table, player, good, number) for good, number in player["cargo"].items())
        said = _("{where}, with {cargo}").format(where=said, cargo=cargo)
    return said


def _tiles(table: ColonyTable, player: PlayerData, good: str, number: int) -> str:
    here, there = SPACE[player["ship"]], FIRST_PORT + PORT_OF[GOOD[good]]
    steps = DISTANCE[here][there]
    points = words.prestige(delivery(table, player, good)[0])
    if not steps:
        template = _("{n} {good} ({points} here)")
    elif steps == 1:
        template = _("{n} {good} ({points} in {port}, 1 step away)")
    else:
        template = _("{n} {good} ({points} in {port}, {steps} steps by {way})")
    return template.format(
        n=number,
        good=words.good_name(good),
        points=points,
        port=words.port_of(good),
        steps=steps,
        way=words.space_name(SPACES[next_step(here, there)]) if steps else "",
    )


def next_step(here: int, there: int) -> int:
    """The space that comes first on a shortest way from one space to another one; they differ."""
    return min(REACHED[here], key=lambda space: DISTANCE[space][there])


def delivered(player: PlayerData) -> str:
    """How many tiles a player has delivered."""
    return ngettext("{n} tile delivered", "{n} tiles delivered", player["delivered"]).format(n=player["delivered"])
