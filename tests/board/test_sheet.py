"""Reading map sheets: what is lawful, and every fault with its line, all at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.board.sheet import Ground, Sheet, load_sheet
from hauberk.common.faults import BadInput, Fault

HEAD = """\
id = "trial"
title = { en = "Trial", fr = "Essai", it = "Prova" }
"""
LEGEND = """
[legend]
"." = "flat"
s = "scrub"
b = "bank"
k = "rock"
p = "path"
w = "river"
"""


def sheet(tmp_path: Path, text: str) -> Sheet:
    """Read a sheet from a text."""
    path = tmp_path / "trial.toml"
    path.write_text(text, encoding="utf-8")
    return load_sheet(path)


def faults(tmp_path: Path, text: str) -> list[Fault]:
    """Everything that is wrong with a text."""
    with pytest.raises(BadInput) as bad:
        sheet(tmp_path, text)
    return list(bad.value.faults)


def grid(rows: str, key: str = "terrain") -> str:
    """A grid as it is written in a file."""
    return f'{key} = """\n' + "\n".join(rows.split()) + '\n"""\n'


def line_of(text: str, part: str) -> int:
    """The line of a text on which something stands for the first time."""
    return next(number for number, line in enumerate(text.splitlines(), start=1) if part in line)


# -- what is lawful ------------------------------------------------------------------------------------------------


def test_a_plain_sheet(tmp_path: Path) -> None:
    """Columns, rows and ground come out as they were drawn."""
    found = sheet(tmp_path, HEAD + grid("..s. .... ...w") + LEGEND)
    assert (found.columns, found.rows) == (4, 3)
    assert found.ground[0, 2, 0] == Ground("scrub", 0)
    assert found.ground[0, 3, 2] == Ground("river", 0)
    assert len(found.ground) == 12
    assert found.title["it"] == "Prova"


def test_a_slope_finds_its_crest(tmp_path: Path) -> None:
    """The top of a bank is its side towards the upper ground; it need not be written down."""
    text = HEAD + grid("...... bbbbbb ......") + grid("111111 000000 000000", "levels") + LEGEND
    found = sheet(tmp_path, text)
    assert {(column, row) for column, row, _ in found.crest} == {(column, 1) for column in range(6)}
    # An even column touches the row above with three sides, an odd one with one; all lead to level 1.
    assert {side for column, _, side in found.crest if column % 2 == 0 and column > 0} == {0, 1, 5} - {3}
    assert {side for column, _, side in found.crest if column % 2} == {0}


def test_a_crest_can_be_given(tmp_path: Path) -> None:
    """Where the painter knows better, his crest counts."""
    text = HEAD + 'crest = ["A2/A1"]\n' + grid(".. bb ..") + grid("11 00 00", "levels") + LEGEND
    assert sheet(tmp_path, text).crest == frozenset({(0, 1, 0)})


def test_an_axis_opens_two_sides(tmp_path: Path) -> None:
    """A path is open only towards its neighbours on the line."""
    axis = '\n[[axes]]\nterrain = "path"\nhexes = "A2 B2 C2 D2 E2"\n'
    found = sheet(tmp_path, HEAD + grid("...... .ppp.. ......") + LEGEND + axis)
    assert found.axes == {(1, 1): frozenset({5, 1}), (2, 1): frozenset({4, 2}), (3, 1): frozenset({5, 1})}


def test_a_bridge_lies_over_the_water(tmp_path: Path) -> None:
    """Between the ends of its axis the bridge is what one walks on; the river is still below."""
    axis = '\n[[axes]]\nterrain = "bridge"\nhexes = "C1 C2 C3 C4"\n'
    found = sheet(tmp_path, HEAD + grid("...... wwwwww wwwwww ......") + LEGEND + axis)
    assert found.ground[0, 2, 1] == Ground("river", 0, "bridge")
    assert found.ground[0, 2, 2] == Ground("river", 0, "bridge")
    assert found.ground[0, 2, 0] == Ground("flat", 0)
    assert found.ground[0, 3, 1] == Ground("river", 0)


def test_hexsides_are_noted_from_both_hexes(tmp_path: Path) -> None:
    """A low wall between C2 and C3 is there for both."""
    found = sheet(tmp_path, HEAD + grid("...... ...... ......") + LEGEND + '\n[hexsides]\nlow_wall = ["C2/C3"]\n')
    assert found.hexsides == {(0, 2, 1, 3): "low_wall", (0, 2, 2, 0): "low_wall"}


def test_storeys_and_links(tmp_path: Path) -> None:
    """A storey covers the hexes that are drawn; a link joins it to the ground."""
    more = 'links = ["B2/0 B2/1"]\n'
    storey = '\n[[storeys]]\nstorey = 1\nlevel = 1\nterrain = """\n____\n_..\n"""\n'
    found = sheet(tmp_path, HEAD + more + grid(".... .... ....") + LEGEND + storey)
    assert {spot for spot in found.ground if spot[0]} == {(1, 1, 1), (1, 2, 1)}
    assert found.links == (((0, 1, 1), (1, 1, 1)),)


def test_turning_twice_is_no_turn(tmp_path: Path) -> None:
    """A sheet turned by half twice lies as it lay."""
    text = (
        HEAD + 'branches = "A1"\n' + grid("...... bbbbbb ......") + grid("111111 000000 000000", "levels") + LEGEND
        + '\n[hexsides]\nlow_wall = ["C2/C3"]\n'
    )  # fmt: skip
    found = sheet(tmp_path, text)
    assert found.turned() != found
    assert found.turned().turned() == found


# -- faults --------------------------------------------------------------------------------------------------------


ROWS = grid(".... ....")
WIDE = grid("...... ...... ......")


@pytest.mark.parametrize(
    ("text", "place", "below", "what", "hint"),
    [
        (HEAD + grid(".... ... ....") + LEGEND, "terrain", 2, "row 2 has 3 hexes", ""),
        (HEAD + grid("... ...") + LEGEND, "terrain", 0, "3 columns", ""),
        (HEAD + 'terrain = ""\n' + LEGEND, "terrain", 0, "no hexes", ""),
        (HEAD + grid(".... .q.. ....") + LEGEND + 'q = "scrup"\n', "scrup", 0, "'scrup'", "scrub"),
        (HEAD + ROWS + LEGEND + 'qq = "scrub"\n', "qq", 0, "qq", ""),
        (HEAD + 'branchs = "A1"\n' + ROWS + LEGEND, "branchs", 0, "branchs", "branches"),
        ('id = "trial"\n' + ROWS + LEGEND, "", 0, "lacks 'title'", ""),
        (HEAD.replace(', it = "Prova"', "") + ROWS + LEGEND, "title", 0, "'it'", ""),
        (HEAD + grid(".... .b.. ....") + LEGEND, "terrain", 2, "B2", ""),
        (HEAD + ROWS + grid("0000 000", "levels") + LEGEND, "levels", 0, "", ""),
        (HEAD + ROWS + grid("0000 00x0", "levels") + LEGEND, "00x0", 0, "C2", ""),
        (HEAD + grid(".... .p.. ....") + LEGEND, "", 0, "B2 is path but lies on no axis", ""),
        (HEAD + WIDE + LEGEND + '\n[hexsides]\nlow_wal = ["C2/C3"]\n', "low_wal", 0, "low_wal", "low_wall"),
        (HEAD + "terrain == 1\n" + LEGEND, "==", 0, "", ""),
    ],
)
def test_one_fault_with_its_line_and_a_hint(tmp_path: Path, text: str, place: str, below: int, what: str, hint: str) -> None:
    """A row too short or too many columns, no hexes, unknown words and signs, what is lacking, slopes and paths that lead nowhere."""
    found = next(fault for fault in faults(tmp_path, text) if what in fault.what)
    assert found.line == (line_of(text, place) + below if place else found.line)
    assert hint in found.hint


def test_an_unknown_sign(tmp_path: Path) -> None:
    """Every hex whose sign is not in the legend is named with its line."""
    text = HEAD + grid(".... .q.. ...z") + LEGEND
    found = faults(tmp_path, text)
    first = line_of(text, 'terrain = """') + 1
    assert [(fault.line, fault.what.split(":")[0]) for fault in found] == [(first + 1, "B2"), (first + 2, "D3")]


@pytest.mark.rule("ELEV-01")
def test_an_unclosed_slope(tmp_path: Path) -> None:
    """Where level 1 meets level 0 without a bank the two hexes are named, with their line."""
    text = HEAD + grid(".... bb.. ....") + grid("1111 0000 0000", "levels") + LEGEND
    found = faults(tmp_path, text)
    assert found
    assert all("without a slope" in fault.what for fault in found)
    first = line_of(text, 'terrain = """')
    assert all(fault.line == first + int(fault.what.split()[0][1:]) for fault in found)
    assert any("D1 and D2" in fault.what for fault in found)


@pytest.mark.parametrize(
    "terrain, hexes, word",
    [
        ("path", "A2 B2 D2", "not neighbours"),
        ("path", "A2 B2 C9", "'C9'"),
        ("path", "A2 B2 c3", "'c3'"),
        ("flat", "A2 B2 C2", "no 'flat'"),
    ],
)
def test_a_bad_axis(tmp_path: Path, terrain: str, hexes: str, word: str) -> None:
    """An axis runs from hex to neighbouring hex on the sheet, and only paths, stairs and bridges have one."""
    axis = f'\n[[axes]]\nterrain = "{terrain}"\nhexes = "{hexes}"\n'
    text = HEAD + grid("...... .p.... ......") + LEGEND + axis
    found = faults(tmp_path, text)
    wrong = [fault for fault in found if word in fault.what]
    assert wrong
    assert wrong[0].line in (line_of(text, "hexes ="), line_of(text, f'terrain = "{terrain}"'))


@pytest.mark.parametrize("side", ["C2", "C2/E2", "C2/C2", "C2/C9", "C2 / C3 / C4"])
def test_a_bad_hexside(tmp_path: Path, side: str) -> None:
    """A hexside lies between two neighbours on the sheet."""
    text = HEAD + grid("...... ...... ......") + LEGEND + f'\n[hexsides]\nlow_wall = ["{side}"]\n'
    found = faults(tmp_path, text)
    assert {fault.line for fault in found} == {line_of(text, "low_wall")}


@pytest.mark.parametrize("link", ["B2/0 B2/2", "B2 B2/x", "B2/0", "Q9/0 Q9/1"])
def test_a_bad_link(tmp_path: Path, link: str) -> None:
    """A link joins two cells that are there."""
    storey = '\n[[storeys]]\nstorey = 1\nlevel = 1\nterrain = """\n____\n_..\n"""\n'
    text = HEAD + f'links = ["{link}"]\n' + grid(".... .... ....") + LEGEND + storey
    (found,) = faults(tmp_path, text)
    assert found.line == line_of(text, "links")


@pytest.mark.parametrize("corner", ["", "B2", "B2 B2/B3", "B2 Q9/B3 B2/B1", "B2 B2/B3 B2/B1 B2/C2"])
def test_a_bad_corner(tmp_path: Path, corner: str) -> None:
    """A corner is a hex and two walls."""
    text = HEAD + f'corners = ["{corner}"]\n' + grid(".... .... ....") + LEGEND
    found = faults(tmp_path, text)
    assert {fault.line for fault in found} == {line_of(text, "corners")}
    assert any("does not name a hex and two walls" in fault.what for fault in found)


def test_a_storey_beyond_the_sheet(tmp_path: Path) -> None:
    """A storey stands over ground, and its signs are those of the legend."""
    storey = '\n[[storeys]]\nstorey = 1\nlevel = 1\nterrain = """\n____.\n_q__\n"""\n'
    found = faults(tmp_path, HEAD + grid(".... ....") + LEGEND + storey)
    assert [fault.what.split(" at ")[1].split(" ")[0] for fault in found] == ["E1", "B2"]


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    """Wrong row, unknown sign, unknown field, open slope, bad axis, bad hexside: one reading shows them all."""
    text = (
        HEAD + 'colour = "green"\n' + grid("...... ..... ..q... ...... ......") + LEGEND
        + '\n[[axes]]\nterrain = "path"\nhexes = "A1 C1"\n\n[hexsides]\nfence = ["A1/A2"]\nlow_wall = ["A1/F1"]\n'
    )  # fmt: skip
    found = faults(tmp_path, text)
    words = ["colour", "row 2", "C3", "not neighbours", "fence", "A1/F1"]
    assert all(any(word in fault.what for fault in found) for word in words)
    assert all(fault.line > 0 for fault in found)
    assert all(fault.file == "trial.toml" for fault in found)
