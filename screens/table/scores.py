"""The scores of a game, and its end in a few words: who stands where, what counted most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from engine import OpenGame
from engine.about import About
from engine.texts.language import gettext as _, listed
from engine.title import Score
from screens.words import agreed, in_sentences, shown, told_to

UNKNOWN = "?"
"""What stands for a figure that is hidden."""


def scores_of(game: OpenGame, seat: int | None = None) -> list[Score]:
    """The score of each seat, as far as `seat` may see it."""
    return cast("list[Score]", game.scores(seat))


def hidden_seats(game: OpenGame, viewer: int | None) -> frozenset[int]:
    """The seats of whose score somebody sees less than they see themselves; `viewer` is None for what lies open."""
    seen = scores_of(game, viewer)
    return frozenset(
        seat for seat in range(len(game.names)) if seen[seat]["lines"] != scores_of(game, seat)[seat]["lines"]
    )


def points(score: Score, kind: str, name: str | None = None) -> int:
    """What a seat has of a kind, or of one line of it."""
    return sum(line["points"] for line in score["lines"] if line["kind"] == kind and name in (None, line["name"]))


def named_lines(scores: Sequence[Score]) -> list[tuple[str, str]]:
    """The kind and the name of every line that has a name, each once."""
    return list(dict.fromkeys((line["kind"], line["name"]) for one in scores for line in one["lines"] if line["name"]))


class Swing(NamedTuple):
    """A move, by its number from 1, and by how much the score of whoever made it changed with it."""

    number: int
    points: int
    happened: str


def compared(scores: Sequence[Score], rivals: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """All who are compared, the best first: the seats, and the rivals but for one that scores nothing and is behind."""
    counting = (rival for rival in rivals if rival["total"] or rival["place"] == 1)
    found = [*scores, *({**rival, "name": _(rival["shown"])} for rival in counting)]
    return sorted(found, key=lambda one: one["place"])


def headline(scores: Sequence[Score], rivals: Sequence[Mapping[str, Any]], about: About) -> str:
    """Who has won, with how much, and how far ahead; of equals, what has decided."""
    first, *others = compared(scores, rivals)
    name, points = first["name"], shown(about.unit.points(first["total"]))
    if not others:
        return agreed(_("{name} scores {points}."), name=name).format(name=name, points=points)
    second = others[0]
    if second["place"] == 1:
        names = listed(one["name"] for one in (first, *others) if one["place"] == 1)
        return _("A shared victory with {points}: {names}.").format(names=names, points=points)
    margin = first["total"] - second["total"]
    if not margin and about.tie is not None:
        has, less = (shown(about.tie.points(one["tie"])) for one in (first, second))
        return agreed(_("{name} wins the tie with {points}: {has} against {less}."), name=name).format(
            name=name, points=points, has=has, less=less
        )
    if "seat" not in first:
        names = listed(one["name"] for one in others if one["place"] == second["place"])
        return _("{rival} stands first with {most}, before {names} with {points}.").format(
            rival=name, most=points, names=names, points=shown(about.unit.points(second["total"]))
        )
    won = agreed(_("{name} wins with {points}, {margin} ahead."), name=name)
    return won.format(name=name, points=points, margin=margin)


def swings(game: OpenGame, seat: int, name: str = "") -> tuple[Swing | None, Swing | None]:
    """The moves of a seat that raised and that lowered its score most, where any did.

    They are told to the player who has this `name`, if it is given.
    """
    found = []
    for number, (before, played, after) in enumerate(game.stages, start=1):
        if played.seat == seat:
            points = _total(game, after, seat) - _total(game, before, seat)
            own = (event for event in played.events if event.seat == seat)
            happened = next((in_sentences([event]) for event in told_to(own, name)), "")
            found.append(Swing(number, points, happened))
    best = max(found, key=lambda one: one.points, default=None)
    worst = min(found, key=lambda one: one.points, default=None)
    return (
        best if best is not None and best.points > 0 and best.happened else None,
        worst if worst is not None and worst.points < 0 and worst.happened else None,
    )


def _total(game: OpenGame, position: Any, seat: int) -> int:
    scores = game.rules.scores(game.rules.seen(position, seat))
    return next(int(score["total"]) for score in scores if score["seat"] == seat)


def swing_lines(game: OpenGame, seat: int) -> tuple[list[str], list[str]]:
    """The move of a seat that brought most, and the one that cost most, each in a sentence to it if there is one."""
    best, worst = swings(game, seat, game.names[seat])
    unit = game.about.unit
    brought, cost = [], []
    if best is not None:
        points = shown(unit.points(best.points))
        brought = [_("Brought most, {points}: {what}").format(points=points, what=best.happened)]
    if worst is not None:
        points = shown(unit.points(-worst.points))
        cost = [_("Cost most, {points}: {what}").format(points=points, what=worst.happened)]
    return brought, cost


def given_each(game: OpenGame) -> list[str]:
    """A sentence for each rule by which some players have something that others have not."""
    found: list[str] = []
    for rule in game.about.rules:
        numbers = game.options.get(rule.name, ()) if rule.each else ()
        pairs = zip(game.options["players"], numbers, strict=False)
        given = listed(_("{name} {n}").format(name=name, n=number) for name, number in pairs if number)
        if given:
            found.append(
                # Translators: "Head start: Anna 5, Bo 3 (francs more at the start).".
                _("{rule}: {given} ({gist}).").format(rule=shown(rule.shown), given=given, gist=shown(rule.gist))
            )
    return found
