"""The screens of whoever plays at a host: its lobby, new tables, and the tables themselves."""
