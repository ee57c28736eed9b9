"""The tests. What they load is compiled once: a machine may want no compiled modules kept, as images of containers do.

Each worker, and each of the many programs that tests start, would otherwise compile the whole house anew.
"""

from __future__ import annotations

import os
import sys

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
