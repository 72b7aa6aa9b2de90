"""Whoever and whatever a battle names is there: in its victories, its teams, its leading reins. [TURN-01]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hauberk.common.faults import Reader, near

if TYPE_CHECKING:
    from hauberk.battle.core.field import Condition, Field
    from hauberk.play.battle.scenario import SetUp


def once_each(reader: Reader, key: str) -> None:
    """Machines, ladders and things have each a name of their own."""
    seen: set[str] = set()
    listed = reader.table.get(key)
    for number, entry in enumerate(listed if isinstance(listed, list) else ()):
        name = entry.get("id") if isinstance(entry, dict) else None
        if isinstance(name, str):
            if name in seen:
                reader.source.fault((key, number, "id"), f"{name} is there twice", "give it a name of its own")
            seen.add(name)


def check_names(set_up: SetUp, field: Field) -> None:
    """All that victories, teams and those who lead beasts name."""
    source, beings = set_up.reader.source, set_up.beings
    for key in ("machines", "ladders", "things"):
        once_each(set_up.reader, key)
    for number, line in enumerate(field.victories):
        for place, condition in enumerate(line.conditions):
            for what, known in _unknown(set_up, field, condition):
                source.fault(("victory", number, "all", place), what, known)
    for number, machine in enumerate(set_up.machines.values()):
        for who in machine.team:
            if who not in beings:
                source.fault(("machines", number, "team"), f"{machine.id}: nobody is called {who!r} here", near(who, beings))
    for being in beings.values():
        if being.leader and being.leader not in beings:
            source.fault(("leads",), f"{being.id}: nobody is called {being.leader!r} here", near(being.leader, beings))


def _unknown(set_up: SetUp, field: Field, condition: Condition) -> Iterable[tuple[str, str]]:
    for who in condition.who:
        if who not in set_up.beings:
            yield f"nobody is called {who!r} here", near(who, set_up.beings)
    if condition.kind in ("machine", "docked") and condition.area not in set_up.machines:
        yield f"no machine {condition.area!r} here", near(condition.area, set_up.machines)
    exits = [each.id for each in field.exits]
    if condition.kind == "exited" and condition.area and condition.area not in exits:
        yield f"no exit {condition.area!r} here", near(condition.area, exits)
