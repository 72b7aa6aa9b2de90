"""Tables in layers: sections are put together, lines are replaced whole, faults are told where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.common.faults import BadInput
from hauberk.common.layers import laid_over, read_layers

COMMON = """
die = 10
[figures]
rope = { value = 8, source = "print" }
fall = { value = 6, source = "print" }
[ground.ladder]
foot = 3
bars = ["horses"]
source = "print"
"""
OWN = """
[figures]
fall = { value = 7, source = "ours" }
[ground.ladder]
foot = 2
source = "ours"
"""


def layers(folder: Path, **texts: str) -> tuple[Path, ...]:
    for name, text in texts.items():
        (folder / name).mkdir()
        (folder / name / "works.toml").write_text(text, encoding="utf-8")
    return tuple(folder / name / "works.toml" for name in texts)


def test_sections_are_put_together_and_lines_replaced_whole(tmp_path: Path) -> None:
    table = read_layers(*layers(tmp_path, base=COMMON, house=OWN)).table
    assert table["die"] == 10
    assert {name: line["value"] for name, line in table["figures"].items()} == {"rope": 8, "fall": 7}
    assert table["ground"] == {"ladder": {"foot": 2, "source": "ours"}}


def test_what_is_not_said_stays_in_its_order() -> None:
    assert list(laid_over({"a": 1, "b": {"c": 1}}, {"b": {"d": 2}, "e": 3}).items()) == [("a", 1), ("b", {"c": 1, "d": 2}), ("e", 3)]


def test_a_fault_is_told_where_it_stands(tmp_path: Path) -> None:
    reader = read_layers(*layers(tmp_path, base=COMMON, house=OWN))
    reader.fault("die", "too many faces")
    reader.child("figures").fault("rope", "too long")
    reader.child("figures").fault("fall", "too low")
    reader.child("figures").fault("nets", "where are they?")
    with pytest.raises(BadInput) as told:
        reader.source.done()
    assert [str(fault) for fault in told.value.faults] == [
        "base/works.toml:2: too many faces",
        "base/works.toml:4: too long",
        "house/works.toml:3: too low",
        "house/works.toml:2: where are they?",
    ]


def test_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as told:
        read_layers(*layers(tmp_path, base="die = ", house="[figures"))
    assert [fault.file for fault in told.value.faults] == ["base/works.toml", "house/works.toml"]
