"""Macao, by Stefan Feld: the rules, a module a concern."""
