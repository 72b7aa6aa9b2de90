"""Reach against a slow, obvious reference: every path that can be written down, checked hex by hex."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.battle.core.commands import Move
from hauberk.battle.core.state import State
from hauberk.battle.movement.walking import plan_walk
from hauberk.battle.riding.two_hexes import Pose
from hauberk.common.refusal import Refusal
from hauberk.play.battle.legal import Legal
from tests.kit import Table, drawn, man, rider


@st.composite
def pictures(draw: st.DrawFn, letters: str) -> str:
    """A small map with people scattered over it."""
    rows = [[draw(st.sampled_from("....ss~m")) for _ in range(6)] for _ in range(5)]
    spots = draw(st.lists(st.tuples(st.integers(0, 4), st.integers(1, 5)), min_size=len(letters), max_size=len(letters), unique=True))
    for letter, (row, column) in zip(letters, spots, strict=True):
        rows[row][column] = letter
    return "\n".join(" ".join(row) for row in rows)


def walked(game: Table, who: str) -> dict[tuple[int, int], int]:
    """Every place somebody can get to and the least it costs, by trying all paths."""
    being = game[who]
    best: dict[tuple[int, int, bool], int] = {}
    ends: dict[tuple[int, int], int] = {}
    todo: list[tuple[int, ...]] = [()]
    while todo:
        path = todo.pop()
        here = path[-1] if path else being.cell
        for cell in game.field.board.neighbours[here]:
            if cell < 0:
                continue
            walk = plan_walk(game.position, being, (*path, cell), being.left)
            if isinstance(walk, Refusal):
                continue
            last = walk.strides[-1]
            if last.leg.kind == "back":
                continue
            pose: Pose = last.leg.pose
            key = (pose.cell, pose.facing, last.debt)
            if best.get(key, 99) <= walk.price:
                continue
            best[key] = walk.price
            at_home = (pose.cell, pose.facing) == (being.cell, being.facing)  # going nowhere is no move worth listing
            if not at_home and game.allowed(Move(who, (*path, cell))):
                ends[pose.cell, pose.facing] = min(ends.get((pose.cell, pose.facing), 99), walk.price)
            todo.append((*path, cell))
    return ends


def listed(game: Table, who: str) -> dict[tuple[int, int], int]:
    """The places that legal moves lead to and what they cost."""
    found = {}
    for command in Legal(game.position).of(who):
        if isinstance(command, Move):
            walk = plan_walk(game.position, game[who], command.path, game[who].left)
            assert not isinstance(walk, Refusal), (command, walk)
            last = walk.strides[-1].leg
            if last.kind != "back":
                found[last.pose.cell, last.pose.facing] = walk.price
    return found


@settings(max_examples=60, deadline=None)
@given(pictures("AXYF"))
def test_reach_on_foot_is_what_all_paths_give(picture: str) -> None:
    game = drawn(picture, A=man("ahmad", "A"), X=man("drogon", "B"), Y=man("avray", "B"), F=man("yusuf", "A", marks=["halted", "moved"]))
    assert listed(game, "ahmad") == walked(game, "ahmad")


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from("....s~"), min_size=42, max_size=42), st.integers(0, 5), st.integers(0, 5))
def test_reach_of_a_rider_is_what_all_paths_give(ground: list[str], facing: int, foe: int) -> None:
    rows = [ground[7 * row : 7 * row + 6] for row in range(6)]
    rows[2][2] = "R"
    rows[foe % 6][5] = "X"
    game = drawn("\n".join(" ".join(row) for row in rows), R=rider("gui", "A", facing, left=5), X=man("ahmad", "B"))
    assert listed(game, "gui") == walked(game, "gui")


@settings(max_examples=12, deadline=None)
@given(st.sampled_from([2, 3, 4]), st.sampled_from(["B5", "C5", "F5", "G5"]), st.sampled_from(["A7", "D8", "H6"]))
def test_low_walls_and_enemies_together(facing: int, one: str, two: str) -> None:
    """A rider before a long low wall with enemies behind part of it: what he pays does not depend on where else he could jump."""
    columns = "ABCDEFGH"
    walls = [f"{column}4/{column}5" for column in columns]
    walls += [f"{columns[n]}{4 if n % 2 else 5}/{columns[n + side]}{5 if n % 2 else 4}" for n in range(1, 7) for side in (-1, 1)]
    rows = "\n".join(" ".join("." for _ in columns) for _ in range(8))
    men = [
        {"who": "gui", "side": "A", "at": "D3", "mounted": True, "facing": facing, "left": 9},
        {"who": "ahmad", "side": "B", "at": one},
        {"who": "jemal", "side": "B", "at": two},
    ]
    game = drawn(rows, men=men, map={"hexsides": {"low_wall": sorted(set(walls))}})
    assert listed(game, "gui") == walked(game, "gui")


def test_the_look_ups_are_empty_without_men() -> None:
    assert State(1, 0, 0, 0, {}, {}).occupied == 0
