"""The campaign: computer players measured in it."""
