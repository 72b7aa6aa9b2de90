"""What factions must bring about, as a campaign scenario says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.campaign.field import Objective
from hauberk.campaign.map import CampaignMap, HexName
from hauberk.campaign.objectives import AIMS
from hauberk.common.faults import Reader, near
from hauberk.play.campaign.values import Band

if TYPE_CHECKING:
    from hauberk.play.campaign.scenario import Muster


def read_objective(muster: Muster, entry: Reader, groups: list[Band]) -> Objective:
    """What a faction must bring about. [RULING-C-VICTORY]"""
    known = {*muster.ids, *(band.id for band in groups), *(each.id for each in muster.factions)}
    kind = entry.choice("kind", AIMS)
    who = entry.text("who", default="")
    if who and who not in known:
        entry.fault("who", f"nobody called {who!r} takes part", near(who, known))
    found = Objective(
        faction=entry.choice("faction", [each.id for each in muster.factions]),
        kind=kind,
        who=who,
        place=entry.choice("place", muster.map.places, default="") if "place" in entry.table else "",
        hex=muster.where(entry) if "at" in entry.table else "",
        region=_region(muster.map, entry),
        number=entry.integer("number", default=0, least=0),
        men=entry.integer("men", default=0, least=0),
        by_day=entry.integer("by_day", default=0, least=0),
        at_end=entry.flag("at_end", default=False),
        way=entry.integer("way", default=0, least=0),
    )
    entry.finish()
    return found


def _region(land: CampaignMap, entry: Reader) -> tuple[HexName, ...]:
    """`within = 4` hexes of its place; or a named region of the map."""
    if "within" in entry.table:
        steps, centre = entry.integer("within", least=0), land.places.get(str(entry.table.get("place", "")))
        if centre is None:
            entry.fault("within", "a place is needed round which to measure")
            return ()
        return tuple(name for name in land.hexes if land.distance(name, centre.hex) <= steps)
    if "region" in entry.table:
        name = entry.choice("region", [each.id for each in land.regions])
        return tuple(hex_ for each in land.regions if each.id == name for hex_ in sorted(each.hexes))
    return ()
