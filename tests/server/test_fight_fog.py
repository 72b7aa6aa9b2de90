"""What can be read of a fight inside a siege or campaign, and by whom: patrols that were formed in secret, fights of others."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.being import SIDES
from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.play.record_writer import header
from hauberk.players.captain import Captain
from hauberk.players.random_player import RandomPlayer
from hauberk.server.battle.table import BattleTable
from hauberk.server.encoding import encode
from hauberk.server.store import Kept
from hauberk.siege import commands as c
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.kinds import SUPPLY_SORTIE
from hauberk.siege.state import BESIEGED, BESIEGER
from tests.players.clocks import wind_up
from tests.server.campaign.test_campaigns import strings
from tests.server.days import founded, led_to_fight
from tests.server.kit import Seat
from tests.server.worlds import differences
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, NEST


def sortie(siege: str, patrols: slice) -> BattleTable:
    """Foragers against some of the patrols that the besieger could form."""
    skirmish = Skirmish(siege).begin(SUPPLY_SORTIE)
    while not isinstance(skirmish.asked, q.ResolveAsked):
        command = skirmish.usual()
        if isinstance(command, c.Muster) and command.patrols:
            command = c.Muster((), patrols=command.patrols[patrols])
        skirmish.answer(command)
    skirmish.answer(c.Answer(fights.MAP), (3,))
    game = Match(BATTLE, skirmish.scenario, "foragers")
    seats = {letter: {"who": "person"} for letter in SIDES}
    return BattleTable(Kept("siege-1", header(game), seats, dict.fromkeys(SIDES, "key"), game.seed), game)


def everything(table: BattleTable, you: tuple[str, ...]) -> dict[str, Any]:
    """What a seat can be told at the beginning."""
    answers = table.answers("en", table.eyes(you))
    return {"view": json.loads(encode(table.view("en", list(you)))), "legal": answers.summary()}


@pytest.mark.rule("FORAGE-03", "RULING-A-ACT-11", "RULING-G-70")
@pytest.mark.parametrize("siege", [NEST, CASTLE])
def test_foragers_cannot_count_the_patrols(siege: str) -> None:
    """Two besiegers who formed other patrols: whoever forages, or looks on, is told the same by both; the besieger knows his own."""
    one, other = sortie(siege, slice(0, 1)), sortie(siege, slice(0, 2))
    assert len(one.state.beings) < len(other.state.beings)
    for you in ((SIDES[BESIEGED],), ()):
        first, second = everything(one, you), everything(other, you)
        assert first == second, list(differences(first, second))
    assert everything(one, (SIDES[BESIEGER],)) != everything(other, (SIDES[BESIEGER],))


@pytest.mark.rule("FORAGE-03", "FORAGE-07", "RULING-A-ACT-11")
@pytest.mark.parametrize("siege", [NEST, CASTLE])
def test_a_patrol_is_seen_when_it_is_called(siege: str) -> None:
    """Step after step of a fight: nothing that foragers are told names anybody of a patrol before it comes; then they learn who he is."""
    table, player = sortie(siege, slice(None)), RandomPlayer(7)
    eyes = table.eyes((SIDES[BESIEGED],))
    known, met = set(everything(table, (SIDES[BESIEGED],))["view"]["people"]), 0
    secret = {who for patrol in table.field.patrols for who in patrol.who}
    assert secret
    assert not known & secret
    for _ in range(120):
        if table.side is None or table.state.turn > 4:
            break
        change = table.do(player.choose(table.game.legal))
        step = json.loads(table.step("en", change, True, eyes))["step"]
        new = set(step.get("people", ()))
        met += len(new)
        known |= new
        assert {man["who"] for man in step["men"]} <= known
        assert not {text.removesuffix(".horse") for text in strings(step)} & (secret - known)
    assert met
    assert everything(table, (SIDES[BESIEGED],))["view"]["people"].keys() == known


def storm(client: TestClient) -> tuple[str, dict[str, str]]:
    """A storm that has been set up on the map: its id, and the keys of the siege."""
    made = founded(client, "the_farm_on_the_gargano_road", seed="storm")
    seat = Seat(client, made)
    name = led_to_fight(seat)
    seat.say(fight="play")
    return name, made["keys"]


@pytest.mark.rule("C-CG-08")
def test_a_fight_of_others_is_not_read(client: TestClient) -> None:
    """Without a key of those who fight nothing of it can be had; with one what that side sees; with both the whole record."""
    name, keys = storm(client)
    read = (f"/api/games/{name}/moments", f"/api/games/{name}/at/0")
    whole = f"/api/games/{name}/record"
    for address in (*read, whole):
        for shown in ([], ["somebody else's"]):
            answer = client.get(address, params={"key": shown})
            assert (answer.status_code, answer.json()["error"]["what"]) == (403, "not_your_seat"), address
    assert client.post(f"/api/games/{name}/branch", json={"at": 0}).status_code == 403
    with client.websocket_connect(f"/api/games/{name}/play") as session:
        assert session.receive_json()["error"]["what"] == "not_your_seat"
    for key in keys.values():
        assert all(client.get(address, params={"key": key}).status_code == 200 for address in read)
        assert client.get(whole, params={"key": key}).status_code == 403
        assert client.post(f"/api/games/{name}/branch?key={key}", json={"at": 0}).status_code == 403
    assert '"set_up"' in client.get(whole, params={"key": list(keys.values())}).text


@pytest.mark.rule("C-CG-08")
def test_when_the_siege_is_over_its_fights_are_open(client: TestClient) -> None:
    name, _ = storm(client)
    store = client.app.state.host.store  # type: ignore[attr-defined]
    store.note(name.rpartition("-")[0], 1, {"over": True})
    assert client.get(f"/api/games/{name}/record").status_code == 200
    assert client.get(f"/api/games/{name}/at/0").status_code == 200


@pytest.mark.rule("FORAGE-03", "RULING-A-ACT-11")
def test_a_captain_of_foragers_does_not_know_the_patrols(monkeypatch: pytest.MonkeyPatch) -> None:
    """He decides the same against one patrol and against three, as long as none has come."""
    wind_up(monkeypatch, 0.0)
    tables = [sortie(CASTLE, patrols) for patrols in (slice(0, 1), slice(0, 3))]
    captains, decided = [Captain("steady", 2, "forager") for _ in tables], 0
    while tables[0].side == BESIEGED and decided < 12:
        chosen = [captain.choose(table.game) for captain, table in zip(captains, tables, strict=True)]
        assert chosen[0] == chosen[1], decided
        for table in tables:
            table.do(chosen[0])
        decided += 1
    assert decided > 3
