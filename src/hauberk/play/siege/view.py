"""What a side may see of a siege, built up from nothing. What the other side has sealed, or keeps in its cellars, is not in it.

Own people and stores are seen whole; of the enemy what can be seen over a wall: who is there, who is hurt, engines, breaches.
[RULING-G-52, and the tables of what is hidden in both digests]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hauberk.battle.core.being import SIDES, Health, Side
from hauberk.play.siege.wire import SiegeWire
from hauberk.siege import questions as q
from hauberk.siege.building import job_of
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.place import needed
from hauberk.siege.state import BESIEGED, BESIEGER, NEVER, Engine, Mine, Person, Project, SiegeState
from hauberk.siege.surrender import progress

Json = dict[str, Any]
STEPS = ("", "event", "initiative", "recovery", "action", "activities", "evening")


def view(position: SiegePosition, sees: Iterable[Side]) -> Json:
    """The siege as somebody sees it who holds these seats; nobody's seat sees what both sides see."""
    field, state = position
    eyes = frozenset(sees)
    over = state.outcome is not None
    whole = frozenset((0, 1)) if over else eyes
    found: Json = {
        "day": state.day,
        "step": STEPS[state.step] if state.step < len(STEPS) else "",
        "roles": {"besieger": SIDES[state.besieger], "besieged": SIDES[state.besieged]},
        "initiative": SIDES[state.initiative] if state.initiative >= 0 else None,
        "action": state.action,
        "place": _place(position),
        "sides": {SIDES[side]: _side(position, side, side in whole) for side in (0, 1)},
        "people": {person.id: _person(person, person.side in whole) for person in state.people.values()},
        "numbers": {SIDES[side]: len(state.present(side)) for side in (0, 1)},
        "events": sorted(event for event in state.events if event),
        "sallied": state.sallied,
        "restock": state.restock,
        "swapped": state.swapped,
        "afield": state.afield,
        "progress": progress(position),
        "asked": _asked(state, eyes),
        "fight": _fight(state, whole),
        "outcome": {"winner": SIDES[state.outcome.winner] if state.outcome.winner is not None else None, "reason": state.outcome.reason}
        if state.outcome
        else None,
    }
    if BESIEGED in whole or field.rules.switches.open_provisions:  # the cellars stay theirs when the tables are turned
        found["food"] = state.food
    if state.pledge:
        found["pledge"] = state.pledge
    if state.swapped and BESIEGER in whole:
        found["store"] = state.store
    return found


def _person(person: Person, own: bool) -> Json:
    """Somebody; what he is busy with and when he will be well only for his own side."""
    found: Json = {"side": SIDES[person.side], "health": Health.NAMES[person.health]}
    if person.fate:
        found["fate"] = person.fate
    if person.mounted:
        found["mounted"] = True
    if "commander" in person.roles:
        found["commander"] = True
    if own:
        found["roles"] = sorted(person.roles)
        if person.job:
            found["job"] = person.job
        if person.heal_day:
            found["heals"] = person.heal_day if person.heal_day != NEVER else None
    if person.within:
        found["within"] = True
    return found


def _side(position: SiegePosition, side: Side, own: bool) -> Json:
    """Engines and mines can be seen by everybody; stores and building sites by their own side alone."""
    field, state = position
    found: Json = {"engines": [_engine(engine) for engine in state.engines.values() if engine.side == side]}
    found["mines"] = [_mine(field, mine) for mine in state.mines.values() if mine.side == side]
    if own:
        found["stock"] = {kind: number for kind, number in state.stock[side].items() if number}
        found["projects"] = [_project(position, project) for project in state.projects.values() if project.side == side]
        found["sealed"] = state.orders[side] is not None
        if (given := state.given[side]) is not None:
            found["given"] = SiegeWire().value(given)
        if (quiet := state.quiet[side]) is not None:
            found["quiet"] = {"until": quiet.until, "why": quiet.why}
    return found


def _engine(engine: Engine) -> Json:
    return {
        "id": engine.id, "kind": engine.kind, "points": engine.points, "where": engine.where, "hexes": list(engine.hexes),
        "facing": engine.facing, "damaged": engine.damaged, "repairing": engine.repairing,
    }  # fmt: skip


def _mine(field: SiegeField, mine: Mine) -> Json:
    """A mine: everybody at the place hears where they dig, and sees the smoke."""
    section = field.place.sections[mine.section]
    return {
        "id": mine.id, "section": mine.section, "gallery": mine.gallery, "dug": list(mine.dug), "needed": needed(section),
        "state": mine.state, "lost": mine.lost,
    }  # fmt: skip


def _project(position: SiegePosition, project: Project) -> Json:
    job = job_of(position, project)
    return {
        "id": project.id, "line": project.line, "engineer": project.engineer, "workers": list(project.workers), "done": project.done,
        "days": job.days if job else None, "paused": project.paused,
    }  # fmt: skip


def _place(position: SiegePosition) -> Json:
    """Walls hex by hex with the grades they have lost and had."""
    field, state = position
    grades = field.battle.bombardment.grades
    walls = {
        wall.hex: {
            "kind": wall.kind, "ring": wall.ring, "section": wall.section, "material": wall.material, "grades": grades[wall.material],
            "lost": state.damage.get(wall.hex, 0), "down": wall.hex in state.down, "burnt": wall.hex in state.burnt,
        }
        for wall in field.place.walls.values()
    }  # fmt: skip
    return {
        "id": field.place.id, "sheet": field.place.sheet, "kind": field.place.kind, "walls": walls, "gate": state.gate,
        "bridge": state.bridge, "fascines": list(state.fascines), "held": state.held, "redoubt": state.redoubt,
        "down": sorted(state.down),
    }  # fmt: skip


def _asked(state: SiegeState, eyes: frozenset[Side]) -> Json | None:
    """Who must decide, and what, if it is one's own matter."""
    if not state.pending:
        return None
    question = state.pending[-1]
    if question.side not in eyes and not isinstance(question, q.FightAwaited):
        return {"side": SIDES[question.side]}
    return SiegeWire().question(question)


def _fight(state: SiegeState, eyes: frozenset[Side]) -> Json | None:
    """The fight of the day: its kind is known when it is chosen; who takes part is known to his own side alone before it begins."""
    fight = state.fight
    if fight is None:
        return None
    found: Json = {"kind": fight.kind, "attacker": SIDES[fight.attacker], "number": fight.number, "begun": bool(fight.set_up)}
    found["parties"] = {SIDES[side]: list(fight.parties[side]) for side in eyes}
    return found
