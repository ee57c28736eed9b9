"""What comes to pass in the golden games, in a list beside them: `python -m tests.golden.covered` writes it anew.

Each thing ("enter bakehouse", "own bank") stands there with a game in which it comes to pass, so that
nobody needs to play the games to know it. That the list is true is seen whenever they are played.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache

import tomli_w

from tests.golden.walk import FOLDER, walked

LIST = FOLDER.parent / "covered.toml"


@cache
def covered() -> dict[str, str]:
    """What comes to pass, each with the name of a game in which it does."""
    return tomllib.loads(LIST.read_text(encoding="utf-8"))


def write() -> None:
    """Play all golden games and write the list anew: of several games the first by name is in it."""
    paths = sorted(FOLDER.glob("*.toml"), reverse=True)
    found = {thing: path.stem for path in paths for thing in walked(path).seen}
    LIST.write_text(tomli_w.dumps(dict(sorted(found.items()))), encoding="utf-8")


if __name__ == "__main__":
    write()
    sys.exit(0)
