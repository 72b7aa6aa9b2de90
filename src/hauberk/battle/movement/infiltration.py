"""Infiltration of enemy lines. Rulebook 4.3."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Being, Health, Mark, Side
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import InfiltrationTested
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import InfiltrationTable
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.people.formation import is_front_of, stands_in_front
from hauberk.battle.walls.buildings import struck_over
from hauberk.battle.walls.leaning import jumps
from hauberk.board.board import Cell, Cells
from hauberk.board.move_graph import spread
from hauberk.common.term import Term, total


def threatens(field: Field, foe: Being, cell: Cell) -> bool:
    """Could this enemy attack somebody on that hex? Alive, unstunned, adjacent, and the terrain lets him.

    [INF-06, INF-07, INF-13, RULING-T-25, PALI-01, CTX-17]
    """
    if not foe.able or foe.character.is_beast or foe.marks & Mark.LADDER:
        return False
    step = field.move_graph(foe).step
    near = (foe.cell, cell) in step or (foe.tail >= 0 and (foe.tail, cell) in step)
    if not near:
        over = struck_over(field)
        return bool(over) and any(over.get(own, 0) >> cell & 1 for own in foe.cells)
    return (foe.cell, cell) not in jumps(field)


def threats(position: Position, cell: Cell, side: Side) -> Iterator[Being]:
    """Everybody of a side who threatens a hex, each once; by stairs, ladders, ropes and the floors of towers too. [INF-06]"""
    field, state = position
    board = field.board
    if not board.links and not board.climbs and not state.standing(side) & board.around[cell]:
        return
    if (cell in state.dead_men or cell in state.dead_horses) and _heaped(position) >> cell & 1:
        return
    seen: set[str] = set()
    for around in board.ways[cell]:
        for who in state.at.get(around, ()):
            foe = state.beings[who]
            if who not in seen and foe.side == side and threatens(field, foe, cell):
                seen.add(who)
                yield foe


def threatened(position: Position, man: Being) -> bool:
    """Is he in contact with an enemy able to attack him? [SHOOT-09, MOUNT-05, CTX-13]"""
    return any(True for cell in man.cells for _ in threats(position, cell, 1 - man.side))


def zone(position: Position, side: Side) -> Cells:
    """Every hex that somebody of a side threatens. From one such hex to another the surcharge is due, once a hex
    however many threaten it; coming from elsewhere and leaving are free. [INF-03, INF-05, INF-06]"""
    field, state = position
    ranks = state.ranks[side * 4 : side * 4 + 4]
    known = field.lately.get(("zone", side))
    if (
        known is None or known[0] != ranks or known[1] != state.ladders
        or known[2] is not state.dead_men or known[3] is not state.dead_horses
    ):  # fmt: skip
        found, over, through = 0, jumps(field), struck_over(field)
        for graph, cells in zip(field.move_graphs, ranks, strict=True):
            if cells:
                if over:  # from the top of a palisade one jumps down, but does not strike
                    graph = graph._replace(links=tuple([link for link in graph.links if link[:2] not in over]))
                found |= spread(graph, field.board, cells & ~state.ladders)
                for cell, struck in through.items():
                    if (cells & ~state.ladders) >> cell & 1:
                        found |= struck
        known = (ranks, state.ladders, state.dead_men, state.dead_horses, found & ~_heaped(position))
        field.lately["zone", side] = known
    held: Cells = known[4]
    return held


def _heaped(position: Position) -> Cells:
    """Hexes that corpses bar: who still stands there cannot be attacked. [INF-06, RULING-T-77]"""
    if not position.state.dead_men and not position.state.dead_horses:
        return 0
    return hindrances(position).barred


def counting(position: Position, mover: Being, cell: Cell) -> int:
    """How many enemies count for a test on this hex. [INF-02, INF-12, HOPL-22, HOPL-23, RULING-T-116]"""
    mover = mover._replace(cell=cell)
    number = 0
    for foe in threats(position, cell, 1 - mover.side):
        if foe.formation and not is_front_of(position, foe, cell):
            continue
        if mover.formation and stands_in_front(position, mover, foe):
            continue
        number += 1
    return number


def counting_any(position: Position, mover: Being, cell: Cell) -> bool:
    """Does any enemy count for a test on this hex? In retreats one is enough. [RULING-T-28]"""
    return counting(position, mover, cell) > 0


def modifiers(table: InfiltrationTable, man: Being) -> tuple[Term, ...]:
    """A rider and an armoured man pass more easily, a wounded one less. [INF-09]"""
    found = []
    if man.mounted:
        found.append(Term(table.rider, "rider", "INF-09"))
    if man.character.armoured:
        found.append(Term(table.armoured, "armoured", "INF-09"))
    if man.health == Health.WOUNDED:
        found.append(Term(table.wounded, "wounded", "INF-09"))
    return tuple(found)


def test(doing: Doing, man: Being, cell: Cell, rule: str) -> str:
    """Roll the test on a hex: passes, stopped, wounded or killed. The harm itself is dealt by the caller. [INF-02, INF-09]"""
    table = doing.rules.infiltration
    terms = doing.roll_and_add("infiltration", rule, *modifiers(table, man), who=man.id)
    result = table.result(total(terms))
    doing.emit(InfiltrationTested(man.id, cell, terms[0].value, terms, result))
    return result
