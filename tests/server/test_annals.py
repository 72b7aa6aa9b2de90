"""The annals of a game over HTTP: while it goes on what a seat may know, when it is over how everybody fared."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.games import game_of
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.by_name import seated
from tests.server.kit import Seat

TABLES = {"battle": "/api/games", "siege": "/api/sieges/games", "campaign": "/api/campaigns/games"}
NAMES = {"battle": "the_lesson", "siege": "the_farm_on_the_gargano_road", "campaign": "engines_for_trowbridge"}
PLAYERS = {"battle": "brawler", "siege": "steady", "campaign": "steady"}


def kept(client: TestClient, kind: str, steps: int = 10_000) -> tuple[dict[str, Any], Match[Any, Any, Any, Any, Any, Any]]:
    """A game of computers, so many steps of it, on the server."""
    game = game_of(NAMES[kind])
    match = Match(game, game.load(NAMES[kind]), "annals")
    players = [seated(match, seat, PLAYERS[kind], f"{seat}") for seat in range(len(game.seats(match.scenario)))]
    while match.side is not None and len(match.steps) < steps:
        match.do(players[match.side].choose(match))
    made = client.post(f"{TABLES[kind]}/import", content="\n".join(lines_of(match)) + "\n")
    assert made.status_code == 201, made.text
    return made.json(), match


def told(client: TestClient, kind: str, made: dict[str, Any], *letters: str, lang: str = "en") -> dict[str, Any]:
    answer = client.get(f"{TABLES[kind]}/{made['id']}/annals", params={"lang": lang, "key": [made["keys"][letter] for letter in letters]})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("kind", tuple(TABLES))
def test_when_it_is_over_everybody_reads_how_everybody_fared(client: TestClient, kind: str) -> None:
    """Result, score, people, losses; the moments it names are moments of the game; in every language the same facts."""
    made, match = kept(client, kind)
    mine, nobody = told(client, kind, made, "A"), told(client, kind, made)
    assert mine["over"]
    assert [each["seat"] for each in mine["sides"] if each["id"] in mine["mine"]] == ["A"]
    assert nobody | {"mine": mine["mine"]} == mine, "nothing is hidden any more"
    ending = mine["ending"]
    assert set(ending["winners"]) <= {each["id"] for each in mine["sides"]}
    assert ending["reasons"]
    assert {row["part"] for row in ending["standing"]} >= {"aim", "force"}
    assert {each["who"] for each in ending["careers"]} <= ending["people"].keys()
    assert all(0 <= each["entry"] <= mine["last"] for each in mine["turning"])
    for each in mine["turning"]:
        moment = client.get(f"{TABLES[kind]}/{made['id']}/at/{each['entry']}", params={"key": made["keys"]["A"]}).json()
        assert moment["seq"] == each["entry"] + 1
    for lang in ("fr", "it"):
        other = told(client, kind, made, "A", lang=lang)
        assert [each["entry"] for each in other["turning"]] == [each["entry"] for each in mine["turning"]]
        assert other["ending"]["losses"] == ending["losses"]
        assert other["chapters"] != mine["chapters"]
    assert match.state.outcome is not None


@pytest.mark.parametrize("kind", tuple(TABLES))
def test_while_it_goes_on_nothing_is_told_of_the_end(client: TestClient, kind: str) -> None:
    """Each seat has its own chronicle then; how it stands is in its view."""
    made, _ = kept(client, kind, steps=12)
    for letter in "AB":
        found = told(client, kind, made, letter)
        assert not found["over"]
        assert found["ending"] is None
        assert found["chapters"]
    if kind != "battle":
        views = {letter: Seat(client, made | {"kind": kind}, letter).view for letter in "AB"}
        assert views["A"]["standing"]["rows"]
        assert views["A"]["standing"] != views["B"]["standing"]


@pytest.mark.parametrize("kind", tuple(TABLES))
def test_the_chance_to_win_when_it_is_over(client: TestClient, kind: str) -> None:
    """Of a battle from its first moment to its last, with moments that are entries of its log; of other games nothing is known."""
    made, match = kept(client, kind)

    def chances(lang: str = "en") -> dict[str, Any]:
        found: dict[str, Any] = client.get(f"{TABLES[kind]}/{made['id']}/chances", params={"lang": lang}).json()
        return found

    found = chances()
    if kind != "battle":
        assert found == {"line": [], "swings": [], "shares": []}
        return
    line = found["line"]
    assert [point["entry"] for point in line] == sorted({point["entry"] for point in line})
    assert len(line) == len(match.steps)
    assert all(0 <= point["chance"] <= 1 for point in line)
    assert line[-1]["chance"] == 1 - match.state.outcome.winner
    assert [each["side"] for each in found["shares"]] == ["A", "B"]
    assert {each["entry"] for each in found["swings"]} <= {point["entry"] for point in line}
    assert [{**each, "text": []} for each in chances("fr")["swings"]] == [{**each, "text": []} for each in found["swings"]]


def test_no_chance_is_told_while_a_battle_goes_on(client: TestClient) -> None:
    made, _ = kept(client, "battle", 20)
    assert client.get(f"/api/games/{made['id']}/chances").json() == {"line": [], "swings": [], "shares": []}
