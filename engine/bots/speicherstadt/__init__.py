"""What computer players know of Die Speicherstadt."""
