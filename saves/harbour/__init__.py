"""What stands behind a host: players, tables and shared games, without a terminal and without a network.

`harbour.Harbour` answers requests and tells news as values, `store` keeps what it knows in SQLite, `messages` are the
requests, replies and news, `line` frames them for a socket, and `shared_game` is the file that all at a table write.
Nothing here imports the rules of a game but `shared_game` and what builds on it.
"""
