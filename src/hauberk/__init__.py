"""Hauberk: medieval man-to-man battles, sieges and campaigns."""

__version__ = "0.5.0"
