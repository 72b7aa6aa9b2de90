"""A thought: one side moves as a policy would, the enemy gives his best answer, and the blows of both are expected, not thrown.

The policy is plain: man by man, the foremost first, each goes where he has most to gain and least to fear, nearer to what his side wants.
A plan says how much of each; whoever searches tries several plans, or puts some men elsewhere first.
"""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Side
from hauberk.battle.core.chances import ALL, ONE, TARGET
from hauberk.battle.core.field import Position
from hauberk.battle.melee import blow_chances
from hauberk.battle.melee.combat import may_attack, may_be_attacked, reckon, strike_cells
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.board.board import Cell, Cells, cells_of
from hauberk.players.captain.floods import FAR, marches
from hauberk.players.search.ends import Ends, ends_of
from hauberk.players.search.losses import LEFT, blow_share, lost, whole
from hauberk.players.search.perils import Perils
from hauberk.players.search.scratch import Scratch

MOST_TOGETHER = 3
"""So many strike one man together at the most."""
ABLE = 0.5
"""Whoever is likelier than this to be out of it takes no part in the answer."""


class Plan(NamedTuple):
    """How a side moves."""

    goal: Cells = 0
    """The ground it wants; 0: the enemy himself."""
    push: float = 0.6
    """What each point of the way there is worth."""
    fear: float = 1.0
    """How much danger and threat count beside what a blow promises."""


class Thought(NamedTuple):
    """What a plan promises."""

    value: float
    """Gains less losses, and the ground gained."""
    gains: float
    losses: float
    moves: tuple[tuple[BeingId, Pose], ...]
    """Where everybody goes who does not stay."""
    answer: tuple[tuple[BeingId, Pose], ...]
    """Where the enemy goes then."""


def think(position: Position, side: Side, plan: Plan | None = None, against: Plan | None = None) -> Thought:
    """One side's movement by a plan, the enemy's by another, and the blows that can be expected of both."""
    scratch, plan, against = Scratch(position), plan or Plan(), against or Plan()
    if scratch.state.active != side:
        scratch.to_the_other()
    left = dict.fromkeys(position.state.beings, 1.0)
    far = distance(scratch.position, side, plan)
    moves = moved(scratch, side, plan, far)
    ground = plan.push * sum([_nearer(far, position.state.beings[who], pose) for who, pose in moves])
    scratch.to_blows()
    gains, own = blows(scratch.position, side, left)
    scratch.to_the_other()
    losses = own + volley(scratch.position, side, left)
    answer = moved(scratch, 1 - side, against, distance(scratch.position, 1 - side, against), left)
    scratch.to_blows()
    struck, theirs = blows(scratch.position, 1 - side, left)
    return Thought(gains + theirs - losses - struck + ground, gains + theirs, losses + struck, moves, answer)


# -- movement --------------------------------------------------------------------------------------------------------


def distance(position: Position, side: Side, plan: Plan) -> list[int]:
    """How far it is from every hex to what a side wants."""
    field = position.field
    goal = plan.goal or position.state.standing(1 - side)
    return marches(field.board, field.move_graphs[0], goal)


def moved(
    scratch: Scratch, side: Side, plan: Plan, far: list[int], left: dict[BeingId, float] | None = None
) -> tuple[tuple[BeingId, Pose], ...]:
    """Everybody of a side goes where it is best for him, the foremost first."""
    perils = Perils(scratch.position, side)
    beside = targets(scratch, side)
    found = []
    for man in sorted(scratch.men(side), key=lambda man: (far[man.cell], man.id)):
        if may_move(scratch.state, man) or (left is not None and left[man.id] < ABLE):
            continue
        pose = best_end(scratch, ends_of(scratch.position, man, perils), plan, far, beside)
        if pose != pose_of(man):
            scratch.put(man.id, pose)
            found.append((man.id, pose))
    return tuple(found)


def targets(scratch: Scratch, side: Side) -> dict[Cell, list[Being]]:
    """By hex, the enemies who can be struck from it."""
    field, found = scratch.field, dict[Cell, list[Being]]()
    step = field.move_graphs[0].step
    for foe in scratch.state.people(1 - side):
        if foe.alive and not foe.captive:
            for cell in {near for own in foe.cells for near in field.board.ways[own] if (near, own) in step}:
                found.setdefault(cell, []).append(foe)
    return found


def best_end(scratch: Scratch, ends: Ends, plan: Plan, far: list[int], beside: dict[Cell, list[Being]]) -> Pose:
    """The place that promises a man most."""
    man, worth, fear, push = ends.man, whole(ends.man), plan.fear, plan.push
    field, table = scratch.field, scratch.field.rules.melee
    hopes: dict[BeingId, float] = {}
    best, value = 0, float("-inf")
    danger, threat = ends.danger, ends.threat
    for number, cell in enumerate(ends.cells):
        here = -fear * worth * (danger[number] + threat[number]) - push * min(far[cell], FAR)
        for foe in beside.get(cell, ()):
            hope = hopes.get(foe.id)
            if hope is None:
                helping = sum([friend.values.attack for friend in friends_beside(scratch, man, foe)])
                joint = field.rules.figures.joint_shift if helping else 0
                column = table.column(man.values.attack + helping - foe.values.defence) + joint
                more = table.armour if foe.character.armoured else 0
                share = blow_share(table, table.limited(column), more, foe.mount != "", foe.health != 0)
                hope = hopes[foe.id] = share * whole(foe)
            here += hope
        if here > value:
            best, value = number, here
    return ends.pose(field.board.neighbours, best)


def friends_beside(scratch: Scratch, man: Being, foe: Being) -> list[Being]:
    """Who of his side stands beside an enemy already."""
    state, near = scratch.state, cells_of(cell for own in foe.cells for cell in scratch.field.board.ways[own])
    own = near & state.standing(man.side) & ~man.area
    if not own:
        return []
    here = {who for own in foe.cells for cell in scratch.field.board.ways[own] for who in state.at.get(cell, ())}
    friends = map(state.beings.__getitem__, sorted(here))
    return [friend for friend in friends if friend.side == man.side and friend.able and friend is not man]


def _nearer(far: list[int], man: Being, pose: Pose) -> float:
    """By how many points somebody has come nearer."""
    return float(min(far[man.cell], FAR) - min(far[pose.cell], FAR))


# -- blows and shots -------------------------------------------------------------------------------------------------


def blows(position: Position, side: Side, left: dict[BeingId, float]) -> tuple[float, float]:
    """What the blows of a side can be expected to bring and to cost; `left`: how much of everybody there is still likely to be."""
    state, gains, costs = position.state, 0.0, 0.0
    reach: dict[BeingId, list[Being]] = {}
    for man in state.people(side):
        if not man.able or may_attack(state, man) or left[man.id] < ABLE:
            continue
        near = {who for cell in man.cells for other in position.field.board.ways[cell] for who in state.at.get(other, ())}
        for who in sorted(near):
            foe = state.beings[who]
            if foe.side != side and not may_be_attacked(position, man, foe) and strike_cells(position, man, foe):
                reach.setdefault(who, []).append(man)
    struck: set[BeingId] = set()
    for who, men in sorted(reach.items(), key=lambda each: (len(each[1]), each[0])):
        foe = state.beings[who]
        free = sorted([man for man in men if man.id not in struck], key=lambda man: -man.values.attack)
        best, gained, cost, harm = 0, 0.0, 0.0, 0.0
        for number in range(1, min(len(free), MOST_TOGETHER) + 1):
            gain, loss, out = blow(position, free[:number], foe)
            if gain - loss > gained - cost:
                best, gained, cost, harm = number, gain, loss, out
        share = left[who]
        gains, costs = gains + share * gained, costs + share * cost
        left[who] = share * (1 - harm)
        struck |= {man.id for man in islice(free, best)}
    return gains, costs


def blow(position: Position, men: list[Being], foe: Being) -> tuple[float, float, float]:
    """What one attack takes on the average from him who is attacked and from the attackers, and how likely he is out of it."""
    found = reckon(position, men, foe)
    gain = loss = out = 0.0
    for fate in blow_chances.fates(position.field, found, foe):
        whom = fate.means.whom
        if whom == TARGET:
            share = lost(foe, fate)
            gain += fate.chance * share
            out += fate.chance * (share >= LEFT[0] - LEFT[2])
        elif whom == ONE:
            loss += fate.chance * min([lost(man, fate) * whole(man) for man in men])
        elif whom == ALL:
            loss += fate.chance * sum([lost(man, fate) * whole(man) for man in men])
    return gain * whole(foe), loss, out


def volley(position: Position, side: Side, left: dict[BeingId, float]) -> float:
    """What the enemy's shots can be expected to take from a side where it stands: each at the mark that is worth most to him."""
    perils, size = Perils(position, side, blows=False), position.field.board.size
    taken = [0.0] * len(perils.shooters)
    for man in position.state.people(side):
        if man.able and perils.shooters:
            fire, worth = perils.fire(man), whole(man) * left[man.id]
            taken = [max(each, worth * fire[number * size + man.cell]) for number, each in enumerate(taken)]
    return sum(share * left[foe.id] for share, (foe, _) in zip(taken, perils.shooters, strict=True))
