"""What a fight on the map leaves behind: people, walls, engines, stores. Guiscard 11.4.1 and the digest's 9.5; The Anarchy 7.7.1.

Limits of a battle begin anew in the next one, and whoever was stunned gets up. [RULING-G-78]
"""

from __future__ import annotations

import json
from collections import Counter

from hauberk.battle.core.being import Side
from hauberk.battle.machines.moving import out_of_action
from hauberk.common.refusal import Refusal
from hauberk.siege import events as e
from hauberk.siege import fires_by_day
from hauberk.siege.doing import Doing
from hauberk.siege.engines_on_map import points_lost
from hauberk.siege.kinds import ASSAULT, Kind
from hauberk.siege.lands import around, hex_name
from hauberk.siege.place import HOARDING
from hauberk.siege.results import FightResult, ManResult
from hauberk.siege.set_up import PLACE, REDOUBT
from hauberk.siege.state import PRISONER, Fight
from hauberk.siege.stationing import ask_to_stay, on_place, stationed, undermine, with_crews

FALLEN, FILLED, GONE = "fallen", "filled", frozenset({"ashes", "gap"})
"""Traits of the ground where a wall has come down, where a ditch is filled, where timber is gone."""
SMALL = {"ladder": "ladder", "grapnel": "grapnel", "cauldron": "cauldron", "stone_pile": "stones"}
"""Things of a battle, and what they are called in the stores."""


def checked(fight: Fight, result: FightResult) -> Refusal | None:
    """A result is that of this fight: it is over, and speaks once of each of its people and of nobody else. [RULING-G-78]"""
    if not result.reason:
        return Refusal("fight_not_over", "ASSLT-06")
    known = {who: side for side, party in enumerate(fight.parties) for who in party}
    seen: Counter[str] = Counter(man.id for man in result.men)
    for man in result.men:
        if known.get(man.id) != man.side or seen[man.id] > 1:
            return Refusal("not_in_the_fight", "ASSLT-02", about=man.id)
    return None


def come_back(doing: Doing, kind: Kind, result: FightResult) -> None:
    """Everybody comes out of the fight once, everything stays as it was left; then its own rules say what that means."""
    fight = doing.state.fight
    assert fight is not None
    people(doing, fight, result)
    ground(doing, result)
    engines(doing, fight, result)
    stock(doing, fight, result)
    crewed = with_crews(doing, result)
    kind.home(doing, fight, result)
    ask_to_stay(doing, crewed)


def end(doing: Doing, fight: Fight, result: FightResult, winner: Side | None, reason: str) -> None:
    """The fight is over; an assault always counts as combat, a sortie if it came to blows. [SIEGE-05, RULING-G-54]"""
    hurt = any(man.health != "healthy" or man.captive for man in result.men)
    doing.emit(e.FightEnded(fight.kind, winner, reason, combat=fight.kind == ASSAULT or result.fought or hurt, result=result))


# -- people ----------------------------------------------------------------------------------------------------------


def people(doing: Doing, fight: Fight, result: FightResult) -> None:
    """The dead are dead, the newly wounded are wounded, the stunned get up; who is in the enemy's hands, cut off from the centre, or left
    stunned among enemies is a prisoner.

    [ASSLT-08, A-ACT-07, RULING-G-64, RULING-G-78, RULING-G-85, RULING-A-ACT-02]
    """
    standing = {man.hex: man for man in result.men if man.hex and man.health in ("healthy", "wounded") and not man.captive}
    for man in result.men:
        person = doing.state.people[man.id]
        if man.health == "dead":
            doing.kill(man.id, fight.kind)
            continue
        if man.health == "wounded" and not person.wounded:
            doing.wound(man.id, fight.kind)
        if man.horse_lost and person.mounted:
            doing.emit(e.Unhorsed(man.id))
        if taken(doing, fight, result, man, standing):
            doing.emit(e.Departed(man.id, PRISONER, fight.kind))


def taken(doing: Doing, fight: Fight, result: FightResult, man: ManResult, standing: dict[str, ManResult]) -> bool:
    """Is somebody who lives a prisoner when the fight is over?"""
    if man.captive:
        return True
    if fight.kind == ASSAULT and man.side != fight.attacker and man.hex and result.winner == fight.attacker:
        return True  # the place is taken [ASSLT-06]
    if fight.kind == ASSAULT and man.side != fight.attacker and man.hex and man.cut_off and not fallen_back(fight, result):
        return True  # no free path to the centre [ASSLT-08]
    return man.health == "stunned" and man.side != result.winner and beset(man, standing)


def fallen_back(fight: Fight, result: FightResult) -> bool:
    """Are all defenders who are free and inside in one redoubt when it ends? Then their redoubt is the middle of what they hold.

    [ASSLT-08, ASSLT-09, A-ACT-07, A-ACT-08]
    """
    inside = [man for man in result.men if man.side != fight.attacker and man.hex and man.health != "dead" and not man.captive]
    refuges = [{area for area in man.areas if area.startswith(REDOUBT)} for man in inside if PLACE in man.areas]
    return bool(refuges) and bool(set.intersection(*refuges))


def beset(man: ManResult, standing: dict[str, ManResult]) -> bool:
    """Does a stunned man lie beside enemies on their feet, and no friend beside him?"""
    near = [standing[cell] for cell in beside(man.hex) if cell in standing]
    return any(other.side != man.side for other in near) and not any(other.side == man.side for other in near)


def beside(cell: str) -> list[str]:
    """The cells round a cell of the map of the fight."""
    prefix, dot, name = cell.rpartition(".")
    return [prefix + dot + near for near in around(name) if near] if cell else []


# -- walls -----------------------------------------------------------------------------------------------------------


def ground(doing: Doing, result: FightResult) -> None:
    """Walls that fell or burnt stay down, others keep the grades they lost, what still burns burns on by dice; filled moats stay filled,
    and whoever holds the gate shuts it overnight.

    [DEMO-01, A-SIEGE-22, A-SIEGE-27, FIRE-11]
    """
    walls, grades = doing.field.place.walls, doing.field.battle.bombardment.grades
    fallen: dict[str, bool] = {}
    for cell, terrain in result.ground:
        name = on_place(doing, cell)
        traits = doing.field.battle.terrain.traits(terrain)
        if FILLED in traits and name:
            doing.emit(e.PlaceSet(fascines=(name,)))
        for wall in (name, hex_name(name)):
            gone = not terrain or traits & GONE
            if wall in walls and (FALLEN in traits or (gone and (wall == name or walls[wall].kind == "palisade"))):
                fallen.setdefault(wall, bool(gone))
    for cell, state in result.doors:
        if state == "broken":
            fallen |= dict.fromkeys(gates(doing, cell), False)
    for wall, burnt in sorted(fallen.items()):
        bring_down(doing, wall, burnt)
    for cell, grade in result.grades:
        name = on_place(doing, cell)
        if name in walls and name not in doing.state.down and grade > doing.state.damage.get(name, 0):
            doing.emit(e.GradeLost(name, min(grade, grades[walls[name].material]), False, "fight"))
    burn_on(doing, result)
    if doing.state.gate == "open":
        doing.emit(e.PlaceSet(gate="closed"))


def gates(doing: Doing, door: str) -> list[str]:
    """The wall hexes of a door that was broken in."""
    land = doing.field.lands.get(doing.field.place.sheet)
    name = on_place(doing, door)
    return [wall.hex for wall in doing.field.place.walls.values() if land is not None and wall.hex in land.doors.get(name, ())]


def bring_down(doing: Doing, wall: str, burnt: bool) -> None:
    """A wall of the place is gone, by stone or, if it was timber, by fire. [DEMO-04, A-BOMB-09, A-FIRE-07]"""
    state, found = doing.state, doing.field.place.walls[wall]
    if wall in state.down or wall in state.burnt:
        return
    if found.kind == "bridge":
        if state.bridge == "whole":
            doing.emit(e.PlaceSet(bridge="destroyed"))
    elif burnt and (found.burns or found.kind == HOARDING):
        doing.emit(e.Burnt((wall,)))
    else:
        doing.emit(e.GradeLost(wall, doing.field.battle.bombardment.grades[found.material], True, "fight"))


def burn_on(doing: Doing, result: FightResult) -> None:
    """What still burns when all is over burns down, unless the besieged put it out: one die for each hex. [FIRE-11, A-FIRE-04]"""
    for cell, _ in result.burning:
        name = on_place(doing, cell)
        wall = name if name in doing.field.place.walls else hex_name(name)
        if wall not in doing.field.place.walls or wall in doing.state.burnt | doing.state.down:
            continue
        if not put_out(doing, wall, bool(doing.state.present(doing.state.besieged))):
            bring_down(doing, wall, burnt=True)


def put_out(doing: Doing, what: str, there: bool) -> bool:
    """Somebody who is there tries to put a fire out. [A-FIRE-04, RULING-A-FIRE-01]"""
    return there and fires_by_day.put_out(doing, what, arrow=False, rule="FIRE-06")


# -- engines and stores ------------------------------------------------------------------------------------------------


def engines(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Engines that burnt or were smashed are lost, damaged ones want a day, burnt parts are never made good; what stands at the wall stands
    there until its owner says otherwise.

    [RULING-A-ACT-18, RULING-G-59, SC-CATA-08, A-MANG-11, A-MANG-12]
    """
    for found in result.engines:
        engine = doing.state.engines.get(found.id)
        if engine is None:
            continue
        kind = doing.field.battle.machines[engine.kind]
        lost = tuple(sorted({*engine.lost, *found.lost}))
        spoilt = out_of_action(kind, lost)
        crew = any(doing.state.people[man.id].present for man in result.men if man.side == engine.side)
        if found.destroyed or spoilt or (found.burning and not put_out(doing, engine.id, crew)):
            doing.emit(e.EngineLost(engine.id, fight.kind))
            continue
        now = stationed(doing, engine, found)
        points = max(0, engine.points - max(0, found.damage - points_lost(engine, kind)))
        now = now._replace(points=points, damaged=engine.damaged or points < engine.points, lost=lost, used=doing.state.day)
        if now != engine:
            doing.emit(e.EngineSet(now, fight.kind))
        undermine(doing, now)


def stock(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Ladders and the like that are left outside are the besieger's, those inside belong to whoever holds them there.

    What burnt or broke is gone. [RULING-G-78, LADDER-02]
    """
    if not fight.set_up:
        return
    table = json.loads(fight.set_up)
    brought: Counter[tuple[Side, str]] = Counter()
    for row in (*table.get("ladders", ()), *table.get("things", ())):
        kind = SMALL.get(row.get("kind", "ladder"))
        if kind and row.get("side"):
            brought["AB".index(row["side"]), kind] += 1
    left: Counter[tuple[Side, str]] = Counter()
    for thing in result.stock:
        if thing.kind in SMALL and SMALL[thing.kind] != "stones":
            inside = hex_name(on_place(doing, thing.hex)) in {hex_name(cell) for cell in doing.field.place.inside}
            owner = doing.state.besieged if inside and fight.kind == ASSAULT else thing.side
            left[owner, SMALL[thing.kind]] += 1
    for side, kind in sorted({*brought, *left}):
        if kind == "stones":
            continue
        had = doing.state.stock[side].get(kind, 0)
        now = max(0, had - brought[side, kind] + left[side, kind])
        if now != had:
            doing.emit(e.StockChanged(side, kind, now, fight.kind))
