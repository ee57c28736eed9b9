"""What players were given of their own by a rule, such as a head start, in words."""

from __future__ import annotations

from engine import Game
from engine.texts.language import gettext as _
from screens.words import shown


def given_each(game: Game) -> list[str]:
    """A sentence for each rule by which some players have something that others have not."""
    found: list[str] = []
    for rule in game.about.rules:
        numbers = game.options.get(rule.name, ()) if rule.each else ()
        pairs = zip(game.options["players"], numbers, strict=False)
        given = ", ".join(_("{name} {n}").format(name=name, n=number) for name, number in pairs if number)
        if given:
            found.append(
                _("{rule}: {given} {gist}.").format(rule=shown(rule.shown), given=given, gist=shown(rule.gist))
            )
    return found
