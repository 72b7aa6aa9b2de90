"""Shooting up and down."""

import pytest

from hauberk.battle.shooting.line_of_fire import levels_above
from tests.battle.shots import cover, flown, lane, put, shot
from tests.kit import Man, man, rider

NONE, LIGHT, MEDIUM = 0, 1, 2


@pytest.mark.rule("ELEV-01", "CTX-15")
def test_a_bank_separates_two_levels() -> None:
    """Ground above and below a bank differs by one level; the bank itself lies half-way and is a full level from
    neither. [RULING-T-60]"""
    game = lane(".b.b.", "21100", people={})
    above = {(one, two): levels_above(game.field, game.cell(f"A{one}"), game.cell(f"A{two}")) for one in range(1, 6) for two in range(1, 6)}
    assert (above[1, 3], above[3, 5], above[1, 5]) == (1, 1, 2)
    assert (above[1, 2], above[2, 3], above[3, 4], above[4, 5]) == (0, 0, 0, 0)
    assert (above[1, 4], above[2, 5], above[2, 4]) == (1, 1, 1)


def looking_down(sign: str, distance: int, levels: int, shooter: Man | None = None, weapon: str = "composite_bow") -> int:
    """The cover of a man on some ground, so many levels below a shooter who stands at the edge."""
    who = shooter or man("hamza", "A")
    slope = ".b" if levels == 1 else ".b.b"
    heights = "10" if levels == 1 else "2110"
    length = 2 + max(distance, 4)
    signs = slope + "." * length
    signs = signs[:distance] + sign + signs[distance + 1 :]
    game = lane(signs, heights.ljust(len(signs), "0"), people={1: who, 1 + distance: man("pandolf", "B")})
    return cover(game, shot(game, who.who, "pandolf", weapon))


@pytest.mark.rule("ELEV-02", "CTX-15")
@pytest.mark.parametrize(("levels", "distance", "expected"), [(1, 7, NONE), (1, 8, LIGHT), (2, 14, NONE), (2, 15, LIGHT)])
@pytest.mark.parametrize("sign", ["s", "m", "~"])
def test_from_above_one_sees_into_scrub_reeds_and_shallows(sign: str, levels: int, distance: int, expected: int) -> None:
    """DX-T-18: one level higher within half the short range, two levels higher within the short range, the ground
    hides nobody. [RULING-T-65]"""
    assert looking_down(sign, distance, levels) == expected


@pytest.mark.rule("ELEV-02", "CTX-15")
def test_half_of_an_even_range_is_too_far() -> None:
    """The short bow's short range is 12: at 6 hexes the man in scrub is covered, at 5 he is not. [RULING-T-65]"""
    archer = man("olivier", "A")
    assert looking_down("s", 5, 1, archer, "short_bow") == NONE
    assert looking_down("s", 6, 1, archer, "short_bow") == LIGHT
    assert looking_down("s", 11, 2, archer, "short_bow") == NONE
    assert looking_down("s", 12, 2, archer, "short_bow") == LIGHT


@pytest.mark.rule("ELEV-02", "CTX-15")
@pytest.mark.parametrize("sign", ["w", "t", "k"])
def test_other_ground_hides_from_above_too(sign: str) -> None:
    """Deep water, trees and rocks keep their cover against shots from above."""
    assert looking_down(sign, 4, 1) == LIGHT
    assert looking_down(sign, 6, 2) == LIGHT


@pytest.mark.rule("ELEV-02", "CTX-15")
def test_on_the_same_level_nothing_changes() -> None:
    """Near, but on the same level, scrub hides as ever."""
    game = lane(".....s", people={1: man("hamza", "A"), 6: man("pandolf", "B")})
    assert cover(game, shot(game, "hamza", "pandolf", "composite_bow")) == LIGHT


@pytest.mark.rule("ELEV-02", "CTX-15")
def test_a_man_on_a_bank_below() -> None:
    """From right above, the bank's top covers him: that is half a level. From another level higher he has no cover.
    [RULING-T-60]"""
    near = lane(".b....b..", "211111000", people={4: man("hamza", "A"), 7: man("pandolf", "B")})
    assert cover(near, shot(near, "hamza", "pandolf", "composite_bow")) == MEDIUM
    put(near, "hamza", "A1")
    assert cover(near, shot(near, "hamza", "pandolf", "composite_bow")) == NONE


@pytest.mark.rule("ELEV-02", "CTX-15")
def test_scrub_on_the_way_and_walls_still_hide() -> None:
    """Height takes away only the cover of the target's own hex, not that of scrub before it or of a wall beside it.
    [RULING-T-67]"""
    people = {1: man("hamza", "A"), 6: man("pandolf", "B")}
    for signs, more, expected in (
        (".b..ss", {}, LIGHT),
        (".b...s", {}, NONE),
        (".b...s", {"map": {"hexsides": {"low_wall": ["A5/A6"]}}}, MEDIUM),
    ):
        game = lane(signs, "100000", people=people, **more)
        assert cover(game, shot(game, "hamza", "pandolf", "composite_bow")) == expected


@pytest.mark.rule("ELEV-02", "LANCE-02", "CTX-15")
def test_the_short_range_of_a_mounted_thrower() -> None:
    """In the saddle a lance reaches 3 hexes at short range: two levels up, at 3 hexes, the scrub still hides; on foot
    it does not."""
    for seat, expected in ((rider("joscelin", "A", 3), LIGHT), (man("joscelin", "A"), NONE)):
        game = lane("..bbs.", "221000", people={2: seat, 5: man("pandolf", "B")})
        assert cover(game, shot(game, "joscelin", "pandolf", "lance")) == expected


@pytest.mark.rule("ELEV-02", "HIT-03", "CTX-15")
def test_a_stray_shot_is_judged_from_its_own_distance() -> None:
    """Aimed at eight hexes, where scrub hides from one level above, the arrow lands at seven, where it does not."""
    people = {1: man("hamza", "A"), 8: man("tosto", "B", health="stunned"), 9: man("pandolf", "B")}
    game = lane(".b.....ss.", "1000000000", people=people)
    assert cover(game, shot(game, "hamza", "pandolf", "composite_bow")) == LIGHT
    event = flown(game.do(shot(game, "hamza", "pandolf", "composite_bow"), 5, 10))
    assert (event.victim, event.cover) == ("tosto", NONE)


@pytest.mark.rule("ELEV-03", "CTX-16")
@pytest.mark.parametrize(("row", "possible"), [(5, True), (6, False), (7, False)])
def test_upwards_over_those_near_the_target(row: int, possible: bool) -> None:
    """One level up a stone passes over who stands within one hex of the target, not over who stands farther off."""
    game = lane("....b....", "111100000", people={9: man("samir", "A"), 4: man("pandolf", "B"), row: man("osmond", "A")})
    assert game.allowed(shot(game, "samir", "pandolf", "sling")) is possible


@pytest.mark.rule("ELEV-03", "CTX-16")
@pytest.mark.parametrize(("row", "possible"), [(2, True), (3, True), (4, False), (5, False)])
def test_two_levels_up(row: int, possible: bool) -> None:
    """Two levels up those within two hexes of the target are passed over, whatever they stand on. [RULING-T-66]"""
    game = lane(".b.b.....", "211000000", people={7: man("samir", "A"), 1: man("pandolf", "B"), row: man("osmond", "A")})
    assert game.allowed(shot(game, "samir", "pandolf", "sling")) is possible


@pytest.mark.rule("ELEV-03", "CTX-16")
def test_half_a_level_is_none() -> None:
    """A man on the bank stands no full level higher: whoever is beside him is in the way. [RULING-T-60]"""
    game = lane("...b....", "11100000", people={8: man("samir", "A"), 4: man("pandolf", "B"), 5: man("osmond", "A")})
    assert not game.allowed(shot(game, "samir", "pandolf", "sling"))


@pytest.mark.rule("ELEV-03", "CTX-16")
def test_downwards_there_is_no_such_right() -> None:
    """Shooting down, a man beside the target stops the stone."""
    game = lane("....b....", "111100000", people={4: man("samir", "A"), 9: man("pandolf", "B"), 8: man("osmond", "A")})
    assert not game.allowed(shot(game, "samir", "pandolf", "sling"))
