"""Terrain: what the tables print, and what follows from them."""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, ClearHex, Move, Shoot
from hauberk.battle.core.events import Fought, Hurt, Shot
from hauberk.board.terrain import Cover, terrain_table
from hauberk.rulesets.editions import RULESETS
from tests.kit import Table, drawn, man, of_kind, rider

TABLE = terrain_table()
NO = 0
"""Impassable."""

LINES = {
    # terrain: (on foot, mounted, cover, in which case, influence)
    "flat": (1, 1, Cover.NONE, "always", 0),
    "scrub": (2, 4, Cover.LIGHT, "always", -1),
    "tree": (2, NO, Cover.LIGHT, "always", -1),
    "bank": (2, 4, Cover.MEDIUM, "over_crest", -1),
    "marsh": (2, 4, Cover.LIGHT, None, -1),
    "rock": (4, NO, Cover.LIGHT, "always", -1),
    "path": (1, NO, Cover.MEDIUM, "from_below", 0),
    "stone_stairs": (2, NO, Cover.LIGHT, "always", -1),
    "beach": (1, 1, Cover.NONE, "always", 0),
    "shallows": (2, 2, Cover.LIGHT, "always", -1),
    "river": (4, NO, Cover.LIGHT, "not_from_edge", -1),
    "ford": (2, 2, Cover.NONE, "always", 0),
    "bridge": (1, 1, Cover.NONE, "always", 0),
    "ramp": (2, NO, Cover.NONE, "always", 0),
    "moat": (4, NO, Cover.NONE, "always", -1),
    "filled_moat": (2, NO, Cover.NONE, "always", 0),
    "hearth": (2, 2, Cover.NONE, "always", -1),
    # Houses, tents, the priory. Cover is that of walls and openings, printed with them: see SIDES.
    "court": (1, 1, Cover.NONE, "always", 0),
    "interior": (1, NO, Cover.NONE, "always", 1),
    "doorstep": (1, 1, Cover.NONE, "always", 1),
    "stairs": (2, NO, Cover.NONE, "always", -1),
    "furniture": (2, NO, Cover.LIGHT, "always", -1),
    "terrace": (1, NO, Cover.NONE, "always", 0),
    "tent": (2, NO, Cover.NONE, "always", -1),
    "tent_opening": (2, NO, Cover.NONE, "always", -1),
    "scaffold": (1, NO, Cover.LIGHT, "from_below", -1),
    "building_wall": (NO, NO, Cover.NONE, "always", 0),
    # Castles
    "castle_wall": (NO, NO, Cover.NONE, "always", 0),
    "tower_wall": (NO, NO, Cover.NONE, "always", 0),
    "rampart": (1, NO, Cover.NONE, "always", 1),
    "tower_top": (1, NO, Cover.NONE, "always", 1),
    "platform": (1, NO, Cover.NONE, "always", 0),
    "timber_frame": (NO, NO, Cover.NONE, "always", 0),
    "gate_closed": (NO, NO, Cover.NONE, "always", 0),
    "gate_open": (2, NO, Cover.LIGHT, "always", -1),
    "gate_destroyed": (2, 4, Cover.NONE, "always", -1),
    "stockade_down": (2, 2, Cover.NONE, "always", -1),
    "passage": (1, 1, Cover.NONE, "always", 0),
    "jetty": (1, 1, Cover.NONE, "always", 0),
    "fixed_bridge": (1, 1, Cover.NONE, "always", 0),
    "bridge_destroyed": (NO, NO, Cover.NONE, "always", -1),
    "gangway": (1, NO, Cover.NONE, "always", 0),
    "drawbridge": (1, 1, Cover.NONE, "always", 0),
    "hoarding": (1, NO, Cover.NONE, "always", -1),
    "trench": (1, 1, Cover.STRONG, "always", 0),
    # What storming makes of them
    "ladder": (3, NO, Cover.NONE, "always", -1),
    "rope": (NO, NO, Cover.NONE, "always", 0),
    "rubble": (2, NO, Cover.MEDIUM, "always", -1),
    "mine": (2, NO, Cover.NONE, "always", -1),
    "burnt": (1, 1, Cover.NONE, "always", 0),
    "tower_ground": (2, NO, Cover.NONE, "always", -1),
    "tower_floor": (1, NO, Cover.NONE, "always", 0),
    "tower_roof": (1, NO, Cover.LIGHT, "always", 0),
    "tower_bridge": (1, NO, Cover.NONE, "always", 1),
    "tower_winch": (2, NO, Cover.LIGHT, "always", -1),
    "ram_hex": (2, NO, Cover.NONE, "always", -1),
    "ram_beam": (NO, NO, Cover.NONE, "always", 0),
    "gallery_hex": (2, NO, Cover.NONE, "always", -1),
    "engine": (NO, NO, Cover.NONE, "always", 0),
    "screen_hex": (NO, NO, Cover.NONE, "always", 0),
    "mantlet_hex": (1, NO, Cover.NONE, "always", 0),
}
BUILT = list(LINES)[list(LINES).index("court") :]
OPEN_TO_HORSES = {
    "court",
    "doorstep",
    "gate_destroyed",
    "stockade_down",
    "passage",
    "jetty",
    "fixed_bridge",
    "drawbridge",
    "trench",
    "burnt",
}
SHUT = None
"""Nobody crosses it."""
SIDES = {
    # hexside: (points added, SHUT, or a price in all; horses barred; cover; influence for who is attacked; for the attacker; no melee)
    "low_wall": (2, False, Cover.MEDIUM, 1, 0, False),
    "balustrade": (SHUT, False, Cover.LIGHT, 0, 0, False),
    "wall": (SHUT, False, Cover.TOTAL, 0, 0, False),
    "tall_wall": (SHUT, False, Cover.TOTAL, 0, 0, False),
    "parapet": (SHUT, False, Cover.MEDIUM, 1, 0, False),
    "door": (0, False, Cover.MEDIUM, 1, 0, False),
    "entrance": (0, False, Cover.MEDIUM, 1, 0, False),
    "window": ("4 in all", True, Cover.MEDIUM, 1, -1, False),
    "chapel_window": (SHUT, False, Cover.STRONG, 1, 0, True),
    "church_window": (SHUT, False, Cover.LIGHT, 1, 0, False),
    "door_shut": (SHUT, False, Cover.TOTAL, 0, 0, False),
    "castle_face": (SHUT, False, Cover.TOTAL, 0, 0, False),
    "tower_door": (0, True, Cover.MEDIUM, 1, 0, False),
    "gate_shut": (SHUT, False, Cover.TOTAL, 0, 0, False),
    "gate_leaf": (0, False, Cover.MEDIUM, 1, 0, False),
    "arrow_slit": (SHUT, False, Cover.STRONG, 1, 0, True),
    "shared_slit": (SHUT, False, Cover.STRONG, 1, 0, True),
    "castle_window": (SHUT, False, Cover.MEDIUM, 1, 0, False),
    "twin_window": (SHUT, False, Cover.MEDIUM, 1, 0, False),
    "crenels": (SHUT, False, Cover.STRONG, 1, 0, False),
    "tower_crenels": (SHUT, False, Cover.STRONG, 1, 0, False),
    "crenels_to_hoarding": (2, False, Cover.MEDIUM, 0, 0, False),
    "crenels_to_scaffold": (2, False, Cover.STRONG, 1, 0, False),
    "palisade": (SHUT, False, Cover.TOTAL, 0, 0, True),
    "stakes": (SHUT, False, Cover.STRONG, 0, 0, False),
    "breach": (0, False, Cover.LIGHT, 0, 0, False),
    "hoarding_front": (SHUT, False, Cover.STRONG, 0, 0, False),
    "canvas": (SHUT, False, Cover.STRONG, 0, 0, True),
    "flap": (0, False, Cover.LIGHT, 0, 0, False),
    "mantlet": (SHUT, False, Cover.STRONG, 0, 0, True),
    "mantlet_wing": (0, False, Cover.STRONG, 0, 0, False),
    "tower_boards": (SHUT, False, Cover.TOTAL, 0, 0, True),
    "tower_slit": (SHUT, False, Cover.MEDIUM, 0, 0, True),
    "tower_rear": (0, False, Cover.MEDIUM, 0, 0, False),
    "ram_side": (SHUT, False, Cover.TOTAL, 0, 0, False),
    "low_boards": (0, False, Cover.TOTAL, 0, 0, False),
    "bridge_edge": (1, False, Cover.NONE, 0, 0, False),
    "ladder_side": (0, False, Cover.NONE, 0, 0, False),
    "edge": (SHUT, False, Cover.NONE, 0, 0, False),
}
OF_EDITIONS = {
    "guiscard": ({}, {}),
    "anarchy": ({"platform": (1, NO, Cover.LIGHT, "always", 0)}, {"low_wall": (2, True, Cover.MEDIUM, 1, 0, False)}),
    "siege_classic": (
        {"ladder": LINES["ladder"], "ram_hex": LINES["ram_hex"], "moat": LINES["moat"], "rubble": (2, 2, Cover.MEDIUM, "always", -1)},
        {"canvas": (0, True, Cover.LIGHT, 0, 0, False), "flap": (0, False, Cover.LIGHT, 0, 0, False)},
    ),
}
"""Lines in which an edition differs."""
OF_THE_ANARCHY = ("flat", "scrub", "tree", "bank", "beach", "shallows", "river", "ford")
SIGNS = {"flat": ".", "scrub": "s", "tree": "t", "bank": "b", "marsh": "m", "rock": "k", "beach": "a", "shallows": "~",
         "river": "w",
         "ford": "f"}  # fmt: skip
EXTRA = {"r": "ramp", "d": "moat", "e": "filled_moat", "h": "hearth"}


def price_of(sign: str, who: str, mounted: bool = False, ruleset: str = "guiscard") -> int | None:
    """What one step onto a hex of some ground costs somebody; None if he cannot make it."""
    somebody = rider(who, "A", 3) if mounted else man(who, "A")
    levels = "11\n11\n11\n00" if sign == "b" else ""
    row = f"{sign} {sign}"
    game = drawn(f". .\n. M\n{row}\n. .", levels=levels, M=somebody, map={"legend": EXTRA}, ruleset=ruleset)
    plan = game.plan(Move(who, game.cells("B3")))
    return plan.price if game.allowed(Move(who, game.cells("B3"))) else None


# -- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TERR-01", "A-PRIO-01")
@pytest.mark.parametrize("name", list(LINES))
def test_every_line_of_the_table(name: str) -> None:
    """Costs, cover and influence of every kind of ground, as printed; the open ground is the same in all editions."""
    ground = TABLE.terrain[name]
    foot, mounted, cover, case, influence = LINES[name]
    assert (ground.foot, ground.mounted, ground.cover, ground.influence) == (foot, mounted, cover, influence)
    assert case is None or ground.cover_if == case
    assert ground.axis == (name in ("path", "stone_stairs", "bridge", "fixed_bridge", "gangway"))
    assert ("horses" in ground.bars) == (name in ("ramp", "moat", "filled_moat") or (name in BUILT and name not in OPEN_TO_HORSES))
    assert ("armoured" in ground.bars) == (name in ("river", "rope"))


def side_line(name: str, ruleset: str) -> tuple[object, ...]:
    """A hexside as the tables print it."""
    kind = RULESETS[ruleset].rules().terrain.hexsides[name]
    price = SHUT if kind.blocks else f"{kind.price} in all" if kind.price else kind.crossing
    return price, "horses" in kind.bars, kind.cover, kind.influence, kind.attacker, kind.no_melee


@pytest.mark.rule("TERR-01", "A-PRIO-01", "RULING-A-TERR-02", "SC-TENT-03")
@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_every_hexside_and_every_difference_of_the_editions(ruleset: str) -> None:
    """Walls, doors, windows, crenels, canvas as printed; riders jump low walls but in The Anarchy, and classic tents are thin."""
    grounds, sides = OF_EDITIONS[ruleset]
    table = RULESETS[ruleset].rules().terrain
    assert {name: side_line(name, ruleset) for name in table.hexsides} == {**SIDES, **sides}
    lines = {name: (each.foot, each.mounted, each.cover, each.cover_if, each.influence) for name, each in table.terrain.items()}
    assert {name: line for name, line in lines.items() if table.terrain[name] != TABLE.terrain[name]} == grounds


@pytest.mark.rule("TERR-01")
def test_the_table_has_no_other_lines() -> None:
    """What the tables print is there, and nothing else."""
    assert set(TABLE.terrain) == set(LINES)
    assert set(TABLE.hexsides) == set(SIDES)


@pytest.mark.rule("TERR-01", "A-TERR-01")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy"])
@pytest.mark.parametrize("name", list(SIGNS))
def test_what_a_step_costs(name: str, ruleset: str) -> None:
    """Osmond on foot and Joscelin on horseback pay what the line says, or stay out; the lines are the same in every
    edition."""
    foot, mounted = LINES[name][:2]
    assert price_of(SIGNS[name], "osmond", ruleset=ruleset) == (foot or None)
    assert price_of(SIGNS[name], "joscelin", mounted=True, ruleset=ruleset) == (mounted or None)


@pytest.mark.rule("TERR-01")
@pytest.mark.parametrize(("sign", "name"), list(EXTRA.items()))
def test_lines_that_only_the_sheet_has(sign: str, name: str) -> None:
    """Ramp, ditch, filled ditch and hearth are there when a map has them."""
    foot, mounted = LINES[name][:2]
    assert price_of(sign, "osmond") == foot
    assert price_of(sign, "joscelin", mounted=True) == (mounted or None)


@pytest.mark.rule("TERR-01")
def test_along_the_ditch() -> None:
    """Down into the ditch costs 4, on along it 1."""
    game = drawn(". d\nO d\n. d", O=man("osmond", "A"), map={"legend": EXTRA})
    walk = game.plan(Move("osmond", game.cells("B2 B1")))
    assert [stride.costs[0].value for stride in walk.strides] == [4, 1]


AXES = {"axes": [{"terrain": "path", "hexes": "B1 B2 B3"}]}


@pytest.mark.rule("TERR-01", "MOVE-04")
def test_a_path_is_entered_along_its_axis() -> None:
    """Osmond comes up the path from B1 to B3; Turold beside it cannot step onto it, nor Osmond off it."""
    game = drawn(
        """
        .  O  .  .
        .  p  T  .
        .  .  .  .
        """,
        O=man("osmond", "A"), T=man("turold", "A"), map=AXES,
    )  # fmt: skip
    assert game.plan(Move("osmond", game.cells("B2 B3"))).price == 2
    assert game.refused(Move("turold", game.cells("B2"))).reason == "closed_side"
    assert game.refused(Move("osmond", game.cells("B2 A2"))).reason == "closed_side"


BRIDGE = {"axes": [{"terrain": "bridge", "hexes": "B1 B2 B3"}]}


@pytest.mark.rule("TERR-01", "MOVE-04")
def test_a_bridge_over_the_river() -> None:
    """The bridge replaces the river under it: 1 point for everybody, armoured and mounted too, neither cover nor
    handicap."""
    for somebody in (man("raoul", "A"), rider("gui", "A", 3)):
        game = drawn(". .\n. G\nw w\n. .", G=somebody, map={"axes": [{"terrain": "bridge", "hexes": "B2 B3 B4"}]})
        who = next(iter(game.state.people(0))).id
        assert game.plan(Move(who, game.cells("B3"))).price == 1
        assert game.field.board.ground[game.cell("B3")].influence == 0
        assert game.field.board.base[game.cell("B3")].id == "river"
    game = drawn(". .\n. .\nO w\n. .", O=man("osmond", "A"), map={"axes": [{"terrain": "bridge", "hexes": "B2 B3 B4"}]})
    assert game.refused(Move("osmond", game.cells("B3"))).reason == "closed_side"


@pytest.mark.rule("TERR-01")
def test_no_way_over_the_balustrade() -> None:
    """Out of the river nobody climbs over the balustrade; a shot across it meets light cover."""
    game = drawn("Ow .\n. .\n. T", O=man("osmond", "A"), T=man("turold", "B"), map={"hexsides": {"balustrade": ["A1/B1"]}})
    assert not game.allowed(Move("osmond", game.cells("B1")))
    assert game.allowed(Move("osmond", game.cells("A2")))
    shooting = drawn(
        "O . . T", O=man("olivier", "A"), T=man("ahmad", "B"), sequence="fire",
        map={"hexsides": {"balustrade": ["C1/D1"]}},
    )  # fmt: skip
    plan = shooting.plan(Shoot("olivier", "ahmad", shooting.cell("D1"), shooting.cell("A1"), "short_bow"))
    assert plan.cover == Cover.LIGHT


@pytest.mark.rule("TERR-01")
def test_the_hearth_handicaps_only_the_defender() -> None:
    """Raoul attacks from the hearth without handicap; Ahmad who stands on one is easier to hit."""

    def shifts(picture: str) -> list[int]:
        game = drawn(picture, R=man("raoul", "A"), A=man("ahmad", "B"), sequence="combat", map={"legend": EXTRA})
        return [term.value for term in game.plan(Attack(("raoul",), "ahmad")).shifts]

    assert shifts("R Ah") == [1]
    assert shifts("Rh A") == []


# -- cover and influence ---------------------------------------------------------------------------------------------


def shot_at(sign: str, shooter: str = "") -> Table:
    """Olivier has a shot at Ahmad on some ground."""
    picture = f"O{shooter} . . A{sign}"
    return drawn(picture, O=man("olivier", "A"), A=man("ahmad", "B"), sequence="fire", map={"legend": EXTRA})


def blow_at(sign: str, attacker: str = "") -> Table:
    """Raoul has a blow at Ahmad on some ground."""
    picture = f"R{attacker} A{sign}"
    return drawn(picture, R=man("raoul", "A"), A=man("ahmad", "B"), sequence="combat", map={"legend": EXTRA})


@pytest.mark.rule("TERR-02")
def test_cover_is_for_shots_and_influence_for_melee() -> None:
    """Scrub hides Ahmad from an arrow and hampers him in a fight; the hearth only hampers; neither does the other's
    work."""

    def aimed(game: Table) -> tuple[Cover, int]:
        plan = game.plan(Shoot("olivier", "ahmad", game.cell("D1"), game.cell("A1"), "short_bow"))
        return plan.cover, sum(term.value for term in plan.impact_terms)

    def shifted(game: Table) -> list[tuple[int, str]]:
        plan = game.plan(Attack(("raoul",), "ahmad"))
        assert [term.reason for term in plan.differential] == ["attack", "defence"]
        return [(term.value, term.reason) for term in plan.shifts]

    plain = aimed(shot_at(""))
    assert plain[0] == Cover.NONE
    assert aimed(shot_at("s")) == (Cover.LIGHT, plain[1])
    assert aimed(shot_at("h")) == plain  # influence does nothing to a shot
    assert aimed(shot_at("", shooter="s")) == plain  # nor does the ground the shooter stands on hamper him
    assert shifted(blow_at("")) == []
    assert shifted(blow_at("s")) == shifted(blow_at("h")) == [(1, "ground_of_defender")]
    assert shifted(blow_at("", attacker="s")) == [(-1, "ground_of_attacker")]


@pytest.mark.rule("TERR-02")
def test_cover_changes_what_an_arrow_does() -> None:
    """The same arrow wounds Ahmad in the open and only drives him off in scrub."""
    for sign, result in (("", "B"), ("s", "A")):
        game = shot_at(sign)
        game.do(Shoot("olivier", "ahmad", game.cell("D1"), game.cell("A1"), "short_bow"), 1, 4)
        assert of_kind(game.told, Shot)[0].result == result, sign


# -- mounted and horses ----------------------------------------------------------------------------------------------


def leading(ground: str) -> Table:
    """Osmond leads a pack horse down column A, over the ground written there from A4 on."""
    rows = [". .", "P .", "O .", *(f"{sign} ." for sign in ground)]
    return drawn(
        "\n".join(rows), P=man("pack_horse", "A", facing=3), O=man("osmond", "A"), map={"legend": EXTRA},
        leads=[{"who": "osmond", "beasts": ["pack_horse"]}],
    )  # fmt: skip


@pytest.mark.rule("TERR-03", "WATER-02")
@pytest.mark.parametrize(("sign", "passes", "price"), [("k", True, 8), ("t", True, 4), ("w", True, 8), ("r", False, 0), ("e", False, 0)])
def test_ground_barred_to_riders_and_ground_barred_to_horses(sign: str, passes: bool, price: int) -> None:
    """A horse on the bridle goes over rocks, past trees and through deep water; ramp and filled ditch stop it, led or
    ridden."""
    assert price_of(sign, "joscelin", mounted=True) is None
    game = leading(sign * 2)
    onward = Move("osmond", game.cells("A4 A5"))
    if not passes:
        assert game.refused(onward).reason == "no_room_for_horses"
        return
    game.do(onward)
    assert game["osmond"].spent == price
    assert game["pack_horse"].cells == game.cells("A4 A3")
    assert game["pack_horse"].leader == "osmond"


@pytest.mark.rule("TERR-03")
def test_no_led_horse_gets_over_a_ditch() -> None:
    """One hex of filled ditch in the way is enough: the horse does not come to the other side, however far Osmond
    goes."""
    game = leading("e....")
    assert not game.allowed(Move("osmond", game.cells("A4 A5 A6 A7")))


# -- water -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TERR-04", "WATER-03", "A-TERR-02", "A-TERR-03")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy"])
def test_water_means_deep_water(ruleset: str) -> None:
    """Shallows and ford are open to riders and to armour; only deep water is not."""
    for sign in ("~", "f"):
        for who, mounted in (("osmond", False), ("raoul", False), ("joscelin", True), ("gui", True)):
            assert price_of(sign, who, mounted, ruleset) == 2, (sign, who)
    assert price_of("w", "osmond", ruleset=ruleset) == 4
    for who, mounted in (("raoul", False), ("joscelin", True), ("gui", True)):
        assert price_of("w", who, mounted, ruleset) is None, who


@pytest.mark.rule("TERR-04")
def test_one_shoots_and_fights_in_the_shallows() -> None:
    """Olivier shoots from the shallows, not swimming; Raoul strikes at a man in the shallows, not at a swimmer."""
    for sign, may in (("~", True), ("w", False)):
        game = shot_at("", shooter=sign)
        assert game.allowed(Shoot("olivier", "ahmad", game.cell("D1"), game.cell("A1"), "short_bow")) == may
        assert blow_at(sign).allowed(Attack(("raoul",), "ahmad")) == may


@pytest.mark.rule("TERR-04", "CORPSE-04")
@pytest.mark.parametrize(("sign", "sinks"), [("w", True), ("~", False), ("f", False)])
def test_only_deep_water_swallows_corpses(sign: str, sinks: bool) -> None:
    """Three dead men dragged into the river are gone, dragged into shallows or a ford they lie there."""
    dead = [{"who": who, "side": "B", "at": "C2", "health": "dead"} for who in ("ahmad", "jemal", "abbas")]
    game = drawn(
        f". . . .\n. O . .\n. . T {sign}\n. . . .",
        O=man("osmond", "A"), T=man("turold", "A"), men=dead, sequence="combat",
    )  # fmt: skip
    game.do(ClearHex(("osmond", "turold"), game.cell("C2"), game.cell("D3")))
    assert game["ahmad"].on_map != sinks
    assert game.state.dead_men == ({} if sinks else {game.cell("D3"): 3})


# -- The Anarchy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TERR-01")
@pytest.mark.parametrize("name", OF_THE_ANARCHY)
def test_the_table_of_the_anarchy(name: str) -> None:
    """Its eight lines: costs on foot and mounted, cover, influence."""
    game = drawn(". .", ruleset="anarchy")
    ground = game.field.board.table.terrain[name]
    assert (ground.foot, ground.mounted, ground.cover, ground.cover_if, ground.influence) == LINES[name]


@pytest.mark.rule("A-TERR-01")
def test_a_rider_pays_for_his_front_half() -> None:
    """Stephen rides over one hex of scrub: 4 points when the horse's head enters it, 1 for the next hex, nothing for
    the tail."""
    rows = [". ."] * 8
    rows[2], rows[3] = ". S", ". s"
    game = drawn("\n".join(rows), S=rider("stephen", "A", 3), ruleset="anarchy")
    walk = game.plan(Move("stephen", game.cells("B4 B5 B6")))
    assert [sum(term.value for term in stride.costs) for stride in walk.strides] == [4, 1, 1]


@pytest.mark.rule("A-TERR-02")
def test_trees_and_river_in_the_anarchy() -> None:
    """Trees bar riders; the river bars riders and everybody in armour; a light man on foot passes both."""
    cases = {("t", "swein"): 2, ("w", "swein"): 4, ("t", "osbert"): 2, ("w", "osbert"): None}
    for (sign, who), price in cases.items():
        assert price_of(sign, who, ruleset="anarchy") == price, (sign, who)
    for sign in ("t", "w"):
        assert price_of(sign, "stephen", mounted=True, ruleset="anarchy") is None
        assert price_of(sign, "morgan", mounted=True, ruleset="anarchy") is None


@pytest.mark.rule("A-TERR-03")
def test_ford_and_shallows_in_the_anarchy() -> None:
    """In the ford neither cover nor handicap, in the shallows light cover and a handicap."""
    for sign, cover, shifts in (("f", Cover.NONE, []), ("~", Cover.LIGHT, [1])):
        people = {"S": man("godric", "A"), "T": man("gwyn", "B")}
        shooting = drawn(f"S . . T{sign}", sequence="fire", ruleset="anarchy", **people)
        assert shooting.plan(Shoot("godric", "gwyn", shooting.cell("D1"), shooting.cell("A1"), "longbow")).cover == cover
        fighting = drawn(f"S T{sign}", sequence="combat", ruleset="anarchy", **people)
        assert [term.value for term in fighting.plan(Attack(("godric",), "gwyn")).shifts] == shifts


@pytest.mark.rule("A-TERR-04", "WATER-04")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy"])
@pytest.mark.parametrize(("who", "die", "end"), [("stephen", 2, Health.DEAD), ("morgan", 3, Health.STUNNED)])
def test_who_is_forced_into_the_river_in_armour_drowns(who: str, die: int, end: int, ruleset: str) -> None:
    """Swimmers pull the rider down, water all around: Stephen in mail goes under, Morgan, lightly clad, does not."""
    game = drawn(
        """
        w  w  w  w
        w  Sa Aw w
        w  .  Jw w
        Bw Vw w  w
        w  w  w  w
        """,
        S=rider(who, "B", 0), A=man("ahmad", "A"), J=man("jemal", "A"), B=man("abbas", "A"), V=man("vladko", "A"),
        sequence="combat", ruleset=ruleset,
    )  # fmt: skip
    game.do(Attack(("ahmad", "jemal", "abbas", "vladko"), who), die)
    assert of_kind(game.told, Fought)[0].result == "D"
    assert {game.field.board.ground[command.cell].id for command in game.legal} == {"river"}
    game.do(next(iter(game.legal)))
    drowned = [event.man for event in of_kind(game.told, Hurt) if event.rule == "WATER-04"]
    assert drowned == ([who] if end == Health.DEAD else [])
    assert game[who].health == end


@pytest.mark.rule("WATER-04")
def test_a_retreat_never_leads_armour_into_deep_water() -> None:
    """Umar is driven back with the river behind him: he has only dry hexes to choose from."""
    game = drawn(
        """
        .  .  w  w
        .  R  U  w
        .  .  .  w
        """,
        R=man("raoul", "A"), U=man("umar", "B"), sequence="combat",
    )  # fmt: skip
    game.do(Attack(("raoul",), "umar"), 5)
    assert game.asked == "retreat_owed"
    assert {game.field.name(command.cell) for command in game.legal} == {"B1", "C3"}
