"""The rules of Die Speicherstadt, with Kaispeicher."""
