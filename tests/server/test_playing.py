"""At the table: every request of the protocol, seats, stale commands, undo, two guests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.commands import Attack, Shoot
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import scenario_files
from hauberk.play.forecast import forecast
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer
from hauberk.server.battle.questions import ASKS
from tests.server.kit import Player, found, seated, server


def to_movement(player: Player) -> None:
    """End fire and charges of the first phase."""
    for _ in range(2):
        assert player.do({"do": "done"})["ok"]


def first_move(player: Player, man: str = "guy") -> dict[str, Any]:
    """A move that is lawful and not watched."""
    moves = player.ask(ask="of", man=man)["of"]["moves"]
    name = next(name for name, move in moves.items() if not move["watched"])
    return {"do": "move", "man": man, "path": moves[name]["path"]}


def test_the_view_comes_first(client: TestClient) -> None:
    game = found(client, seed="1066")
    with seated(client, game, "A", "fr") as player:
        view = player.view
        assert view["you"] == ["A"]
        assert view["seq"] == 1
        assert view["battle"]["title"] == "Les premières flèches"
        assert view["position"]["sequence"] == "fire"
        assert view["ask"]["side"] == "A"
        assert [step["state"] for step in view["ask"]["steps"]] == ["now", "next", "next", "next", "next"]
        assert len(view["people"]) == len(view["position"]["men"])
        assert "1066" not in json.dumps({key: value for key, value in view.items() if key not in ("board", "people", "commitment")})


def test_a_command_is_carried_out_stored_and_told(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        to_movement(player)
        move = first_move(player)
        answer = player.do(move)
        assert answer["ok"]
        assert answer["seq"] == 4
        step = player.heard[-2]["step"]
        assert step["command"] == move
        assert [event["event"] for event in step["events"]] == ["moved"]
        assert [man["who"] for man in step["men"]] == ["guy"]
        assert step["lines"][0]["kind"] == "moved"
        assert step["lines"][0]["hexes"] == move["path"]
        assert step["undo"] is None
        assert player.view["position"] == player.ask(ask="view")["view"]["position"]


def test_every_question_is_answered(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        shot = player.ask(ask="of", man="olivier")["of"]
        assert shot["who"] == "olivier"
        to_movement(player)
        move = first_move(player)
        asked: dict[str, dict[str, Any]] = {
            "view": {}, "legal": {}, "of": {"man": "osmond"}, "reach": {"man": "carlo"}, "path": {"man": "guy", "path": move["path"]},
            "way": {"man": "guy", "to": move["path"][-1]}, "forecast": {"do": move}, "why": {"do": move}, "fire": {"man": "olivier"},
            "threat": {"side": "B"}, "lanes": {"man": "osmond"}, "log": {"from": 0, "to": 3},
            "place": {"hex": move["path"][-1]}, "next_in": {}, "thrown": {"seq": 1}, "orders": {"side": "A"},
                "dry_run": {"side": "A"},
        }  # fmt: skip
        assert set(asked) | {"hint"} == set(ASKS)
        answers = {kind: player.ask(ask=kind, **fields)[kind] for kind, fields in asked.items()}
        assert answers["legal"]["count"] > 100
        assert answers["legal"]["men"]["osmond"]["move"] > 10
        assert answers["reach"]["moves"]
        assert answers["path"]["lawful"]
        assert answers["path"]["total"] == sum(step["cost"] for step in answers["path"]["steps"])
        priced = [term for step in answers["path"]["steps"] for term in step["terms"]]
        assert priced
        assert all(term["rule"] and term["rule"] not in term["text"] for term in priced)
        assert not any(sign.isdigit() for term in priced for sign in term["text"])
        assert answers["way"]["path"][-1] == move["path"][-1]
        assert answers["forecast"]["outcomes"][0]["percent"] == 100
        assert answers["why"]["lawful"]
        assert answers["fire"]["weapons"][0]["hexes"]
        assert answers["threat"]["zone"]
        assert answers["threat"]["fire"]
        assert answers["lanes"]["refused"]["rule"]
        assert [line["number"] for line in answers["log"]] == [0, 1, 2]
        assert answers["place"]["hex"] == move["path"][-1]
        assert answers["place"]["ground"]


def test_why_not_and_refusals_say_the_rule(client: TestClient) -> None:
    game = found(client)
    with seated(client, game, lang="it") as player:
        command = {"do": "move", "man": "osmond", "path": ["G7"]}
        why = player.ask(ask="why", do=command)["why"]
        refused = player.do(command)["refused"]
        assert why["refused"] == refused
        assert refused["rule"] == "TURN-04"
        assert "TURN-04" in refused["text"]
        assert player.view["seq"] == player.ask(ask="view")["view"]["seq"] == 1
        cannot = {each["act"]: each["refused"] for each in player.ask(ask="of", man="osmond")["of"]["cannot"]}
        assert cannot["move"]["rule"] == "TURN-04"


def test_a_path_that_cannot_be_gone_says_where_and_why(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        to_movement(player)
        far = ["G7", "G8", "G9", "G10", "G11", "G12", "G13", "G14", "G15", "G16"]
        path = player.ask(ask="path", man="osmond", path=far)["path"]
        assert not path["lawful"]
        assert 0 < len(path["steps"]) < len(far)
        assert path["refused"]["reason"] == "not_enough_points"


def test_the_forecast_is_the_engines(client: TestClient) -> None:
    """Chances told to the page are those of the engine, for shots and blows."""
    game = found(client, seed="7")
    kinds: dict[str, int] = {}
    with seated(client, game) as player:
        table = client.app.state.host.parties[game["id"]].table  # type: ignore[attr-defined]
        players = (EagerPlayer(5), EagerPlayer(6))
        for _ in range(300):
            if table.side is None:
                break
            legal = table.game.legal
            for command in [group.nth(0) for group in legal.groups][:2] if not table.state.pending else ():
                if not isinstance(command, Shoot | Attack):
                    continue
                exact = forecast(BATTLE, table.game.position, command)
                told = player.ask(ask="forecast", do=table.wire.command(command))["forecast"]
                wanted = sorted((f"{each.chance.numerator}/{each.chance.denominator}", each.letter, each.asked) for each in exact.outcomes)
                assert sorted((each["chance"], each["result"], each["asked"]) for each in told["outcomes"]) == wanted
                assert [face["face"] for face in told["reckoning"][-1]["faces"]] == list(range(1, 11))
                kinds[told["reckoning"][-1]["event"]] = kinds.get(told["reckoning"][-1]["event"], 0) + 1
            player.do(table.wire.command(players[table.side].choose(legal)))
    assert kinds["shot"] > 5
    assert kinds["fought"] > 5


def test_stale_commands_change_nothing(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        assert player.do({"do": "done"}, seq=1)["seq"] == 2
        assert player.do({"do": "done"}, seq=1)["stale"] == {"seq": 2}
        assert player.do({"do": "done"}, seq=99)["stale"] == {"seq": 2}
        assert player.ask(undo=True, side="A", seq=1)["stale"] == {"seq": 2}
        assert player.ask(ask="view")["view"]["seq"] == 2


def test_undo_takes_back_and_is_told(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        to_movement(player)
        before = player.ask(ask="view")["view"]["position"]
        player.do(first_move(player))
        assert player.ask(undo=True, side="A", seq=player.view["seq"])["ok"]
        assert player.heard[-2]["step"]["undone"]
        assert player.view["position"]["men"] == before["men"]
        assert player.ask(ask="view")["view"]["position"] == player.view["position"]
        assert player.ask(undo=True, side="B", seq=player.view["seq"])["refused"]["reason"] in ("nothing_to_undo", "others_turn")


def test_seats_are_kept_by_their_keys(client: TestClient) -> None:
    game = found(client)
    with seated(client, game, "") as watcher, seated(client, game, "B") as other:
        assert watcher.view["you"] == []
        assert watcher.do({"do": "done"})["error"]["what"] == "not_your_seat"
        assert other.do({"do": "done"})["error"]["what"] == "out_of_turn"
        assert other.ask(undo=True, side="A", seq=1)["error"]["what"] == "not_your_seat"
        assert other.ask(ask="view")["view"]["seq"] == 1
    forged = {**game, "keys": {"A": "0" * 32, "B": game["keys"]["A"][:-1]}}
    with seated(client, forged) as thief:
        assert thief.view["you"] == []


def test_two_guests_see_the_same(client: TestClient) -> None:
    game = found(client)
    with seated(client, game, "A") as one, seated(client, game, "B", "fr") as two:
        to_movement(one)
        one.do(first_move(one))
        while two.view["seq"] < one.view["seq"]:
            two.next("step")
        assert one.view["position"] == two.view["position"]
        assert one.ask(ask="view")["view"]["position"] == two.view["position"]
        assert two.view["log"][-1]["text"] != one.view["log"][-1]["text"]


def test_another_language_from_now_on(client: TestClient) -> None:
    game = found(client)
    with seated(client, game) as player:
        assert player.ask(lang="fr")["ok"]
        view = player.next("view")["view"]
        assert view["battle"]["title"] == "Les premières flèches"
        player.view = view
        player.do({"do": "done"})
        assert player.view["log"][-1]["text"] == "Charges."
        assert player.ask(lang="de")["error"]["faults"][0]["place"] == "lang"


BAD = [
    ("nonsense", "malformed"),
    ("[]", "malformed"),
    ("{}", "malformed"),
    ('{"n": 1}', "malformed"),
    ('{"n": -1, "ask": "view"}', "malformed"),
    ('{"n": true, "ask": "view"}', "malformed"),
    ('{"n": 1, "ask": "viev"}', "malformed"),
    ('{"n": 1, "ask": "of"}', "malformed"),
    ('{"n": 1, "ask": "of", "man": 3}', "malformed"),
    ('{"n": 1, "ask": "of", "man": "nobody"}', "malformed"),
    ('{"n": 1, "ask": "view", "colour": 1}', "malformed"),
    ('{"n": 1, "ask": "path", "man": "osmond", "path": ["Q99"]}', "malformed"),
    ('{"n": 1, "do": {"do": "fly"}, "seq": 1}', "malformed"),
    ('{"n": 1, "do": {"do": "move", "man": 7, "path": "x", "speed": 1}, "seq": 1}', "malformed"),
    ('{"n": 1, "do": {"do": "done"}}', "malformed"),
    ('{"n": 1, "undo": false, "seq": 1, "side": "C"}', "malformed"),
    ('{"n": 1, "ask": "why", "do": ' + "[" * 5000 + "]" * 5000 + "}", "malformed"),
    ('{"n": 1, "ask": "of", "man": "' + "x" * 70_000 + '"}', "too_large"),
]


@pytest.mark.parametrize("text, what", BAD)
def test_bad_messages_get_a_clear_error_and_change_nothing(client: TestClient, text: str, what: str) -> None:
    game = found(client)
    with seated(client, game) as player:
        player.session.send_text(text)
        error = player.hear()["error"]
        assert error["what"] == what
        assert error["text"].endswith(".")
        assert error["faults"]
        assert player.ask(ask="view")["view"]["seq"] == 1


def test_all_faults_of_a_message_are_told_at_once(client: TestClient) -> None:
    with seated(client, found(client)) as player:
        player.session.send_text('{"n": "x", "undo": 1, "seq": -1, "side": "C", "colour": 1}')
        assert {each["place"] for each in player.hear()["error"]["faults"]} == {"n", "undo", "seq", "side", "colour"}


def test_binary_frames_are_refused(client: TestClient) -> None:
    with seated(client, found(client)) as player:
        player.session.send_bytes(b'{"n": 1, "ask": "view"}')
        assert player.hear()["error"]["what"] == "binary"
        assert player.ask(ask="view")["view"]["seq"] == 1


def test_a_table_that_is_not_there(client: TestClient) -> None:
    with client.websocket_connect("/api/games/none/play") as session:
        assert json.loads(session.receive_text())["error"]["what"] == "no_such_game"


def test_reload_shows_the_same(tmp_path: Path) -> None:
    """Another server over the same file shows what the first one showed, in the middle of a decision."""
    path = tmp_path / "games.db"
    with server(path) as client:
        game = found(client, seed="9")
        with seated(client, game) as player:
            for _ in range(60):
                if player.bar["question"]:
                    break
                to_do = player.ask(ask="legal")["legal"]
                man = next((who for who, kinds in to_do["men"].items() if "shoot" in kinds or "move" in kinds), None)
                of = player.ask(ask="of", man=man)["of"] if man else None
                if of and of["shots"]:
                    player.do(of["shots"][0]["do"])
                elif of and of["moves"] and player.view["seq"] % 9:
                    player.do({"do": "move", "man": man, "path": list(of["moves"].values())[-1]["path"]})
                else:
                    player.do({"do": "done"})
            assert player.bar["question"] is not None
            shown = player.ask(ask="view")["view"]
    with server(path) as client, seated(client, game) as player:
        assert player.view == shown


@pytest.mark.parametrize("battle", scenario_files())
def test_questions_have_answers_and_one_default(client: TestClient, battle: str) -> None:
    """Whatever is asked in a battle, the answers are lawful and Enter takes exactly one of them."""
    game = found(client, battle, seed="3")
    seen: set[str] = set()
    with seated(client, game) as player:
        table = client.app.state.host.parties[game["id"]].table  # type: ignore[attr-defined]
        players = (BrawlingPlayer(5), BrawlingPlayer(6))
        for _ in range(250):
            ask = player.bar
            if ask["side"] is None:
                break
            if ask["question"]:
                seen.add(ask["question"]["ask"])
                assert sum("default" in answer for answer in ask["answers"]) == 1
                assert all(answer["text"] for answer in ask["answers"])
                for answer in (ask["answers"][0], ask["answers"][-1]):
                    assert table.wire.read_command(answer["do"]) in table.game.legal
            else:
                assert set(ask["left"]) <= {man["who"] for man in player.view["position"]["men"]}
            player.do(table.wire.command(players[table.side].choose(table.game.legal)))
    assert seen
