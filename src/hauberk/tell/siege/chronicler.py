"""What a chronicler keeps of a siege: everything but trifles of the day."""

from __future__ import annotations

from collections.abc import Mapping

from hauberk.battle.core.being import SIDES, BeingId, Health
from hauberk.siege import events as e
from hauberk.siege.field import SiegeField
from hauberk.siege.initiative import PASS
from hauberk.siege.state import GONE, HERE, PRISONER, Person, SiegeState
from hauberk.tell.chronicler import Chronicler, Fate
from hauberk.tell.siege import headings as bearing

WEIGHTS = {
    "siege_ended": 8, "fell_back": 7, "roles_swapped": 7, "camp_burnt": 3, "pledge_made": 5, "fight_ended": 4, "grade_lost": 1, "burnt": 3,
    "engine_lost": 2, "joined": 2, "parleyed": 1, "bombarded": 0, "rampart_held": 3, "mine_set": 1,
}  # fmt: skip
TRIFLES = frozenset({"quick_fought", "wound_seen", "initiative_taken", "marker_moved", "healed", "unhorsed", "project_set"})


def passes(event: e.Event, _state: SiegeState) -> bool:
    """Meals, and days on which nothing is undertaken."""
    return (isinstance(event, e.ActionChosen) and event.action == PASS) or (isinstance(event, e.FoodChanged) and event.why == "eaten")


def fates(_field: SiegeField, state: SiegeState) -> Mapping[BeingId, Fate]:
    """How everybody stands at a moment."""
    return {each.id: Fate(state_of(each), SIDES[each.side], "commander" in each.roles) for each in state.people.values()}


def state_of(person: Person) -> str:
    """Dead, prisoner, gone, wounded or healthy."""
    if person.health == Health.DEAD:
        return "dead"
    if person.fate != HERE:
        return {PRISONER: "prisoner", GONE: "gone"}[person.fate]
    return "wounded" if person.wounded else "healthy"


CHRONICLER = Chronicler(
    chapter=lambda state: max(1, int(state.day)), weights=WEIGHTS, trifles=TRIFLES, passes=passes, where=bearing.where, fates=fates
)  # fmt: skip
