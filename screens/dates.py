"""Days and times as they are written in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from engine.texts.language import gettext as _, pgettext
from saves.listing import local


def day_words(day: date) -> str:
    """A day in few cells."""
    # Translators: a day of the year: "22 Nov".
    return _("{day} {month}").format(day=day.day, month=months()[day.month - 1])


def months() -> Sequence[str]:
    """What the months are called in few cells behind a day."""
    return (
        *(_("Jan"), _("Feb"), _("Mar"), _("Apr"), _("May"), _("Jun")),
        *(_("Jul"), _("Aug"), _("Sep"), _("Oct"), _("Nov"), _("Dec")),
    )


def month_alone(month: int) -> str:
    """What a month is called in few cells where no day stands before it."""
    return (
        *(pgettext("month alone", "Jan"), pgettext("month alone", "Feb"), pgettext("month alone", "Mar")),
        *(pgettext("month alone", "Apr"), pgettext("month alone", "May"), pgettext("month alone", "Jun")),
        *(pgettext("month alone", "Jul"), pgettext("month alone", "Aug"), pgettext("month alone", "Sep")),
        *(pgettext("month alone", "Oct"), pgettext("month alone", "Nov"), pgettext("month alone", "Dec")),
    )[month - 1]


def date_words(day: date) -> str:
    """A day with its year."""
    # Translators: a day of the year, and the year: "22 Nov 2026".
    return _("{day} {year}").format(day=day_words(day), year=day.year)


def moment(when: datetime) -> str:
    """A time in the zone of this machine, to the minute."""
    return at(date_words(local(when).date()), when)


def at(day: str, when: datetime) -> str:
    """A time of a day that is named in words."""
    # Translators: a day and a time of it, as "22 Nov, 19:15".
    return _("{day}, {time}").format(day=day, time=local(when).strftime("%H:%M"))
