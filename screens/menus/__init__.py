"""The screens around the games: title, new game, saved games, records, settings, keys."""
