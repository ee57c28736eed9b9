"""Havre as a command: the folders that it is made of come first on the path, before others of the same names.

An installed Havre keeps them in a folder of its own, where no other distribution puts anything; in the repository they
stand beside this one. Whoever uses `engine` from a program of their own imports `havre` first.
"""

import sys
from os import path

_here = path.dirname(path.abspath(__file__))
_own = path.join(_here, "house")

HOUSE = _own if path.isdir(_own) else path.dirname(_here)
"""The folder that holds `engine`, `saves`, `widgets`, `screens` and `tui`."""

if sys.path[:1] != [HOUSE]:
    sys.path.insert(0, HOUSE)
