"""Time limits at sieges and host: who does not decide in time is answered for, and nobody else is."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.campaign.game import CAMPAIGN, legal
from hauberk.play.campaign.scenario import load_campaign
from hauberk.server.captains import Captains
from hauberk.server.guests import Guest
from hauberk.server.host import Host
from hauberk.server.promises import Wanted
from hauberk.server.store import Store
from hauberk.server.table_guests import TableGuests
from tests.server.days import OXFORD, storming

LONG = 3600
PERSON: dict[str, Any] = {"who": "person"}


@pytest.mark.rule("C-CG-11")
@pytest.mark.parametrize(
    ("place", "asked"),
    [
        ("games", {"battle": "the_lesson", "A": {"patience": 0.1}, "B": "person"}),
        ("sieges/games", {"siege": "marmions_ditch", "A": {"patience": 0.1}, "B": "person"}),
        ("campaigns/games", {"campaign": OXFORD, "seats": {"A": {"patience": 0.1}, "B": "person"}}),
    ],
)
def test_who_does_not_decide_in_time_is_answered_for(client: TestClient, place: str, asked: dict[str, Any]) -> None:
    """A is away from a table of two: the game goes on without him until B must speak, and there it waits."""
    made = client.post(f"/api/{place}", json={**asked, "seed": "court"}).json()
    with client.websocket_connect(f"/api/{place}/{made['id']}/play?key={made['keys']['B']}") as socket:
        number, view = 0, socket.receive_json()["view"]
        assert view["seats"]["A"] == {"who": "person", "patience": 0.1}
        before = view["seq"]
        while view["seq"] == before or not mine(view):
            while "step" not in socket.receive_json():
                pass
            number += 1
            view = asked_again(socket, number)
        time.sleep(0.3)
        assert asked_again(socket, 0)["seq"] == view["seq"]


def mine(view: dict[str, Any]) -> bool:
    """Must B decide?"""
    ask = view["ask"] or {}
    return bool(ask.get("side") == "B" or ("faction" in ask and ask.get("question")))


def asked_again(socket: Any, number: int) -> dict[str, Any]:
    """The whole view."""
    socket.send_json({"n": number, "ask": "view"})
    while "view" not in (heard := socket.receive_json()):
        pass
    view: dict[str, Any] = heard["view"]
    return view


@pytest.mark.parametrize("patience", [0, -1, True, "long", 10**9, None])
def test_a_senseless_time_limit_is_told(client: TestClient, patience: object) -> None:
    for path, asked, place in (
        ("games", {"battle": "the_lesson", "A": {"patience": patience}}, "A.patience"),
        ("sieges/games", {"siege": "snow_at_oxford", "A": {"patience": patience}}, "A.patience"),
        ("campaigns/games", {"campaign": OXFORD, "seats": {"A": {"patience": patience}}}, "seats.A.patience"),
    ):
        answer = client.post(f"/api/{path}", json=asked)
        assert answer.status_code == 400
        assert [fault["place"] for fault in answer.json()["error"]["faults"]] == [place]


class Line:
    """A connection that takes everything."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    async def send(self, message: dict[str, Any]) -> None:
        pass


def at_table(path: Path, seats: dict[str, Any], play: Callable[[Host, TableGuests], Awaitable[None]]) -> None:
    """A campaign at a host of its own; what is done there is done in its loop."""

    async def run() -> None:
        host = Host(Store(path), Captains())
        try:
            table = host.found(CAMPAIGN, load_campaign(OXFORD), seats, Wanted("court"))
            await play(host, host.parties[table.id])
        finally:
            await host.close()

    asyncio.run(run())


async def sits(host: Host, party: TableGuests, *seats: str) -> None:
    await host.welcome(party, Guest(Line(), party.table, "en", seats))  # type: ignore[arg-type]


async def done(host: Host, party: TableGuests, command: Any) -> None:
    await host.carry_out(party, lambda: party.table.do(command))


async def decided(host: Host, party: TableGuests) -> None:
    await done(host, party, next(iter(legal(party.table.game.field.at(party.table.state)))))


@pytest.mark.rule("C-CG-11")
def test_the_clock_runs_from_the_last_step_and_for_one_position_only(tmp_path: Path) -> None:
    async def play(host: Host, party: TableGuests) -> None:
        assert party.clock is None
        await sits(host, party)
        first = party.clock
        assert first is not None
        await decided(host, party)
        assert first.cancelled()
        assert party.table.patience == LONG
        assert party.clock is not None
        seq = party.table.seq
        host.too_late(party, seq - 1)  # a bell that was about to ring when he decided
        assert not party.thinking
        host.too_late(party, seq)
        assert party.thinking
        async with asyncio.timeout(60):
            while party.table.seq == seq or party.thinking:
                await asyncio.sleep(0)
        found = host.store.changed(party.table.id)
        host.parties.clear()
        again = host.party(party.table.id)
        assert again is not None
        assert again.since == found
        assert abs(found - time.time()) < LONG

    at_table(tmp_path / "games.db", {"A": {**PERSON, "patience": LONG}, "B": {**PERSON, "patience": LONG}}, play)


@pytest.mark.rule("C-CG-11")
def test_who_has_no_limit_is_waited_for(tmp_path: Path) -> None:
    async def play(host: Host, party: TableGuests) -> None:
        await sits(host, party)
        while party.table.seat == "A":
            assert party.clock is not None
            await decided(host, party)
        assert (party.table.seat, party.table.patience) == ("B", 0)
        assert party.clock is None

    at_table(tmp_path / "games.db", {"A": {**PERSON, "patience": LONG}, "B": dict(PERSON)}, play)


async def to_the_ford(host: Host, party: TableGuests) -> None:
    """Philip's riders find the patrol at the ford, and a battle on the map is awaited."""
    table, chance = party.table, random.Random(1)
    while not table.fight_id:
        await done(host, party, table.wire.read_command(storming(table.view("en", ("A", "B"))["ask"], chance)))


@pytest.mark.rule("C-CG-11")
def test_a_battle_of_the_absent_goes_to_captains(tmp_path: Path) -> None:
    """Not while one of them is about, for he can fight it or leave it to captains himself."""

    async def play(host: Host, party: TableGuests) -> None:
        await to_the_ford(host, party)
        await sits(host, party, "A")
        host.too_late(party, party.table.seq)
        assert not party.table.captains
        assert party.clock is not None
        host.part(party, party.guests[0])
        await sits(host, party)
        host.too_late(party, party.table.seq)
        async with asyncio.timeout(60):
            while not party.table.captains:
                await asyncio.sleep(0)
        fight = host.store.find(party.table.fight_id)
        assert fight is not None
        assert all(seat["who"] == "captain" for seat in fight.seats.values())

    at_table(tmp_path / "games.db", {seat: {**PERSON, "patience": LONG} for seat in "AB"}, play)
