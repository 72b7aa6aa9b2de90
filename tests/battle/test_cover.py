"""What hides a target from a shot."""

from typing import Any

import pytest

from tests.battle.shots import cover, lane, put, shot
from tests.kit import Table, drawn, man

NONE, LIGHT, MEDIUM = 0, 1, 2


def hidden(signs: str, levels: str = "", *, target: int = 6, shooter: int = 1, **more: Any) -> int:
    """The cover of Pandolf, unarmoured, against Olivier's short bow along a lane."""
    game = lane(signs, levels, people={shooter: man("olivier", "A"), target: man("pandolf", "B")}, **more)
    return cover(game, shot(game, "olivier", "pandolf", "short_bow"))


def walled(kind: str, *sides: str, target: int = 4, signs: str = "......") -> int:
    """The cover of Pandolf against Olivier at A1 with something standing on hexsides."""
    return hidden(signs, target=target, map={"hexsides": {kind: list(sides)}})


@pytest.mark.rule("COVER-01")
def test_scrub_gives_light_cover() -> None:
    """In scrub, or with one or more hexes of scrub before him, a man has light cover; scrub behind him is nothing."""
    assert hidden(".....s") == LIGHT
    assert hidden("...s..") == LIGHT
    assert hidden(".sss..") == LIGHT
    assert hidden("......s") == NONE
    assert hidden("s.....") == NONE


@pytest.mark.rule("COVER-02")
def test_a_tree_gives_light_cover() -> None:
    """A man under a tree has light cover."""
    assert hidden(".....t") == LIGHT


@pytest.mark.rule("COVER-03")
def test_the_top_of_a_bank_gives_medium_cover() -> None:
    """On a bank a man has medium cover against a shot over its top, and none against one from below or from the slope
    itself."""
    assert hidden(".....b...", "111110000") == MEDIUM
    assert hidden(".....b...", "111110000", shooter=9) == NONE
    assert hidden("...bbb...", "111000000", shooter=9, target=4) == NONE


@pytest.mark.rule("COVER-03")
def test_the_bank_covers_only_who_stands_on_it() -> None:
    """Beyond the bank, at its foot or above it, nobody has cover from it."""
    assert hidden("..b......", "110000000", target=8) == NONE
    assert hidden("..b......", "110000000", shooter=8, target=1) == NONE
    assert hidden("..b...b..", "110000011", shooter=2, target=7) == NONE, "over another bank, below the top of his own"


@pytest.mark.rule("COVER-04")
def test_deep_water_gives_light_cover_but_not_from_its_edge() -> None:
    """A swimmer has light cover, except against who stands on the shore of the same water. [RULING-T-61]"""
    assert hidden("....ww") == LIGHT
    assert hidden("....ww", shooter=4) == NONE
    assert hidden(".www.w", shooter=1) == LIGHT, "the shore of another water"
    assert hidden("..www.", shooter=2, target=5) == NONE, "anywhere in the same water"


@pytest.mark.rule("COVER-04")
def test_shallows_are_no_water_here() -> None:
    """A man in the shallows has light cover also against who stands beside them; from the shallows one stands at the
    edge of the deep. [RULING-T-13]"""
    assert hidden("...~~~", shooter=3) == LIGHT
    assert hidden("..~www", shooter=3) == NONE


@pytest.mark.rule("COVER-04")
def test_water_runs_on_under_a_bridge() -> None:
    """Olivier stands on the bank below the bridge, Pandolf swims above it: it is the same water, and he has no
    cover."""
    picture = "\n".join([". . w w . ."] * 9)
    axes = [{"terrain": "bridge", "hexes": "B4 C5 D4 E5"}]
    game = drawn(
        picture,
        map={"axes": axes},
        sequence="fire",
        men=[{"who": "olivier", "side": "A", "at": "E6"}, {"who": "pandolf", "side": "B", "at": "D1"}],
    )
    assert [game.field.board.ground[game.cell(name)].id for name in ("C5", "D4", "D5")] == ["bridge", "bridge", "river"]
    assert cover(game, shot(game, "olivier", "pandolf", "short_bow")) == NONE
    put(game, "olivier", "F6")
    assert cover(game, shot(game, "olivier", "pandolf", "short_bow")) == LIGHT


def jetty(at: str) -> Table:
    """A river with a bridge across; Pandolf swims at C8, Olivier stands somewhere."""
    picture = "\n".join(["s . . . . ."] * 2 + ["w w w w w w"] * 7)
    axes = [{"terrain": "bridge", "hexes": "A5 B5 C6 D5 E6 F5"}]
    men = [{"who": "olivier", "side": "A", "at": at}, {"who": "pandolf", "side": "B", "at": "C8"}]
    return drawn(picture, map={"axes": axes}, men=men, sequence="fire")


@pytest.mark.rule("COVER-05")
def test_water_behind_timber_or_scrub() -> None:
    """A swimmer with a wooden bridge or scrub between him and the archer has medium cover, even from the water's
    edge."""
    game = jetty("C1")
    assert cover(game, shot(game, "olivier", "pandolf", "short_bow")) == MEDIUM
    edge = jetty("C2")
    assert cover(edge, shot(edge, "olivier", "pandolf", "short_bow")) == MEDIUM
    assert hidden("..s.ww") == MEDIUM
    assert hidden("....ww") == LIGHT


@pytest.mark.rule("COVER-05")
def test_only_the_water_makes_it_medium() -> None:
    """On land behind the bridge nobody has cover from it, and behind scrub it stays light."""
    assert hidden("..s.~~") == LIGHT
    game = jetty("C1")
    put(game, "pandolf", "C6")
    assert cover(game, shot(game, "olivier", "pandolf", "short_bow")) == NONE, "on the bridge"


@pytest.mark.rule("COVER-06")
def test_a_marsh_gives_light_cover_but_not_from_its_bank() -> None:
    """In the reeds a man has light cover, except against who stands on the bank of the same marsh. [RULING-T-61]"""
    assert hidden("....mm") == LIGHT
    assert hidden("....mm", shooter=4) == NONE
    assert hidden(".mm.mm") == LIGHT
    assert hidden("...mmm", shooter=4) == LIGHT, "in the marsh himself, not on its bank"


@pytest.mark.rule("COVER-07")
@pytest.mark.parametrize(("sign", "expected"), [("k", LIGHT), ("~", LIGHT), ("a", NONE), (".", NONE), ("f", NONE)])
def test_cover_of_other_ground(sign: str, expected: int) -> None:
    """Rock and shallows give light cover, beach, flat ground and ford none."""
    assert hidden(f".....{sign}") == expected


def steps(terrain: str, sign: str) -> dict[str, Any]:
    """A hex of path or stairs at A4 and B4, level 1 above, level 0 below."""
    axes = [{"terrain": terrain, "hexes": "A3 A4 A5"}, {"terrain": terrain, "hexes": "B3 B4 B5"}]
    return {"signs": f"...{sign}....", "levels": "11110000", "target": 4, "map": {"axes": axes}}


@pytest.mark.rule("COVER-07")
def test_cover_of_a_path_and_of_stairs() -> None:
    """On a path a man has medium cover against shots from a lower level, else none; on stone stairs light cover from
    anywhere."""
    assert hidden(**steps("path", "p"), shooter=8) == MEDIUM
    assert hidden(**steps("path", "p"), shooter=1) == NONE
    assert hidden(**steps("stone_stairs", "x"), shooter=8) == LIGHT
    assert hidden(**steps("stone_stairs", "x"), shooter=1) == LIGHT


@pytest.mark.rule("COVER-08", "CTX-15")
def test_a_low_wall_covers_the_hex_behind_it() -> None:
    """A low wall covers medium, but only the hex directly behind it, and only against shots across it."""
    assert walled("low_wall", "A3/A4") == MEDIUM
    assert walled("low_wall", "A3/A4", target=5) == NONE, "two hexes behind"
    assert walled("low_wall", "A4/A5") == NONE, "behind his back"
    assert walled("low_wall", "A4/B3") == NONE, "on another side"
    assert walled("balustrade", "A3/A4") == LIGHT


@pytest.mark.rule("COVER-08", "LOF-03", "CTX-15")
@pytest.mark.parametrize(
    ("sides", "signs", "expected"),
    [(["C3/B2", "C3/B3"], "..", MEDIUM), (["C3/B2"], "..", NONE), (["C3/B3"], "..", NONE), (["C3/B3"], "t.", MEDIUM)],
)
def test_a_low_wall_and_a_line_along_a_border(sides: list[str], signs: str, expected: int) -> None:
    """From A3 to C3 the line enters between two sides: both must be walled, unless a tree leaves only one of the
    ways."""
    game = drawn(
        f". . . .\n. {signs[0]} . .\nO {signs[1]} P .\n. . . .", O=man("olivier", "A"), P=man("pandolf", "B"),
        map={"hexsides": {"low_wall": sides}}, sequence="fire",
    )  # fmt: skip
    assert cover(game, shot(game, "olivier", "pandolf", "short_bow")) == expected


@pytest.mark.rule("BLDG-02", "LOF-03")
def test_the_end_of_a_wall_stops_a_line_along_a_border() -> None:
    """From A3 to C3 the line runs between B2 and B3: a tall wall that it touches but with its end stops it; a low wall, a door or a wall
    that it does not touch does not."""
    cases = [
        ("wall", "A3/B2", False), ("wall", "B3/C3", False), ("wall", "A3/A4", True), ("wall", "B2/B1", True),
        ("low_wall", "A3/B2", True), ("door", "A3/B2", True),
    ]  # fmt: skip
    for kind, side, possible in cases:
        game = drawn(
            ". . . .\n. . . .\nO . P .\n. . . .",
            O=man("olivier", "A"),
            P=man("pandolf", "B"),
            map={"hexsides": {kind: [side]}},
            sequence="fire",
        )
        assert game.allowed(shot(game, "olivier", "pandolf", "short_bow")) is possible, (kind, side)


@pytest.mark.rule("COVER-09", "CTX-11")
def test_covers_do_not_add_up() -> None:
    """Scrub before a man in scrub is still light cover; of scrub and a low wall the wall counts. [RULING-T-67]"""
    assert hidden(".sss.s") == LIGHT
    assert walled("low_wall", "A3/A4", signs="...s..") == MEDIUM
    assert walled("balustrade", "A3/A4", signs="...s..") == LIGHT
    assert hidden(".....b...", "111110000", map={"hexsides": {"low_wall": ["A5/A6"]}}) == MEDIUM


@pytest.mark.rule("COVER-09", "CTX-11")
def test_the_reason_of_a_cover_is_told_once() -> None:
    """The forecast of a shot names the one cover that counts."""
    game = lane("..s..s", people={1: man("olivier", "A"), 6: man("pandolf", "B")}, map={"hexsides": {"low_wall": ["A5/A6"]}})
    terms = game.plan(shot(game, "olivier", "pandolf", "short_bow")).cover_terms
    assert [(term.value, term.rule, term.about) for term in terms] == [(MEDIUM, "COVER-08", "low_wall")]
