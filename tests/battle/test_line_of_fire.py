"""What stands between a shooter and his mark."""

from itertools import pairwise

import pytest

from hauberk.grid.hex import length
from hauberk.grid.line import line
from tests.battle.shots import cover, lane, put, shot
from tests.kit import Man, Table, drawn, man, rider


def across(upper: str, lower: str) -> Table:
    """Samir at A3 slings at Pandolf at C3: the line runs along the border of B2 and B3. O and T are friends on their
    feet."""
    friends = {"O": man("osmond", "A"), "T": man("turold", "A")}
    people = {letter: who for letter, who in friends.items() if letter in upper + lower}
    picture = f". . . .\n. {upper} . .\nS {lower} P .\n. . . ."
    return drawn(picture, S=man("samir", "A"), P=man("pandolf", "B"), sequence="fire", **people)


# -- the line --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOF-01", "CTX-12")
def test_hexes_on_a_line() -> None:
    """DX-T-09: the exact hexes between two centres; a hex touched only in a corner is not crossed. [RULING-T-53]"""
    assert line(1, 1).chain == (((0, 0),), ((0, 1), (1, 0)), ((1, 1),))
    assert line(2, 2).chain == (((0, 0),), ((0, 1), (1, 0)), ((1, 1),), ((1, 2), (2, 1)), ((2, 2),))
    assert [link[0] for link in line(1, 3).chain] == [(0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (1, 3)]
    assert line(1, 4).singles == ((0, 1), (0, 2), (1, 2), (1, 3))
    assert line(1, 4).pairs == ()


@pytest.mark.rule("LOF-01", "CTX-12")
def test_every_line_is_a_chain_of_neighbours() -> None:
    """DX-T-10: for all targets within 8 hexes, border runs have two hexes and every step joins neighbours."""
    for dq in range(-8, 9):
        for dr in range(-8, 9):
            chain = line(dq, dr).chain
            assert (chain[0], chain[-1]) == (((0, 0),), ((dq, dr),))
            assert {len(link) for link in chain} <= {1, 2}
            for before, after in pairwise(chain):
                assert all(length(b[0] - a[0], b[1] - a[1]) == 1 for a in before for b in after)


@pytest.mark.rule("LOF-01", "CTX-12")
def test_a_clear_line_is_needed() -> None:
    """A tree on the straight line between the two stops the shot, a tree beside it does not."""
    picture = "Y . . .\n{} {} . .\n. . . .\nP . . ."
    for signs, possible in (("t .", False), (". t", True)):
        game = drawn(picture.format(*signs.split()), Y=man("yani", "A"), P=man("pandolf", "B"), sequence="fire")
        assert game.allowed(shot(game, "yani", "pandolf", "javelin")) is possible


@pytest.mark.rule("LOF-02")
@pytest.mark.parametrize("sign", [".", "a", "f", "k", "m", "~", "w"])
def test_empty_ground_does_not_matter(sign: str) -> None:
    """Flat hexes with nobody on them do not matter, nor does any other ground of which no rule speaks."""
    game = lane(f".{sign}{sign}{sign}..", people={1: man("samir", "A"), 6: man("pandolf", "B")})
    assert cover(game, shot(game, "samir", "pandolf", "sling")) == 0


@pytest.mark.rule("LOF-02")
def test_a_being_or_a_tree_matters_where_the_line_crosses() -> None:
    """On a crossed hex a being or a tree stops the stone; a step aside neither does."""
    game = lane("......", people={1: man("samir", "A"), 3: man("osmond", "A"), 6: man("pandolf", "B")})
    assert not game.allowed(shot(game, "samir", "pandolf", "sling"))
    put(game, "osmond", "B3")
    assert game.allowed(shot(game, "samir", "pandolf", "sling"))
    wooded = lane("..t...", people={1: man("samir", "A"), 6: man("pandolf", "B")})
    assert not wooded.allowed(shot(wooded, "samir", "pandolf", "sling"))


@pytest.mark.rule("LOF-03", "CTX-12")
@pytest.mark.parametrize(
    ("upper", "lower", "expected"),
    [
        ("s", ".", 0),
        (".", "s", 0),
        ("s", "s", 1),
        ("t", ".", 0),
        (".", "t", 0),
        ("t", "s", 1),
        ("s", "t", 1),
        ("t", "t", None),
        ("O", ".", 0),
        (".", "O", 0),
        ("O", "T", None),
        ("t", "O", None),
        ("O", "t", None),
        ("Os", "s", 1),
        ("Os", "Ts", None),
    ],
)
def test_along_a_border_the_hex_that_hinders_less(upper: str, lower: str, expected: int | None) -> None:
    """DX-T-11: of two hexes along whose border the line runs the better one for the shooter counts. [RULING-T-54]"""
    game = across(upper, lower)
    command = shot(game, "samir", "pandolf", "sling")
    if expected is None:
        assert game.refused(command).rule == ("LOF-06" if upper + lower == "tt" else "LOF-20")
    else:
        assert cover(game, command) == expected


@pytest.mark.rule("LOF-03", "CTX-12")
def test_at_the_edge_of_the_map_there_is_only_one_hex() -> None:
    """Along the edge of the map the line runs beside a single hex: a tree on it stops the shot."""
    for sign, possible in ((".", True), ("t", False)):
        game = drawn(f"S {sign} P .\n. . . .", S=man("samir", "A"), P=man("pandolf", "B"), sequence="fire")
        assert game.allowed(shot(game, "samir", "pandolf", "sling")) is possible


@pytest.mark.rule("LOF-04")
def test_the_first_and_the_last_hex() -> None:
    """The shooter's own scrub or tree hides nobody from him and stops nothing; the target's counts by its own rule.
    [RULING-T-55]"""
    for sign in "st":
        out = lane(f"{sign}....", people={1: man("samir", "A"), 4: man("pandolf", "B")})
        assert cover(out, shot(out, "samir", "pandolf", "sling")) == 0
        into = lane(f"...{sign}.", people={1: man("samir", "A"), 4: man("pandolf", "B")})
        assert cover(into, shot(into, "samir", "pandolf", "sling")) == 1


@pytest.mark.rule("LOF-04")
def test_the_other_half_of_a_rider_is_not_in_the_way() -> None:
    """Neither the shooter's nor the target's horse stands in the way of a shot at its own far end. [RULING-T-55]"""
    game = lane("." * 9, people={2: rider("joscelin", "A", 3), 5: rider("ziri", "B", 0)})
    assert game.allowed(shot(game, "joscelin", "ziri", "lance", origin="A1", aim="A6"))


# -- terrain on the line ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LOF-05")
def test_scrub_never_stops_a_shot() -> None:
    """Through five hexes of scrub a stone still flies."""
    game = lane(".sssss.", people={1: man("samir", "A"), 7: man("pandolf", "B")})
    assert game.allowed(shot(game, "samir", "pandolf", "sling"))


@pytest.mark.rule("LOF-06")
def test_trees_and_branches_stop_it() -> None:
    """A tree hex between the two stops every straight shot, and so do branches over a hex. [RULING-T-56]"""
    people = {1: man("olivier", "A"), 6: man("pandolf", "B")}
    tree = lane("..t...", people=people)
    assert tree.refused(shot(tree, "olivier", "pandolf", "short_bow"))[:2] == ("trees_block", "LOF-06")
    branches = lane("......", people=people, map={"branches": "A3"})
    assert branches.refused(shot(branches, "olivier", "pandolf", "short_bow")).rule == "LOF-06"
    aside = lane("......", people=people, map={"branches": "B3"})
    assert cover(aside, shot(aside, "olivier", "pandolf", "short_bow")) == 0


@pytest.mark.rule("LOF-06")
def test_branches_hide_nobody_under_them() -> None:
    """Who stands under branches can be shot at and has no cover. [RULING-T-56]"""
    game = lane("......", people={1: man("olivier", "A"), 6: man("pandolf", "B")}, map={"branches": "A6"})
    assert cover(game, shot(game, "olivier", "pandolf", "short_bow")) == 0


@pytest.mark.rule("LOF-06")
def test_no_height_lifts_a_shot_over_a_tree() -> None:
    """From two levels higher the tree below still stops the arrow. [RULING-T-68]"""
    game = lane(".b.b...t..", "2111000000", people={1: man("hamza", "A"), 10: man("pandolf", "B")})
    assert game.refused(shot(game, "hamza", "pandolf", "composite_bow")).rule == "LOF-06"
    open_ = lane(".b.b......", "2111000000", people={1: man("hamza", "A"), 10: man("pandolf", "B")})
    assert open_.allowed(shot(open_, "hamza", "pandolf", "composite_bow"))


@pytest.mark.rule("LOF-07")
def test_a_target_under_a_tree() -> None:
    """A man under a tree can be shot at, unless another tree stands before him."""
    single = lane(".....t", people={1: man("olivier", "A"), 6: man("pandolf", "B")})
    assert single.allowed(shot(single, "olivier", "pandolf", "short_bow"))
    second = lane("....tt", people={1: man("olivier", "A"), 6: man("pandolf", "B")})
    assert second.refused(shot(second, "olivier", "pandolf", "short_bow")).rule == "LOF-06"


@pytest.mark.rule("LOF-08")
def test_a_bank_below_its_top_stops_nothing() -> None:
    """Up a long slope to a man half-way, or along it: as long as the line stays below the top nothing hinders.
    [RULING-T-57]"""
    slope = lane("..bbb....", "110000000", people={9: man("samir", "A"), 4: man("pandolf", "B")})
    assert cover(slope, shot(slope, "samir", "pandolf", "sling")) == 0
    along = drawn(
        ". . . . . .\nb b b b b b\nS . . . P .\n. . . . . .",
        levels="1 1 1 1 1 1\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0",
        S=man("samir", "A"),
        P=man("pandolf", "B"),
        sequence="fire",
    )
    # From A3 to E3 the line touches the bank hexes B2 and D2 from below.
    assert along.allowed(shot(along, "samir", "pandolf", "sling"))


UP_AND_DOWN = ("...b....", "11100000")
"""Level 1 on rows 1 to 3, the bank on row 4, level 0 below."""


@pytest.mark.rule("LOF-09")
@pytest.mark.parametrize(("row", "possible"), [(5, False), (6, False), (7, True), (8, True)])
def test_over_the_top_of_a_bank(row: int, possible: bool) -> None:
    """DX-T-17: three hexes from the bank above, a man is hidden from one who is nearer to it below, and hidden for
    him. [RULING-T-58]"""
    game = lane(*UP_AND_DOWN, people={1: man("hamza", "A"), row: man("grimo", "B")})
    downwards = shot(game, "hamza", "grimo", "composite_bow")
    assert game.allowed(downwards) is possible
    if not possible:
        assert game.refused(downwards)[:2] == ("bank_hides", "LOF-09")
    upwards = lane(*UP_AND_DOWN, people={1: man("hamza", "A"), row: man("grimo", "B")}, active="B")
    assert upwards.allowed(shot(upwards, "grimo", "hamza", "short_bow")) is possible


@pytest.mark.rule("LOF-09")
def test_nearer_to_the_edge_one_sees_farther_down() -> None:
    """One hex from the bank the man above sees the man at its foot."""
    game = lane(*UP_AND_DOWN, people={3: man("hamza", "A"), 5: man("grimo", "B")})
    assert game.allowed(shot(game, "hamza", "grimo", "composite_bow"))


@pytest.mark.rule("LOF-09")
def test_a_hill_hides_and_a_dip_does_not() -> None:
    """Between two men below lies a hill: no shot. Between two men above lies a dip: nothing in the way.
    [RULING-T-59]"""
    hill = lane("....b..b....", "000001100000", people={1: man("hamza", "A"), 12: man("grimo", "B")})
    assert hill.refused(shot(hill, "hamza", "grimo", "composite_bow")).rule == "LOF-09"
    dip = lane("....b..b....", "111100001111", people={1: man("hamza", "A"), 12: man("grimo", "B")})
    assert cover(dip, shot(dip, "hamza", "grimo", "composite_bow")) == 0


@pytest.mark.rule("LOF-09")
def test_every_crest_is_tested_for_itself() -> None:
    """From the second level the near edge may hide what the far edge would not. [RULING-T-59]"""
    steps = ("..b.b.....", "2211000000")
    near = lane(*steps, people={1: man("hamza", "A"), 7: man("grimo", "B")})
    assert near.refused(shot(near, "hamza", "grimo", "composite_bow")).rule == "LOF-09", "2 hexes from A5, Hamza 4"
    far = lane(*steps, people={1: man("hamza", "A"), 9: man("grimo", "B")})
    assert far.allowed(shot(far, "hamza", "grimo", "composite_bow"))


@pytest.mark.rule("LOF-09", "LOF-03")
@pytest.mark.parametrize(("branches", "possible"), [("", True), ("D1", False)])
def test_dead_ground_on_one_side_and_branches_on_the_other(branches: str, possible: bool) -> None:
    """From A2 to E2 the line runs between the rock D1 and the bank D2, in whose dead ground E2 lies: branches on the
    rock close it."""
    game = drawn(
        ". . . k . .\nH . . b P .\n. . . b . .\n. . . b . .",
        levels="\n".join(["1 1 1 0 0 0"] * 4),
        map={"branches": branches},
        H=man("hamza", "A"),
        P=man("pandolf", "B"),
        sequence="fire",
    )
    assert game.allowed(shot(game, "hamza", "pandolf", "composite_bow")) is possible


@pytest.mark.rule("LOF-10")
def test_half_way_up_the_bank() -> None:
    """DX-T-17: on the bank hex itself a man may be shot at from above and shoots over the top, however far the other
    stands."""
    game = lane(*UP_AND_DOWN, people={1: man("hamza", "A"), 4: man("grimo", "B")})
    assert cover(game, shot(game, "hamza", "grimo", "composite_bow")) == 2
    upwards = lane(*UP_AND_DOWN, people={1: man("hamza", "A"), 4: man("grimo", "B")}, active="B")
    assert cover(upwards, shot(upwards, "grimo", "hamza", "short_bow")) == 0, "the bank covers only who stands on it"


@pytest.mark.rule("LOF-10")
def test_any_hex_of_the_same_slope() -> None:
    """On a slope three hexes deep the lowest one is half-way up too. [RULING-T-59]"""
    game = lane("...bbb...", "111000000", people={1: man("hamza", "A"), 6: man("grimo", "B")})
    assert cover(game, shot(game, "hamza", "grimo", "composite_bow")) == 2
    below = lane("...bbb...", "111000000", people={1: man("hamza", "A"), 6: man("grimo", "B")})
    put(below, "hamza", "A1")
    put(below, "grimo", "A7")
    assert below.allowed(shot(below, "hamza", "grimo", "composite_bow")), "three hexes from the crest hex A4 like Hamza"


@pytest.mark.rule("LOF-11")
def test_water_never_stops_a_shot() -> None:
    """Across a river, deep or shallow, the line is free."""
    game = lane(".ww~~.", people={1: man("samir", "A"), 6: man("pandolf", "B")})
    assert cover(game, shot(game, "samir", "pandolf", "sling")) == 0


# -- beings on the line ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOF-20")
@pytest.mark.parametrize(
    ("between", "blocks"),
    [
        (man("osmond", "A"), True),
        (man("bilal", "B"), True),
        (man("osmond", "A", health="wounded"), True),
        (man("dog_watch", "B"), True),
        (man("mule_grey", "A"), True),
        (man("pack_horse", "B", facing=5), True),
        (rider("ziri", "B", 5), True),
        (rider("ziri", "B", 2), True),
        (man("bilal", "B", captive=True), True),
        (man("osmond", "A", health="stunned"), False),
        (man("osmond", "A", health="dead"), False),
    ],
    ids=[
        "friend",
        "enemy",
        "wounded",
        "dog",
        "mule",
        "horse",
        "rider head",
        "rider tail",
        "prisoner",
        "stunned",
        "dead",
    ],
)
@pytest.mark.parametrize(("who", "weapon"), [("samir", "sling"), ("joscelin", "lance")])
def test_nobody_slings_or_throws_past_a_living_being(between: Man, blocks: bool, who: str, weapon: str) -> None:
    """Any living being on its feet between the two, man or beast, friend or enemy, stops stone and lance.
    [RULING-T-62]"""
    picture = "W .\n. .\n. .\n. F\nP .\n. ." if between.more.get("facing") == 2 else "W .\n. .\nF .\n. .\nP .\n. ."
    game = drawn(picture, W=man(who, "A"), P=man("pandolf", "B"), F=between, sequence="fire")
    assert game.allowed(shot(game, who, "pandolf", weapon)) is not blocks
    if blocks:
        assert game.refused(shot(game, who, "pandolf", weapon)).rule == "LOF-20"


@pytest.mark.rule("LOF-21")
@pytest.mark.parametrize(
    ("who", "weapon", "distance", "possible"),
    [
        ("yani", "javelin", 5, False),
        ("yani", "javelin", 6, True),
        ("yani", "javelin", 13, True),
        ("olivier", "short_bow", 12, False),
        ("olivier", "short_bow", 13, True),
        ("hamza", "composite_bow", 15, False),
        ("hamza", "composite_bow", 16, True),
        ("ednyfed", "longbow", 15, False),
        ("ednyfed", "longbow", 16, True),
        ("fulbert", "crossbow", 16, False),
        ("vladko", "dagger", 4, False),
        ("samir", "sling", 7, False),
        ("joscelin", "lance", 5, False),
    ],
)
def test_over_the_heads_of_others(who: str, weapon: str, distance: int, possible: bool) -> None:
    """Bows and javelins pass over others from medium range on; crossbow, dagger, sling and lance never do.
    [RULING-T-63]"""
    game = lane("." * 20, people={1: man(who, "A"), 3: man("osmond", "A"), 1 + distance: man("pandolf", "B")})
    assert game.allowed(shot(game, who, "pandolf", weapon)) is possible


@pytest.mark.rule("LOF-21")
@pytest.mark.parametrize(
    ("signs", "levels", "possible"),
    [
        ("." * 10 + "s", "", True),
        ("." * 9 + "s.", "", True),
        ("........s..", "", True),
        ("." * 10 + "b.", "1" * 10 + "00", False),
    ],
)
def test_not_at_a_target_with_better_cover(signs: str, levels: str, possible: bool) -> None:
    """Over the heads of others one hits a target with no cover or light cover, not one behind the top of a bank."""
    game = lane(signs, levels, people={1: man("yani", "A"), 3: man("osmond", "A"), 11: man("pandolf", "B")})
    command = shot(game, "yani", "pandolf", "javelin")
    assert game.allowed(command) is possible
    if not possible:
        assert game.refused(command).rule == "LOF-21"
        put(game, "osmond", "B3")
        assert cover(game, command) == 2


@pytest.mark.rule("LOF-22")
def test_swimmers_are_not_in_the_way() -> None:
    """A man in deep water stops no stone; in the shallows he does. [RULING-T-13]"""
    people = {1: man("samir", "A"), 3: man("osmond", "A"), 6: man("pandolf", "B")}
    deep, shallow = lane("..w...", people=people), lane("..~...", people=people)
    assert deep.allowed(shot(deep, "samir", "pandolf", "sling"))
    assert not shallow.allowed(shot(shallow, "samir", "pandolf", "sling"))


@pytest.mark.rule("LOF-23")
def test_a_horse_archer_shoots_over_friends_beside_him() -> None:
    """Salih shoots over Osmond beside his horse's head at short range; on foot he could not, nor over one farther
    off."""
    game = lane("." * 9, people={2: rider("salih", "A", 3), 3: man("ahmad", "A"), 7: man("guy", "B")})
    assert game.allowed(shot(game, "salih", "guy", "composite_bow"))
    put(game, "ahmad", "A4")
    assert game.refused(shot(game, "salih", "guy", "composite_bow")).rule == "LOF-21"
    on_foot = lane("." * 9, people={2: man("salih", "A"), 3: man("ahmad", "A"), 7: man("guy", "B")})
    assert not on_foot.allowed(shot(on_foot, "salih", "guy", "composite_bow"))


@pytest.mark.rule("LOF-23")
def test_a_horse_archer_shoots_over_riders_beside_him() -> None:
    """An adjacent friend in the saddle is overlooked with both halves of his horse; by the stricter reading he is not.
    [RULING-T-64]"""
    people = {2: rider("salih", "A", 3), 4: rider("ziri", "A", 3), 8: man("guy", "B")}
    game = lane("." * 9, people=people)
    assert game.allowed(shot(game, "salih", "guy", "composite_bow"))
    strict = lane("." * 9, people=people, switches={"over_foot_friends_only": True})
    assert not strict.allowed(shot(strict, "salih", "guy", "composite_bow"))


@pytest.mark.rule("LOF-23")
def test_only_friends_and_only_those_beside_him() -> None:
    """A second friend behind the first still stops the arrow, and a riderless horse is nobody's friend."""
    game = lane("." * 9, people={2: rider("salih", "A", 3), 3: man("ahmad", "A"), 4: man("jemal", "A"), 8: man("guy", "B")})
    assert not game.allowed(shot(game, "salih", "guy", "composite_bow"))
    horse = lane("." * 9, people={2: rider("salih", "A", 3), 4: man("pack_horse", "A", facing=3), 8: man("guy", "B")})
    assert not horse.allowed(shot(horse, "salih", "guy", "composite_bow"))


@pytest.mark.rule("LOF-24")
def test_the_unseen_are_not_in_the_way() -> None:
    """Bilal stands in the dead ground below the bank: Samir's stone passes over him to Pandolf; where he is seen he
    stops it. [RULING-T-69]"""
    game = lane("...b......", "1110000000", people={1: man("samir", "A"), 5: man("bilal", "B"), 9: man("pandolf", "B")})
    assert game.refused(shot(game, "samir", "bilal", "sling")).rule == "LOF-09"
    assert game.allowed(shot(game, "samir", "pandolf", "sling"))
    put(game, "bilal", "A7")
    assert game.refused(shot(game, "samir", "pandolf", "sling")).rule == "LOF-20"


@pytest.mark.rule("LOF-25")
def test_mounted_lance_throwers_have_an_exception() -> None:
    """Joscelin in the saddle throws over Osmond beside him at a man three hexes off; on foot he does not."""
    mounted = lane("......", people={2: rider("joscelin", "A", 3), 3: man("osmond", "A"), 5: man("pandolf", "B")})
    assert mounted.allowed(shot(mounted, "joscelin", "pandolf", "lance"))
    on_foot = lane("......", people={2: man("joscelin", "A"), 3: man("osmond", "A"), 5: man("pandolf", "B")})
    assert on_foot.refused(shot(on_foot, "joscelin", "pandolf", "lance")).rule == "LOF-20"
