"""Screens to read on: help, rules, pages of text."""
