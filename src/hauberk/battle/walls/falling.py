"""Men who fall from bridges, ladders and walls, and where they come to lie. Siege 2.11, 2.13; Guiscard 10.1.6."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.commands import Fall
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import FallAsked, LandingAsked
from hauberk.battle.core.state import State
from hauberk.battle.people.wounds import harm
from hauberk.battle.riding import unhorsing
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal

# -- falling ---------------------------------------------------------------------------------------------------------


def ask_where(doing: Doing, who: BeingId, cells: tuple[Cell, ...], what: str, rule: str, onto: bool = False) -> None:
    """Somebody falls; his owner chooses among some hexes, and there he takes the harm. A rider is out of the saddle first.
    `onto`: he may fall on somebody.

    [SC-BRIDGE-03, SC-BRIDGE-04, RULING-S-04, LADDER-14, LADDER-15]
    """
    man = doing.being(who)
    if man.mounted:
        doing.emit(e.Unhorsed(who, man.mount))
    owner = man.side if man.side >= 0 else doing.state.active
    doing.ask(LandingAsked(owner, who, cells, what, rule, onto))


def landing_choices(position: Position, asked: LandingAsked) -> list[Fall]:
    """The free ones among the hexes offered; if all are taken, the nearest free hex. [SC-BRIDGE-04, RULING-S-04]"""
    man = position.state.beings[asked.man]
    free = [cell for cell in asked.cells if asked.onto or is_free(position.state, man, cell)]
    return [Fall(cell) for cell in free or list(_nearest(position, man, asked.cells[0]))]


def is_free(state: State, man: Being, cell: Cell) -> bool:
    """Does nobody else alive lie or stand there?"""
    return all(who == man.id for who in state.at.get(cell, ()))


def _nearest(position: Position, man: Being, start: Cell) -> Iterator[Cell]:
    """The free hexes nearest to a hex, on its own storey, that a man on foot could stand on."""
    board, graph = position.field.board, position.field.move_graph_on_foot(man)
    for radius in range(1, board.span):
        places = [board.at_hex(place) for place in board.hex(start).ring(radius)]
        cells = [board.above(place, board.storey(start)) for place in places if place >= 0]
        found = [cell for cell in cells if graph.enterable >> cell & 1 and is_free(position.state, man, cell)]
        if found:
            yield from found
            return


def land(doing: Doing, asked: LandingAsked, cell: Cell) -> None:
    """He comes to lie on a hex, hurt; on whom he falls is stunned. [SC-BRIDGE-03, SC-MOAT-03, LADDER-15, RULING-G-25]"""
    doing.emit(e.Shifted(asked.man, cell, "escaped" if asked.escapes else "fell"))
    if asked.harm and doing.being(asked.man).alive:
        harm(doing, asked.man, asked.harm, asked.rule)
    for who in doing.state.at.get(cell, ()) if asked.onto else ():
        if who != asked.man:
            harm(doing, who, "stunned", "LADDER-15")


def close_landing(doing: Doing, asked: LandingAsked) -> bool:
    """One place left: he falls there; True if nothing had to be chosen."""
    places = landing_choices(doing.position, asked)
    if len(places) > 1:
        return False
    doing.answer()
    land(doing, asked, places[0].cell if places else asked.cells[0])
    return True


# -- the command -----------------------------------------------------------------------------------------------------


def plan_fall(position: Position, command: Fall) -> FallAsked | LandingAsked | Refusal:
    """Only one of the places offered, from the saddle or from a height. [UNHORSE-01, SC-BRIDGE-04]"""
    asked = position.state.pending[-1]
    if not isinstance(asked, LandingAsked):
        return unhorsing.plan_fall(position, command)
    if command not in landing_choices(position, asked):
        return Refusal(
            "cannot_fall_there",
            "LADDER-14" if asked.onto else "SC-BRIDGE-04",
            position.state.beings[asked.man].character.name,
            position.field.name(command.cell),
        )
    return asked


def fall(doing: Doing, command: Fall, asked: FallAsked | LandingAsked) -> None:
    """He falls there. [UNHORSE-01, SC-BRIDGE-04]"""
    if isinstance(asked, FallAsked):
        unhorsing.fall(doing, command, asked)
        return
    doing.answer()
    land(doing, asked, command.cell)
