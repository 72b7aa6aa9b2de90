"""The siege: computer players measured in it."""
