"""Files of sieges and places with something wrong in them: faults with a place, or a siege that can be played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hauberk.basis.faults import BadInput, Fault
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.places import place_files, read_place
from hauberk.play.siege.scenario import read_siege, siege_files
from tests.fuzz.mangling import mangled
from tests.fuzz.test_bad_data import told
from tests.siege.wild import WildCommander

COPIES = 16
COMMANDS = 8


@pytest.mark.parametrize("name", siege_files())
def test_a_mangled_siege_is_played_or_has_faults(tmp_path: Path, name: str) -> None:
    chance, text, path = random.Random(name), siege_files()[name].read_text(encoding="utf-8"), tmp_path / "mangled.toml"
    faults: list[Fault] = []
    for number in range(COPIES):
        path.write_text(mangled(text, chance), encoding="utf-8")
        try:
            game = Match(SIEGE, read_siege(path), seed="mangled")
        except BadInput as bad:
            faults += bad.faults
            continue
        players = (WildCommander(number), WildCommander(number + 1))
        for _ in range(COMMANDS):
            if (side := game.side) is not None:
                game.do(players[side].choose(game))
    assert faults
    assert told(faults, path.name)


@pytest.mark.parametrize("name", place_files())
def test_a_mangled_place_stands_or_has_faults(tmp_path: Path, name: str) -> None:
    chance, text, path = random.Random(name), place_files()[name].read_text(encoding="utf-8"), tmp_path / "mangled.toml"
    faults: list[Fault] = []
    for _ in range(COPIES):
        path.write_text(mangled(text, chance), encoding="utf-8")
        try:
            read_place(path)
        except BadInput as bad:
            faults += bad.faults
    assert faults
    assert told(faults, path.name)


def test_a_place_without_its_sheet_and_with_a_hex_that_is_none(tmp_path: Path) -> None:
    """Both are told, not only the first."""
    text = place_files()["farm"].read_text(encoding="utf-8").replace('sheet = "chapel"', 'sheet = "chapell"', 1)
    path = tmp_path / "farm.toml"
    path.write_text(text.replace('hexes = "D5 E6', 'hexes = "?? E6', 1), encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        read_place(path)
    said = str(bad.value)
    assert "chapell" in said
    assert "'??'" in said
