"""The sieges that come with the game: complete, in three languages, with people who exist and stand on one side only."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.ledger import ledger
from hauberk.play.battle.scenario import sheet_files
from hauberk.play.siege.places import load_place
from hauberk.play.siege.scenario import COMMANDER, ENGINEER, MINER, load_siege, read_siege, siege_files
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import load_people

SIEGES = list(siege_files())


def test_the_six_sieges() -> None:
    """Two of Guiscard, three of The Anarchy, a classic one, numbered as their files; every kind of place but the chapel."""
    found = [load_siege(name) for name in SIEGES]
    assert [siege.order for siege in found] == [1, 2, 3, 4, 5, 6]
    assert [siege.ruleset.id for siege in found] == ["guiscard", "guiscard", "anarchy", "anarchy", "anarchy", "siege_classic"]
    assert [siege.place.id for siege in found] == ["farm", "eagles_nest", "priory", "norman_castle", "norman_castle", "classic_castle"]
    assert all(siege.id == name for siege, name in zip(found, SIEGES, strict=True))


@pytest.mark.parametrize("name", SIEGES)
def test_it_speaks_three_languages(name: str) -> None:
    """Title, story, briefing and the names of both sides, filled; story and briefing translated."""
    siege = load_siege(name)
    for text in (siege.title, siege.story, siege.briefing, *siege.sides):
        assert set(text) == set(LANGUAGES)
        assert all(text[language].strip() for language in LANGUAGES)
    for text in (siege.title, siege.story, siege.briefing):
        assert len(set(text.values())) == 3


@pytest.mark.parametrize("name", SIEGES)
@pytest.mark.rule("A-BUILD-01", "A-MINE-01", "SURR-02", "A-SURR-02")
def test_its_people_exist_and_have_their_parts(name: str) -> None:
    """Nobody twice, one commander a side who can command, engineers where the edition wants them, miners where walls are mined."""
    siege, everybody = load_siege(name), load_people().characters
    rules = siege.ruleset.siege_rules()
    assert len({each.id for each in siege.people}) == len(siege.people)
    for side in (0, 1):
        people = siege.of_side(side)
        chiefs = [each for each in people if COMMANDER in each.roles]
        assert len(chiefs) == 1
        assert everybody[chiefs[0].id].kind in rules.commanders
        assert all(each.mounted == everybody[each.id].rides for each in people)
        assert any(everybody[each.id].group == siege.groups[side] for each in people)
        engineers = [each for each in people if ENGINEER in each.roles]
        assert all("engineer" in everybody[each.id].traits for each in engineers)
        assert engineers or not rules.building.engineer
    miners = [each for each in siege.people if MINER in each.roles]
    assert bool(miners) == rules.mining
    assert all(each.side == 0 for each in miners)
    assert not {each.id for each in siege.people} & set(siege.newcomers)


@pytest.mark.parametrize("name", SIEGES)
@pytest.mark.rule("PROV-02", "A-SIEGE-05")
def test_the_garrison_fits_the_place(name: str) -> None:
    """It gets no more than four days more or less for its number: neither a crowd nor a handful."""
    siege = load_siege(name)
    modifier = siege.ruleset.siege_rules().provisions.modifier(siege.place.kind, len(siege.of_side(1)))
    assert abs(modifier) <= 4
    assert 36 <= len(siege.of_side(0)) <= 60


@pytest.mark.rule("BLOCK-01", "A-SIEGE-19")
def test_one_blockade_is_thin() -> None:
    """At Malmesbury help gets through; everywhere else the ring is closed."""
    for name in SIEGES:
        siege = load_siege(name)
        grip = siege.ruleset.siege_rules().blockade.grip(len(siege.of_side(0)), len(siege.of_side(1)))
        assert bool(grip.modifier) == (name == "rain_at_malmesbury"), name


@pytest.mark.parametrize("name", SIEGES)
@pytest.mark.rule("RULING-G-49", "RULING-A-EVENT-01")
def test_who_voids_the_early_lifting_says_so(name: str) -> None:
    """A siege that would be spoiled by news of the first days turns the switch, and its briefing tells."""
    siege = load_siege(name)
    said = {"en": "sixth day", "fr": "sixième jour", "it": "sesto giorno"}
    for language, words in said.items():
        assert (words in siege.briefing[language]) == siege.ruleset.siege_switches.void_early_lifting
    chances = siege.ruleset.siege_rules().event_chances(3, len(siege.of_side(0)), len(siege.of_side(1)))
    assert "siege_lifted" not in chances


@pytest.mark.parametrize("name", SIEGES)
def test_its_engines_and_stores_are_known(name: str) -> None:
    """Engines of the edition, sheets that exist, rules that are in the ledger, a date in the years of the story."""
    siege = load_siege(name)
    rules = siege.ruleset.siege_rules()
    assert all(park.kind in siege.ruleset.rules().machines or park.kind in rules.off_map for park in siege.engines)
    assert any(park.kind in rules.engines for park in siege.engines if park.side == 0)
    assert siege.grounds
    assert set(siege.grounds) <= set(sheet_files())
    ids = ledger()
    assert all(any(rule.startswith(f"{topic}-") for rule in ids) for topic in siege.teaches)
    year = date.fromisoformat(siege.begins).year
    assert all(str(year) in siege.story[language] for language in LANGUAGES)


@pytest.mark.parametrize("name", SIEGES)
def test_the_briefing_counts_right(name: str) -> None:
    """The numbers of both sides stand in the briefing, in words."""
    words = {16: "sixteen", 17: "seventeen", 18: "eighteen", 20: "twenty", 22: "twenty-two", 23: "twenty-three", 37: "thirty-seven",
             38: "thirty-eight", 40: "forty", 41: "forty-one", 46: "forty-six", 50: "fifty"}  # fmt: skip
    siege = load_siege(name)
    said = siege.briefing["en"].lower()
    for side in (0, 1):
        assert re.search(rf"\b{words[len(siege.of_side(side))]}\b", said)


@pytest.mark.rule("A-HOARD-04", "A-HOARD-22")
def test_oxford_has_hoardings() -> None:
    """They hang before the north-eastern wall and are walls of the place like others; the place without them is not changed."""
    siege = load_siege("snow_at_oxford")
    assert siege.place.hoardings == ("O3/2", "P3/2", "Q4/2", "R4/2")
    assert not load_place("norman_castle").hoardings


def test_a_siege_belongs_to_its_edition() -> None:
    """Its switches can be turned, but another edition has other engines."""
    siege = load_siege("snow_at_oxford")
    turned = siege.under(siege.ruleset.with_siege_switches(open_provisions=True))
    assert turned.ruleset.siege_switches.open_provisions
    assert turned.ruleset.siege_switches.void_early_lifting
    with pytest.raises(BadInput, match="cannot be fought"):
        siege.under(RULESETS["guiscard"])


def test_all_faults_are_listed(tmp_path: Path) -> None:
    """Strangers, people on both sides, a commander who cannot command, engines of another edition, hoardings in the air: all at once."""
    path = tmp_path / "oxford.toml"
    text = siege_files()["snow_at_oxford"].read_text(encoding="utf-8")
    for old, new in (
        ('hoardings = "O3/2', 'hoardings = "Z1/2 O3/1 O3/2'),
        ('commander = "foulque"', 'commander = "lovell"'),
        ("lovell piers matilda", "lovell piers mathilda hob"),
        ('{ kind = "ram" }', '{ kind = "trebuchet" }'),
        ('begins = "1142-09-26"', 'begins = "Michaelmas"'),
        ('newcomers = ["ailnoth"]', 'newcomers = ["waleran", "matilda"]'),
        ("void_early_lifting = true", "void_early_liftings = true"),
        ("cauldron = 2", "kettle = 2"),
        ('miners = "wat', 'miners = "wet'),
        ("[sides.A]", '[doors]\ngates = "open"\n[damage]\nA1 = 2\n[sides.A]'),
        ("[switches]", "[switches]\nbridge_gaps = true"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_siege(path)
    said = str(caught.value)
    for word in (
        "Z1/2", "O3/1", "lovell cannot command", "mathilda", "hob is enlisted twice", "trebuchet", "Michaelmas",
        "waleran is here already", "matilda", "void_early_liftings", "bridge_gaps", "kettle", "wet", "gates", "A1",
    ):  # fmt: skip
        assert word in said, word
    assert all(fault.line for fault in caught.value.faults)
    with pytest.raises(BadInput, match="no such siege"):
        load_siege("snow_in_oxford")
