"""The staff sling of The Anarchy."""

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.events import Rolled
from tests.battle.shots import at_the_end, back, cover, flown, lane, modifiers, plan, put, shot
from tests.kit import Man, Table, drawn, man, of_kind


def hurling(target: Man | None = None, **more: object) -> Table:
    """Osgar hurls down the lane at a man five hexes away."""
    people = {1: man("osgar", "A"), 6: target or man("edric", "B")}
    return lane("." * 9, people=people, ruleset="anarchy", **more)


@pytest.mark.rule("SSLING-01", "A-SLING-01")
def test_stones_or_fire() -> None:
    """Osgar says before he rolls whether he throws a stone, which hurts, or a pot of fire, which hurts nobody.
    [RULING-A-SLING-02]"""
    stone = hurling(man("leofwin", "B"))
    events = stone.do(shot(stone, "osgar", "leofwin", "staff_sling"), 1, 1)
    assert (flown(events).victim, stone["leofwin"].health) == ("leofwin", Health.DEAD)
    fire = hurling(man("leofwin", "B"))
    events = fire.do(shot(fire, "osgar", "leofwin", "staff_sling", fire=True), 1)
    assert (flown(events).victim, fire["leofwin"].health, fire.faces()) == ("", Health.HEALTHY, [1])
    assert fire.refused(shot(fire, "osgar", "leofwin", "staff_sling")).reason == "has_shot"


@pytest.mark.rule("SSLING-01")
def test_no_other_weapon_throws_fire_pots() -> None:
    """Samir's sling throws stones only."""
    game = lane("......", people={1: man("samir", "A"), 5: man("guy", "B")})
    assert game.refused(shot(game, "samir", "guy", "sling", fire=True))[:2] == ("no_fire_pots", "SSLING-01")


@pytest.mark.rule("SSLING-01", "A-SLING-04")
def test_in_offensive_fire_only() -> None:
    """The staff sling is silent in the enemy's phase, and its bearer moves at most half after a throw."""
    game = drawn(
        "O . K .\n. . . .\n. . . .\n. . . .\nE . . .",
        O=man("osgar", "A"),
        K=man("tovi", "A"),
        E=man("edric", "B"),
        active="B",
    )
    at_the_end(game)
    assert game.refused(back(game, "osgar", "edric", "staff_sling")).rule == "DFIRE-03"
    own = hurling()
    own.do(shot(own, "osgar", "edric", "staff_sling"), 1, 10)
    assert own["osgar"].left == 4


@pytest.mark.rule("SSLING-02", "A-SLING-02")
def test_over_trees_and_walls() -> None:
    """Trees, branches and walls between the two stop a sling but not the high throw of the staff sling."""
    for signs, more in (
        (".ttt.....", {}),
        ("." * 9, {"map": {"branches": "A3"}}),
        ("." * 9, {"map": {"hexsides": {"wall": ["A3/A4"]}}}),
    ):
        game = lane(signs, people={1: man("osgar", "A"), 6: man("edric", "B")}, ruleset="anarchy", **more)
        assert game.allowed(shot(game, "osgar", "edric", "staff_sling"))
        slung = lane(signs, people={1: man("samir", "A"), 6: man("edric", "B")}, **more)
        assert slung.refused(shot(slung, "samir", "edric", "sling")).rule == ("BLDG-02" if "hexsides" in more.get("map", {}) else "LOF-06")


@pytest.mark.rule("SSLING-02", "A-SLING-02")
def test_right_behind_a_wall() -> None:
    """A man right behind a tall wall is out of reach of every bow, but the stone comes down on him; a low wall still
    covers him."""
    wall = hurling(map={"hexsides": {"wall": ["A5/A6"]}})
    assert cover(wall, shot(wall, "osgar", "edric", "staff_sling")) == 0
    low = hurling(map={"hexsides": {"low_wall": ["A5/A6"]}})
    assert cover(low, shot(low, "osgar", "edric", "staff_sling")) == 2


@pytest.mark.rule("SSLING-02")
def test_over_the_heads_of_all() -> None:
    """The high throw passes over friends and enemies at any range. [RULING-T-63]"""
    game = hurling(men=[{"who": "gifford", "side": "A", "at": "A3"}, {"who": "hamo", "side": "B", "at": "A5"}])
    assert game.allowed(shot(game, "osgar", "edric", "staff_sling"))


@pytest.mark.rule("SSLING-03", "A-SLING-03")
@pytest.mark.parametrize(("die", "place"), [(4, "D5"), (5, "D6"), (6, "C6"), (7, "C5"), (8, "D4"), (9, "E5"), (10, "E6")])
def test_scatter_along_the_flight(die: int, place: str) -> None:
    """On the engines' figure of radius 1 the first hex lies beyond the target in the line of flight, the others follow
    clockwise. [RULING-A-SLING-01]"""
    game = drawn(
        "\n".join([". . . O . ."] + [". . . . . ."] * 3 + [". . . E . ."] + [". . . . . ."] * 3),
        O=man("osgar", "A"), E=man("edric", "B"), sequence="fire", ruleset="anarchy",
    )  # fmt: skip
    events = game.do(shot(game, "osgar", "edric", "staff_sling"), die, *([10] if place == "D5" else []))
    assert of_kind(events, Rolled)[0].sides == 10
    assert game.field.name(flown(events).impact) == place


@pytest.mark.rule("SSLING-03", "A-SLING-03")
def test_the_figure_turns_with_the_flight() -> None:
    """Thrown upwards the same 5 lands above the target; a sling's lies as the map lies, whoever throws from where."""
    rows = [". . . . . ."] * 8
    rows[3], rows[7] = ". . . E . .", ". . . O . ."
    game = drawn("\n".join(rows), O=man("osgar", "A"), E=man("edric", "B"), sequence="fire", ruleset="anarchy")
    assert game.field.name(flown(game.do(shot(game, "osgar", "edric", "staff_sling"), 5)).impact) == "D3"
    slung = drawn("\n".join(reversed(rows)), O=man("samir", "A"), E=man("edric", "B", health="stunned"), sequence="fire")
    assert slung.at("edric") == "D5"
    assert slung.field.name(flown(slung.do(shot(slung, "samir", "edric", "sling"), 5)).impact) == "D4"


@pytest.mark.rule("SSLING-03", "A-SLING-03")
@pytest.mark.parametrize(
    ("distance", "health", "expected"),
    [(3, "healthy", []), (12, "healthy", []), (13, "healthy", [1]), (26, "wounded", [2, 1])],
)
def test_only_range_and_wound_modify(distance: int, health: str, expected: list[int]) -> None:
    """Range and a wound modify the impact roll, the nearness that steadies other slings does not. [RULING-T-123]"""
    game = lane("." * 30, people={1: man("osgar", "A", health=health), 1 + distance: man("edric", "B")}, ruleset="anarchy")
    assert modifiers(game, shot(game, "osgar", "edric", "staff_sling")) == expected


@pytest.mark.rule("SSLING-04", "A-SLING-04")
def test_not_nearer_than_three_hexes() -> None:
    """At one or two hexes the staff sling reaches nobody, at three it does; its long range ends at fifty."""
    game = lane("." * 54, people={1: man("osgar", "A"), 5: man("edric", "B", health="stunned")}, ruleset="anarchy")
    for row in (2, 3):
        put(game, "edric", f"A{row}")
        assert game.refused(shot(game, "osgar", "edric", "staff_sling"))[:2] == ("too_near", "SSLING-04")
    for row, band in ((4, 0), (13, 0), (14, 1), (26, 1), (27, 2), (51, 2)):
        put(game, "edric", f"A{row}")
        assert plan(game, shot(game, "osgar", "edric", "staff_sling")).aim.band == band
    put(game, "edric", "A52")
    assert game.refused(shot(game, "osgar", "edric", "staff_sling")).reason == "out_of_range"


@pytest.mark.rule("A-SLING-04")
def test_a_stone_does_what_a_sling_s_does() -> None:
    """Its damage line is that of the sling. [RULING-A-SLING-02]"""
    weapons = hurling().field.rules.weapons
    assert weapons["staff_sling"].column == weapons["sling"].column == 3
