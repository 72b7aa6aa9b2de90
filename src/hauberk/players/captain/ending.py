"""Beyond the blow: when a captain breaks a fight off, which patrol he calls and whence, who goes round to another way in."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being
from hauberk.battle.scenario.calling_off import ANY, GATHERED, calling_choices
from hauberk.board.board import Cells, bits, cells_of
from hauberk.players.captain.aims import distance_map
from hauberk.players.captain.floods import FAR, marches
from hauberk.players.captain.jobs import reachable
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey

Answer = tuple[c.Command, Reason]

OPEN_DOOR, SHUT_DOOR = 1.5, 3.0
"""So many times stronger he goes on against a redoubt, with a way into it and without; else he keeps what he has."""
HOPELESS = 0.5
"""Whoever has so little of the enemy's strength left has lost the field."""
BLED = 3
"""And one in so many of his own is down: nobody leaves before he has fought."""


def strength(men: Iterable[Being]) -> float:
    """What those of some people who can fight are worth together."""
    return sum(float(man.values.attack) for man in men if man.able)


def call_off(survey: Survey) -> Answer | None:
    """The besieger stops before a redoubt that would cost too much; whoever is beaten in the open goes back while there are men to save.

    [ASSLT-09, A-ACT-08, GSORT-05, A-ACT-39]
    """
    position = survey.position
    field, state = position
    if not field.calls or state.active != survey.side or state.pending:
        return None
    ours, theirs = strength(survey.own), strength(survey.foes)
    for choice in calling_choices(position):
        when = field.calls[choice.row].when
        if when == GATHERED and ours < theirs * (OPEN_DOOR if reachable(survey) else SHUT_DOOR):
            return choice, Reason("stop_here")
        if when == ANY and ours < HOPELESS * theirs and bled(survey):
            return choice, Reason("break_off")
    return None


def bled(survey: Survey) -> bool:
    """Has his side lost enough to know that it is beaten? Whoever waits beside the map or has left it is not lost."""
    men = survey.state.people(survey.side)
    lost = sum(not man.able and not man.away for man in men)
    return BLED * lost >= len(men)


def patrol(survey: Survey, commands: list[c.CallPatrol]) -> Answer:
    """The strongest patrol, by the way from which it is soonest at the enemy, or at his way home if he is not there yet.

    [FORAGE-05, FORAGE-07, A-ACT-28, A-ACT-31]
    """
    field, state = survey.field, survey.state
    men = {each.id: [state.beings[who] for who in each.who] for each in field.patrols}
    ways = {way.id: way.cells for way in field.patrolling.ways} if field.patrolling else {}
    prey = cells_of(foe.cell for foe in survey.foes if foe.cell >= 0)
    home = reduce(or_, (each.cells for each in field.exits if each.side != survey.side), 0)
    far = {way: _nearest(survey, cells, prey or home) for way, cells in ways.items()}

    def worth(command: c.CallPatrol) -> tuple[float, int, str, str]:
        best = sum(float(man.character.faces.get("mounted", man.character.faces["foot"]).attack) for man in men[command.patrol])
        return -best, far[command.way], command.patrol, command.way

    chosen = min(commands, key=worth)
    return chosen, Reason("patrol", tuple(man.id for man in men[chosen.patrol]))


def _nearest(survey: Survey, start: Cells, goal: Cells) -> int:
    """The shortest march from some hexes to others."""
    if not goal:
        return FAR
    ways = marches(survey.field.board, survey.field.move_graphs[0], goal)
    return min((ways[cell] for cell in bits(start)), default=FAR)


def go_round(survey: Survey, rounds: list[c.GoRound]) -> Answer | None:
    """Whoever waits where there is no way to the ground, or a far longer one than by another side, goes round: it costs him a march.

    [ASSLT-05, A-ACT-04]
    """
    goals = survey.aims.of_kind("hold")
    for command in survey.budget.among(rounds) if goals else ():
        man = survey.state.beings[command.man]
        entry = next(each for each in survey.field.entries if man.id in each.who)
        far = distance_map(survey.field, man, goals[0].cells, survey.aims.hopes)
        by_way = {way.id: min((far[cell] for cell in bits(way.cells)), default=FAR) for way in entry.ways}
        here, there = by_way[man.way or entry.ways[0].id], by_way[command.way]
        if there == min(by_way.values()) and there + man.values.movement < here:
            return command, Reason("go_round", (man.id,))
    return None
