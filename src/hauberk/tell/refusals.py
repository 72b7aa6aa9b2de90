"""What every refusal has to say, whatever the scale: its rule, its numbers, and what is to be decided first."""

from __future__ import annotations

from typing import Any

from hauberk.basis.refusal import Refusal

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
