"""Fights about mines: a gallery is brought to the wall, men meet below ground, the besieged sally against the mine or dig against it.

The Anarchy 6.3, 7.7.4.
"""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.battle.being import BeingId, Side
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.assault import garrison, land_of
from hauberk.siege.chart import Chart, lines_to, nose_of
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.engines_on_map import aims, bring_up, crew_places, place_stores
from hauberk.siege.field import SiegeField
from hauberk.siege.jobs import MINER, is_engineer, rank
from hauberk.siege.kinds import Kind, Zone, fight_of
from hauberk.siege.lands import standing
from hauberk.siege.mining_days import met, open_mines
from hauberk.siege.parties import at_most, best, checked, checked_engines, names
from hauberk.siege.place import court_before
from hauberk.siege.quick import Clash, QuickResult
from hauberk.siege.quick_fights import clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import PLACE, Sketch, condition
from hauberk.siege.sorties import ROUT, joined_party
from hauberk.siege.state import CAMP, WALL, Engine, Fight, Mine, Person, SiegeState

GALLERY = "gallery"
UNDER = "/-1"
"""The storey of mines."""
MOUTH = "mine_mouth"


def first_hands(person: Person) -> tuple[bool, bool, bool, int, str]:
    """Miners and their engineer before all others, sound men before wounded ones."""
    return (person.wounded, not is_engineer(person), MINER not in person.roles, rank(person)[0], person.id)


def place_zone(field: SiegeField, state: SiegeState, side: Side) -> Zone:
    """The besieged anywhere inside, the besiegers along the sides of the map. [A-ACT-33]"""
    if side == state.besieged:
        return Zone(frozenset(standing(land_of(field), field.place.inside, state.down | state.burnt)), (), "A-ACT-33")
    return Zone(frozenset(), field.place.open_sides, "A-ACT-33")


def both_arrange(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The besieged place their people, then the besiegers theirs. [A-ACT-33]"""
    return (state.besieged, state.besieger)


def clash(field: SiegeField, state: SiegeState) -> Clash:
    """Settled as a battle in the open. [C-QUICK-01]"""
    return clash_of(field, state)


def come_by_the_sides(sketch: Sketch, people: list[Person]) -> None:
    """Besiegers who come after the others have stood along their side for a turn. [A-ACT-33]"""
    edges = sketch.field.place.open_sides
    sketch.wait(people, edges, 2, fixed=False, mounted=False)
    sketch.exits(sketch.state.besieger, edges)


# -- a gallery to the wall -----------------------------------------------------------------------------------------------


def gallery_musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The besieger names who comes with the gallery and to which wall; the besieged are inside. [A-ACT-32, RULING-A-ACT-19]"""
    return (state.besieger,)


def galleries(state: SiegeState, where: str = CAMP) -> list[Engine]:
    """The besieger's galleries in camp, or at the wall."""
    return [
        engine for engine in state.engines.values() if engine.kind == GALLERY and engine.side == state.besieger and engine.where == where
    ]


def gallery_plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """One gallery out of the camp, with anybody who is free, to a stretch of wall that stands on plain ground.

    [A-ACT-32, A-ACT-33, A-MINE-01, A-MINE-02, A-GALL-04, RULING-A-ACT-19]
    """
    if not command.men:
        return Refusal("nobody_goes", "A-ACT-32")
    if refusal := checked(state, side, command.men, "A-ACT-32") or checked_engines(field, state, side, command.engines, "A-ACT-32"):
        return refusal
    if [name for name in command.engines if state.engines[name].kind == GALLERY and state.engines[name].where == CAMP] != list(
        command.engines
    ) or len(command.engines) != 1:
        return Refusal("one_gallery", "A-ACT-32")
    if command.section not in mineable(field, state):
        return Refusal("no_way_for_a_gallery", "A-GALL-04", about=command.section)
    return None


def mineable(field: SiegeField, state: SiegeState) -> tuple[str, ...]:
    """The stretches to which a gallery can be brought: none with a mine already, none that has fallen, none without a straight way to it.

    [A-MINE-02, A-GALL-03, A-GALL-04, RULING-A-MINE-10]
    """
    taken = {mine.section for mine in state.mines.values() if mine.side == state.besieger}
    found = []
    for section in field.place.sections.values():
        if section.mine and section.id not in taken and not set(section.hexes) <= state.down and reachable(field, state, section.id):
            found.append(section.id)
    return tuple(found)


def reachable(field: SiegeField, state: SiegeState, section: str) -> bool:
    """Does a straight way over plain ground lead to it? [A-GALL-03, A-GALL-04]"""
    chart = Chart(Sketch(field, state, state.besieger))
    hexes = [name for name in field.place.sections[section].hexes if name not in state.down]
    return bool(lines_to(chart, hexes, field.battle.machines[GALLERY]))


def gallery_usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """The first gallery, everybody who is free, and the stretch of which the fewest hexes must be dug."""
    sections = sorted(mineable(field, state), key=lambda name: (len(field.place.sections[name].hexes), name))
    found = galleries(state)
    return c.Muster(names(state.free(side)), (found[0].id,) if found else (), section=sections[0] if sections else "")


def gallery_mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """The besieger's party, and all besieged who are free."""
    fight = joined_party(state._replace(fight=joined_party(state, side, command.men)), 1 - side, names(state.free(1 - side)))
    return fight._replace(engines=command.engines, section=command.section)


def gallery_draw(field: SiegeField, state: SiegeState) -> Sketch:
    """The castle alone: the gallery lies across an edge with its crew under the roof, others come by the sides; the besieger plays first.

    [A-ACT-33, A-ACT-35, A-GALL-03, A-GALL-06, RULING-A-ACT-19]
    """
    besieger, land = state.besieger, land_of(field)
    sketch = Sketch(field, state, besieger)
    chart, engine = Chart(sketch), state.engines[fight_of(state).engines[0]]
    kind = field.battle.machines[GALLERY]
    line = lines_to(chart, aims(sketch, engine), kind)[0]
    nose = nose_of(line, kind)
    bring_up(sketch, besieger, field.place.open_sides)
    crew = sorted(sketch.people(besieger), key=first_hands)
    for person, cell in zip(crew, crew_places(sketch, nose, line.facing, kind), strict=False):
        sketch.stand(person, cell)
    inside = {row["who"] for row in sketch.rows["men"]}
    posts = standing(land, land.posts, sketch.gone)
    garrison(sketch, posts, land, state.besieged)
    place_stores(sketch, state.besieged, posts)
    come_by_the_sides(sketch, [person for person in sketch.people(besieger) if person.id not in inside])
    sketch.area(PLACE, field.place.inside, sketch.here)
    sketch.wins(besieger, {"kind": "docked", "id": engine.id}, condition("sheltered", besieger))
    sketch.wins(state.besieged, condition("gone", besieger))
    sketch.wins(None, {"kind": "fought"}, condition("stalled", state.besieged, phases=2 * field.rules.figures.calm_turns))
    sketch.rows["call_off"].append({"side": sketch.letter(besieger), "when": "any"})
    sketch.wins(None, at="end")
    return sketch


def gallery_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """A gallery that stands against the wall stays there, and the mine is begun; digging follows on the same day.

    [A-MINE-02, A-ACT-35, RULING-A-MINE-01, RULING-A-MINE-14]
    """
    engine = doing.state.engines.get(fight.engines[0]) if fight.engines else None
    there = engine is not None and engine.where == WALL
    end(doing, fight, result, doing.state.besieger if there else doing.state.besieged, result.reason)


def gallery_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """Besiegers who stand have the gallery at the wall; who recoils takes it back, who is routed loses it. [A-MINE-02, C-QUICK-10]"""
    state, flag = doing.state, flags(fight.attacker, doing.state.besieger, result)
    engine = state.engines.get(fight.engines[0])
    if engine is None:
        return
    if flag == ROUT:
        doing.emit(e.EngineLost(engine.id, fight.kind))
    elif not flag:
        line = lines_to(
            Chart(Sketch(doing.field, state._replace(fight=fight), state.besieger)),
            [name for name in doing.field.place.sections[fight.section].hexes if name not in state.down],
            doing.field.battle.machines[GALLERY],
        )[0]
        hexes = tuple(reversed(line.cells[: doing.field.battle.machines[GALLERY].length]))
        doing.emit(e.EngineSet(engine._replace(where=WALL, hexes=hexes, facing=line.facing, used=state.day), fight.kind))
        mine = Mine(f"mine_{doing.state.made + 1}", engine.side, fight.section, engine.id, since=state.day)
        doing.emit(e.MineSet(mine, "begun"))


TO_THE_WALL = Kind(
    gallery_musters, gallery_plan, gallery_usual, gallery_mustered, both_arrange, place_zone, gallery_draw, clash, home=gallery_home,
    settled=gallery_settled,
)  # fmt: skip


# -- a sally against the mine ----------------------------------------------------------------------------------------------


def sally_musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The besieged name those who go, the besieger those who are at the gallery or come to its help. [A-MINE-16, RULING-A-ACT-15]"""
    return (state.besieged, state.besieger)


def sally_plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """Half of the garrison at most; of the besiegers anybody who is free. [A-MINE-16, RULING-A-ACT-15]"""
    if side == state.besieged and not command.men:
        return Refusal("nobody_goes", "A-MINE-16")
    if refusal := checked(state, side, command.men, "A-MINE-16"):
        return refusal
    most = len(state.present(side)) // field.rules.figures.mine_sortie_party
    return at_most(command.men, most, "RULING-A-ACT-15") if side == state.besieged else None


def sally_usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """The best half of the garrison; all besiegers who are free."""
    if side == state.besieged:
        return c.Muster(best(state.free(side), len(state.present(side)) // field.rules.figures.mine_sortie_party))
    return c.Muster(names(state.free(side)))


def sally_mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """A party; every engine at the wall is on the map."""
    at_wall = tuple(engine.id for engine in state.engines.values() if engine.where == WALL and engine.side == state.besieger)
    return joined_party(state, side, command.men)._replace(engines=at_wall)


def sally_draw(field: SiegeField, state: SiegeState) -> Sketch:
    """The castle alone with the engines at its wall, their crews under the roof, helpers along the sides; the besieged play first.

    [A-ACT-33, A-MINE-16, RULING-A-ACT-15, RULING-A-ACT-18, RULING-A-ACT-19]
    """
    besieger, besieged, land = state.besieger, state.besieged, land_of(field)
    sketch = Sketch(field, state, besieged)
    bring_up(sketch, besieger, field.place.open_sides)
    people = sorted(sketch.people(besieger), key=first_hands)
    for name in fight_of(state).engines:
        engine = state.engines[name]
        if engine.kind == GALLERY and engine.hexes:
            for cell in crew_places(sketch, engine.hexes[-1], engine.facing, field.battle.machines[GALLERY]):
                if people:
                    sketch.stand(people.pop(0), cell)
    garrison(sketch, standing(land, land.posts, sketch.gone), land, besieged)
    come_by_the_sides(sketch, people)
    sketch.area(PLACE, field.place.inside, sketch.here)
    sketch.wins(besieger, condition("gone", besieged))
    sketch.wins(besieged, condition("gone", besieger))
    sketch.rows["call_off"].append({"side": sketch.letter(besieged), "when": "any"})
    sketch.wins(None, at="end")
    return sketch


def sally_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """What was burnt is gone, what stands goes on standing. [A-MINE-16, RULING-A-ACT-18]"""
    lost = any(name not in doing.state.engines for name in fight.engines)
    end(doing, fight, result, doing.state.besieged if lost else doing.state.besieger, result.reason)


def sally_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """If the besiegers give way and the besieged do not, what stands at the wall burns. [A-MINE-16, C-QUICK-10]"""
    state = doing.state
    if flags(fight.attacker, state.besieger, result) and not flags(fight.attacker, state.besieged, result):
        for name in fight.engines:
            doing.emit(e.EngineLost(name, fight.kind))


AGAINST_THE_MINE = Kind(
    sally_musters, sally_plan, sally_usual, sally_mustered, both_arrange, place_zone, sally_draw, clash, home=sally_home,
    settled=sally_settled,
)  # fmt: skip


# -- below ground ----------------------------------------------------------------------------------------------------------


def below_musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The side that chose the fight names its people first. [A-ACT-32, RULING-A-ACT-19]"""
    attacker = fight_of(state).attacker
    return (attacker, 1 - attacker)


def room_below(field: SiegeField, state: SiegeState, side: Side) -> list[str]:
    """Where a side stands: the besieger in his dug hexes and under the roof of his gallery, the besieged in theirs and in the court before
    them.

    [A-MINE-13, A-MINE-14, RULING-A-MINE-07, RULING-A-ACT-14]
    """
    works = met(field, state)
    if works is None:
        return []
    mine, counter = works
    if side == state.besieger:
        engine = state.engines.get(mine.gallery)
        roof: list[str] = []
        if engine is not None and engine.hexes:
            chart = Chart(Sketch(field, state, side))
            floor = chart.floor(field.battle.machines[GALLERY], engine.hexes[-1], engine.facing)
            roof = [cell for cell, sign in floor if sign == "."]
        return [name + UNDER for name in reversed(mine.dug)] + roof
    land, shared = land_of(field), set(mine.dug)
    court = standing(land, court_before(field.place, field.place.sections[counter.section]), state.down | state.burnt)
    return [name + UNDER for name in reversed(counter.dug) if name not in shared] + court


def below_plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """As many as find room in the works of their side; of the besieged a third. [A-MINE-19, A-ACT-34, RULING-A-ACT-14, RULING-A-ACT-19]"""
    if not command.men and side == fight_of(state).attacker:
        return Refusal("nobody_goes", "A-ACT-32")
    if refusal := checked(state, side, command.men, "A-ACT-32") or at_most(
        command.men, len(room_below(field, state, side)), "RULING-A-ACT-14"
    ):
        return refusal
    if side == state.besieged:
        return at_most(command.men, len(state.present(side)) // field.rules.figures.mine_party, "A-ACT-34")
    return None


def below_usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """The best who find room."""
    most = len(room_below(field, state, side))
    if side == state.besieged:
        most = min(most, len(state.present(side)) // field.rules.figures.mine_party)
    return c.Muster(best(state.free(side), most))


def below_mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """A party; the gallery over the mouth of the mine."""
    works = met(field, state)
    engines = (works[0].gallery,) if works is not None and works[0].gallery in state.engines else ()
    return joined_party(state, side, command.men)._replace(engines=engines)


def below_draw(field: SiegeField, state: SiegeState) -> Sketch:
    """The dug hexes below the wall, the gallery on one side and the court on the other; the side that chose the fight plays first.

    [A-MINE-07, A-MINE-13, A-MINE-14, RULING-A-MINE-05, RULING-A-ACT-14, RULING-A-ACT-19]
    """
    fight, besieger, besieged = fight_of(state), state.besieger, state.besieged
    sketch = Sketch(field, state, fight.attacker)
    works = met(field, state)
    assert works is not None
    mine, counter = works
    sketch.more["mines"] = True
    sketch.works["ground"]["mine"] = " ".join(name + UNDER for name in dict.fromkeys((*mine.dug, *counter.dug)))
    bring_up(sketch, besieger, field.place.open_sides)
    court = [name for name in room_below(field, state, besieged) if not name.endswith(UNDER)]
    for number, name in enumerate(court[:1], start=1):
        sketch.rows["things"].append({"id": f"mouth_{number}", "kind": MOUTH, "at": name, "side": sketch.letter(besieged)})
    for side in (besieger, besieged):
        people = sorted(sketch.people(side), key=lambda person: (person.wounded, -rank(person)[0], person.id))
        for person, cell in zip(people, room_below(field, state, side), strict=False):
            sketch.stand(person, cell)
    for side, work, area in ((besieger, mine, "mine_of_besiegers"), (besieged, counter, "mine_of_besieged")):
        sketch.area(area, [name + UNDER for name in work.dug], "")
        sketch.wins(1 - side, condition("cleared", side, area=area), condition("inside", 1 - side, area=area, at_least=1))
    for side in (besieger, besieged):
        sketch.wins(1 - side, condition("gone", side))
        sketch.rows["call_off"].append({"side": sketch.letter(side), "when": "any"})
    sketch.wins(None, at="end")
    return sketch


def below_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Who is driven out has lost his mine; the victor may fill it from now on. [A-MINE-14, A-MINE-15]"""
    works = met(doing.field, doing.state)
    end(doing, fight, result, result.winner, result.reason)
    if works is not None and result.winner is not None:
        win_mine(doing, works, result.winner)


def win_mine(doing: Doing, works: tuple[Mine, Mine], winner: Side) -> None:
    """The loser's mine is lost to him. [A-MINE-15]"""
    lost = next(mine for mine in works if mine.side != winner)
    doing.emit(e.MineSet(lost._replace(lost=True), "lost"))


def below_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """The side that gives way while the other stands has lost its mine. [A-MINE-15, C-QUICK-10]"""
    works = met(doing.field, doing.state)
    sides = [side for side in (0, 1) if flags(fight.attacker, side, result)]
    if works is not None and len(sides) == 1:
        win_mine(doing, works, 1 - sides[0])


BELOW_GROUND = Kind(
    below_musters, below_plan, below_usual, below_mustered, draw=below_draw, clash=clash, home=below_home, settled=below_settled,
)  # fmt: skip


# -- a counter-mine --------------------------------------------------------------------------------------------------------


def counter_musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The besieged name those who dig against the mine. [A-ACT-32, A-MINE-13]"""
    return (state.besieged,)


def counter_sections(state: SiegeState) -> tuple[str, ...]:
    """Stretches under which the besieger began to dig on an earlier day. [A-ACT-32]"""
    return tuple(mine.section for mine in open_mines(state, state.besieger) if mine.since < state.day)


def counter_plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """A third of the garrison at most, with an engineer, as many as stand side by side in the court before the mined wall.

    [A-MINE-13, A-MINE-19, A-ACT-32, A-ACT-34, RULING-A-MINE-06, EX-A-6.3.6-1]
    """
    if not command.men:
        return Refusal("nobody_goes", "A-MINE-13")
    most = len(state.present(side)) // field.rules.figures.mine_party
    if refusal := checked(state, side, command.men, "A-MINE-13") or at_most(command.men, most, "A-ACT-34"):
        return refusal
    if command.section not in counter_sections(state):
        return Refusal("no_mine_there", "A-ACT-32", about=command.section)
    room = gathering(field, state, command.section)
    if len(command.men) > len(room):
        return Refusal("no_room_in_the_court", "A-MINE-13", about=str(len(room)))
    if not field.rules.switches.unled_counter_mine and not any(is_engineer(state.people[who]) for who in command.men):
        return Refusal("wants_an_engineer", "RULING-A-MINE-06")
    return None


def gathering(field: SiegeField, state: SiegeState, section: str) -> tuple[str, ...]:
    """Hexes of the court before a mined wall in which a group stands side by side, each next to another: the largest such group.

    [A-MINE-13, EX-A-6.3.6-1]
    """
    from hauberk.siege.lands import around

    free = set(standing(land_of(field), court_before(field.place, field.place.sections[section]), state.down | state.burnt))
    court = free | {near for name in free for near in around(name) if near in field.place.court}
    groups: list[tuple[str, ...]] = []
    left = set(court)
    while left:
        group: list[str] = []
        edge = [min(left)]
        while edge:
            name = edge.pop(0)
            if name in left:
                left.discard(name)
                group.append(name)
                edge += [near for near in around(name) if near in left]
        groups.append(tuple(group))
    return max(groups, key=lambda each: len(each)) if groups else ()


def counter_usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """An engineer and as many miners or plain men as may dig."""
    sections = counter_sections(state)
    if not sections:
        return c.Muster(())
    most = min(len(state.present(side)) // field.rules.figures.mine_party, len(gathering(field, state, sections[0])))
    return c.Muster(names(sorted(state.free(side), key=first_hands)[:most]), section=sections[0])


def counter_mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """Who digs, and where."""
    return joined_party(state, side, command.men)._replace(section=command.section)


def counter_done(doing: Doing) -> None:
    """The counter-mine is begun without a fight; its digging is part of the day's work. [A-ACT-32, A-MINE-13, RULING-A-MINE-14]"""
    fight, side = fight_of(doing.state), doing.state.besieged
    mine = Mine(f"mine_{doing.state.made + 1}", side, fight.section, "", since=doing.state.day)
    doing.emit(e.MineSet(mine, "begun"))
    doing.emit(e.FightEnded(fight.kind, None, "begun", combat=False))


COUNTER_MINING = Kind(counter_musters, counter_plan, counter_usual, counter_mustered, done=counter_done)


def party_of(state: SiegeState, side: Side) -> tuple[BeingId, ...]:
    """The people of a side in the fight."""
    return fight_of(state).parties[side]
