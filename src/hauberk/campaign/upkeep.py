"""What falls due at dawn: the patience of mercenaries, the end of an illness. [C-CG-01]"""

from __future__ import annotations

from typing import Final

from hauberk.campaign import events as e
from hauberk.campaign import mercenaries, wounded
from hauberk.campaign.doing import Doing
from hauberk.campaign.state import MERCENARIES, PROMISED

HEALING: Final = "healing"


def list_up(doing: Doing) -> tuple[str, ...]:
    """Every company that serves for a promise since an earlier day, and those who may be well again. [C-MERC-08, C-MERC-09, C-WOUND-03]"""
    companies = [
        group.id
        for group in doing.state.groups.values()
        if group.kind == MERCENARIES and group.pay == PROMISED and group.faction and group.arrived < doing.state.day
    ]
    return (*companies, HEALING)


def take_up(doing: Doing, what: str) -> None:
    """A company is tested once; then the wounded are looked at."""
    if doing.state.battle is not None:
        return
    if what == HEALING:
        wounded.recover(doing)
    elif not doing.state.stepped and (company := doing.state.groups.get(what)) is not None:
        doing.emit(e.Marched(what, (), (), 0))  # so that it is not tested again when a revolt has been fought out
        mercenaries.promise_test(doing, company)
    if not doing.state.pending and doing.state.battle is None:
        doing.emit(e.LaidDown(what))
