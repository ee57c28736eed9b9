"""The screens and words of Macao."""
