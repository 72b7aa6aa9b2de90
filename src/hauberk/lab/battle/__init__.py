"""The battle: computer players measured in it."""
