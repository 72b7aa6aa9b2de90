"""The sortie against the camp. Guiscard 11.4.2; The Anarchy 7.7.2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.chart import Chart
from hauberk.siege.coming_back import end, put_out
from hauberk.siege.doing import Doing
from hauberk.siege.encamping import encamp, middle_out
from hauberk.siege.engines_on_map import LADDER, machine_row
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.kinds import Kind, Offer, Zone
from hauberk.siege.lands import ALL_SIDES, Land, around, step
from hauberk.siege.parties import (
    at_most,
    best,
    category_limits,
    checked,
    checked_engines,
    engines_of,
    in_camp,
    joined_party,
    names,
    on_maps,
    within_categories,
)  # fmt: skip
from hauberk.siege.quick import QuickResult
from hauberk.siege.quick_fights import clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import Sketch, condition
from hauberk.siege.state import CAMP, Fight


def camp_musters(position: SiegePosition) -> tuple[Side, ...]:
    """First the besieged seal their group, then the besieger his guard. [CAMP-02, CAMP-03, A-ACT-20]"""
    return (position.state.besieged, position.state.besieger)


def camp_limit(position: SiegePosition, side: Side) -> int:
    """Half of the besieged may go, a third of the besiegers is in camp; rounded down. [CAMP-02, CAMP-03, A-ACT-20, TC-G-11]"""
    figures = position.field.rules.figures
    return len(position.state.present(side)) // (figures.camp_party if side == position.state.besieged else figures.camp_guard)


def camp_offer(position: SiegePosition, side: Side) -> Offer:
    """Those who are free, so many at most; with the guard the engines of the camp. [CAMP-02, CAMP-03, CAMP-04, A-ACT-20, A-ACT-21]"""
    field, state = position
    most = camp_limit(position, side)
    if side == state.besieged:
        return Offer(names(state.free(side)), most)
    engines = tuple(engine.id for engine in engines_of(state, side, (CAMP,)) if on_maps(field, engine))
    return Offer(names(in_camp(state)), most, engines=engines)


def camp_plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """Half of the garrison, freely chosen; a third of the besiegers and of no category more than half; and engines in the camp.

    [CAMP-02, CAMP-03, CAMP-04, A-ACT-20, A-ACT-21, BUILD-02, RULING-G-54, RULING-G-69, RULING-A-ACT-10]
    """
    field, state = position
    attacks = side == state.besieged
    rule = "CAMP-03" if attacks else "CAMP-02"
    if attacks and not command.men:
        return Refusal("nobody_goes", rule)
    if refusal := checked(state, side, command.men, rule) or at_most(command.men, camp_limit(position, side), rule):
        return refusal
    if attacks:
        return Refusal("no_engines_on_a_sortie", rule) if command.engines else None
    if shut_in := [who for who in command.men if who not in names(in_camp(state))]:
        return Refusal("shut_in_the_redoubt", "BESB-07", who=shut_in[0])
    limits = category_limits(state.present(side), field.rules.figures.camp_category)
    return within_categories(state, command.men, limits, rule) or camp_engines(position, side, command.engines)


def owned(position: SiegePosition, side: Side) -> dict[str, int]:
    """The equipment in camp that counts when it is attacked. [CAMP-04, A-ACT-21, RULING-A-ACT-09]"""
    found = Counter(engine.kind for engine in engines_of(position.state, side, (CAMP,)) if on_maps(position.field, engine))
    return {**found, LADDER: position.state.stock[side].get(LADDER, 0)}


def ladders_in_camp(position: SiegePosition, side: Side) -> int:
    """Ladders that lie in the camp. [CAMP-04]"""
    return position.field.rules.camp.allowed(owned(position, side)).get(LADDER, 0)


def camp_engines(position: SiegePosition, side: Side, engines: Sequence[str]) -> Refusal | None:
    """So many engines as may, and no fewer than must, stand in the camp. [CAMP-04, A-ACT-21, EX-A-7.7.2-2]"""
    if refusal := checked_engines(position, side, engines, "CAMP-04"):
        return refusal
    if away := [name for name in engines if position.state.engines[name].where != CAMP]:
        return Refusal("engine_not_here", "CAMP-04", about=away[0])
    have, camp = owned(position, side), position.field.rules.camp
    allowed = camp.allowed(have)
    for kind, number in Counter(position.state.engines[name].kind for name in engines).items():
        if number > allowed.get(kind, 0):
            return Refusal("too_many_engines", "CAMP-04", about=kind, needs=number, has=allowed.get(kind, 0))
    needed = camp.needed(have) - allowed.get(LADDER, 0)
    return Refusal("too_few_engines", "CAMP-04", needs=needed, has=len(engines)) if len(engines) < needed else None


def camp_usual(position: SiegePosition, side: Side) -> c.Muster:
    """The best who may go; in camp a guard of all kinds, and no engine more than must be there."""
    field, state = position
    number = camp_limit(position, side)
    if side == state.besieged:
        return c.Muster(best(state.free(side), number))
    limits = category_limits(state.present(side), field.rules.figures.camp_category)
    have, camp = owned(position, side), field.rules.camp
    allowed, needed = camp.allowed(have), camp.needed(have)
    engines: list[str] = []
    needed -= allowed.get(LADDER, 0)
    for engine in engines_of(state, side, (CAMP,)):
        taken = sum(state.engines[name].kind == engine.kind for name in engines)
        if len(engines) < needed and taken < allowed.get(engine.kind, 0):
            engines.append(engine.id)
    return c.Muster(best(in_camp(state), number, limits), tuple(engines))


def camp_mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """A party, and what stands in the camp."""
    fight = joined_party(position.state, side, command.men)._replace(sheet=position.field.grounds[0])
    return fight if side == position.state.besieged else fight._replace(engines=command.engines)


def camp_arranges(position: SiegePosition) -> tuple[Side, ...]:
    """The besieger places his guard in the open, the besieged their groups along the sides. [CAMP-04, CAMP-05, A-ACT-21]"""
    return (position.state.besieger, position.state.besieged)


def camp_zone(position: SiegePosition, side: Side) -> Zone:
    """The guard anywhere on the map, the besieged along any of its sides. [CAMP-04, CAMP-05, A-ACT-21]"""
    field, state = position
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


def camp_draw(position: SiegePosition) -> Sketch:
    """The camp with its tents, guard and engines; the besieged come first, from any side, in groups, also later.

    Every archer has so many flaming arrows. [CAMP-01, CAMP-04, CAMP-05, CAMP-06, CAMP-10, A-ACT-19, A-ACT-21, A-ACT-22, A-ACT-23]
    """
    field, state = position
    assert state.fight is not None
    besieger, besieged = state.besieger, state.besieged
    sketch = Sketch(position, besieged, place=False, ground=state.fight.sheet)
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


def _park(sketch: Sketch, land: Land) -> None:
    """Engines and ladders stand among the tents. [CAMP-04, A-ACT-21]"""
    chart, side = Chart(sketch), sketch.state.besieger
    near = middle_out(land)
    for name in sketch.fight.engines:
        engine = sketch.state.engines[name]
        kind = sketch.field.battle.machines[engine.kind]
        for cell in near:
            floor = {spot for spot, _ in chart.floor(kind, cell, 0)}
            whole = sum(sign != " " for row in kind.floors[0].rows for sign in row)
            if len(floor) == whole and floor <= land.flat and not floor & sketch.taken:
                sketch.rows["machines"].append(machine_row(sketch, engine, kind, cell, 0))
                sketch.taken |= floor
                break
    for number in range(ladders_in_camp(sketch.position, side)):
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
        tents = [cell for cell, ground in result.burning if "tent" in doing.field.battle.terrain.traits(ground)]
        burnt += sum(not put_out(doing, cell, guard) for cell in tents)
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
        sacked(doing, fight, ladders_in_camp(doing.field.at(state), state.besieger))
        restock(doing, doing.rules.figures.tents * doing.rules.figures.tent_hexes)


AGAINST_THE_CAMP = Kind(
    camp_musters, camp_offer, camp_plan, camp_usual, camp_mustered, camp_arranges, camp_zone, camp_draw, clash_of, home=camp_home,
    settled=camp_settled,
)  # fmt: skip
