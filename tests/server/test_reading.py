"""What can be read without sitting down."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hauberk.battle.core.rules import Switches
from hauberk.common.faults import LANGUAGES
from hauberk.ledger import ledger
from hauberk.play.battle.balance import Balance, Balances
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.siege.scenario import siege_files
from hauberk.server.app import make_app
from hauberk.server.catalogue import SPOKEN_HERE
from hauberk.server.commands import LOOPBACK
from hauberk.server.store import Store
from hauberk.tell.messages import message_files
from tests.server.kit import found
from tests.tell.source import terms

CHAPTERS = ("country", "houses", "castles", "storming", "breach")


def assert_says_how_often(favoured: dict[str, Any]) -> None:
    """The sentence has the share of the side it names, in hundredths; a half of the first side's goes up, so that both make a hundred."""
    if favoured["side"] is not None:
        first = int(100 * favoured["share"] + 0.5)
        assert re.search(rf"\b{first if favoured['side'] == 'A' else 100 - first}\b", favoured["how"]), favoured


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("won", "side", "named"), [(32, "A", 80), (8, "B", 80), (4, "B", 90)])
def test_a_siege_says_how_often_the_side_it_favours_has_won(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, language: str, won: int, side: str, named: int
) -> None:
    """What is counted is what the besieger has won; of a garrison that holds out more often its own share is told."""
    counted = Balances({}, "", {name: Balance(name, 40, won, 0) for name in siege_files()})
    monkeypatch.setattr("hauberk.server.siege.favoured.siege_balances", lambda: counted)
    for card in client.get(f"/api/sieges?lang={language}").json():
        assert card["favoured"]["side"] == side
        assert re.search(rf"\b{named}\b", card["favoured"]["how"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_battle_has_its_card(client: TestClient, language: str) -> None:
    cards = client.get(f"/api/battles?lang={language}").json()
    assert [card["id"] for card in cards] == list(scenario_files())
    for card in cards:
        scenario = load_scenario(card["id"])
        assert card["title"] == scenario.title[language]
        assert card["story"] == scenario.story[language]
        assert [side["men"] for side in card["sides"]] == [len(scenario.start.people(side)) for side in (0, 1)]
        assert all(who in scenario.start.beings for side in card["sides"] for who in side["leaders"])
        assert card["teaches"]
        assert not {entry["name"] for entry in card["teaches"]} & {entry["chapter"] for entry in card["teaches"]}
        assert (card["chapter"] in CHAPTERS) == bool(card["order"])  # the lesson stands in none
        assert set(card["favoured"]) == {"side", "share", "games", "how"}
        assert_says_how_often(card["favoured"])


def test_a_battle_comes_with_map_and_people(client: TestClient) -> None:
    for name in scenario_files():
        battle = client.get(f"/api/battles/{name}?lang=it").json()
        board = battle["board"]
        hexes = {each["name"] for each in board["hexes"]}
        assert len(hexes) == len(board["hexes"])
        assert {each["terrain"] for each in board["hexes"]} <= set(board["terrain"])
        men = battle["position"]["men"]
        assert {man["who"] for man in men} == set(battle["people"])
        assert all(man["at"].partition("/")[0] in hexes for man in men if "at" in man)  # upstairs too
        assert all(set(line["hexes"]) <= hexes for line in board["lines"])


def test_captains_switches_tables(client: TestClient) -> None:
    captains = client.get("/api/captains?lang=fr").json()
    assert [each["id"] for each in captains["temperaments"]] == ["cautious", "steady", "rash"]
    assert [each["id"] for each in captains["strengths"]] == [1, 2, 3, 4, 5]
    switches = client.get("/api/switches").json()
    assert [each["id"] for each in switches] == list(Switches.__slots__)
    assert all(each["rule"] in ledger() for each in switches)
    tables = client.get("/api/tables").json()
    assert all(table["provenance"] for table in tables)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_notes_of_tables_speak_the_readers_language(client: TestClient, language: str) -> None:
    english, his = ({table["id"]: table for table in client.get(f"/api/tables?lang={each}").json()} for each in ("en", language))
    worded = [(name, key) for name in english for key in ("source", "note") if re.search(r"\b(the|of|and|published)\b", english[name][key])]
    assert len(worded) > 5
    assert [each for each in worded if english[each[0]][each[1]] == his[each[0]][each[1]]] == []


def test_rules_are_found_and_shown(client: TestClient) -> None:
    everything = client.get("/api/rules?lang=fr").json()
    assert len(everything) == len(ledger())
    few = client.get("/api/rules", params={"q": "infiltration surcharge"}).json()
    assert 0 < len(few) < 40
    one = client.get("/api/rules/RULING-T-02?lang=it").json()
    assert one["ruling"]
    assert [option["chosen"] for option in one["options"]].count(True) == 1
    assert client.get("/api/rules/NO-99").json()["error"]["what"] == "no_such_rule"


def test_words_are_the_texts_of_the_page(client: TestClient) -> None:
    for language in LANGUAGES:
        text = client.get(f"/api/words/{language}").text
        files = message_files(language)
        assert files.keys() > SPOKEN_HERE
        for name, path in files.items():
            assert (path.read_text(encoding="utf-8") in text) == (name not in SPOKEN_HERE)
    assert client.get("/api/words/de").status_code == 404


def test_every_number_of_a_campaign_or_siege_has_its_words_on_the_page(client: TestClient) -> None:
    """The page says terms itself: none of them may be shown by its raw name."""
    reasons = {reason for place in terms() if str(place).startswith(("campaign/", "siege/")) for reason in place.texts(1, "reason")}
    text = client.get("/api/words/en").text
    assert len(reasons) > 20
    assert [reason for reason in sorted(reasons) if f"\nterm-{reason} =" not in text] == []


def test_unknown_things_are_errors_in_words(client: TestClient) -> None:
    for address, status in (
        ("/api/battles/hastings", 404), ("/api/battles?lang=de", 400), ("/api/games/none/record", 404), ("/api/nothing", 404),
        ("/api/games/none/at/0", 404),
    ):  # fmt: skip
        answer = client.get(address)
        assert answer.status_code == status, address
        assert answer.json()["error"]["text"]


def test_a_game_that_cannot_be_made_names_all_faults(client: TestClient) -> None:
    asked = {"battle": "hastings", "A": {"captain": "bold", "strength": 9}, "B": 7, "seed": "\n"}
    error = client.post("/api/games", json=asked).json()["error"]
    assert {each["place"] for each in error["faults"]} == {"battle", "A.captain", "A.strength", "B", "seed"}
    assert client.post("/api/games", json={"battle": "the_ford", "colour": 1}).json()["error"]["faults"][0]["place"] == "colour"
    assert client.post("/api/games", content=b"{").status_code == 400
    assert client.post("/api/games", content=b"[" * 100_000).status_code == 400
    assert client.post("/api/games", content=b"x" * (4 * 1024 * 1024 + 1)).status_code == 413
    switched = {"battle": "the_ford", "switches": {"captur": True, "impact_roll": 1}}
    places = {each["place"] for each in client.post("/api/games", json=switched).json()["error"]["faults"]}
    assert places == {"switches.captur", "switches.impact_roll"}


def test_switches_and_rulesets_are_taken(client: TestClient) -> None:
    game = found(client, "the_first_arrows", switches={"impact_roll": False}, ruleset="anarchy")
    header = client.get(f"/api/games/{game['id']}/record").text.splitlines()[0]
    assert '"impact_roll":false' in header
    assert '"ruleset":"anarchy"' in header


def test_other_pages_and_other_names_are_turned_away(tmp_path: Path) -> None:
    app = make_app(Store(tmp_path / "games.db"), LOOPBACK)
    with TestClient(app, base_url="http://127.0.0.1:8420") as client:
        assert client.get("/api/captains").status_code == 200
        assert client.get("/api/captains", headers={"Origin": "http://127.0.0.1:8420"}).status_code == 200
        assert client.get("/api/captains", headers={"Origin": "http://elsewhere.example"}).status_code == 403
        assert client.get("/api/captains", headers={"Origin": "null"}).status_code == 403
        names = {"elsewhere.example": 403, "127.0.0.1.elsewhere.example:8420": 403, "localhost:8420": 200, "[::1]:9": 200}
        for name, status in names.items():
            assert client.get("/api/captains", headers={"Host": name}).status_code == status
        assert client.get("/api/captains", headers={"Host": "[::1]"}).status_code == 200
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/api/games/x/play", headers={"Origin": "http://elsewhere.example"}),
        ):
            pass
