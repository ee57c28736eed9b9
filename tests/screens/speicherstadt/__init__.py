"""The screens and words of Die Speicherstadt."""
