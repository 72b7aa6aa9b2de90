"""A play aid for the table at home: the sequence of play and the tables of an edition, as its own files say them."""

from __future__ import annotations

from functools import cache
from typing import Any

from hauberk.common.layers import read_layers
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.rulesets.editions import RULESETS
from hauberk.server.catalogue import in_language
from hauberk.server.encoding import Json
from hauberk.tell.messages import messages_in

PRINTED = ("melee", "shots", "impact", "weapons", "fire", "bombardment")
"""Tables that are printed as they stand."""


@cache
def play_aid(edition: str, language: str) -> Json:
    """Everything that stands on the sheets of an edition."""
    ruleset = RULESETS[edition]
    tables = {name: in_language(dict(read_layers(*ruleset.files(name)).table), language) for name in PRINTED}
    ground = read_layers(*ruleset.files("terrain")).table
    grounds, sides = _on_sheets()
    say = messages_in(language).say
    return {
        "id": edition, "sequences": [say(f"sequence-{number}") for number in range(1, 6)],
        "title": ruleset.title[language], "tables": tables,
        "terrain": [_line(ground["terrain"][name], language) for name in ground["terrain"] if name in grounds],
        "hexsides": [_line(ground["hexside"][name], language) for name in ground["hexside"] if name in sides],
        "shift": 2 * max(abs(each["influence"]) for each in ground["terrain"].values() if "influence" in each),
        "figures": {key: each["value"] for key, each in read_layers(*ruleset.files("battle")).table["figures"].items() if "value" in each},
    }  # fmt: skip


def _on_sheets() -> tuple[set[str], set[str]]:
    """The grounds and hexsides that lie on the sheets of the package: what a player meets."""
    grounds: set[str] = set()
    sides: set[str] = set()
    for name in sheet_files():
        laid = sheet(name)
        grounds |= {spot.terrain for spot in laid.ground.values()}
        sides |= set(laid.hexsides.values())
    return grounds, sides


def _line(entry: Any, language: str) -> Json:
    """A line of ground, or of what stands between two hexes."""
    wanted = ("foot", "mounted", "cover", "influence", "attacker", "crossing", "price", "bars")
    return {"name": entry["name"][language]} | {key: entry[key] for key in wanted if key in entry}


def editions(language: str) -> list[Json]:
    """The editions there are sheets for, in their order."""
    return [{"id": each.id, "title": each.title[language]} for each in sorted(RULESETS.values(), key=lambda each: each.order)]
