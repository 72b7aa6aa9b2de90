"""Mines and counter-mines, day by day. The Anarchy 6.3."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import BeingId, Side
from hauberk.common.dice import D10, span
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.bombarding_days import strike
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.jobs import MINER, Roll, is_engineer
from hauberk.siege.place import brought_down, distance, needed
from hauberk.siege.state import DIGGING, FAILED, FALLEN, FIRED, WALL, Mine, Person, SiegeState


def open_mines(state: SiegeState, side: Side) -> list[Mine]:
    """Mines of a side in which work goes on."""
    return [mine for mine in state.mines.values() if mine.side == side and mine.state == DIGGING]


def met(position: SiegePosition) -> tuple[Mine, Mine] | None:
    """A mine and a counter-mine that touch: a dug hex of one beside a dug hex of the other. [A-MINE-14, RULING-A-MINE-05]"""
    state = position.state
    for ours in open_mines(state, state.besieger):
        for theirs in open_mines(state, state.besieged):
            if any(distance(one, two) <= 1 for one in ours.dug for two in theirs.dug):
                return ours, theirs
    return None


def room(position: SiegePosition, mine: Mine) -> int:
    """Miners who find room: the places of the gallery, and one for each hex dug. [A-MINE-06, RULING-A-MINE-07]"""
    gallery = position.state.engines.get(mine.gallery)
    if gallery is None:
        return len(position.state.people)
    floor = position.field.battle.machines[gallery.kind].floors[0]
    places = sum(sign not in " #" for row in floor.rows for sign in row)
    return places + len(mine.dug)


def may_dig(state: SiegeState, person: Person) -> bool:
    """Miners dig; where a side has none, anybody on foot. [A-MINE-03, RULING-A-MINE-09]"""
    return MINER in person.roles or not any(MINER in other.roles for other in state.present(person.side))


def plan_dig(position: SiegePosition, roll: Roll, dig: c.Dig) -> Refusal | None:
    """Digging wants a gallery at the wall, an engineer, room for the miners, and the next hex; counter-miners a third of the garrison.

    [A-MINE-01, A-MINE-02, A-MINE-04, A-MINE-06, A-MINE-12, A-MINE-13, A-MINE-15, A-MINE-19, A-ACT-34, RULING-A-MINE-06]
    """
    field, state = position
    mine = state.mines.get(dig.mine)
    if mine is None or mine.state != DIGGING or (mine.side != roll.side) != dig.fill:
        return Refusal("no_such_mine", "A-MINE-02", about=dig.mine)
    if dig.fill and not mine.lost:
        return Refusal("mine_is_not_won", "A-MINE-15", about=dig.mine)
    if not dig.fill and mine.lost:
        return Refusal("mine_is_lost", "A-MINE-15", about=dig.mine)
    gallery = state.engines.get(mine.gallery)
    if mine.gallery and not dig.fill and (gallery is None or gallery.where != WALL):
        return Refusal("wants_a_gallery", "A-MINE-02", about=dig.mine)
    leader = state.people.get(dig.engineer)
    if (leader is None or not is_engineer(leader)) and not (roll.side == state.besieged and field.rules.switches.unled_counter_mine):
        return Refusal("wants_an_engineer", "A-MINE-03", about=dig.mine)
    spared = len(state.present(roll.side)) // field.rules.figures.mine_party
    if roll.side == state.besieged and len(dig.men) > spared:
        return Refusal("too_many_for_the_mine", "A-MINE-19", needs=len(dig.men), has=spared)
    if len(dig.men) > room(position, mine):
        return Refusal("no_room_in_the_mine", "A-MINE-06", needs=len(dig.men), has=room(position, mine))
    if not dig.men or not all(may_dig(state, state.people[who]) for who in dig.men if who in state.people):
        return Refusal("wants_miners", "RULING-A-MINE-09", about=dig.mine)
    if refusal := _plan_hexes(field, mine, dig):
        return refusal
    return roll.engage((*dig.men, *([dig.engineer] if dig.engineer else [])), "A-MINE-03")


def _plan_hexes(field: SiegeField, mine: Mine, dig: c.Dig) -> Refusal | None:
    figures = field.rules.figures
    if len(dig.hexes) > figures.mine_forced:
        return Refusal("too_many_hexes", "A-MINE-12", needs=len(dig.hexes), has=figures.mine_forced)
    section = field.place.sections[mine.section]
    reached = list(mine.dug)
    for name in dig.hexes:
        if dig.fill:
            if name not in mine.dug:
                return Refusal("not_dug", "A-MINE-15", about=name)
        elif name not in section.hexes or name in reached:
            return Refusal("not_of_the_stretch", "A-MINE-04", about=name)
        elif reached and not any(distance(name, other) == 1 for other in reached):
            return Refusal("not_beside_the_mine", "A-MINE-04", about=name)
        reached.append(name)
    return None


def next_hexes(field: SiegeField, mine: Mine, number: int) -> tuple[str, ...]:
    """The hexes that would be dug next, if nobody says which. [A-MINE-04]"""
    section, reached = field.place.sections[mine.section], list(mine.dug)
    for _ in range(number):
        open_ = [name for name in section.hexes if name not in reached]
        close = [name for name in open_ if not reached or any(distance(name, other) == 1 for other in reached)]
        if not close:
            break
        reached.append(close[0])
    return tuple(reached[len(mine.dug) :])


def dig(doing: Doing, order: c.Dig) -> None:
    """A day below ground: a die against the wall, a hex dug and propped; forced work tries a second and may cost men.

    [A-MINE-03, A-MINE-04, A-MINE-05, A-MINE-12, A-MINE-15, RULING-A-MINE-02, RULING-A-MINE-04, RULING-A-MINE-11]
    """
    mine = doing.state.mines[order.mine]
    hexes = order.hexes or (mine.dug[-1:] if order.fill else next_hexes(doing.field, mine, doing.rules.figures.mine_hexes))
    for who in (*order.men, *([order.engineer] if order.engineer else [])):
        doing.emit(e.Employed(who, mine.id))
    forced = len(hexes) > doing.rules.figures.mine_hexes
    for name in hexes:
        blow = strike(doing, name, _worth(doing, order.men), "mine", order.mine)
        if forced:
            _hurt_miners(doing, order.men, blow.wear)
        if not blow.grade:
            break
        mine = doing.state.mines[order.mine]
        dug = tuple(other for other in mine.dug if other != name) if order.fill else (*mine.dug, name)
        doing.emit(e.MineSet(mine._replace(dug=dug), "filled" if order.fill else "dug"))


def _worth(doing: Doing, men: tuple[BeingId, ...]) -> int:
    people = [doing.state.people[who] for who in men if doing.state.people[who].present]
    hurt = sum(person.wounded for person in people)
    return doing.rules.miners_worth(len(people) - hurt, hurt)


def _hurt_miners(doing: Doing, men: tuple[BeingId, ...], number: int) -> None:
    """Each point of wear in forced work is a miner wounded, the sound ones first. [A-MINE-12]"""
    for _ in range(number):
        people = [doing.state.people[who] for who in men if doing.state.people[who].present]
        if people:
            doing.wound(min(people, key=lambda person: person.wounded).id, "mine")


# -- fire at the props -----------------------------------------------------------------------------------------------


def plan_props(position: SiegePosition, side: Side, orders: c.Orders) -> Refusal | None:
    """The props are fired when half of the stretch is dug and nobody works in the mine; not by those who were driven out of it.

    [A-MINE-08, A-MINE-15, EX-A-6.3.3-1]
    """
    for name in orders.props:
        mine = position.state.mines.get(name)
        if mine is None or mine.side != side or mine.state != DIGGING or not mine.gallery:
            return Refusal("no_such_mine", "A-MINE-08", about=name)
        if mine.lost:
            return Refusal("mine_is_lost", "A-MINE-15", about=name)
        needs = needed(position.field.place.sections[mine.section])
        if len(mine.dug) < needs:
            return Refusal("not_dug_enough", "A-MINE-08", about=name, needs=needs, has=len(mine.dug))
        if any(order.mine == name for order in orders.digs):
            return Refusal("miners_are_inside", "A-MINE-08", about=name)
    return None


def fire_props(doing: Doing, names: tuple[str, ...]) -> None:
    """The props burn for a day. [A-MINE-08]"""
    for name in names:
        doing.emit(e.MineSet(doing.state.mines[name]._replace(state=FIRED, fired=doing.state.day), "fired"))


def burn_down(doing: Doing) -> None:
    """A day after the fire the wall falls, or stands; one that stood may still fall on any later day.

    [A-MINE-08, A-MINE-09, A-MINE-10, A-MINE-11, A-MINE-17, A-MINE-18, A-ACT-36, RULING-A-MINE-08, RULING-A-MINE-10]
    """
    figures = doing.rules.figures
    for mine in list(doing.state.mines.values()):
        if mine.state == FIRED and doing.state.day > mine.fired:
            terms, needs = doing.roll_and_add("props", "A-MINE-09"), span(figures.mine_fails + 1, D10)
            if total(terms) > figures.mine_fails:
                _fall(doing, mine, terms, needs)
            else:
                doing.emit(e.MineSet(mine._replace(state=FAILED), "failed", terms, needs))
        elif mine.state == FAILED:
            terms = doing.roll_and_add("late_fall", "A-MINE-11")
            if total(terms) <= figures.mine_late:
                _fall(doing, mine, terms, span(1, figures.mine_late))


def _fall(doing: Doing, mine: Mine, terms: tuple[Term, ...], needs: str) -> None:
    doing.emit(e.MineSet(mine._replace(state=FALLEN), "fallen", terms, needs))
    for name in brought_down(doing.field.place.sections[mine.section]):
        if name not in doing.state.down:
            wall = doing.field.place.walls.get(name)
            doing.emit(e.GradeLost(name, doing.field.battle.bombardment.grades[wall.material] if wall else 1, True, "mine"))


def digging_choices(position: SiegePosition, side: Side, roll: Roll) -> Iterator[c.Orders]:
    """In each mine as many as there is room for; the enemy's are filled in."""
    field, state = position
    engineer = next((person.id for person in roll.engineers()), "")
    men = tuple(person.id for person in roll.others() if may_dig(state, person))
    for mine in state.mines.values():
        most = len(state.present(side)) // field.rules.figures.mine_party if side == state.besieged else room(position, mine)
        yield c.Orders(digs=(c.Dig(mine.id, engineer, men[:most], fill=mine.side != side),))


def propping_choices(position: SiegePosition, side: Side) -> Iterator[c.Orders]:
    """The props of each mine that is dug."""
    return (c.Orders(props=(mine.id,)) for mine in open_mines(position.state, side))
