"""Players from outside of Havre: programs that sit at a table as a level does, by the protocol of docs/players.md."""
