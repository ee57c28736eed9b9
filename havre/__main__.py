"""Where the command `havre` and `python -m havre` begin."""

import gc
import sys


def main() -> int:
    """Run Havre and return its exit status."""
    gc.disable()  # what is loaded stays: to look for garbage takes a sixth of a start
    try:
        from tui.start import main as start  # noqa: PLC0415  (ctrl+c may come while it loads)

        return start()
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
