"""Where a shot lands, whom it strikes and what it does."""

from collections import Counter

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Done, Fall, Move, Retreat, Shoot
from hauberk.battle.core.events import Hurt, Rolled
from hauberk.battle.shooting.shots import landing
from hauberk.board.board import NOWHERE
from hauberk.board.terrain import Cover
from hauberk.common.faults import Reader, Source
from hauberk.play.battle.case import Case
from tests.battle.scaled_walls import FIELD as WALL
from tests.battle.scaled_walls import castle
from tests.battle.scaled_walls import put as at
from tests.battle.shots import at_the_end, back, cover, flown, lane, modifiers, plan, put, shot
from tests.kit import Man, Table, drawn, man, of_kind, rider

FIELD = """
    .  .  .  Y  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  G  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""
"""The thrower at D1, his target at D5."""


def thrown_at(target: Man | None = None, **people: Man) -> Table:
    """Yani throws at somebody four hexes away; there are no modifiers. N stands at E5, W at C5, each beside the
    target."""
    rows = [line.split() for line in FIELD.strip().splitlines()]
    for letter, column in (("N", 4), ("W", 2)):
        if letter in people:
            rows[4][column] = letter
    picture = "\n".join(" ".join(row) for row in rows)
    return drawn(picture, Y=man("yani", "A"), G=target or man("pandolf", "B"), sequence="fire", **people)


# -- the order of things ---------------------------------------------------------------------------------------------


@pytest.mark.rule("IMPACT-01")
def test_weapon_range_target_impact_result() -> None:
    """First the impact is rolled, then the result; the same die means one thing on foot and another for a rider."""
    on_foot = lane("." * 6, people={1: man("yani", "A"), 5: man("ziri", "B")})
    events = on_foot.do(shot(on_foot, "yani", "ziri", "javelin"), 1, 1)
    assert [event.purpose for event in of_kind(events, Rolled)] == ["impact", "hit"]
    assert (flown(events).weapon, flown(events).result) == ("javelin", "C")
    mounted = lane("." * 6, people={1: man("yani", "A"), 5: rider("ziri", "B", 0)})
    assert flown(mounted.do(shot(mounted, "yani", "ziri", "javelin"), 1, 1)).result == "D"


@pytest.mark.rule("IMPACT-02")
def test_range_is_counted_without_the_own_hex() -> None:
    """From A1 to A6 are five hexes: the javelin's last at short range; A7 is medium."""
    game = lane("." * 8, people={1: man("yani", "A"), 6: man("guy", "B")})
    assert (
        plan(game, shot(game, "yani", "guy", "javelin")).aim.range,
        modifiers(game, shot(game, "yani", "guy", "javelin")),
    ) == (5, [])
    put(game, "guy", "A7")
    assert (
        plan(game, shot(game, "yani", "guy", "javelin")).aim.range,
        modifiers(game, shot(game, "yani", "guy", "javelin")),
    ) == (6, [1])
    put(game, "guy", "B6")
    assert plan(game, shot(game, "yani", "guy", "javelin")).aim.range == 6, "half a hex lower"


@pytest.mark.rule("IMPACT-02")
def test_a_rider_shoots_from_either_hex() -> None:
    """Salih may reckon range and line from his horse's head or from its tail, shot by shot. [RULING-T-42]"""
    game = lane("." * 22, people={2: rider("salih", "A", 0), 18: man("guy", "B")})
    from_head, from_tail = (shot(game, "salih", "guy", "composite_bow", origin=hex_) for hex_ in ("A2", "A3"))
    assert (plan(game, from_head).aim.range, plan(game, from_tail).aim.range) == (16, 15)
    assert (modifiers(game, from_head), modifiers(game, from_tail)) == ([1], [])
    assert game.refused(shot(game, "salih", "guy", "composite_bow", origin="A4")).reason == "not_his_hex"


@pytest.mark.rule("IMPACT-03")
def test_one_of_two_hexes_of_a_rider() -> None:
    """Whoever shoots at a rider chooses which half he aims at; the hexes beside him are no target."""
    game = lane("." * 8, people={1: man("yani", "A"), 5: rider("ziri", "B", 0)})
    head, tail = (shot(game, "yani", "ziri", "javelin", aim=hex_) for hex_ in ("A5", "A6"))
    assert (plan(game, head).aim.range, plan(game, tail).aim.range) == (4, 5)
    assert game.refused(shot(game, "yani", "ziri", "javelin", aim="A7"))[:2] == ("not_there", "IMPACT-03")
    assert flown(game.do(tail, 1, 10)).aim == game.cell("A6")


@pytest.mark.rule("IMPACT-03")
@pytest.mark.parametrize(
    ("target", "possible"),
    [(man("pandolf", "B"), True), (man("pandolf", "B", health="stunned"), True), (man("osmond", "A"), False),
     (man("pandolf", "B", health="dead"), False), (man("pandolf", "B", captive=True), False)],
    ids=["enemy", "stunned enemy", "friend", "corpse", "own prisoner"],
)  # fmt: skip
def test_who_may_be_aimed_at(target: Man, possible: bool) -> None:
    """One aims at living enemies, stunned or not, never at friends, corpses or prisoners. [RULING-T-41]"""
    game = lane("." * 6, people={1: man("yani", "A"), 4: target})
    assert game.allowed(shot(game, "yani", target.who, "javelin")) is possible


@pytest.mark.rule("IMPACT-03")
def test_horses_without_rider_may_be_aimed_at() -> None:
    """A horse that nobody holds is fair game; one with a friend beside it is not. [RULING-T-41]"""
    game = lane("." * 9, people={1: man("yani", "A"), 5: man("pack_horse", "A", facing=0), 9: man("osmond", "A")})
    assert game.allowed(shot(game, "yani", "pack_horse", "javelin"))
    put(game, "osmond", "A7")
    assert game.refused(shot(game, "yani", "pack_horse", "javelin"))[:2] == ("not_an_enemy", "IMPACT-03")


# -- the impact hex --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMPACT-04", "CTX-10")
def test_point_blank_needs_no_impact_roll() -> None:
    """At a stunned man beside him Yani throws only one die; two hexes away he throws two."""
    game = lane("....", people={1: man("yani", "A"), 2: man("pandolf", "B", health="stunned")})
    events = game.do(shot(game, "yani", "pandolf", "javelin"), 10)
    assert (flown(events).impact, flown(events).impact_terms) == (game.cell("A2"), ())
    farther = lane("....", people={1: man("yani", "A"), 3: man("pandolf", "B", health="stunned")})
    farther.do(shot(farther, "yani", "pandolf", "javelin"), 4, 10)
    assert farther.faces() == [4, 10]


@pytest.mark.rule("IMPACT-05", "IMPACT-07", "CTX-10")
@pytest.mark.parametrize(
    ("die", "place"),
    [(1, "D5"), (4, "D5"), (5, "D4"), (6, "E5"), (7, "E6"), (8, "D6"), (9, "C6"), (10, "C5")],
)
def test_the_scatter_diagram(die: int, place: str) -> None:
    """Up to 4 the hex aimed at; 5 to 10 its neighbours, clockwise from the one towards the title of the map."""
    game = thrown_at(man("pandolf", "B", health="stunned"))
    events = game.do(shot(game, "yani", "pandolf", "javelin"), die, *([10] if place == "D5" else []))
    assert game.field.name(flown(events).impact) == place


@pytest.mark.rule("IMPACT-05", "CTX-10")
def test_above_ten_the_shot_is_lost() -> None:
    """DX-T-23: a 10 at medium range is 11: the shot is lost, nothing more is rolled."""
    game = lane("." * 9, people={1: man("yani", "A"), 7: man("pandolf", "B")})
    events = game.do(shot(game, "yani", "pandolf", "javelin"), 10)
    assert (flown(events).impact, flown(events).victim, flown(events).result) == (NOWHERE, "", "")


@pytest.mark.rule("IMPACT-05", "CTX-10")
@pytest.mark.parametrize(
    ("modifier", "percent"),
    [
        (-3, (70, 30, 0)),
        (-2, (60, 40, 0)),
        (-1, (50, 50, 0)),
        (0, (40, 60, 0)),
        (1, (30, 60, 10)),
        (2, (20, 60, 20)),
        (3, (10, 60, 30)),
    ],
)
def test_how_often_a_shot_lands(modifier: int, percent: tuple[int, int, int]) -> None:
    """DX-T-02: per cent on target, beside it and lost for every sum of modifiers."""
    game = thrown_at(man("pandolf", "B", health="stunned"))
    aimed = plan(game, shot(game, "yani", "pandolf", "javelin"))
    found: Counter[str] = Counter()
    for die in range(1, 11):
        cell = landing(game.position, aimed, die + modifier).cell
        found["lost" if cell == NOWHERE else "target" if cell == aimed.aim.cell else "beside"] += 10
    assert (found["target"], found["beside"], found["lost"]) == percent


@pytest.mark.rule("IMPACT-06")
@pytest.mark.parametrize(
    ("who", "weapon", "distance", "expected"),
    [
        (man("yani", "A"), "javelin", 5, []),
        (man("yani", "A"), "javelin", 6, [1]),
        (man("yani", "A"), "javelin", 13, [2]),
        (man("yani", "A", health="wounded"), "javelin", 5, [1]),
        (man("olivier", "A", health="wounded"), "short_bow", 31, [2, 1]),
        (man("samir", "A"), "sling", 3, [-2]),
        (man("samir", "A"), "sling", 4, []),
        (man("olivier", "A"), "short_bow", 3, [-2]),
        (man("hamza", "A"), "composite_bow", 1, [-2]),
        (man("ednyfed", "A"), "longbow", 3, [-2]),
        (man("fulbert", "A"), "crossbow", 3, []),
        (man("yani", "A"), "javelin", 3, []),
        (man("joscelin", "A"), "lance", 3, []),
        (man("vladko", "A"), "dagger", 2, []),
        (man("osgar", "A"), "staff_sling", 3, []),
        (rider("symeon", "A", 3), "composite_bow", 4, [-1]),
        (rider("symeon", "A", 3), "composite_bow", 2, [-1, -2]),
        (man("symeon", "A"), "composite_bow", 4, []),
        (rider("salih", "A", 3), "composite_bow", 4, []),
        (rider("symeon", "A", 3, health="wounded"), "composite_bow", 16, [1, 1, -1]),
        (rider("joscelin", "A", 3), "lance", 5, [1]),
    ],
)
def test_impact_modifiers_add_up(who: Man, weapon: str, distance: int, expected: list[int]) -> None:
    """DX-T-03: range, a wound, the Byzantine bow in the saddle and the steady hand at three hexes or less.
    [RULING-T-43]"""
    game = lane("." * 36, people={2: who, 2 + distance: man("guy", "B", health="stunned")})
    assert modifiers(game, shot(game, who.who, "guy", weapon)) == expected


@pytest.mark.rule("IMPACT-06", "IMPACT-05")
def test_modifiers_are_part_of_the_roll() -> None:
    """At three hexes a slinger's 6 counts as 4 and hits; at four it strays."""
    game = lane("." * 6, people={1: man("samir", "A"), 4: man("guy", "B")})
    assert flown(game.do(shot(game, "samir", "guy", "sling"), 6, 10)).victim == "guy"
    farther = lane("." * 6, people={1: man("samir", "A"), 5: man("guy", "B")})
    assert flown(farther.do(shot(farther, "samir", "guy", "sling"), 6)).victim == ""


@pytest.mark.rule("IMPACT-07", "CTX-10")
@pytest.mark.parametrize(("piece", "side"), [(1, 0), (2, 3)])
def test_the_diagram_lies_as_the_map_lies(piece: int, side: int) -> None:
    """On a map laid upside down the first hex of the diagram is that towards its title, whoever shoots from where.
    [RULING-T-46]"""
    board = [{"sheet": "meadow"}, {"sheet": "meadow", "turned": True, "of": 1, "side": 2}]
    for place in ("N7", "V7"):
        men = [{"who": "yani", "side": "A", "at": f"{piece}.{place}"}, {"who": "guy", "side": "B", "at": f"{piece}.R7"}]
        game = Table(Case(Reader(Source("two maps"), {"sequence": "fire", "board": board, "men": men})))
        events = game.do(shot(game, "yani", "guy", "javelin"), 5)
        assert flown(events).impact == game.field.board.neighbours[game["guy"].cell][side]
        assert game.field.name(flown(events).impact) == f"{piece}.R6", "printed above the target on either sheet"


@pytest.mark.rule("IMPACT-08", "CTX-10")
def test_a_shot_that_strays_behind_a_tree_is_lost() -> None:
    """Beside the target, but hidden from the shooter by a tree: the arrow comes to nothing and strikes nobody."""
    game = drawn(
        ". . . Y . .\n. . . . . .\n. . . . . .\n. . . . t .\n. . . G P .\n. . . . . .",
        Y=man("yani", "A"), G=man("pandolf", "B"), P=man("tosto", "B"), sequence="fire",
    )  # fmt: skip
    assert game.refused(shot(game, "yani", "tosto", "javelin")).rule == "LOF-06"
    events = game.do(shot(game, "yani", "pandolf", "javelin"), 6)
    assert (flown(events).impact, flown(events).victim) == (NOWHERE, "")


@pytest.mark.rule("IMPACT-08", "CTX-10")
def test_a_stone_that_strays_behind_a_man_is_lost() -> None:
    """A stone flies over nobody, also not to the hex it strays to; an arrow at medium range does. [RULING-T-44]"""
    rows = [". . . S . ."] + [". . . . . ."] * 13
    rows[7], rows[8] = ". . . G . .", ". . . P . ."
    people = {"G": man("pandolf", "B"), "P": man("tosto", "B")}
    game = drawn("\n".join(rows), S=man("samir", "A"), **people, sequence="fire")
    assert flown(game.do(shot(game, "samir", "pandolf", "sling"), 7)).impact == NOWHERE
    bow = drawn("\n".join(rows), S=man("yani", "A"), **people, sequence="fire")
    assert flown(bow.do(shot(bow, "yani", "pandolf", "javelin"), 7, 10)).victim == "tosto"


@pytest.mark.rule("IMPACT-08", "CTX-10")
def test_off_the_map_or_onto_oneself() -> None:
    """A shot that would land beyond the edge of the map, or on the shooter's own horse, is lost. [RULING-T-44]"""
    edge = lane("." * 6, people={6: man("yani", "A"), 1: man("pandolf", "B")})
    assert flown(edge.do(shot(edge, "yani", "pandolf", "javelin"), 5)).impact == NOWHERE
    own = lane("." * 6, people={2: rider("salih", "A", 0), 1: man("pandolf", "B", health="stunned")})
    events = own.do(shot(own, "salih", "pandolf", "composite_bow", origin="A3"), 10)
    assert (flown(events).impact, own["salih"].health) == (NOWHERE, Health.HEALTHY)


@pytest.mark.rule("IMPACT-09")
def test_impact_modifiers_do_not_touch_the_result() -> None:
    """A wounded archer at long range adds 3 to the impact roll; on the result roll counts the bare die."""
    game = lane("." * 36, people={1: man("olivier", "A", health="wounded"), 33: man("pandolf", "B")})
    event = flown(game.do(shot(game, "olivier", "pandolf", "short_bow"), 1, 1))
    assert [term.value for term in event.impact_terms] == [1, 2, 1]
    assert ([term.value for term in event.hit_terms], event.result) == ([1], "C")


# -- who is hit ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HIT-01")
def test_friend_or_enemy_on_the_impact_hex() -> None:
    """The javelin strays one hex aside onto Osmond, a friend, and wounds him; on an empty hex it does nothing."""
    game = thrown_at(N=man("osmond", "A"))
    events = game.do(shot(game, "yani", "pandolf", "javelin"), 6, 2)
    assert (flown(events).victim, game["osmond"].health) == ("osmond", Health.WOUNDED)
    empty = thrown_at()
    events = empty.do(shot(empty, "yani", "pandolf", "javelin"), 6)
    assert (flown(events).victim, flown(events).result, empty.faces()) == ("", "", [6])


@pytest.mark.rule("HIT-01")
def test_beasts_are_hit_too() -> None:
    """A mule on the impact hex takes the shot; a wound kills it. [RULING-T-08]"""
    game = thrown_at(W=man("mule_grey", "B"))
    events = game.do(shot(game, "yani", "pandolf", "javelin"), 10, 4)
    assert (flown(events).victim, game["mule_grey"].health) == ("mule_grey", Health.DEAD)


@pytest.mark.rule("HIT-01")
def test_the_named_target_of_two_on_a_hex() -> None:
    """Tosto passes over Pandolf's hex: on the hex aimed at the one who was named is hit. [RULING-T-45]"""
    for named, other in (("pandolf", "tosto"), ("tosto", "pandolf")):
        game = thrown_at(N=man("tosto", "B"))
        put(game, "tosto", "D5")
        events = game.do(shot(game, "yani", named, "javelin"), 1, 1)
        assert flown(events).victim == named
        assert game[other].alive


@pytest.mark.rule("HIT-01")
def test_of_two_on_a_stray_hex() -> None:
    """A stray shot strikes the man on his feet before the stunned, and whoever stands before whoever passes.
    [RULING-T-45]"""
    game = thrown_at(W=man("ademar", "B", health="stunned"), N=man("tosto", "B"))
    put(game, "tosto", "C5")
    assert flown(game.do(shot(game, "yani", "pandolf", "javelin"), 10, 10)).victim == "tosto"
    passing = thrown_at(W=man("ademar", "B"), N=man("tosto", "B"))
    put(passing, "tosto", "C5")
    passing.state = passing.state._replace(moving="tosto")
    assert flown(passing.do(shot(passing, "yani", "pandolf", "javelin"), 10, 10)).victim == "ademar"


@pytest.mark.rule("HIT-01")
def test_chance_between_equals() -> None:
    """Between two who are equally exposed on a stray hex an even chance decides. [RULING-T-45]"""
    victims = set()
    for face in (1, 2):
        game = thrown_at(W=man("ademar", "B"), N=man("tosto", "B"))
        put(game, "tosto", "C5")
        events = game.do(shot(game, "yani", "pandolf", "javelin"), 10, face, 10)
        assert [(event.purpose, event.sides) for event in of_kind(events, Rolled)][1] == ("who_is_hit", 2)
        victims.add(flown(events).victim)
    assert victims == {"ademar", "tosto"}


# -- what it does ----------------------------------------------------------------------------------------------------

ON_FOOT = """
    row  col0  col1  col2  col3  none  light  medium  strong
    1    1-2   1     -     -     C     C      C       B
    2    3     2     1     -     C     C      B       B
    3    4     3     2     1     C     B      B       B
    4    5     4     3     2     B     B      B       A
    5    6     5     4     3     B     B      A       A
    6    7     6     5     4     B     A      A       A
    7    8     7     6     5     A     A      A       -
    8    9     8     7     6     A     A      -       -
    9    10    9-10  8-10  7-10  -     -      -       -
"""
MOUNTED = """
    row  none  light  medium
    1    E     E      D
    2    E     D      C
    3    D     C      C
    4    C     C      B
    5    C     B      A
    6    B     A      A
    7    A     A      -
    8    A     -      -
    9    -     -      -
"""


def printed() -> list[tuple[int, int, Cover, bool, str]]:
    """Both tables as printed: column, die, cover, mounted, letter; strong cover of a rider is medium, one row lower."""
    on_foot = [line.split() for line in ON_FOOT.strip().splitlines()[1:]]
    mounted = [line.split() for line in MOUNTED.strip().splitlines()[1:]]
    found = []
    for index, line in enumerate(on_foot):
        for column in range(4):
            if line[1 + column] == "-":
                continue
            ends = [int(number) for number in line[1 + column].split("-")]
            for die in range(ends[0], ends[-1] + 1):
                found += [(column, die, hidden, False, line[5 + hidden]) for hidden in list(Cover)[:4]]
                found += [(column, die, hidden, True, mounted[index][1 + hidden]) for hidden in list(Cover)[:3]]
                found.append((column, die, Cover.STRONG, True, mounted[min(index + 1, 8)][3]))
    return found


@pytest.mark.rule("HIT-02", "CTX-07")
def test_the_shot_tables_are_as_printed() -> None:
    """Every die under every weapon column and cover, on foot and mounted, gives the printed letter; 11 counts as 10."""
    table = thrown_at().field.rules.shots
    cells = printed()
    assert len(cells) == 4 * 10 * 4 * 2
    for column, die, hidden, mounted, letter in cells:
        assert table.result(column, die, hidden, mounted) == letter, (column, die, hidden, mounted)
        if die == 10:
            assert table.result(column, 11, hidden, mounted) == letter


@pytest.mark.rule("HIT-02", "CTX-07")
@pytest.mark.parametrize(("die", "plain", "armoured"), [(1, "C", "B"), (4, "B", "A"), (6, "A", ""), (10, "", "")])
def test_armour_adds_one(die: int, plain: str, armoured: str) -> None:
    """DX-T-23: an armoured man adds 1 to the result roll; a 10 stays a 10."""
    for who, result, terms in (("pandolf", plain, [die]), ("guarin", armoured, [die, 1])):
        game = thrown_at(man(who, "B"))
        event = flown(game.do(shot(game, "yani", who, "javelin"), 1, die))
        assert (event.result, [term.value for term in event.hit_terms]) == (result, terms)


@pytest.mark.rule("HIT-02", "CTX-07")
@pytest.mark.parametrize(("weapon", "who", "result"), [("javelin", "yani", "B"), ("lance", "joscelin", "C"), ("dagger", "vladko", "C")])
def test_the_column_of_the_weapon(weapon: str, who: str, result: str) -> None:
    """A 2 wounds with a javelin (column 3) and kills with a lance (2) or a dagger (1)."""
    game = lane("." * 4, people={1: man(who, "A"), 3: man("pandolf", "B")})
    assert flown(game.do(shot(game, who, "pandolf", weapon), 1, 2)).result == result


@pytest.mark.rule("HIT-02", "CTX-07")
def test_the_cover_in_the_table() -> None:
    """The same 4 wounds a man in the open and only drives one in scrub back."""
    game = lane("...s", people={1: man("yani", "A"), 4: man("pandolf", "B")})
    event = flown(game.do(shot(game, "yani", "pandolf", "javelin"), 1, 4))
    assert (event.cover, event.result) == (Cover.LIGHT, "A")


@pytest.mark.rule("HIT-02", "CTX-07")
@pytest.mark.parametrize(
    ("die", "letter", "man_after", "horse_after", "mounted"),
    [(4, "B", Health.STUNNED, Health.DEAD, False), (3, "C", Health.WOUNDED, Health.HEALTHY, True),
     (1, "D", Health.WOUNDED, Health.DEAD, False)],
)  # fmt: skip
def test_what_befalls_a_rider(die: int, letter: str, man_after: int, horse_after: int, mounted: bool) -> None:
    """B: horse dead, rider thrown and stunned; C: wounded in the saddle; D: wounded, the horse dead."""
    game = lane("." * 6, people={1: man("yani", "A"), 4: rider("ziri", "B", 0)})
    assert flown(game.do(shot(game, "yani", "ziri", "javelin"), 1, die)).result == letter
    if not mounted:
        game.do(Fall(game.cell("B4")))
    assert (game["ziri"].health, game["ziri.horse"].health, game["ziri"].mounted) == (man_after, horse_after, mounted)


@pytest.mark.rule("HIT-02", "CTX-07")
def test_a_rider_killed() -> None:
    """E: the rider is killed, his horse unhurt."""
    game = lane("." * 6, people={1: man("fulbert", "A"), 4: rider("ziri", "B", 0)})
    assert flown(game.do(shot(game, "fulbert", "ziri", "crossbow"), 1, 2)).result == "E"
    game.do(Fall(game.cell("B4")))
    assert (game["ziri"].health, game["ziri.horse"].health, game.at("ziri.horse")) == (
        Health.DEAD,
        Health.HEALTHY,
        "A4",
    )


@pytest.mark.rule("HIT-03")
def test_the_cover_of_who_is_hit() -> None:
    """Aimed at a man in scrub, landing on one in the open: no cover. The other way round: light cover."""
    game = drawn(
        ". . . Y . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . Gs P .\n. . . . . .",
        Y=man("yani", "A"), G=man("pandolf", "B"), P=man("tosto", "B"), sequence="fire",
    )  # fmt: skip
    assert cover(game, shot(game, "yani", "pandolf", "javelin")) == Cover.LIGHT
    event = flown(game.do(shot(game, "yani", "pandolf", "javelin"), 6, 4))
    assert (event.victim, event.cover, event.result) == ("tosto", Cover.NONE, "B")
    other = drawn(
        ". . . Y . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . G Ps .\n. . . . . .",
        Y=man("yani", "A"), G=man("pandolf", "B"), P=man("tosto", "B"), sequence="fire",
    )  # fmt: skip
    event = flown(other.do(shot(other, "yani", "pandolf", "javelin"), 6, 4))
    assert (event.victim, event.cover, event.result) == ("tosto", Cover.LIGHT, "A")


@pytest.mark.rule("HIT-04")
def test_results_of_offensive_fire_take_effect_at_once() -> None:
    """Driven back, Pandolf goes two hexes before anybody else may shoot; wounded, he is wounded at once."""
    game = drawn(FIELD, Y=man("yani", "A"), G=man("pandolf", "B"), sequence="fire",
                 men=[{"who": "samir", "side": "A", "at": "B1"}])  # fmt: skip
    game.do(shot(game, "yani", "pandolf", "javelin"), 1, 5)
    assert (game.asked, game.decides) == ("retreat_owed", 1)
    assert game.refused(shot(game, "samir", "pandolf", "sling")).reason == "answer_first"
    assert game.refused(Done()).reason == "answer_first"
    game.do(Retreat("pandolf", game.cell("D7"), via=game.cell("D6")))
    assert (game.at("pandolf"), game.asked) == ("D7", "")
    events = game.do(shot(game, "samir", "pandolf", "sling"), 1, 4)
    assert [event.health for event in of_kind(events, Hurt)] == [Health.WOUNDED]


@pytest.mark.rule("HIT-05", "STATE-03")
@pytest.mark.parametrize(
    ("before", "die", "result", "rule"),
    [("wounded", 4, "B", "STATE-03"), ("stunned", 4, "B", "STATE-03"), ("stunned", 5, "A", "STATE-04")],
)
def test_a_second_injury_kills(before: str, die: int, result: str, rule: str) -> None:
    """The wounded or stunned who are hit again die, and so do the stunned who would have to retreat."""
    game = lane("." * 6, people={1: man("yani", "A"), 4: man("pandolf", "B", health=before)})
    events = game.do(shot(game, "yani", "pandolf", "javelin"), 1, die)
    assert flown(events).result == result
    assert [(event.health, event.rule) for event in of_kind(events, Hurt)] == [(Health.DEAD, rule)]


@pytest.mark.rule("HIT-05")
@pytest.mark.parametrize(("die", "letter"), [(4, "B"), (3, "C"), (1, "D")])
def test_a_wounded_rider_hit_again(die: int, letter: str) -> None:
    """A wounded rider who is thrown or wounded once more dies."""
    game = lane("." * 6, people={1: man("yani", "A"), 4: rider("ziri", "B", 0, health="wounded")})
    assert flown(game.do(shot(game, "yani", "ziri", "javelin"), 1, die)).result == letter
    assert game["ziri"].health == Health.DEAD


@pytest.mark.rule("HIT-01")
def test_a_defensive_stray_strikes_who_stands_before_who_passes() -> None:
    """Ahmad passes through Jemal's hex when an arrow meant for him strays from it: nobody is there; aimed, it hits
    him."""
    game = drawn(
        ". . O .\n. . . .\n. . . .\n. . . .\nA J . .\n. . . .",
        O=man("olivier", "A"),
        A=man("ahmad", "B"),
        J=man("jemal", "B"),
        active="B",
    )
    game.do(Move("ahmad", game.cells("B5 B6")))
    events = game.do(back(game, "olivier", "ahmad", "short_bow", step=1, aim="B5"), 1, 1)
    assert (flown(events).victim, game["jemal"].alive, game["ahmad"].alive) == ("ahmad", True, False)


@pytest.mark.rule("HIT-02", "CTX-07")
def test_a_cataphract_s_horse_is_armoured() -> None:
    """A riderless horse is shot at as a man on foot; that of a cataphract has his armour."""
    for who, terms in (("nikephoros", [4, 1]), ("ziri", [4])):
        game = lane("." * 7, people={1: man("fulbert", "A"), 4: rider(who, "B", 0, health="wounded")})
        game.do(shot(game, "fulbert", who, "crossbow"), 1, 1)
        game.do(Fall(game.cell("B5")))
        game.state = game.state.with_being(game["fulbert"]._replace(marks=0))
        event = flown(game.do(shot(game, "fulbert", f"{who}.horse", "crossbow"), 1, 4))
        assert ([term.value for term in event.hit_terms], event.result) == (terms, "B")
        assert game[f"{who}.horse"].health == Health.DEAD


@pytest.mark.rule("IMPACT-04", "CTX-10")
def test_no_impact_roll_in_defensive_fire_either() -> None:
    """The last shots at the end of movement are settled like any other: two hexes away the impact is rolled."""
    game = lane("....", people={1: man("olivier", "A"), 3: man("ahmad", "B")}, active="B", sequence="movement")
    at_the_end(game)
    game.do(back(game, "olivier", "ahmad", "short_bow"), 6, 10)
    assert game.faces() == [6, 10]


# -- walls -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMPACT-05", "IMPACT-08", "HIT-01")
def test_a_stray_shot_finds_whoever_is_uppermost_in_the_next_hex() -> None:
    """Aimed at the rampart it may come down on a friend at the foot of the wall, aimed at the foot on a friend up there; behind the
    wall is no line."""
    men = [{"who": "ahmad", "side": "B", "at": "D3/2"}, {"who": "umar", "side": "B", "at": "D2/2"}]
    up = castle(at(WALL, A3="A", C3="C"), A=man("yani", "A"), C=man("serlon", "A"), men=men, sequence="fire")
    aimed = plan(up, Shoot("yani", "ahmad", up.cell("D3/2"), up.cell("A3"), "javelin"))
    places = [landing(up.position, aimed, roll) for roll in range(5, 11)]
    assert [up.field.name(place.cell) if place.cell >= 0 else place.lost for place in places] == [
        "D2/2", "no_line", "no_line", "D4/2", "C4", "C3",
    ]  # fmt: skip
    events = up.do(Shoot("yani", "ahmad", up.cell("D3/2"), up.cell("A3"), "javelin"), 10, 1)
    assert flown(events).victim == "serlon"
    down = castle(at(WALL, A3="A", C3="C"), A=man("yani", "B"), C=man("serlon", "A"), men=men, sequence="fire", active="B")
    events = down.do(Shoot("yani", "serlon", down.cell("C3"), down.cell("A3"), "javelin"), 7, 10)
    assert (flown(events).victim, flown(events).cover) == ("ahmad", Cover.STRONG)
