"""Plain text for terminals: how wide it is, how it is broken and put in columns. The standard library alone."""
