"""`hauberk people` finds whom a case can name."""

from __future__ import annotations

import pytest

from hauberk.common.faults import LANGUAGES
from hauberk.rulesets.people import load_people
from tests.cli.kit import hauberk, refused


def found(*words: str) -> list[str]:
    """The ids of those who are found."""
    return [line.split()[0] for line in hauberk("people", *words).splitlines()[1:-1]]


def test_everybody_is_listed() -> None:
    assert found() == list(load_people().characters)


def test_by_group_class_weapon_and_numbers() -> None:
    characters = load_people().characters
    knights = found("--group", "normans", "--class", "knight", "--attack", "25+")
    assert knights
    for who in knights:
        character = characters[who]
        assert (character.group, character.kind) == ("normans", "knight")
        assert character.faces["foot"].attack >= 25
    riders = found("--mounted", "--defence", "13-14", "--movement", "12")
    assert riders == [
        who for who, one in characters.items() if one.rides and one.faces["mounted"][1] in (13, 14) and one.faces["mounted"][2] == 12
    ]
    bows = found("--weapon", "short_bow")
    assert bows == [who for who, one in characters.items() if "short_bow" in one.weapons]


def test_words_of_every_language_are_understood() -> None:
    assert found("--class", "chevalier") == found("--class", "cavaliere") == found("--class", "knight")
    assert found("--weapon", "arco corto") == found("--weapon", "short bow")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    text = hauberk("people", "drogon", "--lang", language)
    assert {"en": "Normans", "fr": "Normands", "it": "Normanni"}[language] in text


def test_all_faults_at_once() -> None:
    said = refused("people", "--class", "knigt", "--attack", "many", "--weapon", "gun")
    assert all(words in said for words in ("did you mean knight?", "'many' is no number", "no 'gun' here"))


def test_nobody_is_no_fault() -> None:
    assert found("--attack", "99") == []
