"""The comparison of games before and after a change notices a change, and nothing else."""

from __future__ import annotations

import ast
import json
import zipfile
from pathlib import Path

import pytest
from tools import mutate, same_games

GAME = "battle/guiscard/the_first_arrows/0"


def test_a_game_follows_from_its_name() -> None:
    """Every scale has games; a name that is played twice gives the same record, without its header."""
    scales = [name.split("/")[0] for name in same_games.names({"battle": 2, "siege": 1, "campaign": 1})]
    assert scales == ["battle", "battle", "siege", "campaign"]
    lines = same_games.played(GAME)
    assert lines == same_games.played(GAME)
    assert set(json.loads(lines[0])) == {"side", "events"}


def test_the_first_line_that_differs_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "before"
    same_games.write(path, [GAME], jobs=1)
    assert same_games.compare(path, "battle/", jobs=1, most=5) == 0
    lines = same_games.played(GAME)
    lines[3] = "something else"
    path.write_text(f"{same_games.digest(lines)} {GAME}\n", encoding="utf-8")
    with zipfile.ZipFile(f"{path}.zip", "w") as records:
        records.writestr(GAME, "\n".join(lines))
    capsys.readouterr()
    assert same_games.compare(path, "", jobs=1, most=5) == 1
    assert f"{GAME} differs\n  step 3\n  was something else\n  is  {{" in capsys.readouterr().out


def test_the_header_of_a_fight_is_left_out() -> None:
    """Its version and digests are no part of the game, in a siege and in a siege of a campaign."""
    report = {"do": "report", "record": ["header", "step"]}
    for command, bare in ((report, {"do": "report", "record": ["step"]}), ({"do": "in_siege", "command": report}, None)):
        line = json.dumps({"side": "A", "command": command}, separators=(",", ":"))
        found = json.loads(same_games.without_headers(line))["command"]
        assert found == (bare or {"do": "in_siege", "command": {"do": "report", "record": ["step"]}})


# -- the changes that are made to see whether a test notices -----------------------------------------------------------


def test_changes_are_drawn_by_their_seed_over_all_packages_and_kinds() -> None:
    found = mutate.drawn("1066", 48, "")
    assert found == mutate.drawn("1066", 48, "")
    assert {each.file.split("/")[2] for each in found} == set(mutate.PACKAGES)
    assert len({each.kind for each in found}) == 8
    for each in found:
        before = (mutate.ROOT / each.file).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(each.source)) != ast.dump(ast.parse(before)), each.name


def test_only_tests_that_come_to_the_line_are_run_the_quickest_first() -> None:
    change = next(each for each in mutate.drawn("1066", 48, "") if each.line == each.last)
    here = {"tests.a.test_b.slow", "tests.a.test_b.quick", "tests.c.test_d.endless"}
    comes = {change.file: {change.line: here, change.line + 1: {"tests.e.test_f.other"}}}
    seconds = {"tests.a.test_b.slow": 9.0, "tests.a.test_b.quick": 0.1, "tests.e.test_f.other": 0.1}
    seconds["tests.c.test_d.endless"] = mutate.MOST_SECONDS
    assert mutate.Tests(comes, seconds).reaching(change) == ["tests/a/test_b.py::quick", "tests/a/test_b.py::slow"]
    assert mutate.Tests({}, seconds).reaching(change) == []
