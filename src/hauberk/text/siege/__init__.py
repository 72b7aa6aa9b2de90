"""The siege by typed sentences."""
