"""Firsts and bests, counted from what finished games hold: so those count that were played before anybody counted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from engine import TITLES
from engine.about import Named
from engine.medals import NAMES
from engine.texts.language import gettext as _, ngettext, within
from engine.titles import about
from saves.listing import local
from saves.record import Record
from saves.statistics import dailies, earned, in_a_row
from saves.titles import title_name
from screens.dates import day_words
from screens.words import shown


class Feat(NamedTuple):
    """Something that was done, or is still to be done."""

    label: str
    value: str
    is_done: bool


class Against(NamedTuple):
    """Somebody whom one has met, and how often one was better or not."""

    name: str
    won: int
    lost: int


def feats_of(title: str, games: Sequence[Record]) -> list[Feat]:
    """The firsts and bests of one title; `games` are those of it in their order, first games among them."""
    declared = about(title)
    fair = [game for game in games if not game.first_game and not game.seen_before]
    medals = [earned(game) or "" for game in fair]
    alone = [game for game in fair if len(game.people) == 1 and len(game.results) > 1]
    strongest = declared.adviser
    beaten = [game for game in alone if strongest is not None and strongest.name in game.levels]
    won = [game for game in alone if game.people[0].place == 1]
    found = [
        _counted(_("games finished"), len(games)),
        _best(_("most in a game"), [game.best for game in fair]),
        _best(_("most in a game alone"), [game.best for game in fair if len(game.results) == 1]),
        *(_first(first_words(name), fair, medals, name) for name in NAMES),
        _counted(_("medals in a row"), in_a_row(fair)[1]),
        _best(_("largest lead"), [margin(game) for game in won]),
        _times(_level(strongest), sum(game.people[0].place == 1 for game in beaten)) if strongest else None,
        _of(_("numbers of players"), len({len(game.results) for game in games}), len(declared.seats)),
        _of(_("variants played"), len({game.variant for game in games}), len(declared.variants)),
        _best(_("better in another try"), _improved(fair)),
    ]
    return [one for one in found if one is not None]


def feats_of_all(found: Sequence[Record]) -> list[Feat]:
    """Those of all titles together."""
    fair = [game for game in found if not game.first_game and not game.seen_before]
    medals = {(game.title, earned(game)) for game in fair}
    count = sum(earned(game) is not None for game in fair)
    days = dailies(found, max((game.finished.date() for game in found), default=_never()))
    week = 7
    strongest = {title: level.name for title in TITLES if (level := about(title).adviser) is not None}
    beaten = {game.title for game in fair if game.people[0].place == 1 and strongest.get(game.title) in game.levels}
    return [
        _counted(_("games finished"), len(found)),
        _of(_("titles played"), len({game.title for game in found} & TITLES.keys()), len(TITLES)),
        *(
            _of(words, sum((title, name) in medals for title in TITLES), len(TITLES))
            for name, words in zip(
                NAMES, (_("bronze in every title"), _("silver in every title"), _("gold in every title")), strict=True
            )
        ),
        _of(_("the strongest beaten"), len(beaten), len(strongest)),
        _counted(_("medals"), count),
        _counted(_("medals in a row"), in_a_row(fair)[1]),
        _counted(_("daily harbours"), days.played),
        _of(_("a week of daily harbours"), min(week, days.longest), week),
    ]


def against(found: Sequence[Record]) -> list[Against]:
    """Whom the only person of each game has met, those most often met first: people by name, the computer by level."""
    met: dict[str, list[bool]] = {}
    for game in found:
        if len(game.people) != 1 or game.first_game or game.title not in TITLES:
            continue
        mine = game.people[0]
        levels = {
            one.level: min(other.place for other in game.results if other.level == one.level)
            for one in game.results
            if one.level
        }
        for level, place in levels.items():
            named = about(game.title).level(level)
            met.setdefault(within(shown(named.shown)) if named else level, []).append(mine.place < place)
    most = sorted(met.items(), key=lambda one: -len(one[1]))
    return [Against(name, sum(ends), len(ends) - sum(ends)) for name, ends in most]


def counted_medals(games: Sequence[Record]) -> dict[str, int]:
    """How many of each medal, the best first."""
    found = [earned(game) for game in games]
    return {name: found.count(name) for name in reversed(NAMES)}


def streak_words(games: Sequence[Record]) -> str:
    """How many medals in a row: now, and the longest row of all."""
    now, most = in_a_row(games)
    if not most:
        return _("no medal yet")
    if not now:
        return _("no streak now, best {most}").format(most=most)
    if now == most:
        return ngettext("streak: {n} medal, your best", "streak: {n} medals, your best", now).format(n=now)
    return ngettext("streak: {n} medal, best {most}", "streak: {n} medals, best {most}", now).format(n=now, most=most)


def told(title: str, games: Sequence[Record]) -> list[str]:
    """The medals of a title, and its firsts and bests, in words."""
    fair = [game for game in games if not game.first_game]
    counts = counted_medals(fair)
    medals = _("{title}: {gold} gold, {silver} silver, {bronze} bronze; {streak}").format(
        title=title_name(title), streak=streak_words(fair), **counts
    )
    return [
        medals,
        # Translators: what is counted, and how far one has come.
        *("  " + _("{label}: {value}").format(label=one.label, value=one.value) for one in feats_of(title, games)),
    ]


def _never() -> date:
    return date.min


def first_words(medal: str) -> str:
    """That a medal was the first of its kind."""
    return {"bronze": _("first bronze"), "silver": _("first silver"), "gold": _("first gold")}[medal]


def _level(level: Named | None) -> str:
    return _("beat the {level}").format(level=within(shown(level.shown))) if level is not None else ""


def _first(label: str, games: Sequence[Record], medals: Sequence[str], medal: str) -> Feat:
    """When a medal was earned for the first time."""
    if medal not in medals:
        return Feat(label, "-", False)
    return Feat(label, day_words(local(games[medals.index(medal)].finished).date()), True)


def _counted(label: str, count: int) -> Feat:
    return Feat(label, str(count), count > 0)


def _times(label: str, count: int) -> Feat:
    return Feat(label, _("{n} x").format(n=count) if count else "-", count > 0)


def _best(label: str, values: Sequence[int]) -> Feat | None:
    return Feat(label, str(max(values)), True) if values else Feat(label, "-", False)


def _of(label: str, done: int, all_of: int) -> Feat:
    return Feat(label, f"{done}/{all_of}", done >= all_of)


def margin(game: Record) -> int:
    """By how much the only person of a game was ahead of the next one."""
    mine = game.people[0]
    return mine.score - max(one.score for one in game.results if one is not mine)


def _improved(games: Sequence[Record]) -> list[int]:
    """By how much a deal that was played again went better than at first."""
    first: dict[object, int] = {}
    found = []
    for game in games:
        key = (game.setting, game.seed)
        if key in first and game.best > first[key]:
            found.append(game.best - first[key])
        first.setdefault(key, game.best)
    return found
