"""Carrying a stunned character."""

import pytest

from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.commands import Done, HoldFire, LayDown, Lift, Move, ShootBack
from hauberk.battle.core.events import InfiltrationTested, LaidDown, Lifted, Recovered
from hauberk.board.board import NOWHERE
from tests.kit import Table, drawn, man, of_kind, rider

MEADOW = """
    .  .  .  .  .  .
    .  O  .  S  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    """


def lifted(who: str = "osmond", side: str = "A", path: str = "C2 D2") -> Table:
    """Somebody walks two hexes to a stunned man and takes him up."""
    game = drawn(MEADOW, O=man(who, "A"), S=man("umar", side, health="stunned"))
    game.do(Move(who, game.cells(path)))
    game.do(Lift(who, "umar"))
    return game


# -- taking him up ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARRY-01")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("who", "left"), [("osmond", 3), ("raoul", 2), ("anselme", 1)])
def test_half_of_the_points_left(who: str, left: int, side: str) -> None:
    """Two hexes to the stunned man, friend or enemy; of the points left then half remain: 8-2 = 6, 3; 6-2 = 4, 2; 4-2
    = 2, 1."""
    game = lifted(who, side)
    assert game[who].carries == "umar"
    assert game[who].left == left
    assert of_kind(game.told, Lifted)[0].left == left
    assert not game["umar"].on_map


@pytest.mark.rule("CARRY-01")
def test_half_is_rounded_down() -> None:
    """After three hexes Osmond has 5 points left and keeps 2."""
    game = lifted(path="B3 C3 D2")
    assert game["osmond"].left == 2


@pytest.mark.rule("CARRY-01")
def test_he_carries_him_on_and_is_not_halved_again() -> None:
    """With the 3 points that are left he goes three hexes; the halving came once."""
    game = lifted()
    game.do(Move("osmond", game.cells("E2 F2")))
    assert game["osmond"].left == 1
    assert game.allowed(Move("osmond", game.cells("F3")))
    assert game.refused(Move("osmond", game.cells("F3 F4"))).rule == "MOVE-05"


@pytest.mark.rule("CARRY-01")
def test_who_can_be_taken_up() -> None:
    """A stunned character on the bearer's own hex, one at a time; no dead or wounded man, nobody from the saddle or by
    an animal."""
    game = drawn(MEADOW, O=man("osmond", "A"), S=man("umar", "B", health="stunned"))
    assert game.refused(Lift("osmond", "umar")).reason == "not_on_his_hex"
    mounted = drawn(MEADOW, O=rider("gui", "A", 2), S=man("umar", "B", health="stunned"))
    assert mounted.refused(Lift("gui", "umar")).reason == "cannot_carry"
    dead = drawn(MEADOW, O=man("osmond", "A"), S=man("umar", "B", health="dead"))
    dead.do(Move("osmond", dead.cells("C2 D2")))
    assert dead.refused(Lift("osmond", "umar")).reason == "not_stunned"
    friend = drawn(MEADOW, O=man("osmond", "A"), S=man("turold", "A", health="wounded"))
    friend.do(Move("osmond", friend.cells("C2 D2")))
    assert friend.refused(Lift("osmond", "turold")).reason == "not_stunned"
    dog = drawn(MEADOW, O=man("dog_watch", "A"), S=man("umar", "B", health="stunned"))
    assert dog.refused(Move("dog_watch", dog.cells("C2 D2"))).rule == "STACK-03"
    assert Lift("osmond", "umar") not in list(game.legal)
    game.do(Move("osmond", game.cells("C2 D2")))
    assert Lift("osmond", "umar") in list(game.legal)


@pytest.mark.rule("CARRY-01")
def test_one_at_a_time() -> None:
    """With Umar on his back Osmond cannot take up Jawhar too, nor stop on Jawhar's hex."""
    game = drawn(
        ".  .  .  .  .  .\nO  U  J  .  .  .\n.  .  .  .  .  .",
        O=man("osmond", "A"), U=man("umar", "B", health="stunned"), J=man("jawhar", "B", health="stunned"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("B2")))
    game.do(Lift("osmond", "umar"))
    assert game.refused(Move("osmond", game.cells("C2"))).rule == "STACK-03"
    assert game.allowed(Move("osmond", game.cells("C2 D2")))


@pytest.mark.rule("CARRY-01", "INF-01")
@pytest.mark.parametrize(("die", "carries"), [(1, True), (6, False)])
def test_lifting_is_going_on(die: int, carries: bool) -> None:
    """Umar lies between two enemies: before he takes him up Osmond pays the 2 points of infiltration and takes the
    test."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  O  U  A  .  .
        .  .  K  .  .  .
        """,
        O=man("osmond", "A"), U=man("umar", "A", health="stunned"), A=man("ahmad", "B"), K=man("kafur", "B"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("C2")))
    assert game["osmond"].debt
    events = game.do(Lift("osmond", "umar"), die)
    assert of_kind(events, InfiltrationTested)
    assert bool(game["osmond"].carries) == carries
    if carries:
        assert game["osmond"].left == (8 - 1 - 2) // 2
    else:
        assert game.at("osmond") == "B2"  # stopped, and not alone there: one hex back


@pytest.mark.rule("CARRY-01", "INF-01")
def test_the_infiltration_of_a_lift_is_paid_once() -> None:
    """Having paid for his hex when he took Umar up, Osmond does not pay for it again when he goes on."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  O  U  .  .  .
        .  .  K  .  .  .
        """,
        O=man("osmond", "A"), U=man("umar", "A", health="stunned"), K=man("kafur", "B"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("C2")))
    game.do(Lift("osmond", "umar"))
    assert game["osmond"].left == 2
    assert game["osmond"].spent == 3
    assert game.plan(Move("osmond", game.cells("C1"))).price == 1


# -- laying him down -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CARRY-02")
def test_he_lays_him_on_a_hex_beside_his_own() -> None:
    """The bearer's player chooses one of the free hexes around; then his movement is over."""
    game = lifted()
    game.do(Move("osmond", game.cells("E2")))
    places = {command.cell for command in game.legal if isinstance(command, LayDown)}
    assert places == set(game.cells("E1 F1 F2 E3 D1 D2"))
    assert game.refused(LayDown("osmond", game.cell("E2"))).rule == "CARRY-02"
    assert game.refused(LayDown("osmond", game.cell("C2"))).rule == "CARRY-02"
    game.do(LayDown("osmond", game.cell("F1")))
    assert (game.at("umar"), game["umar"].health, game["osmond"].carries) == ("F1", Health.STUNNED, "")
    assert game.refused(Move("osmond", game.cells("E3"))).rule == "MOVE-03"


@pytest.mark.rule("CARRY-02")
@pytest.mark.parametrize("ending", ["done", "another"])
def test_at_the_end_of_his_movement_he_lays_him_down(ending: str) -> None:
    """Whether the sequence ends or another man moves: nobody is carried into the next sequence."""
    game = drawn(
        "T  .  .  .  .  .\n.  O  .  S  .  .\n.  .  .  .  .  .",
        O=man("osmond", "A"), T=man("turold", "A"), S=man("umar", "B", health="stunned"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("C2 D2")))
    game.do(Lift("osmond", "umar"))
    events = game.do(Done() if ending == "done" else Move("turold", game.cells("A2")))
    assert of_kind(events, LaidDown)
    assert game["umar"].on_map
    assert game.field.board.distance(game["umar"].cell, game["osmond"].cell) == 1


@pytest.mark.rule("CARRY-02")
def test_where_he_may_be_laid() -> None:
    """Not on a living being, not beyond a wall, not where the carried could not stand: Umar in armour is not laid in
    the river."""
    game = drawn(
        """
        .  .  w  .
        .  O  S  w
        .  T  .  .
        """,
        O=man("osmond", "A"), S=man("umar", "B", health="stunned"), T=man("turold", "A"),
        map={"hexsides": {"wall": ["C2/C3"]}},
    )  # fmt: skip
    game.do(Move("osmond", game.cells("C2")))
    game.do(Lift("osmond", "umar"))
    places = {game.field.name(command.cell) for command in game.legal if isinstance(command, LayDown)}
    assert places == {"B1", "B2", "D1"}


@pytest.mark.rule("CARRY-02", "CORPSE-01")
def test_he_is_not_laid_on_a_heap_of_corpses() -> None:
    """A hex made impassable by six dead men takes no stunned man either."""
    heap = [{"who": who, "side": "B", "at": "B2", "health": "dead"} for who in ("ahmad", "jemal", "abbas", "vladko", "bilal", "kafur")]
    game = drawn("S  .\n.  .\nO  .", O=man("osmond", "A"), S=man("umar", "B", health="stunned"), men=heap)
    game.do(Move("osmond", game.cells("A2 A1")))
    game.do(Lift("osmond", "umar"))
    game.do(Move("osmond", game.cells("A2")))
    places = {game.field.name(command.cell) for command in game.legal if isinstance(command, LayDown)}
    assert places == {"A1", "B1", "A3"}


@pytest.mark.rule("CARRY-02", "CARRY-01")
@pytest.mark.parametrize("free", [True, False])
def test_no_lift_without_a_place_to_lay_him(free: bool) -> None:
    """In a corner with every hex around held, Umar cannot be taken up; the hex Osmond came from counts as free."""
    picture = "S  R\nO  .\n.  ." if free else "S  R\nT  .\nO  ."
    people = {
        "O": man("osmond", "A"),
        "R": man("raoul", "A", marks=["halted"]),
        "S": man("umar", "A", health="stunned"),
    }
    people |= {} if free else {"T": man("turold", "A", marks=["halted"])}
    game = drawn(picture, **people)
    there = Move("osmond", game.cells("A1" if free else "A2 A1"))
    assert game.allowed(there) == free
    if free:
        game.do(there)
        game.do(Lift("osmond", "umar"))
        assert [command for command in game.legal if isinstance(command, LayDown)] == [LayDown("osmond", game.cell("A2"))]


NOOK = {"hexsides": {"wall": ["A3/B2", "A3/B3"]}}
"""A3 can be entered from A2 only."""


def at_the_nook() -> Table:
    """Osmond has Umar on his back and stands on B1; Raoul is on A2, before the nook."""
    raoul = man("raoul", "A", marks=["halted"])
    game = drawn("O  U\nR  .\n.  .", O=man("osmond", "A"), U=man("umar", "A", health="stunned"), R=raoul, map=NOOK)
    game.do(Move("osmond", game.cells("B1")))
    game.do(Lift("osmond", "umar"))
    return game


@pytest.mark.rule("CARRY-02")
def test_no_stop_where_he_could_not_be_laid() -> None:
    """With Umar on his back Osmond does not end a move in the nook: the only hex beside it is Raoul's."""
    game = at_the_nook()
    assert game.refused(Move("osmond", game.cells("A2 A3"))).rule == "CARRY-02"
    assert game.allowed(Move("osmond", game.cells("A1")))
    free = drawn("O  U\n.  .\n.  .", O=man("osmond", "A"), U=man("umar", "A", health="stunned"), map=NOOK)
    free.do(Move("osmond", free.cells("B1")))
    free.do(Lift("osmond", "umar"))
    free.do(Move("osmond", free.cells("A2 A3")))
    assert [command for command in free.legal if isinstance(command, LayDown)] == [LayDown("osmond", free.cell("A2"))]


LISTED = "battle/movement/move_choices.py does not ask stacking.bodies_to_lift and stacking.with_room_to_lay"


@pytest.mark.rule("CARRY-01")
def test_the_way_to_a_stunned_man_is_listed() -> None:
    """Among Osmond's moves is the one onto Umar's hex, from where he can take him up."""
    game = drawn(MEADOW, O=man("osmond", "A"), S=man("umar", "A", health="stunned"))
    assert game.cell("D2") in {command.path[-1] for command in game.legal.of("osmond") if isinstance(command, Move)}


@pytest.mark.rule("CARRY-02")
def test_a_bearer_is_offered_only_hexes_where_he_can_lay_his_burden() -> None:
    """The nook is not among them."""
    game = at_the_nook()
    assert not [command for command in game.legal if not game.allowed(command)]


# -- when the bearer falls -------------------------------------------------------------------------------------------


@pytest.mark.rule("CARRY-02")
def test_the_body_of_a_fallen_bearer_lies_beside_him() -> None:
    """Hamza's arrow kills Osmond on the way: Umar comes to lie on a free hex beside him, stunned but alive."""
    game = drawn(
        "U  O  .  .  .  .  .  H\n.  .  .  .  .  .  .  .",
        O=man("osmond", "A"), U=man("umar", "A", health="stunned"), H=man("hamza", "B"),
    )  # fmt: skip
    game.do(Move("osmond", game.cells("A1")))
    game.do(HoldFire())
    game.do(Lift("osmond", "umar"))
    game.do(Move("osmond", game.cells("B1 C1")))
    game.do(ShootBack("hamza", "osmond", game.cell("B1"), game.cell("H1"), "composite_bow", 1), 1, 1)
    assert (game["osmond"].health, game.at("osmond")) == (Health.DEAD, "B1")
    assert game["umar"].health == Health.STUNNED
    assert game.field.board.distance(game["umar"].cell, game["osmond"].cell) == 1


def hemmed_in() -> Table:
    """Osmond in the corner with Umar on his back; beside him the river, which is no place for armour, and Turold."""
    game = drawn(
        "O  w  .  .  .  .  H  .\nT  .  .  .  .  .  .  .\nU  .  .  .  .  .  .  .",
        O=man("osmond", "A"), T=man("turold", "A"), U=man("umar", "A", health="stunned"),
        H=man("hamza", "B"),
    )  # fmt: skip
    carried = game["umar"]._replace(cell=NOWHERE, away=Away.RIDDEN)
    game.state = game.state.with_being(carried).with_being(game["osmond"]._replace(carries="umar"))
    return game


@pytest.mark.rule("CARRY-02")
def test_without_a_free_hex_he_lies_where_his_bearer_fell() -> None:
    """No hex around is free: Umar stays on the hex of the dead man, stunned as he was; he does not die of it."""
    game = hemmed_in()
    game.do(Move("osmond", game.cells("B1")))
    game.do(ShootBack("hamza", "osmond", game.cell("A1"), game.cell("G1"), "composite_bow"), 1, 1)
    assert game["osmond"].health == Health.DEAD
    assert (game.at("umar"), game["umar"].health) == ("A1", Health.STUNNED)


@pytest.mark.rule("CARRY-02", "STACK-01")
def test_without_a_free_hex_the_nearest_one_takes_him() -> None:
    """The bearer lives and must put him down: Umar lies on the nearest free hex, never on a living being."""
    game = hemmed_in()
    game.state = game.state._replace(moving="osmond")
    game.do(Done())
    assert game["umar"].health == Health.STUNNED
    assert game.field.board.distance(game["umar"].cell, game["osmond"].cell) == 2
    assert game.state.at[game["umar"].cell] == ("umar",)


@pytest.mark.rule("CARRY-02", "TURN-08")
def test_who_was_carried_gets_up_in_his_time() -> None:
    """Carried or not, Umar gets up in sequence 5 of his side's phase, on the hex where he was laid."""
    game = lifted()
    game.do(LayDown("osmond", game.cell("E3")))
    game.do(Done())
    events = game.do(Done())
    assert of_kind(events, Recovered) == [Recovered("umar")]
    assert game.at("umar") == "E3"


@pytest.mark.rule("CARRY-01", "CARRY-02")
def test_who_stands_beside_him_may_have_room_to_lay_him_down_where_others_have_none() -> None:
    """All hexes round the stunned man are taken: only who leaves one of them himself finds room there; that is no help to others."""
    game = drawn(
        """
        .  .  .  .  .  .
        .  A  B  C  .  .
        .  D  S  E  .  .
        O  .  F  .  .  .
        """,
        A=man("gautier", "A", marks=["halted"]), B=man("anselme", "A", marks=["halted"]), C=man("raoul", "A", marks=["halted"]),
        D=man("drogon", "A"), E=man("olivier", "A", marks=["halted"]), F=man("osbert", "A", marks=["halted"]), O=man("osmond", "A"),
        S=man("umar", "B", health="stunned"),
    )  # fmt: skip
    ends = {who: {move.path[-1] for move in game.legal if isinstance(move, Move) and move.man == who} for who in ("drogon", "osmond")}
    assert game.cell("C3") in ends["drogon"]
    assert game.cell("C3") not in ends["osmond"]
    assert all(game.allowed(command) for command in game.legal)
