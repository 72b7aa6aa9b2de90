"""Differences instead of whole views at sieges and campaigns: folded by a client they give the very view, and they are small."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.contract import AnyGame
from hauberk.play.match import Match
from hauberk.play.record_writer import header
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.players.anybody import Anybody
from hauberk.server.days import DaysTable
from hauberk.server.differences import difference
from hauberk.server.encoding import Json, encode
from hauberk.server.store import Kept
from hauberk.server.tables import TABLES
from hauberk.tell.story import Story
from tests.server.days import OXFORD, founded, usual
from tests.server.kit import Seat, folded

STEPS = 50
PERSON = {"who": "person"}
SCENARIOS = [*((SIEGE, name) for name in siege_files()), *((CAMPAIGN, name) for name in campaign_files())]


def begun(game: AnyGame, name: str) -> DaysTable:
    """A game with a person on every seat that somebody decides for."""
    scenario = load_siege(name) if game is SIEGE else load_campaign(name)
    match = Match(game, scenario, name)
    played = [each.played for each in scenario.factions] if game is CAMPAIGN else [True, True]
    letters = [letter for letter, decides in zip(TABLES[game.kind].letters, played, strict=False) if decides]
    table = TABLES[game.kind](Kept(name, header(match), dict.fromkeys(letters, PERSON), {}, match.seed), match)
    assert isinstance(table, DaysTable)
    return table


def through_the_wire(value: Json) -> Json:
    found: Json = json.loads(encode(value))
    return found


@pytest.mark.parametrize(("game", "name"), SCENARIOS, ids=[name for _, name in SCENARIOS])
def test_differences_folded_give_the_very_view(game: AnyGame, name: str) -> None:
    """For every seat, a looker-on and somebody who holds all seats; with undos in between."""
    table, chance = begun(game, name), random.Random(name)
    readers = [("en", ()), ("fr", tuple(table.seats)), *(("it", (seat,)) for seat in table.seats)]
    views = {reader: table.view(*reader) for reader in readers}
    known = {reader: through_the_wire(view) for reader, view in views.items()}
    who, sent, whole = Anybody(name), 0, 0
    for _ in range(STEPS):
        side = table.game.side
        if side is None:
            break
        if chance.random() < 0.2 and not table.fight_id and table.game.may_undo(side) is None:
            table.undo(table.letters[side])
        else:
            table.do(who.choose(table.game))
        for reader in readers:
            fresh = table.view(*reader)
            step = encode({"seq": table.seq, **difference(views[reader], fresh)})
            known[reader] = folded(known[reader], json.loads(step))
            assert known[reader] == through_the_wire(fresh)
            views[reader], sent, whole = fresh, sent + len(step), whole + len(encode(fresh))
    assert sent < whole / 2, "it is hardly worth while"


@pytest.mark.parametrize(("game", "name"), SCENARIOS, ids=[name for _, name in SCENARIOS])
def test_a_story_told_on_is_the_story_told_anew(game: AnyGame, name: str) -> None:
    table, who = begun(game, name), Anybody(name)
    seats = ((), tuple(table.seats)[:1], tuple(table.seats))
    for number in range(4 * STEPS):
        if table.game.side is None:
            break
        table.do(who.choose(table.game))
        for you in seats if number % 7 == 0 else ():
            told_on = table.chronicle("en", you)
            assert told_on == type(table)(table.kept, table.game).chronicle("en", you)


def test_a_finished_day_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table, who = begun(SIEGE, "the_farm_on_the_gargano_road"), Anybody("days")
    while table.state.day < 4:
        table.do(who.choose(table.game))
    days = len(table.chronicle("en", ("A",)))
    assert days >= 4
    told, tell = list[int](), Story.tell

    def noted(story: Story, events: Any, state: Any) -> Any:
        told.append(state.day)
        return tell(story, events, state)

    monkeypatch.setattr(Story, "tell", noted)
    table.do(who.choose(table.game))
    more = len(table.chronicle("en", ("A",))) - days
    assert len(told) == 1 + more
    past = table.as_of(table.seq - 2)
    assert len(past.chronicle("en", ("A",))) == days
    assert len(told) <= 2 + 2 * more


@pytest.mark.parametrize("name", ["marmions_ditch", OXFORD])
def test_a_guest_is_sent_one_view_and_then_differences(client: TestClient, name: str) -> None:
    seat = Seat(client, founded(client, name))
    for _ in range(6):
        answer = seat.do(**usual(seat.view["ask"], random.Random(2)))
        assert answer == {"n": seat.number, "ok": True, "seq": seat.view["seq"]}
        assert "step" in seat.heard[-2], "the step has been sent before its acknowledgement"
        mine = seat.view
        assert seat.say(ask="view")["view"] == mine
    assert "step" not in seat.heard[0]
    assert seat.say(lang="fr")["ok"]
    seat.hear()
    assert "step" not in seat.heard[-1]
    assert seat.view["seq"] == mine["seq"]
