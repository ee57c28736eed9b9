"""Le Havre, by Uwe Rosenberg: the rules, a module a concern."""
