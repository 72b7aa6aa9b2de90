"""Games that are kept: the list, records, import, branches, what stays secret, what the disk refuses."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.events import Event
from hauberk.battle.core.state import State
from hauberk.common.dice import commitment
from hauberk.common.faults import BadInput
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.server.battle.table import BattleTable
from hauberk.server.store import Kept, Row, Store
from tests.server.kit import fold, found, seated, server

PATIENCE = 10.0
"""Seconds a held-up disk waits at most."""


def played(client: TestClient, game: dict[str, Any], steps: int, seed: int = 1) -> None:
    """Let two brawlers play at a table."""
    players = (BrawlingPlayer(seed), BrawlingPlayer(seed + 1))
    with seated(client, game) as player:
        table = client.app.state.host.parties[game["id"]].table  # type: ignore[attr-defined]
        for _ in range(steps):
            if table.side is None:
                return
            assert player.do(table.wire.command(players[table.side].choose(table.game.legal)))["ok"]


# -- the list and the record -----------------------------------------------------------------------------------------


def test_games_are_listed_the_last_played_first(client: TestClient) -> None:
    games = [found(client, name) for name in ("the_first_arrows", "the_ford")]
    played(client, games[0], 3)
    listed = client.get("/api/games?lang=it").json()
    assert [each["id"] for each in listed] == [games[0]["id"], games[1]["id"]]
    assert listed[0]["keys"] == games[0]["keys"]
    assert listed[0]["title"] == load_scenario("the_first_arrows").title["it"]
    assert listed[0]["asked"]
    assert listed[0]["last"]
    assert not listed[0]["over"]
    assert listed[0]["made"] <= listed[0]["changed"] <= time.time()


def test_keys_are_for_callers_on_the_same_machine(tmp_path: Path) -> None:
    with server(tmp_path / "games.db") as client:
        found(client)
        assert "keys" in client.get("/api/games").json()[0]
        away = TestClient(client.app, base_url="http://127.0.0.1", client=("192.0.2.7", 5))
        assert "keys" not in away.get("/api/games").json()[0]


def test_the_record_verifies_and_the_seed_is_secret_until_the_end(client: TestClient) -> None:
    game = found(client, "after_civitate", seed="a secret seed")
    played(client, game, 40)
    answers = [client.get(f"/api/games/{game['id']}/{what}").text for what in ("record", "moments", "at/7")]
    with seated(client, game) as player:
        answers += [json.dumps(player.view), json.dumps(player.ask(ask="view")), client.get("/api/games").text]
    assert not any("a secret seed" in answer for answer in answers)
    assert verify(parse(answers[0])) is None
    played(client, game, 100_000)
    record = parse(client.get(f"/api/games/{game['id']}/record").text)
    assert record.seed == "a secret seed"
    assert verify(record) is None
    with seated(client, game) as player:
        assert player.view["seed"] == "a secret seed"
        assert player.do({"do": "done"})["error"]["what"] == "battle_over"
    assert client.get("/api/games").json()[0]["over"]


def test_moments_and_views_of_the_past(client: TestClient) -> None:
    game = found(client, seed="4")
    views = []
    with seated(client, game) as player:
        for _ in range(6):
            views.append(json.loads(json.dumps(player.view["position"])))
            usual = [answer["do"] for answer in player.bar["answers"] if "default" in answer]
            assert player.do(usual[0] if usual else {"do": "done"})["ok"]
    moments = client.get(f"/api/games/{game['id']}/moments?lang=fr").json()
    assert [each["number"] for each in moments] == list(range(7))
    assert [line["number"] for each in moments for line in each["lines"]] == list(range(sum(len(each["lines"]) for each in moments)))
    for number, position in enumerate(views):
        then = client.get(f"/api/games/{game['id']}/at/{number}").json()
        assert then["position"] == position
        assert then["seq"] == number + 1
        assert then["last"] == 6
        assert then["you"] == []
        slim = client.get(f"/api/games/{game['id']}/at/{number}?slim=1").json()
        assert {**slim, "board": then["board"], "people": then["people"]} == then
    assert client.get(f"/api/games/{game['id']}/at/7").json()["error"]["what"] == "no_such_entry"
    assert client.get(f"/api/games/{game['id']}/at/-1").status_code == 404


# -- import and branches ---------------------------------------------------------------------------------------------


def test_export_and_import_give_the_same_game(client: TestClient) -> None:
    game = found(client, seed="5")
    played(client, game, 60)
    with seated(client, game) as player:
        player.ask(undo=True, side=player.bar["side"], seq=player.view["seq"])
    record = client.get(f"/api/games/{game['id']}/record").content
    other = client.post("/api/games/import", content=record)
    assert other.status_code == 201
    assert other.json()["steps"] == len(record.splitlines()) - 1
    with seated(client, game) as one, seated(client, other.json()) as two:
        assert one.view["position"] == two.view["position"]
        assert one.view["log"] == two.view["log"]
        assert one.view["commitment"] != two.view["commitment"]
    played(client, other.json(), 100_000)
    finished = client.get(f"/api/games/{other.json()['id']}/record").text
    assert verify(parse(finished)) is None
    again = client.post("/api/games/import", content=finished.encode()).json()
    assert client.get(f"/api/games/{again['id']}/record").text == finished


def test_a_bad_record_names_all_its_faults(client: TestClient) -> None:
    game = Match(BATTLE, load_scenario("the_ford"), "6")
    play_out(game, (BrawlingPlayer(1), BrawlingPlayer(2)), limit=20)
    lines = list(lines_of(game))
    lines[3] = lines[3].replace('"side"', '"sude"')
    lines[7] = "nonsense"
    error = client.post("/api/games/import", content="\n".join(lines)).json()["error"]
    assert error["what"] == "bad_record"
    assert {each["place"] for each in error["faults"]} == {"record:4", "record:8"}
    for body in (b"", b"\xff\xfe", lines[0].encode(), b"{}"):
        assert client.post("/api/games/import", content=body).status_code == 400
    moved = "\n".join([lines[0], *list(lines_of(game))[4:]])
    assert client.post("/api/games/import", content=moved).status_code == 400
    assert client.get("/api/games").json() == []


def test_a_branch_begins_where_it_was_taken_over(client: TestClient) -> None:
    game = found(client, "lances_at_cerami", seed="8")
    played(client, game, 50)
    then = client.get(f"/api/games/{game['id']}/at/30").json()
    branch = client.post(f"/api/games/{game['id']}/branch", json={"at": 30, "A": "person", "B": {"captain": "rash", "strength": 1}})
    assert branch.status_code == 201
    with seated(client, branch.json(), "A") as player:
        assert player.view["position"] == then["position"]
        assert player.view["seats"]["B"]["captain"] == "rash"
        assert player.view["seats"]["B"]["name"]
    other = client.post(f"/api/games/{game['id']}/branch", json={"at": 30}).json()
    played(client, other, 100_000, seed=9)
    record = parse(client.get(f"/api/games/{other['id']}/record").text)
    assert verify(record) is None
    assert record.seed != "8"
    for bad in ({"at": 99}, {"at": "1"}, {"at": True}, {}, {"at": 3, "A": "nobody"}):
        assert client.post(f"/api/games/{game['id']}/branch", json=bad).status_code == 400


def test_throws_after_a_branch_are_checked(client: TestClient) -> None:
    game = found(client, seed="8")
    played(client, game, 30)
    other = client.post(f"/api/games/{game['id']}/branch", json={"at": 25}).json()
    played(client, other, 100_000)
    text = client.get(f"/api/games/{other['id']}/record").text
    assert verify(parse(text)) is None
    wrong = json.loads(text.splitlines()[-1]) | {"seed": "another"}
    head = json.loads(text.splitlines()[0]) | {"commitment": commitment("another")}
    forged = "\n".join([json.dumps(head), *text.splitlines()[1:-1], json.dumps(wrong)])
    found_out = verify(parse(forged))
    assert found_out is not None
    assert "the seed gives" in found_out.what


def test_guests_of_a_deleted_game_are_told(client: TestClient) -> None:
    game = found(client)
    with seated(client, game, "A") as player:
        client.delete(f"/api/games/{game['id']}?key={game['keys']['A']}")
        assert player.next("error")["error"]["what"] == "no_such_game"


def test_only_who_holds_a_seat_deletes(client: TestClient) -> None:
    game = found(client)
    assert client.delete(f"/api/games/{game['id']}?key=x").status_code == 403
    assert client.delete(f"/api/games/{game['id']}?key={game['keys']['B']}").json() == {"ok": True}
    assert client.get(f"/api/games/{game['id']}/record").status_code == 404
    assert client.get("/api/games").json() == []


# -- the disk --------------------------------------------------------------------------------------------------------


def test_what_the_disk_refuses_has_not_happened(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game = found(client)
    host = client.app.state.host  # type: ignore[attr-defined]
    with seated(client, game) as player, seated(client, game, "", "fr") as watcher:
        player.do({"do": "done"})
        watcher.next("step")
        good = host.store.append

        def full(rows: list[Row]) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(host.store, "append", full)
        answer = player.do({"do": "done"})
        assert answer["error"]["what"] == "not_stored"
        assert player.next("view")["view"]["seq"] == 2
        assert watcher.next("view")["view"]["seq"] == 2
        assert not any("step" in message for message in watcher.heard[2:])
        monkeypatch.setattr(host.store, "append", good)
        assert player.do({"do": "done"}, seq=2)["ok"]
        assert watcher.next("step")["step"]["seq"] == 3


def test_a_slow_disk_holds_up_nobody_but_who_waits_for_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game = found(client)
    host = client.app.state.host  # type: ignore[attr-defined]
    good, batches, answered = host.store.append, [], threading.Event()

    def slow(rows: list[Row]) -> None:
        answered.wait(PATIENCE)  # until what needs no disk has been answered; for ever, if that had to wait for the disk
        batches.append(len(rows))
        good(rows)

    monkeypatch.setattr(host.store, "append", slow)
    with seated(client, game) as player:
        for number, message in enumerate(({"do": {"do": "done"}, "seq": 1}, {"do": {"do": "done"}, "seq": 2}, {"ask": "legal"}), start=1):
            player.session.send_text(json.dumps({"n": number, **message}))
        heard = [player.hear()]
        answered.set()
        heard += [player.hear() for _ in range(4)]
    assert [next(key for key in message if key in ("legal", "step", "ok")) for message in heard] == ["legal", "step", "ok", "step", "ok"]
    assert sum(batches) == 2


def test_what_was_built_on_what_the_disk_refused_is_lost_too(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game, other = found(client), found(client)
    host = client.app.state.host  # type: ignore[attr-defined]
    good, tried, begun, all_sent = host.store.append, [], threading.Event(), threading.Event()

    def full_at_first(rows: list[Row]) -> None:
        tried.append(len(rows))
        if len(tried) == 1:
            begun.set()
            all_sent.wait(PATIENCE)
            raise sqlite3.OperationalError("database or disk is full")
        good(rows)

    monkeypatch.setattr(host.store, "append", full_at_first)
    with seated(client, game) as player, seated(client, other) as bystander:
        player.session.send_text(json.dumps({"n": 1, "do": {"do": "done"}, "seq": 1}))
        assert begun.wait(PATIENCE)
        player.session.send_text(json.dumps({"n": 2, "do": {"do": "done"}, "seq": 2}))
        bystander.session.send_text(json.dumps({"n": 1, "do": {"do": "done"}, "seq": 1}))
        for guest in (player, bystander):  # when this is answered, what was sent before it has been decided
            guest.session.send_text(json.dumps({"n": 3, "ask": "legal"}))
            guest.next("legal")
        all_sent.set()
        errors = [player.next("error") for _ in range(2)]
        assert [(error["n"], error["error"]["what"]) for error in errors] == [(1, "not_stored"), (2, "not_stored")]
        assert player.next("view")["view"]["seq"] == 1
        assert bystander.next("ok")["seq"] == 2
        assert player.do({"do": "done"}, seq=1)["ok"]
    assert len(host.store.entries(game["id"])) == 2


def test_a_transaction_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.db")
    kept = Kept("one", {}, {}, {}, "seed")
    store.add(kept, [b"{}"])
    with pytest.raises(sqlite3.IntegrityError):
        store.append([Row("one", 1, b"{}"), Row("one", 0, b"{}")])
    assert store.entries("one") == ["{}"]
    store.append([Row("one", 1, b'{"a":1}')])
    assert store.entries("one") == ["{}", '{"a":1}']
    assert store.find("one") == kept
    assert store.find("two") is None


def test_the_store_syncs_every_commit(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.db")
    for base in (store._base, store._pen):
        assert base.execute("PRAGMA synchronous").fetchone()[0] == 2
        assert base.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("nothing of the kind " * 100)
    with pytest.raises(BadInput, match="cannot be used"):
        Store(path)
    with sqlite3.connect(tmp_path / "new.db") as base:
        base.execute("PRAGMA user_version=77")
    base.close()
    with pytest.raises(BadInput, match="another version"):
        Store(tmp_path / "new.db")


# -- deltas ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("battle", scenario_files())
def test_steps_folded_give_the_very_view(battle: str) -> None:
    """A page that folds every step sees exactly what a fresh view shows, undo included, to the end of a battle."""
    game = Match(BATTLE, load_scenario(battle), "fold")
    kept = Kept("x", {}, {"A": {"who": "person"}, "B": {"who": "person"}}, {}, "fold")
    table = BattleTable(kept, game)
    players = (BrawlingPlayer(battle), BrawlingPlayer(battle + "!"))
    view = json.loads(_json(table))
    for number in range(500):
        side = table.side
        if side is None:
            break
        if number % 7 == 0 and game.may_undo(side) is None:
            made = table.undo(table.seat)
        else:
            made = table.do(players[side].choose(game.legal))
        fold(view, json.loads(table.step("en", made, number % 3 == 0))["step"])
        if number % 5 == 0 or table.side is None:
            fresh = json.loads(_json(table))
            by_name = {man["who"]: man for man in view["position"]["men"]}
            assert by_name == {man["who"]: man for man in fresh["position"]["men"]}
            assert {**view["position"], "men": []} == {**fresh["position"], "men": []}
            assert view["seq"] == fresh["seq"]
    assert table.seq > 100 or table.side is None


def _json(table: BattleTable) -> bytes:
    from hauberk.server.encoding import encode

    return encode(table.view("en", []))


def test_loading_folds_and_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long battle is back after one step of work for each of its events, so no snapshots are kept."""
    game = Match(BATTLE, load_scenario("the_wall_of_spears"), "long")
    play_out(game, (BrawlingPlayer(1), BrawlingPlayer(2)), limit=500)
    lines = list(lines_of(game))
    header, entries = json.loads(lines[0]), lines[1 : len(game.log) + 1]
    kept = Kept("x", header, {"A": {"who": "person"}, "B": {"who": "person"}}, {}, "long")
    folded, evolve = list[Event](), BATTLE.evolve

    def counted(state: State, event: Event) -> State:
        folded.append(event)
        return evolve(state, event)

    def never(*_: object) -> None:
        raise AssertionError("decided again")

    monkeypatch.setitem(BATTLE.__dict__, "evolve", counted)
    monkeypatch.setitem(BATTLE.__dict__, "decide", never)
    table = BattleTable.load(kept, entries)
    assert table.state == game.state
    assert folded == [event for step in game.steps for event in step.events]
    assert len(folded) > 500
