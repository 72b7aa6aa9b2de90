"""The campaign by typed sentences."""
