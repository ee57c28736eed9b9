"""The command `havre` with Flotsam among its titles: `python -m tests.toy.program ...`."""

from __future__ import annotations

import sys

from tests.toy.register import register
from tui.start import main

if __name__ == "__main__":
    register()
    sys.exit(main())
