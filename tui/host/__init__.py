"""The host: an SSH server to which friends go with an ordinary client, and a process for each of their sessions.

The bridge (`bridge`) accepts, lets in and carries bytes; it loads no game. The fork server (`fork_server`) has loaded
everything and forks a session (`child`) for each login: the program as it runs at home.
"""
