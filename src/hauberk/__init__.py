"""Hauberk: medieval man-to-man battles, sieges and campaigns.

`hauberk.load("the_first_arrows")` is a match of whatever scale, to be played from a program: see docs/library.md.
"""

from importlib import import_module
from typing import Any

__version__ = "0.5.0"
__all__ = ["__version__", "load", "verify"]


def __getattr__(name: str) -> Any:
    """The library stands above everything else, so it is fetched when somebody asks for it."""
    if name in ("load", "verify"):
        return getattr(import_module("hauberk.library"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
