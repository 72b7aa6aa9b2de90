"""How a battle on the map has ended: who fell, who was taken, who got away. The Anarchy 15.6; Guiscard 14.6."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hauberk.campaign import endings, set_up, slipping
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.endings import ELIMINATED, FLED, NOBODY, SURRENDERED, TIME, is_townsman
from hauberk.campaign.groups import shift
from hauberk.campaign.state import PRISONER, Battle, Ending, Person
from hauberk.siege.results import FightResult, ManResult

DEAD: Final = "dead"
WOUNDED: Final = "wounded"
STUNNED: Final = "stunned"
CAPTURED: Final = "captured"
EXITED: Final = "exited"


def reason_of(result: FightResult) -> str:
    """Elimination, flight, surrender or time. [C-END-01, C-END-02, C-END-03, C-END-04]"""
    if result.winner is None:
        return TIME
    if result.reason == SURRENDERED:
        return SURRENDERED
    left = any(man.side != result.winner and man.health != DEAD and not man.captive and man.away != CAPTURED for man in result.men)
    return FLED if left else ELIMINATED


def read(doing: Doing, result: FightResult) -> Ending:
    """Losses and prisoners of a battle on the map. [C-CG-13, C-CG-14, C-CG-15, RULING-C-END-STUNNED]"""
    battle = doing.state.battle
    assert battle is not None
    reason, winner = reason_of(result), NOBODY if result.winner is None else result.winner
    taken: tuple[list[str], list[str]] = ([], [])
    for man in result.men:
        person = doing.state.people[man.id]
        if person.fate == PRISONER:
            _prisoner_of_the_column(doing, battle, winner, man)
            continue
        _losses(doing, person, man)
        if not doing.state.people[man.id].alive:
            continue
        if _is_taken(doing, battle, reason, winner, man):
            doing.emit(e.Captured(man.id, battle.factions[1 - man.side]))
            taken[1 - man.side].append(man.id)
    _beasts(doing, battle, result)
    return Ending(winner, reason, taken=(tuple(taken[0]), tuple(taken[1])), result=result)


def _beasts(doing: Doing, battle: Battle, result: FightResult) -> None:
    """Pack animals that fell are lost; the others carry what they can of the load. [C-CONVOY-02, RULING-C-CONVOY-ON-MAP]"""
    fallen = {beast.id for beast in result.beasts if not beast.alive}
    lost = Counter(convoy for who, convoy, _ in set_up.pack(doing.state, battle) if who in fallen)
    for id_, number in lost.items():
        convoy = doing.state.convoys[id_]
        animals = convoy.animals - number
        doing.emit(e.PackAnimalsLost(convoy._replace(animals=animals, load=min(convoy.load, animals))))
        if not animals:
            doing.emit(e.ConvoyGone(id_))


def _losses(doing: Doing, person: Person, man: ManResult) -> None:
    """The dead, the newly wounded, and lost horses; limits of a battle end with it. [C-CG-13, C-CG-15]"""
    if man.health == DEAD:
        doing.kill(man.id)
        return
    if man.health == WOUNDED and not person.wounded:
        doing.wound(man.id)
    if man.horse_lost and person.mounted:
        doing.emit(e.Dismounted(man.id))


def _is_taken(doing: Doing, battle: Battle, reason: str, winner: int, man: ManResult) -> bool:
    """Is somebody who lives in the enemy's hands when all is over? Townsfolk are not held: they leave play anyway.

    [C-END-03, C-CG-14, C-MEET-08, RULING-C-END-STUNNED, RULING-C-END-FLEE]
    """
    if is_townsman(doing.state, battle, man.id):
        return False
    if man.away == CAPTURED:
        return True
    if winner == NOBODY or man.side == winner:
        return False  # who is held on the field is free when his captors do not keep it
    if man.captive or (reason == SURRENDERED and man.away != EXITED):
        return True
    if not man.hex:
        return False
    if man.health == STUNNED:
        return True
    return not _near_an_edge(doing, battle, man) and slipping.test(doing, doing.state.people[man.id]) == slipping.PRISONER


def _near_an_edge(doing: Doing, battle: Battle, man: ManResult) -> bool:
    """Could he leave the map with one movement? The garrison of a place needs none: it goes back behind its walls. [RULING-C-END-FLEE]"""
    person = doing.state.people[man.id]
    if not person.group:
        return True
    face = ("mounted" if person.mounted else "foot") + ("_wounded" if person.wounded else "")
    return set_up.Table(doing.field, battle).to_the_edge(man.hex) <= person.character.faces[face].movement


def _prisoner_of_the_column(doing: Doing, battle: Battle, winner: int, man: ManResult) -> None:
    """A prisoner who was led along: he may have fallen, or been freed by his friends and have got away with them. [C-PRIS-06, C-PRIS-07]"""
    if man.health == DEAD:
        doing.kill(man.id)
        return
    if man.health == WOUNDED and not doing.state.people[man.id].wounded:
        doing.wound(man.id)
    friends = endings.living(doing.state, battle, man.side)
    if not man.captive and friends and (winner in (man.side, NOBODY) or man.away == EXITED):
        doing.emit(e.Freed(man.id, disarmed=man.unarmed))
        shift(doing, (man.id,), friends[0].id)
