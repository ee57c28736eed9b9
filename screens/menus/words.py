"""Titles, saved games, results and records in words, for menus and for the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import date
from typing import NamedTuple

from engine import TITLES
from engine.texts.cells import aligned, cells as width
from engine.texts.language import clauses, colon, decimal, gettext as _, listed, ngettext, within
from engine.titles import about
from saves import Summary
from saves.listing import local
from saves.record import Record
from saves.statistics import Dailies, SeedBest, Standing, dailies, standings
from saves.titles import points, title_name
from screens.dates import moment
from screens.words import is_addressed, shown
from widgets.styles import StyleName


def in_room(parts: Sequence[str], cells: int, least: int = 1) -> str:
    """A list that ends with players: as much of it as so many cells hold, `least` parts anyway, and how many others."""
    words = listed(parts)
    if width(words) <= cells:
        return words
    for left in range(1, len(parts) - least + 1):
        # Translators: players, or how a game stands ("round 3/12, you 1"), and how many more players there are.
        told = ngettext("{players}, {n} other", "{players}, {n} others", left)
        words = told.format(players=listed(parts[:-left]), n=left)
        if width(words) <= cells:
            return words
    return listed(parts[:least])


def kind(saved: Summary) -> str:
    """What is played in a saved game: its title, and the variant where there are several."""
    return kind_of(saved.title, saved.variant)


def kind_of(title: str, variant: str) -> str:
    """A title, and its variant where there are several."""
    if title in TITLES and len(about(title).variants) < 2:
        return title_name(title)
    # Translators: a game and its variant.
    return _("{title}, {variant}").format(title=title_name(title), variant=variant_of(title, variant))


def seats(players: Sequence[str], cells: int | None = None) -> str:
    """Who sits at the table; in so many cells as many of them as they hold."""
    if len(players) == 1:
        return _("{name} alone").format(name=players[0])
    return listed(players) if cells is None else in_room(players, cells)


def in_short(title: str) -> str:
    """A title, who made it, and for how many it is."""
    declared = about(title)
    return _("{title}, by {designer}: {low} to {high} players").format(
        title=title_name(title), designer=declared.designer, low=declared.seats[0], high=declared.seats[-1]
    )


def variant_of(title: str, name: str) -> str:
    """What a variant of a title is called in a word."""
    variant = about(title).variant(name) if title in TITLES else None
    return name if variant is None else within(shown(variant.shown))


def move_count(moves: int) -> str:
    """How many moves."""
    return ngettext("{n} move", "{n} moves", moves).format(n=moves)


def facts(saved: Summary, stands: str, *, with_name: bool = True) -> str:
    """What tells a saved game from others of its kind: its name, its seed, how it stands, when it was begun."""
    known = [saved.slot] if with_name else []
    if saved.seed is not None:
        known.append(_("seed {seed}").format(seed=saved.seed))
    if stands:
        known.append(stands)
    if saved.created is not None:
        known.append(_("begun {moment}").format(moment=moment(saved.created)))
    return listed(known)


def of_the_day(found: Sequence[Record], today: date, under_way: Sequence[str] = ()) -> str:
    """Whether the daily harbour has been played, each title with its best result, and how many days in a row.

    Of the titles that are `under_way` those are named of which no game of today is over.
    """
    days = dailies(found, today)
    bests: dict[str, int] = {}
    for record in found:
        if record.day == today:
            bests[record.title] = max(record.best, bests.get(record.title, record.best))
    said = [
        # Translators: a game and a result: "Macao 80 PP".
        _("{title} {points}").format(title=title_name(title), points=points(title, best))
        for title, best in bests.items()
    ]
    said += [_("{title} under way").format(title=title_name(title)) for title in under_way if title not in bests]
    said = said or [_("not played yet")]
    if days.streak > 1:
        said.append(ngettext("streak {n}", "streak {n}", days.streak).format(n=days.streak))
    return listed(said)


def best_of(found: Sequence[Record], title: str) -> str:
    """The best result of a title; nothing where no game of it has been finished."""
    of_title = [record for record in found if record.title == title]
    scores = [record.best for record in of_title if not record.seen_before and not record.first_game]
    if scores:
        return _("best {points}").format(points=points(title, max(scores)))
    return _("first game finished") if any(record.first_game for record in of_title) else ""


def count(number: int) -> str:
    """How many games are saved."""
    return ngettext("{n} game", "{n} games", number).format(n=number) if number else ""


class RecordLine(NamedTuple):
    """One kind of game in the table of records."""

    game: str
    players: str
    games: str = ""
    best: str = ""
    mean: str = ""
    by: str = ""
    seed: str = ""
    day: str = ""

    @property
    def is_played(self) -> bool:
        """Whether a game of this kind has been finished."""
        return bool(self.games)

    @property
    def kind(self) -> str:
        """What is played and against whom; of a title of which nothing has been finished its name."""
        # Translators: a kind of game and who plays it.
        return _("{game}, {players}").format(game=self.game, players=self.players) if self.is_played else self.game


RIGHT = (2, 3, 4)
"""The columns of the table whose cells are numbers."""

_BETWEEN = "\N{INFORMATION SEPARATOR ONE}"
"""What parts two cells while they are not painted; no name has it."""

STYLES: Sequence[StyleName] = ("plain", "plain", "plain", "worth", "plain", "figure", "dim", "dim")
"""The styles of the columns."""

Paint = Callable[[str, StyleName], str]
"""What shows words in a style."""


def headings() -> RecordLine:
    """What stands above the columns of the table."""
    return RecordLine(_("Game"), _("Players"), _("Games"), _("Best"), _("Mean"), _("By"), _("Seed"), _("Day"))


def row_of(one: Standing) -> RecordLine:
    """A kind of game: what is played, against whom, and how well that went; first games are no measure of that."""
    game, day = kind_of(one.title, one.variant), str(local(one.best.finished).date())
    if one.first_game:
        return RecordLine(game=game, players=_("first game"), games=str(one.played), day=day)
    return RecordLine(
        game=game,
        players=listed([_company(one), *(_switch(one.title, switch) for switch in one.switches)]),
        games=str(one.played),
        best=f"{one.best.best}{_mark(one.best.seen_before)}",
        mean=decimal(one.mean, 0),
        by=next(result.name for result in one.best.people if result.score == one.best.best),
        seed=str(one.best.seed),
        day=day,
    )


def unplayed(found: Sequence[Standing]) -> list[RecordLine]:
    """A row for each title of which no game has been finished."""
    titles = {one.title for one in found}
    return [RecordLine(title_name(title), _("no game yet")) for title in TITLES if title not in titles]


def details(one: Standing, *, with_seeds: bool = True) -> list[str]:
    """What else there is to say of a kind of game: its best seeds, if wanted, and how each person did."""
    if one.first_game:
        return [_first_game(one.best)]
    lines = []
    if with_seeds and (len(one.seeds) > 1 or one.seeds[0].games > 1):
        lines.append(_("Best seeds: {seeds}").format(seeds=clauses(map(_seed, one.seeds))))
    for person in one.people:
        told = _("{name}: {wins} won of {played}, mean {mean}, best {best}")
        if person.streak:
            told = _("{name}: {wins} won of {played}, mean {mean}, best {best}, {streak} won in a row")
        lines.append(told.format(**asdict(person) | {"mean": decimal(person.mean, 0)}))
    return lines


def _first_game(record: Record) -> str:
    """How the last first game of a title ended."""
    of_others, of_yours = _("{points} for {name}"), _("{points} for you")
    results = listed(
        (of_yours if is_addressed(one.name) else of_others).format(
            points=points(record.title, one.score), name=one.name
        )
        for one in sorted(record.results, key=lambda one: one.place)
    )
    return _("It ended with {results}. It is no part of bests, means and streaks.").format(results=results)


def daily_line(days: Dailies) -> str:
    """How often the daily harbour was finished; nothing if it never was."""
    if not days.played:
        return ""
    row = ngettext("{n} day in a row", "{n} days in a row", days.streak).format(n=days.streak)
    words = ngettext(
        "Daily harbour: {played} day, {row}, {longest} at most",
        "Daily harbour: {played} days, {row}, {longest} at most",
        days.played,
    )
    return words.format(played=days.played, row=row, longest=days.longest)


def marks_line(found: Sequence[Record]) -> str:
    """What the marks in the table mean, if there are any."""
    if not any(record.seen_before for record in found):
        return ""
    return _("* moves were taken back that had turned up something hidden")


def record_lines(found: Sequence[Record], days: Dailies, paint: Paint = lambda words, _style: words) -> list[str]:
    """The records as text: a table of every kind of game, what else there is to say of each, the daily harbours."""
    if not found:
        return [_("No game has been finished yet.")]
    kinds = standings(found)
    rows = [row_of(one) for one in kinds]
    first, *others = (line.split(_BETWEEN) for line in aligned([headings(), *rows], right=RIGHT, between=_BETWEEN))
    lines = ["  ".join(paint(cell, "heading") for cell in first)]
    lines += ["  ".join(map(paint, cells, STYLES)) for cells in others]
    # Translators: a kind of game and what is told of it.
    lines += [_("{game}: {words}").format(game=row.game, words=row.players) for row in unplayed(kinds)]
    for one, row in zip(kinds, rows, strict=True):
        more = details(one)
        if more:
            lines += ["", paint(row.kind, "heading")]
            lines += ["  " + line for line in more]
    ends = [line for line in (daily_line(days), marks_line(found)) if line]
    return [*lines, "", *ends] if ends else lines


def _company(one: Standing) -> str:
    """Who plays, but for their names."""
    people = one.seats - len(one.levels)
    who = ngettext("{n} person", "{n} people", people).format(n=people)
    if one.seats == 1:
        return _("alone")
    if not one.levels:
        return who
    levels = listed(_level(one.title, level) for level in one.levels)
    if people == 1:
        return _("against {levels}").format(levels=levels)
    return _("{people} against {levels}").format(people=who, levels=levels)


def _level(title: str, name: str) -> str:
    level = about(title).level(name) if title in TITLES else None
    return name if level is None else within(shown(level.shown))


def _switch(title: str, switch: str) -> str:
    """A rule that was chosen otherwise than as usual: its name, and its value where that is not simply on."""
    name, _is, value = switch.partition("=")
    rules = about(title).rules if title in TITLES else ()
    rule = next((one for one in rules if one.name == name), None)
    if rule is None:
        return switch.replace("_", " ")
    known = next((within(shown(one.shown)) for one in rule.values if one.name == value), value.replace(",", ", "))
    called = within(shown(rule.shown))
    return called + colon() + (_("off") if value == "off" else known) if value else called


def _seed(one: SeedBest) -> str:
    words = _("{seed} with {score}{mark}").format(seed=one.seed, score=one.score, mark=_mark(one.seen_before))
    if one.games == 1:
        return words
    return _("{seed} in attempt {attempt} of {n}").format(seed=words, attempt=one.attempt, n=one.games)


def _mark(seen_before: bool) -> str:
    return "*" if seen_before else ""
