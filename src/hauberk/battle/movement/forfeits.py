"""What somebody would give up of his own by going: ranks, prisoners, work half done. Nothing of it is forbidden; he is asked first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from hauberk.battle.capture.prisoners import guards
from hauberk.battle.core.actions import plan
from hauberk.battle.core.being import UNARMED, Being, BeingId, Machine
from hauberk.battle.core.commands import Command, Leave
from hauberk.battle.core.field import Position
from hauberk.battle.core.orders import March
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.battle.machines.serving import crew_of, suffices
from hauberk.battle.movement.walking import Walk
from hauberk.battle.people import formation
from hauberk.battle.shooting.defensive_fire import at_stage, moment
from hauberk.common.refusal import Refusal


class Forfeit(NamedTuple):
    """Something of one's own that a command would end."""

    reason: str
    rule: str
    who: BeingId
    """Whose going it is."""
    about: str = ""
    """The prisoner, engine or burden that is lost by it."""


def forfeits(position: Position, command: Command) -> tuple[Forfeit, ...]:
    """What a lawful command of the movement sequence would give up; the command itself tells nothing of it. [RULING-T-112]"""
    state = position.state
    if state.pending or state.sequence != MOVEMENT:
        return ()
    found = plan(position, command)
    if isinstance(found, Refusal):
        return ()
    then, party = _afterwards(state, command, found)
    return (*_ranks(position, found), *_place(position, then, party), *_burden(state, party))


def bound(position: Position) -> frozenset[BeingId]:
    """Those of the active side who could give up something by going: for them alone one need ask."""
    state = position.state
    if state.pending or state.sequence != MOVEMENT:
        return frozenset()
    own = [man for man in state.people(state.active) if man.able]
    if _bearer(state):
        return frozenset(man.id for man in own)
    held = {man.id for man in own if man.formation or _works(state, man)}
    held |= {guard.id for prisoner in _prisoners(state) for guard in guards(position, prisoner)}
    return frozenset(held | {man.id for machine in _served(position) for man in crew_of(position, machine)})


def _afterwards(state: State, command: Command, found: Any) -> tuple[State, tuple[BeingId, ...]]:
    """Where those who go would be at the end, and who they are."""
    if isinstance(found, Walk):
        return moment(state, found.man, found.strides[-1].leg.pose), (found.man.id,)
    if isinstance(found, March) and (stages := found.stages()):
        return at_stage(state, stages[-1]), stages[-1].men
    if isinstance(command, Leave):
        return state.with_being(state.beings[command.man]._replace(away="exited")), (command.man,)
    return state, ()


# -- ranks -----------------------------------------------------------------------------------------------------------


def _ranks(position: Position, found: Any) -> Iterator[Forfeit]:
    """Who spends more than his formation may is out of it; with him the foulkon or the whole formation may fall apart.

    [HOPL-02, HOPL-03, FOULK-03, RULING-T-112, RULING-T-117]
    """
    walks = [found] if isinstance(found, Walk) else [*getattr(found, "walks", ()), getattr(found, "walk", None)]
    for walk in walks:
        man = walk.man if isinstance(walk, Walk) else None
        if man is not None and man.formation and man.spent + walk.price > formation.points(position, man):
            yield Forfeit(*_broken(position, man), man.id)


def _broken(position: Position, man: Being) -> tuple[str, str]:
    """What becomes of his formation without him."""
    field, state = position
    body = state.formations[man.formation]
    left = formation.ranks(field, [one.cell for one in formation.members(state, body.id) if one.id != man.id], body.right)
    if body.foulkon and left.full < field.rules.figures.foulkon_ranks:
        return "foulkon_breaks", "FOULK-03"
    if not left.front:
        return "formation_breaks", "RULING-T-117"
    return ("leaves_foulkon", "FOULK-03") if body.foulkon else ("leaves_ranks", "HOPL-02")


# -- what is held by standing there ----------------------------------------------------------------------------------


def _place(position: Position, then: State, party: tuple[BeingId, ...]) -> Iterator[Forfeit]:
    """Prisoners left with too few guards, engines whose count begins anew, work of a full turn half done.

    [CAPT-05, PERR-03, A-BALL-02, RULING-A-GEN-01]
    """
    field, state = position
    least, now = field.rules.figures.capture_guards, field.at(then)
    for prisoner in _prisoners(state):
        if len(guards(position, prisoner)) >= least > len(guards(now, then.beings[prisoner.id])) and party:
            yield Forfeit("frees_prisoner", "CAPT-05", party[0], prisoner.id)
    for machine in _served(position):
        kind, after = field.rules.machines[machine.kind], then.machines[machine.id]
        held = suffices(kind, crew_of(position, machine))
        if held and party and (after.loaded < machine.loaded or not suffices(kind, crew_of(now, after))):
            yield Forfeit("engine_unserved", "PERR-03" if kind.at_nose else "A-BALL-02", party[0], machine.id)
    for who in party:
        if _works(state, state.beings[who]):
            yield Forfeit("leaves_work", "RULING-A-GEN-01", who)


def _prisoners(state: State) -> list[Being]:
    """Prisoners who would slip away; who is bound in a column does not. [C-PRIS-06]"""
    if not state.captives:
        return []
    return [man for man in state.people(1 - state.active) if man.captive and man.on_map and UNARMED not in man.character.faces]


def _served(position: Position) -> list[Machine]:
    """Engines of the active side that have been served for some turns."""
    own = [machine for machine in position.state.machines.values() if machine.side == position.state.active and not machine.away]
    return [machine for machine in own if machine.loaded > 0 and position.field.rules.machines[machine.kind].rate]


def _works(state: State, man: Being) -> bool:
    """Is he in the middle of a full turn's work, such as hitching an ox? [RULING-A-GEN-01]"""
    return man.on_map and 0 <= man.since == state.phase - 2


# -- who carries somebody --------------------------------------------------------------------------------------------


def _bearer(state: State) -> Being | None:
    """Who is on his way with somebody on his back."""
    man = state.beings.get(state.moving)
    return man if man is not None and man.carries else None


def _burden(state: State, party: tuple[BeingId, ...]) -> Iterator[Forfeit]:
    """When another begins to move, the bearer has stopped, and lays down whom he carries. [CARRY-02, RULING-T-19]"""
    bearer = _bearer(state)
    if bearer is not None and party and bearer.id not in party:
        yield Forfeit("lays_down", "CARRY-02", bearer.id, bearer.carries)
