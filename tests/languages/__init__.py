"""Catalogues for translators: `python -m tests.languages update | compile | check [CODE ...]`."""
