"""Work that wants men in certain places, some of them for turns on end: who goes there, and who stays."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Machine
from hauberk.battle.core.works import GREEK
from hauberk.battle.fire.fuel import burns, reach
from hauberk.battle.machines.footprint import at_wall, machine_at
from hauberk.battle.machines.kinds import WINCH
from hauberk.battle.machines.moving import spoilt, standing_places
from hauberk.battle.machines.serving import ENGINEER, beside
from hauberk.battle.machines.siege_tower import front_row, reached, rear_hexes
from hauberk.battle.storming.grapnels import ropes
from hauberk.battle.storming.ladders import lean_of
from hauberk.battle.walls.bridges import BRIDGES
from hauberk.battle.walls.doors import sides_of, state_of
from hauberk.board.board import Cell, Cells, bits, cells_of
from hauberk.players.captain.aims import distance_map
from hauberk.players.captain.floods import FAR, marches
from hauberk.players.captain.sally import Sally
from hauberk.players.captain.shifting import UNDER, on_foot_near
from hauberk.players.captain.survey import Survey, is_shooter
from hauberk.players.captain.ways import BURN, OPEN, fills_breach

NEAR = 18
"""Nobody walks farther than so many points to a job that may be done before he is there."""
ALARM = 26
"""Gates are shut when the enemy is so near."""
BY_THE_GATE = 2
"""Enemies so near to a gate wait for it to be opened."""
HINDERED = 4
"""Half a march: a bridge is worth taking down if the way without it is so much longer."""
CLOSE = 9
"""Men who would come in by a gate in so many points are waited for."""
TORCHES = 5
"""How many go to burn things by hand."""
BUCKETS = 4
"""How many fires are fought at once by whoever has something to lose."""
PAIR = 2


class Job(NamedTuple):
    """Something to be done at a place."""

    kind: str
    cells: Cells
    men: int
    farthest: int = FAR
    who: frozenset[BeingId] = frozenset()
    """Only these, if anybody is named."""


def jobs_of(survey: Survey, out: Sally | None = None) -> list[Job]:
    """All jobs of a side, the most important first; `out`: a sally for which a gate may have to be opened."""
    field, state = survey.field, survey.state
    if not (field.board.built or state.machines or state.works.ladders or state.works.fires):
        return []
    storms = bool(survey.aims.of_kind("hold") or survey.aims.of_kind("leave"))
    defends = bool(survey.aims.of_kind("guard"))
    found = [*_machines(survey)]
    if storms:
        found += [*_ways_in(survey), *_lying_ladders(survey)]
    if out is not None:
        found += _ways_out(survey, out)
    elif defends:
        found += _gates(survey)
    if defends:
        found += [*_bridges(survey), *_tops(survey), *_oil(survey)]
    found += [*_torches(survey), *_buckets(survey)]
    return [job for job in found if job.cells and job.men > 0]


# -- machines --------------------------------------------------------------------------------------------------------


def _machines(survey: Survey) -> Iterator[Job]:
    """Crews: at the winches, by the wheels, beside an engine."""
    field, state = survey.field, survey.state
    for machine in state.machines.values():
        if machine.side != survey.side or machine.away or machine.folded or machine.team:
            continue
        kind = field.rules.machines[machine.kind]
        if kind.assault_floor and not machine.bridge:
            yield Job("winch", cells_of(part.cell for part in front_row(field, machine) if part.sign == WINCH), PAIR)
        if kind.assault_floor and not machine.ladder and (machine.bridge or reached(field, machine)):
            yield Job("rear", cells_of(rear_hexes(field, machine)), PAIR, NEAR)
        if kind.pushed_by:
            yield from _screens(survey, machine)
        if kind.crew and not spoilt(kind, machine) and _rolls(survey, machine):
            yield Job("push", cells_of(standing_places(field, machine)), kind.crew[0][0])
        if kind.served:
            places = beside(field, machine) & field.move_graphs[0].enterable
            if kind.engineer:
                engineers = frozenset(man.id for man in survey.own if man.character.kind == ENGINEER)
                yield Job("serve", places, 1, FAR, engineers)
            yield Job("serve", places, kind.served - bool(kind.engineer), NEAR)


def _screens(survey: Survey, machine: Machine) -> Iterator[Job]:
    """An archer goes behind a screen and stays there; else who is there already, until it is near enough and nobody comes out."""
    here, archers = machine.cells[0], frozenset(man.id for man in survey.own if is_shooter(survey.field, man))
    near = min((survey.field.board.distance(here, foe.cell) for foe in survey.foes if foe.able), default=0)
    enterable = survey.field.move_graphs[0].enterable
    cells = 1 << here & enterable or survey.field.board.around[here] & enterable
    if archers:
        yield Job("mantlet", cells, 1, CLOSE, archers)
    elif near > UNDER or on_foot_near(survey, here, UNDER):
        yield Job("mantlet", cells, 1, 0)


def _rolls(survey: Survey, machine: Machine) -> bool:
    """Does a machine still want its crew: to come up, or to batter?"""
    kind = survey.field.rules.machines[machine.kind]
    if kind.assault_floor:
        return not machine.bridge and not reached(survey.field, machine)
    if kind.points:
        return fills_breach(survey.field, machine) or not has_served(survey, machine)
    return not at_wall(survey.field, machine)


# -- ways in ---------------------------------------------------------------------------------------------------------


def _ways_in(survey: Survey) -> Iterator[Job]:
    """Shut doors that would help: two break one in, one who is inside opens it."""
    field, state, board = survey.field, survey.state, survey.field.board
    for gate in board.gates.values():
        if state_of(state, gate) != "closed":
            continue
        kind = board.doors[gate.kind]
        inside, outside = sides_of(board, gate) if gate.sides else (set(gate.posts), set())
        helped = door_helps(survey, gate.id)
        if not helped:
            continue
        if kind.full_turns:
            yield Job("open", cells_of(post for post in gate.posts if post in inside or not gate.sides), 1, NEAR)
        if kind.breakable_by_hand:
            yield Job("break", cells_of(outside) & field.move_graphs[0].enterable, field.rules.works.breakers)


def _ways_out(survey: Survey, out: Sally) -> Iterator[Job]:
    """One man goes to a shut gate by which the others can get out."""
    for gate in survey.field.board.gates.values():
        if opens_for(survey, gate.id, out):
            inside, _ = sides_of(survey.field.board, gate) if gate.sides else (set(gate.posts), set())
            yield Job("open", cells_of(post for post in gate.posts if post in inside or not gate.sides), 1, NEAR)
            return


def opens_for(survey: Survey, gate_id: str, out: Sally) -> bool:
    """Is a gate shut that those who sally cannot do without, and is nobody waiting outside it?"""
    field, gate = survey.field, survey.field.board.gates[gate_id]
    if state_of(survey.state, gate) != "closed" or not field.board.doors[gate.kind].full_turns:
        return False
    shut = [man for who in out.men if distance_map(field, man := survey.state.beings[who], out.cells)[man.cell] >= FAR]
    door = cells_of(cell for cell, _ in gate.sides) | cells_of(gate.cells)
    near = [foe for foe in survey.foes if foe.able and min(field.board.distance(foe.cell, cell) for cell in bits(door)) <= BY_THE_GATE]
    return 2 * len(shut) > len(out.men) and len(near) < len(out.men)


def door_helps(survey: Survey, gate_id: str) -> int:
    """How many of ours have a shorter way to what they are after if a shut door is opened."""
    field, gate = survey.field, survey.field.board.gates[gate_id]
    goals = [*survey.aims.of_kind("hold"), *survey.aims.of_kind("leave")]
    if not goals:
        return 0
    shifts, own = field.board.shifts, set(gate.cells)
    through = {(cell, cell + shifts[facing]) for cell, facing in gate.sides}
    through |= {(two, one) for one, two in through}

    def by_it(link: tuple[Cell, Cell, int]) -> bool:
        return link[:2] in through or (link[2] in (OPEN // 2, BURN // 2) and bool(own & {link[0], link[1]}))

    others = tuple(link for link in survey.aims.hopes if not by_it(link))
    number = 0
    for man in survey.own:
        if man.able and not man.mount and man.cell >= 0:
            cells = goals[0].cells
            with_it = distance_map(field, man, cells, survey.aims.hopes)[man.cell]
            number += with_it < distance_map(field, man, cells, others)[man.cell]
    return number


def _lying_ladders(survey: Survey) -> Iterator[Job]:
    """Ladders that nobody carries, away from the enemy."""
    board = survey.field.board
    foes = survey.state.standing(1 - survey.side)
    for ladder in survey.state.works.ladders.values():
        near = board.around[ladder.cells[0]] | board.around[ladder.cells[-1]]
        if cells_of(ladder.cells) & survey.aims.road:
            continue
        if ladder.side == survey.side and not ladder.standing and not ladder.carriers and not near & foes:
            yield Job("ladder", cells_of(ladder.cells), PAIR, NEAR)


# -- defence ---------------------------------------------------------------------------------------------------------


def _gates(survey: Survey) -> Iterator[Job]:
    """Open gates that should be shut: one man goes to the post and stays."""
    field, state = survey.field, survey.state
    for gate in field.board.gates.values():
        if state_of(state, gate) == "open" and field.board.doors[gate.kind].full_turns and worth_shutting(survey, gate.id):
            inside = cells_of(cell for cell, _ in gate.sides) or field.board.all
            posts = cells_of(gate.posts)
            yield Job("gate", posts & inside or posts, 1, NEAR)


def worth_shutting(survey: Survey, gate_id: str, now: bool = False) -> bool:
    """Is the enemy outside a gate and near, and are we inside? `now`: it would be shut at once, so nobody is to be waited for."""
    field, gate = survey.field, survey.field.board.gates[gate_id]
    guards = survey.aims.of_kind("guard")
    if not guards:
        return False
    walls = _severed(survey, gate_id)
    inside = marches(field.board, field.move_graphs[0], guards[0].cells, barred=walls)
    door = marches(field.board, field.move_graphs[0], cells_of(cell for cell, _ in gate.sides) | cells_of(gate.cells))
    out = [man for man in survey.own if man.able and man.cell >= 0 and inside[man.cell] >= FAR]
    foes_in = [foe for foe in survey.foes if foe.able and foe.cell >= 0 and inside[foe.cell] < FAR]
    foes_out = [foe for foe in survey.foes if foe.able and foe.cell >= 0 and inside[foe.cell] >= FAR and door[foe.cell] <= ALARM]
    waited = sum(door[man.cell] <= CLOSE for man in out) if now else 0
    return bool(foes_out) and len(foes_in) < len(foes_out) and 3 * len(out) <= len(survey.own) and waited < 2


def _severed(survey: Survey, gate_id: str) -> Cells:
    """The hexes that a shut gate closes; of a gate in a wall the hexes right outside."""
    board, gate = survey.field.board, survey.field.board.gates[gate_id]
    return cells_of(gate.cells) | cells_of(cell + board.shifts[facing] for cell, facing in gate.sides)


def _bridges(survey: Survey) -> Iterator[Job]:
    """A bridge that should be gone: two go beside it while the enemy is still two marches away."""
    field = survey.field
    for cell in bits(field.board.where(**{BRIDGES: True})):
        if bridge_helps(survey, cell):
            near = marches(field.board, field.move_graphs[0], 1 << cell, farthest=NEAR)
            if min((near[foe.cell] for foe in survey.foes if foe.able and foe.cell >= 0), default=0) >= NEAR:
                inside = marches(field.board, field.move_graphs[0], survey.aims.of_kind("guard")[0].cells, barred=1 << cell)
                ring = field.board.around[cell] & field.move_graphs[0].enterable
                yield Job("bridge", cells_of(place for place in bits(ring) if inside[place] < FAR), field.rules.works.bridge_men, CLOSE)
                return


def bridge_helps(survey: Survey, cell: Cell) -> bool:
    """Is a bridge the way of many enemies to what we keep, and are none of ours beyond it?"""
    field, guards = survey.field, survey.aims.of_kind("guard")
    if not guards:
        return False
    now = marches(field.board, field.move_graphs[0], guards[0].cells)
    gone = marches(field.board, field.move_graphs[0], guards[0].cells, barred=1 << cell)
    longer = [man for man in (*survey.own, *survey.foes) if man.able and man.cell >= 0 and gone[man.cell] >= now[man.cell] + HINDERED]
    return 2 * sum(man.side != survey.side for man in longer) > len(survey.foes) and all(man.side != survey.side for man in longer)


def _tops(survey: Survey) -> Iterator[Job]:
    """Where enemy ladders lean and ropes are hooked: somebody must stand there to throw them down or cut them."""
    position = survey.position
    field, state = position
    ladders = [ladder for ladder in state.works.ladders.values() if ladder.standing and ladder.side != survey.side]
    leaning = [(ladder.cells[0], lean_of(field.board, ladder)) for ladder in ladders]
    hooked = [(rope.grapnel.cell, rope.lean) for rope in ropes(position) if rope.grapnel.side != survey.side]
    tops: dict[Cell, int] = {}
    for foot, lean in (*leaning, *hooked):
        if lean is not None and not lean.jump and not state.standing(1 - survey.side) >> lean.top & 1:
            near = min((field.board.distance(foot, foe.cell) for foe in survey.foes if foe.able), default=FAR)
            tops[lean.top] = min(near, tops.get(lean.top, FAR))
    for top in sorted(tops, key=lambda cell: (tops[cell], cell)):
        yield Job("top", 1 << top, 1, NEAR)


def _oil(survey: Survey) -> Iterator[Job]:
    """Bearers stay with their cauldron, somebody with a barrel."""
    board = survey.field.board
    for thing in survey.state.works.things.values():
        if thing.kind == "cauldron" and thing.side == survey.side:
            men = frozenset(who for who in thing.men if survey.state.beings[who].able)
            if len(men) == PAIR:
                yield Job("oil", board.around[thing.cell], PAIR, 0, men)
        elif thing.kind == "barrel" and thing.side == survey.side:
            yield Job("oil", board.around[thing.cell] | 1 << thing.cell, 1, NEAR)


# -- fire ------------------------------------------------------------------------------------------------------------


def _torches(survey: Survey) -> Iterator[Job]:
    """Things to be set alight by hand, by whoever stands still beside them: what the scenario wants burnt, and enemy machines at hand."""
    position = survey.position
    field, state = position
    wanted = 0
    for goal in survey.aims.of_kind("burn"):
        wanted |= cells_of(cell for cell in bits(goal.cells) if cell not in state.works.fires and burns(position, cell))
    if wanted:
        beside_it = cells_of(cell for burning in bits(wanted) for cell in reach(field, burning, by_hand=True))
        yield Job("torch", beside_it & field.move_graphs[0].enterable & ~wanted, TORCHES)


def _buckets(survey: Survey) -> Iterator[Job]:
    """Fires that must go out; nobody turns back for one from a bridge that is down."""
    field, state = survey.field, survey.state
    fires = [cell for cell, fire in sorted(state.works.fires.items()) if fire.origin != GREEK and should_go_out(survey, cell)]
    most = BUCKETS if survey.aims.of_kind("guard") or survey.aims.of_kind("save") else 1
    burning = cells_of(state.works.fires)
    for cell in [cell for cell in fires if not done_with(survey, cell)][:most]:
        yield Job("bucket", cells_of(reach(field, cell, by_hand=True)) & field.move_graphs[0].enterable & ~burning, 1, NEAR)


def done_with(survey: Survey, cell: Cell) -> bool:
    """Is this part of a machine of ours that has done its work?"""
    found = machine_at(survey.position, cell)
    return found is not None and found[0].side == survey.side and has_served(survey, found[0])


def has_served(survey: Survey, machine: Machine) -> bool:
    """Is its bridge down, or has it opened a breach through which its crew can go?"""
    goals = survey.aims.of_kind("hold")
    if machine.bridge or not goals or not survey.field.rules.machines[machine.kind].points:
        return bool(machine.bridge)
    inside = marches(survey.field.board, survey.field.move_graphs[0], goals[0].cells, farthest=NEAR)
    return any(inside[cell] < NEAR for cell in standing_places(survey.field, machine))


def should_go_out(survey: Survey, cell: Cell) -> bool:
    """Does a fire harm us? Those of the enemy do, but for fires on what we are to burn ourselves; whoever storms saves only what is his."""
    aims = survey.aims
    if survey.state.works.fires[cell].side == survey.side or any(goal.cells >> cell & 1 for goal in aims.of_kind("burn")):
        return False
    if aims.of_kind("hold") and not (aims.of_kind("guard") or aims.of_kind("save")):
        found = machine_at(survey.position, cell)
        return found is not None and found[0].side == survey.side
    return True


def reachable(survey: Survey) -> bool:
    """Is there a way already to the ground we are after, for most of us?"""
    goals = survey.aims.of_kind("hold")
    men = [man for man in survey.own if man.able and not man.mount and man.cell >= 0]
    return bool(goals) and 2 * sum(distance_map(survey.field, man, goals[0].cells)[man.cell] < FAR for man in men) > len(men)


# -- who does it -----------------------------------------------------------------------------------------------------


def share_out(survey: Survey, busy: Container[BeingId], out: Sally | None = None) -> dict[BeingId, Job]:
    """Each job gets the men who are first there; whoever stands in the right place already stays."""
    found: dict[BeingId, Job] = {}
    taken = 0
    for job in jobs_of(survey, out):
        ready = [man for man in survey.own if _fit(man) and man.id not in found and man.id not in busy]
        if job.who:
            ready = [man for man in ready if man.id in job.who]
        places = job.cells & ~taken
        far = sorted((_points(survey, man, places), _rank(job, man), man.id) for man in ready)
        for points, _, who in far[: job.men]:
            if points <= job.farthest and points < FAR:
                found[who] = job
                cell = survey.state.beings[who].cell
                taken |= 1 << cell if job.cells >> cell & 1 else 0
    return found


def _points(survey: Survey, man: Being, cells: Cells) -> int:
    return distance_map(survey.field, man, cells)[man.cell] if cells else FAR


def _fit(man: Being) -> bool:
    """On his feet, with his hands free."""
    return man.able and not man.mounted and not man.carries and man.cell >= 0


def _rank(job: Job, man: Being) -> float:
    """The stronger go where there is fighting, the weaker to the wheels."""
    return -man.values.attack if job.kind == "top" else man.values.attack
