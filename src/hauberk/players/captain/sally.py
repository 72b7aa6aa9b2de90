"""Out of the gate and back into the keep: when defenders sally, who goes, and where they fall back to when the wall is lost."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import Away, Being, BeingId, Health, Machine
from hauberk.battle.fire.fuel import burns, reach
from hauberk.battle.machines.footprint import ground_parts
from hauberk.board.board import Cells, bits, cells_of
from hauberk.players.captain.aims import Goal, distance_map
from hauberk.players.captain.floods import FAR, marches
from hauberk.players.captain.survey import Survey, is_shooter

FAR_OUT = 14
"""Nobody sallies farther than so many points of march."""
PARTY = 5
"""So many go at most, and never more than half of those who can fight."""
GUARDS = 8
"""Enemies so near to a machine are its guards: they would be there before it burns."""
STRONGER = 1.25
"""How much stronger than the guards the party must be."""
BROKEN = 2
"""An enemy so many times weaker is gone for in the open."""
LOST = 12
"""Enemies so near to the last place, with nothing but its own doors between, are inside the walls."""
MOST_INSIDE = 2
"""More than one in so many."""
REFUGES = ("redoubt", "keep", "centre")
"""Where the last stand is made, if only lives count."""


class Sally(NamedTuple):
    """Some men who go out against something."""

    cells: Cells
    """Where they want to stand."""
    men: frozenset[BeingId]


def sally(survey: Survey) -> Sally | None:
    """The best sally there is: at a machine that few guard, or after an enemy who is broken."""
    if not survey.aims.of_kind("guard") or survey.aims.of_kind("hold") or not survey.temper.foresees or not survey.field.board.built:
        return None
    if _to_come(survey):  # nobody knows yet who will stand round what is left at the edge
        return None
    fighters = [man for man in survey.own if _fights(survey, man)]
    foes = [foe for foe in survey.foes if foe.able and foe.cell >= 0]
    if foes and len(fighters) >= BROKEN * len(foes):
        return Sally(cells_of(foe.cell for foe in foes), frozenset(man.id for man in fighters))
    options = [found for machine in survey.state.machines.values() if (found := _at_machine(survey, machine, fighters)) is not None]
    return max(options, key=lambda each: (each[0], sorted(each[1].men)), default=(0.0, None))[1]


def _to_come(survey: Survey) -> int:
    """How many enemies wait beside the map."""
    return sum(foe.away == Away.WAITING for foe in survey.state.people(1 - survey.side))


def _fights(survey: Survey, man: Being) -> bool:
    """On his feet, unhurt, and of more use hand to hand than from the wall."""
    return man.able and man.cell >= 0 and man.health == Health.HEALTHY and not man.carries and not is_shooter(survey.field, man)


def _at_machine(survey: Survey, machine: Machine, fighters: list[Being]) -> tuple[float, Sally] | None:
    """A party against one machine of the enemy, and by how much it is stronger than the guards."""
    field, kind = survey.field, survey.field.rules.machines[machine.kind]
    if machine.side == survey.side or machine.away or machine.folded or kind.pushed_by or machine.bridge:
        return None
    parts = [part.cell for part in ground_parts(field.board, kind, machine) if part.cell >= 0 and burns(field.at(survey.state), part.cell)]
    ring = cells_of(cell for part in parts for cell in reach(field, part, by_hand=True)) & field.move_graphs[0].enterable
    if not ring or any(cell in survey.state.works.fires for cell in parts):
        return None
    far = {man.id: distance_map(field, man, ring, survey.aims.hopes)[man.cell] for man in fighters}
    near = sorted((man for man in fighters if far[man.id] <= FAR_OUT), key=lambda man: (far[man.id] > 0, -man.values.attack, man.id))
    party = near[: min(PARTY, len(fighters) // 2)]
    guards = [foe for foe in survey.foes if foe.able and _beside(survey, foe, machine)]
    strength, against = sum(man.values.attack for man in party), sum(foe.values.attack for foe in guards)
    if not party or strength < STRONGER * against:
        return None
    return strength - STRONGER * against, Sally(ring, frozenset(man.id for man in party))


def _beside(survey: Survey, foe: Being, machine: Machine) -> bool:
    return foe.cell >= 0 and min(survey.field.board.distance(foe.cell, cell) for cell in machine.cells) <= GUARDS


def within(survey: Survey) -> Cells:
    """The place that a garrison keeps to: whoever is stormed by more than he has himself, and loses it with the last man inside, leaves it
    only by plan. Nothing where most of them are outside already.
    """
    guards = survey.aims.of_kind("guard")
    if not guards or not guards[0].all_of_it or survey.aims.of_kind("hold") or not survey.field.board.built:
        return 0
    own = [man for man in survey.own if man.able and man.cell >= 0]
    inside = sum(bool(man.area & guards[0].cells) for man in own)
    return guards[0].cells if len(survey.foes) + _to_come(survey) > len(own) and MOST_INSIDE * inside > len(own) else 0


def _under_a_roof(survey: Survey, cells: Cells) -> bool:
    """Is it a house, a church, a keep? A court is no refuge: there one fights."""
    ground = survey.field.board.ground
    return 2 * sum("roofed" in ground[cell].traits for cell in bits(cells)) > cells.bit_count()


def refuge(survey: Survey) -> Goal | None:
    """Where everybody falls back to when the wall is lost: ground that is denied by being there, or the keep when only lives count.

    Ground of which a part is enough for the enemy is fought for to the end: there is nothing behind it.
    """
    board, guards = survey.field.board, survey.aims.of_kind("guard")
    if not board.built or not survey.temper.foresees or survey.aims.of_kind("hold"):
        return None
    if guards:
        cells = guards[0].cells if guards[0].all_of_it and _under_a_roof(survey, guards[0].cells) else 0
    else:
        cells = next((board.areas[name] for name in REFUGES if board.areas.get(name)), 0) if survey.aims.ahead else 0
    if not cells:
        return None
    ways = marches(board, survey.field.move_graphs[0], cells, farthest=LOST)
    inside = [foe for foe in survey.foes if foe.able and foe.cell >= 0 and ways[foe.cell] < LOST]
    able = [man for man in survey.own if man.able and man.cell >= 0]
    here = [man for man in able if distance_map(survey.field, man, cells)[man.cell] < FAR]
    return Goal("guard", cells, frozenset(), len(able), True) if here and len(inside) > len(able) else None
