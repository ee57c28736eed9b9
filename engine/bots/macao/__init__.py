"""What computer players of Macao know of it."""
