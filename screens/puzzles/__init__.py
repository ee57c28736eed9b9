"""Puzzles on the screen: the table of a title with a task above it, the list of all, what came of one."""
