"""A reshaped board is the board one would have laid: whatever changes, nothing is forgotten and nothing else is touched."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.board.board import Board, Piece, bits, cells_of
from hauberk.board.move_graph import MOVERS, MoveGraph, compile_move_graph
from hauberk.board.seen import Seen
from hauberk.board.shape import PLAIN, Shape, differing, recompiled, reshaped
from hauberk.board.sight import Sight
from hauberk.play.battle.scenario import sheet

TERRAINS = ("rubble", "flat", "filled_moat", "stockade_down", "gate_open", "tower_floor", "castle_wall")
KINDS = ("", "wall", "door", "window", "palisade", "low_wall", "crenels")


@cache
def place() -> tuple[Board, tuple[MoveGraph, ...]]:
    """A chapel with a farm, and room for the floors of a machine."""
    board = Board([Piece(sheet("chapel"))], storeys=4, mines=True)
    return board, tuple(compile_move_graph(board, mover) for mover in MOVERS)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    """Any change of a few cells and sides."""
    board, _ = place()
    ground = list(bits(board.all & (1 << board.plane) - 1))
    spots = st.builds(lambda cell, storey: board.above(cell, storey), st.sampled_from(ground), st.sampled_from([-1, 0, 0, 0, 1, 2, 3]))
    changed = draw(st.dictionaries(spots, st.sampled_from(TERRAINS), max_size=4))
    gone = cells_of(cell for cell in draw(st.lists(spots, max_size=2)) if cell not in changed)
    there = sorted({*(cell for cell in bits(board.all & ~gone)), *changed})
    edges = draw(st.dictionaries(st.tuples(st.sampled_from(there), st.integers(0, 5)), st.sampled_from(KINDS), max_size=4))
    sides = tuple((cell, side, kind, True) for (cell, side), kind in edges.items() if 0 <= cell + board.shifts[side] < board.size)
    climbs = draw(st.lists(st.tuples(st.sampled_from(there), st.sampled_from(there), st.integers(1, 6)), max_size=3))
    barred = cells_of(draw(st.lists(st.sampled_from(there), max_size=2)))
    return Shape(tuple(sorted(changed.items())), gone, sides, tuple((a, b, price) for a, b, price in climbs if a != b), barred)


@settings(max_examples=60, deadline=None)
@given(before=shapes(), shape=shapes())
def test_patched_steps_are_those_worked_out_anew(before: Shape, shape: Shape) -> None:
    """From one shape to another, for every kind of mover: open sides, prices, ways between storeys and single steps."""
    board, move_graphs = place()
    was = reshaped(board, before)
    move_graphs = recompiled(move_graphs, was, differing(was, PLAIN, before))
    new = reshaped(board, shape)
    for mover, patched in zip(MOVERS, recompiled(move_graphs, new, differing(new, before, shape)), strict=True):
        fresh = compile_move_graph(new, mover)
        assert patched.step == fresh.step
        assert patched.open == fresh.open
        assert patched.costs == fresh.costs
        assert sorted(patched.odd) == sorted(fresh.odd)
        assert sorted(patched.links) == sorted(fresh.links)
        assert patched.enterable == fresh.enterable


@settings(max_examples=60, deadline=None)
@given(shape=shapes())
def test_neighbours_and_ways_hold_both_ways(shape: Shape) -> None:
    """Who touches me is touched by me; nobody touches what is not there."""
    board, _ = place()
    new = reshaped(board, shape)
    for cell in range(board.size):
        assert new.neighbours[cell] == new.ring(cell)
        assert set(new.ways[cell]) == set(new.exits(cell))
        assert all(cell in new.ways[other] for other in new.ways[cell])
    assert all((cell + board.shifts[side], (side + 3) % 6) in new.sides for cell, side in new.sides if new.neighbours[cell][side] >= 0)


def test_without_changes_nothing_changes() -> None:
    """The plain shape gives the board itself."""
    board, _ = place()
    new = reshaped(board, PLAIN)
    assert (new.all, new.ground, new.sides, new.neighbours, new.ways) == (
        board.all,
        board.ground,
        board.sides,
        board.neighbours,
        board.ways,
    )


def looked(board: Board, sight: Sight, pairs: list[tuple[int, int]]) -> list[Seen]:
    """What is seen along some lines of a board."""
    return [sight.look(one, two) for one, two in pairs if board.all >> one & board.all >> two & 1]


@settings(max_examples=60, deadline=None)
@given(before=shapes(), between=shapes(), shape=shapes(), data=st.data())
def test_patched_sight_is_that_worked_out_anew(before: Shape, between: Shape, shape: Shape, data: st.DataObject) -> None:
    """From shape to shape, whether anybody has looked in between or not: what stands there, what it hides, and every line of sight."""
    board, _ = place()
    cells = list(bits(board.all))
    first = data.draw(st.lists(st.sampled_from(cells), min_size=6, max_size=6))
    near = [cell for cell, _ in shape.ground] + [cell for cell, *_ in shape.sides] + first
    pairs = [(one, two) for one in near for two in (*near, *cells[::9])] + [(two, one) for one in near for two in cells[4::9]]
    was, sight = PLAIN, Sight(board)
    looked(board, sight, pairs)
    for number, now in enumerate((before, between, shape)):
        new = reshaped(board, now)
        sight = Sight(new, sight, differing(new, was, now))
        was = now
        if number != 1:
            assert looked(new, sight, pairs) == looked(new, Sight(new), pairs)
    fresh, patched = Sight(new).obstacles, sight.obstacles
    for name in ("masses", "barriers", "starts", "screens", "sealed", "built", "eyed", "lids", "tops", "roofed"):
        one, two = getattr(patched, name), getattr(fresh, name)
        assert one == two if not isinstance(two, dict) else {k: v for k, v in one.items() if v} == {k: v for k, v in two.items() if v}, name
    heights = sorted({new.height[cell] for cell in cells})
    for low in heights[:4]:
        assert patched.masks(low, heights[-1]) == fresh.masks(low, heights[-1])


@settings(max_examples=60, deadline=None)
@given(before=shapes(), shape=shapes())
def test_lots_of_ground_follow(before: Shape, shape: Shape) -> None:
    """The cells of each terrain, and the banks of waters, are those of the board as it is."""
    board, _ = place()
    assert board.lots
    assert board.beds
    for each in (before, shape):
        new = reshaped(board, each)
        fresh = reshaped(board, each)
        for name in ("lots", "beds"):
            vars(fresh).pop(name)
            assert getattr(new, name) == getattr(fresh, name)
