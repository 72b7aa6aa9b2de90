"""Who may take part in a fight, and with what. Guiscard 11.4; The Anarchy 7.7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from hauberk.battle.core.being import BeingId, Health, Side
from hauberk.common.refusal import Refusal
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.jobs import is_engineer, rank
from hauberk.siege.quick import shoots
from hauberk.siege.state import CAMP, PRISONER, WALL, Engine, Fight, Person, SiegeState

ARMY = "relief"
"""The role of those who have come to relieve the place. [EVENT-19, A-EVENT-19]"""


def category(person: Person) -> str:
    """People with the same three letters are of one category. [RULING-G-69, A-ACT-20]"""
    return person.character.code


def is_shooter(person: Person) -> bool:
    """An archer, slinger, crossbowman or javelin thrower. [FORAGE-03, A-ACT-27, A-ACT-38]"""
    return shoots(person.character)


def names(people: Iterable[Person]) -> tuple[BeingId, ...]:
    """The names of some people."""
    return tuple(person.id for person in people)


def checked(state: SiegeState, side: Side, men: Sequence[BeingId], rule: str, builders: bool = False) -> Refusal | None:
    """Everybody who is named is of that side, alive, free and here; builders stay at their work, but for a general sortie.

    [BUILD-02, A-BUILD-03, GSORT-03, RULING-G-54, RULING-G-85, RULING-A-BUILD-05]
    """
    for who in men:
        person = state.people.get(who)
        if person is None or person.side != side:
            return Refusal("nobody_of_that_name", rule, about=who)
        if not person.present:
            return Refusal("not_at_the_siege", rule, who=who)
        if person.job and not builders:
            return Refusal("has_a_job_today", "BUILD-02", who=who)
    twice = [who for who, number in Counter(men).items() if number > 1]
    return Refusal("named_twice", rule, who=twice[0]) if twice else None


def at_most(men: Collection[BeingId], most: int, rule: str) -> Refusal | None:
    """No more than so many may go."""
    return Refusal("too_many_in_the_party", rule, needs=len(men), has=most) if len(men) > most else None


def category_limits(people: Iterable[Person], share: int) -> dict[str, int]:
    """Of every category at most a share, rounded down. [CAMP-02, A-ACT-20, RULING-G-69, RULING-A-ACT-10, EX-G-11.4.2-1, EX-A-7.7.2-1]"""
    return {code: number // share for code, number in Counter(category(person) for person in people).items()}


def within_categories(state: SiegeState, men: Iterable[BeingId], limits: dict[str, int], rule: str) -> Refusal | None:
    """Is of no category more there than may be?"""
    for code, number in Counter(category(state.people[who]) for who in men).items():
        most = limits.get(code, 0)
        if number > most:
            one = next(who for who in men if category(state.people[who]) == code)
            return Refusal("too_many_of_a_category", rule, who=one, about=code, needs=number, has=most)
    return None


def engines_of(state: SiegeState, side: Side, where: Collection[str] = (CAMP, WALL)) -> list[Engine]:
    """The engines of a side that are in camp or at the wall, none of them under repair."""
    return [engine for engine in state.engines.values() if engine.side == side and engine.where in where and not engine.repairing]


def on_maps(field: SiegeField, engine: Engine) -> bool:
    """Is an engine ever seen on a map? Some only throw from afar. [SC-CATA-01]"""
    return engine.kind in field.battle.machines and engine.kind not in field.rules.off_map


def checked_engines(position: SiegePosition, side: Side, engines: Sequence[str], rule: str) -> Refusal | None:
    """Engines that are named are there, and can come onto a map."""
    known = {engine.id: engine for engine in engines_of(position.state, side)}
    for name in engines:
        if name not in known or not on_maps(position.field, known[name]):
            return Refusal("engine_not_here", rule, about=name)
    if len(set(engines)) < len(engines):
        return Refusal("engine_named_twice", rule, about=engines[0])
    return None


def best(people: Iterable[Person], number: int, limits: dict[str, int] | None = None) -> tuple[BeingId, ...]:
    """The best so many of some people, sound ones before wounded ones, of no category more than may be."""
    left = dict(limits) if limits is not None else None
    found: list[BeingId] = []
    for person in sorted(people, key=lambda one: (one.wounded, is_engineer(one), [-rank(one)[0]], one.id)):
        if len(found) >= number:
            break
        if left is not None:
            if not left.get(category(person), 0):
                continue
            left[category(person)] -= 1
        found.append(person.id)
    return tuple(found)


def in_camp(state: SiegeState) -> list[Person]:
    """Besiegers who are free and can be in the camp or on patrol: when the tables are turned those in the redoubt cannot come out of it.

    [CAMP-02, FORAGE-03, A-ACT-20, A-ACT-27, BESB-07, A-ACT-17]
    """
    return [person for person in state.free(state.besieger) if not state.swapped or ARMY in person.roles]


def army(state: SiegeState) -> list[Person]:
    """The men of a relieving army that is at the siege. [EVENT-19, A-EVENT-19]"""
    return [person for side in (0, 1) for person in state.present(side) if ARMY in person.roles]


def garrison(state: SiegeState, side: Side) -> list[Person]:
    """Those of a side who are no relieving army. [EVENT-19, A-EVENT-19]"""
    return [person for person in state.present(side) if ARMY not in person.roles]


def captives(state: SiegeState, side: Side) -> list[Person]:
    """Those of the garrison of a side whom the other side holds. [RULING-G-85]"""
    alive = (person for person in state.people.values() if person.side == side and person.health != Health.DEAD)
    return [person for person in alive if person.fate == PRISONER and ARMY not in person.roles]


def afield(state: SiegeState, side: Side) -> list[Person]:
    """Those who can give battle in the open: when the tables are turned those in the redoubt cannot come out of it.

    [GSORT-03, A-ACT-38, BESB-07, A-ACT-17]
    """
    return [person for person in state.present(side) if not state.swapped or side != state.besieger or ARMY in person.roles]


def both(side: Side, one: tuple[BeingId, ...], other: tuple[BeingId, ...]) -> tuple[tuple[BeingId, ...], tuple[BeingId, ...]]:
    """Two parties in the order of the sides."""
    return (other, one) if side else (one, other)


def joined_party(state: SiegeState, side: Side, men: tuple[BeingId, ...]) -> Fight:
    """The fight with the party of a side."""
    assert state.fight is not None
    return state.fight._replace(parties=both(side, men, state.fight.parties[1 - side]))
