"""Commands, events and questions of a siege as plain JSON and back."""

from __future__ import annotations

from hauberk.play.wire import Json, Translator
from hauberk.play.wire_forms import union
from hauberk.siege import commands, events, questions


class SiegeWire(Translator):
    """Translates for sieges: hexes and people go by their names anyway."""

    command_kinds, event_kinds, question_kinds = union(commands.Command), union(events.Event), union(questions.Question)

    def __init__(self) -> None:
        super().__init__([], {})

    def read_command(self, message: Json) -> commands.Command:
        """A command of a siege from JSON."""
        return super().read_command(message)  # type: ignore[no-any-return]

    def read_event(self, message: Json) -> events.Event:
        """An event of a siege from JSON."""
        return super().read_event(message)  # type: ignore[no-any-return]
