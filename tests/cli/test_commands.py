"""Every command of `hauberk` does what its help says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hauberk import __version__, bench
from hauberk.common.faults import LANGUAGES
from hauberk.ledger import ledger
from hauberk.play.battle.scenario import scenario_files, sheet_files
from tests.cli.kit import hauberk

CASES = Path(__file__).parents[2] / "docs" / "cases"


def test_the_installed_command_tells_its_version() -> None:
    """As a player runs it, in a process of its own."""
    found = subprocess.run([sys.executable, "-m", "hauberk", "--version"], capture_output=True, text=True, check=True)
    assert found.stdout == f"hauberk {__version__}\n"


def test_the_version_is_told_by_the_command_line_too() -> None:
    assert hauberk("--version") == f"hauberk {__version__}\n"


def test_help_names_every_command() -> None:
    text = hauberk("--help")
    for command in ("scenarios", "watch", "adjudicate", "forecast", "replay", "verify", "rules", "perft", "bench", "check-data"):
        assert command in text


@pytest.mark.parametrize("path", sorted(CASES.glob("*.toml")), ids=lambda path: path.stem)
def test_adjudicate_rules_on_every_case(path: Path) -> None:
    """One ruling a command: events, a refusal, or a missing die."""
    found = json.loads(hauberk("adjudicate", path))
    assert found["ruleset"] in ("guiscard", "anarchy")
    assert found["rulings"]
    for ruling in found["rulings"]:
        assert ruling["command"]["do"]
        assert len(set(ruling) & {"events", "refused", "dice"}) == 1
    assert found["position"]["men"]


def test_adjudicate_reads_json_as_well(tmp_path: Path) -> None:
    import tomllib

    path = tmp_path / "hoplites.json"
    path.write_text(json.dumps(tomllib.loads((CASES / "hoplites.toml").read_text(encoding="utf-8"))), encoding="utf-8")
    assert hauberk("adjudicate", path) == hauberk("adjudicate", CASES / "hoplites.toml")


def test_forecast_gives_exact_chances() -> None:
    found = json.loads(hauberk("forecast", CASES / "hoplites.toml"))
    assert found
    assert "3/10" in json.dumps(found)


def test_perft_counts_the_ways_on() -> None:
    """The counts below each first command add up to the whole."""
    case = CASES / "infiltration.toml"
    whole = int(hauberk("perft", case, "--depth", "1").replace(",", ""))
    *parts, total = hauberk("perft", case, "--depth", "1", "--divide").splitlines()
    assert whole > 1
    assert int(total.replace(",", "")) == whole == sum(int(line.split()[0].replace(",", "")) for line in parts)


def test_rules_shows_a_rule_with_its_places() -> None:
    text = hauberk("rules", "mount-01")
    assert text.startswith("MOUNT-01")
    assert "battle/" in text


def test_rules_shows_a_chapter() -> None:
    text = hauberk("rules", "CHARGE")
    for rule in ledger():
        if rule.startswith("CHARGE"):
            assert rule in text


def test_rules_shows_a_ruling_with_its_readings() -> None:
    assert "our ruling" in hauberk("rules", "RULING-T-02")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_named_in_every_language(language: str) -> None:
    assert ledger()["CHARGE-01"].name[language] in hauberk("rules", "CHARGE-01", "--lang", language)


def test_rules_summary_counts_all_rules() -> None:
    last = hauberk("rules", "--summary").splitlines()[-1].split()
    counted = [rule for rule in ledger().values() if not rule.is_ruling]
    assert last == ["all", str(sum(rule.state == "done" for rule in counted)), str(len(counted))]


def test_rules_missing_lists_what_is_not_done() -> None:
    """One rule a line, however long its name."""
    lines = hauberk("rules", "--missing").splitlines()
    assert len(lines) == sum(rule.state != "done" for rule in ledger().values())


def test_check_data_finds_no_fault_in_ours() -> None:
    text = hauberk("check-data")
    assert text.endswith(": no fault found\n")
    for what in (f"{len(sheet_files())} sheets", f"{len(scenario_files())} scenarios", "tables", "people", "editions", "ledger"):
        assert what in text


def test_bench_prints_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """With tiny hosts and single turns: that it runs, not how fast."""
    muster = bench.muster
    monkeypatch.setattr(bench, "muster", lambda number, board=None: muster(4, board))
    monkeypatch.setattr(bench, "battle_rate", lambda number, games=1, seed=1: (1000.0, 50_000.0))
    monkeypatch.setattr(bench, "_median_us", lambda run, times, repeats=5: float(bool(run() or True)))
    monkeypatch.setattr(bench, "_verify_figure", lambda stick: bench.Figure("verify", 0.5, "s", 1.0, "≤ 1 s"))
    text = hauberk("bench", "--quick")
    for figure in ("yardstick", "random battle", "reach of a rider", "sight row", "decide + evolve", "child state", "verify"):
        assert figure in text
    names = [figure.name.strip() for figure in bench.measure(quick=True)]
    for name in ("reach of a foot man", "reach of a rider", "sight row on demand", "sight query, cached"):
        assert names[names.index(f"castle: {name}") + 1] == "times the meadow's"


def test_bench_measures_a_real_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two men a side, one battle."""
    muster = bench.muster
    monkeypatch.setattr(bench, "muster", lambda number, board=None: muster(2, board))
    rate, options = bench.battle_rate(2, games=1)
    assert rate > 0
    assert options > rate


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_with_its_rule(language: str) -> None:
    """Whoever asks the referee reads why not, in his own language."""
    found = json.loads(hauberk("adjudicate", CASES / "refused.toml", "--lang", language))
    refusals = [ruling["refused"] for ruling in found["rulings"]]
    assert refusals
    for refused in refusals:
        assert f"({refused['rule']})" in refused["text"]
        assert refused["reason"] not in refused["text"]
