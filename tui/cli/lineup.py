"""Who plays, as it is said on the command line: levels, players of one's own by name, and commands just typed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine import About
from engine.bots.levels import RANDOM
from engine.texts.language import gettext as _, listed
from screens.words import shown
from tui.cli.options import refused
from tui.consent import may_start

if TYPE_CHECKING:
    from saves.players import OwnPlayer


class Lineup(NamedTuple):
    """The names in their order, and the players behind those that are no levels."""

    names: tuple[str, ...]
    own: Mapping[str, OwnPlayer]


def lineup(one: About, given: Sequence[str], option: str) -> Lineup:
    """Who is meant; raises `typer.BadParameter` for somebody whom nobody knows, and `SaveError`."""
    from saves import players  # noqa: PLC0415  (most commands need no players of one's own)

    names: list[str] = []
    own: dict[str, OwnPlayer] = {}
    for words in given:
        if players.is_command(words):
            found = _known(players.typed(words)) or players.typed(words)
            names.append(found.called)
            own[found.called] = found
            continue
        for name in (word.strip() for word in words.split(",")):
            if one.level(name) is None and name != RANDOM and (known := players.named(name)) is not None:
                own[name] = known
            elif one.level(name) is None:
                raise _nobody(one, name, option)
            names.append(name)
    return Lineup(tuple(names), own)


def _known(typed: OwnPlayer) -> OwnPlayer | None:
    """The player of a name behind which the very command stands that was typed; it need not be allowed any more."""
    from saves import players  # noqa: PLC0415  (as above)

    for known in players.load().values():
        if (known.command, known.folder) == (typed.command, typed.folder):
            players.allow(known)
            return known
    return None


def _nobody(one: About, name: str, option: str) -> Exception:
    if not one.levels:
        return refused(_("{title} has no computer players."), option, title=shown(one.shown))
    names = listed(level.name for level in one.levels)
    if not name or not name.isprintable():
        return refused(_("There is no level '{level}': it is one of {levels}."), option, level=name, levels=names)
    return refused(
        _("There is no level '{level}': it is one of {levels}, or a player of your own (havre arena list)."),
        option,
        level=name,
        levels=names,
    )


def need_programs(own: Iterable[OwnPlayer], option: str) -> None:
    """See that what each player of one's own is made of is on this machine; raises `typer.BadParameter`."""
    from saves import players  # noqa: PLC0415  (as above)

    for player in own:
        if not players.is_there(player):
            words = (
                _("{name} cannot be started: on this machine {program} is no module of Python.")
                if player.is_module
                else _("{name} cannot be started: on this machine {program} is no program.")
            )
            program = player.words[0].rpartition(".")[0] if player.is_module else player.words[0]
            raise refused(words, option, name=player.called, program=program)


def need_startable(own: Collection[OwnPlayer], *, elsewhere: bool = False) -> None:
    """See that each player of one's own can be started, and may be; raises `typer.BadParameter`.

    Whoever was never started here needs its owner's yes. Who plays `elsewhere` may find a program that is not here.
    """
    if not elsewhere:
        need_programs(own, "--bots")
    for player in own:
        if not may_start(player):
            raise refused(
                _(
                    "{name} was never started on this machine: it starts after a yes in a terminal, "
                    "or when it is added here (havre arena add)."
                ),
                name=player.called,
            )
