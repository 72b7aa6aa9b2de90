"""What fails inside a decision takes no table: it is told, it is kept so that it can be repeated, and the position is as before."""

from __future__ import annotations

import json
import logging
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.battle.core.commands import Done
from hauberk.play.battle import game as game_module
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.play.record import parse, resume
from hauberk.play.siege.game import SiegeMatch
from hauberk.play.wire import Wire
from hauberk.server import table as table_module
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Speech
from hauberk.server.battle.table import BattleTable
from hauberk.server.failures import MOST_KEPT, Failures
from hauberk.server.store import Kept
from tests.server.days import OXFORD, founded
from tests.server.kit import Player, Seat, found, seated, server

LONG = "x" * 1200
HOLD = {"do": "done"}


def shot(word: str) -> dict[str, Any]:
    return {"do": "shoot", "man": word, "target": "y", "aim": "K10", "origin": "K10", "weapon": "bow"}


# -- long words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letters", [900, 1200, 3000, 50_000])
def test_a_long_word_in_a_command_is_answered(client: TestClient, letters: int) -> None:
    with seated(client, found(client)) as player:
        for answer in (player.do(shot("x" * letters)), player.ask(ask="why", do=shot("x" * letters))):
            assert answer["error"]["what"] == "malformed"
            assert "letters" in answer["error"]["faults"][0]["what"]
        assert player.do(HOLD)["ok"]


def test_many_names_that_nobody_bears_are_answered(client: TestClient) -> None:
    """Each is short, and together they are longer than any sentence."""
    with seated(client, found(client)) as player:
        while player.view["ask"]["sequence"] != "combat":
            assert player.do(player.view["ask"]["answers"][0]["do"] if player.view["ask"]["question"] else HOLD)["ok"]
            player.bar  # noqa: B018 - the bar comes by itself
        men = [f"nobody{number}" for number in range(2000)]
        refused = player.do({"do": "attack", "men": men, "target": "nobody"})["refused"]
        assert refused["reason"] == "nobody_of_that_name"
        assert len(refused["text"]) < 4000


@pytest.mark.parametrize(("name", "do"), [("marmions_ditch", "answer"), (OXFORD, "choose")])
def test_a_long_word_at_a_siege_or_a_campaign_is_answered(client: TestClient, name: str, do: str) -> None:
    seat = Seat(client, founded(client, name))
    assert seat.do(do=do, choice=LONG)["error"]["what"] == "malformed"
    assert seat.say(ask="view")["view"]


# -- a decision that fails -------------------------------------------------------------------------------------------


class Broken(Exception):
    """Something nobody has thought of."""


def breaking(monkeypatch: pytest.MonkeyPatch, error: type[BaseException] = Broken, after: int = 3) -> None:
    """From now on every decision of a battle fails, after so many throws."""
    decide = game_module.decide

    def fail(position: Any, command: Any, dice: Any) -> Any:
        decide(position, command, dice)
        for _ in range(after):
            dice.throw(10)
        raise error("a rule has stumbled")

    monkeypatch.setitem(game_module.BATTLE.__dict__, "decide", fail)


def test_a_decision_that_fails_is_told_and_changes_nothing(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also the dice are as they were: the game verifies to its end."""
    made = found(client)
    with seated(client, made) as player:
        before = player.view
        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            breaking(broken)
            assert player.do(HOLD)["error"]["what"] == "failed"
        table = client.app.state.host.party(made["id"]).table  # type: ignore[attr-defined]
        assert table.game.dice.thrown == 0
        assert player.ask(ask="view")["view"]["position"] == before["position"]
        assert player.do(HOLD)["ok"]
    assert made["id"] in caplog.text
    _repeated(tmp_path, monkeypatch)


def _repeated(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept of the failure is enough to see it again."""
    (kept,) = folder.glob("*-failures/*.jsonl")
    *record, last = kept.read_text().splitlines()
    failed = json.loads(last)
    assert "a rule has stumbled" in failed["error"]
    game = resume(parse("\n".join(record)), failed["seed"])
    breaking(monkeypatch)
    with pytest.raises(Broken):
        game.do(Wire(game.field.board).read_command(failed["command"]))


def test_what_cannot_be_written_down_has_not_happened(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The step was decided, but its entry could not be made: there is no gap in the record."""
    made = found(client)
    with seated(client, made) as player:
        with monkeypatch.context() as broken:
            broken.setattr(table_module, "entry_json", _fail)
            assert player.do(HOLD)["error"]["what"] == "failed"
        assert player.do(HOLD)["ok"]
    entries = client.app.state.host.store.entries(made["id"])  # type: ignore[attr-defined]
    assert len(entries) == 2


def _fail(*_: Any) -> Any:
    raise Broken("nobody can write this")


def test_a_bar_that_fails_takes_no_table(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of lawful commands fails: one can still sit down, command and take back, and others at other tables are told."""
    made, other = found(client), found(client)
    with seated(client, other) as beside, seated(client, made) as player:
        ask = Answers.ask

        def fail(answers: Answers) -> Any:
            if answers.legal.state is client.app.state.host.parties[made["id"]].table.state:  # type: ignore[attr-defined]
                raise Broken("who may do what?")
            return ask(answers)

        monkeypatch.setattr(Answers, "ask", fail)
        assert player.do(HOLD)["ok"]
        assert player.bar["text"]
        assert beside.do(HOLD)["ok"]
        with seated(client, made) as late:
            assert late.view["seq"] == player.view["seq"]
            assert late.do(HOLD)["ok"]


def test_a_story_that_fails_takes_no_table(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = found(client)
    with seated(client, made) as player:
        monkeypatch.setattr(Speech, "lines", _fail)
        assert player.do(HOLD)["ok"]
        assert player.ask(ask="view")["view"]["seq"] == player.view["seq"]
    with seated(client, made) as late:
        assert late.do(HOLD)["ok"]


def test_a_captain_whose_command_fails_does_something_else(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first command he gives fails; the game goes on."""
    made = found(client, A={"captain": "steady", "strength": 1})
    do, failed = Match.do, []

    def once(game: Battle, command: Any, standing: bool = False) -> Any:
        if not failed:
            failed.append(command)
            raise Broken("a rule has stumbled")
        return do(game, command, standing)

    monkeypatch.setattr(Match, "do", once)
    with seated(client, made, "B") as player:
        player.next("step")
    assert failed


@pytest.mark.parametrize("error", [StopIteration, Broken, RecursionError])
def test_a_day_that_fails_is_told_and_changes_nothing(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """A StopIteration, which no task can bear, must not hold up the table for ever."""
    made = client.post("/api/sieges/games", json={"siege": "marmions_ditch", "seed": "1144"}).json()
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    with client.websocket_connect(f"/api/sieges/games/{made['id']}/play?{keys}") as socket:
        view = socket.receive_json()["view"]
        do = Match.do

        def fail(game: SiegeMatch, command: Any, standing: bool = False) -> Any:
            do(game, command, standing)
            raise error("a rule has stumbled")

        command = {"do": "answer", "choice": view["ask"]["answers"][0]["choice"]} if view["ask"].get("answers") else None
        assert command is not None, view["ask"]
        with monkeypatch.context() as broken:
            broken.setattr(Match, "do", fail)
            answered = threading.Timer(30, socket.close)
            answered.start()
            socket.send_text(json.dumps({"n": 1, "do": command, "seq": view["seq"]}))
            assert socket.receive_json()["error"]["what"] == "failed"
            answered.cancel()
        socket.send_text(json.dumps({"n": 2, "ask": "view"}))
        assert socket.receive_json()["view"]["position"] == view["position"]
        socket.send_text(json.dumps({"n": 3, "do": command, "seq": view["seq"]}))
        assert socket.receive_json()["step"]["seq"] == view["seq"] + 1
        assert socket.receive_json()["ok"]
    (kept,) = tmp_path.glob("*-failures/*.jsonl")
    failed = json.loads(kept.read_text().splitlines()[-1])
    assert failed["command"] == command
    assert failed["seed"] == "1144"


def test_a_question_that_stops_does_not_hold_up_the_table(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = client.post("/api/sieges/games", json={"siege": "marmions_ditch"}).json()
    keys = "&".join(f"key={key}" for key in made["keys"].values())

    def stop(*_: Any) -> Any:
        raise StopIteration

    with client.websocket_connect(f"/api/sieges/games/{made['id']}/play?{keys}") as socket:
        socket.receive_json()
        with monkeypatch.context() as broken:
            broken.setattr("hauberk.server.siege.table.SiegeTable.chronicle", stop)
            late = threading.Timer(30, socket.close)
            late.start()
            socket.send_text(json.dumps({"n": 1, "ask": "chronicle"}))
            assert socket.receive_json()["error"]["what"] == "failed"
            late.cancel()
        socket.send_text(json.dumps({"n": 2, "ask": "chronicle"}))
        assert socket.receive_json()["n"] == 2


def test_no_more_failures_are_kept_than_are_of_use(tmp_path: Path) -> None:
    failures = Failures(tmp_path / "failures")
    for number in range(MOST_KEPT + 5):
        failures.note(
            BattleTable(Kept(f"game{number}", {}, {}, {}, "seed"), Match(BATTLE, load_scenario("the_lesson"))), Done(), Broken("again")
        )
    assert len(list((tmp_path / "failures").iterdir())) == MOST_KEPT


@pytest.mark.parametrize(("command", "kept"), [(Done(), {"do": "done"}), (None, None), ({"do": "dance"}, {"do": "dance"})])
def test_a_failure_is_kept_with_what_was_said(tmp_path: Path, command: Any, kept: Any) -> None:
    """A command, what could not be read as one, or nothing: a computer that failed while it thought."""
    failures = Failures(tmp_path / "failures")
    table = BattleTable(Kept("game", {}, {}, {}, "seed"), Match(BATTLE, load_scenario("the_lesson")))
    failures.note(table, command, Broken("again"))
    (file,) = (tmp_path / "failures").iterdir()
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["command"] == kept


def test_a_server_without_a_place_for_failures_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder cannot be made: the failure is told all the same."""
    (tmp_path / "games.db-failures").write_text("in the way")
    with server(tmp_path / "games.db") as client, seated(client, found(client)) as player:
        with monkeypatch.context() as broken:
            breaking(broken)
            assert player.do(HOLD)["error"]["what"] == "failed"
        assert isinstance(player, Player)
        assert player.do(HOLD)["ok"]
