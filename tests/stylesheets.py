"""A stylesheet is read once for all apps of the tests, of which every one would read a hundred of them twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from textual.css.stylesheet import Stylesheet

from tui.host import rehearsal


@contextmanager
def read_once() -> Iterator[None]:
    """Within this apps share the rules of their stylesheets where their colours are the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", rehearsal.read_once(Stylesheet._parse_rules))
        yield
