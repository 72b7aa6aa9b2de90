"""Files of games, sheets and places with something wrong in them: faults with a place, or a game that can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hauberk.board.board import Board, Piece
from hauberk.board.sheet import load_sheet
from hauberk.common.faults import BadInput, Fault
from hauberk.play.battle.scenario import sheet_files
from hauberk.play.games import GAMES
from hauberk.play.match import Match
from hauberk.play.siege.places import place_files, read_place
from tests.contract.matches import player_of
from tests.fuzz.mangling import mangled

SHEETS = ("camp", "chapel", "classic_castle", "eagles_nest", "hamlet", "norman_castle", "priory")
BATTLES = ("the_camp_on_the_ofanto", "the_rock_of_scilla", "the_tower_at_faringdon", "the_breach_at_shrewsbury", "the_breach_at_arques")
PLAYED = [(kind, name) for kind, game in GAMES.items() for name in (BATTLES if kind == "battle" else game.files())]
COPIES = 14
COMMANDS = 12


def told(folder: Path, original: Path, use: Callable[[Path], Any]) -> None:
    """Spoilt copies are used, or every fault names its file and says something."""
    chance, text = random.Random(original.stem), original.read_text(encoding="utf-8")
    faults: list[tuple[Fault, str]] = []
    for number in range(COPIES):
        path = folder / f"mangled_{number}.toml"  # a file that was read is not read again
        path.write_text(mangled(text, chance), encoding="utf-8")
        try:
            use(path)
        except BadInput as bad:
            faults += [(fault, path.name) for fault in bad.faults]
    assert faults
    assert all(fault.file == name and fault.what for fault, name in faults)


@pytest.mark.parametrize(("kind", "name"), PLAYED)
def test_a_mangled_game_is_played_or_has_faults(tmp_path: Path, kind: str, name: str) -> None:
    game = GAMES[kind]

    def play(path: Path) -> None:
        match, player = Match(game, game.load(str(path)), seed="mangled"), player_of(kind, path.stem)
        for _ in range(COMMANDS):
            if match.side is not None:
                match.do(player.choose(match))

    told(tmp_path, game.files()[name], play)


@pytest.mark.parametrize("name", SHEETS)
def test_a_mangled_sheet_is_a_board_or_has_faults(tmp_path: Path, name: str) -> None:
    told(tmp_path, sheet_files()[name], lambda path: Board([Piece(load_sheet(path))]))


@pytest.mark.parametrize("name", place_files())
def test_a_mangled_place_stands_or_has_faults(tmp_path: Path, name: str) -> None:
    told(tmp_path, place_files()[name], read_place)


def test_a_place_without_its_sheet_and_with_a_hex_that_is_none(tmp_path: Path) -> None:
    """Both are told, not only the first."""
    text = place_files()["farm"].read_text(encoding="utf-8").replace('sheet = "chapel"', 'sheet = "chapell"', 1)
    path = tmp_path / "farm.toml"
    path.write_text(text.replace('hexes = "D5 E6', 'hexes = "?? E6', 1), encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        read_place(path)
    assert "chapell" in str(bad.value)
    assert "'??'" in str(bad.value)
