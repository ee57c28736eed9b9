"""The fields of a form that set up a game: its variant and its rules, wherever games are set up."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.about import Rule
from engine.texts.language import pgettext, within
from screens.menus import about_game
from screens.menus.form import Entry
from screens.menus.set_up import SetUp, choice_name, choices_of
from screens.words import shown
from widgets.lines import text

VARIANT = "variant"

_MOST_SHOWN = 4
"""So many choices of a rule are shown next to each other."""


def variant_entry(game: SetUp) -> Entry:
    """Which variant is played."""
    variants = game.about.variants
    now = variants[game.variant]
    words = {number: within(shown(one.shown)) for number, one in enumerate(variants)}
    choose, about = partial(setattr, game, "variant"), partial(about_game.of_choices, variants, now.name)
    return Entry(VARIANT, pgettext("a setting", "Game"), words, game.variant, choose, shown(now.gist), about=about)


def rule_entry(game: SetUp, rule: Rule) -> Entry:
    """How a rule is played."""
    chosen = game.chosen(rule)
    named: dict[Any, str] = {one.name: within(shown(one.shown)) for one in rule.values}
    words = named or {one: choice_name(one) for one in choices_of(rule)}
    value = text(f"◂ {words[chosen]} ▸", "key") if len(words) > _MOST_SHOWN else None
    choose, about = partial(game.rules.__setitem__, rule.name), partial(about_game.of_rule, game, rule)
    name, hint = f"rule {rule.name}", within(shown(rule.gist))
    return Entry(name, shown(rule.shown), words, chosen, choose, hint, value, about)
