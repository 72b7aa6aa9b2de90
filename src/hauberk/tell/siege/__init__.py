"""The siege: its names, story, questions."""
