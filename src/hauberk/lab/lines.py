"""Results as JSON lines: one game a line, with all that is needed to count it again; comments say by which command they were played.

A file is only added to, so whatever ends a run, the games that are over are kept, and the next run goes on from them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from hauberk import __version__
from hauberk.common.faults import BadInput, Fault
from hauberk.lab.bouts import Bout, Result, Thinking
from hauberk.lab.times import Times

DIGITS = 3
"""Digits of seconds that are kept."""


class Kept(NamedTuple):
    """A file of results."""

    commands: tuple[str, ...]
    """By which they were played."""
    results: tuple[Result, ...]


def line_of(result: Result) -> str:
    """A game as a line."""
    bout = result.bout
    found: dict[str, Any] = {
        "game": bout.game, "scenario": bout.scenario, "seed": bout.seed, "players": bout.players, "mine": bout.mine,
        "others": bout.others, "fights": bout.fights, "winners": result.winners, "reason": result.reason, "length": result.length,
        "commands": result.commands, "seconds": round(result.seconds, DIGITS), "slowest": round(result.slowest, DIGITS),
        "counts": dict(result.counts), "seats": result.seats, "fault": result.fault,
        "thinking": {name: _thinking(each) for name, each in result.thinking.items()}, "score": result.score, "version": __version__,
    }  # fmt: skip
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _thinking(found: Thinking) -> dict[str, Any]:
    return {
        "decisions": _times(found.decisions), "phases": _times(found.phases),
        "thoughts": found.thoughts, "most": found.most, "cuts": found.cuts,
    }  # fmt: skip


def _times(found: Times) -> dict[str, Any]:
    return {"max": round(found.most, 4), "bins": {str(number): found.counts[number] for number in sorted(found.counts)}}


def comment(command: str) -> str:
    """The line that says how what follows was played."""
    return json.dumps({"command": command, "version": __version__}, ensure_ascii=False)


def read(path: Path) -> Kept:
    """All games of a file. A line that was cut off at its end, when a run was stopped, is left out. Raises BadInput."""
    commands, results = list[str](), list[Result]()
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError) as error:
        raise BadInput([Fault(str(path), 0, f"cannot be read: {error}")]) from error
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            found = json.loads(line)
            if "command" in found:
                commands.append(found["command"])
            else:
                results.append(_result(found))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            if number == len(lines):
                break  # the last line, without its end
            raise BadInput([Fault(str(path), number, "is no result of a game", f"{type(error).__name__}: {error}")]) from error
    return Kept(tuple(dict.fromkeys(commands)), tuple(results))


def _result(found: dict[str, Any]) -> Result:
    bout = Bout(
        found["game"], found["scenario"], found["seed"], tuple(found["players"]), found["fights"], found["mine"], found["others"]
    )
    thinking = {
        name: Thinking(_times_of(each["decisions"]), _times_of(each["phases"]), each["thoughts"], each["most"], each["cuts"])
        for name, each in found["thinking"].items()
    }
    return Result(
        bout, found["length"], tuple(found["winners"]), found["reason"], found["counts"], found["commands"], found["seconds"],
        found["slowest"], thinking, tuple(found["seats"]), found["fault"],
    )  # fmt: skip


def _times_of(found: dict[str, Any]) -> Times:
    return Times({int(number): count for number, count in found["bins"].items()}, found["max"])


def mended(path: Path) -> None:
    """Cut off what stands behind the last whole line, so that the next one begins a line of its own."""
    if not path.exists():
        return
    whole = path.read_bytes()
    end = whole.rfind(b"\n") + 1
    if end != len(whole):
        path.write_bytes(whole[:end])
