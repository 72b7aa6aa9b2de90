"""The fixed bridge before a castle: destroyed on purpose, replaced by a gangway. The Anarchy 3.2.3, 3.2.4."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import NOBODY, Being
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.works import rested
from hauberk.battle.movement.barring import first_at
from hauberk.battle.walls.doors import drop
from hauberk.board.board import Cell, bits
from hauberk.common.refusal import Refusal

BRIDGES = "span"
GAPS = "gap"


def plan_destroying(position: Position, command: Work) -> Cell | Refusal:
    """Two of the defenders beside the bridge take it down in two turns, when nobody is on it.

    [A-ENTR-02, A-ENTR-03, RULING-A-ENTR-04, RULING-A-ENTR-05]
    """
    field, state = position
    if command.cell < 0 or not field.board.where(**{BRIDGES: True}) >> command.cell & 1:
        return Refusal("no_bridge_there", "A-ENTR-03", about=field.name(command.cell))
    if field.attackers == state.active != NOBODY:
        return Refusal("defenders_bridge", "A-ENTR-02", about=field.name(command.cell))
    if state.occupied >> command.cell & 1:
        who = first_at(state, 1 << command.cell)[1]
        return Refusal("somebody_on_the_bridge", "RULING-A-ENTR-05", about=field.name(command.cell), by=who)
    return _two_beside(position, command, "A-ENTR-03") or command.cell


def plan_gangway(position: Position, command: Work) -> Cell | Refusal:
    """Two men of either side beside the gap lay a gangway in two turns. [A-ENTR-06, RULING-A-ENTR-04]"""
    if command.cell < 0 or not position.field.board.where(**{GAPS: True}) >> command.cell & 1:
        return Refusal("no_gap_there", "A-ENTR-06", about=position.field.name(command.cell))
    return _two_beside(position, command, "A-ENTR-06") or command.cell


def _two_beside(position: Position, command: Work, rule: str) -> Refusal | None:
    """Two different men on foot in hexes beside it, both idle for two turns. [RULING-A-GEN-01]"""
    field, state = position
    men = [state.beings[who] for who in command.men]
    name, figures = men[0].character.name if men else "", field.rules.works
    if len(men) != figures.bridge_men or len(set(command.men)) != len(men):
        return Refusal("needs_two_men", rule, name, needs=figures.bridge_men, has=len(set(command.men)))
    for man in men:
        if not field.board.around[command.cell] >> man.cell & 1:
            return Refusal("not_beside_it", rule, man.character.name, field.name(command.cell))
        if man.mounted:
            return Refusal("works_on_foot", rule, man.character.name)
        if not rested(state.phase, man, figures.bridge_turns):
            return Refusal("needs_two_turns", "RULING-A-GEN-01", man.character.name)
    return None


def destroy_bridge(doing: Doing, command: Work, cell: Cell) -> None:
    """It is down: nobody crosses any more. [A-ENTR-03, A-ENTR-05]"""
    doing.emit(e.Worked(command.task, command.men, cell, "", True))
    destroy(doing, cell, "A-ENTR-03")


def destroy(doing: Doing, cell: Cell, rule: str) -> None:
    """A bridge or gangway is taken down, burnt or shot to pieces; whoever is on it falls into the moat and is wounded.

    [A-ENTR-05, A-ENTR-07, A-ENTR-10, RULING-A-ENTR-05]
    """
    doing.emit(e.GroundSet(cell, "bridge_destroyed"))
    if doing.state.occupied >> cell & 1:
        drop(doing, 1 << cell, "wounded", rule)


def lay_gangway(doing: Doing, command: Work, cell: Cell) -> None:
    """Men on foot cross again. [A-ENTR-06, RULING-A-ENTR-04]"""
    doing.emit(e.Worked(command.task, command.men, cell, "", True))
    doing.emit(e.GroundSet(cell, "gangway"))


def destroying_choices(position: Position) -> Iterator[Work]:
    """Every two men who can destroy a bridge."""
    for command in _pairs(position, "destroy_bridge", BRIDGES):
        if not isinstance(plan_destroying(position, command), Refusal):
            yield command


def gangway_choices(position: Position) -> Iterator[Work]:
    """Every two men who can lay a gangway."""
    for command in _pairs(position, "lay_gangway", GAPS):
        if not isinstance(plan_gangway(position, command), Refusal):
            yield command


def _pairs(position: Position, task: str, trait: str) -> Iterator[Work]:
    field, state = position
    for cell in bits(field.board.where(**{trait: True})):
        ready = [man.id for man in _beside(position, cell) if rested(state.phase, man, field.rules.works.bridge_turns)]
        for men in combinations(ready, field.rules.works.bridge_men):
            yield Work(task, men, cell)


def _beside(position: Position, cell: Cell) -> Iterator[Being]:
    field, state = position
    for other in bits(field.board.around[cell]):
        for who in state.at.get(other, ()):
            if state.beings[who].side == state.active and not state.beings[who].character.is_beast:
                yield state.beings[who]
