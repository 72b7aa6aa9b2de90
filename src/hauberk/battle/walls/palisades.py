"""Palisades and platforms: how they fall, and how one lands who jumps from their top. Guiscard 9.2.1, 9.2.2.

A palisade stands on the outer sides of a hex that one can walk on; a platform is the storey above a frame of timber. [RULING-G-02]
"""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId, Mark
from hauberk.battle.core.doing import Doing
from hauberk.battle.people.wounds import harm
from hauberk.board.board import NOWHERE, Board, Cell
from hauberk.common.dice import D6, span
from hauberk.common.term import Term, total
from hauberk.grid.hex import Facing

STAKES = "stakes"


def outer_sides(board: Board, cell: Cell) -> list[Facing]:
    """The sides of a hex on which stakes stand, on whatever storey. [PALI-01, PALI-03, RULING-G-02]"""
    column = board.column(cell)
    return [
        side for side in range(6) if any((place, side) in board.inner and STAKES in board.sides[place, side].traits for place in column)
    ]


def is_palisade(board: Board, cell: Cell) -> bool:
    """Does an intact palisade stand on this hex? [PALI-01]"""
    return bool(outer_sides(board, cell))


def platform_over(board: Board, cell: Cell) -> Cell:
    """The platform of a hex, NOWHERE if it has none. [PLAT-04, PLAT-05]"""
    return next((place for place in board.column(cell) if "platform" in board.ground[place].traits), NOWHERE)


def fell(doing: Doing, cell: Cell, rule: str) -> None:
    """The palisade of a hex comes down, the platform with it: the hex can be crossed at one point more, whoever stays there fights
    at (−). Who stood behind it or on the platform is wounded.

    [PALI-05, PALI-06, PLAT-04, DEMO-04, A-BOMB-09, RULING-G-02]
    """
    board = doing.field.board
    foot, deck, sides = board.above(cell, 0), platform_over(board, cell), outer_sides(board, cell)
    behind = doing.state.at.get(foot, ())
    doing.emit(e.GroundSet(foot, "stockade_down"))
    for side in sides:
        doing.emit(e.SideSet(foot, side, "breach"))
    if deck != NOWHERE:
        fallen = [man for man in doing.state.beings.values() if man.on_map and man.cell == deck]
        for man in fallen:
            doing.emit(e.Shifted(man.id, foot, "fell"))
            if man.alive:
                harm(doing, man.id, "wounded", rule)
        doing.emit(e.GroundSet(deck, ""))
    wound_all(doing, behind, rule)


def wound_all(doing: Doing, caught: tuple[BeingId, ...], rule: str) -> None:
    """Everybody in a hex that is demolished is wounded; who was hurt before dies. [DEMO-04, A-BOMB-09]"""
    for who in caught:
        if doing.being(who).alive:
            harm(doing, who, "wounded", rule)


# -- landing ---------------------------------------------------------------------------------------------------------


def land(doing: Doing, who: BeingId, cell: Cell, platform: bool) -> bool:
    """He jumps down inside, or onto the platform behind the stakes, and a die says how he lands; True if he is unhurt and may go on.

    [PALI-02, PLAT-01, RULING-G-03]
    """
    figures, man = doing.rules.works, doing.being(who)
    rule = "PLAT-01" if platform else "PALI-02"
    doing.emit(e.Shifted(who, cell, "jumped"))
    armour = (Term(figures.landing_armoured, "armoured", rule),) if man.character.armoured else ()
    terms = doing.roll_and_add("landing", rule, *armour, sides=D6, who=who)
    best = figures.landing_platform if platform else figures.landing_ground
    safe = total(terms) <= best
    doing.emit(e.Tested("landing", who, cell, terms, "safe" if safe else "wounded", needs=span(1, best)))
    if not safe:
        harm(doing, who, "wounded", rule)
        if doing.being(who).able and not doing.being(who).has(Mark.HALTED):
            doing.emit(e.Halted(who, "landed"))
    return safe
