"""Patrols round a besieged place: when they come up, by which way, and what they can do at first. Guiscard 11.4.3; The Anarchy 7.7.3."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Away, Being, Side
from hauberk.battle.core.commands import CallPatrol
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Entry, Field, Patrol, Patrolling, Position
from hauberk.battle.core.questions import PatrolAsked
from hauberk.common.refusal import Refusal

# -- who -------------------------------------------------------------------------------------------------------------


def patrol_of(field: Field, man: Being) -> Patrol | None:
    """The patrol somebody belongs to. [FORAGE-03, A-ACT-27]"""
    return next((patrol for patrol in field.patrols if man.id in patrol.who), None)


def comes_up(position: Position, man: Being) -> bool:
    """Is it the first turn, and is he of a patrol? Then he has half his points and shoots at nobody who moves.

    [FORAGE-06, A-ACT-28, RULING-G-71]
    """
    return bool(position.field.patrols) and position.state.turn == 1 and patrol_of(position.field, man) is not None


def patrol_entry(field: Field, man: Being) -> Entry | None:
    """The way by which a patrol that has been called comes in. [FORAGE-05, FORAGE-07, A-ACT-31]"""
    patrol, ways = patrol_of(field, man), field.patrolling.ways if field.patrolling else ()
    way = next((way for way in ways if man.way and way.id == man.way), None)
    return Entry(patrol.id, patrol.side, 1, way.cells, patrol.who, patrol.mounted) if patrol and way else None


def at_large(position: Position) -> list[Patrol]:
    """Patrols that have not been called yet. [FORAGE-07]"""
    found = []
    for patrol in position.field.patrols:
        men = [position.state.beings[who] for who in patrol.who]
        if all(man.away == Away.WAITING and not man.way for man in men):
            found.append(patrol)
    return found


def seen_by(position: Position, sides: Collection[Side]) -> Position:
    """A battle as those see it who lead these sides: patrols that have not been called are known to their own side alone.

    [FORAGE-03, RULING-G-70, RULING-A-ACT-11]
    """
    field, state = position
    secret = [patrol for patrol in at_large(position) if patrol.side not in sides] if field.patrols else []
    if not secret:
        return position
    riders = {who for patrol in secret for who in patrol.who}
    hidden = riders | {f"{who}.horse" for who in riders}
    beings = {who: being for who, being in state.beings.items() if who not in hidden}
    return field.without(tuple(secret)).at(state._replace(beings=beings))


# -- calling ---------------------------------------------------------------------------------------------------------


def look_for_patrols(doing: Doing, side: int) -> None:
    """Before each of his phases the besieger throws a die for a further patrol; in the first turn one comes without it.

    [FORAGE-05, FORAGE-07, A-ACT-28, A-ACT-30, RULING-G-70, RULING-A-ACT-11]
    """
    rules = doing.field.patrolling
    if rules is None or rules.side != side:
        return
    left, first = len(at_large(doing.position)), doing.state.turn == 1
    if left > first and rules.chances:
        highest = rules.chances[min(doing.state.turn, len(rules.chances)) - 1]
        if doing.roll("patrol") <= highest:
            doing.ask(PatrolAsked(side))
    if left and first:
        doing.ask(PatrolAsked(side, first=True))


def ways_for(rules: Patrolling, asked: PatrolAsked) -> list[str]:
    """The first patrol comes by one of the sides that are left to it, a later one by any. [FORAGE-05, FORAGE-07, A-ACT-28, A-ACT-31]"""
    return [way.id for way in rules.ways if not asked.first or way.id in rules.first]


def plan_patrol(position: Position, command: CallPatrol) -> Patrol | Refusal:
    """A patrol that has not appeared yet, by a way that is open to it. [FORAGE-07, A-ACT-31]"""
    asked, rules = position.state.pending[-1], position.field.patrolling
    assert isinstance(asked, PatrolAsked)
    patrol = next((patrol for patrol in at_large(position) if patrol.id == command.patrol), None)
    if patrol is None:
        return Refusal("no_such_patrol", "FORAGE-07", about=command.patrol)
    if rules is None or command.way not in ways_for(rules, asked):
        return Refusal("not_by_this_way", "FORAGE-05", about=command.way)
    return patrol


def call_patrol(doing: Doing, command: CallPatrol, patrol: Patrol) -> None:
    """From now on its men wait along that way and may come in. [FORAGE-05, FORAGE-07]"""
    doing.answer()
    doing.emit(e.PatrolCalled(patrol.id, patrol.who, command.way))


def patrol_choices(position: Position, asked: PatrolAsked) -> Iterator[CallPatrol]:
    """Every patrol that could come, by every way."""
    for patrol in at_large(position) if position.field.patrolling else ():
        for way in ways_for(position.field.patrolling, asked):  # type: ignore[arg-type]
            yield CallPatrol(patrol.id, way)


def close_patrol(doing: Doing, asked: PatrolAsked) -> bool:
    """Where there is one choice it is taken, where there is none the question falls; True if so."""
    choices = list(patrol_choices(doing.position, asked))
    if len(choices) > 1:
        return False
    if not choices:
        doing.answer()
        return True
    found = plan_patrol(doing.position, choices[0])
    assert isinstance(found, Patrol)
    call_patrol(doing, choices[0], found)
    return True
