"""The campaign: its names, story, questions."""
