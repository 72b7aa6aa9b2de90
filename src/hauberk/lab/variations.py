"""A battle that begins a little differently: some stay away, some are hurt, some stand a step aside, or it is fought for something else.
So that whoever learns from many games learns battles, and not a few set-ups by heart.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.core.field import Condition, Position, Victory
from hauberk.battle.core.state import State
from hauberk.board.board import Board, Cell, cells_of
from hauberk.play.battle.scenario import Scenario

ABSENT = (0.0, 0.0, 0.0, 0.1, 0.2, 0.35)
"""How many of a side may stay away."""
HURT = (0.0, 0.0, 0.1, 0.25)
"""How many of a side may be wounded before it begins."""
ASIDE = (0.0, 0.5)
"""How many may stand a step from where the set-up has them."""
TURNS = (5, 14)
REACH = 2
"""How wide the ground is that a battle is fought for: so many hexes round its middle."""
ONCE, END = "once", "end"


class Stake(NamedTuple):
    """What a battle is fought for instead of what its scenario says."""

    turns: int
    victories: tuple[Victory, ...]
    area: str = ""
    cells: tuple[Cell, ...] = ()


def staked(scenario: Scenario, stake: Stake) -> Scenario:
    """The same battle, fought for something else."""
    areas = {stake.area: cells_of(stake.cells)} if stake.area else {}
    return replace(scenario, field=scenario.field.fought_for(stake.victories, areas, stake.turns))


def other_stake(scenario: Scenario, seed: str) -> Stake:
    """Something else to fight for: ground that one side must hold at the end, so many of the enemy, or the most of them."""
    chance, field, start = Random(seed), scenario.field, scenario.start
    men = [sum(man.able for man in start.people(side)) for side in (0, 1)]
    needed = [max(1, round(chance.uniform(0.3, 0.8) * men[1 - side])) for side in (0, 1)]
    felled = tuple(Victory(side, ONCE, (Condition("out", 1 - side, needed[side]),)) for side in (0, 1) if men[1 - side])
    ahead = tuple(Victory(side, END, (Condition("points", side, 1),)) for side in (0, 1))
    turns, kind = chance.randint(*TURNS), chance.choice(("ground", "ground", "felled", "points"))
    if kind == "points":
        return Stake(turns, ahead)
    if kind == "felled":
        return Stake(turns, felled + (ahead if chance.random() < 0.5 else ()))
    cells = [man.cell for side in (0, 1) for man in start.people(side) if man.able]
    middle = chance.choice(_disc(field.board, chance.choice(cells), 2 * REACH)) if cells else 0
    area, holder = f"ground {field.board.names[middle]}", chance.choice((0, 1))
    held = Condition("holds", holder, chance.randint(1, 3), area=area)
    lines = (Victory(holder, chance.choice((END, END, ONCE)), (held,)), Victory(1 - holder, END, ()))
    return Stake(turns, (*(felled if chance.random() < 0.5 else ()), *lines), area, tuple(_disc(field.board, middle, REACH)))


def _disc(board: Board, middle: Cell, reach: int) -> list[Cell]:
    """The hexes round one, on its storey, in their order."""
    found = before = {middle}
    for _ in range(reach):
        before = {cell for each in before for cell in board.neighbours[each] if cell >= 0 and board.all >> cell & 1} - found
        found = found | before
    return sorted(found)


def varied(scenario: Scenario, seed: str) -> Scenario:
    """The same battle, changed as the seed says."""
    chance = Random(seed)
    start, needed = scenario.start, indispensable(scenario)
    kept = dict(start.beings)
    for side in (0, 1):
        absent, hurt = chance.choice(ABSENT), chance.choice(HURT)
        for man in start.people(side):
            if man.id in needed:
                continue
            if chance.random() < absent:
                del kept[man.id]
                kept.pop(man.mount, None)
            elif chance.random() < hurt and "foot_wounded" in man.character.faces and man.health == Health.HEALTHY:
                kept[man.id] = man._replace(health=Health.WOUNDED)
    moved = _aside(scenario.field.at(_rebuilt(start, kept)), chance.choice(ASIDE), needed, chance)
    return replace(scenario, start=moved)


def indispensable(scenario: Scenario) -> set[BeingId]:
    """Whoever is named by the scenario besides his place: without him it would not be this battle."""
    field, start = scenario.field, scenario.start
    named = {who for each in field.entries for who in each.who} | {who for each in field.patrols for who in each.who}
    named |= {who for line in field.victories for each in line.conditions for who in each.who}
    named |= {who for machine in start.machines.values() for who in machine.team}
    named |= {who for ladder in start.works.ladders.values() for who in ladder.carriers}
    named |= {who for thing in start.works.things.values() for who in thing.men}
    for being in start.beings.values():
        if being.formation or being.leader or being.captive or being.carries or being.away:
            named |= {being.id, being.leader, being.carries}
    return named


def _rebuilt(start: State, beings: dict[BeingId, Being]) -> State:
    """A state of just these people, everything else as it was."""
    state = State(start.turn, start.active, start.sequence, start.phase, {}, {})
    state = state._replace(formations=start.formations, machines=start.machines, works=start.works, withdrawing=start.withdrawing)
    for being in beings.values():
        state = state.with_being(being)
    return state


def _aside(position: Position, share: float, needed: set[BeingId], chance: Random) -> State:
    """Some people on foot stand a step aside, where they could have walked."""
    field, state = position
    for man in list(state.beings.values()):
        if chance.random() >= share or man.id in needed or man.tail >= 0 or not man.able or man.character.is_beast:
            continue
        graph = field.move_graph(man)
        ways = [cell for cell in field.board.ways[man.cell] if (man.cell, cell) in graph.step and not state.occupied >> cell & 1]
        if ways:
            state = state.with_being(man._replace(cell=chance.choice(ways)))
    return state
