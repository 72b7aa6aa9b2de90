"""Battles with everybody: the general sortie, and the ground on which they are fought. Guiscard 11.4.4; The Anarchy 7.7.5."""

from __future__ import annotations

from collections.abc import Collection

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import name_of
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.assault import ground_refused
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.encamping import encamp, middle_out
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.jobs import is_engineer
from hauberk.siege.kinds import GENERAL_SORTIE, Kind, Offer, Zone, fight_of
from hauberk.siege.lands import LEFT, OPPOSITE, RIGHT, Land, standing
from hauberk.siege.parties import afield, checked, joined_party, names
from hauberk.siege.quick import Clash, QuickResult
from hauberk.siege.quick_fights import clash_of, flags
from hauberk.siege.relief import depart
from hauberk.siege.results import FightResult
from hauberk.siege.rules import BYSTANDERS
from hauberk.siege.set_up import PLACE, Sketch, condition
from hauberk.siege.state import Fight, Person, Project, SiegeState
from hauberk.siege.territory import fallen, held, land_of

WINDOW = "window"
DRIVEN_OFF = "driven_off"


# -- the ground --------------------------------------------------------------------------------------------------------


def ground_of(position: SiegePosition) -> Land:
    """The open sheet that is joined to the place."""
    return position.field.lands[fight_of(position.state).sheet]


def usual_join(field: SiegeField) -> int:
    """The side on which most of the ways out of the place lie. [GSORT-02, A-ACT-37]"""
    land, half = land_of(field), land_of(field).columns // 2
    left = sum(name in columns(land, range(half)) for name in field.place.access)
    sides = [side for side in ((LEFT, RIGHT) if 2 * left >= len(field.place.access) else (RIGHT, LEFT)) if side in field.place.joins]
    return (sides or list(field.place.joins))[0]


def columns(land: Land, wanted: range) -> set[str]:
    """The hexes of some columns of a sheet."""
    return {name_of(column, row) for column in wanted for row in range(land.rows)}


def window(position: SiegePosition) -> tuple[set[str], set[str]]:
    """The part of the two sheets that is used, one sheet wide on their seam: hexes of the place and of the open ground.

    [GSORT-02, RULING-G-72]
    """
    own, open_ = land_of(position.field), ground_of(position)
    near, far = (range(own.columns // 2), range(open_.columns // 2, open_.columns))
    if fight_of(position.state).joined == RIGHT:
        near, far = range(own.columns // 2, own.columns), range(open_.columns // 2)
    return columns(own, near), columns(open_, far)


def lined_up(position: SiegePosition, edge: int, side: Side, deep: int = 0) -> list[str]:
    """The hexes within so many rows of the left or right edge of the window, the outermost first; a besieger stands in none of the place.

    [GSORT-04, RULING-G-72]
    """
    field, state = position
    own, open_ = land_of(field), ground_of(position)
    rows, on_place = deep or field.rules.figures.line_up, edge != fight_of(state).joined
    land, prefix = (own, "1.") if on_place else (open_, "2.")
    middle = land.columns // 2
    wanted = range(middle - 1, middle - 1 - rows, -1) if edge == RIGHT else range(middle, middle + rows)
    barred = field.place.inside if on_place and side == state.besieger else frozenset[str]()
    found = [cell for column in wanted for cell in standing(land, sorted(columns(land, range(column, column + 1))))]
    return [prefix + cell for cell in found if cell not in barred]


def outer_edges(state: SiegeState) -> tuple[int, ...]:
    """The sides of the open ground that are not joined to the place."""
    return tuple(side for side in OPPOSITE if side != OPPOSITE[fight_of(state).joined])


# -- the general sortie ------------------------------------------------------------------------------------------------


def musters(position: SiegePosition) -> tuple[Side, ...]:
    """All take part; the besieged choose the ground and the side; a besieger who has builders says whether they stay at their work.

    [GSORT-03, GSORT-04, A-ACT-37, A-ACT-38, A-BUILD-06, RULING-A-BUILD-05]
    """
    return (position.state.besieged, position.state.besieger) if may_build_on(position) else (position.state.besieged,)


def may_build_on(position: SiegePosition) -> bool:
    """Has the besieger an engineer and a team who could stay out of the battle and build? [A-BUILD-06, A-SIEGE-24]"""
    field, state = position
    if field.rules.goes_on(GENERAL_SORTIE, "build", fought=True) != BYSTANDERS:
        return False
    people, building = afield(state, state.besieger), field.rules.building
    engineers = sum(is_engineer(person) for person in people)
    return len(people) - engineers > building.team and bool(engineers or not building.engineer)


def all_but_builders(position: SiegePosition, side: Side, men: Collection[str], rule: str = "GSORT-03") -> Refusal | None:
    """Everybody fights; of the besiegers only engineers stay away, each with a team that can build, where building goes on beside a battle.

    [GSORT-03, A-ACT-38, A-BUILD-06, RULING-A-BUILD-05]
    """
    left = [person for person in afield(position.state, side) if person.id not in men]
    if not left:
        return None
    if side != position.state.besieger or not may_build_on(position):
        return Refusal("all_take_part", rule, who=left[0].id)
    building, leaders = position.field.rules.building, sum(is_engineer(person) for person in left)
    sites = leaders if building.engineer else len(left) // building.team
    workers, least, most = len(left) - leaders, max(1, sites) * building.team, sites * building.crews[-1][0]
    if workers < least:
        return Refusal("only_builders_stay_out", "A-ACT-38", who=left[0].id, needs=least, has=workers)
    if not sites:
        return Refusal("wants_an_engineer", "A-ACT-38")
    return Refusal("too_many_builders", "A-ACT-38", needs=workers, has=most) if workers > most else None


def offer(position: SiegePosition, side: Side) -> Offer:
    """Everybody; the ground, where it is joined, and in a window the edge. [GSORT-02, GSORT-03, GSORT-04, A-ACT-37, A-ACT-38]"""
    field, state = position
    if side == state.besieger:
        return Offer(names(afield(state, side)))
    edges = (LEFT, RIGHT) if field.rules.sortie_in_window else ()
    joins = tuple(join for join in field.place.joins if join in (LEFT, RIGHT) or not edges)
    return Offer(names(state.present(side)), everybody=True, grounds=field.grounds, joins=joins or field.place.joins, edges=edges)


def plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """Nobody stays away but builders of the besieger's, where they may; the ground can be joined.

    [GSORT-02, GSORT-03, GSORT-04, A-ACT-37, A-ACT-38, RULING-A-BUILD-05]
    """
    field, state = position
    if command.men or side == state.besieger:
        if refusal := checked(state, side, command.men, "GSORT-03", builders=True):
            return refusal
        if refusal := all_but_builders(position, side, command.men):
            return refusal
    if side == state.besieger:
        return None if command.men else Refusal("nobody_goes", "A-ACT-38")
    if field.rules.sortie_in_window and command.edge not in (LEFT, RIGHT, 0):
        return Refusal("not_by_this_side", "GSORT-04", about=str(command.edge))
    return ground_refused(field, command.sheet, command.joined)


def usual(position: SiegePosition, side: Side) -> c.Muster:
    """Everybody, on the ground before the gate, with the place behind them."""
    field, state = position
    if side == state.besieger:
        return c.Muster(names(afield(state, side)))
    joined = usual_join(field)
    edge = OPPOSITE[joined] if joined in (LEFT, RIGHT) else 0
    return c.Muster(names(state.present(side)), sheet=field.grounds[0], joined=joined, edge=edge)


def mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """Everybody of both sides, but for builders who stay at their work. [GSORT-03, A-ACT-38, RULING-A-BUILD-05]"""
    field, state = position
    if side == state.besieger:
        return joined_party(state, side, command.men)
    joined = command.joined or usual_join(field)
    edge = command.edge or (OPPOSITE[joined] if joined in (LEFT, RIGHT) else 0)
    parties = (names(afield(state, 0)), names(afield(state, 1)))
    return fight_of(state)._replace(parties=parties, sheet=command.sheet or field.grounds[0], joined=joined, edge=edge)


def ready(doing: Doing, fight: Fight) -> Fight:
    """Who builds leaves his work for the battle; it pauses. [GSORT-03, RULING-G-54, RULING-A-BUILD-05]"""
    for who in (*fight.parties[0], *fight.parties[1]):
        if doing.state.people[who].job:
            doing.emit(e.Employed(who, ""))
    for project in list(doing.state.projects.values()):
        if not project.paused and {*project.workers, project.engineer} & {*fight.parties[0], *fight.parties[1]}:
            thin_out(doing, project, {*fight.parties[0], *fight.parties[1]})
    return fight


def thin_out(doing: Doing, project: Project, away: Collection[str]) -> None:
    """Those of a team who stay go on if they are enough and led; else the site rests, and they are free. [A-BUILD-06, RULING-A-BUILD-05]"""
    stay = tuple(who for who in project.workers if who not in away)
    if project.engineer not in away and doing.rules.building.pace(len(stay)):
        doing.emit(e.ProjectSet(project._replace(workers=stay)))
        return
    for who in (*stay, project.engineer):
        if who and doing.state.people[who].job == project.id:
            doing.emit(e.Employed(who, ""))
    doing.emit(e.ProjectSet(project._replace(engineer="", workers=(), paused=True)))


def arranges(position: SiegePosition) -> tuple[Side, ...]:
    """The defenders set up first. [GSORT-04, A-ACT-38]"""
    return (position.state.besieged, position.state.besieger)


def zone(position: SiegePosition, side: Side) -> Zone:
    """Near one edge of the window and near the other; or the besieged in the place and the besiegers before it. [GSORT-04, A-ACT-38]"""
    field, state = position
    fight = fight_of(state)
    if field.rules.sortie_in_window:
        edge = fight.edge if side == state.besieged else OPPOSITE[fight.edge]
        return Zone(frozenset(lined_up(position, edge, side)), (), "GSORT-04")
    if side == state.besieged:
        cells = standing(land_of(field), held(position), fallen(position))
        return Zone(frozenset("1." + cell for cell in cells), (), "A-ACT-38")
    return Zone(frozenset("2." + cell for cell in ground_of(position).foot), (), "A-ACT-38")


def draw(position: SiegePosition) -> Sketch:
    """The besieged play first; it lasts until a side withdraws or is wiped out.

    [GSORT-02, GSORT-03, GSORT-04, GSORT-05, A-ACT-37, A-ACT-38, A-ACT-39, RULING-G-72, RULING-A-ACT-16]
    """
    field, state = position
    fight, besieger, besieged = fight_of(state), state.besieger, state.besieged
    sketch = Sketch(position, besieged, ground=fight.sheet, joined=fight.joined)
    if field.rules.sortie_in_window:
        line_up(sketch, sketch.people(besieged), fight.edge)
        line_up(sketch, sketch.people(besieger), OPPOSITE[fight.edge])
    else:
        land = land_of(field)
        posts = standing(land, [post for post in land.posts if post in held(position)], sketch.gone)
        sketch.leave_out(sketch.station(sketch.people(besieged), posts, land.walks, sketch.here))
        before_the_place(sketch, sketch.people(besieger))
        sketch.area(PLACE, field.place.inside, sketch.here)
        sketch.rows["sally"].append({"side": sketch.letter(besieged), "place": PLACE, "turns": field.rules.figures.out_turns})
    ending(sketch)
    return sketch


def line_up(sketch: Sketch, people: list[Person], edge: int) -> None:
    """People near one edge of the window, riders in the saddle where there is room outside the walls; whoever finds none stands farther in.

    [GSORT-04]
    """
    if not people:
        return
    field, state, side = sketch.field, sketch.state, people[0].side
    near = lined_up(field.at(state), edge, side)
    far = lined_up(field.at(state), edge, side, land_of(field).columns // 2)
    prefix = far[0][:2]
    land = land_of(field) if prefix == sketch.here else ground_of(field.at(state))
    inside = field.place.inside if prefix == sketch.here else frozenset[str]()
    cells = [cell.removeprefix(prefix) for cell in dict.fromkeys((*near, *far))]
    kept = land._replace(poses={cell: poses for cell, poses in land.poses.items() if prefix + cell in near and cell not in inside})
    encamp(sketch, people, cells, kept, prefix)


def before_the_place(sketch: Sketch, people: list[Person]) -> None:
    """The besiegers on the open map. [A-ACT-38]"""
    land = ground_of(sketch.position)
    encamp(sketch, people, middle_out(land), land, sketch.there)


def ending(sketch: Sketch) -> None:
    """Who has nobody left in the window, or nobody left at all, has lost; and each side may withdraw. [GSORT-05, A-ACT-39, RULING-G-72]"""
    position = sketch.position
    field, state = position
    sides = (state.besieger, state.besieged)
    if field.rules.sortie_in_window:
        near, far = window(position)
        cells = [sketch.here + name for name in near] + [sketch.there + name for name in far]
        upper = [sketch.here + cell for cell in land_of(field).foot if "/" in cell and cell.partition("/")[0] in near]
        sketch.rows["areas"].append({"id": WINDOW, "hexes": " ".join(sorted(cells + upper))})
    for side in sides:
        gone = condition("cleared", side, area=WINDOW) if field.rules.sortie_in_window else condition("gone", side)
        sketch.wins(1 - side, gone)
        sketch.exits(side, outer_edges(state))
    for side in sides:
        sketch.rows["call_off"].append({"side": sketch.letter(side), "when": "any"})
    sketch.wins(None, at="end")


def home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Besiegers who leave the field lift the siege; if the besieged go back into the place it goes on; when night parts them they lie
    before the camp, and the battle goes on in the morning.

    [GSORT-05, GSORT-06, GSORT-07, A-ACT-39, RULING-G-92]
    """
    state = doing.state
    end(doing, fight, result, result.winner, result.reason)
    if result.winner == state.besieged:
        driven_off(doing)
    elif result.winner is None:
        doing.emit(e.BrokenOff(fight.kind))


def driven_off(doing: Doing) -> None:
    """The besiegers have left the field, and the siege is over; but if they were an army that came to relieve the place, those who hold its
    outer works have the redoubt to themselves again.

    [GSORT-06, A-ACT-39, BESB-07, A-ACT-17]
    """
    state = doing.state
    if state.swapped:
        depart(doing)
    else:
        doing.emit(e.SiegeEnded(state.besieged, DRIVEN_OFF))


def clash(position: SiegePosition) -> Clash:
    """Open battle, the side that came out as attacker. [C-QUICK-08]"""
    return clash_of(position)


def settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """Besiegers who give way while the besieged stand have lost the siege; if both stand, it goes on in the morning.

    [GSORT-05, GSORT-06, A-ACT-39, C-QUICK-10, RULING-C-QUICK-ROUT, RULING-G-92]
    """
    state = doing.state
    ours, theirs = (flags(fight.attacker, side, result) for side in (state.besieged, state.besieger))
    if theirs and not ours:
        driven_off(doing)
    elif not ours:
        doing.emit(e.BrokenOff(fight.kind))


WITH_ALL = Kind(musters, offer, plan, usual, mustered, arranges, zone, draw, clash, ready=ready, home=home, settled=settled)
