"""What every refusal has to say, whatever the scale: its rule, its numbers, and what is to be decided first."""

from __future__ import annotations

from typing import Any

from hauberk.common.refusal import Refusal
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages

UNKNOWN = "…"


def gaps_of(refusal: Refusal, question: str = "") -> dict[str, Any]:
    """The gaps that need no names. `question`: what is asked now; somebody may have given an empty name."""
    found: dict[str, Any] = {"rule": refusal.rule, "has_about": "yes" if refusal.about else "no", "about": UNKNOWN, "by": UNKNOWN}
    found |= {"has_by": "yes" if refusal.by else "no", "has_question": "yes" if question else "no", "question": question}
    if refusal.needs is not None:
        found["needs"] = refusal.needs
    if refusal.has is not None:
        found["has"] = refusal.has
    return found


def explained(messages: Messages, refusal: Refusal, gaps: dict[str, Any]) -> str:
    """What stops a player with its rule, then what would allow it, where that is known; rules of the table, as `UNDO`, are not named."""
    key = f"refusal-{refusal.reason}"
    text = messages.say("with-rule" if "-" in refusal.rule else "without-rule", text=messages.say(key, **gaps), rule=refusal.rule)
    if f"{key}.help" in messages:
        text = f"{text} {messages.say(f'{key}.help', **gaps)}"
    return sentence(text)
