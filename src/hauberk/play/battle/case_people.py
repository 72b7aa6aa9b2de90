"""People of a case: named ones, men given by their numbers or their class, horses without their riders, and what befell them before."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hauberk.battle.core.being import Being, Mark
from hauberk.battle.core.character import Character, Values
from hauberk.battle.core.field import Field
from hauberk.battle.core.rules import Figures
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE, MOVEMENT
from hauberk.battle.core.works import MOVEMENT_SEQUENCE, STAMP, full_turns
from hauberk.battle.shooting.shots import limit_of, missiles
from hauberk.common.faults import Reader
from hauberk.rulesets.people import COUNTED, MISSILES, TRAITS, WEAPONS, Kind, People, faces_of, handling

OF_HORSE = ".horse"
NUMBERS = ("name", "foot", "mounted", "foot_wounded", "mounted_wounded", "armoured", "weapons", "traits", "kind")
"""Fields that say who somebody is; all others say how he is now."""
THREE = 3
"""Attack, defence and movement."""


def given_by_numbers(entry: dict[str, Any]) -> bool:
    """Does an entry say itself who the man is? `mounted = true` alone says only that he rides."""
    return any(key in entry for key in NUMBERS if key != "mounted") or isinstance(entry.get("mounted"), list)


def with_strangers(people: People, reader: Reader, figures: Figures) -> People:
    """The people of the package, and besides those whom the case makes by numbers or class; a rider's horse may be there alone.

    [COUNTER-01, COUNTER-03, UNHORSE-05]
    """
    characters = dict(people.characters)
    listed = [(key, entry) for key in ("people", "men") for entry in reader.children(key)]
    for key, entry in listed:
        who = entry.table.get("who")
        if isinstance(who, str) and (key == "people" or given_by_numbers(entry.table)):
            characters[who] = _Counter(entry, people, figures).character(who)
        if key == "people":
            entry.text("who")
            entry.finish()
    for _, entry in listed:
        who = str(entry.table.get("who"))
        owner = characters.get(who.removesuffix(OF_HORSE))
        if who.endswith(OF_HORSE) and owner is not None and owner.rides:
            characters.setdefault(who, people.horse_for(owner))
    return replace(people, characters=characters)


class _Counter:
    """Reads the numbers of one counter."""

    def __init__(self, entry: Reader, people: People, figures: Figures) -> None:
        self.entry, self.people, self.figures = entry, people, figures

    def character(self, who: str) -> Character:
        """A named man with other numbers, one of a class, or one of nothing but numbers."""
        entry, known = self.entry, self.people.characters.get(who)
        word = entry.choice("kind", self.people.kinds, default=known.kind if known else "")
        kind = self.people.kinds.get(word)
        if kind is None and known is None and "foot" not in entry:
            entry.fault("who", f"nobody is called {who!r}", "give his numbers, foot = [attack, defence, movement], or his class, kind = …")
        armoured = entry.flag("armoured", default=known.armoured if known else bool(kind and kind.armoured))
        weapons = entry.choices("weapons", WEAPONS) if "weapons" in entry else known.weapons if known else ()
        if len(COUNTED & set(weapons)) > 1:
            entry.fault("weapons", f"{who} carries two weapons whose throws are counted", "one of " + ", ".join(sorted(COUNTED)))
        traits = frozenset(entry.choices("traits", TRAITS)) | (kind.traits if kind else frozenset())
        faces = self._faces(kind, known, armoured, "beast" in traits)
        code = known.code if known else (kind.code if kind else "xx").rjust(THREE, "x")
        letter = next((MISSILES[word].letter for word in weapons if word in MISSILES and MISSILES[word].letter), code[2])
        return Character(
            who, entry.text("name", default=known.name if known else who), word, known.group if known else "", code[:2] + letter, armoured,
            faces, weapons, traits | (known.traits if known else frozenset()), not MISSILES.keys().isdisjoint(weapons),
            known.arms if known else {}, handles=handling(weapons),
        )  # fmt: skip

    def _faces(self, kind: Kind | None, known: Character | None, armoured: bool, beast: bool) -> dict[str, Values]:
        """Numbers as they are given; what is left out comes from the person, else from the class. [STATE-07, MOVE-02]"""
        found: dict[str, Values] = dict(known.faces) if known else {}
        stands: dict[str, tuple[Values, int]] = {}
        if kind is not None and known is None:
            stands["foot"] = kind.foot, kind.foot_wounded_movement
            if kind.mounted is not None:
                stands["mounted"] = kind.mounted, kind.mounted_wounded_movement
        for stand in ("foot", "mounted"):
            if isinstance(self.entry.table.get(stand), list):
                values = self._three(stand)
                half = -(-values.movement // self.figures.wounded_divisor) if stand == "foot" else values.movement
                stands[stand] = values, half
        if stands and "foot" not in stands and known is not None:
            stands["foot"] = known.faces["foot"], known.faces.get("foot_wounded", known.faces["foot"]).movement
        if "foot" in stands:
            found |= faces_of(stands, armoured, beast, self.figures)
        for face in ("foot_wounded", "mounted_wounded"):
            if face in self.entry:
                found[face] = self._three(face)
        return found or {"foot": Values(0, 0, 0)}

    def _three(self, key: str) -> Values:
        numbers = self.entry.integers(key)
        if len(numbers) != THREE or min(numbers) < 0:
            self.entry.fault(key, f"{key}: three numbers are wanted", "attack, defence, movement, as printed on the counter")
            return Values(0, 0, 0)
        return Values(*numbers)


# -- what befell them before -------------------------------------------------------------------------------------------

PAST = ("stood", "fought", "begun")
"""`stood`: full turns; `fought`, `begun`: how many phases ago."""
_PHASES = {"stood": 2, "fought": 1, "begun": 1}


def phases_needed(reader: Reader) -> int:
    """The least number of the present phase that leaves room for all that has happened before."""
    past = [
        _PHASES[key] * entry.table[key]
        for entry in reader.children("men")
        for key in PAST
        if isinstance(entry.table.get(key), int) and not isinstance(entry.table[key], bool)
    ]
    return 1 + max(past, default=0)


def with_past(entry: Reader, being: Being, phase: int, active: int) -> Being:
    """For how long he has stood, and how many phases ago he fought, or began a work. [RULING-G-01, A-TOWER-12, RULING-A-GEN-01]"""
    changes: dict[str, Any] = {}
    if "stood" in entry:
        own = phase if being.side == active else phase - 1
        changes["busy"] = full_turns(own, entry.integer("stood", least=0), MOVEMENT_SEQUENCE)
    if "fought" in entry:
        changes["fought"] = phase - entry.integer("fought", least=0)
    if "begun" in entry:
        changes["since"] = phase - entry.integer("begun", least=0)
    return being._replace(**changes) if changes else being


def with_deeds(being: Being, phase: int, active: int) -> Being:
    """What his marks say he has done, he has also done at some moment: he has not stood idle since. [RULING-G-01, A-TOWER-12]"""
    own, others = (phase, phase - 1) if being.side == active else (phase - 1, phase)
    stamps = [own * STAMP + sequence for sequence, marks in _WHEN.items() if being.marks & marks]
    stamps += [others * STAMP + sequence for sequence, mark in _WHEN_PASSIVE.items() if being.marks & mark]
    fought = [own] if being.marks & (Mark.ATTACKED | Mark.CHARGED) else []
    fought += [phase] if being.marks & Mark.STRUCK else []
    return being._replace(busy=max([being.busy, *stamps]), fought=max([being.fought, *fought]))


_WHEN = {FIRE: Mark.SHOT, CHARGES: Mark.CHARGED, MOVEMENT: Mark.MOVED | Mark.SADDLE, COMBAT: Mark.ATTACKED | Mark.WORKED}
_WHEN_PASSIVE = {CHARGES: Mark.COUNTERED, MOVEMENT: Mark.SHOT_BACK}


def with_points(field: Field, being: Being, spent: int, left: int) -> Being:
    """His allowance, and what is left of it: what he has not spent; whoever has shot is held to the limit of his weapon. [MOVE-06]"""
    allowance = being.values.movement
    rest = allowance - spent
    if being.marks & Mark.SHOT and (weapons := missiles(field, being)):
        rest = min(rest, max(0, max(limit_of(weapon, allowance) for weapon in weapons) - spent))
    return being._replace(allowance=allowance, left=rest if left < 0 else left)
