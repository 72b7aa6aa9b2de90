"""The lab: computer players against each other, measured."""
