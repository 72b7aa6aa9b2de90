"""Cases in a text, as tests write them."""

from __future__ import annotations

from typing import Any

from hauberk.play.case import CaseOf, reader_of
from hauberk.play.cases import case_of
from hauberk.tell.referee import answer


def case_from_text(text: str) -> CaseOf:
    """The case of a battle, of a siege or of a campaign."""
    return case_of(reader_of(text, "case"))


def answer_text(text: str, language: str = "en") -> dict[str, Any]:
    """The whole answer to it."""
    return answer(case_from_text(text), language)
