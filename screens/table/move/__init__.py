"""The move that is being put together: what can be done, and the panels of its questions."""
