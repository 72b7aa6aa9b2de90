"""Sight on any ground: whoever sees is seen, and cover never helps the shooter."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.board import sight as sight_module
from hauberk.board.board import Board, Piece, bits
from hauberk.board.sheet import Ground, Sheet
from hauberk.board.sight import Sight
from hauberk.board.terrain import Cover
from hauberk.grid.hex import from_offset, to_offset
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.rulesets.editions import RULESETS

SIGNS = {
    ".": "flat",
    "s": "scrub",
    "t": "tree",
    "b": "bank",
    "m": "marsh",
    "k": "rock",
    "~": "shallows",
    "w": "river",
    "=": "bridge",
}
HARM = "-ABCDE"
"""Letters of the shot tables from harmless to deadly."""


@cache
def on_sheet(name: str) -> Sight:
    """The sight of a sheet of the package, worked out once."""
    return Sight(Board([Piece(sheet(name))]))


@st.composite
def drawn_sheets(draw: st.DrawFn) -> Sheet:
    """Any ground whatever: every hex with a terrain and a level of its own, tops of banks, branches and walls
    anywhere."""
    columns, rows = draw(st.sampled_from([4, 6, 8])), draw(st.integers(3, 7))
    plain = draw(st.sampled_from([".....", "..st", ".tb.", "sbtb.", "".join(SIGNS)]))
    spots = [(column, row) for column in range(columns) for row in range(rows)]
    ground = {(0, *spot): Ground(SIGNS[draw(st.sampled_from(plain))], draw(st.sampled_from([0, 0, 1, 2]))) for spot in spots}
    sides = st.lists(st.tuples(st.sampled_from(spots), st.integers(0, 5)), max_size=12)
    crest, walls = {}, {}
    for spot, side in draw(sides):
        crest[*spot, side] = True
    for spot, side in draw(sides):
        other = to_offset(from_offset(*spot).neighbour(side))
        if other in spots:
            walls[0, *spot, side] = walls[0, *other, (side + 3) % 6] = draw(st.sampled_from(["wall", "low_wall"]))
    branches = frozenset(draw(st.lists(st.sampled_from(spots), max_size=3)))
    return Sheet("drawn", {"en": "drawn"}, columns, rows, ground, branches=branches, hexsides=walls, crest=frozenset(crest))


def check_both_ways(sight: Sight, one: int, two: int) -> None:
    """What holds from one hex to another holds the other way round."""
    there, back = sight.row(one), sight.row(two)
    names = sight.board.names[one], sight.board.names[two]
    assert there.visible >> two & 1 == back.visible >> one & 1, names
    assert there.lofted >> two & 1 == back.lofted >> one & 1, names
    if there.visible >> two & 1:
        assert there.lofted >> two & 1, names
        assert there.scrubbed >> two & 1 == back.scrubbed >> one & 1, names
        assert there.timbered >> two & 1 == back.timbered >> one & 1, names
        assert sight.between(one, two).singles == sight.between(two, one).singles, names
        assert {frozenset(pair) for pair in sight.between(one, two).pairs} == {frozenset(pair) for pair in sight.between(two, one).pairs}, (
            names
        )


@pytest.mark.rule("LOF-01", "LOF-03", "LOF-06", "LOF-09", "SSLING-02")
@given(drawn_sheets())
@settings(max_examples=40, deadline=None)
def test_whoever_sees_is_seen_on_any_ground(ground: Sheet) -> None:
    """On any ground, a line of fire one way is a line of fire the other way, through the same hexes."""
    sight = Sight(Board([Piece(ground)]))
    cells = list(bits(sight.board.all))
    for number, one in enumerate(cells):
        for two in cells[number:]:
            check_both_ways(sight, one, two)


def one_way(sight: Sight, one: int, two: int) -> bool:
    """Do the rules let the line differ by direction? At an opening it starts elsewhere, and a castle door asks for the shooter's height."""
    things = sight.obstacles
    if one in things.starts or two in things.starts:
        return True
    return any("castle" in each.barrier.kind.traits for a, b in ((one, two), (two, one)) for each in sight.look(a, b).passed)


@pytest.mark.rule("LOF-01", "LOF-03", "LOF-06", "LOF-09", "SSLING-02", "LEVEL-03")
@pytest.mark.parametrize("name", sorted(sheet_files()))
@given(data=st.data())
@settings(max_examples=12, deadline=None)
def test_whoever_sees_is_seen_on_the_sheets(name: str, data: st.DataObject) -> None:
    """The same on the sheets of the package, openings of walls excepted; neighbours with nothing built between them see each other."""
    sight = on_sheet(name)
    board = sight.board
    cells = list(bits(board.all))
    some = data.draw(st.lists(st.sampled_from(cells), min_size=2, max_size=8, unique=True))
    for one in some:
        for two in some:
            if not one_way(sight, one, two):
                check_both_ways(sight, one, two)
        for near in bits(board.around[one]):
            if not {one % board.plane, near % board.plane} & set(bits(sight.obstacles.built)):
                assert sight.sees(one, near), (board.names[one], board.names[near])


@pytest.mark.rule("LOF-06")
@given(drawn_sheets())
@settings(max_examples=25, deadline=None)
def test_felling_trees_hides_nobody(ground: Sheet) -> None:
    """Where the trees are felled and the branches cut, everything that was visible still is."""
    bare = {spot: one._replace(terrain="flat") if one.terrain == "tree" else one for spot, one in ground.ground.items()}
    cleared = Sheet(ground.id, ground.title, ground.columns, ground.rows, bare, hexsides=ground.hexsides, crest=ground.crest)
    before, after = Sight(Board([Piece(ground)])), Sight(Board([Piece(cleared)]))
    for cell in bits(before.board.all):
        assert not before.row(cell).visible & ~after.row(cell).visible
        assert before.row(cell).lofted == after.row(cell).lofted, "a high throw does not mind trees"


@pytest.mark.rule("HIT-02", "COVER-09")
@given(column=st.integers(0, 3), die=st.integers(-2, 12), mounted=st.booleans(), edition=st.sampled_from(sorted(RULESETS)))
def test_more_cover_never_helps_the_shooter(column: int, die: int, mounted: bool, edition: str) -> None:
    """With more cover, a higher die or a weaker weapon a shot never does more harm."""
    table = RULESETS[edition].rules().shots
    covers = [Cover.NONE, Cover.LIGHT, Cover.MEDIUM, Cover.STRONG]
    harms = [HARM.index(table.result(column, die, hidden, mounted)) for hidden in covers]
    assert harms == sorted(harms, reverse=True)
    for hidden, harm in zip(covers, harms, strict=True):
        assert HARM.index(table.result(column, die + 1, hidden, mounted)) <= harm
        if column < 3:
            assert HARM.index(table.result(column + 1, die, hidden, mounted)) <= harm


def test_old_lines_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many lines are looked along, no more than so many are remembered, and they stay the same lines."""
    monkeypatch.setattr(sight_module, "MOST_LINES", 50)
    board = Board([Piece(sheet("plateau"))])
    sight = Sight(board)
    cells = [board.cell[name] for name in ("A1", "K10", "M5", "Z16", "G11")]
    first = {(one, two): sight.look(one, two) for one in cells for two in cells if one != two}
    for two in bits(board.all):
        if two != cells[0]:
            sight.look(cells[0], two)
    assert len(sight._lines) <= 50
    assert {pair: sight.look(*pair) for pair in first} == first
