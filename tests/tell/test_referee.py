"""The referee's answer in words: short, in three languages, beside the JSON."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hauberk.cli import app
from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.play.cases import load_case
from hauberk.tell.referee import answer, spoken
from tests.cases import answer_text

ROOT = Path(__file__).parents[2]
CASES = [*sorted((ROOT / "docs" / "cases").glob("*.toml")), *sorted((ROOT / "tests" / "printed" / "cases").glob("*.toml"))]
MEADOW = {"terrain": ("." * 12 + "\n") * 6}
ARCHERS = [{"who": "olivier", "side": "A", "at": "B3"}, {"who": "ahmad", "side": "B", "at": "G3"}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_ruling_has_words(path: Path, language: str) -> None:
    for ruling in answer(load_case(path), language)["rulings"]:
        assert ruling["words"], ruling["command"]
        assert all(text[0].isupper() or not text[0].isalpha() for text in ruling["words"]), ruling["words"]


def test_a_blow_is_told_with_its_reckoning() -> None:
    text = "\n".join(spoken(load_case(ROOT / "docs" / "cases" / "retreat.toml"), "en"))
    assert "Guy" in text
    assert "MELEE" in text
    assert "1. " in text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "for Olivier (1D10, HIT-02)"), ("fr", "pour Olivier (1D10, HIT-02)"), ("it", "per Olivier (1D10, HIT-02)")],
)
@pytest.mark.rule("HIT-02")
def test_a_missing_die_is_named_in_words(language: str, said: str) -> None:
    case = {"sequence": "fire", "men": ARCHERS, "map": MEADOW, "do": [{"do": "shoot", "man": "olivier", "dice": [3]}]}
    (words,) = answer_text(json.dumps(case), language)["rulings"][0]["words"]
    assert said in words


@pytest.mark.rule("DFIRE-01")
def test_a_question_is_answered_yes_or_no() -> None:
    case = {"active": "B", "men": ARCHERS, "map": MEADOW, "do": [{"may": "shoot_back", "man": "olivier"}, {"may": "leave", "man": "ahmad"}]}
    yes, no = answer_text(json.dumps(case))["rulings"]
    assert yes["words"] == ["Yes, that is lawful."]
    assert no["words"][0].startswith("No. ")


def test_what_is_unclear_is_listed() -> None:
    men = [*ARCHERS, {"who": "jemal", "side": "B", "at": "G5"}]
    case = {"sequence": "fire", "men": men, "map": MEADOW, "do": [{"do": "shoot", "man": "olivier", "dice": [3]}]}
    (words,) = answer_text(json.dumps(case))["rulings"][0]["words"]
    assert "target: Ahmad, Jemal" in words


@pytest.mark.rule("LADDER-15")
def test_who_falls_alive_is_no_body() -> None:
    asked = [{"ask": "landing_asked", "man": "olivier", "cells": ["C3", "C4"], "harm": "stunned", "rule": "LADDER-15"}]
    men = [{"who": "olivier", "side": "A"}]
    case = {"sequence": "combat", "asked": asked, "men": men, "map": MEADOW, "do": [{"do": "fall", "cell": "C4"}]}
    assert answer_text(json.dumps(case))["rulings"][0]["words"] == ["Olivier falls to C4.", "Olivier is stunned."]


def test_toml_and_json_are_answered_alike() -> None:
    path = ROOT / "docs" / "cases" / "retreat.toml"
    text = path.read_text(encoding="utf-8")
    assert answer_text(text) == answer_text(json.dumps(tomllib.loads(text)))


def test_a_text_with_faults_tells_them_all_with_their_lines() -> None:
    with pytest.raises(BadInput) as bad:
        answer_text('{\n "men": [{"who": "nobody", "side": "A", "at": "B3"}],\n "turn": "x",\n "map": {"terrain": "..\\n..\\n"}\n}')
    assert [fault.line for fault in bad.value.faults] == [3, 2, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_says_it_in_words(language: str) -> None:
    result = CliRunner().invoke(app, ["adjudicate", str(ROOT / "docs" / "cases" / "shooting.toml"), "--words", "--lang", language])
    assert result.exit_code == 0
    assert "Ahmad" in result.output
    assert "{" not in result.output
