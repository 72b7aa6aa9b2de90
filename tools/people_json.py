"""Print everybody there is as the page gets them: {who: PERSON}, for the painters' demo and tests."""

from __future__ import annotations

import json
from typing import Any

from hauberk.battle.character import Character
from hauberk.rulesets.people import People, load_people


def person_json(people: People, character: Character) -> dict[str, Any]:
    """One person as `docs/protocol.md` has it: what never changes in a battle."""
    group = people.groups.get(character.group)
    return {
        "name": character.name,
        "kind": character.kind,
        "group": character.group,
        "painter": group.painter if group else "neutral",
        "code": character.code,
        "class": people.kinds[character.kind].name["en"],
        "arms": dict(character.arms),
        "weapons": list(character.weapons),
        "faces": {face: list(values) for face, values in character.faces.items()},
        "armoured": character.armoured,
        "rides": character.rides,
        "beast": character.is_beast,
        "traits": sorted(character.traits),
        "note": character.note.get("en", ""),
    }


def everybody() -> dict[str, dict[str, Any]]:
    """All groups, and one horse of a knight and of a cataphract."""
    people = load_people()
    found = {who: person_json(people, character) for who, character in people.characters.items()}
    for rider in people.characters.values():
        if rider.rides and rider.kind in ("knight", "cataphract"):
            horse = people.horse_for(rider)
            found[horse.id] = person_json(people, horse)
    return found


if __name__ == "__main__":
    print(json.dumps(everybody(), ensure_ascii=False, separators=(",", ":")))
