"""Tables and times of a host in words and short signs."""

from __future__ import annotations

from engine.about import Rule
from engine.texts.language import gettext as _, listed, ngettext, within
from engine.titles import TITLES, about
from saves.harbour.values import ASLEEP, FINISHED, OPEN, RUNNING, Asked, Seat, Table
from saves.names import printable
from saves.titles import title_name
from screens.menus.set_up import choice_name
from screens.words import shown, to_you

MINUTE, HOUR, DAY = 60, 3_600, 86_400


def span(seconds: float) -> str:
    """So much time, in one number and its unit."""
    left = max(0, int(seconds))
    if left >= 2 * DAY:
        return _("{n} days").format(n=left // DAY)
    if left >= HOUR:
        return _("{n} h").format(n=left // HOUR)
    return _("{n} min").format(n=-(-left // MINUTE))


def ago(seconds: float) -> str:
    """How long ago something was."""
    return _("just now") if seconds < MINUTE else _("{span} ago").format(span=span(seconds))


def happened(table: Table) -> str:
    """The last that happened at a table, said to the player who looks where they did it."""
    line = table.summary.line
    if table.mine is None:
        return shown(line)
    me = table.seats[table.mine]
    return shown(to_you(line, me.shown or me.name))


def time_for_turn(seconds: int) -> str:
    """How long a turn may take, as a table is set up."""
    names = {
        0: _("no limit"),
        HOUR: _("an hour a turn"),
        DAY: _("a day a turn"),
        3 * DAY: _("three days a turn"),
        7 * DAY: _("a week a turn"),
    }
    return names.get(seconds, span(seconds))


def title_of(table: Table) -> str:
    """The title of a table; of one that this program does not know the name that the host has for it."""
    return title_name(table.title) if table.title in TITLES else printable(table.title)


def seat_name(seat: Seat) -> str:
    """Who sits on a seat, or for whom it is kept; nothing where anybody may take it."""
    return printable(seat.shown or seat.name)


def asked_for(one: Asked) -> str:
    """Who asks for what at a table, in a few words."""
    words = _("{name} asks to close the table") if one.what == "close" else _("{name} asks to take back")
    return words.format(name=printable(one.by))


def is_free(seat: Seat) -> bool:
    """Whether nobody has taken a seat yet."""
    return not seat.player and not seat.level


def level_name(title: str, level: str) -> str:
    """What a level of computer players is called within a sentence."""
    found = about(title).level(level) if title in TITLES else None
    return printable(level) if found is None else within(shown(found.shown))


def set_up(table: Table) -> str:
    """How the game of a table is set up, but for who plays."""
    if table.title not in TITLES:
        return printable(table.variant)
    declared = about(table.title)
    variant = declared.variant(table.variant)
    parts = [within(shown(variant.shown))] if variant is not None and len(declared.variants) > 1 else []
    parts += [_rule(rule, table.rules[rule.name]) for rule in declared.rules if rule.name in table.rules]
    parts.append(time_for_turn(table.seconds))
    parts.append(_("with hints") if table.hints else _("no hints"))
    return listed(parts)


def _rule(rule: Rule, value: object) -> str:
    named = {one.name: within(shown(one.shown)) for one in rule.values}
    # Translators: a rule and how it is set.
    return _("{rule}: {value}").format(rule=within(shown(rule.shown)), value=named.get(str(value), choice_name(value)))


def standing(table: Table) -> str:
    """How everybody stands, as far as it lies open to all."""
    told = zip(table.seats, table.summary.totals, strict=False)
    parts = [
        # Translators: a player and their points.
        _("{name} {points}").format(name=seat_name(seat), points=points)
        for seat, points in told
        if points is not None
    ]
    return "  ".join(parts)


def rounds_left(table: Table) -> str:
    """How many rounds come after this one; nothing where nobody knows, or no game goes on."""
    now, of = table.summary.round, table.summary.rounds
    if table.state not in (RUNNING, ASLEEP) or not now or now > of:
        return ""
    left = of - now
    return (
        ngettext("{n} round left after this", "{n} rounds left after this", left).format(n=left)
        if left
        else _("last round")
    )


def state_words(table: Table, now: float) -> list[str]:
    """What there is to know about a table besides who sits there and how they stand, in sentences."""
    told: list[str] = []
    if table.state == OPEN:
        free = sum(map(is_free, table.seats))
        told.append(
            ngettext(
                "{n} seat is free; it begins when all are taken.",
                "{n} seats are free; it begins when all are taken.",
                free,
            ).format(n=free)
        )
        kept = [seat_name(seat) for seat in table.seats if is_free(seat) and seat.name]
        told += [_("Kept for {names}.").format(names=listed(kept))] if kept else []
        told.append(_("Made by {name}.").format(name=printable(table.by)))
    elif table.state == ASLEEP:
        told.append(_("It sleeps, since nobody has moved for a long time: a move wakes it."))
    elif table.state == FINISHED:
        told += [_("It is over: it can be looked back at, reviewed and exported.")]
    elif table.state != RUNNING:
        told.append(shown(table.summary.problem) or _("This table was closed."))
    told += _about_time(table, now) if table.state == RUNNING else []
    told += [_votes(table, seat) for seat in table.seats if seat.votes]
    for seat in table.seats:
        if seat.level and seat.owner:
            told.append(
                _("A computer plays for {name}, who may take the seat back.").format(name=printable(seat.owner))
            )
    return [one for one in told if one]


def _votes(table: Table, seat: Seat) -> str:
    others = sum(bool(one.player) for one in table.seats if one is not seat)
    return _("For a computer ({level}) on the seat of {player}: {votes} of {n}; more than half decide.").format(
        level=level_name(table.title, seat.voted), player=seat_name(seat), votes=seat.votes, n=others
    )


def _about_time(table: Table, now: float) -> list[str]:
    if not table.deadline:
        return []
    if table.is_my_turn and table.deadline > now:
        left = span(table.deadline - now)
        return [_("{time} left, then the others may vote a computer onto your seat.").format(time=left)]
    if table.can_vote:
        return [_("The time for this turn is over: you may vote a computer onto the seat.")]
    if table.deadline <= now:
        return [_("The time for this turn is over.")]
    return []
