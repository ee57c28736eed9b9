"""The command `havre play`: a new game of any title, checked before anything is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine import About, SetupError, new_game
from engine.about import Opening
from engine.texts import N_, message
from engine.texts.language import ngettext, within
from saves import SavedGame
from saves.daily import begun_or_continued, today
from screens.games import drawn_seed
from screens.words import shown
from tui.cli import options
from tui.cli.lineup import Lineup, lineup, need_programs
from tui.cli.options import GivenTitle, KeepGoing, Plain, Rules, Variant, flag, number, valued
from tui.cli.setup import rules_of, seated, suggested, variant_of
from tui.consent import christened, may_start
from tui.start import HIGHEST_GIVEN, need_terminal, need_writable, played, quick_of

if TYPE_CHECKING:
    from saves.players import OwnPlayer

_PLAYERS = N_("Number of players: {seats}.")
_PEOPLE = N_("How many of them are people: one where nobody is named.")
_BOT = N_(
    "A seat for the computer, once for each: {levels}; or a player of your own: a name, exec:COMMAND or module:CLASS. "
    "Seats that are left over are the computer's, too."
)


def play(
    title: GivenTitle = None,
    players: Annotated[int | None, number("--players", "N", _PLAYERS, 1)] = None,
    people: Annotated[int | None, number("--people", "N", _PEOPLE, 0, 99)] = None,
    variant: Variant = None,
    rule: Rules = None,
    seed: Annotated[
        int | None, number("--seed", "S", N_("The number that decides all chance."), 0, HIGHEST_GIVEN)
    ] = None,
    name: Annotated[list[str] | None, valued("--name", "NAME", N_("A person's name; once for each person."))] = None,
    bot: Annotated[list[str] | None, valued("--bot", "LEVEL", _BOT, options.levels)] = None,
    solo: Annotated[bool, flag("--solo", N_("A quick game: the title's own, where nothing else is said."))] = False,
    daily: Annotated[bool, flag("--daily", N_("Today's daily harbour of the title, the same for everybody."))] = False,
    plain: Plain = False,
    keep_going: KeepGoing = False,
) -> None:
    declared = options.chosen(title)
    if daily and declared.daily is None:
        raise SetupError(message("{title} has no daily harbour.", title=declared.shown))
    opening = declared.daily if daily else quick_of(declared) if solo else None
    usual = Opening(0, declared.usual_variant) if opening is None else opening
    levels, own = _opponents(declared, bot, usual)
    if opening is not None and people is None and not bot:
        people = max(len(name or ()), opening.seats - len(levels))
    if opening is not None and players is None:
        players = max(opening.seats, (people or 0) + len(levels))
    if players is not None:
        players = min(players, declared.seats[-1] + 1)  # one too many is refused as a million is, and sooner
    names, bots = seated(declared, players, people, name or (), levels, own)
    before = usual.rules if opening is not None else suggested(declared, len(names), len(names) - len(bots))
    asked = Opening(
        seats=len(names),
        variant=variant_of(declared, variant) or usual.variant,
        rules=rules_of(declared, rule or (), before),
        levels=tuple(bots.values()),
    )
    if daily and (asked != opening or seed is not None):
        raise _only_as_it_is(declared, usual)
    if solo and asked.seats != usual.seats:
        only = ngettext("--solo is a game for one player.", "--solo is a game for {n} players.", usual.seats)
        raise options.refused(only, n=usual.seats)
    chosen_seed = drawn_seed() if seed is None else seed
    setup: dict[str, Any] = {"players": names, "variant": asked.variant, "seed": chosen_seed, **asked.rules}
    new_game(declared.name, **setup)  # what cannot be set up is refused first of all, and leaves no file
    need_programs(own.values(), "--bot")
    if not plain:
        need_terminal()
    bots = _with_names(bots, own)
    of_today = begun_or_continued(declared.name, today(), names) if daily else None
    with of_today or SavedGame.create(declared.name, setup, bots=bots) as saved:
        if plain:
            need_writable(saved)
        raise typer.Exit(played(saved, plain=plain, keep_going=keep_going))


def _opponents(declared: About, bot: Sequence[str] | None, usual: Opening) -> Lineup:
    """Who plays for the computer: who is named, or who usually does. Raises `typer.BadParameter`, `SaveError`."""
    return lineup(declared, bot, "--bot") if bot else Lineup(usual.levels, {})


def _with_names(bots: Mapping[str, str], own: Mapping[str, OwnPlayer]) -> dict[str, str]:
    """The levels and players by seat, as they stand in a saved game: whoever has no name is given one.

    The owner of players by name is asked whether they may start. Raises `SaveError`.
    """
    called = {word: christened(player).name for word, player in own.items() if not player.name}
    for player in own.values():
        may_start(player)  # where it may not, a level plays and that is said at the table
    return {name: called.get(level, level) for name, level in bots.items()}


def _only_as_it_is(declared: About, opening: Opening) -> typer.BadParameter:
    variant = declared.variant(opening.variant)
    called = opening.variant if variant is None else within(shown(variant.shown))
    only = ngettext(
        "--daily is a {variant} game of {title} for one player; its day is its seed.",
        "--daily is a {variant} game of {title} for {n} players; its day is its seed.",
        opening.seats,
    )
    return options.refused(only, variant=called, title=shown(declared.shown), n=opening.seats)
