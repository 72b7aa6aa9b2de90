"""Looking ahead: ends without paths, a position to try things in, and thoughts."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Health
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import MOVEMENT
from hauberk.battle.movement.mobility import may_move, obstacles, points_of
from hauberk.battle.movement.reach import foot_reach
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.board.board import bits
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.forecast import forecast
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer
from hauberk.players.search import floods
from hauberk.players.search.ends import ends_of, walked
from hauberk.players.search.floods import FAR, Roads, flood
from hauberk.players.search.losses import BACK, HORSE, LEFT, whole
from hauberk.players.search.perils import Perils
from hauberk.players.search.scratch import Scratch
from hauberk.players.search.thinking import Plan, blow, think
from tests.contract.pairs import PAIRS, scenario_of
from tests.kit import drawn, man, rider

SOME = PAIRS[::5]
"""Battles of every kind, under all editions."""


def movements(ruleset: str, name: str, number: int = 2, commands: int = 220) -> Iterator[Position]:
    """Some moments of a random battle at which a side begins to move."""
    game = Match(BATTLE, scenario_of(ruleset, name), f"{ruleset} {name}")
    players = (BrawlingPlayer("a"), BrawlingPlayer("b"))
    for _ in range(commands):
        state = game.state
        if (side := game.side) is None or not number:
            return
        if state.sequence == MOVEMENT and not state.pending and not state.moving and state.turn > 1:
            yield game.position
            number -= 1
        game.do(players[side].choose(game.legal))


# -- ends ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-01", "INF-01", "INF-04")
@pytest.mark.parametrize("ruleset, name", SOME)
def test_the_ends_of_a_man_are_those_the_rules_let_him_move_to(ruleset: str, name: str) -> None:
    """Every free place in the list of lawful moves is an end, and every end is in it; the cost is the price the rules know."""
    looked = 0
    for position in movements(ruleset, name):
        state = position.state
        perils, legal = Perils(position, state.active), Legal(position)
        leaders = {being.leader for being in state.beings.values()}
        if state.withdrawing == state.active:
            continue
        for soldier in state.people(state.active):
            if not soldier.able or may_move(state, soldier) or soldier.id in leaders or soldier.carries or soldier.left <= 0:
                continue
            ends = ends_of(position, soldier, perils)
            poses = [ends.pose(position.field.board.neighbours, number) for number in range(len(ends.cells))]
            assert poses[0] == pose_of(soldier)
            lawful = {command.path[-1] for command in legal.of(soldier.id) if isinstance(command, c.Move) and command.path}
            alone = {cell for cell in lawful if cell not in state.at}  # nobody who may yet go away, no horse to be pushed aside
            found, alone = {pose.cell for pose in poses} - {*soldier.cells}, alone - {*soldier.cells}
            around = position.field.board.around
            assert found <= alone
            assert all(soldier.tail >= 0 and state.occupied & around[cell] for cell in alone - found)  # his horse's tail has no room
            assert len(set(poses)) == len(poses)
            if soldier.tail < 0:
                gone = foot_reach(position.field, soldier, points_of(position, soldier), obstacles(position, soldier))
                assert list(ends.costs) == [gone.price(cell) for cell in ends.cells]
            looked += 1
    assert looked


@pytest.mark.parametrize("ruleset, name", SOME[::2])
def test_the_compiled_flood_is_its_twin(ruleset: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Costs and dangers of both are the same to the last bit, and what can be walked is what the rules' own flood has reached."""
    compiled = floods.compiled()
    for position in movements(ruleset, name):
        state = position.state
        perils = Perils(position, state.active)
        for soldier in state.people(state.active):
            if not soldier.able or soldier.tail >= 0:
                continue
            around, points = obstacles(position, soldier), points_of(position, soldier)
            monkeypatch.setattr(floods, "FLOOD", flood)
            plain = walked(position.field, soldier, points, around, perils)
            reach = foot_reach(position.field, soldier, points, around)
            assert set(plain.cells) - {soldier.cell} == set(bits(reach.reached)) - {soldier.cell}
            if compiled is not None:
                monkeypatch.setattr(floods, "FLOOD", compiled)
                assert walked(position.field, soldier, points, around, perils) == plain


def test_of_two_ways_of_one_price_the_safer_is_reckoned() -> None:
    """Two shooters watch two ways; each shoots once, at the worst hex for the man."""
    #      1
    #  0       3 - 4      over 1 the first shooter takes 0.5, over 2 the second 0.2; on 4 both take 0.1
    #      2
    ways = Roads(array("i", [0, 2, 3, 4, 5, 5]), array("i", [1, 2, 3, 3, 4]), bytes([1, 1, 1, 1, 1]))
    fire = array("d", [0, 0.5, 0, 0, 0.1, 0, 0, 0.2, 0, 0.1])
    for each in filter(None, (flood, floods.compiled())):
        cost, danger = bytearray([FAR] * 5), array("d", [0.0] * 5)
        reached = each(ways.first, ways.ends, ways.prices, bytes(5), bytes(5), fire, 2, 0, 3, 2, False, cost, danger)
        assert sorted(reached) == [0, 1, 2, 3, 4]
        assert list(cost) == [0, 1, 1, 2, 3]
        assert list(danger) == pytest.approx([0, 0.5, 0.2, 0.2, 0.3])


def test_a_compiled_flood_refuses_tables_that_do_not_fit() -> None:
    """Nobody reads beyond the end of a table."""
    compiled = floods.compiled()
    if compiled is None:
        pytest.skip("there is no compiled flood here")
    with pytest.raises(ValueError, match="different sizes"):
        compiled(array("i", [0, 0]), array("i"), b"", b"\0", b"\0", array("d"), 0, 3, 2, 2, False, bytearray(1), array("d", [0.0]))
    with pytest.raises(ValueError, match="different sizes"):
        compiled(array("i", [0, 5]), array("i"), b"", b"\0", b"\0", array("d"), 0, 0, 2, 2, False, bytearray(1), array("d", [0.0]))


# -- what threatens --------------------------------------------------------------------------------------------------


def test_whoever_can_be_struck_or_shot_is_threatened() -> None:
    """Out of the knight's reach and the archer's sight there is nothing to fear; before them there is."""
    game = drawn(
        """
        A . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . B
        """,
        sequence="movement",
        A=man("osmond", "A"),
        B=man("okeanos", "B"),
    )
    perils = Perils(game.position, 0)
    osmond = game["osmond"]
    near, far = perils.blows(osmond, [game.cell("O3"), osmond.cell])
    assert near > far == 0
    assert len(perils.fire(osmond)) == len(perils.shooters) * game.field.board.size


# -- trying things ---------------------------------------------------------------------------------------------------


def test_what_was_tried_is_taken_back() -> None:
    """The state is the very one it was; in between every rule sees the man where he was put."""
    game = drawn(
        """
        A  .  .  .
        .  .  B  .
        """,
        sequence="movement",
        A=man("tancrede", "A"),
        B=man("okeanos", "B"),
    )
    scratch = Scratch(game.position)
    before, depth = scratch.state, scratch.depth
    scratch.put("tancrede", Pose(game.cell("B2")))
    assert scratch["tancrede"].cell == game.cell("B2")
    assert may_move(scratch.state, scratch["tancrede"]) is not None
    scratch.to_blows()
    assert isinstance(c.Attack(("tancrede",), "okeanos"), c.Attack)
    assert blow(scratch.position, [scratch["tancrede"]], scratch["okeanos"])[0] > 0
    scratch.to_the_other()
    assert scratch.state.active == 1
    assert may_move(scratch.state, scratch["okeanos"]) is None
    scratch.back_to(depth)
    assert scratch.state is before


@pytest.mark.rule("MELEE-07")
def test_what_a_blow_is_expected_to_take_is_what_its_forecast_takes() -> None:
    """The average over the fates is the average over every face of the die through `decide`."""
    game = drawn(
        """
        .  .  .  .
        .  A  B  .
        .  .  .  .
        """,
        sequence="combat",
        A=man("tancrede", "A"),
        B=rider("symeon", "B", 4),
    )
    foe, own = game["symeon"], game["tancrede"]
    gain, loss, out = blow(game.position, [own], foe)
    found = forecast(BATTLE, game.position, c.Attack(("tancrede",), "symeon"))
    expected = paid = down = 0.0
    for outcome in found.outcomes:
        changes, chance = dict(outcome.changes), float(outcome.chance)
        health = Health.NAMES.index(changes["symeon"]) if changes.get("symeon") in Health.NAMES else 0
        horse = HORSE if "symeon.horse" in changes or health >= Health.STUNNED else 0.0
        back = BACK if outcome.asked == "retreat_owed" and outcome.men == ("symeon",) else 0.0
        expected += chance * (LEFT[0] - LEFT[health] + horse + back) * whole(foe)
        down += chance * (LEFT[health] <= LEFT[Health.STUNNED])
        own_health = Health.NAMES.index(changes.get("tancrede", "healthy"))
        own_back = BACK if outcome.asked == "retreat_owed" and outcome.men == ("tancrede",) else 0.0
        paid += chance * (LEFT[0] - LEFT[own_health] + own_back) * whole(own)
    assert (gain, loss) == pytest.approx((expected, paid))
    assert out == pytest.approx(down)


# -- thoughts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset, name", SOME[1::3])
def test_a_thought_leaves_everything_as_it_was_and_is_the_same_every_time(ruleset: str, name: str) -> None:
    """Nothing is thrown and nothing is changed; whoever goes somewhere goes where he may, and no two end on one hex."""
    for position in movements(ruleset, name, 1):
        side, state = position.state.active, position.state
        found = think(position, side)
        assert position.state is state
        assert think(position, side) == found
        taken = [cell for _, pose in found.moves for cell in ((pose.cell,) if pose.tail < 0 else (pose.cell, pose.tail))]
        assert len(set(taken)) == len(taken)
        legal = Legal(position)
        first = next(iter(found.moves), None)
        if first is not None:
            assert any(command.path[-1] == first[1].cell for command in legal.of(first[0]) if isinstance(command, c.Move) and command.path)


def test_who_fears_nothing_goes_for_the_foe_and_who_fears_everything_does_not() -> None:
    """The same position under two plans."""
    empty, row = " .  " * 20, " .  " * 8 + " A  " + " .  " * 5 + " B  " + " .  " * 5
    game = drawn("\n".join((empty, row, empty)), sequence="movement", A=man("tancrede", "A"), B=man("okeanos", "B"))
    board = game.field.board
    bold = dict(think(game.position, 0, Plan(fear=0.0)).moves)["tancrede"]
    assert board.distance(bold.cell, game["okeanos"].cell) == 1
    shy = dict(think(game.position, 0, Plan(fear=20.0, push=0.0)).moves).get("tancrede", pose_of(game["tancrede"]))
    assert board.distance(shy.cell, game["okeanos"].cell) > 1


def test_ground_is_gone_for_where_a_plan_says_so() -> None:
    """The goal is another than the enemy."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .
        .  .  .  A  .  B  .  .
        .  .  .  .  .  .  .  .
        """,
        sequence="movement",
        A=man("tancrede", "A"),
        B=man("okeanos", "B"),
    )
    goal = game.cell("A2")
    found = think(game.position, 0, Plan(goal=1 << goal, push=5.0))
    assert dict(found.moves)["tancrede"].cell == goal
    assert found.value == pytest.approx(found.gains - found.losses + 5.0 * 3)
