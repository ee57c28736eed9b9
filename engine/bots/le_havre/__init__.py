"""What the computer players know of Le Havre."""
