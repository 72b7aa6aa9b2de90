"""The command `hauberk`."""

from __future__ import annotations

import sys


def main() -> None:
    """Answer the version at once; everything else is the command line's."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from hauberk import __version__

        print(f"hauberk {__version__}")
        return
    from hauberk.cli import app

    app()


if __name__ == "__main__":
    main()
