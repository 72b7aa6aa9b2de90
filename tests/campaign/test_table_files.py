"""What a campaign does its own way, what its tables name, and what lies on its sheets."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from hauberk.campaign.rules import CampaignSwitches
from hauberk.campaign.tables import SIDES
from hauberk.common.faults import LANGUAGES
from hauberk.play.battle.scenario import sheet
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import load_people
from hauberk.rulesets.ruleset import NoCampaign
from hauberk.rulesets.tables import data_folder
from hauberk.rulesets.tables.campaign import WAYS
from tests.campaign.editions import ANARCHY, BOTH, GUISCARD
from tests.table_files import written


@pytest.mark.rule("C-HOST-02", "C-LOYAL-03", "C-MONEY-05", "C-CONVOY-08", "C-MONEY-03")
def test_what_a_campaign_does_its_own_way() -> None:
    """Spies, bought peace, cities and recruits from abroad in the South; siege trains and dealings with neutrals in England."""
    in_the_south = {"both_tested", "has_spies", "capitulates", "has_cities", "foreign_recruits", "town_fighters_join"}
    assert {name for name in WAYS if getattr(GUISCARD, name)} == in_the_south
    assert {name for name in WAYS if getattr(ANARCHY, name)} == set(WAYS) - in_the_south
    assert [rules.attitude.kind for rules in BOTH] == ["hostility", "loyalty"]
    assert [rules.switches for rules in BOTH] == [CampaignSwitches()] * 2
    on = {each.name for each in fields(CampaignSwitches) if getattr(CampaignSwitches(), each.name)}
    assert on == {"literal_loyalty_four"}  # print; off is the other reading


def test_the_classic_edition_has_no_campaign() -> None:
    assert {name for name, ruleset in RULESETS.items() if ruleset.has_campaign} == {"guiscard", "anarchy"}
    with pytest.raises(NoCampaign, match="siege_classic"):
        RULESETS["siege_classic"].campaign_rules()


def test_a_reader_may_bring_his_own_sheet(tmp_path: Path) -> None:
    """Whoever owns the printed rosters lays them over ours; he need not write down what is the same."""
    roster = written("rosters")["anarchy"]["rosters"]["royalist"]
    rows = [[5, 1, 3, 1, 0] if number == 10 else row for number, row in enumerate(roster["rows"], start=1)]
    lines = f"classes = {roster['classes']}\nrows = {rows}\nsource = 'the printed sheet'\nprovenance = 'rulebook'\n"
    (tmp_path / "rosters.toml").write_text(f"[rosters.royalist]\n{lines}", encoding="utf-8")
    rules = RULESETS["anarchy"].with_tables(tmp_path).campaign_rules()
    assert (rules.roster("royalist", 10)["knight"], rules.roster("angevin", 10)["knight"]) == (5, 2)


# -- what the tables name exists ---------------------------------------------------------------------------------------


def test_rolls_that_factions_name_exist() -> None:
    rolls = load_people().rolls
    for rules in BOTH:
        for faction in rules.factions.values():
            assert {*faction.people, faction.townsfolk} <= rolls.keys()
            assert set(rules.roster(faction.id, 12)) <= set(rules.stand_ins)


@pytest.mark.rule("C-BATTLE-04", "C-PLACE-08")
def test_sheets_that_tables_name_exist() -> None:
    """Every kind of country has a sheet, and no building stands on those that complete a field."""
    for rules in BOTH:
        named = {name for names in rules.sheets.by_terrain.values() for name in names} | {
            *rules.sheets.open,
            *rules.sheets.castles.values(),
        }
        assert all(sheet(name) for name in named | rules.grounds.by_sheet.keys())
        assert set(rules.sheets.for_terrain("open")) == set(rules.sheets.open)
        assert all(rules.sheets.for_terrain(name) for name in rules.terrain)
        assert set(rules.sheets.castles) == {"castle_stone", "castle_tower_palisade", "castle_motte"}


def strip(name: str, side: str, depth: int) -> list[int]:
    """The levels of the hexes along a side of a sheet."""
    rows = tomllib.loads((data_folder() / "sheets" / f"{name}.toml").read_text(encoding="utf-8"))["levels"].split()
    cut = {
        "top": rows[:depth],
        "bottom": rows[-depth:],
        "left": [row[:depth] for row in rows],
        "right": [row[-depth:] for row in rows],
    }
    return [int(level) for row in cut[side] for level in row]


@pytest.mark.rule("C-QUICK-06")
@pytest.mark.example("EX-GC-17-2")
def test_one_side_of_the_plateau_stands_higher_than_the_others() -> None:
    """As on the printed map, where side 3 looks down on sides 4 and 1; and our sheet says the same."""
    depth = GUISCARD.figures.depth
    heights = {side: sum(levels) / len(levels) for side in SIDES if (levels := strip("plateau", side, depth))}
    for one in SIDES:
        for other in SIDES:
            for ground in GUISCARD.grounds.between("plateau", one, other):
                assert ground.kind == "slope"
                assert heights[ground.favours] == max(heights[one], heights[other]) > min(heights[one], heights[other])
    assert [each.favours for each in GUISCARD.grounds.between("plateau", "bottom", "top")] == ["top"]
    assert not GUISCARD.grounds.between("plateau", "left", "right")


@pytest.mark.rule("C-QUICK-06")
def test_the_stream_lies_between_left_and_right() -> None:
    """Whoever goes from one to the other gets wet, in every row; it favours whoever defends."""
    rows = tomllib.loads((data_folder() / "sheets" / "stream.toml").read_text(encoding="utf-8"))["terrain"].split()
    assert all(set(row) & {"w", "f"} for row in rows)
    assert [(each.kind, each.favours) for each in ANARCHY.grounds.between("stream", "right", "left")] == [("river", "")]
    assert not ANARCHY.grounds.between("stream", "top", "bottom")
    assert not ANARCHY.grounds.between("meadow", "left", "right")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_is_told(language: str) -> None:
    """A name and a sentence for each, and none for a switch that does not exist."""
    lines = (data_folder() / "messages" / language / "campaign" / "page_switches.ftl").read_text(encoding="utf-8").splitlines()
    told = [line.split(" = ")[0].removeprefix("page-campaign-switch-") for line in lines if line.startswith("page-campaign-switch-")]
    assert told == [each.name for each in fields(CampaignSwitches)]
    assert sum(line.startswith("    .text = ") for line in lines) == len(told)
