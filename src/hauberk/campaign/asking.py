"""Asking somebody, or letting the rule answer where nobody decides for a faction. [C-CG-07, C-CG-25]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField
from hauberk.campaign.questions import Question


def played(field: CampaignField, faction: str) -> bool:
    """Does somebody decide for a faction? [C-CG-07]"""
    return any(each.id == faction and each.played for each in field.factions)


def ask(doing: Doing, question: Question, resolve: Callable[[Doing, Any, Any], None], usual: Any) -> bool:
    """Put a question to its faction; where nobody plays it the usual answer is carried out at once. True if somebody must decide.

    [C-CG-07, C-CG-11]
    """
    if played(doing.field, question.faction):
        doing.ask(question)
        return True
    resolve(doing, question, usual)
    return False
