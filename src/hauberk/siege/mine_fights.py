"""Below ground: fights in a mine, and counter-mines. The Anarchy 6.3.6, 7.7.4."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.chart import Chart
from hauberk.siege.coming_back import end
from hauberk.siege.doing import Doing
from hauberk.siege.engines_on_map import bring_up
from hauberk.siege.field import SiegePosition
from hauberk.siege.jobs import is_engineer, rank
from hauberk.siege.kinds import Kind, Offer, Zone, fight_of
from hauberk.siege.lands import around, standing
from hauberk.siege.mine_gallery import GALLERY, both_arrange, come_by_the_sides, first_hands, place_zone
from hauberk.siege.mining_days import met, open_mines
from hauberk.siege.parties import at_most, best, both, checked, joined_party, names
from hauberk.siege.place import court_before
from hauberk.siege.quick import QuickResult
from hauberk.siege.quick_fights import clash_of, flags
from hauberk.siege.results import FightResult
from hauberk.siege.set_up import Sketch, condition
from hauberk.siege.state import Fight, Mine, Person, SiegeState
from hauberk.siege.territory import land_of

UNDER = "/-1"
"""The storey of mines."""
MOUTH = "mine_mouth"


# -- below ground ----------------------------------------------------------------------------------------------------------


def below_musters(position: SiegePosition) -> tuple[Side, ...]:
    """The side that chose the fight names its people first. [A-ACT-32, RULING-A-ACT-19]"""
    attacker = fight_of(position.state).attacker
    return (attacker, 1 - attacker)


def room_below(position: SiegePosition, side: Side) -> list[str]:
    """Where a side stands: the besieger in his dug hexes and under the roof of his gallery, the besieged in theirs and in the court before
    them.

    [A-MINE-13, A-MINE-14, RULING-A-MINE-07, RULING-A-ACT-14]
    """
    field, state = position
    works = met(position)
    if works is None:
        return []
    mine, counter = works
    if side == state.besieger:
        engine = state.engines.get(mine.gallery)
        roof: list[str] = []
        if engine is not None and engine.hexes:
            chart = Chart(Sketch(position, side))
            floor = chart.floor(field.battle.machines[GALLERY], engine.hexes[-1], engine.facing)
            roof = [cell for cell, sign in floor if sign == "."]
        return [name + UNDER for name in reversed(mine.dug)] + roof
    land, shared = land_of(field), set(mine.dug)
    court = standing(land, court_before(field.place, field.place.sections[counter.section]), state.down | state.burnt)
    return [name + UNDER for name in reversed(counter.dug) if name not in shared] + court


def below_most(position: SiegePosition, side: Side) -> int | None:
    """Of the besieged a third; as many besiegers as like. [A-ACT-34, RULING-A-ACT-19]"""
    return len(position.state.present(side)) // position.field.rules.figures.mine_party if side == position.state.besieged else None


def below_offer(position: SiegePosition, side: Side) -> Offer:
    """Those who are free, of the besieged a third. [A-ACT-34, RULING-A-ACT-14, RULING-A-ACT-19]"""
    return Offer(names(position.state.free(side)), below_most(position, side))


def below_plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """Anybody who is free, of the besieged a third. [A-MINE-19, A-ACT-34, RULING-A-ACT-14, RULING-A-ACT-19]"""
    if not command.men and side == fight_of(position.state).attacker:
        return Refusal("nobody_goes", "A-ACT-32")
    if refusal := checked(position.state, side, command.men, "A-ACT-32"):
        return refusal
    most = below_most(position, side)
    return None if most is None else at_most(command.men, most, "A-ACT-34")


def below_usual(position: SiegePosition, side: Side) -> c.Muster:
    """All besiegers who are free; of the besieged the best third."""
    most = below_most(position, side)
    return c.Muster(names(position.state.free(side)) if most is None else best(position.state.free(side), most))


def below_mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """A party; the gallery over the mouth of the mine."""
    works = met(position)
    engines = (works[0].gallery,) if works is not None and works[0].gallery in position.state.engines else ()
    return joined_party(position.state, side, command.men)._replace(engines=engines)


def below_zone(position: SiegePosition, side: Side) -> Zone:
    """The besiegers in their mine, under the roof of the gallery or along the sides of the map, the besieged in theirs and anywhere inside.

    [A-ACT-33, RULING-A-ACT-14]
    """
    room, there = frozenset(room_below(position, side)), place_zone(position, side)
    return Zone(room | there.cells, there.edges, "A-ACT-33")


def in_order(people: Iterable[Person]) -> list[Person]:
    """The best first, the wounded last."""
    return sorted(people, key=lambda person: (person.wounded, -rank(person)[0], person.id))


def below_draw(position: SiegePosition) -> Sketch:
    """The map of the castle with the dug hexes below its wall, the gallery on one side and the court on the other; besiegers who find no
    room below come by the sides after a turn; the side that chose the fight plays first.

    [A-MINE-07, A-MINE-13, A-MINE-14, A-ACT-33, RULING-A-MINE-05, RULING-A-ACT-14, RULING-A-ACT-19]
    """
    field, state = position
    fight, besieger, besieged = fight_of(state), state.besieger, state.besieged
    sketch, land = Sketch(position, fight.attacker), land_of(field)
    works = met(position)
    assert works is not None
    mine, counter = works
    sketch.more["mines"] = True
    sketch.works["ground"]["mine"] = " ".join(name + UNDER for name in dict.fromkeys((*mine.dug, *counter.dug)))
    bring_up(sketch, besieger, field.place.open_sides)
    court = [name for name in room_below(position, besieged) if not name.endswith(UNDER)]
    for number, name in enumerate(court[:1], start=1):
        sketch.rows["things"].append({"id": f"mouth_{number}", "kind": MOUTH, "at": name, "side": sketch.letter(besieged)})
    host = in_order(sketch.people(besieger))
    waiting = [person for person in host if person.id in sketch.edges]
    late = sketch.fill([person for person in host if person not in waiting], room_below(position, besieger), "")
    come_by_the_sides(sketch, [*waiting, *late])
    inside = sketch.fill(in_order(sketch.people(besieged)), room_below(position, besieged), "")
    sketch.leave_out(sketch.station(inside, standing(land, land.posts, sketch.gone), land.walks, sketch.here))
    for side, work, area in ((besieger, mine, "mine_of_besiegers"), (besieged, counter, "mine_of_besieged")):
        sketch.area(area, [name + UNDER for name in work.dug], "")
        sketch.wins(1 - side, condition("cleared", side, area=area), condition("inside", 1 - side, area=area, at_least=1))
    for side in (besieger, besieged):
        sketch.wins(1 - side, condition("gone", side))
        sketch.rows["call_off"].append({"side": sketch.letter(side), "when": "any"})
    sketch.wins(None, at="end")
    return sketch


def within_reach(position: SiegePosition, fight: Fight) -> Fight:
    """By the table only those fight who find room below; who would have to come over the field is too late. [RULING-A-ACT-14]"""
    besieger = position.state.besieger
    people = in_order(position.state.people[who] for who in fight.parties[besieger])
    near = names(people[: len(room_below(position, besieger))])
    return fight._replace(parties=both(besieger, near, fight.parties[1 - besieger]))


def below_called(doing: Doing, fight: Fight) -> Fight:
    """Who is there when the table settles it. [RULING-A-ACT-14, C-QUICK-01]"""
    return within_reach(doing.position, fight)


def below_meetings(position: SiegePosition) -> tuple[tuple[Fraction, Fight], ...]:
    """The odds that are shown are those of these people. [RULING-A-ACT-14]"""
    return ((Fraction(1), within_reach(position, fight_of(position.state))),)


def below_home(doing: Doing, fight: Fight, result: FightResult) -> None:
    """Who is driven out has lost his mine; the victor may fill it from now on. [A-MINE-14, A-MINE-15]"""
    works = met(doing.position)
    end(doing, fight, result, result.winner, result.reason)
    if works is not None and result.winner is not None:
        win_mine(doing, works, result.winner)


def win_mine(doing: Doing, works: tuple[Mine, Mine], winner: Side) -> None:
    """The loser's mine is lost to him. [A-MINE-15]"""
    lost = next(mine for mine in works if mine.side != winner)
    doing.emit(e.MineSet(lost._replace(lost=True), "lost"))


def below_settled(doing: Doing, fight: Fight, result: QuickResult) -> None:
    """The side that gives way while the other stands has lost its mine. [A-MINE-15, C-QUICK-10]"""
    works = met(doing.position)
    sides = [side for side in (0, 1) if flags(fight.attacker, side, result)]
    if works is not None and len(sides) == 1:
        win_mine(doing, works, 1 - sides[0])


BELOW_GROUND = Kind(
    below_musters, below_offer, below_plan, below_usual, below_mustered, both_arrange, below_zone, below_draw, clash_of,
    called=below_called, meetings=below_meetings, home=below_home, settled=below_settled,
)  # fmt: skip


# -- a counter-mine --------------------------------------------------------------------------------------------------------


def counter_musters(position: SiegePosition) -> tuple[Side, ...]:
    """The besieged name those who dig against the mine. [A-ACT-32, A-MINE-13]"""
    return (position.state.besieged,)


def counter_sections(state: SiegeState) -> tuple[str, ...]:
    """Stretches under which the besieger began to dig on an earlier day. [A-ACT-32]"""
    return tuple(mine.section for mine in open_mines(state, state.besieger) if mine.since < state.day)


def counter_offer(position: SiegePosition, side: Side) -> Offer:
    """A third of the garrison, and the mines that can be dug against. [A-ACT-32, A-ACT-34]"""
    field, state = position
    most = len(state.present(side)) // field.rules.figures.mine_party
    return Offer(names(state.free(side)), most, sections=counter_sections(state))


def counter_plan(position: SiegePosition, side: Side, command: c.Muster) -> Refusal | None:
    """A third of the garrison at most, with an engineer, as many as stand side by side in the court before the mined wall.

    [A-MINE-13, A-MINE-19, A-ACT-32, A-ACT-34, RULING-A-MINE-06, EX-A-6.3.6-1]
    """
    field, state = position
    if not command.men:
        return Refusal("nobody_goes", "A-MINE-13")
    most = len(state.present(side)) // field.rules.figures.mine_party
    if refusal := checked(state, side, command.men, "A-MINE-13") or at_most(command.men, most, "A-ACT-34"):
        return refusal
    if command.section not in counter_sections(state):
        return Refusal("no_mine_there", "A-ACT-32", about=command.section)
    room = gathering(position, command.section)
    if len(command.men) > len(room):
        return Refusal("no_room_in_the_court", "A-MINE-13", needs=len(command.men), has=len(room))
    if not field.rules.switches.unled_counter_mine and not any(is_engineer(state.people[who]) for who in command.men):
        return Refusal("wants_an_engineer", "RULING-A-MINE-06")
    return None


def gathering(position: SiegePosition, section: str) -> tuple[str, ...]:
    """Hexes of the court before a mined wall in which a group stands side by side, each next to another: the largest such group.

    [A-MINE-13, EX-A-6.3.6-1]
    """
    field, state = position
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


def counter_usual(position: SiegePosition, side: Side) -> c.Muster:
    """An engineer and as many miners or plain men as may dig."""
    field, state = position
    sections = counter_sections(state)
    if not sections:
        return c.Muster(())
    most = min(len(state.present(side)) // field.rules.figures.mine_party, len(gathering(position, sections[0])))
    return c.Muster(names(sorted(state.free(side), key=first_hands)[:most]), section=sections[0])


def counter_mustered(position: SiegePosition, side: Side, command: c.Muster) -> Fight:
    """Who digs, and where."""
    return joined_party(position.state, side, command.men)._replace(section=command.section)


def counter_done(doing: Doing) -> None:
    """The counter-mine is begun without a fight; its digging is part of the day's work. [A-ACT-32, A-MINE-13, RULING-A-MINE-14]"""
    fight, side = fight_of(doing.state), doing.state.besieged
    mine = Mine(f"mine_{doing.state.made + 1}", side, fight.section, "", since=doing.state.day)
    doing.emit(e.MineSet(mine, "begun"))
    doing.emit(e.FightEnded(fight.kind, None, "begun", combat=False))


COUNTER_MINING = Kind(counter_musters, counter_offer, counter_plan, counter_usual, counter_mustered, done=counter_done)
