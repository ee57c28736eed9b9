"""The table of any title: playing a game, and all that is true of every title there."""
