"""People of history bear the name a language has for them, everybody else the one on his counter; stories and counters agree."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hauberk.common.faults import LANGUAGES
from hauberk.rulesets.people import load_people
from hauberk.rulesets.tables import data_folder

FOLDERS = ("scenarios", "sieges", "campaigns", "lessons")
TOLD = sorted(path for folder in FOLDERS for path in (data_folder() / folder).rglob("*.toml"))
SHORT = 3
"""Shorter names are words of other languages too."""


def texts(found: Any) -> Iterator[dict[str, str]]:
    """Every text in three languages."""
    if isinstance(found, list):
        for each in found:
            yield from texts(each)
    elif isinstance(found, dict):
        if set(LANGUAGES) <= found.keys():
            yield found
        else:
            for each in found.values():
                yield from texts(each)


def names(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_a_story_calls_people_as_their_counters_do(path: Path) -> None:
    raw = path.read_text(encoding="utf-8")
    told = list(texts(tomllib.loads(raw)))
    for character in load_people().characters.values():
        if len(character.name) <= SHORT or not names(character.id, raw):
            continue
        for text in told:
            if names(character.name, text["en"]):
                for language in LANGUAGES:
                    assert names(character.named(language), text[language]), (character.id, language, text[language])


def test_people_of_history_have_names_in_other_languages() -> None:
    stephen = load_people().characters["stephen"]
    assert [stephen.named(language) for language in LANGUAGES] == ["Stephen", "Étienne", "Stefano"]
    assert stephen.name == "Stephen"
