"""The command `havre play`: a new game of any title, checked before anything is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from engine import About, SetupError, new_game
from engine.about import Opening
from engine.texts import N_, message
from engine.texts.language import ngettext
from saves import SavedGame
from saves.daily import today
from saves.daily_game import begun_or_continued
from screens.seeds import drawn_seed
from screens.words import shown
from tui.cli import completing
from tui.cli.numbers import whole
from tui.cli.seats import LEVELS, SEATS, seated
from tui.cli.setting import Rules, Variant, rules_of, suggested, variant_of
from tui.cli.titles import Title, chosen
from tui.start import HIGHEST_GIVEN, need_terminal, need_writable, played, quick_of

Plain = Annotated[
    bool, typer.Option("--plain", help=N_("As lines of text, for screen readers, dumb terminals and scripts."))
]
KeepGoing = Annotated[
    bool, typer.Option("--keep-going", help=N_("With --plain from a pipe: go on after a line that is refused."))
]


def play(
    title: Title = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole(1),
            help=N_("Number of players: {seats}.").format(seats=SEATS),
        ),
    ] = None,
    people: Annotated[
        int | None,
        typer.Option(
            "--people",
            metavar="N",
            parser=whole(0, 99),
            help=N_("How many of them are people: one where nobody is named."),
        ),
    ] = None,
    variant: Variant = None,
    rule: Rules = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="S", parser=whole(0, HIGHEST_GIVEN), help=N_("The number that decides all chance.")
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help=N_("A person's name; once for each person."))
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="LEVEL",
            help=N_(
                "A seat for the computer, once for each: {levels}. Seats that are left over are the computer's, too."
            ).format(levels=LEVELS),
            autocompletion=completing.levels,
        ),
    ] = None,
    solo: Annotated[
        bool, typer.Option("--solo", help=N_("A quick game: the title's own, where nothing else is said."))
    ] = False,
    daily: Annotated[
        bool, typer.Option("--daily", help=N_("Today's daily harbour of the title, the same for everybody."))
    ] = False,
    plain: Plain = False,
    keep_going: KeepGoing = False,
) -> None:
    declared = chosen(title)
    opening = _daily_of(declared) if daily else quick_of(declared) if solo else None
    usual = Opening(0, declared.usual_variant) if opening is None else opening
    levels = bot or usual.levels
    if opening is not None and people is None and not bot:
        people = max(len(name or ()), opening.seats - len(levels))
    if opening is not None and players is None:
        players = max(opening.seats, (people or 0) + len(levels))
    if players is not None:
        players = min(players, declared.seats[-1] + 1)  # one too many is refused as a million is, and sooner
    names, bots = seated(declared, players, people, name or (), levels)
    before = usual.rules if opening is not None else suggested(declared, len(names), len(names) - len(bots))
    asked = Opening(
        seats=len(names),
        variant=variant_of(declared, variant) or usual.variant,
        rules=rules_of(declared, rule or (), before),
        levels=tuple(bots.values()),
    )
    if daily and (asked != opening or seed is not None):
        raise typer.BadParameter(_only_as_it_is(declared, usual))
    if solo and asked.seats != usual.seats:
        raise typer.BadParameter(_only_for(usual.seats))
    chosen_seed = drawn_seed() if seed is None else seed
    options: dict[str, Any] = {"players": names, "variant": asked.variant, "seed": chosen_seed, **asked.rules}
    new_game(declared.name, **options)  # what cannot be set up is refused first of all, and leaves no file
    if not plain:
        need_terminal()
    with _of_today(declared.name, names) if daily else SavedGame.create(declared.name, options, bots=bots) as saved:
        need_writable(saved)
        raise typer.Exit(played(saved, plain=plain, keep_going=keep_going))


def _daily_of(declared: About) -> Opening:
    """The daily game of a title; raises `SetupError` where it has none."""
    if declared.daily is None:
        raise SetupError(message("{title} has no daily harbour.", title=declared.shown))
    return declared.daily


def _of_today(title: str, names: Sequence[str]) -> SavedGame:
    """The daily game of today, a new one or the one that is open."""
    return begun_or_continued(title, today(), names)


def _only_as_it_is(declared: About, opening: Opening) -> str:
    variant = declared.variant(opening.variant)
    return ngettext(
        "--daily is a {variant} game of {title} for one player; its day is its seed.",
        "--daily is a {variant} game of {title} for {n} players; its day is its seed.",
        opening.seats,
    ).format(
        variant=opening.variant if variant is None else shown(variant.shown),
        title=shown(declared.shown),
        n=opening.seats,
    )


def _only_for(seats: int) -> str:
    return ngettext("--solo is a game for one player.", "--solo is a game for {n} players.", seats).format(n=seats)
