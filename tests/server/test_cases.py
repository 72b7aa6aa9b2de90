"""Cases over HTTP: the answer of `hauberk adjudicate`, its file, its bounds; and the search for people."""

from __future__ import annotations

import json
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.battle.case_file import toml_of
from hauberk.play.cases import load_case
from hauberk.rulesets.people import load_people
from hauberk.tell.referee import answer
from tests.cases import answer_text

CASES = Path(__file__).parents[2] / "docs" / "cases"
FILES = sorted(CASES.rglob("*.toml"))
DUEL = """
sequence = "combat"
men = [
    { who = "Guy", foot = [22, 11, 6], armoured = true, weapons = ["sword"], side = "A", at = "C3" },
    { who = "ahmad", side = "B", at = "D3" },
]

[map]
terrain = \"\"\"
......
......
......
......
\"\"\"
"""
BLOW = '[[do]]\ndo = "attack"\nmen = ["Guy"]\ntarget = "ahmad"\ndice = [4]\n'


def post(client: TestClient, text: str, lang: str = "en", **query: Any) -> Any:
    """Send a case."""
    return client.post("/api/cases", params={"lang": lang, **query}, content=text.encode())


@pytest.mark.parametrize("name", ["hoplites", "refused", "counter_charge"])
def test_a_case_is_answered_as_on_the_command_line(client: TestClient, name: str) -> None:
    path = CASES / f"{name}.toml"
    found = post(client, path.read_text(encoding="utf-8"), "fr")
    assert found.status_code == 200
    assert found.json() == json.loads(json.dumps(answer(load_case(path), "fr")))


def test_a_case_may_be_json(client: TestClient) -> None:
    table = tomllib.loads(DUEL + BLOW)
    assert post(client, json.dumps(table)).json() == post(client, DUEL + BLOW).json()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_case_written_down_is_the_same_case(path: Path) -> None:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    assert tomllib.loads(toml_of(table)) == table


@pytest.mark.parametrize("text", ['a "quoted" word', "back\\slash", "two\nlines", 'ends with "\n"', "\x7f\x00\t", "\nfirst", '"""\n'])
def test_words_of_any_kind_are_written_down(text: str) -> None:
    table = {"note": text, "map": {"terrain": text}, "do": [{"do": text, "odd key": [text, {"deep": True}]}]}
    assert tomllib.loads(toml_of(table)) == table


def test_the_page_gets_the_position_the_file_and_what_may_be_done(client: TestClient) -> None:
    found = post(client, DUEL, page=1, board=1, man="Guy").json()
    assert found["case"] == tomllib.loads(DUEL)
    assert {man["who"] for man in found["start"]["men"]} == {"Guy", "ahmad"}
    assert found["board"]["columns"] == 6
    assert found["people"]["Guy"]["faces"]["foot"] == [22, 11, 6]
    assert found["of"]["attacks"][0]["target"] == "ahmad"
    assert found["can"]["Guy"]["attack"] == 1
    blow = {**found["case"], "do": [{**found["of"]["attacks"][0]["do"], "dice": [4]}]}
    struck = post(client, json.dumps(blow), page=1).json()
    assert "board" not in struck
    lines = struck["rulings"][0]["lines"]
    assert [line["text"] for line in lines] == struck["rulings"][0]["words"]
    assert any("rule" in detail for line in lines for detail in line["details"])
    saved = answer_text(struck["file"])
    assert saved["rulings"][0]["events"] == struck["rulings"][0]["events"]
    assert saved["position"] == struck["position"]


def test_a_missing_die_is_named(client: TestClient) -> None:
    found = post(client, DUEL + BLOW.replace("dice = [4]\n", ""), page=1).json()["rulings"][0]
    assert (found["missing_die"]["throw"], found["missing_die"]["sides"]) == (1, 10)
    assert found["missing_die"]["rule"] in found["lines"][0]["text"]


def test_every_fault_is_told_at_once_with_its_place(client: TestClient) -> None:
    found = post(client, 'sequence = "combatt"\nmen = [{ who = "ahmed", side = "C", at = "Z9" }]\n[map]\nterrain = "..\\n..\\n"\n', "it")
    assert found.status_code == 400
    error = found.json()["error"]
    assert error["what"] == "bad_case"
    assert len(error["faults"]) >= 3
    assert any(fault["place"] == "case:1" and "combat" in fault["hint"] for fault in error["faults"])


@pytest.mark.parametrize("text", ["", "{", "= 1", "[1, 2]", '{"men": "\\ud800"}', "kind = 'siege'", "kind = 'campaign'", "[" * 5000])
def test_what_is_no_case_is_told(client: TestClient, text: str) -> None:
    found = post(client, text)
    assert found.status_code == 400
    assert found.json()["error"]["faults"]


def test_a_case_is_bounded(client: TestClient) -> None:
    assert post(client, "# " + "x" * 300_000).status_code == 413
    assert "commands" in post(client, DUEL + BLOW * 101).json()["error"]["faults"][0]["what"]
    stairs = 'storeys = 9\n[[board]]\nsheet = "meadow"\n' + "".join(
        f'[[board]]\nsheet = "meadow"\nof = {number}\nside = {2 + number % 2}\n' for number in range(1, 11)
    )
    began = time.perf_counter()
    found = post(client, stairs)
    assert found.status_code == 400
    assert time.perf_counter() - began < 10
    assert client.post("/api/cases", content=b"\xff\xfe").status_code == 400


def test_a_case_takes_no_longer_than_it_may(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauberk.server.referee.MOST_WORK", -1.0)
    found = post(client, DUEL + BLOW)
    assert found.status_code == 400
    assert "takes longer" in found.json()["error"]["faults"][0]["what"]


def test_people_are_found_as_on_the_command_line(client: TestClient) -> None:
    found = client.get("/api/people", params={"lang": "fr", "class": "knight", "weapon": "pennon_lance", "attack": "26"}).json()
    assert found["count"] == len(found["people"]) > 0
    assert all("pennon_lance" in each["weapons"] and each["faces"]["foot"][0] == 26 for each in found["people"])
    named = client.get("/api/people", params={"q": "tancr"}).json()["people"]
    assert [each["id"] for each in named] == ["tancrede"]
    in_armour = client.get("/api/people", params={"q": "gu", "armoured": "1"}).json()["people"]
    anyhow = client.get("/api/people", params={"q": "gu"}).json()["people"]
    assert {each["id"] for each in in_armour} == {each["id"] for each in anyhow if load_people().characters[each["id"]].armoured}
    assert 0 < len(in_armour) < len(anyhow)
    wrong = client.get("/api/people", params={"group": "normanns", "weapon": "swrd"})
    assert wrong.status_code == 400
    assert [each["place"] for each in wrong.json()["error"]["faults"]] == ["group", "weapon"]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_what_there_is_to_choose_from(client: TestClient, lang: str) -> None:
    kit = client.get("/api/cases", params={"lang": lang}).json()
    assert {"meadow", "norman_castle"} <= {each["id"] for each in kit["sheets"]}
    assert [each["id"] for each in kit["sequences"]] == ["fire", "charges", "movement", "combat"]
    assert all(each["title"] for each in (*kit["sheets"], *kit["machines"], *kit["groups"], *kit["classes"], *kit["weapons"]))
