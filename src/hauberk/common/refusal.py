"""Refusals: why something may not be done, as a value a player understands."""

from __future__ import annotations

from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """The reason a command is turned down and the rule that says so."""

    reason: str
    """Key of a message, such as `beside_enemy`; what follows fills its gaps."""
    rule: str
    who: str = ""
    about: str = ""
    by: str = ""
    """What bars it: a terrain, a side of a hex, a machine, somebody, or `corpses`."""
    needs: int | None = None
    """How much it takes: points, men, turns."""
    has: int | None = None
    """How much of that there is."""

    def as_json(self) -> dict[str, Any]:
        """With its numbers and what bars it only where it has them."""
        return {key: value for key, value in self._asdict().items() if key in ("reason", "rule", "who", "about") or value not in ("", None)}


class Refused(Exception):
    """Raised by `decide` for a command that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} {refusal.who} {refusal.about}".strip() + f" [{refusal.rule}]")
        self.refusal = refusal
