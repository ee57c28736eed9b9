"""What lies over the foot or the side of a table: questions, lists of moves, advice, warnings. None covers the page."""
