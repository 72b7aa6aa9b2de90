"""Light and weather of a scenario: read, refused, shown to the page, kept with fights; no rule asks for them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hauberk.common.faults import BadInput
from hauberk.play.battle.board_view import board_json
from hauberk.play.battle.fights import scenario_of
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario, read_scenario, scenario_files
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.pictures import picture_at
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.play.picture import LIGHTS, PLAIN, WEATHERS, Picture, picture_json
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.players.random_player import play_out
from tests.play.siege.test_record import sallied
from tests.siege.fight_kit import Stubborn

HOUR = {"before_cockcrow": "night", "the_camp_on_the_ofanto": "dawn", "the_nuns_of_wilton": "dusk", "the_lesson": "day"}


def written(folder: Path, name: str, *lines: str) -> Path:
    """A battle of the package with more lines at its head."""
    path = folder / scenario_files()[name].name
    path.write_text("\n".join([*lines, scenario_files()[name].read_text(encoding="utf-8")]), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", sorted(HOUR))
def test_a_battle_is_fought_at_the_hour_of_its_story(name: str) -> None:
    scenario = load_scenario(name)
    assert scenario.picture == Picture(light=HOUR[name])
    assert board_json(scenario.field, "en", scenario.picture)["picture"] == {"light": HOUR[name], "weather": "clear", "inland": False}


def test_it_snows_at_oxford_and_rains_at_malmesbury() -> None:
    assert {name: load_siege(name).picture.weather for name in siege_files()} == {
        "the_farm_on_the_gargano_road": "clear", "the_myrtles_of_taormina": "clear", "marmions_ditch": "clear",
        "snow_at_oxford": "snow", "rain_at_malmesbury": "rain", "the_monk_of_arques": "clear",
    }  # fmt: skip


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("weather", WEATHERS)
def test_every_light_and_weather_can_be_written(tmp_path: Path, light: str, weather: str) -> None:
    scenario = read_scenario(written(tmp_path, "the_lesson", f'light = "{light}"', f'weather = "{weather}"', "inland = true"))
    assert scenario.picture == Picture(light, weather, inland=True)


def test_another_light_or_weather_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as bad:
        read_scenario(written(tmp_path, "the_lesson", 'light = "dwan"', 'weather = "hail"', "inland = 3"))
    told = [(each.line, each.what, each.hint) for each in bad.value.faults]
    assert [line for line, _, _ in told] == [1, 2, 3]
    assert "no 'dwan' here" in told[0][1]
    assert "dawn" in told[0][2]
    assert "no 'hail' here" in told[1][1]


def test_the_same_battle_by_night_is_the_same_battle() -> None:
    day = load_scenario("the_lesson")
    night = replace(day, picture=Picture("night", "snow"))
    assert night.start == day.start
    assert night.field is day.field
    assert "picture" not in json.loads(next(iter(lines_of(Match(BATTLE, night, "same")))))  # the battle has a file; that tells it


def fight(**more: Any) -> dict[str, Any]:
    """A battle that is no file."""
    words = dict.fromkeys(("en", "fr", "it"), "A brawl")
    return {
        "id": "brawl", "ruleset": "guiscard", "title": words, "story": words, "briefing": words, "turns": 2,
        "sides": {"A": {"name": words}, "B": {"name": words}},
        "board": [{"sheet": "meadow"}], "men": [{"who": "guy", "side": "A", "at": "A3"}, {"who": "carlo", "side": "B", "at": "J6"}],
        "victory": [{"result": "draw", "at": "end", "all": []}], **more,
    }  # fmt: skip


def test_a_record_keeps_how_a_battle_looked_that_is_no_file() -> None:
    looked = replace(scenario_of(fight(), "brawl"), picture=Picture("dusk", "rain"))
    again = parse("\n".join(lines_of(Match(BATTLE, looked, "brawl"))), "brawl")
    assert again.scenario.picture == Picture("dusk", "rain")
    plain = parse("\n".join(lines_of(Match(BATTLE, scenario_of(fight(), "brawl"), "brawl"))), "brawl")
    assert plain.scenario.picture == PLAIN
    assert scenario_of(fight(light="night"), "brawl").picture == Picture("night")


def test_a_record_with_a_light_that_is_none_is_refused() -> None:
    lines = list(lines_of(Match(BATTLE, replace(scenario_of(fight(), "brawl"), picture=Picture("dusk")), "brawl")))
    header = json.loads(lines[0])
    header["picture"] = picture_json(PLAIN) | {"light": "noon"}
    with pytest.raises(BadInput, match="noon"):
        parse("\n".join([json.dumps(header), *lines[1:]]), "brawl")


def test_a_fight_of_a_siege_looks_as_the_siege_does_and_verifies() -> None:
    before = sallied("snow")
    game = Match(SIEGE, replace(before.scenario, picture=Picture(weather="snow")), before.seed)
    for step in before.steps[:-1]:
        if step.command is not None:  # the first throws of a match are its own
            game.do(step.command)
    fight = game.open_fight()
    assert fight.scenario.picture.weather == "snow"
    play_out(fight, (Stubborn("a"), Stubborn("b")))
    game.close_fight(fight)
    assert game.state == before.state
    assert json.loads(game.steps[-1].command.record[0])["picture"]["weather"] == "snow"
    assert "picture" not in json.loads(before.steps[-1].command.record[0])
    assert verify(parse("\n".join(lines_of(game)), "siege")) is None


def test_trowbridge_lies_inland_and_milazzo_by_the_sea() -> None:
    def looks(campaign: str, place: str) -> Picture:
        position = Match(CAMPAIGN, load_campaign(campaign), "map").position
        return picture_at(position, position.field.map.places[place].hex)

    assert looks("engines_for_trowbridge", "trowbridge").inland
    assert not looks("the_val_demone", "milazzo").inland


def test_winter_is_white() -> None:
    position = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "map").position
    winter = position.field.at(position.state._replace(season="winter"))
    where = position.field.map.places["trowbridge"].hex
    assert picture_at(winter, where).weather == "snow"
    assert picture_at(position, where).weather == "clear"
