"""Stones thrown from walls, and the piles they come from. The Anarchy 4.5.

A thrown stone is a shot whose weapon follows from how far away the pile lies: `data/editions/base/weapons.toml` has a line for each.
"""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Side
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import Weapon
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Thing, rested
from hauberk.battle.walls.leaning import HOARDING
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.refusal import Refusal

PILE = "stone_pile"
PAIR = 2


def piles(state: State) -> list[Thing]:
    """Heaps of stones; rubble is none. [A-STONE-03]"""
    return [thing for thing in state.works.things.values() if thing.kind == PILE]


def stone_of(position: Position, man: Being) -> Weapon | None:
    """The stones somebody has at hand, by the nearest pile on his own storey: his own hex, one or two hexes away. Any character on foot
    may throw, wounded or not, and no pile ever runs out. The pile decides rate and movement, the force is always that of a short bow.

    [A-STONE-05, A-STONE-07, A-STONE-08, RULING-A-STONE-02, RULING-A-STONE-03, RULING-A-STONE-04]
    """
    field, state = position
    if man.mounted or man.character.is_beast or not man.on_map or not _height(field, man.cell):
        return None
    storey, board = field.board.storey(man.cell), field.board
    near = [board.distance(man.cell, pile.cell) for pile in piles(state) if board.storey(pile.cell) == storey]
    hexes = min(near, default=NOWHERE)
    return next((weapon for weapon in field.rules.weapons.values() if weapon.pile == hexes >= 0), None)


def _height(field: Field, cell: Cell) -> bool:
    """Is this the top of a tower or wall, a deck, or a hoarding? [A-STONE-01, A-STONE-02, A-SCAF-08]"""
    ground = field.board.ground[cell]
    return field.board.storey(cell) > 0 and ("roofed" not in ground.traits or HOARDING in ground.traits)


def throwers(position: Position, side: Side) -> list[Being]:
    """Everybody of a side who has stones at hand."""
    if not piles(position.state):
        return []
    return [man for man in position.state.people(side) if man.able and stone_of(position, man) is not None]


def may_drop(field: Field, man: Being, origin: Cell, aim: Cell) -> Refusal | None:
    """Onto the next hex, lower down; from a hoarding only straight down onto who stands at the foot of the wall.

    [A-STONE-01, A-STONE-02, A-SCAF-08, RULING-A-STONE-01]
    """
    board, name = field.board, man.character.name
    below = board.storey(aim) == 0 if HOARDING in board.ground[origin].traits else board.height[aim] < board.height[origin]
    apart = 0 if HOARDING in board.ground[origin].traits else 1
    if not below or board.distance(origin, aim) != apart:
        return Refusal("stones_fall_down", "A-STONE-02" if not apart else "A-STONE-01", name, field.name(aim))
    return None


# -- moving a pile ---------------------------------------------------------------------------------------------------


def plan_moving(position: Position, command: Work) -> Thing | Refusal:
    """Two who have done nothing else for a full turn shift a pile by one hex. [A-STONE-04]"""
    field, state = position
    pile = state.works.things.get(command.thing)
    if pile is None or pile.kind != PILE:
        return Refusal("no_such_pile", "A-STONE-04", about=command.thing)
    if len(command.men) != PAIR:
        return Refusal("pile_needs_two", "A-STONE-04", needs=PAIR, has=len(command.men))
    step = field.move_graphs[0].step
    for who in command.men:
        man = state.beings[who]
        if man.mounted or (man.cell != pile.cell and (man.cell, pile.cell) not in step):
            return Refusal("not_at_the_pile", "A-STONE-04", man.character.name)
        if not rested(state.phase, man):
            return Refusal("needs_a_full_turn", "A-STONE-04", man.character.name)
    if (pile.cell, command.cell) not in step or field.board.storey(command.cell) != field.board.storey(pile.cell):
        return Refusal("pile_cannot_go_there", "A-STONE-04", state.beings[command.men[0]].character.name, field.name(command.cell))
    return pile._replace(cell=command.cell)


def move_pile(doing: Doing, command: Work, pile: Thing) -> None:
    """Stone by stone it has come over. [A-STONE-04]"""
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, True))
    doing.emit(e.ThingSet(pile.id, pile))


def moving_choices(position: Position) -> Iterator[Work]:
    """Every pile that two idle men beside it can shift; the first two at hand do it."""
    field, state = position
    for pile in piles(state):
        near = [who for cell in (pile.cell, *field.board.ways[pile.cell]) for who in state.at.get(cell, ())]
        men = [state.beings[who] for who in near]
        idle = [man.id for man in men if _idle(position, man, pile)][:PAIR]
        for cell in field.board.neighbours[pile.cell] if len(idle) == PAIR else ():
            command = Work("move_stones", tuple(idle), cell, pile.id)
            if not isinstance(plan_moving(position, command), Refusal):
                yield command


def _idle(position: Position, man: Being, pile: Thing) -> bool:
    reaches = man.cell == pile.cell or (man.cell, pile.cell) in position.field.move_graphs[0].step
    free = man.side == position.state.active and not man.character.is_beast and not man.mounted and not man.carries
    return reaches and free and rested(position.state.phase, man)
