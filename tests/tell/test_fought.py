"""The card after a fight: what decided it, with what was counted on its field."""

from __future__ import annotations

import pytest

from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.scenario import load_siege
from hauberk.players.by_name import seated
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.siege.fights import MAP, QUICK
from hauberk.tell.fight_summary import ORDER, Fought, last_fought
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.story import Story

FIGHTS = 2


def stories(match: SiegeMatch) -> list[Story]:
    return [Story(SIEGE, match.scenario, language, 0, match.field) for language in LANGUAGES]


def cards(fights: str) -> list[tuple[list[Fought], list[list[str]]]]:
    """The cards after some fights, in every language, and beside them why each battle on the map was over by its own story."""
    match = Match(SIEGE, load_siege("snow_at_oxford"), "cards")
    players = [seated(match, side, "rash", "cards", fights) for side in (0, 1)]
    found: list[tuple[list[Fought], list[list[str]]]] = []
    shown = -1
    while match.side is not None or match.awaits_fight:
        whys: list[list[str]] = []
        if match.awaits_fight:
            fight = match.open_fight()
            play_out(fight, (BrawlingPlayer("a"), BrawlingPlayer("b")))
            before = fight.state_at(len(fight.steps) - 2)
            for language in LANGUAGES:
                lines = Story(BATTLE, fight.scenario, language).tell(fight.steps[-1].events, before)
                (line,) = [line for line in lines if line.kind == "battle_ended"]
                whys.append([sentence(detail.text) for detail in line.details])
            match.close_fight(fight)
        else:
            assert match.side is not None
            match.do(players[match.side].choose(match))
        told = [last_fought(match, story) for story in stories(match)]
        if told[0] is not None and told[0].step > shown:
            shown = told[0].step
            found.append(([each for each in told if each is not None], whys))
        if len(found) >= FIGHTS:
            break
    return found


@pytest.mark.rule("TURN-01")
def test_a_fight_on_the_map_says_what_decided_it() -> None:
    """The very words of its own last line, with the numbers of the field."""
    found = cards(MAP)
    assert len(found) == FIGHTS
    for told, whys in found:
        assert [list(each.why) for each in told] == whys
        assert all(each.why for each in told)


def test_the_noble_stand_first_on_a_card() -> None:
    """Leaders, then the dead before the wounded; among these the noble, and then whoever was worth most."""
    for told, _ in cards(QUICK):
        for side in {loss.side for loss in told[0].losses}:
            own = [loss for loss in told[0].losses if loss.side == side]
            for state in ORDER:
                rest = [loss.character for loss in own if loss.state == state and not loss.leads]
                marks = [("noble" in each.traits, each.faces["foot"].attack + each.faces["foot"].defence) for each in rest]
                assert marks == sorted(marks, reverse=True)


def test_a_fight_by_the_table_has_its_die() -> None:
    """No field has decided it: the reckoning of the table says it, the die in the last line of it."""
    for told, _ in cards(QUICK):
        for each in told:
            assert each.why == ()
            (line,) = [line for line in each.lines if line.kind == "quick_fought"]
            assert line.details


def test_a_battle_of_a_campaign_is_seen_before_its_prisoners_are_asked_about() -> None:
    """As soon as it is decided there is its card, with who has won; when all is answered it is still the same fight."""
    match = Match(CAMPAIGN, load_campaign("the_val_demone"), "cards")
    players = {seat: seated(match, number, "rash", "cards", QUICK) for number, seat in enumerate(CAMPAIGN.seats(match.scenario))}
    story = Story(CAMPAIGN, match.scenario, "en", match.scenario.factions[0].id, match.field)
    asked: Fought | None = None
    while match.seat is not None:
        match.do(players[match.seat].choose(match))
        battle, told = match.state.battle, last_fought(match, story)
        if told is None:
            continue
        if asked is not None and battle is None:
            assert told.decided == asked.decided
            assert told.losses == asked.losses
            return
        if battle is not None and battle.ending is not None and match.state.pending:
            asked = told
            assert [line.kind for line in told.lines].count("battle_ended") == 1
    raise AssertionError("nothing had to be answered")
