"""How far off a hex is that somebody does not reach: what the way there takes, beside what he has. [MOVE-05]"""

from __future__ import annotations

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field, Position
from hauberk.battle.movement.barring import somebody_at
from hauberk.battle.movement.crossing import no_entry
from hauberk.battle.movement.reach import Obstacles, foot_reach
from hauberk.battle.movement.walking import short_rule
from hauberk.battle.riding.mounted_reach import rider_reach
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal

PHASES = 6
"""So many full allowances lead anywhere; what is farther off is not reckoned."""


def too_far(position: Position, man: Being, cell: Cell, around: Obstacles) -> Refusal:
    """The price of the cheapest way and the points he has; or that no way leads there at all. [MOVE-04, MOVE-05]"""
    field, state = position
    name, price = man.character.name, _price(field, man, cell, around)
    if price:
        return Refusal("not_enough_points", short_rule(man, price), name, field.name(cell), needs=price, has=max(0, man.left))
    if cell >= 0 and state.standing(1 - man.side) >> cell & 1:
        return Refusal("enemy_in_the_way", "MOVE-08", name, field.name(cell), by=somebody_at(state, cell, 1 - man.side))
    if cell >= 0 and not field.move_graph(man).enterable >> cell & 1:
        ground = field.board.ground[cell]
        return Refusal("impassable", no_entry(man, ground), name, ground.id)
    return Refusal("no_way_to", "MOVE-04", name, field.name(cell))


def nowhere_to_go(field: Field, man: Being, around: Obstacles) -> Refusal:
    """Why somebody cannot make a step: what the cheapest one takes, or that everything around is barred. [MOVE-04, MOVE-05]"""
    prices = [price for cell in field.board.ways[man.cell] if (price := _price(field, man, cell, around))]
    if not prices:
        return Refusal("hemmed_in", "MOVE-08", man.character.name)
    return Refusal("not_enough_points", short_rule(man, min(prices)), man.character.name, needs=min(prices), has=max(0, man.left))


def _price(field: Field, man: Being, cell: Cell, around: Obstacles) -> int:
    """The least number of points that would bring him to a hex; 0 if none does."""
    if cell < 0:
        return 0
    points = PHASES * max(1, man.allowance)
    if man.tail < 0:
        reach = foot_reach(field, man, points, around)
        return reach.price(cell) if reach.reached >> cell & 1 else 0
    ride = rider_reach(field, man, points, around)
    return min((ride.price(cell, facing) for facing in range(6) if ride.reached[facing] >> cell & 1), default=0)
