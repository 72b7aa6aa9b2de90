"""People who are made when the rolls of named ones are empty: who they are follows from their ids alone.

So they are the same in a castle of a campaign, in its siege, in a battle and in every record. [C-PLACE-09]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

from hauberk.battle.core.character import Character
from hauberk.campaign.classes import ENGINEER, NOBLE, RIDING, WALKING, class_of
from hauberk.campaign.raising import MADE, NUMBERS
from hauberk.common.faults import BadInput, Fault, read_toml

T = TypeVar("T")
MAKEABLE = {*RIDING, *WALKING, ENGINEER, "mule"} - {NOBLE}
"""Classes of people, and beasts, that can be made; nobles have names of their own."""
FEW, KEPT = 6, 4
"""With fewer first names than this in his class, a man gets one from all of his people, and one of so many second names kept for that."""

Bynames = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Second names by class, or "" for all others, and by roll."""


def load_bynames(path: Path, faults: list[Fault]) -> Bynames:
    """Read `data/bynames.toml`; where there is no such file, nobody can be made."""
    if not path.is_file():
        return {"": {}}
    try:
        reader = read_toml(path)
    except BadInput as bad:
        faults += bad.faults
        return {"": {}}
    entry = reader.child("bynames")
    found = {"": {name: entry.texts(name) for name in entry.table}}
    apart = reader.child("apart", needed=False)
    for class_ in apart.table:
        own = apart.child(class_)
        found[class_] = {name: own.texts(name) for name in own.table}
        own.finish()
    for each in (entry, apart, reader):
        each.finish()
    faults += reader.source.faults
    return found


class Everybody(dict[str, Character]):
    """All who have names of their own, and at need whoever can be made: a list of them shows the former only."""

    def __init__(self, named: Mapping[str, Character], rolls: Mapping[str, Sequence[str]], bynames: Bynames) -> None:
        super().__init__(named)
        self._bynames = bynames
        self._alike: dict[tuple[str, str], list[Character]] = {}
        for roll, men in rolls.items():
            for who in men:
                class_ = named[who].kind if named[who].is_beast else class_of(named[who])
                if class_ in MAKEABLE and roll in bynames[""]:
                    self._alike.setdefault((roll, class_), []).append(named[who])
        self._made = lru_cache(maxsize=4096)(self._make)

    def __missing__(self, who: str) -> Character:
        if (found := self._made(who)) is None:
            raise KeyError(who)
        return found

    def __contains__(self, who: object) -> bool:
        return super().__contains__(who) or (isinstance(who, str) and self._made(who) is not None)

    def get(self, who: str, default: Any = None) -> Any:
        """Somebody, or the default if nobody can bear this id."""
        try:
            return self[who]
        except KeyError:
            return default

    def _make(self, who: str) -> Character | None:
        """A man after his people and class: numbers and weapons of one of them, looks of others. [C-PLACE-09]"""
        roll, _, rest = who.partition(MADE)
        class_, _, number = rest.partition(MADE)
        alike = self._alike.get((roll, class_))
        if alike is None or not _is_number(number):
            return None
        like = _pick(alike, who, "like")
        names, bynames = self._names(roll, class_)
        first = names[int(number) % len(names)]  # men of one place have numbers in a row: no two of them are called the same
        looks = {key: _pick([man.arms[key] for man in alike if key in man.arms], who, key) for key in like.arms}
        return replace(like, id=who, name=f"{first} {_pick(bynames, who, 'name')}", arms=looks, note={})

    def _names(self, roll: str, class_: str) -> tuple[Sequence[str], Sequence[str]]:
        """First and second names of a class, which no other class of its people has together.

        A class with few first names of its own has a share of all others', and second names that are kept for such classes.
        """
        if (apart := self._bynames.get(class_, {}).get(roll)) is not None:
            return [man.name for man in self._alike[roll, class_]], apart
        here = {each: men for (other, each), men in self._alike.items() if other == roll and roll not in self._bynames.get(each, {})}
        own = {each: [man.name for man in men] for each, men in here.items()}
        few = [each for each, names in own.items() if len(names) < FEW]
        bynames = self._bynames[""][roll]
        if class_ not in few:
            return own[class_], bynames[KEPT:]
        everybody = [name for names in own.values() for name in names]
        return everybody[few.index(class_) :: len(few)], bynames[:KEPT]


def _is_number(text: str) -> bool:
    """As it is written in an id: no sign, no nought before it, not too high."""
    return text.isascii() and text.isdigit() and len(text) <= len(str(NUMBERS)) and str(int(text)) == text and int(text) < NUMBERS


def _pick(choices: Sequence[T], who: str, what: str) -> T:
    """One of them, always the same for the same man."""
    return choices[crc32(f"{who}/{what}".encode()) % len(choices)]
