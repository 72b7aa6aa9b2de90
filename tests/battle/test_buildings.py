"""Houses: who goes through which side, and who fights through it. Guiscard 8.1, 8.4, 8.5; 9.5, 9.6."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.commands import Advance, Attack, Charge, Move
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import Fought
from hauberk.battle.core.questions import RetreatOwed
from hauberk.battle.core.sequence import settle
from hauberk.battle.melee.retreat import ways_back
from hauberk.battle.movement import infiltration
from hauberk.board.board import bits, cells_of
from hauberk.board.terrain import terrain_table
from hauberk.common.dice import ScriptedDice
from hauberk.common.faults import BadInput
from tests.battle.houses import legend, round_about
from tests.kit import Table, drawn, man, of_kind

SIGNS = legend(interior="i", doorstep="d", court="c", stairs="S", tower_top="R", trench="v", castle_wall="W")

# A house of four hexes: D2, D3, E3 rooms, D4 behind the door. The door leads down to D5, a window up-right from E3 to F2,
# a chapel window from D2 up to D1.
HOUSE = round_about("D2 D3 D4 E3", door="D4/D5", window="E3/F2", chapel_window="D2/D1")


def house(picture: str, sequence: str = "movement", sides: dict[str, list[str]] | None = None, **people: Any) -> Table:
    """A drawn battle round the house."""
    return drawn(picture, sequence=sequence, map={"legend": SIGNS, "hexsides": HOUSE if sides is None else sides}, **people)


EMPTY = """
    .  .  .  .  .  .  .  .
    .  .  .  i  .  .  .  .
    .  .  .  i  i  .  .  .
    .  .  .  d  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def at(game: Table, who: str, name: str) -> None:
    """Put somebody elsewhere."""
    game.state = game.state.with_being(game[who]._replace(cell=game.cell(name)))


def price(game: Table, who: str, path: str) -> int:
    """What a way costs."""
    return int(game.plan(Move(who, game.cells(path))).price)


# -- going in and out --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLDG-01", "BLDG-04", "DOOR-07", "WIN-07", "A-PRIO-01")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
def test_a_house_is_entered_by_door_or_window_only(ruleset: str) -> None:
    game = house(EMPTY.replace("d  .", "d  A", 1), A=man("osmond", "A"), ruleset=ruleset)
    assert game.at("osmond") == "E4"
    assert price(game, "osmond", "E5 D5 D4 D3 D2") == 5
    assert game.refused(Move("osmond", game.cells("D4"))).reason == "closed_side"  # the wall beside the door
    assert game.refused(Move("osmond", game.cells("E3"))).reason == "closed_side"
    at(game, "osmond", "F2")
    assert price(game, "osmond", "E3") == 4  # the window, hex included
    at(game, "osmond", "D1")
    assert game.refused(Move("osmond", game.cells("D2"))).reason == "closed_side"  # the chapel window


@pytest.mark.rule("BLDG-01", "BLDG-04")
def test_nobody_who_floods_the_board_passes_a_wall() -> None:
    """Every hex that can be reached in the house is reached through its openings."""
    picture = EMPTY.replace(".  .  .  .  .  .  .  .", ".  .  .  A  .  .  .  .", 1)
    game = house(picture, A=man("osmond", "A"))
    reached = {game.field.name(move.path[-1]) for move in game.legal if isinstance(move, Move)}
    assert {"E3", "D2", "D4"} <= reached  # through the window, and round to the door
    closed = house(picture, sides=round_about("D2 D3 D4 E3"), A=man("osmond", "A"))
    assert not reached_of(closed) & {"D2", "D3", "D4", "E3"}


def reached_of(game: Table) -> set[str]:
    """Where the moves on offer end."""
    return {game.field.name(move.path[-1]) for move in game.legal if isinstance(move, Move)}


@pytest.mark.rule("WIN-08")
def test_a_wounded_man_in_armour_never_goes_through_a_window() -> None:
    """He has 3 points and needs 4; what he did not spend is not saved up."""
    game = house(EMPTY, men=[{"who": "guy", "side": "A", "at": "F2", "health": "wounded"}])
    assert game["guy"].left == 3
    assert game.refused(Move("guy", game.cells("E3"))).reason == "not_enough_points"
    whole = house(EMPTY, men=[{"who": "guy", "side": "A", "at": "F2"}])
    assert whole.allowed(Move("guy", whole.cells("E3")))


@pytest.mark.rule("WIN-07")
def test_nobody_goes_through_a_window_while_an_enemy_is_behind_it() -> None:
    game = house(EMPTY, men=[{"who": "osmond", "side": "A", "at": "F2"}, {"who": "milo", "side": "B", "at": "E3"}])
    assert game.refused(Move("osmond", game.cells("E3"))).reason == "enemy_in_the_way"


@pytest.mark.rule("BLDG-05", "DOOR-07", "WIN-07")
def test_a_horse_comes_as_far_as_the_doorstep() -> None:
    game = house(EMPTY, men=[{"who": "roger", "side": "A", "at": "D5", "mounted": True, "facing": 0}])
    assert game.allowed(Move("roger", game.cells("D4")))
    assert game.refused(Move("roger", game.cells("D4 D3"))).reason == "impassable"
    window = house(EMPTY, men=[{"who": "roger", "side": "A", "at": "F2", "mounted": True, "facing": 4}])
    assert not window.allowed(Move("roger", window.cells("E3")))


@pytest.mark.rule("BLDG-10")
def test_a_hex_at_an_outer_corner_is_plain_ground() -> None:
    nook = {"legend": SIGNS, "hexsides": HOUSE, "corners": ["E4 D4/E4 E3/E4"]}
    game = drawn(EMPTY, map=nook, men=[{"who": "osmond", "side": "A", "at": "E5"}, {"who": "milo", "side": "B", "at": "E4"}])
    assert game.cell("E4") in game.field.board.nooks
    at(game, "milo", "A1")
    assert price(game, "osmond", "E4") == 1
    assert game.field.board.ground[game.cell("E4")].influence == 0


# -- fighting through openings -----------------------------------------------------------------------------------------


def shift(game: Table, attacker: str, target: str) -> tuple[int, str]:
    """Columns that the place is worth, and the rule that says so."""
    terms = [term for term in game.plan(Attack((attacker,), target)).shifts if term.reason.startswith("ground")]
    (rule,) = {term.rule for term in terms} or {""}
    return sum(term.value for term in terms), rule


def duel(one: str, two: str, ruleset: str = "guiscard") -> Table:
    """Guy against Milo, on two hexes of the house's map."""
    men = [{"who": "guy", "side": "A", "at": one}, {"who": "milo", "side": "B", "at": two}]
    return house(EMPTY, sequence="combat", men=men, ruleset=ruleset)


@pytest.mark.rule("WIN-07")
@pytest.mark.parametrize(("side", "health", "free"), [("B", "stunned", False), ("B", "healthy", False), ("A", "stunned", True)])
def test_nobody_climbs_through_a_window_onto_an_enemy(side: str, health: str, free: bool) -> None:
    """Not even onto one who is stunned, though one steps over him in the room; friends lie in nobody's way."""
    men = [{"who": "osmond", "side": "A", "at": "F2"}, {"who": "milo", "side": side, "at": "E3", "health": health}]
    game = house(EMPTY, men=men)
    onward = Move("osmond", game.cells("E3 D3"))
    assert game.allowed(onward) is free
    listed = [command.path[0] for command in game.legal.of("osmond") if isinstance(command, Move)]
    assert (game.cell("E3") in listed) is free
    if not free:
        assert game.refused(onward)[:2] == ("enemy_in_the_way", "WIN-07" if health == "stunned" else "MOVE-08")
    at(game, "osmond", "D3")
    inside = Move("osmond", game.cells("E3 D2"))
    assert game.allowed(inside) is (health == "stunned")


@pytest.mark.rule("WIN-07")
def test_nobody_advances_through_a_window_onto_an_enemy_he_has_stunned() -> None:
    """He lies on the other side; through a door one may follow onto the hex of a stunned man."""
    found = {}
    for opening, place in (("window", "F2"), ("door", "D5")):
        inside = "E3" if opening == "window" else "D4"
        men = [{"who": "tancrede", "side": "A", "at": place}, {"who": "okeanos", "side": "B", "at": inside}]
        for die in range(1, 11):
            game = house(EMPTY, sequence="combat", men=men)
            game.do(Attack(("tancrede",), "okeanos"), die)
            if game["okeanos"].face == "stunned":
                found[opening] = any(isinstance(command, Advance) for command in game.legal)
    assert found == {"window": False, "door": True}


@pytest.mark.rule("DOOR-06", "RULING-G-04")
@pytest.mark.parametrize(("one", "two"), [("D5", "D4"), ("D4", "D5")])
def test_through_a_door_the_defender_is_plus_whoever_is_inside(one: str, two: str) -> None:
    """The attacker in the room does not keep the (+) of the room: 0 against +."""
    assert shift(duel(one, two), "guy", "milo") == (-1, "DOOR-06")


@pytest.mark.rule("DOOR-06", "MELEE-08", "RULING-G-04")
def test_who_attacks_a_door_out_of_scrub_keeps_his_minus() -> None:
    """The door gives the defender his (+); of the attacker it says nothing, so the scrub he stands in counts."""
    scrub = EMPTY.replace("d  .  .  .  .\n    .  .  .  .", "d  .  .  .  .\n    .  .  .  s")
    men = [{"who": "guy", "side": "A", "at": "D5"}, {"who": "milo", "side": "B", "at": "D4"}]
    game = house(scrub, sequence="combat", men=men)
    assert game.field.board.ground[game.cell("D5")].id == "scrub"
    terms = {term.reason: (term.value, term.rule) for term in game.plan(Attack(("guy",), "milo")).shifts}
    assert terms == {"ground_of_attacker": (-1, "MELEE-08"), "ground_of_defender": (-1, "DOOR-06")}


@pytest.mark.rule("WIN-09", "RULING-G-04")
@pytest.mark.parametrize(("one", "two"), [("F2", "E3"), ("E3", "F2")])
def test_through_a_window_the_attacker_is_minus_and_the_defender_plus(one: str, two: str) -> None:
    assert shift(duel(one, two), "guy", "milo") == (-2, "WIN-09")


@pytest.mark.rule("BLDG-04")
def test_in_a_room_both_are_plus() -> None:
    assert shift(duel("D3", "D2"), "guy", "milo") == (0, "MELEE-08")


@pytest.mark.rule("WIN-09", "WIN-08")
def test_a_wounded_man_still_fights_through_the_window_he_cannot_climb() -> None:
    """One fights where one could enter by the lie of the land, whatever points are left. [MELEE-25]"""
    men = [{"who": "guy", "side": "A", "at": "F2", "health": "wounded"}, {"who": "milo", "side": "B", "at": "E3"}]
    assert house(EMPTY, sequence="combat", men=men).allowed(Attack(("guy",), "milo"))


@pytest.mark.rule("BLDG-01", "CWIN-02")
@pytest.mark.parametrize(("one", "two"), [("E4", "D4"), ("D1", "D2"), ("D2", "D1")])
def test_nobody_fights_through_a_wall_or_a_chapel_window(one: str, two: str) -> None:
    game = duel(one, two)
    assert game.refused(Attack(("guy",), "milo")).reason == "cannot_enter_there"
    assert not [command for command in game.legal if isinstance(command, Attack)]


@pytest.mark.rule("CWIN-02")
def test_a_chapel_window_hex_is_plain_floor_from_inside() -> None:
    game = house(EMPTY, men=[{"who": "guy", "side": "A", "at": "D3"}])
    assert price(game, "guy", "D2") == 1


@pytest.mark.rule("LOOP-01", "CWALL-01", "CTX-08")
@pytest.mark.parametrize("slit", ["arrow_slit", "chapel_window"])
def test_the_hex_of_a_loophole_is_reached_from_inside_only(slit: str) -> None:
    """On foot, for one point, and nobody goes or fights through the opening; inside one fights there on (+) as in any room."""
    sides = round_about("D2 D3 D4 E3", door="D4/D5", **{slit: "D2/D1 D3/C3"})
    men = [{"who": "guy", "side": "A", "at": "D3"}, {"who": "osmond", "side": "A", "at": "C3"}, {"who": "milo", "side": "B", "at": "D2"}]
    game = house(EMPTY, sides=sides, men=men)
    assert price(game, "guy", "D4 D3") == 2
    at(game, "osmond", "D1")
    at(game, "milo", "A6")
    assert game.refused(Move("osmond", game.cells("D2"))).reason == "closed_side"
    fight = house(EMPTY, sequence="combat", sides=sides, men=men)
    assert shift(fight, "guy", "milo") == (0, "MELEE-08"), "both of them on (+)"
    at(fight, "osmond", "D1")
    assert fight.refused(Attack(("osmond",), "milo")).reason == "cannot_enter_there"


@pytest.mark.rule("CTX-17", "LOOP-01")
@pytest.mark.parametrize("slit", ["arrow_slit", "chapel_window"])
def test_nobody_behind_a_slit_hinders_who_passes_outside(slit: str) -> None:
    """Who stands in a door threatens the hex before it; who stands at a slit threatens nobody outside."""
    men = [{"who": "guy", "side": "A", "at": "C1"}, {"who": "milo", "side": "B", "at": "D2"}]
    threatened = {}
    for kind in (slit, "door"):
        game = house(EMPTY, sides=round_about("D2 D3 D4 E3", **{kind: "D2/D1"}), men=men)
        threatened[kind] = infiltration.zone(game.position, 1) >> game.cell("D1") & 1
    assert threatened == {slit: 0, "door": 1}


@pytest.mark.rule("WIN-09", "MELEE-10")
def test_of_several_attackers_the_worst_place_counts_and_the_defender_needs_the_opening_against_all() -> None:
    """Guy attacks through the window (−), Osmond in the room (+): − counts; against Osmond the target has the room's +."""
    men = [
        {"who": "guy", "side": "A", "at": "F2"}, {"who": "osmond", "side": "A", "at": "D3"}, {"who": "milo", "side": "B", "at": "E3"},
    ]  # fmt: skip
    game = house(EMPTY, sequence="combat", men=men)
    terms = [term.value for term in game.plan(Attack(("guy", "osmond"), "milo")).shifts if term.reason.startswith("ground")]
    assert terms == [-1, -1]
    alone = [term.value for term in game.plan(Attack(("osmond",), "milo")).shifts if term.reason.startswith("ground")]
    assert alone == [1, -1]


@pytest.mark.rule("WIN-09")
def test_a_rider_does_not_fight_through_a_window() -> None:
    men = [{"who": "roger", "side": "A", "at": "F2", "mounted": True, "facing": 4}, {"who": "milo", "side": "B", "at": "E3"}]
    assert house(EMPTY, sequence="combat", men=men).refused(Attack(("roger",), "milo")).reason == "cannot_enter_there"


# -- low walls ---------------------------------------------------------------------------------------------------------

FIELD = """
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
"""
WALL = {
    "low_wall": [
        *(f"{letter}5/{letter}6" for letter in "ABCDEFGHIJ"),
        *(f"{low}6/{high}5" for low, high in ("AB", "CB", "CD", "ED", "EF", "GF", "GH", "IH", "IJ")),
    ]
}


def field(men: list[dict[str, Any]], picture: str = FIELD, ruleset: str = "guiscard", sequence: str = "movement") -> Table:
    """A meadow with a low wall right across it, between rows 5 and 6."""
    return drawn(picture, map={"legend": SIGNS, "hexsides": WALL}, men=men, ruleset=ruleset, sequence=sequence)


@pytest.mark.rule("LWALL-01", "RULING-G-11")
def test_a_low_wall_costs_two_points_more() -> None:
    game = field([{"who": "osmond", "side": "A", "at": "E5"}])
    assert price(game, "osmond", "E6") == 3
    scrub = field([{"who": "roger", "side": "A", "at": "E5", "mounted": True, "facing": 3}], FIELD.replace(".", "s"))
    assert price(scrub, "roger", "E6 E7") == (2 + 4) + 4


@pytest.mark.rule("LWALL-02")
def test_a_rider_jumps_a_low_wall_and_does_not_stop_astride() -> None:
    game = field([{"who": "roger", "side": "A", "at": "E4", "mounted": True, "facing": 3}])
    assert game.refused(Move("roger", game.cells("E5 E6"))).reason == "astride_a_wall"
    assert price(game, "roger", "E5 E6 E7") == 1 + 3 + 1
    ends = {game.field.name(move.path[-1]) for move in game.legal if isinstance(move, Move)}
    assert {"E7", "E8"} <= ends
    moves = [move for move in game.legal if isinstance(move, Move) and len(move.path) > 1]
    for move in moves:
        pose = game.plan(move).strides[-1].leg.pose
        side = game.field.board.sides.get((pose.cell, (pose.facing + 3) % 6))
        assert side is None, game.field.name(pose.cell)


@pytest.mark.rule("LWALL-02")
def test_a_charge_does_not_end_astride_either() -> None:
    """Straight at Milo he would stop with his head beyond the wall and his tail before it."""
    long = "\n".join([FIELD.strip("\n"), *FIELD.strip("\n").splitlines()[:4]])
    men: list[dict[str, Any]] = [
        {"who": "roger", "side": "A", "at": "E12", "mounted": True, "facing": 0}, {"who": "milo", "side": "B", "at": "E4"},
    ]  # fmt: skip
    game = field(men, long, sequence="charges")
    straight = Charge("roger", "milo", game.cells("E11 E10 E9 E8 E7 E6 E5"))
    assert game.refused(straight).reason == "astride_a_wall"
    for command in game.legal:
        if isinstance(command, Charge):
            pose = game.plan(command).strides[-1].leg.pose
            assert game.field.board.sides.get((pose.cell, (pose.facing + 3) % 6)) is None
    nearer = field([men[0], {**men[1], "at": "E3"}], long, sequence="charges")
    assert nearer.allowed(Charge("roger", "milo", nearer.cells("E11 E10 E9 E8 E7 E6 E5 E4")))


@pytest.mark.rule("LWALL-02", "RETREAT-07")
def test_a_rider_is_not_driven_astride_a_low_wall() -> None:
    """One hex back would leave the wall between head and tail: he turns aside, or, where he cannot, is wounded. Two bring him over it."""
    roger, milo = {"who": "roger", "side": "A", "at": "E4", "mounted": True, "facing": 0}, {"who": "milo", "side": "B", "at": "E3"}
    game = field([roger, milo])
    assert ends_back(game, "roger", 1)
    assert ("E5", "E6") not in ends_back(game, "roger", 1)
    assert ends_back(game, "roger", 2) == {("E6", "E7")}
    assert driven(field([roger, milo, *beset_at("D4", "F4")]), "roger").health == Health.WOUNDED


@pytest.mark.rule("A-PRIO-03")
def test_the_low_walls_of_the_priory_stop_riders() -> None:
    game = field([{"who": "roger", "side": "A", "at": "E5", "mounted": True, "facing": 3}], ruleset="anarchy")
    assert not game.allowed(Move("roger", game.cells("E6 E7")))
    on_foot = field([{"who": "osmond", "side": "A", "at": "E5"}], ruleset="anarchy")
    assert price(on_foot, "osmond", "E6") == 3


def ends_back(game: Table, who: str, hexes: int) -> set[tuple[str, str]]:
    """Head and tail of a rider at the ends of his ways back from those who drive him."""
    foes = tuple(each for each in game.state.beings if game[each].side != game[who].side)
    owed = RetreatOwed(game[who].side, (who,), hexes, foes=foes)
    ways = ways_back(game.position, owed, game[who])
    return {(game.field.name(way.poses[-1].cell), game.field.name(way.poses[-1].tail)) for way in ways}


def beset_at(*places: str) -> list[dict[str, Any]]:
    """More enemies round about."""
    return [{"who": who, "side": "B", "at": place} for who, place in zip(("okeanos", "stephanos"), places, strict=True)]


def driven(game: Table, who: str) -> Being:
    """Somebody who has been driven back a hex, if nobody had anything to choose."""
    foes = tuple(each for each in game.state.beings if game[each].side != game[who].side)
    state = game.state._replace(pending=(RetreatOwed(game[who].side, (who,), 1, foes=foes),))
    doing = Doing(game.field.at(state), ScriptedDice(()))
    settle(doing)
    assert not doing.state.pending
    return doing.being(who)


# -- trenches ----------------------------------------------------------------------------------------------------------

ROWS = FIELD.strip().splitlines()
TRENCH = "\n".join([*ROWS[:4], ROWS[4].replace(".", "v"), *ROWS[5:]])


@pytest.mark.rule("SC-TRENCH-01", "SC-TRENCH-02")
def test_horses_jump_a_trench_and_do_not_stop_in_it() -> None:
    """1 point for everybody; a rider may not end with either hex in it."""
    game = drawn(TRENCH, map={"legend": SIGNS}, men=[{"who": "roger", "side": "A", "at": "E4", "mounted": True, "facing": 3}])
    assert game.refused(Move("roger", game.cells("E5"))).reason == "halts_in_trench"
    assert game.refused(Move("roger", game.cells("E5 E6"))).reason == "halts_in_trench"  # his tail is in it
    assert price(game, "roger", "E5 E6 E7") == 3
    ditch = game.field.board.where(trench=True)
    for move in game.legal:
        if isinstance(move, Move) and move.path[0] != game["roger"].tail:
            assert not game.plan(move).strides[-1].leg.pose.area & ditch
    foot = drawn(TRENCH, map={"legend": SIGNS}, men=[{"who": "osmond", "side": "A", "at": "E4"}])
    assert price(foot, "osmond", "E5") == 1


@pytest.mark.rule("SC-TRENCH-02", "RETREAT-07")
def test_a_rider_is_not_driven_into_a_trench() -> None:
    """Where one hex back means the trench there is no way back but aside: if that is closed too, he is wounded."""
    roger, milo = {"who": "roger", "side": "A", "at": "E3", "mounted": True, "facing": 0}, {"who": "milo", "side": "B", "at": "E2"}
    game = drawn(TRENCH, map={"legend": SIGNS}, men=[roger, milo])
    assert all("E5" not in end for hexes in (1, 2) for end in ends_back(game, "roger", hexes))
    beset = drawn(TRENCH, map={"legend": SIGNS}, men=[roger, milo, *beset_at("D3", "F3")])
    assert driven(beset, "roger").health == Health.WOUNDED


@pytest.mark.rule("SC-TRENCH-02")
def test_a_horse_jumps_over_those_in_the_trench() -> None:
    men = [{"who": "roger", "side": "A", "at": "E3", "mounted": True, "facing": 3}, {"who": "osmond", "side": "B", "at": "E5"}]
    game = drawn(TRENCH, map={"legend": SIGNS}, men=men)
    assert game.allowed(Move("roger", game.cells("E4 E5 E6 E7")))
    on_foot = drawn(TRENCH, map={"legend": SIGNS}, men=[{"who": "guy", "side": "A", "at": "E4"}, men[1]])
    assert on_foot.refused(Move("guy", on_foot.cells("E5 E6"))).reason == "enemy_in_the_way"


# -- stairs ------------------------------------------------------------------------------------------------------------


def tower(men: list[dict[str, Any]], sequence: str = "movement") -> Table:
    """A room D3, stairs D2 that one enters from D3 only, and the roof above: the stairs end on D1/1 and E2/1."""
    sides = round_about("D2 D3", door="D3/D4")
    storey = {"storey": 1, "level": 1, "terrain": "___R____\n____R___\n"}
    picture = """
        .  .  .  .  .  .  .  .
        .  .  .  S  .  .  .  .
        .  .  .  i  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """
    extra = {"legend": SIGNS, "hexsides": sides, "storeys": [storey], "links": ["D2 D1/1", "D2 E2/1"]}
    return drawn(picture, map=extra, men=men, sequence=sequence)


@pytest.mark.rule("BLDG-11", "STAIR-01", "STAIR-02", "STAIR-04", "PLAT-05")
def test_stairs_are_entered_by_their_ends_only() -> None:
    game = tower([{"who": "osmond", "side": "A", "at": "D3"}])
    assert price(game, "osmond", "D2") == 2
    assert price(game, "osmond", "D2 D1/1") == 3
    assert price(game, "osmond", "D2 E2/1") == 3
    assert {"D2", "D1/1", "E2/1"} <= reached_of(game)
    outside = tower([{"who": "osmond", "side": "A", "at": "C2"}])
    assert outside.refused(Move("osmond", outside.cells("D2"))).reason == "closed_side"
    down = tower([{"who": "osmond", "side": "A", "at": "E2/1"}])
    assert price(down, "osmond", "D2 D3") == 3


@pytest.mark.rule("STAIR-01", "STAIR-02", "STAIR-03", "BLDG-11")
@pytest.mark.parametrize(("place", "may"), [("D3", True), ("D1/1", True), ("E2/1", True), ("C2", False), ("D1", False), ("E2", False)])
def test_whoever_is_on_the_stairs_is_fought_from_their_ends_only(place: str, may: bool) -> None:
    game = tower([{"who": "guy", "side": "A", "at": place}, {"who": "milo", "side": "B", "at": "D2"}], "combat")
    assert game.allowed(Attack(("guy",), "milo")) is may
    offered = [command for command in game.legal if isinstance(command, Attack)]
    assert bool(offered) is may


@pytest.mark.rule("BLDG-11", "STAIR-04")
def test_on_the_stairs_one_fights_at_minus() -> None:
    game = tower([{"who": "guy", "side": "A", "at": "D3"}, {"who": "milo", "side": "B", "at": "D2"}], "combat")
    assert shift(game, "guy", "milo") == (2, "MELEE-08")  # + in the room against − on the stairs
    back = tower([{"who": "guy", "side": "A", "at": "D2"}, {"who": "milo", "side": "B", "at": "D3"}], "combat")
    assert shift(back, "guy", "milo") == (-2, "MELEE-08")


@pytest.mark.rule("STAIR-04")
def test_no_horse_on_the_stairs() -> None:
    stairs = terrain_table().terrain["stairs"]
    assert not stairs.mounted
    assert "horses" in stairs.bars


@pytest.mark.rule("CWALL-01", "STAIR-01")
def test_a_blow_from_the_stairs_upwards_is_fought_out() -> None:
    game = tower([{"who": "guy", "side": "A", "at": "D2"}, {"who": "milo", "side": "B", "at": "E2/1"}], "combat")
    told = game.do(Attack(("guy",), "milo"), 6)
    assert of_kind(told, Fought)


@pytest.mark.rule("CWALL-01")
def test_castle_walls_are_crossed_by_nobody() -> None:
    game = drawn(
        """
        .  .  .  .
        .  A  W  .
        .  .  .  .
        .  .  .  .
        """,
        map={"legend": SIGNS}, A=man("osmond", "A"),
    )  # fmt: skip
    assert game.refused(Move("osmond", game.cells("C2"))).reason == "impassable"


# -- horses and walls --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLDG-01", "BLDG-05")
def test_no_horse_swings_round_so_that_a_wall_parts_it() -> None:
    """Roger could turn his head from D5 to E5 or C5, but between his tail and those hexes stands a wall."""
    sides = {"wall": ["D6/E6", "D6/C6"]}
    men = [{"who": "roger", "side": "A", "at": "D5", "mounted": True, "facing": 0}]
    game = drawn(FIELD, map={"legend": SIGNS, "hexsides": sides}, men=men)
    assert game["roger"].tail == game.cell("D6")
    assert game.allowed(Move("roger", game.cells("E5")))  # a plain step
    turned = drawn(FIELD, map={"legend": SIGNS, "hexsides": {"wall": ["E6/D5"]}}, men=men)
    assert game.field.board.direction(game.cell("D6"), game.cell("E6")) == 1
    assert game.refused(Move("roger", game.cells("E6"))).reason == "closed_side"
    assert turned.allowed(Move("roger", turned.cells("C6"))), "the other way round is open"
    for table in (game, turned):
        for move in table.legal:
            if isinstance(move, Move):
                pose = table.plan(move).strides[-1].leg.pose
                kind = table.field.board.sides.get((pose.cell, (pose.facing + 3) % 6))
                assert kind is None or not kind.blocks


@pytest.mark.rule("BLDG-05", "WIN-07")
def test_no_led_horse_goes_into_a_house_nor_through_a_window() -> None:
    """The groom may walk in; the horse stays before the door."""
    men = [{"who": "osmond", "side": "A", "at": "D4"}, {"who": "pack_horse", "side": "A", "at": "D5", "facing": 0}]
    game = house(EMPTY, men=men, leads=[{"who": "osmond", "beasts": ["pack_horse"]}])
    for path in ("D3", "D3 D2"):
        command = Move("osmond", game.cells(path))
        if game.allowed(command):
            game.do(command)
        board = game.field.board
        interior = cells_of(cell for cell in bits(board.all) if board.ground[cell].id == "interior")
        assert not game["pack_horse"].area & interior
    window = house(EMPTY, men=[{"who": "osmond", "side": "A", "at": "E3"}, {"who": "pack_horse", "side": "A", "at": "F2", "facing": 4}])
    assert window.cell("E3") not in [cell for cell, _ in window.field.move_graphs[2].step]


@pytest.mark.rule("BLDG-01")
def test_no_battle_begins_with_a_wall_through_a_horse() -> None:
    with pytest.raises(BadInput, match="a wall would part his horse"):
        house(EMPTY, men=[{"who": "roger", "side": "A", "at": "D1", "mounted": True, "facing": 0}], sides={"wall": ["D1/D2"]})
