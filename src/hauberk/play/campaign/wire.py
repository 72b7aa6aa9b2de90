"""Commands, events and questions of a campaign as plain JSON and back; those of a siege inside it by the words of sieges."""

from __future__ import annotations

from typing import Any

from hauberk.basis.refusal import Refusal
from hauberk.campaign import commands, events, questions, state
from hauberk.play.campaign.older_events import as_now
from hauberk.play.siege import wire as siege_wire
from hauberk.play.wire import VALUES, Json, Translator, union

SEATS = ("A", "B", "C", "D", "E", "F", "G", "H")
"""The seats of factions."""
VALUES.update(
    {
        kind.__name__: kind
        for kind in (
            commands.Split, commands.Merge, commands.Pass, commands.Ransom, commands.Load, commands.Escort, commands.Morning,
            Refusal, state.Group, state.Convoy, state.Spy, state.Seen, state.Holding, state.Battle, state.Ending,
        )
    }
)  # fmt: skip


class CampaignWire(Translator):
    """Translates for campaigns."""

    command_kinds, event_kinds, question_kinds = union(commands.Command), union(events.Event), union(questions.Question)
    seats = SEATS

    def __init__(self) -> None:
        super().__init__([], {})
        self._siege = siege_wire.SiegeWire()

    def command(self, command: Any) -> dict[str, Json]:
        """A command as JSON; what is said in a siege lies inside."""
        if isinstance(command, commands.InSiege):
            return {"do": "in_siege", "command": self._siege.command(command.command)}
        return super().command(command)

    def event(self, event: Any) -> dict[str, Json]:
        """An event as JSON; what happens in a siege lies inside."""
        if isinstance(event, events.InSiege):
            return {"event": "in_siege", "place": event.place, "of": self._siege.event(event.event)}
        return super().event(event)

    def read_command(self, message: Json) -> commands.Command:
        """A command of a campaign from JSON."""
        if isinstance(message, dict) and message.get("do") == "in_siege":
            return commands.InSiege(self._siege.read_command(message.get("command")))
        return super().read_command(message)  # type: ignore[no-any-return]

    def as_now(self, messages: list[Json]) -> list[Json]:
        """The events of one step, those of records up to 0.6.0 under their new names."""
        return as_now(messages)

    def read_event(self, message: Json) -> events.Event:
        """An event of a campaign from JSON."""
        if isinstance(message, dict) and message.get("event") == "in_siege":
            return events.InSiege(str(message.get("place", "")), self._siege.read_event(message.get("of")))
        return super().read_event(message)  # type: ignore[no-any-return]
