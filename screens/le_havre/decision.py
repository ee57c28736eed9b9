"""What is said of a decision, what a move would do to the player who makes it, and what it has done."""

from __future__ import annotations

from engine import Move, OpenGame, Plan, Refused
from engine.le_havre.moves import Build, EndTurn, Enter, PutBack, StopBuilding, SwapSpecials, Take
from engine.le_havre.state import BETWEEN, INTEREST, LOOK, MEAL, SECOND_BUILD
from engine.texts.language import gettext as _
from screens.actions import key_label
from screens.le_havre.view import View, forecast_of, table_of
from screens.le_havre.words import card, card_name, francs, good_name
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from widgets.lines import EMPTY, Line, packed, text, width, wrap
from widgets.styles import StyleName


def known(view: View, cells: int) -> list[Line]:
    """A few lines above the list; none for an ordinary turn."""
    if view.phase == LOOK:
        found = [text(" " + _("You look at the next special buildings"), "title")]
        for place, name in enumerate(view.private["looking_at"], start=1):
            words = _("{place}. {name}: {rule}").format(place=place, name=card_name(name), rule=shown(card(name).rule))
            found += [text(" ") + line for line in wrap(words, cells - 2)]
        return [*found, EMPTY]
    if view.phase == SECOND_BUILD:
        words = _("The Construction Firm may build a second building; you may buy and sell before it.")
    elif view.phase == BETWEEN:
        words = _("Before the next turn everybody may sell; this is the option of free sales.")
    elif view.phase == MEAL:
        words = _meal(view)
    elif view.phase == INTEREST:
        due = view.forecast["meals"][view.seat]["interest"]
        words = _("The interest on your loans is {due}; you have {has}.").format(
            due=francs(due), has=francs(view.player["francs"])
        )
        if view.player["francs"] < due:
            words += " " + _("Sell something or take a loan.")
    else:
        return []
    return [*(text(" ") + line for line in wrap(words, cells - 2)), EMPTY]


def _meal(view: View) -> str:
    meal = view.forecast["meals"][view.seat]
    owed = _("You owe {owed} food and have {food} food and {francs}.").format(
        owed=meal["owed"], food=meal["food"], francs=francs(meal["francs"])
    )
    if not meal["short"]:
        return owed
    return owed + " " + _("You are short by {n}: sell or take a loan.").format(n=meal["short"])


def lines(view: View, move: Move | Plan, words: str, cells: int) -> list[Line]:
    """The move in `words` with the player's changes, then the events; open questions are answered by defaults."""
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    if turns_up(after) and _last(move).words != "enter":
        events = ()  # what is face down stays so until the move is made
    parts = _changes(view, after)
    head = text(key_label("enter"), "key") + text(" " + words + (":" if parts else ""))
    if parts and width(head) + 1 + width(parts[0]) <= cells - 2:
        head, parts = head + text(" ") + parts[0], parts[1:]
    found = packed([head, *parts], cells - 2)
    if len(events) > 1:
        found += wrap(in_sentences(events), cells - 2, "dim")
    return [text(" ") + line for line in found]


def _last(move: Move | Plan) -> Move:
    """The move of a plan that alone may turn something up."""
    return move.moves[-1] if isinstance(move, Plan) else move


def _changes(view: View, after: OpenGame) -> list[Line]:
    """What goes and what comes, as 'wood 2 → 6'."""
    seat = view.seat
    old, new = view.players[seat], table_of(after)["players"][seat]
    found: list[Line] = []
    for name in old["goods"]:
        _add(found, good_name(name), old["goods"][name], new["goods"][name])
    _add(found, _("francs"), old["francs"], new["francs"])
    _add(found, _("loans"), old["loans"], new["loans"], better=-1)
    _add(found, _("food"), old["food"], new["food"])
    _add(found, _("energy"), old["energy"], new["energy"])
    _add(found, _("wealth"), old["wealth"], new["wealth"])
    before, later = view.forecast["meals"], forecast_of(after)["meals"]
    if before and later and view.table["round"] == table_of(after)["round"]:
        _add(found, _("meal short by"), before[seat]["short"], later[seat]["short"], better=-1)
    gained = [name for name in new["buildings"] if name not in old["buildings"]]
    gained += [name for name in dict.fromkeys(new["ships"]) if new["ships"].count(name) > old["ships"].count(name)]
    found += [text("+ " + card_name(name), "gain") for name in gained]
    return found


def _add(found: list[Line], name: str, old: int, new: int, better: int = 1) -> None:
    """One figure; `better`: 1 if more of it is good, -1 if more of it is a debt, which alone is alarming."""
    if old != new:
        gained = (new - old) * better > 0
        style: StyleName = "gain" if gained else "short" if better < 0 else "plain"
        found.append(text(name + " ") + text(f"{old} → {new}", style))


def changed(before: OpenGame, now: OpenGame) -> frozenset[str]:
    """The names of what has changed: an amount, a place, an owner, a guest."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: OpenGame) -> dict[str, tuple[object, ...]]:
    """What can be said of everything that has a row, by its name."""
    table = table_of(game)
    found: dict[str, tuple[object, ...]] = {name: (number,) for name, number in table["offers"].items()}
    for stack in table["stacks"]:
        found |= {name: ("stack", place == 0) for place, name in enumerate(stack)}
    found |= dict.fromkeys(table["town"], ("town",))
    for player in table["players"]:
        found |= dict.fromkeys(player["buildings"], (player["seat"],))
    for player in table["players"]:
        if player["person"]:
            found[player["person"]] = (*found.get(player["person"], ()), "guest", player["seat"])
    found |= {pile[0]: ("pile", len(pile)) for pile in table["harbour"].values() if pile}
    return found


_LAST_OF_THE_ACTION = (Take, Enter, Build, StopBuilding, PutBack, SwapSpecials)
"""The moves with which a main action can be over."""


def ends_by_itself(game: OpenGame, played: Move | None) -> bool:
    """Whether nothing is left but to end the turn, or the main action has brought nothing new within reach."""
    moves = game.moves()
    if EndTurn() not in moves:
        return False
    if len(moves) == 1:
        return True
    if not isinstance(played, _LAST_OF_THE_ACTION):
        return False
    before = game.rules.moves(game.last[0].before)
    return all(move in before or isinstance(move, EndTurn) for move in moves)
