"""The records in words, for the screen and for the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from saves.records import Record
from saves.sharing import shared
from saves.statistics import Dailies, Standing, is_personal_best, standings
from saves.times import local
from saves.titles import title_name
from texts.translation import gettext as _
from texts.translation import ngettext


def record_lines(found: Sequence[Record], days: Dailies) -> list[str]:
    """The records of every setting, best first, and the daily harbours."""
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
            day=local(one.best.finished).date(),
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


def result_lines(record: Record, found: Sequence[Record]) -> list[str]:
    """What the records say of a game that has just ended."""
    lines: list[str] = []
    if is_personal_best(record, found):
        others = sum(other.setting == record.setting and other.id != record.id for other in found)
        lines.append(
            _("This is your best game of this kind.") if others else _("This is your first game of this kind.")
        )
    if record.attempt > 1:
        lines.append(_("Attempt {n} with this seed.").format(n=record.attempt))
    if record.seen_before:
        lines.append(_("Marked: moves were taken back that had turned up something hidden."))
    if record.day is not None:
        lines.append(shared(record))
    return lines
