"""Finding people of the package: by name, group, class, weapon, and the numbers of their counters. [COUNTER-01, COUNTER-03]"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from hauberk.battle.core.character import Character, Values
from hauberk.common.faults import BadInput, Fault, near
from hauberk.rulesets.people import WEAPONS, People

MOST = 999
Span = tuple[int, int]
"""The least and the greatest number."""


class Wanted(NamedTuple):
    """What is looked for; what is empty does not matter."""

    text: str = ""
    group: str = ""
    kind: str = ""
    weapon: str = ""
    attack: str = ""
    defence: str = ""
    movement: str = ""
    mounted: bool = False
    """The numbers are those in the saddle."""
    armoured: bool = False


def search(people: People, wanted: Wanted, weapons: Mapping[str, Iterable[str]]) -> list[Character]:
    """Everybody who fits, in the order of the files. `weapons`: how each weapon is called. Raises BadInput with every fault."""
    faults: list[Fault] = []
    groups = {id_: (id_, *group.name.values()) for id_, group in people.groups.items()}
    kinds = {id_: (id_, *kind.name.values()) for id_, kind in people.kinds.items()}
    group = _known("--group", wanted.group, groups, faults)
    kind = _known("--class", wanted.kind, kinds, faults)
    weapon = _known("--weapon", wanted.weapon, {id_: (id_, *weapons.get(id_, ())) for id_ in WEAPONS}, faults)
    spans = [_span(f"--{key}", getattr(wanted, key), faults) for key in Values._fields]
    if faults:
        raise BadInput(faults)
    return [
        character
        for character in people.characters.values()
        if wanted.text.lower() in " ".join((character.id, character.name, *character.called.values())).lower()
        and group in ("", character.group)
        and kind in ("", character.kind)
        and (not weapon or weapon in character.weapons)
        and (character.armoured or not wanted.armoured)
        and _fits(character.faces.get("mounted" if wanted.mounted else "foot"), spans)
    ]


def _known(option: str, word: str, names: Mapping[str, Iterable[str]], faults: list[Fault]) -> str:
    """The id of something by its id or its name in any language."""
    if not word:
        return ""
    for id_, called in names.items():
        if word.lower() in (name.lower() for name in called):
            return id_
    faults.append(Fault(option, 0, f"no {word!r} here", near(word, names)))
    return ""


def _span(option: str, text: str, faults: list[Fault]) -> Span:
    """22, 20-25, 20+ or -25."""
    if not text:
        return 0, MOST
    if not (found := re.fullmatch(r"(\d*)(-|\+)?(\d*)", text)) or not (found[1] or found[3]) or (found[2] == "+" and found[3]):
        faults.append(Fault(option, 0, f"{text!r} is no number", "such as 22, 20-25 or 20+"))
        return 0, MOST
    least = int(found[1] or 0)
    return least, int(found[3]) if found[3] else MOST if found[2] == "+" else least


def _fits(values: Values | None, spans: list[Span]) -> bool:
    return values is not None and all(least <= value <= most for value, (least, most) in zip(values, spans, strict=True))
