"""Refusals: why something may not be done, as a value a player understands."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """The reason a command is turned down and the rule that says so."""

    reason: str
    """Key of a message, such as `beside_enemy`; `who` and `about` fill its gaps."""
    rule: str
    who: str = ""
    about: str = ""


class Refused(Exception):
    """Raised by `decide` for a command that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} {refusal.who} {refusal.about}".strip() + f" [{refusal.rule}]")
        self.refusal = refusal
