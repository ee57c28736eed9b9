"""The screens, one module each; what belongs to one title is in a folder named after it."""
