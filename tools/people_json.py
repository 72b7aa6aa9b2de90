"""Print everybody there is as the page gets them: {who: PERSON}, for the painters' demo and tests."""

from __future__ import annotations

import msgspec

from hauberk.play.battle.view import person_json
from hauberk.play.protocol.common import Person
from hauberk.rulesets.people import load_people


def everybody() -> dict[str, Person]:
    """All groups, and the horses of those who ride."""
    people = load_people()
    riders = [rider for rider in people.characters.values() if rider.rides]
    horses = [people.horse_for(rider) for rider in riders]
    return {character.id: person_json(character) for character in (*people.characters.values(), *horses)}


if __name__ == "__main__":
    print(msgspec.json.encode(everybody()).decode())
