"""Four men on the rope of a grapnel bring a palisade down. Guiscard 10.6.5."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.storming.grapnels import DEEDS, Rope, rope_named, ropes
from hauberk.battle.walls.leaning import lawful
from hauberk.battle.walls.palisades import fell
from hauberk.board.board import Board, Cell, bits
from hauberk.common.dice import span
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.grid.hex import DIRECTIONS, rotated

PACE = 2
"""One free hex lies between the first pullers and the palisade. [RULING-G-45]"""


def plan_pull(position: Position, command: Work) -> Rope | Refusal:
    """Four who do nothing else, two and two on adjacent hexes, with one free hex between the first of them and the palisade; never where
    there is a platform.

    [GRAP-12, GRAP-14, GRAP-15, PLAT-04, RULING-G-45]
    """
    field, state = position
    rope = rope_named(position, command, field.rules.works.pull_men)
    if isinstance(rope, Refusal):
        return rope
    men = [state.beings[who] for who in command.men]
    name, board = men[0].character.name, field.board
    if not rope.lean.jump:
        return Refusal("only_plain_palisades", "GRAP-15", name)
    for man in men:
        if man.mounted or man.has(DEEDS):
            return Refusal("has_acted", "GRAP-12", man.character.name)
    nearest = min(board.distance(man.cell, rope.lean.top) for man in men)
    if frozenset(man.cell for man in men) not in blocks(board, men[0].cell) or nearest != PACE:
        return Refusal("not_two_and_two", "GRAP-12", name)
    if state.at.get(rope.grapnel.cell) or state.at.get(rope.top):
        return Refusal("not_two_and_two", "RULING-G-45", name)
    return rope


def blocks(board: Board, corner: Cell) -> list[frozenset[Cell]]:
    """Every block of two by two hexes that a hex belongs to. [RULING-G-45]"""
    found = []
    for side in range(len(DIRECTIONS)):
        one, two = board.shifts[side], board.shifts[rotated(side, 1)]
        for start in (corner, corner - one, corner - two, corner - one - two):
            cells = frozenset((start, start + one, start + two, start + one + two))
            if all(cell >= 0 and board.all >> cell & 1 for cell in cells):
                found.append(cells)
    return found


def pull(doing: Doing, command: Work, rope: Rope) -> None:
    """They heave; the wounded are of little help. [GRAP-12, GRAP-13, GRAP-14]"""
    figures, foot = doing.rules.works, rope.grapnel.cell
    doing.emit(e.Worked(command.task, command.men, rope.lean.top, command.thing, True))
    hurt = sum(doing.being(who).health == Health.WOUNDED for who in command.men)
    weak = (Term(hurt * figures.pull_wounded, "wounded", "GRAP-13"),) if hurt else ()
    terms = doing.roll_and_add("pull", "GRAP-13", *weak)
    falls = total(terms) <= figures.pull_falls
    result, needs = "falls" if falls else "stands", span(1, figures.pull_falls)
    doing.emit(e.Tested("pull_down", command.men[0], rope.lean.top, terms, result, needs=needs))
    if falls:
        doing.emit(e.ThingSet(rope.grapnel.id, rope.grapnel._replace(state="", facing=-1, cell=foot)))
        fell(doing, rope.lean.top, "GRAP-13")


def pulling_choices(position: Position) -> Iterator[Work]:
    """Every block of four idle men before a hooked palisade."""
    field, state = position
    board = field.board
    for rope in ropes(position):
        if not rope.lean.jump:
            continue
        seen: set[frozenset[Cell]] = set()
        for cell in bits(state.standing(state.active) & board.beside(board.beside(board.around[rope.grapnel.cell]))):
            for block in blocks(board, cell):
                if block in seen or not all(state.at.get(each) for each in block):
                    continue
                seen.add(block)
                men = tuple(state.at[each][0] for each in sorted(block))
                yield from lawful(position, plan_pull, Work("pull_down", men, rope.lean.top, rope.grapnel.id))
