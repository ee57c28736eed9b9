"""What the shell completes: titles, levels, variants, rules, saved games, and what the rules can be asked about.

A completion answers with what there is and never with an error: whatever is wrong is told when the line is entered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import typer

from engine import TITLES, About
from engine.titles import about
from saves import SaveError
from saves.slots import existing
from screens.plain import plain, words_of
from tui.start import usual_title


def titles(incomplete: str) -> list[str]:
    """Names of titles."""
    return _beginning(TITLES, incomplete)


def slots(incomplete: str) -> list[str]:
    """Names of saved games."""
    try:
        return _beginning(sorted(existing()), incomplete)
    except SaveError:
        return []


def levels(ctx: typer.Context, incomplete: str) -> list[str]:
    """Levels of computer players."""
    return _beginning((level.name for level in _named(ctx).levels), incomplete)


def lineups(ctx: typer.Context, incomplete: str) -> list[str]:
    """Levels behind commas: the last one of those that are named so far."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{level}" for level in levels(ctx, last)]


def variants(ctx: typer.Context, incomplete: str) -> list[str]:
    """Variants of a title."""
    return _beginning((variant.name.replace("_", "-") for variant in _named(ctx).variants), incomplete)


def rules(ctx: typer.Context, incomplete: str) -> list[str]:
    """Rules of a title that can be chosen."""
    return _beginning((rule.name.replace("_", "-") for rule in _named(ctx).rules), incomplete)


def titles_and_texts(incomplete: str) -> list[str]:
    """Names of titles, and what the rules of the title that is usually played can be asked about."""
    return [*titles(incomplete), *_beginning(_texts(usual_title()), incomplete)]


def texts(ctx: typer.Context, incomplete: str) -> list[str]:
    """What the rules of a title can be asked about."""
    return _beginning(_texts(_named(ctx).name), incomplete)


def _named(ctx: typer.Context) -> About:
    """The title that stands on the line, or that is usually played."""
    # Behind an option that lacks its value, which is being completed, the words before it are not read yet.
    words = [ctx.params.get("title"), *ctx.args]
    return about(next((word for word in words if word in TITLES), None) or usual_title())


def _texts(title: str) -> Iterator[str]:
    words = words_of(title)
    yield from words.names()
    known = set(words.names())
    for text in words.texts():
        if text.name not in known:
            yield text.name or plain(text.title).replace(" ", "-")


def _beginning(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete.casefold())]
