"""Ending a fight by a word: the besieger stops before the last redoubt, a side withdraws from a sally.

Guiscard 11.4.1, 11.4.4; The Anarchy 7.7.1, 7.7.5.
"""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.commands import CallOff
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Call, Position
from hauberk.battle.scenario.victory import gathered
from hauberk.common.refusal import Refusal

GATHERED, ANY, SURRENDER = "gathered", "any", "surrender"
WHEN = (GATHERED, ANY, SURRENDER)


def plan_calling_off(position: Position, command: CallOff) -> Call | Refusal:
    """A side that has the right to it ends the fight in its own phase: when it likes, or when all its enemies are in their redoubt.

    [ASSLT-09, A-ACT-08, GSORT-05, A-ACT-39]
    """
    call = position.field.calls[command.row] if 0 <= command.row < len(position.field.calls) else None
    if call is None or call.side != position.state.active:
        return Refusal("cannot_call_off", "ASSLT-09")
    if call.when == GATHERED and not gathered(position, call.of, call.area):
        return Refusal("not_all_gathered", "ASSLT-09")
    return call


def call_off(doing: Doing, command: CallOff, call: Call) -> None:
    """The fight is over: who withdraws or yields has lost it, before the redoubt nobody has.

    [ASSLT-09, GSORT-05, GSORT-06, GSORT-07, A-ACT-39, C-END-02, C-END-03]
    """
    if call.when == GATHERED:
        doing.emit(e.BattleEnded(None, "called_off", command.row))
    else:
        doing.emit(e.BattleEnded(1 - call.side, "surrendered" if call.when == SURRENDER else "withdrew", command.row))


def calling_choices(position: Position) -> list[CallOff]:
    """The rights that can be used now."""
    rights = [CallOff(row) for row in range(len(position.field.calls))]
    return [right for right in rights if not isinstance(plan_calling_off(position, right), Refusal)]
