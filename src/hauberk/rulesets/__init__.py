"""Editions as frozen values. Only this package names them."""
