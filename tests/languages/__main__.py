"""`python -m tests.languages COMMAND [CODE ...]`: catalogues of all languages, or of some."""

from __future__ import annotations

import argparse
import sys

from tests.languages.catalogues import chosen, compile_, update
from tests.languages.checks import faults
from tests.languages.naming import write


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.languages", description=__doc__)
    parser.add_argument(
        "command",
        choices=("update", "compile", "check", "names"),
        help="update: put new messages of the code into the catalogues; compile: write what the program reads; "
        "check: list what is wrong or missing; names: make the initials of Chinese names anew (needs pypinyin)",
    )
    parser.add_argument("codes", nargs="*", metavar="CODE", help="de, zh: all languages unless given")
    parser.add_argument("--part", default="", help="check: only parts whose name begins so, as names/ or engine/macao")
    parser.add_argument("--whole", action="store_true", help="check: list what is not translated, too")
    given = parser.parse_args()
    wrong = 0
    if given.command in ("compile", "names"):
        write(with_initials=given.command == "names")
    for spoken in chosen(given.codes):
        if given.command == "update":
            update(spoken)
        elif given.command == "compile":
            compile_(spoken)
        elif given.command == "check":
            for fault in faults(spoken, given.part, is_whole=given.whole):
                print(fault)
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
