"""Where the command `havre` and `python -m havre` begin."""

import gc
import sys


def main() -> int:
    """Run Havre and return its exit status."""
    gc.disable()  # what is loaded stays: to look for garbage takes a sixth of a start
    try:
        import signal  # noqa: PLC0415  (ctrl+c may come while it loads)

        # Ctrl+c ends the program at once until there is something to be said or given back (`tui.signals`), and
        # again at its end: raised as an exception it would leave a traceback where nobody catches it.
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        from tui.start import main as start  # noqa: PLC0415  (ctrl+c may come while it loads)

        return start()
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
