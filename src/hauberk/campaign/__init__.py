"""The campaign, day by day over real country: a game of its own over the same machinery."""
