"""What of a set-up decides, without the sentences told beside it: a title that is mended makes no old record wrong."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any

from hauberk.common.faults import LANGUAGES


def wordless(data: Any) -> Any:
    """A table without what is written in every language."""
    if isinstance(data, dict):
        return {key: wordless(value) for key, value in data.items() if not (isinstance(value, dict) and value.keys() >= set(LANGUAGES))}
    return [wordless(each) for each in data] if isinstance(data, list) else data


def alike(one: Any, other: Any) -> bool:
    """Are two values the same, but for the words of the set-ups they hold?"""
    if type(one) is not type(other):
        return False
    if is_dataclass(one):
        return all(alike(getattr(one, field.name), getattr(other, field.name)) for field in fields(one))
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, str) and one != other and one.startswith("{") and other.startswith("{"):
        return bool(wordless(json.loads(one)) == wordless(json.loads(other)))
    return bool(one == other)
