"""What a chronicler keeps of a battle: blows and shots that told, works that were done, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from hauberk.battle.core.being import SIDES, Away, Being, BeingId, Health, Side
from hauberk.battle.core.events import Event, Tested, Worked
from hauberk.battle.core.field import Field
from hauberk.battle.core.state import State
from hauberk.board.board import Cell
from hauberk.play.battle.game import Battle
from hauberk.tell.battle.names import Names
from hauberk.tell.chronicler import Chronicler, Fate, Track

WEIGHTS = {
    "battle_ended": 6, "withdrawal_began": 4, "door_set": 2, "machine_set": 2, "machine_left": 2, "worked": 1, "tested": 1, "ladder_set": 1,
    "fire_set": 1, "damage_set": 1, "captured": 1, "unhorsed": 1, "formation_dissolved": 1, "left": 1, "patrol_called": 1,
}  # fmt: skip
GREAT = frozenset({"open_door", "break_door", "destroy_bridge", "lower_bridge", "tip_oil", "pour_barrel", "set_fire", "free_prisoner"})
"""Works that are told; whatever is carried, turned and raised is not."""
DONE = frozenset({"falls", "demolished", "damaged", "lit", "parts", "killed", "wounded", "dies"})
"""What a die has made of a work, where it has made something."""
_PLACES = ("cell", "origin", "aim", "impact", "to")


def where(field: Field, event: Event, state: State) -> tuple[str, ...]:
    """The hexes it names, and those of whom it names."""
    people = (getattr(event, name, None) for name in ("man", "target", "victim"))
    cells = [state.beings[who].cell for who in people if who in state.beings]
    cells += [cell for cell in (getattr(event, name, -1) for name in _PLACES) if isinstance(cell, int)]
    return tuple(field.name(cell) for cell in dict.fromkeys(cells) if cell >= 0)


def fates(_field: Field, state: State) -> Mapping[BeingId, Fate]:
    """How everybody stands at a moment; beasts are not counted."""
    return {man.id: Fate(_state(man), SIDES[man.side]) for side in (0, 1) for man in state.people(side)}


def _state(man: Being) -> str:
    if man.health == Health.DEAD:
        return "dead"
    if man.captive or man.away == Away.CAPTURED:
        return "prisoner"
    return "wounded" if man.health == Health.WOUNDED else "healthy"


def passes(event: Event, _state: State) -> bool:
    """Handiwork, and throws that came to nothing."""
    return (isinstance(event, Worked) and event.task not in GREAT) or (isinstance(event, Tested) and event.result not in DONE)


def tracks(names: Names, match: Battle) -> list[Track]:
    """Where the middle of each side was at the end of every turn."""
    found = []
    for side in (0, 1):
        steps: dict[int, str] = {}
        for number in range(len(match.steps)):
            state = match.state_at(number)
            if (middle := _middle(names.field, state, side)) is not None:
                steps[state.turn] = names.field.name(middle)
        found.append(Track(SIDES[side], names.side(side), SIDES[side], tuple(steps.items())))
    return found


def _middle(field: Field, state: State, side: Side) -> Cell | None:
    """The hex of whoever has the least way to all the others of his side."""
    cells = [man.cell for man in state.people(side) if man.able and man.cell >= 0]
    return min(cells, key=lambda cell: (sum(field.board.distance(cell, other) for other in cells), cell), default=None)


CHRONICLER = Chronicler(
    chapter=lambda state: int(state.turn),
    weights=WEIGHTS,
    trifles=frozenset({"recovered", "movement_cut", "fell", "retreated", "advanced", "rode", "moved"}),
    passes=passes,
    where=where,
    fates=fates,
    part=lambda state: SIDES[state.active],
    tracks=tracks,
    only_weighty=True,
    luck=frozenset({"melee", "impact", "hit", "infiltration"}),
)
