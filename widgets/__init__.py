"""Reusable parts of screens: they show the plain values they are told, and know no screen and no rule."""
