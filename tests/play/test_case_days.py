"""Cases of sieges and campaigns say what only Python could say before: money in halves, drovers, detached mercenaries, sites, shifts."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.common.faults import BadInput
from hauberk.play.campaign.case import CampaignCase
from hauberk.play.siege.case import SiegeCase
from tests.cases import case_from_text

COUNTRY = """kind = "campaign"
ruleset = "anarchy"
factions = [{ id = "royalist" }, { id = "angevin" }]
groups = [{ id = "host", faction = "royalist", at = "0101", size = 9 }, { id = "foe", faction = "angevin", at = "0404", size = 5 }]
companies = [{ id = "flemings", faction = "flemish", at = "0101", size = 6 }]
convoys = [{ id = "carts", load = 3, at = "0101", faction = "royalist", escort = "host" }]
"""
MAP = '[country]\nrelief = """\n....\n....\n....\n....\n"""\n'


def campaign(counters: str, rest: str = "", **fields: str) -> CampaignCase:
    head = "".join(f"{key} = {value}\n" for key, value in fields.items())
    found = case_from_text(COUNTRY + head + f"counters = [{counters}]\n" + MAP + rest)
    assert isinstance(found, CampaignCase)
    return found


def siege(state: str, rest: str = "", **fields: str) -> SiegeCase:
    head = "".join(f"{key} = {value}\n" for key, value in fields.items())
    found = case_from_text(f'kind = "siege"\nsiege = "snow_at_oxford"\n{head}[state]\nday = 6\nfood = 9\n{state}\n{rest}')
    assert isinstance(found, SiegeCase)
    return found


# -- campaigns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MONEY-01")
def test_money_in_half_coins() -> None:
    assert campaign('{ id = "host", half_coins = 5 }').start.groups["host"].coin == 5


@pytest.mark.rule("C-CONVOY-03")
def test_a_convoy_without_a_drover_stays_behind() -> None:
    """Its escort marches off; with a drover it goes along."""
    march = '[state]\nacts = ["host"]\n[[do]]\ndo = "march"\npath = ["0201"]\n'
    for drover, hex_ in (("nobody", "0101"), ("local", "0201")):
        case = campaign(f'{{ id = "carts", drover = "{drover}" }}', march)
        after = case.rulings()[-1].after
        assert after.groups["host"].hex == "0201"
        assert after.convoys["carts"].hex == hex_


@pytest.mark.rule("C-MERC-06")
def test_mercenaries_detached_from_their_employer_march_for_their_faction() -> None:
    march = '[state]\nacts = ["flemings"]\n[[do]]\ndo = "march"\npath = ["0201"]\n'
    case = campaign('{ id = "flemings", serves = "royalist", pay = "promised" }', march)
    (ruling,) = case.rulings()
    assert ruling.refusal is None
    company = ruling.after.groups["flemings"]
    assert (company.faction, company.employer, company.pay, company.hex) == ("royalist", "", "promised", "0201")
    assert ruling.after.groups["host"].hex == "0101"
    assert {ruling.after.people[who].faction for who in company.men} == {"royalist"}


@pytest.mark.rule("C-NOBLE-07", "C-NOBLE-08")
def test_veterans_are_named() -> None:
    men = campaign("").start.groups["host"].men
    case = campaign(f'{{ id = "host", victories = 1, veterans = ["{men[0]}", "{men[1]}"] }}')
    assert case.start.groups["host"].veterans == men[:2]
    assert campaign('{ id = "host", victories = 1 }').start.groups["host"].veterans == men


@pytest.mark.rule("C-MERC-06")
def test_with_and_without_an_employer_at_once_is_a_fault() -> None:
    with pytest.raises(BadInput, match="leave out one of the two"):
        campaign('{ id = "flemings", serves = "royalist", employer = "host" }')


def test_faults_of_counters_come_all_at_once() -> None:
    with pytest.raises(BadInput) as bad:
        campaign('{ id = "carts", drover = "ivo" }, { id = "host", veterans = ["x"], half_coins = -1 }, { id = "flemming" }')
    assert len(bad.value.faults) == 4
    assert all(fault.line for fault in bad.value.faults)
    assert any("did you mean flemings" in fault.hint for fault in bad.value.faults)


# -- sieges ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-18", "A-EVENT-18")
def test_a_shift_gives_the_besieged_the_initiative() -> None:
    for shift, side in (("[5, 0]", 1), ("[0, 5]", 1), ("[0, 0]", 0)):
        case = siege(f'step = "initiative"\nshift = {shift}', dice="[5, 5]")
        assert case.state.initiative == side


@pytest.mark.rule("FORAGE-01")
def test_who_has_sent_for_food_today_may_not_do_so_again() -> None:
    for foraged, offered in ((6, False), (5, True)):
        case = siege(f'step = "action"\ninitiative = "B"\nforaged = {foraged}')
        asked: Any = case.state.pending[-1]
        assert ("supply_sortie" in asked.choices) == offered


@pytest.mark.rule("CAMP-11", "A-SIEGE-28")
def test_a_camp_that_burnt_today_keeps_nobody_busy_before_tomorrow() -> None:
    assert not siege('step = "action"\nrestock = 2\nscorched = 6\nsinged = 2').state.restocking
    assert siege('step = "action"\nrestock = 2\nscorched = 5\nsinged = 2').state.restocking


@pytest.mark.rule("BUILD-01", "RULING-A-BUILD-04")
def test_something_half_built_goes_on_with_what_was_done() -> None:
    """Work that paused is taken up again in the orders of the day and keeps its days."""
    sites = 'projects = [{ id = "tower", line = "siege_tower", done = 4 }]'
    case = siege('step = "activities"', projects=sites.removeprefix("projects = "))
    assert case.state.projects["tower"].done == 4
    assert case.state.projects["tower"].paused
    with pytest.raises(BadInput) as bad:
        siege("", projects='[{ id = "x", line = "towr", workers = "nemo" }]')
    assert len(bad.value.faults) == 2


# -- asking ----------------------------------------------------------------------------------------------------------


def test_it_can_be_asked_whether_something_is_lawful() -> None:
    """Nothing happens, whether it is or not."""
    orders = "".join(f'[[do]]\nmay = "march"\npath = ["{hex_}"]\n' for hex_ in ("0201", "0404"))
    one, other = campaign("", f'[state]\nacts = ["host"]\n{orders}').rulings()
    assert (one.lawful, other.lawful) == (True, False)
    assert other.refusal is not None
    assert one.after == one.before == other.after
    (asked,) = siege('step = "action"', '[[do]]\nmay = "answer"\nchoice = "pass"\n').rulings()
    assert asked.lawful
    assert asked.after == asked.before
