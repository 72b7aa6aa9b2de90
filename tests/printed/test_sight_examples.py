"""Printed examples of shooting from walls, towers, slits, hoardings and ditches. The pictures are lost: set-ups are built to the text."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import TakeCover
from hauberk.board.terrain import Cover
from tests.battle.shots import armed, cover, flown, put, shot
from tests.battle.test_openings import at_a_corner
from tests.kit import Table, drawn


def built(
    terrain: str, upper: dict[int, str], people: dict[str, str], *, floors: dict[int, dict[str, str]] | None = None, **more: Any
) -> Table:
    """A place with storeys, on a hill of some levels; `people`: who stands where, our own with a star."""
    hill = more.pop("hill", 0)
    rows = "\n".join("".join(line.split()) for line in terrain.strip().splitlines())
    storeys = [
        {
            "storey": storey, "level": storey + hill, "terrain": "\n".join("".join(line.split()) for line in text.strip().splitlines()),
            "hexsides": {kind: [sides] for kind, sides in (floors or {}).get(storey, {}).items()},
        }
        for storey, text in upper.items()
    ]  # fmt: skip
    men = [{"who": who.strip("*"), "side": "A" if who.endswith("*") else "B", "at": at} for who, at in people.items()]
    picture = "\n".join(". " * len(line) for line in rows.splitlines())
    sides = {kind: [text] for kind, text in more.pop("sides", {}).items()}
    board = {"terrain": rows, "storeys": storeys, "hexsides": sides, **more.pop("map", {})}
    return drawn(picture, map=board, men=men, sequence="fire", **more)


def column(signs: str) -> str:
    """A lane one hex wide, drawn twice side by side."""
    return "\n".join(sign * 2 for sign in signs)


def may(game: Table, who: str, target: str, weapon: str = "short_bow") -> bool:
    """Is the shot lawful?"""
    return game.allowed(shot(game, who, target, weapon))


@pytest.mark.rule("BLDG-08", "BLDG-09")
@pytest.mark.example("EX-G-8.3.6-1")
def test_a_cataphract_at_a_corner() -> None:
    """Two Arabs shoot at a cataphract from the two sides of a corner: it covers him against one of them, as his owner says."""
    game = at_a_corner(men=[{"who": "alphonse", "side": "A", "at": "E1"}])
    put(game, "olivier", "A4")
    game.do(shot(game, "olivier", "pandolf", "short_bow"))
    assert flown(game.do(TakeCover("pandolf", "alphonse"), 1, 10)).cover == Cover.NONE
    assert cover(game, shot(game, "alphonse", "pandolf", "short_bow")) == Cover.MEDIUM


@pytest.mark.rule("LEVEL-01", "LEVEL-02", "LEVEL-06")
@pytest.mark.example("EX-G-9.3.1-1")
def test_from_the_tower_over_palisade_and_bank() -> None:
    """From the tower Alphonse hits Philemon, far from palisade and bank; Olivier does not hit Manueles, who is too near to both."""
    game = built(
        column("##......b........"), {2: column("rr_______________")},
        {"alphonse*": "A2/2", "olivier*": "B2/2", "philemon": "A16", "manueles": "B10"}, hill=1,
        sides={"palisade": "A6/A7 B6/B7"}, map={"levels": column("00000000000000000".replace("0", "1", 8))},
    )  # fmt: skip
    assert may(game, "alphonse", "philemon")
    assert not may(game, "olivier", "manueles")


@pytest.mark.rule("LEVEL-01", "LEVEL-02")
@pytest.mark.example("EX-G-9.3.1-2")
def test_from_platforms_over_a_bank() -> None:
    """From the platform behind the palisade Alphonse hits Philemon; Olivier does not hit Manueles close under the bank."""
    game = built(
        column("y....b......"), {1: column("l___________")},
        {"alphonse*": "A1/1", "olivier*": "B1/1", "philemon": "A12", "manueles": "B7"}, hill=1,
        floors={1: {"stakes": "A1/A2 B1/B2"}}, map={"levels": column("111110000000")},
    )  # fmt: skip
    assert may(game, "alphonse", "philemon")
    assert not may(game, "olivier", "manueles")


TOWER = """
    . . . . . . . .
    . . . . . . . .
    . . i i . . . .
    . . i i . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""
FACES = ("C3/C2", "C3/B2", "C3/B3", "C3/D2", "C4/B3", "C4/B4", "C4/C5", "D3/D2", "D3/E3", "D3/E4", "D4/E4", "D4/E5", "D4/D5", "D4/C5")


@pytest.mark.rule("LOOP-02", "LOOP-03", "LOOP-05", "LOOP-07")
@pytest.mark.example("EX-G-9.3.3-1")
def test_behind_the_slits_of_the_tower() -> None:
    """Alphonse and Olivier share a slit where their hexes meet, Olivier has another to the south: what each hits, and who hits back."""
    slits = {"shared_slit": "C4/C5 D4/C5", "arrow_slit": "D4/D5"}
    hung = " ".join(slits.values()).split()
    people = {"olivier*": "D4", "alphonse*": "C4", "manueles": "B6", "petros": "D8", "philemon": "E7"}
    game = built(TOWER, {}, people, sides={**slits, "castle_face": " ".join(side for side in FACES if side not in hung)})
    assert may(game, "olivier", "manueles"), "out of the slit he shares with Alphonse"
    assert may(game, "alphonse", "manueles")
    assert may(game, "olivier", "petros")
    assert not may(game, "alphonse", "philemon"), "too far to the east for the slit he has"
    assert may(game, "olivier", "philemon"), "out of the southern slit"
    starts = {seen.start for seen in game.field.sight.lines(game.cell("D4"), game.cell("E7"))}
    assert starts == {3}
    for foe in ("petros", "manueles"):
        armed(game, foe, "short_bow", code="Nia")
    game.state = game.state._replace(active=1)
    assert may(game, "petros", "olivier"), "he stands in the axis of the slit"
    assert cover(game, shot(game, "petros", "olivier", "short_bow")) == Cover.STRONG
    assert not may(game, "petros", "alphonse")
    for shooter in ("olivier", "alphonse"):
        assert may(game, "manueles", shooter), "the axis of a shared slit runs on from the side between its two hexes"
        assert cover(game, shot(game, "manueles", shooter, "short_bow")) == Cover.STRONG
    put(game, "manueles", "B7")
    assert not may(game, "manueles", "olivier")
    assert not may(game, "manueles", "alphonse")


@pytest.mark.rule("SC-MSHOT-02", "SC-MSHOT-04", "SC-MSHOT-05", "SC-MSHOT-06")
@pytest.mark.example("EX-S-2.14-1")
def test_bows_round_a_ditch() -> None:
    """From the wall and from the edge one shoots at everybody; from farther off not into the ditch, and out of the ditch not up."""
    game = built(
        column("##oooo......"), {2: column("rr__________")},
        {"olivier*": "A2/2", "alphonse*": "B7", "renouf*": "A10", "pandolf": "A4", "okeanos": "B5"},
        floors={2: {"crenels": "A2/A3 B2/B3"}}, ruleset="siege_classic",
    )  # fmt: skip
    armed(game, "olivier", "crossbow", code="Nia")
    assert may(game, "olivier", "pandolf", "crossbow")
    assert may(game, "olivier", "okeanos", "crossbow")
    assert may(game, "alphonse", "pandolf")
    assert may(game, "alphonse", "okeanos")
    for low in ("pandolf", "okeanos"):
        assert game.refused(shot(game, "renouf", low, "short_bow")).reason == "ditch_hides"
        armed(game, low, "short_bow", code="Nia")
    game.state = game.state._replace(active=1)
    for low in ("pandolf", "okeanos"):
        for high in ("olivier", "alphonse"):
            assert game.refused(shot(game, low, high, "short_bow")).reason == "out_of_the_ditch", (low, high)


@pytest.mark.rule("A-HOARD-17", "A-HOARD-20")
@pytest.mark.example("EX-A-3.3.5.3-1")
def test_over_the_hoardings_and_behind_them() -> None:
    """Ekbert on the tower, a level above and beside the hoarding, hits every hex beyond it; Ednyfed on the walk behind hits none."""
    boards = {"hoarding_front": "A4/A5 B4/B5", "crenels_to_hoarding": "A3/A4"}
    game = built(
        "##\n##\n##" + "\n.." * 9, {2: "__\n__\nr_\n&&", 3: "__\n__\n_z"},
        {"ednyfed*": "A3/2", "ekbert*": "B3/3", "rupert": "A12", "sibert": "B12"},
        floors={2: boards}, ruleset="anarchy",
    )  # fmt: skip
    for row in range(5, 13):
        put(game, "rupert", f"A{row}")
        put(game, "sibert", f"B{row}")
        assert may(game, "ekbert", "sibert", "crossbow"), row
        assert not may(game, "ednyfed", "rupert", "longbow"), row


@pytest.mark.rule("A-HOARD-16", "A-HOARD-18")
@pytest.mark.example("EX-A-3.3.3-2")
def test_wigo_over_sibert() -> None:
    """Wigo in the hoarding right over Sibert shoots at Rupert farther off, not straight down at Sibert."""
    game = built(
        column("##........"), {2: column("rr&_______")}, {"wigo*": "A3/2", "sibert": "A3", "rupert": "B6"},
        floors={2: {"hoarding_front": "A3/A4 B3/B4 A3/B3", "crenels_to_hoarding": "A2/A3 B2/B3"}}, ruleset="anarchy",
    )  # fmt: skip
    armed(game, "wigo", "short_bow", code="Nia")
    assert may(game, "wigo", "rupert")
    assert game.refused(shot(game, "wigo", "sibert", "short_bow"))[:2] == ("no_bow_straight_down", "A-HOARD-18")


@pytest.mark.rule("A-MANT-04")
@pytest.mark.example("EX-A-3.5.2-1")
def test_round_a_mantlet() -> None:
    """Lines that come in over the screened side or the sides next to it find strong cover, over the other three none."""
    empty = "\n".join(["......."[:6]] * 7)
    game = built(
        empty, {}, {"olivier*": "C1", "pandolf": "C4"}, sides={"mantlet": "C4/C3", "mantlet_wing": "C4/B3 C4/D3"}, ruleset="anarchy"
    )
    expected = {"C1": Cover.STRONG, "A3": Cover.STRONG, "E3": Cover.STRONG, "A5": Cover.NONE, "E5": Cover.NONE, "C7": Cover.NONE}
    found = {}
    for place in expected:
        put(game, "olivier", place)
        found[place] = cover(game, shot(game, "olivier", "pandolf", "short_bow"))
    assert found == expected
