"""Storming."""
