"""Commands, events and questions as plain JSON and back, hexes by their names. One definition each: the classes themselves,
by whose types they are read and written (`wire_forms`)."""

from __future__ import annotations

from typing import Any

from hauberk.battle.core import commands, events, questions
from hauberk.battle.core.being import SIDES
from hauberk.board.board import Board
from hauberk.play.wire_forms import read_said, said, union, written
from hauberk.play.wire_forms import snake as snake

Json = Any


class Malformed(Exception):
    """A message that is no command or event; says all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


COMMANDS = union(commands.Command)
EVENTS = union(events.Event)
QUESTIONS = union(questions.Question)


class Translator:
    """Makes JSON of the commands, events and questions of a game, and these of JSON."""

    command_kinds: dict[str, type]
    event_kinds: dict[str, type]
    question_kinds: dict[str, type]
    seats: tuple[str, ...] = SIDES
    """How those who play are called in a record."""

    def __init__(self, names: list[str], cells: dict[str, int]) -> None:
        self._names, self._cells = names, cells

    # -- out -------------------------------------------------------------------------------------------------------

    def command(self, command: Any) -> dict[str, Json]:
        """A command as JSON: `{"do": "move", …}`."""
        return said("do", self._names, command)

    def event(self, event: Any) -> dict[str, Json]:
        """An event as JSON: `{"event": "moved", …}`."""
        return said("event", self._names, event)

    def value(self, value: Any) -> dict[str, Json]:
        """A ladder, fire or other thing as JSON."""
        return written(self._names, value)

    def question(self, question: Any) -> dict[str, Json]:
        """A question as JSON: `{"ask": "retreat_owed", …}`."""
        return said("ask", self._names, question)

    # -- in --------------------------------------------------------------------------------------------------------

    def read_command(self, message: Json) -> Any:
        """A command from JSON. Raises Malformed with everything that is wrong."""
        return self._read(message, "do", self.command_kinds)

    def read_event(self, message: Json) -> Any:
        """An event from JSON."""
        return self._read(message, "event", self.event_kinds)

    def as_now(self, messages: list[Json]) -> list[Json]:
        """The events of one step as they are written now; an older record may have written them otherwise."""
        return messages

    def read_question(self, message: Json) -> Any:
        """A question from JSON."""
        return self._read(message, "ask", self.question_kinds)

    def _read(self, message: Json, tag: str, kinds: dict[str, type]) -> Any:
        problems: list[str] = []
        found = read_said(self._cells, message, tag, kinds, problems)
        if problems:
            raise Malformed(problems)
        return found


class Wire(Translator):
    """Translates for a battle on one board."""

    command_kinds, event_kinds, question_kinds = COMMANDS, EVENTS, QUESTIONS

    def __init__(self, board: Board) -> None:
        super().__init__(board.names, board.cell)

    def read_command(self, message: Json) -> commands.Command:
        """A command of a battle from JSON."""
        return super().read_command(message)  # type: ignore[no-any-return]

    def read_event(self, message: Json) -> events.Event:
        """An event of a battle from JSON."""
        return super().read_event(message)  # type: ignore[no-any-return]
