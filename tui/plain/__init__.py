"""The plain mode: a whole game as lines of text, for screen readers, dumb terminals, slow lines and scripts."""
