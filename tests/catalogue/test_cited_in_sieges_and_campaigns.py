"""Whatever happens in sieges and campaigns cites a rule that exists, of the right chapter, from the book that is played.

Sieges and campaigns are played at random, fights by the table; every term of every event is looked at, those of a siege inside a campaign
too. `test_citations.py` reads the same in the source, and battles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hauberk.campaign.events_of_war import InSiege
from hauberk.ledger import ledger
from hauberk.play.campaign.scenario import campaign_files
from hauberk.play.siege.scenario import siege_files
from hauberk.rulesets.editions import RULESETS
from hauberk.siege import bombarding_days
from hauberk.siege import commands as c
from hauberk.siege import events as e
from tests.catalogue.test_citations import DICE, TERMS, cited_by, family
from tests.contract.matches import begun, player_of
from tests.siege.kit import Siege
from tests.siege.test_activities import CLASSIC, engine

PLAYED = [*(("siege", name, 2) for name in siege_files()), *(("campaign", name, 1) for name in list(campaign_files())[1:])]
"""Every siege twice, for one left to chance is over in a few days; and the campaigns but the first, in which too little happens."""
DECISIONS = 450

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
def cited(kind: str, name: str, games: int) -> tuple[str, tuple[tuple[str, str, str], ...]]:
    """The edition, and everything cited in some games of that name: the event, the reason, the rule; of sieges inside them too."""
    found: dict[tuple[str, str, str], None] = {}
    for number in range(games):
        match, player = begun(kind, name, f"cited {number}"), player_of(kind, f"{name} {number}")
        for _ in range(DECISIONS):
            if match.side is None:
                break
            for event in match.do(player.choose(match)):
                told = event.of if isinstance(event, InSiege) else event
                found |= {(type(told).__name__, reason, rule): None for reason, rule in cited_by(told)}
    return match.field.edition, tuple(found)


def wrong(edition: str, found: tuple[tuple[str, str, str], ...]) -> Iterator[str]:
    """What is cited and does not exist, is of another chapter, or stands in a book that is not played."""
    own = RULESETS[edition].siege_rules().own
    for event, reason, rule in found:
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


@pytest.mark.parametrize(("kind", "name", "games"), PLAYED)
def test_what_happens_cites_the_book_that_is_played(kind: str, name: str, games: int) -> None:
    edition, found = cited(kind, name, games)
    assert len(found) > 3
    assert sorted(wrong(edition, found)) == []


def test_enough_of_the_events_were_seen() -> None:
    """A walk that saw nothing would find nothing wrong."""
    seen = {event for played in PLAYED for event, _, _ in cited(*played)[1]}
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
