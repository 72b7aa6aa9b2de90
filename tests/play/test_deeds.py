"""What is said of a deed before it is done is what it does: its price, whether it ends the group's day, what it may bring."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import Any

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.common.dice import SeededDice
from hauberk.play.campaign.deeds import deeds
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.players.anybody import Anybody

STEPS = 220
PAID = (c.Recruit, c.HireEngineer, c.Hire, c.Buy)
LOOKED_AT = (*PAID, c.AttackPlace, c.LiftSiege)


def weighed(match: CampaignMatch, question: q.GroupToAct) -> list[dict[str, Any]]:
    """Every deed that is offered, beside what it does when it is carried out on the side."""
    position = match.field.at(match.state)
    commands = [each for each in match.legal if isinstance(each, LOOKED_AT)]
    told = deeds(position, commands)
    assert told is not None
    found = []
    for command, deed in zip(commands, told, strict=True):
        assert deed is not None
        events, _ = CAMPAIGN.decide(position, command, SeededDice("deeds"))
        mine: list[Any] = []
        for event in events:  # what the deed itself does, before the next counter is taken up
            if isinstance(event, e.LaidDown | e.TakenUp):
                break
            mine.append(event)
        after = reduce(CAMPAIGN.evolve, mine, match.state)
        paid = sum(event.coin for event in mine if isinstance(event, e.Paid) and event.giver == question.group)
        assert deed["coin"] == paid or not isinstance(command, PAID), command
        if "ends" in deed and question.group in after.groups:
            assert deed["ends"] == (after.groups[question.group].moved == match.state.day), command
        found.append(deed | {"kind": f"{type(command).__name__} {getattr(command, 'how', '')}".strip()})
    return found


@pytest.mark.rule("C-MONEY-04", "C-MONEY-07", "C-MERC-07", "C-CAPIT-03", "C-CG-19")
def test_a_deed_does_what_was_said_of_it() -> None:
    seen: Counter[str] = Counter()
    bargains = 0
    for name in ("engines_for_trowbridge", "a_fief_for_a_younger_son", "the_val_demone"):
        match, anybody = Match(CAMPAIGN, load_campaign(name), seed="deeds"), Anybody("deeds")
        for _ in range(STEPS):
            if match.side is None or match.awaits_fight:
                break
            question = match.state.pending[-1] if match.state.pending else None
            for deed in weighed(match, question) if isinstance(question, q.GroupToAct) else ():
                seen[deed["kind"]] += 1
                if deed["kind"] == "AttackPlace demand":
                    own, theirs = deed["demand"]["sums"]
                    assert own == sum(term["value"] for term in deed["demand"]["own"])
                    assert own > theirs
                    bargains += deed["demand"]["bargains"]
                if deed["kind"] == "AttackPlace assault" and "walls" in deed:
                    assert sum(share["percent"] for share in deed["walls"]["sides"]["B"]["flags"].values()) == pytest.approx(100, abs=1)
                if deed["kind"] == "AttackPlace storm":
                    assert deed["odds"]["values"][0] > 0
                if deed["kind"] == "Hire promise":
                    assert 0 < deed["stays"]["percent"] <= 100
            match.do(anybody.choose(match))
    assert {"Recruit", "HireEngineer", "Hire pay", "AttackPlace siege", "AttackPlace storm"} <= set(seen), seen


def test_who_is_not_a_group_has_no_deeds() -> None:
    match = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), seed="deeds")
    assert isinstance(match.state.pending[-1], q.MorningAsked)
    assert deeds(match.field.at(match.state), [c.Morning()]) is None
