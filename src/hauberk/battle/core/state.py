"""The state of a battle: frozen values, replaced and never changed. Only `with_being` touches the look-ups beside the beings."""

from __future__ import annotations

from typing import Any, NamedTuple

from hauberk.battle.core.being import NOBODY, Being, BeingId, Formation, Health, Machine, Mark, Side
from hauberk.battle.core.questions import Question
from hauberk.battle.core.works import NOTHING, STAMP, Works
from hauberk.board.board import Cell, Cells
from hauberk.common.values import quick_to_change

FIRE, CHARGES, MOVEMENT, COMBAT, RECOVERY = range(1, 6)
"""The five sequences of a phase. [TURN-04]"""


PEOPLE = 8
"""So many sets of able people there are, by side and kind; see `rank_of`."""


class Outcome(NamedTuple):
    """How the battle ended."""

    winner: Side | None
    reason: str
    """`victory` (a condition was met) or `time` (the turns are over)."""
    condition: int = -1
    """Number of the victory line that decided."""


@quick_to_change
class State(NamedTuple):
    """Everything that changes in a battle."""

    turn: int
    active: Side
    sequence: int
    phase: int
    """Number of the phase, counted from 1."""
    beings: dict[BeingId, Being]
    at: dict[Cell, tuple[BeingId, ...]]
    """Who, living, covers a cell."""
    ranks: tuple[Cells, ...] = (0,) * 8
    """Cells of able people, by side and kind of mover: index side × 4 + mounted × 2 + armoured."""
    lying: Cells = 0
    """Cells of stunned people."""
    beasts: Cells = 0
    """Cells of living beasts and riderless horses."""
    captives: Cells = 0
    ladders: Cells = 0
    """Cells of ladder carriers, who threaten nobody. [INF-13]"""
    dead_men: dict[Cell, int] = {}
    dead_horses: dict[Cell, int] = {}
    moving: BeingId = ""
    """Who is in the middle of his movement."""
    pending: tuple[Question, ...] = ()
    """What must be decided before the sequence goes on; the last one first."""
    formations: dict[int, Formation] = {}
    charged: frozenset[BeingId] = frozenset()
    """Targets of charges in this phase. [CHARGE-02]"""
    machines: dict[str, Machine] = {}
    outcome: Outcome | None = None
    held: BeingId = ""
    """The passive side lets this mover pass without asking again."""
    sheltered: dict[BeingId, tuple[int, Cell, int]] = {}
    """The side on which somebody is covered by a corner or a door: since which phase, on which cell. [BLDG-09]"""
    works: Works = NOTHING
    """What men have built, broken, brought or set alight."""
    withdrawing: Side = NOBODY
    """The side that has lost its last leader and goes. [A-MISC-03]"""
    marksmen: tuple[BeingId, ...] = ()
    """Everybody who has something to shoot or throw, whatever has become of him."""
    led: tuple[BeingId, ...] = ()
    """Every horse and beast that is led, in the order of the beings. [HORSE-09]"""
    fought: int = 0
    """The phase in which anybody last fought hand to hand; 0: not yet. [ASSLT-07, RULING-A-ACT-03]"""

    def being(self, who: BeingId) -> Being:
        """The being with this name."""
        return self.beings[who]

    def standing(self, side: Side) -> Cells:
        """Cells of able people of a side."""
        a, b, c, d = self.ranks[side * 4 : side * 4 + 4]
        return a | b | c | d

    @property
    def occupied(self) -> Cells:
        """Cells with a living being. [STACK-01]"""
        a, b, c, d, e, f, g, h = self.ranks
        return a | b | c | d | e | f | g | h | self.lying | self.beasts | self.captives

    @property
    def upright(self) -> Cells:
        """Cells of everybody alive who does not lie on the ground. [LOF-20]"""
        a, b, c, d, e, f, g, h = self.ranks
        return a | b | c | d | e | f | g | h | self.beasts | self.captives

    def people(self, side: Side) -> list[Being]:
        """The people of a side, on the map or not, in a fixed order."""
        return [being for being in self.beings.values() if being.side == side and not being.character.is_beast]

    def foes(self, side: Side) -> list[Being]:
        """Everybody living who is not of a side, horses that belong to nobody among them."""
        return [other for other in self.beings.values() if other.side != side and other.alive]

    def with_being(self, new: Being, **also: Any) -> State:
        """This state with one being changed, and other fields besides; the only place that keeps the look-ups in step."""
        beings = self.beings.copy()
        old = beings.get(new.id)
        if old is not None and (
            new.cell != old.cell or new.marks & ~old.marks & Mark.DEEDS or (new.health == Health.STUNNED != old.health)
        ):
            new = new._replace(busy=self.phase * STAMP + self.sequence)
        beings[new.id] = new
        if new.leader != (old.leader if old is not None else ""):
            self = self._replace(led=tuple([being.id for being in beings.values() if being.leader]))
        if old is None and new.character.missile:
            self = self._replace(marksmen=(*self.marksmen, new.id))
        elif old is not None and _same_but_for_place(old, new):
            if old.cell == new.cell and old.tail == new.tail and (old.health == new.health or not self._shared(new)):
                return self._replace(beings=beings, **also)
            if new.alive and old.cell >= 0 and not new.marks & Mark.LADDER:
                return self._with_moved(beings, old, new, also)
        at = self.at
        ranks, fields = list(self.ranks), [self.lying, self.beasts, self.captives]
        dead_men, dead_horses = self.dead_men, self.dead_horses
        for being, sign in ((old, -1), (new, 1)):
            if being is None or not being.on_map:
                continue
            if being.health == Health.DEAD:
                if being.character.kind == "horse":
                    dead_horses = _count(dead_horses, being.cells, sign)
                else:
                    dead_men = _count(dead_men, being.cells, sign)
                continue
            if at is self.at:
                at = at.copy()
            for cell in being.cells:
                here = at.get(cell, ())
                here = (*here, being.id) if sign > 0 else tuple(other for other in here if other != being.id)
                if here:
                    at[cell] = here
                else:
                    at.pop(cell, None)
        for being in (old, new):
            if being is not None:
                _mask(ranks, fields, being, being is new, at, beings)
        ladders = self.ladders
        for being in (old, new):
            if being is not None and being.marks & Mark.LADDER and being.cell >= 0:
                ladders = ladders | being.area if being is new and being.able else ladders & ~_left_to(being, at, beings)
        return self._replace(
            beings=beings, at=at, ladders=ladders, ranks=tuple(ranks), lying=fields[0], beasts=fields[1], captives=fields[2],
            dead_men=dead_men, dead_horses=dead_horses, **also,
        )  # fmt: skip

    def _shared(self, being: Being) -> bool:
        """Does another stand on one of his hexes? Whoever changes there comes last among them."""
        return any([len(self.at.get(cell, ())) > 1 for cell in being.cells])

    def _with_moved(self, beings: dict[BeingId, Being], old: Being, new: Being, also: dict[str, Any]) -> State:
        """The commonest change: somebody is elsewhere, and nothing else about him is different."""
        at, who, slot = self.at.copy(), new.id, rank_of(new)
        assert slot is not None
        for cell in old.cells:
            here = at[cell]
            if len(here) == 1:
                del at[cell]
            else:
                at[cell] = tuple([other for other in here if other != who])
        for cell in new.cells:
            at[cell] = (*at[cell], who) if cell in at else (who,)
        left = old.area
        for cell in old.cells:  # during movement two may share a cell: keep the bit of the other
            if any([rank_of(beings[other]) == slot for other in at.get(cell, ())]):
                left &= ~(1 << cell)
        if slot < PEOPLE:
            ranks = list(self.ranks)
            ranks[slot] = ranks[slot] & ~left | new.area
            return self._replace(beings=beings, at=at, ranks=tuple(ranks), **also)
        name = ("lying", "beasts", "captives")[slot - PEOPLE]
        return self._replace(beings=beings, at=at, **{name: getattr(self, name) & ~left | new.area}, **also)


def _same_but_for_place(old: Being, new: Being) -> bool:
    """Nothing that the look-ups know has changed, except perhaps his hexes."""
    return (
        (old.health == new.health or (old.health < Health.STUNNED and new.health < Health.STUNNED))
        and old.away == new.away
        and old.mount == new.mount
        and old.captive == new.captive
        and old.side == new.side
        and not (old.marks ^ new.marks) & Mark.LADDER
    )


def _count(counts: dict[Cell, int], cells: tuple[Cell, ...], sign: int) -> dict[Cell, int]:
    counts = counts.copy()
    for cell in cells:
        number = counts.get(cell, 0) + sign
        if number:
            counts[cell] = number
        else:
            counts.pop(cell, None)
    return counts


def _mask(
    ranks: list[Cells], fields: list[Cells], being: Being, add: bool, at: dict[Cell, tuple[BeingId, ...]], beings: dict[BeingId, Being]
) -> None:
    """Add a being to its set of cells, or take it out where nobody of the same set is left."""
    slot = rank_of(being)
    if slot is None:
        return
    area = being.area
    if not add:  # during movement two may share a cell: keep the bit of the other
        for cell in being.cells:
            if any(other != being.id and rank_of(beings[other]) == slot for other in at.get(cell, ())):
                area &= ~(1 << cell)
        if slot < PEOPLE:
            ranks[slot] &= ~area
        else:
            fields[slot - PEOPLE] &= ~area
    elif slot < PEOPLE:
        ranks[slot] |= area
    else:
        fields[slot - PEOPLE] |= area


def _left_to(carrier: Being, at: dict[Cell, tuple[BeingId, ...]], beings: dict[BeingId, Being]) -> Cells:
    """The cells a ladder carrier leaves to no other carrier: those at one ladder share a cell while they walk."""
    area = carrier.area
    for cell in carrier.cells:
        others = [beings[other] for other in at.get(cell, ()) if other != carrier.id]
        if any(other.marks & Mark.LADDER and other.able for other in others):
            area &= ~(1 << cell)
    return area


def rank_of(being: Being) -> int | None:
    """Which set of cells a being belongs to: 0–7 able people, 8 stunned, 9 beasts, 10 captives."""
    if not being.alive:
        return None
    if being.character.is_beast:
        return 9
    if being.health == Health.STUNNED:
        return 8
    if being.captive:
        return 10
    return being.side * 4 + (2 if being.mount else 0) + (1 if being.character.armoured else 0)
