"""The campaigns of the package, and files of campaigns that are wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign.convoys import plan_load
from hauberk.campaign.paths import distances
from hauberk.campaign.state import GROUP, MERCENARIES, Convoy
from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.play.campaign.game import CAMPAIGN, campaign_field, campaign_start
from hauberk.play.campaign.scenario import campaign_files, load_campaign, read_campaign
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.checking import check_folder
from hauberk.play.match import Match

CAMPAIGNS = tuple(campaign_files())
TROWBRIDGE = campaign_files()["engines_for_trowbridge"]


@pytest.mark.parametrize("name", CAMPAIGNS)
@pytest.mark.rule("C-SCOPE-04")
@pytest.mark.rule("C-SCOPE-05")
def test_a_campaign_is_whole(name: str) -> None:
    scenario = load_campaign(name)
    assert scenario.id == name
    assert 10 <= scenario.days <= 30
    played = [faction for faction in scenario.factions if faction.played]
    assert len(played) >= 2
    for faction in played:
        assert any(band.faction == faction.id and band.kind == GROUP for band in scenario.groups), faction.id
        assert any(aim.faction == faction.id for aim in scenario.objectives), faction.id
        assert set(scenario.aims[faction.id]) == set(LANGUAGES)
    for words in (scenario.title, scenario.story, scenario.briefing):
        assert set(words) == set(LANGUAGES)
        assert len(set(words.values())) == len(LANGUAGES)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_nobody_is_in_two_places(name: str) -> None:
    scenario = load_campaign(name)
    men = [who for band in scenario.groups for who in band.men]
    men += [who for seat in scenario.places for who in seat.garrison]
    men += [eye.who for eye in scenario.spies]
    assert len(men) == len(set(men))
    levies = {who for names in scenario.levies.values() for who in names}
    assert not levies & set(men)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_every_group_can_walk_to_what_decides(name: str) -> None:
    scenario = load_campaign(name)
    field = campaign_field(scenario)
    for aim in scenario.objectives:
        goal = aim.hex or (scenario.map.places[aim.place].hex if aim.place else "")
        if goal:
            far = distances(field, goal)
            assert any(band.hex in far for band in scenario.groups if band.faction == aim.faction)


@pytest.mark.rule("C-MERC-02")
def test_companies_stand_where_the_scenario_says() -> None:
    scenario = load_campaign("engines_for_trowbridge")
    flemings = next(band for band in scenario.groups if band.kind == MERCENARIES)
    assert flemings.hex == scenario.map.places["chippenham"].hex
    assert flemings.faction == ""


@pytest.mark.rule("C-SETUP-01")
def test_a_bearing_is_counted_from_a_landmark() -> None:
    scenario = load_campaign("the_harvest_of_oxford")
    welsh = next(band for band in scenario.groups if band.id == "welshmen")
    assert welsh.hex == scenario.map.step_along(scenario.map.places["oxford"].hex, "NW", 4)


@pytest.mark.rule("C-PLACE-09")
def test_every_castle_has_ten_fighters_unless_the_scenario_says_otherwise() -> None:
    scenario = load_campaign("engines_for_trowbridge")
    seats = {seat.id: seat for seat in scenario.places}
    for place in scenario.map.places.values():
        seat = seats.get(place.id)
        if seat is not None and place.is_castle and place.id != "trowbridge":
            assert len(seat.garrison) + seat.unnamed == scenario.ruleset.campaign_rules().figures.garrison
    assert "humphrey" in seats["trowbridge"].garrison


@pytest.mark.rule("C-PLACE-09")
def test_a_garrison_is_called_out_where_somebody_stands_and_nowhere_else() -> None:
    game = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), seed="1139")
    assert len(game.state.places["old_sarum"].garrison) == game.field.rules.figures.garrison
    assert not game.state.places["winchester"].garrison
    assert game.state.places["winchester"].unnamed == game.field.rules.figures.garrison


VAL_DEMONE = campaign_files()["the_val_demone"]


def changed(tmp_path: Path, text: str) -> CampaignScenario:
    path = tmp_path / "campaign.toml"
    path.write_text(text, encoding="utf-8")
    return read_campaign(path)


@pytest.mark.rule("RULING-C-SPY-SOURCE", "C-SPY-05")
def test_a_faction_has_the_spies_of_the_scenario_or_one_with_a_leader(tmp_path: Path) -> None:
    text = VAL_DEMONE.read_text(encoding="utf-8")
    assert [eye.id for eye in changed(tmp_path, text).spies] == ["a_greek_monk", "a_pedlar"]
    silent = re.sub(r"\[\[spies\]\](\n\w+ = .*)+\n", "", text)
    scenario = changed(tmp_path, silent)
    played = [faction.id for faction in scenario.factions if faction.played]
    assert [eye.faction for eye in scenario.spies] == played
    named = {leader.who for leader in scenario.leaders}
    for eye in scenario.spies:
        assert any(band.hex == eye.hex and named & {*band.men} for band in scenario.groups if band.faction == eye.faction)
        assert not any(eye.who in names for names in scenario.levies.values())
    assert changed(tmp_path, f"spies = []\n{silent}").spies == ()
    assert load_campaign("engines_for_trowbridge").spies == ()  # The Anarchy knows none


@pytest.mark.rule("RULING-C-CONVOY-CREATE")
@pytest.mark.parametrize("line, most", [("", 3), ("convoy_limit = 1\n", 1)])
def test_a_scenario_may_limit_convoys(tmp_path: Path, line: str, most: int) -> None:
    field = campaign_field(changed(tmp_path, line + TROWBRIDGE.read_text(encoding="utf-8")))
    state = campaign_start(load_campaign("engines_for_trowbridge"), field)._replace(day=1, convoys={})
    for number in range(most):
        assert plan_load(field.at(state), "royalist", c.Load("old_sarum", points=1)) is None
        road = Convoy(f"convoy_{number}", "royalist", field.map.places["old_sarum"].hex, 1, 5)
        state = state._replace(convoys={**state.convoys, road.id: road})
    refused = plan_load(field.at(state), "royalist", c.Load("old_sarum", points=1))
    assert refused is not None
    assert (refused.reason, refused.needs, refused.has) == ("too_many_convoys", most + 1, most)


def test_the_folder_of_the_package_has_no_fault() -> None:
    faults, counts = check_folder(None)
    assert not faults
    assert counts["campaigns"] == len(CAMPAIGNS)


FAULTS = [
    ('ruleset = "anarchy"', 'ruleset = "siege_classic"', "knows no campaigns"),
    ('map = "south_west_england"', 'map = "south_west_englant"', "south_west_englant"),
    ("days = 14", "days = 0", "days"),
    ('begins = "1139-10-12"', 'begins = "October"', "is no date"),
    ('at = "trowbridge"\npeople = "galeran"', 'at = "trobridge"\npeople = "galeran"', "no place or hex 'trobridge'"),
    ('people = "galeran"', 'people = "galeron"', "nobody called 'galeron'"),
    ('people = "miles"', 'people = "galeran"', "named twice"),
    ("galeran = { prestige = 5", "galeran = { prestige = 50", "10 at most"),
    ('engines = ["mangonel"]', 'engines = ["ladder"]', "has no wheels"),
    ("load = 5", "load = 50", "animals"),
    ('kind = "take"', 'kind = "win"', "win"),
    ('group = "siege_lines"', 'group = "the_kings_column"', "does not stand before"),
    ("size = 17", "size = 700", "200 at most"),
    ('engines = ["mangonel"]', "", "an engine on wheels at least"),
    ('engines = ["mangonel"]', 'engines = ["siege_tower"]', "2 oxen do not draw siege_tower"),
    ("oxen = 2", "oxen = 1", "1 oxen do not draw mangonel"),
]


@pytest.mark.rule("C-ENGINE-01", "A-OXEN-08")
@pytest.mark.parametrize(("right", "wrong", "told"), FAULTS, ids=[told for _, _, told in FAULTS])
def test_a_wrong_file_is_told_with_its_line(tmp_path: Path, right: str, wrong: str, told: str) -> None:
    text = TROWBRIDGE.read_text(encoding="utf-8")
    assert right in text
    path = tmp_path / "campaign.toml"
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        read_campaign(path)
    found = [fault for fault in bad.value.faults if told in f"{fault.what} {fault.hint}"]
    assert found, [str(fault) for fault in bad.value.faults]
    assert all(fault.line > 0 for fault in found)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = TROWBRIDGE.read_text(encoding="utf-8")
    for right, wrong, _ in (FAULTS[3], FAULTS[7], FAULTS[8], FAULTS[9]):
        text = text.replace(right, wrong, 1)
    path = tmp_path / "campaign.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        read_campaign(path)
    assert len(bad.value.faults) >= 4
