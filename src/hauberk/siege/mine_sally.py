"""The besieged sally against a mine. The Anarchy 6.3.7, 7.7.4."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.assault import garrison
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.engines_on_map import bring_up, crew_places
from hauberk.siege.field import SiegePosition
from hauberk.siege.kinds import Kind, Offer, fight_of
from hauberk.siege.lands import standing
from hauberk.siege.mine_gallery import GALLERY, both_arrange, come_by_the_sides, first_hands, place_zone
from hauberk.siege.parties import at_most, best, checked, joined_party, names
from hauberk.siege.quick import QuickResult
from hauberk.siege.quick_fights import clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import PLACE, Sketch, condition
from hauberk.siege.state import WALL, Fight
from hauberk.siege.territory import land_of


def sally_musters(position: SiegePosition) -> tuple[Side, ...]:
    """The besieged name those who go, the besieger those who are at the gallery or come to its help. [A-MINE-16, RULING-A-ACT-15]"""
    return (position.state.besieged, position.state.besieger)


def sally_offer(position: SiegePosition, side: Side) -> Offer:
    """Half of the garrison, any besieger. [A-MINE-16, RULING-A-ACT-15]"""
    field, state = position
    share = len(state.present(side)) // field.rules.figures.mine_sortie_party
    return Offer(names(state.free(side)), share if side == state.besieged else None)


def sally_plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """Half of the garrison at most; of the besiegers anybody who is free. [A-MINE-16, RULING-A-ACT-15]"""
    field, state = position
    if side == state.besieged and not command.men:
        return Refusal("nobody_goes", "A-MINE-16")
    if refusal := checked(state, side, command.men, "A-MINE-16"):
        return refusal
    most = len(state.present(side)) // field.rules.figures.mine_sortie_party
    return at_most(command.men, most, "RULING-A-ACT-15") if side == state.besieged else None


def sally_usual(position: SiegePosition, side: Side) -> c.Muster:
    """The best half of the garrison; all besiegers who are free."""
    field, state = position
    if side == state.besieged:
        return c.Muster(best(state.free(side), len(state.present(side)) // field.rules.figures.mine_sortie_party))
    return c.Muster(names(state.free(side)))


def sally_mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """A party; every engine at the wall is on the map."""
    at_wall = tuple(
        engine.id for engine in position.state.engines.values() if engine.where == WALL and engine.side == position.state.besieger
    )
    return joined_party(position.state, side, command.men)._replace(engines=at_wall)


def sally_draw(position: SiegePosition) -> Sketch:
    """The castle alone with the engines at its wall, their crews under the roof, helpers along the sides; the besieged play first.

    [A-ACT-33, A-MINE-16, RULING-A-ACT-15, RULING-A-ACT-18, RULING-A-ACT-19]
    """
    field, state = position
    besieger, besieged, land = state.besieger, state.besieged, land_of(field)
    sketch = Sketch(position, besieged)
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
    sally_musters, sally_offer, sally_plan, sally_usual, sally_mustered, both_arrange, place_zone, sally_draw, clash_of, home=sally_home,
    settled=sally_settled,
)  # fmt: skip
