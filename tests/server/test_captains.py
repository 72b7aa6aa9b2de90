"""Captains in their own process: they play, they may die, they may think too long, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.record import Record, parse, verify
from hauberk.play.record_writer import entry_json, header
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.play.wire import Wire
from hauberk.server import captain_process as thinking
from hauberk.server import captains as door
from hauberk.server.captain_process import answer
from tests.server.kit import Player, found, seated

CAPTAIN = {"captain": "steady", "strength": 1}


def until_mine(player: Player, side: str, limit: int = 400) -> int:
    """Hear the captain's steps until it is this side's decision; how many there were."""
    steps = 0
    while player.bar["side"] not in (side, None) and steps < limit:
        player.next("step")
        steps += 1
    return steps


def pass_on(player: Player) -> None:
    """Take what Enter takes."""
    usual = [each["do"] for each in player.bar["answers"] if "default" in each]
    assert player.do(usual[0] if usual else {"do": "done"})["ok"]


def test_a_captain_plays_his_phase(client: TestClient) -> None:
    game = found(client, "the_lesson", B=CAPTAIN, seed="c")
    with seated(client, game, "A") as player:
        steps = 0
        for _ in range(40):
            if player.bar["side"] == "A":
                pass_on(player)
            steps += until_mine(player, "A")
            if player.view["position"]["turn"] > 1 or player.bar["side"] is None:
                break
        assert steps >= 4
        assert any("thinking" in message for message in player.heard)
        seq = player.view["seq"]
    record = parse(client.get(f"/api/games/{game['id']}/record").text)
    assert len(record.log) == seq
    assert verify(record) is None


def test_nobody_speaks_for_a_captain(client: TestClient) -> None:
    game = found(client, "the_lesson", A=CAPTAIN, B="person")
    with seated(client, game, "B") as player:
        error = player.do({"do": "done"}).get("error", {})
        assert error.get("what") == "out_of_turn" or player.view["seq"] > 1


def test_a_captain_who_dies_is_replaced(client: TestClient) -> None:
    game = found(client, "the_lesson", B=CAPTAIN, seed="d")
    host = client.app.state.host  # type: ignore[attr-defined]
    with seated(client, game, "A") as player:
        killed = 0
        for _ in range(60):
            if player.bar["side"] == "A":
                pass_on(player)
                process = host.captains._process
                if process is not None and process.returncode is None and killed < 3:
                    os.kill(process.pid, signal.SIGKILL)
                    killed += 1
            until_mine(player, "A")
            if player.view["position"]["turn"] > 2 or player.bar["side"] is None:
                break
        assert killed >= 2
        assert host.captains.restarts > killed - 1
    assert verify(parse(client.get(f"/api/games/{game['id']}/record").text)) is None


def test_a_captain_who_thinks_too_long_lets_it_pass(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LONGEST", 0.3)
    monkeypatch.setattr(door, "STARTING", 0.0)

    async def asleep(self: Any, table: Any, seat: Any, language: str) -> Any:
        await asyncio.sleep(60)

    monkeypatch.setattr(door.Captains, "_exchange", asleep)
    game = found(client, "the_lesson", A=CAPTAIN, seed="e")
    with seated(client, game, "B") as player:
        assert player.next("step")["step"]["command"] == {"do": "done"}


def test_a_captain_who_wants_the_unlawful_lets_it_pass(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def foolish(self: Any, table: Any, seat: Any, language: str) -> Any:
        return {"command": {"do": "hold_ground"}}

    monkeypatch.setattr(door.Captains, "_exchange", foolish)
    with seated(client, found(client, "the_lesson", A=CAPTAIN), "B") as player:
        assert player.next("step")["step"]["command"] == {"do": "done"}


def test_captains_are_not_told_the_seed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    plain = door.encode

    def noted(message: Any) -> bytes:
        sent.append(plain(message))
        return sent[-1]

    monkeypatch.setattr(door, "encode", noted)
    with seated(client, found(client, "the_lesson", A=CAPTAIN, seed="nobody may know"), "B") as player:
        player.next("step")
    assert sent
    assert not any(b"nobody may know" in message for message in sent)


def test_nobody_can_work_out_what_a_captain_will_do(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """His chance comes from the seed that nobody sees, not from the commitment that is shown to all; a hint has a chance of its own."""
    sent: list[dict[str, Any]] = []
    plain = door.encode

    def noted(message: Any) -> bytes:
        sent.append(message)
        return plain(message)

    monkeypatch.setattr(door, "encode", noted)
    for seed in ("one", "other"):
        with seated(client, found(client, "the_lesson", A=CAPTAIN, seed=seed), "B") as player:
            player.next("step")
            shown = str(player.view["commitment"])
        assert shown not in sent[-1]["seed"]
    assert len({message["seed"] for message in sent}) == len({message["game"] for message in sent}) == 2
    with seated(client, found(client, "the_lesson", seed="one"), "A") as player:
        player.ask(ask="hint")
    assert sent[-1]["seed"] not in {message["seed"] for message in sent[:-1]}


def test_a_hint_is_for_who_decides(client: TestClient) -> None:
    """Whoever looks on, or sits at the other side, is not told what a captain would do for the side that decides."""
    game = found(client, "the_lesson", seed="h")
    for sides in ("B", ""):
        with seated(client, game, sides) as player:
            assert player.ask(ask="hint")["error"]["what"] == "out_of_turn"


def test_a_hint_is_lawful_and_says_why(client: TestClient) -> None:
    game = found(client, "the_lesson", seed="h")
    with seated(client, game, "A", "fr") as player:
        hint = player.ask(ask="hint")["hint"]
        assert player.ask(ask="why", do=hint["do"])["why"]["lawful"]
        assert hint["text"]
        assert hint["why"]


def test_the_process_says_when_it_has_lost_the_thread() -> None:
    message = {"game": "x", "from": 3, "entries": [], "side": 0, "captain": "steady", "strength": 1, "lang": "", "seed": "s"}
    assert answer({}, message) == {"lost": "x"}


def test_a_battle_is_laid_out_once_however_many_thoughts_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process follows a battle entry by entry; the header, which may hold a whole set-up, is read with the first of them."""
    game = Match(BATTLE, load_scenario("the_lesson"), seed="once")
    read: list[str] = []

    def reads(text: str) -> Record:
        read.append(text)
        return parse(text)

    monkeypatch.setattr(thinking, "parse", reads)
    wire, followed = Wire(game.field.board), dict[str, thinking.Follower]()
    sent = 0
    for _ in range(6):
        message = {"game": "x", "from": sent, "side": game.side, "captain": "steady", "strength": 1, "lang": "", "seed": "s"}
        message["entries"] = [entry_json(wire, entry) for entry in game.log[sent:]]
        found = answer(followed, message if sent else {**message, "header": header(game)})
        sent = len(game.log)
        assert followed["x"].game.state == game.state
        game.do(wire.read_command(found["command"]))
    assert len(read) == 1


def test_two_captains_are_watched_to_the_end(client: TestClient, tmp_path: Path) -> None:
    game = found(client, "the_lesson", A=CAPTAIN, B={"captain": "rash", "strength": 1}, seed="w")
    with seated(client, game, "") as watcher:
        for _ in range(3000):
            if watcher.view["position"].get("outcome"):
                break
            watcher.next("step")
        assert watcher.view["position"]["outcome"]
        assert watcher.view["seed"] == "w"
    assert verify(parse(client.get(f"/api/games/{game['id']}/record").text)) is None


# -- commanders of sieges, marshals of campaigns -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "asked"),
    [("siege", {"siege": "marmions_ditch", "A": CAPTAIN, "B": CAPTAIN}), ("campaign", {"campaign": "the_harvest_of_oxford"})],
)
def test_commanders_think_in_a_process_of_their_own(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, kind: str, asked: dict[str, Any]
) -> None:
    """Another one than that of captains; it is never told the seed, and if it dies another takes its place."""
    host, sent, plain = client.app.state.host, list[bytes](), door.encode  # type: ignore[attr-defined]

    def noted(message: Any) -> bytes:
        sent.append(plain(message))
        return sent[-1]

    monkeypatch.setattr(door, "encode", noted)
    made = client.post(f"/api/{kind}s/games", json={**asked, "seed": "nobody may know"}).json()
    killed = 0
    with client.websocket_connect(f"/api/{kind}s/games/{made['id']}/play") as socket:
        seq = socket.receive_json()["view"]["seq"]
        while killed < 2 or host.commanders.restarts < 2:
            while "step" not in (heard := socket.receive_json()):
                pass
            assert heard["step"]["seq"] > seq
            seq, process = heard["step"]["seq"], host.commanders._process
            if killed < 2 and process is not None and process.returncode is None:
                os.kill(process.pid, signal.SIGKILL)
                killed += 1
    assert host.captains._process is None
    assert sent
    assert not any(b"nobody may know" in message for message in sent)
    record = client.get(f"/api/{kind}s/games/{made['id']}/record", params={"key": list(made["keys"].values())}).text
    assert verify(parse(record)) is None


@pytest.mark.parametrize("name", ["marmions_ditch", "the_harvest_of_oxford"])
def test_the_process_follows_sieges_and_campaigns(name: str) -> None:
    """From the entries alone it knows how the game stands, and what it wants is lawful."""
    match = Match(SIEGE, load_siege(name), "x") if name in siege_files() else Match(CAMPAIGN, load_campaign(name), "x")
    wire, followed, sent = match.game.wire(match.scenario), dict[str, thinking.Follower](), 0
    for _ in range(12):
        message = {
            "game": "x",
            "from": sent,
            "side": match.side,
            "captain": "rash",
            "strength": 1,
            "lang": "",
            "seed": "s",
            "fights": "quick",
        }
        message["entries"] = [entry_json(wire, entry) for entry in match.log[sent:]]
        found = answer(followed, message if sent else {**message, "header": header(match)})
        sent = len(match.log)
        assert followed["x"].game.state == match.state
        match.do(wire.read_command(found["command"]))
