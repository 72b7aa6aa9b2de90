"""Buildings: shooting out of them and into them, cover indoors, in doorways, at corners, behind merlons; ditches and hoardings."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Shoot
from hauberk.board.terrain import Cover
from hauberk.play.battle.queries import field_of_fire
from tests.battle.shots import armed, cover, plan, put, shot
from tests.kit import Table, drawn, man, rider

NONE, LIGHT, MEDIUM, STRONG = Cover.NONE, Cover.LIGHT, Cover.MEDIUM, Cover.STRONG


def lane(
    signs: str,
    upper: dict[int, str] | None = None,
    *,
    sides: dict[str, str] | None = None,
    floors: dict[int, dict[str, str]] | None = None,
    **more: Any,
) -> Table:
    """A lane down column A, column B beside it the same: Olivier the archer at A1, Pandolf his enemy at the far end; walls as given."""

    def twice(text: str) -> str:
        return "\n".join(sign * 2 for sign in text)

    board: dict[str, Any] = {"terrain": twice(signs), "hexsides": _texts(sides or {}), "legend": more.pop("legend", {})}
    board["storeys"] = [
        {"storey": storey, "level": storey, "terrain": twice(text), "hexsides": _texts((floors or {}).get(storey, {}))}
        for storey, text in (upper or {}).items()
    ]
    free = [row for row, sign in enumerate(signs) if sign not in "#y"]
    picture = "\n".join(["O ." if row == free[0] else "P ." if row == free[-1] else ". ." for row in range(len(signs))])
    people = {"O": man("olivier", "A"), "P": man("pandolf", "B")}
    return drawn(picture, map=board, sequence="fire", **{**people, **more})


def _texts(sides: dict[str, str]) -> dict[str, list[str]]:
    return {kind: [text] for kind, text in sides.items()}


def bow(game: Table, one: str, two: str, weapon: str = "short_bow") -> Shoot:
    """Olivier's shot from one cell at Pandolf on another."""
    put(game, "olivier", one)
    put(game, "pandolf", two)
    return shot(game, "olivier", "pandolf", weapon)


def hidden(game: Table, one: str, two: str) -> Cover:
    """Pandolf's cover against Olivier."""
    return cover(game, bow(game, one, two))


def reason(game: Table, one: str, two: str, weapon: str = "short_bow") -> str:
    """Why Olivier may not shoot."""
    return game.refused(bow(game, one, two, weapon)).reason


# -- doors and windows -----------------------------------------------------------------------------------------------------

HOUSE = "..iiii.."
"""A house across the lane, A3 to A6; its side walls do not matter here."""


@pytest.mark.rule("BLDG-06", "DOOR-01", "BLDG-03")
def test_cover_behind_a_door() -> None:
    """In a house one has medium cover against a shot through the door, none if the shooter stands in it, and outside none."""
    game = lane(HOUSE, sides={"door": "A3/A2", "wall": "A6/A7"})
    assert hidden(game, "A1", "A5") == MEDIUM
    assert [term.rule for term in plan(game, bow(game, "A1", "A5")).cover_terms] == ["BLDG-06"]
    assert hidden(game, "A3", "A5") == NONE, "he stands in the door himself"
    assert hidden(game, "A5", "A1") == NONE, "outwards"
    assert reason(game, "A8", "A5") == "wall_blocks"


@pytest.mark.rule("DOOR-05", "GATE-09")
@pytest.mark.parametrize(("kind", "rule"), [("door", "DOOR-05"), ("gate_leaf", "GATE-09")])
def test_in_a_doorway(kind: str, rule: str) -> None:
    """Who stands in a door has medium cover on either side of it, against one side at a time."""
    game = lane(HOUSE, sides={kind: "A3/A2"})
    for origin in ("A1", "A5"):
        found = plan(game, bow(game, origin, "A3"))
        assert (found.cover, [term.rule for term in found.cover_terms]) == (MEDIUM, [rule])


@pytest.mark.rule("BLDG-07", "DOOR-04")
def test_cover_in_a_courtyard() -> None:
    """In a courtyard one has medium cover against shots through its entrance and through the door of a house."""
    game = lane("..cccii.", sides={"entrance": "A3/A2", "door": "A6/A5"})
    for origin, where in (("A1", "A4"), ("A7", "A4")):
        found = plan(game, bow(game, origin, where))
        assert (found.cover, [term.rule for term in found.cover_terms]) == (MEDIUM, ["BLDG-07"]), origin
    assert hidden(game, "A3", "A5") == NONE


@pytest.mark.rule("WIN-06", "WIN-04", "WIN-05", "BLDG-06")
def test_cover_behind_a_window() -> None:
    """Through a window everybody inside has medium cover, also against a shooter at the sill; who shoots out gives none."""
    game = lane(HOUSE, sides={"window": "A3/A2"})
    assert hidden(game, "A1", "A3") == MEDIUM
    assert hidden(game, "A2", "A5") == MEDIUM
    assert reason(game, "A1", "A5") == "only_at_the_opening"
    assert hidden(game, "A3", "A1") == NONE


@pytest.mark.rule("WIN-03")
def test_right_below_a_window() -> None:
    """From a window nobody shoots at a man on foot right before it, but at a rider he may."""
    game = lane("...iii..", sides={"window": "A4/A3"})
    put(game, "pandolf", "A3", health=Health.STUNNED)  # the able would keep him from shooting at all
    put(game, "olivier", "A4")
    assert game.refused(shot(game, "olivier", "pandolf", "short_bow"))[:2] == ("adjacent_below_window", "WIN-03")
    assert game.allowed(bow(game, "A4", "A2"))
    ridden = lane("...iii..", sides={"window": "A4/A3"}, men=[{"who": "drogon", "side": "B", "at": "A3", "mounted": True, "facing": 3}])
    put(ridden, "olivier", "A4")
    put(ridden, "pandolf", "A8")
    assert ridden.allowed(shot(ridden, "olivier", "drogon", "short_bow", aim="A3"))


@pytest.mark.rule("DOOR-01", "DOOR-02")
def test_two_doors() -> None:
    """Through two doors one hits only who stands in the second."""
    game = lane("..iiiiii", sides={"door": "A3/A2 A5/A4"})
    assert reason(game, "A1", "A6") == "too_many_openings"
    assert hidden(game, "A1", "A5") == MEDIUM


# -- slits -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOOP-06", "CWIN-02", "LOOP-05")
@pytest.mark.parametrize(("slit", "rule"), [("arrow_slit", "LOOP-06"), ("chapel_window", "CWIN-02")])
def test_cover_behind_a_slit(slit: str, rule: str) -> None:
    """Behind a slit one has strong cover, and is shot at only from straight before it."""
    game = lane(f"...{HOUSE}", sides={slit: "A6/A5", "wall": "A6/B5 B6/B5 B6/A6"})
    found = plan(game, bow(game, "A1", "A6"))
    assert (found.cover, [term.rule for term in found.cover_terms]) == (STRONG, [rule])
    assert game.refused(bow(game, "B1", "A6"))[:2] == ("not_in_line_with_slit", "LOOP-05")


@pytest.mark.rule("LOOP-04", "CWIN-01")
def test_only_bows_through_slits() -> None:
    """Javelins, lances and slings cannot be used through a slit; bows and crossbows can."""
    game = lane(HOUSE, sides={"arrow_slit": "A3/A2"})
    for weapon, code, allowed in (("javelin", "Nij", False), ("sling", "Nis", False), ("lance", "Nil", False), ("crossbow", "Nia", True)):
        armed(game, "olivier", weapon, code=code)
        command = bow(game, "A3", "A1", weapon)
        assert game.allowed(command) is allowed, weapon
        if not allowed:
            assert game.refused(command)[:2] == ("bows_only_through_slits", "LOOP-04")
        assert game.allowed(bow(game, "A3", "A5", weapon)), "inside it does not matter"


@pytest.mark.rule("LOOP-07")
def test_the_slit_that_serves() -> None:
    """Where a comrade stands before one slit, the shooter takes the other."""
    picture = ". . . .\n. . . .\n. i . .\n. . . .\n. . . .\n. . . ."
    people = {"olivier": "B3", "pandolf": "A6", "alphonse": "D1"}
    walls = {"arrow_slit": ["B3/B4 B3/A4"], "wall": ["B3/B2 B3/C3 B3/C4 B3/A3"]}
    one = drawn(
        picture, map={"terrain": "....\n....\n.i..\n....\n....\n....", "hexsides": walls}, sequence="fire",
        men=[{"who": who, "side": "B" if who == "pandolf" else "A", "at": at} for who, at in people.items()],
    )  # fmt: skip
    command = shot(one, "olivier", "pandolf", "short_bow")
    lines = one.field.sight.lines(one.cell("B3"), one.cell("A6"))
    assert len(lines) == 2
    assert one.allowed(command)
    for blocked in [one.field.name(cell) for cell in one.cells("B4 B5 A5 A4 B6")]:
        put(one, "alphonse", blocked)
        stopped = [bool(line.between.singles >> one.cell(blocked) & 1) for line in lines]
        assert one.allowed(command) is not all(stopped), blocked


# -- levels ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAT-03", "LEVEL-03")
def test_cover_on_a_platform() -> None:
    """On a platform one has strong cover against shots through the stakes, and none from inside."""
    game = lane("...y...", {1: "___l___"}, floors={1: {"stakes": "A4/A3"}})
    found = plan(game, bow(game, "A1", "A4/1"))
    assert (found.cover, [term.rule for term in found.cover_terms]) == (STRONG, ["PLAT-03"])
    assert hidden(game, "A7", "A4/1") == NONE
    assert hidden(game, "A4/1", "A1") == NONE, "the stakes cover only who stands behind them"


@pytest.mark.rule("A-TOWER-24", "A-TOWER-25", "COVER-08")
def test_cover_behind_merlons() -> None:
    """Merlons cover who stands right behind them against every line that crosses them."""
    game = lane("...###..", {2: "___rrr__"}, floors={2: {"crenels": "A4/A3"}})
    assert hidden(game, "A1", "A4/2") == STRONG
    assert hidden(game, "A6/2", "A4/2") == NONE, "along the walk"
    assert hidden(game, "A8", "A6/2") == NONE, "from the court"


@pytest.mark.rule("LEVEL-04", "ELEV-02")
def test_seen_behind_rocks_from_above() -> None:
    """From a platform or a wall a near target on rock or scrub has no cover; on the ground it has."""
    for sign in "ks":
        game = lane(f"##..{sign}....", {2: "rr_______"})
        assert hidden(game, "A2/2", "A5") == NONE, sign
        assert hidden(game, "A9", "A5") == LIGHT, sign


@pytest.mark.rule("LEVEL-05", "LANCE-05")
def test_no_lance_upwards() -> None:
    """A lance is not thrown at somebody on a platform; a javelin is."""
    game = lane("...y...", {1: "___l___"})
    armed(game, "olivier", "lance", code="Nil")
    assert game.refused(bow(game, "A1", "A4/1", "lance"))[:2] == ("lance_upwards", "LANCE-05")
    armed(game, "olivier", "javelin", code="Nij")
    assert game.allowed(bow(game, "A1", "A4/1", "javelin"))


@pytest.mark.rule("LEVEL-01", "GATE-07", "PALI-04", "CWALL-02")
def test_too_low_behind_a_wall() -> None:
    """The refusals say what it is: a wall, a roof, or that the lower one is too near behind it."""
    game = lane("..####.......", {2: "__rrrr_______"})
    assert game.refused(bow(game, "A1", "A9"))[:2] == ("wall_blocks", "BLDG-02")
    assert game.refused(bow(game, "A3/2", "A7"))[:2] == ("too_low_behind", "LEVEL-01")
    fence = lane("........", sides={"palisade": "A4/A5"})
    assert reason(fence, "A1", "A7") == "wall_blocks"
    inside = lane("..iiii.##", {2: "_______rr"})
    assert game.refused(bow(game, "A3/2", "A8")).reason == "too_low_behind"
    assert reason(inside, "A8/2", "A4") == "roof_hides"


@pytest.mark.rule("PALI-07", "GATE-08")
def test_through_a_breach() -> None:
    """Behind a fallen palisade or a broken gate one has light cover; on the hex of the breach none."""
    for sign in ("S", "D"):
        board = {"legend": {"S": "stockade_down", "D": "gate_destroyed"}}
        game = drawn(
            "O .\n. .\n. .\n. .\n. .\nP .", map={"terrain": f"..\n..\n{sign}{sign}\n..\n..\n..", **board}, sequence="fire",
            O=man("olivier", "A"), P=man("pandolf", "B"),
        )  # fmt: skip
        found = plan(game, bow(game, "A1", "A5"))
        assert (found.cover, [term.rule for term in found.cover_terms]) == (LIGHT, ["PALI-07"])
        assert hidden(game, "A1", "A3") == NONE
    gap = lane("........", sides={"breach": "A4/A5"})
    assert hidden(gap, "A1", "A5") == LIGHT


@pytest.mark.rule("LOF-20", "LOF-24")
def test_people_on_other_storeys() -> None:
    """Between two men on the walls nobody on the ground is in the way; a comrade on the walk is."""
    game = lane("##......##", {2: "rr______rr"}, men=[{"who": "alphonse", "side": "A", "at": "A5"}])
    armed(game, "olivier", "crossbow", code="Nia")
    command = bow(game, "A1/2", "A9/2", "crossbow")
    assert game.allowed(command)
    put(game, "alphonse", "A2/2")
    assert game.refused(command).reason == "somebody_in_the_way"


# -- corners, low walls, tents ---------------------------------------------------------------------------------------------

CORNER = {"hexsides": {"wall": ["C3/C2 C3/B2 C3/B3 C3/C4 C3/D2 C3/D3"]}, "corners": ["B2 C3/B2 C3/C2", "C2 C3/C2 C3/B2"]}


def at_a_corner(**more: Any) -> Table:
    """A hut on C3 with an outer corner between B2 and C2; Pandolf stands on B2."""
    return drawn(
        "O . . . . .\n. P . . . .\n. . . . . .\n. . . . . .\n. . . . . .",
        map={"terrain": "......\n......\n..i...\n......\n......", **CORNER},
        **{"O": man("olivier", "A"), "P": man("pandolf", "B"), "sequence": "fire", **more},
    )  # fmt: skip


@pytest.mark.rule("BLDG-08")
def test_cover_at_an_outer_corner() -> None:
    """At a corner one has medium cover against who does not see both walls that meet there."""
    game = at_a_corner()
    expected = {"A1": NONE, "A4": MEDIUM, "A5": MEDIUM, "D1": MEDIUM, "E1": MEDIUM}
    assert {name: hidden(game, name, "B2") for name in expected} == expected
    assert [term.rule for term in plan(game, bow(game, "A4", "B2")).cover_terms] == ["BLDG-08"]
    assert hidden(game, "A4", "B1") == NONE, "no corner there"


@pytest.mark.rule("LWALL-03")
def test_cover_behind_a_low_wall() -> None:
    """A low wall gives medium cover to the hex right behind it, from either side."""
    game = lane("........", sides={"low_wall": "A4/A5"})
    assert hidden(game, "A1", "A5") == hidden(game, "A8", "A4") == MEDIUM
    assert hidden(game, "A1", "A6") == NONE


@pytest.mark.rule("TENT-02")
def test_cover_in_a_tent() -> None:
    """Canvas hides well, its opening little; behind a tent one is hidden a little."""
    game = lane("..vnn...", sides={"flap": "A3/A2", "canvas": "A5/A6"})
    assert hidden(game, "A1", "A4") == LIGHT, "through the opening"
    assert hidden(game, "A8", "A4") == STRONG, "through the canvas"
    assert hidden(game, "A1", "A7") == LIGHT, "behind the tent"
    assert hidden(game, "A3", "A5") == NONE, "inside it"


@pytest.mark.rule("SC-TENT-02", "SC-TENT-03")
def test_cover_in_a_tent_of_the_classic_rules() -> None:
    """There one shoots into, over and through tents; in one the cover is light."""
    game = lane("..vnn...", sides={"flap": "A3/A2", "canvas": "A5/A6"}, ruleset="siege_classic")
    assert hidden(game, "A8", "A4") == LIGHT
    assert hidden(game, "A1", "A7") == LIGHT


# -- ditches, trenches, rubble ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MOAT-04", "A-MOAT-05", "SC-MSHOT-01", "SC-MSHOT-04")
def test_into_a_ditch() -> None:
    """Into a ditch one shoots from its edge or from within it, and who is there has no cover."""
    game = lane("....oooo....")
    assert reason(game, "A1", "A6") == "ditch_hides"
    assert reason(game, "A3", "A6") == "ditch_hides"
    for edge in ("A4", "A9", "A5"):
        assert hidden(game, edge, "A7") == NONE


@pytest.mark.rule("A-MOAT-02", "A-MOAT-03", "SC-MSHOT-02")
def test_walls_and_ditches() -> None:
    """From the walls one shoots into the ditch, out of the ditch nobody shoots at the walls; at its edge he may."""
    game = lane("##oooo....", {2: "rr________"}, floors={2: {"crenels": "A2/A3"}}, ruleset="anarchy")
    assert hidden(game, "A2/2", "A4") == NONE
    assert game.refused(bow(game, "A4", "A2/2"))[:2] == ("out_of_the_ditch", "A-MOAT-02")
    assert game.allowed(bow(game, "A4", "A7"))
    slit = lane("iioooo....", sides={"arrow_slit": "A2/A3"}, ruleset="anarchy")
    assert game.allowed(bow(game, "A2/2", "A5"))
    assert slit.allowed(bow(slit, "A2", "A5")), "out of an opening"
    assert slit.refused(bow(slit, "A5", "A2"))[:2] == ("out_of_the_ditch", "A-MOAT-02")


@pytest.mark.rule("A-MOAT-02", "RULING-A-MOAT-03")
def test_out_of_a_ditch_one_shoots_at_who_could_shoot_in() -> None:
    """At its edge, where shots go both ways, and along it; farther off nobody sees who is in it, nor he them."""
    game = lane("....oooo....", ruleset="anarchy")
    for place in ("A4", "A9", "A5"):
        assert game.allowed(bow(game, "A7", place)) == game.allowed(bow(game, place, "A7")) is True
    for place in ("A3", "A10", "A12"):
        assert not game.allowed(bow(game, place, "A7"))
        assert game.refused(bow(game, "A7", place))[:2] == ("out_of_the_ditch", "A-MOAT-02")


@pytest.mark.rule("SC-MSHOT-06")
def test_out_of_a_ditch_in_the_classic_rules() -> None:
    """There nobody in a ditch shoots at its edge either, only along it."""
    game = lane("....oooo....", ruleset="siege_classic")
    assert game.refused(bow(game, "A7", "A10"))[:2] == ("out_of_the_ditch", "SC-MSHOT-06")
    assert game.allowed(bow(game, "A5", "A8"))


@pytest.mark.rule("A-MOAT-04", "SC-MSHOT-05")
def test_over_people_in_a_ditch() -> None:
    """From its edge one shoots over people in the ditch."""
    game = lane("....oooo....", men=[{"who": "alphonse", "side": "A", "at": "A6"}])
    armed(game, "olivier", "crossbow", code="Nia")
    assert game.allowed(bow(game, "A4", "A8", "crossbow"))
    assert game.refused(bow(game, "A5", "A8", "crossbow")).reason == "somebody_in_the_way", "from within it he does not"


@pytest.mark.rule("SC-TRENCH-03", "SC-TRENCH-04")
def test_trenches() -> None:
    """A trench covers strongly, not against near shots from above; and who is in one stands in nobody's way."""
    game = lane("##...q.....", {2: "rr_________"}, men=[{"who": "alphonse", "side": "A", "at": "B3"}])
    assert hidden(game, "A11", "A6") == STRONG
    assert hidden(game, "A2/2", "A6") == NONE
    put(game, "alphonse", "A6")
    armed(game, "olivier", "crossbow", code="Nia")
    assert game.allowed(bow(game, "A4", "A9", "crossbow")), "over the trench and who is in it"


@pytest.mark.rule("A-RUBBLE-02", "SC-RUBBLE-05", "SC-RUBBLE-06")
def test_rubble() -> None:
    """One shoots into rubble and through it; on it one has medium cover from every side, also from above."""
    game = lane("##..%.....", {2: "rr________"})
    assert hidden(game, "A10", "A5") == hidden(game, "A3", "A5") == hidden(game, "A2/2", "A5") == MEDIUM
    assert hidden(game, "A3", "A8") == NONE


# -- hoardings, mantlets, scaffolds ----------------------------------------------------------------------------------------


def hoarding(**more: Any) -> Table:
    """A wall with a hoarding over the hex at its foot: walk A2/2, hoarding A3/2."""
    sides = {"hoarding_front": "A3/A4", "crenels_to_hoarding": "A2/A3"}
    upper = {2: "rr&_______"} | ({3: "___zz_____"} if more.pop("high", False) else {})
    return lane("##........", upper, floors={2: sides}, ruleset="anarchy", **more)


@pytest.mark.rule("A-HOARD-11", "A-HOARD-12", "A-HOARD-13", "A-HOARD-14", "A-HOARD-15")
def test_cover_in_a_hoarding() -> None:
    """Through its slits strong, from the walk beside it and up through its floor medium; behind it nobody is seen."""
    game = hoarding()
    assert hidden(game, "A8", "A3/2") == STRONG
    assert hidden(game, "A1/2", "A3/2") == MEDIUM
    assert hidden(game, "A3", "A3/2") == MEDIUM, "straight up"
    assert not game.allowed(bow(game, "A8", "A2/2"))
    above = hoarding(high=True)
    assert hidden(above, "A5/3", "A3/2") == STRONG, "also from the top of a siege tower"
    assert not above.allowed(bow(above, "A4/3", "A2/2"))
    assert not above.allowed(bow(above, "A5/3", "A2/2"))


@pytest.mark.rule("A-HOARD-16", "A-HOARD-17", "A-HOARD-18", "A-HOARD-19")
def test_out_of_a_hoarding() -> None:
    """Bows out of the slits before it; javelins, not bows, straight down; bows, not javelins, straight up; from the walk nothing."""
    game = hoarding()
    assert game.allowed(bow(game, "A3/2", "A9"))
    assert reason(game, "A3/2", "A3") == "no_bow_straight_down"
    assert not game.allowed(bow(game, "A2/2", "A9"))
    armed(game, "olivier", "javelin", code="Nij")
    assert game.allowed(bow(game, "A3/2", "A3", "javelin"))
    assert reason(game, "A3/2", "A6", "javelin") == "bows_only_through_slits"
    assert reason(game, "A3", "A3/2", "javelin") == "bows_only_through_floor"


@pytest.mark.rule("A-HOARD-12", "A-HOARD-19", "RULING-A-HOARD-02")
def test_up_through_the_floor_from_the_next_hex() -> None:
    """Bows on the ground right before a hoarding shoot up through its floor, against medium cover; from farther off not so."""
    game = hoarding()
    assert hidden(game, "A4", "A3/2") == MEDIUM
    assert [term.rule for term in plan(game, bow(game, "A4", "A3/2")).cover_terms] == ["A-HOARD-12"]
    assert hidden(game, "A5", "A3/2") == STRONG, "from there it comes by the front"
    armed(game, "olivier", "javelin", code="Nij")
    assert cover(game, bow(game, "A4", "A3/2", "javelin")) == STRONG, "and so does a javelin"


@pytest.mark.rule("A-SCAF-05", "A-SCAF-06", "A-SCAF-03")
def test_scaffolds() -> None:
    """On a deck one has light cover against shots from below and none from its own height; straight down nobody shoots."""
    game = lane("........", {1: "_::::___"}, ruleset="anarchy")
    assert hidden(game, "A8", "A4/1") == LIGHT
    assert hidden(game, "A2/1", "A4/1") == NONE
    assert reason(game, "A3/1", "A3") == "straight_down"


@pytest.mark.rule("A-MANT-04", "A-MANT-05", "A-MANT-06")
def test_mantlets() -> None:
    """Behind the screen strong cover, from behind none; nobody on the ground shoots through its hex."""
    game = lane("..........", sides={"mantlet": "A5/A4", "mantlet_wing": "A5/B4"})
    assert hidden(game, "A1", "A5") == STRONG
    assert hidden(game, "A9", "A5") == NONE
    assert hidden(game, "A5", "A1") == NONE
    assert reason(game, "A1", "A9") == "screen_blocks"


def siege_tower(front: str = "tower_boards", top: str = "tower_slit", rear: str = "tower_rear", **more: Any) -> Table:
    """A siege tower over A5 and A6, its front towards A4, with floors on levels 1 to 3; a wall-walk of two levels behind it and one of
    level 1."""
    walls = {front: "A5/A4", rear: "A6/A7"} if rear != front else {front: "A5/A4 A6/A7"}
    tops = {} if not top else {top: "A5/A4", rear: "A6/A7"}
    legend = {"F": "tower_floor", "E": "tower_roof", "T": "tower_ground"}
    return lane(
        "....TT...y..", {1: "____FF___l__", 2: "____FF______", 3: "____EE______"}, sides={"tower_boards": "A5/A4"},
        floors={1: walls, 2: walls, 3: tops}, legend=legend, **{"ruleset": "anarchy", **more},
    )  # fmt: skip


@pytest.mark.rule("A-TOWER-18", "A-TOWER-19", "A-TOWER-20")
def test_cover_in_a_siege_tower() -> None:
    """Behind its boards nobody is shot at; behind a slit and on top cover is medium, on top past no slit light."""
    game = siege_tower()
    for place in ("A5", "A5/1", "A5/2", "A6/2"):
        assert game.refused(bow(game, "A1", place))[:2] == ("total_cover", "A-TOWER-18"), place
    assert hidden(game, "A1", "A5/3") == MEDIUM
    slit = siege_tower(front="tower_slit")
    assert hidden(slit, "A1", "A5/2") == MEDIUM
    bridge = siege_tower(front="low_wall", top="")
    assert hidden(bridge, "A1", "A5/3") == LIGHT


@pytest.mark.rule("A-TOWER-19")
def test_across_the_lowered_bridge() -> None:
    """With the bridge down there is no cover against shots that come across it, light on the winch; with it up nobody is seen."""
    legend = {"F": "tower_floor", "E": "tower_roof", "T": "tower_ground", "V": "tower_winch", "R": "rampart", "K": "tower_bridge"}
    for down in (True, False):
        walls = {} if down else {2: {"tower_boards": "A5/A4"}}
        upper = {1: "____FF", 2: "RR_KVF" if down else "RR__VF", 3: "____EE"}
        game = lane("##..TT....", upper, floors=walls, legend=legend, ruleset="anarchy")
        if down:
            assert hidden(game, "A2/2", "A6/2") == NONE
            assert hidden(game, "A2/2", "A5/2") == LIGHT
        else:
            assert not game.allowed(bow(game, "A2/2", "A6/2"))
            assert not game.allowed(bow(game, "A2/2", "A5/2"))


@pytest.mark.rule("A-TOWER-21")
def test_a_siege_tower_from_behind() -> None:
    """From behind: on the ground no cover, above light in the last row, medium deeper in, where only the same height sees it."""
    game = siege_tower()
    assert hidden(game, "A9", "A6") == NONE
    assert hidden(game, "A9", "A6/2") == LIGHT
    assert hidden(game, "A10/1", "A6/1") == LIGHT
    assert hidden(game, "A10/1", "A5/1") == MEDIUM
    assert not game.allowed(bow(game, "A9", "A5/2"))


@pytest.mark.rule("SC-MSHOT-03")
@pytest.mark.parametrize(
    ("between", "walk", "ruleset", "possible"),
    [
        ("#", "r", "siege_classic", True),
        ("#", "z", "siege_classic", False),
        ("#", "r", "anarchy", False),
        ("t", "_", "siege_classic", False),
    ],
)
def test_from_the_keep_into_the_ditch(between: str, walk: str, ruleset: str, possible: bool) -> None:
    """Two levels up on the keep one shoots over the wall walk at whoever is in the ditch close under it; not over a tower or trees, nor
    from the walk across the court."""
    floors = {1: {"tower_crenels" if walk == "z" else "crenels": "A6/A7 B6/B7"}} if walk != "_" else {}
    game = lane(f"##...{between}oo....", {1: f"_____{walk}", 2: "zz"} | ({1: "r"} if walk == "_" else {}), floors=floors, ruleset=ruleset)
    assert game.allowed(bow(game, "A2/2", "A7")) is possible
    assert game.allowed(bow(game, "A1/2", "B7")) is possible
    if possible:
        assert bow(game, "A2/2", "A7") in game.legal
        assert hidden(game, "A2/2", "A7") == NONE
        assert not game.allowed(bow(game, "A2/2", "A9")), "beyond the ditch the walk hides as ever"
        assert not game.allowed(bow(game, "A3", "A7"))


@pytest.mark.rule("SC-SCREEN-02")
def test_nobody_shoots_past_a_classic_screen() -> None:
    """Not on the ground, not from the wall and not from the top of a siege tower; a mantlet of the other editions stops only the ground."""
    legend = {"R": "rampart", "E": "tower_roof", "T": "tower_ground", "F": "tower_floor"}
    for ruleset, free in (("siege_classic", False), ("anarchy", True)):
        screen = {"id": "screen", "kind": "mantlet", "side": "B", "at": "A7", "facing": 0}
        game = lane("##T.........", {1: "__F", 2: "RRE"}, legend=legend, ruleset=ruleset, machines=[screen])
        assert reason(game, "A4", "A9") == "screen_blocks"
        assert game.allowed(bow(game, "A2/2", "A12")) is free
        assert game.allowed(bow(game, "A3/2", "A12")) is free
        assert game.allowed(bow(game, "B4", "B9")), "past it"


@pytest.mark.rule("SC-TOWER-07", "SC-TOWER-08")
def test_cover_in_a_classic_siege_tower() -> None:
    """On its lower floors nobody is shot at, on top one has light cover."""
    game = siege_tower(rear="tower_boards", top="", ruleset="siege_classic")
    for place in ("A5/1", "A5/2", "A6/1"):
        assert not game.allowed(bow(game, "A1", place))
        assert not game.allowed(bow(game, "A12", place))
    assert hidden(game, "A1", "A5/3") == LIGHT


def on_top(signs: str, upper: dict[int, str], **more: Any) -> Table:
    """Olivier with a crossbow on top of a classic siege tower over A3."""
    legend = {"F": "tower_floor", "E": "tower_roof", "T": "tower_ground"}
    game = lane(signs, {1: "__F", 2: "__E", **upper}, legend=legend, ruleset="siege_classic", **more)
    armed(game, "olivier", "crossbow", code="Nia")
    return game


@pytest.mark.rule("SC-TOWER-10")
def test_from_the_top_of_a_classic_tower_over_people() -> None:
    """From there one shoots over everybody but friends right beside the enemy."""
    game = on_top("..T.......", {}, men=[{"who": "alphonse", "side": "A", "at": "A5"}])
    assert game.allowed(bow(game, "A3/2", "A9", "crossbow"))
    put(game, "alphonse", "A8")
    assert game.refused(bow(game, "A3/2", "A9", "crossbow")).reason == "somebody_in_the_way"
    put(game, "alphonse", "A6")
    assert game.refused(bow(game, "A4", "A9", "crossbow")).reason == "somebody_in_the_way", "on the ground"


@pytest.mark.rule("SC-TOWER-11")
def test_from_the_top_of_a_classic_tower_cover_is_void() -> None:
    """Merlons, trenches and scrub do not help against it; rubble does."""
    game = on_top("..T...q%s#...", {2: "__E______r___"}, floors={2: {"crenels": "A10/A9"}})
    expected = {"A7": NONE, "A8": MEDIUM, "A9": NONE, "A10/2": NONE}
    assert {place: cover(game, bow(game, "A3/2", place, "crossbow")) for place in expected} == expected
    assert cover(game, bow(game, "A4", "A10/2", "crossbow")) == STRONG, "from the ground they do"


@pytest.mark.rule("SC-TOWER-12")
def test_from_the_top_of_a_classic_tower_over_a_walk() -> None:
    """A wall-walk on the way must be nearer to the shooter than to the target; equally near is not enough."""
    game = on_top("..T..#.....", {1: "__F__r_____"})
    assert game.refused(bow(game, "A3/2", "A8", "crossbow")).reason == "too_low_behind"
    assert game.refused(bow(game, "A3/2", "A9", "crossbow"))[:2] == ("too_low_behind", "SC-TOWER-12")
    assert game.allowed(bow(game, "A3/2", "A10", "crossbow"))


@pytest.mark.rule("SC-TOWER-13")
def test_from_the_top_of_a_classic_tower_at_neighbours() -> None:
    """At another height an enemy on the next hex neither keeps him from shooting nor is out of reach."""
    game = on_top("..T.......", {})
    assert game.allowed(bow(game, "A3/2", "A4", "crossbow"))
    assert not game.allowed(bow(game, "A3", "A4", "crossbow"))


@pytest.mark.rule("TDOOR-03", "TDOOR-01")
def test_cover_behind_a_castle_door() -> None:
    """Inside one has medium cover against a shot through the door, none if the shooter stands in it."""
    game = lane("iiiii......", sides={"tower_door": "A5/A6"})
    found = plan(game, bow(game, "A9", "A3"))
    assert (found.cover, [term.rule for term in found.cover_terms]) == (MEDIUM, ["TDOOR-03"])
    assert hidden(game, "A5", "A2") == NONE


# -- the overlay -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WIN-01", "LOOP-04", "BLDG-02")
def test_the_field_of_fire_follows() -> None:
    """What the overlay shows is what may be shot at: out of the window, not through the wall."""
    game = lane(HOUSE, sides={"window": "A3/A2", "wall": "B3/B2 B3/A3 A3/B2 A6/A7 B6/B7 A6/B6"})
    put(game, "olivier", "A3")
    open_ones = {
        game.field.name(found.cell) for found in field_of_fire(game.position, game["olivier"], game.field.rules.weapons["short_bow"])
    }
    assert "A1" in open_ones
    assert "A2" not in open_ones, "right before the window"
    assert "A8" not in open_ones
    for name in ("A1", "B1", "A5", "A8"):
        assert (name in open_ones) is game.allowed(bow(game, "A3", name)), name


@pytest.mark.rule("WIN-03")
def test_a_rider_right_before_a_window() -> None:
    """The horse's head or tail before the window is enough."""
    game = drawn(
        ". .\n. .\nR .\n. .\n. .\n. .", map={"terrain": "..\n..\n..\nii\nii\n..", "hexsides": {"window": ["A4/A3"]}}, sequence="fire",
        R=rider("drogon", "B", 3), men=[{"who": "olivier", "side": "A", "at": "A4"}],
    )  # fmt: skip
    assert game.allowed(shot(game, "olivier", "drogon", "short_bow", aim="A3"))
