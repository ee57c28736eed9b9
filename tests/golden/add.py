"""Adds a finished saved game to the golden ones: `python -m tests.golden.add SAVE.toml [NAME]`. It replaces none.

The list of what the golden games cover follows.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from engine import format_move
from saves.format import Header, entries_of, step_of, whole_file
from saves.reader import read
from saves.replay import examined_contents
from tests.golden import covered
from tests.golden.walk import FOLDER, outcome_of


def add(header: Header, lines: list[str], outcome: object, name: str) -> Path:
    """Write a game and its outcome beside it; raises `FileExistsError` rather than write over another."""
    path = FOLDER / f"{name}.toml"
    with path.open("xb") as file:
        header = header._replace(created=None, id="", seen_before=False)
        file.write(whole_file(header, entries_of([step_of(line) for line in lines], over=True)).data)
    with path.with_suffix(".json").open("x", encoding="utf-8") as file:
        json.dump(outcome, file, separators=(",", ":"), sort_keys=True)
        file.write("\n")
    return path


def main(arguments: list[str]) -> int:
    """Add the saved game in a file; returns the exit status."""
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    source = Path(arguments[0])
    contents = read(source.read_bytes(), source.stem)
    game = examined_contents(contents, source.stem).whole().game
    if game.decision is not None:
        print(f"{source} is not finished: golden games are played to their end.", file=sys.stderr)
        return 1
    name = arguments[1] if len(arguments) > 1 else source.stem
    print(add(contents.header, [format_move(move) for move in game.history], outcome_of(game), name))
    covered.write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
