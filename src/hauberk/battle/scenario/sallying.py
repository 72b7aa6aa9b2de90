"""A general sally: who is not out of the place in time takes no part. The Anarchy 7.7.5."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.doing import Doing


def leave_behind(doing: Doing) -> None:
    """At the end of the turn everybody on his feet who is no shooter and still inside has stayed behind. [A-ACT-38, RULING-A-ACT-16]"""
    field, state = doing.field, doing.state
    for sally in field.sallies:
        if sally.turn != state.turn:
            continue
        for man in state.people(sally.side):
            if man.able and not man.character.missile and man.area & field.areas[sally.area]:
                doing.emit(e.StayedBehind(man.id))
