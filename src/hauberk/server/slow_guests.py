"""Those who sit at a siege or a campaign: a connection each, with the seats it may speak for and a language."""

from __future__ import annotations

from typing import Any, Protocol

from starlette.websockets import WebSocket

from hauberk.server.battle.speech import Json
from hauberk.server.guests import Line
from hauberk.tell.messages import messages_in


class Shown(Protocol):
    """A table that can be shown whole."""

    def view(self, language: str, you: tuple[str, ...]) -> Json:
        """Everything who holds these seats may see."""


class SlowGuest(Line):
    """One connection to a siege or a campaign. It is sent the whole view after every change: they change slowly."""

    def __init__(self, socket: WebSocket, table: Shown, language: str, sides: tuple[str, ...]) -> None:
        super().__init__(socket)
        self.table, self.language, self.sides = table, language, sides

    def shown(self) -> Json:
        """Everything he may see."""
        return self.table.view(self.language, self.sides)

    def fail(self, number: int | None, what: str, faults: list[Json] | None = None) -> None:
        """Say that a message was not good, and that nothing has changed."""
        error: dict[str, Any] = {"what": what, "text": messages_in(self.language).say(f"error-{what}")}
        self.tell({"n": number, "error": error | ({"faults": faults} if faults else {})})
