"""Carrying cauldrons along a wall and setting them on a parapet. The Anarchy 4.3.1, 4.3.2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.core.works import Thing
from hauberk.battle.movement.barring import first_at
from hauberk.battle.movement.hauling import Bearers, Walks, go_together, may_haul, plan_walks, reach_of, shortest, way_of
from hauberk.battle.movement.walking import halt
from hauberk.battle.storming.oil import CAULDRON, SET, bearers, on_either_side
from hauberk.board.board import Board, Cell, bits, cells_of
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term

RULE = "A-OIL-06"


class Haul(NamedTuple):
    """A cauldron and the ways of its two bearers: it follows the first, the second follows it."""

    thing: Thing
    walks: Walks
    toll: int
    """What the burden takes from each, once a phase. [A-OIL-06]"""
    ends: tuple[Cell, ...]
    """Where the cauldron comes by, step by step."""

    def stages(self) -> tuple[Stage, ...]:
        """Where the bearers are after each hex. [DFIRE-01]"""
        return self.walks.stages()

    def upto(self, steps: int) -> Self:
        """Their first hexes only."""
        return self._replace(walks=self.walks.upto(steps), ends=self.ends[:steps])


def _named(position: Position, command: Work) -> Thing | Refusal:
    """A cauldron and two men on either side of it, or those who were stopped with it in a bend of their way. [A-OIL-02, A-OIL-06]"""
    field, state = position
    thing, men = state.works.things.get(command.thing), [state.beings[who] for who in command.men]
    if thing is None or thing.kind != CAULDRON:
        return Refusal("no_such_cauldron", RULE, about=command.thing)
    under_way = set(thing.men) == set(command.men) and thing.number == state.phase
    if len(men) != field.rules.works.oil_bearers or not (under_way or on_either_side(field, men, thing.cell)):
        return Refusal("needs_two_bearers", "A-OIL-02", men[0].character.name)
    return thing


def _bearers(position: Position, thing: Thing, men: tuple[BeingId, ...]) -> Bearers:
    """The two bearers, two points poorer once a phase. [A-OIL-06]"""
    field, state = position
    toll = 0 if thing.number == state.phase else field.rules.works.oil_carry
    return Bearers(state.beings[men[0]], state.beings[men[1]], toll)


# -- carrying ----------------------------------------------------------------------------------------------------------


def plan_carry(position: Position, command: Work) -> Haul | Refusal:
    """The first man goes to a hex, the cauldron and the second man follow in his steps. [A-OIL-06]"""
    thing = _named(position, command)
    if isinstance(thing, Refusal):
        return thing
    pair = _bearers(position, thing, command.men)
    refusal = may_haul(position.state, pair)
    return refusal or _haul(position, thing, pair, way_of(position, pair, 1 << thing.cell, CAULDRON, command, RULE))


def _haul(position: Position, thing: Thing, pair: Bearers, path: tuple[Cell, ...] | Refusal) -> Haul | Refusal:
    """The ways of the two; at the end the three stand in a row on free hexes. [A-OIL-06, STACK-01]"""
    if isinstance(path, Refusal):
        return path
    front, name = pair.front, pair.front.character.name
    chain = (thing.cell, front.cell, *path)
    last = len(path)
    if _together(position.field.board, chain[last - 1], chain[last + 1]):
        return Refusal("needs_two_bearers", RULE, name)
    cell, who = first_at(position.state, cells_of(chain[last - 1 :]) & ~(front.area | pair.rear.area))
    if who:
        return Refusal("occupied", "STACK-01", name, position.field.name(cell), by=who)
    walks = plan_walks(position, pair, path, chain[:last])
    return walks if isinstance(walks, Refusal) else Haul(thing, walks, pair.toll, chain[1 : last + 1])


def _together(board: Board, one: Cell, two: Cell) -> bool:
    return bool(board.around[one] >> two & 1)


def carry(doing: Doing, command: Work, haul: Haul) -> None:
    """They walk, and the cauldron stands between them. [A-OIL-06]"""
    made = go_together(doing, command.men, haul.walks, Term(haul.toll, "cauldron", RULE))
    cell = haul.ends[made - 1] if made else haul.thing.cell
    doing.emit(e.Worked(command.task, command.men, cell, command.thing, False))
    doing.emit(e.ThingSet(haul.thing.id, haul.thing._replace(cell=cell, men=command.men, state="", number=doing.state.phase)))


def carrying_choices(position: Position) -> Iterator[Work]:
    """Every hex to which a cauldron can be brought, either bearer first."""
    for thing in position.state.works.things.values():
        pair = bearers(position, thing) if thing.kind == CAULDRON else None
        if pair is None:
            continue
        for men in (pair, pair[::-1]):
            two = _bearers(position, thing, men)
            if may_haul(position.state, two):
                continue
            reach = reach_of(position, two, 1 << thing.cell)
            for cell in bits(reach.reached & ~(position.state.occupied & ~two.front.area)):
                if not isinstance(_haul(position, thing, two, shortest(position, two, reach, cell, RULE)), Refusal):
                    yield Work("carry_cauldron", men, cell, thing.id)


# -- setting it on the parapet -----------------------------------------------------------------------------------------


def plan_setting(position: Position, command: Work) -> Thing | Refusal:
    """To tip it over a crenellation each of the two spends two points more; in a hoarding there is no need. [A-OIL-04]"""
    field, state = position
    thing, price = _named(position, command), field.rules.works.oil_set
    if isinstance(thing, Refusal):
        return thing
    if thing.state == SET:
        return Refusal("cauldron_set_already", "A-OIL-04")
    pair = _bearers(position, thing, command.men)
    if refusal := may_haul(state, pair):
        return refusal
    for man in (pair.front, pair.rear):
        if man.left < price:
            return Refusal("not_enough_points", "A-OIL-04", man.character.name, needs=price, has=max(0, man.left))
    if not any("parapet" in kind.traits for side in range(6) if (kind := field.board.sides.get((thing.cell, side))) is not None):
        return Refusal("no_parapet_there", "A-OIL-04", about=field.name(thing.cell))
    return thing


def set_up(doing: Doing, command: Work, thing: Thing) -> None:
    """It hangs over the edge, ready to be tipped. [A-OIL-04]"""
    other = doing.state.moving
    if other and other not in command.men:
        halt(doing, other, "done")
    costs = (Term(doing.rules.works.oil_set, "cauldron", "A-OIL-04"),)
    doing.emit(e.Worked(command.task, command.men, thing.cell, command.thing, False, costs))
    doing.emit(e.ThingSet(thing.id, thing._replace(state=SET, men=command.men)))


def setting_choices(position: Position) -> Iterator[Work]:
    """Every cauldron that can be set on a parapet."""
    for thing in position.state.works.things.values():
        pair = bearers(position, thing) if thing.kind == CAULDRON else None
        if pair is not None:
            command = Work("set_cauldron", pair, thing.cell, thing.id)
            if not isinstance(plan_setting(position, command), Refusal):
                yield command


def plan_letting_go(position: Position, command: Work) -> Thing | Refusal:
    """Those who hold it put it down where it is. [A-OIL-06]"""
    thing = _named(position, command)
    if isinstance(thing, Refusal):
        return thing
    return (
        thing
        if set(thing.men) == set(command.men)
        else Refusal("needs_two_bearers", RULE, position.state.beings[command.men[0]].character.name)
    )


def put_down(doing: Doing, command: Work, thing: Thing) -> None:
    """Their hands are free. [A-OIL-06]"""
    doing.emit(e.Worked(command.task, command.men, thing.cell, command.thing, False))
    doing.emit(e.ThingSet(thing.id, thing._replace(men=(), state="")))


def letting_go_choices(position: Position) -> Iterator[Work]:
    """Every cauldron that is held."""
    for thing in position.state.works.things.values():
        if thing.kind == CAULDRON and thing.men:
            command = Work("put_down_cauldron", thing.men, thing.cell, thing.id)
            if not isinstance(plan_letting_go(position, command), Refusal):
                yield command
