"""Who thinks rests while a key is answered."""

from __future__ import annotations

from screens.keys_first import MOMENT, Keys


class Clock:
    """A time that passes only when somebody waits."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waits: list[float] = []

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds

    def keys(self) -> Keys:
        """Keys by this clock."""
        return Keys(lambda: self.now, self.wait)


def test_whoever_thinks_waits_after_a_key_for_the_rest_of_the_moment() -> None:
    clock = Clock()
    keys = clock.keys()
    stop = keys.first(lambda: False)
    keys.came()
    clock.now += MOMENT / 4
    assert not stop()
    assert [round(wait / MOMENT, 3) for wait in clock.waits] == [0.75]


def test_nobody_waits_where_no_key_came() -> None:
    clock = Clock()
    assert not clock.keys().first(lambda: False)()
    assert clock.waits == []


def test_whoever_must_stop_does_not_wait() -> None:
    clock = Clock()
    keys = clock.keys()
    keys.came()
    assert keys.first(lambda: True)()
    assert clock.waits == []


def test_what_a_key_stopped_is_stopped_after_the_wait() -> None:
    clock = Clock()
    keys = clock.keys()
    keys.came()
    asked = iter([False, True])
    assert keys.first(lambda: next(asked))()
