"""Homesteaders, by Alex Rockwell: the rules, a module a concern."""
