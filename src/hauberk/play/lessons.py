"""Lessons: small games with a guide at the elbow. What he says when is data, looked up by what the seat sees; docs/lessons.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hauberk.common.faults import BadInput, Fault, Reader, Source, Table, read_toml
from hauberk.play.files import files_in
from hauberk.play.games import GAMES
from hauberk.rulesets.tables import data_folder

DEEDS = ("do", "task", "choice", "how")
"""Fields of a command that a step may ask for."""


class Deed(NamedTuple):
    """What shows that a step was done: a command of one's own, or how things stand."""

    fields: dict[str, tuple[str, ...]]
    """Fields of the command, each with the words that will do."""
    has: tuple[str, ...]
    """Fields of the command that must not be empty."""
    men: int
    """So many must have done it together."""
    when: Table
    unless: Table


class Step(NamedTuple):
    """Something that is learned."""

    id: str
    rules: tuple[str, ...]
    done: Deed


class Leaf(NamedTuple):
    """Something the guide says, while the facts are as `when` says and not as `unless` says."""

    id: str
    key: str
    """Its message."""
    step: str
    """The step it is about."""
    when: Table
    unless: Table
    points: bool = False
    """Does he point at somebody who can still do it?"""
    again: bool = False
    """Is what was done last worth a word beside it?"""
    slow: bool = False
    """Is it said only if it stays so for a moment?"""


class Lesson(NamedTuple):
    """A lesson: the game it is played in, the seats, and what is said."""

    id: str
    """That of the scenario it is played in."""
    game: str
    """The kind of its game."""
    minutes: int
    seat: str
    seed: str
    """A lesson always has the same dice."""
    opponent: Table
    steps: tuple[Step, ...]
    leaves: tuple[Leaf, ...]


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which one learns."""
    common = read_toml(data_folder() / "guide.toml")
    return tuple(_lesson(name, path, common.table) for name, path in files_in("lessons").items())


def _lesson(name: str, path: Path, common: Table) -> Lesson:
    reader = read_toml(path)
    game = reader.choice("game", GAMES)
    steps = tuple(_step(entry) for entry in reader.children("steps"))
    own = tuple(_leaf(entry, f"lesson-{name}-{entry.text('id')}") for entry in reader.children("leaves"))
    shared = Reader(Source(str(path), ""), common)
    everywhere = tuple(_leaf(entry, f"lesson-common-{entry.text('id')}") for entry in shared.children(game))
    reader.read("opponent")
    found = Lesson(
        name, game, reader.integer("minutes", least=1), reader.text("seat"), reader.text("seed"), dict(reader.table.get("opponent", {})),
        steps, own + everywhere,
    )  # fmt: skip
    reader.finish()
    reader.source.done()
    faults = [Fault(path.name, 0, f"no step {leaf.step!r}") for leaf in own if leaf.step and leaf.step not in {each.id for each in steps}]
    if name not in GAMES[game].files():
        faults.append(Fault(path.name, 0, f"no {game} {name!r} to play it in"))
    if faults:
        raise BadInput(faults)
    return found


def _step(reader: Reader) -> Step:
    done = reader.child("done")
    fields = {key: done.texts(key) for key in DEEDS if key in done}
    deed = Deed(fields, done.texts("has"), done.integer("men", default=1), _facts(done, "when"), _facts(done, "unless"))
    done.finish()
    found = Step(reader.text("id"), reader.texts("rules", needed=True), deed)
    reader.finish()
    return found


def _leaf(reader: Reader, key: str) -> Leaf:
    flags = [reader.flag(name) for name in ("points", "again", "slow")]
    found = Leaf(reader.text("id"), key, reader.text("step", default=""), _facts(reader, "when"), _facts(reader, "unless"), *flags)
    reader.finish()
    return found


def _facts(reader: Reader, key: str) -> dict[str, Any]:
    """Facts with the values that will do, always as a list."""
    if key not in reader:
        return {}
    reader.read(key)
    return {fact: value if isinstance(value, list) else [value] for fact, value in reader.child(key).table.items()}
