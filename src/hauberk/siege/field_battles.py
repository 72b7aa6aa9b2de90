"""Battles with everybody: the general sortie, and battle with an army that comes to relieve the place.

Guiscard 11.4.1, 11.4.4; The Anarchy 7.7.1, 7.7.5.
"""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.battle.being import Side
from hauberk.grid.hex import name_of
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.assault import ground_refused, starts
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.encamping import encamp, middle_out
from hauberk.siege.field import SiegeField
from hauberk.siege.kinds import Kind, Offer, Zone, fight_of
from hauberk.siege.lands import LEFT, OPPOSITE, RIGHT, Land, standing
from hauberk.siege.parties import ARMY, both, checked, joined_party, names
from hauberk.siege.quick import Clash, QuickResult
from hauberk.siege.quick_fights import clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import PLACE, Sketch, condition
from hauberk.siege.state import GONE, OUTER_LOST, WHOLE, Fight, Person, SiegeState
from hauberk.siege.territory import held, land_of

WINDOW, OUTWORKS = "window", "outworks"
DRIVEN_OFF = "driven_off"
RETAKE, DECLINE = "retake", "decline"


# -- the ground --------------------------------------------------------------------------------------------------------


def ground_of(field: SiegeField, state: SiegeState) -> Land:
    """The open sheet that is joined to the place."""
    return field.lands[fight_of(state).sheet]


def usual_join(field: SiegeField) -> int:
    """The side on which most of the ways out of the place lie. [GSORT-02, A-ACT-37]"""
    land, half = land_of(field), land_of(field).columns // 2
    left = sum(name in columns(land, range(half)) for name in field.place.access)
    sides = [side for side in ((LEFT, RIGHT) if 2 * left >= len(field.place.access) else (RIGHT, LEFT)) if side in field.place.joins]
    return (sides or list(field.place.joins))[0]


def columns(land: Land, wanted: range) -> set[str]:
    """The hexes of some columns of a sheet."""
    return {name_of(column, row) for column in wanted for row in range(land.rows)}


def window(field: SiegeField, state: SiegeState) -> tuple[set[str], set[str]]:
    """The part of the two sheets that is used, one sheet wide on their seam: hexes of the place and of the open ground.

    [GSORT-02, RULING-G-72]
    """
    own, open_ = land_of(field), ground_of(field, state)
    near, far = (range(own.columns // 2), range(open_.columns // 2, open_.columns))
    if fight_of(state).joined == RIGHT:
        near, far = range(own.columns // 2, own.columns), range(open_.columns // 2)
    return columns(own, near), columns(open_, far)


def lined_up(field: SiegeField, state: SiegeState, edge: int, side: Side, deep: int = 0) -> list[str]:
    """The hexes within so many rows of the left or right edge of the window, the outermost first; a besieger stands in none of the place.

    [GSORT-04, RULING-G-72]
    """
    own, open_ = land_of(field), ground_of(field, state)
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


def musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """All take part; the besieged choose the ground and the side. [GSORT-03, GSORT-04, A-ACT-37, A-ACT-38]"""
    return (state.besieged,)


def offer(field: SiegeField, state: SiegeState, side: Side) -> Offer:
    """Everybody; the ground, where it is joined, and in a window the edge. [GSORT-02, GSORT-03, GSORT-04, A-ACT-37, A-ACT-38]"""
    edges = (LEFT, RIGHT) if field.rules.sortie_in_window else ()
    joins = tuple(join for join in field.place.joins if join in (LEFT, RIGHT) or not edges)
    return Offer(names(state.present(side)), everybody=True, grounds=field.grounds, joins=joins or field.place.joins, edges=edges)


def plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """Nobody stays away, not even who builds; the ground can be joined. [GSORT-02, GSORT-03, GSORT-04, A-ACT-37, A-ACT-38]"""
    if command.men and set(command.men) != set(names(state.present(side))):
        return Refusal("all_take_part", "GSORT-03")
    if field.rules.sortie_in_window and command.edge not in (LEFT, RIGHT, 0):
        return Refusal("not_by_this_side", "GSORT-04", about=str(command.edge))
    return ground_refused(field, command.sheet, command.joined)


def usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """Everybody, on the ground before the gate, with the place behind them."""
    joined = usual_join(field)
    edge = OPPOSITE[joined] if joined in (LEFT, RIGHT) else 0
    return c.Muster(names(state.present(side)), sheet=field.grounds[0], joined=joined, edge=edge)


def mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """Everybody of both sides. [GSORT-03, A-ACT-38]"""
    joined = command.joined or usual_join(field)
    edge = command.edge or (OPPOSITE[joined] if joined in (LEFT, RIGHT) else 0)
    parties = (names(state.present(0)), names(state.present(1)))
    return fight_of(state)._replace(parties=parties, sheet=command.sheet or field.grounds[0], joined=joined, edge=edge)


def ready(doing: Doing, fight: Fight) -> Fight:
    """Who builds leaves his work for the battle; it pauses. [GSORT-03, RULING-G-54, RULING-A-BUILD-05]"""
    for who in (*fight.parties[0], *fight.parties[1]):
        if doing.state.people[who].job:
            doing.emit(e.Employed(who, ""))
    for project in list(doing.state.projects.values()):
        if not project.paused and {*project.workers, project.engineer} & {*fight.parties[0], *fight.parties[1]}:
            doing.emit(e.ProjectSet(project._replace(engineer="", workers=(), paused=True)))
    return fight


def arranges(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The defenders set up first. [GSORT-04, A-ACT-38]"""
    return (state.besieged, state.besieger)


def zone(field: SiegeField, state: SiegeState, side: Side) -> Zone:
    """Near one edge of the window and near the other; or the besieged in the place and the besiegers before it. [GSORT-04, A-ACT-38]"""
    fight = fight_of(state)
    if field.rules.sortie_in_window:
        edge = fight.edge if side == state.besieged else OPPOSITE[fight.edge]
        return Zone(frozenset(lined_up(field, state, edge, side)), (), "GSORT-04")
    if side == state.besieged:
        cells = standing(land_of(field), held(field, state), state.down | state.burnt)
        return Zone(frozenset("1." + cell for cell in cells), (), "A-ACT-38")
    return Zone(frozenset("2." + cell for cell in ground_of(field, state).foot), (), "A-ACT-38")


def draw(field: SiegeField, state: SiegeState) -> Sketch:
    """The besieged play first; it lasts until a side withdraws or is wiped out.

    [GSORT-02, GSORT-03, GSORT-04, GSORT-05, A-ACT-37, A-ACT-38, A-ACT-39, RULING-G-72, RULING-A-ACT-16]
    """
    fight, besieger, besieged = fight_of(state), state.besieger, state.besieged
    sketch = Sketch(field, state, besieged, ground=fight.sheet, joined=fight.joined)
    if field.rules.sortie_in_window:
        line_up(sketch, sketch.people(besieged), fight.edge)
        line_up(sketch, sketch.people(besieger), OPPOSITE[fight.edge])
    else:
        land = land_of(field)
        posts = standing(land, [post for post in land.posts if post in held(field, state)], sketch.gone)
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
    near = lined_up(field, state, edge, side)
    far = lined_up(field, state, edge, side, land_of(field).columns // 2)
    prefix = far[0][:2]
    land = land_of(field) if prefix == sketch.here else ground_of(field, state)
    inside = field.place.inside if prefix == sketch.here else frozenset[str]()
    cells = [cell.removeprefix(prefix) for cell in dict.fromkeys((*near, *far))]
    kept = land._replace(poses={cell: poses for cell, poses in land.poses.items() if prefix + cell in near and cell not in inside})
    encamp(sketch, people, cells, kept, prefix)


def before_the_place(sketch: Sketch, people: list[Person]) -> None:
    """The besiegers on the open map. [A-ACT-38]"""
    land = ground_of(sketch.field, sketch.state)
    encamp(sketch, people, middle_out(land), land, sketch.there)


def ending(sketch: Sketch) -> None:
    """Who has nobody left in the window, or nobody left at all, has lost; and each side may withdraw. [GSORT-05, A-ACT-39, RULING-G-72]"""
    field, state = sketch.field, sketch.state
    sides = (state.besieger, state.besieged)
    if field.rules.sortie_in_window:
        near, far = window(field, state)
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
    """Besiegers who leave the field lift the siege; if the besieged go back into the place it goes on. [GSORT-06, GSORT-07, A-ACT-39]"""
    state = doing.state
    end(doing, fight, result, result.winner, result.reason)
    if result.winner == state.besieged:
        doing.emit(e.SiegeEnded(state.besieged, DRIVEN_OFF))


def clash(field: SiegeField, state: SiegeState) -> Clash:
    """Open battle, the side that came out as attacker. [C-QUICK-08]"""
    return clash_of(field, state)


def settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """Besiegers who give way while the besieged stand have lost the siege. [GSORT-06, A-ACT-39, C-QUICK-10, RULING-C-QUICK-ROUT]"""
    state = doing.state
    if flags(fight.attacker, state.besieger, result) and not flags(fight.attacker, state.besieged, result):
        doing.emit(e.SiegeEnded(state.besieged, DRIVEN_OFF))


WITH_ALL = Kind(musters, offer, plan, usual, mustered, arranges, zone, draw, clash, ready=ready, home=home, settled=settled)


# -- battle with a relieving army ----------------------------------------------------------------------------------------


def relief_musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The besieger names those who give battle, then the besieged those who come. [BESB-01, BESB-03, A-ACT-11, A-ACT-13, RULING-G-67]"""
    return (state.besieger, state.besieged)


def relief_offer(field: SiegeField, state: SiegeState, side: Side) -> Offer:
    """The besieger's part, the ground and where it is joined; those who come, and the side by which the army comes.

    [BESB-02, BESB-03, A-ACT-12, A-ACT-13, RULING-G-67, RULING-A-EVENT-08]
    """
    people, window_ = names(state.present(side)), field.rules.sortie_in_window
    if side == state.besieged:
        return Offer(people, edges=(LEFT, RIGHT) if window_ else outer_edges(state))
    return Offer(people, everybody=not fight_of(state).note, grounds=field.grounds, joins=field.place.joins)


def relief_plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """The army fights, the garrison may join it; the besieger fights with all, or with a part if he holds a part of the place.

    [BESB-02, BESB-03, A-ACT-12, A-ACT-13, RULING-G-67]
    """
    if not command.men:
        return Refusal("nobody_goes", "BESB-01")
    if refusal := checked(state, side, command.men, "BESB-01", builders=True):
        return refusal
    if side == state.besieged:
        if missing := [person.id for person in army(state) if person.id not in command.men]:
            return Refusal("all_take_part", "RULING-G-67", who=missing[0])
        return None
    if not fight_of(state).note and set(command.men) != set(names(state.present(side))):
        return Refusal("all_take_part", "BESB-02")
    return ground_refused(field, command.sheet, command.joined)


def army(state: SiegeState) -> list[Person]:
    """The men of the relieving army. [EVENT-19, A-EVENT-19]"""
    return [person for person in state.present(state.besieged) if ARMY in person.roles]


def relief_usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """Everybody; where a part keeps what was won, those who lie outside; where the garrison stays in, the army alone."""
    people = state.present(side)
    if side == state.besieger and fight_of(state).note:
        people = [person for person in people if not person.within] or people[: len(people) // 2 + 1]
    if side == state.besieged and fight_of(state).note == DECLINE:
        people = army(state)
    joined = usual_join(field)
    return c.Muster(names(people), sheet=field.grounds[0], joined=joined, edge=joined)


def relief_mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """A party; with the besieger's go those who keep what was won, if it comes to blows there too. [BESB-03, A-ACT-13]"""
    fight = joined_party(state, side, command.men)
    if side == state.besieged:
        return fight._replace(edge=command.edge or fight.joined)
    joined = command.joined or usual_join(field)
    if fight.note == RETAKE:
        kept = tuple(person.id for person in state.present(side) if person.id not in command.men)
        fight = fight._replace(parties=both(side, (*command.men, *kept), fight.parties[1 - side]), infiltrators=kept)
    return fight._replace(sheet=command.sheet or field.grounds[0], joined=joined)


def relief_draw(field: SiegeField, state: SiegeState) -> Sketch:
    """The army comes over the open ground, the besiegers stand between it and the place; inside, if it comes to that, both fight for the
    outer works on the same map and by the same turns.

    [BESB-01, BESB-03, A-ACT-11, A-ACT-13, RULING-G-67, RULING-A-ACT-17, RULING-A-EVENT-08]
    """
    fight, besieger, besieged = fight_of(state), state.besieger, state.besieged
    sketch = Sketch(field, state, besieged, ground=fight.sheet, joined=fight.joined)
    land = land_of(field)
    army_, garrison = split(sketch.people(besieged), lambda person: ARMY in person.roles)
    kept, outside = split(sketch.people(besieger), lambda person: person.id in fight.infiltrators)
    posts = standing(land, [post for post in land.posts if post in held(field, state)], sketch.gone)
    sketch.leave_out(sketch.station(garrison, posts, land.walks, sketch.here))
    inside = starts(field, state, besieger) or [post for post in standing(land, land.posts, sketch.gone) if post not in held(field, state)]
    sketch.leave_out(sketch.fill(kept, inside, sketch.here))
    ways = tuple(side for side in outer_edges(state) if sketch.along(side))
    if field.rules.sortie_in_window:
        edge = fight.edge if fight.edge in (LEFT, RIGHT) else LEFT
        line_up(sketch, army_, edge)
        line_up(sketch, outside, OPPOSITE[edge])
    else:
        before_the_place(sketch, outside)
        edge = fight.edge if fight.edge in ways else ways[0]
        sketch.wait(army_, (edge,), 1, fixed=True, mounted=True)
    sketch.area(OUTWORKS, field.place.outer | field.place.court, sketch.here)
    for side in (besieger, besieged):
        sketch.exits(side, ways)
        sketch.wins(1 - side, condition("gone", side))
        sketch.rows["call_off"].append({"side": sketch.letter(side), "when": "any"})
    sketch.wins(None, at="end")
    return sketch


def split(people: list[Person], test: object) -> tuple[list[Person], list[Person]]:
    """Those of whom something holds, and the others."""
    assert callable(test)
    return [person for person in people if test(person)], [person for person in people if not test(person)]


def relief_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Besiegers driven from the field have lost the siege; an army that has not driven them off goes home, and those who fought inside have
    what they hold.

    [BESB-01, BESB-03, A-ACT-11, A-ACT-13, GSORT-06, GSORT-07]
    """
    state = doing.state
    end(doing, fight, result, result.winner, result.reason)
    if result.winner == state.besieged:
        doing.emit(e.SiegeEnded(state.besieged, DRIVEN_OFF))
        return
    standing_ = [man for man in result.men if man.health in ("healthy", "wounded")]
    if fight.note == RETAKE and not any(holds_outworks(doing, man.side, man.hex) for man in standing_):
        doing.emit(e.FellBack(WHOLE, 0))
    dismiss(doing)


def holds_outworks(doing: Doing, side: Side, cell: str) -> bool:
    """Does a besieger still stand in what was won?"""
    place = doing.field.place
    return side == doing.state.besieger and cell.removeprefix("1.") in place.outer | place.court


def dismiss(doing: Doing) -> None:
    """What is left of the relieving army goes home: it has had its day. [EVENT-19]"""
    for person in army(doing.state):
        doing.emit(e.Departed(person.id, GONE, ARMY))


def relief_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """Besiegers who give way while the army stands have lost the siege; else the army goes home. [GSORT-06, C-QUICK-10]"""
    state = doing.state
    if flags(fight.attacker, state.besieger, result) and not flags(fight.attacker, state.besieged, result):
        doing.emit(e.SiegeEnded(state.besieged, DRIVEN_OFF))
    else:
        dismiss(doing)


def outer_lost(state: SiegeState) -> bool:
    """Do the besiegers hold a part of the place?"""
    return state.held == OUTER_LOST


RELIEVING = Kind(
    relief_musters, relief_offer, relief_plan, relief_usual, relief_mustered, draw=relief_draw, clash=clash, ready=ready, home=relief_home,
    settled=relief_settled,
)  # fmt: skip
