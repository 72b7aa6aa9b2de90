"""Who does what today: one job for one man, engineers above all. [BUILD-02, RULING-A-BUILD-06]"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from hauberk.battle.core.being import BeingId, Side
from hauberk.common.refusal import Refusal
from hauberk.siege.state import Person, SiegeState

ENGINEER, MINER = "engineer", "miner"
LORDLY = frozenset({"noble", "knight"})


class Roll:
    """The roll of a side's people while its orders are read: whoever is given a job is struck off."""

    def __init__(self, state: SiegeState, side: Side, without: Collection[BeingId] = ()) -> None:
        self.state, self.side = state, side
        self.idle: dict[BeingId, Person] = {person.id: person for person in state.free(side) if person.id not in without}
        self.taken: set[BeingId] = set()
        """Who has been given his job a moment ago."""

    def engage(self, men: Iterable[BeingId], rule: str) -> Refusal | None:
        """Give some people a job; a refusal if one of them is not there, not ours, or busy. [RULING-A-BUILD-06]"""
        for who in men:
            person = self.state.people.get(who)
            if person is None or person.side != self.side:
                return Refusal("nobody_of_that_name", rule, about=who)
            if not person.present:
                return Refusal("not_at_the_siege", rule, who=who)
            if who not in self.idle:
                return Refusal("has_a_job_today", rule, who=who)
            del self.idle[who]
            self.taken.add(who)
        return None

    def give_back(self, men: Iterable[BeingId]) -> None:
        """Set some people free again."""
        self.idle.update({who: self.state.people[who] for who in men if self.state.people[who].present})
        self.taken -= set(self.idle)

    def engineers(self) -> list[Person]:
        """Engineers who are free."""
        return [person for person in self.idle.values() if is_engineer(person)]

    def others(self) -> list[Person]:
        """Everybody else who is free, the least of them first: lords do not dig."""
        workers = (person for person in self.idle.values() if not is_engineer(person))
        return sorted(workers, key=lambda person: (is_lord(person), *rank(person)))


def is_engineer(person: Person) -> bool:
    """Can he direct a work? [A-BUILD-01, A-MINE-01]"""
    return ENGINEER in person.roles or person.character.kind == ENGINEER


def is_lord(person: Person) -> bool:
    """Somebody whom no sergeant sends to work, however weak his arm."""
    return bool(person.character.traits & LORDLY) or "commander" in person.roles


def rank(person: Person) -> tuple[int, str]:
    """Order of worth in a fight."""
    values = person.character.faces["foot"]
    return values.attack + values.defence, person.id
