"""What the news of a siege are about: everything that happens there concerns both sides."""

from __future__ import annotations

from typing import Any

from hauberk.siege import events as e
from hauberk.siege.field import SiegeField
from hauberk.siege.kinds import COUNTER_MINE
from hauberk.siege.state import SiegeState
from hauberk.tell.headings import BATTLES, ELSEWHERE, OTHER, PEOPLE, PLACES, SEEN, STORES, WALLS, Bearing, words_of

PARTS = {
    kind: part
    for part, kinds in {
        PLACES: "fell_back roles_swapped rampart_held parleyed pledge_made siege_ended",
        BATTLES: "action_chosen fight_set quick_fought fight_ended broken_off camp_burnt",
        PEOPLE: "hurt wound_seen healed departed joined unhorsed quartered",
        WALLS: "bombarded grade_lost fire_tried burnt mine_set place_set stock_changed engine_set engine_lost project_set",
        STORES: "provisions_found food_changed store_changed",
        SEEN: "event_drawn marker_moved rolled",
    }.items()
    for kind in kinds.split()
}
GRAVE = frozenset({"hurt", "departed", "fight_ended", "fell_back", "roles_swapped", "grade_lost", "burnt", "engine_lost", "camp_burnt"})


OF_NO_FIGHT = {"pass": OTHER, "negotiate": PLACES}
"""Actions of a day that bring nobody to blows."""


def part(event: e.Event, kind: str) -> str:
    """By its kind; an action of the day by what is done."""
    if isinstance(event, e.ActionChosen):
        return OF_NO_FIGHT.get(event.action, BATTLES)
    return PARTS.get(kind, OTHER)


def concerns(_field: SiegeField, _event: e.Event, _before: SiegeState, _after: SiegeState, _side: Any) -> bool:
    """Whatever is told in a siege concerns whoever hears it."""
    return True


def where(field: SiegeField, event: e.Event, _state: SiegeState) -> tuple[str, ...]:
    """The hexes of walls that it names."""
    return tuple(dict.fromkeys(word for word in words_of(event) if word in field.place.walls))


def strange(_field: SiegeField, _event: e.Event, _state: SiegeState, _side: Any) -> str:
    """Nothing is."""
    return ELSEWHERE


def begins(event: e.Event, state: SiegeState) -> bool:
    """A fight is prepared where there was none."""
    return isinstance(event, e.FightSet) and state.fight is None


def ends(event: e.Event) -> bool:
    """A fight is over; a counter-mine that is begun is none."""
    return isinstance(event, e.FightEnded) and event.kind != COUNTER_MINE


def closes(event: e.Event) -> bool:
    """The next step of the day begins, or the next day."""
    return isinstance(event, e.StepBegan | e.DayBegan)


BEARING = Bearing(
    part=part, grave=GRAVE, concerns=concerns, where=where, strange=strange, begins=begins, ends=ends, closes=closes,
    person=lambda state, who: state.people.get(who),
)  # fmt: skip
