"""What there is to know about a decision that is made in a list: a meal, interest, a second building, a look."""

from __future__ import annotations

from engine.le_havre.state import BETWEEN, INTEREST, LOOK, MEAL, SECOND_BUILD
from engine.texts.language import gettext as _
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, francs
from screens.words import shown
from widgets.lines import EMPTY, Line, text, wrap


def lines(view: View, cells: int) -> list[Line]:
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
