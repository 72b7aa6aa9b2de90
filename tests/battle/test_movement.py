"""Movement: allowances, costs, limits, what bars the way, the edge of the map; water and trees."""

import pytest

from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.commands import Attack, Charge, Done, Enter, HoldGround, Leave, Lift, Move, Retreat, Shoot
from hauberk.battle.core.events import Entered, InfiltrationTested, Left
from hauberk.board.board import NOWHERE
from tests.kit import Table, drawn, man, of_kind, rider


def open_ground(columns: int = 8, rows: int = 8, **more: object) -> Table:
    """A meadow."""
    return drawn("\n".join([" ".join("." * columns)] * rows), **more)


# -- allowances ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-01", "MOVE-02", "CTX-03")
@pytest.mark.parametrize(
    ("who", "mounted", "healthy", "wounded"),
    [
        ("anselme", False, 4, 2),  # priest
        ("judith", False, 4, 2),  # woman
        ("osmond", False, 8, 4),  # foot, no armour
        ("raoul", False, 6, 3),  # foot, armoured
        ("gui", False, 6, 3),  # knight on foot
        ("joscelin", True, 15, 15),  # cavalry, no armour
        ("lambert", True, 12, 12),  # cavalry, armoured
        ("nikephoros", True, 10, 10),  # cataphract
        ("nikephoros", False, 4, 2),  # cataphract on foot
    ],
)
def test_the_allowances(who: str, mounted: bool, healthy: int, wounded: int) -> None:
    """So many points a phase by class; a wound halves them on foot and leaves them as they are on horseback."""
    for health, points in (("healthy", healthy), ("wounded", wounded)):
        somebody = rider(who, "B", 0, health=health) if mounted else man(who, "B", health=health)
        game = drawn("S .\n. .", S=somebody, sequence="combat")
        game.do(Done())  # his own phase begins
        assert (game[who].allowance, game[who].left) == (points, points), health


@pytest.mark.rule("MOVE-01", "CTX-03")
def test_each_spends_what_he_likes_in_any_order() -> None:
    """Turold goes first and spends all of his 8 points, Raoul spends 2 of 6, Osmond stays; only in sequence 3, only
    one's own."""
    game = drawn(
        """
        O  .  .  .  .  .  .  .  .  .
        R  .  .  .  .  .  .  .  .  .
        T  .  .  .  .  .  .  .  .  A
        .  .  .  .  .  .  .  .  .  .
        """,
        O=man("osmond", "A"), R=man("raoul", "A"), T=man("turold", "A"), A=man("ahmad", "B"),
    )  # fmt: skip
    game.do(Move("turold", game.cells("B3 C3 D3 E3 F3 G3 H3 I3")))
    game.do(Move("raoul", game.cells("B2 C2")))
    assert [game[who].left for who in ("osmond", "raoul", "turold")] == [8, 4, 0]
    assert game.refused(Move("ahmad", game.cells("J4"))).reason == "not_yours"
    game.do(Done())
    assert game.refused(Move("osmond", game.cells("B1"))).rule == "TURN-04"


@pytest.mark.rule("MOVE-01", "CTX-03")
def test_every_hex_entered_costs_its_terrain() -> None:
    """Scrub 2, rock 4, flat 1: Osmond pays 7 for the three, each explained."""
    game = drawn("O  s  k  .  .  .", O=man("osmond", "A"))
    game.do(Move("osmond", game.cells("B1 C1 D1")))
    assert game["osmond"].spent == 7
    assert [(term.value, term.about) for event in game.told for term in getattr(event, "costs", ())] == [
        (2, "scrub"), (4, "rock"), (1, "flat"),
    ]  # fmt: skip


@pytest.mark.rule("MOVE-01", "CTX-03")
def test_what_is_listed_is_what_can_be_reached() -> None:
    """With 3 points left Osmond has just the hexes that cost him 3 or less."""
    game = drawn(
        """
        .  .  .  .
        .  s  .  .
        O  s  .  .
        k  .  .  .
        """,
        O=man("osmond", "A", spent=5),
    )  # fmt: skip
    listed = {game.field.name(command.path[-1]) for command in game.legal.of("osmond") if isinstance(command, Move)}
    assert listed == {"A1", "A2", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"}


@pytest.mark.rule("MOVE-03")
def test_points_not_spent_are_lost() -> None:
    """Raoul spends 2 of his 6 points; once another moves he is done, and next turn he has 6 again, not 10."""
    game = open_ground(O=man("osmond", "A"), men=[
        {"who": "raoul", "side": "A", "at": "A1"}, {"who": "turold", "side": "A", "at": "H8"},
        {"who": "ahmad", "side": "B", "at": "H1"},
    ])  # fmt: skip
    game.do(Move("raoul", game.cells("A2 A3")))
    game.do(Move("turold", game.cells("H7")))
    assert game.refused(Move("raoul", game.cells("A4"))).reason == "movement_over"
    assert game["turold"].left == 7  # nothing of Raoul's
    while game.state.turn == 1:
        game.do(Done())
    assert game["raoul"].left == 6


# -- costs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-04")
def test_the_hex_entered_counts_not_the_hex_left() -> None:
    """Out of scrub onto the meadow costs 1, from the meadow into scrub 2."""
    out = drawn("Os  .  .  .", O=man("osmond", "A"))
    assert out.plan(Move("osmond", out.cells("B1"))).price == 1
    into = drawn("O  s  .  .", O=man("osmond", "A"))
    assert into.plan(Move("osmond", into.cells("B1"))).price == 2


@pytest.mark.rule("MOVE-04")
def test_a_low_wall_adds_its_crossing() -> None:
    """Over the low wall 2 points and 1 for the hex behind it; round its end just the hexes."""
    game = drawn("O  .\n.  .", O=man("osmond", "A"), map={"hexsides": {"low_wall": ["A1/B1"]}})
    assert game.plan(Move("osmond", game.cells("B1"))).price == 3
    assert game.plan(Move("osmond", game.cells("A2 B1"))).price == 2


@pytest.mark.rule("MOVE-04")
def test_nobody_walks_through_a_wall() -> None:
    """A wall on the side between two hexes cannot be passed."""
    game = drawn("O  .\n.  .", O=man("osmond", "A"), map={"hexsides": {"wall": ["A1/B1"]}})
    assert game.refused(Move("osmond", game.cells("B1"))).reason == "closed_side"


@pytest.mark.rule("MOVE-05")
def test_no_minimum_move() -> None:
    """Raoul, wounded, has 3 points and a rock before him costs 4: he stays below, however fresh he is."""
    game = drawn("R  k\nk  k", R=man("raoul", "A", health="wounded"))
    assert game.refused(Move("raoul", game.cells("B1"))).rule == "MOVE-05"
    assert not [command for command in game.legal if isinstance(command, Move)]
    strong = drawn("R  k\nk  k", R=man("raoul", "A"))
    assert strong.allowed(Move("raoul", strong.cells("B1")))
    assert strong.refused(Move("raoul", strong.cells("B1 B2"))).rule == "MOVE-05"


@pytest.mark.rule("MOVE-06")
@pytest.mark.parametrize(
    ("who", "weapon", "left"),
    [
        ("petruccio", "dagger", 8),
        ("landry", "javelin", 8),
        ("samir", "sling", 4),
        ("olivier", "short_bow", 4),
        ("hamza", "composite_bow", 4),
        ("godric", "longbow", 4),
        ("dunstan", "staff_sling", 4),
        ("guimond", "crossbow", 0),
        ("fulbert", "crossbow", 0),
        ("thurstan", "longbow", 3),
    ],
)
def test_the_limit_of_the_weapon(who: str, weapon: str, left: int) -> None:
    """After a shot: the whole allowance with javelin and dagger, half with slings and bows, nothing with the crossbow.
    (DX-T-21)"""
    game = open_ground(men=[{"who": who, "side": "A", "at": "A1"}, {"who": "ahmad", "side": "B", "at": "E1"}], sequence="fire")
    game.do(Shoot(who, "ahmad", game.cell("E1"), game.cell("A1"), weapon), 1, 10)
    game.do(Done())
    game.do(Done())
    assert game[who].left == left
    way = game.cells("A2 A3 A4 A5 A6 A7 A8 B8")
    assert all(game.allowed(Move(who, way[:steps])) == (steps <= left) for steps in range(1, 9))


@pytest.mark.rule("MOVE-06")
def test_the_limit_of_a_lance_thrown_from_the_saddle() -> None:
    """Ziri throws his lance from the saddle and keeps his 15 points; Salih, a horse archer, keeps 7."""
    for who, weapon, left in (("ziri", "lance", 15), ("salih", "composite_bow", 7)):
        game = drawn("Z  .  .  .  O  .\n.  .  .  .  .  .", Z=rider(who, "A", 0), O=man("osmond", "B"), sequence="fire")
        game.do(Shoot(who, "osmond", game.cell("E1"), game.cell("A1"), weapon), 1, 10)
        assert game[who].left == left


@pytest.mark.rule("MOVE-07")
def test_who_charged_does_not_move() -> None:
    """Gui has charged Kafur; in sequence 3 he stays where the charge has brought him."""
    rows = [". . . ."] * 10
    rows[1], rows[8] = ". G . .", ". K . ."
    game = drawn("\n".join(rows), G=rider("gui", "A", 3), K=man("kafur", "B"), sequence="charges")
    game.do(Charge("gui", "kafur", game.cells("B3 B4 B5 B6 B7 B8")), 1)
    game.do(HoldGround())
    game.do(Done())
    assert game.state.sequence == 3
    assert game.refused(Move("gui", game.cells("B9"))).rule == "MOVE-07"
    assert not list(game.legal.of("gui"))


# -- what bars the way -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-08", "MOVE-09", "CTX-02")
@pytest.mark.parametrize(("side", "health", "passes"), [
    ("B", "healthy", False), ("B", "wounded", False), ("B", "stunned", True), ("B", "dead", True),
    ("A", "healthy", True), ("A", "stunned", True), ("A", "dead", True),
])  # fmt: skip
def test_whom_one_can_pass(side: str, health: str, passes: bool) -> None:
    """The way leads through one hex: a living enemy on his feet bars it, friends, the stunned and the dead do not."""
    game = drawn("O  U  .  .", O=man("osmond", "A"), U=man("umar", side, health=health))
    through = Move("osmond", game.cells("B1 C1"))
    assert game.allowed(through) == passes
    if passes:
        game.do(through)
        assert game["osmond"].spent == 2
    else:
        assert game.refused(through).rule == "MOVE-08"
        assert not [command for command in game.legal if isinstance(command, Move)]


@pytest.mark.rule("MOVE-08", "CTX-02")
def test_a_rider_bars_both_his_hexes() -> None:
    """Osmond can enter neither the hex of the head nor that of the tail of an enemy rider."""
    game = drawn("O  H\n.  .\n.  .", O=man("osmond", "A"), H=rider("hammad", "B", 0))
    assert game.refused(Move("osmond", game.cells("B1"))).rule == "MOVE-08"
    assert game.refused(Move("osmond", game.cells("A2 B2"))).rule == "MOVE-08"


@pytest.mark.rule("MOVE-09", "CTX-02")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("who", "more"), [("pack_horse", {"facing": 0}), ("dog_watch", {}), ("mule_grey", {})])
def test_riderless_horses_and_animals_can_be_passed(who: str, more: dict[str, int], side: str) -> None:
    """Through the hex of a horse, a dog or a mule Osmond goes as over open ground, whosever it is."""
    game = drawn("O  P  .  .\n.  .  .  .", O=man("osmond", "A"), P=man(who, side, **more))
    game.do(Move("osmond", game.cells("B1 C1")))
    assert (game["osmond"].spent, game.at("osmond"), game.at(who)) == (2, "C1", "B1")


@pytest.mark.rule("MOVE-09", "CTX-02")
def test_a_rider_passes_friends_too() -> None:
    """Gui rides through Turold and clears both hexes behind him."""
    game = drawn(".  .\n.  G\n.  T\n.  .\n.  .\n.  .", G=rider("gui", "A", 3), T=man("turold", "A", marks=["halted"]))
    assert game.refused(Move("gui", game.cells("B3 B4"))).reason == "on_friend"  # his tail would stand on Turold
    game.do(Move("gui", game.cells("B3 B4 B5")))
    assert game["gui"].cells == game.cells("B5 B4")


# -- the edge of the map ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-10")
def test_the_edge_cannot_be_crossed() -> None:
    """Without an exit in the scenario nobody leaves, and no path leads over the edge."""
    game = drawn("O  .\n.  .", O=man("osmond", "A"))
    assert game.refused(Move("osmond", (NOWHERE,))).rule == "MOVE-10"
    assert game.refused(Move("osmond", (game.cell("B1"), NOWHERE))).rule == "MOVE-10"
    assert game.refused(Leave("osmond")).rule == "MOVE-10"


@pytest.mark.rule("MOVE-10")
def test_no_retreat_over_the_edge() -> None:
    """Driven back in the corner Ahmad goes along the edge, not over it."""
    game = drawn("A  R\n.  .\n.  .", A=man("ahmad", "B"), R=man("raoul", "A"), sequence="combat")
    game.do(Attack(("raoul",), "ahmad"), 8)
    assert [game.field.name(command.cell) for command in game.legal if isinstance(command, Retreat)] == ["A2"]


EXIT = [{"id": "north", "side": "A", "hexes": "C1 D1"}]


@pytest.mark.rule("MOVE-10")
def test_leaving_by_an_exit() -> None:
    """Osmond reaches the exit with a point to spare and is gone; Raoul, spent, must wait; Ahmad has no exit here."""
    game = drawn(
        ".  .  .  R\n.  .  O  .\nA  .  .  .",
        O=man("osmond", "A"), R=man("raoul", "A", spent=6), A=man("ahmad", "B"), exits=EXIT,
    )  # fmt: skip
    assert game.refused(Leave("osmond")).reason == "no_exit_here"
    assert game.refused(Leave("raoul")).reason == "not_enough_points"
    game.do(Move("osmond", game.cells("C1")))
    assert Leave("osmond") in list(game.legal)
    events = game.do(Leave("osmond"))
    assert of_kind(events, Left) == [Left("osmond", "north")]
    assert game["osmond"].away == Away.EXITED
    assert not game["osmond"].on_map
    other = drawn("A  .  .  .", A=man("ahmad", "B"), exits=[{"id": "x", "side": "A", "hexes": "A1"}], active="B")
    assert other.refused(Leave("ahmad")).reason == "no_exit_here"


@pytest.mark.rule("MOVE-10", "CARRY-01")
@pytest.mark.parametrize(("side", "fate"), [("A", Away.EXITED), ("B", Away.CAPTURED)])
def test_leaving_with_a_man_on_the_back(side: str, fate: str) -> None:
    """A friend carried off the map is safe, an enemy carried off is a prisoner."""
    game = drawn(".  .  B  .\n.  .  O  .", O=man("osmond", "A"), B=man("kafur", side, health="stunned"), exits=EXIT)
    game.do(Move("osmond", game.cells("C1")))
    game.do(Lift("osmond", "kafur"))
    game.do(Leave("osmond"))
    assert game["osmond"].away == Away.EXITED
    assert game["kafur"].away == fate


@pytest.mark.rule("MOVE-10")
@pytest.mark.parametrize(("left", "die", "away"), [(4, 1, True), (4, 6, False), (3, None, False)])
def test_leaving_is_going_on(left: int, die: int | None, away: bool) -> None:
    """At the exit two enemies press Osmond: to be gone he pays the 2 points of infiltration, passes the test and has a
    point left."""
    game = drawn(
        """
        .  A  .  U
        .  .  O  .
        .  .  .  .
        """,
        O=man("osmond", "A", spent=8 - left), A=man("ahmad", "B"), U=man("umar", "B"), exits=EXIT,
    )  # fmt: skip
    game.do(Move("osmond", game.cells("C1")))
    assert game["osmond"].debt
    if die is None:
        assert game.refused(Leave("osmond")).reason == "not_enough_points"
        return
    events = game.do(Leave("osmond"), die)
    assert of_kind(events, InfiltrationTested)
    assert (game["osmond"].away == Away.EXITED) == away


ENTRY = [{"id": "road", "side": "A", "turn": 2, "hexes": "A1 B1", "who": ["raoul", "gui"], "mounted": True}]


@pytest.mark.rule("MOVE-10")
def test_coming_in_by_an_entry() -> None:
    """From turn 2 on Raoul comes in on a hex of the road and pays for it, Gui on horseback with room for the horse
    behind him."""
    picture = ".  s  .  O\n.  .  .  .\n.  .  .  ."
    early = drawn(picture, O=man("osmond", "A"), entries=ENTRY)
    assert early.refused(Enter("raoul", early.cell("B1"))).reason == "comes_later"
    game = drawn(picture, O=man("osmond", "A"), entries=ENTRY, turn=2)
    assert game.refused(Enter("raoul", game.cell("C1"))).reason == "not_an_entry_hex"
    assert game.refused(Enter("raoul", NOWHERE)).reason == "not_an_entry_hex"
    assert game.refused(Enter("osmond", game.cell("B1"))).reason == "cannot_enter"
    assert game.refused(Enter("gui", game.cell("B1"))).reason == "facing_for_riders"
    assert game.refused(Enter("gui", game.cell("B1"), 3)).reason == "no_room_for_horse"
    assert game.refused(Enter("gui", game.cell("B1"), 9)).reason == "facing_for_riders"
    events = game.do(Enter("raoul", game.cell("B1")))
    assert [term.value for term in of_kind(events, Entered)[0].costs] == [2]
    assert (game.at("raoul"), game["raoul"].left) == ("B1", 4)
    assert game.refused(Enter("gui", game.cell("B1"), 0)).reason == "not_an_entry_hex"  # Raoul stands there
    game.do(Enter("gui", game.cell("A1"), 0))
    assert game["gui"].cells == game.cells("A1 A2")
    assert (game["gui"].left, game["gui"].face) == (11, "mounted")


@pytest.mark.rule("MOVE-10", "CORPSE-01")
@pytest.mark.parametrize(("dead", "price"), [(2, 2), (3, 3), (6, None)])
def test_corpses_at_the_entry(dead: int, price: int | None) -> None:
    """The dead on the road hinder those who come in like everybody else."""
    names = ("ahmad", "jemal", "abbas", "vladko", "bilal", "kafur")[:dead]
    heap = [{"who": who, "side": "B", "at": "B1", "health": "dead"} for who in names]
    game = drawn(".  s  .  .\n.  .  .  .", men=heap, entries=ENTRY, turn=2)
    if price is None:
        assert game.refused(Enter("raoul", game.cell("B1"))).rule == "CORPSE-01"
    else:
        assert sum(term.value for term in game.plan(Enter("raoul", game.cell("B1")))) == price


# -- water and trees -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WATER-01")
@pytest.mark.parametrize("sign", ["t", "w"])
def test_riders_keep_out_of_trees_and_deep_water(sign: str) -> None:
    """Neither Gui in mail nor Joscelin lightly clad rides among trees or into deep water, by a step or by a turn."""
    for who in ("gui", "joscelin"):
        game = drawn(f".  .\n.  G\n{sign}  {sign}\n.  .", G=rider(who, "A", 3))
        assert not game.allowed(Move(who, game.cells("B3")))
        assert not game.allowed(Move(who, game.cells("A3")))
        turning = drawn(f".  {sign}\n.  .\n.  G\n.  .", G=rider(who, "A", 3))
        assert turning.allowed(Move(who, turning.cells("A3 A2")))  # round his tail on B2
        assert not turning.allowed(Move(who, turning.cells("A3 A2 B1")))


@pytest.mark.rule("WATER-02")
@pytest.mark.parametrize(("sign", "price"), [("t", 6), ("w", 12)])
def test_a_led_horse_goes_where_its_leader_goes(sign: str, price: int) -> None:
    """Osmond leads a pack horse among trees and through the river; he pays his own price and nothing for the horse."""
    game = drawn(
        f".  .\nP  .\nO  .\n{sign}  .\n{sign}  .\n{sign}  .",
        P=man("pack_horse", "A", facing=3), O=man("osmond", "A", left=12),
        leads=[{"who": "osmond", "beasts": ["pack_horse"]}],
    )  # fmt: skip
    game.do(Move("osmond", game.cells("A4 A5 A6")))
    assert game["osmond"].spent == price
    assert game["pack_horse"].cells == game.cells("A5 A4")


@pytest.mark.rule("WATER-03")
@pytest.mark.parametrize(("who", "mounted", "price"), [
    ("osmond", False, 4), ("raoul", False, None), ("gui", False, None), ("gui", True, None), ("joscelin", True, None),
    ("joscelin", False, 4),
])  # fmt: skip
def test_who_swims(who: str, mounted: bool, price: int | None) -> None:
    """Only people on foot and without armour enter deep water, at 4 points a hex."""
    somebody = rider(who, "A", 3) if mounted else man(who, "A")
    game = drawn(".  .\n.  S\nw  w\nw  w", S=somebody)
    step = Move(who, game.cells("B3"))
    if price is None:
        assert game.refused(step).reason == "impassable"
        assert game.refused(step).rule in ("WATER-01", "WATER-03")
    else:
        assert game.plan(step).price == price
        assert game.plan(Move(who, game.cells("B3 B4"))).price == 2 * price


@pytest.mark.rule("MOVE-02", "CTX-03")
def test_a_wound_on_the_way_changes_nothing_for_the_rider() -> None:
    """A wounded knight still rides 12 points; unhorsed he would have 3."""
    game = open_ground(men=[{"who": "gui", "side": "A", "at": "B2", "mounted": True, "facing": 3, "health": "wounded"}], rows=14)
    game.do(Move("gui", game.cells(" ".join(f"B{row}" for row in range(3, 15)))))
    assert game["gui"].left == 0
    assert game["gui"].health == Health.WOUNDED
    assert game["gui"].character.faces["foot_wounded"].movement == 3
