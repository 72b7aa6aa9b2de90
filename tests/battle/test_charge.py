"""Charges of single riders. Rulebook 7.2.1, 7.2.3."""

import pytest

from hauberk.basis.term import total
from hauberk.battle.being import Health, Mark
from hauberk.battle.charge import connected
from hauberk.battle.commands import (
    Advance,
    Attack,
    Charge,
    Done,
    Fall,
    HoldFire,
    HoldGround,
    Move,
    Retreat,
    Shoot,
    ShootBack,
    StandFast,
    Withdraw,
)
from hauberk.battle.events import (
    Advanced,
    BridleDropped,
    ChargeVoid,
    Fought,
    Hurt,
    InfiltrationTested,
    MovementCut,
    Rode,
    Unhorsed,
)
from hauberk.battle.riding import in_front_arc, pose_of
from tests.kit import Man, Table, drawn, man, of_kind, rider

LISTS = """
    .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  T  .
    .  .  .  .  .  .  .  .  .  .
"""
"""A rider with six hexes between him and his target."""
SIX = "C2 D2 E2 F2 G2 H2"

LONG_LISTS = """
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
    .  G  .  .  .  .  .  .  .  .  .  .  .  .  T  .
    .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""
"""Twelve hexes: the whole allowance of an armoured rider."""
TWELVE = "C2 D2 E2 F2 G2 H2 I2 J2 K2 L2 M2 N2"


def lists(charger: Man, target: Man, picture: str = LISTS, **more: object) -> Table:
    """Charger and target facing each other in the sequence of charges."""
    return drawn(picture, G=charger, T=target, sequence="charges", **more)


def gui(**more: object) -> Man:
    """A Norman knight: attack 28 in the saddle, 12 points."""
    return rider("gui", "A", 2, **more)


# -- declaring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-01")
def test_a_charge_is_finished_before_the_next_is_declared() -> None:
    """While the enemy still owes his retreat from the first charge, nobody declares a second one."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  U  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=man("bilal", "B"), S=rider("serlon", "A", 2), U=man("kafur", "B"), sequence="charges",
    )  # fmt: skip
    second = Charge("serlon", "kafur", game.cells("C5 D5 E5 F5 G5 H5"))
    assert game.allowed(second)
    game.do(Charge("gui", "bilal", game.cells(SIX)), 9)
    assert game.asked == "retreat_owed"
    assert game.refused(second).reason == "answer_first"
    game.do(Retreat("bilal", game.cell("J2")))
    assert game.asked == "advance_offered" and game.refused(second).reason == "answer_first"
    game.do(HoldGround())
    game.do(second, 1)
    assert game["kafur"].health == Health.DEAD


@pytest.mark.rule("CHARGE-01")
@pytest.mark.parametrize("sequence", ["fire", "movement", "combat"])
def test_charges_have_their_own_sequence(sequence: str) -> None:
    """Nobody charges outside the second sequence of his phase."""
    game = drawn(LISTS, G=gui(), T=man("bilal", "B"), sequence=sequence)
    assert game.refused(Charge("gui", "bilal", game.cells(SIX))).rule == "TURN-04"


@pytest.mark.rule("CHARGE-01")
def test_only_riders_of_the_active_side_charge() -> None:
    """A man on foot has nothing to charge with, and the passive side waits for its own phase."""
    on_foot = lists(man("gui", "A"), man("bilal", "B"))
    assert on_foot.refused(Charge("gui", "bilal", on_foot.cells(SIX))).reason == "not_mounted"
    passive = lists(gui(), man("bilal", "B"), active="B")
    assert passive.refused(Charge("gui", "bilal", passive.cells(SIX))).reason == "not_charge_sequence"


@pytest.mark.rule("CHARGE-02")
def test_nobody_is_charged_twice_in_a_phase() -> None:
    """The pikeman who withstood one charge cannot be charged by the next rider; his neighbour can."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  U  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=man("theodoros", "B"), S=rider("serlon", "A", 2), U=man("kafur", "B"), sequence="charges",
    )  # fmt: skip
    path = game.cells("C4 D4 E4 F4 G4 H3")
    assert game.allowed(Charge("serlon", "theodoros", path))
    game.do(Charge("gui", "theodoros", game.cells(SIX)), 10)
    game.do(Retreat("theodoros", game.cell("I3")))
    game.do(HoldGround())
    again = game.refused(Charge("serlon", "theodoros", path))
    assert (again.reason, again.rule) == ("charged_already", "CHARGE-02")
    assert game.allowed(Charge("serlon", "kafur", path))


@pytest.mark.rule("CHARGE-02")
def test_the_limit_ends_with_the_phase() -> None:
    """Once a new phase of the chargers begins, the same target may be charged again. [RULING-T-03]"""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  S  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=gui(), T=man("theodoros", "B"), S=rider("serlon", "A", 2), sequence="charges",
    )  # fmt: skip
    game.do(Charge("gui", "theodoros", game.cells(SIX)), 10)
    game.do(Retreat("theodoros", game.cell("J2")))
    game.do(HoldGround())
    for _ in range(3):  # the rest of this phase
        game.do(Done())
    for _ in range(4):  # the enemy's phase
        game.do(Done())
    game.do(Done())  # no shots
    assert game.state.active == 0 and game.state.charged == frozenset()
    assert game.allowed(Charge("serlon", "theodoros", game.cells("C4 D3 E3 F2 G2 H1 I2")))


@pytest.mark.rule("CHARGE-03")
def test_the_target_lies_in_the_front_arc() -> None:
    """An enemy beside or behind the horse cannot be charged, whatever way the rider would take."""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        K  .  G  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  .  U  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=rider("gui", "A", 1), T=man("bilal", "B"), U=man("kafur", "B"), K=man("rayhan", "B"), sequence="charges",
    )  # fmt: skip
    assert game.allowed(Charge("gui", "bilal", game.cells("D3 E3 F3 G3 H2 H3")[:5] + game.cells("I3")[:0] + game.cells("H3"))) is False
    assert game.allowed(Charge("gui", "bilal", game.cells("D2 E3 F2 G3 H2 I2")))
    behind = game.refused(Charge("gui", "rayhan", game.cells("D2 E3 F2 G3 H2 I2")))
    assert (behind.reason, behind.rule) == ("not_in_front_arc", "CHARGE-03")
    beside = game.refused(Charge("gui", "kafur", game.cells("D2 E3 F2 G3 H2 I2")))
    assert beside.reason == "not_in_front_arc"


@pytest.mark.rule("CHARGE-03")
def test_dx_t_12_the_front_arc_widens_by_two_hexes() -> None:
    """DX-T-12: 3, 5, 7, 9 and 11 hexes of the front arc lie at distances 1 to 5 from the head. [RULING-T-97]"""
    rows = ["  ".join(["."] * 14) for _ in range(14)]
    cells = rows[6].split()
    cells[6] = "G"
    rows[6] = "  ".join(cells)
    for facing in range(6):
        game = drawn("\n".join(rows), G=rider("gui", "A", facing), sequence="charges")
        pose, board = pose_of(game["gui"]), game.field.board
        counts = [
            sum(
                in_front_arc(board, pose, cell)
                for cell in range(len(board.names))
                if board.all >> cell & 1 and board.distance(pose.cell, cell) == far
            )
            for far in range(1, 6)
        ]
        assert counts == [3, 5, 7, 9, 11]
        assert not in_front_arc(board, pose, pose.cell) and not in_front_arc(board, pose, pose.tail)


@pytest.mark.rule("CHARGE-03")
def test_one_hex_of_a_rider_in_the_arc_is_enough() -> None:
    """A mounted target counts as ahead if either half of his horse lies in the arc. [RULING-T-97]"""
    game = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  G  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=rider("gui", "A", 1), T=rider("tamim", "B", 3), sequence="charges",
    )  # fmt: skip
    board, pose = game.field.board, pose_of(game["gui"])
    head, tail = game["tamim"].cell, game["tamim"].tail
    assert in_front_arc(board, pose, tail) != in_front_arc(board, pose, head)


@pytest.mark.rule("CHARGE-04")
def test_the_target_is_within_the_allowance() -> None:
    """Twelve points carry an armoured rider twelve hexes over flat ground and not one hex of scrub more."""
    game = lists(gui(), man("bilal", "B"), LONG_LISTS)
    assert game.allowed(Charge("gui", "bilal", game.cells(TWELVE)))
    picture = LONG_LISTS.replace(".  .  T", "s  .  T")
    game = lists(gui(), man("bilal", "B"), picture)
    rough = game.refused(Charge("gui", "bilal", game.cells(TWELVE)))
    assert (rough.reason, rough.rule) == ("not_enough_points", "MOVE-05")
    tired = lists(gui(left=11), man("bilal", "B"), LONG_LISTS)
    assert tired.refused(Charge("gui", "bilal", tired.cells(TWELVE))).reason == "not_enough_points"


@pytest.mark.rule("CHARGE-04")
def test_surcharges_count_against_the_reach() -> None:
    """Passing close to two enemies costs two points a hex, and what is gone does not carry him to his target. [RULING-T-96]"""
    game = lists(
        gui(left=9),
        man("bilal", "B"),
        """
        .  .  .  .  .  K  .  .  .  .
        .  G  .  .  .  .  .  .  T  .
        .  .  .  .  .  U  .  .  .  .
        """,
        K=man("kafur", "B"), U=man("rayhan", "B"),
    )  # fmt: skip
    assert game.refused(Charge("gui", "bilal", game.cells(SIX))).reason == "not_enough_points"


@pytest.mark.rule("CHARGE-05")
@pytest.mark.parametrize("sign, seen", [("t", False), ("s", True), (".", True)])
def test_trees_hide_the_target_and_scrub_does_not(sign: str, seen: bool) -> None:
    """A tree on the line hides the target; scrub gives cover but lets the rider see. [RULING-T-97]"""
    picture = f"""
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  G  .  {sign}  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
    """
    game = lists(rider("gui", "A", 2), man("bilal", "B"), picture)
    around = Charge("gui", "bilal", game.cells("D3 E4 F4 G4 H3 H2"))
    command = Charge("gui", "bilal", game.cells("D3 E4 F4 G4 H3"))
    assert game.refused(command).reason == ("charge_too_short" if seen else "does_not_see")
    assert game.allowed(around) is False


@pytest.mark.rule("CHARGE-05")
@pytest.mark.parametrize(
    "between, seen",
    [
        (man("guy", "A"), True),
        (man("kafur", "B"), True),
        (rider("serlon", "A", 0), False),
        (rider("tamim", "B", 0), False),
    ],
)
def test_of_all_beings_only_riders_block_the_sight(between: Man, seen: bool) -> None:
    """Men on foot of either side are looked over, a man on horseback of either side is not."""
    game = lists(
        rider("gui", "A", 2),
        man("bilal", "B"),
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  M  .  .  .  T
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        M=between,
    )  # fmt: skip
    command = Charge("gui", "bilal", game.cells("C3 D2 E2 F1 G2 H2 I3"))
    if seen:
        assert game.allowed(command)
    else:
        assert (game.refused(command).reason, game.refused(command).rule) == ("does_not_see", "CHARGE-05")


@pytest.mark.rule("CHARGE-05")
def test_a_riderless_horse_does_not_block_the_sight() -> None:
    """A horse without rider is no mounted character: one sees past it. [RULING-T-97]"""
    game = lists(
        gui(),
        man("bilal", "B"),
        """
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  H  .  .  T  .
        .  .  .  .  .  .  .  .  .  .
        """,
        H=man("packhorse_bay", "B", facing=3),
    )  # fmt: skip
    assert game.state.beasts
    assert game.allowed(Charge("gui", "bilal", game.cells(SIX)))


@pytest.mark.rule("CHARGE-06")
def test_a_charge_covers_six_hexes() -> None:
    """Five hexes are no run-up; with a detour to make six of them it is a charge. [RULING-T-96]"""
    game = lists(
        gui(),
        man("bilal", "B"),
        """
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  G  .  .  .  .  T  .
        .  .  .  .  .  .  .  .
        """,
    )  # fmt: skip
    straight = game.refused(Charge("gui", "bilal", game.cells("C3 D3 E3 F3")))
    assert (straight.reason, straight.rule) == ("charge_too_short", "CHARGE-06")
    assert game.refused(Charge("gui", "bilal", game.cells("C3 D2 E2 F1 G2"))).reason == "charge_too_short"
    assert game.allowed(Charge("gui", "bilal", game.cells("C3 D2 E2 F1 G2 H2")))
    assert all(len(command.path) >= 6 for command in game.legal if isinstance(command, Charge))


@pytest.mark.rule("CHARGE-07")
def test_no_tight_turn_on_the_way() -> None:
    """A pivot anywhere on the path forbids the charge, bending the path by plain steps does not."""
    game = lists(
        gui(),
        man("bilal", "B"),
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  T  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
    )  # fmt: skip
    bent = game.cells("C3 D2 E2 F1 G2 H2")
    assert game.allowed(Charge("gui", "bilal", bent))
    pivot = game.cells("B2 C3 D3 E3 F3 G3")  # B2 lies beside his tail: a swing of the horse
    assert game.allowed(Charge("gui", "bilal", game.cells("C3 D3 E3 F3 G3"))) is False
    swung = drawn(
        """
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  T  .  .
        .  .  .  .  .  .  .  .  .  .
        """,
        G=rider("gui", "A", 3), T=man("bilal", "B"), sequence="charges",
    )  # fmt: skip
    assert pivot
    turned = swung.refused(Charge("gui", "bilal", swung.cells("C3 D3 E3 F3 G3 H2")))
    assert turned.rule in ("CHARGE-03", "CHARGE-07")


@pytest.mark.rule("CHARGE-08")
def test_the_path_ends_with_the_target_before_the_head() -> None:
    """The declared path leads hex by hex to where the target lies on one of the three hexes before the horse's head."""
    game = lists(gui(), man("bilal", "B"))
    past = game.refused(Charge("gui", "bilal", game.cells("C2 D2 E2 F2 G2 G3")))
    assert (past.reason, past.rule) == ("target_not_before_head", "CHARGE-08")
    beside = game.refused(Charge("gui", "bilal", game.cells("C2 D2 E2 F2 G2 H2 I3")))  # he would ride past him
    assert beside.reason == "target_not_before_head"
    gap = game.refused(Charge("gui", "bilal", game.cells("C2 D2 F2 G2 H1 H2")))
    assert gap.rule == "RIDE-01"
    assert game.allowed(Charge("gui", "bilal", game.cells(SIX)))
