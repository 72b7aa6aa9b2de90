"""What a side must do to win: the scenario's conditions, read as aims."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from hauberk.battle.core.being import NOBODY, Away, Being, BeingId, Health, Machine, Side
from hauberk.battle.core.field import Condition, Field, Position, Victory
from hauberk.battle.machines.footprint import at_wall, ground_parts
from hauberk.battle.machines.oxen import team_cells
from hauberk.battle.movement.mobility import obstacles
from hauberk.battle.movement.reach import foot_reach
from hauberk.battle.riding.mounted_reach import rider_reach
from hauberk.battle.scenario.victory import burnt, verdict
from hauberk.battle.scenario.withdrawal import LEADERS
from hauberk.board.board import Cells, cells_of
from hauberk.grid.hex import rotated
from hauberk.players.captain.floods import FAR, marches
from hauberk.players.captain.ways import Link, fills_breach, hopes

VICTORY = 60.0
"""What the whole victory is worth where it is counted in men put out of action."""
PRECIOUS = 40.0
"""What one person on whom the battle turns is worth."""
OX = 14.0
LEADER = 24.0
"""What the leaders of an attack are worth together, besides what each is worth as a fighter."""
AHEAD = 7
"""How far before a machine its way is barred."""


class Goal(NamedTuple):
    """Ground that decides the battle."""

    kind: str
    """`hold`, `leave` and `burn` are our own; `guard`, `block`, `stop` and `save` keep the enemy from his."""
    cells: Cells
    who: frozenset[BeingId]
    """Whom it is about; empty: anybody."""
    number: int
    all_of_it: bool = False
    """Only who alone stands there has it: one of the others is enough to deny it."""
    at_end: bool = False
    """It counts when the turns are over, not before."""


@dataclass(slots=True)
class Aims:
    """What one side wants, as the battle stands."""

    side: Side
    kill: float = 3.0
    """What each enemy put out of action counts besides his worth."""
    lose: float = 3.0
    special: dict[BeingId, float] = field(default_factory=dict)
    """What single people and beasts are worth beyond the usual."""
    goals: list[Goal] = field(default_factory=list)
    capture: set[BeingId] = field(default_factory=set)
    """Enemies who should be taken alive."""
    ahead: bool = False
    """If time ran out now, the side would win."""
    behind: bool = False
    """If time ran out now, the enemy would win."""
    lane: Cells = 0
    """Hexes that our own machine needs free."""
    road: Cells = 0
    """Hexes over which machines that we push will roll."""
    drives: tuple[str, ...] = ()
    """Our machines that must leave the map."""
    hopes: tuple[Link, ...] = ()
    """Ways that our side could open."""

    def of_kind(self, kind: str) -> list[Goal]:
        """The goals of one kind."""
        return [goal for goal in self.goals if goal.kind == kind]


def read_aims(position: Position, side: Side) -> Aims:
    """The aims of a side in a position."""
    aims = Aims(side)
    ended = verdict(position, True)
    winner = ended.winner if ended else None
    aims.ahead, aims.behind = winner == side, winner == 1 - side
    for line in position.field.victories:
        for condition in line.conditions:
            _READERS.get(condition.kind, _nothing)(aims, position, line, condition)
    _leaders(aims, position)
    look_again(aims, position)
    _pursue(aims, position)
    return aims


def look_again(aims: Aims, position: Position) -> None:
    """What men have changed about the place changes the ways that could be opened, and the road of machines."""
    aims.hopes = hopes(position, aims.side)
    aims.road = 0
    for machine in position.state.machines.values():
        if machine.side == aims.side and not machine.away and not machine.team and position.field.rules.machines[machine.kind].crew:
            aims.road |= road_of(position.field, machine)


def _leaders(aims: Aims, position: Position) -> None:
    """Attackers who lose their last knight and noble must go: the fewer are left, the more each of them is worth."""
    battle, state = position
    if battle.attackers == NOBODY or not battle.rules.switches.withdraw_leaderless:
        return
    leaders = [man for man in state.people(battle.attackers) if man.character.traits & LEADERS and man.alive and not man.captive]
    for man in leaders:
        aims.special.setdefault(man.id, LEADER / len(leaders))


def _nothing(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """A condition that asks for nothing besides."""


def _losses(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """Men to be put out of action."""
    number = condition.number if condition.kind == "out" else max(1, len(position.state.people(condition.side)) - condition.number)
    if line.winner == aims.side and condition.side != aims.side:
        aims.kill = max(aims.kill, VICTORY / number)
    elif line.winner == 1 - aims.side and condition.side == aims.side:
        aims.lose = max(aims.lose, VICTORY / number)


def _holding(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """Ground to be held by one side."""
    if line.winner is not None:
        kind = "hold" if condition.side == aims.side else "guard"
        cells, late = position.field.areas[condition.area], line.at != "once"
        aims.goals.append(Goal(kind, cells, frozenset(), condition.number, condition.kind == "holds", late))


def _clearing(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """A place out of which one side must drive the other to the last man."""
    if line.winner is None:
        return
    kind = "hold" if line.winner == aims.side else "guard"
    aims.goals.append(Goal(kind, position.field.areas[condition.area], frozenset(), 1, True))
    _losses(aims, position, line, condition)


def _burning(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """Something that one side must burn down."""
    done = cells_of(burnt(position, condition.area))
    left = position.field.areas[condition.area] & ~done
    aims.goals.append(Goal("burn" if line.winner == aims.side else "save", left, frozenset(), condition.number))


def _exits(battle: Field, side: Side, name: str) -> Cells:
    found = 0
    for each in battle.exits:
        if each.side == side and name in ("", each.id):
            found |= each.cells
    return found


def _leaving(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """People who must get off the map."""
    battle, state = position
    gone = sum(
        man.away == Away.EXITED and (not condition.who or man.id in condition.who) and condition.area in ("", man.exit)
        for man in state.people(condition.side)
    )
    cells, number = _exits(battle, condition.side, condition.area), condition.number - gone
    if number <= 0:
        return
    who = frozenset(condition.who)
    if condition.side == aims.side:
        aims.goals.append(Goal("leave", cells, who, number))
        for name in who:
            aims.special[name] = PRECIOUS
        return
    for name in who:
        aims.special.setdefault(name, PRECIOUS / 2)
    if not who:
        aims.goals.append(Goal("block", cells, who, number))
        return
    runner = state.beings[condition.who[0]]
    ways = [each.cells for each in battle.exits if each.side == condition.side and condition.area in ("", each.id)]
    if runner.alive:
        ways.sort(key=lambda way: turns_to(battle, runner, way))
    aims.goals += [Goal("block", way, who, number) for way in ways]


def _machines(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """A machine that must get through."""
    machine = position.state.machines.get(condition.area)
    if machine is None or machine.away:
        return
    for who in machine.team:
        aims.special[who] = OX
    if machine.side == aims.side:
        aims.drives = (*aims.drives, machine.id)
        aims.lane |= lane_of(position.field, machine)
    else:
        aims.goals.append(Goal("stop", lane_of(position.field, machine, AHEAD), frozenset(machine.team), 1))


def lane_of(battle: Field, machine: Machine, most: int = FAR) -> Cells:
    """The hexes before a machine that it and its team will roll over, so many at most."""
    found = []
    one, two = team_cells(battle, machine)
    driver = battle.board.neighbours[two][rotated(machine.facing, 5)] if two >= 0 else -1
    for start in (machine.cells[-1], one, two, driver):
        cell, gone = start, 0
        while cell >= 0 and gone < most:
            found.append(cell)
            cell, gone = battle.board.neighbours[cell][machine.facing], gone + 1
    return cells_of(found)


def road_of(battle: Field, machine: Machine, most: int = AHEAD) -> Cells:
    """The hexes before a pushed machine that it will roll over, up to the wall."""
    board, kind = battle.board, battle.rules.machines[machine.kind]
    footing = cells_of(part.cell for part in ground_parts(board, kind, machine))
    shift, found = board.shifts[machine.facing], 0
    if fills_breach(battle, machine):  # it must be drawn back first
        shift, most = -shift, 2
    elif machine.bridge or at_wall(battle, machine):
        return 0
    for number in range(1, most + 1):
        found |= footing << shift * number if shift > 0 else footing >> -shift * number
    return found & board.all & ~footing & (1 << board.plane) - 1


def _people(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """Single people on whom the battle turns."""
    for who in condition.who:
        man = position.state.beings[who]
        mine = man.side == aims.side
        if condition.kind == "captured" and line.winner == aims.side and not mine:
            aims.capture.add(who)
        elif condition.kind == "dead" and line.winner is None and not mine:
            aims.special[who] = -PRECIOUS if aims.ahead else PRECIOUS / 2
        elif condition.kind == "alive" or _turns_on(aims, line, condition, mine):
            aims.special[who] = PRECIOUS


def _turns_on(aims: Aims, line: Victory, condition: Condition, mine: bool) -> bool:
    """Is it victory to kill this enemy, or defeat to lose this man of ours?"""
    if mine:
        return line.winner == 1 - aims.side
    return line.winner == aims.side and condition.kind == "dead"


def _points(aims: Aims, position: Position, line: Victory, condition: Condition) -> None:
    """Points put out of action at the end."""
    aims.kill, aims.lose = max(aims.kill, 4.0), max(aims.lose, 4.0)


_READERS = {
    "out": _losses, "able": _losses, "holds": _holding, "inside": _holding, "exited": _leaving, "machine": _machines,
    "captured": _people, "dead": _people, "alive": _people, "points": _points,
    "burnt": _burning, "cleared": _clearing, "gone": _losses,
}  # fmt: skip


def _pursue(aims: Aims, position: Position) -> None:
    """Enemies who are about to get away count for more; even one whose death is no victory."""
    for goal in aims.of_kind("block"):
        for man in position.state.people(1 - aims.side):
            if not man.alive or (goal.who and man.id not in goal.who):
                continue
            if not goal.who:
                aims.special[man.id] = aims.special.get(man.id, 0.0) + max(0.0, 8.0 - 2.0 * turns_to(position.field, man, goal.cells))
            elif _gets_away(position, man, goal.cells):
                aims.special[man.id] = PRECIOUS


def _gets_away(position: Position, man: Being, cells: Cells) -> bool:
    """Can he reach an exit in his next movement, as everybody stands now?"""
    battle, state = position
    if man.health >= Health.STUNNED:
        return False
    if cells & man.area:
        return True
    fresh, around = man._replace(debt=False, marks=0), obstacles(position, man)
    if man.tail < 0:
        return bool(foot_reach(battle, fresh, man.values.movement, around).reached & cells & ~state.occupied)
    return any(heads & cells & ~state.occupied for heads in rider_reach(battle, fresh, man.values.movement, around).reached)


def turns_to(battle: Field, man: Being, cells: Cells, links: tuple[Link, ...] = ()) -> float:
    """How many turns somebody needs to some ground if nobody stops him; `links`: ways that could be opened."""
    points = distance_map(battle, man, cells, links)[man.cell] if man.cell >= 0 else FAR
    movement = max(1, man.character.faces["mounted" if man.mount else "foot"].movement)
    return FAR if points >= FAR else points / movement


def distance_map(battle: Field, man: Being, cells: Cells, links: tuple[Link, ...] = ()) -> list[int]:
    """Marches of his kind of mover to some ground, kept while the board stays the same; riders open no ways."""
    links = () if man.mount else links
    key = ("captain", bool(man.mount), man.character.armoured, cells, links)
    known: list[int] | None = battle.memo.get(key)
    if known is None:
        known = battle.memo[key] = marches(battle.board, battle.move_graph(man), cells, links=links)
    return known
