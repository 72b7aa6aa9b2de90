"""The siege, day by day: a game of its own over the same machinery."""
