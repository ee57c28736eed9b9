"""Moments as files and records have them, even those that no calendar has a place for."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

_EPOCH = datetime.fromtimestamp(0, UTC)


def moment_of(nanoseconds: int) -> datetime:
    """The moment so long after the beginning of 1970, in UTC; what is beyond the calendar is its end, or its start."""
    try:
        return _EPOCH + timedelta(microseconds=nanoseconds // 1000)
    except OverflowError:
        return (datetime.max if nanoseconds > 0 else datetime.min).replace(tzinfo=UTC)


def local(when: datetime) -> datetime:
    """The moment in the zone of this machine; as it is where that would be beyond the calendar."""
    try:
        return when.astimezone()
    except (OverflowError, ValueError, OSError):
        return when
