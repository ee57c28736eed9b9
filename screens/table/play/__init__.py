"""What happens by itself between the decisions of people; it knows no screen, and plain mode plays by it too."""
