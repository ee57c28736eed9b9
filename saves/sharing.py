"""Results as one line of text for friends."""

from __future__ import annotations

from engine.texts.language import gettext as _
from saves.record import Record
from saves.titles import points, title_name


def shared(record: Record) -> str:
    """The result of a daily harbour as one line of text."""
    marks = [_("attempt {n}").format(n=record.attempt)]
    if record.seen_before:
        marks.append(_("with moves taken back"))
    return _("{title}, daily harbour of {day}: {score} ({marks})").format(
        title=title_name(record.title),
        day=record.day,
        score=points(record.title, record.best),
        marks=", ".join(marks),
    )
