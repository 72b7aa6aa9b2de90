"""The plan of a besieged place, for the page to paint: the same board and machines that battles have."""

from __future__ import annotations

from functools import lru_cache

from hauberk.battle.core.being import Machine
from hauberk.battle.core.field import Field
from hauberk.board.board import NOWHERE, Board, Piece
from hauberk.play.battle.board_view import board_json
from hauberk.play.battle.scenario import sheet
from hauberk.play.battle.view import machine_json
from hauberk.play.picture import PLAIN, Picture
from hauberk.rulesets.editions import RULESETS
from hauberk.server.encoding import Json
from hauberk.siege.state import SiegeState


def machines_on(name: str, edition: str, state: SiegeState) -> list[Json]:
    """Engines that stand at the wall, hex by hex, as the map of a battle shows them; burnt parts are told."""
    field = _field(name, edition)
    found = []
    for engine in state.engines.values():
        cells = tuple(field.board.cell.get(name, NOWHERE) for name in engine.hexes)
        if cells and NOWHERE not in cells and engine.kind in field.rules.machines:
            machine = Machine(engine.id, engine.kind, engine.side, cells, engine.facing, lost=engine.lost)
            found.append(machine_json(field, machine))
    return found


@lru_cache(maxsize=32)
def board_on(name: str, edition: str, language: str, picture: Picture = PLAIN) -> Json:
    """The board of a sheet, as it looks there."""
    return board_json(_field(name, edition), language, picture)


@lru_cache(maxsize=8)
def joined_board(pieces: tuple[tuple[str, bool, int, int], ...], edition: str, language: str, picture: Picture = PLAIN) -> Json:
    """The board of several sheets as they lie: each by its name, whether it is turned, and the side of another to which it is joined."""
    rules = RULESETS[edition].rules()
    found = [Piece(sheet(name), turned, of, side) for name, turned, of, side in pieces]
    return board_json(Field(Board(found, rules.terrain), rules), language, picture)


@lru_cache(maxsize=16)
def _field(name: str, edition: str) -> Field:
    rules = RULESETS[edition].rules()
    return Field(Board([Piece(sheet(name))], rules.terrain), rules)


def forget_boards() -> None:
    """Boards are drawn again when somebody asks for them."""
    for drawn in (board_on, joined_board, _field):
        drawn.cache_clear()
