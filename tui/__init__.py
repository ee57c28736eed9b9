"""The terminal application: its frame, its colours, its keys and its command line."""
