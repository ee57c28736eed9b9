"""What is drawn of a table: its pages, where they stand, and what they are made of."""
