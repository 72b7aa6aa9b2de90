"""What is remembered of games that are over: counted from their records, once, for whoever holds seats in them."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.events import Fought, Hurt, Shot
from hauberk.lab.remembering import DEAD, credited, remembered
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.random_player import RandomPlayer
from hauberk.server.app import make_app
from hauberk.server.store import Store

RECORDS = Path(__file__).parents[1] / "records"


def fought_out() -> Match[Any, Any, Any, Any, Any, Any]:
    game: Match[Any, Any, Any, Any, Any, Any] = Match(BATTLE, load_scenario("the_lesson"), seed="1066")
    players = (RandomPlayer(1), RandomPlayer(2))
    while game.state.outcome is None:
        assert game.side is not None
        game.do(players[game.side].choose(game.legal))
    return game


def test_whoever_shoots_or_strikes_is_credited() -> None:
    """A blow that falls back on a striker is his who was struck at; a stunned man is not felled."""
    shot = Shot("odo", "bow", "tosto", 0, 0, 0, (), "tosto", 0, (), "", False, 0)
    blow = Fought(("odo", "serlon"), "tosto", (), 0, (), (), "")
    assert credited([shot, Hurt("tosto", 1, "")]) == {"odo": 1}
    assert credited([blow, Hurt("tosto", 3, "")]) == {"odo": 1, "serlon": 1}
    assert credited([blow, Hurt("odo", 1, "")]) == {"tosto": 1}
    assert credited([blow, Hurt("tosto", 2, "")]) == {}
    assert credited([Hurt("tosto", 3, "")]) == {}


def test_the_roll_is_what_the_records_say(tmp_path: Path) -> None:
    """A game counts when it is over, as often as it is asked for once; deleted, it is forgotten."""
    game = fought_out()
    told = remembered(game)
    with TestClient(make_app(Store(tmp_path / "games.db")), base_url="http://localhost") as client:
        client.post("/api/games", json={"battle": "the_ford"})
        assert client.get("/api/honours").json()["games"] == []
        made = client.post("/api/games/import", content="\n".join(lines_of(game))).json()
        for _ in range(2):
            found = client.get("/api/honours").json()
            assert sum(line["games"] for line in found["games"]) == 2, "both seats are people's"
            assert found["losses"] == {"own": sum(each.end == DEAD for each in told.people), "other": 0}
            assert found["dice"]["own"] == [sum(faces) for faces in zip(*told.dice.values(), strict=True)]
            home = {each.who: each.felled for each in told.people if each.end != DEAD}
            assert {line["who"]: line["felled"] for line in found["roll"]} == home
            assert all(line["person"]["name"] for line in found["roll"])
        key = next(iter(made["keys"].values()))
        client.delete(f"/api/games/{made['id']}?key={key}")
        assert client.get("/api/honours").json()["roll"] == []


@pytest.mark.parametrize("name", ["siege-guiscard-the_farm_on_the_gargano_road-18", "campaign-guiscard-the_val_demone-9"])
def test_sieges_and_campaigns_are_remembered_with_their_fights(tmp_path: Path, name: str) -> None:
    """Their dice are counted, and whom somebody has felled in a fight on the map."""
    kind = name.partition("-")[0]
    record = gzip.decompress((RECORDS / f"{name}.jsonl.gz").read_bytes())
    with TestClient(make_app(Store(tmp_path / "games.db")), base_url="http://localhost") as client:
        assert client.post(f"/api/{kind}s/games/import", content=record).status_code == 201
        found = client.get("/api/honours").json()
    assert {line["kind"] for line in found["games"]} == {kind}
    assert sum(found["dice"]["own"]) > 0
    assert kind == "campaign" or any(line["felled"] for line in found["roll"]), "the field battle of that campaign felled nobody"
