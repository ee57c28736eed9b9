"""Macao on the screen and in words: its pages, keys, rules, lesson and plain mode."""
