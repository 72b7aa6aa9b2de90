"""Shooting."""
