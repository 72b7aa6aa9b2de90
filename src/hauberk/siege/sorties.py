"""Sorties against the camp and for food. Guiscard 11.4.2, 11.4.3; The Anarchy 7.7.2, 7.7.3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hauberk.basis.refusal import Refusal
from hauberk.battle.being import BeingId, Side
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import provisions
from hauberk.siege.coming_back import end, put_out
from hauberk.siege.doing import Doing
from hauberk.siege.engines_on_map import LADDER
from hauberk.siege.field import SiegeField
from hauberk.siege.kinds import Kind, Zone
from hauberk.siege.lands import LEFT, OPPOSITE, RIGHT, Land, around, step
from hauberk.siege.parties import (
    at_most,
    best,
    category_limits,
    checked,
    checked_engines,
    engines_of,
    is_shooter,
    names,
    on_maps,
    within_categories,
)  # fmt: skip
from hauberk.siege.quick import Clash, QuickResult
from hauberk.siege.quick_fights import clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import HOME, Row, Sketch, condition
from hauberk.siege.state import CAMP, Fight, Person, SiegeState

PACK = ("pack_horse", "pack_horse_grey", "pack_horse_dun", "pack_horse_black", "pack_horse_white", "cart_horse")
"""The beasts that foragers bring home. [FORAGE-02, A-ACT-26]"""
ALL_SIDES = tuple(OPPOSITE)
ROUT, RECOIL = "rout", "recoil"


def both(side: Side, one: tuple[BeingId, ...], other: tuple[BeingId, ...]) -> tuple[tuple[BeingId, ...], tuple[BeingId, ...]]:
    """Two parties in the order of the sides."""
    return (other, one) if side else (one, other)


def joined_party(state: SiegeState, side: Side, men: tuple[BeingId, ...]) -> Fight:
    """The fight with the party of a side."""
    assert state.fight is not None
    return state.fight._replace(parties=both(side, men, state.fight.parties[1 - side]))


def clash(field: SiegeField, state: SiegeState) -> Clash:
    """A sortie is open battle. [C-QUICK-08]"""
    return clash_of(field, state)


# -- against the camp --------------------------------------------------------------------------------------------------


def camp_musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """First the besieged seal their group, then the besieger his guard. [CAMP-02, CAMP-03, A-ACT-20]"""
    return (state.besieged, state.besieger)


def camp_limit(field: SiegeField, state: SiegeState, side: Side) -> int:
    """Half of the besieged may go, a third of the besiegers is in camp; rounded down. [CAMP-02, CAMP-03, A-ACT-20, TC-G-11]"""
    figures = field.rules.figures
    return len(state.present(side)) // (figures.camp_party if side == state.besieged else figures.camp_guard)


def camp_plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """Half of the garrison, freely chosen; a third of the besiegers and of no category more than half; and engines in the camp.

    [CAMP-02, CAMP-03, CAMP-04, A-ACT-20, A-ACT-21, BUILD-02, RULING-G-54, RULING-G-69, RULING-A-ACT-10]
    """
    attacks = side == state.besieged
    rule = "CAMP-03" if attacks else "CAMP-02"
    if attacks and not command.men:
        return Refusal("nobody_goes", rule)
    if refusal := checked(state, side, command.men, rule) or at_most(command.men, camp_limit(field, state, side), rule):
        return refusal
    if attacks:
        return Refusal("no_engines_on_a_sortie", rule) if command.engines else None
    limits = category_limits(state.present(side), field.rules.figures.camp_category)
    return within_categories(state, command.men, limits, rule) or camp_engines(field, state, side, command.engines)


def owned(field: SiegeField, state: SiegeState, side: Side) -> dict[str, int]:
    """The equipment in camp that counts when it is attacked. [CAMP-04, A-ACT-21, RULING-A-ACT-09]"""
    found = Counter(engine.kind for engine in engines_of(state, side, (CAMP,)) if on_maps(field, engine))
    return {**found, LADDER: state.stock[side].get(LADDER, 0)}


def ladders_in_camp(field: SiegeField, state: SiegeState, side: Side) -> int:
    """Ladders that lie in the camp. [CAMP-04]"""
    return field.rules.camp.allowed(owned(field, state, side)).get(LADDER, 0)


def camp_engines(field: SiegeField, state: SiegeState, side: Side, engines: Sequence[str]) -> Refusal | None:
    """So many engines as may, and no fewer than must, stand in the camp. [CAMP-04, A-ACT-21, EX-A-7.7.2-2]"""
    if refusal := checked_engines(field, state, side, engines, "CAMP-04"):
        return refusal
    if away := [name for name in engines if state.engines[name].where != CAMP]:
        return Refusal("engine_not_here", "CAMP-04", about=away[0])
    have, camp = owned(field, state, side), field.rules.camp
    allowed = camp.allowed(have)
    for kind, number in Counter(state.engines[name].kind for name in engines).items():
        if number > allowed.get(kind, 0):
            return Refusal("too_many_engines", "CAMP-04", about=str(allowed.get(kind, 0)))
    needed = camp.needed(have) - allowed.get(LADDER, 0)
    return Refusal("too_few_engines", "CAMP-04", about=str(needed)) if len(engines) < needed else None


def camp_usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """The best who may go; in camp a guard of all kinds, and no engine more than must be there."""
    number = camp_limit(field, state, side)
    if side == state.besieged:
        return c.Muster(best(state.free(side), number))
    limits = category_limits(state.present(side), field.rules.figures.camp_category)
    have, camp = owned(field, state, side), field.rules.camp
    allowed, needed = camp.allowed(have), camp.needed(have)
    engines: list[str] = []
    needed -= allowed.get(LADDER, 0)
    for engine in engines_of(state, side, (CAMP,)):
        taken = sum(state.engines[name].kind == engine.kind for name in engines)
        if len(engines) < needed and taken < allowed.get(engine.kind, 0):
            engines.append(engine.id)
    return c.Muster(best(state.free(side), number, limits), tuple(engines))


def camp_mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """A party, and what stands in the camp."""
    fight = joined_party(state, side, command.men)._replace(sheet=field.grounds[0])
    return fight if side == state.besieged else fight._replace(engines=command.engines)


def camp_arranges(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The besieger places his guard in the open, the besieged their groups along the sides. [CAMP-04, CAMP-05, A-ACT-21]"""
    return (state.besieger, state.besieged)


def camp_zone(field: SiegeField, state: SiegeState, side: Side) -> Zone:
    """The guard anywhere on the map, the besieged along any of its sides. [CAMP-04, CAMP-05, A-ACT-21]"""
    land = field.lands[field.grounds[0]]
    if side == state.besieged:
        return Zone(frozenset(), ALL_SIDES, "CAMP-05")
    return Zone(frozenset(land.foot) - tent_hexes(field, land), (), "CAMP-04")


def tents(field: SiegeField, land: Land) -> tuple[tuple[str, int], ...]:
    """The tents of the camp. [CAMP-01, A-ACT-19, RULING-G-68, RULING-A-ACT-08]"""
    return land.tents[: field.rules.figures.tents]


def tent_hexes(field: SiegeField, land: Land) -> set[str]:
    """The hexes on which they stand: the opening, the one behind it, and the two that touch both."""
    return {cell for at, facing in tents(field, land) for cell in (at, *(step(at, facing + turn) for turn in (2, 3, 4)))}


def camp_draw(field: SiegeField, state: SiegeState) -> Sketch:
    """The camp with its tents, guard and engines; the besieged come first, from any side, in groups, also later.

    Every archer has so many flaming arrows. [CAMP-01, CAMP-04, CAMP-05, CAMP-06, CAMP-10, A-ACT-19, A-ACT-21, A-ACT-22, A-ACT-23]
    """
    assert state.fight is not None
    besieger, besieged = state.besieger, state.besieged
    sketch = Sketch(field, state, besieged, place=False, ground=state.fight.sheet)
    land = field.lands[state.fight.sheet]
    sketch.more["switches"] = {**field.switches, "counted_fire_arrows": True}
    sketch.rows["tents"] = [{"at": at, "facing": facing} for at, facing in tents(field, land)]
    sketch.taken |= tent_hexes(field, land)
    _park(sketch, land)
    encamp(sketch, sketch.people(besieger), [*land.posts, *middle_out(land)], land, "")
    sketch.wait(sketch.people(besieged), ALL_SIDES, 1, fixed=False, mounted=True)
    for side in (besieger, besieged):
        sketch.exits(side, ALL_SIDES)
    sketch.wins(besieged, condition("gone", besieger))
    sketch.wins(besieger, condition("gone", besieged))
    sketch.wins(None, at="end")
    return sketch


def middle_out(land: Land) -> list[str]:
    """The hexes of a sheet from its middle outwards: room for whoever finds none at a post."""
    from hauberk.siege.place import distance

    middle = sorted(name for name in land.foot if "/" not in name)
    centre = min(middle, key=lambda name: sum(distance(name, other) for other in middle[:: len(middle) // 20 or 1]))
    return sorted(middle, key=lambda name: (distance(name, centre), name))


def encamp(sketch: Sketch, people: Sequence[Person], posts: Sequence[str], land: Land, prefix: str) -> None:
    """People on open ground: riders in the saddle where there is room, the others on foot."""
    on_foot: list[Person] = []
    for person in people:
        cell, facing = sketch.cells.get(person.id, ("", -1))
        spot = cell.removeprefix(prefix)
        told = person.mounted and cell and facing in land.poses.get(spot, ()) and cell not in sketch.taken
        if told:
            sketch.stand(person, cell, facing)
        elif cell or not person.mounted or not sketch.mount(person, posts, land, prefix):
            on_foot.append(person)
    sketch.leave_out(sketch.fill(on_foot, posts, prefix))


def _park(sketch: Sketch, land: Land) -> None:
    """Engines and ladders stand among the tents. [CAMP-04, A-ACT-21]"""
    from hauberk.siege.chart import Chart

    chart, side = Chart(sketch), sketch.state.besieger
    near = middle_out(land)
    for name in sketch.fight.engines:
        engine = sketch.state.engines[name]
        kind = sketch.field.battle.machines[engine.kind]
        for cell in near:
            floor = {spot for spot, _ in chart.floor(kind, cell, 0)}
            whole = sum(sign != " " for row in kind.floors[0].rows for sign in row)
            if len(floor) == whole and floor <= land.flat and not floor & sketch.taken:
                row: Row = {"id": engine.id, "kind": engine.kind, "side": sketch.letter(side), "nose": cell, "facing": 0}
                sketch.rows["machines"].append(row)
                sketch.taken |= floor
                break
    for number in range(ladders_in_camp(sketch.field, sketch.state, side)):
        _lay(sketch, near, land, number)


def _lay(sketch: Sketch, near: Sequence[str], land: Land, number: int) -> None:
    for one in near:
        for other in around(one):
            if one not in sketch.taken and other in land.foot and other not in sketch.taken:
                sketch.taken |= {one, other}
                side = sketch.letter(sketch.state.besieger)
                sketch.rows["ladders"].append({"id": f"{LADDER}_{number + 1}", "side": side, "at": f"{one} {other}"})
                return


def camp_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Every five hexes of tents cost a day; if the guard is gone, all that is left of the camp is destroyed.

    [CAMP-06, CAMP-07, CAMP-08, CAMP-11, A-ACT-22, A-ACT-24, RULING-G-68, EX-G-11.4.2-2, EX-A-7.7.2-3]
    """
    state = doing.state
    overrun = result.winner == state.besieged
    burnt = result.tents if overrun else result.tents_burnt
    if not overrun:
        guard = any(state.people[man.id].present and man.hex for man in result.men if man.side == state.besieger)
        burnt += sum(not put_out(doing, cell, guard) for cell, ground in result.burning if ground.startswith("tent"))
    end(doing, fight, result, result.winner, result.reason)
    if overrun:
        sacked(doing, fight, sum(thing.kind == LADDER and thing.side == state.besieger for thing in result.stock))
    restock(doing, min(burnt, result.tents))


def sacked(doing: Doing, fight: Fight, ladders: int) -> None:
    """The engines and ladders that stood in the camp are destroyed. [CAMP-07, A-ACT-22]"""
    state = doing.state
    for name in fight.engines:
        if name in doing.state.engines:
            doing.emit(e.EngineLost(name, fight.kind))
    if ladders:
        left = state.stock[state.besieger][LADDER] - ladders
        doing.emit(e.StockChanged(state.besieger, LADDER, max(0, left), fight.kind))


def restock(doing: Doing, hexes: int) -> None:
    """Days the besieger must spend on his camp; they add up. [CAMP-11, A-ACT-24, RULING-G-68]"""
    days = doing.rules.restock_days(hexes)
    if days:
        doing.emit(e.CampBurnt(doing.state.restock + days))


def camp_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """If the guard gives way and the besieged do not, the camp is destroyed. [CAMP-07, A-ACT-22, C-QUICK-10]"""
    state = doing.state
    if flags(fight.attacker, state.besieger, result) and not flags(fight.attacker, state.besieged, result):
        sacked(doing, fight, ladders_in_camp(doing.field, state, state.besieger))
        restock(doing, doing.rules.figures.tents * doing.rules.figures.tent_hexes)


AGAINST_THE_CAMP = Kind(
    camp_musters, camp_plan, camp_usual, camp_mustered, camp_arranges, camp_zone, camp_draw, clash, home=camp_home, settled=camp_settled,
)  # fmt: skip


# -- for food ----------------------------------------------------------------------------------------------------------


def food_musters(field: SiegeField, state: SiegeState) -> tuple[Side, ...]:
    """The besieged name their group and its side, the besieger his patrols. [FORAGE-02, FORAGE-03, RULING-G-70, RULING-A-ACT-11]"""
    return (state.besieged, state.besieger)


def food_plan(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Refusal | None:
    """At most a third of the garrison, from the right or the left; patrols of eight with two riders and two shooters at most.

    [FORAGE-02, FORAGE-03, FORAGE-04, A-ACT-26, A-ACT-27, A-ACT-28, BUILD-02, RULING-G-54, RULING-G-70, DX-A-14]
    """
    if side == state.besieged:
        if not command.men:
            return Refusal("nobody_goes", "FORAGE-02")
        if command.edge not in (LEFT, RIGHT, 0):
            return Refusal("not_by_this_side", "FORAGE-04", about=str(command.edge))
        most = len(state.present(side)) // field.rules.figures.supply_party
        return checked(state, side, command.men, "FORAGE-02") or at_most(command.men, most, "FORAGE-02")
    named = [who for patrol in command.patrols for who in patrol]
    if refusal := checked(state, side, named, "FORAGE-03"):
        return refusal
    for patrol in command.patrols:
        if refusal := patrol_refused(field, [state.people[who] for who in patrol]):
            return refusal
    return None


def patrol_refused(field: SiegeField, people: Sequence[Person]) -> Refusal | None:
    """A patrol has its bounds. [FORAGE-03, A-ACT-27, DX-A-14]"""
    riders, shooters = sum(person.mounted for person in people), sum(is_shooter(person) for person in people)
    if field.rules.patrols.lawful(len(people), riders, shooters):
        return None
    return Refusal("no_lawful_patrol", "FORAGE-03", about=f"{len(people)}/{riders}/{shooters}")


def food_usual(field: SiegeField, state: SiegeState, side: Side) -> c.Muster:
    """The quickest third of the garrison; patrols of eight with two riders and two shooters each."""
    if side == state.besieged:
        number = len(state.present(side)) // field.rules.figures.supply_party
        swift = sorted(state.free(side), key=lambda one: (one.wounded, not one.mounted, -one.character.faces["foot"].movement, one.id))
        return c.Muster(names(swift[:number]), edge=LEFT)
    return c.Muster((), patrols=usual_patrols(field, state, side))


def usual_patrols(field: SiegeField, state: SiegeState, side: Side) -> tuple[tuple[BeingId, ...], ...]:
    """As many lawful patrols as the besiegers can form. [FORAGE-03, A-ACT-27]"""
    limit, found = field.rules.patrols, list[list[Person]]()
    for person in sorted(state.free(side), key=lambda one: (one.wounded, not (one.mounted or is_shooter(one)), one.id)):
        for patrol in found:
            if patrol_refused(field, [*patrol, person]) is None:
                patrol.append(person)
                break
        else:
            found.append([person])
    full = sorted(found, key=lambda patrol: (-len(patrol), patrol[0].id))
    return tuple(names(patrol) for patrol in full if limit.lawful(len(patrol), 0, 0))


def food_mustered(field: SiegeField, state: SiegeState, side: Side, command: c.Muster) -> Fight:
    """A party; patrols are sealed until they come."""
    if side == state.besieged:
        return joined_party(state, side, command.men)._replace(sheet=field.grounds[0], edge=command.edge or LEFT)
    named = tuple(who for patrol in command.patrols for who in patrol)
    return joined_party(state, side, named)._replace(patrols=command.patrols)


def food_ready(doing: Doing, fight: Fight) -> Fight:
    """A die says how many beasts they bring, one day's food each. [FORAGE-02, A-ACT-26]"""
    return fight._replace(animals=doing.roll("pack_animals", doing.rules.figures.pack_die))


def food_draw(field: SiegeField, state: SiegeState) -> Sketch:
    """The besieged come first, by one side with their beasts, and must cross to the opposite one; patrols come by the others.

    [FORAGE-02, FORAGE-04, FORAGE-05, FORAGE-07, FORAGE-08, A-ACT-26, A-ACT-28, A-ACT-29, A-ACT-30, A-ACT-31, RULING-A-ACT-13]
    """
    assert state.fight is not None
    fight, besieger, besieged = state.fight, state.besieger, state.besieged
    sketch = Sketch(field, state, besieged, place=False, ground=fight.sheet)
    party, far = sketch.people(besieged), OPPOSITE[fight.edge]
    sketch.wait(party, (fight.edge,), 1, fixed=True, mounted=True)
    leading(sketch, party, fight.animals)
    sketch.exits(besieged, (far,))
    sketch.exits(besieger, ALL_SIDES)
    for number, patrol in enumerate(fight.patrols, start=1):
        people = [state.people[who] for who in patrol]
        rides = all(person.mounted for person in people if person.character.rides)
        row: Row = {"id": f"patrol_{number}", "side": sketch.letter(besieger), "who": list(patrol), "mounted": rides}
        if wounded := [person.id for person in people if person.wounded]:
            row["wounded"] = wounded
        sketch.rows["patrols"].append(row)
    if fight.patrols:
        ways = [sketch.way(side) for side in ALL_SIDES if sketch.along(side)]
        first = [way["id"] for way in ways if way["side_of_map"] != fight.edge]
        chances = list(field.rules.patrols.comes)
        sketch.more["patrolling"] = {"side": sketch.letter(besieger), "chances": chances, "ways": ways, "first": first}
    sketch.wins(None, condition("gone", besieged))
    sketch.wins(None, at="end")
    return sketch


def leading(sketch: Sketch, party: Sequence[Person], animals: int) -> None:
    """The beasts are led by the bridle: three by a man on foot, one by a rider. [FORAGE-02, HORSE-09]"""
    figures, left = sketch.field.battle.figures, list(PACK[:animals])
    for entry in sketch.rows["entries"]:
        for who in entry["who"]:
            most = figures.led_mounted if entry["mounted"] else figures.led_on_foot
            if left:
                entry.setdefault("leads", []).append({"who": who, "beasts": left[:most]})
                del left[:most]


def food_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Every beast led off by the far side is a day of food; who did not get through comes home by night.

    [FORAGE-08, FORAGE-09, PROV-05, A-ACT-29, A-SIEGE-09, RULING-G-70, RULING-A-ACT-12]
    """
    state = doing.state
    led = sum(beast.alive and beast.side == state.besieged and beast.exit.startswith(HOME) for beast in result.beasts)
    end(doing, fight, result, state.besieged if led else state.besieger, result.reason)
    bring_home(doing, led)


def bring_home(doing: Doing, beasts: int) -> None:
    """Food for so many beasts. [PROV-05, A-SIEGE-09]"""
    if beasts:
        provisions.change(doing, beasts * doing.rules.figures.pack_days, "foragers")


def food_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """Foragers who stand bring all their beasts home, who recoil half of them, who are routed none: nothing is printed of it."""
    flag = flags(fight.attacker, doing.state.besieged, result)
    bring_home(doing, 0 if flag == ROUT else fight.animals // 2 if flag == RECOIL else fight.animals)


FOR_FOOD = Kind(
    food_musters, food_plan, food_usual, food_mustered, draw=food_draw, clash=clash, ready=food_ready, home=food_home, settled=food_settled,
)  # fmt: skip
