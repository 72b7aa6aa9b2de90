"""Cases of sieges and campaigns on the command line: ruled upon, looked ahead from, and what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hauberk.library import load
from hauberk.siege import questions as q
from tests.cli.kit import hauberk, refused

CASES = Path(__file__).parents[1] / "printed" / "cases"


def test_a_siege_case_is_ruled_upon() -> None:
    found = json.loads(hauberk("adjudicate", CASES / "DX-A-05.toml"))
    assert found["ruleset"] == "anarchy"
    assert found["position"]["day"] == 8
    assert found["rulings"][0]["refused"]["text"].startswith("The mangonel no. 6 must be mended first (A-MANG-12).")
    french = json.loads(hauberk("adjudicate", CASES / "DX-A-05.toml", "--lang", "fr"))
    assert french["rulings"][0]["refused"]["text"].startswith("Il faut d'abord réparer le mangonneau n° 6 (A-MANG-12).")


def case(tmp_path: Path, text: str) -> Path:
    """A case file."""
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_sieges_and_campaigns_are_looked_ahead_from(tmp_path: Path) -> None:
    """A case, a scenario as it begins, and a record; what can fall in too many ways is drawn, and says by how much it may be wrong."""
    assert int(hauberk("perft", CASES / "DX-A-05.toml")) > 1
    assert "mangonel no. 6" in refused("forecast", CASES / "DX-A-05.toml")
    assert int(hauberk("perft", "the_val_demone")) == 21
    found = json.loads(hauberk("forecast", "engines_for_trowbridge", "morning"))
    assert [outcome["chance"] for outcome in found["outcomes"]] == ["1/1"]
    match, path = load("the_farm_on_the_gargano_road", seed="1"), tmp_path / "siege.jsonl"
    while sum(isinstance(question, q.OrdersAsked) for question in match.position.state.pending) != 1:
        actions = [each for each in match.legal if not each.startswith("quiet")]
        match.do(actions[-1] if "answer pass" in match.legal else actions[0])
    match.save(path)
    found = json.loads(hauberk("forecast", path, str(match.legal[0]), "--draws", "50"))
    assert found["drawn"] == 50
    assert abs(sum(outcome["percent"] for outcome in found["outcomes"]) - 100) < 0.01
    assert all(0 < change["error"] < 20 for change in found["changes"])


def test_every_fault_of_a_siege_case_is_told(tmp_path: Path) -> None:
    text = """kind = "siege"
siege = "marmions_ditch"
people = [{ who = "nobody_known" }, { who = "ivo", fate = "asleep" }]
engines = [{ id = "new", kind = "catapult" }]
mines = [{ id = "m", section = "nowhere" }]

[stock.C]
ladder = 1

[damage]
A1 = 1

[state]
step = "noon"
hurry = true

[[do]]
do = "dance"
"""
    complaints = refused("adjudicate", case(tmp_path, text))
    for word in ("nobody_known", "asleep", "catapult", "nowhere", "no side 'C'", "A1 is no wall", "noon", "hurry", "dance"):
        assert word in complaints


def test_dice_before_the_first_decision_must_suffice_and_be_thrown(tmp_path: Path) -> None:
    head = 'kind = "siege"\nsiege = "marmions_ditch"\n'
    morning = '[state]\nday = 6\nstep = "initiative"\nfood = 5\n'
    assert "throw 2 was asked for" in refused("adjudicate", case(tmp_path, f"{head}dice = [3]\n{morning}"))
    assert "1 of them are not thrown" in refused("adjudicate", case(tmp_path, f"{head}dice = [3, 4, 5]\n{morning}"))
    assert json.loads(hauberk("adjudicate", case(tmp_path, f"{head}dice = [3, 4]\n{morning}")))["position"]["initiative"] == "A"
    assert "no 'nowhere' here" in refused("adjudicate", case(tmp_path, 'kind = "siege"\nsiege = "nowhere"\n'))
    promise = (CASES / "EX-AC-11.4-1.toml").read_text(encoding="utf-8")
    assert "not thrown" in refused("adjudicate", case(tmp_path, promise.replace("dice = [7]", "dice = [7, 7]")))
    assert "asked for" in refused("adjudicate", case(tmp_path, promise.replace("dice = [7]", "dice = []")))


def test_a_case_may_hold_its_siege_itself(tmp_path: Path) -> None:
    text = """kind = "siege"
ruleset = "guiscard"
place = "farm"
grounds = ["meadow"]
dice = [6, 10]

[state]
day = 2
step = "initiative"
food = 4

[switches]
open_provisions = true

[sides.A]
name = { en = "Greeks", fr = "Grecs", it = "Greci" }
group = "byzantines"
commander = "argyros"
people = "argyros leon zenon"

[sides.B]
name = { en = "Normans", fr = "Normands", it = "Normanni" }
group = "normans"
commander = "tancrede"
people = "tancrede gui"
"""
    found = json.loads(hauberk("adjudicate", case(tmp_path, text)))
    assert found["position"]["numbers"] == {"A": 3, "B": 2}
    assert found["position"]["initiative"] == "A"
    assert "lacks 'sides'" in refused("adjudicate", case(tmp_path, 'kind = "siege"\nruleset = "guiscard"\nplace = "farm"\n'))


# -- campaigns -----------------------------------------------------------------------------------------------------------


def test_all_faults_of_a_campaign_case_are_told_at_once(tmp_path: Path) -> None:
    text = (CASES / "EX-GC-15.3-1.toml").read_text(encoding="utf-8")
    for old, new in (
        ('how = "demand"', "how = 3"), ('do = "march"', 'do = "fly"'), ('acts = ["william"]', 'acts = ["willem"]\nday = 0'),
        ("dice = [3]", 'dice = ["three"]'),
    ):  # fmt: skip
        assert old in text
        text = text.replace(old, new, 1)
    text += '\n[[people]]\nwho = "nobody"\n\n[[counters]]\nid = "william"\ncame_from = "0302"\nweary = true\n'
    complaints = refused("adjudicate", case(tmp_path, text))
    for words in ("'fly'", "how", "willem", "day is 0", "three", "'nobody'", "0302", "weary"):
        assert words in complaints, words
    assert all(line.startswith("case.toml:") for line in complaints.splitlines())


@pytest.mark.parametrize(
    "old, new, word",
    [
        ('"norman" }, {', '"northman" }, {', "northman"),
        ('relief = """\n...\n', 'relief = """\n..x\n', "'x'"),
        ('hex = "0201"', 'hex = "0901"', "0901"),
        ('at = "0101"', 'at = "nowhere"', "nowhere"),
        ("resources = 5", "resourses = 5", "resourses"),
        ("[3]", "[3, 4]", ""),
    ],
)
def test_the_country_and_its_people_are_checked(tmp_path: Path, old: str, new: str, word: str) -> None:
    text = (CASES / "EX-GC-15.3-1.toml").read_text(encoding="utf-8")
    assert old in text
    path = case(tmp_path, text.replace(old, new, 1))
    if word:
        assert word in refused("adjudicate", path)
    else:
        assert '"dice_left_over": 1' in hauberk("adjudicate", path)
