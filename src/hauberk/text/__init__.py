"""The game by typed sentences, in three languages: how commands are written and read, and the table that plays by plain lines."""
