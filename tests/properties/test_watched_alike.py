"""Three hundred positions before a castle, drawn by chance: a way is watched alike, whether one man goes it or several by an order.

What anybody could shoot at on a way is worked out a second time, slowly: everybody is put where he is after each hex, and the enemy is
asked what he could shoot at if the movement ended there.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from hauberk.battle.core.actions import plan, refuse
from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Command, HoldFire, Move, PushMachine, ShootBack, Work
from hauberk.battle.core.events import InfiltrationTested
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.orders import March
from hauberk.battle.core.questions import MovementEnding, MoveWatched, OrderWatched, Stage
from hauberk.battle.core.tasks import work_choices
from hauberk.board.board import Cell, bits
from hauberk.common.dice import SeededDice
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.legal import Legal
from tests.battle.storming import CREW, Table, crew, front, machine

POSITIONS = 300
ARCHERS = ("stephanos", "wigo", "payn")
TREES = dict.fromkeys(("B6", "F7", "H5", "E9", "I10", "D12"), "t")
Shots = set[tuple[str, str, Cell, Cell, str, int]]


@cache
def castle() -> Table:
    """A wall with its walk, trees before it; a ram, a ballista, a mantlet, a ladder; three archers."""
    at_ram = crew("B9", "B8", "B7", "D9", "D8", "D7")
    others = {"osbert": "F12", "siward": "F13", "godric": "H12", "dunstan": "H13", "rupert": "J12", "guy": "J14"}
    archers = {f"B:{who}": at for who, at in zip(ARCHERS, ("C3/2", "F3/2", "I3/2"), strict=True)}
    return front(
        men={**at_ram, **others, **archers}, changed=TREES,
        machines=[machine("ram", "C10"), machine("ballista", "H14"), machine("mantlet", "J12")],
        ladders=[{"id": "ladder", "side": "A", "at": "F12 F13", "carriers": ["osbert", "siward"]}],
    )  # fmt: skip


def position(number: int) -> tuple[Position, random.Random]:
    """One of the positions: archers, bearers and a man alone somewhere, some of the crew away from the ram."""
    game, chance = castle(), random.Random(f"watched {number}")
    state, board = game.state, game.field.board
    walk = [game.cell(f"{column}3/2") for column in "ABCDEFGHIJ"]
    ground = list(bits(game.field.move_graphs[0].enterable & ((1 << board.plane) - 1)))

    def free(cells: list[Cell]) -> list[Cell]:
        return [cell for cell in cells if not state.occupied >> cell & 1]

    for who in ARCHERS:
        cell = chance.choice(free(walk if chance.random() < 0.5 else ground))
        state = state.with_being(state.beings[who]._replace(cell=cell))
    for who in chance.sample(CREW[:6], chance.randint(0, 3)):
        state = state.with_being(state.beings[who]._replace(cell=chance.choice(free(ground))))
    one = chance.choice([cell for cell in free(ground) if free(_beside(game.field, cell, ground))])
    two = chance.choice(free(_beside(game.field, one, ground)))
    for who, cell in (("osbert", one), ("siward", two)):
        state = state.with_being(state.beings[who]._replace(cell=cell))
    ladder = state.works.ladders["ladder"]._replace(cells=(one, two))
    return game.field.at(state._replace(works=state.works._replace(ladders={"ladder": ladder}))), chance


def _beside(field: Field, cell: Cell, among: list[Cell]) -> list[Cell]:
    return [other for other in field.board.neighbours[cell] if other in among and (cell, other) in field.move_graphs[1].step]


def shots(position: Position, party: tuple[str, ...]) -> Shots:
    """What is offered at these people."""
    listed = [one for one in Legal(position) if isinstance(one, ShootBack) and one.target in party]
    return {(one.man, one.target, one.aim, one.origin, one.weapon, one.step) for one in listed}


def slowly(position: Position, stages: list[Stage], party: tuple[str, ...]) -> Shots:
    """The same, each place by itself."""
    found: Shots = set()
    for step, stage in enumerate([Stage((), ()), *stages]):
        then = position.state
        for who, cell in zip(stage.men, stage.cells, strict=True):
            then = then.with_being(then.beings[who]._replace(cell=cell))
        if stage.machine is not None:
            then = then._replace(machines={**then.machines, stage.machine.id: stage.machine})
        then = then._replace(pending=(MovementEnding(1),))
        found |= {(man, whom, aim, origin, weapon, step) for man, whom, aim, origin, weapon, _ in shots(position.field.at(then), party)}
    return found


def orders(position: Position, chance: random.Random) -> list[Command]:
    """One order of every kind that can be given: the ladder, the mantlet, the ballista, the ram."""
    found: dict[str, list[Command]] = {}
    for work in work_choices(position):
        if isinstance(plan(position, work), March):
            found.setdefault(work.task, []).append(work)
    pushes = [one for one in Legal(position) if isinstance(one, PushMachine)] if chance.random() < 0.3 else []
    return [chance.choice(each) for each in (*found.values(), pushes) if each]


def check(position: Position, order: Command, chance: random.Random) -> bool:
    """Asked if and only if somebody can shoot; with exactly the shots found slowly; and it stops where the shot falls. True if asked."""
    march = plan(position, order)
    stages, then = list(march.stages()), decide(position, order, SeededDice(str(chance.random())))[1]
    party, question = stages[0].men, then.pending[-1] if then.pending else None
    expected = slowly(position, stages, party)
    if not isinstance(question, OrderWatched):
        assert not expected, f"{order}: nobody was asked, and there are {expected}"
        assert [then.beings[who].cell for who in party] == list(stages[-1].cells) or _tested(position, order)
        return False
    assert shots(position.field.at(then), party) == expected, order
    if expected:
        man, whom, aim, origin, weapon, step = chance.choice(sorted(expected))
        shot = ShootBack(man, whom, aim, origin, weapon, step)
        events, after = decide(position.field.at(then), shot, SeededDice(str(chance.random())))
        stopped = any(isinstance(event, InfiltrationTested) for event in events)
        cells = stages[step - 1].cells if step else tuple(position.state.beings[who].cell for who in party)
        assert stopped or [after.beings[who].cell for who in party] == list(cells), order
        assert not after.pending or not isinstance(after.pending[-1], OrderWatched)
    return True


def _tested(position: Position, order: Command) -> bool:
    """Were they held up by a test on the way?"""
    events, _ = decide(position, order, SeededDice("again"))
    return any(isinstance(event, InfiltrationTested) for event in events)


def alone(position: Position, order: Command) -> bool:
    """The first of two bearers goes the same way with empty hands: he is watched wherever he is with the ladder."""
    field, state = position
    assert isinstance(order, Work)
    walks = plan(position, order).walks
    path = tuple(stride.leg.pose.cell for stride in walks.front.strides)
    bare = state._replace(works=state.works._replace(ladders={}))
    for who in ("osbert", "siward"):
        bare = bare.with_being(bare.beings[who]._replace(marks=bare.beings[who].marks & ~Mark.LADDER))
    who = order.men[0]
    if refuse(field.at(bare), Move(who, path)) is not None:
        return False
    question = MoveWatched(1, who, path)
    by_himself = shots(field.at(bare._replace(pending=(question,))), (who,))
    expected = slowly(field.at(bare), [Stage((who,), (cell,)) for cell in path], (who,))
    assert by_himself == expected, order
    asked = decide(field.at(bare), Move(who, path), SeededDice("alone"))[1].pending
    assert bool(expected) <= bool(asked)
    return True


@pytest.mark.rule("DFIRE-01", "RULING-T-47", "RULING-T-126")
def test_a_way_is_watched_alike_by_one_man_and_by_several() -> None:
    watched, passed, single = 0, 0, 0
    for number in range(POSITIONS):
        (field, state), chance = position(number)
        for order in orders(field.at(state), chance):
            asked = check(field.at(state), order, chance)
            watched, passed = watched + asked, passed + (not asked)
            if isinstance(order, Work) and order.task == "carry_ladder":
                single += alone(field.at(state), order)
    assert min(watched, passed, single) > POSITIONS / 10  # both happen, and often


@pytest.mark.rule("DFIRE-01", "RULING-T-47")
def test_who_is_let_pass_goes_his_whole_way() -> None:
    for number in range(0, POSITIONS, 10):
        (field, state), chance = position(number)
        for order in orders(field.at(state), chance):
            stages = plan(field.at(state), order).stages()
            then = decide(field.at(state), order, SeededDice("pass"))[1]
            if then.pending and isinstance(then.pending[-1], OrderWatched):
                events, after = decide(field.at(then), HoldFire(), SeededDice("pass"))
                stopped = any(isinstance(event, InfiltrationTested) for event in events)
                assert stopped or [after.beings[who].cell for who in stages[-1].men] == list(stages[-1].cells)
