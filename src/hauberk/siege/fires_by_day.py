"""Fire against the timber of a place, in the time between the assaults. The Anarchy 7.5."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from hauberk.battle.core.being import Side
from hauberk.common.dice import D10
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.jobs import Roll
from hauberk.siege.place import BRIDGE, flammable
from hauberk.siege.state import WALL, Person

SPREAD = "spread"


def is_archer(person: Person) -> bool:
    """Can he shoot fire? Crossbows shoot none in siege time. [A-FIRE-01, RULING-A-FIRE-04]"""
    return "fire_arrows" in person.character.handles


def targets(position: SiegePosition, side: Side) -> tuple[str, ...]:
    """Besiegers shoot at standing timber of the place, the besieged at engines at their wall. [A-FIRE-01, A-FIRE-06, RULING-A-FIRE-03]"""
    if side == position.state.besieger:
        return tuple(fuel_of(position))
    return tuple(key for key, engine in position.state.engines.items() if engine.where == WALL and engine.side != side)


def fuel_of(position: SiegePosition) -> list[str]:
    """Timber that stands: not what has fallen, burnt, or been broken down by its owners. [A-FIRE-01, A-FIRE-05, A-SIEGE-27]"""
    field, state = position
    standing = [name for name in flammable(field.place, state.down) if name not in state.burnt]
    broken = state.bridge == "destroyed"
    return [name for name in standing if not (broken and field.place.walls[name].kind == BRIDGE)]


def plan_burning(position: SiegePosition, roll: Roll, orders: c.Orders) -> Refusal | None:
    """One target a day, and archers to shoot at it. [A-FIRE-01, A-FIRE-06]"""
    if not orders.burn:
        return Refusal("no_target_named", "A-FIRE-01") if orders.archers else None
    if orders.burn not in targets(position, roll.side):
        return Refusal("nothing_to_burn", "A-FIRE-01", about=orders.burn)
    if not orders.archers:
        return Refusal("wants_archers", "A-FIRE-01", about=orders.burn)
    for who in orders.archers:
        if who in position.state.people and not is_archer(position.state.people[who]):
            return Refusal("no_archer", "RULING-A-FIRE-04", who=who)
    return roll.engage(orders.archers, "A-FIRE-01")


def column_of(position: SiegePosition, name: str) -> str:
    """The column of the fire table for a hex of the place, or for an engine. [A-FIRE-03, RULING-A-FIRE-03]"""
    engine = position.state.engines.get(name)
    return position.field.battle.fire.column(engine.kind if engine is not None else position.field.place.walls[name].kind)


def chance(position: SiegePosition, name: str, archers: int) -> Fraction:
    """How likely it is that something catches fire. [A-FIRE-02, A-FIRE-03, EX-A-7.5.1-1]"""
    more, column = total(position.field.rules.fire_terms(archers)), column_of(position, name)
    return Fraction(sum(position.field.battle.fire.catches(column, face + more) for face in range(1, D10 + 1)), D10)


def shoot_fire(doing: Doing, side: Side, orders: c.Orders) -> None:
    """Archers shoot fire all day; what burns may be put out, leaps over to its neighbours, and what burns in the evening is gone.

    [A-FIRE-02, A-FIRE-03, A-FIRE-04, A-FIRE-05, A-FIRE-06, A-FIRE-07]
    """
    if not orders.burn:
        return
    name = orders.burn
    if not catches(doing, name, column_of(doing.position, name), doing.rules.fire_terms(len(orders.archers))):
        return
    if put_out(doing, name, arrow=True):
        return
    if name in doing.state.engines:
        doing.emit(e.EngineLost(name, "fire"))
        return
    doing.emit(e.Burnt(tuple(_spread(doing, name))))


def catches(doing: Doing, name: str, column: str, extra: tuple[Term, ...]) -> bool:
    """Does something catch fire? [A-FIRE-02, A-FIRE-03, A-FIRE-05]"""
    terms = doing.roll_and_add("fire", "A-FIRE-02", *extra)
    caught = doing.field.battle.fire.catches(column, total(terms))
    letter = doing.field.battle.fire.letter(column, total(terms))
    doing.emit(e.FireTried(name, terms, "caught" if caught else "failed", column, letter))
    return caught


def put_out(doing: Doing, name: str, arrow: bool, rule: str = "A-FIRE-04") -> bool:
    """One attempt for every burning hex; those that arrows have lit are easier. [A-FIRE-04, RULING-A-FIRE-01, RULING-A-FIRE-05]"""
    terms = doing.roll_and_add("put_out", rule)
    out = doing.field.battle.fire.puts_out(total(terms), arrow)
    letter = doing.field.battle.fire.letter("put_out", total(terms))
    doing.emit(e.FireTried(name, terms, "put_out" if out else "burns_on", "put_out", letter))
    return out


def _spread(doing: Doing, start: str) -> list[str]:
    """Fire leaps to the timber beside it, each hex being tried once for each burning neighbour. [A-FIRE-05, RULING-A-FIRE-02]"""
    place, bonus = doing.field.place, (Term(doing.rules.figures.fire_bonus, "all_day", "A-FIRE-05"),)
    burning, edge, tried = [start], [start], set()
    fuel = set(fuel_of(doing.position))
    while edge:
        source = edge.pop(0)
        for name in place.beside[source]:
            if name not in fuel or name in burning or (source, name) in tried:
                continue
            tried.add((source, name))
            if catches(doing, name, SPREAD, bonus) and not put_out(doing, name, arrow=False):
                burning.append(name)
                edge.append(name)
    return burning


def choices(position: SiegePosition, side: Side) -> Iterator[c.Orders]:
    """All archers at each thing that burns."""
    archers = tuple(person.id for person in position.state.free(side) if is_archer(person))
    return (c.Orders(burn=name, archers=archers) for name in targets(position, side))
