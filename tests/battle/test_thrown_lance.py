"""Lances thrown from the saddle."""

import pytest

from hauberk.battle.core.commands import Done, Move, Shoot
from hauberk.board.board import bits
from tests.battle.shots import armed, at_the_end, back, lane, modifiers, put, shot
from tests.kit import Table, drawn, man, rider


def ring(facing: int = 0) -> Table:
    """Joscelin in the middle of a meadow, head at E5; Pandolf lies stunned far off."""
    rows = [". " * 10 for _ in range(10)]
    rows[4] = ". . . . J . . . . ."
    rows[9] = ". . . . . . . . . P"
    return drawn("\n".join(rows), J=rider("joscelin", "A", facing), P=man("pandolf", "B", health="stunned"), sequence="fire")


def behind(game: Table, facing: int) -> set[int]:
    """The cone of 120 degrees behind the tail, hex by hex."""
    board, edge = game.field.board, game.field.board.hex(game["joscelin"].tail)
    found = set()
    for _ in range(20):
        place = edge
        for _ in range(20):
            found.add(board.at_hex(place))
            place = place.neighbour(facing + 4)
        edge = edge.neighbour(facing + 2)
    return found - {game["joscelin"].tail}


@pytest.mark.rule("LANCE-01")
@pytest.mark.parametrize("facing", range(6))
def test_forward_and_aside_but_not_behind(facing: int) -> None:
    """A rider throws at whatever is before or beside him, and at nothing in the cone behind his horse's tail.
    [RULING-T-93]"""
    game = ring(facing)
    rear = behind(game, facing)
    assert {game.field.board.neighbours[game["joscelin"].tail][(facing + turn) % 6] for turn in (2, 3, 4)} <= rear
    for cell in bits(game.field.board.all & ~game["joscelin"].area):
        game.state = game.state.with_being(game["pandolf"]._replace(cell=cell))
        for origin in game["joscelin"].cells:
            command = Shoot("joscelin", "pandolf", cell, origin, "lance")
            if game.field.board.distance(origin, cell) > 9:
                continue
            assert game.allowed(command) is (cell not in rear), game.field.name(cell)
            if cell in rear:
                assert game.refused(command)[:2] == ("behind_the_rider", "LANCE-01")


@pytest.mark.rule("LANCE-01")
def test_the_arc_turns_with_the_horse() -> None:
    """Turned about, the same man throws at what was behind him."""
    game = ring(facing=3)
    put(game, "pandolf", "E8")
    assert game.allowed(shot(game, "joscelin", "pandolf", "lance"))
    put(game, "pandolf", "E2")
    assert game.refused(shot(game, "joscelin", "pandolf", "lance")).rule == "LANCE-01"


@pytest.mark.rule("LANCE-01")
def test_javelins_have_the_same_arcs_and_bows_none() -> None:
    """Mounted javelins obey the arcs of the lance; a horse archer turns in the saddle; on foot there is no behind.
    [RULING-T-51]"""
    for who, weapon, possible in (("yaqub", "javelin", False), ("salih", "composite_bow", True)):
        game = lane("." * 8, people={3: rider(who, "A", 0), 8: man("pandolf", "B")})
        assert game.allowed(shot(game, who, "pandolf", weapon)) is possible
    on_foot = lane("." * 8, people={3: man("joscelin", "A"), 7: man("pandolf", "B")})
    assert on_foot.allowed(shot(on_foot, "joscelin", "pandolf", "lance"))


@pytest.mark.rule("LANCE-02")
@pytest.mark.parametrize(("distance", "expected"), [(2, []), (3, []), (4, [1]), (6, [1]), (7, [2]), (9, [2]), (10, None)])
def test_ranges_from_the_saddle(distance: int, expected: list[int] | None) -> None:
    """Mounted: 1 to 3 short, 4 to 6 medium (+1), 7 to 9 long (+2), beyond that nothing."""
    game = lane("." * 14, people={2: rider("joscelin", "A", 3), 2 + distance: man("pandolf", "B")})
    command = shot(game, "joscelin", "pandolf", "lance")
    if expected is None:
        assert game.refused(command).reason == "out_of_range"
    else:
        assert modifiers(game, command) == expected


@pytest.mark.rule("LANCE-02")
def test_thrown_in_the_own_phase_only() -> None:
    """A lance is never thrown in the enemy's phase."""
    game = drawn(
        "J . O .\n. . . .\n. . . .\n. . . .\n. P . .",
        J=rider("joscelin", "A", 0), O=man("olivier", "A"), P=man("pandolf", "B"), active="B",
    )  # fmt: skip
    at_the_end(game)
    assert game.refused(back(game, "joscelin", "pandolf", "lance", origin="A2")).rule == "DFIRE-03"


@pytest.mark.rule("LANCE-02")
def test_a_throw_does_not_slow_the_horse() -> None:
    """After his throw Joscelin still rides with his full allowance."""
    game = ring()
    put(game, "pandolf", "E1")
    game.do(shot(game, "joscelin", "pandolf", "lance"), 1, 10)
    assert game["joscelin"].left == 15
    game.do(Done())
    game.do(Done())
    assert game.allowed(Move("joscelin", game.cells("F4 G4 H4 H5 H6 H7 H8 H9")))


@pytest.mark.rule("LANCE-03")
@pytest.mark.parametrize(("row", "possible"), [(4, False), (5, True), (8, True)])
def test_over_a_friend_on_foot_beside_him(row: int, possible: bool) -> None:
    """Over a friend on foot beside him he throws at a target at least 3 hexes away."""
    game = lane("." * 10, people={2: rider("joscelin", "A", 3), 3: man("osmond", "A"), row: man("pandolf", "B")})
    assert game.allowed(shot(game, "joscelin", "pandolf", "lance")) is possible


@pytest.mark.rule("LANCE-03")
def test_over_nobody_else() -> None:
    """Not over a friend in the saddle, a friend one hex off, a beast, two friends, or one beside somebody on foot.
    [RULING-T-94]"""
    for friend, row in ((rider("perrin", "A", 3), 4), (man("osmond", "A"), 4), (man("mule_grey", "A"), 3)):
        game = lane("." * 10, people={2: rider("joscelin", "A", 3), row: friend, 8: man("pandolf", "B")})
        assert game.refused(shot(game, "joscelin", "pandolf", "lance")).rule == "LOF-20"
    two = lane(
        "." * 10,
        people={3: rider("joscelin", "A", 3), 4: man("osmond", "A"), 5: man("turold", "A"), 8: man("pandolf", "B")},
    )
    assert not two.allowed(shot(two, "joscelin", "pandolf", "lance"))


@pytest.mark.rule("LANCE-03")
def test_beside_either_half() -> None:
    """The friend may stand beside the head while the throw is reckoned from the tail. [RULING-T-94]"""
    game = lane("." * 10, people={3: rider("joscelin", "A", 3), 4: man("osmond", "A"), 6: man("pandolf", "B")})
    assert game.allowed(shot(game, "joscelin", "pandolf", "lance", origin="A2"))
    assert game.allowed(shot(game, "joscelin", "pandolf", "lance", origin="A3"))
    put(game, "pandolf", "A5")
    put(game, "osmond", "A4")
    assert game.allowed(shot(game, "joscelin", "pandolf", "lance", origin="A2")), "three hexes from the tail"
    assert not game.allowed(shot(game, "joscelin", "pandolf", "lance", origin="A3"))


@pytest.mark.rule("LANCE-03")
def test_between_two_friends() -> None:
    """Where the line runs along the border of two friends beside him, he needs to throw over one of them only.
    [RULING-T-94]"""
    men = [{"who": "osmond", "side": "A", "at": "C3"}, {"who": "turold", "side": "A", "at": "C4"}]
    picture = "\n".join([". . . . . . . ."] * 2 + [". J . . . P . ."] + [". . . . . . . ."] * 2)
    game = drawn(picture, J=rider("joscelin", "A", 1), P=man("pandolf", "B"), men=men, sequence="fire")
    assert game.field.sight.between(game.cell("B3"), game.cell("F3")).pairs[0] == game.cells("C3 C4")
    assert game.allowed(shot(game, "joscelin", "pandolf", "lance"))
    put(game, "pandolf", "D3")
    assert not game.allowed(shot(game, "joscelin", "pandolf", "lance")), "too near"


@pytest.mark.rule("LANCE-03")
def test_javelins_from_the_saddle() -> None:
    """A mounted javelin thrower has the same right at short range. [RULING-T-51]"""
    game = lane("." * 10, people={2: rider("yaqub", "A", 3), 3: man("ahmad", "A"), 5: man("pandolf", "B")})
    assert game.allowed(shot(game, "yaqub", "pandolf", "javelin"))
    put(game, "pandolf", "A4")
    assert not game.allowed(shot(game, "yaqub", "pandolf", "javelin"))


@pytest.mark.rule("LANCE-04")
def test_otherwise_as_a_sling() -> None:
    """At any range and whoever it is, friend or enemy, a being farther along the line stops the lance."""
    for who, side in (("osmond", "A"), ("bilal", "B")):
        game = lane("." * 12, people={2: rider("joscelin", "A", 3), 6: man(who, side), 10: man("pandolf", "B")})
        assert game.refused(shot(game, "joscelin", "pandolf", "lance")).rule == "LOF-20"
        put(game, who, "A6", health=2)
        assert game.allowed(shot(game, "joscelin", "pandolf", "lance")), "stunned, he does not"


@pytest.mark.rule("LANCE-05")
def test_never_upwards() -> None:
    """A lance is not thrown at somebody a level higher, mounted or on foot; level or downwards it is."""
    for seat in (rider("joscelin", "A", 0), man("joscelin", "A")):
        game = lane("..b....", "1100000", people={5: seat, 2: man("pandolf", "B")})
        assert game.refused(shot(game, "joscelin", "pandolf", "lance"))[:2] == ("lance_upwards", "LANCE-05")
        put(game, "pandolf", "A3")
        assert game.allowed(shot(game, "joscelin", "pandolf", "lance")), "on the bank itself: half a level"
    down = lane("..b....", "1100000", people={1: man("joscelin", "A"), 5: man("pandolf", "B")})
    assert down.allowed(shot(down, "joscelin", "pandolf", "lance"))
    armed(down, "joscelin", "javelin", code="Ncj")
    put(down, "joscelin", "A5")
    put(down, "pandolf", "A2")
    assert down.allowed(shot(down, "joscelin", "pandolf", "javelin")), "a javelin flies up"
