"""Attackers who have lost their last leader withdraw from the place. The Anarchy 3.6.3.

From their next phase on everybody goes as far as he can along the shortest way to an exit, shoots and charges no more, and attacks only who
bars his way; when the last has left, the defenders have won. [A-MISC-03, RULING-A-MISC-01]
"""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import NOBODY, Away, Being, Health, Side
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.board.board import NOWHERE, Cell, Cells, bits, cells_of
from hauberk.common.refusal import Refusal

LEADERS = frozenset({"knight", "noble"})


# -- when ------------------------------------------------------------------------------------------------------------


def leaderless(position: Position) -> bool:
    """Has the attackers' last knight or noble been killed? A prisoner has not; by the switch one who was led off is lost.

    [A-MISC-03, RULING-A-MISC-02]
    """
    field, state = position
    if field.attackers == NOBODY or not field.rules.switches.withdraw_leaderless:
        return False
    leaders = [man for man in state.people(field.attackers) if man.character.traits & LEADERS]
    off = field.rules.switches.captured_leaders_lost
    return bool(leaders) and all(man.health == Health.DEAD or (off and man.away == Away.CAPTURED) for man in leaders)


def begin_withdrawal(doing: Doing, side: Side) -> None:
    """At the beginning of their phase they turn to go. [A-MISC-03, RULING-A-MISC-01]"""
    if side == doing.field.attackers and doing.state.withdrawing == NOBODY and leaderless(doing.position):
        doing.emit(e.WithdrawalBegan(side))


def is_over(position: Position) -> bool:
    """Has the last of them left? [RULING-A-MISC-01]"""
    side = position.state.withdrawing
    return side != NOBODY and not any(man.alive and not man.captive for man in position.state.people(side))


# -- where -----------------------------------------------------------------------------------------------------------


def exits_of(field: Field, side: Side) -> Cells:
    """The exits of a side; where the scenario names none, every hex at the edge of the map. [RULING-A-MISC-01]"""
    found = 0
    for exit_ in field.exits:
        if exit_.side == side:
            found |= exit_.cells
    board = field.board
    return found or cells_of(cell for cell in bits(board.all & (1 << board.plane) - 1) if NOWHERE in board.neighbours[cell])


def _rings(field: Field, man: Being) -> list[Cells]:
    """Hexes by the number of steps from an exit, for his kind of mover, whoever stands in the way."""
    key = "way out", man.side, field.kind(man)
    known: list[Cells] | None = field.memo.get(key)
    if known is None:
        before: dict[Cell, Cells] = {}
        for one, two in field.move_graph(man).step:
            before[two] = before.get(two, 0) | 1 << one
        ring = seen = exits_of(field, man.side)
        known = [ring]
        while ring:
            near = 0
            for cell in bits(ring):
                near |= before.get(cell, 0)
            ring = near & ~seen
            seen |= ring
            known.append(ring)
        field.memo[key] = known
    return known


def _steps_out(field: Field, man: Being, cell: Cell) -> int | None:
    """How many steps it is from a hex to an exit; None if there is no way."""
    return next((number for number, ring in enumerate(_rings(field, man)) if ring >> cell & 1), None)


def way_out(field: Field, man: Being) -> bool:
    """Is there a way from where he stands to an exit?"""
    return _steps_out(field, man, man.cell) is not None


def goes(state: State, man: Being) -> bool:
    """Is he one of those who withdraw?"""
    return state.withdrawing == man.side


def nearest(field: Field, man: Being, heads: list[Cells]) -> list[Cells]:
    """Of the hexes on which he could stop, by facing, those nearest to an exit, if they are nearer than he is; who has no way out is free.

    [RULING-A-MISC-01]
    """
    now = _steps_out(field, man, man.cell)
    if now is None:
        return heads
    for ring in _rings(field, man)[:now]:
        if any(cells & ring for cells in heads):
            return [cells & ring for cells in heads]
    return [0] * len(heads)


def nearer(field: Field, man: Being, cell: Cell) -> bool:
    """Does a hex lie nearer to an exit than he does?"""
    now, then = _steps_out(field, man, man.cell), _steps_out(field, man, cell)
    return now is None or (then is not None and then < now)


# -- what may be done ------------------------------------------------------------------------------------------------


def may_strike(position: Position, man: Being, target: Being) -> Refusal | None:
    """Only who bars the way out is attacked: somebody nearer to the exit. [RULING-A-MISC-01]"""
    now = _steps_out(position.field, man, man.cell) if goes(position.state, man) else None
    if now is None:
        return None
    others = [_steps_out(position.field, man, cell) for cell in target.cells]
    if any(other is not None and other < now for other in others):
        return None
    return Refusal("bars_no_way", "A-MISC-03", man.character.name, target.character.name)


def no_quarrel(state: State, man: Being) -> Refusal | None:
    """Who withdraws neither shoots nor charges in his own phase: he needs all his points. [RULING-A-MISC-01]"""
    return Refusal("withdraws", "A-MISC-03", man.character.name) if goes(state, man) and man.side == state.active else None
