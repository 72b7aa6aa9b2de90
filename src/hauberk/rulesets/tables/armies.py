"""Reading `data/armies.toml`: prices, ready-made armies, refugees. All faults at once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.board.terrain import PROVENANCES
from hauberk.campaign.classes import RIDING, WALKING
from hauberk.campaign.raising import MADE
from hauberk.common.faults import Reader, near, read_toml
from hauberk.rulesets.people import WEAPONS, People, load_people
from hauberk.rulesets.tables import data_folder
from hauberk.siege.armies import Armies, Army, Prices

REFUGEES = "light_infantry"
"""The kind of those who flee into a place. [EVENT-14, A-EVENT-14]"""
LEVIES, MORE = "_levies", 6
"""After whom more people of a group are made, and how many of each class an army can have of them."""
_NO_FIGHTERS = frozenset({"beast", "civilian", "engineer"})


@lru_cache(maxsize=4)
def load_armies(path: Path | None = None) -> Armies:
    """The armies, each with the rest of its group and its allies behind the people it names."""
    people = load_people()
    reader = read_toml(path or data_folder() / "armies.toml")
    prices = _prices(reader.child("price"))
    armies = {key: _army(key, entry, people) for key, entry in reader.named("armies")}
    refugees = _refugees(reader.child("refugees"), people)
    reader.finish()
    reader.source.done()
    return Armies(prices, armies, refugees)


def _prices(section: Reader) -> Prices:
    shooter, shooting = _paid_for(section, "shooter")
    javelin, throwing = _paid_for(section, "javelin")
    prices = Prices(
        _figure(section, "part", 1), _figure(section, "mounted"), shooter, shooting, javelin, throwing, _figure(section, "engineer")
    )
    section.finish()
    return prices


def _figure(section: Reader, key: str, least: int = 0) -> int:
    entry = section.child(key)
    value = _head(entry, least)
    entry.finish()
    return value


def _paid_for(section: Reader, key: str) -> tuple[int, frozenset[str]]:
    entry = section.child(key)
    value, weapons = _head(entry, 0), frozenset(entry.choices("weapons", WEAPONS, needed=True))
    entry.finish()
    return value, weapons


def _head(entry: Reader, least: int) -> int:
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    return entry.integer("value", least=least)


def _army(key: str, entry: Reader, people: People) -> Army:
    group, name = entry.choice("group", people.groups), entry.words("name")
    named = _who(entry, "people", people)
    for who in named:
        if not _fights(people.characters[who]):
            entry.fault("people", f"{key}: {who} is no fighter")
    groups = (group, *entry.choices("allies", people.groups))
    entry.finish()
    others = [who for each in groups if each in people.groups for who in people.groups[each].people if _fights(people.characters[who])]
    return Army(key, group, name, tuple(dict.fromkeys([*named, *others, *_made(group, people)])))


def _made(group: str, people: People) -> list[BeingId]:
    """Those whom nobody has named, a few of each class: no army is short of men for its points. [EVENT-11, EVENT-19, RULING-C-MADE]"""
    ids = (f"{group}{LEVIES}{MADE}{class_}{MADE}{number}" for number in range(MORE) for class_ in (*RIDING, *WALKING))
    return [who for who in ids if who in people.characters]


def _refugees(section: Reader, people: People) -> dict[str, tuple[BeingId, ...]]:
    found: dict[str, tuple[BeingId, ...]] = {}
    for group in section.table:
        if group not in people.groups:
            section.fault(group, f"refugees: no {group!r} here", near(group, people.groups))
        found[group] = _who(section, group, people)
        for who in found[group]:
            if people.characters[who].kind != REFUGEES:
                section.fault(group, f"{who} is no {REFUGEES}")
    section.finish()
    return found


def _who(entry: Reader, key: str, people: People) -> tuple[BeingId, ...]:
    """People by name, each once."""
    names = entry.choices(key, people.characters, needed=True)
    for who in sorted({who for who in names if names.count(who) > 1}):
        entry.fault(key, f"{who} is named twice")
    return tuple(who for who in names if who in people.characters)


def _fights(character: Character) -> bool:
    return _NO_FIGHTERS.isdisjoint(character.traits)
