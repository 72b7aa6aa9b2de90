"""The command `hauberk`."""

from __future__ import annotations

import gc
import sys

SELDOM = (50_000, 20, 100)
"""Frozen values have no cycles: the collector finds next to nothing, and looking often costs a sixth of all time."""


def main() -> None:
    """Answer the version at once; everything else is the command line's."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from hauberk import __version__

        print(f"hauberk {__version__}")
        return
    gc.set_threshold(*SELDOM)
    from hauberk.cli import app

    app()


if __name__ == "__main__":
    main()
