"""Sheets and battles at houses and castles with something wrong in them: faults with a place, or a battle that can be fought."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hauberk.basis.faults import BadInput, Fault
from hauberk.board.board import Board, Piece
from hauberk.board.sheet import load_sheet
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import read_scenario, scenario_files, sheet_files
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer
from tests.fuzz.mangling import mangled

SHEETS = ("camp", "chapel", "classic_castle", "eagles_nest", "hamlet", "norman_castle", "priory")
BATTLES = ("the_camp_on_the_ofanto", "the_rock_of_scilla", "the_tower_at_faringdon", "the_breach_at_shrewsbury", "the_breach_at_arques")
COPIES = 12
COMMANDS = 15


def told(faults: list[Fault], file: str) -> bool:
    """Every fault names its file and says something."""
    return all(fault.file == file and fault.what for fault in faults)


@pytest.mark.parametrize("name", SHEETS)
def test_a_mangled_sheet_is_a_board_or_has_faults(tmp_path: Path, name: str) -> None:
    chance, text, path = random.Random(name), sheet_files()[name].read_text(encoding="utf-8"), tmp_path / "mangled.toml"
    faults: list[Fault] = []
    for _ in range(COPIES):
        path.write_text(mangled(text, chance), encoding="utf-8")
        try:
            Board([Piece(load_sheet(path))])
        except BadInput as bad:
            faults += bad.faults
    assert faults
    assert told(faults, path.name)


@pytest.mark.parametrize("name", BATTLES)
def test_a_mangled_battle_is_fought_or_has_faults(tmp_path: Path, name: str) -> None:
    chance, text, path = random.Random(name), scenario_files()[name].read_text(encoding="utf-8"), tmp_path / "mangled.toml"
    faults: list[Fault] = []
    for number in range(COPIES):
        path.write_text(mangled(text, chance), encoding="utf-8")
        try:
            game = Match(BATTLE, read_scenario(path), seed="mangled")
        except BadInput as bad:
            faults += bad.faults
            continue
        players = (BrawlingPlayer(number), BrawlingPlayer(number + 1))
        for _ in range(COMMANDS):
            if (side := game.side) is not None:
                game.do(players[side].choose(game.legal))
    assert faults
    assert told(faults, path.name)
