"""The battle by typed sentences."""
