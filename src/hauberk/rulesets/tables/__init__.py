"""The tables of the editions: where they lie, and a reader for each game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def data_folder() -> Path:
    """Where the package keeps its data."""
    return Path(str(files("hauberk") / "data"))


def base_folder() -> Path:
    """Where the tables lie over which each edition lays its own."""
    return data_folder() / "editions" / "base"


def base_table(name: str) -> Path:
    """What all editions have in common of one table."""
    return base_folder() / f"{name}.toml"
