"""The end of a game beside others: its medal, own games of the same kind, what the records say; in sentences, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from engine import OpenGame
from engine.about import About
from engine.medals import Medals, thresholds
from engine.texts import N_, NC_
from engine.texts.language import gettext as _, ngettext
from saves.daily import shared
from saves.record import Record
from saves.statistics import is_personal_best
from screens.dates import date_words
from screens.words import shown
from widgets.scale import Step

MEDAL_NAMES: Mapping[str, str] = {
    "bronze": NC_("medal", "bronze"),
    "silver": NC_("medal", "silver"),
    "gold": NC_("medal", "gold"),
}
"""What the medals are called, the least one first."""
SIGNS: Mapping[str, str] = {"": "·", **dict(zip(MEDAL_NAMES, "▪■●", strict=True))}
"""The sign of each medal, and of a day or game without one."""
_EARNED = {"bronze": N_("A bronze medal"), "silver": N_("A silver medal"), "gold": N_("A gold medal")}
_PRAISE = {"bronze": N_("Bronze!"), "silver": N_("Silver!"), "gold": N_("Gold!")}
_NEXT = (
    N_("{points} more would have been bronze (from {least})."),
    N_("{points} more would have been silver (from {least})."),
    N_("{points} more would have been gold (from {least})."),
)
"""What is said of the next medal, by how many were reached."""


class Own(NamedTuple):
    """One's own games of the same kind: with so many seats, the same rules and opponents; this one is none of them."""

    scores: Sequence[int]
    """What one came to in each of them, the first one first."""

    @property
    def best(self) -> int:
        """The best of them."""
        return max(self.scores)

    def mean(self, score: int) -> float:
        """What one came to on the average of them and of this one."""
        return (sum(self.scores) + score) / (len(self.scores) + 1)

    def better(self, score: int) -> int:
        """How many of them were better than a score."""
        return sum(other > score for other in self.scores)


def own_games(record: Record, found: Sequence[Record]) -> Own:
    """The games with which one that stands in the records is compared; marked ones and first games are left out."""
    alike = (other for other in found if other.setting == record.setting and other.id != record.id)
    return Own([other.best for other in alike if not other.seen_before and not other.first_game])


def same_deal(record: Record, found: Sequence[Record]) -> list[Record]:
    """The games of the same deal, this one among them, the best first; first games are compared with none."""
    alike = [other for other in found if (other.setting, other.seed) == (record.setting, record.seed)]
    return [] if record.first_game else sorted(alike, key=lambda other: -other.best)


def medals_of(game: OpenGame, people: Sequence[int]) -> Medals | None:
    """The thresholds that count for a game in which one person played; None where there are none."""
    if len(people) != 1:
        return None
    return thresholds(game.title, str(game.options.get("variant", "")), len(game.names))


def medal_steps(medals: Medals) -> list[Step]:
    """The thresholds as steps of a scale."""
    named = zip(MEDAL_NAMES.items(), medals.rising, strict=True)
    return [Step(_(words), least, f"medal:{name}") for (name, words), least in named]


def is_as_usual(game: OpenGame) -> bool:
    """Whether one person chose no rule otherwise than as usual or as suggested, and nobody has more at the start."""
    chosen = ((rule, game.options.get(rule.name, rule.usual)) for rule in game.about.rules)
    return not any(
        value not in (rule.usual, rule.suggested(len(game.names), 1)) and not (rule.each and not any(value))
        for rule, value in chosen
    )


def earned_words(medal: str | None) -> str:
    """Which medal was earned; nothing where none was."""
    return _(_EARNED[medal]) if medal else ""


def praise(medal: str) -> str:
    """A medal in a word, behind what was made of the game."""
    return _(_PRAISE[medal])


def next_medal(medals: Medals, score: int, about: About) -> str:
    """What was missing for the next medal, or by how much gold was passed."""
    reached = medals.reached(score)
    if reached == len(_NEXT):
        return _("Gold is from {least} on: there is nothing above it.").format(least=medals.gold)
    least = medals.rising[reached]
    return _(_NEXT[reached]).format(points=shown(about.unit.points(least - score)), least=least)


def without_medals(game: OpenGame, people: Sequence[int]) -> str:
    """Why a game has no medals, in a sentence; nothing where there is nobody whom it could be said to."""
    if len(people) != 1:
        return ""
    return no_medals_words()


def no_medals_words() -> str:
    """Why a set-up has no medals."""
    return _("No medals here: the levels lie too close together.")


def own_words(own: Own, score: int) -> str:
    """How a score stands among one's own games of the same kind."""
    if not own.scores:
        return _("This is your first game of this kind.")
    count, better = len(own.scores) + 1, own.better(score)
    values = {"n": count, "best": own.best, "mean": f"{own.mean(score):.0f}"}
    if not better:
        return _("Your best of {n} games: before {best}, mean {mean}.").format(**values)
    return ngettext(
        "{better} of your {n} games was better: best {best}, mean {mean}.",
        "{better} of your {n} games were better: best {best}, mean {mean}.",
        better,
    ).format(better=better, **values)


def medal_words(game: OpenGame, people: Sequence[int]) -> list[str]:
    """The medal of a finished game, its thresholds and what was missing for the next one, in sentences."""
    medals = medals_of(game, people)
    if medals is None:
        why = without_medals(game, people)
        return [why] if why else []
    score = next(one["total"] for one in game.scores() if one["seat"] == people[0])
    earned = earned_words(medals.earned(score)) or _("No medal yet")
    found = [
        _("{medal}: bronze from {bronze}, silver from {silver}, gold from {gold}.").format(
            medal=earned, bronze=medals.bronze, silver=medals.silver, gold=medals.gold
        )
    ]
    if medals.earned(score) != "gold":
        found.append(next_medal(medals, score, game.about))
    if not is_as_usual(game):
        found.append(usual_words())
    return found


def left_words(now: datetime) -> str:
    """How long it is until the next day, in few words."""
    left = 24 * 60 - now.hour * 60 - now.minute
    return _("{hours} h {minutes} left").format(hours=left // 60, minutes=left % 60)


def daily_words(title: str, found: Sequence[Record], now: datetime) -> str:
    """Whether the daily harbour of a title is still to be played, or how long it is until the next one."""
    if not any(record.title == title and record.day == now.date() for record in found):
        return _("not played today")
    left = 24 * 60 - now.hour * 60 - now.minute
    return _("the next in {hours} h {minutes}").format(hours=left // 60, minutes=left % 60)


def usual_words() -> str:
    """What is said of medals where something was chosen otherwise than as usual."""
    return _("The medals are those of the game with its usual rules.")


def end_words(game: OpenGame, record: Record, found: Sequence[Record]) -> list[str]:
    """The same of a finished game as sentences: its medal, and how it stands among one's own games."""
    people = [seat for seat, result in enumerate(record.results) if not result.level]
    if len(people) != 1 or record.first_game:
        return []
    return [*medal_words(game, people), own_words(own_games(record, found), record.best)]


def result_lines(record: Record, found: Sequence[Record]) -> list[str]:
    """What the records say of a game that has just ended."""
    lines: list[str] = []
    if record.first_game:
        lines.append(_("Your first game: it is kept in the records, apart from bests and streaks."))
    # Of the only person the picture itself says how the game stands among others.
    if is_personal_best(record, found) and len(record.people) > 1:
        others = sum(other.setting == record.setting and other.id != record.id for other in found)
        lines.append(
            _("This is your best game of this kind.") if others else _("This is your first game of this kind.")
        )
    if record.attempt > 1 and not record.first_game:
        lines.append(_("Attempt {n} with this seed.").format(n=record.attempt))
    if record.seen_before:
        lines.append(_("Marked: moves were taken back that had turned up something hidden."))
    if record.day is not None:
        lines.append(shared(record, date_words(record.day)))
    return lines
