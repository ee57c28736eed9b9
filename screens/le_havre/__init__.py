"""The screens of Le Havre."""
