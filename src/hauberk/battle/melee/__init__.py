"""Melee."""
