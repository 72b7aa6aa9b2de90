"""Campaigns to the end, by random players and by marshals, under the eyes of a witness: no crash, no dead end, nothing from nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pytest

from hauberk.campaign.events import BattleEnded
from hauberk.lab.bouts import CAPTAINS, Bout, captains, play_on, players, problem
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.match import Match
from hauberk.play.record import parse, resume
from hauberk.play.record_writer import lines_of
from hauberk.players.anybody import Anybody
from hauberk.players.by_name import Player
from tests.fuzz.campaign_witness import Witness

SMALL = str(Path(__file__).parent.parent / "campaign" / "small.toml")
CAMPAIGNS = (*campaign_files(), SMALL)
IDS = tuple(Path(name).stem for name in CAMPAIGNS)
LIMIT = 6_000
LAWS = pytest.mark.rule(
    "C-TURN-01", "C-TURN-02", "C-TURN-08", "C-GROUP-01", "C-GROUP-08", "C-MONEY-02", "C-CONVOY-04", "C-CG-01", "C-CG-09", "C-CG-13",
    "RULING-C-VICTORY", "RULING-C-MONEY-HOLDER",
)  # fmt: skip


@lru_cache
def campaign_of(name: str) -> CampaignScenario:
    """A campaign, read once."""
    return load_campaign(name)


def played(game: CampaignMatch, marshals: Sequence[Player], limit: int = LIMIT) -> None:
    """Play on under the eyes of a witness, until the campaign is over or so many commands were given."""
    witness = Witness(game)
    play_on(game, marshals, captains(game.seed), lambda _events, _before: witness.see(game.steps[-1], game.state), limit)


@LAWS
@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", CAMPAIGNS, ids=IDS)
def test_random_campaigns_end(name: str, number: int) -> None:
    """Somebody can always decide something until the campaign is over; every record holds."""
    seed = f"{Path(name).stem} {number}"
    game = Match(CAMPAIGN, campaign_of(name), seed)
    anybody = Anybody(seed, orders=0.1 * number)
    played(game, [anybody] * len(game.field.factions))
    assert game.state.outcome is not None, f"{seed!r}: no end"
    assert problem(game) == ""


@LAWS
@pytest.mark.parametrize("name", CAMPAIGNS, ids=IDS)
def test_marshals_keep_every_law_too(name: str) -> None:
    """A campaign between computer factions under the same eyes; its record holds."""
    bout = Bout("campaign", name, f"marshals {Path(name).stem}", ("steady", "rash", "cautious"))
    game = Match(CAMPAIGN, campaign_of(name), bout.seed)
    played(game, players(game, bout))
    assert game.state.outcome is not None
    assert problem(game) == ""


def test_battles_fought_by_captains_come_back() -> None:
    """Battles on the map between two captains: their results flow back, and the record knows all of it."""
    bout = Bout("campaign", "the_harvest_of_oxford", "captains", fights=CAPTAINS)
    game = Match(CAMPAIGN, campaign_of(bout.scenario), bout.seed)
    played(game, players(game, bout))
    ended = [event for step in game.steps for event in step.events if isinstance(event, BattleEnded) and event.fought]
    assert any(event.result is not None for event in ended)
    assert game.state.outcome is not None
    assert problem(game) == ""


@pytest.mark.parametrize("name", tuple(campaign_files())[:2])
def test_half_a_campaign_goes_on_with_the_same_dice(name: str) -> None:
    """Saved in the middle, read again and played on by the same orders: every event is the same."""
    seed = f"half of {name}"
    game = Match(CAMPAIGN, campaign_of(name), seed)
    anybody = Anybody(seed, orders=0.1)
    played(game, [anybody] * len(game.field.factions), limit=120)
    middle = len(game.steps) // 2
    begun = Match(CAMPAIGN, campaign_of(name), seed)
    for step in game.steps[1:middle]:
        assert step.command is not None
        begun.do(step.command)
    other = resume(parse("\n".join(lines_of(begun)), "half"), seed)
    for step in game.steps[middle:]:
        assert step.command is not None
        assert other.do(step.command) == step.events
    assert other.state == game.state
