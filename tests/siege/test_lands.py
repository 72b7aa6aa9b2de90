"""The ground of fights: where people can stand, what is worth guarding, where tents are pitched."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.board.board import Board, Piece
from hauberk.common.faults import BadInput
from hauberk.play.battle.scenario import sheet
from hauberk.play.siege.lands import grounds, land_of_place, open_land, read_grounds, read_words
from hauberk.play.siege.places import load_place, place_files
from hauberk.rulesets.editions import RULESETS
from hauberk.siege.chart import Chart
from hauberk.siege.kinds import ASSAULT
from hauberk.siege.lands import around, edge, edge_for_riders, rows_from, spread, step, storey_of
from hauberk.siege.place import hex_of
from hauberk.siege.set_up import Sketch
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE
from tests.siege.turning import BESIEGER

EDITION = {"farm": "guiscard", "chapel": "guiscard", "eagles_nest": "guiscard", "classic_castle": "siege_classic"}


def test_cells_have_names_and_neighbours() -> None:
    assert step("K10", 0) == "K9"
    assert step("K10/2", 3) == "K11/2"
    assert step("K10", 0, -2) == "K12"
    assert step("A1", 0) == ""
    assert around("K10/1")[0] == "K9/1"
    assert storey_of("K10/3") == 3


@pytest.mark.rule("ASSLT-04")
def test_the_sides_of_a_sheet() -> None:
    land = open_land("meadow", "guiscard")
    assert [name for _, name in rows_from(land, 1, 1)][:3] == ["A1", "B1", "C1"]
    assert [name for _, name in rows_from(land, 2, 1)][:3] == ["Z1", "Z2", "Z3"]
    assert next(name for _, name in rows_from(land, 3, 1)) == "A16"
    assert [name for _, name in rows_from(land, 4, 2)][16] == "B1"
    assert set(edge_for_riders(land, 4)) <= set(edge(land, 4)) <= {f"A{row}" for row in range(1, 17)}


@pytest.mark.rule("A-ACT-01", "A-ACT-02")
@pytest.mark.parametrize(("joined", "of_the_place", "of_the_field"), [(1, "F1", "F16"), (2, "Z5", "A5"), (3, "F16", "F1"), (4, "A5", "Z5")])
def test_an_engine_rolls_on_from_the_field_onto_the_sheet_of_the_place(joined: int, of_the_place: str, of_the_field: str) -> None:
    """Across the side at which the two are joined the hexes touch."""
    skirmish = Skirmish(CASTLE).begin(ASSAULT)
    chart = Chart(Sketch(skirmish.position, BESIEGER, ground="meadow", joined=joined))
    beside = {chart.names.get(chart.spots[f"1.{of_the_place}"].neighbour(facing), "") for facing in range(6)}
    assert f"2.{of_the_field}" in beside


def test_a_spread_begins_far_apart() -> None:
    cells = [f"A{row}" for row in range(1, 16)]
    order = spread(cells, ("A1",))
    assert order[:3] == ("A1", "A15", "A8")
    assert sorted(order) == sorted(cells)
    assert spread([]) == ()


@pytest.mark.rule("ASSLT-03", "ASSLT-08")
@pytest.mark.parametrize("name", sorted(place_files()))
def test_the_posts_of_a_place(name: str) -> None:
    """All inside, all standable, each once; the doors come first, and from each one can walk to the centre."""
    land, place = land_of_place(name, EDITION.get(name, "anarchy")), load_place(name)
    assert len(set(land.posts)) == len(land.posts)
    assert set(land.posts) <= place.inside & land.foot
    assert land.walks <= place.inside
    assert len(land.posts) >= 20
    assert len(land.hidden) == len(place.redoubts)
    board = Board([Piece(sheet(place.sheet))])
    if land.gate:
        posts = {board.names[post] for post in board.gates[land.gate].posts}
        assert posts & set(land.posts[:6])
        assert land.doors[land.gate]


@pytest.mark.rule("ASSLT-08")
def test_nobody_is_posted_on_the_roof_of_the_barn() -> None:
    """No stair leads up there."""
    land = land_of_place("farm", "guiscard")
    assert "D6/1" in land.foot
    assert "D6/1" not in land.posts
    assert "E12/1" in land.posts


@pytest.mark.rule("ASSLT-11", "RULING-G-66")
def test_what_is_hidden_from_the_tower() -> None:
    land, place = land_of_place("eagles_nest", "guiscard"), load_place("eagles_nest")
    assert land.hidden[0]
    assert not land.hidden[0] & place.redoubts[0].cells
    assert land.hidden[0] < land.foot


@pytest.mark.rule("CAMP-01", "A-ACT-19", "TENT-01")
@pytest.mark.parametrize("name", sorted(grounds()))
def test_there_is_room_for_eight_tents(name: str) -> None:
    """Four open hexes each, none touching another or the edge, and room before every opening; the guard stands between them."""
    land = open_land(name, "anarchy")
    assert len(land.tents) == 8
    taken: set[str] = set()
    for at, facing in land.tents:
        hexes = {at, *(step(at, facing + turn) for turn in (2, 3, 4))}
        assert len(hexes) == 4
        assert hexes <= land.flat
        beside = {near for name in hexes for near in around(name)}
        assert all(near and land.ground(near) for near in beside)
        assert not beside & taken
        assert step(at, facing) in land.foot
        taken |= hexes
    assert not taken & set(land.posts)
    assert len(land.posts) >= 20


def test_every_ground_of_a_siege_has_a_camp() -> None:
    from hauberk.play.siege.scenario import load_siege, siege_files

    for name in siege_files():
        scenario = load_siege(name)
        assert set(scenario.grounds) <= set(grounds())
        assert scenario.ruleset.id in RULESETS


def test_faults_of_grounds_and_words_are_told(tmp_path: Path) -> None:
    path = tmp_path / "grounds.toml"
    path.write_text('source = "x"\n[grounds.meadow]\ntents = ["K5", "ZZ9 1"]\nposts = "K5 Q99"\n[grounds.moor]\ntents = []\nposts = ""\n')
    with pytest.raises(BadInput) as told:
        read_grounds(path)
    assert len(told.value.faults) == 4
    words = tmp_path / "fights.toml"
    words.write_text('[assault]\ntitle = { en = "x" }\n')
    with pytest.raises(BadInput):
        read_words(words)


def test_hexes_of_a_name() -> None:
    assert hex_of("K10/2") == hex_of("K10")
