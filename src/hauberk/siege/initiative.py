"""Who acts today, and what he may do. Guiscard 11.1.3; The Anarchy 7.1.3."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.common.term import Term, total
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights, kinds, relief, surrender
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.jobs import is_engineer
from hauberk.siege.mining_days import met, open_mines
from hauberk.siege.parties import ARMY
from hauberk.siege.state import ACTION, CAMP, OUTER_LOST, WALL, Fight, SiegeState

PASS, NEGOTIATE = "pass", "negotiate"


def take(doing: Doing) -> None:
    """Both throw a die, the besieger adds his bonus; the higher has the initiative, a tie is the besieger's.

    [INIT-01, A-SIEGE-14, EVENT-18, A-EVENT-18, RULING-G-92]
    """
    state = doing.state
    if state.forced:
        side = state.besieger if state.forced == kinds.ASSAULT else state.besieged
        doing.emit(e.InitiativeTaken(side, why=state.forced))
        return
    if state.afield == kinds.GENERAL_SORTIE:  # those who came out yesterday are still in the field
        doing.emit(e.InitiativeTaken(state.besieged, why=state.afield))
        return
    attack = doing.roll_and_add("initiative_besieger", "INIT-01", Term(doing.rules.initiative.besieger, "besieger", "INIT-01"))
    defence = [*doing.roll_and_add("initiative_besieged", "INIT-01")]
    today, lasting = doing.state.shift
    if today:
        defence.append(Term(today, "rain", "EVENT-18"))
    if lasting:
        defence.append(Term(lasting, "hostage", "A-EVENT-18"))
    side = state.besieged if total(defence) > total(attack) else state.besieger
    doing.emit(e.InitiativeTaken(side, attack, tuple(defence)))


def ask(doing: Doing) -> None:
    """The side with the initiative chooses the action of the day, unless an event or a battle that night broke off has.

    [SIEGE-04, A-SIEGE-25, EVENT-13, EVENT-19, RULING-G-92]
    """
    state = doing.state
    if state.forced:
        fights.begin_forced(doing, state.forced)
        return
    if state.afield == kinds.GENERAL_SORTIE:  # they go on with it, or go back into the place
        doing.ask(q.ActionAsked(state.besieged, (kinds.GENERAL_SORTIE, PASS)))
        return
    doing.ask(q.ActionAsked(state.initiative, choices(doing.field.at(state), state.initiative)))


def choices(position: SiegePosition, side: Side) -> tuple[str, ...]:
    """What a side with the initiative may do today; it may always let it be. [INIT-02, INIT-03, A-SIEGE-15, A-SIEGE-16]"""
    found = besieger_choices(position) if side == position.state.besieger else besieged_choices(position)
    return (*(action for action in found if action not in fights.KINDS or may_begin(position, action, side)), PASS)


def may_begin(position: SiegePosition, action: str, side: Side) -> bool:
    """Could anybody take part in such a fight? A garrison of two has no third to send for food. [FORAGE-02, A-ACT-34, RULING-A-ACT-15]"""
    field, state = position
    begun, kind = state._replace(fight=Fight(action, side)), fights.KINDS[action]
    return all(
        kind.plan(field.at(begun), one, kind.usual(field.at(begun), one)) is None for one in kind.musters(field.at(begun)) if one == side
    )


def besieger_choices(position: SiegePosition) -> list[str]:
    """The besieger storms, as often as he likes, brings a gallery to the wall, fights in the mine, or asks for the place; a burnt camp
    comes first.

    [ASSLT-12, INIT-02, INIT-05, A-SIEGE-15, A-SIEGE-28, A-ACT-32, RULING-G-54, RULING-A-SURR-02]
    """
    field, state = position
    if state.restocking:  # who holds a part of the place is free to storm the rest
        return [kinds.ASSAULT] if any(person.within for person in state.free(state.besieger)) else []
    found = [kinds.ASSAULT] if len(state.free(state.besieger)) else []
    if field.rules.mining:
        if any(engine.kind == "gallery" and engine.where == CAMP and engine.side == state.besieger for engine in state.engines.values()):
            found.append(kinds.GALLERY)
        if met(position):
            found.append(kinds.MINE_FIGHT)
    if field.rules.negotiation_is_action and surrender.may_negotiate(state) is None:
        found.append(NEGOTIATE)
    return found


def may_forage(position: SiegePosition) -> bool:
    """Only who still holds the walls, or a building with a way out, can send for food; besieged besiegers hold the walls.

    [FORAGE-01, A-ACT-25, BESB-07, A-ACT-17]
    """
    if position.state.swapped:
        return True
    return position.state.held != OUTER_LOST or (position.field.place.kind != "castle" and relief.has_access(position))


def may_storm_redoubt(state: SiegeState) -> bool:
    """Can besieged besiegers storm those who are shut up in the redoubt beside them? [BESB-07, BESB-08, A-ACT-17]"""
    shut_in = any(ARMY not in person.roles for person in state.present(state.besieger))
    return state.swapped and state.held == OUTER_LOST and shut_in and bool(state.free(state.besieged))


def besieged_choices(position: SiegePosition) -> list[str]:
    """The besieged sally against the camp, for food, against the mine, below ground, or with all they have; besieged besiegers may storm
    the redoubt.

    [INIT-03, BESB-07, A-ACT-17, A-SIEGE-16, FORAGE-01, A-ACT-25, GSORT-01, A-ACT-32, A-ACT-37, A-MINE-16]
    """
    field, state = position
    able = len(state.free(state.besieged)) >= 2
    found = [kinds.ASSAULT] if may_storm_redoubt(state) else []
    found += [kinds.CAMP_SORTIE] if able else []
    if able and state.foraged != state.day and may_forage(position):
        found.append(kinds.SUPPLY_SORTIE)
    if able and not state.sallied:
        found.append(kinds.GENERAL_SORTIE)
    if field.rules.mining:
        if open_mines(state, state.besieger) or any(engine.where == WALL for engine in state.engines.values()):
            found.append(kinds.MINE_SALLY)
        if met(position):
            found.append(kinds.MINE_FIGHT)
        begun = any(mine.since < state.day for mine in open_mines(state, state.besieger)) and not open_mines(state, state.besieged)
        led = field.rules.switches.unled_counter_mine or any(is_engineer(person) for person in state.free(state.besieged))
        if begun and led and able:
            found.append(kinds.COUNTER_MINE)
    return found


def choose(doing: Doing, question: q.ActionAsked, command: c.Answer) -> None:
    """The action of the day is named; the besieged who let the initiative go give it to the besieger, who does not give it back.

    [SIEGE-06, A-SIEGE-18, INIT-04, A-SIEGE-17, RULING-G-56, RULING-A-SIEGE-05]
    """
    side, action = question.side, command.choice
    doing.emit(e.ActionChosen(side, action))
    if action == PASS:
        if doing.state.afield == kinds.GENERAL_SORTIE:  # they are back in the place [GSORT-07, A-ACT-39]
            doing.emit(e.BrokenOff(""))
        if side == doing.state.besieged and doing.state.step == ACTION:
            doing.ask(q.ActionAsked(doing.state.besieger, choices(doing.position, doing.state.besieger)))
    elif action == NEGOTIATE:
        surrender.negotiate(doing)
    else:
        fights.begin(doing, action, side)
