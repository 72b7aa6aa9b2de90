"""The dice of a step as the page shows them: each over the bar of the table it was read with, as far as whoever asks sees the people."""

from __future__ import annotations

from starlette.testclient import TestClient

from hauberk.battle.core.events import Fought, Shot
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.eager_player import EagerPlayer
from hauberk.server.battle.odds import thrown
from hauberk.server.battle.speech import Speech
from tests.server.kit import found, seated

READ = {"melee", "impact", "hit", "infiltration"}


def test_every_die_lies_on_the_bar_of_its_table() -> None:
    """The lit face says what has happened: the letter of the blow, where the arrow landed, what it did there."""
    match = Match(BATTLE, load_scenario("lances_at_cerami"), "1")
    speech, players = Speech(match.scenario, "en"), (EagerPlayer("1"), EagerPlayer("2"))
    fallen = 0
    for _ in range(300):
        if match.side is None:
            break
        before = match.state
        events = match.do(players[match.side].choose(match.legal))
        rows = list(thrown(speech, before, events))
        dice = [(event.purpose, event.face) for event in events if type(event).__name__ == "Rolled" and event.purpose in READ]
        assert sorted((row.purpose, row.face) for row in rows) == sorted(dice)
        lit = {row.purpose: row.faces[row.face - 1] for row in rows}
        for event in events:
            if isinstance(event, Fought) and len(rows) == 1:
                assert lit["melee"].result == event.result
            if isinstance(event, Shot) and event.victim and len(rows) <= 2:
                assert lit["hit"].result == (event.result or "-")
        fallen += len(rows)
    assert fallen > 20


def test_a_step_is_asked_for_by_its_number(client: TestClient) -> None:
    with seated(client, found(client)) as player:
        shots = player.ask(ask="of", man="landry")["of"]["shots"]
        assert "ok" in player.do(shots[0]["do"])
        step = next(each["step"] for each in reversed(player.heard) if "step" in each)
        rows = player.ask(ask="thrown", seq=step["seq"])["thrown"]
        assert [row["face"] for row in rows] == [event["face"] for event in step["events"] if event["event"] == "rolled"]
        assert all(len(row["faces"]) == 10 and row["title"] for row in rows)
        assert player.ask(ask="thrown", seq=0)["thrown"] == []
        assert player.ask(ask="thrown", seq=10_000)["thrown"] == []
        assert player.ask(ask="thrown", seq="x")["error"]["faults"]
