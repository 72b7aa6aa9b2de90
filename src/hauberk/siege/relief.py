"""Besiegers besieged: a relieving army before the camp. Guiscard 11.4.1; The Anarchy 7.7.1."""

from __future__ import annotations

from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import provisions, surrender
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.kinds import RELIEF
from hauberk.siege.parties import ARMY, army
from hauberk.siege.place import on_rampart
from hauberk.siege.state import CAMP, GONE, INSIDE, OUTER_LOST, WHOLE

BATTLE, PART, SHELTER, LIFT = "battle", "part", "shelter", "lift"
ABANDONED = "abandoned"
"""What cannot be taken in is left to the army. [A-ACT-14]"""
RETAKE, DECLINE = "retake", "decline"
STORM, HOLD = "storm", "hold"


def again(doing: Doing) -> None:
    """An army that was not beaten yesterday still stands before the camp: the besiegers say anew how they meet it, unless something else
    commands the day.

    [GSORT-05, EVENT-19, A-EVENT-19, RULING-G-92]
    """
    state = doing.state
    if state.afield != RELIEF or state.forced or state.outcome is not None:
        return
    if army(state):
        doing.emit(e.Forced(RELIEF))
        ask(doing)
    else:
        doing.emit(e.BrokenOff(""))


def ask(doing: Doing) -> None:
    """The besiegers say how they meet the army; who has no foothold fights or goes home. [BESB-01, A-ACT-11, RULING-G-67]"""
    state = doing.state
    part = (PART,) if len(state.present(state.besieger)) > 1 else ()
    doing.ask(q.ReliefAsked(state.besieger, (BATTLE, *part, SHELTER, LIFT) if state.held == OUTER_LOST else (BATTLE, LIFT)))


def meet(doing: Doing, question: q.ReliefAsked, command: c.Answer) -> None:
    """Battle with everything gives the place back; battle with a part keeps it; shelter turns the tables.

    [BESB-01, BESB-02, BESB-03, BESB-04, BESB-07, A-ACT-11, A-ACT-12, A-ACT-13, A-ACT-14, A-ACT-17]
    """
    state = doing.state
    if not army(state):  # sickness has taken the last of them
        doing.emit(e.BrokenOff(""))
        doing.emit(e.Forced(""))
    elif command.choice == LIFT:
        surrender.end(doing, state.besieged, "lifted")
    elif command.choice == SHELTER:
        shelter(doing)
    elif command.choice == BATTLE:
        leave(doing)
    else:
        doing.ask(q.RetakeAsked(state.besieged, (RETAKE, DECLINE)))


def leave(doing: Doing) -> None:
    """They come out of what they had won, and the besieged have all of it again. [BESB-02, A-ACT-12]"""
    state = doing.state
    within = tuple(person.id for person in state.present(state.besieger) if person.within)
    if within:
        doing.emit(e.Quartered(within, within=False))
    if state.held == OUTER_LOST:
        doing.emit(e.FellBack(WHOLE, 0))


def shelter(doing: Doing) -> None:
    """They shut themselves in with what food was left there, what they bring, and their engines; from now on they are the besieged.

    [BESB-04, BESB-05, BESB-07, A-ACT-14, A-ACT-15, A-ACT-17, RULING-G-67]
    """
    state = doing.state
    men = tuple(person.id for person in state.present(state.besieger))
    doing.emit(e.Quartered(men, within=True))
    taken_in = doing.rules.camp.sheltered
    for engine in state.engines.values():
        if engine.side != state.besieger or engine.where != CAMP:
            continue
        if not taken_in or engine.kind in taken_in:
            doing.emit(e.EngineSet(engine._replace(where=INSIDE), "sheltered"))
        else:
            doing.emit(e.EngineLost(engine.id, ABANDONED))
    doing.emit(e.StoreChanged(state.store + doing.rules.figures.brought_days, "brought"))
    doing.emit(e.RolesSwapped(swapped=True, relief=True))
    doing.emit(e.Forced(""))


def retake(doing: Doing, question: q.RetakeAsked, command: c.Answer) -> None:
    """While a part fights outside the besieged may try to win back the rest; both are fought on one map, turn by turn.

    If they decline, those inside have the initiative there. [BESB-03, A-ACT-13, RULING-A-ACT-17]
    """
    if command.choice == RETAKE:
        doing.emit(e.Forced(f"{RELIEF}_{RETAKE}"))
    else:
        doing.ask(q.StormAsked(doing.state.besieger, (STORM, HOLD)))


def storm(doing: Doing, question: q.StormAsked, command: c.Answer) -> None:
    """The initiative inside is the besiegers' again: they storm the redoubt while the battle goes on outside, or hold what they have.

    [BESB-03, A-ACT-13, RULING-A-ACT-17]
    """
    doing.emit(e.Forced(f"{RELIEF}_{command.choice}"))


def dismiss(doing: Doing) -> None:
    """What is left of a relieving army goes home. [EVENT-19, GSORT-06]"""
    for person in army(doing.state):
        doing.emit(e.Departed(person.id, GONE, ARMY))


def depart(doing: Doing) -> None:
    """The army is gone, and those who hold the outer works have the redoubt to themselves again. [BESB-07, A-ACT-17]"""
    dismiss(doing)
    doing.emit(e.RolesSwapped(swapped=False, relief=False))


def turn_back(doing: Doing) -> None:
    """When nobody of the army is left, those who hold the outer works besiege the redoubt again. [BESB-07, A-ACT-17]"""
    state = doing.state
    if state.swapped and not army(state) and state.held == OUTER_LOST:
        doing.emit(e.RolesSwapped(swapped=False, relief=False))


def supply(doing: Doing) -> None:
    """By night the relieving army sends food to those in the redoubt, if they hold a piece of rampart or a way out. [BESB-06, A-ACT-16]"""
    state = doing.state
    shut_in = [person for person in state.present(state.besieger) if ARMY not in person.roles]
    if state.swapped and state.held == OUTER_LOST and shut_in and army(state) and has_access(doing.field.at(state)):
        provisions.change(doing, doing.roll("relief_food", doing.rules.figures.relief_die), "relief")


def has_access(position: SiegePosition) -> bool:
    """Have those in the redoubt a piece of the outer rampart, or a way out of the place of their own? A keep that stands in the outer line
    is such a piece; so is any stretch they have won back.

    [BESB-06, A-ACT-16, A-ACT-25, RULING-G-93]
    """
    field, state = position
    if state.held != OUTER_LOST or state.rampart:
        return True
    cells = field.place.redoubts[max(0, state.redoubt - 1)].cells
    return on_rampart(field.place, cells) if field.place.kind == "castle" else bool(cells & field.place.access)


def note_rampart(doing: Doing, cells: list[str]) -> None:
    """Where those of the redoubt stand when a fight for the outer works is over: do they hold a piece of rampart? [BESB-06, A-ACT-16]"""
    place = doing.field.place
    holds = any(cell in place.outer - place.court and on_rampart(place, (cell,)) for cell in cells)
    if holds != doing.state.rampart:
        doing.emit(e.RampartHeld(holds))
