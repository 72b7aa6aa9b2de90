"""Letters: whatever is told to a seat of its own is in exactly one of them."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.record_writer import AnyMatch
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.players.by_name import seated
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.tell.fight_summary import last_fought
from hauberk.tell.letter import Letters
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.story import Story

STEPS = 220
GAMES = (
    (CAMPAIGN, load_campaign, "engines_for_trowbridge"),
    (CAMPAIGN, load_campaign, "the_val_demone"),
    (SIEGE, load_siege, "rain_at_malmesbury"),
)


def reader(match: AnyMatch, seat: int) -> Any:
    """As whom a seat hears the story."""
    return match.scenario.factions[seat].id if match.game is CAMPAIGN else seat


def letters_of(match: AnyMatch, seat: int, language: str = "en") -> Letters:
    """The letters to a seat."""
    return Letters(Story(match.game, match.scenario, language, reader(match, seat), match.field), seat)


@pytest.mark.parametrize(("game", "load", "name"), GAMES)
def test_nothing_of_ones_own_is_missing_or_told_twice(game: Any, load: Any, name: str) -> None:
    """A game between computers: every event that is told to a seat and has to do with its people, places or groups is in one letter."""
    match: AnyMatch = Match(game, load(name), "letters")
    seats = match.game.seats(match.scenario)
    players = {seat: seated(match, number, "steady", "letters") for number, seat in enumerate(seats)}
    live = {number: letters_of(match, number) for number in range(len(seats))}
    for step in range(STEPS):
        if match.seat is None:
            break
        match.do(players[match.seat].choose(match))
        if step % 7 == 0:
            for each in live.values():
                each.all(match)
    for number in range(len(seats)):
        written, anew = live[number].all(match), letters_of(match, number).all(match)
        assert written == anew, "letters that were read on the way are those of the whole game"
        told = [id(event) for letter in written for event in letter.told]
        assert len(told) == len(set(told))
        assert missing(match, number, set(told)) == []
        assert all(letter.news or letter.folded for letter in written if letter.opens)


def missing(match: AnyMatch, number: int, told: set[int]) -> list[str]:
    """What concerns a seat and is told to it, step by step, and is in none of its letters; what came after the last one waits."""
    story = Story(match.game, match.scenario, "en", reader(match, number), match.field)
    voice, field = story.voice, story.names.field
    assert voice.bearing is not None
    untold = {story.messages.say(key) for key in voice.nothing}
    upto = max((at for at, step in enumerate(match.steps, start=1) if told & {id(event) for event in step.events}), default=0)
    state, found = match.start, []
    for step in match.steps[:upto]:
        states = [state]
        for event in step.events:
            states.append(match.game.evolve(states[-1], event))
        for indexes, lines in voice.tell_each(story.names, step.events, states, story.watcher):
            said = [line.text for line in lines if line.kind not in voice.passing and line.text not in untold]
            for at in indexes if said else ():
                event = step.events[at]
                if id(event) not in told and voice.bearing.concerns(field, event, states[at], states[at + 1], story.watcher):
                    found += said
        state = states[-1]
    return found


def test_letters_come_by_the_day_and_lead_to_the_map() -> None:
    """A letter a day, in every language as many lines, and places in it have hexes."""
    match: AnyMatch = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "days")
    players = {seat: seated(match, number, "steady", "days") for number, seat in enumerate(CAMPAIGN.seats(match.scenario))}
    while match.seat is not None and match.state.day < 5:
        match.do(players[match.seat].choose(match))
    found = {language: letters_of(match, 0, language).all(match) for language in LANGUAGES}
    assert {letter.day for letter in found["en"]} >= {1, 2, 3, 4}
    assert not found["en"][0].opens
    shapes = {tuple((len(letter.news), letter.day) for letter in letters) for letters in found.values()}
    assert len(shapes) == 1
    own = [each for letter in found["en"] for each in letter.news if each.own and each.part != "sieges"]
    assert own
    assert all(hex_ in match.field.map.hexes for each in own for hex_ in each.hexes)
    assert sum(bool(each.hexes) for each in own) > len(own) / 2


@pytest.mark.parametrize(("game", "load", "name"), GAMES)
def test_a_fight_names_all_whom_it_cost_something(game: Any, load: Any, name: str) -> None:
    """After every fight of a seat: its own dead of that step are named, and nobody who is well; leaders stand first among their side."""
    match: AnyMatch = Match(game, load(name), "letters")
    players = {seat: seated(match, number, "steady", "letters") for number, seat in enumerate(match.game.seats(match.scenario))}
    story, seen = letters_of(match, 0).story, set()
    assert story.voice.bearing is not None
    for _ in range(STEPS):
        if match.seat is None:
            break
        before = match.state
        match.do(players[match.seat].choose(match))
        found = last_fought(match, story)
        if found is None or found.step in seen:
            continue
        seen.add(found.step)
        after = match.state_at(found.step)
        named = {loss.who for loss in found.losses}
        assert fallen(before, after, reader(match, 0)) <= named
        now = {who: man for who in named if (man := story.voice.bearing.person(after, who)) is not None}
        assert all(not man.present or man.wounded for man in now.values())
        assert {who for line in found.lines if line.kind == "hurt" for who in line.people} <= named, "whoever has left by now too"
        assert [(loss.side, not loss.leads) for loss in found.losses] == sorted((loss.side, not loss.leads) for loss in found.losses)
        assert found.lines
    assert seen


def fallen(before: Any, after: Any, side: Any) -> set[str]:
    """Who of a side or faction was killed or taken between two states."""
    return {
        who
        for who, man in after.people.items()
        if who in before.people and before.people[who].present and (man.health == Health.DEAD or man.fate == "prisoner")
        if (man.side if hasattr(man, "side") else man.faction) == side
    }


def test_a_siege_opens_with_what_the_first_morning_brings_and_a_breach_is_grave() -> None:
    """Whoever sits down reads of a stranger in the camp; the fall of a door stands out, what is built is among the works."""
    match: AnyMatch = Match(SIEGE, load_siege("marmions_ditch"), "97")
    while not isinstance(match.state.pending[-1], q.OrdersAsked):
        match.do(c.Answer("pass") if isinstance(match.state.pending[-1], q.ActionAsked) else next(iter(match.legal)))
    (first,) = letters_of(match, 0).all(match)
    assert first.opens
    assert any(each.part == "seen" for each in first.news)
    match.do(c.Orders(bombard=(c.Aim("F5", tuple(name for name in match.state.engines if name.startswith(("mangonel", "stone")))),)))
    while match.state.day < 2 or match.side != 0:
        match.do(next(iter(match.legal)))
    news = letters_of(match, 0).all(match)[-1].news
    (fallen,) = (each for each in news if each.kind == "bombarded")
    assert fallen.grave
    assert fallen.text.endswith("at the west front of the church at F5 and breaks the door in.")
    assert [each.part for each in news if each.kind == "action_chosen"] == ["other"]
