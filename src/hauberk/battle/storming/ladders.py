"""Ladders: raising, shifting, climbing, throwing them down. Guiscard 10.1; The Anarchy 3.3.3, 3.4.4, 3.6.2; Siege 2.21, 2.22.

A lying ladder covers two hexes and may be carried by a man on each half; a standing one makes its hex a rung of its own: whoever is
there is on the ladder. How it is carried stands in `ladder_carrying`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Ladder
from hauberk.battle.movement.barring import first_at, what_bars
from hauberk.battle.movement.walking import halt
from hauberk.battle.walls.falling import ask_where
from hauberk.battle.walls.leaning import AsItIs, Lean, lawful, lean, under_hoarding
from hauberk.board.board import Board, Cell
from hauberk.board.move_graph import BEYOND
from hauberk.common.dice import span
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping

PAIR = 2
"""It takes two to handle a ladder. [LADDER-02, LADDER-10]"""


def shape(shaping: Shaping, state: State) -> None:
    """A standing ladder makes its hex a ladder, without cover and bad to fight on, and its top a way over what it leans on: across that
    side alone one fights with those above. In the turn in which it was raised nobody gets over, and from behind a palisade without
    platform nobody gets onto it.

    [LADDER-06, LADDER-07, LADDER-09, LADDER-11, RULING-G-22, RULING-G-23, SC-LADDER-07, SC-LADDER-08, SC-LADDER-09, RULING-S-08, A-MISC-02]
    """
    figures = shaping.rules.works
    for ladder in state.works.ladders.values():
        if not ladder.standing:
            continue
        foot = ladder.cells[0]
        found = lean(shaping, foot, ladder.facing)
        shaping.ground(foot, "ladder")
        if found is not None:
            up = BEYOND if ladder.raised >= 0 else figures.ladder_over
            shaping.climb(foot, found.top, up, 0 if found.jump else figures.ladder_climb)


def lean_of(board: Board, ladder: Ladder) -> Lean | None:
    """Where a standing ladder leads."""
    return lean(AsItIs(board), ladder.cells[0], ladder.facing)


def climber(state: State, ladder: Ladder) -> Being | None:
    """Who is on a standing ladder. [RULING-G-23]"""
    here = state.at.get(ladder.cells[0], ())
    return state.beings[here[0]] if here else None


def beside_foot(field: Field, man: Being, foot: Cell) -> bool:
    """Does he stand on a hex beside the foot, with nothing between?"""
    return (man.cell, foot) in field.move_graphs[0].step and field.board.direction(man.cell, foot) is not None


def untouchable(position: Position, ladder: Ladder, name: str) -> Refusal | None:
    """Nobody handles a standing ladder while somebody is on it or an enemy stands beside its foot. [LADDER-05, LADDER-10, SC-LADDER-06]"""
    field, state = position
    foot = ladder.cells[0]
    if (man := climber(state, ladder)) is not None:
        return Refusal("somebody_on_ladder", "LADDER-05", name, by=man.id)
    if state.standing(1 - state.active) & field.board.around[foot]:
        return Refusal("enemy_at_ladder", "LADDER-05", name)
    return None


def may_handle(position: Position, man: Being, price: int) -> Refusal | None:
    """On foot, with free hands and enough points left. [LADDER-10]"""
    name = man.character.name
    if man.mounted or man.has(Mark.LADDER | Mark.WORKED | Mark.CHARGED):
        return Refusal("cannot_work", "LADDER-10", name)
    if man.has(Mark.HALTED) and price:
        return Refusal("movement_over", "MOVE-03", name)
    if man.left < price:
        return Refusal("not_enough_points", "LADDER-10", name, needs=price, has=max(0, man.left))
    return None


def named(state: State, command: Work, men: int) -> Ladder | Refusal:
    """The ladder a command is about, with the right number of hands."""
    ladder = state.works.ladders.get(command.thing)
    if ladder is None:
        return Refusal("no_such_ladder", "LADDER-02", about=command.thing)
    if len(command.men) != men:
        return Refusal("ladder_needs_two" if men == PAIR else "one_at_a_time", "LADDER-02", needs=men, has=len(command.men))
    return ladder


def place_for(field: Field, foot: Cell, facing: int, name: str) -> Lean | Refusal:
    """Can a ladder stand here and lean that way? Not in an open moat unless the book allows it, not under a hoarding, not against a tower.

    [LADDER-01, LADDER-04, SC-LADDER-03, SC-LADDER-04, A-MOAT-06, A-HOARD-07, RULING-S-07]
    """
    ground = field.board.ground[foot]
    if "moat" in ground.traits and not field.rules.switches.ladders_in_moat:
        return Refusal("ladder_in_moat", "A-MOAT-06", name, field.name(foot))
    if under_hoarding(field.board, foot):
        return Refusal("ladder_under_hoarding", "A-HOARD-07", name, field.name(foot))
    if "climbed" in ground.traits:
        return Refusal("ladder_stands_there", "LADDER-04", name, field.name(foot))
    found = lean(AsItIs(field.board), foot, facing)
    return Refusal("nothing_to_lean_on", "LADDER-04", name, field.name(foot)) if found is None else found


# -- raising ---------------------------------------------------------------------------------------------------------


def plan_raise(position: Position, command: Work) -> Ladder | Refusal:
    """The two who carry it set it up on one of its two hexes, at no cost. [LADDER-04, RULING-G-22, SC-LADDER-03]"""
    field, state = position
    ladder = named(state, command, PAIR)
    if isinstance(ladder, Refusal):
        return ladder
    name = state.beings[command.men[0]].character.name
    if set(ladder.carriers) != set(command.men):
        return Refusal("does_not_carry_ladder", "LADDER-04", name)
    if command.cell not in ladder.cells:
        return Refusal("not_where_ladder_is", "LADDER-04", name)
    place = place_for(field, command.cell, command.facing, name)
    if isinstance(place, Refusal):
        return place
    return ladder._replace(cells=(command.cell,), standing=True, facing=command.facing, carriers=(), raised=state.turn)


def raise_ladder(doing: Doing, command: Work, standing: Ladder) -> None:
    """It stands; the movement of both carriers is over. [LADDER-04, RULING-G-22]"""
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, False))
    doing.emit(e.LadderSet(standing.id, standing))
    for who in command.men:
        halt(doing, who, "done")


def raising_choices(position: Position) -> Iterator[Work]:
    """Every way to raise a carried ladder."""
    for ladder in position.state.works.ladders.values():
        for cell in ladder.cells if ladder.carriers else ():
            for facing in range(6):
                yield from lawful(position, plan_raise, Work("raise_ladder", ladder.carriers, cell, ladder.id, facing))


# -- shifting --------------------------------------------------------------------------------------------------------


def plan_shift(position: Position, command: Work) -> Ladder | Refusal:
    """Two men beside its foot move a standing ladder by one hex or turn it, in the classic siege once a turn.

    [LADDER-10, SC-LADDER-05, SC-LADDER-06]
    """
    field, state = position
    ladder = named(state, command, PAIR)
    if isinstance(ladder, Refusal):
        return ladder
    men = [state.beings[who] for who in command.men]
    name = men[0].character.name
    if not ladder.standing:
        return Refusal("ladder_lies", "LADDER-10", name)
    if field.rules.switches.ladder_shifted_once and ladder.shifted == state.turn:
        return Refusal("ladder_shifted_before", "SC-LADDER-05", name)
    if refusal := untouchable(position, ladder, name):
        return refusal
    foot = ladder.cells[0]
    for man in men:
        if refusal := may_handle(position, man, field.rules.works.ladder_shift):
            return refusal
        if not beside_foot(field, man, foot):
            return Refusal("not_beside_ladder", "LADDER-10", man.character.name)
    if command.cell == foot:
        place: Lean | Refusal | None = lean(AsItIs(field.board), foot, command.facing) if command.facing != ladder.facing else None
        if place is None:
            return Refusal("nothing_to_lean_on", "LADDER-10", name, field.name(foot))
    else:
        if field.board.direction(foot, command.cell) is None:
            return Refusal("not_adjacent", "SC-LADDER-06", name, field.name(command.cell))
        if (foot, command.cell) not in field.move_graphs[0].step:
            return Refusal("closed_side", "SC-LADDER-06", name, field.name(command.cell), by=what_bars(position, command.cell, foot))
        if who := first_at(state, 1 << command.cell)[1]:
            return Refusal("occupied", "SC-LADDER-06", name, field.name(command.cell), by=who)
        place = place_for(field, command.cell, command.facing, name)
        if isinstance(place, Refusal):
            return place
    return ladder._replace(cells=(command.cell,), facing=command.facing, shifted=state.turn)


def shift_ladder(doing: Doing, command: Work, ladder: Ladder) -> None:
    """It stands elsewhere; each of the two pays for it. [LADDER-10]"""
    costs = (Term(doing.rules.works.ladder_shift, "ladder", "LADDER-10"),)
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, False, costs))
    doing.emit(e.LadderSet(ladder.id, ladder))


def shifting_choices(position: Position) -> Iterator[Work]:
    """Every way to shift or turn a standing ladder; the first two men at hand do it."""
    for ladder in position.state.works.ladders.values():
        if not ladder.standing:
            continue
        foot = ladder.cells[0]
        price = position.field.rules.works.ladder_shift
        men = [man.id for man in beside(position, foot) if may_handle(position, man, price) is None][:PAIR]
        if len(men) == PAIR:
            for cell in (foot, *position.field.board.neighbours[foot]):
                for facing in range(6):
                    yield from lawful(position, plan_shift, Work("shift_ladder", tuple(men), cell, ladder.id, facing))


def beside(position: Position, foot: Cell) -> list[Being]:
    """Able people of the active side beside the foot of a ladder, in a fixed order."""
    field, state = position
    near = [state.beings[who] for cell in field.board.neighbours[foot] for who in state.at.get(cell, ())]
    return [man for man in near if man.side == state.active and man.able and not man.character.is_beast and beside_foot(field, man, foot)]


# -- throwing it down ------------------------------------------------------------------------------------------------


def plan_throw_down(position: Position, command: Work) -> Ladder | Refusal:
    """Somebody on the very hex it leans on, or, where the edition knows it, beside its foot, instead of shooting and fighting; he says
    where it is to lie.

    [LADDER-12, LADDER-13, LADDER-17, RULING-G-24, RULING-S-09, RULING-S-11, SC-LADDER-11, SC-LADDER-13, SC-LADDER-14]
    """
    field, state = position
    ladder = named(state, command, 1)
    if isinstance(ladder, Refusal):
        return ladder
    man = state.beings[command.men[0]]
    name = man.character.name
    if not ladder.standing:
        return Refusal("ladder_lies", "LADDER-12", name)
    if man.mounted or man.has(Mark.SHOT | Mark.ATTACKED | Mark.CHARGED | Mark.WORKED | Mark.LADDER):
        return Refusal("has_acted", "LADDER-12", name)
    found = lean_of(field.board, ladder)
    above = found is not None and not found.jump and man.cell == found.top
    below = field.rules.switches.ladders_from_below and beside_foot(field, man, ladder.cells[0])
    if not above and not below:
        return Refusal("not_at_ladder_top", "LADDER-12", name)
    if command.cell not in falls_to(field, ladder):
        return Refusal("ladder_cannot_lie_there", "LADDER-13", name, field.name(command.cell))
    return ladder


def falls_to(field: Field, ladder: Ladder) -> list[Cell]:
    """The hexes beside its foot that the other half of a falling ladder can cover. [LADDER-13, SC-LADDER-14]"""
    board, foot = field.board, ladder.cells[0]
    found = []
    for facing, cell in enumerate(board.neighbours[foot]):
        side = board.sides.get((foot, facing))
        if cell >= 0 and "solid" not in board.ground[cell].traits and not (side is not None and side.blocks):
            found.append(cell)
    return found


def throw_down(doing: Doing, command: Work, ladder: Ladder) -> None:
    """The die says whether it falls. [LADDER-12, SC-LADDER-12, RULING-G-24]"""
    man, figures = doing.being(command.men[0]), doing.rules.works
    doing.emit(e.Worked(command.task, command.men, ladder.cells[0], command.thing, True))
    terms = doing.roll_and_add("ladder", "LADDER-12", *_wound(man, figures.ladder_fall_wounded))
    falls = total(terms) <= figures.ladder_fall
    doing.emit(
        e.Tested("throw_down_ladder", man.id, ladder.cells[0], terms, "falls" if falls else "stays", needs=span(1, figures.ladder_fall))
    )
    if falls:
        overturn(doing, ladder, command.cell)


def _wound(man: Being, more: int) -> tuple[Term, ...]:
    return (Term(more, "wounded", "SC-LADDER-12", man.character.name),) if more and man.health == Health.WOUNDED else ()


def overturn(doing: Doing, ladder: Ladder, half: Cell) -> None:
    """It falls and hurts nobody; whoever was on it falls too. [LADDER-13, LADDER-14, LADDER-16, SC-LADDER-14, SC-LADDER-17]"""
    on_it = climber(doing.state, ladder)
    foot = ladder.cells[0]
    lying = ladder._replace(cells=(foot, half), standing=False, facing=-1, carriers=(), raised=-1)
    doing.emit(e.LadderSet(ladder.id, lying))
    if on_it is not None:
        tumble(doing, on_it.id, foot)


def tumble(doing: Doing, who: BeingId, foot: Cell) -> None:
    """He falls from a ladder: wounded, on a hex beside its foot that his owner chooses, perhaps on somebody, who is stunned.

    [LADDER-14, LADDER-15, RULING-G-25, SC-LADDER-15, SC-LADDER-16, RULING-S-10]
    """
    board, state = doing.field.board, doing.state
    graph = doing.field.move_graph_on_foot(doing.being(who))
    near = [cell for cell in board.neighbours[foot] if (foot, cell) in graph.step and _soft(state, cell)]
    if doing.rules.switches.fall_onto_ladder or not near:
        near.append(foot)
    ask_where(doing, who, tuple(near), "wounded", "LADDER-14", onto=True)


def _soft(state: State, cell: Cell) -> bool:
    """Nobody there, or one man on foot: one does not fall on riders and beasts."""
    here = [state.beings[who] for who in state.at.get(cell, ())]
    return len(here) <= 1 and not any(being.mounted or being.character.is_beast for being in here)


def throwing_choices(position: Position) -> Iterator[Work]:
    """Everybody who can throw down a ladder, and every way it can fall."""
    field, state = position
    for ladder in state.works.ladders.values():
        if not ladder.standing:
            continue
        found = lean_of(field.board, ladder)
        men = [state.beings[who] for who in state.at.get(found.top, ())] if found is not None else []
        men += [man for man in beside(position, ladder.cells[0]) if man not in men]
        for man in men:
            works = [Work("throw_down_ladder", (man.id,), cell, ladder.id) for cell in falls_to(field, ladder)]
            yield from lawful(position, plan_throw_down, *works)


# -- what happens by itself ------------------------------------------------------------------------------------------


def let_fall(doing: Doing) -> bool:
    """Carriers who are separated, hurt or driven off let their ladder drop; a ladder whose wall is gone falls; True if one did.

    [LADDER-02, LADDER-03]
    """
    for ladder in doing.state.works.ladders.values():
        if ladder.carriers and not _held(doing.state, ladder):
            doing.emit(e.LadderSet(ladder.id, ladder._replace(carriers=())))
            return True
        if ladder.standing and lean_of(doing.field.board, ladder) is None:
            foot = ladder.cells[0]
            half = next(iter(falls_to(doing.field, ladder)), next(cell for cell in doing.field.board.neighbours[foot] if cell >= 0))
            overturn(doing, ladder, half)
            return True
    return False


def _held(state: State, ladder: Ladder) -> bool:
    """Do both carriers still stand at their ends?"""
    men = [state.beings[who] for who in ladder.carriers]
    at_it = sorted(man.cell for man in men) == sorted(ladder.cells)
    return at_it and all(man.able and not man.mounted and not man.carries for man in men)


def destroy(doing: Doing, cell: Cell) -> None:
    """A ladder on a hex burns or is smashed; whoever is on it falls. [LADDER-14]"""
    for ladder in tuple(doing.state.works.ladders.values()):
        if cell in ladder.cells:
            on_it = climber(doing.state, ladder) if ladder.standing else None
            if ladder.carriers:
                doing.emit(e.LadderSet(ladder.id, ladder._replace(carriers=())))
            doing.emit(e.LadderSet(ladder.id, None))
            if on_it is not None and on_it.alive:
                tumble(doing, on_it.id, cell)
