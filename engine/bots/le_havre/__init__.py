"""What the computer players know of Le Havre."""

from engine.le_havre import deck as deck  # it writes the cards down, which the modules here look up by their names
