"""Commands of `hauberk`, as a player types them."""

from __future__ import annotations

from typing import Any

from typer.testing import CliRunner, Result

from hauberk.cli import app


def run(*words: object, status: int = 0, **more: Any) -> Result:
    """What comes of a command, which must end with this status, and never by an error of the program."""
    result = CliRunner().invoke(app, [str(word) for word in words], **more)
    assert result.exit_code == status, f"{words}: {result.exit_code}\n{result.output}\n{result.exception!r}"
    assert isinstance(result.exception, SystemExit | None)
    return result


def hauberk(*words: object) -> str:
    """What a command prints."""
    return run(*words).stdout


def refused(*words: object) -> str:
    """What a command that must fail complains of; it prints nothing else."""
    result = run(*words, status=2)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr
