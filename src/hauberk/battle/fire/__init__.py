"""Fire."""
