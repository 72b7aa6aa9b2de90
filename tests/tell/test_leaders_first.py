"""Leaders are named first and never counted among the others."""

from __future__ import annotations

import pytest

from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.messages import LANGUAGES, messages_in
from hauberk.tell.siege.names import SiegeNames
from tests.tell.sieging import fresh


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_king_among_many_is_named(language: str) -> None:
    """Of a long list of a campaign all leaders are named in full, before everybody else is counted."""
    game = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "told")
    names, state = CampaignNames(messages_in(language), game.scenario, game.field), game.state
    led = [who for who, person in state.people.items() if person.leads][:2]
    plain = [who for who, person in state.people.items() if not person.leads][:6]
    text = names.people(state, [*plain, *led]).text
    assert text.startswith(", ".join(state.people[who].character.named(language) for who in led))
    assert str(len(plain)) in text
    assert not any(state.people[who].character.named(language) in text for who in plain)


def test_a_single_other_is_named_too() -> None:
    """Nobody is one of one other."""
    game = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "told")
    names, state = CampaignNames(messages_in("en"), game.scenario, game.field), game.state
    led = [who for who, person in state.people.items() if person.leads][:5]
    plain = next(who for who, person in state.people.items() if not person.leads)
    assert state.people[plain].character.name in names.people(state, [plain, *led]).text


def test_who_commands_in_a_siege_is_named() -> None:
    """The commander of a siege stands first, wherever he is in the list."""
    game = fresh()
    names, state = SiegeNames(messages_in("en"), game.scenario, game.field), game.state
    commander = next(who for who, person in state.people.items() if "commander" in person.roles)
    others = [who for who, person in state.people.items() if "commander" not in person.roles][:7]
    assert names.people(state, [*others, commander]).text == f"{state.people[commander].character.name} and 7 others"
