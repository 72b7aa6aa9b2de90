"""Records of sieges and campaigns: downloaded, sent in again, gone on with; faults all at once, and nothing kept of a bad one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.campaign.commands import Choose, InSiege
from hauberk.play import record as records
from hauberk.play import record_writer
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.scenario import load_siege
from hauberk.players.random_player import BrawlingPlayer
from hauberk.siege.commands import Answer
from hauberk.siege.questions import ActionAsked
from tests.server.days import KINDS, record_of
from tests.server.kit import Seat

QUICK: tuple[Any, ...] = (Answer("quick"), Choose("quick"), InSiege(Answer("quick")))
"""What leaves a fight to the table, in a siege, in a campaign, in a siege of a campaign."""


def led(game: Any, steps: int) -> Any:
    """A game some steps on, by chance; fights are settled by the table."""
    chance = random.Random("led")
    for _ in range(steps):
        if game.side is None:
            break
        choices = list(game.legal)
        game.do(next((quick for quick in QUICK if quick in choices), None) or chance.choice(choices))
    return game


def begun(kind: str, steps: int) -> Any:
    if kind == "siege":
        return led(Match(SIEGE, load_siege("rain_at_malmesbury"), "sent"), steps)
    return led(Match(CAMPAIGN, load_campaign("the_harvest_of_oxford"), "sent"), steps)


def fought() -> SiegeMatch:
    """A siege in which an assault has been fought out on the map, by brawlers."""
    game = Match(SIEGE, load_siege("the_farm_on_the_gargano_road"), "storm")
    while not game.awaits_fight:
        choices = list(game.legal)
        assaults = isinstance(game.state.pending[-1], ActionAsked) and Answer("assault") in choices
        game.do(Answer("assault") if assaults else Answer("map") if Answer("map") in choices else choices[0])
    fight, brawlers = game.open_fight(), (BrawlingPlayer(1), BrawlingPlayer(2))
    while (side := fight.side) is not None:
        fight.do(brawlers[side].choose(fight.legal))
    game.close_fight(fight)
    return game


def text_of(game: Any) -> str:
    return "\n".join(record_writer.lines_of(game)) + "\n"


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_sent_in_goes_on_with_new_dice(client: TestClient, kind: str) -> None:
    game = begun(kind, 30)
    while not game.dice.thrown:
        led(game, 1)
    assert game.state.outcome is None
    answer = client.post(f"/api/{kind}s/games/import", content=text_of(game))
    assert answer.status_code == 201, answer.text
    made = {**answer.json(), "kind": kind}
    assert made["steps"] == len(game.log)
    assert made["keys"].keys() == {"A", "B"}
    view = Seat(client, made).view
    assert (view["seq"], view["position"]["day"]) == (len(game.log), game.state.day)
    assert all(seat == {"who": "person"} for seat in view["seats"].values())
    assert view["commitment"] != game.commitment
    record = records.parse(record_of(client, made))
    assert (record.header["throws_before"], record.header["entries_before"]) == (game.dice.thrown, len(game.log))
    assert records.verify(record) is None
    again = client.post(f"/api/{kind}s/games/import", content=record_of(client, made))
    assert again.json()["steps"] == made["steps"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_keeps_its_dice(client: TestClient, kind: str) -> None:
    game = begun(kind, 5000)
    assert game.state.outcome is not None
    made = client.post(f"/api/{kind}s/games/import", content=text_of(game)).json() | {"kind": kind}
    assert record_of(client, made) == text_of(game)


def test_fights_that_were_taken_over_had_other_dice(client: TestClient) -> None:
    """The fight was fought with the dice of the first siege; the second one ends with its own, and both records are right."""
    made = client.post("/api/sieges/games/import", content=text_of(fought())).json() | {"kind": "siege"}
    taken = records.parse(record_of(client, made))
    game = led(records.resume(taken, "other"), 5000)
    assert game.state.outcome is not None
    header = {**record_writer.header(game), **{key: taken.header[key] for key in ("throws_before", "entries_before")}}
    lines = [json.dumps(header), *text_of(game).splitlines()[1:]]
    assert records.verify(records.parse("\n".join(lines))) is None
    wrong = records.verify(records.parse("\n".join([json.dumps(header | {"entries_before": 0}), *lines[1:]])))
    assert wrong is not None
    assert "other dice" in wrong.what


@pytest.mark.parametrize("kind", KINDS)
def test_every_fault_of_a_record_is_told_and_nothing_is_kept(client: TestClient, kind: str) -> None:
    lines = text_of(begun(kind, 10)).splitlines()
    header = json.loads(lines[0])

    def faults(*body: str) -> list[dict[str, str]]:
        answer = client.post(f"/api/{kind}s/games/import", content="\n".join(body))
        assert answer.status_code == 400
        assert answer.json()["error"]["what"] == "bad_record"
        found: list[dict[str, str]] = answer.json()["error"]["faults"]
        return found

    bad = json.dumps({**header, "weather": "rain", "entries_before": -1})
    assert [fault["place"] for fault in faults(bad, *lines[1:])] == ["record:1", "record:1"]
    assert [fault["place"] for fault in faults(*lines[:3], "{", '{"side": "A"}', *lines[3:])] == ["record:4", "record:5"]
    step = json.loads(lines[2])
    cut = json.dumps({**step, "events": step["events"][:-1]})
    assert [fault["place"] for fault in faults(*lines[:2], cut, *lines[3:])] == ["record:3"]
    assert faults("")
    assert client.post(f"/api/{kind}s/games/import", content=b"\xff").status_code == 400
    other = "campaign" if kind == "siege" else "siege"
    assert client.post(f"/api/{other}s/games/import", content="\n".join(lines)).status_code == 400
    assert client.get(f"/api/{kind}s/games").json() == []
