"""How soon a wall can be down: by stones, by a mine, by fire. What either commander reckons with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hauberk.battle.core.being import Side
from hauberk.common.dice import D10
from hauberk.players.siege.weighing import NEVER
from hauberk.siege.bombarding_days import chances, die_terms, may_throw, reach_of, struck
from hauberk.siege.chart import Chart
from hauberk.siege.engines_on_map import way_to_wall
from hauberk.siege.field import SiegePosition
from hauberk.siege.fires_by_day import chance as catches
from hauberk.siege.fires_by_day import is_archer
from hauberk.siege.fires_by_day import targets as fuel
from hauberk.siege.jobs import MINER
from hauberk.siege.kinds import ASSAULT, GALLERY
from hauberk.siege.mine_gallery import mineable
from hauberk.siege.mining_days import open_mines, room
from hauberk.siege.place import DOORS, HOARDING, INNER, OUTER, breached, needed, targets
from hauberk.siege.rules import NO
from hauberk.siege.set_up import Sketch
from hauberk.siege.state import FIRED, WALL, Engine, Fight, Mine, SiegeState


class Mark(NamedTuple):
    """A hex worth striking."""

    hex: str
    days: float
    """So many days until it is down, on average."""


def throwers(position: SiegePosition, side: Side) -> list[Engine]:
    """Engines that can throw stones today, the heaviest first. [DEMO-05, DEMO-07]"""
    able = [engine for name, engine in position.state.engines.items() if may_throw(position, side, name) is None]
    return sorted(able, key=lambda engine: (-engine.points, engine.id))


def is_open(position: SiegePosition) -> bool:
    """Is there a breach in the outer works? [SURR-04, A-SURR-04]"""
    field, state = position
    return breached(field.place, state.down | state.burnt, OUTER, field.rules.switches.gate_is_breach)


def best_mark(position: SiegePosition, points: int) -> Mark | None:
    """The hex that so many points bring down soonest: outer walls until there is a breach, then what lies within. [DEMO-05, DEMO-06]"""
    field, state = position
    if points <= 0:
        return None
    ring = INNER if is_open(position) else OUTER
    grades, seen = field.battle.bombardment.grades, dict[tuple[str, int], float]()
    found: list[Mark] = []
    for name in targets(field.place, state.down | state.burnt, reach_of(field), struck(position)):
        wall = field.place.walls[name]
        if wall.kind in DOORS or wall.kind == HOARDING or wall.ring not in (OUTER, INNER):
            continue
        key = (wall.material, sum(term.value for term in die_terms(field, name)))
        if key not in seen:
            seen[key] = float(sum(chance for word, chance in chances(position, name, points).items() if word.startswith("D")))
        if seen[key]:
            left = grades[wall.material] - state.damage.get(name, 0)
            found.append(Mark(name, left / seen[key] + (0 if wall.ring == ring else NEVER)))
    return min(found, key=lambda mark: (mark.days, mark.hex)) if found else None


def miners(state: SiegeState, side: Side) -> int:
    """How many of a side could dig. [A-MINE-03, RULING-A-MINE-09]"""
    skilled = sum(MINER in person.roles for person in state.present(side))
    return skilled or len(state.present(side)) // 2


def stretches(position: SiegePosition) -> tuple[str, ...]:
    """Stretches of wall to which a gallery could be brought. [A-MINE-02, A-GALL-04]"""
    return mineable(position.field.at(position.state._replace(fight=Fight(GALLERY, position.state.besieger))))


def rolls_up(position: SiegePosition, kind: str) -> bool:
    """Is there a straight way over plain ground by which such an engine comes to a wall? [A-TOWER-10, A-RAM-02]"""
    field, state = position
    sketch = Sketch(field.at(state._replace(fight=Fight(ASSAULT, state.besieger))), state.besieger)
    return way_to_wall(sketch, Chart(sketch), Engine(kind, kind, state.besieger, 0), field.battle.machines[kind]) is not None


def mine_days(position: SiegePosition, section: str, dug: int, diggers: int) -> float:
    """Days until a stretch falls that is dug by so many, the day of the fire counted. [A-MINE-03, A-MINE-08, A-MINE-09]"""
    a_hex = dig_days(position, section, diggers)
    return min(NEVER, max(0, needed(position.field.place.sections[section]) - dug) * a_hex + 2)


def dig_days(position: SiegePosition, section: str, diggers: int) -> float:
    """Days it takes so many to dig one hex under a stretch. [A-MINE-03, A-MINE-04]"""
    standing = [name for name in position.field.place.sections[section].hexes if name in position.field.place.walls]
    if not standing or not diggers:
        return NEVER
    words = chances(position, standing[0], position.field.rules.figures.miner_points * diggers)
    digs = float(sum(chance for word, chance in words.items() if word.startswith("D")))
    return 1 / digs if digs else NEVER


def mine_ready(position: SiegePosition, mine: Mine) -> float:
    """Days until the wall over a mine falls."""
    if mine.state == FIRED:
        return 1
    return mine_days(position, mine.section, len(mine.dug), min(miners(position.state, mine.side), room(position, mine)))


def fire_mark(position: SiegePosition, archers: int) -> tuple[str, float] | None:
    """The timber at which fire is best shot, with its chance to catch: walls first, then hoardings, then gates. [A-FIRE-01, A-FIRE-03]"""
    if not archers or position.field.rules.activities["none"]["burn"] == NO:
        return None
    found: list[tuple[int, float, str]] = []
    for name in fuel(position, position.state.besieger):
        wall = position.field.place.walls[name]
        rank = 0 if wall.ring == OUTER and wall.kind not in DOORS else 1 if wall.kind == HOARDING else 2 if wall.kind in DOORS else 3
        found.append((rank, -float(catches(position, name, archers)), name))
    return (min(found)[2], -min(found)[1]) if found else None


def burns(position: SiegePosition, engine: Engine) -> float:
    """How likely the garrison's archers are to burn, on a day, what stands at the wall. [A-FIRE-03, A-FIRE-04, A-FIRE-06]"""
    field, state = position
    archers = sum(is_archer(person) for person in state.present(1 - engine.side))
    if not archers or field.rules.activities["none"]["burn"] == NO:
        return 0.0
    caught = float(catches(field.at(state.with_engine(engine)), engine.id, archers))
    saved = sum(field.battle.fire.puts_out(face, True) for face in range(1, D10 + 1)) / D10
    return caught * (1 - saved)


def breach_in(position: SiegePosition, engines: Sequence[Engine]) -> int:
    """In how many days there will be a breach: by these engines, or by a mine that is being dug; NEVER if by nothing."""
    state = position.state
    if is_open(position):
        return 0
    days = float(NEVER)
    if mark := best_mark(position, sum(engine.points for engine in engines)):
        days = min(days, mark.days)
    for mine in open_mines(state, state.besieger):
        gallery = state.engines.get(mine.gallery)
        if not mine.lost and gallery is not None and gallery.where == WALL:
            days = min(days, mine_ready(position, mine))
    days = min([days, *(1.0 for mine in state.mines.values() if mine.state == FIRED and mine.side == state.besieger)])
    return min(NEVER, max(1, round(days)))
