"""Bombardment from afar, day by day. Guiscard 11.3; The Anarchy 5.1, 7.3; Siege 2.10."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from hauberk.battle.core.being import Side
from hauberk.battle.core.works_rules import Blow
from hauberk.common.dice import D10
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.jobs import Roll
from hauberk.siege.place import DOWN, FAR, HIDDEN, INNER, SCREENED, Reach, targets, why_not
from hauberk.siege.state import CAMP, Engine, SiegeState

NO_TARGET = {DOWN: "no_target_down", HIDDEN: "no_target_hidden", FAR: "no_target_far", SCREENED: "no_target_screened"}
"""Why a hex cannot be struck, as it is refused. [DEMO-06, A-BOMB-07, A-BOMB-10]"""


def reach_of(field: SiegeField) -> Reach:
    """How far the stones of this edition reach into a place. [DEMO-06, A-BOMB-07, SC-CATA-06]"""
    rules = field.rules
    return Reach(rules.figures.nearest_walls, rules.hidden_keep, rules.switches.gate_is_breach)


def struck(position: SiegePosition) -> list[str]:
    """Inner walls that have been hit: among equally near ones the besieger has chosen these. [RULING-G-60, RULING-A-BOMB-04]"""
    return [name for name in position.state.damage if name in position.field.place.walls and position.field.place.walls[name].ring == INNER]


def may_throw(position: SiegePosition, side: Side, name: str) -> Refusal | None:
    """Why an engine throws no stones today. [DEMO-07, A-SIEGE-29, A-MANG-12, SC-CATA-01, SC-CATA-07, SC-CATA-08]"""
    engine = position.state.engines.get(name)
    if engine is None or engine.side != side:
        return Refusal("no_such_engine", "DEMO-05", about=name)
    if engine.kind not in position.field.rules.engines:
        return Refusal("throws_no_stones", "DEMO-05", about=name)
    if engine.where != CAMP or engine.used == position.state.day:
        return Refusal("was_on_the_map", "DEMO-07", about=name)
    if engine.points <= 0:
        return Refusal("wants_repair", "A-MANG-12", about=name)
    return None


def plan_aims(position: SiegePosition, roll: Roll, orders: c.Orders) -> Refusal | None:
    """Every engine throws at one hex, every hex can be struck, and there are hands to serve the engines.

    [DEMO-05, DEMO-06, A-BOMB-04, A-BOMB-07, A-MANG-01, A-MANG-02, A-MANG-04, SC-CATA-02, GATE-06,
    A-ENTR-09, RULING-G-61, RULING-A-SIEGE-06]
    """
    field, state = position
    busy: set[str] = set()
    named = struck(position)
    if len({aim.hex for aim in orders.bombard}) < len(orders.bombard):
        return Refusal("one_throw_a_hex", "RULING-G-61")
    for aim in orders.bombard:
        if why := why_not(field.place, aim.hex, state.down, reach_of(field), [*named]):
            return Refusal(NO_TARGET[why], "DEMO-06", about=aim.hex)
        if field.place.walls[aim.hex].ring == INNER:
            named.append(aim.hex)
        if not aim.engines:
            return Refusal("no_engine_named", "DEMO-05", about=aim.hex)
        for name in aim.engines:
            if name in busy or name in orders.repair:
                return Refusal("engine_is_busy", "A-MANG-01", about=name)
            if refusal := may_throw(position, roll.side, name):
                return refusal
            busy.add(name)
    return _plan_crews(position, roll, orders, busy)


def _plan_crews(position: SiegePosition, roll: Roll, orders: c.Orders, busy: set[str]) -> Refusal | None:
    crews = dict(orders.crews)
    for name in sorted(busy):
        wanted, engineer = crew_wanted(position.field, position.state.engines[name])
        given = crews.get(name) or _crew(roll, wanted, engineer)
        if len(given) < wanted or (engineer and not any(who in {person.id for person in roll.engineers()} for who in given)):
            return Refusal("wants_a_crew", "A-MANG-04", about=name)
        if refusal := roll.engage(given, "A-MANG-04"):
            return refusal
    return None


def crew_wanted(field: SiegeField, engine: Engine) -> tuple[int, bool]:
    """Men who serve an engine all day, and whether one is an engineer; not every edition asks for them. [A-MANG-04]"""
    kind = field.battle.machines.get(engine.kind)
    return (kind.served, kind.engineer) if kind is not None and field.rules.crewed else (0, False)


def _crew(roll: Roll, wanted: int, engineer: bool) -> tuple[str, ...]:
    """Hands whom the sergeant sends to an engine, unless somebody was named."""
    leaders = [person.id for person in roll.engineers()][:1] if engineer else []
    return (*leaders, *[person.id for person in roll.others()][: wanted - len(leaders)])


def die_terms(field: SiegeField, name: str) -> tuple[Term, ...]:
    """Towers and keeps stand firmer. [A-BOMB-06, RULING-A-BOMB-03, SC-CATA-05]"""
    wall, works = field.place.walls[name], field.battle.works
    if wall.kind == "keep" and works.keep_die:
        return (Term(works.keep_die, "keep_wall", "A-BOMB-06"),)
    return (Term(works.tower_die, "tower_wall", "A-BOMB-06"),) if wall.kind == "tower" and works.tower_die else ()


def chances(position: SiegePosition, name: str, points: int) -> dict[str, Fraction]:
    """How likely each result is when so many points are thrown at a hex. [A-BOMB-05, DEMO-05]"""
    found: dict[str, Fraction] = {}
    for face in range(1, D10 + 1):
        word = _blow(position.field, name, points, face + total(die_terms(position.field, name))).letter
        found[word] = found.get(word, Fraction(0)) + Fraction(1, D10)
    return found


def _blow(field: SiegeField, name: str, points: int, die: int) -> Blow:
    return field.battle.bombardment.blow(field.place.walls[name].material, points, die)


def throw(doing: Doing, side: Side, aims: tuple[c.Aim, ...]) -> None:
    """One die for each hex against the points thrown at it: a grade off the wall, or points off the engines.

    [DEMO-02, DEMO-05, A-BOMB-02, A-BOMB-05, A-BOMB-08, SC-CATA-03, SC-CATA-04]
    """
    wear: list[tuple[tuple[str, ...], int]] = []
    for aim in aims:
        engines = [doing.state.engines[name] for name in aim.engines]
        points = sum(engine.points for engine in engines)
        for engine in engines:
            doing.emit(e.EngineSet(engine._replace(used=doing.state.day), "threw"))
        blow = strike(doing, aim.hex, points, "bombardment", *aim.engines)
        if blow.grade:
            lose_grade(doing, aim.hex, "stones")
        if blow.wear:
            wear.append((aim.engines, min(blow.wear, points)))
    for names, lost in reversed(wear):
        _ask_wear(doing, side, names, lost)


def strike(doing: Doing, name: str, points: int, purpose: str, *engines: str) -> Blow:
    """Throw for one hex and say what came of it. [A-BOMB-05, A-BOMB-11]"""
    terms = doing.roll_and_add(purpose, "DEMO-05", *die_terms(doing.field, name))
    blow = _blow(doing.field, name, points, total(terms))
    doing.emit(e.Bombarded(name, engines, points, terms, blow.letter))
    return blow


def lose_grade(doing: Doing, name: str, why: str) -> None:
    """A wall is weaker by a grade, and keeps all its strength until the last; nobody is on it who could be hurt.

    [DEMO-01, DEMO-03, DEMO-04, A-BOMB-01, A-BOMB-03, A-BOMB-09, RULING-G-86, RULING-A-BOMB-05]
    """
    grade = doing.state.damage.get(name, 0) + 1
    down = grade >= doing.field.battle.bombardment.grades[doing.field.place.walls[name].material]
    doing.emit(e.GradeLost(name, grade, down, why))


def _ask_wear(doing: Doing, side: Side, names: tuple[str, ...], lost: int) -> None:
    whole = tuple(name for name in names if doing.state.engines[name].points > 0)
    if lost and len(whole) > 1:
        doing.ask(q.WearAsked(side, whole, lost))
    elif lost and whole:
        for _ in range(min(lost, doing.state.engines[whole[0]].points)):
            _wear(doing, whole[0])


def _wear(doing: Doing, name: str) -> None:
    engine = doing.state.engines[name]
    doing.emit(e.EngineSet(engine._replace(points=engine.points - 1, damaged=True), "worn"))


def wear_down(doing: Doing, question: q.WearAsked, command: c.Answer) -> None:
    """The owner says which of the engines that threw loses the next point. [A-MANG-11, RULING-G-59, RULING-S-32, RULING-A-BOMB-06]"""
    _wear(doing, command.choice)
    _ask_wear(doing, question.side, question.choices, question.left - 1)


def plan_repairs(state: SiegeState, side: Side, orders: c.Orders) -> Refusal | None:
    """What is damaged, not burnt, and has rested all day can be mended. [A-MANG-12, A-SIEGE-26, SC-CATA-07, SC-CATA-08]"""
    for name in orders.repair:
        engine = state.engines.get(name)
        if engine is None or engine.side != side or not engine.damaged:
            return Refusal("nothing_to_mend", "A-MANG-12", about=name)
        if engine.used == state.day:
            return Refusal("engine_is_busy", "A-SIEGE-26", about=name)
    return None


def in_need(state: SiegeState, side: Side) -> tuple[str, ...]:
    """Engines that could be mended today: damaged, and not used. [A-MANG-12, A-SIEGE-26]"""
    return tuple(key for key, engine in state.engines.items() if engine.side == side and engine.damaged and engine.used != state.day)


def repair(doing: Doing, names: tuple[str, ...]) -> None:
    """A day without use mends any number of engines. [A-MANG-12, A-SIEGE-26, SC-CATA-07, RULING-G-59]"""
    for name in names:
        engine = doing.state.engines[name]
        points = doing.rules.engines.get(engine.kind, engine.points)
        doing.emit(e.EngineSet(engine._replace(points=points, damaged=False, repairing=True), "mended"))


def choices(position: SiegePosition, side: Side) -> Iterator[c.Orders]:
    """All engines that may throw at each thing in reach."""
    field, state = position
    engines = tuple(name for name in state.engines if may_throw(position, side, name) is None)
    if engines:
        for name in targets(field.place, state.down, reach_of(field), struck(position)):
            yield c.Orders(bombard=(c.Aim(name, engines),))
