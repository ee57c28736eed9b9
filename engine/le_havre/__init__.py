"""Le Havre, by Uwe Rosenberg: the rules, a module a concern.

Its first import writes the whole deck down, so that every module finds all cards whichever of them comes first.
"""

from engine.le_havre import deck as deck
