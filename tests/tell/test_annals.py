"""The annals of games of all scales: nobody is lost, places have names, turning points stand in their order."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from hauberk.play.games import GAMES, game_of
from hauberk.play.match import Match
from hauberk.play.record_writer import AnyMatch
from hauberk.players.by_name import seated
from hauberk.tell.annals import LEAST, MOST, Annals
from hauberk.tell.chronicle import by_day, steps_of
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.story import Story

PLAYED = {
    "battle": ("lances_at_cerami", "brawler"), "siege": ("snow_at_oxford", "steady"), "campaign": ("engines_for_trowbridge", "steady"),
}  # fmt: skip
HEX = re.compile(r"\b(?:\d\.)?[A-Z]{1,2}\d{1,2}\b(?!/)|\b\d{4}\b")
"""A hex of a sheet, or of the map of a country; the years of dates are not told in sentences."""


@cache
def played(kind: str) -> AnyMatch:
    """A game of a kind between computers, to its end; fights inside by the table."""
    name, player = PLAYED[kind]
    game = game_of(name)
    match = Match(game, game.load(name), "annals")
    players = [seated(match, seat, player, f"annals {seat}") for seat in range(len(game.seats(match.scenario)))]
    while match.side is not None:
        match.do(players[match.side].choose(match))
    return match


@cache
def annals(kind: str, language: str = "en", watcher: Any = None) -> Annals:
    match = played(kind)
    return Annals(match, Story(match.game, match.scenario, language, watcher, match.field))


def sentences(found: Annals) -> list[str]:
    return [text for _, parts in found.chapters() for _, texts in parts for text in texts]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", tuple(GAMES))
def test_a_chronicle_names_places_and_never_hexes(kind: str, language: str) -> None:
    told = sentences(annals(kind, language))
    assert len(told) > 8
    assert [text for text in told if HEX.search(text)] == []


@pytest.mark.parametrize("kind", tuple(GAMES))
def test_every_turn_or_day_is_told_up_to_the_last(kind: str) -> None:
    found = annals(kind)
    numbers = [number for number, _ in found.chapters()]
    assert numbers == list(range(1, found.of.chapter(played(kind).state) + 1))
    assert all(texts for _, parts in found.chapters() for _, texts in parts)


@pytest.mark.parametrize("kind", tuple(GAMES))
def test_turning_points_stand_in_their_order_and_the_last_is_the_end(kind: str) -> None:
    found = annals(kind).turning()
    assert 2 <= len(found) <= MOST
    assert [each.entry for each in found] == sorted(each.entry for each in found)
    assert all(each.sentences for each in found)
    weights = {(each.chapter, each.part): 0 for each in annals(kind).kept}
    for each in annals(kind).kept:
        weights[each.chapter, each.part] += each.weight
    assert min(sorted(weights.values(), reverse=True)[: len(found)]) >= LEAST
    assert found[-1].chapter == annals(kind).of.chapter(played(kind).state)


def test_a_turning_point_of_a_fight_is_told_as_it_went() -> None:
    """Nobody is killed before he is thrown from the saddle, and the end of the battle is its last sentence."""
    found = annals("battle")
    order = [each.line.text for each in found.kept]
    for point in found.turning():
        assert [order.index(text) for text in point.sentences] == sorted(order.index(text) for text in point.sentences)
    assert found.turning()[-1].sentences[-1] == next(each.line.text for each in found.kept if each.line.kind == "battle_ended")


@pytest.mark.parametrize("kind", tuple(GAMES))
def test_nobody_who_fell_is_lost(kind: str) -> None:
    """The losses of the sides are the careers that ended, and the curve of each side ends where its losses do."""
    found = annals(kind)
    careers, losses = found.careers(), found.losses()
    for side in losses:
        fates = [each.fate.state for each in careers if each.fate.side == side.side]
        assert (fates.count("dead"), fates.count("prisoner")) == (side.dead, side.prisoners)
        last = side.by[-1][1] if side.by else 0
        assert last == side.dead + side.prisoners
    assert sum(side.dead for side in losses) > 0
    for each in careers:
        assert [what for _, what in each.befell].count("dead") == (each.fate.state == "dead"), each


def test_whoever_led_comes_first() -> None:
    careers = annals("campaign").careers()
    led = [each.fate.leads for each in careers]
    assert led == sorted(led, reverse=True)
    assert any(led)


def test_a_battle_is_told_by_the_blows_that_told() -> None:
    """Walks and misses are for the replay; whoever strikes somebody down has that among his deeds, and whoever is struck has not."""
    found = annals("battle")
    assert {each.line.kind for each in found.kept}.isdisjoint({"moved", "rode", "retreated", "advanced"})
    assert all(each.weight for each in found.kept)
    blows = [each for each in found.kept if each.line.kind == "fought" and len(each.line.people) == 2]
    slayers = {each.line.people[0] for each in blows if each.line.people[0] not in each.struck}
    assert slayers
    assert slayers <= {each.who for each in found.careers() if each.deeds}


def test_the_ways_of_a_campaign_lead_from_hex_to_hex() -> None:
    """Each group's way goes through neighbours, day after day."""
    match, found = played("campaign"), annals("campaign")
    country = match.field.map
    assert found.tracks()
    for track in found.tracks():
        days = [day for day, _ in track.steps]
        assert days == sorted(days)
        for (_, one), (_, other) in zip(track.steps, track.steps[1:], strict=False):
            assert country.distance(one, other) <= 1 or any(each == other for _, each in track.steps), (track.id, one, other)


def test_a_faction_reads_what_it_may_know() -> None:
    """Every sentence of its chronicle is one of those that its own story tells; whoever may know everything reads more."""
    match = played("campaign")
    whole, own = annals("campaign"), annals("campaign", "en", "angevin")
    assert {each.line.text for each in own.kept} != {each.line.text for each in whole.kept}
    hurt = [each for each in own.kept if each.line.kind == "hurt"]
    assert hurt
    story = Story(match.game, match.scenario, "en", "angevin", match.field)
    told = {who for events, state in by_day(steps_of(match), story.voice) for line in story.tell(events, state) for who in line.people}
    assert {who for each in own.kept for who in each.line.people} <= told
    assert {who for each in own.turning() for who in each.people} <= told
