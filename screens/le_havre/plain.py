"""What the plain mode asks of Le Havre: its positions, moves and cards in words. Nothing here draws."""

from __future__ import annotations

from gettext import gettext as _

from engine import Game, Move
from engine.le_havre.state import BEFORE_SUPPLY, FINAL, INTEREST, LOOK, MAIN, MEAL
from screens.le_havre import card_text, plain_table, words
from screens.le_havre.data import forecast_of, private_of, table_of
from screens.table.report import points, scores_of
from screens.words import shown


def table(game: Game) -> list[str]:
    """All that lies open."""
    return plain_table.table_lines(table_of(game))


def forecast(game: Game) -> list[str]:
    """What is coming."""
    return plain_table.forecast_lines(table_of(game), forecast_of(game))


def where(game: Game) -> str:
    """In one line: how far the game has come."""
    return plain_table.where(table_of(game))


def about(game: Game) -> list[str]:
    """What there is to know about the decision, beside its prompt."""
    decision = game.decision
    if decision is None:
        return []
    open_to_all = table_of(game)
    phase = open_to_all["phase"]
    if phase == BEFORE_SUPPLY:
        return [_("It is {point}.").format(point=plain_table.point(open_to_all))]
    if phase in (MAIN, FINAL):
        return [plain_table.offers(open_to_all)]
    if phase == LOOK:
        return [
            _("{n}. {name}: {rule}").format(n=place, name=words.card_name(name), rule=shown(words.card(name).rule))
            for place, name in enumerate(private_of(game)["looking_at"], start=1)
        ]
    meal = forecast_of(game)["meals"][decision.seat] if phase in (MEAL, INTEREST) else None
    if meal is None:
        return []
    francs = words.francs(open_to_all["players"][decision.seat]["francs"])
    if phase == INTEREST:
        return [_("The interest is {due}; you have {has}.").format(due=words.francs(meal["interest"]), has=francs)]
    owed = _("You owe {owed} food; you have {food} food and {francs}.").format(
        owed=meal["owed"], food=meal["food"], francs=francs
    )
    short = _("You are short by {n}: sell something or take a loan.").format(n=meal["short"])
    return [owed, short] if meal["short"] else [owed]


def scores(game: Game) -> list[str]:
    """How everybody stands, by kind and in sum."""
    found = []
    for score in scores_of(game):
        sums = {kind: points(score, kind) for kind in words.KIND_NAMES}
        parts = [
            _("{kind} {points}").format(kind=words.KIND_NAMES[kind].lower(), points=number)
            for kind, number in sums.items()
            if number
        ]
        found.append(
            _("{name}: {total} ({parts})").format(
                name=score["name"], total=score["total"], parts=", ".join(parts) or _("nothing")
            )
        )
    return found


def describe(game: Game, move: Move) -> str:
    """A legal move in plain words."""
    return words.move(move, table_of(game))


def ordinary(game: Game) -> Move | None:
    """The move that simply goes on, if there is one."""
    by_words = {move.words: move for move in game.moves()}
    return next((by_words[name] for name in words.ORDINARY if name in by_words), None)


def page(name: str) -> str | None:
    """The rule of the card or ship that is meant, or None if nothing is."""
    found = card_text.found(name)
    return None if found is None else card_text.page(found)[1]


def names() -> tuple[str, ...]:
    """What a page can be about."""
    return card_text.names()
