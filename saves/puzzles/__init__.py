"""Puzzles as they are kept: files of them, which of them is today's, and the tries of whoever plays them."""
