"""A gallery is brought to the wall. The Anarchy 6.3.1, 7.7.4."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.assault import garrison
from hauberk.siege.chart import Chart, lines_to, nose_of
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.engines_on_map import aims, bring_up, crew_places, place_stores
from hauberk.siege.field import SiegePosition
from hauberk.siege.jobs import MINER, is_engineer, rank
from hauberk.siege.kinds import Kind, Offer, Zone, fight_of
from hauberk.siege.lands import standing
from hauberk.siege.parties import checked, checked_engines, joined_party, names
from hauberk.siege.quick import QuickResult
from hauberk.siege.quick_fights import ROUT, clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import PLACE, Sketch, condition
from hauberk.siege.state import CAMP, WALL, Engine, Fight, Mine, Person, SiegeState
from hauberk.siege.territory import fallen, land_of

GALLERY = "gallery"


def first_hands(person: Person) -> tuple[bool, bool, bool, int, str]:
    """Miners and their engineer before all others, sound men before wounded ones."""
    return (person.wounded, not is_engineer(person), MINER not in person.roles, rank(person)[0], person.id)


def place_zone(position: SiegePosition, side: Side) -> Zone:
    """The besieged anywhere inside, the besiegers along the sides of the map. [A-ACT-33]"""
    field, state = position
    if side == state.besieged:
        return Zone(frozenset(standing(land_of(field), field.place.inside, fallen(position))), (), "A-ACT-33")
    return Zone(frozenset(), field.place.open_sides, "A-ACT-33")


def both_arrange(position: SiegePosition) -> tuple[Side, ...]:
    """The besieged place their people, then the besiegers theirs. [A-ACT-33]"""
    return (position.state.besieged, position.state.besieger)


def come_by_the_sides(sketch: Sketch, people: list[Person]) -> None:
    """Besiegers who come after the others have stood along their side for a turn. [A-ACT-33]"""
    edges = sketch.field.place.open_sides
    sketch.wait(people, edges, 2, fixed=False, mounted=False)
    sketch.exits(sketch.state.besieger, edges)


def gallery_musters(position: SiegePosition) -> tuple[Side, ...]:
    """The besieger names who comes with the gallery and to which wall; the besieged are inside. [A-ACT-32, RULING-A-ACT-19]"""
    return (position.state.besieger,)


def galleries(state: SiegeState, where: str = CAMP) -> list[Engine]:
    """The besieger's galleries in camp, or at the wall."""
    return [
        engine for engine in state.engines.values() if engine.kind == GALLERY and engine.side == state.besieger and engine.where == where
    ]


def gallery_offer(position: SiegePosition, side: Side) -> Offer:
    """Everybody who is free, the galleries in camp, the stretches of wall. [A-ACT-32, A-GALL-04, RULING-A-ACT-19]"""
    return Offer(
        names(position.state.free(side)), engines=tuple(engine.id for engine in galleries(position.state)), sections=mineable(position)
    )


def gallery_plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """One gallery out of the camp, with anybody who is free, to a stretch of wall that stands on plain ground.

    [A-ACT-32, A-ACT-33, A-MINE-01, A-MINE-02, A-GALL-04, RULING-A-ACT-19]
    """
    if not command.men:
        return Refusal("nobody_goes", "A-ACT-32")
    if refusal := checked(position.state, side, command.men, "A-ACT-32") or checked_engines(position, side, command.engines, "A-ACT-32"):
        return refusal
    if [
        name for name in command.engines if position.state.engines[name].kind == GALLERY and position.state.engines[name].where == CAMP
    ] != list(command.engines) or len(command.engines) != 1:
        return Refusal("one_gallery", "A-ACT-32")
    if command.section not in mineable(position):
        return Refusal("no_way_for_a_gallery", "A-GALL-04", about=command.section)
    return None


def mineable(position: SiegePosition) -> tuple[str, ...]:
    """The stretches to which a gallery can be brought: none with a mine already, none that has fallen, none without a straight way to it.

    [A-MINE-02, A-GALL-03, A-GALL-04, RULING-A-MINE-10]
    """
    field, state = position
    taken = {mine.section for mine in state.mines.values() if mine.side == state.besieger}
    found = []
    for section in field.place.sections.values():
        if section.mine and section.id not in taken and not set(section.hexes) <= state.down and reachable(position, section.id):
            found.append(section.id)
    return tuple(found)


def reachable(position: SiegePosition, section: str) -> bool:
    """Does a straight way over plain ground lead to it? [A-GALL-03, A-GALL-04]"""
    field, state = position
    chart = Chart(Sketch(position, state.besieger))
    hexes = [name for name in field.place.sections[section].hexes if name not in state.down]
    return bool(lines_to(chart, hexes, field.battle.machines[GALLERY]))


def gallery_usual(position: SiegePosition, side: Side) -> c.Muster:
    """The first gallery, everybody who is free, and the stretch of which the fewest hexes must be dug."""
    sections = sorted(mineable(position), key=lambda name: (len(position.field.place.sections[name].hexes), name))
    found = galleries(position.state)
    return c.Muster(names(position.state.free(side)), (found[0].id,) if found else (), section=sections[0] if sections else "")


def gallery_mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """The besieger's party, and all besieged who are free."""
    fight = joined_party(
        position.state._replace(fight=joined_party(position.state, side, command.men)), 1 - side, names(position.state.free(1 - side))
    )
    return fight._replace(engines=command.engines, section=command.section)


def gallery_draw(position: SiegePosition) -> Sketch:
    """The castle alone: the gallery lies across an edge with its crew under the roof, others come by the sides; the besieger plays first.

    [A-ACT-33, A-ACT-35, A-GALL-03, A-GALL-06, RULING-A-ACT-19]
    """
    field, state = position
    besieger, land = state.besieger, land_of(field)
    sketch = Sketch(position, besieger)
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
            Chart(Sketch(doing.field.at(state._replace(fight=fight)), state.besieger)),
            [name for name in doing.field.place.sections[fight.section].hexes if name not in state.down],
            doing.field.battle.machines[GALLERY],
        )[0]
        hexes = tuple(reversed(line.cells[: doing.field.battle.machines[GALLERY].length]))
        doing.emit(e.EngineSet(engine._replace(where=WALL, hexes=hexes, facing=line.facing, used=state.day), fight.kind))
        mine = Mine(f"mine_{doing.state.made + 1}", engine.side, fight.section, engine.id, since=state.day)
        doing.emit(e.MineSet(mine, "begun"))


TO_THE_WALL = Kind(
    gallery_musters, gallery_offer, gallery_plan, gallery_usual, gallery_mustered, both_arrange, place_zone, gallery_draw, clash_of,
    home=gallery_home, settled=gallery_settled,
)  # fmt: skip
