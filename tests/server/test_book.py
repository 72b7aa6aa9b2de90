"""The book of rules, the play aid and the search: what they say is what the tables and the ledger say."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.common.faults import LANGUAGES
from hauberk.ledger import ledger
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables import data_folder
from hauberk.server.book import chapters, figures
from hauberk.tell.messages import message_files

WANTED = ("men", "turn", "moving", "shooting", "melee", "charge", "capture", "houses", "walls", "siege", "campaign")


def test_every_chapter_is_there_in_the_order_of_reading() -> None:
    assert tuple(chapters()) == WANTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_the_book_is_written_twice(language: str) -> None:
    """Every number in a text is a gap that the tables fill."""
    path = message_files(language)["book"]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        key, _, text = line.partition(" = ")
        assert not re.search(r"\d", re.sub(r"\{[^}]*\}", "", text)), key
        assert set(re.findall(r"\{ \$(\w+) \}", text)) <= set(figures()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_whole(client: TestClient, language: str) -> None:
    """Texts, drawings with something under them, rules of the ledger, lessons to try; nothing drawn lies beside its hexes."""
    book = client.get(f"/api/book?lang={language}").json()
    assert [chapter["id"] for chapter in book["chapters"]] == list(WANTED)
    lessons = {lesson["id"] for lesson in client.get("/api/lessons").json()["lessons"]}
    for chapter in book["chapters"]:
        assert sum("text" in part for part in chapter["parts"]) >= 3
        assert {rule["id"] for rule in chapter["rules"]} <= set(ledger())
        assert {lesson["id"] for lesson in chapter["practise"]} <= lessons
        for part in chapter["parts"]:
            assert part.get("text") or (part["caption"] and set(drawn(part["diagram"])) <= hexes(part["diagram"])), chapter["id"]
    assert sum("diagram" in part for chapter in book["chapters"] for part in chapter["parts"]) >= 12


def hexes(diagram: dict[str, Any]) -> set[str]:
    """The hexes of a drawing."""
    return {f"{chr(65 + column)}{row + 1}" for row, line in enumerate(diagram["rows"]) for column in range(len(line))}


def drawn(diagram: dict[str, Any]) -> list[str]:
    """All hexes a drawing speaks of."""
    found = [man["at"] for man in diagram.get("men", [])] + list(diagram["labels"]) + diagram.get("scatter", "").split()
    found += [place for arrow in diagram.get("arrows", []) for place in arrow["path"].split()]
    return found + [place for wall in diagram.get("walls", []) for place in wall["hexes"].split()]


@pytest.mark.parametrize("edition", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_play_aid_says_what_is_played(client: TestClient, edition: str, language: str) -> None:
    """Its tables are those with which the engine decides."""
    aid = client.get(f"/api/aid/{edition}?lang={language}").json()
    rules = RULESETS[edition].rules()
    assert len(aid["sequences"]) == 5
    assert [each["id"] for each in aid["editions"]] == sorted(RULESETS, key=lambda name: RULESETS[name].order)
    assert aid["figures"]["charge_hexes"] == rules.figures.charge_hexes
    assert aid["figures"]["retreat_shot"] == rules.figures.retreat_shot
    assert tuple(aid["tables"]["melee"]["least"]) == tuple(rules.melee.least)
    costs = {each["name"]: (each["foot"], each["mounted"]) for each in aid["terrain"]}
    for ground in RULESETS[edition].rules().terrain.terrain.values():
        if ground.name[language] in costs and ground.foot:
            assert costs[ground.name[language]][0] == ground.foot
    ranges = {each["name"]: each["long"] for each in aid["tables"]["weapons"]["weapons"].values()}
    assert {weapon.name[language]: weapon.bands[-1] for weapon in rules.weapons.values()}.items() <= ranges.items()


def test_nothing_is_printed_for_an_edition_that_is_not_there(client: TestClient) -> None:
    assert client.get("/api/aid/second").status_code == 404


ASKED = {
    "zone of control": "INF-01", "ZOC": "INF-01", "opportunity fire": "DFIRE-01", "LOS": "LOF-01", "reload": "SHOOT-06",
    "morale": "RETREAT-01", "stacking": "STACK-01", "facing": "RIDE-01", "initiative": "INIT-01", "zone de contrôle": "INF-01",
    "tiro di opportunità": "DFIRE-01", "empilement": "STACK-01", "stacking hex": "STACK-01",
}  # fmt: skip


@pytest.mark.parametrize("query", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_knows_other_words(client: TestClient, language: str, query: str) -> None:
    """Words of other games, in whatever language one reads: what is meant is found, and marked so."""
    found = {rule["id"]: rule for rule in client.get("/api/rules", params={"q": query, "lang": language}).json()}
    assert found[ASKED[query]].get("meant") is True


def test_rules_are_found_in_every_language(client: TestClient) -> None:
    """A French word finds its rule on an English page."""
    assert "STACK-01" in {rule["id"] for rule in client.get("/api/rules", params={"q": "être vivant par case"}).json()}


def test_other_words_lead_to_chapters() -> None:
    """Every chapter named is one of the ledger, and no word stands twice."""
    table = tomllib.loads((data_folder() / "search.toml").read_text(encoding="utf-8"))["words"]
    known = {rule.rsplit("-", 1)[0] for rule in ledger()}
    assert {chapter for entry in table for chapter in entry["chapters"]} <= known
    words = [word for entry in table for word in entry["words"]]
    assert sorted(words) == sorted(set(words))
