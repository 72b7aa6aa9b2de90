"""Nobody keeps others waiting: who asks much, asks what takes long, does not read, or sends in what is enormous."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.board.layout import MOST_PIECES
from hauberk.common.faults import BadInput
from hauberk.play.battle.fights import scenario_of
from hauberk.play.set_ups import digest_of
from hauberk.server import captains as captains_module
from hauberk.server import guests
from hauberk.server import record_import as importing
from hauberk.server.battle.position_queries import Answers
from hauberk.server.captains import Captains
from hauberk.server.fair_queue import MANY, Turns
from tests.server.kit import found, seated
from tests.server.test_guests import Line, guest_on

WAIT = 60


# -- records that ask for much ---------------------------------------------------------------------------------------


def staircase(pieces: int) -> list[dict[str, Any]]:
    """Sheets laid as a staircase: right, down, right, down. The board around them is as wide as it is high."""
    return [{"sheet": "meadow"}, *({"sheet": "meadow", "of": number, "side": 2 + number % 2} for number in range(1, pieces))]


def set_up(**more: Any) -> dict[str, Any]:
    words = {"en": "x", "fr": "x", "it": "x"}
    men = [{"who": "tancrede", "side": "A", "at": "K10"}, {"who": "okeanos", "side": "B", "at": "K12"}]
    sides = {"A": {"name": words}, "B": {"name": words}}
    found = {"id": "x", "ruleset": "guiscard", "title": words, "story": words, "briefing": words, "teaches": [], "sides": sides, "men": men}
    return {**found, "board": [{"sheet": "meadow"}], **more}


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"board": staircase(400)}, "sheets"),
        ({"board": staircase(MOST_PIECES), "storeys": 6}, "hexes"),
        ({"storeys": 10**9}, "storeys"),
        ({"men": [{"who": f"nobody{number}", "side": "A", "at": "K10"} for number in range(5000)]}, "of them"),
        ({"board": [], "map": {"terrain": "\n".join(["." * 2000] * 2000)}}, "hexes"),
    ],
)
def test_no_record_asks_for_an_enormous_board(client: TestClient, more: dict[str, Any], what: str) -> None:
    record = client.get(f"/api/games/{found(client)['id']}/record").text.splitlines()
    table = set_up(**more)
    header = {**json.loads(record[0]), "scenario": "x", "set_up": table, "set_up_digest": digest_of(table)}
    began = time.thread_time()
    with pytest.raises(BadInput) as bad:
        scenario_of(table, "x")
    assert what in str(bad.value)
    assert time.thread_time() - began < 5
    answer = client.post("/api/games/import", content="\n".join([json.dumps(header), *record[1:]]))
    assert (answer.status_code, answer.json()["error"]["what"]) == (400, "bad_record")


def test_a_record_that_takes_too_long_is_turned_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    record = client.get(f"/api/games/{found(client)['id']}/record").content
    assert client.post("/api/games/import", content=record).status_code == 201
    monkeypatch.setattr(importing, "MOST_WORK", 0.0)
    answer = client.post("/api/games/import", content=record)
    assert answer.status_code == 400
    assert "takes longer" in answer.json()["error"]["faults"][0]["what"]


@pytest.mark.parametrize("path", ["games", "sieges/games"])
def test_thousands_of_faults_are_not_told(client: TestClient, path: str) -> None:
    """To find what somebody may have meant takes long; twenty times are enough."""
    made = found(client) if path == "games" else client.post("/api/sieges/games", json={"siege": "marmions_ditch"}).json()
    with client.websocket_connect(f"/api/{path}/{made['id']}/play?key={made['keys']['A']}") as socket:
        socket.receive_json()
        many = {f"x{number}": 1 for number in range(4000)}
        for message in ({"ask": "view", **many}, {"seq": 1, "do": {"do": "done", **many}}, {"seq": 1, "do": {"do": "orders", **many}}):
            began = time.process_time()
            socket.send_json({"n": 1, **message})
            error = socket.receive_json()["error"]
            assert len(error.get("faults", ())) <= 25
            assert time.process_time() - began < 2


def test_a_way_through_thousands_of_hexes_is_not_asked(client: TestClient) -> None:
    with seated(client, found(client)) as player:
        man = next(iter(player.view["people"]))
        answer = player.ask(ask="way", man=man, to="K10", by=["K10", "K11"] * 2000)
        assert "4000 hexes" in answer["error"]["faults"][0]["what"]


# -- who does not read -----------------------------------------------------------------------------------------------


def test_a_sleeper_hoards_no_more_than_a_few_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the number of messages counts, but what they weigh."""
    monkeypatch.setattr(guests, "MOST_HOARDED", 1000)

    async def run() -> None:
        line = Line()
        guest = guest_on(line)
        line.free.clear()
        for number in range(6):
            guest.tell({"number": number, "text": "x" * 400})
        assert guest.gone
        assert sum(len(text) for text in guest._waiting) == 0
        line.free.set()
        for _ in range(50):
            await asyncio.sleep(0)
        assert line.closed == 1013

    asyncio.run(run())


class Asker:
    """Somebody who asks."""

    def __init__(self) -> None:
        self.gone, self.free = False, True
        self.held: list[bool] = []

    def hold(self, held: bool) -> None:
        self.held.append(held)


def test_who_does_not_read_is_answered_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """His questions wait, then nothing more is read from him; when he has read, it goes on."""

    async def run() -> None:
        turns, sleeper, told = Turns(), Asker(), list[int]()
        sleeper.free = False
        for number in range(MANY + 4):
            turns.take(sleeper, lambda number=number: told.append(number))  # type: ignore[misc]
        await asyncio.sleep(0.12)
        assert told == []
        assert sleeper.held == [True]
        sleeper.free = True
        await asyncio.sleep(0.2)
        assert told == list(range(MANY + 4))
        assert sleeper.held == [True, False]

    asyncio.run(run())


def test_who_has_gone_is_not_answered() -> None:
    async def run() -> None:
        turns, asker, told = Turns(), Asker(), list[int]()
        for number in range(5):
            turns.take(asker, lambda number=number: told.append(number))  # type: ignore[misc]
        asker.gone = True
        await asyncio.sleep(0.05)
        assert told == [0]
        assert not turns.waits(asker)

    asyncio.run(run())


# -- who asks much ---------------------------------------------------------------------------------------------------


def test_a_hundred_questions_keep_no_other_waiting() -> None:
    """One of each in turn; and after a dear one there is as much time for everything else."""

    async def run() -> None:
        turns, one, other, told = Turns(), Asker(), Asker(), list[str]()
        for _ in range(100):
            turns.take(one, lambda: (time.sleep(0.004), told.append("one"))[1])
        turns.take(other, lambda: told.append("other"))
        began, ticks = time.perf_counter(), 0
        while "other" not in told:
            await asyncio.sleep(0)
            ticks += 1
        assert told.index("other") <= 2
        assert ticks > 3, "nobody else had a turn"
        assert time.perf_counter() - began < 5

    asyncio.run(run())


def test_what_one_says_keeps_its_order(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command behind dear questions is carried out after they are answered."""
    summary = Answers.summary
    monkeypatch.setattr(Answers, "summary", lambda answers: (time.sleep(0.01), summary(answers))[1])
    with seated(client, found(client)) as player:
        for number in range(30):
            player.session.send_text(json.dumps({"n": number, "ask": "legal"}))
        player.session.send_text(json.dumps({"n": 99, "do": {"do": "done"}, "seq": player.view["seq"]}))
        answered: list[int] = []
        while len(answered) < 31:
            message = player.hear()
            if message.get("n") is not None:
                answered.append(message["n"])
        assert answered == [*range(30), 99]


def test_hints_keep_no_opponent_waiting(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A captain thinks about a hint for ever; another one plays on at the next table."""
    exchange, may_end = Captains._exchange, threading.Event()

    async def slow(captains: Captains, table: Any, seat: Any, language: str) -> Any:
        while language and not may_end.is_set():
            await asyncio.sleep(0.02)
        return await exchange(captains, table, seat, language)

    monkeypatch.setattr(Captains, "_exchange", slow)
    monkeypatch.setattr(captains_module, "LONGEST", 600)
    late = threading.Timer(WAIT / 3, may_end.set)
    late.start()
    made = found(client, A={"captain": "steady", "strength": 1})
    with seated(client, found(client)) as asker:
        asker.session.send_text(json.dumps({"n": 1, "ask": "hint"}))
        asker.session.send_text(json.dumps({"n": 2, "ask": "hint"}))
        while "n" not in (heard := asker.hear()):
            pass
        assert heard["n"] == 2
        assert heard["error"]["what"] == "no_hint"
        with seated(client, made, "B") as player:
            player.next("step")
        assert not may_end.is_set(), "he waited for a hint that is none of his"
        late.cancel()
        may_end.set()


def test_computers_that_think_keep_no_person_waiting(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers at many campaigns think for ever: people at other tables are answered and can command, and captains of battles decide."""
    exchange, may_end = Captains._exchange, threading.Event()

    async def slow(captains: Captains, table: Any, seat: Any, language: str) -> Any:
        while table.aside and not may_end.is_set():
            await asyncio.sleep(0.02)
        return await exchange(captains, table, seat, language)

    monkeypatch.setattr(Captains, "_exchange", slow)
    monkeypatch.setattr(captains_module, "LONGEST", 600)
    computers = [client.post("/api/campaigns/games", json={"campaign": "the_harvest_of_oxford"}).json() for _ in range(12)]
    people = {"A": "person", "B": "person"}
    mine = client.post("/api/campaigns/games", json={"campaign": "the_harvest_of_oxford", "seats": people}).json()
    watching = [client.websocket_connect(f"/api/campaigns/games/{each['id']}/play") for each in computers]
    sockets = [each.__enter__() for each in watching]
    late = threading.Timer(WAIT / 2, may_end.set)
    late.start()
    try:
        for socket in sockets:
            assert "view" in socket.receive_json()
            assert "thinking" in socket.receive_json()
        with seated(client, found(client, A={"captain": "steady", "strength": 1}), "B") as player:
            player.next("step")
        keys = "&".join(f"key={key}" for key in mine["keys"].values())
        with client.websocket_connect(f"/api/campaigns/games/{mine['id']}/play?{keys}") as socket:
            seq = socket.receive_json()["view"]["seq"]
            socket.send_json({"n": 1, "ask": "chronicle"})
            assert socket.receive_json()["n"] == 1
            socket.send_json({"n": 2, "do": {"do": "morning"}, "seq": seq})
            assert socket.receive_json()["step"]["seq"] == seq + 1
        assert not may_end.is_set(), "it took until the computers had thought"
    finally:
        late.cancel()
        may_end.set()
        for each in watching:
            each.__exit__(None, None, None)
