"""What is remarkable of each game of a kind, told from the finished games alone: so those have it that are old, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import TITLES
from engine.texts.language import gettext as _, ngettext, within
from engine.titles import about
from saves.record import Record
from saves.statistics import earned
from screens.menus.feats import first_words, margin
from screens.words import shown

_ROW = 3
"""From so many medals in a row on they are told."""
_ROUND = (10, 25)
"""Games that are told by their number; every fiftieth is, too."""
_FIFTY = 50


def remarks(games: Sequence[Record]) -> Mapping[str, Sequence[str]]:
    """By its id what is remarkable of each game of one kind, the most remarkable first; the games are in their order.

    Games in which something was known beforehand set no marks for others, and first games are compared with none.
    """
    told: dict[str, list[str]] = {}
    best: int | None = None
    medals, tries = set[str](), dict[int, int]()
    row, has_beaten = 0, False
    for number, game in enumerate((one for one in games if not one.first_game), start=1):
        medal = earned(game)
        row = row + 1 if medal else 0
        found = told[game.id] = []
        if game.seen_before:
            found.append(_("moves taken back"))
        else:
            if medal and medal not in medals:
                medals.add(medal)
                found.append(first_words(medal))
            if best is not None and game.best > best:
                found.append(_("best yet, by {n}").format(n=game.best - best))
            best = game.best if best is None else max(best, game.best)
            if not has_beaten and (words := _strongest_beaten(game)):
                has_beaten = True
                found.append(words)
        if game.seed in tries:
            better = game.best - tries[game.seed]
            found.append(_attempt(better, game.attempt))
        tries.setdefault(game.seed, game.best)
        found += _ended(game)
        if row >= _ROW:
            found.append(ngettext("{n} medal in a row", "{n} medals in a row", row).format(n=row))
        if number in _ROUND or number % _FIFTY == 0:
            found.append(_("game {n} of this kind").format(n=number))
    return told


def remarks_of_all(found: Sequence[Record]) -> Mapping[str, Sequence[str]]:
    """The same for games of any kind, each beside those of its own."""
    kinds: dict[object, list[Record]] = {}
    for game in found:
        kinds.setdefault(game.setting, []).append(game)
    return {id: told for games in kinds.values() for id, told in remarks(games).items()}


def _strongest_beaten(game: Record) -> str:
    """That the strongest level was beaten by the only person; nothing where it was not."""
    level = about(game.title).adviser if game.title in TITLES else None
    if level is None or level.name not in game.levels or len(game.people) != 1 or game.people[0].place > 1:
        return ""
    return _("first win over the {level}").format(level=within(shown(level.shown)))


def _attempt(better: int, attempt: int) -> str:
    """How much better it was than the first game of the same deal, or which attempt it was."""
    if better > 0:
        return _("{n} better than at first").format(n=better)
    return _("attempt {n}").format(n=attempt)


def _ended(game: Record) -> list[str]:
    """By how much the only person has won, or was behind whoever did."""
    if len(game.people) != 1 or len(game.results) == 1:
        return []
    apart = margin(game)
    if game.people[0].place == 1:
        return [_("won by {n}").format(n=apart) if apart > 0 else _("won the tie")]
    return [_("{n} behind").format(n=-apart) if apart < 0 else _("lost the tie")]
