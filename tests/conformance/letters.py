"""Which letters are free for the actions of a title, page by page.

    python -m tests.conformance.letters macao

A letter is free on a page where no action has it that can be reached while that page is open, reserved keys apart.
"""

from __future__ import annotations

import argparse
from string import ascii_letters

from engine import TITLES
from screens.actions import EVERYWHERE, Registry
from screens.table.keys import keys_of
from tui.actions import registry

RESERVED = frozenset("ahnqRuUT")
"""Letters that mean the same at every table."""


def free_letters(actions: Registry, title: str) -> dict[str, str]:
    """For each page of a title the letters that nothing has there, lower-case ones first."""
    found: dict[str, str] = {}
    keys = keys_of(title)
    for page in keys.pages:
        contexts = {*page.acting, *page.reading, keys.within("game"), keys.within("pages"), "game", EVERYWHERE}
        taken = {key for context in contexts for action in actions.of(context) for key in action.keys}
        letters = sorted(ascii_letters, key=lambda letter: (letter.isupper(), letter))
        found[page.name] = "".join(letter for letter in letters if letter not in taken | RESERVED)
    return found


def main() -> None:
    """Print them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=list(TITLES))
    title = parser.parse_args().title
    for page, letters in free_letters(registry(), title).items():
        print(f"{page:12} {letters}")


if __name__ == "__main__":
    main()
