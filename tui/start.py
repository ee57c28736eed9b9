"""Where the command `havre` begins: without arguments straight at the title screen, otherwise in the command line.

What the command line needs is not loaded for the title screen, which so comes up sooner.
"""

from __future__ import annotations

import sys
from pkgutil import resolve_name


def main() -> int:
    """Run Havre and return its exit status."""
    if len(sys.argv) > 1 or not (sys.stdin and sys.stdin.isatty() and sys.stderr and sys.stderr.isatty()):
        status: int = resolve_name("tui.cli:main")()
        return status
    shown = resolve_name("tui.app:HavreApp")()
    shown.run(mouse=False)
    return shown.return_code or 0
