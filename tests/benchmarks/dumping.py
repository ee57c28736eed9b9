"""Numbers as the package data of computer players holds them: JSON with a line a name."""

from __future__ import annotations

import json
from typing import Any


def dumped(value: Any, depth: int = 0) -> str:
    """A value as lines; what holds other values than names has one line."""
    if not isinstance(value, dict) or not value:
        return json.dumps(value)
    pad = "  " * depth
    lines = (f"{pad}  {json.dumps(str(name))}: {dumped(one, depth + 1)}" for name, one in value.items())
    return "{\n" + ",\n".join(lines) + f"\n{pad}}}"
