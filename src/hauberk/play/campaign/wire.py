"""Commands, events and questions of a campaign as plain JSON and back; what is said or happens in a siege lies inside."""

from __future__ import annotations

from hauberk.campaign import commands, events, questions
from hauberk.play.campaign.older_events import as_now
from hauberk.play.wire import Json, Translator
from hauberk.play.wire_forms import union

SEATS = ("A", "B", "C", "D", "E", "F", "G", "H")
"""The seats of factions."""


class CampaignWire(Translator):
    """Translates for campaigns."""

    command_kinds, event_kinds, question_kinds = union(commands.Command), union(events.Event), union(questions.Question)
    seats = SEATS

    def __init__(self) -> None:
        super().__init__([], {})

    def read_command(self, message: Json) -> commands.Command:
        """A command of a campaign from JSON."""
        return super().read_command(message)  # type: ignore[no-any-return]

    def as_now(self, messages: list[Json]) -> list[Json]:
        """The events of one step, those of records up to 0.6.0 under their new names."""
        return as_now(messages)

    def read_event(self, message: Json) -> events.Event:
        """An event of a campaign from JSON."""
        return super().read_event(message)  # type: ignore[no-any-return]
