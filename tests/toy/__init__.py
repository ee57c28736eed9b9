"""Flotsam: a small title that is not Le Havre, for tests of all that any title can use."""
