"""What the command says of games that were left and could not be saved."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from saves.names import printable

if TYPE_CHECKING:
    from saves.parting import Farewell


def said(farewells: Iterable[Farewell]) -> int:
    """Print the games of which no copy was kept, and say what has become of each; the exit status."""
    status = 0
    for farewell in farewells:
        if farewell.text:
            print(farewell.text, flush=True)
        print(_("havre: {sentence}").format(sentence=printable(farewell.sentence)), file=sys.stderr)
        status = 1
    return status
