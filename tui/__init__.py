"""The terminal application: its frame, its colours, its keys and its command line."""

import os

# Textual reads this when it is imported: how many milliseconds an escape waits for the rest of a longer key.
os.environ.setdefault("ESCDELAY", "50")
