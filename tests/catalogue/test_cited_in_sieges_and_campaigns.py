"""Whatever happens in sieges and campaigns cites a rule that exists, of the right chapter, from the book that is played.

Sieges and campaigns are played at random, fights by the table; every term of every event is looked at, those of a siege inside a campaign
too. `test_citations.py` reads the same in the source, and battles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hauberk.ledger import ledger
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.players.anybody import Anybody
from hauberk.rulesets.editions import RULESETS
from hauberk.siege import bombarding_days
from hauberk.siege import commands as c
from hauberk.siege import events as e
from tests.catalogue.test_citations import DICE, TERMS, cited_by, family
from tests.siege.kit import Siege
from tests.siege.test_activities import CLASSIC, engine
from tests.siege.wild import WildCommander

SIEGES = (
    "the_farm_on_the_gargano_road", "the_myrtles_of_taormina", "marmions_ditch", "snow_at_oxford", "rain_at_malmesbury",
    "the_monk_of_arques",
)  # fmt: skip
CAMPAIGNS = ("engines_for_trowbridge", "a_fief_for_a_younger_son", "thorvalds_recruits")
GAMES, DECISIONS = 2, 150
"""A siege left to chance is over in a few days: several of them."""

IN_EVENTS = {
    "EventDrawn": "EVENT HOOK A-SIEGE A-EVENT", "InitiativeTaken": "INIT EVENT A-SIEGE A-EVENT", "ProvisionsFound": "PROV HOOK A-SIEGE",
    "Parleyed": "SURR A-SURR RULING", "Bombarded": "DEMO A-BOMB SC-CATA", "FireTried": "A-FIRE", "MineSet": "A-MINE",
    "QuickFought": "C-QUICK RULING", "AttitudeTested": "C-HOST C-LOYAL", "PromiseTested": "C-MERC", "Slipped": "C-REFUSE",
    "SpyTried": "C-SPY", "Capitulation": "C-CAPIT", "Marched": "C-MOVE C-ENV",
}  # fmt: skip
"""What the reckoning of each event may cite."""
PRINTED_IN = {"guiscard": "GC", "anarchy": "AC"}
"""The books of the campaigns."""
BORROWED = ("C-QUICK",)
"""Chapters that stand in one book and are used with the other: the table of quick battles."""
OTHERS_DAYS = {"guiscard": ("anarchy", "classic"), "anarchy": ("guiscard", "classic"), "siege_classic": ("guiscard",)}
"""Books whose days of a siege are not played: the classic siege borrows those of The Anarchy."""


@cache
def of_sieges(name: str) -> tuple[str, tuple[tuple[str, str, str], ...]]:
    """The edition, and everything cited in some sieges of that name: the event, the reason, the rule."""
    found: dict[tuple[str, str, str], None] = {}
    edition = ""
    for number in range(GAMES):
        game = Match(SIEGE, load_siege(name), f"cited {number}")
        players = [WildCommander(f"{name} {number} {side}") for side in range(2)]
        edition = game.field.edition
        for _ in range(DECISIONS):
            if (side := game.side) is None:
                break
            for event in game.do(players[side].choose(game)):
                found |= {(type(event).__name__, reason, rule): None for reason, rule in cited_by(event)}
    return edition, tuple(found)


@cache
def of_campaign(name: str) -> tuple[str, tuple[tuple[str, str, str], ...]]:
    """The same of a campaign, with the days of the sieges inside it."""
    found: dict[tuple[str, str, str], None] = {}
    game, players = Match(CAMPAIGN, load_campaign(name), "cited"), dict[str, Anybody]()
    for _ in range(3 * DECISIONS):
        if (faction := game.seat) is None:
            break
        player = players.setdefault(faction, Anybody(f"{name} {faction}"))
        for event in game.do(player.choose(game)):
            told = getattr(event, "event", event)
            found |= {(type(told).__name__, reason, rule): None for reason, rule in cited_by(told)}
    return game.field.edition, tuple(found)


def wrong(edition: str, cited: tuple[tuple[str, str, str], ...]) -> Iterator[str]:
    """What is cited and does not exist, is of another chapter, or stands in a book that is not played."""
    own = RULESETS[edition].siege_rules().own
    for event, reason, rule in cited:
        where = f"{event}, {reason}: {rule}"
        if rule not in ledger():
            yield f"{where} does not exist"
            continue
        others = {family(rule), *(family(other) for other, one in own.items() if one == rule)}
        chapters = set(IN_EVENTS.get(event, "").split())
        if not others & chapters:
            yield f"{where} is not of the chapter"
        if reason != "die" and not others & set(TERMS[reason].split()):
            yield f"{where} is not what such a term cites"
        if reason == "die" and not others & {each for families in DICE.values() for each in families.split()}:
            yield f"{where} is not what a die cites"
        if rule in own:
            yield f"{where} is {own[rule]} in {edition}"
        if ledger()[rule].book in OTHERS_DAYS[edition]:
            yield f"{where} stands in another book"
        printed = ledger()[rule].source
        if family(rule).startswith("C-") and family(rule) not in BORROWED and PRINTED_IN[edition] not in printed:
            yield f"{where} is printed in {printed}"


@pytest.mark.parametrize("name", SIEGES)
def test_what_happens_in_a_siege_cites_the_book_that_is_played(name: str) -> None:
    edition, cited = of_sieges(name)
    assert len(cited) > 3
    assert sorted(wrong(edition, cited)) == []


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_what_happens_in_a_campaign_cites_the_book_that_is_played(name: str) -> None:
    edition, cited = of_campaign(name)
    assert len(cited) > 5
    assert sorted(wrong(edition, cited)) == []


def test_enough_of_the_events_were_seen() -> None:
    """A walk that saw nothing would find nothing wrong."""
    seen = {event for name in SIEGES for event, _, _ in of_sieges(name)[1]} | {
        event for name in CAMPAIGNS for event, _, _ in of_campaign(name)[1]
    }
    assert {"EventDrawn", "InitiativeTaken", "Parleyed", "Bombarded", "QuickFought", "AttitudeTested", "PromiseTested", "Slipped"} <= seen


@pytest.mark.rule("SC-CATA-04", "SC-CATA-05")
def test_classic_catapults_cite_the_classic_book_in_the_days_of_a_siege() -> None:
    """The die of a stone, and what a tower takes off it: not another book's bombardment."""
    siege = engine(engine(Siege(CLASSIC), "one", "trebuchet", 3), "two", "trebuchet", 3)
    walls = siege.field.place.walls.values()
    tower = next(each.hex for each in walls if each.ring == "outer" and each.kind == "tower")
    siege.run(lambda doing: bombarding_days.throw(doing, 0, (c.Aim(tower, ("one", "two")),)), [7])
    (thrown,) = siege.happened(e.Bombarded)
    assert [(term.reason, term.rule) for term in thrown.terms] == [("die", "SC-CATA-04"), ("tower_wall", "SC-CATA-05")]
