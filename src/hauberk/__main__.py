"""The command `hauberk`."""

from __future__ import annotations

import gc
import os
import sys

SELDOM = (50_000, 20, 100)
"""Frozen values have no cycles: the collector finds next to nothing, and looking often costs a sixth of all time."""

GIVING_BACK = {"PYTHONMALLOC": "malloc", "MALLOC_ARENA_MAX": "2"}
"""Settings under which memory is the C library's, which gives back every page that is free when asked; Python's own allocator keeps a
whole MiB for one value in it, and a server that has seen a hundred games would never be small again. It costs a twentieth of speed."""


def main() -> None:
    """Answer the version at once; everything else is the command line's."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from hauberk import __version__

        print(f"hauberk {__version__}")
        return
    if sys.argv[1:2] == ["serve"] and sys.platform == "linux":
        serve_small()
    gc.set_threshold(*SELDOM)
    from hauberk.cli import app

    app()


def serve_small() -> None:
    """Begin the same command anew, with an allocator that gives memory back; whom it starts later keeps the quicker one."""
    if "PYTHONMALLOC" not in os.environ:
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, **GIVING_BACK})
    os.environ.pop("PYTHONMALLOC")


if __name__ == "__main__":
    main()
