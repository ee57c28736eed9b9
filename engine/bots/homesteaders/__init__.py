"""The computer players of Homesteaders: what a position is worth, and which moves are worth a thought."""
