"""Asking words at sieges and campaigns: who, where, cost and near, as far as the listener may know."""

from __future__ import annotations

import re

import pytest

from hauberk.campaign.questions import GroupToAct
from hauberk.play.campaign.sight import sight
from hauberk.siege.knowledge import known_to
from hauberk.tell.messages import LANGUAGES
from hauberk.text.siege.asking import where
from tests.text.test_days import FARM, Sitting, at_orders

DEMONE = "the_val_demone"


def at_a_march(language: str = "en") -> Sitting:
    """A campaign when the first group of the Normans is to march."""
    sitting = Sitting("campaign", DEMONE, {0}, language)
    for _ in range(40):
        if isinstance(sitting.match.state.pending[-1], GroupToAct):
            return sitting
        sitting.type(sitting.table.scene.write(sitting.match.legal.nth(0)))
    raise AssertionError("nobody marches")


@pytest.mark.rule("C-MOVE-03")
def test_a_way_is_priced_hex_by_hex_and_day_by_day() -> None:
    """Two hexes for 2 points each; the points `where` lists are those the march is charged."""
    sitting = at_a_march()
    told = sitting.type("where rogers_column").splitlines()
    assert told[0] == "Roger's column: at Messina."
    assert told[1].startswith("2 points: 6404, 6405, 6504")
    assert sitting.type("cost rogers_column 6504").splitlines() == ["6504: 2 points", "Together 2; 1 day at 5 a day."]
    assert "; 2 days at 5 a day." in sitting.type("cost rogers_column 6404 6304 6204 6105 6004")
    assert sitting.type("cost rogers_column 6404 1101") == "1101 is not beside 6404."
    sitting.type("march 6504")
    assert sitting.match.state.groups["rogers_column"].hex == "6504"
    assert sitting.match.state.left == 5 - 2


@pytest.mark.rule("C-GROUP-02", "C-CG-08")
def test_what_a_faction_does_not_see_is_not_told() -> None:
    """Own people by name and number; of others the counter and its hex, and of hidden people nothing."""
    sitting = at_a_march()
    own = sitting.type("who rogers_column").splitlines()
    assert len(own) == 1 + len(sitting.match.state.groups["rogers_column"].men)
    assert any("Tancrède, knight, healthy, mounted" in line for line in own)
    assert sitting.type("who al_hawwas_riders").splitlines()[1:] == ["Nobody of yours has seen how many they are."]
    known = sight(sitting.match.position, "norman")
    hidden = next(who for who, man in sitting.match.state.people.items() if who not in {**known.people, **known.leaders})
    for word in ("who", "where", "near"):
        assert sitting.type(f"{word} {hidden}").startswith("Nothing is known of where ")
    near = sitting.type("near rogers_column 2").splitlines()
    assert [int(number) for line in near for number in re.findall(r"(\d+) hex", line)] == sorted(
        int(number) for line in near for number in re.findall(r"(\d+) hex", line)
    )
    assert "Rometta (Normans), 2 hexes off" in near


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_asked_in_every_language(language: str) -> None:
    """No answer lacks its words; help tells what can be asked."""
    for sitting in (at_a_march(language), Sitting("siege", FARM, {0}, language)):
        words = sitting.table.scene.words
        someone = next(iter(sitting.match.state.people))
        for word in ("who", "where", "near", "cost"):
            if word in words.asking:
                assert words.verb(word) in sitting.type(words.verb("help"))
                told = sitting.type(f"{words.verb(word)} {someone}")
                assert told
                assert not re.search(r"text-|\{|\?\?", told), told


def test_at_a_siege_people_are_found_in_camp_or_place_and_at_their_work() -> None:
    sitting = at_orders()
    castellan = next(who for who, man in sitting.match.state.people.items() if man.side == 1 and "commander" in man.roles)
    told = sitting.type("who stephen").splitlines()
    assert re.fullmatch(r"Royalists: Stephen, noble, .*commander\. Attack \d+, defence \d+ in armour, movement \d+\.", told[0])
    assert told[-1] == "Stephen is in the camp."
    assert sitting.type(f"where {castellan}").endswith(" is in the place.")
    assert sitting.type("who") == "The sentence lacks something: who."
    assert "do not know the word near" in sitting.type("near stephen")


def test_the_other_side_does_not_hear_who_is_at_work() -> None:
    """Who is busy with what is his own side's affair."""
    sitting = at_orders()
    field, state = sitting.match.position
    engine = next(iter(state.engines))
    side = state.engines[engine].side
    man = next(man for man in state.people.values() if man.side == side and man.present)
    busy = field.at(state.with_person(man._replace(job=engine)))
    told = [where(field.at(known_to(busy, each)), sitting.table.speech.names, man.id) for each in (side, 1 - side)]
    assert [len(lines) for lines in told] == [2, 1]
    assert "busy today" in told[0][1]
