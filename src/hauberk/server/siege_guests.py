"""Those who sit at a siege: a connection each, with the seats it may speak for and a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from hauberk.server.guests import Line
from hauberk.server.speech import Json
from hauberk.tell.messages import messages_in

if TYPE_CHECKING:
    from hauberk.server.siege_table import SiegeTable


class SiegeGuest(Line):
    """One connection to a siege. It is sent the whole view after every change: a siege changes slowly."""

    def __init__(self, socket: WebSocket, table: SiegeTable, language: str, sides: tuple[str, ...]) -> None:
        super().__init__(socket)
        self.table, self.language, self.sides = table, language, sides

    def view(self) -> None:
        """Show him everything he may see."""
        self.tell({"view": self.table.view(self.language, self.sides)})

    def fail(self, number: int | None, what: str, faults: list[Json] | None = None) -> None:
        """Say that a message was not good, and that nothing has changed."""
        error: dict[str, Any] = {"what": what, "text": messages_in(self.language).say(f"error-{what}")}
        self.tell({"n": number, "error": error | ({"faults": faults} if faults else {})})
