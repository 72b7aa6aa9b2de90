"""People on open ground before a fight: from the middle outwards, riders in the saddle. Guiscard 11.4; The Anarchy 7.7."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.siege.lands import Land
from hauberk.siege.place import distance
from hauberk.siege.set_up import Sketch
from hauberk.siege.state import Person


def middle_out(land: Land) -> list[str]:
    """The hexes of a sheet from its middle outwards: room for whoever finds none at a post."""
    middle = sorted(name for name in land.foot if "/" not in name)
    centre = min(middle, key=lambda name: sum(distance(name, other) for other in middle[:: len(middle) // 20 or 1]))
    return sorted(middle, key=lambda name: (distance(name, centre), name))


def encamp(sketch: Sketch, people: Sequence[Person], posts: Sequence[str], land: Land, prefix: str) -> None:
    """People on open ground: riders in the saddle where there is room, the others on foot."""
    on_foot: list[Person] = []
    for person in people:
        cell, facing = sketch.cells.get(person.id, ("", -1))
        spot = cell.removeprefix(prefix)
        told = person.mounted and cell and facing in land.poses.get(spot, ()) and cell not in sketch.taken
        if told:
            sketch.stand(person, cell, facing)
        elif cell or not person.mounted or not sketch.mount(person, posts, land, prefix):
            on_foot.append(person)
    sketch.leave_out(sketch.fill(on_foot, posts, prefix))
