"""Fog: two worlds that differ only in what is hidden give a seat the same bytes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hauberk.battle.core.being import SIDES
from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.state import Battle, CampaignState
from hauberk.play.campaign.forecast import forecasts
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.overlays import overlays
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.campaign.sight import LOOKER_ON
from hauberk.play.campaign.wire import SEATS
from hauberk.play.match import Match
from hauberk.play.record_writer import header
from hauberk.play.record_writer import header as campaign_header
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.players.anybody import Anybody
from hauberk.server.campaign.siege_view import siege_shown
from hauberk.server.campaign.table import CampaignTable
from hauberk.server.encoding import encode
from hauberk.server.siege.table import SiegeTable
from hauberk.server.store import Kept
from tests.server.worlds import campaign_apart, differences, siege_apart, told

LANGUAGES = ("en", "fr", "it")
SIEGE_POSITIONS = 60
"""Of each siege."""
CAMPAIGN_POSITIONS = 110
"""Of each campaign."""


@pytest.mark.rule("RULING-G-52", "RULING-A-ACT-11")
@pytest.mark.parametrize("name", tuple(siege_files()))
def test_what_is_hidden_in_a_siege_changes_no_byte(name: str) -> None:
    """Stores, sites, jobs, orders and musters of the other side: whatever they are, a seat is told the same."""
    chance, compared, tries = random.Random(name), 0, 0
    while compared < SIEGE_POSITIONS:
        game = Match(SIEGE, load_siege(name), f"{name} {tries}")
        tries += 1
        seats = {letter: {"who": "person"} for letter in SIDES}
        table = SiegeTable(Kept("siege", header(game), seats, {}, game.seed), game)
        commanders = [Anybody(f"{tries} {side}", orders=0.1) for side in SIDES]
        while game.side is not None and compared < SIEGE_POSITIONS:
            game.do(commanders[game.side].choose(game))
            if game.state.outcome is not None or chance.random() < 0.3:
                continue
            for side, letter in enumerate(SIDES):
                other = siege_apart(game.state, side, chance, game.field.rules.switches.open_provisions)
                language = LANGUAGES[compared % 3]
                one, two = (told(table, state, language, (letter,)) for state in (game.state, other))
                assert one == two, (game.state.day, game.state.pending[-1:], list(differences(json.loads(one), json.loads(two))))
                compared += 1


def everything(table: CampaignTable, state: CampaignState, language: str, letter: str, who: list[str]) -> dict[str, Any]:
    """All that a seat can be told of a campaign, if this were its state: the view, its sieges, the lives of some people."""
    real, you = table.game.state, (letter,) if letter else ()
    table.game.state = state
    try:
        return {
            "view": table.view(language, you),
            "overlays": overlays(table.game.position, table.eyes(you) or LOOKER_ON),
            "sieges": {place: siege_shown(table, place, language, you) for place in state.sieges},
            "lives": [table.life(language, you, each) for each in who] if table.chronicle(language, you) else [],
            "why": table.why(c.March(("0101",)), language) if letter and table.seat == letter else None,
        }
    finally:
        table.game.state = real


def seated(name: str, seed: str) -> CampaignTable:
    """A campaign with a person at every seat."""
    game = Match(CAMPAIGN, load_campaign(name), seed)
    letters = [letter for letter, each in zip(SEATS, game.scenario.factions, strict=False) if each.played]
    seats = {letter: {"who": "person"} for letter in letters}
    return CampaignTable(Kept("campaign", campaign_header(game), seats, {}, game.seed), game)


def compare(table: CampaignTable, language: str, letter: str, chance: random.Random) -> None:
    """Tell a seat, or who looks on without one, what it may know in two worlds."""
    game = table.game
    other = campaign_apart(game.position, table.faction(letter) if letter else LOOKER_ON, chance)
    who = chance.sample(sorted(game.state.people), 3)
    one, two = (everything(table, state, language, letter, who) for state in (game.state, other))
    assert encode(one) == encode(two), (game.state.day, letter, game.state.pending[-1:], list(differences(one, two)))


@pytest.mark.rule("C-CG-08", "C-CG-09", "C-GROUP-02")
@pytest.mark.parametrize("name", tuple(campaign_files()))
def test_what_is_hidden_in_a_campaign_changes_no_byte(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """People, purses, loads, garrisons, spies and sealed orders of others: whatever they are, a seat is told the same.

    The story so far is made of what has happened, not of how things stand; it is told anew only now and then.
    """
    chance, compared, tries, tell = random.Random(name), 0, 0, CampaignTable.chronicle
    while compared < CAMPAIGN_POSITIONS:
        table = seated(name, f"{name} {tries}")
        players = {table.faction(letter): Anybody(f"{tries} {letter}", orders=0.1) for letter in table.seats}
        tries += 1
        while compared < CAMPAIGN_POSITIONS and (faction := table.game.seat) is not None:
            table.game.do(players[faction].choose(table.game))
            if table.over or chance.random() < 0.8:
                continue
            monkeypatch.setattr(CampaignTable, "chronicle", tell if chance.random() < 0.1 else lambda table, language, you: [])
            for letter in (*table.seats, ""):
                compare(table, LANGUAGES[compared % 3], letter, chance)
                compared += 1


@pytest.mark.rule("C-CG-08", "C-BATTLE-07")
def test_an_ally_who_could_come_is_shown_no_odds() -> None:
    """He has not seen who stands there; those who have met know each other's numbers."""
    game = seated("a_fief_for_a_younger_son", "ally").game
    state = game.state
    names = ("german", "norman", "lombard")
    ours, theirs, friend = (next(each.id for each in state.groups.values() if each.faction == name) for name in names)
    battle = Battle(state.groups[ours].hex, ours, ((ours,), (theirs,)), ("german", "norman"), declared=True, number=1)
    met = state._replace(battle=battle, pending=(q.JoinAsked("german", 0, ()),))
    assert forecasts(game.field.at(met)) is not None
    assert forecasts(game.field.at(met._replace(pending=(q.JoinAsked("lombard", 0, (friend,)),)))) is None
