"""The board as the page gets it."""

from __future__ import annotations

import json

import pytest

from hauberk.board.board import Board, Piece, bits
from hauberk.play.battle.board_view import board_json, ground_json
from hauberk.play.battle.scenario import load_scenario, scenario_files, sheet


@pytest.mark.parametrize("name", sorted(scenario_files()))
def test_every_battle_gives_a_board_with_every_hex_once(name: str) -> None:
    field = load_scenario(name).field
    found = json.loads(json.dumps(board_json(field, "it")))
    ground = [field.board.names[cell] for cell in bits(field.board.all) if not field.board.storey(cell)]
    assert sorted(each["name"] for each in found["hexes"]) == sorted(ground)
    assert len({(each["column"], each["row"]) for each in found["hexes"]}) == len(ground)
    known = set(field.board.cell)
    for group in ("lines", "exits", "entries", "areas"):
        assert all(known.issuperset(each["hexes"]) for each in found[group])
    assert known.issuperset(each["hex"] for each in (*found["sides"], *found["crest"]))
    assert all(each["terrain"] in found["terrain"] for each in found["hexes"])


def test_a_turned_sheet_keeps_the_names_printed_on_it() -> None:
    found = ground_json(Board([Piece(sheet("meadow")), Piece(sheet("stream"), True, 1, 2)]))
    corner = next(each for each in found["hexes"] if each["name"] == "2.A1")
    assert (corner["column"], corner["row"], corner["piece"]) == (51, 15, 2)
    assert [piece["column"] for piece in found["pieces"]] == [0, 26]


def test_axes_become_lines_from_end_to_end() -> None:
    found = ground_json(Board([Piece(sheet("stream"))]))
    bridges = [line["hexes"] for line in found["lines"] if line["kind"] == "bridge"]
    assert bridges == [["J7", "K8", "L8", "M9"]]
    over = {each["name"]: each["terrain"] for each in found["hexes"] if each.get("structure") == "bridge"}
    assert over == {"K8": "river", "L8": "river"}


def test_terrain_is_named_in_the_readers_language() -> None:
    board = Board([Piece(sheet("stream"))])
    assert ground_json(board, "fr")["terrain"]["river"]["name"] == "bas-fonds"
    assert ground_json(board)["terrain"]["river"]["cost"] == {"foot": 4, "mounted": None}
