"""The command `havre scores`: personal bests, means, seeds and streaks."""

from __future__ import annotations

import json
from dataclasses import asdict
from gettext import gettext as _
from gettext import ngettext
from typing import Annotated, Any

import typer

from saves import SaveError
from saves.daily import shared, today
from saves.records import Record, damaged_lines, plain, records
from saves.statistics import Dailies, Standing, dailies, standings
from screens.titles import title_name


def scores(
    share: Annotated[
        bool, typer.Option("--share", help=_("Print the last daily harbour as one line to be shared."))
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help=_("Print JSON for a program to read."))] = False,
) -> None:
    found = records()
    days = dailies(found, today())
    if share:
        if days.last is None:
            raise SaveError(_("No daily harbour has been finished yet."))
        typer.echo(json.dumps({"text": shared(days.last)}, indent=2) if as_json else shared(days.last))
        return
    if as_json:
        typer.echo(json.dumps(_plain(found, days), indent=2))
        return
    typer.echo("\n".join(_lines(found, days)))
    _warn_of_damage()


def _lines(found: list[Record], days: Dailies) -> list[str]:
    if not found:
        return [_("No game has been finished yet.")]
    lines: list[str] = []
    for standing in standings(found):
        lines += [*_standing(standing), ""]
    if days.played:
        row = ngettext("{n} day in a row", "{n} days in a row", days.streak).format(n=days.streak)
        lines.append(
            _("Daily harbour: {played} on their day, {row}, {longest} at most").format(
                played=days.played, row=row, longest=days.longest
            )
        )
    if any(record.seen_before for record in found):
        lines.append(_("* moves were taken back that had turned up something hidden"))
    return lines if lines[-1] else lines[:-1]


def _standing(one: Standing) -> list[str]:
    seats = ngettext("{n} player", "{n} players", one.seats).format(n=one.seats)
    name = _("{title}, {variant}, {seats}").format(title=title_name(one.title), variant=one.variant, seats=seats)
    rules = [name.replace("_", " ") for name in one.switches]
    if one.levels:
        rules.append(_("against {levels}").format(levels=", ".join(one.levels)))
    games = ngettext("{n} game", "{n} games", one.played).format(n=one.played)
    lines = [
        _("{heading}: {games}").format(heading=", ".join([name, *rules]), games=games),
        _("  best {best}{mark} by {name} (seed {seed}, {day}), mean {mean:.1f}").format(
            best=one.best.best,
            mark=_mark(one.best.seen_before),
            name=_winner(one.best),
            seed=one.best.seed,
            day=one.best.finished.astimezone().date(),
            mean=one.mean,
        ),
    ]
    for seed in one.seeds:
        row = _("  seed {seed}: {score}{mark}").format(seed=seed.seed, score=seed.score, mark=_mark(seed.seen_before))
        if seed.games > 1:
            row = _("{row} in attempt {attempt} of {n}").format(row=row, attempt=seed.attempt, n=seed.games)
        lines.append(row)
    for person in one.people:
        lines.append(
            _("  {name}: {wins} won of {played}, mean {mean:.1f}, best {best}, {streak} won in a row").format(
                **asdict(person)
            )
        )
    return lines


def _winner(record: Record) -> str:
    return next(result.name for result in record.people if result.score == record.best)


def _mark(seen_before: bool) -> str:
    return "*" if seen_before else ""


def _plain(found: list[Record], days: Dailies) -> dict[str, Any]:
    return {
        "games": [plain(record) for record in found],
        "standings": [asdict(one) | {"best": plain(one.best)} for one in standings(found)],
        "daily": {"played": days.played, "streak": days.streak, "longest": days.longest},
        "damaged_lines": damaged_lines(),
    }


def _warn_of_damage() -> None:
    lines = damaged_lines()
    if lines:
        numbers = ", ".join(map(str, lines))
        typer.echo(_("havre: the records are damaged in these lines: {lines}.").format(lines=numbers), err=True)
