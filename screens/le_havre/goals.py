"""What one may want at the table of Le Havre, also in typed words: the ways to have it, and what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine import Move, OpenGame, Text
from engine.le_havre import state
from engine.le_havre.building import Cost, cost_for, lacks, ship_cost
from engine.le_havre.cards import fee_text
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import INDEX, OFFER_SPACES, WOOD, energy_of
from engine.le_havre.moves import Borrow, Build, Buy, Enter, Take
from engine.le_havre.phases import is_about
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS
from engine.le_havre.visits import WIND_FARM, WIND_FARM_WAIVES
from engine.texts import N_, only
from engine.texts.language import gettext as _, listed, paragraph, within
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, francs, good_name, goods, is_ship, price_of, ship, short_fee, some
from screens.table.viewpoint import Sight
from screens.ways import Goal, Way, leads_there
from screens.words import shown

FIRMS = ("building-firm-1", "building-firm-2", "construction-firm", "sawmill")
"""The buildings that build a proposal."""
WHARFS = ("wharf-1", "wharf-2")
"""The buildings that build a ship."""
_SAVES_WOOD = "sawmill"
_NO_ACTION = {
    state.MEAL: N_("First comes the meal."),
    state.INTEREST: N_("First comes the interest on your loans."),
    state.SECOND_BUILD: N_("First decide about the second building."),
    state.LOOK: N_("First put the special buildings back."),
    state.BETWEEN: N_("Between two turns you can only sell."),
    state.BEFORE_SUPPLY: N_("First comes the supply."),
    state.AFTER_MAIN: N_("You have had your main action."),
    state.AFTER_FINAL: N_("You have had your final action."),
}
"""Why nothing can be taken, entered or bought."""
_NOTHING_BOUGHT = N_("Nothing can be bought any more at the end of the game.")


def goals(view: View) -> list[Goal]:
    """Every proposal on top of a stack and every ship on top of a pile."""
    return [goal(view, name) for name in (*view.tops, *(pile[0] for pile in view.piles if pile))]


def entering(view: View) -> Goal:
    """Everything that can be entered, one's own first, then what can be built, each by its best way."""
    entered = [name for name in (*view.buildings(view.seat), *view.town, *view.owners) if view.move("enter", name)]
    ways = [
        Way(
            Enter(name),
            card(name).shown,
            Text(_fee(view, name)),
            _("Enter the {building}").format(building=card_name(name)),
        )
        for name in dict.fromkeys(entered)
    ]
    for name in view.tops:
        best = next((way for way in goal(view, name).ways if not isinstance(way.move, Buy)), None)
        if best is not None:
            fee = _fee(view, best.move.target) if isinstance(best.move, Enter) else _("for its cost")
            to_build = Text(_("build, {fee}").format(fee=fee))
            ways.append(best._replace(shown=card(name).shown, detail=to_build, aim=goal(view, name).words))
    return Goal(_("Enter or build what?"), Text(""), tuple(ways))


def _fee(view: View, name: str) -> str:
    return _("yours") if view.owns(name) else short_fee(card(name))


def is_wanted(view: View, name: str) -> bool:
    """Whether it is a proposal or a ship that can be had, not one that somebody has."""
    return any(pile[:1] == [name] for pile in (view.piles if is_ship(name) else view.stacks))


def is_built_now(view: View, name: str) -> bool:
    """Whether it is a proposal that can be built now, not only bought."""
    if not is_wanted(view, name) or not any(view.move("enter", firm) for firm in (*FIRMS, *WHARFS)):
        return view.move("build", name) is not None
    return any(not isinstance(way.move, Buy) for way in goal(view, name).ways)


def possible_keys(view: View, name: str) -> str:
    """The keys that do something with a card now."""
    keys = [("e", "enter"), ("e", "build"), ("b", "buy"), ("s", "sell")]
    possible = "".join(key for key, words in keys if view.move(words, name) is not None)
    return "e" + possible if is_built_now(view, name) and "e" not in possible else possible


def goal(view: View, name: str) -> Goal:
    """A proposal or a ship, with the ways to it that are open now, the best first."""
    if name not in view.goals:
        view.goals[name] = _goal(view, name)
    return view.goals[name]


def _goal(view: View, name: str) -> Goal:
    ways = tuple(way for way in _ways(view, name) if leads_there(view.game, way))
    for_sale = any(isinstance(way.move, Buy) for way in ways)
    if is_ship(name):
        prompt = Text(_("At which Wharf, or bought?") if for_sale else _("At which Wharf?"))
    else:
        prompt = Text(_("With which firm, or bought?") if for_sale else _("With which firm?"))
    return Goal(_("Build the {card}").format(card=card_name(name)), prompt, ways, "" if ways else _missing(view, name))


def refused(view: View) -> list[tuple[str, str]]:
    """What cannot be taken, entered, bought or, under the top of its stack, built now, and why."""
    found: list[tuple[str, str]] = []
    for name in OFFER_SPACES:
        if not view.seen.offers[INDEX[name]]:
            found.append((_("Take {good}").format(good=good_name(INDEX[name])), view.refusal(Take(name))))
    for name in (*view.town, *view.owners, *view.tops):
        if view.stands(name) and view.move("enter", name) is None:
            found.append((_("Enter the {building}").format(building=card_name(name)), view.refusal(Enter(name))))
        if name not in view.owners and view.move("buy", name) is None and view.phase == state.MAIN:
            found.append((_("Buy the {card}").format(card=card_name(name)), view.refusal(Buy(name))))
    below = (name for stack in view.stacks for name in stack[1:])
    found += [(_("Build the {card}").format(card=card_name(name)), why_not(view, Buy(name))) for name in below]
    return found


def _ways(view: View, name: str) -> Iterator[Way]:
    """The moves that may lead to it, the cheapest first."""
    build = view.move("build", name)
    if build is not None:
        yield Way(build, card(name).shown, Text(_("for its cost")), _("Build the {card}").format(card=card_name(name)))
    label = "ship" if is_ship(name) else "build"
    for firm in sorted(_built(view, WHARFS if is_ship(name) else FIRMS), key=lambda one: _dearness(view, one, name)):
        if view.move("enter", firm) is not None:
            yield Way(
                Enter(firm),
                card(firm).shown,
                Text(_("yours")) if view.owns(firm) else fee_text(card(firm).fee),
                _("Build the {card}: {firm}").format(card=card_name(name), firm=card_name(firm)),
                ((label, name),),
            )
    if view.move("buy", name) is not None:
        yield Way(
            Buy(name),
            Text(_("Buy it")),
            only(francs(price_of(name))),
            _("Buy the {card}").format(card=card_name(name)),
        )


def _built(view: View, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if view.stands(name)]


def _dearness(view: View, firm: str, name: str) -> int:
    """What a visit costs, in food or francs, with the brick that a Wharf takes, for what it saves."""
    fee = card(firm).fee
    least = 0 if view.owns(firm) else min(filter(None, (fee.food, fee.francs)), default=0)
    if is_ship(name):
        return least + int(KINDS[ship(name).kind].needs_modern_wharf and firm not in view.modern)
    saves = firm == _SAVES_WOOD and card(name).asks_for(WOOD) > 0
    return least - int(saves)


def _missing(view: View, name: str) -> str:
    """What is missing to have it, in sentences."""
    goods = _lacking_for_ship(view, name) if is_ship(name) else lacking(view, name)
    found = [goods]
    if not goods and view.phase != state.SECOND_BUILD:
        firms = _built(view, WHARFS if is_ship(name) else FIRMS)
        found += [why_not(view, Enter(firm)) for firm in firms if firm != _SAVES_WOOD or len(firms) == 1]
        if not firms:
            found.append(_("No Wharf has been built.") if is_ship(name) else _("No building firm has been built."))
    if view.phase != state.SECOND_BUILD:
        found.append(why_not(view, Buy(name)))
    return paragraph(dict.fromkeys(found))


def why_not(view: View, move: Move) -> str:
    """Why a move is not possible, in a sentence; nothing if it is."""
    if is_about(view.seen, type(move)):
        return view.refusal(move)
    if isinstance(move, Buy) and view.phase in (state.FINAL, state.AFTER_FINAL):
        return _(_NOTHING_BOUGHT)
    return _(_NO_ACTION.get(view.phase, "")) or view.refusal(move)


def lacking(view: View, name: str) -> str:
    """What is lacking to build a proposal, in a sentence."""
    cost = cost_for(view.seen, view.seat, CARD_INDEX[name])
    if cost is None:
        return _("The {building} cannot be built, only bought.").format(building=card_name(name))
    missing = lacks(view.goods, cost)
    return _("To build it you lack {goods}.").format(goods=goods(missing)) if missing else ""


def _lacking_for_ship(view: View, name: str) -> str:
    """What a ship needs at the Wharf where it needs least."""
    costs = [ship_cost(view.seen, CARD_INDEX[wharf], ship(name).kind) for wharf in _built(view, WHARFS)]
    missing = ship_lacks(view, min(costs, key=len)) if costs else []
    return _("To build it you lack {goods}.").format(goods=listed(missing)) if missing else ""


def ship_lacks(view: View, cost: Cost) -> list[str]:
    """What the player lacks for a ship of this cost, energy too: wood that is built in gives none."""
    have = view.goods
    parts = [some(n, good) for good, n in lacks(have, cost)]
    left = energy_of(have) - sum(min(n, have[good]) for good, n in cost if good == WOOD)
    if left < energy_of_a_ship(view):
        parts.append(_("{n} energy").format(n=energy_of_a_ship(view) - left))
    return parts


def energy_of_a_ship(view: View) -> int:
    """The energy that the player pays for a ship."""
    return max(0, ENERGY_OF_BUILDING - (WIND_FARM_WAIVES if view.owns(WIND_FARM) else 0))


_LOAN = re.compile(r"(take |borrow )?(an? )?loan")
_BUILD = re.compile(r"build (an? |the )?(?P<ship>[a-z]+( ship| liner)?)")


def understood(typed: str) -> Move | None:
    """A loan, or a ship to be built by the beginning of its kind; None for anything else."""
    words = typed.casefold().replace("-", " ")
    if _LOAN.fullmatch(words):
        return Borrow()
    found = _BUILD.fullmatch(words)
    kinds = (kind.name for kind in KINDS if found and kind.name.replace("-", " ").startswith(found["ship"]))
    return next((Build(name) for name in kinds), None)


def wanted(game: OpenGame, move: Move) -> Goal | None:
    """What is to be built, with the firms and wharfs where it can be; None where the move itself is possible."""
    decision = game.decision
    if not isinstance(move, Build) or decision is None or move.unanswered() in game.moves():
        return None
    view = View(Sight(game, decision.seat, game.log))
    name = move.target
    for kind, pile in zip(KINDS, view.piles, strict=True):
        if kind.name == name and not pile:
            return _none(_("There is no {ship} in the ship market.").format(ship=within(shown(kind.shown))))
        name = pile[0] if kind.name == name else name
    if is_wanted(view, name):
        return goal(view, name)
    if name in view.town:
        return _none(_("The {building} has been built.").format(building=card_name(name)))
    return _none(view.refusal(Buy(name)))


def _none(reason: str) -> Goal:
    """Something that cannot be had, and why."""
    return Goal("", Text(""), (), reason)
