"""Whom a commander sends, with what, and over which ground. Guiscard 11.4; The Anarchy 7.7."""

from __future__ import annotations

from dataclasses import replace

from hauberk.battle.core.being import BeingId
from hauberk.players.siege.known import Known
from hauberk.players.siege.reason import Reason
from hauberk.players.siege.walls import mine_days, miners, stretches
from hauberk.players.siege.weighing import Weighing
from hauberk.siege import commands as c
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.field_battles import all_but_builders
from hauberk.siege.jobs import is_engineer, rank
from hauberk.siege.kinds import ASSAULT, CAMP_SORTIE, GALLERY, GENERAL_SORTIE, MINE_SALLY, RELIEF, SUPPLY_SORTIE
from hauberk.siege.lands import rows_from
from hauberk.siege.place import OUTER, breaches
from hauberk.siege.state import Person, SiegeState
from hauberk.siege.surrender import commands

SAFE = 0.1
"""So unlikely it must be to be driven off before builders stay at their work."""
DRIVEN_OFF = 0.7
"""So often patrols must drive foragers off; more patrols than that want only bleed."""


def mustering(known: Known, question: q.MusterAsked, on_map: bool) -> tuple[c.Command, Reason]:
    """The usual muster, and what a careful commander changes in it."""
    usual, besieged = fights.default_muster(known.position, question), known.side == known.state.besieged
    if besieged and question.fight in (CAMP_SORTIE, SUPPLY_SORTIE, MINE_SALLY):
        men = party(known, question.fight, [known.state.people[who] for who in usual.men], on_map)
        usual = replace(usual, men=tuple(person.id for person in men))
    elif question.fight == SUPPLY_SORTIE:
        usual = replace(usual, patrols=patrols(known, usual.patrols, on_map))
    elif not besieged and question.fight in (ASSAULT, GALLERY):
        usual = with_one_engineer(known, usual)
    elif not besieged and question.fight == GENERAL_SORTIE:
        usual = without_builders(known, usual)
    if question.fight == GALLERY and not besieged:
        usual = replace(usual, section=weakest(known) or usual.section)
    if question.fight in (ASSAULT, GENERAL_SORTIE, RELIEF) and usual.joined:
        usual = replace(usual, sheet=ground(known, question.fight), joined=side_of_breach(known, usual.joined, question.fight))
    return usual, Reason("muster")


# -- the castellan -----------------------------------------------------------------------------------------------------------


def party(known: Known, kind: str, usual: list[Person], on_map: bool = False) -> list[Person]:
    """Who goes out. On the map foragers are as many as may go; by the table, where patrols are stronger than any third of a garrison, so
    many as lead the beasts home. One of those who could command always stays at home.

    [FORAGE-02, HORSE-09, SURR-02, A-SURR-02]
    """
    if kind == SUPPLY_SORTIE and not on_map:
        usual = leaders_of_beasts(known, known.state.free(known.side), len(usual))
    men = keeps_command(known, known.state, tuple(person.id for person in usual))
    return [person for person in usual if person.id in men]


def leaders_of_beasts(known: Known, free: list[Person], most: int) -> list[Person]:
    """Sound men who can lead as many beasts as there may be, plain ones and nobody who commands or directs works. [FORAGE-02, HORSE-09]"""
    figures, left = known.field.battle.figures, known.field.rules.figures.pack_die
    found: list[Person] = []
    for person in sorted(free, key=lambda one: (commands(known.field, one) or is_engineer(one), one.wounded, one.mounted, rank(one))):
        if left > 0 and len(found) < most:
            found.append(person)
            left -= figures.led_mounted if person.mounted else figures.led_on_foot
    return found


def keeps_command(known: Known, state: SiegeState, men: tuple[str, ...]) -> tuple[str, ...]:
    """A party in which not everybody goes who could hold the place together. [SURR-02, A-SURR-02]"""
    able = [person for person in state.present(known.side) if commands(known.field, person)]
    at_home = [person for person in able if person.id not in men]
    if at_home or len(able) == len(state.present(known.side)):
        return men
    stays = next((person for person in able if "commander" in person.roles), able[0])
    return tuple(who for who in men if who != stays.id) or men


# -- the besieger ------------------------------------------------------------------------------------------------------------


def patrols(known: Known, usual: tuple[tuple[BeingId, ...], ...], on_map: bool = False) -> tuple[tuple[BeingId, ...], ...]:
    """The strongest first, for only that one comes for certain. On the map all there are; by the table those who come fight and bleed, so
    there no more of them than drive the best third of the garrison off.

    [FORAGE-02, FORAGE-03, FORAGE-07, A-ACT-27, A-ACT-30, C-QUICK-11, RULING-G-91]
    """
    state, weighing = known.state, Weighing(known.position, budget=known.budget)
    question = q.MusterAsked(state.besieged, SUPPLY_SORTIE)
    out = fights.default_muster(known.field.at(state), question).men
    foragers = weighing.force([state.people[who] for who in out], siege=False)
    worth = {patrol: weighing.force([state.people[who] for who in patrol], siege=False).value for patrol in usual}
    found = sorted(usual, key=lambda patrol: (-worth[patrol], patrol))
    for number in range(1, len(found)) if not on_map else ():
        sent = weighing.force([state.people[who] for patrol in found[:number] for who in patrol], siege=False)
        if sum(chance for chance, mine, _ in weighing.battle(foragers, sent) if mine.flag) >= DRIVEN_OFF:
            return tuple(found[:number])
    return tuple(found)


def with_one_engineer(known: Known, usual: c.Muster) -> c.Muster:
    """Of a storm all engineers but one stay away: without them no engine throws tomorrow. [A-BUILD-01, A-MANG-04]"""
    slipped = known.state.fight.infiltrators if known.state.fight is not None else ()
    engineers = [who for who in usual.men if is_engineer(known.state.people[who]) and who not in slipped]
    return replace(usual, men=tuple(who for who in usual.men if who not in engineers[1:]))


def without_builders(known: Known, usual: c.Muster) -> c.Muster:
    """Against a sortie with all those who build go on with it, if the others are all but sure to stand. [A-BUILD-06, RULING-A-BUILD-05]"""
    state, weighing = known.state, Weighing(known.position, budget=known.budget)
    sites = [project for project in state.projects.values() if project.side == known.side and not project.paused]
    busy = {who for project in sites for who in (*project.workers, project.engineer)}
    rest = tuple(who for who in usual.men if who not in busy)
    ours, theirs = ([state.people[who] for who in rest], state.present(1 - known.side))
    sides = weighing.force(theirs, siege=False), weighing.force(ours, siege=False)
    safe = rest and sum(chance for chance, _, mine in weighing.battle(*sides) if mine.flag) <= SAFE
    lawful = all_but_builders(known.field.at(state), known.side, rest) is None
    return replace(usual, men=rest) if safe and lawful else usual


def weakest(known: Known) -> str:
    """The stretch that a mine brings down soonest, the longer of two. [A-MINE-03, A-MINE-08]"""
    position = known.position
    field, state = position
    hands = miners(state, state.besieger)
    found = [(mine_days(position, name, 0, hands), -len(field.place.sections[name].hexes), name) for name in stretches(position)]
    return min(found)[2] if found else ""


# -- the ground --------------------------------------------------------------------------------------------------------------


def ground(known: Known, fight: str) -> str:
    """The open ground before the place: the most open for whoever has more riders or storms, else the closest. [A-ACT-01, A-ACT-37]"""
    state, grounds = known.state, known.field.grounds
    riders = [sum(person.mounted for person in state.present(side)) for side in (known.side, 1 - known.side)]
    opens = fight == ASSAULT or riders[0] > riders[1]
    room = {name: len(known.field.lands[name].poses) for name in grounds}
    return max(grounds, key=lambda name: (room[name] if opens else -room[name], -grounds.index(name)))


def side_of_breach(known: Known, usual: int, fight: str) -> int:
    """Whoever storms comes from the side that lies nearest to a breach, else from where the gate is. [A-ACT-01, A-ACT-03]"""
    field, state = known.field, known.state
    holes = {name.partition("/")[0] for name in breaches(field.place, state.down | state.burnt, OUTER)}
    if fight != ASSAULT or not holes:
        return usual
    land = field.lands[field.place.sheet]
    deep = {
        side: min((far for far, name in rows_from(land, side, max(land.columns, land.rows)) if name in holes), default=land.columns)
        for side in field.place.joins
    }
    return min(deep, key=lambda side: (deep[side], side != usual, side))
