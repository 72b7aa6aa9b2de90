"""The battle: its names, story, questions."""
